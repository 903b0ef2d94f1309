"""Whist against an independent engine: OpenSpiel's bridge, which follows suit and gives tricks just as we do."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from numeramis_access.core.actions import DrawDealer, PlayCard, Shuffle
from numeramis_access.core.cards import Card, french_pack
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import shuffle_by_seed
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistState
from tests.in_json import in_json

RULES = Whist()
#: OpenSpiel counts cards rank by rank, clubs first
NUMBER: dict[Card, int] = {
    rank + suit: at * 4 + "cdhs".index(suit) for at, rank in enumerate("23456789TJQKA") for suit in "cdhs"
}
PASS = 52


def bridge(state: WhistState) -> Any:
    """Return a bridge deal with the same hands, seat 0 declarer at the one level in the same trumps."""
    import pyspiel

    deal = pyspiel.load_game("bridge(use_double_dummy_result=false)").new_initial_state()
    for place in range(52):
        deal.apply_action(NUMBER[state.hands[place % 4][place // 4]])
    denomination = "cdhs".index(state.trump) if state.trump else 4
    for call in (PASS + 3 + denomination, PASS, PASS, PASS):
        deal.apply_action(call)
    return deal


def dealt(seed: int, tour: str) -> WhistState:
    """Return seat 0's deal, so that seat 1 leads, as declarer's left does in bridge."""
    state = perform(RULES, RULES.start(4, WhistOptions(tour=tour)), DrawDealer(0))[-1][1]  # type: ignore[arg-type]
    return perform(RULES, state, Shuffle(shuffle_by_seed(french_pack(), seed, "peer")))[-1][1]


@pytest.mark.peer("openspiel")
@pytest.mark.parametrize("tour", ["base", "grand"])
def test_legal_plays_and_tricks_agree_with_openspiels_bridge(tour: str) -> None:
    trumps = set()
    for seed in range(60):
        choose = random.Random(seed)
        state = dealt(seed, tour)
        peer = bridge(state)
        trumps.add(state.trump)
        while state.turn != CHANCE:
            cards = [action.card for action in RULES.legal(state) if isinstance(action, PlayCard)]
            assert sorted(NUMBER[card] for card in cards) == sorted(peer.legal_actions())
            card = choose.choice(cards)
            peer.apply_action(NUMBER[card])
            state = perform(RULES, state, PlayCard(card))[-1][1]
        assert peer.is_terminal()
        result = in_json(RULES.deal_result(state))
        assert result is not None
        assert result["tricks"][0] == declarer_tricks(peer)
    assert trumps == (set("cdhs") if tour == "base" else {None})


def declarer_tricks(peer: Any) -> int:
    """Return the tricks of seats 0 and 2 as OpenSpiel writes them."""
    found = re.search(r"Declarer tricks won: (\d+)", str(peer))
    assert found, str(peer)
    return int(found[1])
