"""The boards of an evening: deals that are the same for everyone, computed from one number by the rules of the game."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import Table
from numeramis_access.evening.events import Plan

#: seats of a table, clockwise: north, east, south, west
SEATS = 4
#: most players of a table in a whole play
MAX_PLAYERS = 10
#: maximum number of boards of an evening; separates the seeds of different evenings
MAX_BOARDS = 1000


class Board(NamedTuple):
    """One deal of an evening.

    :param number: number of the board, from 1. :param dealer: dealer's seat, from 0 for north, clockwise.
    :param hands: the cards of each seat, from 0 for north, clockwise. :param trump: trump suit at the deal, None if
        there is none.
    :param stocks: each seat's private stock in the same order, first card first; empty in a game whose players draw no
        cards.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    trump: str | None
    stocks: tuple[tuple[Card, ...], ...] = ()


def options_of(rules: AnyRuleset, plan: Plan) -> Options:
    """Return the options of a plan's game, or the game's defaults if the plan's options do not fit this game."""
    try:
        return read_options(rules, plan.options)
    except msgspec.ValidationError:
        return read_options(rules, {})


def refuse_boards(rules: AnyRuleset, options: Options) -> Refusal | None:
    """Return why four players cannot compare deals at several tables under these options, or None if they can."""
    try:
        rules.start(SEATS, options)
    except ValueError:
        return Refusal("evening-not-for-four")
    answer: Options | Refusal = rules.options_for_boards(options, 1)
    return answer if isinstance(answer, Refusal) else None


def plan_for_game(plan: Plan, rules: AnyRuleset, options: Options) -> Plan:
    """Return a copy of a plan changed to a game with these options.

    Its number of tricks, unit and bounds follow from the game; in a contest of plays they are cleared. The contest
    stays if the game fits it. Otherwise it becomes individuals, if each seat has its own result in the game, or pairs.

    :param plan: the plan.
    :param rules: the rules of the game.
    :param options: the options of the game.
    :raises ValueError: outside a contest of plays, if the options allow no boards for four players.
    """
    if plan.contest == "plays":
        own = {} if options == rules.options() else to_json_value(options)
        return msgspec.structs.replace(
            plan, game=rules.name, options=own, tricks=0, most=0, unit="", by_seat=False, fewer=False
        )
    measure = rules.board_measure(options)
    alone = is_scored_by_seat(rules, options)
    contest = plan.contest if alone == plan.by_seat else "individuals" if alone else "pairs"
    usual = options == rules.options()
    return msgspec.structs.replace(
        plan, game=rules.name, options={} if usual else to_json_value(options), tricks=measure.total, most=measure.most,
        unit=measure.unit, by_seat=alone, contest=contest, fewer=False,
    )  # fmt: skip


def make_board(rules: AnyRuleset, deals: int, number: int, options: Options | None = None) -> Board:
    """Return a board; the dealer of board 1 is north, then the deal passes clockwise with the number.

    :param rules: the game's rules. :param deals: number that determines all deals of the evening.
    :param number: number of the board, from 1. :param options: options of the game; None for the defaults.
    :raises ValueError: if these options allow no boards, or the game is not for four players.
    """
    dealer = (number - 1) % SEATS
    answer: Options | Refusal = rules.options_for_boards(rules.options() if options is None else options, 1, number)
    if isinstance(answer, Refusal):
        raise ValueError(answer.code)
    table = Table(rules, answer, SEATS, deals * MAX_BOARDS + number, dealer)
    table.draw()
    view = table.view(None)
    return Board(number, dealer, view.hands_by_seat(), view.trump_suit(), rules.stocks_by_seat(table.state))


def sizes_of(rules: AnyRuleset, options: Options) -> tuple[int, ...]:
    """Return the numbers of players, from 2 to 10, for which a game can be played under these options, in ascending
    order.
    """

    def fits(size: int) -> bool:
        try:
            rules.start(size, options)
        except ValueError:
            return False
        return True

    return tuple(filter(fits, range(2, MAX_PLAYERS + 1)))


def can_play_at_tables(rules: AnyRuleset) -> bool:
    """Return whether four players can compare a game's deals at several tables under its default options."""
    return refuse_boards(rules, rules.options()) is None


def is_scored_by_seat(rules: AnyRuleset, options: Options | None = None) -> bool:
    """Return whether four players play the game without partners, so that each seat has its own result.

    It is False for a game that four cannot play.

    :param rules: the game's rules. :param options: options of the game; None for the defaults.
    """
    try:
        return not rules.has_partners(rules.start(SEATS, rules.options() if options is None else options))
    except ValueError:
        return False  # not a game for four


def tricks_of(rules: AnyRuleset) -> int:
    """Return the number of tricks per deal under the default options, 0 for a game that four do not play for tricks."""
    if not can_play_at_tables(rules):
        return 0
    measure = rules.board_measure(rules.options())
    return measure.total if measure.unit == "tricks" else 0
