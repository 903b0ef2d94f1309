"""Every level of every game plays legally, ignores cards hidden from its seat, and repeats its choice with its seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.players.policy import LEVELS
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import policy

MEMBERS = (*LEVELS, "judge", "greedy", "random")
#: random walks of each setting, actions between two positions of a walk, and actions of a walk
WALKS, APART, STEPS = 2, 9, 55

every_setting = pytest.mark.parametrize("setting", EVERY, ids=name_of)
#: each player of a game, at each setting of the game
every_member = pytest.mark.parametrize(("setting", "member"), [
    pytest.param(setting, member, id=f"{name_of(setting)}-{member}")
    for member in MEMBERS for setting in EVERY if member in WITH_FULL[setting[0]].players().names
])  # fmt: skip


def positions(setting: Any) -> Iterator[tuple[Any, Any, int]]:
    """Give ruleset, state and seat to act at some positions of random matches."""
    for seed in range(WALKS):
        table = table_of(setting, seed)
        first = seed * APART // WALKS
        for step, _ in enumerate(walk(table, random.Random(seed), STEPS)):
            if step % APART == first and table.to_act not in (CHANCE, None):
                yield table.ruleset, table.state, table.to_act


def hidden_places(shown: Any, held: Any) -> Iterator[str]:
    """Give the cards of ``held`` that are hidden in ``shown``, both nested alike."""
    for one, other in zip(shown, held, strict=True):
        if one == HIDDEN_CARD:
            yield other
        elif isinstance(other, tuple):
            yield from hidden_places(one, other)


def exchanged(shown: Any, held: Any, cards: Iterator[str]) -> Any:
    """Return ``held`` with the next of the cards in each place that ``shown`` hides."""
    return tuple(
        next(cards) if one == HIDDEN_CARD else exchanged(one, other, cards) if isinstance(other, tuple) else other
        for one, other in zip(shown, held, strict=True)
    )


def with_hidden_cards_exchanged(rules: Any, state: Any, seat: int, chance: random.Random) -> Any:
    """Return the state with the cards that a seat, or ``ONLOOKER``, cannot see shuffled among their places."""
    view = rules.view(state, 0).public_view() if seat == ONLOOKER else rules.view(state, seat)
    # Once Whist's packets have owners, their cards are in the hands (V7), and the packets are only a record.
    names = ("hands", "stock", "stocks", "pack", "thrown", *(() if getattr(state, "owners", ()) else ("packets",)))
    fields = [name for name in names if hasattr(view, name)]
    hidden = [card for name in fields for card in hidden_places(getattr(view, name), getattr(state, name))]
    chance.shuffle(hidden)
    cards = iter(hidden)
    changes = {name: exchanged(getattr(view, name), getattr(state, name), cards) for name in fields}
    return msgspec.structs.replace(state, **changes)


@pytest.mark.turns(5)
@every_member
def test_every_choice_is_legal(setting: Any, member: str) -> None:
    player = policy(setting[0], member)
    for rules, state, seat in positions(setting):
        choice = player.choose(rules.view(state, seat), random.Random(3), 0)
        assert rules.refuse(state, choice.action) is None
        assert all(rules.refuse(state, action) is None for action, _ in choice.candidates)


@pytest.mark.turns(5)
@every_member
def test_blindness_exchanging_what_a_seat_cannot_see_never_changes_its_choice(setting: Any, member: str) -> None:
    """A player that has seen many positions chooses like a new player: it remembers nothing between positions."""
    experienced = policy(setting[0], member)
    for number, (rules, state, seat) in enumerate(positions(setting)):
        other = with_hidden_cards_exchanged(rules, state, seat, random.Random(number))
        assert rules.view(other, seat) == rules.view(state, seat)
        one = experienced.choose(rules.view(state, seat), random.Random(number), 0)
        assert policy(setting[0], member).choose(rules.view(other, seat), random.Random(number), 0) == one


@every_setting
def test_the_exchange_really_exchanges(setting: Any) -> None:
    """The exchange changes the state if cards are hidden; otherwise the tests of blindness would prove nothing."""
    changed = [
        with_hidden_cards_exchanged(rules, state, seat, random.Random(1)) != state
        for rules, state, seat in positions(setting)
    ]
    assert any(changed)


@every_setting
def test_with_time_the_strongest_plays_by_the_rules(setting: Any) -> None:
    player = policy(setting[0], WITH_FULL[setting[0]].levels[-1])
    rules, state, seat = next(positions(setting))
    choice = player.choose(rules.view(state, seat), random.Random(3), 5)
    assert rules.refuse(state, choice.action) is None
