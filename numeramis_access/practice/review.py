"""The review after a deal: the most costly choices and the best one.

A choice is blamed only if its loss exceeds both the noise of the search and the smallest loss worth telling. A whole
deal is praised only if every choice was weighed and none was blamed.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, ChooseCards, EndPlay, Shuffle
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import Table
from numeramis_access.players.judging import (
    BLAME_FACTOR,
    MIN_SURE_STANDARD_ERRORS,
    equal_actions,
    merge_looks,
    rival_actions,
)
from numeramis_access.players.policy import Choice
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.weeks import JudgedChoices

#: the most moments that are told
MAX_MOMENTS = 3
#: A choice counts as equal only if its loss is shown to be below this part of a unit and this share of the smallest
#: loss worth telling.
EQUAL_LOSS, EQUAL_LOSS_SHARE = 0.02, 0.2
#: the smallest loss of a nearly good choice that is told as a number, by unit; a smaller one is told as a bound
MIN_NUMBERED_LOSS = {"tricks": 0.1, "points": 0.1, "lead": 0.1, "places": 0.1, "chips": 0.1, "chance": 0.01}
#: the weight of a good choice made after a hint
ADVISED_WEIGHT = 0.5


class Decision(NamedTuple):
    """A choice of the player in this deal.

    :param number: position among the player's choices in this deal, from 1; an only action is no choice.
    :param view: the player's view before the action; its legal actions include this one.
    :param action: the chosen action.
    :param at: number of actions of the whole match before it.
    """

    number: int
    view: View
    action: Action
    at: int = 0


class Verdict(NamedTuple):
    """The strongest player's verdict on a decision.

    :param decision: the judged decision.
    :param best: the strongest player's choice.
    :param loss: the loss against the best choice, 0 if none is proved; in the unit of the moment (``Measure.unit``), as
        are ``gain`` and ``most``.
    :param gain: the lead over the second best choice, if the decision was the best.
    :param costly: whether the loss is worth telling.
    :param praise: whether the gain is worth telling.
    :param values: values of the choice and of the best one, in the unit of the moment.
    :param close: whether a loss worth telling is possible but within the noise of the search; such a choice is neither
        blamed nor praised.
    :param rival: for a close choice, the action that looked better; None if none did.
    :param near: whether the choice is neither blamed, praised nor close, but not proved as good as the best.
    :param most: the greatest loss that the noise allows; 0 for a choice that is blamed or clearly the best.
    :param unit: the unit of ``most``, as in ``Measure``; ``points`` for a choice that is blamed or clearly the best.
    """

    decision: Decision
    best: Choice
    loss: float
    gain: float
    costly: bool = False
    praise: bool = False
    values: tuple[float, float] = (0.0, 0.0)
    close: bool = False
    rival: Action | None = None
    near: bool = False
    most: float = 0.0
    unit: str = "points"

    @property
    def told_loss(self) -> float:
        """Return the loss to tell as a number, 0 if none is told."""
        return self.loss if self.costly or (self.near and self.loss >= MIN_NUMBERED_LOSS[self.unit]) else 0.0

    @property
    def depends_on_opponents(self) -> bool:
        """Return whether this is the best choice in general, but not against the actual opponents."""
        other = self.best.otherwise
        best = self.kind == "good" and self.decision.action in equal_actions(self.best)
        return best and other is not None and bool(other.level) and not other.alike

    @property
    def is_praised(self) -> bool:
        """Return whether the choice is praised: it clearly beats all others, and against the actual opponents too."""
        other = self.best.otherwise
        return self.praise and (other is None or not other.level)

    @property
    def weighs_others(self) -> bool:
        """Return whether the verdict also compares choices against the actual opponents.

        This holds if the choice is blamed, if another one beats the best choice there, or if the choice is the better
        one there.
        """
        other = self.best.otherwise
        own = other is not None and not other.alike and other.action == self.decision.action
        return self.costly or self.depends_on_opponents or own

    @property
    def kind(self) -> str:
        """Return the kind of verdict: costly, close, near or good."""
        return "costly" if self.costly else "close" if self.close else "near" if self.near else "good"


class Findings(NamedTuple):
    """The results of a deal's review.

    :param costly: the first costly choice and the most costly ones, at most ``MAX_MOMENTS``, in the order of play.
    :param more: the number of other costly choices.
    :param praised_choice: the praised choice, None without one.
    :param decisions: the number of decisions.
    :param depends: the first good choice, other than the praised one, that another choice beats against the actual
        opponents; None without one.
    :param unweighed_count: the number of decisions that were not weighed.
    :param close: the number of decisions that were too close to call.
    """

    costly: tuple[Verdict, ...]
    praised_choice: Verdict | None
    decisions: int
    more: int = 0
    unweighed_count: int = 0
    close: int = 0
    depends: Verdict | None = None

    @property
    def is_masterly(self) -> bool:
        """Return whether every choice was weighed and none can have cost anything worth telling."""
        return not (self.costly or self.unweighed_count or self.close)


def decisions(table: Table, seat: Seat) -> list[Decision]:
    """Return the choices of a seat in the last deal in order, without claims, concessions and actions that had no
    alternative.

    :param table: the match, to the end of the deal or in the middle of it. :param seat: the seat, from 0.
    """
    again = Table(table.ruleset, table.options, table.seats, table.seed)
    decisions_of_seat: list[Decision] = []
    number = 0
    for at, action in enumerate(table.record):
        if again.to_act == CHANCE and isinstance(action, Shuffle) and again.ruleset.chance(again.state).kind == "deal":
            decisions_of_seat, number = [], 0
        elif again.to_act == seat and not isinstance(action, EndPlay):
            view = again.view(seat)
            if len(view.legal) > 1:
                number += 1
                decisions_of_seat.append(decision(number, view, action)._replace(at=at))
        again.act(action)
    return decisions_of_seat


def decision(number: int, view: View, action: Action) -> Decision:
    """Return a choice in the form that is judged: chosen cards are sorted, and an action that is not among the legal
    actions of the view, such as an unusual stake, is added to them.

    :param number: number of the choice in the deal, from 1.
    :param view: the player's view before the action.
    :param action: the action chosen, legal or not.
    """
    if isinstance(action, ChooseCards):
        action = msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
    if action not in view.legal:
        view = msgspec.structs.replace(view, legal=(*view.legal, action))
    return Decision(number, view, action)


def judge(
    decision: Decision, choice: Choice, measure: Measure, margin: float = MIN_SURE_STANDARD_ERRORS
) -> Verdict | None:
    """Return the verdict on a decision; None if the strongest player gave the decision or the best choice no value.

    :param decision: the decision to judge.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    :param margin: number of standard errors by which a blamed loss must exceed the smallest loss worth telling, so that
        a judgement over other sampled worlds would agree.
    """
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True)) if choice.errors else dict.fromkeys(values, 0.0)
    best, own = values.get(choice.action), values.get(decision.action)
    if best is None or own is None:
        return None
    factor, others = measure.factor, [action for action in values if action != decision.action]
    chosen = decision.action in equal_actions(choice)
    told = (factor * own, factor * best)
    rival = max(others, key=lambda action: values[action], default=choice.action) if chosen else choice.action
    lost = values[rival] - own
    noise = MIN_SURE_STANDARD_ERRORS * errors[rival if chosen else decision.action]
    threshold = measure.threshold(best)
    if chosen and lost < -noise:
        return Verdict(decision, choice, 0.0, -factor * lost, False, -factor * lost >= threshold, told)
    most, unit = max(0.0, factor * (lost + noise)), measure.unit
    near = not chosen and most > 0 and most >= min(EQUAL_LOSS, EQUAL_LOSS_SHARE * threshold)
    if not chosen and lost > noise:
        beyond = margin * errors[decision.action]
        blamed = BLAME_FACTOR * threshold if beyond else threshold
        if factor * lost >= blamed and factor * (lost - beyond) >= threshold:
            return Verdict(decision, choice, factor * lost, 0.0, costly=True, values=told)
        if factor * (lost + beyond) < threshold or factor * beyond <= threshold:
            return Verdict(decision, choice, factor * lost, 0.0, values=told, near=near, most=most, unit=unit)
    # The first look or the more certain one preferred another action, so a possible loss is not called good.
    doubted = lost > 0 or (not chosen and noise > 0)
    close, near = doubted and most >= threshold, near and not (doubted and most >= threshold)
    return Verdict(
        decision, choice, 0.0, 0.0, values=told, close=close, rival=rival, near=near, most=most, unit=unit
    )  # fmt: skip


def loss_threshold_if_doubtful(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the smallest loss worth telling, in the unit of the values, if a decision needs another comparison; else
    None.

    It needs one if its verdict is costly or close, if its loss is worth telling, or if the noise allows a loss that
    would be blamed, provided that there is an action to compare it with. Exact values leave no doubt.

    :param decision: the decision.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    """
    verdict, own = judge(decision, choice, measure), decision.action
    if verdict is None or not any(choice.errors):
        return None
    values, others = dict(choice.candidates), rival_actions(choice, own)
    errors = dict(zip(values, choice.errors, strict=True))
    threshold = measure.threshold(values[choice.action])
    highest = (values[other] + MIN_SURE_STANDARD_ERRORS * max(errors[other], errors[own]) for other in others)
    most = max(highest, default=values[own])
    doubted = verdict.kind in ("costly", "close") or verdict.loss >= threshold
    doubted = doubted or measure.factor * (most - values[own]) >= BLAME_FACTOR * threshold
    return threshold / measure.factor if others and doubted else None


def loss_threshold_if_blamed(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the smallest loss worth telling, in the unit of the values, if a decision is blamed; else None.

    :param decision: the decision. :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    """
    verdict = judge(decision, choice, measure)
    if verdict is None or not verdict.costly:
        return None
    return measure.threshold(dict(choice.candidates)[choice.action]) / measure.factor


def loss_threshold_if_best(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the smallest loss worth telling, in the unit of the values, if a decision is the best one.

    :param decision: the decision.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    :return: None for any other decision, and if the values are exact.
    """
    if decision.action not in equal_actions(choice) or not any(choice.errors):
        return None
    return measure.threshold(dict(choice.candidates)[choice.action]) / measure.factor


def merge_longer_look(view: View, before: Choice, after: Choice, measure: Measure) -> Choice:
    """Return a judgement combined with a longer look, which can turn choices too close to call into verdicts. Other
    verdicts stay: if the combination would change one, the first judgement is returned unchanged.

    :param view: the view of the judged place.
    :param before: the first judgement.
    :param after: the longer look.
    :param measure: the unit of the values.
    """

    def kinds(choice: Choice) -> dict[Action, str]:
        verdicts = ((action, judge(Decision(1, view, action), choice, measure)) for action, _ in before.candidates)
        return {action: verdict.kind for action, verdict in verdicts if verdict is not None}

    known = kinds(before)
    longer = merge_looks(before, after, [action for action, kind in known.items() if kind == "close"])
    same = all(kind in ("close", known[action]) or known[action] == "close" for action, kind in kinds(longer).items())
    lost = any(kind == "close" != known[action] for action, kind in kinds(longer).items())
    return longer if same and not lost else before


def count_verdict(verdict: Verdict, measure: Measure, advised: bool = False) -> JudgedChoices:
    """Return a verdict as counts: one judged choice, one good choice unless it is blamed, and the loss that is told.

    A choice too close to call counts as none. The sum of all counts is the sum of all told losses.

    :param verdict: the verdict. :param measure: the unit of the loss.
    :param advised: whether it was made after a hint; a good choice then counts half.
    """
    told = int(not verdict.close)
    good = int(told and not verdict.costly)
    return JudgedChoices(told, good * ADVISED_WEIGHT if advised else good, {measure.unit: verdict.told_loss})


def findings(verdicts: list[Verdict], count: int, early: Verdict | None = None) -> Findings:
    """Return the moments worth telling.

    The first costly choice is always among them: it is told before the others are known, and a later review of the
    record must tell the same.

    :param verdicts: the verdicts of the weighed decisions.
    :param count: the number of examined decisions; those without a verdict were not weighed.
    :param early: the costly choice already told; None if none was told, so that the first one in order counts.
    """
    in_order = sorted((verdict for verdict in verdicts if verdict.costly), key=lambda verdict: verdict.decision.number)
    first = early or next(iter(in_order), None)
    costly = sorted(in_order, key=lambda verdict: (verdict != first, -verdict.loss))
    praises = (verdict for verdict in verdicts if verdict.is_praised)
    praised = max(praises, key=lambda verdict: verdict.gain, default=None)
    told = tuple(sorted(costly[:MAX_MOMENTS], key=lambda verdict: verdict.decision.number))
    close = sum(verdict.close for verdict in verdicts)
    others = sorted(
        (verdict for verdict in verdicts if verdict.depends_on_opponents), key=lambda verdict: verdict.decision.number
    )
    depends = next((verdict for verdict in others if verdict is not praised), None)
    return Findings(told, praised, count, len(costly) - len(told), count - len(verdicts), close, depends)
