"""The network of Whist's expert for trumps and packets: its inputs and its strength."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from statistics import fmean
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Action
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.events import KeepTrump, NameTrump
from numeramis_access.games.whist.players import naming_inputs as inputs
from numeramis_access.games.whist.players.naming_network import inputs_of_answers, values_of_answers
from numeramis_access.games.whist.players.policies import WhistSearchPlayer
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistState, WhistView
from numeramis_access.games.whist.tours import TOURS
from tests.contract.test_policies import with_hidden_cards_exchanged
from tests.standard import policy

#: tours with questions before the first card
ASKS = [name for name, tour in TOURS.items() if tour.dealer_names or tour.has_packets or name == "three"]
DEALS = 6

every_asking_tour = pytest.mark.parametrize("tour", ASKS)


def questions(tour: Any, deals: int = DEALS) -> Iterator[tuple[WhistState, WhistView]]:
    """Yield the state and the asked seat's view in some deals, half of them played at random."""
    for seed in range(deals):
        table = Table(Whist(), WhistOptions(tour=tour), TOURS[tour].seats, seed, seed % 3)
        chance, player = random.Random(seed), policy("whist", "random" if seed % 2 else "strong")
        table.draw()
        while table.to_act not in (CHANCE, None) and table.state.last is None:
            view = table.view(table.to_act)
            assert isinstance(view, WhistView)
            if view.asked:
                yield table.state, view
            table.act(player.choose(view, chance, 0).action)


def renamed(thing: Any, names: dict[str, str]) -> Any:
    """Return a view, or a part of one, with renamed suits."""
    if isinstance(thing, str) and thing[-1:] in names and len(thing) <= 2:
        return thing[:-1] + names[thing[-1]]
    if isinstance(thing, tuple):
        found = [renamed(part, names) for part in thing]
        return type(thing)(*found) if hasattr(thing, "_fields") else tuple(found)
    if isinstance(thing, WhistView | Action):
        return msgspec.structs.replace(thing, **{
            name: renamed(getattr(thing, name), names) for name in thing.__struct_fields__
        })  # fmt: skip
    return thing


def test_the_groups_of_inputs_lie_one_behind_the_other() -> None:
    groups = inputs.INPUT_GROUPS
    assert sum(count for _, count, _ in groups) == inputs.INPUT_COUNT
    assert [at for at, _, _ in groups[1:]] == [at + count for at, count, _ in groups[:-1]]


@every_asking_tour
def test_no_more_inputs_are_on_than_a_unit_and_the_room_have_place_for(tour: str) -> None:
    """More would overflow a unit's lane without notice (``PackedNetwork``)."""
    for _, view in questions(tour):
        for on in inputs_of_answers(view).values():
            assert len(on) < inputs.MAX_ACTIVE_INPUTS
            for at, count, most in inputs.INPUT_GROUPS:
                assert sum(at <= one < at + count for one in on) <= most


@every_asking_tour
def test_every_answer_is_weighed_and_the_present_trumps_are_kept_rather_than_named(tour: str) -> None:
    for _, view in questions(tour):
        found = values_of_answers(view)
        assert set(found) == set(view.legal)
        assert list(found.values()) == sorted(found.values(), reverse=True)
        if NameTrump(view.trump) in found:
            order = list(found)
            assert found[NameTrump(view.trump)] == found[KeepTrump()]
            assert order.index(NameTrump(view.trump)) == order.index(KeepTrump()) + 1


@every_asking_tour
def test_suits_have_no_names(tour: str) -> None:
    """Three play with few hearts (V10), so there the others change their names."""
    suits = "cds" if TOURS[tour].seats == 3 else "cdhs"
    for number, (_, view) in enumerate(questions(tour)):
        others = list(permutations(suits))
        names = dict(zip(suits, others[number * 7 % len(others)], strict=True))
        found = {renamed(answer, names): points for answer, points in values_of_answers(view).items()}
        assert values_of_answers(renamed(view, names)) == found


@every_asking_tour
def test_cards_that_are_not_seen_do_not_matter(tour: str) -> None:
    for number, (state, view) in enumerate(questions(tour)):
        assert view.seat is not None
        other = with_hidden_cards_exchanged(Whist(), state, view.seat, random.Random(number))
        assert values_of_answers(Whist().view(other, view.seat)) == values_of_answers(view)


@pytest.mark.parametrize(("tour", "deals"), list(zip(ASKS, (10, 10, 20), strict=True)))
def test_the_expert_answers_better_than_rules_of_thumb(tour: Any, deals: int) -> None:
    """Over worlds in which both answers are played on; ``python -m tests.bench namings`` measures the difference."""
    expert, rules, judge = policy("whist", "expert"), policy("whist", "rules"), WhistSearchPlayer()
    gains = list[float]()
    for number, (_, view) in enumerate(questions(tour, deals)):
        answers = tuple(player.choose(view, random.Random(1), 0).action for player in (expert, rules))
        if answers[0] != answers[1]:
            found = dict(judge.compare(view, answers, random.Random(number), 24).candidates)
            gains.append(found[answers[0]] - found[answers[1]])
    assert fmean(gains) > 0
