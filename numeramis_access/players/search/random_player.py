"""The random player: the weakest player of every game, and the only one of a game without computer players of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Choice, Policy


def any_legal_action(view: View, rng: random.Random) -> Action:
    """Return a legal action without an amount, all equally likely.

    :param view: the view of the seat to act.
    :param rng: the only source of chance.
    :raises IndexError: if every legal action has an amount, or there is none.
    """
    actions = [action for action in view.legal if isinstance(action, Action)]
    return actions[int(rng.random() * len(actions))]


class RandomPlayer:
    """A player that chooses at random.

    :param draw: draws a legal action, given the view of the seat to act and the source of chance; by default
        ``any_legal_action``.
    """

    def __init__(self, draw: Callable[[View, random.Random], Action] = any_legal_action) -> None:
        self._draw = draw

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a random legal action without evaluating any.

        :param view: the view of the seat to act. :param rng: the source of chance. :param ms: ignored.
        """
        return Choice(self._draw(view, rng), reason="at-random")


def policy(level: str) -> Policy:
    """Return the random player for any known level, or for ``random``. :raises KeyError: for an unknown level."""
    if level not in (*LEVELS, "random"):
        raise KeyError(level)
    return RandomPlayer()


OPPONENTS = Opponents(policy, ("random", *LEVELS))
