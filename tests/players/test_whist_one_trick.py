"""Whist's simple ways of playing, thrifty and eager, on known hands; and the players that use them."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.model import NO_TRUMP, QUEEN_LOSES, Deal, Terms
from numeramis_access.games.whist.players.one_trick import EagerStyle, OneTrickStyle, ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import card_index, card_of, mask_of
from numeramis_access.games.whist.players.policies import OPPONENTS
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.players.arena.arena import Contest, contest_result, play_deal
from tests.standard import policy

SPADES_ARE_TRUMPS = Terms(trump=3)


def chosen(way: OneTrickStyle, hand: str, trick: str = "", terms: Terms = SPADES_ARE_TRUMPS, null: bool = False) -> str:
    """Return the cards that a style plays from a hand to a trick; cards are words, equal ones stand side by side."""
    cards = trick.split()
    deal = Deal(terms, [0] * 16, -len(cards) % 4)
    deal.null = null
    for card in cards:
        deal.play(card_index(card))
    deal.hands[:4] = mask_of(tuple(hand.split()))
    return " ".join(card_of(number) for number in way.equal_cards(deal))


@pytest.mark.parametrize(
    ("hand", "trick", "thrifty", "eager"),
    [
        ("2c Ac 3h 2s", "", "2c", "Ac"),
        ("5c 5d As", "", "5c 5d", "5c 5d"),
        ("4s As", "", "4s", "As"),
        ("4c Tc Kc Ac", "9c", "Tc", "Ac"),
        ("4c Ac", "Kc 2c", "Ac", "Ac"),
        ("4c 5c", "Kc", "4c", "4c"),
        ("4h 2s Ks", "Ac", "2s", "2s"),
        ("4h 9s Ks", "Ac Ts", "Ks", "Ks"),
        ("4h 9s 8s", "Ac Ts", "4h", "4h"),
        ("4c Ac 2s", "9c 4s", "4c", "4c"),
    ],
)
def test_the_card_that_each_way_plays(hand: str, trick: str, thrifty: str, eager: str) -> None:
    assert (chosen(ThriftyStyle(), hand, trick), chosen(EagerStyle(), hand, trick)) == (thrifty, eager)


def test_who_is_eager_takes_the_partner_s_trick_too() -> None:
    assert chosen(EagerStyle(), "4c Ac", "Kc 2c") == "Ac"
    assert chosen(EagerStyle(), "4h 2s", "3c Ac 5c") == "2s"


@pytest.mark.parametrize("way", [ThriftyStyle(), EagerStyle()])
@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [("2c Ac 3h", "", "2c"), ("4c Tc Kc", "Qc", "Tc"), ("Tc Kc", "9c", "Kc"), ("4h Ah", "Kc", "Ah")],
)
def test_where_tricks_are_bad_they_are_avoided(way: OneTrickStyle, hand: str, trick: str, played: str) -> None:
    assert chosen(way, hand, trick, Terms(), null=True) == played
    assert chosen(way, hand, trick, Terms(trump=NO_TRUMP, queen=QUEEN_LOSES)) == played


def test_what_was_weighed_stands_with_the_choice() -> None:
    table = Table(Whist(), WhistOptions(), 4, 6)
    table.draw()
    view = table.view(table.to_act)
    for level in ("beginner", "greedy"):
        choice = policy("whist", level).choose(view, random.Random(1), 0)
        assert choice.candidates[0][0] == choice.action
        assert {action for action, _ in choice.candidates} == set(view.legal)  # type: ignore[attr-defined]
        assert sum(value for _, value in choice.candidates) == pytest.approx(1)
        assert choice.reason in ("lead-high", "low-card")


@pytest.mark.turns(2)
@pytest.mark.parametrize(("better", "worse", "least"), [("club", "beginner", 6.6), ("beginner", "random", 7.4)])
def test_the_levels_are_apart(better: str, worse: str, least: float) -> None:
    wish = Contest(Whist(), OPPONENTS, WhistOptions(), 4, better, worse, seed=4)
    assert contest_result([play_deal(wish, number) for number in range(80)]).mean_units > least
