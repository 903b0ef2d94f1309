"""Freedom Scientific displays that BRLTTY's driver ``fs`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.freedomscientific import Driver
from tests.braille.emulators.freedomscientific import FIRST_GENERATION, FreedomScientificDisplay
from tests.peers.certify import accepted_by_brltty, accepted_by_us

NAV = [("select", "LeftNavPress"), ("left selector", "LeftSelector")]
PANNING = [("pan left", "PanLeft"), ("pan right", "PanRight")]
BRAILLE = [("dot1", "Dot1"), ("dot8", "Dot8"), ("space", "Space")]
ROCKERS = [("right rocker up", "RightRockerUp"), ("left rocker down", "LeftRockerDown")]
ISO = (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("name", "cells", "firmware", "dots", "more"),
    [
        pytest.param("Focus 40", 40, "5.00", ISO, NAV + BRAILLE + ROCKERS, id="Focus 40"),
        pytest.param("Focus 14", 14, "4.20", ISO, BRAILLE + ROCKERS, id="Focus 14"),
        pytest.param("Focus 80", 80, "3.00", ISO, NAV, id="Focus 80"),
        pytest.param("pm display 20", 20, "1.00", ISO, [("row 1 0", "PanLeft")], id="PAC Mate 20"),
        pytest.param("Focus 44", 44, "1.00", FIRST_GENERATION, NAV, id="Focus 44"),
        pytest.param("Focus 70", 70, "2.00", FIRST_GENERATION, BRAILLE, id="Focus 70"),
        pytest.param("Focus 84", 84, "1.00", FIRST_GENERATION, [], id="Focus 84"),
    ],
)
def test_brltty_and_we_accept_the_same_display(
    name: str, cells: int, firmware: str, dots: tuple[int, ...], more: list[tuple[str, str]]
) -> None:
    keys = [*more, *PANNING, (f"routing {cells - 1}", f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
    with FreedomScientificDisplay(name, cells, firmware, dots) as display:
        accepted_by_brltty("fs", display, [f"Detected {name}: cells={cells}, firmware={firmware}"], keys)
        ours = [key for key, _ in keys if not key.startswith("row")]
        accepted_by_us(Driver(), display, Identity(name, cells), ours)


@pytest.mark.peer("brltty")
def test_wheels_turn_step_by_step() -> None:
    with FreedomScientificDisplay() as display:
        accepted_by_brltty("fs", display, [], [])
        accepted_by_us(Driver(), display, Identity("Focus 40", 40), ["up", "down", "right wheel up"])
