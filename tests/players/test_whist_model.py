"""Whist's fast model against the ruleset, the possible worlds of a seat, and the strength of the players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.model import COUNT_OF_MASK, RANKS, Deal, Terms, deal_hands
from numeramis_access.games.whist.players.partial_deal import (
    UnseenCards,
    card_index,
    card_of,
    mask_of,
    public_deal,
    terms_of,
)
from numeramis_access.games.whist.players.policies import OPPONENTS
from numeramis_access.games.whist.players.search import runs_of_equals
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistState
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.players.arena.arena import Contest, contest_result, play_deal
from tests.players.whist_at_random import ABOVE, deal_suits, play_at_random

RULES = Whist()
every_tour = pytest.mark.parametrize("tour", TOURS)


def table_of(tour: str, seed: int) -> Table:
    table = Table(RULES, WhistOptions(tour=tour), TOURS[tour].seats, seed)  # type: ignore[arg-type]
    table.draw()
    return table


def settle(table: Table) -> None:
    """Answer all questions before the play by their first choice."""
    while table.state.asked:
        table.act(RULES.legal(table.state)[0])


def masks(state: WhistState) -> list[int]:
    return [mask for hand in (*state.hands, ())[:4] for mask in mask_of(hand)]


def cards_of(model: Deal) -> list[str]:
    numbers = [suit * RANKS + rank for suit in range(4) for rank in range(RANKS) if model.legal()[suit] >> rank & 1]
    return [card_of(number) for number in numbers]


@pytest.mark.turns(3)
@pytest.mark.parametrize("seed", range(25))
@every_tour
def test_the_model_plays_as_the_ruleset_does(tour: str, seed: int) -> None:
    table, chance = table_of(tour, seed), random.Random(seed)
    settle(table)
    state = table.state
    model = Deal(terms_of(RULES.view(state, state.turn), state.trump), masks(state), state.turn)
    while table.to_act not in (CHANCE, None):
        state = table.state
        if state.asked:
            # A side with a streak can name trumps between tricks; the model assumes that it keeps them.
            table.act(RULES.legal(state)[-1])
            continue
        assert model.seat == state.turn
        assert model.tricks == len(state.past)
        assert model.null == state.null
        legal = [action.card for action in RULES.legal(state) if isinstance(action, PlayCard)]
        assert sorted(cards_of(model)) == sorted(legal)
        action = chance.choice(RULES.legal(state))
        assert isinstance(action, PlayCard)
        table.act(action)
        model.play(card_index(action.card))
    assert model.over
    score = table.state.last[0]
    if tour == "queen_of_spades":
        assert [4 * worth for worth in model.counted_tricks] == list(score.trick_points)
    else:
        assert model.counted_tricks == list(score.counted)


@pytest.mark.parametrize("seed", range(6))
@every_tour
def test_a_seat_knows_the_public_deal_and_believes_only_in_worlds_that_fit(tour: str, seed: int) -> None:
    table, chance = table_of(tour, seed), random.Random(seed)
    for _ in range(12 + 7 * seed):
        if table.to_act in (CHANCE, None):
            break
        table.act(chance.choice(RULES.legal(table.state)))
    if table.to_act in (CHANCE, None) or table.state.asked:
        return
    state, view = table.state, RULES.view(table.state, table.to_act)
    assert view.seat is not None
    known = public_deal(view)
    unseen = UnseenCards.of(view, known)
    for _ in range(5):
        hands = unseen.sample(chance)
        assert hands[4 * view.seat : 4 * view.seat + 4] == mask_of(view.hand)
        whole = [sum(hands[suit::4]) for suit in range(4)]
        assert whole == [hands[suit] | hands[4 + suit] | hands[8 + suit] | hands[12 + suit] for suit in range(4)]
        assert whole == known.left
        for seat in range(table.seats):
            own = hands[4 * seat : 4 * seat + 4]
            assert sum(COUNT_OF_MASK[mask] for mask in own) == len(state.hands[seat])
            assert not any(own[suit] for suit in range(4) if known.voids[4 * seat + suit])
        turned = state.turned
        if turned and not state.packets and turned in state.hands[state.dealer or 0]:
            number = card_index(turned)
            assert hands[4 * (state.dealer or 0) + number // RANKS] >> number % RANKS & 1


def test_augmenting_paths_find_the_only_world_there_is() -> None:
    """Three seats with one possible suit each: random deals would hardly ever find the only world."""
    cards = [suit * RANKS + rank for suit in range(3) for rank in range(8)]
    voids = [int(suit != seat - 1) for seat in range(4) for suit in range(4)]
    unseen = UnseenCards([0] * 16, cards, [0, 8, 8, 8], voids)
    hands = unseen.sample(random.Random(1))
    assert [hands[4], hands[9], hands[14]] == [255, 255, 255]
    assert unseen._by_exchange(cards[::-1]) == hands


def test_of_equal_cards_one_is_tried() -> None:
    hands = [0] * 16
    hands[0:4] = mask_of(("Ac", "Kc", "Jc", "9c", "2d"))
    hands[4:8] = mask_of(("Qc", "Tc", "3d", "4d", "5d"))
    model = Deal(Terms(), hands, 0)
    assert list(runs_of_equals(model, card_index("Ac"))) == [card_index(card) for card in ("9c", "Jc", "Ac", "2d")]


def test_every_card_is_dealt_once() -> None:
    hands = deal_hands(random.Random(1))
    assert [sum(hands[suit::4]) for suit in range(4)] == [8191] * 4


@pytest.mark.turns(2)
@pytest.mark.parametrize(("tour", "least"), [("base", 7.3), ("grand", 7.6), ("grand_null", 9.0), ("hussar", 3.3)])
def test_tricks_of_strong_against_greedy(tour: Any, least: float) -> None:
    wish = Contest(Whist(), OPPONENTS, WhistOptions(tour=tour), 4, "strong", "greedy", seed=3)
    found = contest_result([play_deal(wish, number) for number in range(60)])
    assert found.mean_units + found.half_interval >= least


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("opponent", "least"), [("greedy", 7.6), ("strong", 6.7)])
def test_tricks_of_the_judge_at_200_ms(opponent: str, least: float) -> None:
    wish = Contest(Whist(), OPPONENTS, WhistOptions(), 4, "judge", opponent, seed=3, ms=200)
    found = contest_result([play_deal(wish, number) for number in range(60)])
    assert found.mean_units + found.half_interval >= least


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("tour", [tour for tour in TOURS if tour != "base"])
@pytest.mark.parametrize("member", ["judge", "expert", "master"])
def test_those_above_strong_are_not_weaker_than_strong_in_any_tour(member: str, tour: Any) -> None:
    options, seats = WhistOptions(tour=tour), TOURS[tour].seats
    wish = Contest(Whist(), OPPONENTS, options, seats, member, "strong", seed=4, worlds=24)
    found = contest_result([play_deal(wish, number) for number in range(24)])
    assert found.mean_units + found.half_interval >= found.opponents_mean_units


def test_random_playouts_are_those_of_the_ruleset_on_average() -> None:
    """The rollout that keeps only suits in order wins as often from the same hands as the checked model."""
    rng, ours, theirs = random.Random(4), 0, 0
    for _ in range(400):
        hands = deal_suits(rng, 0)
        model_hands = [sum(1 << card % ABOVE % RANKS for card in suit) for hand in hands for suit in hand]
        model = Deal(Terms(trump=0), model_hands, 1)
        while not model.over:
            model.play(card_index(rng.choice(cards_of(model))))
        theirs += model.counted_tricks[0]
        ours += play_at_random(hands, 1, 0, rng.random)
        assert not any(suit for hand in hands for suit in hand)
    assert abs(ours - theirs) / 400 < 0.35


def test_a_hand_of_all_trumps_takes_every_trick_of_a_playout() -> None:
    hands = [[list(range(13 * suit, 13 * suit + 13)) if suit == seat else [] for suit in range(4)] for seat in range(4)]
    hands[0][0] = [card + ABOVE for card in hands[0][0]]
    assert play_at_random(hands, 2, 0, random.Random(1).random) == RANKS
