"""The menus of the player's positions: solve, export and import them."""

from __future__ import annotations

import datetime
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

from numeramis_access.app.practice.kept_positions import (
    KeptMoment,
    add_positions,
    change_positions,
    due_positions,
    load_positions,
)
from numeramis_access.app.practice.topic_scene import Course, TopicScene
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.practice import hints, positions
from numeramis_access.practice.positions import KeptMistake
from numeramis_access.store.files import read_text, write_whole
from numeramis_access.words.sorting import files_by_name

#: most positions in one series
MAX_SERIES_LENGTH = 5


class PositionsMenu(Menu):
    """The menu of all positions; a typed or pasted line can also hold positions as text."""

    def take_line(self, text: str) -> Transition | None:
        """Save the positions in a line that begins with ``positions.POSITION_PREFIX``, and return the transition that
        tells how many are new, or refuses a damaged line.

        Do with any other line as every menu does; return None if it has no meaning there.
        """
        if not text.startswith(positions.POSITION_PREFIX):
            return super().take_line(text)
        kept = positions.positions_in_text(text, self.app.catalogue, time.time())
        if not kept:
            return EnterAgain(partial(self.app.say, "position-damaged", cue="refusal"))
        return EnterAgain(partial(self.app.say, "positions-taken", count=add_positions(self.app, kept)))


def menu(app: App) -> Menu:
    """Return the menu of all positions: solve the due ones if there are any, each position, the newest first, export if
    there is one, and import.
    """

    def entries() -> list[Entry]:
        kept = [position for position in load_positions(app) if position.game in app.catalogue]
        due = due_positions(app)
        solve = [Entry(lambda: app.text("positions-solve"), partial(_solve, app), partial(_count, app, len(due)))]
        export = [button_entry(app, "positions-export", partial(_export, app, "positions", kept))]
        return [
            *(solve if due else []),
            *(_entry(app, position) for position in sorted(kept, key=lambda position: -position.since)),
            *(export if kept else [back_entry(app, "positions-none")]),
            opening_entry(app, "positions-import", partial(_files, app)),
        ]

    return PositionsMenu(app, "positions-menu", entries)


def _count(app: App, count: int) -> str:
    return app.text("drill-waiting", count=count)


def _solve(app: App) -> Transition:
    due = due_positions(app)[:MAX_SERIES_LENGTH]
    return Push(TopicScene(app, Course(tuple(due)))) if due else EnterAgain()


def _entry(app: App, position: KeptMistake) -> Entry:
    """Return the entry of a position: its game, its date, the cost of the choice, and its state."""

    def label() -> str:
        day = datetime.datetime.fromtimestamp(position.since).isoformat(" ", "minutes")
        own = "own" if position.unit else "other"
        cost = hints.difference_values(position.loss, position.unit) if position.unit else {"size": 0, "unit": "points"}
        when = {"day": day, "today": datetime.date.today().isoformat()}
        return app.text("position-label", game=app.text(f"game-{position.game}"), whose=own, **when, **cost)

    waits = "waits" if position.is_due(time.time()) else "later"
    state = "solved" if position.is_solved else "new" if position.memory is None else waits
    return Entry(label, lambda: Push(_position_menu(app, position)), lambda: app.text("position-state", state=state))


def _position_menu(app: App, position: KeptMistake) -> Menu:
    """Return the menu of one position: solve, export, delete."""

    def solve() -> Transition | None:
        moment = KeptMoment(app.catalogue, position)
        if moment.is_playable:
            return Push(TopicScene(app, Course((moment,))))
        app.say("position-unplayable", cue="refusal")
        return None

    def delete() -> Transition:
        change_positions(app, lambda kept: tuple(other for other in kept if other.text != position.text))
        return Pop(then=lambda: EnterAgain(partial(app.say, "position-deleted")))

    name = f"position-{position.game}-{int(position.since)}"

    def entries() -> list[Entry]:
        return [
            button_entry(app, "position-solve", solve),
            button_entry(app, "position-export", partial(_export, app, name, [position])),
            opening_entry(app, "position-delete", lambda: confirmation_menu(app, "position-really-delete", delete)),
            back_entry(app),
        ]

    return Menu(app, "position-menu", entries)


# as text

def _export(app: App, name: str, kept: list[KeptMistake]) -> None:
    """Write positions to a text file, one per paragraph, and tell its name."""
    target = app.home.exports / f"{name}.txt"
    try:
        write_whole(target, "".join(f"{position.text}\n\n" for position in kept).encode())
    except OSError:
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))


def _files(app: App) -> Menu:
    """Return the menu of the text files in the folder for exports; create the folder if necessary."""
    with suppress(OSError):
        app.home.exports.mkdir(parents=True, exist_ok=True)

    def entries() -> list[Entry]:
        files = files_by_name(app.home.exports.glob("*.txt"), app.language.record)
        rows = [Entry(partial(str, file.name), partial(_import, app, file)) for file in files]
        return [*rows, back_entry(app, "back" if rows else "positions-no-files")]

    return Menu(app, "positions-import-menu", entries, folder=str(app.home.exports))


def _import(app: App, file: Path) -> Transition | None:
    """Save the positions of a file, and tell how many are new.

    If the file cannot be read or has no position, say so and return None, to stay.
    """
    try:
        kept = positions.positions_in_text(read_text(file), app.catalogue, time.time())
    except (OSError, ValueError):
        app.say("position-file-unreadable", cue="refusal", name=file.name)
        return None
    if not kept:
        app.say("position-damaged", cue="refusal")
        return None
    return Pop(then=lambda: EnterAgain(partial(app.say, "positions-taken", count=add_positions(app, kept))))
