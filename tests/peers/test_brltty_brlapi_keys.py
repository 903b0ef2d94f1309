"""The same keys on a serial port and through the real BRLTTY have the same effect for the player."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from braille.display import Display
from braille.events import Connected, DisplayEvent, Key
from tests.braille.emulators import Emulator
from tests.braille.emulators.baum import BaumDisplay
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.peers.brltty import start_server
from tests.waiting import until

pytestmark = pytest.mark.peer("brltty")

#: letters, signs with dots 7 and 8, every chord with the space bar that the keymap knows, routing and panning
CHORDS = [
    *("dot1+dot2+dot5", "dot2+dot3+dot4+dot7", "dot2+dot4+dot5+dot8", "dot7", "dot8"),
    *("dot1+space", "dot4+space", "dot3+space", "dot6+space", "dot2+space", "dot5+space"),
    *("dot1+dot2+dot5+space", "dot1+dot2+dot3+space", "dot1+dot2+dot3+dot4+space", "dot1+dot2+dot3+dot5+space"),
    *("dot4+dot5+dot6+space", "dot2+dot3+space", "dot5+dot6+space", "dot1+dot5+space", "dot1+dot3+dot4+space"),
    *("dot1+dot2+space", "dot1+dot4+dot5+space", "dot4+dot6+space"),
    *("routing 0", "routing 39", "routing 0+space", "routing 7+space"),
    *("pan left", "pan right", "pan left+pan right", "space"),
]
DISPLAYS = [("fs", "freedomscientific", FreedomScientificDisplay), ("bm", "baum", BaumDisplay)]


def press(display: Emulator, chord: str) -> None:
    """Press the keys of a chord one after the other, then let go of them."""
    keys = chord.split("+")
    for key in keys:
        display.press(key)
    for key in keys:
        display.release(key)


def understood(display: Emulator, device: str, chords: list[str]) -> list[str]:
    """Return the events of these chords for the display's owner, one after the other."""
    events: list[DisplayEvent] = []
    opened = Display(device, events.append, retry=0.3)
    try:
        assert until(lambda: any(isinstance(event, Connected) for event in events)), events
        for number, chord in enumerate(chords, 1):
            press(display, chord)
            until(lambda: _keys(events)[number - 1 :], 5.0)  # noqa: B023
        return _keys(events)
    finally:
        opened.close()


def _keys(events: list[DisplayEvent]) -> list[str]:
    return [event.name for event in events if isinstance(event, Key)]


@pytest.mark.parametrize(("code", "family", "new"), DISPLAYS, ids=["Focus 40", "VarioConnect 40"])
def test_every_chord_means_the_same_through_brltty_as_on_the_serial_port(
    code: str, family: str, new: Callable[[], Emulator]
) -> None:
    with new() as display:
        assert understood(display, f"{family}:{display.path}", CHORDS) == CHORDS
        display.renew()
        brltty, host = start_server(code, display.path)
        with brltty:
            assert understood(display, f"brlapi:host={host},auth=none,tty=", CHORDS) == CHORDS


def test_a_display_says_which_keys_it_has_under_brltty() -> None:
    with FreedomScientificDisplay() as display:
        brltty, host = start_server("fs", display.path)
        with brltty:
            events: list[DisplayEvent] = []
            opened = Display(f"brlapi:host={host},auth=none,tty=", events.append, retry=0.3)
            assert until(lambda: events)
            opened.close()
    assert isinstance(events[0], Connected)
    keys = events[0].keys
    assert keys is not None
    assert all(keys.has(chord) for chord in CHORDS)
    assert not keys.has("d3")
    assert not keys.has("select")
