"""Judge how much an action loses against the best one, with enough certainty to praise or to blame it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from math import hypot
from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice, OtherChoice, Policy, SamplingPolicy

#: Raised whenever a judgement can come out differently; kept judgements of an earlier version are announced as such.
JUDGE_VERSION = 9
#: Sampled worlds of a judgement, as a multiple of those of a move.
WORLDS_FACTOR = 1.5
#: Factor on the sampled worlds when the player asks for a longer look.
LONGER_LOOK_FACTOR = 8.0
#: An action lies clearly behind by more than this many standard errors and more than ``MIN_CLEAR_DIFFERENCE`` in the
#: game's unit. The bound is wide: a race drops an action after ten worlds of one walk, and such worlds can be so alike
#: that the error is half its true size.
MIN_CLEAR_STANDARD_ERRORS, MIN_CLEAR_DIFFERENCE = 6.0, 1.0
#: Standard errors by which a difference must exceed the noise of the search.
MIN_SURE_STANDARD_ERRORS = 3.0
#: A sampled loss is blamed from this multiple of the smallest loss worth telling.
BLAME_FACTOR = 2.0
#: Once there were many walks, a comparison ends when the loss lies this many standard errors clear of the blame
#: threshold.
MIN_DECIDED_STANDARD_ERRORS = 2.5
#: Candidates for the best action in the first comparison, halved after each later one, and the fewest kept.
FIRST_CANDIDATES, MIN_CANDIDATES = 12, 4
#: The most looks (of ``policy.max_worlds`` worlds each) while a loss stays near the blame threshold, and the error that
#: is small enough there, as a share of the smallest loss worth telling.
MAX_LOOKS_NEAR_BLAME, SMALL_ERROR_SHARE = 16, 1 / 16
#: Against other players: most sampled worlds, as a multiple of those of a move, and the standard errors beyond the
#: smallest loss worth telling at which sampling stops early because the loss holds there too. An early stop changes no
#: verdict.
MAX_WORLDS_FACTOR_AGAINST_OTHERS, MIN_SETTLED_STANDARD_ERRORS = 16, 2.0


def judge_choice(policy: Policy, view: View, rng: random.Random, times: float = 1.0) -> Choice:
    """Return the policy's choice; a sampling policy evaluates the actions that may be as good again over fresh worlds.

    A world is a complete position that agrees with the view. The best of many sample means is also the luckiest, so
    fresh worlds judge it. If they show another action to be better beyond doubt, that action becomes the choice. The
    judgement does not depend on the player's own action, so hint, spoken score and review agree.

    :param policy: the policy. Without sampling, or with exact values, its choice is returned as it is.
    :param view: the view of the seat to act.
    :param rng: the only source of chance.
    :param times: factor on the number of fresh worlds, which is ``WORLDS_FACTOR`` times ``policy.worlds``.
    """
    choice = policy.choose(view, rng, 0)
    if not isinstance(policy, SamplingPolicy) or not any(choice.errors):
        return choice
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True))
    best = values[choice.action]
    # Only the chosen action and its equals have no error. Actions that lie far behind are certain enough already.
    others = [
        action
        for action in values
        if errors[action]
        and best - values[action] <= max(MIN_CLEAR_STANDARD_ERRORS * errors[action], MIN_CLEAR_DIFFERENCE)
    ]
    if not others:
        return choice
    comparison = policy.compare(view, (choice.action, *others), rng, int(times * WORLDS_FACTOR * policy.worlds))
    surer_values = dict(comparison.candidates)
    errors |= {action: error for action, error in zip(surer_values, comparison.errors, strict=True) if action in others}
    values |= {action: best + surer_values[action] - surer_values[choice.action] for action in others}
    first = max(values, key=lambda action: values[action])
    if values[first] - best > MIN_SURE_STANDARD_ERRORS * errors[first]:
        why = policy.compare(view, (first, choice.action), rng, 1)
        choice = msgspec.structs.replace(choice, action=first, reason=why.reason, values=why.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    return _rank_choice(choice, values, errors)


def equal_actions(choice: Choice) -> tuple[Action, ...]:
    """Return the best action, and the actions that had exactly its value in every sampled world.

    Without errors of the values it is the best action alone.

    :param choice: a judgement.
    """
    if not choice.errors:
        return (choice.action,)
    best, both = dict(choice.candidates)[choice.action], zip(choice.candidates, choice.errors, strict=True)
    others = (action for (action, value), error in both if (value, error) == (best, 0))
    return choice.action, *(action for action in others if action != choice.action)


def rival_actions(choice: Choice, own: Action) -> tuple[Action, ...]:
    """Return the best action, then the actions that may still be better, those of higher value first.

    An action may be better if its value plus ``MIN_SURE_STANDARD_ERRORS`` of its standard errors reaches the value of
    the best one. Of actions with equal values only the first is returned, and at most ``FIRST_CANDIDATES`` in all.

    :param choice: a judgement with errors.
    :param own: the action to compare with them. The result has neither this action nor its equals; if it is the best
        one or equal to it, only the actions that may beat it are returned.
    """
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True))
    best = () if own in equal_actions(choice) else (choice.action,)
    by_value: dict[float, Action] = {}
    for action, value in choice.candidates:
        alike = action == choice.action or (value, errors[action]) == (values[own], errors[own])
        if not alike and errors[action] and value + MIN_SURE_STANDARD_ERRORS * errors[action] >= values[choice.action]:
            by_value.setdefault(value, action)
    return *best, *list(by_value.values())[: FIRST_CANDIDATES - len(best)]


def confirm_choice(
    policy: Policy, view: View, best: tuple[Action, ...], own: Action, least_loss: float, rng: random.Random
) -> Choice:
    """Return the best action, and the loss of a given action against it, sampled over fresh worlds.

    The number of worlds, at first ``policy.worlds``, doubles until the loss lies clearly on one side of the blame
    threshold, or until ``policy.max_worlds`` is reached. Fresh worlds are needed because the worlds that made an action
    look bad overstate its loss, and because the race understates the error of an action that it dropped early. The
    action is compared with several candidates for the best one, since chance decides which of them the first comparison
    preferred. After each comparison, candidates that cannot be the best or show a blamed loss drop out, and at most
    half of ``FIRST_CANDIDATES`` remain, then a quarter, but never fewer than ``MIN_CANDIDATES`` by this limit.

    :param policy: a policy that samples worlds. :param view: the view of the seat to act.
    :param best: the best action and the actions that may be better (see ``rival_actions``), at least one.
    :param own: the action to judge. :param least_loss: the smallest loss that matters, in the policy's unit.
    :param rng: the only source of chance.
    :return: the best action as the choice; the value of each candidate is its difference from the best action (0 or
        less for most), with the standard error of that difference.
    :raises AssertionError: if the policy does not sample worlds.
    """
    assert isinstance(policy, SamplingPolicy)
    left, losses = list(best), dict.fromkeys(best, Loss(0.0, 0.0))
    worlds, seen, bar, looks = policy.worlds, 0, 0.0, 0
    while left:
        comparison = policy.compare(view, (own, *left), rng, worlds)
        for action in left:
            losses[action] = losses[action].merged_with(comparison, action, seen, worlds)
        total, looks = seen + worlds, looks + 1
        # The first looks have few walks, so their error can be half its true size.
        sure = MIN_DECIDED_STANDARD_ERRORS * (1 + 1 / looks) ** 0.5
        # If even the most worlds leave much noise, the loss must exceed that noise before it is blamed.
        error = max(losses[action].error for action in left)
        noise = MIN_SURE_STANDARD_ERRORS * error * (total / policy.max_worlds) ** 0.5
        bar = max(BLAME_FACTOR * least_loss, least_loss + noise)
        if total >= policy.max_worlds or any(losses[action].exceeds(least_loss, sure) for action in left):
            break
        top = max(losses[action].size for action in left)
        left = [action for action in left if losses[action].size + sure * losses[action].error >= max(bar, top)]
        ahead = sorted(left, key=lambda action: (action != best[0], -losses[action].size))
        for action in ahead[max(MIN_CANDIDATES, FIRST_CANDIDATES >> looks - 1) :]:
            left.remove(action)
            del losses[action]
        seen, worlds = total, min(total, policy.max_worlds - total)
    return _settle_best(policy, view, losses, left, own, least_loss, bar, rng)


def is_undecided(comparison: Choice, own: Action, least_loss: float, looks: int) -> bool:
    """Return whether a loss is still so near the blame threshold that more worlds should be sampled.

    It is decided after ``MAX_LOOKS_NEAR_BLAME`` comparisons, or once its error is at most ``SMALL_ERROR_SHARE`` of the
    smallest loss that matters. Each further comparison is a task of its own, so that other requests need not wait
    longer than for the first one.

    :param comparison: the result of ``confirm_choice`` or ``add_look``.
    :param own: the judged action.
    :param least_loss: the smallest loss that matters, in the policy's unit.
    :param looks: number of comparisons so far.
    """
    loss = Loss.of(comparison, own)
    more = looks < MAX_LOOKS_NEAR_BLAME and loss.error > SMALL_ERROR_SHARE * least_loss
    return more and loss.may_be_blamed(least_loss) and not loss.exceeds(least_loss, MIN_DECIDED_STANDARD_ERRORS)


def compare_again(policy: Policy, view: View, top: Action, own: Action, rng: random.Random) -> Choice:
    """Return a comparison of two actions over ``policy.max_worlds`` new worlds, with the judged action as the choice.

    ``add_look`` combines it with the earlier comparisons.

    :param policy: a policy that samples worlds.
    :param view: the view of the seat to act.
    :param top: the best action.
    :param own: the judged action.
    :param rng: the only source of chance.
    :raises AssertionError: if the policy does not sample worlds.
    """
    assert isinstance(policy, SamplingPolicy)
    return policy.compare(view, (own, top), rng, policy.max_worlds)


def judge_against_others(
    policy: Policy, view: View, pair: tuple[Action, Action], level: str, least_loss: float, rng: random.Random
) -> OtherChoice | None:
    """Return a blamed action as the other choice if it is not worse than the best one against other players, else None.

    The result is marked ``alike`` unless the action is certainly better there, by ``least_loss`` or more. Return None
    also if a loss of ``least_loss`` remains possible, or if an exact policy did not value both actions.

    :param policy: judges against those players.
    :param view: the view of the seat to act.
    :param pair: the best action and the blamed one.
    :param level: the level of those players.
    :param least_loss: the smallest loss that matters, in the policy's unit.
    :param rng: the only source of chance.
    """
    loss = _loss_among(policy, view, pair, least_loss, rng)
    if loss is None or loss.size + MIN_SURE_STANDARD_ERRORS * loss.error >= least_loss:
        return None
    better = loss.size + MIN_SURE_STANDARD_ERRORS * loss.error < 0 and loss.size <= -least_loss
    return OtherChoice(pair[1], level, alike=not better)


def better_action_against(
    policy: Policy, view: View, best: Action, level: str, least_loss: float, rng: random.Random
) -> OtherChoice | None:
    """Return the action that beats the best choice against other players; None if no action does for certain.

    With exact values it must be better by ``least_loss`` or more; with sampled ones the lead must exceed the blame
    threshold (``Loss.exceeds``).

    :param policy: judges against those players. :param view: the view of the seat to act.
    :param best: the best choice against good players. :param level: the level of those players.
    :param least_loss: the smallest loss that matters, in the policy's unit. :param rng: the only source of chance.
    """
    choice = policy.choose(view, rng, 0)
    if best in equal_actions(choice) or best not in dict(choice.candidates):
        return None
    if not isinstance(policy, SamplingPolicy):
        values = dict(choice.candidates)
        return OtherChoice(choice.action, level) if values[choice.action] - values[best] >= least_loss else None
    comparison = confirm_choice(policy, view, rival_actions(choice, best), best, least_loss, rng)
    return OtherChoice(comparison.action, level) if Loss.of(comparison, best).exceeds(least_loss, 0.0) else None


def _loss_among(
    policy: Policy, view: View, pair: tuple[Action, Action], least_loss: float, rng: random.Random
) -> Loss | None:
    """Return how much better the first of two actions is, or None if the policy did not weigh both.

    Sampling stops once the loss is clearly more than ``least_loss``, once the second action is clearly better by that
    much, or after ``MAX_WORLDS_FACTOR_AGAINST_OTHERS`` times the usual worlds.
    """
    best, own = pair
    if not isinstance(policy, SamplingPolicy):
        values = dict(policy.choose(view, rng, 0).candidates)
        return Loss(values[best] - values[own], 0.0) if best in values and own in values else None
    loss, worlds, seen = Loss(0.0, 0.0), policy.worlds, 0
    while True:
        loss, seen = loss.merged_with(policy.compare(view, (own, best), rng, worlds), best, seen, worlds), seen + worlds
        stands = loss.size - MIN_SETTLED_STANDARD_ERRORS * loss.error > least_loss
        is_better = loss.size + MIN_SURE_STANDARD_ERRORS * loss.error < -least_loss
        if stands or is_better or seen >= MAX_WORLDS_FACTOR_AGAINST_OTHERS * policy.worlds:
            return loss
        worlds = seen


def add_look(before: Choice, own: Action, new: Choice, looks: int) -> Choice:
    """Return an undecided comparison combined with a new one.

    :param before: the comparison so far.
    :param own: the judged action.
    :param new: the new comparison, by ``compare_again``.
    :param looks: number of comparisons before the new one.
    """
    values, errors = dict(before.candidates), dict(zip(dict(before.candidates), before.errors, strict=True))
    loss = Loss.of(before, own).merged_with(new, before.action, looks, 1)
    return _rank_choice(before, values | {own: values[before.action] - loss.size}, errors | {own: loss.error})


class Loss(NamedTuple):
    """The loss of the judged action against a better one.

    :param size: mean difference, in the policy's unit.
    :param error: standard error of the mean.
    """

    size: float
    error: float

    @classmethod
    def of(cls, comparison: Choice, own: Action) -> Loss:
        """Return the loss of an action against the best one in a comparison.

        :param comparison: the comparison, in which the choice is the best action.
        :param own: the judged action.
        :raises KeyError: if it is not compared there.
        """
        values = dict(comparison.candidates)
        return cls(values[comparison.action] - values[own], dict(zip(values, comparison.errors, strict=True))[own])

    def exceeds(self, least_loss: float, errors: float) -> bool:
        """Return whether the loss exceeds the blame threshold even after a number of standard errors is subtracted. The
        threshold grows with the noise.

        :param least_loss: the smallest loss that matters, in the unit of the loss.
        :param errors: number of standard errors.
        """
        threshold = max(BLAME_FACTOR * least_loss, least_loss + MIN_SURE_STANDARD_ERRORS * self.error)
        return self.size - errors * self.error > threshold

    def may_be_blamed(self, least_loss: float) -> bool:
        """Return whether the loss may still turn out to exceed the blame threshold.

        :param least_loss: the smallest loss that matters, in the unit of the loss.
        """
        return self.size + MIN_DECIDED_STANDARD_ERRORS * self.error > BLAME_FACTOR * least_loss

    def merged_with(self, comparison: Choice, action: Action, seen: int, worlds: int) -> Loss:
        """Return the loss over earlier and new worlds together.

        :param comparison: the new comparison, in which the judged action is the choice.
        :param action: the better action.
        :param seen: number of earlier worlds.
        :param worlds: number of new ones.
        """
        values = dict(comparison.candidates)
        error = dict(zip(values, comparison.errors, strict=True))[action] if comparison.errors else 0.0
        size, total = values[action] - values[comparison.action], seen + worlds
        return Loss((seen * self.size + worlds * size) / total, hypot(seen * self.error, worlds * error) / total)


def _settle_best(
    policy: SamplingPolicy, view: View, losses: Mapping[Action, Loss], left: Collection[Action], own: Action,
    least_loss: float, bar: float, rng: random.Random,
) -> Choice:  # fmt: skip
    """Return the best of the compared actions.

    That is the first one, unless another is better beyond doubt, or unless the judged action can be blamed against the
    other and not against the first. Later looks then compare with that action.

    :param left: the actions that were compared to the end. :param least_loss: the smallest loss worth telling.
    :param bar: the smallest loss that is blamed.
    """
    first = next(iter(losses))
    top = max(left or losses, key=lambda action: losses[action].size)
    lead = losses[top].size - losses[first].size
    alone = losses[top].may_be_blamed(least_loss) and losses[first].size < bar
    if lead <= MIN_SURE_STANDARD_ERRORS * losses[top].error and not alone:
        top = first
    why = Choice(first) if top == first else policy.compare(view, (top, own), rng, 1)
    values = {action: lost.size - losses[top].size for action, lost in losses.items()} | {own: -losses[top].size}
    errors = {action: lost.error for action, lost in losses.items()} | {top: 0.0, own: losses[top].error}
    return _rank_choice(why, values, errors)


def add_confirmation(choice: Choice, own: Action, comparison: Choice) -> Choice:
    """Return a judgement updated by the comparison of one action with its rivals.

    The best action of the comparison becomes the best one; if the compared action was the best, only when the other is
    better beyond doubt. Actions that were equal get equal values.

    :param choice: the judgement.
    :param own: the compared action.
    :param comparison: the comparison, by ``confirm_choice``.
    """
    values, errors = dict(choice.candidates), dict(zip(dict(choice.candidates), choice.errors, strict=True))
    later, newer = dict(comparison.candidates), dict(zip(dict(comparison.candidates), comparison.errors, strict=True))
    first = own if own in equal_actions(choice) else choice.action
    base, kinds = values[first], {action: (value, errors[action]) for action, value in values.items()}
    if first == own and later[comparison.action] - later[own] <= MIN_SURE_STANDARD_ERRORS * newer[own]:
        newer |= {own: 0.0, comparison.action: newer[own]}
    elif comparison.action != choice.action:
        errors = {action: hypot(error, newer[first]) for action, error in errors.items()}
        choice = msgspec.structs.replace(
            choice, action=comparison.action, reason=comparison.reason, values=comparison.values
        )
    for action, kind in kinds.items():
        for other in later:
            if action == other or (kind == kinds[other] and action not in later):
                values[action], errors[action] = base + later[other] - later[first], newer[other]
    return _rank_choice(choice, values, errors)


def merge_looks(before: Choice, after: Choice, doubted: Collection[Action]) -> Choice:
    """Return one judgement made of two judgements of a position.

    A doubted action gets the mean of both values, weighted by certainty; other actions keep the first value. A doubted
    action becomes the choice if it is now best beyond doubt and the second judgement chose it too.

    :param before: the first judgement.
    :param after: the second judgement.
    :param doubted: the actions for which the second judgement was made.
    """
    values, later = dict(before.candidates), dict(after.candidates)
    errors, newer = (dict(zip(look, choice.errors, strict=True)) for look, choice in ((values, before), (later, after)))
    best = values[before.action]
    for action in doubted:
        error = hypot(newer.get(action, 0.0), newer.get(before.action, 0.0))
        if action != before.action and errors[action] and error:
            old, new = errors[action] ** -2, error**-2
            lost = (old * (best - values[action]) + new * (later[before.action] - later[action])) / (old + new)
            values[action], errors[action] = best - lost, (old + new) ** -0.5
    first = max(values, key=lambda action: values[action])
    if first == after.action != before.action and values[first] - best > MIN_SURE_STANDARD_ERRORS * errors[first]:
        before = msgspec.structs.replace(before, action=first, reason=after.reason, values=after.values)
        errors = {action: hypot(error, errors[first]) for action, error in errors.items()} | {first: 0.0}
    return _rank_choice(before, values, errors)


def _rank_choice(choice: Choice, values: Mapping[Action, float], errors: Mapping[Action, float]) -> Choice:
    """Return a choice with these values and errors, the best first."""
    ranked = sorted(values, key=lambda action: -values[action])
    candidates = tuple((action, values[action]) for action in ranked)
    return msgspec.structs.replace(choice, candidates=candidates, errors=tuple(errors[action] for action in ranked))
