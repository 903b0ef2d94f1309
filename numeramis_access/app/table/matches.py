"""Beginning a match, and going on with one that was left: table, company and journal together."""

from __future__ import annotations

import datetime
import os
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Push, Replace, Transition
from numeramis_access.app.table.match import Company, Match
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.app.table.tally import Tally
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import plain, read_action, read_options
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import invited
from numeramis_access.store.home import Home
from numeramis_access.store.journal import Entrant, Header, Journal, Saved, Unreadable, read
from numeramis_access.store.lock import Busy
from numeramis_access.store.statistics import Statistics
from numeramis_access.words.people import Person

#: bits of chance in a seed that nobody chose
SECRET_BITS = 64


def company(app: App, seats: int, level: str) -> Company:
    """Return the player and as many opponents as the table has room for."""
    names = [Person(one.name, one.gender) for one in invited(app.settings.opponents, seats - 1)]
    you = Person(app.settings.name or app.text("you"), app.settings.gender)
    return Company((you, *names), ("", *(level for _ in names)))


def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Begin a match that is kept and counted.

    :param seed: names the match; None has one drawn that nobody can guess and nobody is told.
    """
    table = Table(rules, options, seats, MATCH_NUMBERS.stop + secrets.randbits(SECRET_BITS) if seed is None else seed)
    people = company(app, seats, app.settings.level)
    return Replace(Match(app, table, people, _keeper(app, table, people)))


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
    path = app.home.matches / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
    tally = Tally(Statistics(app.home.statistics), path.stem, table)
    try:
        return MatchRecorder(app.inbox, app.home.records, Journal.create(path, header), tally)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        return MatchRecorder(app.inbox, app.home.records, None, tally)


def unfinished(home: Home) -> list[Path]:
    """Return the journals of matches that can be continued, the newest first; not one of them is read for it."""
    return sorted(home.matches.glob("*.match"), key=begun, reverse=True)


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


def resume(app: App, path: Path) -> Replace | None:
    """Continue a match from its journal; where that cannot be, say why and return None.

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
    tally = Tally(Statistics(app.home.statistics), path.stem, table)
    tally.resumed()
    match = Match(app, table, company_of(saved), MatchRecorder(app.inbox, app.home.records, journal, tally))
    damaged = ["journal-damaged"] if saved.damaged_at is not None else []
    match.recall(*damaged, *([] if journal else ["journal-not-written"]))
    return Replace(match)


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


def go_on(app: App) -> Transition | None:
    """Continue the only unfinished match, or let the player choose among several."""
    paths = unfinished(app.home)
    if len(paths) == 1:
        return resume(app, paths[0])

    def entries() -> list[Entry]:
        found = [Entry(name_of(app, path), partial(_resume, app, path)) for path in unfinished(app.home)]
        return found or [back(app, "no-match-kept")]

    return Push(Menu(app, "choose-match", entries))


def _resume(app: App, path: Path) -> Transition:
    return resume(app, path) or Again()  # what cannot be continued may be gone from the menu


def name_of(app: App, path: Path) -> Callable[[], str]:
    """Return what a record is called in menus: its game and when it was begun."""
    game, _, begun = path.stem.partition("-")
    try:
        app.catalogue[game]
        created = datetime.datetime.strptime(begun[:15], "%Y%m%d-%H%M%S").isoformat(" ", "minutes")
    except (KeyError, ValueError):
        return lambda: path.stem
    return lambda: app.text("saved-match", game=app.text(f"game-{game}"), created=created)
