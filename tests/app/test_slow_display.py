"""A display that is slower than its driver expects: each line once, and no key before its line."""

from __future__ import annotations

import threading
import time

from braille.cells import DOT_7
from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from tests.app.fingers import reading
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.waiting import wait_until

#: seconds that the display needs for a line; its driver expects half a second
SLOW = 0.8


class SlowFocus(FreedomScientificDisplay):
    """A Focus that shows and acknowledges one line after the other, each after ``SLOW`` seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.free_at = 0.0

    def _write(self, start: int, cells: bytes) -> None:
        self.free_at = max(self.free_at, time.monotonic()) + SLOW
        later = threading.Timer(self.free_at - time.monotonic(), super()._write, (start, cells))
        later.daemon = True
        later.start()


def test_a_slow_display_gets_each_line_once_and_a_key_before_its_line_plays_nothing() -> None:
    with SlowFocus() as device, reading(device, f"freedomscientific:{device.path}") as someone:
        someone.app.follow(begin_named(someone.app, local_match.begin_match, "quist", [], 5, None, None))
        someone.settle()
        match = someone.match
        assert match is not None
        while someone.message or not match.is_own_turn or not someone.hand:
            someone.press("pan right")
        wait_until(lambda: device.free_at < time.monotonic())
        marked = next(place for place in someone.items if someone.cells[place] & DOT_7)
        hand = len(match.desk.hand)
        someone.app.press("right")  # the keyboard moves the cursor, and the display has not yet the new line
        someone.app.refresh()
        for key in (f"routing {marked}", "select", f"routing {marked}", "select"):
            device.tap(key)
        time.sleep(SLOW / 2)
        while (item := someone.app.inbox.take(0.0)) is not None:
            someone.app.receive(item)
        assert len(match.desk.hand) == hand
        someone.settle()
        wait_until(lambda: device.free_at < time.monotonic())
        before = device.writes
        someone.app.press("right")
        someone.app.refresh()
        wait_until(lambda: device.writes > before)
        time.sleep(2 * SLOW)
        assert device.writes == before + 1
