"""The matches that come of one at the practice table: its deal from another seat, and other deals like it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from numeramis_access.catalogue import Game
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.practice import playing_on, themes
from numeramis_access.words.people import Person


class SeatPlace(NamedTuple):
    """Another seat. :param where: it lies as seen from the own one. :param place: how many places clockwise."""

    name: str
    where: str
    place: int


def seat_places(persons: Sequence[Person], own: Seat) -> list[SeatPlace]:
    """Return the other seats, clockwise from the own one. :param persons: by seat."""
    count = len(persons)
    where = {1: "left", count - 1: "right"} | ({count // 2: "opposite"} if count in (2, 4) else {})
    return [
        SeatPlace(persons[(own + steps) % count].name, where.get(steps, "other"), steps) for steps in range(1, count)
    ]


def same_with_seed(match: Table, seed: int) -> Table:
    """Return a match like this one with the deals of another seed."""
    return Table(match.ruleset, match.options, match.seats, seed)


def seed_with_theme(match: Table, game: Game, theme: str) -> int | None:
    """Return the seed of a match like this one whose first deal shows a theme, None where none does."""
    fits = themes.themes_of(game).themes[theme]
    try:
        return themes.deal(match.ruleset, match.options, match.seats, fits, random.Random())
    except themes.NoSuchDeal:
        return None


def is_under_way(match: Table) -> bool:
    """Return whether a deal has begun that is not over."""
    return playing_on.began(match) is not None and playing_on.state_at_deal_end(match) is None and not match.over
