"""What a game's words are made of: a line for everything that happens, and an answer to every question.

A line is a message id with its values; ``narrator`` makes announcements of lines.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action, AmountRange, Event, Values
from numeramis_access.core.ruleset import View
from numeramis_access.words.languages import LOCALE
from numeramis_access.words.people import People


@dataclass(frozen=True, slots=True)
class Line:
    """One message to be said.

    :param id: message id. :param values: what the message needs. :param seat: about whom. :param cue: its sound.
    """

    id: str
    values: Values = field(default_factory=dict)
    seat: int | None = None
    cue: str | None = None


def event_line(event: Event, cue: str | None = None, **more: object) -> Line:
    """Return an event's own line: its name, its fields as values, and more values where words need them."""
    return Line(event.name(), {**msgspec.structs.asdict(event), **more}, event.about(), cue)


def action_line(action: Action | AmountRange, view: View) -> Line:
    """Return the line that names an action: ``action-<type>`` with the action's fields as values."""
    kind = action.type if isinstance(action, AmountRange) else action.name()
    values = {name: value for name, value in msgspec.structs.asdict(action).items() if name != "type"}
    return Line(f"action-{kind.replace('_', '-')}", values)


def no_corner(view: View, people: People) -> list[Line]:
    """Return no line: this game has nothing to show in the corner of the table."""
    return []


def no_standing(event: Event, view: View) -> list[Line]:
    """Return no line: this game does not tell how it stands after an event."""
    return []


class Answer(Protocol):
    """Answers a question about the table."""

    def __call__(self, question: str, view: View, people: People, **values: object) -> list[Line]:
        """Return the answer's lines; a question that this game does not know is answered as such."""


@dataclass(frozen=True)
class GameWords:
    """The words of one game.

    :param lines: what is said of an event, given the listener's view after it.
    :param answer: the answer to a question about the table. :param action_line: the line that names an action.
    :param standing: what practice adds after an event: how it stands for the listener, nothing where it is unchanged.
    :param corner: what always stands in the corner of a table that is looked at: score and trumps, or bank and pot.
    :param name: the game's name, which is also its message file's; the catalogue fills it in from the record.
    :param locale: folder of the game's messages, ``<language>/<name>.ftl``; from the record too.
    """

    lines: Callable[[Event, View, People], list[Line]]
    answer: Answer
    action_line: Callable[[Action | AmountRange, View], Line] = action_line
    standing: Callable[[Event, View], list[Line]] = no_standing
    corner: Callable[[View, People], list[Line]] = no_corner
    name: str = ""
    locale: Path = LOCALE
