"""The beginnings of the matches of ``call``, called by dots alone on a display of 40 cells, with mistakes.

``python -m tests.transcripts.call_lines`` rewrites the logs in ``recorded``; a test compares them. A log reads as those
of ``lines``. The caller reads each message to its end, calls by the routing key over a card or choice that stands on
the line, and by chords otherwise.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayCard
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.seats import ONLOOKER
from numeramis_access.core.table import Moment
from numeramis_access.games.sipky.events import CardsTaken, LayNumber, TakeCards
from numeramis_access.store.home import Home
from tests.app.calling import PEOPLE, call_whole, in_any_order, match_events
from tests.app.evening import READING, Clock, Evening
from tests.app.fingers import NAMES, Fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.tables.test_called import call_of, dealer_of, real_table
from tests.transcripts.call import CALLED, LANGUAGES
from tests.transcripts.lines import FOLDER, written

CELLS = 40
#: calls in a log, and every so many calls one is taken back and called again
CALLS, AGAIN = 45, 9
#: takes the last call back
UNDO = "space+dot1+dot3+dot6"
#: chords of digits
DIGITS = dict(zip("1234567890", ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245"), strict=True))


class Enough(Exception):
    """The log is long enough."""


class DotsCaller:
    """A caller at a display. :ivar record: the log."""

    def __init__(self, reader: Fingers, clock: Clock) -> None:
        self.reader, self.clock = reader, clock
        self.record = Evening(reader, clock)
        self._calls = 0

    @property
    def scene(self) -> CallingScene:
        """Return the scene of the called match."""
        assert isinstance(self.reader.app.scene, CallingScene)
        return self.reader.app.scene

    def call(self, action: Action, moments: list[Moment]) -> None:
        """Call an action; now and then take it back and call it again."""
        if self._calls == CALLS:
            raise Enough
        self._calls += 1
        before = len(self.scene.seat.match.calls)
        self._call(action, moments)
        if self._calls % AGAIN == 0 and len(self.scene.seat.match.calls) == before + 1 and not self.scene.is_over:
            self._read_on()
            self.press(UNDO)
            self._call(action, moments)

    def card(self, card: Card) -> None:
        """Call a card by the routing key above it, or by chords."""
        self._read_on()
        items = self.reader.app.scene.screen().items
        place = next((at for at, item in enumerate(items) if item.card == card), None)
        if place is not None and self._routed(place):
            return
        if card not in SUIT:
            self.press(_dots(DIGITS[card] + "8"))
            return
        rank = {"T": "0", "A": "1"}.get(card[0], card[0])
        self.press(_dots(DIGITS[rank] + "8") if rank.isdigit() else _dots({"J": "245", "Q": "12345", "K": "13"}[rank]))
        self._read_on()
        letter = self.reader.app.text("typed-code", card=card)[-1]
        self.press(_dots(LETTERS[letter]))

    def _call(self, action: Action, moments: list[Moment]) -> None:
        call = call_of(action, moments)
        if isinstance(action, PlayCard):
            self.card(action.card)
        elif isinstance(action, TakeCards) and action.cards == 2:
            pass  # called with the number
        elif isinstance(action, LayNumber) and action not in self.scene.seat.match.choices():
            taken = [event for event in match_events(moments) if isinstance(event, CardsTaken)]
            for digit in "0" * (sum(len(event.cards) for event in taken) - 2) + f"{action.number:02d}":
                self.card(digit)
        else:
            if isinstance(action, ChooseCards):
                self.press(_dots(DIGITS[str(len(action.cards))] + "8"))
            else:
                self._touch(action)
            for cards in (call.cards, *(cards for _, cards in call.hands)) if self.scene.seat.needed else ():
                for card in cards:
                    self.card(card)

    def _touch(self, action: Action) -> None:
        """Call a choice by a routing key, panning until it stands on the line; a stake by its amount."""
        self._read_on()
        desk = self.scene.desk
        kinds = [choice.type if isinstance(choice, AmountRange) else choice for choice in desk.choices]
        wanted: object = action if action in kinds else action.name()
        place = len(desk.hand) + kinds.index(wanted)  # type: ignore[arg-type]
        found = self._routed(place)
        for key in ("pan right", "pan left"):
            shown = None
            while not found and self.reader.line.cells != shown:
                shown = self.reader.line.cells
                self.press(key)
                found = self._routed(place)
        assert found, action
        if wanted is not action:
            self._amount(action)

    def _amount(self, action: Action) -> None:
        """Type the amount of a stake."""
        amount = next(value for value in (getattr(action, name) for name in action.__struct_fields__) if value)
        for digit in str(amount):
            self.press(_dots(DIGITS[digit] + "8"))
        while not isinstance(self.reader.app.scene, CallingScene):
            self.press("dot8")

    def _routed(self, place: int) -> bool:
        """Press the routing key above an item if it stands on the line; return whether it does."""
        touches = self.reader.line.touches
        cells = [at for at, touch in enumerate(touches) if touch and (touch.zone, touch.index) == ("items", place)]
        if not cells:
            return False
        self.press(f"routing {cells[0]}")
        return True

    def press(self, key: str) -> None:
        """Press a key after a moment."""
        self._pass(READING)
        self.reader.press(key)
        self.record.note(key)

    def _read_on(self) -> None:
        """Read every message to its end."""
        self._pass(READING)
        while self.reader.line.standing or self.reader.line.more_waits:
            self.press("pan right")

    def _pass(self, seconds: float) -> None:
        ends = self.clock.now() + seconds
        while self.clock.next_alarm is not None and self.clock.next_alarm < ends:
            self.clock.move(self.clock.next_alarm)
            self._settle()
        self.clock.move(ends)
        self._settle()

    def _settle(self) -> None:
        self.reader.app.tick()
        self.reader.settle()
        self.record.note()


#: the letters of suits in dots
LETTERS = {"ř": "2456", "o": "135", "s": "234", "p": "1234", "c": "14", "d": "145", "h": "125"}


def _dots(numbers: str) -> str:
    return "+".join(f"dot{number}" for number in numbers)


@contextmanager
def at_port(device: BaumDisplay) -> Iterator[str]:
    """Yield the program's setting for a display at its port."""
    yield f"baum:{device.path}"


def call(
    game: str, seats: int, options: dict[str, Any], language: str,
    connected: Callable[[BaumDisplay], AbstractContextManager[str]] = at_port,
) -> str:  # fmt: skip
    """Return the log of the beginning of a match. :param connected: connects the display, and yields its setting."""
    setting = (game, seats, options)
    seed = next(seed for seed in count(1) if dealer_of(real_table(setting, seed)) == 0)
    match, clock = real_table(setting, seed), Clock()
    with ExitStack() as stack:
        home = Home.at(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        device = stack.enter_context(BaumDisplay(NAMES[CELLS], CELLS))
        reader = stack.enter_context(
            reading(
                device, stack.enter_context(connected(device)), language, timers=clock, where=home,
                called_players=PEOPLE,
            )
        )  # fmt: skip
        reader.app.follow(set_up.open_set_up(reader.app, match.ruleset, match.options, match.seats))
        reader.app.start()
        caller = DotsCaller(reader, clock)
        reader.app.press("return")
        with suppress(Enough):
            call_whole(match, random.Random(seed), lambda: caller.scene.seat, caller.card, caller.call)
        called, real = match_events(caller.scene.seat.match.moments), match.events(ONLOOKER)
        assert len(called) > 20
        assert in_any_order(called) == in_any_order(real)[: len(called)], written(caller.record.log, language, CELLS)
        return written(caller.record.log, language, CELLS)


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for game, seats, options in CALLED:
        for language in LANGUAGES:
            yield FOLDER / f"call-{game}-{language}-line-{CELLS}.txt", call(game, seats, options, language)


def main() -> None:
    """Write all logs."""
    for path, text in recordings():
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
