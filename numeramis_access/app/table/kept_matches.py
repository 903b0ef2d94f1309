"""Finds saved matches and restores their tables."""

from __future__ import annotations

from pathlib import Path

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import DrawDealer, Refusal
from numeramis_access.core.codec import read_action, read_options
from numeramis_access.core.table import Table
from numeramis_access.players.characters import temperament_of
from numeramis_access.store.files import NotAFile, TooLarge
from numeramis_access.store.home import Home
from numeramis_access.store.journal import SavedMatch, UnreadableJournal
from numeramis_access.store.lock import FileBusy
from numeramis_access.tables.called.calls import read_call
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Computer, Human, TableSeat, gender_of

#: limit of a seed; no drawn seed is as large
MAX_SEED = 2**256
USUAL_LEVEL = "club"

#: prefix of a kept match among the places to which a page returns
MATCH_PLACE = "match:"


def unfinished_matches(home: Home) -> list[Path]:
    """Return the paths of the journals of unfinished matches, newest first by the time in their names; no file is read.
    """
    return sorted(home.matches.glob("*.match"), key=start_time, reverse=True)


def page_address_of(name: str) -> str:
    """Return the address of an unfinished match within the program's page, to which a reloaded page returns.

    :param name: file name of its journal.
    """
    return f"{MATCH_PLACE}{name}"


def journal_at_address(home: Home, place: str) -> Path | None:
    """Return the path of the journal of the unfinished match at an address of the page; None if there is none.

    :param home: the player's home.
    :param place: the address, as ``page_address_of`` returns it.
    """
    kept = {page_address_of(path.name): path for path in unfinished_matches(home)}
    return kept.get(place)


def start_time(path: Path) -> str:
    """Return the part of a journal's file name that begins with the start time of its match, as text that sorts by
    time; empty if the name has none.

    :param path: path of the journal.
    """
    return path.name.partition("-")[2]


def restore_match(saved: SavedMatch, catalogue: Catalogue) -> Table:
    """Return the match of a record, with all its actions played again.

    In a match with real cards the people chose the dealer, which records of earlier versions do not say.

    :param saved: the record. :param catalogue: the games.
    :raises UnreadableJournal: with the code ``unknown``, if this version has no such game, option or action, if the
        rules refuse an action, or if the names do not fit the seats.
    """
    header = saved.header
    unknown = len(header.entrants) != header.seats or header.own not in range(header.seats)
    if unknown or abs(header.seed) > MAX_SEED:
        raise UnreadableJournal("unknown")
    try:
        rules = catalogue[header.game].ruleset()
        match = Table(rules, read_options(rules, header.options), header.seats, header.seed, header.dealer)
        for value in saved.actions:
            action = read_action(rules, value, chance=True)
            if header.called and isinstance(action, DrawDealer):
                action = msgspec.structs.replace(action, chosen=True)
            if isinstance(match.act(action), Refusal):
                raise UnreadableJournal("unknown")
    except (KeyError, ValueError, RecursionError):
        raise UnreadableJournal("unknown") from None
    return match


def restore_called_match(saved: SavedMatch, catalogue: Catalogue) -> CalledMatch:
    """Return the match with real cards of a journal of calls, with all its calls repeated.

    :param saved: the journal. :param catalogue: the games.
    :raises UnreadableJournal: with the code ``unknown``, if this version has no such game, option or call, if the rules
        refuse a call, or if the names do not fit the seats.
    """
    header = saved.header
    try:
        rules = catalogue[header.game].ruleset()
        match = CalledMatch(rules, read_options(rules, header.options), header.seats, header.dealer or 0)
        calls = [read_call(rules, value) for value in saved.actions]
        if len(header.entrants) != header.seats or not all(isinstance(match.call(call), list) for call in calls):
            raise UnreadableJournal("unknown")
    except (KeyError, ValueError, RecursionError):
        raise UnreadableJournal("unknown") from None
    return match


def seats_of(saved: SavedMatch, catalogue: Catalogue) -> tuple[TableSeat, ...]:
    """Return the seats of a saved match, one for each entrant by its number from 0, the computers at the levels
    recorded last.

    Entrants without a level, and the owner of the record, are people. The level ``club`` replaces one that this version
    of the game does not have.

    :raises KeyError: if this version does not have the game.
    """
    seats, levels = [], catalogue[saved.header.game].levels
    for place, (entrant, level) in enumerate(zip(saved.header.entrants, saved.levels, strict=True)):
        gender = gender_of(entrant.gender)
        known = level if level in levels else USUAL_LEVEL
        computer = Computer(entrant.name, gender, level=known, temperament=temperament_of(entrant.name))
        seats.append(TableSeat(computer if level and place != saved.header.own else Human(entrant.name, gender)))
    return tuple(seats)


def record_error_message(error: Exception) -> str:
    """Return the id of the message that tells why a record cannot be used.

    :param error: the error in reading it; an unknown one counts as an unreadable file.
    """
    if isinstance(error, UnreadableJournal):
        return f"journal-{error.code}"
    if isinstance(error, FileNotFoundError):
        return "journal-missing"
    if isinstance(error, NotAFile | TooLarge):
        return "journal-no-record"
    return "journal-busy" if isinstance(error, FileBusy) else "journal-unreadable"
