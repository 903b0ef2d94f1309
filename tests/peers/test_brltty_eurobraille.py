"""EuroBraille displays that BRLTTY's driver ``eu`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.eurobraille import Driver
from tests.braille.emulators.eurobraille import EuroBrailleDisplay
from tests.peers.certify import accepted_by_brltty, accepted_by_us

PROTOCOL = ("-B", "protocol=esysiris")
SWITCHES = [("pan left", "Switch1Left"), ("pan right", "Switch1Right"), ("switch2 left", "Switch2Left")]
STICKS = [("up", "RightJoystickUp"), ("select", "RightJoystickPress"), ("left stick up", "LeftJoystickUp")]
IRIS = [("pan left", "L1"), ("pan right", "L8"), ("f2", "L2"), ("left", "Left"), ("up", "Up")]
BRAILLE = [("dot1", "Dot1"), ("dot8", "Dot8"), ("space", "Space"), ("backspace", "Backspace")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("model", "cells", "theirs", "ours", "keys"),
    [
        pytest.param(0x08, 40, "Esys 40", "Esys 40", SWITCHES + STICKS + BRAILLE, id="Esys 40"),
        pytest.param(0x07, 12, "Esys 12", "Esys 12", SWITCHES, id="Esys 12"),
        pytest.param(0x0C, 80, "Esys 80", "Esys 80", STICKS, id="Esys 80"),
        pytest.param(0x0E, 32, "Esytime 32", "Esytime 32", STICKS, id="Esytime 32"),
        pytest.param(0x03, 20, "Iris S-20", "Iris S20", IRIS, id="Iris S20"),
    ],
)
def test_brltty_and_we_accept_the_same_display(
    model: int, cells: int, theirs: str, ours: str, keys: list[tuple[str, str]]
) -> None:
    keys = [*keys, (f"routing {cells - 1}", f"RoutingKey1.{cells}"), ("routing 3", "RoutingKey1.4")]
    with EuroBrailleDisplay(model, cells, iris=model <= 6) as display:
        accepted_by_brltty("eu", display, [f"Model Detected: {theirs} ({cells} cells)"], keys, PROTOCOL)
        accepted_by_us(Driver(), display, Identity(ours, cells), [key for key, _ in keys])
