"""The club evening of ``evening`` with real cards, led by dots alone on displays of 20 and of 40 cells.

``python -m tests.transcripts.evening_lines`` rewrites the logs in ``recorded``; a test compares them. A log reads as
those of ``lines``, with each written text in one line.
"""

from __future__ import annotations

import random
import secrets
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from braille.cells import dots
from braille.text import BrailleTable
from numeramis_access.app.evening import keeper
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.braille_layout import Touch
from numeramis_access.store.home import Home
from tests.app.director import Leader
from tests.app.evening import READING, Clock, Evening
from tests.app.fingers import NAMES, Fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.transcripts.evening import CASTS, LANGUAGES, lead
from tests.transcripts.lines import FOLDER, written
from tests.transcripts.people_lines import BACK, ENTER, LETTER

#: cells of the display in each language
CELLS = {"cs": 20, "en": 40}
#: keys of a display for those of a keyboard
KEYS = {
    "up": "space+dot1", "down": "space+dot4", "left": "space+dot3", "right": "space+dot6", "return": ENTER,
    "escape": BACK,
}  # fmt: skip


class DirectorByDots(Leader):
    """A director at a display who reads each message to its end before the next key."""

    def __init__(self, reader: Fingers, clock: Clock) -> None:
        self.reader, self.clock = reader, clock
        self.record = Evening(reader, clock)
        super().__init__(reader.app)
        self.begin()
        self._settle()

    def press(self, *keys: str) -> list[str]:
        """Press keys, each after reading everything before it."""
        for key in keys:
            self._press(KEYS.get(key) or self._chord(key))
        return []

    def write(self, text: str) -> list[str]:
        """Write a text by dots and take it: one line of the log."""
        log = self.record.log
        self._read_on()
        begun = len(log) - 1
        for letter in text:
            self._press(self._chord(letter), LETTER)
        log[begun + 1 : -1] = []
        log[begun].until, log[begun].by_key = log[-1].since, f"writes: {text}"
        return self.press("return")

    def look_through(self) -> None:
        """Read the whole menu by panning."""
        self._read_on()
        while self.reader.cells[-1] != END_CELL:
            self._press("pan right")

    def wait(self, minutes: int) -> list[str]:
        """Let time pass."""
        self.time += timedelta(minutes=minutes)
        self._pass(minutes * 60)
        return []

    def _chord(self, letter: str) -> str:
        [cell] = BrailleTable(f"{self.app.settings.language}-8").cells(letter)
        return "+".join(f"dot{dot}" for dot in dots(cell)) or "space"

    def _press(self, key: str, seconds: float = READING) -> None:
        self._pass(seconds)
        self._read_on()
        self.reader.press(key)
        self.record.note(key)

    def _read_on(self) -> None:
        line = self.reader.line
        while line.standing or line.more_waits or self._under_title:
            self._pass(READING)
            self.reader.press("pan right")
            self.record.note("pan right")

    @property
    def _under_title(self) -> bool:
        """Return whether a menu's title stands in place of the focused entry."""
        screen = self.app.scene.screen()
        if screen.kind != "menu" or screen.items[screen.focus].is_text_field:
            return False
        return Touch("items", screen.focus) not in self.reader.line.touches

    def _pass(self, seconds: float) -> None:
        """Let time pass, and let each due message stand for its time."""
        ends = self.clock.now() + seconds
        while self.clock.next_alarm is not None and self.clock.next_alarm < ends:
            self.clock.move(self.clock.next_alarm)
            self._settle()
        self.clock.move(ends)
        self._settle()

    def _settle(self) -> None:
        self.app.tick()
        self.reader.settle()
        self.record.note()


def play(language: str, leads: Callable[[Leader], None] | None = None) -> str:
    """Return the log of the evening's display. :param leads: leads another evening."""
    chance = random.Random(3)
    cells, clock = CELLS[language], Clock()
    with ExitStack() as stack:
        home = Home.at(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.enter_context(patch.object(secrets, "randbelow", chance.randrange))
        display = stack.enter_context(BaumDisplay(NAMES[cells], cells))
        reader = stack.enter_context(reading(display, f"baum:{display.path}", language, timers=clock, where=home))
        made = DirectorByDots(reader, clock)
        stack.enter_context(patch.object(keeper, "now", lambda: made.time))
        if leads is None:
            lead(made, CASTS[language])
        else:
            leads(made)
        return written(made.record.log, language, cells)


def main() -> None:
    """Write all logs."""
    for language in LANGUAGES:
        path = FOLDER / f"evening-{language}-line-{CELLS[language]}.txt"
        path.write_text(play(language), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
