"""The player's saved positions, and each position as an exercise."""

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
from numeramis_access.practice.judgements import Judgement, chance_words_at, unpack
from numeramis_access.practice.positions import Kept, NoPosition
from numeramis_access.words.game import Line


@dataclass(frozen=True)
class KeptMoment(Exercise):
    """One of the player's saved positions, as an exercise. :param kept: the position."""

    catalogue: Catalogue
    kept: Kept

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.catalogue[self.kept.game]

    def table(self) -> Table:
        """Return the table at the position. :raises NoPosition: if this version cannot play it."""
        return positions.restore_table(positions.read(self.kept.text), self.catalogue)

    def seed_text(self) -> str:
        """Return the text that seeded the review's judgement."""
        return chance_words_at(len(self.table().record))

    def judgement(self) -> Judgement | None:
        """Return the review's judgement; None without one, as in another player's position, or if it is unreadable."""
        try:
            return unpack(self.kept.judged, self.game.ruleset()) if self.kept.judged is not None else None
        except ValueError:
            return None

    def title(self) -> Line:
        """Return the name of the position, without its cost."""
        return Line("position-title")

    def keep(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Save the result; a missed position is repeated later."""
        keep(app, lambda kept: positions.record_answer(kept, self.kept.text, right, time.time(), helped))

    @property
    def playable(self) -> bool:
        """Return whether this version can play the position."""
        try:
            return self.table() is not None
        except (NoPosition, KeyError):
            return False


def load(app: App) -> tuple[Kept, ...]:
    """Return the saved positions; if they cannot be read, tell the player and return none."""
    try:
        return positions.load(app.home.positions)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))
        return ()


def keep(app: App, change: Callable[[tuple[Kept, ...]], tuple[Kept, ...]]) -> None:
    """Change the saved positions; if that fails, tell the player."""
    try:
        positions.change(change, app.home.positions)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))


def take(app: App, more: list[Kept]) -> int:
    """Add positions to the saved ones; return the number of new ones. :param more: the positions to add."""
    before = {kept.text for kept in load(app)}
    keep(app, lambda kept: positions.add_positions(kept, more))
    return len({kept.text for kept in more} - before)


def waiting(app: App) -> list[KeptMoment]:
    """Return the playable positions that are due for repetition, the longest due first."""
    now = time.time()
    due = [kept for kept in load(app) if kept.waits(now) and kept.game in app.catalogue]
    due.sort(key=lambda kept: kept.memory.due if kept.memory is not None else 0.0)
    return [moment for kept in due if (moment := KeptMoment(app.catalogue, kept)).playable]
