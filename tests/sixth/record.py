"""The record of Augur, with rules and words alone."""

from __future__ import annotations

from numeramis_access.catalogue import Game

AUGUR = Game(
    name="augur",
    rules="tests.sixth.rules:Augur",
    words="tests.sixth.words:WORDS",
    locale="tests.sixth:locale",
)
