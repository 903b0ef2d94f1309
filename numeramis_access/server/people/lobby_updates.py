"""Who is told of the lobby, and when: the tables as others know them, what is new for each who looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import islice

from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.doors import Doorkeeper
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing, Lobby, LobbyPages, pause
from numeramis_access.server.people.members import codes
from numeramis_access.server.people.sitting import Sitting

#: connections that are told of the lobby at once: between two portions others have their turn
PORTION = 20
#: tables that may stand otherwise before it is looked how, whether somebody wants to know or not
STALE = 200


class LobbyUpdates:
    """Tells the lobby of a house to all connections that look at it. :param clock: seconds that only go forward."""

    def __init__(
        self, connections: Connections, sittings: Mapping[str, Sitting], blocks: Blocks, apart: Apart,
        clock: Callable[[], float],
    ) -> None:  # fmt: skip
        self._connections = connections
        self._sittings = sittings
        self._blocks = blocks
        self._apart = apart
        self._clock = clock
        #: whether something is new, and when that may be told, in seconds of the clock
        self._new, self._next = False, 0.0
        #: tables that are not over as others know them, by id; who has a place at which; and those that stand otherwise
        self._listings: dict[str, Listing] = {}
        self._own: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._stale: dict[str, None] = {}
        self._doors = Doorkeeper(connections, sittings, blocks, apart, clock)
        #: how it stood when it was told last, and those who have not been told that yet
        self._told = Lobby((), (), blocks.is_blocked, self.own)
        self._behind: dict[Guest, None] = {}

    def note_change(self) -> None:
        """Take note that something is new: told when everybody is told next."""
        self._new = True
        self._doors.note_change()

    def table_changed(self, table: str) -> None:
        """Take note that a table is new, stands otherwise, or is no more."""
        self._stale[table] = None
        self._new = True
        self._doors.table_changed(self._sittings.get(table))

    def tables(self) -> Collection[Listing]:
        """Return the tables here that are not over; one that stands as before is the same object."""
        self._look_again()
        return self._listings.values()

    def own(self, person: str) -> list[Listing]:
        """Return those of them at which somebody has a place."""
        self._look_again()
        return [self._listings[table] for table in self._own.get(person, ())]

    def own_anywhere(self, person: str) -> list[Listing]:
        """Return the tables at which somebody has a place, here or elsewhere."""
        far = [table for table in self._connections.tables_elsewhere() if table.place_of(person) is not None]
        return [*self.own(person), *far]

    def is_own(self, person: str, named: str) -> bool:
        """Return whether somebody has a place at a table, here or elsewhere. :param named: its id or its code."""
        meant = codes(named)
        return any(table.now.table == named or table.code in meant for table in self.own_anywhere(person))

    def _look_again(self) -> None:
        """Know how those tables stand of which something is new: of thousands, next to all stand as before."""
        stale, self._stale = self._stale, {}
        for table in stale:
            if not self._apart.attempt("table listed", table, partial(self._look_at, table)):
                self._list(table, None)
                self._stale[table] = None

    def _look_at(self, table: str) -> None:
        """Know how a table stands."""
        sitting = self._sittings.get(table)
        self._list(table, None if sitting is None or sitting.stage == "over" else _listing(sitting))

    def _list(self, table: str, listing: Listing | None) -> None:
        """Have a table stand in lists as it does now. :param listing: None for in none."""
        before, now = _people(self._listings.get(table)), _people(listing)
        if listing is None:
            self._listings.pop(table, None)
        else:
            self._listings[table] = listing
        for person in before - now:
            del self._own[person][table]
            if not self._own[person]:
                del self._own[person]
        for person in now - before:
            self._own[person][table] = None

    def due(self) -> float | None:
        """Return when there is something to tell, in seconds of the clock, None for never."""
        if self._behind:
            return self._clock()
        dues = (self._next if self._new else None, self._doors.due())
        return min((due for due in dues if due is not None), default=None)

    def tell(self) -> None:
        """Tell what is new, where it is time; the more there are who look, the longer it stands then."""
        self._doors.ask()
        if len(self._stale) >= STALE:
            self._look_again()
        if self._new and not self._behind and self._clock() >= self._next:
            self._begin()
        some = list(islice(self._behind, PORTION))
        for guest in some:
            del self._behind[guest]
        here = ((guest.number, guest) for guest in some if guest.lobby and guest in self._connections.all)
        self._apart.each("connection", here, lambda guest: _say(guest, self._told))

    def _begin(self) -> None:
        """Begin to tell everybody who looks how it stands now."""
        self._new = False
        looking = (guest for guest in self._connections.all if guest.lobby)
        self._behind = dict.fromkeys(guest for guest in looking if guest.person is not None)
        if self._behind:
            self._stand()

    def subscribe(self, guest: Guest, on: bool, pages: LobbyPages | None) -> None:
        """Have a connection be told of the lobby, or no more. :param pages: which, None where it knows none."""
        guest.lobby, guest.pages = on, pages
        self._behind.pop(guest, None)  # what it is told now is newer
        if on:
            if self._clock() >= self._next:
                self._stand()
            _say(guest, self._told)
        else:
            guest.seen = None

    def _stand(self) -> None:
        """Look how it stands: in a house of thousands that stands for a while, whoever comes to look meanwhile."""
        far = list(self._connections.tables_elsewhere())
        theirs: defaultdict[str, list[Listing]] = defaultdict(list)
        for listing in far:
            for person in _people(listing):
                theirs[person].append(listing)
        self._told = Lobby(
            self._connections.everybody(), [*self.tables(), *far], self._blocks.is_blocked,
            lambda person: [*self.own(person), *theirs.get(person, ())],
        )  # fmt: skip
        looking = sum(guest.lobby for guest in self._connections.all)
        self._next = self._clock() + pause(looking, len(self._connections.all), len(self._listings))


def _listing(sitting: Sitting) -> Listing:
    """Return a table as others know it."""
    return Listing(
        sitting.seen_by(""), sitting.code, tuple(sorted(sitting.knocks.let_in)),
        sitting.stage == "playing" and sitting.deserted,
    )  # fmt: skip


def _people(listing: Listing | None) -> set[str]:
    """Return who has a place at a table, by id."""
    return set() if listing is None else {place.person for place in listing.now.places if place.person}


def _say(guest: Guest, lobby: Lobby) -> None:
    """Tell a connection the lobby: what is new there, or all of the first page to a program that knows no pages."""
    if guest.person is None:
        return
    if guest.pages is None:
        guest.say(lobby.first_page(guest.person.id))
        return
    seen = lobby.seen_by(guest.person.id, guest.pages)
    for news in seen.since(guest.seen):
        guest.say(news)
    guest.seen = seen
