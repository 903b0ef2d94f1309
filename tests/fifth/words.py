"""The sentences of Summit."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import View
from numeramis_access.words.game import GameWords, Line, event_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from tests.fifth.rules import SIZE, SummitView


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines for an event: its message alone."""
    return [event_line(event)]


def answer(question: str, view: View, people: People, **values: Any) -> list[Line]:
    """Return the answer to a question about the table."""
    assert isinstance(view, SummitView)
    match question:
        case "hand":
            return [Line("summit-hand", {"cards": view.hand, "count": len(view.hand)})]
        case "table":
            played = [Line("on-table", {"seat": seat, "card": card}, seat) for seat, card in view.trick]
            return played or [Line("summit-table-empty")]
        case "turn" if view.to_act is not None:
            return [Line("summit-turn", {"seat": view.to_act})]
        case "summit-left":
            return [Line("summit-left", {"count": SIZE - len(view.past)})]
        case "score":
            return [Line("summit-score", {"own": view.taken[view.seat or 0] if view.taken else 0})]
    return plain_answer(question, view, people)


WORDS = GameWords(lines, answer)
