"""``python3 -m numeramis_access``: sets itself up where it has to, then does what the command line asks."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

#: packages without which nothing starts
NEEDED = ("fluent", "msgspec", "platformdirs", "pygame", "serial", "tomli_w", "espeakng_loader")


def main() -> int:
    """Run the program; return its exit status."""
    if not os.environ.get("NUMERAMIS_OWN") and not all(find_spec(name) for name in NEEDED):
        from numeramis_access import bootstrap

        return bootstrap.restart("numeramis_access", sys.argv[1:])
    from numeramis_access import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
