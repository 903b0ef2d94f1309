"""Quist's ladder of players, from a random player to the master.

Each converts a View into ints (``model.partial_deal``) and returns a card, the values of the candidates and a reason.
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
from numeramis_access.games.quist.players.habits import HABITS_OF_LEVEL, HabitSearch
from numeramis_access.games.quist.players.model import (
    PLAY_COUNT,
    SEATS,
    NumberCounts,
    PartialDeal,
    PublicDeal,
    partial_deal,
)
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
from numeramis_access.players.search.arrays import can_load_numpy
from numeramis_access.players.search.network import read_weights
from numeramis_access.players.search.race import Evaluation
from numeramis_access.players.search.random_player import RandomPlayer

#: the last play with a choice, and the number of worlds in which the expert solves the rest there
LAST_CHOICE_TURN, SOLVED_WORLDS = PLAY_COUNT - SEATS - 1, 8
#: the maximum number of worlds for a comparison of two cards, as a multiple of those for a card: an error of about 0.01
#: tricks
MAX_WORLDS_FACTOR = 64
#: the master's worlds per choice without a time limit, where it sees many at once
MASTERS_WORLDS = 512


class QuistPlayer(ABC):
    """A policy for Quist: decides on ints, and answers with a card, the candidates' values and a reason."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the card to play, with the values of the candidates and the reason.

        :param view: the view of the seat to act, as a ``QuistView``.
        :param rng: the only source of chance.
        :param ms: thinking time in milliseconds; 0 for a fixed amount of work.
        """
        assert isinstance(view, QuistView)
        known = partial_deal(view)
        return _choice(known, self.think(known, rng, ms))

    @abstractmethod
    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the number to play, with the values of the candidates.

        :param known: the seat's knowledge of the deal, whose turn it is.
        :param rng: the randomness of the player.
        :param ms: milliseconds to think; 0 for the player's usual effort.
        """


class QuistRulePlayer(QuistPlayer):
    """Plays by a rule that sees the table and its own hand, without search.

    :param rule: returns the number to play, given the public part of the deal and the hand as counts per number.
    """

    def __init__(self, rule: Callable[[PublicDeal, NumberCounts], int]) -> None:
        self._rule = rule

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the rule's number, without values of candidates.

        :param known: the seat's knowledge of the deal, whose turn it is. :param rng: ignored. :param ms: ignored.
        """
        return Evaluation(self._rule(PublicDeal.of(known), list(known.hand)), {})


class QuistNetworkPlayer(QuistPlayer):
    """Plays the favourite of a learned network; the candidates' values are probabilities, not tricks.

    :param net: the network; by default the one of the level strong. :param worlds: the number of worlds in which it
        solves the last choice of the deal; 0 trusts the network there too.
    """

    def __init__(self, net: PolicyNetwork | None = None, worlds: int = 0) -> None:
        self._net, self._worlds = net, worlds

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the favourite with the probabilities of all candidates.

        With worlds, at the last play of the deal with a choice (two cards in hand, three in the phase): return the
        other number if it is better in some solved world and worse in none.

        :param known: the seat's knowledge of the deal, whose turn it is.
        :param rng: draws the solved worlds.
        :param ms: ignored.
        """
        net, public = self._net or default_policy_network(), PublicDeal.of(known)
        chances = net.preferences(public, list(known.hand))
        ranked = dict(sorted(chances.items(), key=lambda item: -item[1]))
        own, *others = ranked
        if self._worlds and others and public.count == LAST_CHOICE_TURN:
            (other,) = others
            worlds = [solve(any_hands(known, rng), public) for _ in range(self._worlds)]
            leads = [world[other] - world[own] for world in worlds]
            if min(leads) >= 0 < max(leads):
                return Evaluation(other, {other: 1.0, own: 0.0})
        return Evaluation(own, ranked)


class QuistGreedyPlayer(QuistPlayer):
    """Searches in sampled worlds where all play greedily; the candidates' values are further tricks.

    :param worlds: worlds per choice without a time limit.
    """

    def __init__(self, worlds: int) -> None:
        self._search = GreedySampler(worlds)

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the number with the best mean over the worlds, and the means of all numbers in hand.

        :param known: the seat's knowledge of the deal, whose turn it is.
        :param rng: draws the worlds.
        :param ms: thinking time in milliseconds; 0 for the fixed number of worlds.
        """
        return self._search.think(known, rng, ms)


class QuistSearchPlayer(QuistPlayer, SamplingPolicy):
    """Searches in worlds with rollouts by a learned policy; the candidates' values are further tricks.

    :param search: the search that judges the numbers, with its worlds and networks.
    """

    def __init__(self, search: QuistSearch) -> None:
        self.worlds, self.max_worlds = search.worlds, MAX_WORLDS_FACTOR * search.worlds
        self.search = search

    def think(self, known: PartialDeal, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the policy's favourite, or the number that is better beyond doubt over the worlds.

        :param known: the seat's knowledge of the deal, whose turn it is.
        :param rng: draws the worlds.
        :param ms: thinking time in milliseconds; 0 for the fixed number of worlds.
        """
        return self.search.think(known, rng, ms)

    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the values of several cards; the first is named as the choice (see ``SamplingPolicy.compare``).

        :param view: the view of the seat to act.
        :param actions: plays of cards in its hand, at least one; other actions are left out.
        :param rng: draws the worlds.
        :param worlds: the number of worlds.
        """
        assert isinstance(view, QuistView)
        known = partial_deal(view)
        cards = [int(action.card) for action in actions if isinstance(action, PlayCard)]
        return _choice(known, self.search.compare(known, cards, rng, worlds))


def _choice(known: PartialDeal, evaluation: Evaluation[int]) -> Choice:
    """Return an evaluation as cards, with the reason of the chosen one."""
    candidates = tuple((PlayCard(str(card)), value) for card, value in evaluation.values.items())
    code, values = reason(PublicDeal.of(known), list(known.hand), evaluation.choice)
    errors = tuple(evaluation.errors[card] for card in evaluation.values) if evaluation.errors else ()
    return Choice(PlayCard(str(evaluation.choice)), candidates, code, values, errors)


def _any_card(view: View, rng: random.Random) -> Action:
    """Return a random card of the hand: a number held twice is twice as likely."""
    assert isinstance(view, QuistView)
    return PlayCard(str(rules_of_thumb.random_card(list(partial_deal(view).hand), rng)))


#: A master takes the preferences of others as this many times flatter than the expert's network. The network is so sure
#: of itself that any other play would suggest a random player.
FLATTENING_FACTOR = 2.0


def masters_trust() -> Trust:
    """Return the master's assumption about the others: each follows the expert's or the strong player's network,
    equally likely.
    """
    return Trust(FLATTENING_FACTOR, second=default_policy_network())


def _search(worlds: int, net: PolicyNetwork, trust: Trust = Trust()) -> QuistSearch:
    """Return a search: many worlds at once if NumPy is available, else one after another.

    :param worlds: worlds per choice without a time limit; 0 for the usual number. :param net: the policy of all seats.
    :param trust: the model of the other players.
    """
    if not can_load_numpy():
        return QuistSearch(worlds or USUAL_WORLDS, net, trust=trust)
    # loaded by name: the packer of the program for a browser, which has no NumPy, follows imports
    search: QuistSearch = import_module(f"{__package__}.lockstep").LockstepSearch(
        worlds or USUAL_WORLDS, net, trust=trust
    )
    return search


def _master(worlds: int) -> QuistSearch:
    """Return the master's search."""
    return _search(worlds or (MASTERS_WORLDS if can_load_numpy() else 0), population_network(), masters_trust())


#: the frozen ladder, weakest first; searching players get their number of worlds. Young is a network from another,
#: short training: it plays unlike the networks that the others learned from. The judge makes hints and reviews
LADDER: dict[str, Callable[[int], Policy]] = {
    "random": lambda _: RandomPlayer(_any_card),
    "beginner": lambda _: QuistRulePlayer(rules_of_thumb.beginner),
    "greedy": lambda _: QuistRulePlayer(rules_of_thumb.greedy),
    "improver": lambda _: QuistRulePlayer(rules_of_thumb.improver),
    "club": lambda _: QuistRulePlayer(rules_of_thumb.club),
    "sampler": lambda worlds: QuistGreedyPlayer(worlds or USUAL_WORLDS),
    "young": lambda _: QuistNetworkPlayer(PolicyNetwork(read_weights(__package__, "ladder/policy_network_young"))),
    "strong": lambda _: QuistNetworkPlayer(),
    "judge": lambda worlds: QuistSearchPlayer(_search(worlds, default_policy_network())),
    "expert": lambda _: QuistNetworkPlayer(population_network(), SOLVED_WORLDS),
    "master": lambda worlds: QuistSearchPlayer(_master(worlds)),
}


def policy(level: str, worlds: int = 0) -> Policy:
    """Return the player of a level, or another member of the ladder.

    :param level: a key of ``LADDER``.
    :param worlds: worlds per choice without a time limit, for players that search; 0 for the usual number.
    :raises KeyError: for an unknown level.
    """
    return LADDER[level](worlds)


def judge_among(level: str) -> Policy:
    """Return the policy that rates choices for hints and reviews at a table of players of a level.

    :param level: the level of the others. For a level of ``HABITS_OF_LEVEL`` the judge assumes that they follow its
        rule of thumb; for others it is the usual judge.
    """
    return QuistSearchPlayer(HabitSearch(HABITS_OF_LEVEL[level])) if level in HABITS_OF_LEVEL else policy("judge")


def _unit(options: Options) -> str:
    """Return the unit of a deal's result."""
    return "tricks"


def _tricks(options: Options, result: DealResult) -> list[float]:
    """Return the tricks of each side."""
    assert isinstance(result, QuistDealResult)
    return [float(tricks) for tricks in result.tricks]


OPPONENTS = Opponents(
    policy, tuple(LADDER), policy, _unit, _tricks, judge_among, supposes_good_play=True, doubts_best=True
)
