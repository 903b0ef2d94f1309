"""The worth of each of the player's choices, told during play, and the cost of all choices of a deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from numeramis_access.app.practice.effects import Effects, speak
from numeramis_access.app.practice.judge import Judge, Judgements
from numeramis_access.app.practice.judge_tasks import WEAKER_LEVELS, JudgeTasks
from numeramis_access.app.shell.ports import Preferences
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.weeks import JudgedChoices
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: when the worth of a choice is told: never, only if the choice cost something, or always
WorthSetting = Literal["never", "costly", "always"]
WORTH_SETTINGS: tuple[WorthSetting, ...] = ("never", "costly", "always")


def nearly_best_values(verdict: review.Verdict, narrator: Narrator, game_practice: GamePractice) -> dict[str, object]:
    """Return the values of a message about a nearly best choice: ``best``, the name of the best action, and the rough
    loss as in ``hints.rough_loss_values``.

    :param verdict: the verdict on the choice. :param narrator: names the action.
    :param game_practice: the game's measures for practice.
    """
    view = verdict.decision.view
    best = hints.name_action(narrator, verdict.best.action, view)
    return {"best": best, **hints.rough_loss_values(verdict, game_practice.measure(view).unit)}


def worth_line(verdict: review.Verdict, narrator: Narrator, game_practice: GamePractice) -> Line:
    """Return the line that tells the worth of a choice, by the kind of its verdict.

    :param verdict: the verdict. :param narrator: names actions. :param game_practice: the game's measures for practice.
    """
    view = verdict.decision.view
    match verdict.kind:
        case "costly":
            best = hints.name_action(narrator, verdict.best.action, view)
            cost = hints.difference_values(verdict.loss, game_practice.measure(view).unit)
            return Line("practice-worth-costs", {"best": best, **cost})
        case "close":
            best = hints.name_action(narrator, verdict.rival or verdict.best.action, view)
            return Line("practice-worth-close", {"best": best})
        case "near":
            return Line("practice-worth-near", nearly_best_values(verdict, narrator, game_practice))
    return Line("practice-worth-good", {"depends": verdict.depends_on_opponents})


class WorthSum(NamedTuple):
    """The worth of several choices together.

    :param judged_choices: good choices and costs. :param close: number of choices too close to call.
    :param advised_count: number of good choices made after a hint. :param taken_back: number of judged choices that
        were taken back.
    """

    judged_choices: JudgedChoices = JudgedChoices()
    close: int = 0
    advised_count: int = 0
    taken_back: int = 0

    def plus(self, other: WorthSum) -> WorthSum:
        """Return the total of both sums."""
        return WorthSum(
            self.judged_choices + other.judged_choices, self.close + other.close,
            self.advised_count + other.advised_count, self.taken_back + other.taken_back,
        )  # fmt: skip


class Suppositions:
    """Tells, only once, what judgements assume about the strength of weaker computers among the opponents.

    :param judgements: has that level. :param tasks: knows the opponents.
    """

    def __init__(self, judgements: Judgements, tasks: JudgeTasks) -> None:
        self._judgements, self._tasks = judgements, tasks
        self._told = False

    def lines(self) -> list[Line]:
        """Return the lines to tell before the first judgement; no lines from the second call on.

        They name the weaker level that the judgements assume, or say that they assume good play though some computer is
        weaker; otherwise, and among people, there are none.
        """
        told, self._told = self._told, True
        if told:
            return []
        if self._judgements.assumed_level in WEAKER_LEVELS:
            return [Line("review-against", {"level": self._judgements.assumed_level})]
        return [Line("review-supposes")] if self._tasks.has_weaker_opponents else []


class WorthDesk:
    """Tells the worth of each choice, then the sums of the deal and of the match.

    :param judgements: judges the places and keeps the results.
    :param game_practice: the game's measures for practice.
    :param suppositions: tells the assumed level of the opponents.
    :param narrator: names actions.
    :param preferences: holds the setting ``worth``.
    :param played: returns the number of the match's actions so far.
    """

    def __init__(
        self,
        judgements: Judgements,
        game_practice: GamePractice,
        suppositions: Suppositions,
        narrator: Narrator,
        preferences: Preferences,
        played: Callable[[], int],
    ) -> None:
        self._judgements, self._game_practice, self._suppositions = judgements, game_practice, suppositions
        self._narrator, self._preferences, self._played = narrator, preferences, played
        self._judge = Judge(judgements, game_practice, self._take_verdict)
        self._over = self._match_over = False
        self._deals = 0
        self._taken_back: set[int] = set()
        self._whole = WorthSum()

    @property
    def worth_setting(self) -> WorthSetting:
        """Return the setting that decides when the worth of a choice is told: ``never``, ``costly`` or ``always``."""
        return self._preferences.settings.worth

    @property
    def is_waiting(self) -> bool:
        """Return whether choices still wait for a verdict."""
        return self._judge.waiting_count > 0

    def change_setting(self, by: int) -> None:
        """Change the setting of how often the worth is told, within its ends.

        :param by: steps, positive to tell more, negative to tell less.
        """
        place = WORTH_SETTINGS.index(self.worth_setting) + by
        self._preferences.change(worth=WORTH_SETTINGS[min(max(place, 0), len(WORTH_SETTINGS) - 1)])

    def judge_choice(self, decision: review.Decision) -> Effects:
        """Request the verdict on a new choice of the player, unless the worth is never told; return the effects of
        verdicts that are known already.

        :param decision: the choice.
        """
        return self._judge.ask([decision]) if self.worth_setting != "never" else ()

    def _take_verdict(self, verdict: review.Verdict | None) -> Effects:
        lines = self.lines(verdict) if verdict is not None else []
        return (*speak(*lines), *self._sum())

    def end_deal(self, match_over: bool) -> Effects:
        """Record that the deal is over; return the effects that tell the worth of its choices together and, at the end
        of a match of several deals, that of the match.

        While some choices have no verdict yet, there are no effects; the sum follows the last verdict.

        :param match_over: whether the match is over too.
        """
        self._over, self._match_over = True, match_over
        return self._sum()

    def take_back(self, at: int) -> None:
        """Record that the choices from a place on were taken back; those that are judged stay in the sum.

        :param at: count of the actions before the place.
        """
        self._over = False
        self._taken_back |= self._judge.take_back(at)

    def forget(self) -> None:
        """Drop the verdicts of this deal."""
        self._judge.forget()
        self._taken_back.clear()
        self._over = False

    def replace_verdict(self, verdict: review.Verdict) -> None:
        """Replace a verdict that was too close to call by the verdict of a longer look.

        :param verdict: the new verdict.
        """
        self._judge.replace_verdict(verdict)

    def lines(self, verdict: review.Verdict) -> list[Line]:
        """Return the lines about a choice; none about a choice whose verdict is not costly, unless the setting is
        ``always``.

        They include the assumed level of the opponents the first time, and the name of the choice if others acted
        since.
        """
        if not verdict.costly and self.worth_setting != "always":
            return []
        told = worth_line(verdict, self._narrator, self._game_practice)
        lines = [*self._suppositions.lines(), *self._name_of_late(verdict.decision), told]
        if verdict.weighs_others:
            lines += hints.describe_otherwise(verdict.best, self._narrator, verdict.decision.view)
        return lines

    def _name_of_late(self, decision: review.Decision) -> list[Line]:
        """Return the line that names a choice if others acted since, so that its worth is not taken for theirs."""
        if self._played() <= decision.at + 1:
            return []
        return [Line("practice-worth-of", {"own": hints.name_action(self._narrator, decision.action, decision.view)})]

    def _sum(self) -> Effects:
        """Return the totals of the deal, and of the match at its end; empty while verdicts are missing."""
        if not self._over or self.is_waiting:
            return ()
        deal = self._deal()
        lines = sum_lines("practice-worth-sum", deal)
        self._deals, self._whole = self._deals + 1, self._whole.plus(deal)
        if self._match_over and self._deals > 1:
            lines += sum_lines("practice-worth-match", self._whole)
        self.forget()
        return speak(*lines)

    def _deal(self) -> WorthSum:
        """Return the sum of this deal's choices."""
        verdicts, advised = self._judge.verdicts, self._judgements.advised
        measure = self._game_practice.measure
        judged = (review.count_verdict(verdict, measure(verdict.decision.view)) for verdict in verdicts)
        good = [verdict for verdict in verdicts if verdict.kind in ("good", "near")]
        return WorthSum(
            sum(judged, JudgedChoices()), sum(verdict.close for verdict in verdicts),
            sum(verdict.decision.at in advised for verdict in good), len(self._taken_back),
        )  # fmt: skip


def sum_lines(message: str, told: WorthSum) -> list[Line]:
    """Return the lines for a sum: one for each unit in which choices were judged, then the numbers of choices after a
    hint and of choices taken back, if there are any.

    :param message: id of the message for a unit. :param told: the sum.
    """
    counts = {
        "good": int(told.judged_choices.good),
        "count": told.judged_choices.count + told.close,
        "close": told.close,
    }
    lines = [
        Line(message, {**counts, "free": not cost, **hints.difference_values(cost, unit)})
        for unit, cost in told.judged_choices.lost.items()
    ]
    more = (("advised", told.advised_count), ("taken-back", told.taken_back))
    return [*lines, *(Line(f"practice-worth-{name}", {"count": count}) for name, count in more if count)]
