"""Sends messages to browsers through the push services of their makers, and to no other address."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from numeramis_access.server.notify.postman import Outcome
from numeramis_access.server.notify.web_push import (
    BadSubscription,
    authorization,
    encrypt,
    house_key,
    in_base64,
    public_bytes,
)
from numeramis_access.server.people.calls import HALF_DAY_SECONDS
from numeramis_access.server.stores.calls import CallRow

#: hosts of the push services of Chromium, Firefox, Safari and Edge; one that begins with a dot names all hosts under it
KNOWN_SERVICES = (
    "fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com",
)  # fmt: skip
#: answers of a client's fault that pass: too slow, too early, too often
PASSING_ANSWERS = (408, 425, 429)
#: host of a push service, with a port or without
HOST_PATTERN = re.compile(r"[a-z0-9.-]+(:[0-9]+)?")
#: characters of an address: ``urlsplit`` overlooks line ends and tabs
VISIBLE_ASCII_PATTERN = re.compile(r"[!-~]+")
#: seconds for a connection, and for an answer; most requests at a time
CONNECT_SECONDS, ANSWER_SECONDS, MAX_REQUESTS = 10.0, 20.0, 20


def _is_public(address: str) -> bool:
    number = ip_address(address)
    return number.is_global and not number.is_multicast


class PublicResolver(AbstractResolver):
    """Finds addresses of hosts but returns no private one, so that no host name leads into the owner's network."""

    def __init__(self) -> None:
        self._all = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the public addresses of a host.

        :param host: name of the host. :param port: port to put into each result. :param family: kind of addresses.
        :raises OSError: if the host has no public address.
        """
        public = [at for at in await self._all.resolve(host, port, family) if _is_public(at["host"])]
        if not public:
            raise OSError(f"{host} has no public address")
        return public

    async def close(self) -> None:
        """Close the resolver that it uses."""
        await self._all.close()


class Pusher:
    """Sends messages to browsers.

    :param salt: the secret of the house.
    :param contact: address of the owner for push services, as ``mailto:`` or ``https:``.
    :param services: hosts of further push services that the owner allows.
    :param connector: makes the object that opens connections; by default it connects to public addresses only.
    """

    def __init__(
        self, salt: bytes, contact: str, services: Iterable[str] = (),
        connector: Callable[[], aiohttp.BaseConnector] = lambda: aiohttp.TCPConnector(resolver=PublicResolver()),
    ) -> None:  # fmt: skip
        self._key = house_key(salt)
        self._contact = contact
        self._services = (*KNOWN_SERVICES, *services)
        self._connector = connector
        self._session: aiohttp.ClientSession | None = None
        self._room = asyncio.Semaphore(MAX_REQUESTS)

    @property
    def public_key(self) -> str:
        """Return the public key of the house, in base 64 for URLs."""
        return in_base64(public_bytes(self._key))

    def is_allowed_address(self, endpoint: str) -> bool:
        """Return whether messages may go to an address: over https, to an allowed push service by its name, without a
        user name.

        :param endpoint: the address of a browser's subscription.
        """
        try:
            parts = urlsplit(endpoint if VISIBLE_ASCII_PATTERN.fullmatch(endpoint) else "")
        except ValueError:
            return False
        host = parts.netloc.lower()
        named = (parts.hostname or "").rpartition(".")[2].isalpha()
        return parts.scheme == "https" and named and HOST_PATTERN.fullmatch(host) is not None and any(
            host == service or (service.startswith(".") and host.endswith(service) and ":" not in host)
            for service in self._services
        )

    async def send(self, row: CallRow, text: bytes) -> Outcome:
        """Send a message to one browser; return ``taken``, ``later`` if it can be tried again, ``unknown`` if no answer
        came, ``refused`` by the service, or ``gone`` if the subscription has ended or its address is no longer allowed.

        :param row: the browser's subscription. :param text: the message, shorter than ``web_push.RECORD_BYTES``.
        """
        keys = json.loads(row.body)
        try:
            body = encrypt(text, keys["p256dh"], keys["auth"])
        except BadSubscription:
            return "gone"
        if not self.is_allowed_address(row.name):
            return "gone"  # the owner has taken the service from the list
        headers = {
            "Authorization": authorization(self._key, row.name, self._contact, time.time()),
            "Content-Encoding": "aes128gcm", "TTL": str(HALF_DAY_SECONDS), "Urgency": "normal",
        }  # fmt: skip
        try:
            async with (
                self._room,
                self._open().post(row.name, data=body, headers=headers, allow_redirects=False) as told,
            ):
                if told.status in (404, 410):
                    return "gone"
                if 200 <= told.status < 300:
                    return "taken"
                return "refused" if 400 <= told.status < 500 and told.status not in PASSING_ANSWERS else "later"
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError):
            return "later"
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return "unknown"  # the service may have it

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            timeout = aiohttp.ClientTimeout(ANSWER_SECONDS, sock_connect=CONNECT_SECONDS)
            self._session = aiohttp.ClientSession(connector=self._connector(), timeout=timeout)
        return self._session

    async def close(self) -> None:
        """Close the connections to push services."""
        if self._session is not None:
            await self._session.close()
