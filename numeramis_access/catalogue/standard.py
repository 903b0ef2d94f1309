"""The games of this program."""

from __future__ import annotations

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game


def _lessons(*names: str) -> tuple[str, ...]:
    return tuple(f"numeramis_access.practice:lessons/{name}.toml" for name in names)


QUIST = Game(
    name="quist",
    rules="numeramis_access.games.quist.rules:Quist",
    words="numeramis_access.games.quist.words:WORDS",
    opponents="numeramis_access.games.quist.players.policies:OPPONENTS",
    practice="numeramis_access.games.quist.practice.odds:PRACTICE",
    topics="numeramis_access.games.quist.practice.topics:TOPICS",
    themes="numeramis_access.games.quist.practice.themes:THEMES",
    braille_fields="numeramis_access.games.quist.braille:FIELDS",
    braille_layout="numeramis_access.output:layouts/quist.toml",
    drills="numeramis_access.games.quist.practice.drills:DRILLS",
    lessons=_lessons("keys"),
)

SIPKY = Game(
    name="sipky",
    rules="numeramis_access.games.sipky.rules:Sipky",
    words="numeramis_access.games.sipky.words:WORDS",
    opponents="numeramis_access.games.sipky.players.policies:OPPONENTS",
    practice="numeramis_access.games.sipky.practice.odds:PRACTICE",
    topics="numeramis_access.games.sipky.practice.topics:TOPICS",
    themes="numeramis_access.games.sipky.practice.themes:THEMES",
    braille_fields="numeramis_access.games.sipky.braille:FIELDS",
    braille_layout="numeramis_access.output:layouts/sipky.toml",
    score_digits=3,
    drills="numeramis_access.games.sipky.practice.drills:DRILLS",
)

LOKER = Game(
    name="loker",
    rules="numeramis_access.games.loker.rules:Loker",
    words="numeramis_access.games.loker.words:WORDS",
    opponents="numeramis_access.games.loker.players.policies:OPPONENTS",
    practice="numeramis_access.games.loker.practice.odds:PRACTICE",
    topics="numeramis_access.games.loker.practice.topics:TOPICS",
    themes="numeramis_access.games.loker.practice.themes:THEMES",
    braille_fields="numeramis_access.games.loker.braille:FIELDS",
    braille_layout="numeramis_access.output:layouts/loker.toml",
    drills="numeramis_access.games.loker.practice.drills:DRILLS",
)

WHIST = Game(
    name="whist",
    rules="numeramis_access.games.whist.rules:Whist",
    words="numeramis_access.games.whist.words:WORDS",
    opponents="numeramis_access.games.whist.players.policies:OPPONENTS",
    practice="numeramis_access.games.whist.practice.odds:PRACTICE",
    topics="numeramis_access.games.whist.practice.topics:TOPICS",
    themes="numeramis_access.games.whist.practice.themes:THEMES",
    braille_fields="numeramis_access.games.whist.braille:FIELDS",
    braille_layout="numeramis_access.output:layouts/whist.toml",
    drills="numeramis_access.games.whist.practice.drills:DRILLS",
)

#: the games that the program offers, in the order of its menus
STANDARD = Catalogue((QUIST, SIPKY, LOKER, WHIST))
