"""After the deal, what mattered: the moments in which another choice would have changed most, and the best ones.

A choice is blamed only where it cost more than the search's own noise and more than is worth telling, and a whole deal
is praised only where every choice was weighed and none was blamed.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, ChooseCards, EndPlay, Shuffle
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import Table
from numeramis_access.players.judging import BLAMED, SURE, equals, rivals, together
from numeramis_access.players.policy import Choice
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.weeks import Judged

#: how many moments are told
MOST = 3
#: only a difference shown to be smaller than this part of a unit, and than this share of what is worth telling, is none
SAME, SAME_SHARE = 0.02, 0.2
#: in its unit, what a choice that is nearly as good costs is told as a number from here on
NUMBERED = 0.1
#: what a good choice counts that was made after a hint
ADVISED = 0.5


class Decision(NamedTuple):
    """A choice that the player made in this deal.

    :param number: its place among all that the player did, from 1. :param view: what the player knew; the action is
        one of its legal ones. :param action: what was chosen. :param at: how many actions the match had before it.
    """

    number: int
    view: View
    action: Action
    at: int = 0


class Verdict(NamedTuple):
    """A decision as the strongest player judges it.

    :param loss: how much less than the best it promised, 0 where that is not shown. :param gain: how much more
        than the second best, where it was the best. :param costly: whether the loss is worth telling. :param praise:
        whether the gain is. :param values: of the choice and of the best, in the unit of the moment.
    :param close: whether it may have cost something worth telling for all that is known: another one looked better,
        though not beyond the noise. It is no mistake, and nothing to be praised. :param rival: that other one.
    :param near: whether it is neither of these, and yet not shown to be as good: it may cost a little.
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

    @property
    def told_loss(self) -> float:
        """Return the loss that is told as a number, 0 where none is."""
        return self.loss if self.costly or (self.near and self.loss >= NUMBERED) else 0.0

    @property
    def depends(self) -> bool:
        """Return whether it is the best choice, and yet another one is better among those who sit there."""
        other = self.best.otherwise
        best = self.kind == "good" and self.decision.action in equals(self.best)
        return best and other is not None and bool(other.level) and not other.alike

    @property
    def weighs_others(self) -> bool:
        """Return whether what is better among those who sit there is told with it.

        That is of a blame, of the best choice where another is better there, and of any choice that is the better one.
        """
        other = self.best.otherwise
        own = other is not None and not other.alike and other.action == self.decision.action
        return self.costly or self.depends or own

    @property
    def kind(self) -> str:
        """Return which of the verdicts it is: costly, close, near or good."""
        return "costly" if self.costly else "close" if self.close else "near" if self.near else "good"


class Findings(NamedTuple):
    """What is told of a deal.

    :param costly: the first that cost something and those that cost most, in the order of play. :param more: how many
        others cost something. :param praised: the choice to praise, if any. :param decisions: how many were made,
        ``unweighed`` of them not weighed and ``close`` too close to call. :param depends: the first good one that is
        not told so, and in whose place another is better among those who sit there.
    """

    costly: tuple[Verdict, ...]
    praised: Verdict | None
    decisions: int
    more: int = 0
    unweighed: int = 0
    close: int = 0
    depends: Verdict | None = None

    @property
    def masterly(self) -> bool:
        """Return whether every choice was weighed and none can have cost anything worth telling."""
        return not (self.costly or self.unweighed or self.close)


def decisions(table: Table, seat: Seat) -> list[Decision]:
    """Return the seat's choices in the last deal that began, in order; those without an alternative are left out."""
    again = Table(table.ruleset, table.options, table.seats, table.seed)
    found: list[Decision] = []
    number = 0
    for at, action in enumerate(table.record):
        if again.to_act == CHANCE and isinstance(action, Shuffle) and again.ruleset.chance(again.state).kind == "deal":
            found, number = [], 0
        elif again.to_act == seat and not isinstance(action, EndPlay):
            view, number = again.view(seat), number + 1
            if len(view.legal) > 1:
                found.append(decision(number, view, action)._replace(at=at))
        again.act(action)
    return found


def decision(number: int, view: View, action: Action) -> Decision:
    """Return a choice as it is judged: cards in order, a stake of any size among the legal actions."""
    if isinstance(action, ChooseCards):
        action = msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
    if action not in view.legal:
        view = msgspec.structs.replace(view, legal=(*view.legal, action))
    return Decision(number, view, action)


def judge(decision: Decision, choice: Choice, measure: Measure, margin: float = SURE) -> Verdict | None:
    """Return what a decision cost by the values of the strongest player; None where it was not weighed.

    :param margin: errors by which a loss that is blamed lies beyond what is worth telling, so that other worlds say so
        too.
    """
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors, strict=True)) if choice.errors else dict.fromkeys(values, 0.0)
    best, own = values.get(choice.action), values.get(decision.action)
    if best is None or own is None:
        return None
    factor, others = measure.factor, [action for action in values if action != decision.action]
    chosen = decision.action in equals(choice)
    told = (factor * own, factor * best)
    rival = max(others, key=lambda action: values[action], default=choice.action) if chosen else choice.action
    lost = values[rival] - own
    noise = SURE * errors[rival if chosen else decision.action]
    line = measure.line(best)
    if chosen and lost < -noise:
        return Verdict(decision, choice, 0.0, -factor * lost, False, -factor * lost >= line, told)
    near = not chosen and factor * (lost + noise) >= min(SAME, SAME_SHARE * line)
    if not chosen and lost > noise:
        beyond = margin * errors[decision.action]
        blamed = BLAMED * line if beyond else line
        if factor * lost >= blamed and factor * (lost - beyond) >= line:
            return Verdict(decision, choice, factor * lost, 0.0, costly=True, values=told)
        if factor * (lost + beyond) < line or factor * beyond <= line:
            return Verdict(decision, choice, factor * lost, 0.0, values=told, near=near)
    # The first look or the surer one liked another action better: what may have cost something is not called good.
    doubted = lost > 0 or (not chosen and noise > 0)
    close = doubted and factor * (lost + noise) >= line
    return Verdict(decision, choice, 0.0, 0.0, values=told, close=close, rival=rival, near=near and not close)


def doubt(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the loss, in the unit of the values, about which a decision is to be looked at anew before it is told.

    :return: None where nothing is in doubt: values are exact, or what it may have cost is not worth telling. What was
        taken for the best is in doubt too where another one may be better by as much as is blamed.
    """
    found, own = judge(decision, choice, measure), decision.action
    if found is None or not any(choice.errors):
        return None
    values, others = dict(choice.candidates), rivals(choice, own)
    errors = dict(zip(values, choice.errors, strict=True))
    line = measure.line(values[choice.action])
    most = max((values[one] + SURE * max(errors[one], errors[own]) for one in others), default=values[own])
    doubted = found.kind in ("costly", "close") or found.loss >= line
    doubted = doubted or measure.factor * (most - values[own]) >= BLAMED * line
    return line / measure.factor if others and doubted else None


def blamed_line(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the loss that is worth telling, in the unit of the values, where a decision is blamed, None elsewhere."""
    found = judge(decision, choice, measure)
    if found is None or not found.costly:
        return None
    return measure.line(dict(choice.candidates)[choice.action]) / measure.factor


def best_line(decision: Decision, choice: Choice, measure: Measure) -> float | None:
    """Return the loss that is worth telling, in the unit of the values, where a decision is the best one.

    :return: None of any other, and where values are exact.
    """
    if decision.action not in equals(choice) or not any(choice.errors):
        return None
    return measure.line(dict(choice.candidates)[choice.action]) / measure.factor


def more_certain(view: View, before: Choice, after: Choice, measure: Measure) -> Choice:
    """Return what is known of a place after a longer look: what was too close to call may have become a verdict.

    Whatever was a verdict stays as it was: a second look that would turn one tells nothing.
    """

    def kinds(choice: Choice) -> dict[Action, str]:
        found = ((action, judge(Decision(1, view, action), choice, measure)) for action, _ in before.candidates)
        return {action: verdict.kind for action, verdict in found if verdict is not None}

    known = kinds(before)
    longer = together(before, after, [action for action, kind in known.items() if kind == "close"])
    same = all(kind in ("close", known[action]) or known[action] == "close" for action, kind in kinds(longer).items())
    lost = any(kind == "close" != known[action] for action, kind in kinds(longer).items())
    return longer if same and not lost else before


def counted(verdict: Verdict, measure: Measure, advised: bool = False) -> Judged:
    """Return a judged choice as it is counted: whether it was as good as any, and what it cost in its unit.

    What is too close to call counts as none. The sum of all is the sum of what was told.

    :param advised: whether it was made after a hint: a good one counts half then.
    """
    told = int(not verdict.close)
    good = int(told and not verdict.costly)
    return Judged(told, good * ADVISED if advised else good, {measure.unit: verdict.told_loss})


def findings(verdicts: list[Verdict], count: int, early: Verdict | None = None) -> Findings:
    """Return the moments worth telling.

    The first costly one is among them whatever the others cost: it is told before they are known, and a record that is
    reviewed again tells the same.

    :param count: decisions that were looked at; those without a verdict were not weighed. :param early: the costly one
        that was told already, where it is not the first one in order.
    """
    in_order = sorted((one for one in verdicts if one.costly), key=lambda one: one.decision.number)
    first = early or next(iter(in_order), None)
    costly = sorted(in_order, key=lambda one: (one != first, -one.loss))
    praised = max((one for one in verdicts if one.praise), key=lambda one: one.gain, default=None)
    told = tuple(sorted(costly[:MOST], key=lambda one: one.decision.number))
    close = sum(one.close for one in verdicts)
    others = sorted((one for one in verdicts if one.depends), key=lambda one: one.decision.number)
    depends = next((one for one in others if one is not praised), None)
    return Findings(told, praised, count, len(costly) - len(told), count - len(verdicts), close, depends)
