"""A rung of the frozen ladder: a searcher that takes everybody for greedy.

It plays each card out in worlds dealt evenly, all four going on greedily. Against the greedy player nothing does
better, which is why beating greedy says little about a Quist player.
"""

from __future__ import annotations

import random
from math import inf
from time import perf_counter

from numeramis_access.players.quist.expert import FIXED_WORLDS, Thought
from numeramis_access.players.quist.model import HAND, PLAYS, Counts, Course, Seen
from numeramis_access.players.quist.policy_network import network
from numeramis_access.players.quist.posterior import Worlds
from numeramis_access.players.quist.rules_of_thumb import greedy, held


class Sampler:
    """The searcher without a learned policy.

    :param worlds: worlds for a choice without a time.
    """

    def __init__(self, worlds: int = FIXED_WORLDS) -> None:
        self.worlds = worlds

    def think(self, known: Seen, rng: random.Random, ms: int = 0) -> Thought:
        """Return the number with the best mean: over worlds until the time is up, or over a fixed number of them."""
        until = perf_counter() + ms / 1000 if ms else inf
        course = Course.of(known)
        totals = dict.fromkeys(held(list(known.hand)), 0.0)
        worlds = Worlds(known, network(), rng, believe=False)
        count = 0
        while len(totals) > 1 and (until < inf or count < self.worlds) and perf_counter() < until:
            worlds.step()
            count += 1
            for card in totals:
                totals[card] += finish(known, worlds.hands, course, card)
        values = {card: total / max(count, 1) for card, total in sorted(totals.items(), key=lambda item: -item[1])}
        return Thought(next(iter(values)), values, count)


def finish(known: Seen, hands: list[Counts], course: Course, card: int) -> float:
    """Return the tricks that the side to act makes from here on when it plays this card and all go on greedily."""
    after = course.copy()
    hands = [list(hand) for hand in hands]
    while True:
        hands[after.seat][card] -= 1
        after.play(card)
        if after.count == PLAYS:
            break
        card = greedy(after, hands[after.seat])
    ours, theirs = after.won[known.seat % 2], after.won[1 - known.seat % 2]
    return ours - course.won[known.seat % 2] + (HAND - ours - theirs) / 2
