"""The network of Whist's expert: its inputs, the cards it covers, and its lead over strong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players import card_inputs as inputs
from numeramis_access.games.whist.players.card_network import default_card_network, memory_of, tricks_to_null
from numeramis_access.games.whist.players.learned_policy import table_of
from numeramis_access.games.whist.players.model import CARDS, RANKS, Deal
from numeramis_access.games.whist.players.partial_deal import card_index, public_deal
from numeramis_access.games.whist.players.policies import OPPONENTS
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistView
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.players.arena.arena import Contest, contest_result, play_deal
from tests.standard import policy

DEALS = 4

every_tour = pytest.mark.parametrize("tour", TOURS)


def moments(tour: Any) -> Iterator[WhistView]:
    """Yield the views before plays in some deals, half of them played at random."""
    for seed in range(DEALS):
        table = Table(Whist(), WhistOptions(tour=tour), TOURS[tour].seats, seed)
        chance, player = random.Random(seed), policy("whist", "random" if seed % 2 else "strong")
        table.draw()
        while table.to_act not in (CHANCE, None) and table.state.last is None:
            view = table.view(table.to_act)
            assert isinstance(view, WhistView)
            if not view.asked:
                yield view
            table.act(player.choose(view, chance, 0).action)


def plays_of(view: WhistView) -> list[list[tuple[int, int]]]:
    """Return the plays by trick in the model's numbers."""
    return [[(play.seat, card_index(play.card)) for play in trick] for trick in (*view.past, view.trick)]


def inputs_that_are_on(deal: Deal, memory: list[int]) -> Iterator[list[int]]:
    """Yield the inputs of the deal with all suits, then of each suit and each legal card."""
    table = (*table_of(deal), deal.tricks, int(deal.null), tricks_to_null(deal), int(deal.terms.alone))
    hands, left, voids, first, seat, out = deal.hands, deal.left, deal.voids, deal.first, deal.seat, [0] * 200
    of_deal = out[: inputs.list_deal_inputs(hands, left, voids, memory, table, seat, out)]
    for suit, mask in enumerate(deal.legal()):
        of_suit = out[: inputs.list_suit_inputs(hands, left, voids, first, memory, table, seat, suit, out)]
        of_deal += [one + inputs.INPUT_SUITS - inputs.INPUT_KIND for one in of_suit]
        yield of_suit
        for rank in range(RANKS):
            if mask >> rank & 1:
                yield out[: inputs.list_card_inputs(hands, left, voids, table, seat, suit, rank, out)]
    yield of_deal


def test_the_groups_of_inputs_lie_one_behind_the_other() -> None:
    assert sum(count for _, count, _ in inputs.INPUT_GROUPS) == inputs.INPUT_COUNT
    assert [at for at, _, _ in inputs.INPUT_GROUPS[1:]] == [at + count for at, count, _ in inputs.INPUT_GROUPS[:-1]]


@every_tour
def test_no_more_inputs_are_on_than_a_unit_and_the_room_have_place_for(tour: str) -> None:
    """More would overflow a unit's lane without notice (``PackedNetwork``)."""
    for view in moments(tour):
        for on in inputs_that_are_on(public_deal(view), memory_of(plays_of(view))):
            assert len(on) < (inputs.MAX_DEAL_INPUTS if max(on) >= inputs.INPUT_SUITS else inputs.MAX_CARD_INPUTS)
            for at, count, most in inputs.INPUT_GROUPS:
                assert sum(at <= one < at + count for one in on) <= most


@every_tour
def test_it_speaks_of_every_legal_card_and_of_no_other(tour: str) -> None:
    for view in moments(tour):
        deal = public_deal(view)
        legal = [number for number in range(CARDS) if deal.legal()[number // RANKS] >> number % RANKS & 1]
        assert list(default_card_network().log_odds(deal, memory_of(plays_of(view)))) == legal


def test_what_is_remembered_is_who_played_led_and_threw_what_and_what_lies() -> None:
    spades, hearts = 3 * RANKS, 2 * RANKS
    full = [(1, spades + 4), (2, spades), (3, hearts + 9), (0, spades + 12)]
    memory = memory_of([full, [(0, hearts), (1, hearts + 1)]])
    on = {at: value for at, value in enumerate(memory) if value}
    played, leds, thrown, laid = inputs.MEMORY_PLAYED, inputs.MEMORY_LED, inputs.MEMORY_THROWN, inputs.MEMORY_LAID
    assert on == {
        played + 4 + 3: 1 << 4, played + 8 + 3: 1, played + 12 + 2: 1 << 9, played + 3: 1 << 12, played + 2: 1,
        played + 4 + 2: 2, leds + 4 + 3: 1, leds + 2: 1, thrown + 12 + 2: 1,
        laid: hearts + 1, laid + 1: hearts + 2,
    }  # fmt: skip


@pytest.mark.parametrize(("tour", "deals"), [("base", 150), ("grand_null", 40), ("grand_null_queen", 40)])
def test_the_expert_makes_more_than_strong(tour: Any, deals: int) -> None:
    wish = Contest(Whist(), OPPONENTS, WhistOptions(tour=tour), TOURS[tour].seats, "expert", "strong", seed=4)
    found = contest_result([play_deal(wish, number) for number in range(deals)])
    assert found.mean_units > found.opponents_mean_units
