"""A longer look at choices that were too close to call: they can get a verdict now; other verdicts stay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from numeramis_access.app.practice.effects import CountChoices, Effects, ReplaceVerdict, speak
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.review import FIRST_PROGRESS_SECONDS, PROGRESS_SECONDS
from numeramis_access.app.practice.worth import worth_line
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator


class LongerDesk:
    """Judges the close choices of one deal again with more thinking time, on request.

    :param judgements: judges the places and keeps the results. :param game_practice: the game's measures for practice.
    :param narrator: names actions.
    """

    def __init__(self, judgements: Judgements, game_practice: GamePractice, narrator: Narrator) -> None:
        self._judgements, self._game_practice, self._narrator = judgements, game_practice, narrator
        self._open: list[review.Decision] = []
        self._quiet_until = 0.0

    @property
    def is_running(self) -> bool:
        """Return whether a longer look is still running."""
        return bool(self._open)

    def close_choices(self, decisions: Sequence[review.Decision]) -> list[review.Decision]:
        """Return the choices that were too close to call for this version of the judge.

        :param decisions: the choices.
        """
        return [decision for decision in decisions if self._is_close(decision)]

    def _is_close(self, decision: review.Decision) -> bool:
        known = self._judgements.known_judgement(Place(decision.at, decision.view))
        if known is None or known.is_older:
            return False
        verdict = review.judge(decision, known.choice, self._game_practice.measure(decision.view))
        return verdict is not None and verdict.close

    def ask(self, decisions: Sequence[review.Decision], now: float) -> Effects:
        """Start a longer look at those choices that are too close to call, unless a longer look is running;
        ``Judgements.take`` returns the results.

        :param decisions: the choices.
        :param now: seconds of the program's clock.
        :return: the effects that tell how many choices are being judged.
        """
        if not self.is_running:
            self._open = self.close_choices(decisions)
            for decision in tuple(self._open):
                place = Place(decision.at, decision.view)
                self._judgements.judge_longer(place, self, partial(self._take, decision))
        return self._tell_count(now, cuts=True)

    def due(self) -> float | None:
        """Return the time to tell the count again, in seconds of the program's clock; None without a longer look."""
        return self._quiet_until if self.is_running else None

    def report_progress(self, now: float, speaks: bool = False) -> Effects:
        """Return the effects that tell how many longer looks are running, if nothing was told for ``PROGRESS_SECONDS``;
        else none.

        :param now: seconds of the program's clock.
        :param speaks: whether a voice still speaks; then the report is put off for a second.
        """
        if not self.is_running or now < self._quiet_until:
            return ()
        if speaks:
            self._quiet_until = now + FIRST_PROGRESS_SECONDS
            return ()
        return self._tell_count(now)

    def _tell_count(self, now: float, cuts: bool = False) -> Effects:
        self._quiet_until = now + PROGRESS_SECONDS
        return speak(Line("practice-longer-begin", {"count": len(self._open)}), cuts=cuts)

    def _take(self, decision: review.Decision, choice: Choice | None) -> Effects:
        """Store the result of a longer look, and return the effects that tell it."""
        place, measure = Place(decision.at, decision.view), self._game_practice.measure(decision.view)
        self._open = [other for other in self._open if other != decision]
        known = self._judgements.known_judgement(place)
        if known is None or choice is None:
            return speak(Line("practice-longer-failed"))
        now = review.merge_longer_look(decision.view, known.choice, choice, measure)
        self._judgements.store_judgement(place, known._replace(choice=now, looked=known.looked + 1))
        verdict = review.judge(decision, now, measure)
        if verdict is None:
            return ()
        still = Line("practice-longer-still")
        told = still if verdict.close else worth_line(verdict, self._narrator, self._game_practice)
        counts = () if verdict.close else (CountChoices((verdict,), settled=True),)
        number = Line("review-moment", {"number": decision.number})
        return (ReplaceVerdict(verdict), *counts, *speak(number, told))
