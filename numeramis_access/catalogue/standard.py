"""The games of this program."""

from __future__ import annotations

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game

QUIST = Game(
    name="quist",
    rules="numeramis_access.games.quist.rules:Quist",
    words="numeramis_access.words.quist:WORDS",
    opponents="numeramis_access.players.quist.policies:OPPONENTS",
)

SIPKY = Game(
    name="sipky",
    rules="numeramis_access.games.sipky.rules:Sipky",
    words="numeramis_access.words.sipky:WORDS",
    opponents="numeramis_access.players.sipky.policies:OPPONENTS",
)

LOKER = Game(
    name="loker",
    rules="numeramis_access.games.loker.rules:Loker",
    words="numeramis_access.words.loker:WORDS",
    opponents="numeramis_access.players.loker.policies:OPPONENTS",
)

WHIST = Game(
    name="whist",
    rules="numeramis_access.games.whist.rules:Whist",
    words="numeramis_access.words.whist:WORDS",
    opponents="numeramis_access.players.whist.policies:OPPONENTS",
)

#: the games that the program offers, in the order of its menus
STANDARD = Catalogue((QUIST, SIPKY, LOKER, WHIST))
