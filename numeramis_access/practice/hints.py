"""Hints: the strongest player's choice from the seat's own knowledge, and its reason."""

from __future__ import annotations

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice
from numeramis_access.practice.odds import WHOLE, GamePractice, Measure
from numeramis_access.words.formed import Text, braille_of
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: A smaller difference counts as none; a difference of ``FINE`` or more is told without tenths.
SAME, FINE = 0.05, 10


def advice(choice: Choice, narrator: Narrator, view: View, known: GamePractice, verbosity: int = 2) -> list[Line]:
    """Return the lines of a hint: the choice, its reason and, from level 2, the goal and the next best choice.

    :param verbosity: the level of speech, 1 to 3; level 3 adds the cost of all other choices.
    """
    advised = [Line("hint", {"action": name_action(narrator, choice.action, view, "advised")}, cue="hint")]
    reason = (Line(f"reason-{choice.reason}", choice.values), *describe_otherwise(choice, narrator, view))
    if verbosity < 2:
        return [*advised, *reason]
    others = [line for line in comparison(choice, narrator, view, known.measure(view)) if line.id == "hint-other"]
    more = others[1:] if verbosity == WHOLE else []
    return [*advised, *known.sought(view), *reason, *(Line("hint-before", line.values) for line in others[:1]), *more]


def describe_otherwise(choice: Choice, narrator: Narrator, view: View) -> list[Line]:
    """Return the line about a choice that is better, or as good, against other opponents than the judgement assumed."""
    other = choice.otherwise
    if other is None:
        return []
    values = {"best": name_action(narrator, other.action, view), "level": other.level, "alike": other.alike}
    return [Line("review-otherwise", values)]


def name_action(narrator: Narrator, action: Action, view: View, form: str = "") -> Text:
    """Return an action's name for use inside a sentence, with its braille form.

    :param form: an attribute of the message to use instead, if the language has it.
    """
    line = narrator.action(action, view)
    text = narrator.language.text(line.id, **line.values)
    said = narrator.language.form(line.id, form, **line.values) if form else text
    return Text(_as_clause(said), lambda: _as_clause(braille_of(text)))


def _as_clause(text: str) -> str:
    return text[:1].lower() + text[1:]


def difference(size: float, unit: str) -> dict[str, object]:
    """Return a difference as message values: a whole number if it is one or has two digits, else with tenths.

    :param unit: unit of the values, as in ``Measure``.
    """
    if unit == "chance":
        size *= 100
    rounded = round(size) if unit == "chance" or size >= FINE else round(size, 1)
    whole = rounded == int(rounded)
    return {"size": int(rounded) if whole else rounded, "unit": unit, "part": rounded < 1}


def comparison(choice: Choice, narrator: Narrator, view: View, measure: Measure) -> list[Line]:
    """Return the lines that tell how much less each of the next best candidates promises.

    :param measure: the game's measure for this view.
    """
    best = next((value for action, value in choice.candidates if action == choice.action), None)
    if best is None:
        return [Line("hint-no-more")]
    lines: list[Line] = []
    same = {other for other in view.legal if other not in view.choices()}
    for action, value in choice.candidates:
        if action != choice.action and action not in same and len(lines) < 3:
            lines.append(_candidate(action, best - value, narrator, view, measure))
    return lines or [Line("hint-no-more")]


def _candidate(action: Action, loss: float, narrator: Narrator, view: View, measure: Measure) -> Line:
    size = max(0.0, loss * measure.factor)
    values = {"action": name_action(narrator, action, view), "same": size < min(SAME, measure.least or SAME)}
    return Line("hint-other", {**values, **difference(size, measure.unit)})
