"""Loker tables with known packs, and helpers that act at them."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import Card, numeramis_pack, without_cards
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import (
    Exchange,
)
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from tests.in_json import in_json

RULES = Loker()


def pack(hands: list[str], then: str = "") -> tuple[Card, ...]:
    """Return a pack that deals these hands, the first to the dealer's left. :param then: the cards that follow."""
    dealt = tuple(hand[place] for place in range(6) for hand in hands)
    return (*dealt, *then, *without_cards(numeramis_pack(), *dealt, *then))


def table_with(hands: list[str], then: str = "", games: int = 1, **options: Any) -> Table:
    """Return a table at which the last seat deals these hands, so that seat 0 is first."""
    packs = [pack(hands, then)] * max(games, 1)
    table = Table(RULES, LokerOptions(games=games, **options), len(hands), 1, len(hands) - 1, packs)
    table.draw()
    return table


def do(table: Table, *actions: Action) -> list[Any]:
    """Do legal actions one after another; return the events."""
    events: list[Any] = []
    for action in actions:
        assert RULES.refuse(table.state, action) is None, action
        moments = table.act(action)
        assert not isinstance(moments, Refusal)
        events += [event for event, _ in moments]
        if table.to_act == CHANCE and not table.state.dealing:
            events += [event for event, _ in table.draw()]
    return events


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Return code and rule of the refusal of an action; check that the state stays the same."""
    before = table.state
    refusal = table.act(action)
    assert isinstance(refusal, Refusal)
    assert table.state is before
    return refusal.code, refusal.rule


def change(*cards: str) -> Exchange:
    return Exchange(tuple("".join(cards)))


def result(table: Table) -> dict[str, Any]:
    found = in_json(RULES.deal_result(table.state))
    assert found is not None
    return found
