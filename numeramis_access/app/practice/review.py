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

#: seconds without a word after which progress is told, the first time and later
BEGIN, PATIENCE = 1.0, 3.0


class ReviewDesk:
    """One review at a time.

    :ivar findings: what was found, once it is known. :ivar older: whether an earlier version judged some of it.
    """

    def __init__(self, match: PracticeScene) -> None:
        self._match = match
        self._judge = Judge(match, self._take_verdict)
        self._quiet_until: float | None = None
        self._early: review.Verdict | None = None
        self.findings: review.Findings | None = None
        self.older = False
        self._before: dict[int, str] | None = None

    def forget(self) -> None:
        """Drop what was found and what is still thought about: the deal is played on or again."""
        self._judge.forget()
        self.findings = self._quiet_until = self._early = None

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
            self.findings = review.findings(self._judge.verdicts, self._judge.asked, self._early)

    def ask(self) -> None:
        """Tell the review, beginning it where it has not begun."""
        if self.findings is not None:
            self._tell()
            return
        if self._judge.left:
            self._tell_progress()
            return
        decisions = self._match.decisions()
        self._judge.ask(decisions)
        if not decisions:
            self._note_done()
        elif self._judge.left:
            self._quiet_until = self._match.app.now() + BEGIN
            self._tell_early()

    def due(self) -> float | None:
        """Return when progress is to be told, None where nothing is judged or something was told."""
        return self._quiet_until

    def tick(self) -> None:
        """Tell progress where there was no word for a while."""
        if self._quiet_until is not None and self._match.app.now() >= self._quiet_until:
            self._tell_progress()

    def _take_verdict(self, verdict: review.Verdict | None) -> None:
        if not self._judge.left:
            self._note_done()
        elif self._quiet_until is not None:
            self._tell_early()

    def _tell_early(self) -> None:
        """Tell the first costly moment while the others are still judged; by the time it is told they mostly are."""
        self._early = next((one for one in self._judge.verdicts if one.costly), None)
        if self._early is not None:
            self._quiet_until = None
            number = Line("review-moment", {"number": self._early.decision.number})
            self._match.tell(*self._match.worth.suppositions(), number)
            self._tell_moment(self._early, "review-costly", self._early.loss)

    def _note_done(self) -> None:
        self._quiet_until = None
        verdicts = self._judge.verdicts
        self.findings = review.findings(verdicts, self._judge.asked, self._early)
        known = [self._match.judgements.known(Place(one.decision.at, one.decision.view)) for one in verdicts]
        self.older = any(one is not None and one.older for one in known)
        self._tell(first=True)

    def _tell_progress(self) -> None:
        if self._quiet_until is not None:
            self._quiet_until = self._match.app.now() + PATIENCE
        done = self._judge.asked - self._judge.left
        clean = not any(one.costly or one.close for one in self._judge.verdicts)
        values = {"done": done, "count": self._judge.asked, "clean": "yes" if clean else "no"}
        self._match.tell(Line("review-progress", values))

    def _tell(self, first: bool = False) -> None:
        """Tell the costly moments in order, then the praise; table and hand of each are heard before it.

        :param first: whether it was just found: what was told early is not told again then, and nothing cuts it.
        """
        found, early = self.findings, self._early if first else None
        assert found is not None
        weighed = found.decisions - found.unweighed
        state = "master" if found.masterly else "partly" if found.unweighed else "close"
        values = {"costly": len(found.costly), "decisions": found.decisions, "weighed": weighed, "close": found.close}
        begin = Line("review-begin", {**values, "state": state})
        lines = (*self._versions(), *self._match.worth.suppositions(), begin)
        if early is None:
            self._match.tell(*lines)
        else:
            self._match.app.tell(map(self._match.talk.narrator.say, lines))
        if close := self._match.longer.close:
            self._match.app.tell([self._match.talk.narrator.say(Line("practice-longer-offer", {"count": len(close)}))])
        for verdict in found.costly:
            if verdict is not early:
                self._tell_number(verdict)
                self._tell_moment(verdict, "review-costly", verdict.loss)
        if found.praised is not None:
            self._tell_number(found.praised)
            self._tell_moment(found.praised, "review-praised", found.praised.gain)
        if found.depends is not None:
            self._tell_number(found.depends)
            self._tell_moment(found.depends, "review-good")
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

    def _tell_number(self, verdict: review.Verdict) -> None:
        self._match.tell_later(Line("review-moment", {"number": verdict.decision.number}))

    def _tell_moment(self, verdict: review.Verdict, message: str, size: float = 0.0) -> None:
        match, view = self._match, verdict.decision.view
        narrator = match.talk.narrator
        values: dict[str, Any] = {
            "number": verdict.decision.number, "own": self._action_name(verdict.decision.action, view),
            "best": self._action_name(verdict.best.action, view), "depends": verdict.depends,
            **hints.difference(size, match.known.measure(view).unit),
        }  # fmt: skip
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

    def _action_name(self, action: Any, view: Any) -> str:
        return hints.named(self._match.talk.narrator, action, view)
