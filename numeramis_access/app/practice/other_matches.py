"""Matches derived from the match at a practice table: another seat, another seed, or a deal on a theme."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from numeramis_access.catalogue import Game
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.practice import playing_on, themes
from numeramis_access.words.people import Person


class OtherSeat(NamedTuple):
    """Another seat.

    :param name: name of its player. :param where: direction from the player: ``left``, ``opposite``, ``right`` or
        ``other``.
    :param place: distance from the player clockwise, in seats.
    """

    name: str
    where: str
    place: int


def other_seats(persons: Sequence[Person], own: Seat) -> list[OtherSeat]:
    """Return the other seats, clockwise from the player's.

    With two players, the other one is ``opposite``; with three, no seat is.

    :param persons: the players by seat.
    :param own: the player's seat.
    """
    count = len(persons)
    where = {1: "left", count - 1: "right"} | ({count // 2: "opposite"} if count in (2, 4) else {})
    return [
        OtherSeat(persons[(own + steps) % count].name, where.get(steps, "other"), steps) for steps in range(1, count)
    ]


def match_with_seed(match: Table, seed: int) -> Table:
    """Return a new match with the same rules, options and seats, and another seed."""
    return Table(match.ruleset, match.options, match.seats, seed)


def find_seed_with_theme(match: Table, game: Game, theme: str) -> int | None:
    """Draw seeds until a match like this one shows the theme in its first deal; return that seed, None if none is
    found.

    :param match: the match. :param game: the game.
    :param theme: name of one of the game's themes. :raises KeyError: for an unknown theme.
    """
    fits = themes.themes_of(game).themes[theme]
    try:
        return themes.deal_with_theme(match.ruleset, match.options, match.seats, fits, random.Random())
    except themes.NoSuchDeal:
        return None


def is_under_way(match: Table) -> bool:
    """Return whether a deal of a match is under way: it has begun, and neither it nor the match is over."""
    return (
        playing_on.state_after_dealing(match) is not None
        and playing_on.state_at_last_deal_end(match) is None
        and not match.is_over
    )
