"""The choice of a table after a proved revoke (a player did not follow suit though able to): correct a call, or write
the penalty that was agreed before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Scene, Transition
from numeramis_access.store.settings import CalledPenalty
from numeramis_access.tables.called.seat import CalledSeat

#: the penalties that a table can agree on
PENALTIES: tuple[CalledPenalty, ...] = get_args(CalledPenalty)


def tricks_and_points(penalty: CalledPenalty) -> tuple[int, int]:
    """Return the tricks and the points of a penalty, of which one is 0; both are 0 for a table without penalties."""
    kind, _, number = penalty.partition("-")
    return (int(number), 0) if kind == "tricks" else (0, int(number)) if kind == "points" else (0, 0)


def penalty_entry(app: App) -> Entry:
    """Return the entry that sets the penalty for a revoke (not following suit though able to) in the player's called
    matches: left and right change it at once.
    """

    def change(by: int) -> None:
        at = PENALTIES.index(app.settings.called_penalty) + by
        app.change(called_penalty=PENALTIES[min(max(at, 0), len(PENALTIES) - 1)])

    return Entry(lambda: app.text("call-penalty"), None, lambda: penalty_text(app, app.settings.called_penalty), change)


def penalty_text(app: App, penalty: CalledPenalty) -> str:
    """Return the words for a penalty."""
    tricks, points = tricks_and_points(penalty)
    return app.text("call-penalty-of", tricks=tricks, points=points)


def revoke_menu(
    app: App, seat: CalledSeat, table: Scene, corrections: Callable[[], Scene], done: Callable[[str], None]
) -> Menu:
    """Return the menu after a proved revoke: write the agreed penalty, correct a call, or go back.

    The penalty comes first, so that one key writes it; if the table has agreed on none, the correction does.

    :param app: the program. :param seat: the caller's seat. :param table: the scene of the match.
    :param corrections: returns the scene with the list of calls.
    :param done: takes the id of a message; announces it at the table, and then the new state.
    """

    def write() -> Transition:
        seat.penalize(*tricks_and_points(app.settings.called_penalty))
        return Pop(to=table, then=lambda: done("call-penalty-written"))

    def entries() -> list[Entry]:
        agreed = app.settings.called_penalty
        penalty = button_entry(app, "call-penalty-write", write, what=penalty_text(app, agreed))
        correct = opening_entry(app, "call-correct", corrections)
        return [correct, penalty, back_entry(app)] if agreed == "none" else [penalty, correct, back_entry(app)]

    return Menu(app, "call-settle", entries)
