"""What each of the player's choices was worth, told as it is made, and what a whole deal's choices cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from numeramis_access.app.practice.judge import Judge
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.weeks import Judged
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene

#: whether it is told never, where a choice cost something, or always
Telling = Literal["never", "costly", "always"]
#: levels that play less well than judgements suppose of the others
WEAKER = ("beginner", "club")
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


class WorthDesk:
    """The choices of one deal, and what those of the whole match came to."""

    def __init__(self, match: PracticeScene) -> None:
        self._match = match
        self._judge = Judge(match, self._take_verdict)
        self._over = False
        self._deals = 0
        self._taken_back: set[int] = set()
        self._supposed = False
        self._whole = WorthSum()

    @property
    def telling(self) -> Telling:
        """Return when a choice's worth is told."""
        return self._match.app.settings.worth

    @property
    def waits(self) -> bool:
        """Return whether choices are still thought about."""
        return self._judge.left > 0

    def change(self, by: int) -> None:
        """Tell more, or less."""
        place = TELLINGS.index(self.telling) + by
        self._match.app.change(worth=TELLINGS[min(max(place, 0), len(TELLINGS) - 1)])

    def judge_choice(self, decision: review.Decision) -> None:
        """Have a choice judged that the player has just made."""
        if self.telling != "never":
            self._judge.ask([decision])

    def _take_verdict(self, verdict: review.Verdict | None) -> None:
        if verdict is not None:
            self._tell(verdict)
        self._sum()

    def deal_over(self) -> None:
        """Tell the sum of the deal as soon as its last choice is judged."""
        self._over = True
        self._sum()

    def take_back(self, at: int) -> None:
        """Take note that what was done from this place on is taken back: what was told of it stays in the sum."""
        self._over = False
        self._taken_back |= self._judge.take_back(at)

    def forget(self) -> None:
        """Drop what is known of this deal: it is played again."""
        self._judge.forget()
        self._taken_back.clear()
        self._over = False

    def suppositions(self) -> list[Line]:
        """Return what judgements suppose of the others, once a table, where it is not that they play well and do."""
        weaker = any(seat.level in WEAKER for seat in self._match.seat.seats)
        told, self._supposed = self._supposed, True
        if told:
            return []
        if self._match.judgements.against in WEAKER:
            return [Line("review-against", {"level": self._match.judgements.against})]
        return [Line("review-supposes")] if weaker else []

    def settle(self, verdict: review.Verdict) -> None:
        """Take what a longer look made of a choice that was too close to call."""
        self._judge.settle(verdict)

    def _tell(self, verdict: review.Verdict) -> None:
        if verdict.costly or self.telling == "always":
            for line in self.suppositions():
                self._say(line)
            narrator = self._match.talk.narrator
            self._say(worth_line(verdict, narrator, self._match.known))
            if verdict.weighs_others:
                for line in hints.otherwise(verdict.best, narrator, verdict.decision.view):
                    self._say(line)

    def _sum(self) -> None:
        """Tell what the choices of a deal cost together, in each unit that was counted in."""
        if not self._over or self.waits:
            return
        deal = self._deal()
        self._tell_sum("practice-worth-sum", deal)
        self._deals, self._whole = self._deals + 1, self._whole.plus(deal)
        if self._match.over and self._deals > 1:
            self._tell_sum("practice-worth-match", self._whole)
        self.forget()

    def _deal(self) -> WorthSum:
        """Return what was told of this deal's choices together."""
        match, verdicts = self._match, self._judge.verdicts
        judged = sum((review.counted(one, match.known.measure(one.decision.view)) for one in verdicts), Judged())
        good = [one for one in verdicts if one.kind in ("good", "near")]
        return WorthSum(
            judged, sum(one.close for one in verdicts), sum(one.decision.at in match.advised for one in good),
            len(self._taken_back),
        )  # fmt: skip

    def _tell_sum(self, message: str, told: WorthSum) -> None:
        """Tell a sum, then how many of its choices count half, and how many were taken back."""
        counts = {"good": int(told.judged.good), "count": told.judged.count + told.close, "close": told.close}
        for unit, cost in told.judged.lost.items():
            self._say(Line(message, {**counts, "free": not cost, **hints.difference(cost, unit)}))
        for name, count in (("advised", told.advised), ("taken-back", told.taken_back)):
            if count:
                self._say(Line(f"practice-worth-{name}", {"count": count}))

    def _say(self, line: Line) -> None:
        self._match.app.tell([self._match.talk.narrator.say(line, Priority.QUEUE)])
