"""Visitors: each has a secret of the browser's, a home of his own, and a program that lives while he is there."""

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
from numeramis_access.server.people.allowance import Allowance, Counted
from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.limits import FILE, UNUSED, has_room
from numeramis_access.server.watch_log import UNWATCHED
from numeramis_access.store.files import Later, Sync, do_at_once, sync_at_once
from numeramis_access.store.home import Home
from numeramis_access.web.session import Session
from numeramis_access.web.wire import FromPage
from numeramis_access.words.announcement import Priority

#: how many may be here while what has gone is looked for: that takes a millisecond a session
QUIET = 25
#: codes with which a socket is closed whose session another page has taken, and whose cookie is good no more
TAKEN, SIGNED_OUT = 4001, 4002

#: makes a visitor's session from his home, the languages that his browser wants, the best first, and the table of
#: people, by id, to which his page comes back, empty for none
Open = Callable[[Home, list[str], str], Session]


class Visitor:
    """One visitor's session, its timer and the page that has it.

    :param address: where the last page came from, as limits count. :ivar acted: whether the player has done something.
    :ivar file_since: when the first part of a file came whose last has not, in seconds of the loop's clock, or None.
    :ivar socket: of the page that has the session, None while none has. :ivar left_at: when the last page went, in
        seconds of the loop's clock. :ivar ticket: by which its page gets a new cookie, empty for none.
    """

    def __init__(self, session: Session, address: str) -> None:
        self.ticket = ""
        #: number of what came last from a page: by it a page that is back knows what has not come
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
        """Have what lies in the inbox taken; called from any thread."""
        self._loop.call_soon_threadsafe(self.feed)

    def feed(self, sent: FromPage | None = None) -> None:
        """Have the program take what a page has sent, and do all that is due."""
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

    def look(self, now: float) -> None:
        """Wait no longer for a file that does not come whole. :param now: in seconds of the loop's clock."""
        if self.file_since is not None and now - self.file_since >= FILE:
            self.feed(FromPage(last=True))

    def renew(self) -> None:
        """Have the page fetch a new cookie."""
        self.ticket = secrets.token_urlsafe(32)
        self.session.renew(self.ticket)
        self._news.set()

    async def sign_out(self) -> None:
        """Have the page say that it was signed out, and close it."""
        if self.socket is not None:
            with contextlib.suppress(ConnectionError):
                await self.socket.send_json({"refused": self.session.program.text("page-signed-out")})
                await self.socket.close(code=SIGNED_OUT)

    def say(self, message: str) -> None:
        """Have the program tell something of the line over which the page has come."""
        self.session.program.say(message, Priority.QUEUE)
        self.feed()

    def attach_page(self, socket: web.WebSocketResponse) -> None:
        """Give the session to this page."""
        self.socket = socket
        self.session.send_everything()
        self._news.set()

    async def acknowledge(self, sent: FromPage, socket: web.WebSocketResponse) -> None:
        """Tell a page that something has come, before it is done: that may take long."""
        if sent.number:
            self.got = sent.number
            await socket.send_json({"got": sent.number})

    async def tell(self, socket: web.WebSocketResponse) -> None:
        """Send the page what there is to tell as long as it has the session."""
        await socket.send_bytes(self.session.history(self.got))
        while self.session.running and self.socket is socket and not socket.closed:
            self._news.clear()
            if message := self.session.messages():
                await socket.send_bytes(message)
            else:
                await self._news.wait()
        if not self.session.running:
            await socket.close()

    def detach_page(self, socket: web.WebSocketResponse) -> None:
        """Take note that a page has gone."""
        if self.socket is socket:
            self.socket = None
            self.left_at = self._loop.time()
            self._news.set()

    def close(self) -> None:
        """Put the program away: the match under way stays in its journal."""
        if self._timer is not None:
            self._timer.cancel()
        self.session.program.inbox.wake = lambda: None
        self.session.program.close()


class Visitors:
    """All visitors who are here.

    :param pages: knows their cookies. :param homes: folder of their homes. :param open_session: makes a session.
    :param patience: seconds after which the program of somebody who has gone is put away; of whoever never did anything
        it is sooner. :param allowance: how many may be here. :param sync: brings their journals to the disk.
    :param later: has their statistics written. :param apart: has an error at one of them stop no other.
    """

    def __init__(
        self, pages: Pages, homes: Path, open_session: Open, patience: float, allowance: Allowance,
        sync: Sync = sync_at_once,
        later: Later = do_at_once, apart: Apart | None = None,
    ) -> None:  # fmt: skip
        self._apart = apart or Apart(UNWATCHED, time.monotonic)
        self.pages = pages
        self._homes = homes
        self._open = open_session
        self._patience = patience
        self._allowance = allowance
        self._sync = sync
        self._later = later
        #: by the name of their home
        self._here: dict[str, Visitor] = {}
        #: where the page comes from whose session is being opened
        self._coming = ""
        #: sockets that are being closed
        self._closing: set[asyncio.Future[None]] = set()

    def __len__(self) -> int:
        return len(self._here)

    def find(self, name: str, languages: list[str], address: str = "", table: str = "") -> Visitor | None:
        """Return the visitor whose home has this name, coming in if he is not here; None where there is no room.

        :param address: where the page comes from, as limits count. :param table: to which it comes back, as ``Open``.
        """
        visitor = self._here.get(name)
        if visitor is not None and visitor.session.running:
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
        """Return whether one more may come; for an address with room, a full house puts away who left longest ago."""
        limits = self._allowance.limits
        there = sum(visitor.address == address for visitor in self._here.values())
        if not has_room(limits, "pages", "address", there):
            return False
        if self._allowance.take("new-pages", Counted(address=address)):
            return False
        if not has_room(limits, "pages", "house", len(self._here)):
            gone = [(one.acted, one.left_at, name) for name, one in self._here.items() if one.socket is None]
            if gone:
                self._put_away(min(gone)[2])
        return has_room(limits, "pages", "house", len(self._here))

    def address_of(self, home: Home) -> str:
        """Return where the page of a home comes from."""
        visitor = self._here.get(home.data.name)
        return self._coming if visitor is None else visitor.address

    def drop_signed_out(self, asked: str) -> None:
        """Have those leave whose pages were signed out. :param asked: home of the page that did so, "" for none.

        That page gets another cookie: somebody may have a copy of the one it has. :raises StoreFailed:
        """
        if (own := self._here.get(asked)) is not None:
            own.renew()
        others = [(name, name) for name in self._here if name != asked]
        self._apart.each("page", others, self._drop_where_signed_out)

    def _drop_where_signed_out(self, name: str) -> None:
        """Have a visitor leave whose page was signed out. :raises StoreFailed:"""
        if self.pages.are_signed_out(name):
            self._closing.add(task := asyncio.ensure_future(self._here[name].sign_out()))
            task.add_done_callback(self._closing.discard)
            self._put_away(name)

    def cookie_for(self, ticket: str) -> str | None:
        """Return the new cookie of whose page has this ticket; None for nobody's. :raises StoreFailed:"""
        for name, visitor in self._here.items():
            if visitor.ticket and secrets.compare_digest(visitor.ticket.encode(), ticket.encode()):
                return self.pages.renewed(name)
        return None

    async def watch(self) -> None:
        """Put programs away whose visitors have gone, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(self._patience, UNUSED))
            await self._put_away_gone(loop.time())

    @property
    def few(self) -> bool:
        """Whether so few are here that what all of them have can be looked through at once."""
        return len(self._here) <= QUIET

    async def _put_away_gone(self, now: float) -> None:
        """Put programs away whose visitors have gone long enough ago. :param now: in seconds of the loop's clock."""
        for secret, visitor in list(self._here.items()):
            self._apart.attempt("page", secret, partial(visitor.look, now))
            patience = self._patience if visitor.acted else min(self._patience, UNUSED)
            if self._here.get(secret) is visitor and visitor.socket is None and now - visitor.left_at >= patience:
                self._apart.attempt("page put away", secret, partial(self._put_away, secret))
                await asyncio.sleep(0)  # whoever plays on does not wait for all of them

    def _put_away(self, secret: str) -> None:
        self._here.pop(secret).close()

    async def close(self, within: float = 0.0) -> None:
        """Put all programs away; their pages are told to come again. :param within: seconds in which they take that."""
        pages = [visitor.socket for visitor in self._here.values() if visitor.socket is not None]
        told = [page.close(code=WSCloseCode.SERVICE_RESTART) for page in pages]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*told, return_exceptions=True), within)
        self._apart.each("page put away", [(secret, secret) for secret in self._here], self._put_away)
