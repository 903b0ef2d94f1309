"""The costly moments that the review of a deal has found: what each is called, and keeping them as exercises."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from numeramis_access.app.practice.kept_positions import take
from numeramis_access.practice import hints, positions, review
from numeramis_access.practice.judgements import KeptJudgement, Place, packed
from numeramis_access.words.announcement import Priority

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene


class CostlyMoments:
    """The costly moments of one deal."""

    def __init__(self, match: PracticeScene) -> None:
        self._match = match

    @property
    def found(self) -> tuple[review.Verdict, ...]:
        """Return the costly moments that the review of this deal has found."""
        findings = self._match.review.findings
        return findings.costly if findings is not None else ()

    def name(self, verdict: review.Verdict) -> str:
        """Return what a costly moment is called: which choice it was, what was chosen and what it cost."""
        view = verdict.decision.view
        cost = hints.difference(verdict.loss, self._match.known.measure(view).unit)
        own = hints.named(self._match.talk.narrator, verdict.decision.action, view)
        return self._match.app.text("position-moment", number=verdict.decision.number, own=own, **cost)

    def keep(self, verdicts: tuple[review.Verdict, ...]) -> None:
        """Keep these moments as exercises, and say so."""
        now, match = time.time(), self._match.seat.table.match
        made = [
            positions.mistake(
                positions.position_at(match, one.decision.at, one.decision.number),
                one.loss, self._match.known.measure(one.decision.view).unit, now, self._kept_judgement(one.decision),
            )
            for one in verdicts
        ]  # fmt: skip
        self._match.app.say("position-kept", Priority.NOW, count=take(self._match.app, made))

    def _kept_judgement(self, decision: review.Decision) -> KeptJudgement | None:
        """Return how a decision was judged, as it is kept with its position."""
        known = self._match.judgements.known(Place(decision.at, decision.view))
        return packed(decision.at, known) if known is not None else None
