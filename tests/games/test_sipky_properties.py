"""Invariants of every match of Šipky: no card is lost, scores add up, and no seat sees hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import numeramis_pack
from numeramis_access.core.table import Table
from numeramis_access.games.sipky.events import CardsTaken, DiscardCard, LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions, SipkyState

RULES = Sipky()
PACK = sorted(numeramis_pack())
matches = st.builds(
    lambda limit, variant, seats, seed: Table(RULES, SipkyOptions(limit, variant, 2), seats, seed),
    st.sampled_from([101, 201, 301, "series"]),
    st.sampled_from(["plain", "exact"]),
    st.integers(1, 8),
    st.integers(0, 2**32),
)
few = settings(max_examples=25, deadline=None)
EVERY_ACTION = (
    TakeCards(1), TakeCards(2), StopThrowing(), DiscardCard(), *(LayNumber(number) for number in range(100)),
)  # fmt: skip


def walk(table: Table, steps: int = 150) -> Iterator[SipkyState]:
    """Play at random; give the state before each action."""
    choose = random.Random(table.seed)
    table.draw()
    for _ in range(steps):
        if table.is_over:
            return
        yield table.state
        assert not isinstance(table.act(choose.choice(RULES.legal(table.state))), Refusal)
        table.draw()


@few
@given(table=matches)
def test_N4_the_same_80_cards_exist_all_the_time(table: Table) -> None:
    for _ in walk(table):
        pass
    played = [state for _, state in table.moments if state.playing]
    assert played
    for state in played:
        assert sorted(state.pack + state.used_cards + state.hand) == PACK


@few
@given(table=matches)
def test_legal_is_just_what_is_not_refused(table: Table) -> None:
    for state in walk(table, 60):
        legal = RULES.legal(state)
        assert legal
        assert legal == tuple(
            action for action in dict.fromkeys((*legal, *EVERY_ACTION)) if not RULES.refuse(state, action)
        )


@few
@given(table=matches)
def test_scores_are_the_sum_of_the_throws_and_only_throwers_throw(table: Table) -> None:
    for state in walk(table):
        assert state.standings[state.turn] == "throwing"
        for seat, score in enumerate(state.scores):
            assert score == sum(throw.number or 0 for throw in state.throws if throw.seat == seat)
            assert (score > state.limit) == (state.standings[seat] == "out")
            assert (score == state.limit) == (state.standings[seat] == "hit")


@few
@given(table=matches)
def test_blindness_cards_held_by_another_and_the_pack_are_exchanged_unseen(table: Table) -> None:
    choose = random.Random(table.seed)
    for state in walk(table, 60):
        hidden = list(state.hand + state.pack)
        choose.shuffle(hidden)
        hand, pack = tuple(hidden[: len(state.hand)]), tuple(hidden[len(state.hand) :])
        if hand and set(hand) == {"0"}:
            continue  # no hand has zeros alone: the rules show them as they go out
        other = msgspec.structs.replace(state, hand=hand, pack=pack)
        for seat in range(state.seats):
            if seat != state.turn:
                assert RULES.view(state, seat) == RULES.view(other, seat)


@few
@given(table=matches)
def test_blindness_what_is_taken_is_told_to_the_thrower_alone(table: Table) -> None:
    for _ in walk(table, 60):
        pass
    for event, state in table.moments:
        for seat in range(state.seats):
            told = event.seen_by(seat)
            shown = getattr(told, "pack", ()) + (getattr(told, "cards", ()) if event.name() == "cards-taken" else ())
            if getattr(event, "seat", None) != seat:
                assert set(shown) <= {"?"}
            elif isinstance(event, CardsTaken):
                assert told == event
