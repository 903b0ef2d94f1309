"""HIMS displays that BRLTTY's driver ``hm`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity, KeyPressed, KeyReleased
from braille.drivers.hims import Driver
from tests.braille.emulators.hims import BEETLE, CLASSIC, EDGE, SENSE, HimsDisplay
from tests.braille.host import Host
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

SCROLL: list[Key] = [("up", "LeftScrollUp"), ("down", "LeftScrollDown"), ("pan left", "RightScrollUp")]
SCROLL += [("pan right", "RightScrollDown"), ("dot1", "Dot1"), ("dot8", "Dot8"), ("space", "Space"), ("f4", "F4")]
PAN: list[Key] = [("pan left", "Backward"), ("pan right", "Forward"), ("dot6", "Dot6"), ("f4", "F4")]


BEETLE_KEYS: list[Key] = [("pan left", "Backward"), ("pan right", "Forward"), ("f2", "F2"), ("f4", "F4")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("sent", "cells", "name", "table", "keys", "more"),
    [
        pytest.param(b"LX", 32, "Braille Sense", "scroll", SENSE, SCROLL, id="Braille Sense"),
        pytest.param(b"SX", 32, "Braille Sense", "qwerty", SENSE, SCROLL, id="QWERTY, newer"),
        pytest.param(b"QX", 32, "Braille Sense", "qwerty", SENSE, SCROLL[:4], id="QWERTY"),
        pytest.param(b"LX", 20, "Braille Sense", "scroll", SENSE, SCROLL[:4], id="20 cells"),
        pytest.param(b"LX", 14, "Smart Beetle", "beetle", BEETLE, BEETLE_KEYS, id="Smart Beetle"),
        pytest.param(b"BS", 18, "Braille Sense", "pan", CLASSIC, PAN, id="Classic, 18 cells"),
    ],
)
def test_brltty_and_we_accept_the_same_display(
    sent: bytes, cells: int, name: str, table: str, keys: dict[str, int], more: list[Key]
) -> None:
    last = f"routing {cells - 1}"
    taken = [*more, (last, f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
    with HimsDisplay(sent, cells, keys) as display:
        says = [f"Braille Display Dimensions: {cells} columns", f"/hm/{table}.ktb"]
        accepted_by_brltty("hm", display, says, taken)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in taken])
        assert display.refused == 0


@pytest.mark.peer("brltty")
def test_an_edge_which_brltty_knows_by_its_usb_number_only() -> None:
    with HimsDisplay(b"BE", 40, EDGE) as display:
        accepted_by_brltty("hm", display, [": 40 columns"], [("dot1", "Dot1"), ("routing 39", "RoutingKey.40")])
        accepted_by_us(Driver(), display, Identity("Braille Edge", 40), [*EDGE, "routing 39"])


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(("cells", "name"), [(32, "Braille Sense"), (40, "eMotion")])
def test_a_display_that_knows_no_identity(cells: int, name: str) -> None:
    """BRLTTY asks three of them in vain and assumes something; we go by the cells."""
    with HimsDisplay(b"", cells) as display:
        accepted_by_brltty("hm", display, [f": {cells} columns"], [("dot1", "Dot1")])
        host = Host(Driver(), display.path)
        assert host.identify() == Identity(name, cells)
        host.close()


@pytest.mark.peer("brltty")
def test_a_chord_comes_in_one_piece() -> None:
    keys = ["dot1", "dot8", "space"]
    with HimsDisplay() as display:
        accepted_by_brltty("hm", display, [], [("dot1", "Dot1")])
        host = Host(Driver(), display.path)
        host.identify()
        host.events.clear()
        display.send(display.chord_bytes(keys))
        host.wait_for(lambda: len(host.events) == 6)
        assert host.events == [*map(KeyPressed, keys), *map(KeyReleased, keys)]
        host.close()
