"""The boards of an evening: deals that are equal for all, from one number, by the rules of the game that is played."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import plain, read_options
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import Table
from numeramis_access.evening.events import Plan

#: who sits at a table, clockwise: north, east, south, west
SEATS = 4
#: boards of an evening at most, by which the numbers of deals are parted
MOST = 1000


class Board(NamedTuple):
    """One deal.

    :param number: from 1. :param dealer: seat from 0, north, then clockwise. :param hands: by seat. :param trump: the
        suit that is trumps from the deal on, None where there is none. :param stocks: what each seat alone draws from,
        first card first; nothing where nobody draws.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    trump: str | None
    stocks: tuple[tuple[Card, ...], ...] = ()


def options_of(rules: AnyRuleset, plan: Plan) -> Options:
    """Return the options by which the game of a plan is played; the usual ones where they are none of this game."""
    try:
        return read_options(rules, plan.options)
    except msgspec.ValidationError:
        return read_options(rules, {})


def refuse_boards(rules: AnyRuleset, options: Options) -> Refusal | None:
    """Return why deals cannot be compared when four play by these options at several tables, None where they can."""
    try:
        rules.start(SEATS, options)
    except ValueError:
        return Refusal("evening-not-for-four")
    found: Options | Refusal = rules.of_boards(options, 1)
    return found if isinstance(found, Refusal) else None


def planned(plan: Plan, rules: AnyRuleset, options: Options) -> Plan:
    """Return a plan by which a game is played by these options: what is counted, and whether each plays alone."""
    measure = rules.board_measure(options)
    alone = by_seat(rules, options)
    contest = plan.contest if alone == plan.by_seat else "individuals" if alone else "pairs"
    usual = options == rules.options()
    return msgspec.structs.replace(
        plan, game=rules.name, options={} if usual else plain(options), tricks=measure.total, most=measure.most,
        unit=measure.unit, by_seat=alone, contest=contest, fewer=False,
    )  # fmt: skip


def deal(rules: AnyRuleset, deals: int, number: int, options: Options | None = None) -> Board:
    """Return a board; north deals the first, then clockwise.

    :param deals: the evening's number. :param number: of the board, from 1. :param options: None for the usual rules.
    :raises ValueError: where no boards are played by these options.
    """
    dealer = (number - 1) % SEATS
    found: Options | Refusal = rules.of_boards(rules.options() if options is None else options, 1, number)
    if isinstance(found, Refusal):
        raise ValueError(found.code)
    table = Table(rules, found, SEATS, deals * MOST + number, dealer)
    table.draw()
    view = table.view(None)
    return Board(number, dealer, view.hands_by_seat(), view.trump_suit(), rules.board_stocks(table.state))


def at_tables(rules: AnyRuleset) -> bool:
    """Return whether a game's deals can be compared when four play it at several tables."""
    return refuse_boards(rules, rules.options()) is None


def by_seat(rules: AnyRuleset, options: Options | None = None) -> bool:
    """Return whether each of four has a result of their own in a game: nobody has a partner."""
    try:
        return not rules.pairs(rules.start(SEATS, rules.options() if options is None else options))
    except ValueError:
        return False  # four do not play so


def tricks_of(rules: AnyRuleset) -> int:
    """Return how many tricks a deal has by the usual rules; 0 of a game that four do not play for tricks."""
    if not at_tables(rules):
        return 0
    measure = rules.board_measure(rules.options())
    return measure.total if measure.unit == "tricks" else 0
