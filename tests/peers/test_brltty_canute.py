"""A Canute that BRLTTY's driver ``cn`` accepts, and ours too: a line at a time, each when the motors rest."""

from __future__ import annotations

import pytest

from braille.driver import Identity, KeyPressed, KeyReleased
from braille.drivers.canute import Driver
from tests.braille.emulators.canute import Canute
from tests.braille.host import Host
from tests.peers.brltty import start_brltty
from tests.waiting import until

KEYS = [("pan left", "Back"), ("pan right", "Forward"), ("menu", "Menu"), ("line 0", "Line1"), ("line 8", "Line9")]


@pytest.mark.peer("brltty")
def test_brltty_accepts_the_display() -> None:
    with Canute() as display, start_brltty("cn", str(display.path)) as brltty:
        brltty.wait_for("braille is online")
        assert until(lambda: any(display.cells[:40]), 30)
        for key, name in KEYS:
            display.press(key)
            brltty.wait_for(f"brl key press: {name} ")
            display.release(key)
            brltty.wait_for(f"brl key release: {name} ")


def test_only_changed_lines_are_raised_one_after_the_other() -> None:
    with Canute() as display:
        host = Host(Driver(), display.path)
        assert host.identify() == Identity("Canute 360", 360, 9, dots=6)
        first = bytes(range(64)) * 5 + b"\x15" * 40
        host.write(host.driver.show(first))
        host.wait_for(lambda: display.cells == first, 30)
        assert display.sent_rows == list(range(9))
        second = first[:80] + b"\xff" * 40 + first[120:]
        host.write(host.driver.show(second))
        host.wait_for(lambda: display.cells[80:120] == b"\x3f" * 40)
        assert display.sent_rows[9:] == [2]
        assert display.hasty == 0
        for key, _ in KEYS:
            display.press(key)
            host.wait_for(lambda: KeyPressed(key) in host.events)  # noqa: B023
            display.release(key)
            host.wait_for(lambda: KeyReleased(key) in host.events)  # noqa: B023
        host.close()
