"""Duplicate deals of Quist in the fast model: how many of the nine tricks one player makes against another.

Each deal is played twice with the same cards, once from either side, which takes most of the luck out; both partners
of a side are the same player.
"""

from __future__ import annotations

import random
from math import sqrt
from time import perf_counter
from typing import NamedTuple, Protocol

from numeramis_access.players.quist.expert import Thought
from numeramis_access.players.quist.model import PLAYS, SEATS, Counts, Course, Seen, deal


class Thinker(Protocol):
    """Anything that plays Quist in ints."""

    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return the number to play."""


class Result(NamedTuple):
    """A match's outcome for its first player.

    :param tricks: mean of nine. :param interval: half of its 95 % confidence interval. :param move: mean time of a
        choice of the first player, in seconds. :param slowest: the longest.
    """

    tricks: float
    interval: float
    move: float
    slowest: float


def duplicate(first: Thinker, second: Thinker, deals: int, seed: int = 1, ms: int = 0) -> Result:
    """Play so many deals, each from both sides; return what the first player makes of them."""
    chance = random.Random(seed)
    times: list[float] = []
    scores = []
    for number in range(deals):
        hands = deal(chance)
        won = 0
        for side in (0, 1):
            players = (first, second) if side == 0 else (second, first)
            won += play(hands, number % SEATS, players, random.Random(f"{seed}/{number}"), ms, side, times)[side]
        scores.append(won / 2)
    mean = sum(scores) / deals
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(deals - 1, 1))
    return Result(mean, 1.96 * spread / sqrt(deals), sum(times) / len(times), max(times))


def play(
    hands: list[Counts],
    leader: int,
    players: tuple[Thinker, Thinker],
    rng: random.Random,
    ms: int,
    timed: int,
    times: list[float],
) -> list[int]:
    """Play one deal out; return the tricks by side. The times of the side ``timed`` are added to ``times``."""
    hands = [list(hand) for hand in hands]
    course = Course(leader)
    plays: list[tuple[int, int]] = []
    while course.count < PLAYS:
        seat = course.seat
        begun = perf_counter()
        known = Seen(seat, tuple(hands[seat]), tuple(plays), leader)
        card = players[seat % 2].think(known, rng, ms).card
        if seat % 2 == timed:
            times.append(perf_counter() - begun)
        plays.append((seat, card))
        hands[seat][card] -= 1
        course.play(card)
    return course.won
