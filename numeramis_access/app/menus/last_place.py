"""The way back to the unfinished match, deal of the day, called match or evening at which the player was last.

A killed program cannot save where the player was, so the times of the files tell it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from numeramis_access.app.shell.menu import Entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Transition
from numeramis_access.app.table import kept_matches, local_match
from numeramis_access.store.journal import read_ending

#: kinds of places besides tables of people
PlaceKind: TypeAlias = Literal["match", "day", "called", "evening"]


class WayBack(NamedTuple):
    """The way back to an unfinished match, deal of the day, called match or evening.

    :param written: time of its last change, in seconds since 1970.
    :param kind: ``match``, ``day`` (a deal of the day), ``called`` (a match with real cards) or ``evening``.
    :param back: returns the transition that leads there; if that is impossible, says why and returns None or a
        transition that stays in the menu.
    """

    written: float
    kind: PlaceKind
    back: Callable[[], Transition | None]


def ways_back(app: App) -> list[Entry]:
    """Return the entries of the main menu that continue something: one for the place used last, then one for unfinished
    matches.

    Either is missing if there is nothing to continue. If the only unfinished match is also the last place, only the
    second entry is returned. Tables of people are not among these places.
    """
    matches = kept_matches.unfinished_matches(app.home)
    message = "menu-continue" if len(matches) == 1 else "menu-choose-match"
    continues = [button_entry(app, message, partial(local_match.continue_unfinished_match, app))] if matches else []
    last = max(_ways(app, matches), default=None, key=lambda way: way.written)
    if last is None or (last.kind == "match" and len(matches) == 1):
        return continues  # a single match is opened without a list
    return [button_entry(app, "menu-last-place", last.back, kind=last.kind), *continues]


def _ways(app: App, matches: list[Path]) -> list[WayBack]:
    """Return the way back to the last place of each kind."""
    days, called = (
        [path for path in folder.glob("*.match") if _is_under_way(path)]
        for folder in (app.home.days, app.home.called_matches)
    )
    ways: tuple[tuple[PlaceKind, list[Path], Callable[[App, Path], Transition | None]], ...] = (
        ("match", matches, _resume), ("day", days, app.doors.resume_day),
        ("called", called, app.doors.resume_called_match),
    )  # fmt: skip
    last = []
    for kind, paths, way in ways:
        if paths:
            path = max(paths, key=_written)
            last.append(WayBack(_written(path), kind, partial(way, app, path)))
    evening = app.doors.unfinished_evening(app) if app.home.evenings.exists() else None
    return [*last, *([WayBack(evening[0], "evening", evening[1])] if evening is not None else [])]


def _is_under_way(path: Path) -> bool:
    try:
        return not read_ending(path).places
    except OSError:
        return False


def _written(path: Path) -> float:
    """Return the time of the last change of a file in seconds, 0 if another program has just moved it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _resume(app: App, path: Path) -> Transition:
    return local_match.resume_match(app, path) or EnterAgain()
