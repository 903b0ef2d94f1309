"""Beginning a match, and going on with one that was left: table, company and journal together."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from numeramis_access.app.match import Company, Match
from numeramis_access.app.menu import Entry, Menu
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import plain, read_action, read_options
from numeramis_access.core.ruleset import Options, Ruleset
from numeramis_access.core.table import Table
from numeramis_access.games import ruleset
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import characters
from numeramis_access.players.policy import LEVELS
from numeramis_access.store.folders import data_folder
from numeramis_access.store.journal import Entrant, Header, Journal, Saved, read
from numeramis_access.words.people import Person

if TYPE_CHECKING:
    from numeramis_access.app.loop import App


def folder() -> Path:
    """Return where the journals of matches lie."""
    return data_folder() / "matches"


def company(app: App, seats: int, level: str) -> Company:
    """Return the player and as many opponents as the table has room for."""
    names = [Person(person.name, person.gender) for person in characters()][: seats - 1]
    you = Person(app.settings.name or app.text("you"), app.settings.gender)
    return Company((you, *names), ("", *(level for _ in names)))


def begin(
    app: App, rules: Ruleset[Any, Any, Any], options: Options, seats: int, seed: int, practice: bool = False
) -> Match:
    """Begin a match and put it on top; practice keeps no journal."""
    table = Table(rules, options, seats, seed)
    people = company(app, seats, app.settings.level)
    match = Match(app, table, people, None if practice else _journal(app, table, people))
    app.replace(match)
    return match


def _journal(app: App, table: Table, people: Company) -> Journal | None:
    """Return a new journal; where none can be written the player is told and plays on without."""
    now = datetime.datetime.now()
    entrants = tuple(
        Entrant(person.name, person.gender, level) for person, level in zip(people.persons, people.levels, strict=True)
    )
    name = table.ruleset.name
    header = Header(
        name, table.seats, table.seed, plain(table.options), entrants, created=now.isoformat(timespec="seconds")
    )
    try:
        return Journal.create(folder() / f"{name}-{now:%Y%m%d-%H%M%S-%f}.match", header)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        return None


def unfinished() -> list[Path]:
    """Return the journals of matches that can be continued, the newest first."""
    found = []
    for path in sorted(folder().glob("*.match"), key=lambda path: path.name.rpartition("-")[0][-15:], reverse=True):
        try:
            if not read(path).finished:
                found.append(path)
        except (OSError, ValueError, msgspec.ValidationError):
            continue
    return found


def restore(saved: Saved) -> Table:
    """Return the table of a saved match as far as its actions can be done again.

    :raises msgspec.ValidationError: when its options are not of this game.
    """
    header = saved.header
    rules = ruleset(header.game)
    table = Table(rules, read_options(rules, header.options), header.seats, header.seed, header.dealer)
    for value in saved.actions:
        if isinstance(table.act(read_action(rules, value, chance=True)), Refusal):
            break
    return table


def resume(app: App, path: Path) -> Match:
    """Continue a match from its journal and put it on top."""
    saved = read(path)
    entrants = saved.header.entrants
    persons = tuple(Person(one.name, "feminine" if one.gender == "feminine" else "masculine") for one in entrants)
    people = Company(persons, tuple(one.level for one in entrants))
    match = Match(app, restore(saved), people, Journal.reopen(path))
    if saved.damaged_at is not None:
        app.inbox.put(Report("journal-damaged", {}))
    app.replace(match)
    return match


def continue_menu(app: App) -> None:
    """Continue the only unfinished match, or let the player choose among several."""
    paths = unfinished()
    if len(paths) == 1:
        resume(app, paths[0])
        return

    def entries() -> list[Entry]:
        return [Entry(_name(app, path), _resumer(app, path)) for path in unfinished()]

    app.push(Menu(app, "choose-match", entries))


def _name(app: App, path: Path) -> Any:
    header = read(path).header
    created = header.created.replace("T", " ")
    return lambda: app.text("saved-match", game=app.text(f"game-{header.game}"), created=created)


def _resumer(app: App, path: Path) -> Any:
    return lambda: resume(app, path)


def level_entry(app: App, match: Match) -> Entry:
    """Return the entry that changes the opponents' level during a match, losing nothing."""

    def change(by: int) -> None:
        place = LEVELS.index(app.settings.level) + by
        level = LEVELS[min(len(LEVELS) - 1, max(0, place))]
        app.change(level=level)
        match.company = Company(match.company.persons, tuple(level if old else "" for old in match.company.levels))

    return Entry(lambda: app.text("option-level"), None, lambda: app.text(f"level-{app.settings.level}"), change)
