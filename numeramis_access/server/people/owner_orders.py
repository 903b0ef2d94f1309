"""Orders that the owner gives by ``club`` while a house runs: shut out addresses, close tables, answer reports."""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol, TypeAlias

from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.stores.port import OwnerOrder
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.pushes import Answered

Network: TypeAlias = IPv4Network | IPv6Network
#: prefix bits of an IPv6 address that limits count, because each guest has many addresses
WHOLE = 64


class OrderedTables(Protocol):
    """The tables that the owner can have closed."""

    def close_for_owner(self, table: str) -> bool:
        """Delete a table if this server has it; return whether it has. :raises StoreFailed: if the store fails."""


class OwnerOrders:
    """Reads the orders of the owner and executes them at one server.

    :ivar newcomers: whether unknown people are let in.
    """

    def __init__(self, store: Store, connections: Connections, apart: Apart, tables: OrderedTables) -> None:
        self._store = store
        self._connections = connections
        self._apart = apart
        self._tables = tables
        self._networks: tuple[Network, ...] = ()
        self.newcomers = True
        #: ids of people who can lead any evening in this house
        self.directors: frozenset[str] = frozenset()

    def admits(self, address: str) -> bool:
        """Return whether an address is admitted."""
        try:
            ip = ip_address(address)
        except ValueError:
            return True  # a page's program
        return not any(ip in network for network in self._networks)

    def execute(self) -> None:
        """Read the orders and execute them. :raises StoreFailed: if the store fails."""
        orders = self._store.orders()
        self.newcomers = all(order.kind != "newcomers" for order in orders)
        self.directors = frozenset(order.what for order in orders if order.kind == "director")
        self._keep_out([order for order in orders if order.kind == "address"])
        self._apart.each("order", (((order.kind, order.what), order) for order in orders), self._carry_out)

    def _carry_out(self, order: OwnerOrder) -> None:
        """Execute an order. :raises StoreFailed: if the store fails."""
        if order.kind == "close":
            if self._tables.close_for_owner(order.what):
                self._store.drop_order(order)
        elif order.kind == "answer":
            self._answer(order)

    def _keep_out(self, orders: list[OwnerOrder]) -> None:
        """Shut out the networks of some orders until each order expires."""
        for order in orders:
            if float(order.value) < time.time():
                self._store.drop_order(order)
        networks = tuple(ip_network(order.what) for order in orders if float(order.value) >= time.time())
        if networks != self._networks:
            self._networks = networks
            here = [guest for guest in self._connections.all if not guest.far]
            for guest in [guest for guest in here if not self.admits(guest.address)]:
                guest.dismiss("address-banned")

    def _answer(self, order: OwnerOrder) -> None:
        """Send the owner's answer to the person who reported, once they are connected."""
        person, _, _ = order.what.partition("/")
        about, _, text = order.value.partition("\n")
        guests = [guest for guest in self._connections.of(person) if not guest.far]
        for guest in guests:
            guest.say(Answered(name=about, text=text))
        if guests:
            self._store.drop_order(order)


def network_of(text: str) -> Network:
    """Return the network of a text with a network or an address, as limits count it.

    :raises ValueError: if it is neither, so wide that it would shut out whole countries, or a loopback address.
    """
    network = ip_network(text.strip(), strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen > WHOLE:
        network = network.supernet(new_prefix=WHOLE)
    if network.prefixlen < (8 if network.version == 4 else 19) or network.is_loopback:
        raise ValueError(text)
    return network
