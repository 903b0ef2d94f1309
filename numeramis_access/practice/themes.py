"""Finds deals on a theme, such as three nines, a void or two low pairs, among match numbers under the usual rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice, repeat

from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table

#: matches to try before a theme counts as one that does not come up
TRIES = 20_000
#: possible numbers of a match
NUMBERS = 1_000_000
#: the player whose deal it is: the learner sits down first
OWN = 0


@dataclass(frozen=True)
class Themes:
    """The themes of one game: functions that tell whether a freshly dealt table shows the theme."""

    themes: Mapping[str, Callable[[Table], bool]]


class NoSuchDeal(LookupError):
    """A theme did not come up in ``TRIES`` deals."""


def themes_of(game: Game) -> Themes:
    """Return the themes of a game; no themes if it has none."""
    return find(game.themes, Themes) or Themes({})


def own_seat(table: Table) -> Seat:
    """Return the first player's seat."""
    return table.ruleset.seating(table.state).index(OWN)


def own_hand(table: Table) -> tuple[Card, ...]:
    """Return the first player's cards."""
    return table.view(own_seat(table)).hand


def deal(
    rules: AnyRuleset, options: Options, seats: int, fits: Callable[[Table], bool], rng: random.Random
) -> int:
    """Return the number of a match whose first deal shows a theme.

    :param seats: the number of players. :param fits: returns whether a freshly dealt table shows the theme.
    :raises NoSuchDeal: if none of ``TRIES`` deals does.
    """
    for seed in islice(map(rng.randrange, repeat(NUMBERS)), TRIES):
        table = Table(rules, options, seats, seed)
        table.draw()
        if fits(table):
            return seed
    raise NoSuchDeal
