"""Whom each person has blocked, as the store has it by now."""

from __future__ import annotations

from numeramis_access.server.stores.store import Store
from numeramis_access.tables.pushes import Present


class Blocks:
    """Who has blocked whom. :param store: keeps it, for all servers of the house. :raises StoreFailed:"""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: by id, and the number of the last change of it
        self._change, self._by = store.blocks()

    def look(self) -> bool:
        """Take note of who has blocked whom by now; return whether anything has changed. :raises StoreFailed:"""
        self._change, changed = self._store.blocks(self._change)
        self._by |= changed
        return bool(changed)

    def is_blocked(self, person: str, by: str) -> bool:
        """Return whether somebody is blocked by another."""
        return person in self._by.get(by, ())

    def count_of(self, person: str) -> int:
        """Return how many somebody has blocked."""
        return len(self._by.get(person, ()))

    def blocked_by(self, person: str) -> tuple[Present, ...]:
        """Return whom somebody has blocked, as far as they are known still. :raises StoreFailed:"""
        known = (self._store.person(other) for other in sorted(self._by.get(person, ())))
        return tuple(Present(one.id, one.name, one.gender) for one in known if one is not None)
