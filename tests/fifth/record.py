"""Summit in two records: with rules and words alone, and with all optional parts of a game."""

from __future__ import annotations

from numeramis_access.catalogue import STANDARD, Catalogue, Game
from numeramis_access.input.commands import Question
from tests.sixth.record import AUGUR

#: how many tricks are still to be taken
LEFT = Question("summit-left", "shift+q", "braille dot1+dot2+dot3+dot4+dot7+dot8", about="corner")

BARE = Game(
    name="summit",
    questions=(LEFT,),
    rules="tests.fifth.rules:Summit",
    words="tests.fifth.words:WORDS",
    locale="tests.fifth:locale",
)

FULL = Game(
    name="summit",
    questions=(LEFT,),
    rules="tests.fifth.rules:Summit",
    words="tests.fifth.words:WORDS",
    locale="tests.fifth:locale",
    opponents="tests.fifth.parts:OPPONENTS",
    practice="tests.fifth.parts:PRACTICE",
    drills="tests.fifth.parts:DRILLS",
    lessons=("tests.fifth:summit-first.toml",),
    braille_fields="tests.fifth.parts:FIELDS",
    braille_layout="tests.fifth:layout.toml",
    score_digits=1,
)

#: the program's games, a fifth one, and a sixth of another kind
WITH_BARE = Catalogue((*STANDARD, BARE))
WITH_FULL = Catalogue((*STANDARD, FULL, AUGUR))
