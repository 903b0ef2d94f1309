"""The rounds of a club's evening as a house has them: results come together, and nobody is ahead of others."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.server.people.evenings import ClubTable, EveningOfClub
from numeramis_access.server.people.setting import Setting, setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables.boards import worth_of_boards
from numeramis_access.tables.evening import BoardResult
from numeramis_access.tables.pushes import Removed

if TYPE_CHECKING:
    from numeramis_access.server.people.house import House


def close(house: House, gathering: Sitting) -> None:
    """Have an evening be no more: its director leaves; what is still played is played on. :raises StoreFailed:"""
    for guest in list(house.connections.at(gathering.id)):
        guest.say(Removed(table=gathering.id))
        house.unfollow_table(guest, gathering)
    house.store.remove(gathering.id)
    house.remove(gathering)


def note_results(house: House, sitting: Sitting) -> bool:
    """Bring the boards that are over at a table to the evening that it belongs to.

    Return False where they could not be kept: that has to be done again, for the evening may gather at another server.
    """
    played, match = sitting.setting.played, sitting.match
    if played is None or match is None or not match.deals:
        return True
    gathering, kept = house.sittings.get(played.of), _keep_results(house, sitting)
    if gathering is not None:
        _bring(house, gathering, sitting, played.round)
    return kept


def _bring(house: House, gathering: Sitting, sitting: Sitting, number: int) -> None:
    """Bring results of a table to its evening, which gathers here. :param number: of their round."""
    club = gathering.setting.club
    if club is None or club.round != number:
        return
    known = dict(gathering.results) if gathering.results is not None else _results(house, club)
    new = _of_table(sitting)
    if gathering.results is None or not new.keys() <= known.keys():
        gathering.results = {**known, **new}
        house.note_change(gathering)


def _keep_results(house: House, sitting: Sitting) -> bool:
    """Keep the boards that are over at a table; return whether they are."""
    worths = {one.board: one.worth for one in _of_table(sitting).values() if one.board not in sitting.kept_boards}
    try:
        if worths:
            house.store.keep_worths(sitting.id, worths)
            sitting.kept_boards |= worths.keys()
    except StoreFailed:
        return False
    return True


def look_elsewhere(house: House) -> None:
    """Bring what was played at tables of other servers to evenings that gather here, and have tables here end whose
    evening, which gathers elsewhere, has gone on; to be called every second. :raises StoreFailed:
    """
    gatherings = [(one.id, one) for one in house.sittings.values() if one.setting.club is not None]
    house.apart.each("evening", gatherings, partial(_take_from_elsewhere, house))
    there = [one for one in house.sittings.values() if one.setting.played is not None and one.stage == "playing"]
    gone: dict[str, EveningOfClub | None] = {}
    house.apart.each("table", ((one.id, one) for one in there), partial(_look_at_evening, house, gone))


def _look_at_evening(house: House, gone: dict[str, EveningOfClub | None], sitting: Sitting) -> None:
    """Have a table of a round end whose evening, which gathers elsewhere, has gone on.

    :param gone: evenings that were looked up in the store.
    """
    played = sitting.setting.played
    assert played is not None
    if played.of not in house.sittings:
        if played.of not in gone:
            kept = house.store.table_of(played.of)
            gone[played.of] = setting_of(kept).club if kept is not None else None
        _end_where_over(house, sitting, gone[played.of])


def _take_from_elsewhere(house: House, gathering: Sitting) -> None:
    """Take the results of a round's tables that other servers have."""
    club = gathering.setting.club
    if club is None or gathering.results is None or not club.is_played(gathering.results):
        return
    away = [table for table in club.tables if table.at not in house.sittings]
    missing = [one for one in away if any((one.number, board) not in gathering.results for board in club.boards)]
    new = _from_store(house, missing)
    if not new.keys() <= gathering.results.keys():
        gathering.results = {**gathering.results, **new}
        house.note_change(gathering)


def _from_store(house: House, tables: Collection[ClubTable]) -> dict[tuple[int, int], BoardResult]:
    numbers = {table.at: table.number for table in tables}
    return {
        (numbers[at], board): BoardResult(numbers[at], board, *worth)
        for (at, board), worth in house.store.worths(list(numbers)).items()
    }


def _end_where_over(house: House, sitting: Sitting, club: EveningOfClub | None) -> None:
    """Have a table end whose round is over: the evening has gone on, or everybody was told how they stand."""
    played = sitting.setting.played
    assert played is not None
    if club is not None and (club.over or club.round > played.round or club.told == played.round):
        with house.turns.turn(sitting.id):
            sitting.settle(cut_short=True)
            house.note_change(sitting)


def _of_table(sitting: Sitting) -> dict[tuple[int, int], BoardResult]:
    """Return the results of a table's boards that are over."""
    played, match = sitting.setting.played, sitting.match
    if played is None or match is None:
        return {}
    return {
        (played.number, board): BoardResult(played.number, board, *worth)
        for board, worth in worth_of_boards(match.match, played.boards)
    }


def _results(house: House, club: EveningOfClub) -> dict[tuple[int, int], BoardResult]:
    """Return the results of the round under way: of tables that are not here as they were kept."""
    found = _from_store(house, club.tables)
    for table in club.tables:
        if any((table.number, board) not in found for board in club.boards):
            sitting = house.sittings.get(table.at) or _past_table(house, table.at)
            found |= {} if sitting is None else _of_table(sitting)
    return found


def _past_table(house: House, table: str) -> Sitting | None:
    """Return a table whose match is over, from the store: one of before results were kept."""
    kept = house.store.table_of(table)
    return house.sittings.take_in(kept) if kept is not None and kept.stage == "over" else None


def look_for_results(house: House, sitting: Sitting) -> None:
    """Have an evening's results known to whoever comes to its gathering: after a restart they are looked for."""
    club = sitting.setting.club
    if club is not None and sitting.results is None:
        sitting.results = _results(house, club)


def is_open(house: House, setting: Setting) -> bool:
    """Return whether a record may be read: at an evening's table when nobody plays those boards any more."""
    if setting.played is None:
        return True
    kept = (house.store.table_of(one) for one in setting.played.others)
    return all(one is None or one.stage == "over" for one in kept)
