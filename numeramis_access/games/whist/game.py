"""The record of Whist: names every part of the game."""

from __future__ import annotations

from numeramis_access.catalogue.game import Game
from numeramis_access.games.whist.questions import QUESTIONS

GAME = Game(
    name="whist",
    rules="numeramis_access.games.whist.rules:Whist",
    words="numeramis_access.games.whist.words:WORDS",
    opponents="numeramis_access.games.whist.players.policies:OPPONENTS",
    levels=("beginner", "improver", "club", "strong", "expert", "master"),
    judge="judge",
    practice="numeramis_access.games.whist.practice.odds:PRACTICE",
    topics="numeramis_access.games.whist.practice.topics:TOPICS",
    themes="numeramis_access.games.whist.practice.themes:THEMES",
    braille_fields="numeramis_access.games.whist.braille:FIELDS",
    braille_layout="numeramis_access.games.whist:layout.toml",
    drills="numeramis_access.games.whist.practice.drills:DRILLS",
    questions=QUESTIONS,
    locale="numeramis_access.games.whist:locale",
)
