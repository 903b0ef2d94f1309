"""What an action is worth against the best one, surely enough to praise or to blame it."""

from __future__ import annotations

import random
from collections.abc import Collection

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, Policy, SamplingPolicy

#: how many times as many worlds as for a choice are looked at, and how many of the next best are where none is named
TIMES, RIVALS = 2, 3


def judged(policy: Policy, view: View, actions: Collection[Action], rng: random.Random) -> Choice:
    """Return what a policy chooses, with the values of some actions against it taken over more and other worlds.

    The best of many means is best by luck as well, so what made an action look good must not be what judges it.

    :param actions: those that are to be judged; where only the chosen one is, the next best are compared with it.
    """
    choice = policy.choose(view, rng, 0)
    if not isinstance(policy, SamplingPolicy) or not any(choice.errors):
        return choice
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True))
    # Without an error is the chosen one, and what is its equal.
    unsure = [action for action in values if errors[action]]
    others = [action for action in unsure if action in actions] or unsure[:RIVALS]
    found = policy.compare(view, (choice.action, *others), rng, TIMES * policy.worlds)
    surer, own = dict(found.candidates), values[choice.action]
    errors |= {action: error for action, error in zip(surer, found.errors, strict=True) if action in others}
    values |= {action: own + surer[action] - surer[choice.action] for action in others}
    ranked = sorted(values, key=lambda action: -values[action])
    candidates = tuple((action, values[action]) for action in ranked)
    return msgspec.structs.replace(choice, candidates=candidates, errors=tuple(errors[action] for action in ranked))
