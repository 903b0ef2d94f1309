"""Updates of the lobby: maintain the list of tables, and send each connection that receives the lobby its news."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import islice

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.friend_questions import FriendQuestions
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.lobby import Listing, Lobby, LobbyPages, pause_seconds
from numeramis_access.server.people.members import possible_codes
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.table_seen import table_seen_by

#: connections updated in one step; other work runs between two steps
CONNECTIONS_PER_STEP = 20
#: changed tables at which the list is refreshed even if no connection looks at the lobby
MAX_CHANGED_TABLES = 200


class LobbyUpdates:
    """Sends the lobby of a house to all connections that receive it.

    :param connections: the connections of the house.
    :param sittings: the tables by id.
    :param blocks: decides which tables a person does not see.
    :param apart: isolates an error at one table or connection from the others.
    :param clock: returns monotonic seconds.
    """

    def __init__(
        self, connections: Connections, sittings: Mapping[str, Sitting], blocks: Blocks, apart: FailingMembers,
        clock: Callable[[], float],
    ) -> None:  # fmt: skip
        self._connections = connections
        self._sittings = sittings
        self._blocks = blocks
        self._apart = apart
        self._clock = clock
        #: whether there is news, and the earliest time to send it, in seconds of the clock
        self._new, self._next = False, 0.0
        #: listings of tables that are not over, by id; the tables of each person; and the tables changed since
        self._listings: dict[str, Listing] = {}
        self._own: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._stale: dict[str, None] = {}
        self._friend_questions = FriendQuestions(connections, sittings, blocks, apart, clock)
        #: the last snapshot of the lobby, and the connections that have not received it yet
        self._snapshot = Lobby((), (), blocks.is_blocked, self.local_tables_of)
        self._behind: dict[Guest, None] = {}

    def note_change(self) -> None:
        """Record that people came, left or changed; the next update sends it."""
        self._new = True
        self._friend_questions.note_change()

    def note_table_change(self, table: str) -> None:
        """Record that a table is new, changed or deleted; the next update sends it. :param table: an id."""
        self._stale[table] = None
        self._new = True
        self._friend_questions.note_table_change(self._sittings.get(table))

    def tables(self) -> Collection[Listing]:
        """Return the unfinished tables of this server; an unchanged table is the same object as before."""
        self._look_again()
        return self._listings.values()

    def listing(self, table: str) -> Listing | None:
        """Return a table of this server, as it is now; None if it is not here or over. Only this table's entry is
        updated.

        :param table: an id.
        """
        if table in self._stale:
            del self._stale[table]
            self._look_at(table)
        return self._listings.get(table)

    def local_tables_of(self, person: str) -> list[Listing]:
        """Return the tables of this server at which a person has a place. :param person: an id."""
        self._look_again()
        return [self._listings[table] for table in self._own.get(person, ())]

    def tables_anywhere_of(self, person: str) -> list[Listing]:
        """Return the tables at which a person has a place, here or at other servers. :param person: an id."""
        far = [table for table in self._connections.tables_elsewhere() if table.place_number_of(person) is not None]
        return [*self.local_tables_of(person), *far]

    def is_own(self, person: str, code_or_id: str) -> bool:
        """Return whether a person has a place at a table, here or at other servers.

        :param person: id of the person.
        :param code_or_id: id or code of the table.
        """
        meant = possible_codes(code_or_id)
        return any(table.now.table == code_or_id or table.code in meant for table in self.tables_anywhere_of(person))

    def _look_again(self) -> None:
        """Refresh the listings of changed tables only; of thousands of tables, few change at a time."""
        stale, self._stale = self._stale, {}
        for table in stale:
            if not self._apart.attempt("table listed", table, partial(self._look_at, table)):
                self._list(table, None)
                self._stale[table] = None

    def _look_at(self, table: str) -> None:
        """Refresh the listing of a table."""
        sitting = self._sittings.get(table)
        self._list(table, None if sitting is None or sitting.stage == "over" else _listing(sitting))

    def _list(self, table: str, listing: Listing | None) -> None:
        """Replace the listing of a table. :param listing: None to remove it."""
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
        """Return the time of the next update, in seconds of the clock; None if there is no news."""
        if self._behind:
            return self._clock()
        dues = (self._next if self._new else None, self._friend_questions.due())
        return min((due for due in dues if due is not None), default=None)

    def send_news(self) -> None:
        """Send the news that is due, at each call to at most ``CONNECTIONS_PER_STEP`` connections. The more connections
        receive the lobby, the longer the pause before the next update.
        """
        if self._friend_questions.waiting:
            self._friend_questions.ask()
        if len(self._stale) >= MAX_CHANGED_TABLES:
            self._look_again()
        if self._new and not self._behind and self._clock() >= self._next:
            self._begin_update()
        some = list(islice(self._behind, CONNECTIONS_PER_STEP))
        for guest in some:
            del self._behind[guest]
        here = ((guest.number, guest) for guest in some if guest.lobby and guest in self._connections.all)
        self._apart.run_each("connection", here, lambda guest: _say(guest, self._snapshot))

    def _begin_update(self) -> None:
        """Begin an update: queue all connections that receive the lobby, and take a snapshot if there are any."""
        self._new = False
        looking = (guest for guest in self._connections.all if guest.lobby)
        self._behind = dict.fromkeys(guest for guest in looking if guest.person is not None)
        if self._behind:
            self._take_snapshot()

    def subscribe(self, guest: Guest, on: bool, pages: LobbyPages | None) -> None:
        """Start or stop sending the lobby to a connection. At the start the connection gets the lobby at once; during
        the pause between two updates that is the lobby of the last update.

        :param guest: the connection. :param on: True to start.
        :param pages: the pages to send, None for a program without pages.
        """
        guest.lobby, guest.pages = on, pages
        self._behind.pop(guest, None)  # it gets newer news now
        if on:
            if self._clock() >= self._next:
                self._take_snapshot()
            _say(guest, self._snapshot)
        else:
            guest.seen = None

    def _take_snapshot(self) -> None:
        """Take a snapshot of the lobby; a large house uses it for a while, also for connections that begin to look."""
        far = list(self._connections.tables_elsewhere())
        theirs: defaultdict[str, list[Listing]] = defaultdict(list)
        for listing in far:
            for person in _people(listing):
                theirs[person].append(listing)
        self._snapshot = Lobby(
            self._connections.connected_people(), [*self.tables(), *far], self._blocks.is_blocked,
            lambda person: [*self.local_tables_of(person), *theirs.get(person, ())],
        )  # fmt: skip
        looking = sum(guest.lobby for guest in self._connections.all)
        self._next = self._clock() + pause_seconds(looking, len(self._connections.all), len(self._listings))


def _listing(sitting: Sitting) -> Listing:
    """Return the listing of a table."""
    return Listing(
        table_seen_by(sitting, ""), sitting.code, tuple(sorted(sitting.permissions.let_in)),
        sitting.stage == "playing" and sitting.is_deserted,
    )  # fmt: skip


def _people(listing: Listing | None) -> set[str]:
    """Return the ids of the people with a place at a table."""
    return set() if listing is None else {place.person for place in listing.now.places if place.person}


def _say(guest: Guest, lobby: Lobby) -> None:
    """Send a connection the news of the lobby, or the whole first page to a program without pages."""
    if guest.person is None:
        return
    if guest.pages is None:
        guest.say(lobby.first_page(guest.person.id, guest.language))
        return
    seen = lobby.seen_by(guest.person.id, guest.pages, guest.language)
    for news in seen.changes_since(guest.seen):
        guest.say(news)
    guest.seen = seen
