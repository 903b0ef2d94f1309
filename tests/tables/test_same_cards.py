"""The same cards from the next seat: every seat gets its neighbour's cards, deal for deal."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from tests.standard import GAMES, ruleset


def played(table: Table, chance: random.Random, most: int = 3000) -> list[tuple[tuple[str, ...], ...]]:
    """Play at random until the match is over; return each seat's cards at the start of each deal."""
    begun = []
    for _ in range(most):
        if table.to_act == CHANCE:
            begun += [
                table.ruleset.view(state, None).hands_by_seat()
                for event, state in table.draw() if isinstance(event, table.ruleset.begins_deal)
            ]  # fmt: skip
            continue
        if table.is_over:
            return begun
        table.act(chance.choice([one for one in table.ruleset.legal(table.state) if isinstance(one, Action)]))
    return begun


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [3, 2**70])
def test_the_first_deal_is_dealt_to_the_seat_before(name: str, seed: int) -> None:
    rules = ruleset(name)
    seats = fitting_seats(rules, rules.options(), None)
    table = Table(rules, rules.options(), seats, seed)
    first = played(table, random.Random(1))
    again = table.repeat_from_next_seat()
    second = played(again, random.Random(1))
    assert again.dealt_packs[: len(table.dealt_packs)] == table.dealt_packs[: len(again.dealt_packs)]
    assert second[0] == (*first[0][1:], first[0][0])
