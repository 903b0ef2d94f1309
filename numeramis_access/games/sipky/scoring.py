"""Scoring of a game and a match of Šipky: places and points (S12, S13)."""

from __future__ import annotations

import msgspec

from numeramis_access.core.ruleset import DealResult
from numeramis_access.core.seats import Seat
from numeramis_access.games.shared.places import place_points, places
from numeramis_access.games.sipky.state import (
    GameResult,
    SipkyOptions,
)


class SipkyDealResult(DealResult, frozen=True):
    """The result of a game of Šipky; each list has a value for each seat, from 0 (S12).

    :param scores: the points thrown.
    :param out: whether a seat passed the limit and is out.
    :param places: the places, from 1.
    :param points: the points for the places.
    :param winner: only in the exact game: the seat that hit, None if none did (S14).
    """

    scores: tuple[int, ...]
    out: tuple[bool, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    winner: Seat | msgspec.UnsetType | None = msgspec.UNSET


def _standing_results(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return the values that give places: a hit in the exact game (S14), else the score, or -1 if out (S12)."""
    if options.is_exact:
        return tuple(int(seat == result.winner) for seat in range(len(result.scores)))
    return tuple(-1 if out else score for score, out in zip(result.scores, result.out, strict=True))


def game_places(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return the place of each seat in one game, from 1; equal results share the better place, as in 1, 1, 3 (S12, P2).

    In the exact game only a hit counts (S14).
    """
    return places(_standing_results(result, options))


def game_points(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return the points of each seat in one game: by place (S12), or in the exact game one for the hit and none for
    others (S18).
    """
    return _standing_results(result, options) if options.is_exact else place_points(game_places(result, options))


def game_worth(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return for each seat, from 0, a game's part of the totals: points (S12, S18), or in a series the scores of seats
    not out (S13).
    """
    if options.is_summed:
        return tuple(max(0, score) for score in _standing_results(result, options))
    return game_points(result, options)


def totals_of(results: tuple[GameResult, ...], options: SipkyOptions, seats: int) -> tuple[int, ...]:
    """Return each seat's total after these games (S12, S13, S18).

    :param results: the finished games.
    :param options: the options of the match.
    :param seats: the number of players.
    """
    added = [game_worth(result, options) for result in results]
    return tuple(sum(game[seat] for game in added) for seat in range(seats))


def sole_winner(placed: tuple[int, ...]) -> Seat | None:
    """Return the seat that is first alone, None if several share the first place.

    :param placed: the place of each seat.
    """
    return placed.index(1) if placed.count(1) == 1 else None
