"""Copies of evenings between places: written for an organiser, taken in from files, and forks settled by the player.

A fork is two copies of one log that contradict each other.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.evening import copies as ec
from numeramis_access.evening.copies import EveningCopy, Fork
from numeramis_access.evening.league import Leagues, read_leagues
from numeramis_access.evening.log import NewerLog, line_of
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import Evenings, KeptEvening, KeptPerson
from numeramis_access.store.files import clean_name, read_text
from numeramis_access.words.announcement import Priority
from numeramis_access.words.sorting import files_by_name

#: ending of the files
FILE_ENDING = "evening"


class CopyResult(NamedTuple):
    """The result of taking in a copy.

    :param how: ``taken``, ``known`` if the copy brought nothing new, or ``refused`` if it contains an entry that
        directors refused.
    :param new: number of its new entries. :param before: number of entries before them.
    """

    how: Literal["taken", "known", "refused"]
    new: int
    before: int


def copy_of(keeper: EveningKeeper) -> bytes:
    """Return the content of a file with a copy of an evening for another place: log, names and agreements, but no needs
    and notes.

    It has the lines of the log as they are stored, so that they equal the lines of earlier copies.

    :raises OSError: if the file of evenings cannot be read. :raises DamagedDatabase: if it is damaged.
    """
    kept = keeper.store.read(keeper.id)
    lines = kept.lines if kept is not None else tuple(map(line_of, keeper.log.entries))
    people = (keeper.people[id] for id in sorted(ec.people_of(lines)) if id in keeper.people)
    copied = tuple(ec.CopiedPerson(person.id, person.name, person.kept, person.shown) for person in people)
    return ec.write_copy(EveningCopy("numeramis-evening", keeper.id, keeper.created, copied, lines))


def load_leagues(app: App) -> Leagues:
    """Return the leagues of the home; if they cannot be read, say so and return none."""
    try:
        return read_leagues(Evenings(app.home.evenings).all().leagues)
    except (OSError, DamagedDatabase, ValueError):
        app.say("evening-not-kept", cue="refusal")
        return Leagues()


def save_leagues(app: App, leagues: Leagues) -> bool:
    """Store all leagues in the home; return whether that succeeded, and say so if it did not."""
    try:
        Evenings(app.home.evenings).put_leagues(msgspec.json.encode(leagues).decode())
    except (OSError, DamagedDatabase):
        app.say("evening-not-kept", cue="refusal")
        return False
    return True


def copies_menu(app: App) -> Menu:
    """Return the menu of the copies in the folder of exports; Enter takes one in and says the result.

    If it contradicts the stored log, Enter asks which of two entries is valid.
    """

    def entries() -> list[Entry]:
        files = files_by_name(app.home.exports.glob(f"*.{FILE_ENDING}"), app.language.record)
        rows = [Entry(partial(clean_name, file.name, 80), partial(_take, app, file)) for file in files]
        return [*rows, back_entry(app, "back" if rows else "league-no-copies")]

    return Menu(app, "league-copies", entries, folder=str(app.home.exports))


def _take(app: App, file: Path) -> Transition | None:
    """Take a copy in, tell the result, and enter the menu again; or ask which of two copies holds.

    If the file cannot be read, say so and return None, to stay.
    """
    try:
        copy = ec.read_copy(read_text(file))
    except NewerLog:
        app.say("evening-newer", cue="refusal")
        return None
    except (ValueError, OSError):
        app.say("league-copy-unreadable", cue="refusal", name=clean_name(file.name, 80))
        return None
    return _take_copy(app, copy)


def _take_copy(app: App, copy: EveningCopy) -> Transition:
    try:
        taken = import_copy(Evenings(app.home.evenings), copy, load_leagues(app).refused_entries)
    except (OSError, DamagedDatabase):
        app.say("evening-not-kept", cue="refusal")
        return EnterAgain()
    if isinstance(taken, Fork):
        return Push(_fork_menu(app, copy, taken))
    people = len(copy.people)
    return EnterAgain(lambda: app.say(
        f"league-copy-{taken.how}", Priority.QUEUE, count=taken.new, people=people, more=taken.before > 0
    ))  # fmt: skip


def import_copy(store: Evenings, copy: EveningCopy, refused: Collection[ec.RefusedEntry]) -> CopyResult | Fork:
    """Store the new entries of a copy; return the result, or the fork that a director has to settle.

    :param store: the file of evenings. :param copy: the copy. :param refused: entries that directors have refused.
    :raises OSError: if the file cannot be read or written.
    :raises DamagedDatabase: if the file of evenings is damaged.
    """
    here = store.read(copy.id)
    lines = here.lines if here is not None else ()
    holds = ec.merge_copies(copy.id, lines, copy.lines, refused)
    if isinstance(holds, Fork):
        return holds
    if ec.is_refused(copy.id, copy.lines, refused):
        return CopyResult("refused", 0, len(lines))
    both = zip(lines, copy.lines, strict=False)
    common = next((number for number, (line, other) in enumerate(both) if line != other), len(lines))
    if len(copy.lines) <= common:
        return CopyResult("known", 0, len(lines))
    people = (KeptPerson(who.id, copy.id, who.name, (), who.kept, who.shown) for who in copy.people)
    store.take_copy(KeptEvening(copy.id, copy.created, copy.lines), people, common)
    return CopyResult("taken", len(copy.lines) - common, common)


def _fork_menu(app: App, copy: EveningCopy, fork: Fork) -> Menu:
    """Return the question which of two entries at which copies part holds."""

    def refuse(lines: tuple[str, ...], takes: bool) -> Transition:
        leagues, refusal = load_leagues(app), ec.refusal_of(copy.id, fork.number, lines[fork.number])
        refused = tuple({*leagues.refused_entries, refusal})
        if not save_leagues(app, msgspec.structs.replace(leagues, refused_entries=refused)):
            return EnterAgain()
        return Pop(then=lambda: _take_copy(app, copy) if takes else EnterAgain())

    def told(lines: tuple[str, ...]) -> str:
        people = (KeptPerson(who.id, copy.id, who.name) for who in copy.people)
        keeper = EveningKeeper(app, KeptEvening(copy.id, copy.created, lines), people)
        entry = keeper.log.entries[fork.number]
        time = app.text("evening-log-value", time=entry.at[11:16], gone=False)
        return f"{EveningWriter(app, keeper).event(entry.event)}, {time}"

    here, there = tuple(fork.here), tuple(fork.there)

    def entries() -> list[Entry]:
        return [
            back_entry(app, "league-decide-later"),
            button_entry(app, "league-fork-here", partial(refuse, there, False), what=told(here), count=len(here)),
            button_entry(app, "league-fork-there", partial(refuse, here, True), what=told(there), count=len(there)),
        ]  # fmt: skip

    return Menu(app, "league-fork", entries, number=fork.number + 1)
