"""Seika note takers that BRLTTY's driver ``sk`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity, KeyPressed, KeyReleased
from braille.drivers.seika import Driver
from tests.braille.emulators.seika import SeikaDisplay
from tests.braille.host import Host
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

KEYS: list[Key] = [("pan left", "LeftButton"), ("pan right", "RightButton"), ("space", "Space")]
KEYS += [("up", "LeftJoystickUp"), ("select", "LeftJoystickPress"), ("dot1", "Dot1"), ("dot8", "Dot8")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize("cells", [16, 24, 40])
def test_brltty_and_we_accept_the_same_display(cells: int) -> None:
    last = f"routing {cells - 1}"
    keys = [*KEYS, (last, f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
    with SeikaDisplay(cells) as display:
        accepted_by_brltty("sk", display, ["Seika Protocol: Seika Note Taker", f"Seika Size: {cells}\n"], keys)
        accepted_by_us(Driver(), display, Identity("Seika NTK", cells), [key for key, _ in keys])


@pytest.mark.peer("brltty")
@pytest.mark.parametrize("keys", [["dot1", "space"], ["routing 2", "routing 39"], ["pan left", "routing 9"]])
def test_keys_pressed_together_come_in_one_piece(keys: list[str]) -> None:
    with SeikaDisplay() as display:
        accepted_by_brltty("sk", display, [], [("routing 9", "RoutingKey.10")])
        host = Host(Driver(), display.path)
        host.identify()
        host.events.clear()
        display.send(display.chord_bytes(keys))
        host.wait_for(lambda: len(host.events) == 4)
        assert host.events == [*map(KeyPressed, keys), *map(KeyReleased, keys)]
        host.close()
