"""Whole deals on the braille line at the time that messages stand for by default, by a clock that tests move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby

import pytest

from braille.cells import DOT_7
from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.output.braille_layout import MORE
from numeramis_access.store.settings import Settings
from tests.app.fingers import NAMES, NEXT_PLAYABLE, Fingers, reading
from tests.app.player import hosted
from tests.braille.emulators.baum import BaumDisplay

SEED = 5
#: in one deal
TRICKS = {"quist": 9, "whist": 13}
#: most steps of one deal
STEPS = 3000
#: what a message stands for by default, in seconds
STANDS = Settings().braille_seconds


class Clock:
    """A clock that goes on when it is told to; its alarms ring in the thread that moves it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        """Return the time."""
        return self._now

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Have something done after so many seconds."""
        alarm = (self._now + seconds, work)
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm) if alarm in self._alarms else None

    @property
    def next_alarm(self) -> float | None:
        """Return when the next alarm rings."""
        return min((at for at, _ in self._alarms), default=None)

    def move(self, to: float) -> None:
        """Go on to a time, and ring what is due then."""
        self._now = max(self._now, to)
        for alarm in [alarm for alarm in self._alarms if alarm[0] <= self._now]:
            self._alarms.remove(alarm)
            alarm[1]()


@dataclass
class Stood:
    """What stood on the display, from when until when.

    :ivar cells: the whole display. :ivar text: the same as characters. :ivar message: the message alone.
    :ivar since: seconds of the clock, as ``until``. :ivar by_key: whether a key ended it.
    """

    cells: bytes
    text: str
    message: str
    since: float
    until: float = 0.0
    by_key: bool = False


@dataclass
class Evening:
    """A reader who waits for all that comes by itself and presses keys when nothing comes any more."""

    someone: Fingers
    clock: Clock
    log: list[Stood] = field(default_factory=list)

    def note(self, by_key: bool) -> None:
        """Write down what stands now."""
        someone, now = self.someone, self.clock.now()
        cells = someone.cells
        assert MORE in cells or not someone.line.more_waits, someone.text
        if self.log and self.log[-1].cells == cells:
            self.log[-1].until = now
            return
        if self.log:
            self.log[-1].until, self.log[-1].by_key = now, by_key
        self.log.append(Stood(cells, someone.text, someone.message, now, now))

    def play(self) -> None:
        """Play until the first deal is over and nothing more comes."""
        for _ in range(STEPS):
            self.someone.settle()
            self.note(False)
            coming = [at for at in (self.clock.next_alarm, self._due()) if at is not None]
            if coming:
                self.clock.move(min(coming))
            elif self.deals:
                return
            else:
                self.act()
        raise AssertionError([one.text for one in self.log[-10:]])

    def act(self) -> None:
        """Play a card that can be played, else read on."""
        if self.someone.hand:
            self.press(self.someone.hand[-1])
            self.press(next((p for p in self.someone.hand if self.someone.cells[p] & DOT_7), -1))
        else:
            self.someone.press("pan right" if self.someone.message else NEXT_PLAYABLE)
            self.note(True)

    def press(self, place: int) -> None:
        """Press a routing key, none for -1."""
        if place >= 0:
            self.someone.route(place)
            self.note(True)

    def _due(self) -> float | None:
        match = self.someone.match
        assert match is not None
        return match.due()

    @property
    def deals(self) -> int:
        """Return how many deals have ended."""
        match = self.someone.match
        assert match is not None
        table = hosted(match).match
        return sum(isinstance(event, table.ruleset.ends_deal) for event, _ in table.moments)


@pytest.mark.parametrize("pace", [0.0, 1.5])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_no_message_of_a_deal_goes_early_and_a_mark_says_that_more_waits(game: str, cells: int, pace: float) -> None:
    clock = Clock()
    with (
        BaumDisplay(NAMES[cells], cells) as device,
        reading(device, f"baum:{device.path}", timers=clock, braille_seconds=STANDS, pace=pace) as someone,
    ):
        evening = Evening(someone, clock)
        app = someone.app
        app.follow(begin_named(app, local_match.begin, game, [], SEED, None, None))
        app.start()
        evening.play()
    assert not someone.line.more_waits
    rests = [(message, list(group)) for message, group in groupby(evening.log, key=lambda one: one.message)]
    assert sum(message.startswith("bere") for message, _ in rests) >= TRICKS[game]
    for message, group in rests[:-1]:
        stood = group[-1].until - group[0].since
        assert not message or stood >= STANDS or any(one.by_key for one in group), (message, stood)
