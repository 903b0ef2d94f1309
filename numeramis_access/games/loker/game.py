"""The record of Loker: names every part of the game."""

from __future__ import annotations

from numeramis_access.catalogue.game import Game
from numeramis_access.games.loker.questions import QUESTIONS

GAME = Game(
    name="loker",
    rules="numeramis_access.games.loker.rules:Loker",
    words="numeramis_access.games.loker.words:WORDS",
    opponents="numeramis_access.games.loker.players.policies:OPPONENTS",
    judge="judge",
    practice="numeramis_access.games.loker.practice.odds:PRACTICE",
    topics="numeramis_access.games.loker.practice.topics:TOPICS",
    themes="numeramis_access.games.loker.practice.themes:THEMES",
    braille_fields="numeramis_access.games.loker.braille:FIELDS",
    braille_layout="numeramis_access.games.loker:layout.toml",
    drills="numeramis_access.games.loker.practice.drills:DRILLS",
    questions=QUESTIONS,
    locale="numeramis_access.games.loker:locale",
)
