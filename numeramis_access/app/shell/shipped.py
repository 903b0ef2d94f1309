"""How this program was installed, which decides how to update it and how to add a missing package."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal, TypeAlias

#: the portable folder for Windows, Debian's package, pipx, pip, the folder of the program, a page
Shipped: TypeAlias = Literal["zip", "deb", "pipx", "pip", "folder", "page"]
#: values of ``NUMERAMIS_OWN`` set by packages, for which no set-up is necessary
PACKAGES: tuple[Shipped, ...] = ("zip", "deb")
#: file that pipx leaves in its environments
PIPX = "pipx_metadata.json"
#: pip's word against packages that would be built on the player's computer, by tools of any version
WHEELS = "--only-binary=:all:"
#: packages that neither the zip nor Debian's package contains: a society's server is installed by pipx or pip
SOCIETY = ("alembic", "nats-py", "psycopg[binary,pool]")
#: packages that Debian's package takes from Debian, with their names there
OF_DEBIAN = {"espeakng-loader": "libespeak-ng1", "numpy": "python3-numpy", "pyserial": "python3-serial"}


def shipped_as() -> Shipped:
    """Return how the program was installed."""
    if sys.platform == "emscripten":
        return "page"
    own = os.environ.get("NUMERAMIS_OWN", "")
    named = next((package for package in PACKAGES if package == own), None)
    if named or "site-packages" not in Path(__file__).parts:
        return named or "folder"
    return "pipx" if (Path(sys.prefix) / PIPX).exists() else "pip"


def how_to_add(*packages: str, again: bool = False) -> dict[str, str]:
    """Return the values of the message ``advice``, which tells how to add missing packages to this program.

    :param packages: names of the packages on the package index.
    :param again: whether they are installed but do not work.
    """
    way = shipped_as()
    if way == "zip" and packages != SOCIETY:
        return {"how": "unpack", "command": ""}
    return {"how": "run", "command": _command(way, packages, again)}


def _command(way: Shipped, packages: tuple[str, ...], again: bool) -> str:
    """Return the command line that adds packages."""
    named = " ".join(f'"{package}"' if "[" in package else package for package in packages)
    if way in PACKAGES and packages == SOCIETY:
        return f'pipx install --pip-args={WHEELS} "numeramis-access[society]"'
    if way == "deb":
        return f"sudo apt install --reinstall {' '.join(OF_DEBIAN.get(each, 'numeramis-access') for each in packages)}"
    if way == "pipx":
        repair = f"runpip numeramis-access install {WHEELS} --force-reinstall"
        return f"pipx {repair if again else f'inject numeramis-access --pip-args={WHEELS}'} {named}"
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f"{python} -m pip install {WHEELS} {'--force-reinstall ' if again else ''}{named}"
