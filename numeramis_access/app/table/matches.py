"""Beginning a match, and going on with one that was left: table, company and journal together."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.table.match import Company, Match
from numeramis_access.app.table.match_recorder import MatchRecorder, matches_folder
from numeramis_access.app.table.tally import Tally
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import plain, read_action, read_options
from numeramis_access.core.ruleset import Options, Ruleset
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import invited
from numeramis_access.players.policy import LEVELS
from numeramis_access.store.journal import Entrant, Header, Journal, Saved, Unreadable, read
from numeramis_access.store.lock import Busy
from numeramis_access.store.statistics import Statistics
from numeramis_access.words.people import Person

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App


def company(app: App, seats: int, level: str) -> Company:
    """Return the player and as many opponents as the table has room for."""
    names = [Person(one.name, one.gender) for one in invited(app.settings.opponents, seats - 1)]
    you = Person(app.settings.name or app.text("you"), app.settings.gender)
    return Company((you, *names), ("", *(level for _ in names)))


def begin(
    app: App, rules: Ruleset[Any, Any, Any], options: Options, seats: int, seed: int, practice: bool = False
) -> Match:
    """Begin a match and put it on top; practice is neither kept nor counted."""
    table = Table(rules, options, seats, seed)
    people = company(app, seats, app.settings.level)
    if practice:
        from numeramis_access.app.practice.practice_match import PracticeMatch

        match: Match = PracticeMatch(app, table, people)
    else:
        match = Match(app, table, people, _keeper(app, table, people))
    app.replace(match)
    return match


def _keeper(app: App, table: Table, people: Company) -> MatchRecorder:
    """Return what keeps a new match; where no journal can be written the player is told and plays on without."""
    now = datetime.datetime.now()
    entrants = tuple(
        Entrant(person.name, person.gender, level) for person, level in zip(people.persons, people.levels, strict=True)
    )
    name = table.ruleset.name
    header = Header(
        name, table.seats, table.seed, plain(table.options), entrants, created=now.isoformat(timespec="seconds")
    )
    path = matches_folder() / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
    tally = Tally(Statistics(), path.stem, table)
    try:
        return MatchRecorder(app.inbox, Journal.create(path, header), tally)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        return MatchRecorder(app.inbox, None, tally)


def unfinished() -> list[Path]:
    """Return the journals of matches that can be continued, the newest first; not one of them is read for it."""
    return sorted(matches_folder().glob("*.match"), key=begun, reverse=True)


def begun(path: Path) -> str:
    """Return when a journal was begun, from its name: what stands after the game."""
    return path.name.partition("-")[2]


def restore(saved: Saved, catalogue: Catalogue) -> Table:
    """Return the table of a saved match as far as its actions can be done again.

    :raises Unreadable: when the catalogue has no such game, or the game no such options.
    """
    header = saved.header
    try:
        rules = catalogue[header.game].ruleset()
        table = Table(rules, read_options(rules, header.options), header.seats, header.seed, header.dealer)
    except (KeyError, ValueError):
        raise Unreadable("unknown") from None
    for value in saved.actions:
        if isinstance(table.act(read_action(rules, value, chance=True)), Refusal):
            raise Unreadable("unknown")
    return table


def company_of(saved: Saved) -> Company:
    """Return who plays a saved match, at the levels of its last line."""
    entrants = saved.header.entrants
    persons = tuple(Person(one.name, "feminine" if one.gender == "feminine" else "masculine") for one in entrants)
    return Company(persons, saved.levels)


def resume(app: App, path: Path) -> Match | None:
    """Continue a match from its journal and put it on top; where that cannot be, say why and return None.

    Where the journal can be read and not written, the match goes on without being kept, and that is said.
    """
    journal = None
    try:
        journal, saved = _opened(path)
        table = restore(saved, app.catalogue)
    except (Unreadable, OSError) as error:
        if journal is not None:
            journal.close()
        app.say(why_not(error), cue="refusal", name=path.name)
        return None
    tally = Tally(Statistics(), path.stem, table)
    tally.resumed()
    match = Match(app, table, company_of(saved), MatchRecorder(app.inbox, journal, tally))
    damaged = ["journal-damaged"] if saved.damaged_at is not None else []
    match.recall(*damaged, *([] if journal else ["journal-not-written"]))
    app.replace(match)
    return match


def _opened(path: Path) -> tuple[Journal | None, Saved]:
    """Return a journal to go on with and what it holds; None where it can only be read.

    :raises Unreadable, OSError: as ``Journal.resume``.
    """
    try:
        return Journal.resume(path)
    except Busy:
        raise
    except OSError:
        return None, read(path)


def why_not(error: Exception) -> str:
    """Return the message that says why a record cannot be used."""
    if isinstance(error, Unreadable):
        return f"journal-{error.code}"
    if isinstance(error, FileNotFoundError):
        return "journal-missing"
    return "journal-busy" if isinstance(error, Busy) else "journal-unreadable"


def continue_menu(app: App) -> None:
    """Continue the only unfinished match, or let the player choose among several."""
    paths = unfinished()
    if len(paths) == 1:
        resume(app, paths[0])
        return

    def entries() -> list[Entry]:
        found = [Entry(name_of(app, path), partial(_resume, app, path)) for path in unfinished()]
        return found or [Entry(lambda: app.text("no-match-kept"), app.pop)]

    app.push(Menu(app, "choose-match", entries))


def _resume(app: App, path: Path) -> None:
    if resume(app, path) is None:
        app.scene.enter()  # what cannot be continued may be gone from the menu


def name_of(app: App, path: Path) -> Callable[[], str]:
    """Return what a record is called in menus: its game and when it was begun."""
    game, _, begun = path.stem.partition("-")
    try:
        app.catalogue[game]
        created = datetime.datetime.strptime(begun[:15], "%Y%m%d-%H%M%S").isoformat(" ", "minutes")
    except (KeyError, ValueError):
        return lambda: path.stem
    return lambda: app.text("saved-match", game=app.text(f"game-{game}"), created=created)


def level_entry(app: App, match: Match) -> Entry:
    """Return the entry that changes the opponents' level during a match, losing nothing."""

    def level() -> str:
        return next((level for level in match.company.levels if level), app.settings.level)

    def change(by: int) -> None:
        place = LEVELS.index(level()) + by
        chosen = LEVELS[min(len(LEVELS) - 1, max(0, place))]
        app.change(level=chosen)
        match.change_level(chosen)

    return Entry(lambda: app.text("option-level"), None, lambda: app.text(f"level-{level()}"), change)
