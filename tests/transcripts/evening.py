"""A club evening of seven pairs by keyboard and speech: a no-show, a substitute, an adjusted board, late boards.

``python -m tests.transcripts.evening`` rewrites the logs in ``recorded``; a test compares them.
"""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from contextlib import ExitStack
from typing import NamedTuple
from unittest.mock import patch

from tests.app.director import Leader, director
from tests.transcripts.make import FOLDER

LANGUAGES = ("cs", "en")


class Cast(NamedTuple):
    """The people of an evening. :param reason: the director's reason for an adjusted board."""

    pairs: tuple[tuple[str, str], ...]
    singles: tuple[str, str]
    substitute: str
    reason: str


CASTS = {
    "cs": Cast(
        (
            ("Marie Nová", "Jan Malý"), ("Eva Bílá", "Cyril Starý"), ("Hana Krátká", "Igor Tichý"),
            ("Jitka Veselá", "Ota Smutný"), ("Alena Rychlá", "Bohumil Pomalý"), ("Dana Zelená", "Emil Modrý"),
        ),
        ("Petra Sólová", "Karel Dlouhý"), "Rudolf Náhradník", "Karty ležely lícem nahoru",
    ),
    "en": Cast(
        (
            ("Mary Newton", "John Small"), ("Eve White", "Cyril Old"), ("Hannah Short", "Ian Quiet"),
            ("Judy Merry", "Otto Sadler"), ("Alice Swift", "Ben Slowe"), ("Diana Green", "Emil Blue"),
        ),
        ("Petra Single", "Carl Long"), "Ralph Reserve", "The cards lay face up",
    ),
}  # fmt: skip


def lead(made: Leader, cast: Cast) -> None:
    """Lead the whole evening."""
    made.announce(("evening-plan-boards", -1), ("evening-plan-rounds", 3), ("evening-plan-minutes", 4))
    enter(made, cast)
    made.choose("evening-close")
    made.choose("evening-call-tables")
    made.look_through()
    made.back()
    made.choose("evening-seats")
    made.look_through()
    nobody_came(made)
    made.back()
    made.choose("evening-begin-round", round=1)
    first_round(made, cast)
    second_round(made, cast)
    third_round(made)
    made.choose("evening-finish", missing=0)
    end(made)


def enter(made: Leader, cast: Cast) -> None:
    """Enter six pairs, and two single people who form a pair; one person stays seated, and one agrees to be named."""
    for pair in cast.pairs:
        made.enter_pair(*pair)
    for name in cast.singles:
        made.enter_pair(name)
    made.choose("evening-close")
    made.enter(made.text("evening-numbered", number=7, names=cast.singles[0], count=1))
    made.choose("evening-join", names=cast.singles[1])
    made.enter(made.text("evening-numbered", number=2, names="", count=2))
    made.enter(cast.pairs[1][0])
    made.change("evening-need-seated")
    made.change("evening-agrees-shown")
    made.back()
    made.enter(cast.pairs[1][1])
    made.change("evening-agrees-shown")
    made.change("evening-agrees-kept")
    made.back()
    made.back()


def nobody_came(made: Leader) -> None:
    """The sixth pair does not come."""
    made.enter(made.text("evening-numbered", number=6, names="", count=2))
    made.choose("evening-leave", round=1)
    made.choose("evening-reason", reason="absent")
    made.back()


def first_round(made: Leader, cast: Cast) -> None:
    """Enter a result with a wrong sum, then the right one, and give another board an average."""
    made.choose("evening-enter-results", count=2)
    made.enter(made.labels[0])
    made.type(5, 6, 7, 6)
    made.choose("evening-keep-it")
    made.back()
    made.choose("evening-all-lines")
    made.enter(made.labels[1])
    made.choose("evening-adjust")
    made.enter(made.labels[1])
    made.choose("evening-reason-other")
    made.write(cast.reason)
    made.look_through()
    made.back()


def second_round(made: Leader, cast: Cast) -> None:
    """Replace a player; undo and redo a result."""
    made.choose("evening-seats")
    made.enter(made.text("evening-numbered", number=1, names="", count=2))
    made.enter(cast.pairs[0][1])
    made.choose("evening-replace")
    made.write(cast.substitute)
    made.choose("evening-reason", reason="replaced")
    made.back()
    made.back()
    made.choose("evening-begin-round", round=2)
    made.enter_results([8])
    made.enter(made.text("evening-undo", what=""))
    made.enter(made.text("evening-redo", what=""))
    made.wait(15)
    made.choose("evening-tables")
    made.look_through()
    made.wait(5)
    made.back()


def third_round(made: Leader) -> None:
    """Boards cut off by time are average at first, and corrected after they are played."""
    made.choose("evening-begin-round", round=3)
    made.choose("yes")
    made.choose("evening-all-lines")
    average = made.text("evening-artificial", north=50, east=50)
    made.enter(next(label for label, value in made.values.items() if average in value))
    made.choose("evening-correct")
    made.type(10, 3)
    made.choose("evening-keep-it")
    made.choose("evening-reason", reason="time")
    made.back()
    made.enter_results([6, 9, 8])


def end(made: Leader) -> None:
    """Hear the standings, a pair's own place and the results; delete the personal data."""
    made.choose("evening-standings")
    made.look_through()
    made.enter(made.text("evening-numbered", number=2, names="", count=2))
    made.look_through()
    made.back()
    made.back()
    made.choose("evening-results-out")
    made.choose("evening-hear")
    for _ in range(12):
        made.press("down")
    made.back()
    made.back()
    made.choose("evening-log")
    made.look_through()
    made.back()
    made.choose("evening-forget")
    made.choose("yes")


def play(language: str) -> str:
    """Return the log of the evening."""
    chance = random.Random(3)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        stack.enter_context(patch.dict(os.environ, NUMERAMIS_HOME=folder))
        stack.enter_context(patch.object(secrets, "randbelow", chance.randrange))
        made = stack.enter_context(director(language))
        lead(made, CASTS[language])
        return "\n".join(made.log) + "\n"


def main() -> None:
    """Write all logs."""
    for language in LANGUAGES:
        path = FOLDER / f"evening-{language}.txt"
        path.write_text(play(language), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
