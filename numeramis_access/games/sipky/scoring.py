"""How a game and a match of Šipky count: places and points (S12, S13)."""

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
    """How a game of Šipky ended, by seat (S12).

    :param out: who is out. :param winner: of the exact game alone: who hit, None where nobody did (S14).
    """

    scores: tuple[int, ...]
    out: tuple[bool, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    winner: Seat | msgspec.UnsetType | None = msgspec.UNSET


def _standing_results(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return what places go by: the hit of the exact game (S14), else the score, below all for who is out (S12)."""
    if options.exact:
        return tuple(int(seat == result.winner) for seat in range(len(result.scores)))
    return tuple(-1 if out else score for score, out in zip(result.scores, result.out, strict=True))


def game_places(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return the places of one game (S12, S14)."""
    return places(_standing_results(result, options))


def game_points(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return the points of one game: by place (S12), or one for the hit (S18)."""
    return _standing_results(result, options) if options.exact else place_points(game_places(result, options))


def game_worth(result: GameResult, options: SipkyOptions) -> tuple[int, ...]:
    """Return what a game adds to the totals: points (S12, S18), or in a series the scores of who is not out (S13)."""
    if options.summed:
        return tuple(max(0, score) for score in _standing_results(result, options))
    return game_points(result, options)


def totals_of(results: tuple[GameResult, ...], options: SipkyOptions, seats: int) -> tuple[int, ...]:
    """Return everybody's total after these games (S12, S13, S18)."""
    added = [game_worth(result, options) for result in results]
    return tuple(sum(game[seat] for game in added) for seat in range(seats))


def sole_winner(placed: tuple[int, ...]) -> Seat | None:
    """Return who is first alone, None when the first place is shared."""
    return placed.index(1) if placed.count(1) == 1 else None
