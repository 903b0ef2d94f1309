"""The sentences of Augur."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import View
from numeramis_access.words.game import GameWords, Line, event_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from tests.sixth.rules import AugurScored, AugurView


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines for an event: its message, or each seat's points at the end of a deal."""
    if isinstance(event, AugurScored):
        return by_seat("augur-scored", event.points)
    return [event_line(event)]


def answer(question: str, view: View, people: People, **values: Any) -> list[Line]:
    """Return the answer to a question about the table; the view answers all but the score."""
    assert isinstance(view, AugurView)
    if question != "score":
        return plain_answer(question, view, people)
    told = [Line("augur-foretold", {"seat": seat, "tricks": said}, seat) for seat, said in view.said()]
    taken = by_seat("augur-has", view.taken) if view.past else []
    return [*told, *taken, *by_seat("augur-points", view.points)]


def by_seat(message: str, points: tuple[int, ...]) -> list[Line]:
    """Return one line for each seat with its points or tricks."""
    return [Line(message, {"seat": seat, "points": own}, seat) for seat, own in enumerate(points)]


WORDS = GameWords(lines, answer)
