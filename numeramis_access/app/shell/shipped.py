"""How this program came to this machine: that says how it is updated."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal, TypeAlias

#: the portable folder for Windows, Debian's package, pipx or pip, the folder of the program, a page
Shipped: TypeAlias = Literal["zip", "deb", "pipx", "folder", "page"]
#: what packages say of themselves in ``NUMERAMIS_OWN``, which also says that nothing has to be set up
PACKAGES: tuple[Shipped, ...] = ("zip", "deb")


def shipped_as() -> Shipped:
    """Return how the program came to this machine."""
    if sys.platform == "emscripten":
        return "page"
    own = os.environ.get("NUMERAMIS_OWN", "")
    named = next((package for package in PACKAGES if package == own), None)
    return named or ("pipx" if "site-packages" in Path(__file__).parts else "folder")
