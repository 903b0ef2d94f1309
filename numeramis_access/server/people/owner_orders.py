"""Orders that the owner gives by the command ``club`` while a server runs: ban addresses, close tables, answer reports.
"""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol, TypeAlias

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.stores.port import HouseOrder
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.pushes import Answered

Network: TypeAlias = IPv4Network | IPv6Network
#: prefix bits of an IPv6 address that limits count, because each guest has many addresses
COUNTED_PREFIX_BITS = 64


class ClosableTables(Protocol):
    """The tables of a server, which the owner can order to be closed."""

    def close_for_owner(self, table: str) -> bool:
        """Delete a table if this server has it; return whether it has.

        :param table: an id.
        :raises StoreFailed: if the store fails.
        """


class OwnerOrders:
    """Reads the owner's orders from the store and carries them out at one server.

    :param store: stores the orders.
    :param connections: the connections of the house.
    :param apart: isolates an error with one order from the others.
    :param tables: the tables of this server.
    :ivar newcomers: whether new people are admitted.
    :ivar directors: ids of people who can lead any evening in this house.
    """

    def __init__(self, store: Store, connections: Connections, apart: FailingMembers, tables: ClosableTables) -> None:
        self._store = store
        self._connections = connections
        self._apart = apart
        self._tables = tables
        self._networks: tuple[Network, ...] = ()
        self.newcomers = True
        #: ids of people who can lead any evening in this house
        self.directors: frozenset[str] = frozenset()

    def is_admitted(self, address: str) -> bool:
        """Return whether the owner has not banned an address. :param address: an IP address; any other text is
        admitted.
        """
        try:
            ip = ip_address(address)
        except ValueError:
            return True  # a page's program
        return not any(ip in network for network in self._networks)

    def execute(self) -> None:
        """Read the orders from the store and carry them out. :raises StoreFailed: if the store fails."""
        orders = self._store.orders()
        self.newcomers = all(order.kind != "newcomers" for order in orders)
        self.directors = frozenset(order.what for order in orders if order.kind == "director")
        self._keep_out([order for order in orders if order.kind == "address"])
        self._apart.run_each("order", (((order.kind, order.what), order) for order in orders), self._carry_out)

    def _carry_out(self, order: HouseOrder) -> None:
        """Execute an order. :raises StoreFailed: if the store fails."""
        if order.kind == "close":
            if self._tables.close_for_owner(order.what):
                self._store.drop_order(order)
        elif order.kind == "answer":
            self._answer(order)

    def _keep_out(self, orders: list[HouseOrder]) -> None:
        """Shut out the networks of some orders until each order expires."""
        for order in orders:
            if float(order.value) < time.time():
                self._store.drop_order(order)
        networks = tuple(ip_network(order.what) for order in orders if float(order.value) >= time.time())
        if networks != self._networks:
            self._networks = networks
            here = [guest for guest in self._connections.all if not guest.is_far]
            for guest in [guest for guest in here if not self.is_admitted(guest.address)]:
                guest.dismiss("address-banned")

    def _answer(self, order: HouseOrder) -> None:
        """Send the owner's answer to the person who reported, once they are connected."""
        person, _, _ = order.what.partition("/")
        about, _, text = order.value.partition("\n")
        guests = [guest for guest in self._connections.of(person) if not guest.is_far]
        for guest in guests:
            guest.say(Answered(name=about, text=text))
        if guests:
            self._store.drop_order(order)


def network_of(text: str) -> Network:
    """Return the network in a text that names a network or an address; IPv6 addresses count as their /64 network.

    :param text: such as ``192.0.2.7`` or ``2001:db8::/32``. :raises ValueError: if it is neither, so wide that it would
        ban whole countries, or a loopback address.
    """
    network = ip_network(text.strip(), strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen > COUNTED_PREFIX_BITS:
        network = network.supernet(new_prefix=COUNTED_PREFIX_BITS)
    if network.prefixlen < (8 if network.version == 4 else 19) or network.is_loopback:
        raise ValueError(text)
    return network
