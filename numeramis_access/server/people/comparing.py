"""Requests of an evening's players to compare the results of a round's boards at all tables.

The house answers them once no table plays these boards any more.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, Shuffle
from numeramis_access.core.codec import to_json_value
from numeramis_access.server.people.admission import RefuseRequest, own_sitting
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, EXPENSIVE_REQUESTS, LONG_ANSWERS, answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.leading import note_agreement
from numeramis_access.server.people.rounds import can_see_record
from numeramis_access.server.people.setting import TableSetting, setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KeptTable, KnownPerson
from numeramis_access.tables.boards import SEATS, board_scores
from numeramis_access.tables.evening import MAX_TABLES, BoardLine, PlayedBoard, PlayedRound
from numeramis_access.tables.evening_requests import BoardAt, HowPlayed, ShowName, Standings
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.request_fields import Json


class _OverRound(NamedTuple):
    """The tables of a finished round, by number, and the seat and table of the person who asks; None for no table."""

    tables: dict[int, Sitting]
    seat: int
    table: int | None


def _round(house: House, person: KnownPerson, request: HowPlayed) -> _OverRound:
    """Return a finished round that a person played in or hosted.

    :raises RefuseRequest: ``no-such-table`` for other people; ``not-over`` while the round is played.
    """
    names = (f"{request.table}-{request.round}-{number}" for number in range(MAX_TABLES))
    kept = [kept_table for name in names if (kept_table := house.store.table_of(name)) is not None]
    settings = [setting_of(table) for table in kept]
    own = next((place for setting in settings if (place := _own_seat(setting, person)) is not None), None)
    if own is None and not any(setting.host == person.id for setting in settings):
        raise RefuseRequest("no-such-table")
    if settings[0].club is None and settings[0].played is not None and not settings[0].played.boards:
        raise RefuseRequest("not-here")
    if not all(table.stage == "over" for table in kept) or not can_see_record(house.store, settings[0]):
        raise RefuseRequest("not-over")
    seat, table = own or (0, None)
    return _OverRound(dict(filter(None, (_stands(house, table) for table in kept))), seat, table)


def _own_seat(setting: TableSetting, person: KnownPerson) -> tuple[int, int] | None:
    """Return a person's seat and the number of the table, None if they did not sit there."""
    seat = next((at for at, place in enumerate(setting.places) if place.person == person.id), None)
    return None if seat is None or setting.played is None else (seat, setting.played.number)


def _stands(house: House, kept: KeptTable) -> tuple[int, Sitting] | None:
    """Return a table's number and the table with its match, None if it was not played."""
    sitting, played = house.sittings.find(kept.id), setting_of(kept).played
    return None if sitting is None or sitting.match is None or played is None else (played.number, sitting)


@answers(Standings, LONG_ANSWERS)
def _standings(house: House, guest: Guest, person: KnownPerson, request: Standings) -> Json:
    club = own_sitting(house, person, request.table).setting.club
    if club is None:
        raise RefuseRequest("not-here")
    return {"standings": msgspec.to_builtins(club.all)}


@answers(ShowName, ANNOUNCED_DEEDS)
def _show_name(house: House, guest: Guest, person: KnownPerson, request: ShowName) -> None:
    sitting = own_sitting(house, person, request.table)
    club = sitting.setting.club
    if club is None:
        raise RefuseRequest("not-here")
    others = tuple(id for id in club.agreed if id != person.id)
    sitting.evening.change(agreed=(*others, person.id) if request.on else others)
    note_agreement(house, sitting, person.id, request.on)
    house.note_change(sitting)


@answers(HowPlayed, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _how_played(house: House, guest: Guest, person: KnownPerson, request: HowPlayed) -> Json:
    club_round = _round(house, person, request)
    lines = tuple(line for number, sitting in club_round.tables.items() for line in _lines(number, sitting))
    return {"played": msgspec.to_builtins(PlayedRound(request.round, club_round.seat, club_round.table, lines))}


def _lines(number: int, sitting: Sitting) -> list[BoardLine]:
    """Return the result of each finished board at a table."""
    played, match = sitting.setting.played, sitting.match
    assert played is not None
    assert match is not None
    north, east, south, west = (place.name for place in sitting.setting.places)
    return [
        BoardLine(number, board, worth, (north, east, south, west))
        for board, worth in board_scores(match.match, played.boards)
    ]


@answers(BoardAt, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _board_at(house: House, guest: Guest, person: KnownPerson, request: BoardAt) -> Json:
    sitting = _round(house, person, request).tables.get(request.number)
    played = sitting.setting.played if sitting is not None else None
    if sitting is None or played is None:
        raise RefuseRequest("no-such-table")
    at = next((at for at, board in enumerate(played.boards) if board.number == request.board), None)
    deals = _deals(sitting)
    if at is None or at >= len(deals):
        raise RefuseRequest("not-over")
    return {"board": msgspec.to_builtins(_played_board(sitting, at, deals[at]))}


def _deals(sitting: Sitting) -> list[list[Action]]:
    """Return the actions of each deal of a table's match, the shuffled pack first."""
    assert sitting.match is not None
    match, deals = sitting.match.match, list[list[Action]]()
    packs = match.dealt_packs
    for action in match.record:
        if isinstance(action, Shuffle) and len(deals) < len(packs) and action.cards == packs[len(deals)]:
            deals.append([])
        if deals:
            deals[-1].append(action)
    return deals


def _played_board(sitting: Sitting, at: int, actions: list[Action]) -> PlayedBoard:
    """Return a deal of a table's match as a match of its own.

    :param at: index of the deal in the table's match, from 0.
    """
    match, played = sitting.match, sitting.setting.played
    assert match is not None
    assert played is not None
    rules, places = match.match.ruleset, sitting.setting.places[:SEATS]
    options, dealer = rules.options_for_boards(match.match.options, 1, at + 1), played.boards[at].dealer
    return PlayedBoard(
        rules.name, to_json_value(options), dealer, *_people(places), tuple(to_json_value(action) for action in actions)
    )


def _people(places: tuple[TablePlace, ...]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the names, genders and levels of the players of a table; the level of a person is ""."""
    return (
        tuple(place.name for place in places),
        tuple(place.gender for place in places),
        tuple("" if place.person else place.level for place in places),
    )
