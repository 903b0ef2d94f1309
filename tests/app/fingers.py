"""A player with a braille display alone, who reads dots, presses the display's keys and hears nothing.

The display is an emulator behind a pseudo-terminal; the program's real driver, line, loop and scenes connect its keys
and its cells.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

import msgspec

from braille.cells import DOT_7, DOT_8
from braille.chord import Chord
from braille.display import Display
from braille.driver import KeyPressed, KeyReleased, Keys
from braille.drivers.canute import KEY_NAMES as CANUTE_KEYS
from braille.events import Connected, DisplayEvent, Key
from braille.text import BrailleTable
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.compose import first_scene, make_program
from numeramis_access.output.braille_layout import Touch
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.braille_messages import UNANSWERABLE_SECONDS, LineMessage
from numeramis_access.output.timers import SystemTimers, Timers
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.phrases import braille_of
from tests.app.player import home, hosted
from tests.braille.emulators import Emulator
from tests.braille.emulators.baum import BaumDisplay
from tests.standins import in_a_thread, thinks
from tests.waiting import LOOK

#: seconds until a test gives up waiting; generous, because machines are shared
PATIENCE = 60.0
CHARACTERS = "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž0123456789:.,!?-=/()+; "
#: letters of one language; the tables of other languages read their cells as letters with a mark beneath
LETTERS = {"sk": "ľĺŕôä", "de": "äöüß", "pl": "ąćęłńśźż"}
#: names of real displays by their cells
NAMES = {
    12: b"Conny 12        ", 14: b"BrailleVario14  ", 20: b"VarioUltra 20   ", 40: b"VarioConnect 40 ",
    80: b"SuperVario 80   ",
}  # fmt: skip
#: key to the next playable card: the dots of z, its key on the keyboard
NEXT_PLAYABLE = "dot1+dot3+dot5+dot6"
MARKS = DOT_7 | DOT_8
#: announcements about the display itself
OF_DISPLAYS = ("display-lost", "display-connected")


class Line(BrailleLine):
    """A line that counts the keys that it has received."""

    def __init__(self, *values: object, **more: object) -> None:
        self.keys = 0
        self.counted = threading.Condition()
        super().__init__(*values, **more)  # type: ignore[arg-type]

    @property
    def touches(self) -> tuple[Touch | None, ...]:
        """Return the target of the routing key over each cell; None under a message."""
        with self._lock:
            return self._board.touches

    @property
    def message_places(self) -> list[int]:
        """Return the places of the cells of the standing message, none without a message."""
        with self._lock:
            return self._board.message_places

    @property
    def standing(self) -> LineMessage | None:
        """Return the standing message, or None."""
        with self._lock:
            return self._board.messages.standing

    @property
    def wanted(self) -> list[LineMessage]:
        """Return every message that was due to come over the line by itself, in order."""
        with self._lock:
            return [message for message in self._board.messages._log if message.loud and not message.answer]

    @property
    def more_waits(self) -> bool:
        """Return whether more messages wait behind the standing one or behind the line."""
        with self._lock:
            return self._board.messages.has_more

    @property
    def has_landed(self) -> bool:
        """Return whether the display has told that the newest cells are on it, so that keys over them act."""
        return not isinstance(self._display, Display) or self._display.has_newest

    def plug(self, display: Canute) -> None:
        """Connect a display that is no ``Display`` at a port."""
        self._display = display  # type: ignore[assignment]

    def display_told(self, event: DisplayEvent) -> None:
        """Pass an event of the display to the line."""
        self._on_event(event)

    def _on_event(self, event: DisplayEvent) -> None:
        super()._on_event(event)
        if isinstance(event, Key):
            with self.counted:
                self.keys += 1
                self.counted.notify_all()


class Unhurried(SystemTimers):
    """The computer's clock, which ``feel`` moves ahead, so that a test need not wait while a reader feels the cells."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return seconds that only go forward."""
        return super().now() + self._ahead

    def feel(self) -> None:
        """Advance by the time after which the line accepts keys for new content."""
        self._ahead += UNANSWERABLE_SECONDS


class Device(Protocol):
    """The methods of a display that fingers use."""

    @property
    def cells(self) -> bytes:
        """Return the cells on the display."""

    def press(self, key: str) -> None:
        """Press a key and hold it."""

    def release(self, key: str) -> None:
        """Release a key."""


class Canute:
    """Nine lines of forty six-dot cells without motors, which would take seconds for each line.

    It replaces the display at its port: cells come straight from the line, and keys go straight to the line.

    :ivar cells: the cells on the display.
    """

    def __init__(self) -> None:
        self.cells = bytes(360)
        self._line: Line | None = None
        self._chord = Chord()

    def show(self, cells: bytes) -> None:
        """Show six dots of each cell."""
        self.cells = bytes(cell & 0x3F for cell in cells)

    def close(self) -> None:
        """Do nothing."""

    def plug(self, line: Line) -> None:
        """Connect the display to a line."""
        self._line = line
        line.plug(self)
        line.display_told(Connected("Canute 360", 360, 9, Keys.of(CANUTE_KEYS, routing=False), 6))

    def press(self, key: str) -> None:
        """Press a key and hold it."""
        self._chord.feed(KeyPressed(key))

    def release(self, key: str) -> None:
        """Release a key."""
        assert self._line is not None
        chord = self._chord.feed(KeyReleased(key))
        if chord is not None:
            self._line.display_told(chord)


class Fingers:
    """A reader at a display. :param more: further arguments of ``compose.program``.

    :ivar device: the display. :ivar app: the program behind it, for facts that tests need but no finger can feel.
    """

    def __init__(
        self, device: Device, name: str, settings: Settings, catalogue: Catalogue = STANDARD,
        timers: Timers | None = None, where: Home | None = None, **more: Any,
    ) -> None:  # fmt: skip
        self.device = device
        timers = timers or Unhurried()
        self.timers = timers
        self.app = make_program(
            settings, where or home(), thinker=in_a_thread, catalogue=catalogue, clock=timers.now, **more
        )
        self.line = Line(
            settings, self.app.inbox, self.app.language, name, retry=0.1, catalogue=catalogue, timers=timers
        )
        self.app.announcer.channels.append(self.line)
        self.app.views.all.append(self.line)
        self.line.open()
        if isinstance(device, Canute):
            device.plug(self.line)
        self.app.follow(first_scene(self.app))
        self.app.start()  # ``settle`` and ``wait`` are the driver here
        self.wait(lambda: any(self.line.cells) and device.cells == self.stands and self.line.has_landed)

    # keys

    def press(self, *keys: str) -> str:
        """Press keys one after another, a chord with ``+``; return the text of the display after them."""
        for key in keys:
            if isinstance(self.timers, Unhurried):
                self.timers.feel()
            taken = self.line.keys + 1
            names = key.split("+")
            for name in names:
                self.device.press(name)
            for name in names:
                self.device.release(name)
            with self.line.counted:
                assert self.line.counted.wait_for(lambda: self.line.keys >= taken, PATIENCE), key  # noqa: B023
            self.settle()
        return self.text

    def route(self, place: int) -> str:
        """Press a routing key."""
        return self.press(f"routing {place}")

    # dots

    @property
    def cells(self) -> bytes:
        """Return the cells on the display."""
        return self.device.cells

    @property
    def stands(self) -> bytes:
        """Return the line's cells, reduced to the dots of the display."""
        return bytes(cell & 0x3F for cell in self.line.cells) if isinstance(self.device, Canute) else self.line.cells

    @property
    def text(self) -> str:
        """Return the display's cells as characters, without regard to dots 7 and 8."""
        if isinstance(self.device, Canute):
            return read_six(self.cells, self.app.settings.language or "cs")
        return self._of_items(read(self.cells, self.app.settings.language or "cs"))

    def _of_items(self, text: str) -> str:
        """Return a text with the names of own cards, because the digit of an unplayable card reads as a letter."""
        items = self.app.scene.screen().items
        found = list(text)
        for place, touch in enumerate(self.line.touches):
            if touch is not None and touch.zone == "items" and found[place] != " ":
                card = items[touch.index].card if touch.index < len(items) else None
                if card is not None and card.isdigit():
                    found[place] = card
        return "".join(found)

    @property
    def message(self) -> str:
        """Return the message on the line without the mark for more, empty for none."""
        places = self.line.message_places
        return read(bytes(self.cells[place] for place in places), self.app.settings.language).rstrip(" #")

    @property
    def hand(self) -> list[int]:
        """Return the places of own playable cards, which have dot 8."""
        return [place for place in self.items if self.cells[place] & DOT_8]

    @property
    def items(self) -> list[int]:
        """Return the place of the first cell of each own card and choice."""
        found: dict[Touch, int] = {}
        for place, touch in enumerate(self.line.touches):
            if touch is not None and touch.zone == "items":
                found.setdefault(touch, place)
        return list(found.values())

    @property
    def choices(self) -> list[int]:
        """Return the places at which choices begin."""
        items = self.app.scene.screen().items
        touches = self.line.touches
        return [place for place in self.items if (touch := touches[place]) and not items[touch.index].card]

    def play_on(self, card: int = -1) -> None:
        """Read on in a message; without one play a playable card. :param card: index among the playable cards."""
        if self.message:
            self.press("pan right")
        elif self.hand:
            self.touch(self.hand[card])
        else:
            self.press(NEXT_PLAYABLE)

    def touch(self, place: int) -> bool:
        """Select the item at a cell, and touch it if the cell then shows it as selected; return whether it did."""
        before = self.line.touches[place]
        if self.cells[place] & DOT_7:
            self.route(place)
            return True
        self.route(place)
        if self.message or self.line.touches[place] != before or not self.cells[place] & DOT_7:
            return False
        self.route(place)
        return True

    # the program

    def settle(self) -> None:
        """Let the program do everything that is due, and wait until the display shows it."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            self.app.refresh()
            item = self.app.inbox.take(0.0)
            if item is None and not self._thinking():
                break
            if item is None:
                item = self.app.inbox.take(LOOK)
            if item is not None:
                self.app.receive(item)
            self.app.tick()
        self.app.refresh()
        self.wait(lambda: self.cells == self.stands and self.line.has_landed)

    def wait(self, condition: Callable[[], bool]) -> None:
        """Run the program until the condition holds; the time of thinking opponents does not count."""
        ends = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < ends, self.text
            self.app.refresh()
            item = self.app.inbox.take(LOOK)
            if item is not None:
                self.app.receive(item)
            if item is not None or thinks(self.app):
                ends = time.monotonic() + PATIENCE

    def _thinking(self) -> bool:
        """Return whether an opponent is still thinking; waiting for its time to play does not count."""
        match = self.match
        if match is None or match is not self.app.scene or not isinstance(match.seat, LocalSeat):
            return False  # in a house of tables opponents think elsewhere
        if not hosted(match).is_thinking:
            return False
        turn = hosted(match).turn
        return turn.choice is None or turn.not_before <= self.app.now()

    @property
    def match(self) -> MatchScene | None:
        """Return the match under way, if any."""
        return next((scene for scene in self.app.scenes if isinstance(scene, MatchScene)), None)

    def find(self, text: str) -> int:
        """Pan through a menu until a text appears; return the cell at which it begins."""
        for _ in range(80):
            place = self.place_of(text)
            if place is not None:
                return place
            self.press("pan right")
        raise AssertionError(f"no {text!r}, last {self.text!r}")

    def place_of(self, text: str) -> int | None:
        """Return the cell where a text stands, or where the entry begins that goes on with it on the next page."""
        if text in self.text:
            return self.text.index(text)
        items = self.app.scene.screen().items
        touches = ((at, touch) for at, touch in enumerate(self.line.touches) if touch is not None)
        at, touch = next(touches, (0, None))
        if touch is None or touch.zone != "items" or touch.index >= len(items):
            return None
        item = items[touch.index]
        return at if (item.braille or braille_of(item.label)).lower().startswith(text) else None

    def choose(self, *texts: str) -> str:
        """Find each of these entries in turn, and press the routing key over it."""
        for text in texts:
            self.route(self.find(text) + 1)  # brltty's virtual display cannot press the key of the first cell
        return self.text


def read(cells: bytes, language: str) -> str:
    """Return computer braille as lower-case characters; other cells become ``#``."""
    plain = _characters(language)
    return "".join(
        plain.get(cell) or plain.get(cell & ~DOT_7) or plain.get(cell & ~MARKS & 0xFF, "#") for cell in cells
    )


@cache
def _characters(language: str) -> dict[int, str]:
    """Return the character of each cell of computer braille, the first one if several share a cell."""
    table = BrailleTable(f"{language}-8")
    return {table.cells(character)[0]: character for character in reversed(CHARACTERS + LETTERS.get(language, ""))}


@cache
def _six_dots(language: str) -> tuple[dict[bytes, str], bytes, bytes, dict[bytes, str]]:
    """Return the cells of six dots: characters, the number sign, the capital sign, digits."""
    table, all_of = BrailleTable(f"{language}-6"), CHARACTERS + LETTERS.get(language, "")
    plain = {table.cells(character): character for character in all_of[::-1] if not character.isdigit()}
    digits = {table.cells(digit)[1:]: digit for digit in "0123456789"}
    return plain, table.cells("1")[:1], table.cells("A")[:1], digits


def read_six(cells: bytes, language: str) -> str:
    """Return six-dot braille as lower-case characters without number and capital signs; other cells become ``#``."""
    plain, number, capital, digits = _six_dots(language)
    found, counting = "", False
    for cell in (bytes([value]) for value in cells):
        counting = cell == number or (counting and cell in digits)
        if cell not in (number, capital):
            found += digits[cell] if counting else plain.get(cell, "#")
    return found


@contextmanager
def fingers(
    language: str = "cs", cells: int = 40, catalogue: Catalogue = STANDARD, **settings: object
) -> Iterator[Fingers]:
    """Yield a reader at the main menu of a program without speech, with opponents that do not wait."""
    with at_display(BaumDisplay(NAMES[cells], cells), "baum", language, catalogue, **settings) as someone:
        yield someone


@contextmanager
def at_display(
    plugged: Emulator, family: str, language: str = "cs", catalogue: Catalogue = STANDARD, **settings: object
) -> Iterator[Fingers]:
    """Yield a reader at this emulator."""
    with plugged as device, reading(device, f"{family}:{device.path}", language, catalogue, **settings) as someone:
        yield someone


@contextmanager
def reading(
    device: Device, name: str, language: str = "cs", catalogue: Catalogue = STANDARD,
    timers: Timers | None = None, where: Home | None = None, **settings: object,
) -> Iterator[Fingers]:  # fmt: skip
    """Yield a reader at a display that the program opens by the name ``name``."""
    usual = {
        "language": language, "speech": "none", "pace": 0.0, "level": "beginner", "thinking": 50,
        "braille_seconds": 0.0,
    }  # fmt: skip
    someone = Fingers(device, name, msgspec.convert({**usual, **settings}, Settings), catalogue, timers, where)
    try:
        yield someone
    finally:
        someone.app.close()


def of_displays(someone: Fingers, since: int) -> list[Announcement]:
    """Return the announcements about displays since ``since`` of the history."""
    history = list(someone.app.announcer.history)
    return [announcement for announcement in history[since:] if announcement.kind in OF_DISPLAYS]
