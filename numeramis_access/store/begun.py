"""Matches among people whose end this program has not seen: their records are fetched from the house later."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection

import msgspec

from numeramis_access.store.changing import KeptJson
from numeramis_access.store.home import Home


class _Kept(msgspec.Struct, frozen=True):
    """What is kept.

    :param tables: the address of the house by the id of the table. :param evenings: the same of tables at which the
        people of a club's evening gather.
    """

    tables: dict[str, str] = {}
    evenings: dict[str, str] = {}


class BegunMatches:
    """The player's own note of where matches and evenings go on; the house keeps their records."""

    def __init__(self, home: Home) -> None:
        self._kept = KeptJson(home.begun, _Kept, _Kept())

    def note_begun(self, table: str, address: str) -> None:
        """Note a match that the player plays. :param address: of the house."""
        if self._kept.now.tables.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(kept, tables={**kept.tables, table: address}))

    def over(self, table: str) -> None:
        """Forget a match of which the player has the record, or nobody has one."""
        if table in self._kept.now.tables:
            self._change(lambda kept: msgspec.structs.replace(kept, tables=_other_tables(kept.tables, table)))

    def note_evening(self, table: str, address: str) -> None:
        """Note that the player takes part in an evening. :param table: where its people gather."""
        if self._kept.now.evenings.get(table) != address:
            self._change(lambda kept: msgspec.structs.replace(
                kept, evenings={**_other_tables(kept.evenings, table), table: address}
            ))  # fmt: skip

    def evening_over(self, table: str) -> None:
        """Forget an evening that is over, or that the player has left."""
        if table in self._kept.now.evenings:
            self._change(lambda kept: msgspec.structs.replace(kept, evenings=_other_tables(kept.evenings, table)))

    def at(self, addresses: Collection[str]) -> list[str]:
        """Return the tables of a house at which the player has begun a match. :param addresses: of the house."""
        return [table for table, house in self._kept.now.tables.items() if house in addresses]

    def last(self) -> tuple[str, str] | None:
        """Return the table where the player plays, and the address of its house; None for none.

        An evening comes before its tables: it leads to the one at which the player sits.
        """
        kept = self._kept.now
        return next(reversed(kept.evenings.items()), None) or next(reversed(kept.tables.items()), None)

    def _change(self, change: Callable[[_Kept], _Kept]) -> None:
        """Change the note; where it cannot be written it holds until the program ends."""
        with contextlib.suppress(OSError):
            self._kept.change(change)


def _other_tables(tables: dict[str, str], table: str) -> dict[str, str]:
    """Return a note of tables without one of them."""
    return {one: house for one, house in tables.items() if one != table}
