"""What each of the player's choices was worth, told as it is made, and what a whole deal's choices cost."""

from __future__ import annotations

from typing import Literal, NamedTuple

from numeramis_access.app.practice.effects import Effects, speak
from numeramis_access.app.practice.judge import Judge, Judgements
from numeramis_access.app.practice.judge_tasks import WEAKER
from numeramis_access.app.shell.ports import Preferences
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.weeks import Judged
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: whether it is told never, where a choice cost something, or always
Telling = Literal["never", "costly", "always"]
TELLINGS: tuple[Telling, ...] = ("never", "costly", "always")


def nearly(verdict: review.Verdict, narrator: Narrator, known: GamePractice) -> dict[str, object]:
    """Return what is told of a choice that is nearly as good: the best one, and about how much that is better."""
    view = verdict.decision.view
    cost = hints.difference(verdict.told_loss, known.measure(view).unit)
    best = hints.named(narrator, verdict.best.action, view)
    return {"best": best, **cost, "small": not cost["size"]}


def worth_line(verdict: review.Verdict, narrator: Narrator, known: GamePractice) -> Line:
    """Return what is told of a choice's worth."""
    view = verdict.decision.view
    match verdict.kind:
        case "costly":
            best = hints.named(narrator, verdict.best.action, view)
            cost = hints.difference(verdict.loss, known.measure(view).unit)
            return Line("practice-worth-costs", {"best": best, **cost})
        case "close":
            best = hints.named(narrator, verdict.rival or verdict.best.action, view)
            return Line("practice-worth-close", {"best": best})
        case "near":
            return Line("practice-worth-near", nearly(verdict, narrator, known))
    return Line("practice-worth-good", {"depends": verdict.depends})


class WorthSum(NamedTuple):
    """What was told of several choices together.

    :param close: those that were too close to call. :param advised: good ones that were made after a hint.
    :param taken_back: those that were taken back after they had been told of.
    """

    judged: Judged = Judged()
    close: int = 0
    advised: int = 0
    taken_back: int = 0

    def plus(self, other: WorthSum) -> WorthSum:
        """Return both together."""
        return WorthSum(
            self.judged + other.judged, self.close + other.close, self.advised + other.advised,
            self.taken_back + other.taken_back,
        )  # fmt: skip


class Suppositions:
    """What judgements suppose of the others at one table, told once. :param seat: says who sits there now."""

    def __init__(self, judgements: Judgements, seat: SeatPort) -> None:
        self._judgements, self._seat = judgements, seat
        self._told = False

    def lines(self) -> list[Line]:
        """Return what is to be told before a judgement: nothing where they are supposed to play well, and do."""
        told, self._told = self._told, True
        if told:
            return []
        if self._judgements.against in WEAKER:
            return [Line("review-against", {"level": self._judgements.against})]
        return [Line("review-supposes")] if any(seat.level in WEAKER for seat in self._seat.seats) else []


class WorthDesk:
    """The choices of one deal, and what those of the whole match came to.

    :param judgements: of the places. :param known: what practice knows of the game. :param suppositions: what they
        suppose of the others. :param narrator: names actions. :param preferences: when it is told.
    """

    def __init__(
        self,
        judgements: Judgements,
        known: GamePractice,
        suppositions: Suppositions,
        narrator: Narrator,
        preferences: Preferences,
    ) -> None:
        self._judgements, self._known, self._suppositions = judgements, known, suppositions
        self._narrator, self._preferences = narrator, preferences
        self._judge = Judge(judgements, known, self._take_verdict)
        self._over = self._match_over = False
        self._deals = 0
        self._taken_back: set[int] = set()
        self._whole = WorthSum()

    @property
    def telling(self) -> Telling:
        """Return when a choice's worth is told."""
        return self._preferences.settings.worth

    @property
    def waits(self) -> bool:
        """Return whether choices are still thought about."""
        return self._judge.left > 0

    def change(self, by: int) -> None:
        """Tell more, or less."""
        place = TELLINGS.index(self.telling) + by
        self._preferences.change(worth=TELLINGS[min(max(place, 0), len(TELLINGS) - 1)])

    def judge_choice(self, decision: review.Decision) -> Effects:
        """Have a choice judged that the player has just made."""
        return self._judge.ask([decision]) if self.telling != "never" else ()

    def _take_verdict(self, verdict: review.Verdict | None) -> Effects:
        lines = self.lines(verdict) if verdict is not None else []
        return (*speak(*lines), *self._sum())

    def deal_over(self, match_over: bool) -> Effects:
        """Tell the sum of the deal as soon as its last choice is judged. :param match_over: whether it was the last."""
        self._over, self._match_over = True, match_over
        return self._sum()

    def take_back(self, at: int) -> None:
        """Take note that what was done from this place on is taken back: what was told of it stays in the sum."""
        self._over = False
        self._taken_back |= self._judge.take_back(at)

    def forget(self) -> None:
        """Drop what is known of this deal: it is played again."""
        self._judge.forget()
        self._taken_back.clear()
        self._over = False

    def settle(self, verdict: review.Verdict) -> None:
        """Take what a longer look made of a choice that was too close to call."""
        self._judge.settle(verdict)

    def lines(self, verdict: review.Verdict) -> list[Line]:
        """Return what is told of a choice as it is made; nothing where that is not wished."""
        if not verdict.costly and self.telling != "always":
            return []
        lines = [*self._suppositions.lines(), worth_line(verdict, self._narrator, self._known)]
        if verdict.weighs_others:
            lines += hints.otherwise(verdict.best, self._narrator, verdict.decision.view)
        return lines

    def _sum(self) -> Effects:
        """Tell what the choices of a deal cost together, in each unit that was counted in."""
        if not self._over or self.waits:
            return ()
        deal = self._deal()
        lines = sum_lines("practice-worth-sum", deal)
        self._deals, self._whole = self._deals + 1, self._whole.plus(deal)
        if self._match_over and self._deals > 1:
            lines += sum_lines("practice-worth-match", self._whole)
        self.forget()
        return speak(*lines)

    def _deal(self) -> WorthSum:
        """Return what was told of this deal's choices together."""
        verdicts, advised = self._judge.verdicts, self._judgements.advised
        judged = (review.counted(verdict, self._known.measure(verdict.decision.view)) for verdict in verdicts)
        good = [verdict for verdict in verdicts if verdict.kind in ("good", "near")]
        return WorthSum(
            sum(judged, Judged()), sum(verdict.close for verdict in verdicts),
            sum(verdict.decision.at in advised for verdict in good), len(self._taken_back),
        )  # fmt: skip


def sum_lines(message: str, told: WorthSum) -> list[Line]:
    """Return what is told of a sum, then how many of its choices count half, and how many were taken back."""
    counts = {"good": int(told.judged.good), "count": told.judged.count + told.close, "close": told.close}
    lines = [
        Line(message, {**counts, "free": not cost, **hints.difference(cost, unit)})
        for unit, cost in told.judged.lost.items()
    ]
    more = (("advised", told.advised), ("taken-back", told.taken_back))
    return [*lines, *(Line(f"practice-worth-{name}", {"count": count}) for name, count in more if count)]
