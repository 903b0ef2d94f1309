"""Whist's learned policy and its search: their values equal the ruleset's points."""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import RANK, SUIT
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.learned_policy import WEIGHT_SETS, learned_policy, learned_policy_for
from numeramis_access.games.whist.players.partial_deal import card_index, card_of, mask_of, public_deal, terms_of
from numeramis_access.games.whist.players.policies import WhistSearchPlayer
from numeramis_access.games.whist.players.policies import policy as whist_policy
from numeramis_access.games.whist.players.posterior import WhistPosterior
from numeramis_access.games.whist.players.search import lower_losing_card
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistView, beats
from numeramis_access.games.whist.tours import TOURS
from tests.players.test_positions import whist as position_of
from tests.standard import policy

ASKED = [("cayenne", {}), ("bismarck", {}), ("three", {"cayenne": True})]


def dealt(seed: int, seats: int = 4, **options: Any) -> Table:
    table = Table(Whist(), WhistOptions(**options), seats, seed)
    table.draw()
    return table


def view_of(table: Table) -> WhistView:
    view = table.view(table.to_act)
    assert isinstance(view, WhistView)
    return view


def after(plays: int, seed: int) -> WhistView:
    """Return the view after this many plays by strong in the base game."""
    table, strong = dealt(seed), policy("whist", "strong")
    for _ in range(plays):
        table.act(strong.choose(view_of(table), random.Random(1), 0).action)
    return view_of(table)


@pytest.mark.parametrize("tour", TOURS)
def test_every_tour_has_weights_that_were_learned_for_it(tour: str) -> None:
    terms = terms_of(view_of(dealt(1, TOURS[tour].seats, tour=tour)), "s" if TOURS[tour].has_trumps else None)
    name = next(name for name in WEIGHT_SETS if learned_policy(name) is learned_policy_for(terms))
    assert WEIGHT_SETS[name]._replace(trump=0) == terms._replace(trump=0)
    assert (WEIGHT_SETS[name].trump < 4) == TOURS[tour].has_trumps


def test_the_learned_policy_prefers_the_card_that_weighs_most() -> None:
    for plays in range(0, 48, 5):
        deal = public_deal(after(plays, plays))
        probabilities = learned_policy_for(deal.terms).probabilities(deal)
        assert probabilities[learned_policy_for(deal.terms).prefer(deal)] == max(probabilities.values())


def test_same_seed_and_worlds_same_choice_and_more_worlds_other_values() -> None:
    view = after(6, 4)
    first, second, longer = (whist_policy("judge", worlds).choose(view, random.Random(7), 0) for worlds in (12, 12, 24))
    assert first == second
    assert first.candidates != longer.candidates
    values = [value for _, value in first.candidates]
    assert values == sorted(values, reverse=True)


def test_too_few_worlds_to_judge_leave_the_policys_card() -> None:
    """A rival must be clearly better (``Race``)."""
    strong = policy("whist", "strong")
    for plays in (0, 5, 18, 30):
        view = after(plays, 40 + plays)
        found = WhistSearchPlayer(3).choose(view, random.Random(1), 0)
        assert found.action == strong.choose(view, random.Random(1), 0).action


def test_a_short_time_is_kept_and_an_only_card_takes_none() -> None:
    assert whist_policy("judge").choose(after(9, 2), random.Random(1), 2).action in after(9, 2).legal
    only = whist_policy("judge").choose(after(51, 2), random.Random(1), 0)
    assert (only.reason, only.candidates) == ("only-choice", ())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("tour", "options"), ASKED)
def test_what_naming_or_giving_promises_in_the_true_world_is_what_the_ruleset_pays(
    tour: str, options: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ruleset receives every answer and strong goes on, with honours, doubling and a naming partner included."""
    table = dealt(seed, TOURS[tour].seats, tour=tour, **options)
    view, truth = view_of(table), [mask for hand in (*table.state.hands, ())[:4] for mask in mask_of(hand)]
    monkeypatch.setattr(WhistPosterior, "step", lambda _: (truth, [learned_policy("pairs")] * 4))
    choice = WhistSearchPlayer(2).choose(view, random.Random(1), 0)
    assert len(choice.candidates) >= 3
    for action, promised in choice.candidates:
        assert promised == pytest.approx(paid(dealt(seed, TOURS[tour].seats, tour=tour, **options), action), abs=1e-3)


def paid(table: Table, action: Any) -> float:
    """Return the points of the answering side above the others' mean, and a tenth for each trick."""
    seat, strong = table.to_act, policy("whist", "strong")
    table.act(action)
    while table.state.last is None:
        table.act(strong.choose(view_of(table), random.Random(1), 0).action)
    score, _ = table.state.last
    points = [sum(all_of) for all_of in zip(score.points, score.slam_points, strict=True)]
    side = TOURS[table.state.options.tour].side_of(seat or 0)
    own = points.pop(side)
    total: float = own - fmean(points) + score.counted[side] / 10
    return total


@pytest.mark.parametrize("member", ["judge", "expert", "master"])
def test_no_honour_goes_to_a_trick_that_cannot_be_won(member: str) -> None:
    """Teacher's report, 7: under the ace it played the queen from five, seven, queen and king."""
    hand = "5h 7h Qh Kh 3c 8c Jc 4d 9d 2s 6s Ts Js"
    for plays in (["Ah", "4h", "2h"], ["4h", "2h", "Ah"]):
        view = position_of({"plays": plays, "hand": hand})
        for seed in range(3):
            choice = policy("whist", member).choose(view, random.Random(seed), 0)
            assert choice.action in (PlayCard("5h"), PlayCard("7h"))
            told = ("low-card",) if choice.action == PlayCard("5h") else ("promises-most", "keeps-stronger")
            assert choice.reason in told


@pytest.mark.parametrize("plays", [3, 7, 21, 30, 38])
def test_where_all_tricks_count_the_lowest_card_is_looked_at_first_to_a_lost_trick(plays: int) -> None:
    for seed in range(6):
        view = after(plays, seed)
        deal = public_deal(view)
        for one in view.legal:
            assert isinstance(one, PlayCard)
            found = card_of(lower_losing_card(deal, card_index(one.card)))
            assert view.best is not None
            assert SUIT[found] == SUIT[one.card]
            if beats(one.card, view.best.card, view.trump):
                assert found == one.card
            else:
                assert found == min((card for card in view.hand if SUIT[card] == SUIT[found]), key=RANK.__getitem__)
