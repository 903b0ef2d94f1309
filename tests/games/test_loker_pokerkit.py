"""Loker's poker stakes beside PokerKit: the same random betting ends with the same chips (L16-L18)."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pytest

from numeramis_access.core.actions import Action, AmountRange, Refusal, Shuffle
from numeramis_access.core.cards import numeramis_pack, without_cards
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import Bet, Call, Check, Exchange, Fold, PotWon, Raise
from numeramis_access.games.loker.poker import raise_range
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions, LokerState

RULES = Loker()
#: equal hands among them let players share pots often
HANDS = ("001122", "334455", "334455", "345678", "999123", "777765", "013579")


def a_pack(rng: random.Random, players: int) -> tuple[str, ...]:
    """Return a pack that deals hands from ``HANDS`` as long as there are cards for them."""
    rest = numeramis_pack()
    hands: list[tuple[str, ...]] = []
    while len(hands) < players:
        hand = tuple(rng.choice(HANDS))
        try:
            rest = without_cards(rest, *hand)
        except ValueError:
            shuffled = rng.sample(rest, len(rest))
            hand, rest = tuple(shuffled[:6]), tuple(shuffled[6:])
        hands.append(hand)
    return (*(hands[player][card] for card in range(6) for player in range(players)), *rest)


def an_action(rng: random.Random, legal: tuple[Action | AmountRange, ...]) -> Action:
    """Return a random legal action; amounts are often the least or the greatest, exchanges keep the hand."""
    if Exchange(()) in legal:
        return Exchange(())
    action = rng.choices(legal, [1 if isinstance(action, Fold) else 3 for action in legal])[0]
    if isinstance(action, AmountRange):
        amount = rng.choice((action.min, action.min, action.max, rng.randint(action.min, action.max)))
        return Bet(amount) if action.type == "bet" else Raise(amount)
    return action


def act_beside(state: LokerState, beside: Any, action: Action) -> None:
    """Compare the legal actions of both programs, then do the action in PokerKit too."""
    if isinstance(action, Exchange):
        return
    seat = RULES.to_act(state)
    assert seat is not None
    assert state.betting is not None
    assert state.order[beside.actor_index] == seat
    amounts = raise_range(state, seat)
    theirs = beside.min_completion_betting_or_raising_to_amount, beside.max_completion_betting_or_raising_to_amount
    # A short all-in may reopen PokerKit's betting: when several add up, or when it is shorter than the smallest bet.
    assert amounts == (None if theirs[0] is None else theirs) or (amounts is None and state.betting.acted[seat])
    match action:
        case Check() | Call():
            beside.check_or_call()
        case Fold():
            beside.fold()
        case Bet(to) | Raise(to):
            beside.complete_bet_or_raise_to(to)


def odd_chips_to_one(chips: tuple[int, ...], pots: list[PotWon]) -> list[int]:
    """Return the chips by PokerKit's rule: it joins pots with equal winners and gives the odd chips to the first.

    By L18 players share each pot separately, and each of the nearest winners gets one odd chip.
    """
    moved = list(chips)
    for seats, same in groupby(pots, lambda pot: pot.seats):
        given = [sum(shares) for shares in zip(*(pot.shares for pot in same), strict=True)]
        share, odd = divmod(sum(given), len(seats))
        for place, seat in enumerate(seats):
            moved[seat] += share + (odd if place == 0 else 0) - given[place]
    return moved


def compare_match(seed: int) -> int:
    """Play a match of random betting in both programs; return the number of shared pots."""
    from tests.games import pokerkit_state  # importing it takes a second, too long for collecting tests

    rng = random.Random(seed)
    options = LokerOptions(
        stakes="poker", games=8, chips=rng.choice((10, 31, 100)), ante=rng.choice((1, 3)),
        min_bet=rng.choice((0, 0, 7)), limit=rng.choice(("none", "none", "pot", "fixed")), rising=rng.choice((0, 2)),
    )  # fmt: skip
    table = Table(RULES, options, rng.randint(2, 8), seed)
    table.act(table.next_chance_action())
    shared = 0
    while not table.is_over:
        players = sum(chips > 0 for chips in table.state.chips)
        moments = table.act(Shuffle(a_pack(rng, players)))
        assert not isinstance(moments, Refusal)
        beside = pokerkit_state.peer(moments[0].state)
        while not table.is_over and table.to_act != CHANCE:
            action = an_action(rng, RULES.legal(table.state))
            act_beside(table.state, beside, action)
            moments = table.act(action)
            assert not isinstance(moments, Refusal)
        pots = [event for event, _ in moments if isinstance(event, PotWon)]
        chips = odd_chips_to_one(table.state.chips, pots)
        assert [chips[seat] for seat in table.state.order] == list(beside.stacks)
        shared += sum(len(pot.seats) > 1 for pot in pots)
    return shared


@pytest.fixture(autouse=True)
def its_package() -> None:
    pytest.importorskip("pokerkit")


@pytest.mark.parametrize("part", range(4))
def test_L18_pots_are_shared_out_as_by_pokerkit(part: int) -> None:
    assert sum(compare_match(seed) for seed in range(part * 15, part * 15 + 15))


@pytest.mark.long
def test_L18_pots_are_shared_out_as_by_pokerkit_in_thousands_of_games() -> None:
    assert sum(compare_match(seed) for seed in range(1000, 2500))
