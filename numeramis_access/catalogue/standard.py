"""The games of this program."""

from __future__ import annotations

from numeramis_access.catalogue.catalogue import Catalogue
from numeramis_access.catalogue.game import Game


def _lessons(*names: str) -> tuple[str, ...]:
    return tuple(f"numeramis_access.practice:lessons/{name}.toml" for name in names)


QUIST = Game(
    name="quist",
    rules="numeramis_access.games.quist.rules:Quist",
    words="numeramis_access.words.quist:WORDS",
    opponents="numeramis_access.players.quist.policies:OPPONENTS",
    practice="numeramis_access.practice.quist.odds:PRACTICE",
    topics="numeramis_access.practice.quist.topics:TOPICS",
    themes="numeramis_access.practice.quist.themes:THEMES",
    braille_fields="numeramis_access.output.table_fields.quist:FIELDS",
    braille_layout="numeramis_access.output:layouts/quist.toml",
    drills="numeramis_access.practice.quist.drills:DRILLS",
    lessons=_lessons("keys"),
)

SIPKY = Game(
    name="sipky",
    rules="numeramis_access.games.sipky.rules:Sipky",
    words="numeramis_access.words.sipky:WORDS",
    opponents="numeramis_access.players.sipky.policies:OPPONENTS",
    practice="numeramis_access.practice.sipky.odds:PRACTICE",
    topics="numeramis_access.practice.sipky.topics:TOPICS",
    themes="numeramis_access.practice.sipky.themes:THEMES",
    braille_fields="numeramis_access.output.table_fields.sipky:FIELDS",
    braille_layout="numeramis_access.output:layouts/sipky.toml",
    score_digits=3,
    drills="numeramis_access.practice.sipky.drills:DRILLS",
)

LOKER = Game(
    name="loker",
    rules="numeramis_access.games.loker.rules:Loker",
    words="numeramis_access.words.loker:WORDS",
    opponents="numeramis_access.players.loker.policies:OPPONENTS",
    practice="numeramis_access.practice.loker.odds:PRACTICE",
    topics="numeramis_access.practice.loker.topics:TOPICS",
    themes="numeramis_access.practice.loker.themes:THEMES",
    braille_fields="numeramis_access.output.table_fields.loker:FIELDS",
    braille_layout="numeramis_access.output:layouts/loker.toml",
    drills="numeramis_access.practice.loker.drills:DRILLS",
)

WHIST = Game(
    name="whist",
    rules="numeramis_access.games.whist.rules:Whist",
    words="numeramis_access.words.whist:WORDS",
    opponents="numeramis_access.players.whist.policies:OPPONENTS",
    practice="numeramis_access.practice.whist.odds:PRACTICE",
    topics="numeramis_access.practice.whist.topics:TOPICS",
    themes="numeramis_access.practice.whist.themes:THEMES",
    braille_fields="numeramis_access.output.table_fields.whist:FIELDS",
    braille_layout="numeramis_access.output:layouts/whist.toml",
    drills="numeramis_access.practice.whist.drills:DRILLS",
)

#: the games that the program offers, in the order of its menus
STANDARD = Catalogue((QUIST, SIPKY, LOKER, WHIST))
