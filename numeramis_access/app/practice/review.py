"""The review of a deal at the practice table: the strongest player judges in the background."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.practice.effects import Effect, Effects, OfferMore, Speak, SpeakAnswer, speak
from numeramis_access.app.practice.judge import Judge, Judgements
from numeramis_access.app.practice.worth import Suppositions
from numeramis_access.practice import hints, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: seconds before progress is told, the first time and later: with the time of a tick at most three seconds of silence
FIRST_PROGRESS_SECONDS, PROGRESS_SECONDS = 1.0, 2.5


class ReviewDesk:
    """Runs one review of a deal at a time.

    :param judgements: judges the places and keeps the results. :param game_practice: the game's measures for practice.
    :param suppositions: tells the assumed level of the opponents. :param narrator: names actions.
    :ivar findings: the result, None until it is complete.
    :ivar is_older: whether another version of the judge judged some of the choices.
    """

    def __init__(
        self, judgements: Judgements, game_practice: GamePractice, suppositions: Suppositions, narrator: Narrator
    ) -> None:
        self._judgements, self._game_practice = judgements, game_practice
        self._suppositions, self._narrator = suppositions, narrator
        self._judge = Judge(judgements, game_practice, self._take_verdict)
        self._quiet_until: float | None = None
        self._early: review.Verdict | None = None
        self.findings: review.Findings | None = None
        self.is_older = False
        self._before: dict[int, str] | None = None

    @property
    def costly_moments(self) -> tuple[review.Verdict, ...]:
        """Return the costly moments of the review, empty before it is complete."""
        return self.findings.costly if self.findings is not None else ()

    def forget(self) -> None:
        """Drop the review and cancel its pending requests."""
        self._judge.forget()
        self.findings = self._quiet_until = self._early = None

    def judge_again(self, decisions: Sequence[review.Decision], now: float) -> Effects:
        """Drop the judgements of all choices of the deal and judge them with this version of the judge.

        At the end the player hears how many verdicts changed.

        :param decisions: the player's choices in the deal.
        :param now: seconds of the program's clock.
        :return: the first effects.
        """
        self._before = {verdict.decision.at: verdict.kind for verdict in self._judge.verdicts}
        self._judgements.drop(Place(decision.at, decision.view) for decision in decisions)
        self.forget()
        return self.ask(decisions, now)

    def replace_verdict(self, verdict: review.Verdict) -> None:
        """Replace the verdict on a choice that was too close to call, also in the findings of a complete review.

        :param verdict: the new verdict on that choice.
        """
        self._judge.replace_verdict(verdict)
        if self.findings is not None:
            self.findings = review.findings(self._judge.verdicts, self._judge.asked_count, self._early)

    def ask(self, decisions: Sequence[review.Decision], now: float) -> Effects:
        """Return the effects that tell the complete review, or else its progress; start the review if it is not
        running.

        :param decisions: the player's choices in the deal, used at the start.
        :param now: seconds of the program's clock.
        """
        if self.findings is not None:
            return self._tell()
        if self._judge.waiting_count:
            return self._tell_progress(now)
        effects = self._judge.ask(decisions)
        if not decisions:
            return (*effects, *self._note_done())
        if self._judge.waiting_count:
            self._quiet_until = now + FIRST_PROGRESS_SECONDS
            return (*effects, *self._tell_early())
        return effects

    def due(self) -> float | None:
        """Return the time of the next progress report, in seconds of the program's clock; None if none is due."""
        return self._quiet_until

    def report_progress(self, now: float, speaks: bool = False) -> Effects:
        """Return the effects that tell progress if it is due (``due``), else none.

        :param now: seconds of the program's clock.
        :param speaks: whether a voice still speaks; if that can be the first costly moment, the report is put off for a
            second.
        """
        if self._quiet_until is None or now < self._quiet_until:
            return ()
        if self._early is not None and speaks:
            self._quiet_until = now + FIRST_PROGRESS_SECONDS
            return ()
        return self._tell_progress(now, cuts=self._early is None)

    def _take_verdict(self, verdict: review.Verdict | None) -> Effects:
        if not self._judge.waiting_count:
            return self._note_done()
        return self._tell_early() if self._early is None and self._quiet_until is not None else ()

    def _tell_early(self) -> Effects:
        """Return the effects that tell the first costly moment before the review is complete, so that the player need
        not wait.
        """
        self._early = next((verdict for verdict in self._judge.verdicts if verdict.costly), None)
        if self._early is None:
            return ()
        lines = (*self._suppositions.lines(), _number(self._early))
        return (Speak(lines, cuts=True), *self._moment(self._early, "review-costly", self._early.loss))

    def _note_done(self) -> Effects:
        self._quiet_until = None
        verdicts = self._judge.verdicts
        self.findings = review.findings(verdicts, self._judge.asked_count, self._early)
        places = (Place(verdict.decision.at, verdict.decision.view) for verdict in verdicts)
        self.is_older = any(
            known is not None and known.is_older for known in map(self._judgements.known_judgement, places)
        )
        return self._tell(first=True)

    def _tell_progress(self, now: float, cuts: bool = True) -> Effects:
        if self._quiet_until is not None:
            self._quiet_until = now + PROGRESS_SECONDS
        done = self._judge.asked_count - self._judge.waiting_count
        clean = not any(verdict.costly or verdict.close for verdict in self._judge.verdicts)
        values = {"done": done, "count": self._judge.asked_count, "clean": "yes" if clean else "no"}
        return speak(Line("review-progress", values), cuts=cuts)

    def _tell(self, first: bool = False) -> Effects:
        """Return the effects that tell the costly moments in order, then the praise, each after its table and hand.

        :param first: whether the review has just finished; then the early moment is neither repeated nor cut off.
        """
        findings, early = self.findings, self._early if first else None
        assert findings is not None
        lines = (*self._versions(), *self._suppositions.lines(), _begin(findings))
        effects: list[Effect] = [Speak(lines, cuts=early is None), OfferMore("longer")]
        moments = [(verdict, "review-costly", verdict.loss) for verdict in findings.costly if verdict is not early]
        if findings.praised_choice is not None:
            moments.append((findings.praised_choice, "review-praised", findings.praised_choice.gain))
        if findings.depends is not None:
            moments.append((findings.depends, "review-good", 0.0))
        for verdict, message, size in moments:
            effects += (*speak(_number(verdict)), *self._moment(verdict, message, size))
        if findings.costly:
            effects.append(OfferMore("retry"))
        if findings.more:
            effects += speak(Line("review-more", {"count": findings.more}))
        return tuple(effects)

    def _versions(self) -> list[Line]:
        """Return the line about the judge's version: that the verdicts are older, or how many changed in a new
        judgement.
        """
        before, self._before = self._before, None
        if before is not None:
            verdicts = self._judge.verdicts
            others = sum(before.get(verdict.decision.at, verdict.kind) != verdict.kind for verdict in verdicts)
            return [Line("review-anew-told", {"others": others})]
        return [Line("review-older")] if self.is_older else []

    def _moment(self, verdict: review.Verdict, message: str, size: float) -> Effects:
        """Return the effects that tell a moment after its number.

        :param size: cost or gain of the choice, in the unit of its measure.
        """
        view, narrator = verdict.decision.view, self._narrator
        unit = self._game_practice.measure(view).unit
        values: dict[str, object] = {
            "number": verdict.decision.number, "own": hints.name_action(narrator, verdict.decision.action, view),
            "best": hints.name_action(narrator, verdict.best.action, view), **hints.difference_values(size, unit),
        }  # fmt: skip
        lines = [
            Line(message, values), Line(f"reason-{verdict.best.reason}", verdict.best.values),
            *hints.describe_otherwise(verdict.best, narrator, view),
        ]  # fmt: skip
        if verdict.costly and unit == "chance":
            own, best = (round(100 * value) for value in verdict.values)
            lines.insert(1, Line("review-chance", {"own": own, "best": best}))
        answers = (SpeakAnswer(question, view) for question in (("table", "hand") if view.hand else ("table",)))
        return (*answers, Speak(tuple(lines)))


def _number(verdict: review.Verdict) -> Line:
    return Line("review-moment", {"number": verdict.decision.number})


def _begin(findings: review.Findings) -> Line:
    """Return the first line of a review: the count of choices and of costly ones."""
    weighed, close = findings.decisions - findings.unweighed_count, findings.close
    state = "master" if findings.is_masterly else "partly" if findings.unweighed_count else "close"
    values = {"costly": len(findings.costly), "decisions": findings.decisions, "weighed": weighed, "close": close}
    return Line("review-begin", {**values, "state": state})
