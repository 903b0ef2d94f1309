"""Visitors of the page: each has a cookie, a home (a folder of data), and a program that runs while the visitor is
there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from aiohttp import WSCloseCode, web

from numeramis_access.server.pages import Pages
from numeramis_access.server.people.allowance import Allowance, CountedGuest
from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.limits import UNUSED_SESSION_SECONDS, UPLOAD_SECONDS, has_room
from numeramis_access.server.watch_log import NO_WATCH
from numeramis_access.store.files import RunLater, Sync, do_at_once, sync_at_once
from numeramis_access.store.home import Home
from numeramis_access.store.settings import language_in
from numeramis_access.web.session import Session
from numeramis_access.web.wire import FromPage
from numeramis_access.words.announcement import Priority

#: most visitors during a full garbage collection, which takes a millisecond a session
MAX_VISITORS_FOR_COLLECTION = 25
#: close codes of a socket when another page took its session, and when its cookie became invalid
SESSION_TAKEN_CODE, SIGNED_OUT_CODE = 4001, 4002

#: makes a session from the visitor's home, the browser's languages, the best first, and the id of the table of people
#: to which the page returns, empty for none
OpenSession = Callable[[Home, list[str], str], Session]


class Visitor:
    """One visitor's session, its timer and its page. Times are in seconds of the event loop's clock.

    :param session: the session, which runs the program.
    :param address: address of the last page, for limits.
    :ivar acted: whether the player has done anything; a page's origin and number alone do not count.
    :ivar file_since: start of an incomplete upload, None without one.
    :ivar socket: socket of the page that has the session, None without a page.
    :ivar left_at: time when the last page left.
    :ivar ticket: lets the page fetch a new cookie, empty for none.
    :ivar got: number of the last numbered message that arrived from the page, 0 before the first; a page that
        reconnects learns from it which of its messages were lost.
    """

    def __init__(self, session: Session, address: str) -> None:
        self.ticket = ""
        self.got = 0
        self.session = session
        self.address = address
        self.acted = False
        self.socket: web.WebSocketResponse | None = None
        self._loop = asyncio.get_running_loop()
        self.left_at = self._loop.time()
        self.file_since: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._news = asyncio.Event()
        session.program.inbox.wake = self._wake

    def _wake(self) -> None:
        """Schedule the handling of the inbox; callable from any thread."""
        self._loop.call_soon_threadsafe(self.feed)

    def feed(self, sent: FromPage | None = None) -> None:
        """Pass a page's message to the program and do all work that is due; a timer calls this method again when more
        is due.

        :param sent: the message, None for none.
        """
        if self._timer is not None:
            self._timer.cancel()
        self.acted = self.acted or (sent is not None and sent != FromPage(origin=sent.origin, number=sent.number))
        due = self.session.feed() if sent is None else self.session.take(sent)
        if not self.session.receives:
            self.file_since = None
        elif self.file_since is None:
            self.file_since = self._loop.time()
        self._timer = self._loop.call_later(due, self.feed) if due is not None else None
        self._news.set()

    def drop_late_upload(self, now: float) -> None:
        """Drop an incomplete upload whose time limit has passed.

        :param now: current time in seconds of the loop's clock.
        """
        if self.file_since is not None and now - self.file_since >= UPLOAD_SECONDS:
            self.feed(FromPage(last=True))

    def renew(self) -> None:
        """Ask the page to fetch a new cookie with a ticket, which it gets now."""
        self.ticket = secrets.token_urlsafe(32)
        self.session.renew(self.ticket)
        self._news.set()

    async def sign_out(self) -> None:
        """Tell the page, if any, that it was signed out, and close its socket."""
        if self.socket is not None:
            with contextlib.suppress(ConnectionError):
                await self.socket.send_json({"refused": self.session.program.text("page-signed-out")})
                await self.socket.close(code=SIGNED_OUT_CODE)

    def say(self, message: str) -> None:
        """Let the program announce a message about the page's connection. :param message: id of the message."""
        self.session.program.say(message, Priority.QUEUE)
        self.feed()

    def attach_page(self, socket: web.WebSocketResponse) -> None:
        """Give the session to a page, in place of any other; ``send_messages`` then sends it everything.

        :param socket: socket of the page.
        """
        self.socket = socket
        self.session.send_everything()
        self._news.set()

    async def acknowledge(self, sent: FromPage, socket: web.WebSocketResponse) -> None:
        """Confirm a page's message if it has a number; do this before handling it, because that can take long.

        :param sent: the message. :param socket: the page's connection.
        """
        if sent.number:
            self.got = sent.number
            await socket.send_json({"got": sent.number})

    async def send_messages(self, socket: web.WebSocketResponse) -> None:
        """Send a page the announcements that it has missed, then the session's messages as long as the page has the
        session. Close the socket when the session has ended.

        :param socket: socket of the page.
        """
        await socket.send_bytes(self.session.history(self.got))
        while self.session.is_running and self.socket is socket and not socket.closed:
            self._news.clear()
            if message := self.session.messages():
                await socket.send_bytes(message)
            else:
                await self._news.wait()
        if not self.session.is_running:
            await socket.close()

    def detach_page(self, socket: web.WebSocketResponse) -> None:
        """Record that a page has left; do nothing if another page has the session now. :param socket: socket of the
        page.
        """
        if self.socket is socket:
            self.socket = None
            self.left_at = self._loop.time()
            self._news.set()

    def close(self) -> None:
        """Close the program; an unfinished match stays in its journal."""
        if self._timer is not None:
            self._timer.cancel()
        self.session.program.inbox.wake = lambda: None
        self.session.program.close()


class Visitors:
    """All current visitors.

    :param pages: checks their cookies.
    :param homes: folder of their homes.
    :param open_session: makes a session, as in ``OpenSession``.
    :param patience: seconds until an absent visitor's program closes; sooner for a player who has done nothing.
    :param allowance: limits their number.
    :param sync: syncs their journals to the disk.
    :param later: writes their statistics.
    :param apart: isolates an error at one visitor from the others; None makes a new one that logs nothing.
    """

    def __init__(
        self, pages: Pages, homes: Path, open_session: OpenSession, patience: float, allowance: Allowance,
        sync: Sync = sync_at_once,
        later: RunLater = do_at_once, apart: FailingMembers | None = None,
    ) -> None:  # fmt: skip
        self._apart = apart or FailingMembers(NO_WATCH, time.monotonic)
        self.pages = pages
        self._homes = homes
        self._open = open_session
        self._patience = patience
        self._allowance = allowance
        self._sync = sync
        self._later = later
        #: visitors by the name of their home
        self._here: dict[str, Visitor] = {}
        #: address of the page whose session is opening
        self._coming = ""
        #: closing sockets
        self._closing: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        return len(self._here)

    def find(self, name: str, languages: list[str], address: str = "", table: str = "") -> Visitor | None:
        """Return the visitor of a home; without one, open the home's program. Return None if there is no room for it.

        :param name: name of the home.
        :param languages: codes of the browser's languages, best first.
        :param address: address of the page, for limits; empty if unknown.
        :param table: id of the table in the house to which the page returns, empty for none.
        """
        visitor = self._here.get(name)
        if visitor is not None and visitor.session.is_running:
            visitor.address = address
            return visitor
        if visitor is not None:
            self._put_away(name)
        if not self._has_room(address):
            return None
        home = Home.at(self._homes / name, self._sync, self._later)
        self._coming = address
        visitor = self._here[name] = Visitor(self._open(home, languages, table), address)
        visitor.feed()
        return visitor

    def _has_room(self, address: str) -> bool:
        """Return whether there is room; a full house closes the longest absent visitor if the address has room."""
        limits = self._allowance.limits
        there = sum(visitor.address == address for visitor in self._here.values())
        if not has_room(limits, "pages", "address", there):
            return False
        if self._allowance.try_charge("new-pages", CountedGuest(address=address)):
            return False
        if not has_room(limits, "pages", "house", len(self._here)):
            gone = [
                (visitor.acted, visitor.left_at, name) for name, visitor in self._here.items() if visitor.socket is None
            ]
            if gone:
                self._put_away(min(gone)[2])
        return has_room(limits, "pages", "house", len(self._here))

    def language_of(self, name: str) -> str:
        """Return the code of the language that the visitor of a home has chosen, empty for none.

        :param name: name of the home.
        """
        visitor = self._here.get(name)
        if visitor is not None:
            return visitor.session.program.language.code
        return language_in(Home.at(self._homes / name, self._sync, self._later).settings_file)

    def address_of_page(self, home: Home) -> str:
        """Return the network address of a home's page; while the home's program opens, that of the page that opens it.

        :param home: the home.
        """
        visitor = self._here.get(home.data.name)
        return self._coming if visitor is None else visitor.address

    def drop_signed_out(self, asked: str) -> None:
        """Remove the visitors whose pages were signed out.

        The page that signed them out gets a new cookie, because a thief can have a copy of its old one.

        :param asked: home of that page, empty for none.
        :raises StoreFailed: if the store fails.
        """
        if (own := self._here.get(asked)) is not None:
            own.renew()
        others = [(name, name) for name in self._here if name != asked]
        self._apart.run_each("page", others, self._drop_where_signed_out)

    def _drop_where_signed_out(self, name: str) -> None:
        """Remove a visitor whose page was signed out. :raises StoreFailed: when the store fails."""
        if self.pages.are_signed_out(name):
            self._closing.add(task := asyncio.ensure_future(self._here[name].sign_out()))
            task.add_done_callback(self._closing.discard)
            self._put_away(name)

    def cookie_for(self, ticket: str) -> str | None:
        """Return a new cookie for a page's ticket, and revoke all others of its home; None for an unknown ticket.

        :raises StoreFailed: if the store fails.
        """
        for name, visitor in self._here.items():
            if visitor.ticket and secrets.compare_digest(visitor.ticket.encode(), ticket.encode()):
                return self.pages.replace_cookies(name)
        return None

    async def watch(self) -> None:
        """Close the programs of absent visitors and drop late uploads, until the task is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(self._patience, UNUSED_SESSION_SECONDS))
            await self._put_away_gone(loop.time())

    @property
    def are_few(self) -> bool:
        """Return whether there are few enough visitors for a full garbage collection."""
        return len(self._here) <= MAX_VISITORS_FOR_COLLECTION

    async def _put_away_gone(self, now: float) -> None:
        """Close the programs of visitors absent for long enough. :param now: seconds of the loop's clock."""
        for secret, visitor in list(self._here.items()):
            self._apart.attempt("page", secret, partial(visitor.drop_late_upload, now))
            patience = self._patience if visitor.acted else min(self._patience, UNUSED_SESSION_SECONDS)
            if self._here.get(secret) is visitor and visitor.socket is None and now - visitor.left_at >= patience:
                self._apart.attempt("page put away", secret, partial(self._put_away, secret))
                await asyncio.sleep(0)  # players get turns between

    def _put_away(self, secret: str) -> None:
        self._here.pop(secret).close()

    async def close(self, within: float = 0.0) -> None:
        """Close all programs and ask their pages to reconnect. :param within: seconds for the pages to read that."""
        pages = [visitor.socket for visitor in self._here.values() if visitor.socket is not None]
        told = [page.close(code=WSCloseCode.SERVICE_RESTART) for page in pages]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*told, return_exceptions=True), within)
        self._apart.run_each("page put away", [(secret, secret) for secret in self._here], self._put_away)
