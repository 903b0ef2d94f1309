"""A deaf-blind player beside a real table: a caller shows the cards, the player reads each at a display of 40 cells.

``python -m tests.transcripts.call_watched`` rewrites the logs in ``recorded``; a test compares them. A line of a log is
a key of the caller (``>``), a sentence that the caller hears, or the display (``|``): each content that comes over it
until the next call, with the reader's key after it.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import msgspec

from numeramis_access import __version__
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.table import Moment
from numeramis_access.input.inbox import InvitationFollowed
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from tests.app.calling import PEOPLE, call_whole
from tests.app.fingers import NAMES, Fingers
from tests.app.friends import Friend, Line, arrive
from tests.braille.emulators.baum import BaumDisplay
from tests.server.guests import Club
from tests.tables.test_called import dealer_of, real_table
from tests.transcripts.call import LANGUAGES
from tests.transcripts.make import FOLDER
from tests.transcripts.people_lines import HouseClock

CELLS = 40
#: the match that is called
SETTING = ("quist", 4, {"games": 1})
#: cards in a log; the card before which another one is called and taken back; the card after which the reader asks
CARDS, SLIP, ASKS = 17, 6, 10
#: keys of the reader: for the highest card, and to read on
HIGHEST, ON = "dot1+dot2+dot3+dot6", "pan right"


class Enough(Exception):
    """The log is long enough."""


class RealTable:
    """The caller and the reader. :ivar log: the log."""

    def __init__(self, club: Club, folder: Path, language: str, reader: Fingers) -> None:
        self.clock, self.reader = reader.timers, reader
        self.caller = Friend(club, folder, "Adam", language)
        self.caller.app.change(called_players=PEOPLE)
        self.log: list[str] = []
        self._cards = 0
        arrive(self.caller)
        self.caller.choose(*map(self.caller.app.text, ("call-show", "game-quist", "call-begin")))
        code = next(iter(club.house.sittings.values())).code
        self.reader.app.receive(InvitationFollowed(code))
        self.pass_time()
        assert isinstance(reader.app.scene, WatchedMatch), reader.text

    @property
    def scene(self) -> CallingScene:
        """Return the scene of the caller."""
        assert isinstance(self.caller.app.scene, CallingScene)
        return self.caller.app.scene

    def call(self, action: Action, moments: list[Moment]) -> None:
        """Call a card, once after another one that is taken back; the log ends before another act."""
        if not isinstance(action, PlayCard):
            raise Enough
        self._cards += 1
        if self._cards == SLIP:
            other = next(card for card in self.scene.seat.match.callable_cards() if card != action.card)
            self.hit(other)
            self.hit("backspace")
        self.hit(action.card)
        if self._cards == ASKS:
            self.reader.press(HIGHEST)
            self.note(HIGHEST)
        if self._cards == CARDS:
            raise Enough

    def hit(self, key: str) -> None:
        """Press a key of the caller; the reader reads everything that comes."""
        self.caller.shown.clear()
        self.caller.app.press(key)
        self.caller.settle()
        self.log += [f"> {key}", *self.caller.texts()]
        self.pass_time()
        self.note()

    def note(self, key: str = "") -> None:
        """Log the display until nothing more waits on it. :param key: the reader's key."""
        if key:
            self.log.append(f"  {key}")
        self.log.append(f"|{self.reader.text:{CELLS}}|")
        while self.reader.line.standing or self.reader.line.more_waits:
            self.reader.press(ON)
            self.pass_time()
            self.log += [f"  {ON}", f"|{self.reader.text:{CELLS}}|"]

    def pass_time(self) -> None:
        """Let both programs and the house take all news."""
        for _ in range(3):
            self.caller.settle()
            self.reader.settle()
            self.reader.app.tick()


def watch(language: str) -> str:
    """Return the log of the beginning of a match."""
    chance = random.Random(5)
    seed = next(seed for seed in count(1) if dealer_of(real_table(SETTING, seed)) == 0)
    match = real_table(SETTING, seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        club = Club(folder)
        stack.callback(club.house.close)
        device = stack.enter_context(BaumDisplay(NAMES[CELLS], CELLS))
        settings = msgspec.convert(
            {"language": language, "name": "Eva", "speech": "none", "address": "asked", "pace_asked": "asked",
             "known_version": __version__, "braille_seconds": 0.0}, Settings,
        )  # fmt: skip
        reader = Fingers(
            device, f"baum:{device.path}", settings, timers=HouseClock(club), where=Home.at(folder / "reader"),
            connect=lambda _, inbox: Line(club, inbox), in_house=True,
        )  # fmt: skip
        stack.callback(reader.app.close)
        table = RealTable(club, folder, language, reader)
        stack.callback(table.caller.app.close)
        try:
            call_whole(match, chance, lambda: table.scene.seat, lambda card: None, table.call)
        except Enough:
            return "\n".join(line.rstrip() for line in table.log) + "\n"
    raise AssertionError("the match is too short")


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for language in LANGUAGES:
        yield FOLDER / f"call-watched-{language}-line-{CELLS}.txt", watch(language)


def main() -> None:
    """Write all logs."""
    for path, text in recordings():
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
