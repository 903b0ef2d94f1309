"""The parts of a house need no house: a store, connections and tables are enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.lobby import LobbyPages
from numeramis_access.server.people.lobby_updates import LobbyUpdates
from numeramis_access.server.people.owner_orders import OwnerOrders
from numeramis_access.server.stores.port import HouseOrder, KnownPerson
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import NO_WATCH
from numeramis_access.tables.protocol import read_push
from numeramis_access.tables.pushes import Answered, LobbyNews
from tests.tables.host import Clock


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = SqliteStore(tmp_path / "house.sqlite")
    yield opened
    opened.close()


class Tables:
    """Tables that the owner can close. :ivar here: ids of the open ones."""

    def __init__(self, *here: str) -> None:
        self.here = {*here}

    def close_for_owner(self, table: str) -> bool:
        was_here = table in self.here
        self.here.discard(table)
        return was_here


def connected(connections: Connections, name: str, heard: list[bytes]) -> KnownPerson:
    person = KnownPerson(name.lower(), name, "feminine", "en", 0)
    guest = connections.open(heard.append, "203.0.113.7")
    guest.person = person
    return person


def test_an_order_to_close_a_table_waits_for_the_server_that_has_it(store: Store) -> None:
    tables, connections = Tables("here"), Connections(OtherServers)
    orders = OwnerOrders(store, connections, FailingMembers(NO_WATCH, Clock()), tables)
    for table in ("here", "there"):
        store.keep_order(HouseOrder("close", table, ""))
    orders.execute()
    assert tables.here == set()
    assert [order.what for order in store.orders()] == ["there"]


def test_the_owners_answer_waits_for_the_person(store: Store) -> None:
    connections, heard = Connections(OtherServers), list[bytes]()
    orders = OwnerOrders(store, connections, FailingMembers(NO_WATCH, Clock()), Tables())
    store.keep_order(HouseOrder("answer", "eva/1", "Adam\nThank you."))
    orders.execute()
    assert len(store.orders()) == 1
    connected(connections, "Eva", heard)
    orders.execute()
    assert store.orders() == []
    assert [read_push(line) for line in heard] == [Answered(name="Adam", text="Thank you.")]


def test_a_lobby_tells_a_newcomer_to_those_who_look(store: Store) -> None:
    clock, connections, heard = Clock(), Connections(OtherServers), list[bytes]()
    lobby = LobbyUpdates(connections, {}, Blocks(store), FailingMembers(NO_WATCH, clock), clock)
    connected(connections, "Eva", heard)
    (guest,) = connections.all
    lobby.subscribe(guest, True, LobbyPages())
    connected(connections, "Adam", [])
    lobby.note_change()
    clock.now += 60.0
    lobby.send_news()
    news = [push for push in map(read_push, heard) if isinstance(push, LobbyNews)]
    assert [present.name for push in news for present in push.people] == ["Eva", "Adam"]
