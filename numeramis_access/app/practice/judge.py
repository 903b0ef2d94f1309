"""Judging the player's choices: the strongest player is asked in the background, what it says becomes a verdict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from numeramis_access.app.shell.ports import App
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.input.inbox import Thought
from numeramis_access.practice import review
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People


class Practised(Protocol):
    """The practice table whose choices are judged. :ivar known: what practice knows of its game."""

    app: App
    known: GamePractice

    @property
    def narrator(self) -> Narrator:
        """Return what forms the table's announcements."""

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""

    def decisions(self) -> list[review.Decision]:
        """Return the player's choices in the last deal that began."""

    def tell(self, *lines: Line) -> None:
        """Tell lines as the answer to a key."""

    def people(self) -> People:
        """Return who sits where now."""

    def think(self, view: View, chance: str, judged: tuple[Action, ...] = ()) -> int:
        """Ask the strongest player about a view and about actions; return the ticket of its answer."""

    def note(self, verdicts: list[review.Verdict]) -> None:
        """Count judged choices among those of the week, each once."""


class Judge:
    """Judges one choice after the other.

    :param told: is called with each verdict as it comes, None where a choice could not be weighed.
    :ivar verdicts: those of this deal so far. :ivar asked: how many choices were to be judged.
    """

    def __init__(self, match: Practised, told: Callable[[review.Verdict | None], None]) -> None:
        self._match = match
        self._told = told
        self._waiting: dict[int, review.Decision] = {}
        self.verdicts: list[review.Verdict] = []
        self.asked = 0

    @property
    def left(self) -> int:
        """Return how many choices are still thought about."""
        return len(self._waiting)

    def ask(self, decision: review.Decision) -> None:
        """Have a choice judged."""
        ticket = self._match.think(decision.view, f"judge/{decision.number}", (decision.action,))
        self._waiting[ticket] = decision
        self.asked += 1

    def take(self, thought: Thought) -> bool:
        """Take a thought if it is about one of the choices, and tell the verdict."""
        decision = self._waiting.pop(thought.ticket, None)
        if decision is None:
            return False
        verdict = None
        if thought.choice is not None:
            verdict = review.judge(decision, thought.choice, self._match.known.measure(decision.view))
        if verdict is not None:
            self.verdicts.append(verdict)
        self._told(verdict)
        if not self.left:
            self._match.note(self.verdicts)
        return True

    def forget(self) -> None:
        """Drop what was judged and what is still thought about: the deal is over, taken back or played again."""
        for ticket in self._waiting:
            self._match.app.thinker.forget(ticket)
        self._waiting.clear()
        self.verdicts.clear()
        self.asked = 0
