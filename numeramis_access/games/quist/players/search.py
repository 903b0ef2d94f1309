"""Quist's search, for the master and the judge: plays the policy's favourite unless worlds show a better card.

In each world (``posterior``) the search plays every candidate. Then a rollout goes on to the end of the next phase, or
near the end of the deal to its last card: each seat plays by the policy, or at random if the world says so. The value
network (``value_network``) estimates the rest. All candidates share the same worlds. A candidate replaces the policy's
favourite only if it is better beyond doubt (``search.race``): below that, the policy knows more than the sample. With
at most ``endings`` cards in hand, the rest of each world is solved with open cards (``endings``) in place of a rollout.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from numeramis_access.games.quist.players.endings import solve
from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal
from numeramis_access.games.quist.players.policy_network import PolicyNetwork, default_policy_network
from numeramis_access.games.quist.players.posterior import Evidence, Likelihoods, QuistPosterior, Trust
from numeramis_access.games.quist.players.rollout import Rollout
from numeramis_access.players.search.budget import Budget
from numeramis_access.players.search.race import WALK_COUNT, Evaluation, Means, Race

#: worlds per choice without a time limit
USUAL_WORLDS = 100
#: how many times as many worlds are dealt without regard to the plays: in few of them two cards differ
UNIFORM_TIMES = 4

#: the value of playing a number in one world, in further tricks
ValueNumber = Callable[[int], float]


class QuistSearch:
    """The searching player. An object must not choose for two decisions at once, since it keeps the last evidence.

    :param worlds: worlds per choice without a time limit.
    :param net: the policy; by default the network of the level strong.
    :param endings: the greatest number of cards in its hand with which it solves the rest of the deal; 0 for never.
    :param trust: the model of the other players.
    """

    def __init__(
        self, worlds: int = USUAL_WORLDS, net: PolicyNetwork | None = None, endings: int = 2, trust: Trust = Trust()
    ) -> None:
        self.worlds, self.trust = worlds, trust
        self.endings = endings
        self.net = net or default_policy_network()
        self._seen: Likelihoods | None = None

    def think(self, known: PartialDeal, rng: random.Random, ms: int = 0) -> Evaluation[int]:
        """Return the policy's favourite or the number that is better beyond doubt, with the values of the candidates in
        further tricks; a single number in hand without search.

        :param known: the seat's knowledge of the deal, whose turn it is.
        :param rng: draws the worlds.
        :param ms: the time in milliseconds; 0 for the fixed number of worlds.
        """
        budget = Budget(self.worlds, ms)
        public = PublicDeal.of(known)
        hand = list(known.hand)
        chances = self.net.preferences(public, hand)
        own = max(chances, key=chances.__getitem__)
        race = Race(own, [card for card in chances if card != own])
        if not race.challengers:
            return race.evaluation()
        if sum(hand) <= self.endings:
            return self._solve(race, known, public, rng, budget)
        self.race(race, known, public, rng, budget)
        return race.evaluation()

    def race(self, race: Race[int], known: PartialDeal, public: PublicDeal, rng: random.Random, budget: Budget) -> None:
        """Compare the candidates over sampled worlds until one has won or the budget is spent.

        :param race: the candidates; takes the values of each world.
        :param known: the seat's knowledge of the deal.
        :param public: the public part of the deal.
        :param rng: draws the worlds.
        :param budget: the limit of worlds or time.
        """
        rollouts = self._rollouts(self._evidence(known), public, rng)
        while race.challengers and budget.allows(race.samples):
            value_of = next(rollouts)
            race.add({card: value_of(card) for card in race.candidates})

    def compare(self, known: PartialDeal, cards: Sequence[int], rng: random.Random, worlds: int) -> Evaluation[int]:
        """Return the values of several numbers, in further tricks, over the same worlds; the first number is named as
        the choice.

        :param known: the knowledge of the deal of the seat to act.
        :param cards: numbers in its hand, at least one.
        :param rng: draws the worlds.
        :param worlds: the number of worlds; they come from several independent walks, and a remainder is left out.
        """
        public = PublicDeal.of(known)
        means, evidence = Means(cards), self._evidence(known)
        for _ in range(WALK_COUNT):
            if sum(known.hand) <= self.endings:
                for values in islice(self._solutions(evidence, public, rng), worlds // WALK_COUNT):
                    means.add(values)
            else:
                for value_of in islice(self._rollouts(evidence, public, rng), worlds // WALK_COUNT):
                    means.add({card: value_of(card) for card in cards})
        return means.evaluation_with(cards[0])

    def _evidence(self, known: PartialDeal) -> Likelihoods:
        """Return the evidence for this deal position; a repeated question reuses the hands already judged."""
        if self._seen is None or self._seen.known != known:
            self._seen = self._read_plays(known)
        return self._seen

    def _read_plays(self, known: PartialDeal) -> Likelihoods:
        """Return the evidence in the others' plays."""
        return Evidence(known, self.net, trust=self.trust)

    def _rollouts(self, evidence: Likelihoods, public: PublicDeal, rng: random.Random) -> Iterator[ValueNumber]:
        """Yield the valuing of each number in one world after another, endlessly."""
        posterior = QuistPosterior(evidence, rng)
        rollout = Rollout(public, self.net, rng)
        while True:
            posterior.step()
            rollout.enter(posterior.hands, posterior.random_seats())
            yield rollout.value_of

    def _solutions(self, evidence: Likelihoods, public: PublicDeal, rng: random.Random) -> Iterator[dict[int, float]]:
        """Yield the values of all numbers in one solved world after another, endlessly."""
        posterior = QuistPosterior(evidence, rng)
        while True:
            posterior.step()
            yield solve(posterior.hands, public)

    def _solve(
        self, race: Race[int], known: PartialDeal, public: PublicDeal, rng: random.Random, budget: Budget
    ) -> Evaluation[int]:
        """Return the evaluation over worlds with solved endings.

        If no world of the posterior made a difference, it deals uniform worlds without regard to the plays.
        """
        challengers = list(race.challengers)
        for uses_plays in (True, False):
            evidence = self._evidence(known) if uses_plays else Evidence(known, self.net, uses_plays, self.trust)
            solutions = self._solutions(evidence, public, rng)
            times = 1 if uses_plays else UNIFORM_TIMES
            while race.challengers and budget.allows_at_most(race.samples, times):
                race.add(next(solutions))
            if race.has_differences or not uses_plays:
                break
            race = Race(race.favourite, challengers)
        return race.evaluation()
