"""What an action is worth against the best one, surely enough to praise or to blame it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from math import hypot

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, Policy, SamplingPolicy

#: raised whenever something may be judged otherwise than before: what was judged and kept by an earlier one is told so
VERSION = 3
#: how many times as many worlds as for a choice are looked at
TIMES = 1.5
#: how many times as many worlds again where it is asked to look longer
LONGER = 8.0
#: errors by which an action lies clearly behind; a walk's own error may be half of what it is between walks
CLEAR = 6.0
#: standard errors by which a difference must exceed the noise of the search
SURE = 3.0
#: of values that are sampled, a loss is blamed from so many times what is worth telling on
BLAMED = 2.0


def judged(policy: Policy, view: View, rng: random.Random, times: float = 1.0) -> Choice:
    """Return what a policy chooses, with the values of all that might be as good taken over more and other worlds.

    The best of many means is best by luck as well, so what made an action look good must not be what judges it; where
    the surer look finds another one better beyond doubt, that one is the choice. Nothing here knows what a player has
    done or will do: whatever it is, one look judges it, so that a hint, the spoken score and the review agree.

    :param times: how many times as many worlds as usual are looked at.
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
    found = policy.compare(view, (choice.action, *others), rng, int(times * TIMES * policy.worlds))
    surer = dict(found.candidates)
    errors |= {action: error for action, error in zip(surer, found.errors, strict=True) if action in others}
    values |= {action: best + surer[action] - surer[choice.action] for action in others}
    first = max(values, key=lambda action: values[action])
    if values[first] - best > SURE * errors[first]:
        why = policy.compare(view, (first, choice.action), rng, policy.worlds)
        choice = msgspec.structs.replace(choice, action=first, reason=why.reason, values=why.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    return _ranked(choice, values, errors)


def confirmed(policy: Policy, view: View, pair: tuple[Action, Action], line: float, rng: random.Random) -> Choice:
    """Return the first of two actions with the values of both, by worlds that had no part in finding them.

    Doubled until the loss lies clearly on one side of what is blamed, or has had the most worlds: near it many are
    looked at, elsewhere few. What an action lost in the worlds that made it look bad is too much, and where a race
    dropped it after a few worlds of one walk, its error there is too small.

    :param line: a loss that is worth telling, in the policy's unit.
    """
    assert isinstance(policy, SamplingPolicy)
    worlds, seen, lost, error = policy.worlds, 0, 0.0, 0.0
    while True:
        found = policy.compare(view, pair, rng, worlds)
        values, total = dict(found.candidates), seen + worlds
        lost = (seen * lost + worlds * (values[pair[0]] - values[pair[1]])) / total
        error = hypot(seen * error, worlds * max(found.errors, default=0.0)) / total
        # Where even the most worlds leave much noise, a blame must lie beyond that as well.
        least = line + SURE * error * (total / policy.most) ** 0.5
        if abs(lost - max(BLAMED * line, least)) > SURE * error or total >= policy.most:
            break
        seen = worlds = total
    first = values[pair[0]]
    return _ranked(found, {pair[0]: first, pair[1]: first - lost}, {pair[0]: 0.0, pair[1]: error})


def with_confirmed(choice: Choice, pair: Choice) -> Choice:
    """Return what is known of a place once one of its actions was compared with the best one anew (``confirmed``)."""
    values, errors = dict(choice.candidates), dict(zip(dict(choice.candidates), choice.errors, strict=True))
    newer = dict(zip(dict(pair.candidates), pair.errors, strict=True))
    surer = dict(pair.candidates)
    for action in surer:
        if action != choice.action:
            values[action] = values[choice.action] + surer[action] - surer[pair.action]
            errors[action] = newer[action]
    return _ranked(choice, values, errors)


def together(before: Choice, after: Choice, doubted: Collection[Action]) -> Choice:
    """Return two looks at one place as one: of the doubted actions the mean of both by certainty, of others the first.

    Where a doubted one is now best beyond doubt, and the second look chose it too, it is the choice.
    """
    values, later = dict(before.candidates), dict(after.candidates)
    errors, newer = (dict(zip(look, one.errors, strict=True)) for look, one in ((values, before), (later, after)))
    best = values[before.action]
    for action in doubted:
        error = hypot(newer.get(action, 0.0), newer.get(before.action, 0.0))
        if action != before.action and errors[action] and error:
            old, new = errors[action] ** -2, error**-2
            lost = (old * (best - values[action]) + new * (later[before.action] - later[action])) / (old + new)
            values[action], errors[action] = best - lost, (old + new) ** -0.5
    first = max(values, key=lambda action: values[action])
    if first == after.action != before.action and values[first] - best > SURE * errors[first]:
        before = msgspec.structs.replace(before, action=first, reason=after.reason, values=after.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    return _ranked(before, values, errors)


def _ranked(choice: Choice, values: Mapping[Action, float], errors: Mapping[Action, float]) -> Choice:
    """Return a choice with these values and errors, best first."""
    ranked = sorted(values, key=lambda action: -values[action])
    candidates = tuple((action, values[action]) for action in ranked)
    return msgspec.structs.replace(choice, candidates=candidates, errors=tuple(errors[action] for action in ranked))
