"""The match of a table of people: it is made by the terms of the table, and its record is in the store."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.server.people.occupants import occupant_of
from numeramis_access.server.people.setting import StoredSetting
from numeramis_access.server.stores.port import EntryNumberTaken, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.boards import BoardLots
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.called.shown_table import ShownTable
from numeramis_access.tables.clocks import Clocks
from numeramis_access.tables.codec import read_deed, read_message, write_message
from numeramis_access.tables.computers import Thinker, Timing
from numeramis_access.tables.fairness import SealedLots
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.long_clocks import MAX_MISSES
from numeramis_access.tables.messages import Message
from numeramis_access.tables.record import Deed, NoRecord, RecordFailed
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.seats import TableSeat

#: seconds between two actions of computers, so that listeners can follow
COMPUTER_PACE_SECONDS = 1.0
#: random bits in the seed of computers' choices
SECRET_BITS = 64
#: times in a row that a player of a table with a clock can be late before a computer plays on
MAX_LATE = 2


class MatchRecord(NoRecord):
    """The record of one match in the store; each entry is stored before any seat hears of it.

    :param store: stores the entries.
    :param table: id of the table.
    :param entries: the number of entries in the store.
    :ivar behind: whether the store has an entry that is unknown here because its answer was lost.
    """

    is_continuable = True

    def __init__(self, store: Store, table: str, entries: int) -> None:
        self._store = store
        self._table = table
        self._entries = entries
        self.behind = False

    def record_deed(self, deed: Deed) -> None:
        """Store a deed, the actions of one seat that were done together.

        :param deed: the deed. :raises RecordFailed: if the store fails.
        """
        self._append({"deed": write_message(deed)})

    def record_message(self, message: Message) -> None:
        """Store a message to the seats. :raises RecordFailed: if the store fails."""
        self._append({"told": write_message(message)})

    def _append(self, entry: Json) -> None:
        try:
            self._store.append(self._table, self._entries + 1, msgspec.json.encode(entry))
        except StoreFailed as error:
            self.behind = isinstance(error, EntryNumberTaken)
            raise RecordFailed from error
        self._entries += 1


class StoredMatch(NamedTuple):
    """A match of people with its record.

    :param table: the match. :param record: its record in the store. :param clocks: the player to act and their time.
    """

    table: HostedTable
    record: MatchRecord
    clocks: Clocks


class MatchBuilder:
    """Makes the match of one table, by the setting of that moment.

    A match has real cards that the host calls, the boards of a round of an evening, or cards of sealed lots.

    :param kept: the stored setting. The match refers to it and not to the table, since a cycle would keep a removed
        table alive.
    :param store: has the entries of the match.
    :param catalogue: the games.
    :param thinker: finds the choices of computers.
    :param clock: returns monotonic seconds.
    """

    def __init__(
        self, kept: StoredSetting, store: Store, catalogue: Catalogue, thinker: Thinker, clock: Callable[[], float]
    ) -> None:
        self._kept, self._store = kept, store
        self._rules = catalogue[kept.value.game].ruleset()
        self._thinker, self._clock = thinker, clock
        self._seed = MATCH_NUMBERS.stop + secrets.randbits(SECRET_BITS)

    def replay(self) -> StoredMatch:
        """Return the match as its record in the store has it. :raises StoreFailed: if the store fails."""
        return self.build([self._entry(line) for line in self._store.entries(self._kept.id)])

    def build(self, past: Iterable[Deed | Message] = ()) -> StoredMatch:
        """Return a match. :param past: its entries so far, none for a new match."""
        entries, setting = list(past), self._kept.value
        boards = setting.played.boards if setting.played is not None else ()
        seed = int(boards[0].salt, 16) if boards else self._seed  # the same boards: computers think alike at each table
        match = Table(self._rules, read_options(self._rules, setting.options), setting.players, seed)
        record = MatchRecord(self._store, self._kept.id, len(entries))
        seats = tuple(TableSeat(occupant_of(setting, place)) for place in setting.places)
        clocks = self.clocks()
        if setting.called is not None:
            called = CalledMatch(self._rules, match.options, setting.players, setting.called)
            return StoredMatch(ShownTable(called, seats, self._thinker, self._clock), record, clocks)
        lots, timing = BoardLots(boards) if boards else SealedLots(), partial(_timing, self._kept)
        hosted = HostedTable(match, seats, self._thinker, self._clock, timing, record, lots, entries, clocks)
        return StoredMatch(hosted, record, clocks)

    def clocks(self) -> Clocks:
        """Return new clocks; at a table by turns they only count the decisions that were late."""
        kept = self._kept
        clock_terms, misses = (None, MAX_MISSES) if kept.value.days else (kept.value.clock, MAX_LATE)
        return Clocks(clock_terms, kept.value.players, lambda at: kept.value.places[at].double, self._clock, misses)

    def _entry(self, line: bytes) -> Deed | Message:
        kept = msgspec.json.decode(line, type=dict[str, Json])
        deed = kept.get("deed")
        return read_message(self._rules, kept["told"]) if deed is None else read_deed(self._rules, deed)


def _timing(kept: StoredSetting) -> Timing:
    """Return the present timing of a match; a table of an evening rests only while a person plays there."""
    setting = kept.value
    return Timing(COMPUTER_PACE_SECONDS, rests=setting.rests and not setting.days, rests_alone=setting.played is None)


@contextlib.contextmanager
def as_store_fault() -> Iterator[None]:
    """Turn ``RecordFailed`` of a match into ``StoreFailed``. :raises StoreFailed: if the store fails."""
    try:
        yield
    except RecordFailed as error:
        raise StoreFailed from error
