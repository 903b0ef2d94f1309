"""The house at its socket: programs meet over real connections, and bad guests are refused while others play on."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError

from numeramis_access.server import line, people_socket, site
from numeramis_access.server.people.answering import ANSWERER_OF_REQUEST, Answerer
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import LIMITS, MAX_LINE_BYTES, MAX_WAITING_BYTES, Limit, Rate
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitor
from numeramis_access.tables.requests import MyMatches
from tests.server.guests import key_of
from tests.server.test_site import browser, run, served


@asynccontextmanager
async def joined(address: str, name: str) -> AsyncIterator[ClientWebSocketResponse]:
    """Yield a connection that has said hello."""
    async with ClientSession() as client, client.ws_connect(f"{address}/people") as at:
        await ask(at, "hello", version=1, key=key_of(name), name=name)
        yield at


async def ask(at: ClientWebSocketResponse, do: str, **fields: Any) -> dict[str, Any]:
    """Send a request; return the reply."""
    await at.send_json({"do": do, "id": do, **fields})
    return await heard(at, lambda said: said.get("re") == do)


async def heard(at: ClientWebSocketResponse, which: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Return the next push of that kind."""
    while True:
        said: dict[str, Any] = await at.receive_json()
        if which(said):
            return said


async def play(at: ClientWebSocketResponse, table: str) -> int:
    """Take the next message of the match, and act on one's turn; return the number of cards played."""
    told = await heard(at, lambda said: said["is"] == "told")
    assert told["table"] == table
    positions = [message["position"] for message in told["messages"] if "position" in message]
    if positions and (legal := positions[-1]["view"]["legal"]):
        seen = told["messages"][-1]["number"]
        await at.send_json(
            {"do": "act", "id": "a", "table": table, "offer": {"id": f"{seen}", "seen": seen, "action": legal[0]}}
        )
    return sum(message.get("event", {}).get("type") == "card-played" for message in told["messages"])


def test_two_programs_meet_at_a_table_and_computers_play_with_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4, options={"games": 1}))["answer"]
            table = (await ask(eva, "enter", table=made["code"]))["answer"]["table"]
            await jan.send_json({"do": "begin", "id": "b", "table": table})
            played = 0
            while played < 6:
                for at in (jan, eva):
                    played += await play(at, table)

    run(test)


#: values within values, more than a program can unpack
DEEP = '{"do":"act","id":"1","table":"t","offer":' + '{"a":' * 1500 + "1" + "}" * 1502


@pytest.mark.parametrize(
    ("line", "detail"),
    [("{", "truncated"), (DEEP, ""),
     ('{"do":"lobby"}', "`id`"), ("[]", "array"),
     (b"\xff\xfe", ""), ('{"do":"lobby","id":""}', "$.id")],
)  # fmt: skip
def test_what_no_client_sends_ends_the_connection_with_a_word(tmp_path: Path, line: str | bytes, detail: str) -> None:
    """The code is for players' programs; the detail tells their authors the cause."""
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Eva") as eva:
            await (eva.send_bytes(line) if isinstance(line, bytes) else eva.send_str(line))
            bye = await heard(eva, lambda said: said["is"] == "bye")
            assert bye["code"] == "malformed"
            assert detail in bye.get("detail", "")
            assert (await eva.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)

    run(test)


def test_a_flood_and_a_huge_line_are_cut_off_and_others_notice_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Adam") as adam:
            async with joined(address, "Flood") as flood:
                for number in range(LIMITS["lines"].rates["line"].most + 5):
                    await flood.send_json({"do": "my-data", "id": str(number)})
                assert (await heard(flood, lambda said: said["is"] == "bye"))["code"] == "too-fast"
            async with joined(address, "Huge") as huge:
                await huge.send_str("x" * (MAX_LINE_BYTES + 1))
                assert (await heard(huge, lambda said: said["is"] == "bye"))["code"] == "malformed"
                assert (await huge.receive()).data == 1009
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


@pytest.mark.parametrize("sign", ["ping", "pong"])
def test_thousands_of_empty_signs_are_a_flood_and_one_is_answered(tmp_path: Path, sign: str) -> None:
    """Each costs the house a little, and it read all of them in one go: three lines blocked it for a second."""

    async def test() -> None:
        async with (
            served(tmp_path / "homes") as address,
            ClientSession() as client,
            client.ws_connect(f"{address}/people", autoping=False) as flood,
        ):
            await getattr(flood, sign)(b"there?")
            if sign == "ping":
                assert (await flood.receive())[:2] == (WSMsgType.PONG, b"there?")
            for _ in range(LIMITS["lines"].rates["line"].most + 5):
                await getattr(flood, sign)()
            while (came := await flood.receive()).type is WSMsgType.PONG:
                pass
            assert json.loads(came.data)["code"] == "too-fast"
            assert (await flood.receive()).type is WSMsgType.CLOSE

    run(test)


def test_codes_and_passphrases_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Eve") as eve:
            codes = [(await ask(eve, "enter", table=f"wrong words number {number}"))["code"] for number in range(12)]
            assert codes == ["no-such-table"] * 10 + ["too-many-guesses"] * 2
            words = {"version": 1, "key": key_of("e"), "words": "one two three four five six"}
            tried = [(await ask(eve, "recover", **words))["code"] for _ in range(12)]
            assert tried == ["unknown-words"] * 10 + ["too-many-guesses"] * 2

    run(test)


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_pages_of_other_sites_do_not_reach_the_tables(tmp_path: Path, origin: str) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, ClientSession() as client:
            with pytest.raises(WSServerHandshakeError) as refused:
                await client.ws_connect(f"{address}/people", headers={"Origin": origin})
            assert refused.value.status == 403

    run(test)


def test_who_does_not_read_is_cut_off_and_others_notice_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "MAX_WAITING_LINES", 20)

    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Adam") as adam:
            made = (await ask(adam, "open", game="quist", players=4))["answer"]
            writer = await raw(address)
            write(writer, {"do": "hello", "id": "1", "version": 1, "key": key_of("d"), "name": "Deaf"})
            write(writer, {"do": "enter", "id": "2", "table": made["code"]})
            await heard(adam, lambda said: said["is"] == "table" and said["places"][1]["name"] == "Deaf")
            await ask(adam, "begin", table=made["table"])
            for number in range(200):
                if writer.is_closing():
                    break
                write(writer, {"do": "after", "id": f"{number}", "table": made["table"], "number": 0})
                await asyncio.sleep(0.03)  # under the limit of lines a second
            await heard(adam, lambda said: said["is"] == "table" and not said["places"][1]["here"])
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


async def raw(address: str) -> asyncio.StreamWriter:
    """Return a connection with small buffers that reads only the handshake."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", int(address.rpartition(":")[2])))
    reader, writer = await asyncio.open_connection(sock=small, limit=1024)
    writer.write(
        b"GET /people HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    return writer


def write(writer: asyncio.StreamWriter, request: dict[str, Any]) -> None:
    """Send a request as one masked frame."""
    body = json.dumps(request).encode()
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
    writer.write(b"\x81" + length + b"\0\0\0\0" + body)


def test_who_comes_too_many_from_one_address_is_told_so(tmp_path: Path) -> None:
    one = {**LIMITS, "connections": Limit("no-room", {"address": Rate(1)})}

    async def test() -> None:
        async with (
            served(tmp_path / "homes", limits=one) as address, joined(address, "Adam") as adam,
            ClientSession() as client,
        ):  # fmt: skip
            async with client.ws_connect(f"{address}/people") as second:
                assert await second.receive_json() == {"is": "bye", "code": "no-room"}
                assert (await second.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
            elsewhere = {"X-Forwarded-For": "evil.example, 192.0.2.7"}
            async with client.ws_connect(f"{address}/people", headers=elsewhere) as other:
                assert (await ask(other, "hello", version=1, key=key_of("o"), name="Otto"))["is"] == "done"
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


def test_the_owner_bans_somebody_while_the_server_runs(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Adam") as adam:
            async with joined(address, "Eva") as eva:
                owner = SqliteStore(tmp_path / "people.sqlite")
                owner.ban(next(person.id for person in owner.people() if person.name == "Eva"))
                owner.close()
                assert (await heard(eva, lambda said: said["is"] == "bye"))["code"] == "banned"
                assert (await eva.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Adam") as adam, ClientSession() as client:
            monkeypatch.setattr(people_socket, "HELLO_SECONDS", 0.05)
            async with client.ws_connect(f"{address}/people") as silent:
                assert await silent.receive_json() == {"is": "bye", "code": "hello-first"}
                assert (await silent.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


def test_a_stolen_key_is_void_once_its_owner_says_so_by_the_six_words(tmp_path: Path) -> None:
    old = {"version": 1, "key": key_of("Eva")}

    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Eva") as thief:
            words = (await ask(thief, "passphrase"))["answer"]["words"]
            assert (await ask(thief, "sign-out-others", words="six words that are not hers"))["code"] == "unknown-words"
            async with ClientSession() as client, client.ws_connect(f"{address}/people") as eva:
                own = await ask(eva, "recover", version=1, key=key_of("n"), words=words)
                assert (await ask(eva, "sign-out-others", words=words))["is"] == "done"
                assert (await heard(thief, lambda said: said["is"] == "bye"))["code"] == "signed-out"
                assert (await thief.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
                async with client.ws_connect(f"{address}/people") as again:
                    assert (await ask(again, "hello", **old, name="Eva"))["code"] == "signed-out"
                    assert (await ask(again, "recover", **old, words=words))["code"] == "signed-out"
                    assert (await ask(again, "my-data"))["code"] == "hello-first"
                assert (await ask(eva, "my-data"))["answer"]["person"]["id"] == own["answer"]["person"]
        async with (
            served(tmp_path / "homes") as address, ClientSession() as client,
            client.ws_connect(f"{address}/people") as again,
        ):  # fmt: skip
            refused = await ask(again, "hello", **old, name="Eva")
            assert refused["code"] == "signed-out", "after a restart too"

    run(test)


class Takes:
    """A socket that takes every line. :ivar closed: never."""

    closed = False

    async def send_frame(self, line: bytes, kind: WSMsgType) -> None:
        """Take a line."""


def test_what_was_sent_to_a_client_is_held_no_longer() -> None:
    async def test() -> None:
        told = asyncio.Event()
        waits, lobby = line.SocketLine(Takes(), lambda _: told.set()), bytes(100_000)  # type: ignore[arg-type]
        before = sys.getrefcount(lobby)
        sending = asyncio.create_task(waits.send())
        waits.put(lobby)
        assert sys.getrefcount(lobby) > before
        await told.wait()
        await asyncio.sleep(0)
        assert sys.getrefcount(lobby) == before
        sending.cancel()

    asyncio.run(test())


class Slow(Takes):
    """A socket that takes one line, and the next after permission. :ivar taken: its lines."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.may = asyncio.Event()

    async def send_frame(self, line: bytes, kind: WSMsgType) -> None:
        """Take a line, and wait."""
        self.taken.append(line)
        await self.may.wait()

    async def close(self) -> None:
        """Close."""


def test_who_leaves_megabytes_unread_holds_no_more_than_two_and_is_told_so_in_the_end() -> None:
    async def test() -> None:
        slow = Slow()
        waits = line.SocketLine(slow, lambda _: None)  # type: ignore[arg-type]
        sending, ended = asyncio.create_task(waits.send()), asyncio.create_task(waits.wait_for_end())
        waits.put(bytes(4 * MAX_WAITING_BYTES))  # a single line may have any length, or long records could not be sent
        await asyncio.sleep(0)
        for number in range(10):
            waits.put(b"%d" % number)
        assert (waits.full, waits.has_room()) == (False, False)
        waits.put(bytes(MAX_WAITING_BYTES))
        await ended
        assert waits.full
        sending.cancel()
        slow.may.set()
        await waits.close(None, within=2.0)
        assert [one[:40] for one in slow.taken[1:]] == [b'{"is":"bye","code":"too-slow"}']

    asyncio.run(test())


def test_an_error_nobody_foresaw_ends_one_line_with_a_word_and_is_counted_for_the_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ANSWERER_OF_REQUEST, MyMatches, Answerer(frozenset(), known=lambda *asked: [][1]))

    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Adam") as adam:
            for name in ("Eva", "Eva"):
                async with joined(address, name) as eva:
                    await eva.send_json({"do": "my-matches", "id": "m"})
                    assert (await heard(eva, lambda said: said["is"] == "bye"))["code"] == "fault"
            store = SqliteStore(tmp_path / "people.sqlite")
            while not (faults := store.faults()):
                await asyncio.sleep(0.1)  # the house keeps it within a second
            (fault,) = faults
            assert (fault.kind, fault.count) == ("IndexError", 2)
            assert fault.place.endswith(" _answer")
            assert (await ask(adam, "my-data"))["is"] == "done"

    run(test)


async def lose(*_: object) -> None:
    """Lose the client in the middle of a line."""
    raise ConnectionResetError


@pytest.mark.parametrize("path", ["people", "session"])
def test_a_client_that_goes_while_the_server_ends_leaves_no_error_behind(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server cancels the handlers of connections that take too long; each has tasks of its own."""
    handlers: list[asyncio.Task[object]] = []
    errors: list[object] = []

    def cancel_after(work: Callable[..., None]) -> Callable[..., None]:
        def cancel(*words: object) -> None:
            work(*words)
            task = asyncio.current_task()
            assert task is not None
            handlers.append(task)
            task.cancel()

        return cancel

    monkeypatch.setattr(line.SocketLine, "send", lose)
    monkeypatch.setattr(people_socket.PeopleSocket, "_listen", lose)
    monkeypatch.setattr(Visitor, "send_messages", lose)
    monkeypatch.setattr(site, "_listen", lose)
    monkeypatch.setattr(House, "note_gone", cancel_after(House.note_gone))
    monkeypatch.setattr(Visitor, "detach_page", cancel_after(Visitor.detach_page))

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context))
        async with served(tmp_path / "homes") as address, browser() as client:
            await (await client.get(address)).read()
            async with client.ws_connect(f"{address}/{path}", headers={"Origin": address}) as at:
                async for _ in at:
                    pass
                await asyncio.wait(handlers)
        gc.collect()

    run(test)
    assert handlers
    assert errors == []
