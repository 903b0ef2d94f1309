"""Cookies of pages: made by the house, valid for one home, exchanged once, and revoked with a person's devices."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, DummyCookieJar, WSMsgType

from numeramis_access.server.pages import NO_COOKIE_DIGEST, Pages, home_of_cookie
from numeramis_access.server.site import COOKIE_NAME, SECURE_COOKIE_NAME
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import SIGNED_OUT_CODE
from numeramis_access.store.home import Home
from tests.server.guests import key_of
from tests.server.test_people_socket import ask
from tests.server.test_site import run, served

FAR = {"X-Forwarded-For": "203.0.113.7"}
TLS = {**FAR, "X-Forwarded-Proto": "https"}


class Page:
    """A browser that shows its cookies. :ivar cookies: by name."""

    def __init__(self, address: str, client: ClientSession, headers: dict[str, str]) -> None:
        self.address = address
        self.client = client
        self.headers = headers
        self.cookies: dict[str, str] = {}
        self.socket: ClientWebSocketResponse | None = None
        self.heard: list[str] = []
        self.refused = ""
        self.items: list[dict[str, Any]] = []

    @property
    def origin(self) -> str:
        """The origin of the page, as a browser names it."""
        scheme = self.headers.get("X-Forwarded-Proto", "http")
        return self.address.replace("http", scheme, 1)

    def _sent(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {**self.headers, **({"Cookie": cookies} if cookies else {})}

    async def load(self) -> Any:
        """Load the page; return the answer."""
        answer = await self.client.get(self.address, headers=self._sent())
        self.cookies |= {name: one.value for name, one in answer.cookies.items()}
        return answer

    async def join(self) -> bool:
        """Open the session; return whether the house accepted the cookie."""
        sent = {**self._sent(), "Origin": self.origin, "Accept-Language": "en"}
        self.socket = await self.client.ws_connect(f"{self.address}/session", headers=sent)
        message = await self.socket.receive()
        self.refused = json.loads(message.data).get("refused", "")
        if self.refused:
            assert (await self.socket.receive()).data == SIGNED_OUT_CODE
            return False
        self.cookies |= {name: one.value for name, one in self.socket._response.cookies.items()}
        return True

    async def until(self, what: str) -> Any:
        """Return the value of the first message with this field; note the spoken texts before it."""
        assert self.socket is not None
        while True:
            message = json.loads((await self.socket.receive()).data)
            self.heard += [one["text"] for one in message.get("say", ())]
            self.items = message.get("screen", {}).get("items", self.items)
            if what in message:
                return message[what]

    async def do(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send_json(message)

    async def change_something(self) -> None:
        """Change a setting, so that the home is saved."""
        await self.until("lang")
        await self.do(do="language")
        await self.until("lang")

    async def close(self) -> None:
        assert self.socket is not None
        await self.socket.close()


@asynccontextmanager
async def pages(address: str, *headers: dict[str, str]) -> AsyncIterator[list[Page]]:
    """Yield browsers with these headers and separate cookies."""
    async with ClientSession(cookie_jar=DummyCookieJar()) as client:
        yield [Page(address, client, one) for one in headers]


def old_home(homes: Path) -> tuple[str, Home]:
    """Return an unsigned cookie of an earlier version, and its home, which has chosen Czech."""
    secret = secrets.token_urlsafe(32)
    home = Home.at(homes / hashlib.sha256(secret.encode()).hexdigest()[:40])
    home.settings_file.parent.mkdir(parents=True)
    home.settings_file.write_text('language = "cs"\n', encoding="utf-8")
    return secret, home


@pytest.mark.parametrize("text", ["x" * 43, "a.b.c.d", "a" * 40 + ".n..m", "č" * 40, "", "y" * 20 + "z" * 23])
def test_what_a_visitor_makes_up_is_no_cookie(tmp_path: Path, text: str) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, {}) as (page,):
            page.cookies[COOKIE_NAME] = text
            if text.isascii():
                assert not await page.join()
                why = "The server no longer knows this browser" if text else "This browser sent no cookie"
                assert page.refused.startswith(why), "nobody has signed it out"
                await page.load()
                assert page.cookies[COOKIE_NAME] != text
                assert await page.join()

    run(test)
    made = Pages(SqliteStore(tmp_path / "people.sqlite"), tmp_path / "homes")
    assert made.read_valid(text) is None
    assert made.read_valid(made.new_cookie(text)) is not None
    assert made.read_valid(made.new_cookie()[:-1] + "A") is None or made.read_valid(made.new_cookie()[:-2]) is None


def test_behind_tls_the_cookie_is_bound_to_this_host_and_no_other_of_that_line_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, TLS, {}) as (page, planted):
            given = (await page.load()).cookies
            assert given.keys() == {SECURE_COOKIE_NAME}
            safe = given[SECURE_COOKIE_NAME]
            flags = (safe["secure"], safe["httponly"], safe["samesite"], safe["path"], safe["domain"])
            assert flags == (True, True, "Strict", "/", "")
            assert await page.join()
            await page.change_something()
            await page.close()
            assert (await page.load()).cookies == {}
            await planted.load()
            assert await planted.join()
            await planted.change_something()
            await planted.close()
            assert await planted.join()
            await planted.close()
            page.cookies[COOKIE_NAME] = planted.cookies[COOKIE_NAME]
            assert (await page.load()).cookies == {}
            assert await page.join()
            assert await page.until("lang") == "cs", "its own home, where Czech was chosen"
            await page.close()
            del page.cookies[SECURE_COOKIE_NAME]
            await page.load()
            assert await page.join()
            await page.close()
            assert not await planted.join(), "who planted a cookie in another's browser is out of that home himself"

    run(test)


def test_in_a_house_without_tls_the_page_says_once_that_its_line_is_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, FAR, {}, TLS) as (far, here, safe):
            for page, told in ((far, True), (far, False), (here, False), (safe, False)):
                page.heard.clear()
                await page.load()
                assert not any(name.startswith("__") for name in page.cookies) or page is safe
                assert await page.join()
                await page.change_something()
                assert any("isn't encrypted" in one or "není šifrované" in one for one in page.heard) is told
                await page.close()

    run(test)


def test_a_cookie_of_before_is_exchanged_once_and_its_home_stays(tmp_path: Path) -> None:
    async def test() -> None:
        secret, home = old_home(tmp_path / "homes")
        async with served(tmp_path / "homes") as address, pages(address, TLS, TLS, {}) as (page, thief, waits):
            for one in (page, thief, waits):
                one.cookies[COOKIE_NAME] = secret
            assert await waits.join(), "a page that was open goes on"
            await waits.close()
            await thief.load()  # has a new one too, which was never shown
            await page.load()
            assert home_of_cookie(page.cookies[SECURE_COOKIE_NAME]) == home.data.name
            assert await waits.join(), "nothing is lost while the new one was not shown"
            await waits.close()
            assert await page.join()
            assert (await page.until("lang")) == "cs"
            await page.close()
            assert not await waits.join(), "now it is"
            assert not await thief.join(), "also the new one that a thief was given for the old one"
            assert await page.join()
            await page.close()
            thief.cookies.pop(SECURE_COOKIE_NAME)
            await thief.load()
            assert home_of_cookie(thief.cookies[SECURE_COOKIE_NAME]) != home.data.name

    run(test)


def test_a_house_that_gets_tls_later_exchanges_the_cookies_of_the_open_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, FAR) as (page,):
            await page.load()
            for _ in range(2):
                assert await page.join()
                await page.change_something()
                await page.close()
            plain, page.headers = page.cookies[COOKIE_NAME], TLS
            await page.load()
            assert home_of_cookie(page.cookies[SECURE_COOKIE_NAME]) == home_of_cookie(plain)
            assert await page.join()
            await page.close()
            del page.cookies[SECURE_COOKIE_NAME]
            assert not await page.join(), "the plain one is good no more"

    run(test)


def test_signing_others_out_ends_pages_that_have_a_copy_of_the_cookie(tmp_path: Path) -> None:
    """The owner signs other devices out: the page closes at once, and its cookie is void."""

    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, FAR, FAR) as (page, thief):
            await page.load()
            assert await page.join()
            await page.change_something()
            home = Home.at(tmp_path / "homes" / home_of_cookie(page.cookies[COOKIE_NAME]))
            store = SqliteStore(tmp_path / "people.sqlite")
            async with ClientSession() as client, client.ws_connect(f"{address}/people") as eva:
                words = await with_page(eva, home)
                store.bind_page(home.data.name, digest(home.people_key.read_text()))
                assert (await ask(eva, "sign-out-others", words=words))["is"] == "done"
            assert page.socket is not None
            while (closed := await page.socket.receive()).type is not WSMsgType.CLOSE:
                pass
            assert closed.data == SIGNED_OUT_CODE
            thief.cookies = dict(page.cookies)
            assert not await thief.join()
            await page.load()
            assert home_of_cookie(page.cookies[COOKIE_NAME]) != home.data.name
            assert await page.join()

    run(test)


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_page_that_waits_for_the_session_cannot_take_it_with_a_cookie_that_is_void_by_then(
    tmp_path: Path, is_replaced: bool
) -> None:
    """The cookie stays void, and the page that has the session keeps it."""

    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, FAR, FAR) as (page, thief):
            await page.load()
            assert await page.join()
            await page.change_something()
            old, home = page.cookies[COOKIE_NAME], home_of_cookie(page.cookies[COOKIE_NAME])
            thief.cookies = dict(page.cookies)
            assert await thief.join()
            store = SqliteStore(tmp_path / "people.sqlite")
            cookies = Pages(store, tmp_path / "homes")
            if is_replaced:
                new = cookies.replace_cookies(home)
            else:
                store.keep_page(home, NO_COOKIE_DIGEST)
            await thief.do(take=True)
            assert await thief.until("refused")
            assert thief.socket is not None
            assert (await thief.socket.receive()).data == SIGNED_OUT_CODE
            assert cookies.read_valid(old) is None
            assert not is_replaced or cookies.read_valid(new) is not None
            await page.do(do="language")
            assert await page.until("lang")

    run(test)


async def with_page(eva: ClientWebSocketResponse, home: Home) -> str:
    """Make a line and a page the same person by two keys; return the six words."""
    home.people_key.write_text(key_of("page"))
    await ask(eva, "hello", version=1, key=key_of("page"), name="Eva")
    words: str = (await ask(eva, "passphrase"))["answer"]["words"]
    await ask(eva, "recover", version=1, key=key_of("phone"), words=words)
    return words


def digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def test_a_page_that_signs_others_out_gets_another_cookie_and_a_copy_of_the_old_one_is_void(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, pages(address, FAR, FAR) as (page, thief):
            await page.load()
            assert await page.join()
            await into_the_house(page)
            home = Home.at(tmp_path / "homes" / home_of_cookie(page.cookies[COOKIE_NAME]))
            await choose(page, "Use this account on another device")
            words = await said(page, "six words: ")
            key, old = home.people_key.read_text(), dict(page.cookies)
            await choose(page, "Lost device")
            await page.do(typed=words)
            ticket = await page.until("renew")
            assert home.people_key.read_text() != key
            sent = {**page.headers, "Origin": page.origin}
            for wrong, status in ((ticket[:-1], 403), (b"\xda\xff", 403), (ticket, 204)):
                answer = await page.client.post(f"{address}/renew", data=wrong, headers=sent)
                assert answer.status == status
            page.cookies[COOKIE_NAME] = answer.cookies[COOKIE_NAME].value
            await page.close()
            thief.cookies = old
            assert not await thief.join()
            assert await page.join()
            assert home_of_cookie(page.cookies[COOKIE_NAME]) == home.data.name
            async with ClientSession() as client, client.ws_connect(f"{address}/people") as copy:
                assert (await ask(copy, "hello", version=1, key=key, name="Eva"))["code"] == "signed-out"

    run(test)


async def choose(page: Page, label: str) -> None:
    """Press an entry of the current menu."""
    for _ in range(20):
        at = next((at for at, one in enumerate(page.items) if str(one.get("label", "")).startswith(label)), None)
        if at is not None:
            await page.do(touch=["press", at])
            return
        await page.until("screen")
    raise AssertionError(label, page.items)


async def into_the_house(page: Page) -> None:
    """Go to the tables of people as Eva."""
    await choose(page, "Play with people")
    await page.do(typed="Eva")


async def said(page: Page, after: str) -> str:
    """Return the six words that followed these words in speech."""
    while True:
        for one in page.heard:
            if after in one:
                return one.partition(after)[2].partition(".")[0]
        message = json.loads((await page.socket.receive()).data)  # type: ignore[union-attr]
        page.heard += [one["text"] for one in message.get("say", ())]
