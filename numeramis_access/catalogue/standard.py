"""The games of this program."""

from __future__ import annotations

from numeramis_access.catalogue.catalogue import Catalogue

#: the games in menu order
STANDARD = Catalogue([f"numeramis_access.games.{name}.game:GAME" for name in ("quist", "sipky", "loker", "whist")])
