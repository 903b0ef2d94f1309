"""A club evening at the tables of a house: the director, who also plays, at a window, another player at a terminal.

They find the evening in the list of tables, sit down and begin; computers fill two tables. Three rounds of one board
follow each other when both are ready, and the house is killed in the second. Then the director ends the evening at the
desk and closes it. Games without partnerships play one round with a clock. ``python -m tests.transcripts.club``
rewrites the logs in ``recorded``; a test compares them. They read as those of ``people``; ``×`` marks the kill of the
house.
"""

from __future__ import annotations

import random
import sys
from contextlib import ExitStack
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.catalogue import STANDARD
from numeramis_access.evening.boards import is_scored_by_seat, tricks_of
from numeramis_access.evening.evening import open_lines
from numeramis_access.input.inbox import FromHouse
from numeramis_access.server.people import conducting
from numeramis_access.tables import fairness
from tests.server import guests
from tests.transcripts import people
from tests.transcripts.make import FOLDER
from tests.transcripts.newcomer import ADDRESS, CODES
from tests.transcripts.people import Beginners, Guest


class Played(NamedTuple):
    """A recorded evening. :param minutes: minutes of a round; 0 without a clock."""

    language: str
    game: str
    rounds: int = 3
    minutes: int = 0


#: evenings by the suffixes of their files; games without partnerships have one round with a clock
EVENINGS = {
    "cs": Played("cs", "whist"), "en": Played("en", "quist"),
    "sipky-cs": Played("cs", "sipky", 1, 15), "loker-en": Played("en", "loker", 1, 15),
}  # fmt: skip
#: entries of menus and words for the terminal, by language
WORDS = {
    "new": ("Nový klubový večer", "New club evening"),
    "announce": ("Vyhlásit", "Announce"),
    "evening": ("klubový večer", "club evening"),
    "pair": ("První hráč druhé", "Pair two, first"),
    "place": ("druhé místo", "second seat"),
    "begin-evening": ("Začít: rozlosovat", "Begin: draw"),
    "to-evening": ("Odejít od stolu", "Leave the table"),
    "desk": ("Stůl vedoucího", "The director's desk"),
    "standings": ("Pořadí", "Standings"),
    "others": ("Jak hráli ostatní", "How others played"),
    "end": ("Ukončit večer", "End the evening"),
    "close": ("Zavřít večer", "Close the evening"),
    "yes": ("Ano", "Yes"),
}
#: lines to log at the beginning and at the end of a round
BEGINS, ENDS = 16, 14
#: most steps of a round; a round in which the house is killed, and after how many steps
STEPS, KILLED, AFTER = 600, 1, 6


class ClubEvening(people.Evening):
    """A club's evening. :ivar ends: number of logged lines at the end of a round."""

    ends = ENDS

    def __init__(self, played: Played, stack: ExitStack) -> None:
        super().__init__(played.game, played.language, stack)
        self.played = played

    def lead(self) -> None:
        """Lead the whole evening."""
        self.gather()
        for number in range(self.played.rounds):
            self.play_round(number)
        self.end()

    @property
    def side(self) -> DirectedEveningMenu:
        """Return the director's side of the evening."""
        return next(scene for scene in self.window.app.scenes if isinstance(scene, DirectedEveningMenu))

    def gather(self) -> None:
        """Announce the evening, find it in the list of tables, sit down, begin."""
        window, terminal = self.both
        for one in self.both:
            one.writes = False
            one.choose("people")
            one.choose("address")
            one.write(ADDRESS)
            one.writes = True
        window.choose("new")
        window.app.scene.plan = self.plan(window)  # type: ignore[attr-defined]
        window.choose("announce")
        terminal.hear()
        terminal.choose("evening")
        window.hear()
        window.choose("place" if is_scored_by_seat(STANDARD[self.game].ruleset()) else "pair")
        terminal.hear()
        window.choose("begin-evening")
        self.hear()
        if self.played.minutes:
            window.press("shift+l")

    def plan(self, window: Guest) -> object:
        """Return a plan of few boards, as the arrow keys would choose it."""
        rules = STANDARD[self.game].ruleset()
        before = window.app.scene.plan  # type: ignore[attr-defined]
        alone, rounds = is_scored_by_seat(rules), self.played.rounds % 3  # 0 stands for all rounds, which are three
        return type(before)(
            "individuals" if alone else "pairs", game=self.game, tricks=tricks_of(rules), boards=1, rounds=rounds,
            minutes=self.played.minutes, at_tables=True, by_seat=alone,
        )  # fmt: skip

    def play_round(self, number: int) -> None:
        """Let both play a round; the log leaves its middle out."""
        begins = len(self.log)
        for step in range(STEPS):
            if number == KILLED and step == AFTER:
                self.kill()
                begins = len(self.log)
            for one in self.both:
                if isinstance(one.app.scene, PeopleMatch) and not one.match.is_over:
                    one.play()
                elif isinstance(one.app.scene, PeopleMatch) and one.match._rests:
                    one.press("return")
                self.hear()
            if self.side.log.round > number or (number == self.played.rounds - 1 and not open_lines(self.side.log)):
                break
        else:
            raise AssertionError(self.log[-20:])
        self.hear()
        middle = self.log[begins + BEGINS : -self.ends]
        if middle:
            self.log[begins + BEGINS : -self.ends] = ["", f"… {sum('> ' in line for line in middle)}", ""]

    def kill(self) -> None:
        """Kill the house, and open it again on its store."""
        self.log += ["", "×", ""]
        self.club.open()
        for one in self.both:
            line = one.lines[-1]
            line.up = False
            line.inbox.put(FromHouse(line, up=False))
            one.hear()
            line.mend()
        self.hear()

    def end(self) -> None:
        """End the evening at the desk, and close it."""
        window, terminal = self.both
        window.press("escape")
        window.choose("to-evening")
        window.choose("desk")
        window.choose("standings")
        window.press("down", "down", "down", "escape")
        window.choose("end")
        terminal.hear()
        self.look_back(terminal)
        window.press("escape")
        window.choose("close")
        window.choose("yes")
        self.hear()

    def look_back(self, terminal: Guest) -> None:
        """Let the other player read the standings, and hear a board of the second round at the other table."""
        terminal.press("escape")
        terminal.choose("to-evening")
        terminal.choose("standings")
        terminal.press("down", "down", "escape")
        terminal.choose("others")
        several = self.side.log.round > 0  # otherwise the program requests its boards at once
        if several:
            terminal.press("down", "return")
        terminal.press("return", "down", "return", "return", "right", "right", "right")
        terminal.press(*["escape"] * (4 + several))


def play(name: str) -> str:
    """Return the log of an evening. :param name: a key of ``EVENINGS``."""
    return record(EVENINGS[name], ClubEvening)


def record(played: Played, kind: type[ClubEvening]) -> str:
    """Return the log of an evening. :param kind: the evening that is led."""
    chance, ids = random.Random(7), random.Random(0)  # the number of requests changes no card
    with ExitStack() as stack:
        fixed = patch.multiple(
            fairness.secrets, randbelow=chance.randrange, SystemRandom=lambda: chance, randbits=chance.getrandbits,
            token_hex=lambda count=8: f"{ids.getrandbits(8 * count):0{2 * count}x}",
        )  # fmt: skip
        stack.enter_context(fixed)
        stack.enter_context(patch.object(conducting, "_shuffle", random.Random(5).shuffle))
        stack.enter_context(patch.object(guests, "policy", Beginners.fast))
        stack.enter_context(patch.dict(people.WORDS, WORDS))
        codes = chain([CODES[played.language]], map(str, count(1)))
        for room in ("gathering", "directing"):
            name = f"numeramis_access.server.people.{room}.draw_words"
            stack.enter_context(patch(name, lambda *_: next(codes)))
        evening = kind(played, stack)
        evening.lead()
        return "\n".join(evening.log) + "\n"


def file_of(name: str) -> Path:
    """Return the path of an evening's log."""
    return FOLDER / f"club-{name}.txt"


def main(names: list[str]) -> None:
    """Write logs. :param names: the evenings; all if there are none."""
    for name in names or EVENINGS:
        file_of(name).write_text(play(name), encoding="utf-8")
        print(file_of(name).name)


if __name__ == "__main__":
    main(sys.argv[1:])
