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
from numeramis_access.practice.judgements import Judgement, chance_words_at, unpack_judgement
from numeramis_access.practice.positions import KeptMistake, NoPosition
from numeramis_access.words.game import Line


@dataclass(frozen=True)
class KeptMoment(Exercise):
    """One of the player's saved positions, as an exercise.

    :param catalogue: the games, among them the position's game. :param mistake: the position.
    """

    catalogue: Catalogue
    mistake: KeptMistake

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.catalogue[self.mistake.game]

    def table(self) -> Table:
        """Return the table at the position. :raises NoPosition: if this version cannot play it."""
        return positions.restore_table(positions.read_position(self.mistake.text), self.catalogue)

    def seed_text(self) -> str:
        """Return the text that seeded the review's judgement."""
        return chance_words_at(len(self.table().record))

    def judgement(self) -> Judgement | None:
        """Return the review's judgement saved with the position; None without one, as in another player's position, or
        if it is unreadable.
        """
        try:
            return (
                unpack_judgement(self.mistake.judged, self.game.ruleset()) if self.mistake.judged is not None else None
            )
        except ValueError:
            return None

    def title(self) -> Line:
        """Return the name of the position, without its cost."""
        return Line("position-title")

    def save_result(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Save the result; a missed position is repeated later.

        :param app: the program. :param right: whether the answer was right.
        :param helped: whether a hint came before it. :param difficulty: ignored: positions do not rate the learner.
        """
        change_positions(app, lambda kept: positions.record_answer(kept, self.mistake.text, right, time.time(), helped))

    @property
    def is_playable(self) -> bool:
        """Return whether this version can play the position; it reads and restores the position to find that out."""
        try:
            return self.table() is not None
        except (NoPosition, KeyError):
            return False


def load_positions(app: App) -> tuple[KeptMistake, ...]:
    """Return the saved positions; if they cannot be read, tell the player and return none."""
    try:
        return positions.load_positions(app.home.positions_file)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))
        return ()


def change_positions(app: App, change: Callable[[tuple[KeptMistake, ...]], tuple[KeptMistake, ...]]) -> None:
    """Change the saved positions; if they cannot be written, tell the player and change nothing.

    :param app: the program. :param change: returns the new positions for the saved ones.
    """
    try:
        positions.change_positions(change, app.home.positions_file)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))


def add_positions(app: App, more: list[KeptMistake]) -> int:
    """Add positions to the saved ones; return how many of them were not there before.

    If they cannot be written, the player is told, and the number still counts the new positions.

    :param app: the program. :param more: the positions to add.
    """
    before = {kept.text for kept in load_positions(app)}
    change_positions(app, lambda kept: positions.add_positions(kept, more))
    return len({kept.text for kept in more} - before)


def due_positions(app: App) -> list[KeptMoment]:
    """Return the saved positions that are due now, new ones first, then the longest due.

    Positions of a game that this program lacks, and positions that cannot be replayed, are left out.
    """
    now = time.time()
    due = [kept for kept in load_positions(app) if kept.is_due(now) and kept.game in app.catalogue]
    due.sort(key=lambda kept: kept.memory.due if kept.memory is not None else 0.0)
    return [moment for kept in due if (moment := KeptMoment(app.catalogue, kept)).is_playable]
