"""The web application: the page and its files, and the sockets of pages and of the house."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web, web_response

from numeramis_access.server.impatience import Handler, whole
from numeramis_access.server.line import SIGNS, FreedSocket, start
from numeramis_access.server.pages import Cookie
from numeramis_access.server.people.allowance import Allowance, Counted
from numeramis_access.server.people.limits import LARGEST_OF_PAGE
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.visitors import SIGNED_OUT, TAKEN, Visitor, Visitors
from numeramis_access.web.first_page import first_page
from numeramis_access.web.wire import LINE, FromPage, read
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES

#: CPU seconds after which a page's line counts as long; others then get this multiple of its time
LONG, OTHERS = 0.02, 4

#: returns metrics in Prometheus's text format
Figures = Callable[[], bytes]

#: name of the server and of its cookie
NAME = "numeramis-access"
COOKIE = "numeramis"
#: cookie name on secure lines: browsers accept this prefix only from this host over TLS
SAFE = "__Host-numeramis"
#: cookie of a browser whose player has heard that the line is not encrypted
TOLD = "numeramis-told"
#: seconds that a browser keeps its cookie
YEAR = 365 * 24 * 3600
#: content types; Python's table obeys the Windows registry, which can give ``.js`` any type
KINDS = {
    "css": "text/css", "html": "text/html", "js": "text/javascript", "svg": "image/svg+xml", "wav": "audio/wav",
    "ttf": "font/ttf",
}  # fmt: skip
#: content type of metrics
FIGURES = "text/plain; version=0.0.4; charset=utf-8"
#: close code of a socket when the server has no room for its page
NO_ROOM = 4003
#: devices of a visitor that the page never uses
DEVICES = ("camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb")
#: no inline code, no content from other hosts, no framing
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{device}=()" for device in DEVICES),
    "Cache-Control": "no-cache",
}

#: the page depends on the browser's languages and the visitor's own
VARIES = {"Vary": "Accept-Language, Cookie"}


class Site:
    """Answers the server's HTTP requests.

    :param visitors: the current visitors.
    :param hosts: names of this server, with their port.
    :param people: socket of the house.
    :param figures: returns metrics for Prometheus, None without them.
    """

    def __init__(
        self, visitors: Visitors, hosts: frozenset[str], people: PeopleSocket, figures: Figures | None = None
    ) -> None:
        self._visitors = visitors
        self._people = people
        self._proxies = people.proxies
        self._hosts = hosts
        self._figures = figures
        self._files = _files()
        #: held while a visitor enters: hundreds enter one after another, with turns of players between
        self._door = asyncio.Lock()

    def application(self) -> web.Application:
        """Return the application for aiohttp."""
        vars(web_response)["SERVER_SOFTWARE"] = NAME  # hides versions, also in refusals of malformed HTTP
        made = web.Application(middlewares=[whole, self._guard], client_max_size=LARGEST_OF_PAGE)
        made.router.add_get("/session", self.session)
        made.router.add_post("/renew", self.renew)
        made.router.add_get("/people", self.people)
        made.router.add_get("/health", self.health)
        made.router.add_get("/metrics", self.metrics)
        made.router.add_get("/{name:.*}", self.file)
        return made

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests under a foreign host name, against DNS rebinding; let the others in one after another."""
        if not self._is_us(request.host):
            return web.Response(status=421, headers=HEADERS)
        async with self._door:
            await asyncio.sleep(0)
        return await handler(request)

    def _is_us(self, host: str) -> bool:
        """Return whether a host is this server; a numeric address is, because another site cannot point it here."""
        if host in self._hosts:
            return True
        try:
            ip_address(urlsplit(f"//{host}").hostname or "")
        except ValueError:
            return False
        return True

    def _from_us(self, request: web.Request) -> bool:
        """Return whether a request comes from a page of this server, under the same host name.

        An encrypted page's request must come from an encrypted page: others can change the rest on its way.
        """
        scheme, _, host = request.headers.get("Origin", "").partition("://")
        if scheme != "https" and (scheme != "http" or self._proxies.is_secure(request)):
            return False
        return host in self._hosts or host == request.host

    async def people(self, request: web.Request) -> web.StreamResponse:
        """Open a connection to the house, for a program or a page of this server; refuse other pages with 403."""
        if "Origin" in request.headers and not self._from_us(request):
            return web.Response(status=403, headers=HEADERS)
        return await self._people.answer(request)

    async def health(self, request: web.Request) -> web.Response:
        """Answer a monitor on this machine: 200 if the store can write, otherwise 503; 404 for other machines."""
        if not self._proxies.is_of_this_machine(request):
            return web.Response(status=404, headers=HEADERS)
        try:
            await self._people.begin(self._people.house.store.check)
        except StoreFailed:
            return web.json_response({"status": "not-kept"}, status=503, headers=HEADERS)
        return web.json_response({"status": "ok"}, headers=HEADERS)

    async def metrics(self, request: web.Request) -> web.Response:
        """Return metrics to Prometheus on this machine; 404 for other machines and without metrics."""
        if self._figures is None or not self._proxies.is_of_this_machine(request):
            return web.Response(status=404, headers=HEADERS)
        return web.Response(body=self._figures(), headers={**HEADERS, "Content-Type": FIGURES})

    async def file(self, request: web.Request) -> web.Response:
        """Return a file of the page or a sound; the page comes with a cookie if the browser needs one. 404 for other
        names.
        """
        asset = self._files.get(request.match_info["name"] or "index.html")
        if asset is None:
            return web.Response(status=404, headers=HEADERS)
        kind = KINDS[asset.name.rpartition(".")[2]]
        if asset.name != "index.html":
            return web.Response(body=asset.read_bytes(), content_type=kind, headers=HEADERS)
        text, cookie = self._shown_cookie(request)
        chosen = self._visitors.language_of(cookie.home) if cookie is not None else ""
        known = (code for code in (chosen, *_languages(request)) if code in LANGUAGES)
        page = _page(next(known, LANGUAGES.fallback))
        response = web.Response(body=page, content_type=kind, charset="utf-8", headers=HEADERS | VARIES)
        safe = not self._proxies.is_secure(request) or text == request.cookies.get(SAFE)
        if cookie is None or not cookie.signed or not safe:
            self._give(request, response, self._visitors.pages.new_cookie(text))
        return response

    async def session(self, request: web.Request) -> web.StreamResponse:
        """Run a page's session over a socket until one of them ends; refuse pages of other servers with 403."""
        if not self._from_us(request):
            return web.Response(status=403, headers=HEADERS)
        languages, address = _languages(request), self._proxies.address_of(request)
        _, cookie = self._shown_cookie(request)
        at = request.query.get("at", "")[:LINE]
        visitor = self._visitors.find(cookie.home, languages, address, at) if cookie is not None else None
        socket = FreedSocket(max_msg_size=LARGEST_OF_PAGE, heartbeat=30.0, compress=False, autoping=False)
        warned = TOLD in request.cookies or not self._is_open(request)
        if not warned:
            socket.set_cookie(TOLD, "1", max_age=YEAR, httponly=True, samesite="Strict")
        await socket.prepare(request)
        if not self._people.house.orders.admits(address):
            await _refuse(socket, languages, "page-address-banned", SIGNED_OUT)
        elif cookie is None:
            await _refuse(socket, languages, self._why_unknown(request), SIGNED_OUT)
        elif visitor is None:
            await _refuse(socket, languages, "page-no-room", NO_ROOM)
        elif await self._may_have(visitor, socket):
            self._visitors.pages.note_cookie(cookie)
            await _carry(visitor, socket, self._people.house.allowance, "" if warned else "page-open-line")
        return socket

    def _cookies(self, request: web.Request) -> list[str]:
        """Return a page's cookies, "" for none; on a secure line the secure one comes first."""
        names = (SAFE, COOKIE) if self._proxies.is_secure(request) else (COOKIE,)
        return [request.cookies.get(name, "") for name in names]

    def _is_open(self, request: web.Request) -> bool:
        """Return whether others can read the line: it is not encrypted and leaves this machine."""
        return not self._proxies.is_secure(request) and not self._proxies.is_of_this_machine(request)

    def _shown_cookie(self, request: web.Request) -> tuple[str, Cookie | None]:
        """Return a page's cookie, and its content if it is valid."""
        for text in self._cookies(request):
            if (cookie := self._visitors.pages.read_valid(text)) is not None:
                return text, cookie
        return "", None

    def _why_unknown(self, request: web.Request) -> str:
        """Return the message that tells why a page has no valid cookie."""
        shown = [text for text in self._cookies(request) if text]
        if any(map(self._visitors.pages.was_valid, shown)):
            return "page-signed-out"
        return "page-unknown" if shown else "page-without-cookie"

    def _give(self, request: web.Request, response: web.Response, cookie: str) -> None:
        secure = self._proxies.is_secure(request)
        name = SAFE if secure else COOKIE
        response.set_cookie(name, cookie, max_age=YEAR, httponly=True, samesite="Strict", secure=secure)

    async def renew(self, request: web.Request) -> web.Response:
        """Give a page a new cookie in exchange for a ticket that its session gave it; 403 for an invalid ticket."""
        ticket = (await request.read()).decode("ascii", "replace")
        cookie = self._visitors.cookie_for(ticket) if self._from_us(request) else None
        if cookie is None:
            return web.Response(status=403, headers=HEADERS)
        response = web.Response(status=204, headers=HEADERS)
        self._give(request, response, cookie)
        return response

    async def _may_have(self, visitor: Visitor, socket: web.WebSocketResponse) -> bool:
        """Return whether a page gets the session; if another page has it, the page must first ask for it."""
        other = visitor.socket
        if other is None or other.closed:
            return True
        await socket.send_json({"taken": visitor.session.program.text("page-taken"),
                                "take": visitor.session.program.text("page-take")})  # fmt: skip
        while (message := await socket.receive()).type is WSMsgType.PONG:
            pass  # the player has not decided yet
        if message.type is not WSMsgType.TEXT:
            return False
        try:
            sent = read(message.data)
        except ValueError:
            sent = FromPage()
        wanted = sent.take
        if not wanted:
            await socket.close()
            return False
        visitor.got = sent.number
        if visitor.socket is not None:
            await visitor.socket.close(code=TAKEN)
        return True


async def _carry(visitor: Visitor, socket: web.WebSocketResponse, allowance: Allowance, message: str) -> None:
    """Carry messages between a page and its session until one of them ends. :param message: first message, if any."""
    visitor.attach_page(socket)
    if message:
        visitor.say(message)
    errors: list[Exception] = []
    both = [start(work, errors.append) for work in (visitor.tell(socket), _listen(visitor, socket, allowance))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        visitor.detach_page(socket)
        for task in both:
            task.cancel()
    if errors:
        raise errors[0]


async def _listen(visitor: Visitor, socket: web.WebSocketResponse, allowance: Allowance) -> None:
    """Pass a page's messages to its session; close a page that sends too much or malformed messages."""
    who = Counted(line=f"page {id(socket)}", address=visitor.address)
    async for message in socket:
        fits = message.type in (WSMsgType.TEXT, *SIGNS) and not allowance.take("page-lines", who)
        if not fits or allowance.take("page-bytes", who, len(message.data)):
            await socket.close(code=1008)
            return
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
        if message.type in SIGNS:
            continue
        try:
            sent = read(message.data, visitor.session.commands)
        except ValueError:
            await socket.close(code=1007)
            return
        await visitor.acknowledge(sent, socket)
        begun = time.thread_time()
        visitor.feed(sent)
        await rest(time.thread_time() - begun)


async def rest(took: float) -> None:
    """Pause a page that has just used much computing time, so that others have their turn.

    :param took: CPU seconds that its last message took.
    """
    if took > LONG:
        await asyncio.sleep(OTHERS * took)


async def _refuse(socket: web.WebSocketResponse, wanted: list[str], message: str, code: int) -> None:
    """Tell a page why it gets no session. :param wanted: languages of the browser. :param code: close code."""
    language = next((code for code in wanted if code in LANGUAGES), LANGUAGES.fallback)
    await socket.send_json({"refused": _words(language).text(message)})
    await socket.close(code=code)


@cache
def _page(code: str) -> bytes:
    """Return the page in a language."""
    return first_page([code], LANGUAGES).encode()


@cache
def _words(code: str) -> Language:
    return Language(code, languages=LANGUAGES)


def _languages(request: web.Request) -> list[str]:
    """Return a browser's languages, the best first, without countries."""
    wanted = request.headers.get("Accept-Language", "")[:200]
    return [part.partition(";")[0].partition("-")[0].strip().lower() for part in wanted.split(",")]


def _files() -> dict[str, Traversable]:
    """Return all public files by path."""
    page = {item.name: item for item in resources.files("numeramis_access.web").joinpath("page").iterdir()}
    cues = {f"cues/{item.name}": item for item in resources.files("sounds").joinpath("wav").iterdir()}
    letters = resources.files("numeramis_access.output.window").joinpath("fonts").iterdir()
    fonts = {f"fonts/{item.name}": item for item in letters}
    return {name: item for name, item in {**page, **cues, **fonts}.items() if item.name.rpartition(".")[2] in KINDS}
