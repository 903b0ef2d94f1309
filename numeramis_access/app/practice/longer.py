"""Looking longer at what was too close to call: it may become a verdict, and a verdict stays what it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.practice.worth import worth_line
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Place
from numeramis_access.words.game import Line

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene


class LongerDesk:
    """The choices of one deal that are looked at for longer, on request."""

    def __init__(self, match: PracticeScene) -> None:
        self._match = match
        self._open: list[review.Decision] = []

    @property
    def close(self) -> list[review.Decision]:
        """Return the player's choices in this deal that are known to be too close to call for this version."""
        return [one for one in self._match.decisions() if self._is_close(one)]

    def _is_close(self, decision: review.Decision) -> bool:
        known = self._match.judgements.known(Place(decision.at, decision.view))
        if known is None or known.older:
            return False
        verdict = review.judge(decision, known.choice, self._match.known.measure(decision.view))
        return verdict is not None and verdict.close

    def ask(self) -> None:
        """Have them looked at for longer; what is under way is not begun again."""
        begun, self._open = bool(self._open), self._open or self.close
        self._match.tell(Line("practice-longer-begin", {"count": len(self._open)}))
        for decision in () if begun else tuple(self._open):
            place = Place(decision.at, decision.view)
            self._match.judgements.look_longer(place, self, partial(self._take, decision))

    def _take(self, decision: review.Decision, choice: Choice | None) -> None:
        """Tell what has become of a choice, and keep it."""
        match, place = self._match, Place(decision.at, decision.view)
        self._open = [one for one in self._open if one != decision]
        known, measure = match.judgements.known(place), match.known.measure(decision.view)
        if known is None or choice is None:
            match.tell_later(Line("practice-longer-failed"))
            return
        now = review.more_certain(decision.view, known.choice, choice, measure)
        match.judgements.settle(place, known._replace(choice=now, looked=known.looked + 1))
        verdict = review.judge(decision, now, measure)
        if verdict is not None:
            match.worth.settle(verdict)
            match.review.settle(verdict)
            if not verdict.close:
                match.note([verdict], settled=True)
            narrator, still = match.talk.narrator, Line("practice-longer-still")
            found = still if verdict.close else worth_line(verdict, narrator, match.known)
            lines = (Line("review-moment", {"number": decision.number}), found)
            match.app.tell(map(narrator.say, lines))
