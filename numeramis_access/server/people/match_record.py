"""The record of a match in the store, entry by entry."""

from __future__ import annotations

import msgspec

from numeramis_access.server.stores.port import CodeTaken, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.codec import write_message
from numeramis_access.tables.messages import Message
from numeramis_access.tables.record import Deed, NoRecord, RecordFailed
from numeramis_access.tables.request_fields import Json


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
            self.behind = isinstance(error, CodeTaken)
            raise RecordFailed from error
        self._entries += 1
