"""MDV displays that BRLTTY's driver ``md`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.mdv import Driver
from tests.braille.emulators.mdv import MdvDisplay
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

ARROWS: list[Key] = [("pan left", "Left"), ("up", "Up"), ("pan right", "Right"), ("down", "Down")]
FUNCTION: list[Key] = [("f1", "F1"), ("f10", "F10"), ("shift", "Shift")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("cells", "status", "more"),
    [
        pytest.param(40, 0, FUNCTION, id="Lilli 40"),
        pytest.param(40, 2, [*FUNCTION, ("status1", "StatusKey.1")], id="two status cells"),
        pytest.param(24, 0, [("dot1", "Dot1"), ("dot4", "Dot4"), ("dot8", "Dot8")], id="24 cells and a keyboard"),
        pytest.param(80, 0, FUNCTION, id="80 cells"),
    ],
)
def test_brltty_and_we_accept_the_same_display(cells: int, status: int, more: list[Key]) -> None:
    keys = [*ARROWS, *more, (f"routing {cells - 1}", f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
    with MdvDisplay(cells, status) as display:
        accepted_by_brltty("md", display, [f"Text:{cells} Status:{status}"], keys)
        accepted_by_us(Driver(), display, Identity(f"MDV {cells}", cells), [key for key, _ in keys])
        display.wait_for(lambda: display.unacknowledged == 0)
        assert display.refused == 0
