"""What an action is worth against the best one, surely enough to praise or to blame it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from math import hypot
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, Otherwise, Policy, SamplingPolicy

#: raised whenever something may be judged otherwise than before: what was judged and kept by an earlier one is told so
VERSION = 8
#: how many times as many worlds as for a choice are looked at
TIMES = 1.5
#: how many times as many worlds again where it is asked to look longer
LONGER = 8.0
#: errors by which an action lies clearly behind, for a walk's own may be half of what it is between walks, and how far
#: behind at least, in the game's unit: a race drops it after ten worlds of one walk, which may all be of a kind
CLEAR, FAR = 6.0, 1.0
#: standard errors by which a difference must exceed the noise of the search
SURE = 3.0
#: of values that are sampled, a loss is blamed from so many times what is worth telling on
BLAMED = 2.0
#: errors to either side of that which end a comparison, once there were many walks
CALLED = 2.5
#: how many may be best that an action is compared with at first, which every look but the first halves, and at last
ABREAST, RIVALS = 12, 4
#: how many times the most worlds are looked at, at most, where those leave a loss near what is blamed, and the error,
#: as a share of what is worth telling, that is small enough there
NEARER, SMALL = 16, 1 / 16
#: how many times as many worlds as for a choice are looked at among other players at most, and errors beyond the line
#: from which on a loss is taken to be one there too: who stops early says nothing
OTHERS_MOST, STANDS = 16, 2.0


def judge_choice(policy: Policy, view: View, rng: random.Random, times: float = 1.0) -> Choice:
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
    others = [one for one in values if errors[one] and best - values[one] <= max(CLEAR * errors[one], FAR)]
    if not others:
        return choice
    found = policy.compare(view, (choice.action, *others), rng, int(times * TIMES * policy.worlds))
    surer = dict(found.candidates)
    errors |= {action: error for action, error in zip(surer, found.errors, strict=True) if action in others}
    values |= {action: best + surer[action] - surer[choice.action] for action in others}
    first = max(values, key=lambda action: values[action])
    if values[first] - best > SURE * errors[first]:
        why = policy.compare(view, (first, choice.action), rng, 1)
        choice = msgspec.structs.replace(choice, action=first, reason=why.reason, values=why.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    return _rank_choice(choice, values, errors)


def equals(choice: Choice) -> tuple[Action, ...]:
    """Return the best action and those that are its equals in every world: there is no error between them."""
    if not choice.errors:
        return (choice.action,)
    best, both = dict(choice.candidates)[choice.action], zip(choice.candidates, choice.errors, strict=True)
    return choice.action, *(one for (one, value), error in both if (value, error) == (best, 0) and one != choice.action)


def rivals(choice: Choice, own: Action) -> tuple[Action, ...]:
    """Return the best action and those that may be better for all that is known, the likeliest first, of equals one.

    :param own: the action that they are to be compared with; where it is the best, those that may be better than it.
    """
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True))
    best = () if own in equals(choice) else (choice.action,)
    found: dict[float, Action] = {}
    for action, value in choice.candidates:
        alike = action == choice.action or (value, errors[action]) == (values[own], errors[own])
        if not alike and errors[action] and value + SURE * errors[action] >= values[choice.action]:
            found.setdefault(value, action)
    return *best, *list(found.values())[: ABREAST - len(best)]


def confirm_choice(
    policy: Policy, view: View, best: tuple[Action, ...], own: Action, line: float, rng: random.Random
) -> Choice:
    """Return what is best, and how much worse one action is, by worlds that had no part in finding either.

    Doubled until the loss lies clearly on one side of what is blamed, or has had the most worlds: near it many are
    looked at, elsewhere few. What an action lost in the worlds that made it look bad is too much, and where a race
    dropped it after a few worlds of one walk, its error there is too small. It is blamed where it loses against any of
    those that may be best: which of them other worlds would have found is chance. Many may be at first, for the look
    that found them is short; those that are ahead stay (successive halving).

    :param best: the best one, and what may be better (``rivals``). :param line: a loss that is worth telling, in the
        policy's unit.
    """
    assert isinstance(policy, SamplingPolicy)
    left, losses = list(best), dict.fromkeys(best, Loss(0.0, 0.0))
    worlds, seen, bar, looks = policy.worlds, 0, 0.0, 0
    while left:
        found = policy.compare(view, (own, *left), rng, worlds)
        for action in left:
            losses[action] = losses[action].and_by(found, action, seen, worlds)
        total, looks = seen + worlds, looks + 1
        # An error is known from so few walks at first that it may be half of what it is.
        sure = CALLED * (1 + 1 / looks) ** 0.5
        # Where even the most worlds leave much noise, a blame must lie beyond that as well.
        least = SURE * max(losses[action].error for action in left) * (total / policy.most) ** 0.5
        bar = max(BLAMED * line, line + least)
        if total >= policy.most or any(losses[action].beyond(line, sure) for action in left):
            break
        top = max(losses[action].size for action in left)
        left = [action for action in left if losses[action].size + sure * losses[action].error >= max(bar, top)]
        ahead = sorted(left, key=lambda action: (action != best[0], -losses[action].size))
        for action in ahead[max(RIVALS, ABREAST >> looks - 1) :]:
            left.remove(action)
            del losses[action]
        seen, worlds = total, min(total, policy.most - total)
    return _settle_best(policy, view, losses, left, own, line, bar, rng)


def undecided(surer: Choice, own: Action, line: float, looks: int) -> bool:
    """Return whether a loss was left so near what is blamed that other worlds may differ, and more may be looked at.

    Each look is one task: whatever else is to be thought about waits no longer than for the first.

    :param surer: what came of a comparison (``confirm_choice``). :param looks: how many there were.
    """
    lost = Loss.of(surer, own)
    more = looks < NEARER and lost.error > SMALL * line
    return more and lost.may_be_blamed(line) and not lost.beyond(line, CALLED)


def look_again(policy: Policy, view: View, top: Action, own: Action, rng: random.Random) -> Choice:
    """Return two actions compared over as many worlds as a comparison has at most (see ``with_more``)."""
    assert isinstance(policy, SamplingPolicy)
    return policy.compare(view, (own, top), rng, policy.most)


def judge_otherwise(
    policy: Policy, view: View, pair: tuple[Action, Action], level: str, line: float, rng: random.Random
) -> Otherwise | None:
    """Return a blamed action where it is no worse among other players, None where it is or that is not shown.

    :param policy: judges against those. :param pair: the best action and the blamed one. :param level: of the others.
    :param line: a loss that is worth telling, in the policy's unit.
    """
    lost = _loss_among(policy, view, pair, line, rng)
    if lost is None or lost.size + SURE * lost.error >= line:
        return None
    better = lost.size + SURE * lost.error < 0 and lost.size <= -line
    return Otherwise(pair[1], level, alike=not better)


def better_otherwise(
    policy: Policy, view: View, best: Action, level: str, line: float, rng: random.Random
) -> Otherwise | None:
    """Return what is better among other players than the best choice against good ones, None where that is not shown.

    :param policy: judges against those. :param best: the best one otherwise. :param level: of the others. :param line:
        a loss that is worth telling, in the policy's unit.
    """
    found = policy.choose(view, rng, 0)
    if best in equals(found) or best not in dict(found.candidates):
        return None
    if not isinstance(policy, SamplingPolicy):
        values = dict(found.candidates)
        return Otherwise(found.action, level) if values[found.action] - values[best] >= line else None
    surer = confirm_choice(policy, view, rivals(found, best), best, line, rng)
    return Otherwise(surer.action, level) if Loss.of(surer, best).beyond(line, 0.0) else None


def _loss_among(
    policy: Policy, view: View, pair: tuple[Action, Action], line: float, rng: random.Random
) -> Loss | None:
    """Return by how much the first of two actions is better, None where they were not weighed.

    It is looked at until it clearly is more than a line, or the other is better by so much.
    """
    best, own = pair
    if not isinstance(policy, SamplingPolicy):
        values = dict(policy.choose(view, rng, 0).candidates)
        return Loss(values[best] - values[own], 0.0) if best in values and own in values else None
    lost, worlds, seen = Loss(0.0, 0.0), policy.worlds, 0
    while True:
        lost, seen = lost.and_by(policy.compare(view, (own, best), rng, worlds), best, seen, worlds), seen + worlds
        stands = lost.size - STANDS * lost.error > line
        if stands or lost.size + SURE * lost.error < -line or seen >= OTHERS_MOST * policy.worlds:
            return lost
        worlds = seen


def with_more(before: Choice, own: Action, new: Choice, looks: int) -> Choice:
    """Return a comparison that was undecided together with another look. :param looks: how many there were before."""
    values, errors = dict(before.candidates), dict(zip(dict(before.candidates), before.errors, strict=True))
    lost = Loss.of(before, own).and_by(new, before.action, looks, 1)
    return _rank_choice(before, values | {own: values[before.action] - lost.size}, errors | {own: lost.error})


class Loss(NamedTuple):
    """How much an action is better than the one that is judged. :param error: its standard error."""

    size: float
    error: float

    @classmethod
    def of(cls, surer: Choice, own: Action) -> Loss:
        """Return by how much the best of what was compared is better than the one that is judged."""
        values = dict(surer.candidates)
        return cls(values[surer.action] - values[own], dict(zip(values, surer.errors, strict=True))[own])

    def beyond(self, line: float, errors: float) -> bool:
        """Return whether it lies beyond what is blamed, with its noise, by so many errors. :param line: as above."""
        return self.size - errors * self.error > max(BLAMED * line, line + SURE * self.error)

    def may_be_blamed(self, line: float) -> bool:
        """Return whether it may lie beyond what is blamed for all that is known. :param line: as above."""
        return self.size + CALLED * self.error > BLAMED * line

    def and_by(self, found: Choice, action: Action, seen: int, worlds: int) -> Loss:
        """Return it by both what was seen and these new worlds, in which the judged one is the choice."""
        values = dict(found.candidates)
        error = dict(zip(values, found.errors, strict=True))[action] if found.errors else 0.0
        size, total = values[action] - values[found.action], seen + worlds
        return Loss((seen * self.size + worlds * size) / total, hypot(seen * self.error, worlds * error) / total)


def _settle_best(
    policy: SamplingPolicy, view: View, losses: Mapping[Action, Loss], left: Collection[Action], own: Action,
    line: float, bar: float, rng: random.Random,
) -> Choice:  # fmt: skip
    """Return the best of those compared: the first, unless another is better beyond doubt or decides alone.

    It does where the action may be blamed for what it loses to it, and is not for what it loses to the first: further
    looks are at this one then. :param left: those that were compared to the end.
    """
    first = next(iter(losses))
    top = max(left or losses, key=lambda action: losses[action].size)
    lead = losses[top].size - losses[first].size
    alone = losses[top].may_be_blamed(line) and losses[first].size < bar
    if lead <= SURE * losses[top].error and not alone:
        top = first
    why = Choice(first) if top == first else policy.compare(view, (top, own), rng, 1)
    values = {action: lost.size - losses[top].size for action, lost in losses.items()} | {own: -losses[top].size}
    errors = {action: lost.error for action, lost in losses.items()} | {top: 0.0, own: losses[top].error}
    return _rank_choice(why, values, errors)


def with_confirmed(choice: Choice, own: Action, surer: Choice) -> Choice:
    """Return what is known of a place once an action of it was compared anew (``confirm_choice``).

    What was taken for the best stays it unless another one is better beyond doubt. Equals are known alike.
    """
    values, errors = dict(choice.candidates), dict(zip(dict(choice.candidates), choice.errors, strict=True))
    found, newer = dict(surer.candidates), dict(zip(dict(surer.candidates), surer.errors, strict=True))
    first = own if own in equals(choice) else choice.action
    base, kinds = values[first], {action: (value, errors[action]) for action, value in values.items()}
    if first == own and found[surer.action] - found[own] <= SURE * newer[own]:
        newer |= {own: 0.0, surer.action: newer[own]}
    elif surer.action != choice.action:
        errors = {action: hypot(error, newer[first]) for action, error in errors.items()}
        choice = msgspec.structs.replace(choice, action=surer.action, reason=surer.reason, values=surer.values)
    for action, kind in kinds.items():
        for one in found:
            if action == one or (kind == kinds[one] and action not in found):
                values[action], errors[action] = base + found[one] - found[first], newer[one]
    return _rank_choice(choice, values, errors)


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
    return _rank_choice(before, values, errors)


def _rank_choice(choice: Choice, values: Mapping[Action, float], errors: Mapping[Action, float]) -> Choice:
    """Return a choice with these values and errors, best first."""
    ranked = sorted(values, key=lambda action: -values[action])
    candidates = tuple((action, values[action]) for action in ranked)
    return msgspec.structs.replace(choice, candidates=candidates, errors=tuple(errors[action] for action in ranked))
