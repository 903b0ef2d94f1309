"""A posterior over hidden hands, sampled by a Metropolis walk.

In the long run the walk visits hands in proportion to the likelihood of the observed plays (inference: Rebstock et al.
2019 for Skat).
Each seat plays in one of several unknown styles, and its plays are evidence of the style too. A game proposes the next
hands and gives the likelihood of its plays.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import accumulate
from math import exp, inf, log

#: the share of plays in which a player does something that the assumed style would not do
ERROR_RATE = 0.1


def log_sum(logs: Sequence[float]) -> float:
    """Return the logarithm of a sum of likelihoods.

    :param logs: the logarithms of the likelihoods, at least one.
    """
    top = max(logs)
    return top + log(sum([exp(value - top) for value in logs]))


def cumulative_likelihoods(logs: Sequence[float]) -> list[float]:
    """Return the cumulative sums of likelihoods, relative to the largest likelihood.

    :param logs: the logarithms of the likelihoods, at least one.
    """
    top = max(logs)
    return list(accumulate(exp(value - top) for value in logs))


class Posterior(ABC):
    """A random walk through possible hands of all seats; in the long run it visits them in proportion to their
    likelihood.

    :param seats: number of seats.
    :param rng: the only source of chance.
    """

    def __init__(self, seats: int, rng: random.Random) -> None:
        self._rng = rng
        self._log_likelihoods = [0.0] * seats
        self._style_logs: list[Sequence[float]] = [()] * seats

    @abstractmethod
    def style_log_likelihoods(self, seat: int, hand: Sequence[int], least: float) -> Sequence[float]:
        """Return, for each style, the logarithm of its prior times the likelihood of a seat's plays.

        :param seat: the seat, from 0.
        :param hand: the cards that the seat is assumed to hold now, as ints in the form that the game defines, such as
            a count for each number.
        :param least: the function can stop early once the sum over all styles is certain to be below this logarithm.
        """

    def place_hand(self, seat: int, hand: Sequence[int]) -> None:
        """Start the walk with a seat's hand; call it for every seat before the first move.

        :param seat: the seat, from 0. :param hand: its cards, in the form that ``style_log_likelihoods`` takes.
        """
        logs = self.style_log_likelihoods(seat, hand, -inf)
        self._style_logs[seat], self._log_likelihoods[seat] = logs, log_sum(logs)

    def accept_move(self, changes: Sequence[tuple[int, Sequence[int]]]) -> bool:
        """Return whether the walk moves to other hands, and if so, move.

        The proposal must be symmetric: the change and its reverse equally likely. Hands that are not less likely are
        accepted, others with the ratio of the likelihoods as the probability (Metropolis et al. 1953).

        :param changes: pairs of a seat, from 0, and its proposed hand, each seat once.
        """
        least = sum([self._log_likelihoods[seat] for seat, _ in changes]) + log(1.0 - self._rng.random())
        accepted: list[tuple[int, Sequence[float], float]] = []
        total = 0.0
        for seat, hand in changes:
            logs = self.style_log_likelihoods(seat, hand, least - total)
            likelihood = log_sum(logs)
            total += likelihood
            if total < least:
                return False
            accepted.append((seat, logs, likelihood))
        for seat, logs, likelihood in accepted:
            self._style_logs[seat], self._log_likelihoods[seat] = logs, likelihood
        return True

    def draw_style(self, seat: int) -> int:
        """Return the index of a style, drawn by its posterior given a seat's current hand.

        :param seat: the seat, from 0.
        """
        logs = self._style_logs[seat]
        top = max(logs)
        return self._rng.choices(range(len(logs)), [exp(value - top) for value in logs])[0]
