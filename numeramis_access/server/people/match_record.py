"""The record of a match in the store, entry by entry."""

from __future__ import annotations

import msgspec

from numeramis_access.server.stores.port import StoreFailed, Taken
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.codec import write
from numeramis_access.tables.messages import Message
from numeramis_access.tables.record import Deed, KeepsNothing, NotRecorded
from numeramis_access.tables.requests import Json


class MatchRecord(KeepsNothing):
    """The record of one match in the store; each entry is stored before any seat hears of it.

    :param store: stores the entries.
    :param table: id of the table.
    :param entries: the number of entries in the store.
    :ivar behind: whether the store has an entry that is unknown here because its answer was lost.
    """

    continuable = True

    def __init__(self, store: Store, table: str, entries: int) -> None:
        self._store = store
        self._table = table
        self._entries = entries
        self.behind = False

    def record_deed(self, deed: Deed) -> None:
        """Store the actions of a deed. :raises NotRecorded: if the store fails."""
        self._append({"deed": write(deed)})

    def record_message(self, message: Message) -> None:
        """Store a message to the seats. :raises NotRecorded: if the store fails."""
        self._append({"told": write(message)})

    def _append(self, entry: Json) -> None:
        try:
            self._store.append(self._table, self._entries + 1, msgspec.json.encode(entry))
        except StoreFailed as error:
            self.behind = isinstance(error, Taken)
            raise NotRecorded from error
        self._entries += 1
