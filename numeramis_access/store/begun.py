"""Matches among people that this program has not seen to their end; their records are fetched from the server later."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection

import msgspec

from numeramis_access.store.changing import KeptJson
from numeramis_access.store.home import Home


class _Kept(msgspec.Struct, frozen=True):
    """The stored value.

    :param tables: address of the server, by the id of a table.
    :param evenings: address of the server, by the id of the table at which the people of a club evening gather.
    """

    tables: dict[str, str] = {}
    evenings: dict[str, str] = {}


class BegunMatches:
    """The player's unfinished matches and evenings at servers, in a file of a home. ``table`` is the id of a table.

    A change that cannot be written applies until the program ends.

    :param home: the home.
    """

    def __init__(self, home: Home) -> None:
        self._kept = KeptJson(home.begun, _Kept, _Kept())

    def note_begun(self, table: str, address: str) -> None:
        """Note a match of the player.

        :param table: id of its table.
        :param address: address of its server.
        """
        if self._kept.now.tables.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(kept, tables={**kept.tables, table: address}))

    def forget(self, table: str) -> None:
        """Drop a match because the player has its record, or it has none. :param table: id of its table."""
        if table in self._kept.now.tables:
            self._change(lambda kept: msgspec.structs.replace(kept, tables=_other_tables(kept.tables, table)))

    def note_evening(self, table: str, address: str) -> None:
        """Note an evening in which the player takes part.

        :param table: id of the table where its people gather.
        :param address: address of its server.
        """
        if self._kept.now.evenings.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(
                kept, evenings={**_other_tables(kept.evenings, table), table: address}
            ))  # fmt: skip

    def forget_evening(self, table: str) -> None:
        """Drop an evening that is over or that the player has left. :param table: id of the table where its people
        gather.
        """
        if table in self._kept.now.evenings:
            self._change(lambda kept: msgspec.structs.replace(kept, evenings=_other_tables(kept.evenings, table)))

    def tables_at(self, addresses: Collection[str]) -> list[str]:
        """Return the ids of the tables of one server at which the player began a match.

        :param addresses: all addresses of that server.
        """
        return [table for table, house in self._kept.now.tables.items() if house in addresses]

    def last(self) -> tuple[str, str] | None:
        """Return the id of the table where the player plays, and its server's address; None without one.

        An evening comes before its tables, because it leads to the player's table.
        """
        kept = self._kept.now
        return next(reversed(kept.evenings.items()), None) or next(reversed(kept.tables.items()), None)

    def _change(self, change: Callable[[_Kept], _Kept]) -> None:
        """Change the note; if it cannot be written, the change applies until the program ends."""
        with contextlib.suppress(OSError):
            self._kept.change(change)


def _other_tables(tables: dict[str, str], table: str) -> dict[str, str]:
    """Return the tables without one of them."""
    return {other: house for other, house in tables.items() if other != table}
