"""How a game and a match of Quist are scored (Q12, Q13); ``rules`` decides the worth of a tied trick (Q7-Q11)."""

from __future__ import annotations

from numeramis_access.core.ruleset import (
    DealResult,
    MatchResult,
)


class QuistDealResult(DealResult, frozen=True):
    """How a game of Quist ended (Q12).

    :param tricks: tricks of side 0 and of side 1; a pile that stays unclaimed (Q11) counts for neither.
    :param winner: the side with more tricks, None when level.
    """

    tricks: tuple[int, int]
    winner: int | None


class QuistMatchResult(MatchResult, frozen=True):
    """The end of a match of Quist (Q13).

    :param games: games won by each side; tied games count for neither.
    :param tricks: tricks of each side in all games.
    """

    games: tuple[int, int]
    tricks: tuple[int, int]

    @property
    def score(self) -> tuple[int, ...]:
        """Return the score to announce: the games won by each side if at least two games had a winner, otherwise the
        tricks.
        """
        return self.games if sum(self.games) > 1 else self.tricks


def games_won(scores: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return the number of games each side has won; a tied game counts for neither (Q12).

    :param scores: for each game the tricks of side 0 and of side 1.
    """
    return sum(a > b for a, b in scores), sum(b > a for a, b in scores)


def total_tricks(scores: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return the tricks of each side in all games (Q13).

    :param scores: for each game the tricks of side 0 and of side 1.
    """
    return sum(a for a, _ in scores), sum(b for _, b in scores)
