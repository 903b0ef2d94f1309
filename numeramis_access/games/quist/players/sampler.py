"""A member of Quist's frozen ladder: a searcher that assumes greedy opponents.

It plays each card out in uniformly dealt worlds, where all four seats go on greedily. It is made to beat the greedy
player, so a win over greedy says little about a Quist player.
"""

from __future__ import annotations

import random

from numeramis_access.games.quist.players.model import HAND_SIZE, PLAY_COUNT, NumberCounts, PartialDeal, PublicDeal
from numeramis_access.games.quist.players.policy_network import default_policy_network
from numeramis_access.games.quist.players.posterior import Evidence, QuistPosterior
from numeramis_access.games.quist.players.rules_of_thumb import greedy, held_numbers
from numeramis_access.games.quist.players.search import USUAL_WORLDS
from numeramis_access.players.search.budget import Budget
from numeramis_access.players.search.race import Evaluation, Means


class GreedySampler:
    """The searcher without a learned policy.

    :param worlds: worlds per choice without a time limit.
    """

    def __init__(self, worlds: int = USUAL_WORLDS) -> None:
        self.worlds = worlds

    def think(self, known: PartialDeal, rng: random.Random, ms: int = 0) -> Evaluation[int]:
        """Return the number with the best mean over sampled worlds, and the means of all numbers in hand; a single
        number without search.

        :param known: the seat's knowledge of the deal.
        :param rng: draws the worlds.
        :param ms: the time in milliseconds; 0 for the fixed number of worlds.
        """
        budget = Budget(self.worlds, ms)
        public = PublicDeal.of(known)
        candidates = held_numbers(list(known.hand))
        means = Means(candidates)
        worlds = QuistPosterior(Evidence(known, default_policy_network(), uses_plays=False), rng)
        while len(candidates) > 1 and budget.allows(means.samples):
            worlds.step()
            means.add({card: greedy_rollout(known, worlds.hands, public, card) for card in candidates})
        return means.evaluation()


def greedy_rollout(known: PartialDeal, hands: list[NumberCounts], public: PublicDeal, card: int) -> float:
    """Return the further tricks of the side to act if it plays this card and all go on greedily.

    A pile that stays unclaimed counts half for each side.

    :param known: the seat's knowledge of the deal.
    :param hands: the hand of each seat from 0, as counts per number; they stay as they are.
    :param public: the deal before the card; it stays as it is.
    :param card: the number played, which the seat to act holds.
    """
    after = public.copy()
    hands = [list(hand) for hand in hands]
    while True:
        hands[after.seat][card] -= 1
        after.play(card)
        if after.count == PLAY_COUNT:
            break
        card = greedy(after, hands[after.seat])
    ours, theirs = after.won[known.seat % 2], after.won[1 - known.seat % 2]
    return ours - public.won[known.seat % 2] + (HAND_SIZE - ours - theirs) / 2
