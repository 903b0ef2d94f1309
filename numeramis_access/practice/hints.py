"""Hints: the strongest player's choice from the seat's own knowledge, and its reason."""

from __future__ import annotations

from math import ceil

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.review import MIN_NUMBERED_LOSS, Verdict
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.phrases import Text, braille_of

#: A smaller difference counts as none; a difference of ``ROUNDED_DIFFERENCE`` or more is told without tenths.
EQUAL_DIFFERENCE, ROUNDED_DIFFERENCE = 0.05, 10
#: the most other actions that a hint compares with the advised one
MAX_COMPARED_ACTIONS = 3


def advice_lines(
    choice: Choice, narrator: Narrator, view: View, game_practice: GamePractice, verbosity: int = 2
) -> list[Line]:
    """Return the first lines of a hint: the choice, its reason, and a better choice against other opponents if there is
    one.

    From speech level 2 on they include the goal.

    :param choice: the strongest player's choice.
    :param narrator: names the actions.
    :param view: the view of the player's seat.
    :param game_practice: the practice part of the game.
    :param verbosity: the level of speech, 1 to 3.
    """
    advised = Line("hint", {"action": name_action(narrator, choice.action, view, "advised")}, cue="hint")
    goal = game_practice.goal_lines(view) if verbosity > 1 else ()
    reason = Line(f"reason-{choice.reason}", choice.values)
    return [advised, *goal, reason, *describe_otherwise(choice, narrator, view)]


def next_best(choice: Choice, view: View) -> tuple[Action, ...]:
    """Return up to ``MAX_COMPARED_ACTIONS`` actions besides the advised one, in the order of ``choice.candidates``.

    Legal actions that ``View.choices`` does not offer are left out.

    :param choice: the strongest player's choice. :param view: the view of the player's seat.
    """
    added = {other for other in view.legal if other not in view.choices()}
    others = (action for action, _ in choice.candidates if action != choice.action and action not in added)
    return tuple(others)[:MAX_COMPARED_ACTIONS]


def comparison_line(
    verdict: Verdict, narrator: Narrator, game_practice: GamePractice, message: str = "hint-other"
) -> Line:
    """Return the line that tells how another action compares with the advised one, as the spoken worth of a choice
    would; the line ``hint-hopeless`` if values are chances and even the best action has none.

    :param verdict: the verdict on the other action. :param narrator: forms the words.
    :param game_practice: the game's measures for practice.
    :param message: the message, for the first or for a further one.
    """
    view, kind = verdict.decision.view, verdict.kind
    measure = game_practice.measure(view)
    if measure.unit == "chance" and verdict.values[1] <= 0:
        return Line("hint-hopeless")
    if verdict.decision.action == verdict.best.action and not verdict.close:
        kind = "better"
    name = name_action(narrator, verdict.decision.action, view)
    return Line(message, {"action": name, "kind": kind, **rough_loss_values(verdict, measure.unit)})


def rough_loss_values(verdict: Verdict, unit: str) -> dict[str, object]:
    """Return the loss of a choice as message values: those of ``difference_values``, and ``small``.

    ``small`` says that the loss is too small to be told exactly, so that the number is an upper bound.

    :param verdict: the verdict on the choice.
    :param unit: unit of the values, as in ``Measure``.
    """
    if verdict.kind == "near" and not verdict.told_loss:
        step = MIN_NUMBERED_LOSS[unit]
        return {**difference_values(max(1, ceil(round(verdict.most / step, 6))) * step, unit), "small": True}
    return {**difference_values(verdict.told_loss, unit), "small": False}


def describe_otherwise(choice: Choice, narrator: Narrator, view: View) -> list[Line]:
    """Return the line about a choice that is better, or as good, against other opponents than the judgement assumes.

    The list is empty if there is no such choice.

    :param choice: the judgement.
    :param narrator: names the actions.
    :param view: the view of the player's seat.
    """
    other = choice.otherwise
    if other is None:
        return []
    values = {"best": name_action(narrator, other.action, view), "level": other.level, "alike": other.alike}
    return [Line("review-otherwise", values)]


def name_action(narrator: Narrator, action: Action, view: View, form: str = "") -> Text:
    """Return an action's name for use inside a sentence, with its braille form.

    :param narrator: forms the words. :param action: the action. :param view: the view of the seat to act.
    :param form: an attribute of the message to use instead, if the language has it; empty for none.
    """
    line = narrator.action(action, view)
    text = narrator.language.text(line.id, **line.values)
    said = narrator.language.form(line.id, form, **line.values) if form else text
    return Text(_as_clause(said), lambda: _as_clause(braille_of(text)))


def _as_clause(text: str) -> str:
    return text[:1].lower() + text[1:]


def difference_values(size: float, unit: str) -> dict[str, object]:
    """Return a difference as message values: ``size``, ``unit``, and ``part`` (whether it is below 1).

    A chance is told in whole percent, a difference from ``ROUNDED_DIFFERENCE`` on as a whole number, a smaller one with
    tenths unless they are 0.

    :param size: the difference, not negative.
    :param unit: unit of the values, as in ``Measure``.
    """
    if unit == "chance":
        size *= 100
    rounded = round(size) if unit == "chance" or size >= ROUNDED_DIFFERENCE else round(size, 1)
    whole = rounded == int(rounded)
    return {"size": int(rounded) if whole else rounded, "unit": unit, "part": rounded < 1}
