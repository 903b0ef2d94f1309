"""The web application: the page and its files, and the sockets of pages and of the house."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from ipaddress import ip_address
from typing import get_args
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web, web_response

from numeramis_access.server.impatience import WebHandler, note_whole_request
from numeramis_access.server.line import PINGS_AND_PONGS, CycleFreeSocket, start_task
from numeramis_access.server.notify.postman import Postman
from numeramis_access.server.pages import Cookie
from numeramis_access.server.people.allowance import Allowance, CountedGuest
from numeramis_access.server.people.calling import Resubscription, renew_browser
from numeramis_access.server.people.limits import MAX_PAGE_LINE_BYTES
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.visitors import SESSION_TAKEN_CODE, SIGNED_OUT_CODE, Visitor, Visitors
from numeramis_access.web.first_page import first_page
from numeramis_access.web.installing import manifest, manifest_file
from numeramis_access.web.plain_page import LinkKind, letter_page, page_without_connection, privacy_page
from numeramis_access.web.wire import MAX_LINE_CHARACTERS, FromPage, read_input
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES

#: CPU seconds after which a page's line counts as long; others then get this multiple of its time
LONG_LINE_SECONDS, PAUSE_FACTOR = 0.02, 4

#: returns metrics in Prometheus's text format
MetricsText = Callable[[], bytes]

#: name of the server and of its cookie
SERVER_NAME = "numeramis-access"
COOKIE_NAME = "numeramis"
#: cookie name on secure lines: browsers accept this prefix only from this host over TLS
SECURE_COOKIE_NAME = "__Host-numeramis"
#: cookie of a browser whose player has heard that the line is not encrypted
UNENCRYPTED_TOLD_COOKIE = "numeramis-told"
#: seconds that a browser keeps its cookie
YEAR_SECONDS = 365 * 24 * 3600
#: content types; Python's table obeys the Windows registry, which can give ``.js`` any type
CONTENT_TYPES = {
    "css": "text/css", "html": "text/html", "js": "text/javascript", "svg": "image/svg+xml", "wav": "audio/wav",
    "ttf": "font/ttf", "png": "image/png", "webmanifest": "application/manifest+json",
}  # fmt: skip
#: content type of metrics
METRICS_CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
#: close code of a socket when the server has no room for its page
NO_ROOM_CLOSE_CODE = 4003
#: devices of a visitor that the page never uses
UNUSED_DEVICES = ("camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb")
#: no inline code, no content from other hosts, no framing
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{device}=()" for device in UNUSED_DEVICES),
    "Cache-Control": "no-cache",
}

#: the files that are formed in the visitor's language
GENERATED_FILES: dict[str, Callable[[Language], bytes]] = {
    "manifest.webmanifest": manifest, "unreached.html": page_without_connection, "privacy.html": privacy_page,
}
#: languages of the manifests that a page asks for when it has changed its language
LANGUAGE_OF_MANIFEST = {manifest_file(code): code for code in LANGUAGES}
#: headers of a page with a button that sends an answer back
FORM_HEADERS = SECURITY_HEADERS | {
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "form-action 'none'", "form-action 'self'"
    )
}
#: the page depends on the browser's languages and the visitor's own
VARY_HEADER = {"Vary": "Accept-Language, Cookie"}


class Site:
    """Answers the server's HTTP requests.

    :param visitors: the current visitors.
    :param hosts: names of this server, with their port.
    :param people: socket of the house.
    :param metrics: returns metrics in Prometheus' text format; None without metrics.
    :param postman: sends calls and reads the links of their e-mails; None if this server sends no calls.
    """

    def __init__(
        self, visitors: Visitors, hosts: frozenset[str], people: PeopleSocket, metrics: MetricsText | None = None,
        postman: Postman | None = None,
    ) -> None:  # fmt: skip
        self._postman = postman
        self._visitors = visitors
        self._people = people
        self._proxies = people.proxies
        self._hosts = hosts
        self._metrics = metrics
        self._files = _files()
        #: held while a visitor enters: hundreds enter one after another, with turns of players between
        self._door = asyncio.Lock()

    def application(self) -> web.Application:
        """Return the application for aiohttp, with the handlers of all paths; aiohttp calls itself ``SERVER_NAME`` from
        then on.
        """
        vars(web_response)["SERVER_SOFTWARE"] = SERVER_NAME  # hides versions, also in refusals of malformed HTTP
        made = web.Application(middlewares=[note_whole_request, self._guard], client_max_size=MAX_PAGE_LINE_BYTES)
        made.router.add_get("/session", self.serve_session)
        made.router.add_post("/renew", self.renew)
        made.router.add_post("/resubscribe", self.resubscribe)
        made.router.add_get("/people", self.serve_people)
        made.router.add_get("/health", self.answer_health)
        made.router.add_get("/metrics", self.answer_metrics)
        for kind in get_args(LinkKind):
            made.router.add_route("*", f"/{kind}", partial(self._follow_letter, kind))
        made.router.add_get("/{name:.*}", self.serve_file)
        return made

    @web.middleware
    async def _guard(self, request: web.Request, handler: WebHandler) -> web.StreamResponse:
        """Refuse requests under a foreign host name, against DNS rebinding; let the others in one after another."""
        if not self._is_us(request.host):
            return web.Response(status=421, headers=SECURITY_HEADERS)
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

    async def serve_people(self, request: web.Request) -> web.StreamResponse:
        """Open a connection to the house, for a program or a page of this server; answer pages of other servers with
        403.
        """
        if "Origin" in request.headers and not self._from_us(request):
            return web.Response(status=403, headers=SECURITY_HEADERS)
        return await self._people.answer(request)

    async def answer_health(self, request: web.Request) -> web.Response:
        """Answer a monitor on this machine: 200 if the store can write, otherwise 503; 404 for other machines."""
        if not self._proxies.is_of_this_machine(request):
            return web.Response(status=404, headers=SECURITY_HEADERS)
        try:
            await self._people.begin_work(self._people.house.store.check_writable)
        except StoreFailed:
            return web.json_response({"status": "not-kept"}, status=503, headers=SECURITY_HEADERS)
        return web.json_response({"status": "ok"}, headers=SECURITY_HEADERS)

    async def answer_metrics(self, request: web.Request) -> web.Response:
        """Return metrics to Prometheus on this machine; 404 for other machines and without metrics."""
        if self._metrics is None or not self._proxies.is_of_this_machine(request):
            return web.Response(status=404, headers=SECURITY_HEADERS)
        return web.Response(body=self._metrics(), headers={**SECURITY_HEADERS, "Content-Type": METRICS_CONTENT_TYPE})

    async def serve_file(self, request: web.Request) -> web.Response:
        """Return the page, one of its files or a sound; the page comes with a cookie if the browser needs one. Answer
        404 for other names. The path of the request is the name.
        """
        name = request.match_info["name"] or "index.html"
        if name in GENERATED_FILES or name in LANGUAGE_OF_MANIFEST:
            language = _words(LANGUAGE_OF_MANIFEST.get(name) or self._language(request))
            body, kind = GENERATED_FILES.get(name, manifest)(language), CONTENT_TYPES[name.rpartition(".")[2]]
            return web.Response(body=body, content_type=kind, charset="utf-8", headers=SECURITY_HEADERS | VARY_HEADER)
        asset = self._files.get(name)
        if asset is None:
            return web.Response(status=404, headers=SECURITY_HEADERS)
        kind = CONTENT_TYPES[asset.name.rpartition(".")[2]]
        if asset.name != "index.html":
            return web.Response(body=asset.read_bytes(), content_type=kind, headers=SECURITY_HEADERS)
        text, cookie = self._shown_cookie(request)
        page = _page(self._language(request))
        response = web.Response(body=page, content_type=kind, charset="utf-8", headers=SECURITY_HEADERS | VARY_HEADER)
        safe = not self._proxies.is_secure(request) or text == request.cookies.get(SECURE_COOKIE_NAME)
        if cookie is None or not cookie.signed or not safe:
            self._give(request, response, self._visitors.pages.new_cookie(text))
        return response

    async def _follow_letter(self, kind: LinkKind, request: web.Request) -> web.Response:
        """Answer a link of an e-mail: ask, and do it after the answer or at once for a mail program's own button
        (RFC 8058). Answer 404 for a link that this house did not make.
        """
        parts = (request.query.get(part, "") for part in ("to", "at", "by"))
        link = None if self._postman is None else self._postman.read_link(kind, *parts)
        if self._postman is None or link is None or request.method not in ("GET", "HEAD", "POST"):
            return web.Response(status=404, headers=SECURITY_HEADERS)
        done = request.method == "POST"
        if done:
            await self._people.begin_work(partial(self._postman.carry_out_link, link))
        body = letter_page(_words(self._language(request)), kind, link.address, done)
        return web.Response(body=body, content_type="text/html", charset="utf-8", headers=FORM_HEADERS | VARY_HEADER)

    def _language(self, request: web.Request) -> str:
        """Return the code of the language of a page: the visitor's own, or the first known one of the browser."""
        _, cookie = self._shown_cookie(request)
        chosen = self._visitors.language_of(cookie.home) if cookie is not None else ""
        return next((code for code in (chosen, *_languages(request)) if code in LANGUAGES), LANGUAGES.fallback)

    async def serve_session(self, request: web.Request) -> web.StreamResponse:
        """Run a page's session over a socket until one of them ends. A page without a valid cookie, without room or
        from a banned address gets the reason over the socket; pages of other servers get status 403.
        """
        if not self._from_us(request):
            return web.Response(status=403, headers=SECURITY_HEADERS)
        languages, address = _languages(request), self._proxies.client_address(request)
        text, cookie = self._shown_cookie(request)
        at = request.query.get("at", "")[:MAX_LINE_CHARACTERS]
        visitor = self._visitors.find(cookie.home, languages, address, at) if cookie is not None else None
        socket = CycleFreeSocket(max_msg_size=MAX_PAGE_LINE_BYTES, heartbeat=30.0, compress=False, autoping=False)
        warned = UNENCRYPTED_TOLD_COOKIE in request.cookies or not self._is_open(request)
        if not warned:
            socket.set_cookie(UNENCRYPTED_TOLD_COOKIE, "1", max_age=YEAR_SECONDS, httponly=True, samesite="Strict")
        await socket.prepare(request)
        if not self._people.house.orders.is_admitted(address):
            await _refuse(socket, languages, "page-address-banned", SIGNED_OUT_CODE)
        elif cookie is None:
            await _refuse(socket, languages, self._why_unknown(request), SIGNED_OUT_CODE)
        elif visitor is None:
            await _refuse(socket, languages, "page-no-room", NO_ROOM_CLOSE_CODE)
        elif (taking := await _wait_for_take(visitor, socket)) is not None:
            if self._visitors.pages.read_valid(text) is None:  # it was revoked or replaced while the page waited
                await _refuse(socket, languages, "page-signed-out", SIGNED_OUT_CODE)
                return socket
            self._visitors.pages.note_cookie(cookie)
            visitor.got = taking.number
            if visitor.socket is not None:
                await visitor.socket.close(code=SESSION_TAKEN_CODE)
            await _carry(visitor, socket, self._people.house.allowance, "" if warned else "page-open-line")
        return socket

    def _cookies(self, request: web.Request) -> list[str]:
        """Return a page's cookies, "" for none; on a secure line the secure one comes first."""
        names = (SECURE_COOKIE_NAME, COOKIE_NAME) if self._proxies.is_secure(request) else (COOKIE_NAME,)
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
        name = SECURE_COOKIE_NAME if secure else COOKIE_NAME
        response.set_cookie(name, cookie, max_age=YEAR_SECONDS, httponly=True, samesite="Strict", secure=secure)

    async def renew(self, request: web.Request) -> web.Response:
        """Give a page a new cookie in exchange for the ticket in the request's body, which its session gave it: status
        204; 403 for an invalid ticket or a page of another server.
        """
        ticket = (await request.read()).decode("ascii", "replace")
        cookie = self._visitors.cookie_for(ticket) if self._from_us(request) else None
        if cookie is None:
            return web.Response(status=403, headers=SECURITY_HEADERS)
        response = web.Response(status=204, headers=SECURITY_HEADERS)
        self._give(request, response, cookie)
        return response

    async def resubscribe(self, request: web.Request) -> web.Response:
        """Replace a browser's subscription for calls; the request's body is a ``Resubscription`` as JSON.

        Status 204 if it is replaced, 404 if the house does not know the old one, 403 for a page of another server, 429
        after too many requests, 400 for a malformed body.
        """
        house, who = self._people.house, CountedGuest(address=self._proxies.client_address(request))
        if not self._from_us(request):
            return web.Response(status=403, headers=SECURITY_HEADERS)
        if house.allowance.try_charge("dear", who):
            return web.Response(status=429, headers=SECURITY_HEADERS)
        try:
            change = msgspec.json.decode(await request.read(), type=Resubscription)
        except msgspec.DecodeError:  # or what it tells is none
            return web.Response(status=400, headers=SECURITY_HEADERS)
        done = await self._people.begin_work(partial(renew_browser, house, change))
        return web.Response(status=204 if done else 404, headers=SECURITY_HEADERS)


async def _wait_for_take(visitor: Visitor, socket: web.WebSocketResponse) -> FromPage | None:
    """Return the message by which a page takes the session; None if it does not take it.

    If another page has the session, wait until the player decides; otherwise return such a message at once, with the
    number of the last page's message.
    """
    other = visitor.socket
    if other is None or other.closed:
        return FromPage(take=True, number=visitor.got)
    await socket.send_json({"taken": visitor.session.program.text("page-taken"),
                            "take": visitor.session.program.text("page-take")})  # fmt: skip
    while (message := await socket.receive()).type is WSMsgType.PONG:
        pass  # the player has not decided yet
    if message.type is not WSMsgType.TEXT:
        return None
    try:
        sent = read_input(message.data)
    except ValueError:
        sent = FromPage()
    if not sent.take:
        await socket.close()
        return None
    return sent


async def _carry(visitor: Visitor, socket: web.WebSocketResponse, allowance: Allowance, message: str) -> None:
    """Carry messages between a page and its session until one of them ends. :param message: first message, if any."""
    visitor.attach_page(socket)
    if message:
        visitor.say(message)
    errors: list[Exception] = []
    both = [
        start_task(work, errors.append) for work in (visitor.send_messages(socket), _listen(visitor, socket, allowance))
    ]
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
    who = CountedGuest(line=f"page {id(socket)}", address=visitor.address)
    async for message in socket:
        fits = message.type in (WSMsgType.TEXT, *PINGS_AND_PONGS) and not allowance.try_charge("page-lines", who)
        if not fits or allowance.try_charge("page-bytes", who, len(message.data)):
            await socket.close(code=1008)
            return
        if message.type is WSMsgType.PING:
            await socket.pong(message.data)
        if message.type in PINGS_AND_PONGS:
            continue
        try:
            sent = read_input(message.data, visitor.session.commands)
        except ValueError:
            await socket.close(code=1007)
            return
        await visitor.acknowledge(sent, socket)
        begun = time.thread_time()
        visitor.feed(sent)
        await pause_after(time.thread_time() - begun)


async def pause_after(seconds: float) -> None:
    """Pause the calling task for ``PAUSE_FACTOR`` times the given time if that exceeds ``LONG_LINE_SECONDS``, so that
    others have their turn; otherwise return at once.

    :param seconds: CPU seconds that the last message of the task's page took.
    """
    if seconds > LONG_LINE_SECONDS:
        await asyncio.sleep(PAUSE_FACTOR * seconds)


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
    return {
        name: item for name, item in {**page, **cues, **fonts}.items() if item.name.rpartition(".")[2] in CONTENT_TYPES
    }
