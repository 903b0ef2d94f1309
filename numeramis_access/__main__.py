"""``python3 -m numeramis_access``: sets itself up where it has to, then does what the command line asks."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the program; return its exit status."""
    from numeramis_access import bootstrap

    if not bootstrap.ready() and not os.environ.get("NUMERAMIS_OWN"):
        return bootstrap.restart("numeramis_access", sys.argv[1:])
    from numeramis_access.app import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
