"""Quist dealt and played at random in the fastest plain Python: a bound for the speed of rollouts."""

from __future__ import annotations

import random
from array import array

from numeramis_access.games.quist.players.model import COPIES, NUMBERS, PLAY_COUNT, SEATS, phase_winners


def random_tricks(deals: int, seed: int, leader: int = 0) -> list[int]:
    """Return the tricks of side 0 in random deals played at random: the fastest way to play a deal.

    Random hands played at random reach the table in the order of a shuffled pack. So the function draws the pack's top
    36 cards in turn and judges them by phases; the leader determines the players.
    """
    draw = random.Random(seed).randbytes
    winners = phase_winners()
    pack = [number for number in range(NUMBERS) for _ in range(COPIES)]
    steps = tuple((at, len(pack) - at) for at in range(PLAY_COUNT))
    results = []
    for _ in range(deals):
        for (at, rest), chance in zip(steps, array("I", draw(4 * PLAY_COUNT)), strict=True):
            other = at + (chance * rest >> 32)
            pack[at], pack[other] = pack[other], pack[at]
        results.append(tricks_of(pack, leader, winners))
    return results


def tricks_of(cards: list[int], leader: int, winners: tuple[int, ...]) -> int:
    """Return side 0's tricks when the first 36 cards are played in this order (Q11's default)."""
    pile = won = 0
    plays = iter(cards[:PLAY_COUNT])
    for a, b, c, d in zip(plays, plays, plays, plays, strict=True):
        who = winners[a * 1000 + b * 100 + c * 10 + d]
        leader += who
        pile += 1
        if who < SEATS:
            if not leader & 1:
                won += pile
            pile = 0
    return won + (0 if leader & 1 else pile)
