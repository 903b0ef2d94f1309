"""The catalogue: what a game's record is, and the games of this program by their records' names.

Must not live here: anything a game is made of, its record included. A record lies in its game's folder and names the
game's parts; record and parts are imported when they are asked for (``load``) and checked against their types then, so
that a fifth game is its folder and one more name. Start reading at ``game``, then ``standard``.
"""

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game
from numeramis_access.catalogue.standard import STANDARD

__all__ = ["STANDARD", "Catalogue", "Game"]
