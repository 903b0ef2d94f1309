"""The room of a page for its drawn table: larger pictures on larger screens, ordinary letters on others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from numeramis_access.output.screen import Item, LaidCard, Screen, ShownPlayer
from numeramis_access.web.drawn import ORDINARY_TABLE, drawn_json

SEATED = tuple(ShownPlayer(seat, seat, name, cards=9) for seat, name in enumerate(("you", "Dana", "partner", "Alojz")))
TABLE = Screen("table", "Quist", seated=SEATED, table=(LaidCard(1, "Dana", "5", "Dana: five.", True),))


@pytest.mark.parametrize("factor", [0.5, 1.0, 1.5, 3.0])
def test_on_a_large_screen_the_table_fills_its_room(factor: float) -> None:
    wide, tall = (factor * side for side in ORDINARY_TABLE)
    drawn = drawn_json(TABLE, (wide, tall, wide, 2.45, 33.0))
    across, down = drawn["room"]  # type: ignore[misc]
    assert across / down == pytest.approx(wide / tall, rel=0.01)
    assert across <= ORDINARY_TABLE[0] + 0.01
    assert across == pytest.approx(min(wide, ORDINARY_TABLE[0]), rel=0.01)


@pytest.mark.parametrize(("across", "down", "high"), [(17.0, 26.0, 5.1), (76.0, 42.0, 8.2), (99.0, 59.0, 11.2)])
def test_on_a_large_screen_the_cards_of_the_hand_are_larger(across: float, down: float, high: float) -> None:
    screen = replace(TABLE, items=tuple(Item(f"{n}.", card=str(n), role="card") for n in range(3)))
    drawn = drawn_json(screen, (across, 20.0, across, 2.45, down))
    assert drawn["hand"][0][3] == pytest.approx(high, abs=0.1)  # type: ignore[index, call-overload]
