"""Finds saved matches and restores their tables."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import read_action, read_options
from numeramis_access.core.table import Table
from numeramis_access.players.characters import temperament_of
from numeramis_access.store.files import NotAFile, TooLarge
from numeramis_access.store.home import Home
from numeramis_access.store.journal import Saved, Unreadable
from numeramis_access.store.lock import Busy
from numeramis_access.tables.called.calls import read_call
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Computer, Gender, Human, TableSeat

#: limit of a seed; no drawn seed is as large
LARGEST_SEED = 2**256
USUAL_LEVEL = "club"

#: prefix of a kept match among the places to which a page returns
PLACE = "match:"


def unfinished(home: Home) -> list[Path]:
    """Return the journals of unfinished matches, newest first; reads only their names."""
    return sorted(home.matches.glob("*.match"), key=start_time, reverse=True)


def place_of(name: str) -> str:
    """Return the place to which a page returns for an unfinished match. :param name: file name of its journal."""
    return f"{PLACE}{name}"


def journal_of_place(home: Home, place: str) -> Path | None:
    """Return the journal of the unfinished match at a place to which a page returns; None if there is none.

    :param place: the place, as ``place_of`` returns it.
    """
    kept = {place_of(path.name): path for path in unfinished(home)}
    return kept.get(place)


def start_time(path: Path) -> str:
    """Return the start time of a match from its journal's name, as text that sorts by time.

    :param path: path of the journal.
    """
    return path.name.partition("-")[2]


def restore(saved: Saved, catalogue: Catalogue) -> Table:
    """Return the match of a record, with all its actions played again.

    :param saved: the record.
    :raises Unreadable: if this version has no such game, option or action, if the rules refuse an action, or if the
        names do not fit the seats.
    """
    header = saved.header
    unknown = len(header.entrants) != header.seats or header.own not in range(header.seats)
    if unknown or abs(header.seed) > LARGEST_SEED:
        raise Unreadable("unknown")
    try:
        rules = catalogue[header.game].ruleset()
        match = Table(rules, read_options(rules, header.options), header.seats, header.seed, header.dealer)
        for value in saved.actions:
            if isinstance(match.act(read_action(rules, value, chance=True)), Refusal):
                raise Unreadable("unknown")
    except (KeyError, ValueError, RecursionError):
        raise Unreadable("unknown") from None
    return match


def restore_called(saved: Saved, catalogue: Catalogue) -> CalledMatch:
    """Return the match of a journal of calls (a match with real cards), with all its calls repeated.

    :param saved: the journal.
    :raises Unreadable: if this version has no such game, option or call, or the rules refuse a call.
    """
    header = saved.header
    try:
        rules = catalogue[header.game].ruleset()
        match = CalledMatch(rules, read_options(rules, header.options), header.seats, header.dealer or 0)
        calls = [read_call(rules, value) for value in saved.actions]
        if len(header.entrants) != header.seats or not all(isinstance(match.call(call), list) for call in calls):
            raise Unreadable("unknown")
    except (KeyError, ValueError, RecursionError):
        raise Unreadable("unknown") from None
    return match


def seats_of(saved: Saved, catalogue: Catalogue) -> tuple[TableSeat, ...]:
    """Return the seats of a saved match by entrant, the computers at the levels recorded last.

    The usual level replaces a level that this version of the game does not have.
    """
    seats, levels = [], catalogue[saved.header.game].levels
    for place, (entrant, level) in enumerate(zip(saved.header.entrants, saved.levels, strict=True)):
        gender: Gender = "feminine" if entrant.gender == "feminine" else "masculine"
        known = level if level in levels else USUAL_LEVEL
        computer = Computer(entrant.name, gender, level=known, temperament=temperament_of(entrant.name))
        seats.append(TableSeat(computer if level and place != saved.header.own else Human(entrant.name, gender)))
    return tuple(seats)


def why_not(error: Exception) -> str:
    """Return the id of the message that tells why a record cannot be used. :param error: the error in reading it."""
    if isinstance(error, Unreadable):
        return f"journal-{error.code}"
    if isinstance(error, FileNotFoundError):
        return "journal-missing"
    if isinstance(error, NotAFile | TooLarge):
        return "journal-no-record"
    return "journal-busy" if isinstance(error, Busy) else "journal-unreadable"
