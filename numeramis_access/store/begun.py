"""Matches among people whose end this program has not seen; their records are fetched from the server later."""

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
    """The player's note of matches and evenings under way; the server keeps their records."""

    def __init__(self, home: Home) -> None:
        self._kept = KeptJson(home.begun, _Kept, _Kept())

    def note_begun(self, table: str, address: str) -> None:
        """Note a match of the player. :param address: address of the server."""
        if self._kept.now.tables.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(kept, tables={**kept.tables, table: address}))

    def forget(self, table: str) -> None:
        """Forget a match whose record the player has, or that has none."""
        if table in self._kept.now.tables:
            self._change(lambda kept: msgspec.structs.replace(kept, tables=_other_tables(kept.tables, table)))

    def note_evening(self, table: str, address: str) -> None:
        """Note that the player takes part in an evening. :param table: the table where its people gather."""
        if self._kept.now.evenings.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(
                kept, evenings={**_other_tables(kept.evenings, table), table: address}
            ))  # fmt: skip

    def forget_evening(self, table: str) -> None:
        """Forget an evening that is over or that the player left."""
        if table in self._kept.now.evenings:
            self._change(lambda kept: msgspec.structs.replace(kept, evenings=_other_tables(kept.evenings, table)))

    def at(self, addresses: Collection[str]) -> list[str]:
        """Return the tables of a server at which the player began a match.

        :param addresses: addresses of the server.
        """
        return [table for table, house in self._kept.now.tables.items() if house in addresses]

    def last(self) -> tuple[str, str] | None:
        """Return the table where the player plays and the address of its server; None without one.

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
