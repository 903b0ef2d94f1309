"""Baum displays that BRLTTY's driver ``bm`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.baum import Driver
from tests.braille.emulators.baum import BaumDisplay
from tests.peers.certify import accepted_by_brltty, accepted_by_us

STICK = [("up", "Up"), ("select", "Press")]
MODELS = [
    pytest.param(b"VarioConnect 40 ", "VarioConnect 40", 40, STICK, id="VarioConnect 40"),
    pytest.param(b"Refreshabraille 18", "Refreshabraille 18", 18, STICK, id="18 cells, long name"),
    pytest.param(b"SuperVario 80\0\0\0", "SuperVario 80", 80, [], id="80 cells"),
    pytest.param(b"VarioUltra 20\0\0\0", "VarioUltra 20", 20, [("dot1", "Dot1"), ("f1", "F1")], id="20 cells"),
    pytest.param(b"Conny 12        ", "Conny 12", 12, STICK, id="12 cells"),
]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(("sent", "name", "cells", "more"), MODELS)
def test_brltty_and_we_accept_the_same_display(
    sent: bytes, name: str, cells: int, more: list[tuple[str, str]]
) -> None:
    last = f"routing {cells - 1}"
    keys = [*more, (last, f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
    keys += [("pan left", "Display2"), ("pan right", "Display5"), ("d1", "Display1"), ("d6", "Display6")]
    with BaumDisplay(sent, cells) as display:
        says = [f"Baum Device Identity: {name}\n", f"Braille Display Dimensions: {cells} columns"]
        accepted_by_brltty("bm", display, says, keys)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in keys])


@pytest.mark.peer("brltty")
def test_a_display_that_reports_routing_keys_by_number() -> None:
    with BaumDisplay(b"Vario 40        ", numbers=True) as display:
        accepted_by_brltty("bm", display, [], [("routing 0", "RoutingKey.1"), ("routing 39", "RoutingKey.40")])
        accepted_by_us(Driver(), display, Identity("Vario 40", 40), ["pan left", "routing 0", "d3"])
