"""Matches among people whose end this program has not seen: their records are fetched from the house later."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec

from numeramis_access.store.changing import KeptJson
from numeramis_access.store.home import Home


class _Kept(msgspec.Struct, frozen=True):
    """What is kept. :param tables: the address of the house by the id of the table."""

    tables: dict[str, str] = {}


class BegunMatches:
    """The player's own note of where matches go on; the house keeps their records."""

    def __init__(self, home: Home) -> None:
        self._kept = KeptJson(home.begun, _Kept, _Kept())

    def note_begun(self, table: str, address: str) -> None:
        """Note a match that the player plays. :param address: of the house."""
        if self._tables.get(table) != address:
            self._change(lambda tables: {**tables, table: address})

    def over(self, table: str) -> None:
        """Forget a match of which the player has the record, or nobody has one."""
        if table in self._tables:
            self._change(lambda tables: {one: house for one, house in tables.items() if one != table})

    def at(self, address: str) -> list[str]:
        """Return the tables of a house at which the player has begun a match."""
        return [table for table, house in self._tables.items() if house == address]

    def last(self) -> tuple[str, str] | None:
        """Return the table of the match that was begun last, and the address of its house; None for none."""
        return next(reversed(self._tables.items()), None)

    @property
    def _tables(self) -> dict[str, str]:
        return self._kept.now.tables

    def _change(self, change: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Change the note; where it cannot be written it holds until the program ends."""
        with contextlib.suppress(OSError):
            self._kept.change(lambda kept: _Kept(change(kept.tables)))
