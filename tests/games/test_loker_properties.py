"""Invariants of every match of Loker: no card and no chip is lost, and no seat sees hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from numeramis_access.core.actions import Action, AmountRange, Refusal
from numeramis_access.core.cards import HIDDEN_CARD, Card, numeramis_pack
from numeramis_access.core.ruleset import perform
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import Bet, Call, Check, Close, Exchange, Fold, Lay, Pass, Raise
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions, LokerState
from tests.in_json import in_json

RULES = Loker()
PACK = sorted(numeramis_pack())
STAKES = ("none", "simple", "poker")
LIMITS = ("none", "pot", "fixed")


def new_table(stakes: Any, seats: int, limit: Any, chips: int, rising: int, seed: int) -> Table:
    options = LokerOptions(stakes=stakes, games=4, chips=chips, limit=limit, rising=rising, min_bet=seed % 2 * 3)
    return Table(RULES, options, max(seats, 1 + (stakes == "poker")), seed)


matches = st.builds(
    new_table, st.sampled_from(STAKES), st.integers(1, 10), st.sampled_from(LIMITS), st.sampled_from((0, 6, 25)),
    st.sampled_from((0, 1)), st.integers(0, 2**32),
)  # fmt: skip
few = settings(max_examples=25, deadline=None)


def some(legal: tuple[Action | AmountRange, ...], chance: random.Random) -> Action:
    """Return a legal action: half of them exchanges, and amounts often the least or the greatest."""
    exchanges = [action for action in legal if isinstance(action, Exchange)]
    others = [action for action in legal if not isinstance(action, Exchange)]
    action = chance.choice(exchanges if exchanges and (not others or chance.random() < 0.5) else others)
    if not isinstance(action, AmountRange):
        return action
    amount = chance.choice((action.min, action.max, chance.randint(action.min, action.max)))
    return Bet(amount) if action.type == "bet" else Raise(amount)


def walk(table: Table, steps: int = 150) -> Iterator[LokerState]:
    """Play at random; give the state before each player's action."""
    chance = random.Random(table.seed)
    table.draw()
    for _ in range(steps):
        if table.is_over:
            return
        yield table.state
        assert not isinstance(table.act(some(RULES.legal(table.state), chance)), Refusal)
        table.draw()


@few
@given(table=matches)
def test_N4_the_same_80_cards_exist_all_the_time(table: Table) -> None:
    for _ in walk(table):
        pass
    dealt = [state for _, state in table.moments if state.order]
    assert dealt
    for state in dealt:
        assert sorted(card for cards in (*state.hands, state.stock, *state.thrown) for card in cards) == PACK


@few
@given(table=matches)
def test_L13_L16_no_chip_is_lost_and_nobody_has_less_than_none(table: Table) -> None:
    for _ in walk(table):
        pass
    for _, state in table.moments:
        assert sum(state.chips) + state.bank == state.options.start_chips * state.seats
        assert min(state.chips) >= 0
        if state.betting is not None and not state.dealing and not state.pots_won:
            assert sum(state.betting.paid) == state.bank


@few
@given(table=matches)
def test_every_hand_has_six_cards_between_actions(table: Table) -> None:
    for state in walk(table):
        assert {len(state.hands[seat]) for seat in state.order} == {6}
        assert all(list(hand) == sorted(hand) for hand in state.hands)


def every_action(hand: tuple[Card, ...], most: int) -> Iterator[Action]:
    """Give every exchange of a hand, some with foreign cards, and every other action; amounts end at ``most`` + 1."""
    yield from (Close(), Pass(), Lay(), Check(), Call(), Fold())
    for size in range(5):
        yield from (Exchange(cards) for cards in set(combinations(hand, size)))
    yield from (Exchange((card,)) for card in "0123456789")
    yield from (kind(amount) for kind in (Bet, Raise) for amount in range(-1, most + 2))


def is_listed(action: Action, legal: tuple[Action | AmountRange, ...]) -> bool:
    if not isinstance(action, Bet | Raise):
        return action in legal
    kind = "bet" if isinstance(action, Bet) else "raise"
    return any(isinstance(one, AmountRange) and one.type == kind and one.min <= action.to <= one.max for one in legal)


@few
@given(table=matches)
def test_legal_is_just_what_is_not_refused(table: Table) -> None:
    for state in walk(table, 40):
        legal = RULES.legal(state)
        assert legal
        seat = RULES.to_act(state)
        assert seat is not None
        for action in every_action(state.hands[seat], 30):
            assert is_listed(action, legal) == (RULES.refuse(state, action) is None), action


def dealt_anew(state: LokerState, seat: int, chance: random.Random) -> LokerState:
    """Return the state with the cards that a seat cannot see shuffled among their places."""
    closed = [owner for owner in range(state.seats) if owner != seat and not state.laid[owner]]
    others = [owner for owner in range(state.seats) if owner != seat]
    parts = [*(state.hands[owner] for owner in closed), *(state.thrown[owner] for owner in others), state.stock]
    cards = [card for part in parts for card in part]
    chance.shuffle(cards)
    new = [tuple(cards.pop() for _ in part) for part in parts]
    hands, thrown = list(state.hands), list(state.thrown)
    for owner, hand in zip(closed, new, strict=False):
        hands[owner] = tuple(sorted(hand))
    for owner, gone in zip(others, new[len(closed) :], strict=False):
        thrown[owner] = gone
    return msgspec.structs.replace(state, hands=tuple(hands), thrown=tuple(thrown), stock=new[-1])


@few
@given(table=matches)
def test_blindness_exchanging_what_a_seat_cannot_see_changes_neither_its_view_nor_what_it_is_told(
    table: Table,
) -> None:
    chance = random.Random(table.seed)
    for state in walk(table, 60):
        seat = chance.randrange(state.seats)
        other = dealt_anew(state, seat, chance)
        assert RULES.view(other, seat) == RULES.view(state, seat)
        if RULES.to_act(state) != seat:
            action = some(RULES.legal(state), chance)
            if isinstance(action, Exchange):
                count = len(action.cards)
                mine = told(state, action, seat)
                there = RULES.to_act(other)
                assert there is not None
                assert told(other, Exchange(other.hands[there][:count]), seat) == mine


def told(state: LokerState, action: Action, seat: int) -> Any:
    """Return the event of another's exchange as a seat sees it, before any card is shown."""
    return perform(RULES, state, action)[0][0].seen_by(seat)


@few
@given(table=matches)
def test_a_listener_without_a_seat_sees_all_and_a_seat_only_its_own(table: Table) -> None:
    for state in walk(table, 40):
        assert HIDDEN_CARD not in [card for hand in RULES.view(state, None).hands for card in hand]
        for seat in range(state.seats):
            view = RULES.view(state, seat)
            shown = [
                owner for owner in range(state.seats) if view.hands[owner] and HIDDEN_CARD not in view.hands[owner]
            ]
            assert set(shown) == {owner for owner in state.order if owner == seat or state.laid[owner]}
            assert set(view.stock) <= {HIDDEN_CARD}


@few
@given(table=matches)
def test_results_are_told_after_every_game_and_the_match_ends(table: Table) -> None:
    for _ in walk(table, 2000):
        pass
    assert table.is_over
    match = in_json(RULES.match_result(table.state))
    assert match is not None
    assert sorted(match["totals"], reverse=True) == [
        match["totals"][seat] for seat in sorted(range(table.seats), key=lambda seat: match["places"][seat])
    ]
    ends = [state for event, state in table.moments if isinstance(event, RULES.ends_deal)]
    assert len(ends) == table.state.games
    for state in ends:
        result = in_json(RULES.deal_result(state))
        assert result is not None
        assert set(result) == {"figures", "places", "points", "chips", "bank", "void"}
        assert all(len(result[name]) == table.seats for name in ("figures", "places", "points", "chips"))
    assert RULES.to_act(table.state) is None
