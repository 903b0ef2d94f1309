"""Run a house within a player's program: the whole server in a thread, until the player closes it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from dataclasses import replace

from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.server.finding import format_address, own_addresses
from numeramis_access.server.serve import Opener, ServerOptions, serve_on
from numeramis_access.server.serving import read_note
from numeramis_access.server.stores.copies import lock_store
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.store.home import Home
from numeramis_access.store.known_houses import OwnHouse, keep_own_house, own_house
from numeramis_access.store.lock import FileBusy
from numeramis_access.tables.house_token import name_of_house
from numeramis_access.tables.protocol import DEFAULT_PORT

#: seconds to wait for the thread when the house closes
CLOSING_SECONDS = 5.0
#: seconds to wait until an earlier house has closed, and between two attempts
EARLIER_HOUSE_SECONDS, POLL_SECONDS = 8.0, 0.1
#: number of ports, from the usual one on, to try if the house's last port is taken
MAX_PORTS = 20


class HostedHouse:
    """A house for other players, opened in a thread at once. It uses its last port if possible, so that links and
    returning players find it.

    :param serving: settings of the server; a free port replaces a taken one.
    :param home: stores the house's port and name.
    :param opener: makes the pool of workers and opens pages, as in ``run_server``.
    :param inbox: receives a ``Report`` if the house cannot open.
    :raises OSError: if no port can be opened.
    """

    def __init__(self, serving: ServerOptions, home: Home, opener: Opener, inbox: Inbox) -> None:
        self._inbox = inbox
        self._home = home
        self._listener = _listener(serving.host, own_house(home).port or serving.port)
        self._serving = replace(serving, port=self._listener.getsockname()[1], farewell="closed")
        self._opener = opener
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="house of tables", daemon=True)
        self._thread.start()

    @property
    def local_address(self) -> str:
        """Return the address at which this computer reaches its house."""
        return f"127.0.0.1:{self._serving.port}"

    @property
    def addresses(self) -> list[str]:
        """Return the addresses at which other computers in the network reach the house; without a network the loopback
        address.
        """
        return [format_address(address, self._serving.port) for address in own_addresses()]

    @property
    def _address_of_other(self) -> str:
        """Return the address of the other program that already serves these tables."""
        told = read_note(self._serving.people.parent)
        return format_address("127.0.0.1", told.port if told is not None else DEFAULT_PORT)

    def _run(self) -> None:
        serving = self._serving
        with contextlib.closing(self._loop), contextlib.closing(self._listener):
            try:
                with contextlib.ExitStack() as held:
                    self._hold(held)
                    store = SqliteStore(serving.people)
                    keep_own_house(self._home, OwnHouse(serving.port, name_of_house(store.salt())))
                    work = serve_on(self._listener, store, serving, self._opener, lambda: None, self._ended)
                    self._loop.run_until_complete(work)
            except FileBusy:
                self._inbox.put(Report("people-hosted-already", {"address": self._address_of_other}, "refusal"))
            except (StoreFailed, OSError):
                self._inbox.put(Report("people-not-hosted", {}, "refusal"))

    def _hold(self, held: contextlib.ExitStack) -> None:
        """Take the lock of the tables, and wait for an earlier house to close.

        :raises FileBusy: if the lock is not free within ``EARLIER_HOUSE_SECONDS`` seconds.
        """
        ends = time.monotonic() + EARLIER_HOUSE_SECONDS
        while True:
            try:
                held.enter_context(lock_store(self._serving.people))
                return
            except FileBusy:
                if time.monotonic() > ends:
                    raise
                time.sleep(POLL_SECONDS)

    def close(self) -> None:
        """Close the house, waiting at most ``CLOSING_SECONDS`` seconds; its tables stay in the store for the next
        opening.
        """
        with contextlib.suppress(RuntimeError):  # it is closed already
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(CLOSING_SECONDS)


def _listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens at a port, else at one near the usual one, else at any free one.

    The system assigns the ports near the usual one to no connection, so the house can have the same port next time.

    :raises OSError: if no port can be opened.
    """
    for tried in (port, *range(DEFAULT_PORT, DEFAULT_PORT + MAX_PORTS)):
        with contextlib.suppress(OSError):
            return socket.create_server((host, tried))
    return socket.create_server((host, 0))
