"""Blocks between people, as a cache of the store."""

from __future__ import annotations

from numeramis_access.server.stores.store import Store
from numeramis_access.tables.pushes import Present


class Blocks:
    """The blocks between people.

    :param store: stores the blocks for all servers of the house.
    :raises StoreFailed: if the store fails.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        #: the number of the last change, and the ids blocked by each person
        self._change, self._by = store.blocks()

    def read_changes(self) -> bool:
        """Read the changes from the store; return whether there were any. :raises StoreFailed: if the store fails."""
        self._change, changed = self._store.blocks(self._change)
        self._by |= changed
        return bool(changed)

    def is_blocked(self, person: str, by: str) -> bool:
        """Return whether one person has blocked another.

        :param person: id of the person who may be blocked.
        :param by: id of the person who may have blocked them.
        """
        return person in self._by.get(by, ())

    def count_of(self, person: str) -> int:
        """Return the number of people that a person has blocked, deleted people included. :param person: an id."""
        return len(self._by.get(person, ()))

    def blocked_by(self, person: str) -> tuple[Present, ...]:
        """Return the people that a person has blocked, without deleted people.

        :param person: an id.
        :raises StoreFailed: if the store fails.
        """
        known = (self._store.person(other) for other in sorted(self._by.get(person, ())))
        return tuple(Present(person.id, person.name, person.gender) for person in known if person is not None)
