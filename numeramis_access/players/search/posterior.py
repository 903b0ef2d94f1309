"""A posterior over hidden hands, visited by a Metropolis walk.

Hands are visited as often as they are to be believed: by how likely, with them, the very plays were that were seen
(inference: Rebstock et al. 2019 for Skat). Nobody is known by name: each seat may play in one of several styles, and
its plays tell that too. A game says which hands are proposed next and how likely its plays were with them.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import accumulate
from math import exp, inf, log

#: share of plays in which anybody is taken to do something that the style would not think of
ERROR_RATE = 0.1


def log_sum(logs: Sequence[float]) -> float:
    """Return the logarithm of the sum of likelihoods that are given as logarithms."""
    top = max(logs)
    return top + log(sum([exp(one - top) for one in logs]))


def running_shares(logs: Sequence[float]) -> list[float]:
    """Return the sums of shares up to each, which are in proportion to likelihoods given as logarithms."""
    top = max(logs)
    return list(accumulate(exp(one - top) for one in logs))


class Posterior(ABC):
    """A walk through hands of all seats.

    :param seats: how many. :param rng: the chance of the walk, and of the styles that are drawn.
    """

    def __init__(self, seats: int, rng: random.Random) -> None:
        self._rng = rng
        self._log_likelihoods = [0.0] * seats
        self._style_logs: list[Sequence[float]] = [()] * seats

    @abstractmethod
    def style_log_likelihoods(self, seat: int, hand: Sequence[int], least: float) -> Sequence[float]:
        """Return the logarithm of prior times likelihood of a seat's plays in each style, had it been left this hand.

        :param least: may stop early once the sum of all styles is certain to lie below this.
        """

    def place(self, seat: int, hand: Sequence[int]) -> None:
        """Take a hand as the one from which the walk begins."""
        logs = self.style_log_likelihoods(seat, hand, -inf)
        self._style_logs[seat], self._log_likelihoods[seat] = logs, log_sum(logs)

    def accepts(self, changes: Sequence[tuple[int, Sequence[int]]]) -> bool:
        """Return whether the walk goes on to these hands, a pair of seat and hand for each that changes.

        They must be as likely to be proposed from the present ones as the other way round. Less likely
        hands are accepted in proportion (Metropolis et al. 1953).
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
        """Return the number of a style, as likely as the seat's plays make it with its present hand."""
        logs = self._style_logs[seat]
        top = max(logs)
        return self._rng.choices(range(len(logs)), [exp(one - top) for one in logs])[0]
