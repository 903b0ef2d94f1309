"""Quist's ladder of players, from one that plays any card to the expert.

Each turns a View into ints (``model.partial_deal``), thinks, and says which card, what each candidate is worth and why.
Read on in ``rules_of_thumb`` (beginner, club), ``policy_network`` (strong, expert) and ``search`` (master, judge).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.games.quist.players import rules_of_thumb
from numeramis_access.games.quist.players.endings import solve
from numeramis_access.games.quist.players.habits import HABITS, HabitSearch
from numeramis_access.games.quist.players.model import PLAYS, SEATS, Counts, PartialDeal, PublicDeal, partial_deal
from numeramis_access.games.quist.players.policy_network import (
    PolicyNetwork,
    default_policy_network,
    population_network,
)
from numeramis_access.games.quist.players.posterior import Trust, any_hands
from numeramis_access.games.quist.players.reasons import reason
from numeramis_access.games.quist.players.sampler import GreedySampler
from numeramis_access.games.quist.players.search import USUAL_WORLDS, QuistSearch
from numeramis_access.games.quist.scoring import QuistDealResult
from numeramis_access.games.quist.state import QuistView
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice, Policy, SamplingPolicy
from numeramis_access.players.search.arrays import has_numpy
from numeramis_access.players.search.network import read_weights
from numeramis_access.players.search.race import Evaluation
from numeramis_access.players.search.random_player import RandomPlayer

#: the play after which nobody has a choice any more, and in how many worlds the expert looks what comes of it
LAST_CHOICE, ENDINGS = PLAYS - SEATS - 1, 8
#: how many times as many worlds as for a card two of them are compared over at most: an error of some 0.01 tricks
TIMES_AT_MOST = 64


class QuistPlayer(ABC):
    """A policy for Quist."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the card to play, the other candidates and why (see ``Policy.choose``)."""
        assert isinstance(view, QuistView)
        known = partial_deal(view)
        return _choice(known, self.think(known, rng, ms))

    @abstractmethod
    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the number to play."""


class QuistRulePlayer(QuistPlayer):
    """Plays by a rule that sees the table and the own hand; nothing is weighed."""

    def __init__(self, rule: Callable[[PublicDeal, Counts], int]) -> None:
        self._rule = rule

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the rule's number."""
        return Evaluation(self._rule(PublicDeal.of(known), list(known.hand)), {})


class QuistNetworkPlayer(QuistPlayer):
    """Plays what a learned network likes best; the candidates' values are probabilities, not tricks.

    :param net: another one than that which comes with the game. :param worlds: in so many it counts what its last two
        cards bring, where nobody has a choice after it; 0 trusts the network there, too.
    """

    def __init__(self, net: PolicyNetwork | None = None, worlds: int = 0) -> None:
        self._net, self._worlds = net, worlds

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the likeliest number, or the other of two that is better whatever comes."""
        net, public = self._net or default_policy_network(), PublicDeal.of(known)
        chances = net.preferences(public, list(known.hand))
        ranked = dict(sorted(chances.items(), key=lambda item: -item[1]))
        own, *others = ranked
        if self._worlds and others and public.count == LAST_CHOICE:
            (other,) = others
            worlds = [solve(any_hands(known, rng), public) for _ in range(self._worlds)]
            leads = [world[other] - world[own] for world in worlds]
            if min(leads) >= 0 < max(leads):
                return Evaluation(other, {other: 1.0, own: 0.0})
        return Evaluation(own, ranked)


class QuistGreedyPlayer(QuistPlayer):
    """Looks ahead in sampled worlds in which all play greedily; the candidates' values are tricks from here on."""

    def __init__(self, worlds: int) -> None:
        self._search = GreedySampler(worlds)

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the number that does best in the worlds."""
        return self._search.think(known, rng, ms)


class QuistSearchPlayer(QuistPlayer, SamplingPolicy):
    """Looks ahead in worlds by a learned policy; the candidates' values are tricks from here on."""

    def __init__(self, search: QuistSearch) -> None:
        self.worlds, self.most = search.worlds, TIMES_AT_MOST * search.worlds
        self.search = search

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the number that does best in the worlds."""
        return self.search.think(known, rng, ms)

    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the first of these cards with the values of all (see ``SamplingPolicy.compare``)."""
        assert isinstance(view, QuistView)
        known = partial_deal(view)
        cards = [int(action.card) for action in actions if isinstance(action, PlayCard)]
        return _choice(known, self.search.compare(known, cards, rng, worlds))


def _choice(known: PartialDeal, found: Evaluation[int]) -> Choice:
    """Return what was found as cards, with the reason of the one chosen."""
    candidates = tuple((PlayCard(str(card)), value) for card, value in found.values.items())
    code, values = reason(PublicDeal.of(known), list(known.hand), found.chosen)
    errors = tuple(found.errors[card] for card in found.values) if found.errors else ()
    return Choice(PlayCard(str(found.chosen)), candidates, code, values, errors)


def _any_card(view: View, rng: random.Random) -> Action:
    """Return any card of the hand, each as likely: a number held twice twice as often as another."""
    assert isinstance(view, QuistView)
    return PlayCard(str(rules_of_thumb.random_card(list(partial_deal(view).hand), rng)))


#: how many times flatter than the expert's network a master takes others to play: it is so sure of itself that whoever
#: plays otherwise now and then would be taken for somebody who plays at random
FLATTER = 2.0


def strangers() -> Trust:
    """Return how a master takes others to play: as the expert does or, which is as likely, as strong."""
    return Trust(FLATTER, second=default_policy_network())


def _master(worlds: int) -> QuistSearch:
    """Return the master's search: in many worlds at once where NumPy can be loaded, else in one after the other."""
    if not has_numpy():
        return QuistSearch(worlds or USUAL_WORLDS, population_network(), trust=strangers())
    # by its name: what packs the program for a browser, where there is no NumPy, follows imports
    lockstep = import_module(f"{__package__}.lockstep")
    search: QuistSearch = lockstep.LockstepSearch(
        worlds or lockstep.USUAL_WORLDS, population_network(), trust=strangers()
    )
    return search


#: the frozen ladder, weakest first; those who sample worlds are told how many. Young is a network of another training
#: that ended early: it plays like nobody the others have learned from. The judge is who hints and reviews
LADDER: dict[str, Callable[[int], Policy]] = {
    "random": lambda _: RandomPlayer(_any_card),
    "beginner": lambda _: QuistRulePlayer(rules_of_thumb.beginner),
    "greedy": lambda _: QuistRulePlayer(rules_of_thumb.greedy),
    "club": lambda _: QuistRulePlayer(rules_of_thumb.club),
    "sampler": lambda worlds: QuistGreedyPlayer(worlds or USUAL_WORLDS),
    "young": lambda _: QuistNetworkPlayer(PolicyNetwork(read_weights(__package__, "policy_network_young"))),
    "strong": lambda _: QuistNetworkPlayer(),
    "judge": lambda worlds: QuistSearchPlayer(QuistSearch(worlds or USUAL_WORLDS)),
    "expert": lambda _: QuistNetworkPlayer(population_network(), ENDINGS),
    "master": lambda worlds: QuistSearchPlayer(_master(worlds)),
}


def policy(level: str, worlds: int = 0) -> Policy:
    """Return the player of a level, or another member of the ladder.

    :param worlds: how many worlds are looked at for a card when no time is given; 0 for what is usual.
    :raises KeyError: for an unknown level.
    """
    return LADDER[level](worlds)


def judge(level: str) -> Policy:
    """Return who judges against others of a level: who hints and reviews, where they do not go by rules of thumb."""
    return QuistSearchPlayer(HabitSearch(HABITS[level])) if level in HABITS else policy("judge")


def _unit(options: Options) -> str:
    """Return the unit in which a deal is counted."""
    return "tricks"


def _tricks(options: Options, result: DealResult) -> list[float]:
    """Return the tricks of each side."""
    assert isinstance(result, QuistDealResult)
    return [float(tricks) for tricks in result.tricks]


OPPONENTS = Opponents(policy, tuple(LADDER), policy, _unit, _tricks, judge, supposes_good_play=True, doubts_best=True)
