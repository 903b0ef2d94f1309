"""Scoring of Whist: a deal (W5, W6, W8), then the sheet of games, rubbers and accounts (W7, W9, W10).

In the functions, ``tour`` is the tour of the deal, ``score`` the score of a deal, ``sheet`` the sheet so far.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import DealResult
from numeramis_access.games.whist.tours import QUEEN_OF_SPADES, TRICKS, Tour

#: points by side
SidePoints = tuple[int, ...]

GAME_GOAL = 10
GAME_PRIZE = 50
RUBBER_PRIZE = 70
SMALL_SLAM = 30
GRAND_SLAM = 50
#: the points of the side that did not take the queen of spades (V8)
QUEEN_POINTS = 4
HONOUR_RANKS = "TJQKA"


class DealScore(msgspec.Struct, frozen=True):
    """The score of a deal; each list has a value for each side, from 0.

    :param tricks: tricks taken. :param counted: tricks as they count, null ones for the other side (V3).
    :param trick_points: points for tricks. :param honour_points: points for honours.
    :param slam_points: points for slams, which go to the account only (W8).
    """

    tricks: SidePoints
    counted: SidePoints
    trick_points: SidePoints
    honour_points: SidePoints
    slam_points: SidePoints

    @property
    def points(self) -> SidePoints:
        """Return the points that count towards the ten (W6, W7)."""
        return add_points(self.trick_points, self.honour_points)


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet of a match; each list has a value for each side, from 0.

    :param game: points of the current game (W7). :param games_won: games won in the current rubber.
    :param account: all points so far, prizes and slams included.
    :param rubber: points from the finished games of this rubber that were not struck (W10). :param rubbers: rubbers
        finished.
    """

    game: SidePoints
    games_won: SidePoints
    account: SidePoints
    rubber: SidePoints
    rubbers: int = 0


def add_points(points: SidePoints, other: SidePoints) -> SidePoints:
    """Return the sum of two lists of points, each with a value for each side.

    :param points: the points of each side, from 0.
    :param other: as many points.
    """
    return tuple(a + b for a, b in zip(points, other, strict=True))


def points_of_side(side: int, points: int, sides: int) -> SidePoints:
    """Return a list with these points for one side and 0 for the others.

    :param side: the side that gets the points.
    :param points: the points.
    :param sides: the number of sides.
    """
    return tuple(points if place == side else 0 for place in range(sides))


class WhistDealResult(DealResult, frozen=True):
    """The result of a deal of Whist, each list with a value for each side (W5-W8), and the sheet after it (W9).

    :param counted: tricks as they count. :param trick_points: points for tricks.
    :param honour_points: points for honours. :param slam_points: points for slams. :param game: points of the game.
    :param games_won: games won in the current rubber. :param account: all points of the match so far.
    :param trump: suit, None without trumps.
    :param tricks: tricks taken.
    """

    tricks: SidePoints
    counted: SidePoints
    trick_points: SidePoints
    honour_points: SidePoints
    slam_points: SidePoints
    game: SidePoints
    games_won: SidePoints
    account: SidePoints
    trump: str | None


def deal_result(score: DealScore, sheet: Sheet, trump: str | None) -> WhistDealResult:
    """Return a deal's score together with the sheet after it.

    :param score: the score of the deal. :param sheet: the sheet after it.
    :param trump: the last trump suit, None without trumps.
    """
    return WhistDealResult(
        score.tricks, score.counted, score.trick_points, score.honour_points, score.slam_points,
        sheet.game, sheet.games_won, sheet.account, trump,
    )  # fmt: skip


def honour_cards(tour: Tour, trump: str | None, turned: Card | None) -> tuple[Card, ...]:
    """Return the honours of a deal: those of trumps, those of the suit turned up, or the aces (W6, V2, V5); none
    without trumps.

    :param tour: the tour of the deal.
    :param trump: letter of the trump suit, None without trumps.
    :param turned: the card turned up, None without one.
    """
    if tour.honour_cards == "aces":
        return tuple("A" + suit for suit in "cdhs")
    suit = turned[1] if tour.honour_cards == "turned" and turned else trump
    return tuple(rank + suit for rank in HONOUR_RANKS) if suit else ()


def honour_points(tour: Tour, honours: tuple[Card, ...], holders: Iterable[tuple[int, Card]]) -> SidePoints:
    """Return the points of each side for honours: 0 for fewer than three.

    :param tour: the tour of the deal.
    :param honours: the honours of the deal.
    :param holders: every card with the seat that was dealt it.
    """
    held = [0] * tour.sides
    for seat, card in holders:
        if card in honours:
            held[tour.side_of(seat)] += 1
    return tuple(tour.honours[number - 3] if number >= 3 else 0 for number in held)


def slam_points(tour: Tour, counted: SidePoints) -> SidePoints:
    """Return the points of each side for slams: for twelve or thirteen counted tricks (W8); 0 in a tour without slams.

    :param tour: the tour of the deal. :param counted: tricks of each side as they count.
    """
    if not tour.has_slams:
        return (0,) * tour.sides
    return tuple({TRICKS - 1: SMALL_SLAM, TRICKS: GRAND_SLAM}.get(tricks, 0) for tricks in counted)


def score_deal(
    tour: Tour,
    tricks: SidePoints,
    counted: SidePoints,
    holders: Iterable[tuple[int, Card]],
    honours: tuple[Card, ...],
    doubled: bool = False,
) -> DealScore:
    """Return the score of a deal after all its tricks (W5, W6, W8).

    :param tour: the tour of the deal. :param tricks: tricks that each side took.
    :param counted: tricks of each side as they count. :param holders: every card with the seat that was dealt it.
    :param honours: the honours of the deal.
    :param doubled: whether the turned suit stood, so that tricks and honours count double (V1).
    """
    times = 2 if doubled else 1
    trick_points = tuple(max(0, number - tour.book) * tour.odd_trick * times for number in counted)
    held = tuple(points * times for points in honour_points(tour, honours, holders))
    return DealScore(tricks, counted, trick_points, held, slam_points(tour, counted))


def score_queen(tour: Tour, tricks: SidePoints, taker: int) -> DealScore:
    """Return the score of a deal that ended with the queen of spades (V8): all points go to the other side, and honours
    and slams do not count.

    :param tour: the tour of the deal.
    :param tricks: tricks that each side took.
    :param taker: the side, from 0, that took her.
    """
    nothing = (0,) * tour.sides
    return DealScore(tricks, tricks, points_of_side(1 - taker, QUEEN_POINTS, tour.sides), nothing, nothing)


def has_queen(cards: Iterable[tuple[int, Card]]) -> bool:
    """Return whether the queen of spades is among these plays. :param cards: pairs of a seat and a card."""
    return any(card == QUEEN_OF_SPADES for _, card in cards)


def clean_sheet(sides: int) -> Sheet:
    """Return the sheet before the first deal. :param sides: number of sides."""
    nothing = (0,) * sides
    return Sheet(nothing, nothing, nothing, nothing)


def add_deal(sheet: Sheet, score: DealScore) -> Sheet:
    """Return the sheet with a deal added: slams go to the account, not towards the ten points of a game (W8).

    :param sheet: the sheet before the deal. :param score: the score of the deal.
    """
    account = add_points(add_points(sheet.account, score.points), score.slam_points)
    return msgspec.structs.replace(sheet, game=add_points(sheet.game, score.points), account=account)


def game_winner(tour: Tour, sheet: Sheet, score: DealScore) -> int | None:
    """Return the side that won the game with the last deal, or None.

    In pairs tricks count before honours (W6); alone the higher total wins, and equal totals do not win yet (V9).

    :param tour: the tour of the deal. :param sheet: the sheet with the last deal. :param score: the score of that deal.
    """
    there = [side for side, points in enumerate(sheet.game) if points >= GAME_GOAL]
    if not tour.alone:
        by_tricks = [side for side in there if sheet.game[side] - score.honour_points[side] >= GAME_GOAL]
        there = by_tricks or there
    best = max((sheet.game[side] for side in there), default=0)
    first = [side for side in there if sheet.game[side] == best]
    return first[0] if len(first) == 1 else None


def award_game(sheet: Sheet, winner: int, strike_out: bool) -> tuple[Sheet, SidePoints]:
    """Return the sheet after a game is won, and the points struck from each account (W7, W10). The sheet keeps the
    points of the game until ``next_game``.

    :param sheet: the sheet with the last deal.
    :param winner: the side that won.
    :param strike_out: whether the others' points are struck.
    """
    sides = len(sheet.game)
    struck = tuple(points if strike_out and side != winner else 0 for side, points in enumerate(sheet.game))
    kept = add_points(sheet.game, tuple(-points for points in struck))
    return (
        msgspec.structs.replace(
            sheet,
            games_won=add_points(sheet.games_won, points_of_side(winner, 1, sides)),
            account=_pay(sheet.account, points_of_side(winner, GAME_PRIZE, sides), struck),
            rubber=add_points(sheet.rubber, kept),
        ),
        struck,
    )


def award_rubber(sheet: Sheet, winner: int, strike_out: bool) -> tuple[Sheet, SidePoints]:
    """Return the sheet after a rubber is won, with its prize, and the points struck from each account (W9, W10).

    :param sheet: the sheet before it. :param winner: the side that won.
    :param strike_out: whether the others' points are struck.
    """
    sides = len(sheet.game)
    struck = tuple(points if strike_out and side != winner else 0 for side, points in enumerate(sheet.rubber))
    account = _pay(sheet.account, points_of_side(winner, RUBBER_PRIZE, sides), struck)
    return msgspec.structs.replace(sheet, account=account, rubbers=sheet.rubbers + 1), struck


def _pay(account: SidePoints, prize: SidePoints, struck: SidePoints) -> SidePoints:
    return tuple(had + won - lost for had, won, lost in zip(account, prize, struck, strict=True))


def next_game(sheet: Sheet) -> Sheet:
    """Return the sheet of a new game, with zero points (W7)."""
    return msgspec.structs.replace(sheet, game=(0,) * len(sheet.game))


def next_rubber(sheet: Sheet) -> Sheet:
    """Return the sheet of a new rubber: the accounts stay."""
    nothing = (0,) * len(sheet.game)
    return msgspec.structs.replace(sheet, game=nothing, games_won=nothing, rubber=nothing)
