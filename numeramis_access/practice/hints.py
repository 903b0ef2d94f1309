"""Hints: what the strongest player would do with what the seat may know, and why."""

from __future__ import annotations

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.policy import Choice
from numeramis_access.practice.odds import WHOLE, GamePractice, Measure
from numeramis_access.words.formed import Text, written
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: a difference smaller than this is none; one of so much is told without tenths
SAME, FINE = 0.05, 10


def advice(choice: Choice, narrator: Narrator, view: View, known: GamePractice, verbosity: int = 2) -> list[Line]:
    """Return what the hint says: the choice and the reason; from 2 on what is sought and what the next best would cost.

    :param verbosity: of speech, 1 to 3; at 3 it says what the others would cost as well.
    """
    advised = [Line("hint", {"action": named(narrator, choice.action, view, "advised")}, cue="hint")]
    reason = (Line(f"reason-{choice.reason}", choice.values), *otherwise(choice, narrator, view))
    if verbosity < 2:
        return [*advised, *reason]
    others = [line for line in comparison(choice, narrator, view, known.measure(view)) if line.id == "hint-other"]
    more = others[1:] if verbosity == WHOLE else []
    return [*advised, *known.sought(view), *reason, *(Line("hint-before", line.values) for line in others[:1]), *more]


def otherwise(choice: Choice, narrator: Narrator, view: View) -> list[Line]:
    """Return what would be better among others than were reckoned with, or no worse than what is best."""
    other = choice.otherwise
    if other is None:
        return []
    values = {"best": named(narrator, other.action, view), "level": other.level, "alike": other.alike}
    return [Line("review-otherwise", values)]


def named(narrator: Narrator, action: Action, view: View, form: str = "") -> Text:
    """Return an action's name as it stands inside a sentence, on a braille line as it is written there.

    :param form: an attribute of its message that says it otherwise, where the language has one.
    """
    line = narrator.action(action, view)
    text = narrator.language.text(line.id, **line.values)
    said = narrator.language.form(line.id, form, **line.values) if form else text
    return Text(_as_clause(said), lambda: _as_clause(written(text)))


def _as_clause(text: str) -> str:
    return text[:1].lower() + text[1:]


def difference(size: float, unit: str) -> dict[str, object]:
    """Return a difference as values of a message: a whole number where it is one, or has two digits."""
    if unit == "chance":
        size *= 100
    rounded = round(size) if unit == "chance" or size >= FINE else round(size, 1)
    whole = rounded == int(rounded)
    return {"size": int(rounded) if whole else rounded, "unit": unit, "part": rounded < 1}


def comparison(choice: Choice, narrator: Narrator, view: View, measure: Measure) -> list[Line]:
    """Return how much less each of the next best candidates promises. :param measure: the game's, for this view."""
    best = next((value for action, value in choice.candidates if action == choice.action), None)
    if best is None:
        return [Line("hint-no-more")]
    found: list[Line] = []
    same = {one for one in view.legal if one not in view.choices()}
    for action, value in choice.candidates:
        if action != choice.action and action not in same and len(found) < 3:
            found.append(_candidate(action, best - value, narrator, view, measure))
    return found or [Line("hint-no-more")]


def _candidate(action: Action, loss: float, narrator: Narrator, view: View, measure: Measure) -> Line:
    size = max(0.0, loss * measure.factor)
    values = {"action": named(narrator, action, view), "same": size < min(SAME, measure.least or SAME)}
    return Line("hint-other", {**values, **difference(size, measure.unit)})
