"""Find a client's address, and whether its connection is encrypted, as trusted web servers in front report them."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from aiohttp import web

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

#: a web server on this machine
LOOPBACK_NETWORKS: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
#: counts for all clients whose address a trusted web server names in an unreadable way
UNREADABLE_ADDRESS = "unreadable"
#: headers that a web server adds to a client's request
FORWARDING_HEADERS = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")


class BadNetwork(ValueError):
    """A text is neither an address nor a network."""


@dataclass(frozen=True)
class Proxies:
    """The web servers in front of this server.

    :param trusted_networks: networks of the trusted web servers.
    """

    trusted_networks: tuple[Network, ...] = LOOPBACK_NETWORKS

    def is_of_this_machine(self, request: web.Request) -> bool:
        """Return whether a request comes directly from a program on this machine, not through a web server in front."""
        remote = read_address(request.remote or "")
        return (
            remote is not None
            and remote.is_loopback
            and not any(name in request.headers for name in FORWARDING_HEADERS)
        )

    def is_secure(self, request: web.Request) -> bool:
        """Return whether a client's connection is encrypted, here or at a trusted web server in front."""
        named = last_value(request, "X-Forwarded-Proto") if self._is_trusted(request) else ""
        return (named or request.scheme).lower() == "https"

    def client_address(self, request: web.Request) -> str:
        """Return a client's address for limits and bans; of an IPv6 address its /64 network, because one client
        controls all of it.

        Of all ``X-Forwarded-For`` headers only the last address counts, because the trusted web server added it. If
        that is unreadable, the result is ``UNREADABLE_ADDRESS``, and all such clients share one allowance.
        """
        named = last_value(request, "X-Forwarded-For") if self._is_trusted(request) else ""
        address = read_address(named or request.remote or "")
        if address is None:
            return UNREADABLE_ADDRESS
        if isinstance(address, IPv6Address):
            return str(IPv6Address(int(address) >> 64 << 64))
        return str(address)

    def _is_trusted(self, request: web.Request) -> bool:
        remote = read_address(request.remote or "")
        return remote is not None and any(remote in network for network in self.trusted_networks)


def trusted_proxies(texts: list[str]) -> Proxies:
    """Return the web servers that an owner trusts; this machine always belongs to them.

    :param texts: addresses and networks.
    :raises BadNetwork: with the first text that is neither.
    """
    networks = []
    for text in texts:
        try:
            networks.append(ip_network(text.strip(), strict=False))
        except ValueError:
            raise BadNetwork(text) from None
    return Proxies((*LOOPBACK_NETWORKS, *networks))


def read_address(text: str) -> Address | None:
    """Return the address in a text, without its port and zone, or None for any other text.

    IPv4 mapped to IPv6 becomes IPv4.
    """
    host = text.strip().strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def last_value(request: web.Request, header: str) -> str:
    """Return the last value of all headers with a name, empty if there is none.

    :param request: the request. :param header: the name.
    """
    return ",".join(request.headers.getall(header, [])).rpartition(",")[2].strip()
