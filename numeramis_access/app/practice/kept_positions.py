"""The player's own positions as they are kept, and each as an exercise."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from numeramis_access.app.practice.exercises import Exercise
from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Report
from numeramis_access.practice import positions
from numeramis_access.practice.judgements import Judgement, chance_words_at, unpacked
from numeramis_access.practice.positions import Kept, NoPosition
from numeramis_access.words.game import Line


@dataclass(frozen=True)
class KeptMoment(Exercise):
    """A position of the player's own."""

    catalogue: Catalogue
    kept: Kept

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.catalogue[self.kept.game]

    def table(self) -> Table:
        """Return the table as it was. :raises NoPosition: when this version cannot play it."""
        return positions.restored(positions.read(self.kept.text), self.catalogue)

    def chance_words(self) -> str:
        """Return the words by which the review judged it."""
        return chance_words_at(len(self.table().record))

    def judgement(self) -> Judgement | None:
        """Return how the review judged it, None for a position from somebody else."""
        try:
            return unpacked(self.kept.judged, self.game.ruleset()) if self.kept.judged is not None else None
        except ValueError:
            return None

    def title(self) -> Line:
        """Return what it is called, without what it cost."""
        return Line("position-title")

    def keep(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Keep how it went: a position that was missed comes again."""
        keep(app, lambda kept: positions.answered(kept, self.kept.text, right, time.time(), helped))

    @property
    def playable(self) -> bool:
        """Return whether this version can play it."""
        try:
            return self.table() is not None
        except (NoPosition, KeyError):
            return False


def load(app: App) -> tuple[Kept, ...]:
    """Return the positions that are kept; where they cannot be read the player is told."""
    try:
        return positions.load(app.home.positions)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))
        return ()


def keep(app: App, change: Callable[[tuple[Kept, ...]], tuple[Kept, ...]]) -> None:
    """Change the positions that are kept; where that is not possible the player is told."""
    try:
        positions.change(change, app.home.positions)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))


def take(app: App, more: list[Kept]) -> int:
    """Add positions to those that are kept; return how many of them are new."""
    before = {kept.text for kept in load(app)}
    keep(app, lambda kept: positions.added(kept, more))
    return len({kept.text for kept in more} - before)


def waiting(app: App) -> list[KeptMoment]:
    """Return the positions that come again by now and can be played, the longest due first."""
    now = time.time()
    due = [kept for kept in load(app) if kept.waits(now) and kept.game in app.catalogue]
    due.sort(key=lambda kept: kept.memory.due if kept.memory is not None else 0.0)
    return [moment for kept in due if (moment := KeptMoment(app.catalogue, kept)).playable]
