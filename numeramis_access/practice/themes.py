"""Deals on a theme: three nines, a void, two low pairs; found among the numbers of matches, the same rules dealing."""

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

#: matches that are looked at before a theme counts as one that does not come
TRIES = 20_000
#: numbers that a match may have
NUMBERS = 1_000_000
#: whose deal it is: the player sits down first
OWN = 0


@dataclass(frozen=True)
class Themes:
    """The themes of one game by name: whether a table that has just been dealt shows one for the first player."""

    themes: Mapping[str, Callable[[Table], bool]]


class NoSuchDeal(LookupError):
    """A theme has not come in many deals."""


def themes_of(game: Game) -> Themes:
    """Return the themes of a game; none for one without."""
    return find(game.themes, Themes) or Themes({})


def own_seat(table: Table) -> Seat:
    """Return where the first player sits."""
    return table.ruleset.seating(table.state).index(OWN)


def own_hand(table: Table) -> tuple[Card, ...]:
    """Return the first player's cards."""
    return table.view(own_seat(table)).hand


def deal(
    rules: AnyRuleset, options: Options, seats: int, fits: Callable[[Table], bool], rng: random.Random
) -> int:
    """Return the number of a match whose first deal shows a theme.

    :raises NoSuchDeal: when none does.
    """
    for seed in islice(map(rng.randrange, repeat(NUMBERS)), TRIES):
        table = Table(rules, options, seats, seed)
        table.draw()
        if fits(table):
            return seed
    raise NoSuchDeal
