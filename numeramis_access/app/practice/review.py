"""The review of a deal at the practice table: asked of the strongest player in the background, then told by ear."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from numeramis_access.app.shell.ports import App
from numeramis_access.core.ruleset import View
from numeramis_access.input.inbox import Thought
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People

#: seconds after which progress is told
PATIENCE = 3.0


class Reviewed(Protocol):
    """The practice table that a review is about. :ivar known: what practice knows of its game."""

    app: App
    known: GamePractice

    @property
    def narrator(self) -> Narrator:
        """Return what forms the table's announcements."""

    def decisions(self) -> list[review.Decision]:
        """Return the player's choices in the last deal that began."""

    def tell(self, *lines: Line) -> None:
        """Tell lines as the answer to a key."""

    def people(self) -> People:
        """Return who sits where now."""

    def think(self, view: View, chance: str) -> int:
        """Ask the strongest player about a view; return the ticket of its answer."""


class ReviewDesk:
    """One review at a time.

    :ivar findings: what was found, once it is known.
    """

    def __init__(self, match: Reviewed) -> None:
        self._match = match
        self._waiting: dict[int, review.Decision] = {}
        self._verdicts: list[review.Verdict] = []
        self._count = 0
        self._told_at = 0.0
        self.findings: review.Findings | None = None

    def forget(self) -> None:
        """Drop what was found and what is still thought about: the deal is played on or again."""
        for ticket in self._waiting:
            self._match.app.thinker.forget(ticket)
        self._waiting.clear()
        self._verdicts.clear()
        self.findings = None

    def ask(self) -> None:
        """Tell the review, beginning it where it has not begun."""
        if self.findings is not None:
            self._tell()
            return
        if self._waiting:
            self._progress()
            return
        found = self._match.decisions()
        self._count = len(found)
        self._told_at = self._match.app.now()
        for decision in found:
            self._waiting[self._match.think(decision.view, f"review/{decision.number}")] = decision
        if not found:
            self._done()

    def take(self, thought: Thought) -> bool:
        """Take a thought if it belongs to the review; tell all when it was the last one."""
        decision = self._waiting.pop(thought.ticket, None)
        if decision is None:
            return False
        verdict = None
        if thought.choice is not None:
            verdict = review.judge(decision, thought.choice, self._match.known.measure(decision.view))
        if verdict is not None:
            self._verdicts.append(verdict)
        if not self._waiting:
            self._done()
        elif self._match.app.now() - self._told_at > PATIENCE:
            self._told_at = self._match.app.now()
            self._progress()
        return True

    def _done(self) -> None:
        self.findings = review.findings(self._verdicts, self._count)
        self._tell()

    def _progress(self) -> None:
        self._match.tell(Line("review-progress", {"done": self._count - len(self._waiting), "count": self._count}))

    def _tell(self) -> None:
        """Tell the costly moments in order, then the praise; table and hand of each are heard before it."""
        found = self.findings
        assert found is not None
        weighed = found.decisions - found.unweighed
        values = {"costly": len(found.costly), "decisions": found.decisions, "weighed": weighed}
        self._match.tell(Line("review-begin", {**values, "all": not found.unweighed}))
        for verdict in found.costly:
            self._moment(verdict, "review-costly", verdict.loss)
        if found.praised is not None:
            self._moment(found.praised, "review-praised", found.praised.gain)
        if found.costly:
            self._match.app.tell([self._match.narrator.say(Line("position-keep-offer"))])
        if found.more:
            self._match.app.tell([self._match.narrator.say(Line("review-more", {"count": found.more}))])

    def _moment(self, verdict: review.Verdict, message: str, size: float) -> None:
        match, view = self._match, verdict.decision.view
        narrator = match.narrator
        values: dict[str, Any] = {
            "number": verdict.decision.number, "own": self._named(verdict.decision.action, view),
            "best": self._named(verdict.best.action, view),
            **hints.difference(size, match.known.measure(view).unit),
        }  # fmt: skip
        narrator.seat_people(match.people())
        match.app.tell([narrator.say(Line("review-moment", {"number": verdict.decision.number}))])
        for question in ("table", "hand") if view.hand else ("table",):
            match.app.tell([replace(said, priority=Priority.QUEUE) for said in narrator.answer(question, view)])
        lines = [Line(message, values), Line(f"reason-{verdict.best.reason}", verdict.best.values)]
        if verdict.costly and match.known.measure(view).unit == "chance":
            own, best = (round(100 * value) for value in verdict.values)
            lines.insert(1, Line("review-chance", {"own": own, "best": best}))
        match.app.tell([narrator.say(line) for line in lines])

    def _named(self, action: Any, view: Any) -> str:
        return hints.named(self._match.narrator, action, view)
