"""The judge compares a choice again before it blames: against possible best ones, until the loss is clear."""

from __future__ import annotations

import random
from statistics import fmean
from unittest.mock import patch

import pytest

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.players.judging import (
    MAX_LOOKS_NEAR_BLAME,
    SMALL_ERROR_SHARE,
    add_confirmation,
    add_look,
    compare_again,
    confirm_choice,
    is_undecided,
    judge_choice,
    rival_actions,
)
from numeramis_access.players.policy import Choice, SamplingPolicy
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure

CARDS = tuple(PlayCard(card) for card in "1234")
POINTS = Measure("points")


class Measured(SamplingPolicy):
    """Returns fixed differences of each action from the first one, with an error of one over the square root of the
    worlds.

    :ivar looked: the number of worlds compared; each compares a pair of actions.
    """

    worlds, max_worlds = 100, 6400

    def __init__(self, better: dict[Action, float]) -> None:
        self.better, self.looked = better, 0

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        raise AssertionError

    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        self.looked += worlds * (len(actions) - 1)
        worth = tuple((action, 2.0 + self.better.get(action, 0.0)) for action in actions)
        return Choice(actions[0], worth, errors=(0.0, *[worlds**-0.5] * (len(actions) - 1)))


#: an action's loss, its verdict, and the worlds spent on the verdict as a multiple of those of a choice
LOSSES = ((-0.15, "near", 2), (0.0, "close", 4), (0.15, "near", 32), (0.199, "near", 64), (0.201, "costly", 64),
          (0.33, "costly", 8), (0.8, "costly", 1))  # fmt: skip


@pytest.mark.parametrize(("lost", "kind", "times"), LOSSES)
def test_before_a_choice_is_blamed_it_is_looked_at_anew_until_that_is_certain(
    lost: float, kind: str, times: int
) -> None:
    """The first look must have no part in the verdict: of 278 blames 50 were not confirmed a second time."""
    view, (best, own) = View(0, 0, CARDS[:2], (), 0), CARDS[:2]
    made, player = review.decision(1, view, own), Measured({best: lost})
    first = Choice(best, ((best, 2.0), (own, 1.6)), errors=(0.0, 0.06))
    line = review.loss_threshold_if_doubtful(made, first, POINTS)
    assert line == pytest.approx(POINTS.least)
    now = add_confirmation(
        first, own, confirm_choice(player, view, rival_actions(first, own), own, line, random.Random(1))
    )
    found = review.judge(made, now, POINTS)
    assert found is not None
    assert (found.kind, player.looked) == (kind, times * player.worlds)
    assert review.judge(review.decision(1, view, best), now, POINTS).kind == ("close" if lost < 0 else "good")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("first", "other", "kind", "told"),
    [
        (0.5, 0.55, "costly", "first"), (0.15, 0.5, "costly", "other"), (0.5, 1.5, "costly", "other"),
        (0.05, 0.1, "close", "first"), (0.5, -0.5, "costly", "first"),
    ],
)  # fmt: skip
def test_which_of_the_best_the_first_look_found_is_not_what_a_blame_depends_on(
    first: float, other: float, kind: str, told: str
) -> None:
    """Of 17 blames in Whist that other worlds did not confirm, 13 compared against another best card."""
    best, rival, own, hopeless = CARDS[:4]
    view, player = View(0, 0, CARDS[:4], (), 0), Measured({best: first, rival: other})
    looked = Choice(best, ((best, 2.0), (rival, 1.9), (own, 1.6), (hopeless, 0.5)), errors=(0.0, 0.05, 0.06, 0.06))
    assert rival_actions(looked, own) == (best, rival)
    surer = confirm_choice(player, view, (best, rival), own, POINTS.least, random.Random(1))
    now = add_confirmation(looked, own, surer)
    found = review.judge(review.decision(1, view, own), now, POINTS)
    assert found is not None
    assert (found.kind, now.action) == (kind, best if told == "first" else rival)
    if kind == "costly":
        assert found.loss == pytest.approx(first if told == "first" else other)
    assert {action for action, _ in now.candidates} == set(CARDS[:4])


@pytest.mark.parametrize(("better", "kind"), [(0.5, "costly"), (0.05, "close"), (-0.3, "good")])
def test_what_the_first_look_took_for_the_best_is_compared_with_what_may_be_better(better: float, kind: str) -> None:
    """Compared with the first look's best card two of 57 blames in Whist vanished, and those choices passed at any
    cost.
    """
    best, equal, rival = CARDS[:3]
    view, player = View(0, 0, CARDS[:3], (), 0), Measured({rival: better})
    looked = Choice(best, ((rival, 2.1), (best, 2.0), (equal, 2.0)), errors=(0.2, 0.0, 0.0))
    for own in (best, equal):
        made = review.decision(1, view, own)
        line = review.loss_threshold_if_doubtful(made, looked, POINTS)
        assert line is not None
        assert rival_actions(looked, own) == (rival,)
        found = confirm_choice(player, view, (rival,), own, line, random.Random(1))
        now = add_confirmation(looked, own, found)
        verdict = review.judge(made, now, POINTS)
        assert verdict is not None
        assert (verdict.kind, now.action) == (kind, rival if kind == "costly" else best)
        assert dict(now.candidates)[best] == dict(now.candidates)[equal]
        assert dict(now.candidates)[rival] - dict(now.candidates)[own] == pytest.approx(better)


def test_many_that_may_be_best_are_compared_at_first_and_the_likeliest_of_them_for_long() -> None:
    """Chance decided between nearly equal cards: of twelve cards the first look named three to compare."""
    best, *others, own = map(PlayCard, "0123456789")
    values = {best: 1.0} | {card: 1.0 - at / 100 for at, card in enumerate(others)} | {own: 0.5}
    looked = Choice(best, tuple(values.items()), errors=(0.0, *[0.1] * (len(values) - 1)))
    assert rival_actions(looked, own) == (best, *others)
    player = Measured({card: 0.2 + at / 1000 for at, card in enumerate(others)} | {best: 0.2})
    view, compared = View(0, 0, tuple(values), (), 0), list[tuple[Action, ...]]()

    def noted(view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        compared.append(actions[1:])
        return Measured.compare(player, view, actions, rng, worlds)

    with patch.object(player, "compare", noted):
        found = confirm_choice(player, view, rival_actions(looked, own), own, POINTS.least, random.Random(1))
    assert [len(cards) for cards in compared[:4]] == [9, 9, 6, 4]
    assert set(compared[3]) == {best, *others[-3:]} == {action for action, _ in found.candidates} - {own}


@pytest.mark.parametrize(("most", "looks"), [(1000, MAX_LOOKS_NEAR_BLAME), (6400, 4)])
def test_a_loss_near_what_is_blamed_is_looked_at_until_its_error_is_small_and_all_looks_count(
    most: int, looks: int
) -> None:
    view, (best, own) = View(0, 0, CARDS[:2], (), 0), CARDS[:2]
    near, far = Measured({best: 0.20}), Measured({best: 0.8})
    near.max_worlds = most
    found = confirm_choice(near, view, (best,), own, POINTS.least, random.Random(1))
    seen = [0.20]
    while is_undecided(found, own, POINTS.least, len(seen)):
        near.better = {best: 0.20 + len(seen) % 3 / 100}
        found = add_look(found, own, compare_again(near, view, best, own, random.Random(1)), len(seen))
        seen.append(near.better[best])
    assert len(seen) == looks
    assert dict(found.candidates)[best] - dict(found.candidates)[own] == pytest.approx(fmean(seen))
    assert max(found.errors) == pytest.approx((looks * most) ** -0.5)
    assert (max(found.errors) <= SMALL_ERROR_SHARE * POINTS.least) == (looks < MAX_LOOKS_NEAR_BLAME)
    surer = confirm_choice(far, view, (best,), own, POINTS.least, random.Random(1))
    assert not is_undecided(surer, own, POINTS.least, 1)


@pytest.mark.parametrize(("lost", "error", "again"), [(0.08, 0.08, True), (0.08, 0.04, False), (0.4, 0.03, False)])
def test_what_may_be_a_blame_for_all_its_error_is_looked_at_again(lost: float, error: float, again: bool) -> None:
    """With a large error a loss of 0.08 of a trick passed as too close to call; other worlds found 0.26."""
    best, own = CARDS[:2]
    found = Choice(best, ((best, 2.0), (own, 2.0 - lost)), errors=(0.0, error))
    assert is_undecided(found, own, POINTS.least, 1) == again


def test_what_is_surely_no_loss_is_not_looked_at_anew() -> None:
    view, (best, own) = View(0, 0, CARDS[:2], (), 0), CARDS[:2]
    for action, lost, error in ((best, 0.4, 0.1), (own, 0.4, 0.0), (own, 0.0, 0.01), (own, -0.2, 0.1)):
        choice = Choice(best, ((best, 2.0), (own, 2.0 - lost)), errors=(0.0, error) if error else ())
        assert review.loss_threshold_if_doubtful(review.decision(1, view, action), choice, POINTS) is None


def test_what_was_dropped_early_is_looked_at_once_more_unless_it_lies_far_behind() -> None:
    """In Quist the best of six cards was the worst in the ten worlds of one walk, the race's only look at it."""
    view, (best, dropped, far) = View(0, 0, CARDS[:3], (), 0), CARDS[:3]
    looked = Choice(best, ((best, 3.0), (dropped, 2.3), (far, 1.9)), errors=(0.0, 0.05, 0.05))
    player = Measured({dropped: 0.5, far: 0.5})
    with patch.object(player, "choose", lambda *_: looked):
        found = judge_choice(player, view, random.Random(1))
    assert found.action == dropped
    assert dict(found.candidates)[far] == 1.9, "as it was"


def test_further_looks_are_at_whatever_may_still_blame() -> None:
    """Otherwise a nominal best card, no better than the choice, ended the search for really better ones."""
    view, own, best, other = View(0, 0, CARDS[:3], (), 0), *CARDS[:3]
    player = Measured({best: -0.1, other: 0.15})
    player.max_worlds = player.worlds
    found = confirm_choice(player, view, (best, other), own, POINTS.least, random.Random(1))
    assert is_undecided(found, own, POINTS.least, 1)
    assert found.action == other
