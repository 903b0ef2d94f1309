"""Random walks through matches of every game, and the settings of these matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from numeramis_access.core.actions import Action, AmountRange, Claim, Concede, Refusal
from numeramis_access.core.codec import read_action, read_options
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from tests.fifth.record import WITH_FULL
from tests.standard import GAMES, ruleset

#: matches that together reach every rule: game, number of players, options
SETTINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("quist", 4, {"games": 1}),
    ("quist", 4, {"games": 2, "partners": "draw", "last_pile": "nobody"}),
    ("sipky", 1, {"limit": 101, "games": 1}),
    ("sipky", 4, {"limit": 101, "games": 1}),
    ("sipky", 3, {"limit": "series"}),
    ("sipky", 8, {"limit": 301, "games": 1}),
    ("quist", 4, {"games": 2, "tied": "stays"}),
    ("sipky", 2, {"limit": 101, "variant": "exact", "games": 2}),
    ("loker", 1, {"games": 2}),
    ("loker", 4, {"games": 3}),
    ("loker", 10, {"games": 2}),
    ("loker", 3, {"games": 6, "stakes": "simple", "chips": 6, "winner_by": "chips"}),
    ("loker", 4, {"games": 4, "stakes": "poker"}),
    ("loker", 3, {"games": 4, "stakes": "poker", "limit": "pot"}),
    ("loker", 2, {"games": 4, "stakes": "poker", "limit": "fixed"}),
    *(("whist", 4, {"tour": tour}) for tour in (
        "base", "cayenne", "grand", "grand_null", "grand_null_queen", "amor", "duck", "bismarck", "queen_of_spades",
        "hussar", "mixed",
    )),
    ("whist", 3, {"tour": "three"}),
    ("whist", 3, {"tour": "three", "cayenne": False}),
    ("whist", 4, {"length": 2}),
    ("whist", 4, {"tour": "base", "partners": "draw", "strike_out": True}),
)  # fmt: skip

#: settings for boards that several tables play and compare, in games with special rules for that
BOARDS = (("sipky", 4, {"packs": "each", "games": 2}), ("loker", 4, {"stocks": "each", "games": 2}),
          ("loker", 4, {"stocks": "each", "stakes": "poker", "games": 3}))  # fmt: skip

#: a seat tries to end the play of a deal early once in so many actions
EARLY = 97

#: all of these, and matches of the games of the tests with each number of players
EVERY = (
    *SETTINGS, *BOARDS,
    *((one, seats, {}) for one in WITH_FULL.names if one not in GAMES for seats in ruleset(one).seats),
)  # fmt: skip


def name_of(setting: tuple[str, int, dict[str, Any]]) -> str:
    """Return a short name for a test's id."""
    game, seats, options = setting
    return "-".join([game, str(seats), *(str(value) for value in options.values())])


def table_of(setting: tuple[str, int, dict[str, Any]], seed: int) -> Table:
    """Return a new table."""
    game, seats, options = setting
    rules = ruleset(game)
    return Table(rules, read_options(rules, options), seats, seed)


def some_action(table: Table, chance: random.Random) -> Action:
    """Return a random legal action of the seat to act, or a lot; sometimes a claim or a concession."""
    if table.to_act == CHANCE:
        return table.next_chance_action()
    for early in (Claim(), Concede()):
        asked = type(early) in table.ruleset.action_types and len(table.record) % EARLY == 0
        if asked and table.ruleset.refuse(table.state, early) is None:
            return early
    legal = table.ruleset.legal(table.state)
    choice = legal[int(chance.random() * len(legal))]
    return concrete(table.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice


def concrete(rules: AnyRuleset, amounts: AmountRange, chance: random.Random) -> Action:
    """Return an action with an amount: the least, the most, or a random one."""
    between = amounts.min + int(chance.random() * (amounts.max - amounts.min + 1))
    amount = chance.choice((amounts.min, amounts.max, between))
    return read_action(rules, {"type": amounts.type, "to": amount})


def walk(table: Table, chance: random.Random, steps: int = 400) -> Iterator[Action]:
    """Act at random until the match is over, for at most ``steps`` actions; yield each action before doing it."""
    for _ in range(steps):
        if table.is_over:
            return
        action = some_action(table, chance)
        yield action
        happened = table.act(action)
        assert not isinstance(happened, Refusal), (happened, action)
