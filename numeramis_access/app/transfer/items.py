"""The data that move: each file with its place in the home, and the check of imported content."""

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
from numeramis_access.evening.league import merged_leagues, read_leagues
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.practice import judgements, positions, schedule
from numeramis_access.store import journal
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import Evenings, KeptEvenings
from numeramis_access.store.files import MAX_TEXT_BYTES, open_regular_file, read_regular_file, remove, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.statistics import PlayedCount, Statistics

#: highest size of the statistics, and of club evenings, in an archive, in bytes
MAX_STATISTICS_BYTES = MAX_EVENINGS_BYTES = 32 * 1024 * 1024
#: safe names of journals: they cannot lead to another folder or name a device
JOURNAL_PATTERN = re.compile(r"(matches|records|days|called)/[A-Za-z0-9_]{1,60}-[A-Za-z0-9_-]{1,60}\.match")
#: safe names of judgements beside a record
JUDGEMENT_PATTERN = re.compile(r"records/[A-Za-z0-9_]{1,60}-[A-Za-z0-9_-]{1,60}\.judged")
#: names of the statistics of people who play beside the player
COMPANION_PATTERN = re.compile(r"companions/[0-9a-f]{16}\.json")
IDENTITY_FILE = "people.key"


def _keep_own(own: bytes, come: bytes) -> bytes:
    """Return the home's content, ignoring the imported one."""
    return own


@dataclass(frozen=True)
class TransferItem:
    """One file of the player's data.

    :param name: name of the file in an archive.
    :param path: path of the file in the home.
    :param longest: highest size, in bytes.
    :param check: parses content, and raises ValueError if the program does not understand it.
    :param join: returns the content with the data of both files, from the home's content and the imported one, if
        imported data are added; by default the home's content.
    """

    name: str
    path: Path
    longest: int
    check: Callable[[bytes], object]
    join: Callable[[bytes, bytes], bytes] = _keep_own

    def read(self) -> bytes:
        """Return the content of the file, once it is checked.

        :raises OSError: if it cannot be read.
        :raises ValueError: if it is damaged.
        """
        content = read_regular_file(self.path, self.longest)
        self.check(content)
        return content

    def write(self, content: bytes) -> None:
        """Replace the file by this content as a whole; if it has that content already, do nothing.

        :raises OSError: if it cannot be written.
        """
        if self.path.exists():
            with open_regular_file(self.path) as file:
                if file.read() == content:
                    return
        write_whole(self.path, content)

    def remove(self) -> None:
        """Remove the file; do nothing if it is missing. :raises OSError: if it cannot be removed."""
        remove(self.path)


class StatisticsItem(TransferItem):
    """The statistics; the archive has their rows, so that no foreign database is opened."""

    def read(self) -> bytes:
        """Return the readable rows as JSON; without a file, an empty list.

        :raises OSError: if they cannot be read.
        :raises ValueError: if the database is damaged; its file has been renamed, and the text is the new name.
        """
        try:
            return msgspec.json.encode(Statistics(self.path).counts_in_order())
        except DamagedDatabase as damaged:
            raise ValueError(damaged.name) from None

    def write(self, content: bytes) -> None:
        """Replace the database by a new one with these rows.

        :param content: the rows as JSON, as ``read`` returns them. :raises OSError: if it cannot be written.
        """
        new = Statistics(self.path.with_name(f".{self.path.name}-new"))
        new.remove()
        new.count_all(_rows(content))
        new.move_to(self.path)

    def remove(self) -> None:
        """Remove the database. :raises OSError: if it cannot be removed."""
        Statistics(self.path).remove()


class EveningsItem(TransferItem):
    """Club evenings; the archive has their logs and people, so that no foreign database is opened."""

    def read(self) -> bytes:
        """Return all evenings and people as JSON.

        :raises OSError: if they cannot be read.
        :raises ValueError: if the database is damaged.
        """
        try:
            return msgspec.json.encode(Evenings(self.path).all())
        except DamagedDatabase as damaged:
            raise ValueError(damaged.name) from None

    def write(self, content: bytes) -> None:
        """Replace the database by a new one with these evenings.

        :param content: evenings and people as JSON, as ``read`` returns them. :raises OSError: if it cannot be written.
        """
        new = Evenings(self.path.with_name(f".{self.path.name}-new"))
        new.remove()
        new.add_all(_evenings(content))
        new.move_to(self.path)

    def remove(self) -> None:
        """Remove the database. :raises OSError: if it cannot be removed."""
        Evenings(self.path).remove()


def _evenings(content: bytes) -> KeptEvenings:
    return from_json(content, KeptEvenings)


def _sound_evenings(content: bytes) -> object:
    """Return the logs of evenings, all parsed.

    :raises ValueError: if an id occurs twice or a log cannot be understood.
    """
    evenings = _evenings(content)
    ids = [evening.id for evening in evenings.evenings], [person.id for person in evenings.people]
    if any(len(set(group)) < len(group) for group in ids):
        raise ValueError("twice")
    read_leagues(evenings.leagues)
    return [Log(read_entries(evening.lines)) for evening in evenings.evenings]


def _all_evenings(own: bytes, come: bytes) -> bytes:
    """Return the evenings and people of two homes as JSON; if an id occurs in both, ``own`` counts.

    :param own: the evenings of this home, as JSON. :param come: the evenings of the other home, as JSON.
    """
    here, there = _evenings(own), _evenings(come)
    evenings = {evening.id: evening for evening in (*there.evenings, *here.evenings)}
    people = {person.id: person for person in (*there.people, *here.people)}
    leagues = merged_leagues(read_leagues(here.leagues), read_leagues(there.leagues))
    text = msgspec.json.encode(leagues).decode() if here.leagues or there.leagues else ""
    return msgspec.json.encode(KeptEvenings(tuple(evenings.values()), tuple(people.values()), text))


def _rows(content: bytes) -> tuple[PlayedCount, ...]:
    return from_json(content, tuple[PlayedCount, ...])


def _all_rows(own: bytes, come: bytes) -> bytes:
    """Return the statistics of two homes as JSON; of a match that occurs in both, the row of ``own``.

    :param own: the rows of this home, as JSON. :param come: the rows of the other home, as JSON.
    """
    here = _rows(own)
    known = {row.name for row in here}
    return msgspec.json.encode([*here, *(row for row in _rows(come) if row.name not in known)])


def _positions(content: bytes) -> tuple[positions.KeptMistake, ...]:
    return from_json(content, tuple[positions.KeptMistake, ...])


def _all_positions(own: bytes, come: bytes) -> bytes:
    return msgspec.json.encode(positions.add_positions(_positions(own), _positions(come)))


def _toml(content: bytes) -> dict[str, object]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _all_tables(own: bytes, come: bytes) -> bytes:
    """Return the home's settings, with the player's tables of both."""
    here, there = _toml(own), _toml(come)
    tables, more = here.get("tables", {}), there.get("tables", {})
    if not isinstance(tables, dict) or not isinstance(more, dict) or set(more) <= set(tables):
        return own
    return tomlkit.dumps({**here, "tables": {**more, **tables}}).encode()


def _all_days(own: bytes, come: bytes) -> bytes:
    """Return the results of both; for a deal in both, the home's."""
    return days.encode_calendar((*days.decode_calendar(own), *days.decode_calendar(come)))


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
        return journal.readable_match(content)
    except journal.UnreadableJournal as error:
        raise ValueError(error.code) from None


def _judgements(content: bytes) -> object:
    return judgements.decode_judgements(content)


def single_items(home: Home) -> tuple[TransferItem, ...]:
    """Return the items that are one file each, whether or not the file exists; the settings come last, so that they
    describe data that are there already.
    """
    return (
        TransferItem("drills.json", home.progress_file, schedule.MAX_FILE_BYTES, _progress),
        TransferItem("positions.json", home.positions_file, schedule.MAX_FILE_BYTES, _positions, _all_positions),
        StatisticsItem("statistics.json", home.statistics, MAX_STATISTICS_BYTES, _rows, _all_rows),
        EveningsItem("evenings.json", home.evenings, MAX_EVENINGS_BYTES, _sound_evenings, _all_evenings),
        TransferItem("calendar.json", home.calendar_file, days.MAX_CALENDAR_BYTES, days.decode_calendar, _all_days),
        TransferItem("houses.txt", home.houses_file, MAX_TEXT_BYTES, _lines),
        TransferItem("acquaintances.json", home.acquaintances_file, MAX_TEXT_BYTES, _acquaintances),
        TransferItem(IDENTITY_FILE, home.people_key, MAX_TEXT_BYTES, _key),
        TransferItem("keymap.toml", home.keymap_file, MAX_TEXT_BYTES, _toml),
        TransferItem("settings.toml", home.settings_file, MAX_TEXT_BYTES, _toml, _all_tables),
    )


def item_of(home: Home, name: str) -> TransferItem | None:
    """Return the item that a name in an archive stands for, whether or not its file exists; None for a name that is not
    one of the player's data.
    """
    if JOURNAL_PATTERN.fullmatch(name):
        folder, _, file = name.partition("/")
        return TransferItem(name, home.data / folder / file, journal.MAX_RECORD_BYTES, _match)
    if JUDGEMENT_PATTERN.fullmatch(name):
        return TransferItem(name, home.data / name, judgements.MAX_PACKED_BYTES, _judgements)
    if COMPANION_PATTERN.fullmatch(name):
        path = (home.data / name).with_suffix(".sqlite")
        return StatisticsItem(name, path, MAX_STATISTICS_BYTES, _rows, _all_rows)
    return next((item for item in single_items(home) if item.name == name), None)


def items_at(home: Home) -> Iterator[TransferItem]:
    """Yield all items that exist in the home: matches and records with their judgements, statistics of companions, then
    single files.
    """
    for folder in ("matches", "records", "days", "called"):
        for path in sorted((*(home.data / folder).glob("*.match"), *(home.data / folder).glob("*.judged"))):
            if (item := item_of(home, f"{folder}/{path.name}")) is not None:
                yield item
    for path in sorted(home.companions.glob("*.sqlite")):
        if (item := item_of(home, f"companions/{path.stem}.json")) is not None:
            yield item
    yield from (item for item in single_items(home) if item.path.exists())
