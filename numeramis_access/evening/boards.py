"""The boards of an evening: deals that are equal for all, from one number, by the rules of the game that is played."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.table import Table

#: who sits at a table, clockwise: north, east, south, west
SEATS = 4
#: boards of an evening at most, by which the numbers of deals are parted
MOST = 1000


class Board(NamedTuple):
    """One deal.

    :param number: from 1. :param dealer: seat from 0, north, then clockwise. :param hands: by seat. :param trump: the
        suit that is trumps from the deal on, None where there is none.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    trump: str | None


def deal(rules: AnyRuleset, deals: int, number: int) -> Board:
    """Return a board: the first deal of a match by the game's usual rules; north deals the first, then clockwise.

    :param deals: the evening's number. :param number: of the board, from 1.
    """
    dealer = (number - 1) % SEATS
    table = Table(rules, rules.options(), SEATS, deals * MOST + number, dealer)
    table.draw()
    view = table.view(None)
    return Board(number, dealer, view.hands_by_seat(), view.trump_suit())


def at_tables(rules: AnyRuleset) -> bool:
    """Return whether a game's deals can be compared when four play it at several tables of a house."""
    least, most = rules.seats
    return least <= SEATS <= most and rules.of_boards(rules.options(), 1) is not None


def by_seat(rules: AnyRuleset) -> bool:
    """Return whether each of four has a result of their own in a game: nobody has a partner."""
    return not rules.pairs(rules.start(SEATS, rules.options()))


def tricks_of(rules: AnyRuleset) -> int:
    """Return how many tricks a deal has: as many as a hand has cards; 0 of a game that four do not play in pairs."""
    least, most = rules.seats
    if not least <= SEATS <= most or not rules.pairs(rules.start(SEATS, rules.options())):
        return 0
    return len(deal(rules, 0, 1).hands[0])
