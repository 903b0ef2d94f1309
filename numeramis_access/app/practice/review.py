"""The review of a deal at the practice table: asked of the strongest player in the background, then told by ear."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from numeramis_access.app.practice.judge import Judge
from numeramis_access.app.shell.keys import key_of
from numeramis_access.input.commands import Command
from numeramis_access.practice import hints, review
from numeramis_access.practice.judgements import Place
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene

#: seconds after which progress is told
PATIENCE = 3.0


class ReviewDesk:
    """One review at a time.

    :ivar findings: what was found, once it is known. :ivar older: whether an earlier version judged some of it.
    """

    def __init__(self, match: PracticeScene) -> None:
        self._match = match
        self._judge = Judge(match, self._take_verdict)
        self._told_at = 0.0
        self.findings: review.Findings | None = None
        self.older = False
        self._before: dict[int, str] | None = None

    def forget(self) -> None:
        """Drop what was found and what is still thought about: the deal is played on or again."""
        self._judge.forget()
        self.findings = None

    def judge_anew(self) -> None:
        """Have all choices of the deal judged by this version, then tell how many verdicts are others."""
        self._before = {one.decision.at: one.kind for one in self._judge.verdicts}
        self._match.judgements.drop(Place(one.at, one.view) for one in self._match.decisions())
        self.forget()
        self.ask()

    def settle(self, verdict: review.Verdict) -> None:
        """Take what a longer look made of a choice that was too close to call."""
        self._judge.settle(verdict)
        if self.findings is not None:
            self.findings = review.findings(self._judge.verdicts, self._judge.asked)

    def ask(self) -> None:
        """Tell the review, beginning it where it has not begun."""
        if self.findings is not None:
            self._tell()
            return
        if self._judge.left:
            self._progress()
            return
        self._told_at = self._match.app.now()
        decisions = self._match.decisions()
        self._judge.ask(decisions)
        if not decisions:
            self._done()

    def _take_verdict(self, verdict: review.Verdict | None) -> None:
        if not self._judge.left:
            self._done()
        elif self._match.app.now() - self._told_at > PATIENCE:
            self._told_at = self._match.app.now()
            self._progress()

    def _done(self) -> None:
        verdicts = self._judge.verdicts
        self.findings = review.findings(verdicts, self._judge.asked)
        known = [self._match.judgements.known(Place(one.decision.at, one.decision.view)) for one in verdicts]
        self.older = any(one is not None and one.older for one in known)
        self._tell()

    def _progress(self) -> None:
        done = self._judge.asked - self._judge.left
        self._match.tell(Line("review-progress", {"done": done, "count": self._judge.asked}))

    def _tell(self) -> None:
        """Tell the costly moments in order, then the praise; table and hand of each are heard before it."""
        found = self.findings
        assert found is not None
        weighed = found.decisions - found.unweighed
        state = "master" if found.masterly else "partly" if found.unweighed else "close"
        values = {"costly": len(found.costly), "decisions": found.decisions, "weighed": weighed, "close": found.close}
        begin = Line("review-begin", {**values, "state": state})
        self._match.tell(*self._versions(), *self._match.worth.suppositions(), begin)
        if close := self._match.longer.close:
            self._match.app.tell([self._match.talk.narrator.say(Line("practice-longer-offer", {"count": len(close)}))])
        for verdict in found.costly:
            self._moment(verdict, "review-costly", verdict.loss)
        if found.praised is not None:
            self._moment(found.praised, "review-praised", found.praised.gain)
        if found.costly:
            key = key_of(self._match.app, "table", Command.RETRY)
            offers = (Line("review-retry-offer", {"key": key}), Line("position-keep-offer"))
            self._match.app.tell(map(self._match.talk.narrator.say, offers))
        if found.more:
            self._match.app.tell([self._match.talk.narrator.say(Line("review-more", {"count": found.more}))])

    def _versions(self) -> list[Line]:
        """Return what is to be said of who judged: an earlier version, or this one anew."""
        before, self._before = self._before, None
        if before is not None:
            others = sum(before.get(one.decision.at, one.kind) != one.kind for one in self._judge.verdicts)
            return [Line("review-anew-told", {"others": others})]
        return [Line("review-older")] if self.older else []

    def _moment(self, verdict: review.Verdict, message: str, size: float) -> None:
        match, view = self._match, verdict.decision.view
        narrator = match.talk.narrator
        values: dict[str, Any] = {
            "number": verdict.decision.number, "own": self._named(verdict.decision.action, view),
            "best": self._named(verdict.best.action, view),
            **hints.difference(size, match.known.measure(view).unit),
        }  # fmt: skip
        match.app.tell([narrator.say(Line("review-moment", {"number": verdict.decision.number}))])
        for question in ("table", "hand") if view.hand else ("table",):
            match.app.tell([replace(said, priority=Priority.QUEUE) for said in narrator.answer(question, view)])
        lines = [
            Line(message, values), Line(f"reason-{verdict.best.reason}", verdict.best.values),
            *hints.otherwise(verdict.best, narrator, view),
        ]  # fmt: skip
        if verdict.costly and match.known.measure(view).unit == "chance":
            own, best = (round(100 * value) for value in verdict.values)
            lines.insert(1, Line("review-chance", {"own": own, "best": best}))
        match.app.tell([narrator.say(line) for line in lines])

    def _named(self, action: Any, view: Any) -> str:
        return hints.named(self._match.talk.narrator, action, view)
