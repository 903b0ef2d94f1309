"""The contract of every computer player: a policy chooses an action from one seat's view and can give its reason."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Literal, Protocol

import msgspec

from numeramis_access.core.actions import Action, Values
from numeramis_access.core.ruleset import View

Level = Literal["beginner", "club", "strong", "expert", "master"]
#: every level that any game offers, the weakest first
LEVELS: tuple[Level, ...] = ("beginner", "club", "strong", "expert", "master")


class Otherwise(msgspec.Struct, frozen=True):
    """How a choice fares against other opponents than the judgement assumed.

    :param action: the action that is better against them, or, with ``alike``, no worse.
    :param level: the level of those opponents; empty if they make no mistakes.
    :param alike: whether the action is only no worse, by anything worth telling.
    """

    action: Action
    level: str = ""
    alike: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A chosen action and the reason for it.

    :param candidates: every weighed action with its value in the game's unit (tricks, places, points, chips), best
        first. A policy that judges weighs every legal action.
    :param reason: the code of the reason; its message is ``reason-<code>``.
    :param values: the arguments of that message.
    :param errors: the standard error of each candidate's difference from the chosen one, in the order of
        ``candidates``; empty if the values are exact.
    :param otherwise: the comparison with play against other opponents; None if that was not examined.
    """

    action: Action
    candidates: tuple[tuple[Action, float], ...] = ()
    reason: str = "only-choice"
    values: Values = {}
    errors: tuple[float, ...] = ()
    otherwise: Otherwise | None = None


class Policy(Protocol):
    """A computer player that chooses for one seat from its view alone."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action of the seat to act.

        :param rng: the only source of chance; the same generator gives the same choice when ``ms`` is 0.
        :param ms: thinking time in milliseconds; 0 for a fixed amount of work.
        """


class SamplingPolicy(ABC):
    """A policy whose values are means over sampled worlds, so that more worlds make them more certain.

    :ivar worlds: the number of worlds for a choice without a time limit.
    :ivar most: the most worlds for the comparison of two actions.
    """

    worlds: int
    most: int

    @abstractmethod
    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action (see ``Policy.choose``)."""

    @abstractmethod
    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the first of these legal actions as the choice, with all of them valued over the same new worlds.

        :param worlds: the number of worlds; no action leaves the comparison early.
        """
