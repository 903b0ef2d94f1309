"""Reasons are true of their positions: some of every game here, thousands by ``python -m tests.practice.reasons``."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.games.quist.players import reasons as of_quist
from numeramis_access.games.quist.players.model import PublicDeal, partial_deal
from numeramis_access.games.quist.state import QuistView
from numeramis_access.games.whist.players import reasons as of_whist
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.policy import Choice
from tests.contract.walk import SETTINGS, name_of
from tests.practice.planted import places
from tests.practice.reasons import CLAIMS, FEW, claims, is_true, shown
from tests.practice.whist_reasons import Claim
from tests.standard import judge_of

#: actions of a match to examine; number of them to search by game
STEPS, SEARCHED = 60, {"whist": 8, "quist": 12}


def test_reasons_of_every_game_are_held_against_its_positions() -> None:
    assert {*CLAIMS} == {game.name for game in STANDARD if game.opponents}


@pytest.mark.turns(6)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_reason_is_true_of_its_position(setting: Any) -> None:
    """Teacher's report, 7 and 8: among others "enough to win, higher cards are kept" without any higher card."""
    every = [*claims(setting, 7, SEARCHED.get(setting[0], STEPS))]
    assert every
    assert [shown(claim) for claim in every if not is_true(setting[0], claim)] == []


def explained(view: Any, action: PlayCard) -> Claim:
    """Return the claim that the reason for a card makes, whatever its worth."""
    if isinstance(view, WhistView):
        return Claim(view, Choice(action, ((action, 0.0),), *of_whist.explain(view, action.card)))
    assert isinstance(view, QuistView)
    known = partial_deal(view)
    told = of_quist.reason(PublicDeal.of(known), list(known.hand), int(action.card))
    return Claim(view, Choice(action, ((action, 0.0),), *told))


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one[0] in ("quist", "whist")], ids=name_of)
def test_a_reason_is_true_of_every_card_that_could_be_best(setting: Any) -> None:
    """"Better not to win this one" was told of a card that nobody could beat, and "save your better cards" of the best
    one in the hand.
    """
    cards = [(view, one) for view, _ in places(setting, 900) for one in view.legal if isinstance(one, PlayCard)]
    assert cards
    told = [explained(view, card) for view, card in cards]
    assert [shown(claim) for claim in told if not is_true(setting[0], claim)] == []


def test_no_suit_is_called_weak_that_is_strong_enough_for_trumps() -> None:
    """"No suit is strong enough" was told with five cards of a suit."""
    judge, reasons = judge_of("whist"), set()
    judge.worlds = FEW  # type: ignore[attr-defined]
    for tour in ("cayenne", "three", "bismarck"):
        for seed in range(1, 13):
            view, _ = next(places(("whist", 3 if tour == "three" else 4, {"tour": tour}), seed, 1))
            claim = Claim(view, judge.choose(view, random.Random(seed), 0))
            assert is_true("whist", claim), shown(claim)
            reasons.add(claim.choice.reason)
    assert {"leave-weak", "leave-tried", "packets-tried"} <= reasons
