"""Attacks of strangers on a house: each by name, for some seconds, at full strength."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import random
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from aiohttp import ClientSession, DummyCookieJar, TCPConnector, WSMsgType

from numeramis_access.evening.events import EVENTS, EveningEvent
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS
from numeramis_access.server.people.limits import LIMITS
from numeramis_access.server.people.members import device_id
from numeramis_access.tables.person_requests import DeleteMe, MakePassphrase, SignOutOthers
from numeramis_access.tables.request_fields import AtTable, Request
from numeramis_access.tables.requests import Records
from numeramis_access.tables.table_requests import Enter, WatchTable
from tests.server.guests import key_of
from tests.server.requests import costing, filled
from tests.server.test_many_connections import connected
from tests.street import evenings
from tests.street.houses import Account
from tests.street.lines import AGAIN, Line, ends, line, somebody
from tests.street.probe import PEOPLE

#: dear requests a second; flooding lines; pages; tables; blocked people; silent connections
DEARLY, FLOODS, PAGES, TABLES, BLOCKS, SILENT = 40, 72, 500, 4800, 240_000, 10_000
#: lines of talk, the seconds they take, and letters of each
TALK, TALKING, LETTERS = 175, 5.0, 300
#: bytes into which a bomb unpacks, and how many come a second
BOMB, BOMBS = 240_000_000, 2
#: people with the most blocks allowed; tables, pages and connections of one address
BLOCKED = LIMITS["blocks"].rates["person"].most
OWN = LIMITS["tables"].rates["person"].most
FROM_ONE, PAGES_OF_ONE = 10, 50
#: lines of one person that request an evening's log; requests with acts, and poisoned evenings, a second
LINES, ACTS, POISONED = 40, 40, 2


class Street(NamedTuple):
    """The attackers' place.

    :param url: of the house. :param accounts: known people. :param seconds: duration.
    :param size: fraction of the full strength. :param told: counts the answers.
    """

    url: str
    accounts: list[Account]
    seconds: float
    size: float
    told: Counter[str]

    def of(self, whole: int) -> int:
        """Return this fraction of a full number, at least one."""
        return max(1, int(whole * self.size))

    @property
    def lasts(self) -> float:
        """The attack's end, in seconds of the clock."""
        return time.monotonic() + self.seconds


class Attack(NamedTuple):
    """One attack. :param prepares: adds necessary data to the house's file, given the fraction of the full strength."""

    run: Callable[[Street], Awaitable[None]]
    prepares: Callable[[Path, float], None] = lambda home, size: None


@asynccontextmanager
async def known(street: Street) -> AsyncIterator[list[tuple[Account, Line]]]:
    """Yield lines of all known people."""
    async with AsyncExitStack() as stack:
        yield [
            (one, await stack.enter_async_context(somebody(street.url, one, street.told))) for one in street.accounts
        ]


async def paced(seconds: float, rate: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something this often a second, for some seconds; slow calls delay the next ones."""
    begun = time.monotonic()
    for number in count(1):
        await work()
        due = begun + number / rate
        if due > begun + seconds:
            return
        await asyncio.sleep(max(0.0, due - time.monotonic()))


# dear requests


def dearly(kind: type[Request]) -> Attack:
    """Return the attack by one kind of expensive request, each with the dearest values."""

    async def run(street: Street) -> None:
        async with known(street) as lines:
            rate = DEARLY / len(lines)
            await asyncio.gather(*(_dearly(kind, street, account, made, rate) for account, made in lines))

    return Attack(run)


async def _dearly(kind: type[Request], street: Street, account: Account, made: Line, rate: float) -> None:
    words, proof = account.words, "" if kind is MakePassphrase else "{}"
    own = {Enter: account.over, Records: account.over, WatchTable: account.others}
    table = own.get(kind, account.going_on)

    async def once() -> None:
        nonlocal words
        if kind is DeleteMe:
            name = f"{account.name} {time.monotonic()}"
            await made.ask("hello", version=1, key=key_of(name), name="Somebody")
        key = key_of(f"{time.monotonic()}") if kind is SignOutOthers else account.key
        said = await made.ask(**filled(kind, table=table, words=words, key=key, tables=1, after=0, proof=proof))
        street.told[said.get("code", "done")] += 1
        if kind is MakePassphrase and "answer" in said:
            words = said["answer"]["words"]
        if kind in (Enter, WatchTable):
            await made.ask("leave", table=table)

    with ends(street.told):
        if issubclass(kind, AtTable) and kind not in own:
            await made.ask("enter", table=table)
        await paced(street.seconds, rate, once)


# lines


async def floods(street: Street) -> None:
    """Send as fast as possible on many lines; ended lines come again."""
    ends_at = street.lasts

    async def one(number: int) -> None:
        who = street.accounts[number % len(street.accounts)]
        while time.monotonic() < ends_at:
            with ends(street.told):
                async with somebody(street.url, who, street.told) as made:
                    while time.monotonic() < ends_at:
                        await made.say({"do": "my-data"})
            await asyncio.sleep(AGAIN)

    await asyncio.gather(*(one(number) for number in range(street.of(FLOODS))))


async def connections(street: Street) -> None:
    """Hold as many silent connections as possible."""
    port, ends_at = urlsplit(street.url).port or 0, street.lasts
    writers = []
    for number in range(street.of(SILENT)):
        with ends(street.told):
            writers.append(await connected(port, number))
    street.told["connections"] += len(writers)
    await asyncio.sleep(max(0.0, ends_at - time.monotonic()))
    for writer in writers:
        writer.transport.abort()


async def talk(street: Street) -> None:
    """Say long things at a table of four, as fast as possible."""
    await _at_a_table(street, TALK / TALKING, lambda table, _: {"do": "say", "table": table, "text": "x" * LETTERS})


async def deeds(street: Street) -> None:
    """Let four at a table hear one person's deeds, as fast as possible: each turns double time on or off."""
    await _at_a_table(street, DEARLY, lambda table, turn: {"do": "double", "table": table, "on": turn // 4 % 2 == 0})


async def _at_a_table(street: Street, rate: float, asks: Callable[[str, int], dict[str, Any]]) -> None:
    """Let four at a table send requests in turn. :param asks: gives the request for a table and a turn."""
    async with known(street) as lines:
        (_, host), *others = lines[:4]
        made = (await host.ask("open", game="quist", players=4))["answer"]
        for _, one in others:
            await one.ask("enter", table=made["code"])
        turns = count()

        async def once() -> None:
            turn = next(turns)
            await lines[turn % 4][1].say(asks(made["table"], turn))

        with ends(street.told):
            await paced(street.seconds, rate, once)


def tables(**wished: Any) -> Attack:
    """Return the attack by open tables: newcomers from many addresses, each with as many as the limit allows.

    :param wished: fields of the request.
    """
    return Attack(lambda street: _tables(street, wished))


async def _tables(street: Street, wished: dict[str, Any]) -> None:
    """Open them; then look at the lobby, and go."""
    people = street.of(TABLES) // OWN or 1
    ends_at = street.lasts

    async def one(number: int) -> None:
        address = f"127.41.{number // FROM_ONE}.1"
        with ends(street.told):
            async with line(street.url, address, street.told) as made:
                await made.ask("hello", version=1, key=key_of(f"opens {number}"), name=f"Opens {number}")
                own = [await made.ask("open", game="quist", players=4, **wished) for _ in range(OWN + 1)]
                street.told.update(one.get("code", "done") for one in own)
                await made.ask("lobby", tables=1)
                await asyncio.sleep(max(0.0, ends_at - time.monotonic()))
                for one in own:
                    if "answer" in one:
                        await made.ask("leave", table=one["answer"]["table"])

    await asyncio.gather(*(one(number) for number in range(people)))


# pages


async def pages(street: Street) -> None:
    """Open as many pages as possible from several addresses, and leave them idle."""
    ends_at = street.lasts

    async def one(number: int) -> None:
        connector = TCPConnector(local_addr=(f"127.42.{number // PAGES_OF_ONE}.1", 0))
        with ends(street.told):
            async with ClientSession(connector=connector, cookie_jar=DummyCookieJar()) as client:
                answer = await client.get(street.url)
                cookie = "; ".join(f"{name}={one.value}" for name, one in answer.cookies.items())
                sent = {"Cookie": cookie, "Origin": street.url.rstrip("/"), "Accept-Language": "cs"}
                async with client.ws_connect(f"{street.url}session", headers=sent) as socket:
                    came = await socket.receive()
                    refused = came.type is not WSMsgType.TEXT and b'"refused"' in bytes(came.data or b"")
                    street.told["refused" if refused else "page"] += 1
                    await _hears(socket, ends_at)

    await asyncio.gather(*(one(number) for number in range(street.of(PAGES))))


async def _hears(socket: Any, ends_at: float) -> None:
    """Read until the attack ends."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, ends_at - time.monotonic())):
            async for _ in socket:
                pass


#: compressed bombs, by HTTP's name of the method
def _bombs(size: int) -> dict[str, bytes]:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = packed.compress(bytes(size)) + packed.flush(zlib.Z_SYNC_FLUSH)
    return {"gzip": gzip.compress(bytes(size)), "deflate": zlib.compress(bytes(size), 9), "socket": raw}


async def zip_bombs(street: Street) -> None:
    """Send bodies and messages that unpack into hundreds of megabytes, to each address that takes any."""
    bombs = _bombs(street.of(BOMB))
    ways: Iterable[Callable[[], Awaitable[None]]] = (
        *(lambda way=way, kind=kind: _posted(street, way, kind, bombs[kind])  # type: ignore[misc]
          for way in ("renew", "", "people") for kind in ("gzip", "deflate")),
        *(lambda way=way: _framed(street, way, bombs["socket"]) for way in ("people", "session")),  # type: ignore[misc]
    )  # fmt: skip
    with ends(street.told):
        await asyncio.gather(*(paced(street.seconds, BOMBS, way) for way in ways))


async def _posted(street: Street, path: str, kind: str, bomb: bytes) -> None:
    """Send a body."""
    with ends(street.told):
        async with ClientSession(connector=TCPConnector(local_addr=("127.43.0.1", 0))) as client:
            sent = {"Content-Encoding": kind, "Origin": street.url.rstrip("/")}
            async with client.post(f"{street.url}{path}", data=bomb, headers=sent) as answer:
                street.told[f"HTTP {answer.status}"] += 1


async def _framed(street: Street, path: str, bomb: bytes) -> None:
    """Send a message marked as compressed, against the agreement."""
    at = urlsplit(street.url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=("127.43.0.2", 0))
    writer.write((
        f"GET /{path} HTTP/1.1\r\nHost: {at.netloc}\r\nOrigin: http://{at.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    ).encode())  # fmt: skip
    with ends(street.told):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\xc1\xff" + len(bomb).to_bytes(8, "big") + bytes(4) + bomb)
        came = await asyncio.wait_for(reader.read(), 10.0)
        street.told["closed with a word" if came else "closed"] += 1
    writer.transport.abort()


# the store


def blocks_are_kept(home: Path, size: float) -> None:
    """Store people with as many blocks as the limit allows."""
    many = max(1, int(BLOCKS * size) // BLOCKED)
    people = [f"blocks{number:08}" for number in range(max(many, BLOCKED + 1))]
    with contextlib.closing(sqlite3.connect(home / PEOPLE)) as db, db:
        db.executemany("INSERT INTO person (id, name, gender, language) VALUES (?, ?, 'feminine', '')",
                       ((one, one) for one in people))  # fmt: skip
        db.executemany("INSERT INTO device (digest, person) VALUES (?, ?)",
                       ((device_id(key_of(one)), one) for one in people[:many]))  # fmt: skip
        db.executemany("INSERT INTO block (person, other) VALUES (?, ?)",
                       ((one, other) for one in people[:many] for other in people[: BLOCKED + 1]
                        if other != one))  # fmt: skip
        db.executemany("INSERT INTO block_change (person) VALUES (?)", ((one,) for one in people[:many]))


async def blocks(street: Street) -> None:
    """As people with hundreds of blocks, block and unblock one more."""
    many = max(1, street.of(BLOCKS) // BLOCKED)
    async with AsyncExitStack() as stack:
        lines = []
        for number in range(min(many, len(street.accounts))):
            made = await stack.enter_async_context(line(street.url, f"127.44.0.{number + 1}", street.told))
            name = f"blocks{number:08}"
            await made.ask("hello", version=1, key=key_of(name), name=name)
            lines.append(made)
        turns = count()

        async def once() -> None:
            number = next(turns)
            one = lines[number % len(lines)]
            await one.say({"do": "block", "person": f"blocks{BLOCKED:08}", "on": bool(number // len(lines) % 2)})

        with ends(street.told):
            await paced(street.seconds, DEARLY, once)


# evenings


async def acts(street: Street) -> None:
    """Announce evenings by acts that unpack into hundreds of times their size."""
    async with known(street) as lines:
        tables = [await evenings.opened(made) for _, made in lines]
        turns = count()

        async def once() -> None:
            turn = next(turns) % len(lines)
            made = evenings.deflated()
            said = await lines[turn][1].ask("direct", table=tables[turn], after=0, acts=made)
            street.told[said.get("code", "done")] += 1

        with ends(street.told):
            await paced(street.seconds, 2.0 * len(lines), once)  # more ends a line


async def logs(street: Street) -> None:
    """Fill the log of an evening to its limit, then ask for it on all lines, again and again."""
    async with known(street) as lines:
        director = lines[0][1]
        table = await evenings.opened(director)
        said: dict[str, Any] = {"is": "done"}
        while said["is"] == "done":
            said = await director.ask("direct", table=table, after=0, acts=evenings.deflated(4))
        street.told[said["code"]] += 1
        async with AsyncExitStack() as stack:
            mallory = lines[0][0]
            own = [await stack.enter_async_context(somebody(street.url, mallory, street.told)) for _ in range(LINES)]
            turns = count()

            async def once() -> None:
                await own[next(turns) % LINES].say({"do": "evening-log", "table": table, "after": 1})

            with ends(street.told):
                await paced(street.seconds, 5 * DEARLY, once)


def acts_of(kind: type[EveningEvent]) -> Attack:
    """Return the attack by acts of one kind: directors send them, large and nearly possible, at every stage."""

    async def run(street: Street) -> None:
        async with known(street) as lines:
            led = [evenings.Led(made, await evenings.opened(made)) for _, made in lines]
            for number, one in enumerate(led):
                await evenings.reaches(one, number % evenings.STAGES)
            turns, chance = count(), random.Random(kind.name())

            async def once() -> None:
                at = led[next(turns) % len(led)]
                made = evenings.hostile(kind, chance, [f"computer-{number}" for number in range(4)])
                said = await at.director.ask("direct", table=at.table, after=0, acts=made)
                street.told[said.get("code", "done")] += 1

            with ends(street.told):
                await paced(street.seconds, ACTS, once)

    return Attack(run)


async def poisoned(street: Street) -> None:
    """Let the evenings of all directors reach a round that cannot be played, and keep people there."""
    ends_at = street.lasts
    async with known(street) as lines:
        turns = count()
        mates = [made.person for _, made in lines]

        async def once() -> None:
            at = next(turns) % len(lines)
            director, mate = lines[at][1], (at + 1) % len(lines)
            table = await evenings.opened(director)
            await lines[mate][1].ask("enter", table=table)
            await evenings.cannot_go_on(director, table, mates[mate])
            street.told["poisoned"] += 1

        with ends(street.told):
            await paced(street.seconds, POISONED, once)
        await asyncio.sleep(max(0.0, ends_at - time.monotonic()))


#: every attack, by its name
ATTACKS: dict[str, Attack] = {
    **{f"dear: {kind.__struct_config__.tag}": dearly(kind) for kind in costing(EXPENSIVE_REQUESTS)},
    "lines that flood": Attack(floods),
    "page sockets": Attack(pages),
    "tables asked for": tables(access="open"),
    "tables for friends": tables(friends=True),
    "blocks in the store": Attack(blocks, blocks_are_kept),
    "zip bombs": Attack(zip_bombs),
    "connections": Attack(connections),
    "lines of talk": Attack(talk),
    "deeds at a table": Attack(deeds),
    "acts that unpack": Attack(acts),
    "logs of evenings": Attack(logs),
    "rounds that cannot be played": Attack(poisoned),
    **{f"acts: {kind.name()}": acts_of(kind) for kind in EVENTS},
}
