"""Alva displays that BRLTTY's driver ``al`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.alva import Driver
from tests.braille.emulators.alva import AlvaDisplay
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

OPERATION: list[Key] = [("up", "Up"), ("down", "Down"), ("pan left", "Left"), ("pan right", "Right")]
OPERATION += [("select", "Cursor"), ("home", "Home"), ("status1", "Status1A")]
PROG: list[Key] = [("prog", "Prog")]
PADS: list[Key] = [("f1", "SpeechPadF1"), ("f4", "NavPadF2"), ("second 3", "RoutingKey2.4")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("model", "name", "cells", "status", "more"),
    [
        pytest.param(0x0E, "Satellite 544", 40, 3, PADS, id="Satellite 544"),
        pytest.param(0x10, "Satellite 584 Pro", 80, 3, PADS, id="Satellite 584 Pro"),
        pytest.param(0x00, "ABT 320", 20, 3, PROG, id="ABT 320"),
        pytest.param(0x03, "ABT 380", 80, 5, PROG, id="ABT 380"),
        pytest.param(0x0C, "Delphi 440 Desktop", 40, 5, PROG, id="Delphi 440 Desktop"),
    ],
)
def test_brltty_and_we_accept_the_same_display(model: int, name: str, cells: int, status: int, more: list[Key]) -> None:
    last = f"routing {cells - 1}"
    keys = [*OPERATION, *more, (last, f"RoutingKey1.{cells}"), ("routing 3", "RoutingKey1.4")]
    with AlvaDisplay(model, cells, status, adjusted=model >= 0x0E) as display:
        says = [f"detected Alva {name}: {cells} columns, {status} status cells"]
        accepted_by_brltty("al", display, says, keys)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in keys])
