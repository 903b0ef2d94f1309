"""The socket at which people reach the house: lines in and out, a timer, and limits against abuse."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TypeVar

from aiohttp import WSMsgType, web

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.beside import Fibers, threaded_store
from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus
from numeramis_access.server.line import PINGS_AND_PONGS, LineSocket, SocketLine, start_task
from numeramis_access.server.nodes.nodes import Nodes
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import (
    HELLO_SECONDS,
    LIMITS,
    MAX_LINE_BYTES,
    MAX_NEWER_CONNECTIONS,
    MAX_UNANSWERED_REQUESTS,
    Limits,
    Scope,
)
from numeramis_access.server.proxies import Proxies
from numeramis_access.server.stores.port import OwnershipLost, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import NO_WATCH, Faults, Watch, Watches
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye

R = TypeVar("R")

#: bytes of the system's send buffer for a client
SEND_BUFFER_BYTES = 64 * 1024
#: seconds for a closing client to read the last lines; for one without a hello in a crowd
CLOSING_SECONDS, HASTY_CLOSING_SECONDS = 2.0, 0.2
#: seconds between two portions of missed messages, for all clients together; play goes on meanwhile
PORTION_SECONDS = 0.015
#: seconds between two looks at the living servers; looks for each run of the house's chores
SERVER_CHECK_SECONDS, CHECKS_PER_CHORE = 0.5, 2


class PeopleSocket:
    """Runs a house on an event loop: it serves clients at WebSockets, ticks the house by a timer, and does its regular
    work, with the messages between servers and the steps of evenings. Make it in the thread of the running loop.

    :param store: stores people and tables.
    :param catalogue: the games.
    :param thinkers: takes a table's inbox and the id of its host, and returns the table's thinker.
    :param watch: notes events.
    :param lost: set when another process owns the tables: then this one must end, and its guests reconnect; None for a
        new event.
    :param bus: connects the servers of the house; None for a bus within this process.
    :param limits: limits for guests.
    :param proxies: trusted web servers in front; None for those on this machine.
    :raises StoreFailed: if the store fails.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        watch: Watch = NO_WATCH,
        lost: asyncio.Event | None = None,
        bus: Bus | None = None,
        limits: Limits = LIMITS,
        proxies: Proxies | None = None,
    ) -> None:
        self.proxies = proxies or Proxies()
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._woken = False
        self._from = Counter[str]()
        self._faults = Faults(time.time)
        self._watch = Watches([watch, self._faults])
        self._beside = Fibers(self._loop)
        #: whether a call of the store has failed since the last look
        self._store_failed = False
        beside = threaded_store(store, self._note_store_failure)
        clock = self._loop.time
        self.house = House(
            beside, catalogue, thinkers, clock, self._wake, self._watch, limits, begin_work=self.begin_work
        )
        self.house.may_catch_up = self._may_catch_up
        self.nodes = Nodes(self.house, bus or LocalBus(self._loop), receive, self._loop.time)
        self.house.elsewhere = self.nodes
        self._looks = [
            asyncio.create_task(self._repeat(SERVER_CHECK_SECONDS, self._live)),
            asyncio.create_task(self._repeat(SERVER_CHECK_SECONDS * CHECKS_PER_CHORE, self._do_regular_work)),
        ]
        self._lost = lost or asyncio.Event()
        #: guests with many missed messages, in their order; the guest of this turn; the time of the next turn
        self._behind: dict[Guest, None] = {}
        self._served: Guest | None = None
        self._next_at = 0.0
        self._catching_up: asyncio.TimerHandle | None = None
        #: guests whose connection ends at this socket, not those of pages and other servers
        self._connected: set[Guest] = set()
        #: held while a guest leaves: thousands leave one after another, with turns of players between
        self._going = asyncio.Lock()
        #: newest connections, the oldest first; a silent one makes room for a newcomer
        self._newest: dict[Guest, None] = {}

    def _note_store_failure(self) -> None:
        """Let the next look test whether the store can write."""
        self._store_failed = True

    def begin_work(self, work: Callable[[], R]) -> asyncio.Future[R]:
        """Run work in a fiber, at once until its first wait; log an unexpected error and set the timer when it is done.
        Return a future with its result or error.

        :param work: called without arguments.
        """
        done = self._beside.begin_work(work)
        done.add_done_callback(self._done)
        return done

    def log_fault(self, error: BaseException) -> None:
        """Log an unexpected error; a failure of the store is logged as such."""
        if isinstance(error, StoreFailed):
            self._watch.note("not-kept")
        else:
            self._watch.count_fault(error)

    def _done(self, done: asyncio.Future[R]) -> None:
        if (error := done.exception()) is not None:
            self.log_fault(error)
        self.set_timer()

    def _wake(self) -> None:
        """Schedule the delivery of thoughts to their tables; callable from any thread."""
        self._loop.call_soon_threadsafe(self._tick_soon)

    def _tick_soon(self) -> None:
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._tick)

    def _tick(self) -> None:
        self._woken = False
        self.begin_work(self.house.tick)

    async def _repeat(self, seconds: float, work: Callable[[], None]) -> None:
        """Do work at an interval; work that takes longer delays only itself.

        :param seconds: seconds from one beginning to the next.
        """
        due = self._loop.time()
        while True:
            due = max(self._loop.time(), due + seconds)
            await asyncio.sleep(due - self._loop.time())
            self._watch.count_late(self._loop.time() - due)
            await asyncio.wait([self.begin_work(work)])

    def _live(self) -> None:
        """Renew the lease and look at the other servers; a later call repeats a failure of the store."""
        self._do_unless_lost(self.house.store.renew)
        self.nodes.store_doubted |= self._store_failed
        self._store_failed = False
        self.house.apart.attempt("servers", "", self.nodes.tick)
        self.house.send_news()

    def _do_regular_work(self) -> None:
        """Do the chores of each second; save the faults first, because the rest can fail."""
        self._do_unless_lost(lambda: self._faults.keep(self.house.store))
        self._do_unless_lost(self.house.do_regular_work)
        self._do_unless_lost(lambda: conduct_evenings(self.house))

    def _do_unless_lost(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OwnershipLost:
            self._lost.set()
        except StoreFailed:
            pass

    def set_timer(self) -> None:
        """Set the timer to the house's next due time; call it when that time may have changed."""
        if self._timer is not None:
            self._timer.cancel()
        due = self.house.due()
        self._timer = None if due is None else self._loop.call_at(due, self._tick)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Serve a client at a WebSocket until its connection ends, and return the closed socket, or status 400 if the
        client has gone before the handshake.
        """
        address = self.proxies.client_address(request)
        socket = LineSocket(max_msg_size=MAX_LINE_BYTES, heartbeat=20.0, compress=False, autoping=False)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response(status=400)  # the client has gone
        with contextlib.suppress(ConnectionError):
            await self._admit(request, socket, address)
        return socket

    async def _admit(self, request: web.Request, socket: web.WebSocketResponse, address: str) -> None:
        """Serve a client if there is room and no ban. :raises ConnectionError: when it has gone."""
        there = self._from[address]
        if not (self._has_room("house", len(self.house.connections.all)) and self._has_room("address", there)):
            self.house.watch.note("no-room")
            await _refuse(socket, "no-room")
            return
        if not self.house.orders.is_admitted(address):
            await _refuse(socket, "address-banned")
            return
        _keep_little(request.transport)
        await self._serve(request, socket, address)

    def _has_room(self, scope: Scope, there: int) -> bool:
        return self.house.allowance.has_room("connections", scope, there)

    async def _serve(self, request: web.Request, socket: web.WebSocketResponse, address: str) -> None:
        """Carry lines between the house and a client until one of them ends the connection."""
        self._from[address] += 1
        line = SocketLine(socket, self._watch.count_line, lambda: self._go_on(guest))
        guest = self.house.connections.open(line.put, address, line.end, line.has_room)
        self._connected.add(guest)
        self._newest[guest] = None
        if len(self._newest) > MAX_NEWER_CONNECTIONS:
            self._expect_hello(next(iter(self._newest)))
        unsaid = self._loop.call_later(HELLO_SECONDS, self._expect_hello, guest)
        waits = (line.send(), line.wait_for_end(), self._listen(socket, guest, line))
        work = [start_task(wait, partial(self._end_broken, line)) for wait in waits]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            unsaid.cancel()
            try:
                await self._let_go(guest, address)
            finally:
                for task in work:
                    task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if line.full:
                self.house.watch.note("too-slow")
            crowded = guest.person is None and len(self._newest) >= MAX_NEWER_CONNECTIONS
            await line.close(request.transport, HASTY_CLOSING_SECONDS if crowded else CLOSING_SECONDS)

    async def _let_go(self, guest: Guest, address: str) -> None:
        """Tell the house that a guest has gone."""
        self._connected.discard(guest)
        self._newest.pop(guest, None)
        async with self._going:
            self.house.note_gone(guest)
            await asyncio.sleep(0)
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]

    def _end_broken(self, line: SocketLine, error: Exception) -> None:
        """Note an unexpected error of a connection, and tell the client."""
        self._watch.count_fault(error)
        line.put(line_of(Bye(code="fault")))

    def _may_catch_up(self, guest: Guest) -> bool:
        """Return whether a guest can get missed messages now; if not, queue the guest."""
        now = self._loop.time()
        if now >= self._next_at and (not self._behind or guest is self._served):
            self._next_at = now + PORTION_SECONDS
            return True
        self._behind.setdefault(guest)
        self._wait_for_next()
        return False

    def _wait_for_next(self) -> None:
        if self._behind and self._catching_up is None:
            self._catching_up = self._loop.call_at(self._next_at, self._tell_next_behind)

    def _tell_next_behind(self) -> None:
        """Send missed messages to the guest who has waited longest."""
        self._catching_up, self._served = None, next(iter(self._behind))
        del self._behind[self._served]
        self.begin_work(partial(self.house.send_more, self._served))
        self._next_at = max(self._next_at, self._loop.time() + PORTION_SECONDS)
        self._wait_for_next()

    def _go_on(self, guest: Guest) -> None:
        """Send a guest more missed messages after it has read the last ones."""
        if guest.unsent_tables:
            self.begin_work(lambda: self.house.send_more(guest))

    def _expect_hello(self, guest: Guest) -> None:
        """End a connection without a hello."""
        self._newest.pop(guest, None)
        if guest.person is None:
            self.house.watch.note("no-hello")
            guest.dismiss("hello-first")

    async def _listen(self, socket: web.WebSocketResponse, guest: Guest, line: SocketLine) -> None:
        """Pass a client's lines to the house until it sends too much or a malformed line."""
        allowance = self.house.allowance
        answering = deque[asyncio.Future[bool]]()
        async for message in socket:
            if message.type not in (WSMsgType.TEXT, *PINGS_AND_PONGS):
                guest.dismiss("malformed")
                return
            who, data = self.house.counted_guest(guest), message.data
            size = len(data.encode() if isinstance(data, str) else data)
            if allowance.try_charge("lines", who) or allowance.try_charge("bytes", who, size):
                self._watch.note("too-fast")
                guest.dismiss("too-fast")
                return
            if message.type is WSMsgType.PING:
                await socket.pong(message.data)
            if message.type in PINGS_AND_PONGS:
                continue
            answering.append(self.begin_work(partial(receive, self.house, guest, message.data)))
            answering[-1].add_done_callback(partial(self._end_failed, line))
            while answering and answering[0].done():
                answering.popleft()
            if len(answering) >= MAX_UNANSWERED_REQUESTS:  # too many open requests: wait for the oldest
                await asyncio.wait([answering.popleft()])

    def _end_failed(self, line: SocketLine, done: asyncio.Future[bool]) -> None:
        """End a line after an unexpected error or a malformed request."""
        if done.exception() is not None:
            line.put(line_of(Bye(code="fault")))
            line.end()
        elif not done.result():
            self._watch.note("malformed")
            line.end()

    def leave(self, farewell: str) -> None:
        """Stop the regular work, release the tables to the other servers, and end all connections.

        :param farewell: code for the clients if there are no other servers; otherwise they get ``moving``.
        """
        for look in self._looks:
            look.cancel()
        alone = self.nodes.is_alone
        if not alone:
            with contextlib.suppress(StoreFailed):  # the lease ends by itself
                self.nodes.leave()
        for guest in list(self._connected):
            guest.dismiss(farewell if alone else "moving")

    async def wait_until_quiet(self, seconds: float) -> None:
        """Wait until all begun work is done, or until the time limit. :param seconds: the limit in seconds."""
        await self._beside.wait_until_quiet(seconds)

    def close(self) -> None:
        """Stop the threads, the timer and the house; the tables stay in the store."""
        self._beside.close()
        if self._timer is not None:
            self._timer.cancel()
        self.house.close()


async def _refuse(socket: web.WebSocketResponse, code: str) -> None:
    """Send the reason of a refusal and close."""
    await socket.send_str(line_of(Bye(code=code)).decode())
    await socket.close()


def _keep_little(transport: asyncio.Transport | None) -> None:
    """Limit the system's send buffer for a client: megabytes for each of thousands are too much."""
    connection = transport.get_extra_info("socket") if transport is not None else None
    if connection is not None:
        connection.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER_BYTES)
