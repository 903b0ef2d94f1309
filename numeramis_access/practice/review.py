"""After the deal, what mattered: the moments in which another choice would have changed most, and the best ones."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.core.actions import Action, Shuffle
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice

#: how many moments are told
MOST = 3
#: what a choice must cost to be worth telling, in the game's unit
WORTH_TELLING = 0.1


class Decision(NamedTuple):
    """A choice that the player made in this deal.

    :param number: its place among them, from 1. :param view: what the player knew. :param action: what was chosen.
    """

    number: int
    view: View
    action: Action


class Verdict(NamedTuple):
    """A decision as the strongest player judges it.

    :param loss: how much less than the best it promised. :param gain: how much more than the second best, where it
        was the best.
    """

    decision: Decision
    best: Choice
    loss: float
    gain: float


class Findings(NamedTuple):
    """What is told of a deal: costly moments in the order of play, and the choice to praise, if any."""

    costly: tuple[Verdict, ...]
    praised: Verdict | None
    decisions: int


def decisions(table: Table, seat: Seat) -> list[Decision]:
    """Return the seat's choices in the last deal that began, in order; those without an alternative are left out."""
    again = Table(table.ruleset, table.options, table.seats, table.seed)
    found: list[Decision] = []
    for action in table.record:
        if again.to_act == CHANCE and isinstance(action, Shuffle) and again.ruleset.chance(again.state).kind == "deal":
            found = []
        elif again.to_act == seat:
            view = again.view(seat)
            if len(view.legal) > 1:
                found.append(Decision(len(found) + 1, view, action))
        again.act(action)
    return found


def judge(decision: Decision, choice: Choice, factor: float = 1.0) -> Verdict | None:
    """Return what a decision cost by the values of the strongest player; None where it was not weighed.

    :param factor: what values are multiplied by, so that all decisions of a deal are counted in the same.
    """
    values = dict(choice.candidates)
    best = values.get(choice.action)
    own = values.get(decision.action)
    if best is None or own is None:
        return None
    others = [value for action, value in values.items() if action != decision.action]
    praised = decision.action == choice.action and bool(others)
    if praised:
        return Verdict(decision, choice, 0.0, factor * (own - max(others)))
    return Verdict(decision, choice, factor * max(0.0, best - own), 0.0)


def findings(verdicts: list[Verdict], count: int) -> Findings:
    """Return the moments worth telling.

    :param count: decisions that were looked at.
    """
    costly = sorted((one for one in verdicts if one.loss >= WORTH_TELLING), key=lambda one: -one.loss)[:MOST]
    good = max((one for one in verdicts if one.gain >= WORTH_TELLING), key=lambda one: one.gain, default=None)
    return Findings(tuple(sorted(costly, key=lambda one: one.decision.number)), good, count)
