"""A tournament of whole plays at the tables of a house: the director, who also plays, and another player.

In the one they play rounds at a table with a computer, in the other free plays: the next table is drawn as soon as they
are free, and the house is killed in the second play. ``python -m tests.transcripts.plays`` rewrites the logs in
``recorded``; a test compares them. They read as those of ``club``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from numeramis_access.evening.events import Plan
from tests.transcripts import club
from tests.transcripts.club import ClubEvening, Played
from tests.transcripts.make import FOLDER
from tests.transcripts.people import Guest

#: plans of the two kinds of tournament
ROUNDS = Plan("plays", "lot", "sipky", boards=1, rounds=2, sizes=(3,), at_tables=True, has_computers=True)
FREE = Plan("plays", "free", "loker", boards=1, sizes=(2,), options={"games": 3}, at_tables=True)
#: tournaments by the suffixes of their files
TOURNAMENTS = {
    "rounds-cs": (Played("cs", "sipky", 2), ROUNDS), "rounds-en": (Played("en", "sipky", 2), ROUNDS),
    "free-cs": (Played("cs", "loker", 3), FREE), "free-en": (Played("en", "loker", 3), FREE),
}  # fmt: skip
#: further entries of menus, by language
WORDS = {"left": ("Zbývá odehrát", "Left to play")}


class PlaysEvening(ClubEvening):
    """A tournament of whole plays in a house."""

    plays: Plan
    ends = 36  # with the standings and the rest, before the next table

    def plan(self, window: Guest) -> object:
        """Return the plan, as the arrow keys would choose it."""
        return self.plays

    def look_back(self, terminal: Guest) -> None:
        """Let the other player read the standings."""
        terminal.press("escape")
        terminal.choose("to-evening")
        terminal.choose("standings")
        terminal.press("down", "escape", "escape")


def play(name: str) -> str:
    """Return the log of a tournament. :param name: a key of ``TOURNAMENTS``."""
    played, plan = TOURNAMENTS[name]
    return club.record(played, type("Recorded", (PlaysEvening,), {"plays": plan}))


def file_of(name: str) -> Path:
    """Return the path of a tournament's log."""
    return FOLDER / f"plays-{name}.txt"


def main(names: list[str]) -> None:
    """Write logs. :param names: the tournaments; all if there are none."""
    for name in names or TOURNAMENTS:
        file_of(name).write_text(play(name), encoding="utf-8")
        print(file_of(name).name)


if __name__ == "__main__":
    main(sys.argv[1:])
