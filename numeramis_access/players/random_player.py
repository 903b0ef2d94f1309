"""Players for a game that has none of its own: on every level they do anything that is legal."""

from __future__ import annotations

import random

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Choice, Policy


class RandomPlayer:
    """Chooses any legal action that needs no amount."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action at random."""
        actions = [action for action in view.legal if isinstance(action, Action)]
        return Choice(actions[int(rng.random() * len(actions))], reason="at-random")


def policy(level: str) -> Policy:
    """Return the random player, whatever the level.

    :raises KeyError: for an unknown one.
    """
    if level not in (*LEVELS, "random"):
        raise KeyError(level)
    return RandomPlayer()


OPPONENTS = Opponents(policy)
