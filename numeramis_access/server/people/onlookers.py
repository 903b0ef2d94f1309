"""Onlookers of a table, and the hands that players show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from numeramis_access.server.people.entry_permissions import EntryPermissions
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.pushes import Present


class _Shown(NamedTuple):
    """A hand shown to an onlooker.

    :param place: place of the player. :param since: number of the last message before the hand was shown.
    """

    place: int
    since: int


class Onlookers:
    """The onlookers of one table. They are not stored: after a restart of the server they return and ask again.

    :ivar permissions: the people who wait to watch, and the people who may.
    """

    def __init__(self) -> None:
        self._here: dict[str, KnownPerson] = {}
        self.permissions = EntryPermissions()
        self._shown: dict[str, _Shown] = {}

    def __contains__(self, person: str) -> bool:
        """Return whether a person watches. :param person: an id."""
        return person in self._here

    def __len__(self) -> int:
        """Return the number of onlookers."""
        return len(self._here)

    def add(self, person: KnownPerson) -> None:
        """Add an onlooker, who then no longer waits to watch."""
        self.permissions.note_arrival(person.id)
        self._here[person.id] = person

    def remove(self, person: str) -> bool:
        """Remove an onlooker; return whether they watched. :param person: an id."""
        return self._here.pop(person, None) is not None

    def send_away(self, person: str) -> None:
        """Withdraw a person's permissions to watch and to see hands; ``remove`` ends the watching itself.

        :param person: an id.
        """
        self.permissions.send_away(person)
        self._shown.pop(person, None)

    def show_hand(self, person: str, place: int, since: int) -> None:
        """Show an onlooker a hand from now on.

        :param person: id of the onlooker.
        :param place: number of the player's place, from 0.
        :param since: number of the last message before that.
        """
        self._shown[person] = _Shown(place, since)

    def hide_hand(self, person: str, place: int) -> bool:
        """Stop showing an onlooker a hand; return whether they saw it.

        :param person: id of the onlooker.
        :param place: number of the player's place, from 0.
        """
        shown = self._shown.get(person)
        if shown is None or shown.place != place:
            return False
        del self._shown[person]
        return True

    def onlooker(self, person: str, later: bool) -> Onlooker:
        """Return how a person watches the match, in the form that the match needs to redact its messages.

        :param person: an id.
        :param later: whether onlookers hear a trick only after the next one.
        """
        shown = self._shown.get(person)
        return Onlooker(later=later) if shown is None else Onlooker(shown.place, shown.since, later)

    def viewers_of_hand(self, place: int | None) -> tuple[str, ...]:
        """Return the ids of the onlookers who see the hand of a place.
        :param place: its number, from 0; None, of nobody's hand, gives none.
        """
        return tuple(person for person, shown in self._shown.items() if shown.place == place)

    def people(self) -> Iterable[Present]:
        """Return all onlookers."""
        return (Present(onlooker.id, onlooker.name, onlooker.gender) for onlooker in self._here.values())
