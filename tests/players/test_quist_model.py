"""Quist's fast model agrees with the ruleset."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.table import Table
from numeramis_access.games.quist.players.model import (
    PartialDeal,
    PublicDeal,
    deal,
    partial_deal,
    phase_winners,
)
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions, QuistState, QuistView
from tests.players.quist_at_random import random_tricks, tricks_of


def table(seed: int, last_pile: str) -> Table:
    """Return a table at which the first deal is about to be played."""
    options = QuistOptions(games=1, last_pile=last_pile)  # type: ignore[arg-type]
    made = Table(Quist(), options, 4, seed)
    made.draw()
    return made


def follow_both(deals: int, last_pile: str) -> int:
    """Play random deals in the ruleset and the model side by side; return how many positions were compared."""
    positions = 0
    for seed in range(deals):
        match, choose = table(seed, last_pile), random.Random(seed).choice
        state: QuistState = match.state
        public = PublicDeal(state.leader, last_pile == "leader")
        while not state.scores:
            assert public.seat == match.to_act
            view = match.view(public.seat)
            assert isinstance(view, QuistView)
            assert public.phase == [int(play.card) for play in view.phase]
            assert (public.pile + 1, tuple(public.won)) == (view.worth, view.won)
            known = partial_deal(view)
            assert known.seat == public.seat
            assert [number for number in range(10) for _ in range(known.hand[number])] == [int(c) for c in view.hand]
            again = PublicDeal.of(known)
            assert (again.leader, again.seat, again.played) == (public.leader, public.seat, public.played)
            positions += 1
            action = choose(view.legal)
            assert isinstance(action, PlayCard)
            match.act(action)
            public.play(int(action.card))
            state = match.state
        assert tuple(public.won) == state.scores[0]
    return positions


@pytest.mark.parametrize("last_pile", ["leader", "nobody"])
def test_the_model_goes_as_the_ruleset(last_pile: str) -> None:
    assert follow_both(40, last_pile) == 40 * 36


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("last_pile", ["leader", "nobody"])
def test_the_model_goes_as_the_ruleset_over_hundreds_of_thousands_of_positions(last_pile: str) -> None:
    assert follow_both(4000, last_pile) == 4000 * 36


def test_a_copy_goes_its_own_way() -> None:
    public = PublicDeal(2)
    for card in (5, 5, 3, 1, 7):
        public.play(card)
    other = public.copy()
    for card in (1, 2, 9):
        other.play(card)
    assert (public.phase, public.pile, public.won, public.count) == ([7], 1, [0, 0], 5)
    assert (other.phase, other.pile, other.won, other.count) == ([], 0, [0, 2], 8)
    assert sum(map(sum, public.played)) == 5


def test_worked_example_three_ties_then_four_tricks_at_once() -> None:
    public = PublicDeal(0)
    for phase, leader in (("5882", 1), ("3999", 2), ("1044", 0)):
        for card in phase:
            public.play(int(card))
        assert (public.leader, public.won) == (leader, [0, 0])
    assert public.pile == 3
    for card in "7665":
        public.play(int(card))
    assert (public.won, public.leader, public.pile) == ([4, 0], 0, 0)


@pytest.mark.parametrize(
    ("phase", "who", "tied"), [("5882", 1, True), ("0000", 0, True), ("1239", 3, False), ("9001", 0, False)]
)
def test_a_phase_is_judged_by_its_own_four_cards(phase: str, who: int, tied: bool) -> None:
    assert phase_winners()[int(phase)] == who + (4 if tied else 0)


def test_a_shuffled_pack_in_order_of_play_is_a_random_playout() -> None:
    """The quickest playout counts the very tricks that the public of the same plays counts."""
    chance = random.Random(4)
    judged = phase_winners()
    for leader in range(4):
        for _ in range(50):
            pack = [number for number in range(10) for _ in range(8)]
            chance.shuffle(pack)
            public = PublicDeal(leader)
            for card in pack[:36]:
                public.play(card)
            assert tricks_of(pack, leader, judged) == public.won[0]


def test_random_playouts_favour_neither_side() -> None:
    tricks = random_tricks(4000, seed=1)
    assert set(tricks) == set(range(10))
    assert abs(sum(tricks) / len(tricks) - 4.5) < 0.15  # 4 standard errors
    assert tricks == random_tricks(4000, seed=1)


def test_a_deal_is_thirty_six_cards_of_the_pack() -> None:
    hands = deal(random.Random(2))
    assert [sum(hand) for hand in hands] == [9] * 4
    assert max(map(sum, zip(*hands, strict=True))) <= 8


def test_seen_is_what_the_view_tells_and_no_more() -> None:
    match = table(3, "leader")
    view = match.view(match.to_act)
    assert isinstance(view, QuistView)
    known = partial_deal(view)
    assert known == PartialDeal(match.to_act or 0, known.hand, (), match.to_act or 0, True)
