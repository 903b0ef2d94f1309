"""The catalogue: one record a game, with the name of everything that exists for it; the only place that names games.

Must not live here: anything a game is made of. A part is imported when it is asked for (``load``) and checked against
its type then, so that a fifth game is one more record and its folders. Start reading at ``game``, then ``standard``.
"""

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game
from numeramis_access.catalogue.standard import STANDARD

__all__ = ["STANDARD", "Catalogue", "Game"]
