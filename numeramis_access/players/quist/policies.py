"""Quist's opponents and partners, from beginner to expert, and the foot of the ladder they are measured against.

Each turns a View into ints (``model.seen``), thinks, and says which card, what each candidate is worth and why.
Start reading at ``rules_of_thumb`` (rules), ``policy_network`` (the learned policy), ``expert`` (the expert).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.games.quist.rules import QuistDealResult, QuistView
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice
from numeramis_access.players.quist import rules_of_thumb
from numeramis_access.players.quist.expert import FIXED_WORLDS, Expert, Thought
from numeramis_access.players.quist.model import Counts, Course, Seen, seen
from numeramis_access.players.quist.policy_network import Network, network, read
from numeramis_access.players.quist.reasons import Reason, reason
from numeramis_access.players.quist.sampler import Sampler


class QuistPlayer(ABC):
    """A policy for Quist."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the card to play, its rivals and why (see ``Policy.choose``)."""
        assert isinstance(view, QuistView)
        known = seen(view)
        thought = self.think(known, rng, ms)
        candidates = tuple((PlayCard(str(card)), value) for card, value in thought.values.items())
        code, values = self.why(Course.of(known), list(known.hand), thought.card)
        return Choice(PlayCard(str(thought.card)), candidates, code, values)

    def why(self, course: Course, hand: Counts, card: int) -> Reason:
        """Return why this number is played."""
        return reason(course, hand, card)

    @abstractmethod
    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return the number to play."""


class ByRule(QuistPlayer):
    """Plays by a rule that sees the table and the own hand; nothing is weighed."""

    def __init__(self, rule: Callable[[Course, Counts], int]) -> None:
        self._rule = rule

    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return the rule's number."""
        return Thought(self._rule(Course.of(known), list(known.hand)), {})


class Anyhow(QuistPlayer):
    """Plays any card."""

    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return any number of the hand."""
        return Thought(rules_of_thumb.anyhow(list(known.hand), rng), {})

    def why(self, course: Course, hand: Counts, card: int) -> Reason:
        """Return that there is no reason."""
        return Reason("at-random", {"card": str(card)})


class Strong(QuistPlayer):
    """Plays what a learned network likes best; the candidates' values are its shares, not tricks.

    :param net: another one than that which comes with the game.
    """

    def __init__(self, net: Network | None = None) -> None:
        self._net = net

    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return the likeliest number."""
        chances = (self._net or network()).preferences(Course.of(known), list(known.hand))
        shares = dict(sorted(chances.items(), key=lambda item: -item[1]))
        return Thought(next(iter(shares)), shares)


class Searcher(QuistPlayer):
    """Looks ahead in sampled worlds; the candidates' values are tricks from here on."""

    def __init__(self, mind: Expert | Sampler) -> None:
        self._mind = mind

    def think(self, known: Seen, rng: random.Random, ms: int) -> Thought:
        """Return what the worlds bear out."""
        return self._mind.think(known, rng, ms)


#: the frozen ladder, weakest first; those who sample worlds are told how many. Young is a network of another training
#: that ended early: it plays like nobody the others have learned from
LADDER: dict[str, Callable[[int], QuistPlayer]] = {
    "random": lambda _: Anyhow(),
    "beginner": lambda _: ByRule(rules_of_thumb.beginner),
    "greedy": lambda _: ByRule(rules_of_thumb.greedy),
    "club": lambda _: ByRule(rules_of_thumb.club),
    "sampler": lambda worlds: Searcher(Sampler(worlds)),
    "young": lambda _: Strong(Network(read("policy_network_young"))),
    "strong": lambda _: Strong(),
    "expert": lambda worlds: Searcher(Expert(worlds)),
}


def policy(level: str, worlds: int = FIXED_WORLDS) -> QuistPlayer:
    """Return the player of a level, or another member of the ladder.

    :param worlds: how many worlds are looked at for a card when no time is given.
    :raises KeyError: for an unknown level.
    """
    return LADDER[level](worlds)


def _tricks(options: Options, result: DealResult) -> list[float]:
    """Return the tricks of each side."""
    assert isinstance(result, QuistDealResult)
    return [float(tricks) for tricks in result.tricks]


OPPONENTS = Opponents(policy, policy, lambda options: "tricks", _tricks)
