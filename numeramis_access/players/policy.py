"""What every opponent is: a policy that chooses an action from one seat's view, and can say why."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Literal, Protocol

import msgspec

from numeramis_access.core.actions import Action, Values
from numeramis_access.core.ruleset import View

Level = Literal["beginner", "club", "strong", "expert", "master"]
#: every level that any game has, the weakest first
LEVELS: tuple[Level, ...] = ("beginner", "club", "strong", "expert", "master")


class Otherwise(msgspec.Struct, frozen=True):
    """What other players at the table than were reckoned with would make of a choice.

    :param action: that is better than the best one then. :param level: of those others, empty where they make no
        mistakes. :param alike: whether it is no better, but no worse by anything that is worth telling.
    """

    action: Action
    level: str = ""
    alike: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A chosen action and why.

    :param candidates: every action that was weighed, best first, with its value in the game's own unit (tricks,
        places, points, chips); whoever judges weighs every legal one. :param reason: code of the reason, also the id
        of its message ``reason-<code>``. :param values: what that message needs. :param errors: standard errors of the
        differences between the candidates, in their order, and the chosen one; empty where values are exact.
    :param otherwise: what would be better against others than were reckoned with; nothing where that was not looked
        into.
    """

    action: Action
    candidates: tuple[tuple[Action, float], ...] = ()
    reason: str = "only-choice"
    values: Values = {}
    errors: tuple[float, ...] = ()
    otherwise: Otherwise | None = None


class Policy(Protocol):
    """Chooses for one seat, from its view alone."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action of the seat to act.

        :param rng: all the chance this choice may use: the same generator gives the same choice when ``ms`` is 0.
        :param ms: thinking time in milliseconds; 0 means a fixed amount of work instead of a time.
        """


class SamplingPolicy(ABC):
    """A policy whose values are means over sampled worlds, so that more worlds make them surer.

    :ivar worlds: that a choice without a time looks at. :ivar most: that two actions are compared over at most.
    """

    worlds: int
    most: int

    @abstractmethod
    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action (see ``Policy.choose``)."""

    @abstractmethod
    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the first of these legal actions, with the values of all over the same new worlds.

        :param worlds: how many are looked at; none of the actions leaves the comparison early.
        """
