"""The catalogue: the record of a game, and the games of this program by the names of their records.

Must not live here: any part of a game, its record included. A record is in its game's folder and names the game's
parts. Record and parts are imported and type-checked on request (``load``), so a fifth game is its folder and a name
here. Start reading at ``game``, then ``standard``.
"""

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game
from numeramis_access.catalogue.standard import STANDARD

__all__ = ["STANDARD", "Catalogue", "Game"]
