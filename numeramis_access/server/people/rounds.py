"""The rounds of a club's evening as a house has them: results come together, and nobody is ahead of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numeramis_access.server.people.evenings import EveningOfClub
from numeramis_access.server.people.sitting import Setting, Sitting
from numeramis_access.tables.boards import worth_of_boards
from numeramis_access.tables.evening import BoardResult
from numeramis_access.tables.pushes import Removed

if TYPE_CHECKING:
    from numeramis_access.server.people.house import House


def close(house: House, gathering: Sitting) -> None:
    """Have an evening be no more: its director leaves; what is still played is played on. :raises StoreFailed:"""
    for guest in list(house.connections.at(gathering.id)):
        guest.say(Removed(table=gathering.id))
        house.away(guest, gathering)
    house.store.remove(gathering.id)
    house.remove(gathering)


def note_results(house: House, sitting: Sitting) -> None:
    """Bring the boards that are over at a table to the evening that it belongs to."""
    played, match = sitting.setting.played, sitting.match
    gathering = None if played is None else house.sittings.get(played.of)
    if gathering is None or played is None or match is None or not match.deals:
        return
    club = gathering.setting.club
    if club is None or club.round != played.round:
        return
    known = dict(gathering.results) if gathering.results is not None else _results(house, club)
    new = _of_table(sitting)
    if gathering.results is None or not new.keys() <= known.keys():
        gathering.results = {**known, **new}
        house.note_change(gathering)


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
    """Return the results of the round under way: a table that is over comes from the store."""
    found: dict[tuple[int, int], BoardResult] = {}
    for table in club.tables:
        if (sitting := house.sittings.find(table.at)) is not None:
            found |= _of_table(sitting)
    return found


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
