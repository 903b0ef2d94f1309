"""Reasons are true of their positions: some of every game here, thousands by ``python -m tests.practice.reasons``."""

from __future__ import annotations

from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from tests.contract.walk import SETTINGS, name_of
from tests.practice.reasons import CLAIMS, claims, is_true, shown

#: actions of a match to examine; number of them to search by game
STEPS, SEARCHED = 60, {"whist": 8, "quist": 12}


def test_reasons_of_every_game_are_held_against_its_positions() -> None:
    assert {*CLAIMS} == {game.name for game in STANDARD if game.opponents}


@pytest.mark.turns(6)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_reason_is_true_of_its_position(setting: Any) -> None:
    """Teacher's report, 7 and 8: among others "enough to win, higher cards are kept" without any higher card."""
    every = [*claims(setting, 7, SEARCHED.get(setting[0], STEPS))]
    assert every
    assert [shown(claim) for claim in every if not is_true(setting[0], claim)] == []
