"""The way of a card from Enter to its announcement: files and functions on it, and conversions to and from text.

``python -m tests.bench.hops`` prints the figures without judging them: for a table with computers, and for two people
whose house runs in the same process as both programs. It follows a later card, when all modules are loaded. The next
computer's thinking does not count: a house lets it run in other processes, the tests' house inside the call.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from numeramis_access.app.shell.thinker import WorkerThinker
from numeramis_access.tables.computers import ThinkingTask
from tests.app.friends import Friend, friends, gathered
from tests.app.player import begin, player
from tests.bench.figures import Report
from tests.server.guests import Club, Thinking
from tests.standard import ruleset

#: folder of the counted files
PACKAGE = str(Path(__file__).parents[2] / "numeramis_access")
#: methods of msgspec that turn values into text and back
CODES = {"encode", "decode"}
#: the program's thinker puts a finished thought into the inbox
ANSWER = WorkerThinker._answer.__code__


class Way:
    """The calls that were made on the way of a card.

    :ivar files: number of calls in each file of the package.
    :ivar coded: number of conversions to and from text by msgspec.
    """

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.coded = 0

    def note(self, frame: FrameType, event: str, what: object) -> None:
        """Count a call that ``sys.setprofile`` reports. Calls of modules being imported do not count, nor does the
        return of a thought, which comes inside the call or later as the machine's load wants it."""
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE) and not _is_aside(frame):
            self.files[frame.f_code.co_filename.removeprefix(PACKAGE)] += 1
        elif event == "c_call" and getattr(what, "__name__", "") in CODES:
            self.coded += "msgspec" in type(getattr(what, "__self__", None)).__module__

    def __str__(self) -> str:
        return f"{len(self.files)} files, {self.files.total()} calls, {self.coded} times put into text or read from it"


@contextmanager
def followed(way: Way) -> Iterator[None]:
    """Note every call of this thread inside the context."""
    sys.setprofile(way.note)
    try:
        yield
    finally:
        sys.setprofile(None)


class UncountedThinking(Thinking):
    """Thinks at once as in other tests, without being on the way of the card that it answers."""

    def ask(self, task: ThinkingTask) -> int:
        profile = sys.getprofile()
        sys.setprofile(None)
        try:
            return super().ask(task)
        finally:
            sys.setprofile(profile)


def _is_aside(frame: FrameType | None) -> bool:
    """Return whether a module that is being imported or a finished thought of a computer makes the call."""
    while frame is not None:
        if frame.f_code is ANSWER:
            return True
        if frame.f_code.co_name == "<module>" and "import" in (frame.f_back.f_code.co_filename if frame.f_back else ""):
            return True
        frame = frame.f_back
    return False


def alone() -> Way:
    """Return the calls on the way of a card at a table with computers."""
    way = Way()
    rules = ruleset("quist")
    with player("en") as someone:
        match = begin(someone.app, rules, rules.options(), 4, 1)
        for _ in range(2):
            someone.settle()
            while not match.is_own_turn or match.is_waiting_for_player:
                someone.press("return")
            someone.press("home")
            way = Way()
            with followed(way):
                someone.app.press("return")
                someone.app.refresh()
    return way


def among_people(folder: Path) -> Way:
    """Return the calls on the way of a card of one of two people, until both have heard it.

    :param folder: for the files of house and players.
    """
    club = Club(folder, thinking=UncountedThinking)
    way = last = Way()
    with friends(club, folder, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        for _ in range(2):
            one, other = _turn(adam, eva)
            one.press("home")
            with followed(way):
                one.app.press("return")
                _hear(one)
                _hear(other)
            way, last = Way(), way
    club.house.close()
    return last


def _turn(*people: Friend) -> tuple[Friend, ...]:
    """Wait until one of two people is to act; return that person first."""
    while True:
        for one in people:
            one.told()
        for one, other in (people, people[::-1]):
            if one.match.is_own_turn and not one.match.is_waiting_for_player:
                return one, other


def _hear(friend: Friend) -> None:
    while (item := friend.app.inbox.take(0.0)) is not None:
        friend.app.receive(item)
    friend.app.refresh()


def run(say: Report) -> None:
    """Print the figures."""
    chance = random.Random(1)  # the same cards every time
    secrets.randbits, secrets.randbelow, secrets.choice = chance.getrandbits, chance.randrange, chance.choice
    with tempfile.TemporaryDirectory(prefix="hops-") as folder:
        os.environ["NUMERAMIS_HOME"] = folder
        with_computers, with_people = alone(), among_people(Path(folder))
        say(f"a card among computers: {with_computers}")
        say(f"a card among people, house and both programs in one process: {with_people}")
        for name, way in (("computers", with_computers), ("people", with_people)):
            say.note(f"files that a card passes: among {name}", len(way.files))
            say.note(f"calls that a card makes: among {name}", way.files.total())


if __name__ == "__main__":
    run(Report())
