"""The shown pages of a server's lobby: the people who are there, and its tables."""

from __future__ import annotations

from collections.abc import Callable

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.tables.pushes import LOBBY_PAGE_SIZE, LobbyNews, LobbyNow, TableNow
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import WatchLobby


class ShownLobby:
    """The pages of the lobby that the player looks at.

    :ivar lobby: its people and tables.
    :ivar tables: the page of tables, 0 at a server without pages; ``people``: that of people.
    :ivar more_tables: whether more tables follow; ``more_people``: whether more people do.
    """

    def __init__(self, house: RequestHouse) -> None:
        self._house = house
        self.lobby = LobbyNow(people=(), tables=())
        self.tables, self.people = 0, 1
        self.more_people = self.more_tables = False
        #: tables that the player has left; the server may not have told so yet
        self.left: set[str] = set()

    @property
    def own_tables(self) -> list[TableNow]:
        """Return the player's tables on the shown page; a table that the player left is included while it is played.
        """
        return [table for table in self.lobby.mine if table.stage == "playing" or table.table not in self.left]

    def turn_to(self, tables: int, people: int, shown: Callable[[], None] = lambda: None) -> None:
        """Ask the server for other pages of the lobby, which arrive as news.

        :param tables: page of the tables, from 1; 0 at a server without pages.
        :param people: page of the people, from 1. :param shown: called when the pages have arrived.
        """

        def done(_: Json) -> None:
            self.tables, self.people = tables, people
            shown()

        self._house.ask(WatchLobby(id=new_id(), tables_page=tables, people_page=people), done)

    def begin(self, has_pages: bool) -> None:
        """Ask for the lobby once the server has recognised the player.

        :param has_pages: whether the server has pages.
        """
        self.turn_to(max(self.tables, 1) if has_pages else 0, self.people)

    def show(self, lobby: LobbyNow) -> LobbyNow:
        """Take the whole lobby and keep at most ``LOBBY_PAGE_SIZE`` of each list; return that part."""
        self.lobby = LobbyNow(
            lobby.people[:LOBBY_PAGE_SIZE], lobby.tables[:LOBBY_PAGE_SIZE], lobby.mine[:LOBBY_PAGE_SIZE]
        )
        return self.lobby

    def apply_changes(self, news: LobbyNews) -> LobbyNow:
        """Take changes of the lobby, or all of it if ``news.whole``; return its shown part."""
        before = LobbyNow(people=(), tables=()) if news.whole else self.lobby
        self.more_people, self.more_tables = news.more_people, news.more_tables
        people = {person.person: person for person in (*before.people, *news.people) if person.person not in news.gone}
        tables = {
            table.table: table for table in (*before.mine, *before.tables, *news.tables) if table.table not in news.over
        }  # fmt: skip
        return self.show(LobbyNow(
            people=tuple(people.values()),
            tables=tuple(table for table in tables.values() if table.own is None),
            mine=tuple(table for table in tables.values() if table.own is not None),
        ))  # fmt: skip

    def names(self) -> dict[str, str]:
        """Return the names of the people on the shown page, by id."""
        return {person.person: person.name for person in self.lobby.people}
