"""The record of Šipky: names every part of the game."""

from __future__ import annotations

from numeramis_access.catalogue.game import Game
from numeramis_access.games.sipky.questions import QUESTIONS

GAME = Game(
    name="sipky",
    rules="numeramis_access.games.sipky.rules:Sipky",
    words="numeramis_access.games.sipky.words:WORDS",
    opponents="numeramis_access.games.sipky.players.policies:OPPONENTS",
    practice="numeramis_access.games.sipky.practice.odds:PRACTICE",
    topics="numeramis_access.games.sipky.practice.topics:TOPICS",
    themes="numeramis_access.games.sipky.practice.themes:THEMES",
    braille_fields="numeramis_access.games.sipky.braille:FIELDS",
    braille_layout="numeramis_access.games.sipky:layout.toml",
    score_digits=3,
    drills="numeramis_access.games.sipky.practice.drills:DRILLS",
    questions=QUESTIONS,
    locale="numeramis_access.games.sipky:locale",
)
