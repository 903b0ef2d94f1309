"""The review weighs every kind of decision, praises no blunder, and blames the strongest player only by noise."""

from __future__ import annotations

from typing import Any

import pytest

from numeramis_access.core.actions import Action, AmountRange, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.games.loker.events import Bet, Close, Exchange, Pass
from numeramis_access.games.whist.events import KeepTrump, NameTrump
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.weeks import JudgedChoices
from tests.contract.walk import SETTINGS, name_of
from tests.practice.planted import blunders, cases, verdict

POINTS = Measure("points")
#: actions of a match to examine in games with sampled worlds
STEPS = {"whist": 3, "quist": 4}


@pytest.mark.turns(6)
@pytest.mark.slow
@pytest.mark.parametrize("times", [1, pytest.param(6, marks=pytest.mark.long)])
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_legal_choice_is_weighed_and_no_planted_blunder_is_praised(setting: Any, times: int) -> None:
    seen = 0
    for case in cases(setting, 7, steps=times * STEPS.get(setting[0], 16)):
        seen += 1
        weighed = dict(case.choice.candidates)
        assert [one for one in case.view.legal if not isinstance(one, AmountRange) and one not in weighed] == []
        assert case.choice.action in weighed
        for planted in blunders(case):
            found = verdict(case, planted)
            assert found is not None
            assert not found.praise
            assert found.costly or (found.close and case.choice.errors), (case.view, planted)
        honest = verdict(case, case.choice.action)
        assert honest is not None
        assert not honest.costly or case.choice.errors
    assert seen


def test_a_stake_of_any_size_is_weighed() -> None:
    stakes = 0
    for case in cases(("loker", 4, {"games": 4, "stakes": "poker"}), 3):
        amounts = next((one for one in case.view.legal if isinstance(one, AmountRange)), None)
        if amounts is not None and amounts.type == "bet":
            made = review.decision(1, case.view, Bet(amounts.min + 1))
            assert Bet(amounts.min + 1) in made.view.legal
            stakes += 1
    assert stakes


def test_what_was_not_weighed_is_not_praised() -> None:
    choice = Choice(Pass(), ((Pass(), 1.0), (Close(), 0.2)))
    made = review.decision(1, _view(Pass(), Close(), Exchange(("1", "2"))), Exchange(("2", "1")))
    assert made.action == Exchange(("1", "2"))
    assert review.judge(made, choice, POINTS) is None
    found = review.findings([], 1)
    assert (found.unweighed_count, found.costly, found.praised_choice) == (1, (), None)


def test_a_difference_within_the_noise_is_neither_blamed_nor_praised() -> None:
    view = _view(PlayCard("1"), PlayCard("2"))
    noisy = Choice(PlayCard("1"), ((PlayCard("1"), 2.0), (PlayCard("2"), 1.0)), errors=(0.0, 0.5))
    sure = Choice(PlayCard("1"), ((PlayCard("1"), 2.0), (PlayCard("2"), 1.0)), errors=(0.0, 0.1))
    for choice, told in ((noisy, False), (sure, True)):
        own = review.judge(review.decision(1, view, PlayCard("1")), choice, POINTS)
        other = review.judge(review.decision(1, view, PlayCard("2")), choice, POINTS)
        assert own is not None
        assert other is not None
        assert (own.praise, other.costly, other.close) == (told, told, not told)


def test_a_record_reviewed_again_tells_the_moments_that_were_told_while_it_was_judged() -> None:
    view, own = _view(PlayCard("1"), PlayCard("2")), PlayCard("2")
    found = []
    for number, lost in enumerate((0.2, 0.4, 0.3, 0.5), 1):
        choice = Choice(PlayCard("1"), ((PlayCard("1"), lost), (own, 0.0)))
        found.append(review.judge(review.decision(number, view, own), choice, POINTS))
    verdicts = [one for one in found if one is not None]
    live, again = review.findings(verdicts, 4, verdicts[0]), review.findings(verdicts[::-1], 4)
    assert live == again
    assert [one.decision.number for one in again.costly] == [1, 2, 4]
    assert [one.decision.number for one in review.findings(verdicts, 4, verdicts[2]).costly] == [2, 3, 4]


@pytest.mark.parametrize(
    ("lost", "error", "kind", "told"),
    [
        (0.0, 0.0, "good", 0.0), (0.019, 0.0, "good", 0.0), (0.021, 0.0, "near", 0.0), (0.097, 0.0, "near", 0.0),
        (0.1, 0.0, "costly", 0.1), (0.0, 0.01, "near", 0.0), (0.0, 0.04, "close", 0.0), (0.0, 0.006, "good", 0.0),
        (0.15, 0.01, "near", 0.15), (0.15, 0.04, "close", 0.0), (0.21, 0.03, "costly", 0.21),
        (0.21, 0.04, "close", 0.0),
    ],
)  # fmt: skip
def test_a_choice_is_as_good_only_where_that_is_shown_and_nearly_as_good_else(
    lost: float, error: float, kind: str, told: float
) -> None:
    choice = Choice(
        PlayCard("1"), ((PlayCard("1"), 2.0), (PlayCard("2"), 2.0 - lost)), errors=(0.0, error) if error else ()
    )
    found = review.judge(review.decision(1, _view(PlayCard("1"), PlayCard("2")), PlayCard("2")), choice, POINTS)
    assert found is not None
    assert found.kind == kind
    assert found.told_loss == pytest.approx(told)
    assert review.count_verdict(found, POINTS).lost == {"points": pytest.approx(told)}


@pytest.mark.parametrize("lost", [0.3, 0.43])
def test_chips_that_are_not_blamed_are_told_and_counted_all_the_same(lost: float) -> None:
    """Teacher's report, 5: 0 0 2 4 6 8 at a pot of ten, both zeros and the two thrown, cost 0.43 and was passed."""
    choice, measure = Choice(Pass(), ((Pass(), 2.0), (Close(), 2.0 - lost))), Measure("chips", least=0.5)
    found = review.judge(review.decision(1, _view(Pass(), Close()), Close()), choice, measure)
    assert found is not None
    assert (found.kind, found.told_loss) == ("near", pytest.approx(lost))
    assert review.count_verdict(found, measure) == JudgedChoices(1, 1, {"chips": pytest.approx(lost)})


@pytest.mark.parametrize(
    ("first", "values", "close"),
    [("1", (2.0, 1.9), False), ("1", (1.94, 2.0), True), ("2", (2.0, 2.0), True), ("2", (2.1, 2.0), True)],
    ids=["both looks like it", "the surer look likes another", "the first look liked another", "each liked one"],
)
def test_a_choice_is_called_good_only_where_two_looks_found_nothing_better(
    first: str, values: tuple[float, float], close: bool
) -> None:
    ranked = sorted(zip("12", values, strict=True), key=lambda one: -one[1])
    errors = tuple(0.0 if card == first else 0.2 for card, _ in ranked)
    choice = Choice(PlayCard(first), tuple((PlayCard(card), value) for card, value in ranked), errors=errors)
    found = review.judge(review.decision(1, _view(PlayCard("1"), PlayCard("2")), PlayCard("1")), choice, POINTS)
    assert found is not None
    assert (found.costly, found.praise, found.close) == (False, False, close)
    assert found.rival == (PlayCard("2") if close else found.rival)
    assert review.count_verdict(found, POINTS).count == int(not close)


#: blunders that a review once passed as good: its first look favoured them, or its worlds all agreed
PASSED = (
    (("whist", 3, {"tour": "three", "cayenne": False}), 1001, 13, PlayCard("Jc")),
    (("whist", 4, {"tour": "duck"}), 1044, 21, NameTrump("c")),
    (("whist", 4, {"tour": "duck"}), 1072, 47, NameTrump("s")),
)


@pytest.mark.parametrize(("setting", "seed", "step", "blunder"), PASSED, ids=["three", "duck", "end of a duck"])
def test_what_a_review_once_passed_as_good_is_blamed_or_too_close_to_call(
    setting: Any, seed: int, step: int, blunder: Action
) -> None:
    trick = {13: 4, 21: 5, 47: 11}[step]
    for case in cases(setting, seed, step + 1, lambda view: len(view.past) == trick):  # type: ignore[attr-defined]
        if case.chance == f"{seed}/{step}":
            found = verdict(case, blunder)
            assert found is not None
            assert found.costly or found.close
            return
    pytest.fail("the position is not met")


def test_only_a_deal_in_which_nothing_can_have_cost_anything_was_played_as_a_master_would() -> None:
    view = _view(PlayCard("1"), PlayCard("2"))
    noisy = Choice(PlayCard("1"), ((PlayCard("1"), 2.0), (PlayCard("2"), 1.0)), errors=(0.0, 0.5))
    good, close = (review.judge(review.decision(1, view, PlayCard(card)), noisy, POINTS) for card in "12")
    assert good is not None
    assert close is not None
    assert review.findings([good], 1).is_masterly
    assert not review.findings([good, close], 2).is_masterly
    assert not review.findings([good], 2).is_masterly


def test_chances_are_judged_by_what_was_possible() -> None:
    measure = Measure("chance", least=0.0, share=0.05)
    view = _view(Pass(), Close())
    for best, own, costly in ((0.092, 0.03, True), (0.92, 0.90, False)):
        found = review.judge(
            review.decision(1, view, Close()), Choice(Pass(), ((Pass(), best), (Close(), own))), measure
        )
        assert found is not None
        assert found.costly is costly


def test_naming_the_present_trumps_is_weighed_as_keeping_them() -> None:
    named = 0
    for case in cases(("whist", 4, {"tour": "cayenne"}), 2, steps=2):
        trump = case.view.trump  # type: ignore[attr-defined]
        values = dict(case.choice.candidates)
        if KeepTrump() in values:
            assert values[NameTrump(trump)] == values[KeepTrump()]
            named += 1
    assert named


def _view(*legal: Any) -> View:
    """Return a view with legal actions alone."""
    return View(0, 0, legal, (), 0)
