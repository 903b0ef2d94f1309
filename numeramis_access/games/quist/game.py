"""The record of Quist: names every part of the game."""

from __future__ import annotations

from numeramis_access.catalogue.game import Game

GAME = Game(
    name="quist",
    rules="numeramis_access.games.quist.rules:Quist",
    words="numeramis_access.games.quist.words:WORDS",
    opponents="numeramis_access.games.quist.players.policies:OPPONENTS",
    levels=("beginner", "improver", "club", "strong", "expert", "master"),
    judge="judge",
    practice="numeramis_access.games.quist.practice.odds:PRACTICE",
    topics="numeramis_access.games.quist.practice.topics:TOPICS",
    themes="numeramis_access.games.quist.practice.themes:THEMES",
    braille_fields="numeramis_access.games.quist.braille:FIELDS",
    braille_layout="numeramis_access.games.quist:layout.toml",
    drills="numeramis_access.games.quist.practice.drills:DRILLS",
    lessons=("numeramis_access.games.quist.practice:keys.toml",),
    calling_lesson="numeramis_access.games.quist.practice:calling.toml",
    locale="numeramis_access.games.quist:locale",
)
