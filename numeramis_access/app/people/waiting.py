"""The player's tables by turns at all servers: how many wait for the player, which ones, and the announcement of new
ones.

A server is asked on a separate connection, on which the player does not count as present.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from numeramis_access.app.people.identity import device_key, new_id
from numeramis_access.app.people.turns import is_waiting_for_player, sort_waiting_first, title_with_wait
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App, Link
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.input.inbox import FromHouse, TablesWait
from numeramis_access.store.begun import BegunMatches
from numeramis_access.store.known_houses import KnownHouses
from numeramis_access.tables.house_token import HouseToken
from numeramis_access.tables.person_requests import MyTables
from numeramis_access.tables.protocol import line_of, read_push, readable_members
from numeramis_access.tables.pushes import Done, TableNow
from numeramis_access.words.announcement import Priority

#: seconds between two questions to a server, and between two calls to a table
ASK_SECONDS, CALL_AGAIN_SECONDS = 900.0, 43_200.0
#: hours of the local day in which the program calls, unless the player wants calls at any time
CALLING_HOURS = range(7, 22)


def local_hour() -> int:
    """Return the hour of the local day, 0 to 23."""
    return time.localtime(time.time()).tm_hour


class WaitingTables:
    """The player's tables by turns, as their servers described them last."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._kept = BegunMatches(app.home)
        self._houses = KnownHouses(app.home)
        #: connections that ask, with the addresses of their servers
        self._asking: dict[Link, str] = {}
        self._tables: dict[str, list[TableNow]] = {}
        self._count = 0
        self._ask_at = app.now()
        #: whether tables wait that the player was not called to
        self._calls = False

    @property
    def count(self) -> int:
        """Return the number of tables at which it is the player's turn, as the servers answered last."""
        return self._count

    def receive(self, item: FromHouse) -> bool:
        """Take a message of a server that was asked, and close the connection after the answer.

        Return False if the message is for another connection.
        """
        address = self._asking.get(item.link)  # type: ignore[call-overload]
        if address is None:
            return False
        link: Link = item.link  # type: ignore[assignment]
        if item.text is None and item.up:
            link.send(line_of(MyTables(id=new_id(), key=device_key(self._app.home))))
            return True
        with contextlib.suppress(msgspec.DecodeError):  # of a newer or a strange server
            push = read_push(item.text) if item.text is not None else None
            if isinstance(push, Done):
                self.note(address, readable_members(push.answer.get("tables"), TableNow))
        del self._asking[link]
        link.close()
        return True

    def note(self, address: str, tables: Iterable[TableNow], shown: bool = False) -> None:
        """Record the player's tables at a server and tell a changed number through the inbox (``TablesWait``); tables
        without turns, or before their match, are ignored.

        :param address: address of the server, empty for the one that serves this program. :param tables: the tables.
        :param shown: whether the player sees the list of these tables now, so that no announcement is needed.
        """
        own = [table for table in tables if table.turns is not None and table.stage == "playing"]
        self._tables[address] = own
        self._kept.note_by_turns(address, bool(own))
        if shown:
            self._note_called(self._tables_to_call())
        self._calls = bool(self._tables_to_call())
        before, self._count = self._count, sum(is_waiting_for_player(table) for table in self._all_tables())
        if self._count != before:
            self._app.inbox.put(TablesWait(self._count))

    def _all_tables(self) -> Iterator[TableNow]:
        for tables in self._tables.values():
            yield from tables

    def due(self) -> float | None:
        """Return the time of the next request or announcement, in seconds of the program's clock; None if none comes.
        """
        if not (self._kept.by_turns or self._asking):
            return None
        return self._app.now() if self._may_call else self._ask_at

    def tick(self) -> None:
        """Ask the servers again if ``ASK_SECONDS`` seconds have passed, and announce tables that have begun to wait, if
        the settings and the scene allow it now.
        """
        if self._app.now() >= self._ask_at:
            self._ask_at = self._app.now() + ASK_SECONDS
            self._calls = bool(self._tables_to_call())
            for address in self._kept.by_turns:
                self._ask(address)
        if self._may_call:
            self._call()

    def _ask(self, address: str) -> None:
        """Ask a server, if it can be recognised; a stranger at its address must not learn the player's key."""
        known = self._houses.at(address)
        if address in self._asking.values() or (known is None and not self._app.in_house):
            return
        link = self._app.connect(address, self._app.inbox)
        if known is not None:
            link.require_token(HouseToken(known.house, known.ticket, known.secret))
        self._asking[link] = address

    @property
    def _may_call(self) -> bool:
        """Return whether to call now: never at a table or while the player writes, nor when the settings forbid it."""
        app = self._app
        if not self._calls or app.scene.context == "table" or app.has_draft or app.settings.turn_calls == "never":
            return False
        return app.settings.turn_calls == "always" or app.in_house or local_hour() in CALLING_HOURS

    def _tables_to_call(self) -> list[TableNow]:
        since = time.time() - CALL_AGAIN_SECONDS
        waiting = filter(is_waiting_for_player, self._all_tables())
        return [table for table in sort_waiting_first(waiting) if not self._kept.was_notified(table.table, since)]

    def _call(self) -> None:
        """Say which tables wait for the player."""
        self._calls, tables = False, self._tables_to_call()
        self._note_called(tables)
        if tables:
            names = self._app.narrator.language.join([self._title(table) for table in tables])
            self._app.say("turns-call", Priority.QUEUE, count=len(tables), tables=names)

    def _note_called(self, tables: list[TableNow]) -> None:
        if tables:
            self._kept.note_notified([table.table for table in tables], time.time(), CALL_AGAIN_SECONDS)

    def _title(self, table: TableNow) -> str:
        """Return the name of a table for its player: the game and the others there."""
        language = self._app.narrator.language
        others = [place.name for at, place in enumerate(table.places) if at != table.own]
        known = language.has(f"game-{table.game}")
        game = self._app.text(f"game-{table.game}" if known else "people-unknown-game")
        return self._app.text("turns-named", game=game, names=language.join(others))

    def menu(self) -> Menu:
        """Return the menu of the player's tables; each entry leads to its table.

        Tables that wait for the player come first, the longest wait first.
        """
        return Menu(self._app, "turns-mine", self._entries)

    def _entries(self) -> list[Entry]:
        address_of = {table.table: address for address, tables in self._tables.items() for table in tables}

        def entry(table: TableNow) -> Entry:
            title = partial(title_with_wait, self._app, table, self._title(table))
            return Entry(title, partial(self._go_to, table.table, address_of[table.table]), identity=table.table)

        return [*map(entry, sort_waiting_first(self._all_tables())), back_entry(self._app)]

    def _go_to(self, table: str, address: str) -> Transition:
        """Return the transition to a table by its server. :param table: an id."""
        people = self._app.doors.people
        assert people is not None
        return Push(people(self._app, table, back=True, address=address))


def make_waiting_tables(app: App) -> WaitingTables | None:
    """Return the player's waiting tables, None if the player has no tables by turns."""
    return WaitingTables(app) if BegunMatches(app.home).by_turns else None


def note_tables(app: App, address: str, tables: Iterable[TableNow]) -> None:
    """Record the player's tables in the lobby of a server; the first table by turns gives the program its ``waiting``.

    :param app: the player's program. :param address: address of the server. :param tables: the tables.
    """
    by_turns = [table for table in tables if table.turns is not None]
    if app.tables_by_turns is None and by_turns:
        app.tables_by_turns = WaitingTables(app)
    if isinstance(app.tables_by_turns, WaitingTables):
        app.tables_by_turns.note(address, by_turns, shown=True)
