"""What moves when somebody moves house: each thing with its place at home, and how one that comes in is looked at."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import tomlkit

from numeramis_access.app.daily import days
from numeramis_access.core.codec import from_json
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.practice import judgements, positions, schedule
from numeramis_access.store import journal
from numeramis_access.store.database import Damaged
from numeramis_access.store.evenings import Evenings, KeptEvenings
from numeramis_access.store.files import LONGEST_TEXT, open_plain, read_plain, remove, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.statistics import Played, Statistics

#: bytes of the statistics, and of club evenings, as they move
LONGEST_STATISTICS = LONGEST_EVENINGS = 32 * 1024 * 1024
#: what a journal may be called: nothing that leads elsewhere, or means a device
JOURNAL = re.compile(r"(matches|records|days)/[A-Za-z0-9_]{1,60}-[A-Za-z0-9_-]{1,60}\.match")
#: what may be called so beside a record
JUDGED = re.compile(r"records/[A-Za-z0-9_]{1,60}-[A-Za-z0-9_-]{1,60}\.judged")
IDENTITY = "people.key"


def _keep_own(own: bytes, come: bytes) -> bytes:
    """Keep what is here."""
    return own


@dataclass(frozen=True)
class TransferItem:
    """One file of a player's.

    :param name: in the archive. :param path: at home. :param longest: bytes at most. :param check: returns something
        for content that the program understands, and raises ValueError for any other. :param join: what becomes of
        it where both here and in the archive there is one, and what is here stays.
    """

    name: str
    path: Path
    longest: int
    check: Callable[[bytes], object]
    join: Callable[[bytes, bytes], bytes] = _keep_own

    def read(self) -> bytes:
        """Return its content. :raises OSError: when it cannot be read. :raises ValueError: when it is damaged."""
        content = read_plain(self.path, self.longest)
        self.check(content)
        return content

    def write(self, content: bytes) -> None:
        """Put this content in its place, whole. :raises OSError: when that is not possible."""
        if self.path.exists():
            with open_plain(self.path) as file:
                if file.read() == content:
                    return
        write_whole(self.path, content)

    def remove(self) -> None:
        """Remove it. :raises OSError: when that is not possible."""
        remove(self.path)


class StatisticsItem(TransferItem):
    """The statistics: what moves are their rows, so that nobody opens a data base of strangers."""

    def read(self) -> bytes:
        """Return all rows."""
        try:
            return msgspec.json.encode(Statistics(self.path).played())
        except Damaged as damaged:
            raise ValueError(damaged.name) from None

    def write(self, content: bytes) -> None:
        """Make a data base of these rows beside the one that is there, and put it in its place."""
        new = Statistics(self.path.with_name(f".{self.path.name}-new"))
        new.remove()
        new.count_all(_rows(content))
        new.put_in_place(self.path)

    def remove(self) -> None:
        """Remove the data base."""
        Statistics(self.path).remove()


class EveningsItem(TransferItem):
    """Club evenings: what moves are their logs and people, so that nobody opens a data base of strangers."""

    def read(self) -> bytes:
        """Return everything."""
        try:
            return msgspec.json.encode(Evenings(self.path).all())
        except Damaged as damaged:
            raise ValueError(damaged.name) from None

    def write(self, content: bytes) -> None:
        """Make a data base of these evenings beside the one that is there, and put it in its place."""
        new = Evenings(self.path.with_name(f".{self.path.name}-new"))
        new.remove()
        new.add_all(_evenings(content))
        new.put_in_place(self.path)

    def remove(self) -> None:
        """Remove the data base."""
        Evenings(self.path).remove()


def _evenings(content: bytes) -> KeptEvenings:
    return from_json(content, KeptEvenings)


def _sound_evenings(content: bytes) -> object:
    """Return evenings of which every log tells of one that can have been."""
    found = _evenings(content)
    ids = [one.id for one in found.evenings], [one.id for one in found.people]
    if any(len(set(one)) < len(one) for one in ids):
        raise ValueError("twice")
    return [Log(read_entries(one.lines)) for one in found.evenings]


def _all_evenings(own: bytes, come: bytes) -> bytes:
    """Return the evenings and people of both; of those that are known here the ones that are here."""
    here, there = _evenings(own), _evenings(come)
    evenings = {one.id: one for one in (*there.evenings, *here.evenings)}
    people = {one.id: one for one in (*there.people, *here.people)}
    return msgspec.json.encode(KeptEvenings(tuple(evenings.values()), tuple(people.values())))


def _rows(content: bytes) -> tuple[Played, ...]:
    return from_json(content, tuple[Played, ...])


def _all_rows(own: bytes, come: bytes) -> bytes:
    """Return the rows of both; of a match that is known here those that are here."""
    here = _rows(own)
    known = {row.name for row in here}
    return msgspec.json.encode([*here, *(row for row in _rows(come) if row.name not in known)])


def _positions(content: bytes) -> tuple[positions.Kept, ...]:
    return from_json(content, tuple[positions.Kept, ...])


def _all_positions(own: bytes, come: bytes) -> bytes:
    return msgspec.json.encode(positions.added(_positions(own), _positions(come)))


def _toml(content: bytes) -> dict[str, object]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _all_tables(own: bytes, come: bytes) -> bytes:
    """Return the settings that are here with the own tables of both."""
    here, there = _toml(own), _toml(come)
    tables, more = here.get("tables", {}), there.get("tables", {})
    if not isinstance(tables, dict) or not isinstance(more, dict) or set(more) <= set(tables):
        return own
    return tomlkit.dumps({**here, "tables": {**more, **tables}}).encode()


def _all_days(own: bytes, come: bytes) -> bytes:
    """Return the results of both; of a deal that has been played here the one that is here."""
    return days.written((*days.read(own), *days.read(come)))


def _progress(content: bytes) -> object:
    return from_json(content, schedule.Progress)


def _lines(content: bytes) -> object:
    return content.decode("utf-8")


def _acquaintances(content: bytes) -> object:
    return from_json(content, dict[str, object])


def _key(content: bytes) -> object:
    if not re.fullmatch(rb"[A-Za-z0-9_-]{40,100}\s*", content):
        raise ValueError("no key")
    return content


def _match(content: bytes) -> object:
    try:
        return journal.understood(content)
    except journal.Unreadable as error:
        raise ValueError(error.code) from None


def _judgements(content: bytes) -> object:
    return judgements.understood(content)


def single(home: Home) -> tuple[TransferItem, ...]:
    """Return what there is one of: the settings last, so that they are true of all that came before."""
    return (
        TransferItem("drills.json", home.drills, schedule.LONGEST_FILE, _progress),
        TransferItem("positions.json", home.positions, schedule.LONGEST_FILE, _positions, _all_positions),
        StatisticsItem("statistics.json", home.statistics, LONGEST_STATISTICS, _rows, _all_rows),
        EveningsItem("evenings.json", home.evenings, LONGEST_EVENINGS, _sound_evenings, _all_evenings),
        TransferItem("calendar.json", home.calendar, days.LONGEST, days.read, _all_days),
        TransferItem("houses.txt", home.houses, LONGEST_TEXT, _lines),
        TransferItem("acquaintances.json", home.acquaintances, LONGEST_TEXT, _acquaintances),
        TransferItem(IDENTITY, home.people_key, LONGEST_TEXT, _key),
        TransferItem("keymap.toml", home.keymap_file, LONGEST_TEXT, _toml),
        TransferItem("settings.toml", home.settings_file, LONGEST_TEXT, _toml, _all_tables),
    )


def item_of(home: Home, name: str) -> TransferItem | None:
    """Return what is called so in an archive, None for anything that is nothing of a player's."""
    if JOURNAL.fullmatch(name):
        folder, _, file = name.partition("/")
        return TransferItem(name, home.data / folder / file, journal.LONGEST, _match)
    if JUDGED.fullmatch(name):
        return TransferItem(name, home.data / name, judgements.LONGEST_FILE, _judgements)
    return next((one for one in single(home) if one.name == name), None)


def items_at(home: Home) -> Iterator[TransferItem]:
    """Give everything that there is at home now."""
    for folder in ("matches", "records", "days"):
        for path in sorted((*(home.data / folder).glob("*.match"), *(home.data / folder).glob("*.judged"))):
            if (one := item_of(home, f"{folder}/{path.name}")) is not None:
                yield one
    yield from (one for one in single(home) if one.path.exists())
