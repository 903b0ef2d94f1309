"""A house within a player's own program: the whole server in a thread, until the player closes it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from dataclasses import replace

from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.server.finding import address_of, own_addresses
from numeramis_access.server.serve import Opener, Serving, serve_on
from numeramis_access.server.serving import read_told
from numeramis_access.server.stores.copies import alone
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.store.home import Home
from numeramis_access.store.known_houses import OwnHouse, keep_own_house, own_house
from numeramis_access.store.lock import Busy
from numeramis_access.tables.house_token import name_of_house
from numeramis_access.tables.protocol import PORT

#: seconds in which a house has to be closed
CLOSING = 5.0
#: seconds that one which was closed before is waited for, and between two looks
PATIENCE, LOOK = 8.0, 0.1
#: ports from the usual one on that a house takes where its own is taken
BESIDE = 20


class HostedHouse:
    """A house that others reach, at the port where it was last, so that links and those who come back find it.

    :param serving: how; where its port is taken, a free one is. :param home: keeps where the house is.
    :param inbox: is told when it cannot be opened. :raises OSError: when nothing can be listened on.
    """

    def __init__(self, serving: Serving, home: Home, opener: Opener, inbox: Inbox) -> None:
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
    def here(self) -> str:
        """Return the address by which this program itself comes to its house."""
        return f"127.0.0.1:{self._serving.port}"

    @property
    def addresses(self) -> list[str]:
        """Return the addresses by which others come to it."""
        return [address_of(one, self._serving.port) for one in own_addresses()]

    @property
    def _address_of_other(self) -> str:
        """Return where the program serves these tables that has them open already."""
        told = read_told(self._serving.people.parent)
        return address_of("127.0.0.1", told.port if told is not None else PORT)

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
            except Busy:
                self._inbox.put(Report("people-hosted-already", {"address": self._address_of_other}, "refusal"))
            except (StoreFailed, OSError):
                self._inbox.put(Report("people-not-hosted", {}, "refusal"))

    def _hold(self, held: contextlib.ExitStack) -> None:
        """Be the one who serves the tables; the house that was open before may still be closing. :raises Busy:"""
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                held.enter_context(alone(self._serving.people))
                return
            except Busy:
                if time.monotonic() > ends:
                    raise
                time.sleep(LOOK)

    def close(self) -> None:
        """Close the house; its tables are kept and stand there when it is opened again."""
        with contextlib.suppress(RuntimeError):  # it is closed already
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(CLOSING)


def _listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens at a port, else at one beside the usual one, else at any free one.

    The system gives those beside it to no connection by itself, so that they are free again the next time.

    :raises OSError: when none can be had.
    """
    for tried in (port, *range(PORT, PORT + BESIDE)):
        with contextlib.suppress(OSError):
            return socket.create_server((host, tried))
    return socket.create_server((host, 0))
