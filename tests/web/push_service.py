"""A push service on this machine that speaks Autopush, the protocol between Firefox and Mozilla's push service."""

from __future__ import annotations

import asyncio
import base64
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

#: addresses of subscriptions as the house sees them; the tests lead connections to this machine
ENDPOINT = "https://push.example.org/send/"
#: preferences with which Firefox uses the service
PREFERENCES = """
user_pref("dom.push.enabled", true);
user_pref("dom.push.connection.enabled", true);
user_pref("dom.push.serverURL", "ws://127.0.0.1:{port}/");
user_pref("dom.push.retryBaseInterval", 100);
user_pref("dom.push.testing.allowInsecureServerURL", true);
user_pref("permissions.default.desktop-notification", 1);
user_pref("alerts.useSystemBackend", false);
"""


class PushService:
    """The service, for one browser. :ivar port: its port. :ivar said: the kinds of messages of the browser, in order.
    :ivar channels: ids of the present subscriptions.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.port = 0
        self._loop = loop
        self.said: list[str] = []
        self.channels: list[str] = []
        self._browser: web.WebSocketResponse | None = None
        #: id of the browser
        self._known = ""

    def application(self) -> web.Application:
        """Return the application for aiohttp."""
        made = web.Application()
        made.router.add_get("/", self._talk)
        made.router.add_post("/send/{channel}", self._send)
        return made

    async def _talk(self, request: web.Request) -> web.WebSocketResponse:
        """Answer a browser until it goes."""
        self._browser = socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for line in socket:
            told = line.json()
            kind = told.get("messageType", "ping")
            self.said.append(kind)
            channel = told.get("channelID", "")
            answer = {"messageType": kind, "status": 200, "channelID": channel}
            if kind == "hello":
                self._known = self._known or uuid.uuid4().hex
                await socket.send_json({**answer, "uaid": self._known, "use_webpush": True})
            elif kind == "register":
                self.channels.append(channel)
                await socket.send_json({**answer, "pushEndpoint": f"{ENDPOINT}{channel}"})
            elif kind == "unregister":
                self.channels.remove(channel)
                await socket.send_json(answer)
            elif kind == "ping":
                await socket.send_str("{}")
        return socket

    async def _send(self, request: web.Request) -> web.Response:
        """Pass a message of the house on to the browser; 410 if the subscription has ended."""
        channel, body = request.match_info["channel"], await request.read()
        if channel not in self.channels or self._browser is None:
            return web.Response(status=410)
        await self._browser.send_json({
            "messageType": "notification", "channelID": channel, "version": uuid.uuid4().hex,
            "data": base64.urlsafe_b64encode(body).rstrip(b"=").decode(),
            "headers": {"encoding": request.headers["Content-Encoding"]},
        })  # fmt: skip
        return web.Response(status=201)

    def forget(self) -> None:
        """Forget the browser and its subscriptions, as a service that has lost its data; the browser comes again."""
        self._known = ""
        self.channels.clear()
        assert self._browser is not None
        asyncio.run_coroutine_threadsafe(self._browser.close(), self._loop).result(30)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run the service in a thread."""
    loop = asyncio.new_event_loop()
    service = PushService(loop)
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    runner = web.AppRunner(service.application())

    async def start() -> int:
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        return int(runner.addresses[0][1])

    try:
        service.port = asyncio.run_coroutine_threadsafe(start(), loop).result(30)
        yield service
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
