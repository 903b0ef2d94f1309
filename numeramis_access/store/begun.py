"""Matches among people that ended, or may end, without this program; their records are fetched from the server later.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Collection

import msgspec

from numeramis_access.store.changing import SharedJson
from numeramis_access.store.home import Home


class _Kept(msgspec.Struct, frozen=True):
    """The stored value.

    :param tables: address of the server, by the id of a table.
    :param evenings: address of the server, by the id of the table at which the people of a club evening gather.
    :param by_turns: addresses of the servers where the player has tables by turns.
    :param called: time of the last call to a table by turns, in seconds since 1970, by the id of the table.
    """

    tables: dict[str, str] = {}
    evenings: dict[str, str] = {}
    by_turns: tuple[str, ...] = ()
    called: dict[str, float] = {}


class BegunMatches:
    """The player's unfinished matches and evenings at servers, in a file of a home.

    A change that cannot be written applies until the program ends; none of the methods raises an error.

    :param home: the home.
    """

    def __init__(self, home: Home) -> None:
        self._kept = SharedJson(home.unfinished_matches_file, _Kept, _Kept())

    def note_begun(self, table: str, address: str) -> None:
        """Store that the player has begun a match at a server.

        :param table: id of its table.
        :param address: address of its server.
        """
        if self._kept.now.tables.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(kept, tables={**kept.tables, table: address}))

    def forget(self, table: str) -> None:
        """Remove a match, if it is stored, because the player has its record or it has none. :param table: id of its
        table.
        """
        if table in self._kept.now.tables:
            self._change(lambda kept: msgspec.structs.replace(kept, tables=_other_tables(kept.tables, table)))

    def note_evening(self, table: str, address: str) -> None:
        """Store that the player takes part in an evening, as the latest one.

        :param table: id of the table where its people gather.
        :param address: address of its server.
        """
        if self._kept.now.evenings.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(
                kept, evenings={**_other_tables(kept.evenings, table), table: address}
            ))  # fmt: skip

    def forget_evening(self, table: str) -> None:
        """Remove an evening, if it is stored, because it is over or the player has left it.

        :param table: id of the table where its people gather.
        """
        if table in self._kept.now.evenings:
            self._change(lambda kept: msgspec.structs.replace(kept, evenings=_other_tables(kept.evenings, table)))

    def tables_at(self, addresses: Collection[str]) -> list[str]:
        """Return the ids of the tables of one server at which the player began a match.

        :param addresses: all addresses of that server.
        """
        return [table for table, house in self._kept.now.tables.items() if house in addresses]

    def last_table(self) -> tuple[str, str] | None:
        """Return the id of the table of the latest evening or else of the latest match, with its server's address.

        An evening comes before matches, because it leads to the player's table. Return None if nothing is stored.
        """
        kept = self._kept.now
        return next(reversed(kept.evenings.items()), None) or next(reversed(kept.tables.items()), None)

    @property
    def by_turns(self) -> tuple[str, ...]:
        """Return the addresses of the servers where the player has tables by turns."""
        return self._kept.now.by_turns

    def note_by_turns(self, address: str, has_some: bool) -> None:
        """Store whether the player has tables by turns (with days for each decision) at a server.

        :param address: address of the server.
        :param has_some: whether there are any.
        """
        if has_some != (address in self.by_turns):
            self._change(lambda kept: msgspec.structs.replace(kept, by_turns=(
                *(other for other in kept.by_turns if other != address), *([address] if has_some else []),
            )))  # fmt: skip

    def was_notified(self, table: str, since: float) -> bool:
        """Return whether the player was told, since a given time, that a table by turns waits.

        :param table: id of the table.
        :param since: the time in seconds since 1970.
        """
        return self._kept.now.called.get(table, -math.inf) >= since

    def note_notified(self, tables: Collection[str], now: float, longest: float) -> None:
        """Store that the player is told now that tables by turns wait.

        :param tables: ids of the tables.
        :param now: seconds since 1970.
        :param longest: seconds after which a note is dropped, at the next call.
        """
        def with_them(kept: _Kept) -> _Kept:
            recent = {table: at for table, at in kept.called.items() if at > now - longest}
            return msgspec.structs.replace(kept, called={**recent, **dict.fromkeys(tables, now)})

        self._change(with_them)

    def _change(self, change: Callable[[_Kept], _Kept]) -> None:
        """Change the note; if it cannot be written, the change applies until the program ends."""
        with contextlib.suppress(OSError):
            self._kept.change(change)


def _other_tables(tables: dict[str, str], table: str) -> dict[str, str]:
    """Return the tables without one of them."""
    return {other: house for other, house in tables.items() if other != table}
