"""Measures the difficulty of a moment by the choices of several computer players, without regard to the learner."""

from __future__ import annotations

import random
from collections.abc import Collection

from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.rating import difficulty_of
from numeramis_access.practice.topics import is_right

#: levels of the computer players asked besides a random player, and how often each is asked
ASKED_LEVELS, TRIES_PER_LEVEL = ("beginner", "club"), 4


def difficulty(view: View, choice: Choice, measure: Measure, players: Collection[Policy], rng: random.Random) -> float:
    """Return the difficulty of a moment on the rating scale, from the shares of right choices of several players.

    A random player takes part too. The same moment, judgement and seed give the same difficulty.

    :param view: the view of the learner's seat.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    :param players: the players of the levels ``ASKED_LEVELS``.
    :param rng: the source of chance.
    """
    good = {action for action, _ in choice.candidates if is_right(view, choice, measure, action)}
    parts = [len(good) / max(1, len(choice.candidates))]
    for player in players:
        chosen = [player.choose(view, rng, 0).action for _ in range(TRIES_PER_LEVEL)]
        parts.append(sum(action in good for action in chosen) / TRIES_PER_LEVEL)
    return difficulty_of(sum(parts) / len(parts))
