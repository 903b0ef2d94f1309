"""The served page: time from key to message, memory of a session, and many sessions at once on one server.

Pages are plain sockets of this process, which takes time beside the server. A third process measures the longest stop
of the server: it asks for a small file again and again.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import multiprocessing
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors_opener
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.pages import Pages
from numeramis_access.server.people.allowance import Allowance
from numeramis_access.server.people.limits import LIMITS, Limit
from numeramis_access.server.serve import COLLECTOR_THRESHOLDS
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitors
from numeramis_access.store.home import Home
from numeramis_access.web.wire import FromPage
from numeramis_access.words.languages import LANGUAGES
from tests.bench.figures import Report, late

LOOKS = 200
#: sessions for measuring memory, sessions of the crowd, seconds of a turn in the crowd, and seconds of its play
FEW, MANY, TURN, LASTS = 25, int(os.environ.get("NUMERAMIS_BENCH_SESSIONS", "500")), 5.0, 30.0
#: deals of a page, one fewer than a match has; key presses that set opponents to their fastest pace
DEALS, QUICKER = 9, 12
#: least seconds between two keys; the server closes pages that send more than sixty messages a second
HASTE = 0.05
#: seconds between two requests of the process that looks for stops
LOOK = 0.02


class Page:
    """A page of one visitor."""

    def __init__(self, client: ClientSession, socket: ClientWebSocketResponse) -> None:
        self.client = client
        self.socket = socket
        self.screen: dict[str, Any] = {}
        #: time of the player's last action, in seconds
        self.acted = time.monotonic()

    @classmethod
    async def of(cls, address: str) -> Page:
        """Return a page with an open session."""
        client = ClientSession(cookie_jar=CookieJar(unsafe=True))
        await (await client.get(address)).read()
        origin = {"Origin": address.rstrip("/"), "Accept-Language": "en"}
        return cls(client, await client.ws_connect(f"{address}session", headers=origin))

    async def hear(self) -> None:
        """Receive the next message."""
        self.screen |= msgspec.json.decode((await self.socket.receive()).data).get("screen", {})

    async def send(self, **what: Any) -> float:
        """Send one message; return the seconds until the next answer."""
        begun = time.perf_counter()
        await self.socket.send_str(msgspec.json.encode(what).decode())
        await self.hear()
        return time.perf_counter() - begun

    async def sit_down(self, after: float = 0.0) -> None:
        """Begin a match of the first game. :param after: seconds to wait before."""
        await asyncio.sleep(after)
        for _ in range(3):
            await self.socket.send_json({"touch": ["press", 0]})
        while self.screen.get("kind") != "table" or not self.screen["items"]:
            await self.hear()

    def waits(self) -> bool:
        """Return whether the table waits for the player: at their turn, or after a deal."""
        return self.own_turn() or self.is_deal_over()

    def is_deal_over(self) -> bool:
        """Return whether the next deal waits for the player: the only choice is to go on."""
        items = self.screen["items"]  # empty after the last card of this player
        return not self.own_turn() and bool(items) and all(item.get("role") == "choice" for item in items)

    async def takes_its_time(self) -> None:
        """Wait until ``TURN`` seconds have passed since the player's last action."""
        await asyncio.sleep(self.acted + TURN - time.monotonic())
        self.acted = time.monotonic()

    async def play_deals(self, count: int) -> list[float]:
        """Play ``count`` deals with the fastest opponents, each to this player's last card.

        Returns the seconds from each card to its message.
        """
        cards = []
        for _ in range(QUICKER):
            await self.send(do="pace-faster")
            await asyncio.sleep(HASTE)
        while count:
            if not self.waits():
                await self.hear()
                continue
            is_card, is_last = self.own_turn(), len(self.screen["items"]) == 1
            took = await self.act()
            cards += [took] * is_card
            count -= is_card and is_last
            await asyncio.sleep(HASTE)
        return cards

    def own_turn(self) -> bool:
        """Return whether the player of this page is to act."""
        return bool(self.screen["seated"]) and bool(self.screen["seated"][0]["turn"])

    async def act(self) -> float:
        """Play the first legal card, or go on; return the seconds until the next message."""
        items = self.screen["items"]
        place = next((place for place, item in enumerate(items) if item.get("playable", True)), 0)
        await self.socket.send_json({"touch": ["focus", place]})
        return await self.send(touch=["press", place])


def run(say: Report) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, server):
        asyncio.run(alone(say, address, server.pid))
        asyncio.run(memory(say, address, server.pid))
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, server):
        asyncio.run(crowd(say, address, server.pid))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(going(say, Path(folder)))


@contextmanager
def served(home: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Yield the address of a server and its process."""
    command = [sys.executable, "-m", "numeramis_access", "serve", "--port", "0"]
    environment = {**os.environ, "NUMERAMIS_HOME": str(home), "NUMERAMIS_OWN": "1", "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0], server
    finally:
        server.terminate()
        server.wait(30)


async def alone(say: Report, address: str, pid: int) -> None:
    """Print the time of keys of one page: those that ask, and those that play."""
    page = await Page.of(address)
    await page.sit_down()
    while not page.own_turn():
        await page.hear()
    used = spent(pid)
    looks = []
    for _ in range(LOOKS):
        looks.append(await page.send(do="score"))
        await asyncio.sleep(HASTE)
    say(f"a question to its message: {figures(looks)}; server's own time {(spent(pid) - used) / LOOKS * 1000:.1f} ms")
    plays = await page.play_deals(DEALS)
    say(f"a card played to its message: {figures(plays)}; worst of {len(plays)} {max(plays) * 1000:.1f} ms")
    say.note("served page, question to its message, 99 of 100", late(looks) * 1000, "ms")
    say.note("served page, card played to its message, 99 of 100", late(plays) * 1000, "ms")
    await page.client.close()


async def memory(say: Report, address: str, pid: int) -> None:
    """Print the memory that the server takes for a session, at the table and after ``DEALS`` deals."""
    before = resident(pid)
    pages = [await Page.of(address) for _ in range(FEW)]
    for page in pages:
        await page.sit_down()
    say(f"memory a session at the table: {(resident(pid) - before) / FEW:.2f} MB (server without them {before:.0f} MB)")
    await asyncio.gather(*(page.play_deals(DEALS) for page in pages))
    say.note(f"served page, memory a session after {DEALS} deals", (resident(pid) - before) / FEW, "MB")
    say(f"the same after {DEALS} deals: {(resident(pid) - before) / FEW:.2f} MB")
    for page in pages:
        await page.client.close()


async def crowd(say: Report, address: str, pid: int) -> None:
    """Print waiting times of keys and cost of many sessions with a turn every ``TURN`` seconds, and then idle."""
    pages = [await Page.of(address) for _ in range(MANY)]
    waits: list[float] = []
    all_here = time.monotonic() + 2 * TURN
    ends = all_here + LASTS

    async def plays(place: int, page: Page) -> None:
        """Begin at a time of its own, because people do not play in step, and play until the end."""
        await page.sit_down(2 * TURN * place / MANY)
        page.acted = time.monotonic()
        while time.monotonic() < ends:
            if page.waits():
                await page.takes_its_time()
                waits.append(await page.act())
            else:
                await asyncio.wait_for(page.hear(), 60.0)

    playing = asyncio.gather(*(plays(place, page) for place, page in enumerate(pages)))
    await asyncio.sleep(all_here - time.monotonic())
    waits.clear()
    begun, used, own = time.monotonic(), spent(pid), time.process_time()
    with standing_still(address) as paused:
        await playing
        longest = paused()
    took, core, own = time.monotonic() - begun, spent(pid) - used, time.process_time() - own
    say(f"{MANY} sessions of level club, a turn each {TURN:g} s, {len(waits) / took:.0f} turns a second: "
        f"{figures(waits)}; worst {max(waits) * 1000:.0f} ms; server without its thinkers {core / took:.0%} of a core, "
        f"{core / len(waits) * 1000:.1f} ms a turn; the pages {own / took:.0%} of a core; "
        f"it stood still for {longest * 1000:.0f} ms at most")  # fmt: skip
    say.note(f"served page, {MANY} sessions, 99 of 100", late(waits) * 1000, "ms")
    for page in pages:
        while not page.waits():
            await page.hear()
    begun, used = time.monotonic(), spent(pid)
    await asyncio.sleep(10.0)
    say(f"the same, idle: {(spent(pid) - used) / (time.monotonic() - begun):.1%} of a core")
    await asyncio.gather(*(page.client.close() for page in pages))


async def going(say: Report, homes: Path) -> None:
    """Print the longest pause for other visitors while the server puts away the programs of many who have left."""
    loop = asyncio.get_running_loop()
    pool, sessions = visitors_opener(STANDARD, LANGUAGES)(loop.call_soon_threadsafe)
    crowded = {**LIMITS, "pages": Limit("no-room", {}), "new-pages": Limit("no-room", {})}
    pages = Pages(SqliteStore(homes.parent / "people.sqlite"), homes)
    here = Visitors(pages, homes, sessions(nobody), 1.0, Allowance(loop.time, crowded))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR_THRESHOLDS)
    for number in range(MANY):
        visitor = here.find(str(number), ["en"])
        assert visitor is not None
        for _ in range(3):
            visitor.feed(FromPage(touch=("press", 0)))
        await asyncio.sleep(0)
    del visitor
    watching, pauses = asyncio.create_task(here.watch()), [0.0]
    while len(here):
        begun = time.perf_counter()
        await asyncio.sleep(0.001)
        pauses.append(time.perf_counter() - begun)
    watching.cancel()
    pool.close()
    say(f"{MANY} abandoned programs stopped: no visitor waits longer than {max(pauses) * 1000:.0f} ms")


def nobody(home: Home, where: str, inbox: Inbox) -> NoReturn:
    """Refuse to connect to any server of tables. :raises ConnectionError: always."""
    raise ConnectionError(where)


@contextmanager
def standing_still(address: str) -> Iterator[Callable[[], float]]:
    """Yield a function that returns the longest time, in seconds, in which the server has answered a request for a
    small file.
    """
    here, there = multiprocessing.Pipe()
    looker = multiprocessing.get_context("spawn").Process(target=_look, args=(address.split("/")[2], there))
    looker.start()

    def longest() -> float:
        here.send(None)
        found: float = here.recv()
        return found

    try:
        yield longest
    finally:
        looker.join()


def _look(host: str, there: Connection) -> None:
    """Ask for a small file until told to stop; send back the seconds of the slowest answer."""
    line, longest = http.client.HTTPConnection(host), 0.0
    while not there.poll(LOOK):
        begun = time.perf_counter()
        line.request("GET", "/icon.svg")
        line.getresponse().read()
        longest = max(longest, time.perf_counter() - begun)
    there.send(longest)


def figures(seconds: list[float]) -> str:
    """Return the median and the 99th percentile in milliseconds, as text."""
    return f"median {statistics.median(seconds) * 1000:.1f} ms, 99 of 100 {late(seconds) * 1000:.1f} ms"


def resident(pid: int) -> float:
    """Return the memory of a process in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def spent(pid: int, ended: bool = False) -> float:
    """Return the processor time of a process in seconds. :param ended: whether to include children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")
