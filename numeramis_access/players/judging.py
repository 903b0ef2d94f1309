"""What an action is worth against the best one, surely enough to praise or to blame it."""

from __future__ import annotations

import random
from math import hypot

import msgspec

from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, Policy, SamplingPolicy

#: raised whenever something may be judged otherwise than before: what was judged and kept by an earlier one is told so
VERSION = 1
#: how many times as many worlds as for a choice are looked at
TIMES = 1.5
#: errors by which an action lies clearly behind; a walk's own error may be half of what it is between walks
CLEAR = 6.0
#: standard errors by which a difference must exceed the noise of the search
SURE = 3.0


def judged(policy: Policy, view: View, rng: random.Random) -> Choice:
    """Return what a policy chooses, with the values of all that might be as good taken over more and other worlds.

    The best of many means is best by luck as well, so what made an action look good must not be what judges it; where
    the surer look finds another one better beyond doubt, that one is the choice. Nothing here knows what a player has
    done or will do: whatever it is, one look judges it, so that a hint, the spoken score and the review agree.
    """
    choice = policy.choose(view, rng, 0)
    if not isinstance(policy, SamplingPolicy) or not any(choice.errors):
        return choice
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True))
    best = values[choice.action]
    # Without an error is the chosen one, and what is its equal; what lies so far behind is as sure as it can be.
    others = [action for action in values if errors[action] and best - values[action] <= CLEAR * errors[action]]
    if not others:
        return choice
    found = policy.compare(view, (choice.action, *others), rng, int(TIMES * policy.worlds))
    surer = dict(found.candidates)
    errors |= {action: error for action, error in zip(surer, found.errors, strict=True) if action in others}
    values |= {action: best + surer[action] - surer[choice.action] for action in others}
    first = max(values, key=lambda action: values[action])
    if values[first] - best > SURE * errors[first]:
        why = policy.compare(view, (first, choice.action), rng, policy.worlds)
        choice = msgspec.structs.replace(choice, action=first, reason=why.reason, values=why.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    ranked = sorted(values, key=lambda action: -values[action])
    candidates = tuple((action, values[action]) for action in ranked)
    return msgspec.structs.replace(choice, candidates=candidates, errors=tuple(errors[action] for action in ranked))
