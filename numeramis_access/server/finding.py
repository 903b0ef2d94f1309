"""Announce and find houses (servers of tables) in the local network by multicast DNS, so no one has to type an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import threading
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address
from typing import NamedTuple

import ifaddr
from zeroconf import EventLoopBlocked, IPVersion, ServiceBrowser, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from numeramis_access.input.inbox import HousesFound, Inbox
from numeramis_access.store.files import clean_name
from numeramis_access.tables.protocol import DEFAULT_PORT, PROTOCOL_VERSION

#: service type of a house
SERVICE_TYPE = "_numeramis._tcp.local."
#: most bytes of a name, a limit of DNS
MAX_NAME_BYTES = 60
#: milliseconds for a house to tell its addresses
RESOLVE_MILLISECONDS = 3000


def own_addresses() -> list[str]:
    """Return this machine's IPv4 addresses for other machines; without a network its loopback address."""
    addresses = [
        IPv4Address(address.ip) for adapter in ifaddr.get_adapters() for address in adapter.ips if address.is_IPv4
    ]
    outer = [str(address) for address in addresses if not address.is_loopback and not address.is_link_local]
    return outer or ["127.0.0.1"]


def format_address(host: str, port: int) -> str:
    """Return an address as people write it: ``host:port``, without the port if it is the default one.

    :param host: name or IP address of the machine.
    :param port: number of the port.
    """
    return host if port == DEFAULT_PORT else f"{host}:{port}"


async def announce(name: str, port: int, house: str = "") -> None:
    """Announce a house in the network until the task is cancelled; return at once without a network.

    :param name: name of the house for people; another one with a number is used if the network has the name already.
    :param port: port of the house.
    :param house: public name of the house, by which returning programs recognize it; empty for none.
    """
    with contextlib.suppress(OSError):
        zeroconf = AsyncZeroconf()
        try:
            await (await zeroconf.async_register_service(_info(name, port, house), allow_name_change=True))
            await asyncio.Event().wait()
        finally:
            await zeroconf.async_close()


def _info(name: str, port: int, house: str) -> AsyncServiceInfo:
    called = clean_name(name).replace(".", " ").encode()[:MAX_NAME_BYTES].decode(errors="ignore")
    return AsyncServiceInfo(
        SERVICE_TYPE, f"{called}.{SERVICE_TYPE}", port=port,
        addresses=[socket.inet_aton(address) for address in own_addresses()],
        properties={"version": str(PROTOCOL_VERSION), "house": house},
        server=f"numeramis-{secrets.token_hex(4)}.local.",
    )  # fmt: skip


class NearbyHouse(NamedTuple):
    """A house in this network.

    :param house_name: name of the house for people.
    :param addresses: addresses of the house, best first.
    :param house: public name of the house, empty for older programs.
    """

    house_name: str
    addresses: tuple[str, ...]
    house: str


class NearbyHouses:
    """Looks for houses in this network until it is closed.

    :param changed: called in another thread with all houses after each change.
    """

    def __init__(self, changed: Callable[[Sequence[NearbyHouse]], None]) -> None:
        self._changed = changed
        self._found: dict[str, NearbyHouse] = {}
        self._zeroconf: Zeroconf | None = None
        with contextlib.suppress(OSError):  # no network, no neighbours
            self._zeroconf = Zeroconf()
            ServiceBrowser(self._zeroconf, SERVICE_TYPE, handlers=[self._note_change])

    def _note_change(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """Note a house that came or went; called in the thread of zeroconf's browser."""
        nearby = {service: house for service, house in self._found.items() if service != name}
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name, timeout=RESOLVE_MILLISECONDS)
            hosts = info.parsed_addresses(IPVersion.V4Only) if info is not None else []
            if info is not None and hosts:
                called = clean_name(name.removesuffix(f".{SERVICE_TYPE}"))
                addresses = tuple(format_address(host, info.port or DEFAULT_PORT) for host in hosts)
                nearby[name] = NearbyHouse(called, addresses, _text_of(info.properties.get(b"house")))
        if self._found != nearby:
            self._found = nearby
            self._changed(sorted(nearby.values()))

    def close(self) -> None:
        """Stop looking, without waiting for the goodbye to the network."""
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is not None:
            threading.Thread(target=_close, args=(zeroconf,), name="houses no more looked for", daemon=True).start()


def _close(zeroconf: Zeroconf) -> None:
    """Say goodbye to the network; a failure on a busy machine does not matter."""
    with contextlib.suppress(EventLoopBlocked):
        zeroconf.close()


def _text_of(value: bytes | None) -> str:
    return (value or b"").decode("ascii", "replace")


class HouseFinder:
    """Looks for houses in this network until it is closed.

    :param inbox: receives ``HousesFound`` with all houses after each change.
    """

    def __init__(self, inbox: Inbox) -> None:
        def tell(nearby: Sequence[NearbyHouse]) -> None:
            inbox.put(HousesFound(tuple(sorted((house.house_name, house.addresses[0]) for house in nearby))))

        self._nearby = NearbyHouses(tell)

    def close(self) -> None:
        """Stop looking."""
        self._nearby.close()
