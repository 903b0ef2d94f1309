"""The server as browsers and strangers meet it, over real local sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from aiohttp import ClientSession, CookieJar, DummyCookieJar, WSMsgType, WSServerHandshakeError, web

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors_opener
from numeramis_access.server import site
from numeramis_access.server.house_link import HouseLink
from numeramis_access.server.impatience import TimeLimitedRunner
from numeramis_access.server.pages import Pages
from numeramis_access.server.people.limits import LIMITS, Limit, Limits, Rate, Scope
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.site import CONTENT_TYPES, COOKIE_NAME, Site, _files
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import SESSION_TAKEN_CODE, Visitor, Visitors
from numeramis_access.web.wire import FromPage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.hasty import Hasty
from tests.waiting import LOOK

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


@asynccontextmanager
async def served(
    homes: Path, patience: float = 600.0, limits: Limits = LIMITS, half: float = 10.0
) -> AsyncIterator[str]:
    """Yield the address of a server."""
    pool, sessions = visitors_opener(STANDARD, LANGUAGES)(asyncio.get_running_loop().call_soon_threadsafe)
    people = PeopleSocket(SqliteStore(homes.parent / "people.sqlite"), STANDARD, pool.new_share, limits=limits)
    opens = sessions(lambda home, _, inbox: HouseLink(people, inbox, here.address_of_page(home), home.data.name))
    here = Visitors(Pages(people.house.store, homes), homes, opens, patience, people.house.allowance)
    people.house.pages_signed_out = here.drop_signed_out
    made = Site(here, frozenset(), people)
    runner = TimeLimitedRunner(made.application(), half)
    await runner.setup()
    tcp = web.TCPSite(runner, "127.0.0.1", 0)
    await tcp.start()
    host = f"127.0.0.1:{runner.addresses[0][1]}"
    made._hosts = frozenset({host})
    watching = asyncio.create_task(here.watch())
    try:
        yield f"http://{host}"
    finally:
        watching.cancel()
        await here.close()
        await runner.cleanup()
        people.close()
        pool.close()


def browser() -> ClientSession:
    """Return a browser: it keeps cookies."""
    return ClientSession(cookie_jar=CookieJar(unsafe=True))


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test with a limit."""
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


async def joined(client: ClientSession, address: str) -> tuple[object, list[dict[str, object]]]:
    """Return the socket of a page, and its first two messages."""
    await (await client.get(address)).read()
    socket = await client.ws_connect(f"{address}/session", headers={"Origin": address, "Accept-Language": "en-GB"})
    return socket, [json.loads((await socket.receive()).data) for _ in range(2)]


def test_a_visitor_has_a_home_of_his_own_that_is_found_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as one, browser() as other:
            first, told = await joined(one, address)
            assert told[1]["lang"] == "en"
            await first.send_json({"do": "language"})  # type: ignore[attr-defined]
            changed = json.loads((await first.receive()).data)  # type: ignore[attr-defined]
            assert changed["lang"] == "cs"
            await first.close()  # type: ignore[attr-defined]
            _, again = await joined(one, address)
            assert again[1]["lang"] == "cs", "the same browser comes back to its own program"
            _, stranger = await joined(other, address)
            assert stranger[1]["lang"] == "en", "another browser has another home"
        assert len(list(tmp_path.iterdir())) == 1, "only a home in which something was changed is on the disk"

    run(test)


@pytest.mark.parametrize(("wanted", "language"), [("de-AT,de;q=0.9,en;q=0.8", "de"), ("xx", LANGUAGES.fallback)])
def test_the_page_comes_in_the_language_of_its_visitor(tmp_path: Path, wanted: str, language: str) -> None:
    """Of the browser, then of the player; a browser without JavaScript gets a sentence."""

    async def test() -> None:
        async with served(tmp_path / "homes") as address, browser() as client:
            headers = {"Accept-Language": wanted}
            page = await (await client.get(address, headers=headers)).text()
            assert f'<html lang="{language}"' in page
            assert Language(language, languages=LANGUAGES).text("page-without-script") in unescape(page)
            socket = await client.ws_connect(f"{address}/session", headers={"Origin": address, **headers})
            await socket.send_json({"do": "language"})
            now = language
            while now == language:
                now = json.loads((await socket.receive()).data).get("lang", now)
            assert f'<html lang="{now}"' in await (await client.get(address, headers=headers)).text()

    run(test)


def test_who_asks_again_and_again_without_a_cookie_leaves_nothing_behind(tmp_path: Path) -> None:
    """A scanner leaves no homes, nor does a page without a changed setting: the server keeps only changes."""
    homes = tmp_path / "homes"

    async def test() -> None:
        async with served(homes) as address, ClientSession(cookie_jar=DummyCookieJar()) as scanner:
            for path in ("", "session", "people", "nowhere", "../people.sqlite") * 100:
                await (await scanner.get(f"{address}/{path}")).read()
            for _ in range(10):
                async with browser() as client:
                    socket, _ = await joined(client, address)
                    for key in ("down", "down", "up", "f1", "escape", "end", "home"):
                        await socket.send_json({"key": key})  # type: ignore[attr-defined]
                        await socket.receive()  # type: ignore[attr-defined]
                    await socket.close()  # type: ignore[attr-defined]
        store = SqliteStore(tmp_path / "people.sqlite")
        assert not homes.exists() or not list(homes.iterdir())
        assert not [row for row in store.rows() if row[0] in ("page", "person")]
        store.close()

    run(test)


def test_the_secret_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            answer = await client.get(address)
            cookie = answer.cookies[COOKIE_NAME]
            assert (cookie["httponly"], cookie["samesite"], cookie["secure"]) == (True, "Strict", "")
            assert len(cookie.value) >= 43
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "microphone=()" in answer.headers["Permissions-Policy"]
            behind = await client.get(f"{address}/", headers={"X-Forwarded-Proto": "https", "Cookie": "x=1"})
            assert behind.status == 200

    run(test)


@pytest.mark.parametrize("path", ["session", "people"])
def test_an_encrypted_page_is_not_opened_from_a_page_that_is_not(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            await client.get(address)
            host = address.partition("://")[2]
            for proto, scheme in (("https", "https"), ("http", "http")):
                headers = {"X-Forwarded-Proto": proto, "Origin": f"{scheme}://{host}"}
                await (await client.ws_connect(f"{address}/{path}", headers=headers)).close()
            with pytest.raises(WSServerHandshakeError, match="403"):
                await client.ws_connect(
                    f"{address}/{path}", headers={"X-Forwarded-Proto": "https", "Origin": f"http://{host}"}
                )

    run(test)


def test_every_file_has_its_kind_whatever_the_system_thinks_of_it(tmp_path: Path) -> None:
    """On Windows the registry defines the type of ``.js``; a browser refuses a module of plain text."""
    folders = (ROOT / "numeramis_access/web/page", ROOT / "sounds/wav")
    offered = {path.name for folder in folders for path in folder.iterdir() if path.is_file()}
    offered |= {path.name for path in (ROOT / "numeramis_access/output/window/fonts").glob("*.ttf")}
    assert {name.rpartition("/")[2] for name in _files()} == offered
    for kind in CONTENT_TYPES:
        mimetypes.add_type("text/plain", f".{kind}")

    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            for name in _files():
                answer = await client.get(f"{address}/{name}")
                assert (answer.status, answer.content_type) == (200, CONTENT_TYPES[name.rpartition(".")[2]]), name
                assert answer.content_type == "text/javascript" or not name.endswith(".js")

    try:
        run(test)
    finally:
        mimetypes.init()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_pages_of_other_sites_get_no_session(tmp_path: Path, origin: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            await client.get(address)
            with pytest.raises(WSServerHandshakeError) as refused:
                await client.ws_connect(f"{address}/session", headers={"Origin": origin})
            assert refused.value.status == 403

    run(test)


def test_the_server_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            assert (await client.get(address, headers={"Host": "evil.example"})).status == 421
            assert (await client.get(f"{address}/../serve.py")).status == 404
            assert (await client.get(f"{address}/%2e%2e/serve.py")).status == 404

    run(test)


def test_a_second_page_of_one_visitor_says_so_and_may_take_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            first, _ = await joined(client, address)
            second = await client.ws_connect(f"{address}/session", headers={"Origin": address})
            assert "another tab" in (await second.receive_json())["taken"]
            await second.pong()  # as a browser does while its player thinks
            await second.send_json({"take": True})
            closed = await first.receive()  # type: ignore[attr-defined]
            assert (closed.type, closed.data) == (WSMsgType.CLOSE, SESSION_TAKEN_CODE)
            assert "history" in json.loads((await second.receive()).data)

    run(test)


def test_what_a_page_sends_is_acknowledged_before_it_is_done_and_when_the_page_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            socket, told = await joined(client, address)
            assert told[0]["got"] == 0
            await socket.send_json({"do": "hush", "number": 7})  # type: ignore[attr-defined]
            await socket.send_json({"do": "language", "number": 8})  # type: ignore[attr-defined]
            answers = [json.loads((await socket.receive()).data) for _ in range(3)]  # type: ignore[attr-defined]
            assert answers[:2] == [{"got": 7}, {"got": 8}], "also what has no other answer"
            assert answers[2]["lang"] == "cs"
            second = await client.ws_connect(f"{address}/session", headers={"Origin": address})
            await second.receive()
            await second.send_json({"take": True, "number": 3})
            assert json.loads((await second.receive()).data)["got"] == 3
            await second.close()
            _, again = await joined(client, address)
            assert again[0]["got"] == 3

    run(test)


@pytest.mark.parametrize(
    ("messages", "code"), [(["nonsense"], 1007), (['{"do": "format"}'], 1007), (['{"key": "x"}'] * 200, 1008)]
)
def test_a_page_that_sends_nonsense_or_too_much_is_closed(tmp_path: Path, messages: list[str], code: int) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            socket, _ = await joined(client, address)
            for message in messages:
                await socket.send_str(message)  # type: ignore[attr-defined]
            while (got := await socket.receive()).type is not WSMsgType.CLOSE:  # type: ignore[attr-defined]
                pass
            assert got.data == code

    run(test)


def test_a_page_that_sends_empty_signs_without_end_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            socket, _ = await joined(client, address)
            for _ in range(200):
                await socket.pong()  # type: ignore[attr-defined]
            while (got := await socket.receive()).type is not WSMsgType.CLOSE:  # type: ignore[attr-defined]
                pass
            assert got.data == 1008

    run(test)


def test_who_has_a_server_work_long_for_a_line_waits_until_others_have_had_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page with slow lines cannot take all of the loop's time with sixty keys a second."""
    worked, rested, feed = [0.0], list[float](), Visitor.feed

    def slow(visitor: Visitor, sent: FromPage | None = None) -> None:
        worked[0] += 0.3 if sent is not None and sent.key == "down" else 0.001
        feed(visitor, sent)

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    monkeypatch.setattr(Visitor, "feed", slow)
    monkeypatch.setattr(site, "time", SimpleNamespace(thread_time=lambda: worked[0]))

    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            socket, _ = await joined(client, address)
            monkeypatch.setattr(site, "pause_after", wait := AsyncMock(side_effect=sleep))
            for key in ("down", "up", "down"):
                await socket.send_json({"key": key})  # type: ignore[attr-defined]
            while wait.call_count < 3:
                await asyncio.sleep(LOOK)

    run(test)
    assert [round(one, 1) for one in rested] == [0.3, 0.0, 0.3]


def test_others_have_four_times_as_long_as_a_page_that_takes_long() -> None:
    loop = Hasty()
    with contextlib.closing(loop):
        loop.run_until_complete(site.pause_after(site.LONG_LINE_SECONDS))
        assert loop.waited == 0.0
        loop.run_until_complete(site.pause_after(0.3))
        assert loop.waited == pytest.approx(0.3 * site.PAUSE_FACTOR, rel=0.05)


def test_a_message_without_end_closes_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            socket, _ = await joined(client, address)
            await socket.send_str("x" * 100_000)  # type: ignore[attr-defined]
            assert (await socket.receive()).data == 1009  # type: ignore[attr-defined]

    run(test)


@pytest.mark.parametrize(("scope", "elsewhere"), [("address", True), ("house", False)])
def test_a_full_house_says_so_and_the_programs_of_the_gone_are_put_away(
    tmp_path: Path, scope: Scope, elsewhere: bool
) -> None:
    """The refused page hears so in its language; if only its address is full, others still get in."""
    one_page = {**LIMITS, "pages": Limit("no-room", {scope: Rate(1)})}

    async def test() -> None:
        async with (
            served(tmp_path / "homes", 0.2, one_page) as address, browser() as one, browser() as other,
            browser() as third,
        ):  # fmt: skip
            first, _ = await joined(one, address)
            socket = await refused(other, address)
            assert "room for another page" in socket
            await (await third.get(address)).read()
            headers = {"Origin": address, "X-Forwarded-For": "192.0.2.7", "Accept-Language": "en"}
            page = await third.ws_connect(f"{address}/session", headers=headers)
            assert ("refused" not in json.loads((await page.receive()).data)) == elsewhere
            await page.close()
            await first.close()  # type: ignore[attr-defined]
            while await refused(other, address):
                await asyncio.sleep(0.05)  # until the first one has been gone for its 0.2 seconds

    run(test)


HALVES = (b"", b"GET", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ", b"GET /people HTTP/1.1\r\nHost: 127.0.0.1\r\n")


@pytest.mark.parametrize("before", [False, True], ids=["the first", "after a whole one"])
def test_half_a_request_is_not_waited_for(tmp_path: Path, before: bool) -> None:
    """Clients with complete requests go on, also on the same connection."""

    async def test() -> None:
        async with served(tmp_path / "homes", half=0.3) as address, browser() as eva:
            page, _ = await joined(eva, address)
            host, port = address.removeprefix("http://").split(":")
            lines = [await asyncio.open_connection(host, int(port)) for _ in HALVES]
            for (reader, writer), half in zip(lines, HALVES, strict=True):
                if before:
                    writer.write(f"GET /style.css HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
                    assert b" 200 " in await reader.readuntil(b"\r\n")
                    await reader.readuntil(b"\r\n\r\n")
                    await reader.read(100_000)
                writer.write(half or b"G")
            for reader, _ in lines:
                with contextlib.suppress(ConnectionError):
                    while await reader.read(100_000):
                        pass  # the rest of the file, then the end
            assert not page.closed  # type: ignore[attr-defined]
            assert (await (await eva.get(address)).read()).startswith(b"<!")

    run(test)


async def refused(client: ClientSession, address: str) -> str:
    """Return the reason for a page's refusal, "" if there is none."""
    await (await client.get(address)).read()
    headers = {"Origin": address, "Accept-Language": "en-GB"}
    async with client.ws_connect(f"{address}/session", headers=headers) as socket:
        return str(json.loads((await socket.receive()).data).get("refused", ""))


def test_five_hundred_made_up_cookies_take_nobodys_place(tmp_path: Path) -> None:
    """They come from one address; the server first closes abandoned sessions without changes."""
    few = {**LIMITS, "pages": Limit("no-room", {"address": Rate(5), "house": Rate(6)})}

    async def test() -> None:
        async with served(tmp_path / "homes", 600.0, few) as address, browser() as eva:
            thief = {"Origin": address, "X-Forwarded-For": "192.0.2.66"}
            told = []
            async with ClientSession(cookie_jar=DummyCookieJar()) as client:
                for number in range(80):
                    given = (await client.get(address)).cookies[COOKIE_NAME].value if number < 40 else f"{number:x>40}"
                    cookie = {**thief, "Cookie": f"{COOKIE_NAME}={given}"}
                    async with client.ws_connect(f"{address}/session", headers=cookie) as socket:
                        told.append("refused" in json.loads((await socket.receive()).data))
            assert told.count(False) == 5
            assert not await refused(eva, address)

    run(test)


def test_a_page_is_counted_where_it_comes_from_also_at_the_tables(tmp_path: Path) -> None:
    """Sessions of one address share its limits."""

    async def test() -> None:
        pool, sessions = visitors_opener(STANDARD, LANGUAGES)(asyncio.get_running_loop().call_soon_threadsafe)
        people = PeopleSocket(SqliteStore(tmp_path / "people.sqlite"), STANDARD, pool.new_share)
        opens = sessions(lambda home, _, inbox: HouseLink(people, inbox, here.address_of_page(home), home.data.name))
        pages = Pages(people.house.store, tmp_path / "homes")
        here = Visitors(pages, tmp_path / "homes", opens, 600.0, people.house.allowance)
        for number in range(3):
            visitor = here.find(f"secret {number}", ["en"], "192.0.2.9")
            assert visitor is not None
            visitor.session.program.connect("", visitor.session.program.inbox)
        assert [guest.address for guest in people.house.connections.all] == ["192.0.2.9"] * 3
        await here.close()
        people.close()
        pool.close()

    run(test)


@pytest.mark.parametrize("packed", ["gzip", "deflate"])
def test_what_a_stranger_has_packed_is_not_unpacked(tmp_path: Path, packed: str) -> None:
    """A few hundred kilobytes unpack to as many megabytes on the shared loop; no page packs anything."""

    async def test() -> None:
        async with served(tmp_path) as address, browser() as client:
            sent = {"Origin": address, "Content-Encoding": packed}
            for path, status in (("renew", 403), ("", 405)):
                answer = await client.post(f"{address}/{path}", data=b"cannot be unpacked", headers=sent)
                assert answer.status == status

    run(test)
