"""How this program was installed, which decides how to update it and how to add a missing package."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal, TypeAlias

#: the portable folder for Windows, Debian's package, pipx, pip, the folder of the program, a page
ShippingForm: TypeAlias = Literal["zip", "deb", "pipx", "pip", "folder", "page"]
#: values of ``NUMERAMIS_OWN`` set by packages, for which no set-up is necessary
PACKAGED_FORMS: tuple[ShippingForm, ...] = ("zip", "deb")
#: file that pipx leaves in its environments
PIPX_FILE = "pipx_metadata.json"
#: pip's word against packages that would be built on the player's computer, by tools of any version
ONLY_WHEELS_OPTION = "--only-binary=:all:"
#: packages that neither the zip nor Debian's package contains: a society's server is installed by pipx or pip
SERVER_PACKAGES = ("alembic", "nats-py", "psycopg[binary,pool]")
#: packages by which a server calls people by e-mail and through browsers
CALL_PACKAGES = ("aiosmtplib", "cryptography", "tzdata")
#: names of these sets in the project
EXTRA_NAMES = {SERVER_PACKAGES: "society", CALL_PACKAGES: "calls"}
#: packages that Debian's package takes from Debian, with their names there
DEBIAN_PACKAGES = {"espeakng-loader": "libespeak-ng1", "numpy": "python3-numpy", "pyserial": "python3-serial"}


def shipping_form() -> ShippingForm:
    """Return how the program was installed.

    In a browser it is ``page``. Otherwise ``NUMERAMIS_OWN`` decides if it is one of ``PACKAGED_FORMS``, else the place
    of this file.
    """
    if sys.platform == "emscripten":
        return "page"
    own = os.environ.get("NUMERAMIS_OWN", "")
    named = next((package for package in PACKAGED_FORMS if package == own), None)
    if named or "site-packages" not in Path(__file__).parts:
        return named or "folder"
    return "pipx" if (Path(sys.prefix) / PIPX_FILE).exists() else "pip"


def how_to_add(*packages: str, again: bool = False) -> dict[str, str]:
    """Return the values of the message ``advice``, which tells how to add missing packages to this program.

    ``how`` is ``unpack`` (the zip again) or ``run``; ``command`` is the command line to type, empty for ``unpack``.

    :param packages: names of the packages on the package index; as a whole set, such as ``SERVER_PACKAGES``, they can
        lead to another installation of the program.
    :param again: whether they are installed but do not work, so that they must be installed again.
    """
    way = shipping_form()
    if way == "zip" and packages not in EXTRA_NAMES:
        return {"how": "unpack", "command": ""}
    return {"how": "run", "command": _command(way, packages, again)}


def _command(way: ShippingForm, packages: tuple[str, ...], again: bool) -> str:
    """Return the command line that adds packages."""
    named = " ".join(f'"{package}"' if "[" in package else package for package in packages)
    if way in PACKAGED_FORMS and packages in EXTRA_NAMES:
        return f'pipx install --pip-args={ONLY_WHEELS_OPTION} "numeramis-access[{EXTRA_NAMES[packages]}]"'
    if way == "deb":
        debs = (DEBIAN_PACKAGES.get(each, "numeramis-access") for each in packages)
        return f"sudo apt install --reinstall {' '.join(debs)}"
    if way == "pipx":
        repair = f"runpip numeramis-access install {ONLY_WHEELS_OPTION} --force-reinstall"
        return f"pipx {repair if again else f'inject numeramis-access --pip-args={ONLY_WHEELS_OPTION}'} {named}"
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f"{python} -m pip install {ONLY_WHEELS_OPTION} {'--force-reinstall ' if again else ''}{named}"
