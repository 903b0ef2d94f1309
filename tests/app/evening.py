"""Whole deals at a braille display, with a clock that tests move: the contents of the display with their times.

The reader reads each message for as long as it stands, and presses a key when no more messages come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from braille.cells import DOT_7
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.braille_layout import MORE_DOTS, SIX_DOT_MORE_CELL, Touch
from numeramis_access.output.braille_messages import LineMessage
from tests.app.fingers import NEXT_PLAYABLE, Canute, Fingers
from tests.app.player import hosted

#: cells of a line, for a display of several lines
COLUMNS = 40
#: seconds for which the reader feels the display before pressing a key
READING = 2.0
#: the key that shows the focus while another page stands on the display
SHOW = "dot8"
#: most steps of one deal
STEPS = 3000


class Clock:
    """A clock that only ``move`` advances; its alarms ring in the thread that moves it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        """Return the time."""
        return self._now

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Call ``work`` after ``seconds`` seconds; return a function that cancels it."""
        alarm = (self._now + seconds, work)
        self._alarms.append(alarm)
        return lambda: self._alarms.remove(alarm) if alarm in self._alarms else None

    @property
    def next_alarm(self) -> float | None:
        """Return the time of the next alarm, None without alarms."""
        return min((at for at, _ in self._alarms), default=None)

    def move(self, to: float) -> None:
        """Advance to a time, and ring the alarms that are due."""
        self._now = max(self._now, to)
        for alarm in [alarm for alarm in self._alarms if alarm[0] <= self._now]:
            self._alarms.remove(alarm)
            alarm[1]()


@dataclass
class Stood:
    """One content of the display with its times.

    :ivar cells: the whole display. :ivar text: the cells as characters. :ivar message: the message alone.
    :ivar touches: the target of each cell. :ivar since: start in seconds of the clock. :ivar until: end in seconds.
    :ivar by_key: the key that ended the content, empty for none.
    """

    cells: bytes
    text: str
    message: str
    touches: tuple[Touch | None, ...]
    since: float
    until: float = 0.0
    by_key: str = ""


@dataclass
class Evening:
    """A reader who waits for all messages and presses keys when no more come.

    :param hasty: whether the reader plays at once at their turn, although more messages are due.
    :ivar came: the messages that came over the line, in order.
    """

    someone: Fingers
    clock: Clock
    hasty: bool = False
    log: list[Stood] = field(default_factory=list)
    came: list[LineMessage] = field(default_factory=list)

    def note(self, key: str = "") -> None:
        """Add the current content to the log. :param key: the key pressed since the last call."""
        someone, now = self.someone, self.clock.now()
        standing = someone.line.standing
        if standing is not None and standing not in self.came:
            self.came.append(standing)
        cells = someone.cells
        assert {MORE_DOTS, SIX_DOT_MORE_CELL} & set(cells) or not someone.line.more_waits, someone.text
        if self.log and self.log[-1].cells == cells:
            self.log[-1].until = now
            return
        if self.log:
            self.log[-1].until, self.log[-1].by_key = now, key
        self.log.append(Stood(cells, someone.text, someone.message, someone.line.touches, now, now))

    def play(self) -> None:
        """Play until the first deal is over and no more messages come."""
        for _ in range(STEPS):
            self.someone.settle()
            self.note()
            coming = [at for at in (self.clock.next_alarm, self._due()) if at is not None]
            if self.hasty and self._own_turn:
                self._touch(self._wanted())
            elif coming:
                self.clock.move(min(coming))
            elif self.deals:
                return
            else:
                self.act()
        raise AssertionError([one.text for one in self.log[-10:]])

    def act(self) -> None:
        """Read on in a message; without a message mark two cards, choose, or play."""
        if self.someone.message:
            self.press("pan right")
        elif isinstance(self.someone.device, Canute):
            self._go(self._wanted())
        else:
            self._touch(self._wanted())

    @property
    def _own_turn(self) -> bool:
        match = self.someone.match
        return match is not None and match.is_own_turn

    def _wanted(self) -> int:
        """Return the item for the next act: a card to mark, the first choice, or the last playable card."""
        match = self.someone.match
        assert match is not None
        items, desk = match.screen().items, match.desk
        free = [place for place, item in enumerate(items) if item.card and item.playable and not item.marked]
        if len(desk.marks) < min(2, desk.most_marks()):
            return free[0]
        choices = [place for place, item in enumerate(items) if item.role == "choice"]
        return (choices or free[-1:])[0]

    def _touch(self, item: int) -> None:
        """Pan to an item, touch it, and touch it again if the cells show it as selected."""
        touch = Touch("items", item)
        for _ in range(STEPS):
            if touch in self.someone.line.touches:
                break
            is_card = self.someone.app.scene.screen().items[item].card and not self.someone.message
            at_end = self.someone.cells[-1] == END_CELL and not self.someone.message
            # past the last page, Enter brings the focus back and acts on nothing
            self.press(NEXT_PLAYABLE if is_card else SHOW if at_end else "pan right")
        else:
            raise AssertionError((item, self.someone.text))
        place = self.someone.line.touches.index(touch)
        place += place == 0 and self.someone.line.touches[1] == touch  # brltty's virtual display lacks the first key
        if self._felt(place):
            self.press(f"routing {place}")
            return
        self.press(f"routing {place}")
        if touch in self.someone.line.touches and self._felt(place := self.someone.line.touches.index(touch)):
            self.press(f"routing {place}")

    def _felt(self, place: int) -> bool:
        return bool(self.someone.cells[place] & DOT_7)

    def _go(self, item: int) -> None:
        """Move the cursor to an item, then use it with the key beside its line."""
        beside = f"line {self.someone.line.touches.index(Touch('items', item)) // COLUMNS}"
        self._beside(beside, item)
        for _ in range(STEPS):
            before = self._focus
            if before == item:
                return self.press(beside)
            pan = "pan right" if before < item else "pan left"
            self.press(f"menu+{pan}")
            if self._focus == before:  # the end of a suit
                self.press(f"help+{pan}")
        raise AssertionError(item)

    @property
    def _focus(self) -> int:
        return self.someone.app.scene.screen().focus

    def _beside(self, key: str, item: int) -> None:
        """Move the cursor to the line of an item."""
        screen = self.someone.app.scene.screen()
        if screen.items[screen.focus].role != screen.items[item].role:
            self.press(key)

    def press(self, key: str) -> None:
        """Read the display, then press a key."""
        self.clock.move(self.clock.now() + READING)
        self.note()
        self.someone.press(key)
        self.note(key)

    def _due(self) -> float | None:
        match = self.someone.match
        assert match is not None
        return match.due()

    @property
    def deals(self) -> int:
        """Return the number of finished deals."""
        match = self.someone.match
        assert match is not None
        table = hosted(match).match
        return sum(isinstance(event, table.ruleset.ends_deal) for event, _ in table.moments)
