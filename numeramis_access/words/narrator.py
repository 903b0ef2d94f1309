"""Which lines an event gives, and which answer a question: the step from what happened to what is said.

A game's words are a module with two functions: ``lines(event, view)`` for events and ``answer(question, view)``
for questions. A line is a message id with its values; ``Narrator`` makes announcements of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import count
from typing import Any, Literal

from numeramis_access.core.actions import Action, AmountRange, Event, Refusal
from numeramis_access.core.ruleset import View
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.language import Language
from numeramis_access.words.people import People


@dataclass(frozen=True, slots=True)
class Line:
    """One message to be said.

    :param id: message id. :param values: what the message needs. :param seat: about whom. :param cue: its sound.
    """

    id: str
    values: dict[str, Any] = field(default_factory=dict)
    seat: int | None = None
    cue: str | None = None


def event_line(event: Event, cue: str | None = None, **more: Any) -> Line:
    """Return an event's own line: its name, its fields as values, and more values where words need them."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    return Line(event.name(), {**values, **more}, getattr(event, "seat", None), cue)


def action_line(action: Action | AmountRange) -> Line:
    """Return the line that names an action: ``action-<type>`` with the action's fields as values."""
    kind = action.type if isinstance(action, AmountRange) else str(action.__struct_config__.tag)
    values = {name: getattr(action, name) for name in action.__struct_fields__ if name != "type"}
    return Line(f"action-{kind.replace('_', '-')}", values)


#: after which cards the highest one is told: every one, those that change it, none (a key tells it)
HighestTold = Literal["every", "changes", "asked"]
#: what a card's line says of the highest card, by when that is told
_TOLD: dict[str, frozenset[str]] = {
    "every": frozenset({"ahead", "tied", "still", "still-tied"}),
    "changes": frozenset({"ahead", "tied"}),
    "asked": frozenset(),
}


class Narrator:
    """Makes announcements for one listener at one table, or of the program itself when there is no game.

    :ivar highest: after which cards the highest one is told.
    """

    highest: HighestTold = "every"

    def __init__(self, language: str, game: str | None = None, people: People | None = None) -> None:
        self.language = Language(language, game, people)
        self._words: Any = import_module(f"numeramis_access.words.{game}") if game else None
        self._numbers = count(1)

    def seat_people(self, people: People) -> None:
        """Change who sits at the table."""
        self.language.people = people

    def event(self, event: Event, view: View) -> list[Announcement]:
        """Return what is said of an event, given the listener's view after it."""
        lines: Callable[[Event, View, People], list[Line]] = self._words.lines
        return [self.say(self._as_told(line)) for line in lines(event, view, self.language.people)]

    def _as_told(self, line: Line) -> Line:
        """Return a card's line with what it says of the highest card, if that is to be told now."""
        if line.values.get("state") not in _TOLD["every"] - _TOLD[self.highest]:
            return line
        return replace(line, values={**line.values, "state": "untold"})

    def answer(self, question: str, view: View, **values: Any) -> list[Announcement]:
        """Return the answer to a question about the table: ``hand``, ``table``, ``highest``, ``turn``, ``score`` …"""
        found: list[Line] = self._words.answer(question, view, self.language.people, **values)
        return [self.say(line, Policy.NOW if place == 0 else Policy.QUEUE) for place, line in enumerate(found)]

    def action(self, action: Action | AmountRange, view: View) -> Line:
        """Return the line that names an action as a choice: the game's own, or its type with its fields."""
        own: Callable[[Any, View], Line] | None = getattr(self._words, "action_line", None)
        return own(action, view) if own is not None else action_line(action)

    def refusal(self, refusal: Refusal) -> Announcement:
        """Return why something is not possible."""
        line = Line(refusal.code, {**refusal.values, "rule": refusal.rule}, cue="refusal")
        return self.say(line, Policy.NOW)

    def say(self, line: Line, policy: Policy = Policy.QUEUE) -> Announcement:
        """Return a line as an announcement.

        :raises MessageError: when the message is missing or a value is.
        """
        phrase = self.language.phrase(line.id, **line.values)
        return Announcement(
            line.id, phrase.text, phrase.brief, phrase.braille, line.seat, policy, line.cue, self.language.code,
            next(self._numbers), full=phrase.full if phrase.full != phrase.text else "",
        )  # fmt: skip


