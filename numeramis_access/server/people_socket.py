"""The socket at which people reach the house: lines in and out, a timer, and limits for bad guests."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TypeVar

from aiohttp import WSMsgType, web

from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.beside import Beside, store_beside
from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus
from numeramis_access.server.line import SIGNS, LineSocket, SocketLine
from numeramis_access.server.nodes.nodes import Nodes
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import HELLO, LARGEST_LINE, LIMITS, NEWER, UNANSWERED, Limits, Scope
from numeramis_access.server.stores.port import Lost, StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import UNWATCHED, Faults, Watch, Watches
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import Bye

R = TypeVar("R")

#: bytes that the system keeps for a client on their way
SENDING = 64 * 1024
#: seconds in which a client may still take what is left to be said; in a crowd, one who has not said who is there
CLOSING, HASTE = 2.0, 0.2
#: seconds between two portions of what anybody has missed: play goes on meanwhile
PAUSE = 0.015
#: seconds between two looks at which servers live; at each second look, order is kept
LOOK, ORDER = 0.5, 2


class PeopleSocket:
    """The house driven by an event loop.

    :param bus: on which other servers of the house are heard; by default there are none.
    :param thinkers: as ``House`` has it. :param watch: takes note of what goes on. :param lost: set when
        another process has the tables: this one has to end, and its guests come again. :param limits: for bad guests.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        thinkers: Callable[[Inbox, str], Thinker],
        watch: Watch = UNWATCHED,
        lost: asyncio.Event | None = None,
        bus: Bus | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._woken = False
        self._from = Counter[str]()
        self._faults = Faults(time.time)
        self._watch = Watches([watch, self._faults])
        self._beside = Beside(self._loop)
        beside = store_beside(store)
        clock = self._loop.time
        self.house = House(beside, catalogue, thinkers, clock, self._wake, self._watch, limits, begin=self.begin)
        self.house.may_catch_up = self._may_catch_up
        self.nodes = Nodes(self.house, bus or LocalBus(self._loop), receive, self._loop.time)
        self.house.elsewhere = self.nodes
        self._looks = [
            asyncio.create_task(self._repeat(LOOK, self._live)),
            asyncio.create_task(self._repeat(LOOK * ORDER, self._keep_order)),
        ]
        self._lost = lost or asyncio.Event()
        #: those who have missed much, in the order in which they are told more; who is now, and when the next one is
        self._behind: dict[Guest, None] = {}
        self._served: Guest | None = None
        self._next_at = 0.0
        self._catching_up: asyncio.TimerHandle | None = None
        #: those whose connection ends at this socket: a page's program and other servers' guests have none
        self._connected: set[Guest] = set()
        #: held while one leaves: thousands who do so at once go one after the other, and players have turns between
        self._going = asyncio.Lock()
        #: the newest of them, the oldest first: who says nothing makes room for whoever comes
        self._newest: dict[Guest, None] = {}

    def begin(self, work: Callable[[], R]) -> asyncio.Future[R]:
        """Have something done for which others need not wait; an error that nobody foresaw is taken note of."""
        done = self._beside.begin(work)
        done.add_done_callback(self._done)
        return done

    def fault(self, error: BaseException) -> None:
        """Take note of an error that nobody foresaw; a disk that is full is none."""
        if isinstance(error, StoreFailed):
            self._watch.note("not-kept")
        else:
            self._watch.count_fault(error)

    def _done(self, done: asyncio.Future[R]) -> None:
        if (error := done.exception()) is not None:
            self.fault(error)
        self.set_timer()

    def _wake(self) -> None:
        """Have thoughts taken to their tables; called from any thread."""
        self._loop.call_soon_threadsafe(self._tick_soon)

    def _tick_soon(self) -> None:
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._tick)

    def _tick(self) -> None:
        self._woken = False
        self.begin(self.house.tick)

    async def _repeat(self, seconds: float, work: Callable[[], None]) -> None:
        """Do something again and again; what takes longer than that puts off itself alone."""
        due = self._loop.time()
        while True:
            due = max(self._loop.time(), due + seconds)
            await asyncio.sleep(due - self._loop.time())
            self._watch.count_late(self._loop.time() - due)
            await asyncio.wait([self.begin(work)])

    def _live(self) -> None:
        """Say that we live, and hear of the other servers; what the store does not tell now it tells later."""
        self._do_unless_lost(self.house.store.renew)
        self.house.apart.attempt("servers", "", self.nodes.look)
        self.house.spread()

    def _keep_order(self) -> None:
        """Do what has to be done each second; first faults are kept, whatever comes of the rest."""
        self._do_unless_lost(lambda: self._faults.keep(self.house.store))
        self._do_unless_lost(self.house.keep_order)
        self._do_unless_lost(lambda: conduct_evenings(self.house))

    def _do_unless_lost(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Lost:
            self._lost.set()
        except StoreFailed:
            pass

    def set_timer(self) -> None:
        """Have the house's next time come: after whatever may have changed it."""
        if self._timer is not None:
            self._timer.cancel()
        due = self.house.due()
        self._timer = None if due is None else self._loop.call_at(due, self._tick)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Serve one client until it goes."""
        address = address_of(request)
        socket = LineSocket(max_msg_size=LARGEST_LINE, heartbeat=20.0, compress=False, autoping=False)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response(status=400)  # nobody is there to read it
        with contextlib.suppress(ConnectionError):
            await self._admit(request, socket, address)
        return socket

    async def _admit(self, request: web.Request, socket: web.WebSocketResponse, address: str) -> None:
        """Serve one client, where there is room. :raises ConnectionError: when it has gone before it was served."""
        there = self._from[address]
        if not (self._has_room("house", len(self.house.connections.all)) and self._has_room("address", there)):
            self.house.watch.note("no-room")
            await _refuse(socket, "no-room")
            return
        if not self.house.orders.admits(address):
            await _refuse(socket, "address-banned")
            return
        _keep_little(request.transport)
        await self._serve(request, socket, address)

    def _has_room(self, scope: Scope, there: int) -> bool:
        return self.house.allowance.has_room("connections", scope, there)

    async def _serve(self, request: web.Request, socket: web.WebSocketResponse, address: str) -> None:
        """Carry what goes between the house and one client until one of them ends it."""
        self._from[address] += 1
        line = SocketLine(socket, self._watch.count_line, lambda: self._go_on(guest))
        guest = self.house.connections.open(line.put, address, line.end, line.has_room)
        self._connected.add(guest)
        self._newest[guest] = None
        if len(self._newest) > NEWER:
            self._expect_hello(next(iter(self._newest)))
        unsaid = self._loop.call_later(HELLO, self._expect_hello, guest)
        waits = (line.send(), line.wait_for_end(), self._listen(socket, guest, line))
        work = [asyncio.create_task(one) for one in waits]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            unsaid.cancel()
            self._connected.discard(guest)
            self._newest.pop(guest, None)
            async with self._going:
                self.house.note_gone(guest)
                await asyncio.sleep(0)
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
            for task in work:
                task.cancel()
            for error in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(error, Exception) and not isinstance(error, ConnectionError):
                    self._watch.count_fault(error)
                    line.put(line_of(Bye(code="fault")))
            if line.full:
                self.house.watch.note("too-slow")
            crowded = guest.person is None and len(self._newest) >= NEWER
            await line.close(request.transport, HASTE if crowded else CLOSING)

    def _may_catch_up(self, guest: Guest) -> bool:
        """Return whether somebody may be told now of what they have missed: in turn with all who have, with pauses."""
        now = self._loop.time()
        if now >= self._next_at and (not self._behind or guest is self._served):
            self._next_at = now + PAUSE
            return True
        self._behind.setdefault(guest)
        self._wait_for_next()
        return False

    def _wait_for_next(self) -> None:
        if self._behind and self._catching_up is None:
            self._catching_up = self._loop.call_at(self._next_at, self._tell_next_behind)

    def _tell_next_behind(self) -> None:
        """Tell more to whoever has waited longest for what they have missed."""
        self._catching_up, self._served = None, next(iter(self._behind))
        del self._behind[self._served]
        self.begin(partial(self.house.tell_more, self._served))
        self._next_at = max(self._next_at, self._loop.time() + PAUSE)
        self._wait_for_next()

    def _go_on(self, guest: Guest) -> None:
        """Tell somebody more of what they have missed, when they have taken what they were told."""
        if guest.owed:
            self.begin(lambda: self.house.tell_more(guest))

    def _expect_hello(self, guest: Guest) -> None:
        """End a connection that has not said who is there."""
        self._newest.pop(guest, None)
        if guest.person is None:
            self.house.watch.note("no-hello")
            guest.dismiss("hello-first")

    async def _listen(self, socket: web.WebSocketResponse, guest: Guest, line: SocketLine) -> None:
        """Hand in what a client sends, until it sends too much or what no client sends."""
        allowance = self.house.allowance
        answering = deque[asyncio.Future[bool]]()
        async for message in socket:
            if message.type not in (WSMsgType.TEXT, *SIGNS):
                guest.dismiss("malformed")
                return
            who, data = self.house.counted(guest), message.data
            size = len(data.encode() if isinstance(data, str) else data)
            if allowance.take("lines", who) or allowance.take("bytes", who, size):
                self._watch.note("too-fast")
                guest.dismiss("too-fast")
                return
            if message.type is WSMsgType.PING:
                await socket.pong(message.data)
            if message.type in SIGNS:
                continue
            answering.append(self.begin(partial(receive, self.house, guest, message.data)))
            answering[-1].add_done_callback(partial(self._end_failed, line))
            while answering and answering[0].done():
                answering.popleft()
            if len(answering) >= UNANSWERED:  # who asks for more than is answered waits
                await asyncio.wait([answering.popleft()])

    def _end_failed(self, line: SocketLine, done: asyncio.Future[bool]) -> None:
        """End a line where nobody foresaw what came of it, or where no client sends that."""
        if done.exception() is not None:
            line.put(line_of(Bye(code="fault")))
            line.end()
        elif not done.result():
            self._watch.note("malformed")
            line.end()

    def leave(self, farewell: str) -> None:
        """Have everybody go to the other servers, which have the tables at once.

        :param farewell: code that is said to everybody where there are no others.
        """
        for look in self._looks:
            look.cancel()
        alone = self.nodes.alone
        if not alone:
            with contextlib.suppress(StoreFailed):  # then the lease runs out
                self.nodes.leave()
        for guest in list(self._connected):
            guest.dismiss(farewell if alone else "moving")

    async def wait_until_quiet(self, seconds: float) -> None:
        """Wait until what was begun is done, for so long at most."""
        await self._beside.wait_until_quiet(seconds)

    def close(self) -> None:
        """Leave all tables as they are."""
        self._beside.close()
        if self._timer is not None:
            self._timer.cancel()
        self.house.close()


async def _refuse(socket: web.WebSocketResponse, code: str) -> None:
    """Say why somebody is not served, and close."""
    await socket.send_str(line_of(Bye(code=code)).decode())
    await socket.close()


def is_of_this_machine(request: web.Request) -> bool:
    """Return whether a program of this machine asks, for itself."""
    remote = request.remote or ""
    return "X-Forwarded-For" not in request.headers and (remote == "::1" or remote.startswith("127."))


def address_of(request: web.Request) -> str:
    """Return where a client comes from, as limits count: by whole networks for IPv6, where each has many addresses.

    A client of this machine that names another one is the web server before us; the last name is its own word.
    """
    remote = request.remote or ""
    try:
        named = request.headers.get("X-Forwarded-For", "") if ip_address(remote).is_loopback else ""
        address = ip_address(named.rpartition(",")[2].strip() or remote)
    except ValueError:
        return remote
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return str(address)


def _keep_little(transport: asyncio.Transport | None) -> None:
    """Have the system keep little of what a client does not read: megabytes each are too much for thousands."""
    connection = transport.get_extra_info("socket") if transport is not None else None
    if connection is not None:
        connection.setsockopt(SOL_SOCKET, SO_SNDBUF, SENDING)
