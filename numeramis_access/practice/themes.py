"""Finds deals on a theme, such as three nines, a void or two low pairs, among match numbers under the usual rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice, repeat

from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table

#: matches to try before a theme counts as one that does not come up
MAX_MATCHES = 20_000
#: possible numbers of a match
MATCH_NUMBER_COUNT = 1_000_000
#: the player whose deal it is: the learner sits down first
LEARNER_ENTRANT = 0


@dataclass(frozen=True)
class Themes:
    """The themes of one game.

    :param themes: by name, functions that return whether a freshly dealt table shows the theme.
    """

    themes: Mapping[str, Callable[[Table], bool]]


class NoSuchDeal(LookupError):
    """A theme did not come up in ``MAX_MATCHES`` deals."""


def themes_of(game: Game) -> Themes:
    """Return the themes of a game; no themes if it has none."""
    return find_part(game.themes, Themes) or Themes({})


def own_seat(table: Table) -> Seat:
    """Return the seat of the first player of the match, the learner."""
    return table.ruleset.seating(table.state).index(LEARNER_ENTRANT)


def own_hand(table: Table) -> tuple[Card, ...]:
    """Return the cards of the first player of the match, the learner."""
    return table.view(own_seat(table)).hand


def deal_with_theme(
    rules: AnyRuleset, options: Options, seats: int, fits: Callable[[Table], bool], rng: random.Random
) -> int:
    """Return the number (seed) of a match whose first deal shows a theme.

    :param rules: the rules of the game.
    :param options: its options.
    :param seats: the number of players.
    :param fits: returns whether a freshly dealt table shows the theme.
    :param rng: draws the numbers to try.
    :raises NoSuchDeal: if none of ``MAX_MATCHES`` deals does.
    """
    for seed in islice(map(rng.randrange, repeat(MATCH_NUMBER_COUNT)), MAX_MATCHES):
        table = Table(rules, options, seats, seed)
        table.draw()
        if fits(table):
            return seed
    raise NoSuchDeal
