"""BRAILLEX displays that BRLTTY's driver ``pm`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.papenmeier import Driver
from tests.braille.emulators import Emulator
from tests.braille.emulators.papenmeier import FirstProtocol, SecondProtocol
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

BAR: list[Key] = [("pan left", "BarLeft1"), ("up", "BarUp1"), ("pan right", "BarRight1"), ("down", "BarDown1")]
ENDS: list[Key] = [
    *[("left", "LeftKeyRear"), ("menu", "LeftKeyFront"), ("right", "RightKeyRear"), ("select", "RightKeyFront")],
]
FRONT: list[Key] = [("pan left", "Backward"), ("pan right", "Forward"), ("select", "Cursor"), ("menu", "Home")]


def routing(cells: int) -> list[Key]:
    return [("routing 0", "RoutingKey1.1"), (f"routing {cells - 1}", f"RoutingKey1.{cells}")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("display", "name", "keys"),
    [
        pytest.param(
            FirstProtocol(1, 40, 13), "2D Lite", [*FRONT, ("status2", "Status.2"), *routing(40)], id="2D Lite"
        ),
        pytest.param(
            FirstProtocol(67, 80, 20, ()),
            "EL 2D-80",
            [*BAR, *ENDS, ("status3", "Status.3"), *routing(80)],
            id="EL 2D-80",
        ),
        pytest.param(SecondProtocol(95, 40, wide=False), "EL 40c", [*BAR, *ENDS, *routing(40)], id="EL 40c"),
        pytest.param(SecondProtocol(97, 80, wide=False), "EL 80c", [*BAR, *ENDS, *routing(80)], id="EL 80c"),
        pytest.param(SecondProtocol(89, 40, wide=True), "Trio", [*BAR, *ENDS, *routing(40)], id="Trio"),
        pytest.param(SecondProtocol(100, 20, wide=True), "Live 20", [*BAR, *ENDS, *routing(20)], id="Live 20"),
    ],
)
def test_brltty_and_we_accept_the_same_display(display: Emulator, name: str, keys: list[Key]) -> None:
    with display:
        accepted_by_brltty("pm", display, [f"Size: {display.cell_count}"], keys)
        identity = Identity(f"BRAILLEX {name}", display.cell_count)
        accepted_by_us(Driver(), display, identity, [key for key, _ in keys])
