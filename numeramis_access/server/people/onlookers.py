"""Who watches a table, and whose hand each of them is shown by that player's leave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from numeramis_access.server.people.knocks import Knocks
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.log import Onlooker
from numeramis_access.tables.pushes import Present


class _Shown(NamedTuple):
    """A hand that somebody is shown. :param place: whose. :param since: number of the last message before that."""

    place: int
    since: int


class Onlookers:
    """Those who watch one table; it is not kept: after a restart of the house they come, and ask, anew.

    :ivar knocks: who would like to watch, and was let in.
    """

    def __init__(self) -> None:
        self._here: dict[str, KnownPerson] = {}
        self.knocks = Knocks()
        self._shown: dict[str, _Shown] = {}

    def __contains__(self, person: str) -> bool:
        """Return whether somebody watches."""
        return person in self._here

    def __len__(self) -> int:
        """Return how many watch."""
        return len(self._here)

    def add(self, person: KnownPerson) -> None:
        """Have somebody watch from now on."""
        self.knocks.note_arrival(person.id)
        self._here[person.id] = person

    def remove(self, person: str) -> bool:
        """Have somebody watch no more; return whether they did."""
        return self._here.pop(person, None) is not None

    def send_away(self, person: str) -> None:
        """Forget that somebody was let in, or shown a hand."""
        self.knocks.send_away(person)
        self._shown.pop(person, None)

    def show(self, person: str, place: int, since: int) -> None:
        """Show somebody the hand of a place from now on. :param since: number of the last message."""
        self._shown[person] = _Shown(place, since)

    def hide(self, person: str, place: int) -> bool:
        """Show somebody the hand of a place no more; return whether they were shown it."""
        shown = self._shown.get(person)
        if shown is None or shown.place != place:
            return False
        del self._shown[person]
        return True

    def sees(self, person: str, later: bool) -> Onlooker:
        """Return what somebody sees of the match. :param later: as the table has agreed."""
        shown = self._shown.get(person)
        return Onlooker(later=later) if shown is None else Onlooker(shown.place, shown.since, later)

    def shown_by(self, place: int | None) -> tuple[str, ...]:
        """Return to whom a place shows its hand, by id."""
        return tuple(person for person, shown in self._shown.items() if shown.place == place)

    def people(self) -> Iterable[Present]:
        """Return who watches."""
        return (Present(one.id, one.name, one.gender) for one in self._here.values())
