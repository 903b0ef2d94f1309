"""Matches among people whose end this program has not seen: their records are fetched from the house later."""

from __future__ import annotations

import contextlib

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import LONGEST_TEXT, read_plain, write_whole
from numeramis_access.store.home import Home


class _Kept(msgspec.Struct):
    """What is kept. :param tables: the address of the house by the id of the table."""

    tables: dict[str, str] = {}


class BegunMatches:
    """The player's own note of where matches go on; the house keeps their records."""

    def __init__(self, home: Home) -> None:
        self._path = home.begun
        self._kept = _Kept()
        with contextlib.suppress(OSError, ValueError):
            self._kept = from_json(read_plain(self._path, LONGEST_TEXT), _Kept)

    def note_begun(self, table: str, address: str) -> None:
        """Note a match that the player plays. :param address: of the house."""
        if self._kept.tables.get(table) != address:
            self._kept.tables[table] = address
            self._keep()

    def over(self, table: str) -> None:
        """Forget a match of which the player has the record, or nobody has one."""
        if self._kept.tables.pop(table, None) is not None:
            self._keep()

    def at(self, address: str) -> list[str]:
        """Return the tables of a house at which the player has begun a match."""
        return [table for table, house in self._kept.tables.items() if house == address]

    def last(self) -> tuple[str, str] | None:
        """Return the table of the match that was begun last, and the address of its house; None for none."""
        return next(reversed(self._kept.tables.items()), None)

    def _keep(self) -> None:
        """Write it down; where that fails it holds until the program ends."""
        with contextlib.suppress(OSError):
            write_whole(self._path, msgspec.json.encode(self._kept))
