"""Tables by turns at rest: how long a house with ten thousand of them starts, and the processor time of waiting."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import msgspec

from numeramis_access.server.people.setting import TableSetting, setting_of
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Begin
from tests.bench.figures import Report
from tests.server.guests import Club, Friend

#: number of tables, seconds of waiting that are measured, simulated one by one
TABLES, SECONDS = 10_000, 300


def run(tell: Report) -> None:
    """Print the time of a start and the share of one core that waiting takes. :param tell: takes the figures."""
    with tempfile.TemporaryDirectory() as folder:
        club = Club(Path(folder))
        fill(club)
        began = time.process_time()
        club.open()
        tell.note("tables by turns: start with 10,000", time.process_time() - began, "s")
        club.run(1.0)
        loaded = sum(sitting.match is not None for sitting in club.house.sittings.values())
        tell.note("tables by turns: matches in memory after the start", loaded)
        began = time.process_time()
        for _ in range(SECONDS):
            club.clock.now += 1.0
            club.house.do_regular_work()
            club.house.tick()
        used = 100 * (time.process_time() - began) / SECONDS
        tell.note("tables by turns: share of a core while 10,000 wait", used, "%")
        tell.tell()
        club.house.close()


def fill(club: Club, with_mail: bool = False) -> None:
    """Copy one waiting table ten thousand times into the store, each with a person of its own.

    :param with_mail: whether the house may write to these people.
    """
    friend = Friend(club, "Adam")
    friend.done(Begin, table=friend.done(OpenTable, game="whist", players=4, days=7)["table"])
    club.run(60)
    friend.drop()
    for _ in range(3):
        club.run(1)
        club.house.do_regular_work()
    kept = club.house.store.table_of(friend.table)
    assert kept is not None
    setting, entries = setting_of(kept), list(club.house.store.entries(kept.id))
    if with_mail and setting.awaited is not None:
        awaited = msgspec.structs.replace(setting.awaited, since=time.time())
        setting = msgspec.structs.replace(setting, awaited=awaited, left=time.time())
    club.house.close()
    store = SqliteStore(club.folder / "house.sqlite")
    with store._atomic() as do:
        for number in range(TABLES):
            name = f"{number:016x}"
            copy = msgspec.json.encode(_with_person(setting, name))
            do("INSERT INTO sitting VALUES (?, ?, ?, ?)", name, f"code {name}", kept.stage, copy)
            for at, entry in enumerate(entries, 1):
                do("INSERT INTO entry VALUES (?, ?, ?)", name, at, entry)
            if with_mail:
                do("INSERT INTO person VALUES (?, 'Adam', 'masculine', 'cs', NULL)", name)
                do("INSERT INTO calling VALUES (?, 'mail', ?, 0, '')", name, f"{name}@example.org")
                do("INSERT INTO calling VALUES (?, 'when', '', 0, ?)", name, '{"begins": 0, "ends": 0}')
    store.close()


def _with_person(setting: TableSetting, person: str) -> TableSetting:
    """Return the setting with another person in place of the only one."""
    places = (msgspec.structs.replace(place, person=person if place.person else "") for place in setting.places)
    return msgspec.structs.replace(setting, places=tuple(places), host=person)
