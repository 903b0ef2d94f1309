"""The contract of every computer player: a policy chooses an action from one seat's view and can give its reason."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Literal, Protocol

import msgspec

from numeramis_access.core.actions import Action, Values
from numeramis_access.core.ruleset import View

Level = Literal["beginner", "improver", "club", "strong", "expert", "master"]
#: every level that any game offers, the weakest first
LEVELS: tuple[Level, ...] = ("beginner", "improver", "club", "strong", "expert", "master")


class OtherChoice(msgspec.Struct, frozen=True):
    """A better action if the opponents play otherwise than a judgement assumed.

    :param action: the action that is better against them, or with ``alike`` about as good.
    :param level: the level of those opponents; empty if they make no mistakes.
    :param alike: whether the action is only about as good.
    """

    action: Action
    level: str = ""
    alike: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A chosen action and the reason for it.

    :param action: the chosen action.
    :param candidates: every evaluated action with its value, best first; a policy that draws its action can put that
        first. A policy that judges evaluates every legal action, in the game's unit (tricks, places, points, chips);
        other policies can give probabilities.
    :param reason: the code of the reason; its message is ``reason-<code>``.
    :param values: the variables of that message.
    :param errors: standard error of each candidate's difference from the chosen one, in the order of ``candidates``;
        empty if the values are exact or no errors are known.
    :param otherwise: comparison with the play against other opponents; None if there is none.
    """

    action: Action
    candidates: tuple[tuple[Action, float], ...] = ()
    reason: str = "only-choice"
    values: Values = {}
    errors: tuple[float, ...] = ()
    otherwise: OtherChoice | None = None


class Policy(Protocol):
    """A computer player that chooses for one seat from its view alone."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the choice of a legal action for the seat to act, with its reason.

        :param view: the view of that seat.
        :param rng: the only source of chance; the same generator gives the same choice when ``ms`` is 0.
        :param ms: thinking time in milliseconds; 0 for a fixed amount of work.
        """


class SamplingPolicy(ABC):
    """A policy whose values are means over sampled worlds, so that more worlds make them more certain.

    A world is a complete position that agrees with the view.

    :ivar worlds: number of worlds for a choice without a time limit.
    :ivar max_worlds: greatest number of worlds for the comparison of two actions.
    """

    worlds: int
    max_worlds: int

    @abstractmethod
    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the choice of a legal action (see ``Policy.choose``)."""

    @abstractmethod
    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the first of some legal actions as the choice, with all of them evaluated over the same new worlds.

        :param view: the view of the seat to act.
        :param actions: legal actions, at least one; the first is the chosen one.
        :param rng: the only source of chance.
        :param worlds: number of worlds; no action leaves the comparison early.
        """
