"""A guest who exceeds a limit is told its code, and others are not affected."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, DummyCookieJar, WSCloseCode, WSMsgType

from numeramis_access.evening.events import Plan, PlanAnnounced
from numeramis_access.server.people.calls import CallOffers
from numeramis_access.server.people.leading import ENTRY_OVERHEAD_BYTES
from numeramis_access.server.people.limits import LIMITS, Limits, Rate, Scope
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.evening_requests import Direct, KeepPeople
from numeramis_access.tables.messages import Message
from numeramis_access.tables.person_requests import (
    Block,
    CallByMail,
    CallByPush,
    Hello,
    KeepPasskey,
    MakePassphrase,
    MyData,
    PasskeyChallenge,
    Rename,
)
from numeramis_access.tables.pushes import Denied, Done
from numeramis_access.tables.request_fields import AtTable, Request
from numeramis_access.tables.requests import AnyRequest, MyMatches, OpenTable
from numeramis_access.tables.table_requests import Begin, DrawSeats, Enter, Invite, ReportPerson, Say, WatchTable
from tests.server.authenticator import Authenticator
from tests.server.guests import Club, Friend, key_of
from tests.server.requests import filled
from tests.server.test_site import run, served

#: how often something is done before it is refused here
MOST = 3
HERE = "https://table.example"
HOME, ELSEWHERE = "192.0.2.1", "198.51.100.7"

Reply = Done | Denied
#: a guest's deed, given its number
Deed = Callable[[Club, Friend, int], Reply]


def lowered(name: str, scope: Scope, most: int) -> Limits:
    """Return the table with one rate lowered."""
    limit = LIMITS[name]
    return {**LIMITS, name: limit._replace(rates={**limit.rates, scope: limit.rates[scope]._replace(most=most)})}


def open_table(friend: Friend) -> Reply:
    return friend.ask(OpenTable, game="quist", players=4)


def own_table(friend: Friend) -> str:
    """Return the id of a friend's table; open one if the friend has none."""
    if not friend.table:
        friend.table = friend.done(OpenTable, game="quist", players=4)["table"]
    return friend.table


def person_of(club: Club, name: str) -> str:
    """Return the id of a person who lives at another address; create the person if unknown."""
    if name not in {one.name for one in club.house.store.people()}:
        Friend(club, name, address="203.0.113.5")
    return next(one.id for one in club.house.store.people() if one.name == name)


def come_as_another(club: Club, friend: Friend, number: int) -> Reply:
    """Come as a new person from an unused address."""
    friend.address = friend.address.rpartition(".")[0] + ".250"
    friend.arrive()
    return friend.ask(Hello, version=1, key=key_of(f"{friend.name}{number}"), name=friend.name)


def rename(_: Club, friend: Friend, number: int) -> Reply:
    return friend.ask(Rename, name=friend.name + "abcd"[number], gender="feminine")


def keep_passkey(club: Club, friend: Friend, _: int) -> Reply:
    club.house.passkeys.hosts = frozenset({"table.example"})
    options = friend.done(PasskeyChallenge, origin=HERE, make=True)["options"]
    (person,) = (known for known in club.house.store.people() if known.name == friend.name)
    words = club.house.members.make_passphrase(person, "en", 0)
    return friend.ask(KeepPasskey, proof=Authenticator().make(options, HERE), words=words)


def block(club: Club, friend: Friend, number: int) -> Reply:
    return friend.ask(Block, person=person_of(club, "PQRS"[number] + "avel"), on=True)


def watch(club: Club, friend: Friend, number: int) -> Reply:
    """Watch a friend's match as another person from another address."""
    if not friend.table:
        made = friend.done(OpenTable, game="quist", players=4, access="open", watch="all")
        friend.done(Begin, table=made["table"])
    onlooker = Friend(club, f"{friend.name} watched by {'abcd'[number]}", address=f"203.0.113.{number}")
    return onlooker.ask(WatchTable, table=friend.table)


def invite(club: Club, friend: Friend, _: int) -> Reply:
    return friend.ask(Invite, table=own_table(friend), person=person_of(club, "Pavel"))


def draw_seats(_: Club, friend: Friend, __: int) -> Reply:
    return friend.ask(DrawSeats, table=own_table(friend))


def act(club: Club, friend: Friend, number: int) -> Reply:
    """Announce an evening."""
    if not friend.table:
        friend.table = friend.done(OpenTable, game="quist", players=9, evening="e")["table"]
    done = {"at": str(number), "event": {"type": "announced", "plan": {}}, "note": NOTE}
    log = club.house.sittings[friend.table].evening.log
    return friend.ask(Direct, table=friend.table, after=0 if log is None else log.count, acts=[done])


def know(_: Club, friend: Friend, number: int) -> Reply:
    """Add a person to an evening."""
    if not friend.table:
        friend.table = friend.done(OpenTable, game="quist", players=9, evening="e")["table"]
    return friend.ask(KeepPeople, table=friend.table, known=[{"person": f"p{number}", "name": "Eva"}])


def report(club: Club, friend: Friend, _: int) -> Reply:
    """Report a person at the friend's table."""
    if not friend.table:
        made = friend.done(OpenTable, game="quist", players=4)
        friend.table = made["table"]
        Friend(club, f"{friend.name} beside", address="203.0.113.9").done(Enter, table=made["code"])
    return friend.ask(ReportPerson, table=friend.table, person=person_of(club, f"{friend.name} beside"), why="rude")


def call_by_mail(club: Club, friend: Friend, number: int, code: str = "") -> Reply:
    """Ask for a code at another address each time, or send a code."""
    club.house.calls.offers = CallOffers(True, "key", bool)
    return friend.ask(CallByMail, address=f"{friend.name}{number}@example.org", code=code)


def call_by_push(club: Club, friend: Friend, number: int) -> Reply:
    club.house.calls.offers = CallOffers(True, "key", bool)
    endpoint = f"https://push.example.org/{friend.name}{number}"
    return friend.ask(CallByPush, endpoint=endpoint, p256dh="A" * 87, auth="B" * 22)


#: limits without a message, each with the reason; ``test_calls`` reaches them
UNTOLD = {
    "mailbox-codes": "the answer would tell who knows an address", "house-codes": "all people of the house share it",
}  # fmt: skip
#: the deed that reaches each request limit, by the limit's name
DEEDS: dict[str, Deed] = {
    "newcomers": come_as_another,
    "words": lambda _, friend, __: friend.ask(MakePassphrase, words="six wrong words they are not"),
    "renames": rename,
    "passkeys": keep_passkey,
    "blocks": block,
    **dict.fromkeys(("acts", "act-count", "act-bytes", "evening-bytes", "evening-notes", "host-bytes"), act),
    "evening-people": know,
    "answers": lambda _, friend, __: friend.ask(MyMatches),
    "dear": lambda _, friend, __: friend.ask(MyData),
    "codes": lambda _, friend, number: friend.ask(Enter, table=f"four wrong words {'abcd'[number]}"),
    "openings": lambda _, friend, __: open_table(friend),
    "tables": lambda _, friend, __: open_table(friend),
    "onlookers": watch,
    "deeds": draw_seats,
    "invitations": invite,
    "phrases": lambda _, friend, __: friend.ask(Say, table=own_table(friend), phrase="thanks"),
    "talk": lambda _, friend, __: friend.ask(Say, table=own_table(friend), text="Ha!"),
    "reports": report,
    "mail-codes": call_by_mail,
    "code-guesses": lambda club, friend, number: call_by_mail(club, friend, number, "000000"),
    "browsers": call_by_push,
}
#: a director's note; approximate bytes to keep and to answer for each act
NOTE = "n" * 20
ACT = len(msgspec.json.encode(PlanAnnounced(Plan()))) + len(NOTE) + ENTRY_OVERHEAD_BYTES
SIZES = {"act-bytes": ACT, "evening-bytes": ACT, "host-bytes": ACT, "evening-notes": len(NOTE), "answers": 40}
REACHED_BY_DEEDS = [(name, scope) for name in DEEDS for scope in LIMITS[name].rates]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.house.close()


def refused_by(name: str, reply: Reply) -> bool:
    return isinstance(reply, Denied) and reply.code == LIMITS[name].code


@pytest.mark.parametrize(("name", "scope"), REACHED_BY_DEEDS)
def test_who_asks_too_often_is_refused_and_nobody_else(club: Club, name: str, scope: Scope) -> None:
    """With a limit by address each guest is another person; people elsewhere, or other people, do the same freely."""
    deed = DEEDS[name]
    guests = [Friend(club, guest, address=HOME) for guest in ("Adam", "Eva", "Jan", "Dana")]
    other = Friend(club, "Olga", address=ELSEWHERE if scope == "address" else HOME)
    club.house.allowance.limits = lowered(name, scope, MOST * SIZES.get(name, 1))
    each = guests if scope == "address" else [guests[0]] * (MOST + 1)
    allowed = [deed(club, guest, number) for number, guest in enumerate(each[:MOST])]
    assert not any(refused_by(name, reply) for reply in allowed), allowed
    assert refused_by(name, deed(club, each[MOST], MOST))
    assert not refused_by(name, deed(club, other, 0))


#: requests to the asker's table
AT_TABLE = [kind for kind in get_args(AnyRequest) if issubclass(kind, AtTable)]
#: the asker's role, and the table's stage
WAYS = ["host, gathering", "guest, gathering", "host, playing", "guest, playing", "alone"]


@pytest.mark.parametrize("kind", AT_TABLE, ids=lambda kind: kind.__name__)
def test_no_request_again_and_again_has_a_table_told_without_end(club: Club, kind: type[Request]) -> None:
    """Otherwise a screen reader user at the table would hear nothing else."""
    for name, limit in LIMITS.items():
        if limit.rates.get("person", Rate(0)).seconds:
            club.limit(name, "person", MOST)
    for number, way in enumerate(WAYS):
        asks, hears = at_one_table(club, way, f"{'abcde'[number]}")
        told = 0
        for turn in range(MOST * 4):
            before = len(hears.heard)
            other = next((place.person for place in asks.now.places if place.person != person_at(asks)), "")
            fields = {"table": asks.now.table, "person": other, "on": turn % 2 == 0, "place": 1 + turn % 2, "to": 2}
            request = filled(kind, **fields)
            asks.ask(kind, **{name: value for name, value in request.items() if name not in ("do", "id")})
            told += len(hears.heard) > before
        assert told <= MOST, way


class _Forgetful(Friend):
    """A friend who may hear of a match again, and notes nothing."""

    def learn(self, messages: list[Message]) -> None: ...


def at_one_table(club: Club, way: str, name: str) -> tuple[Friend, Friend]:
    """Return the asker, and a listener: another person at the table, or an onlooker."""
    host, guest = _Forgetful(club, f"Host {name}"), _Forgetful(club, f"Guest {name}")
    clock = ClockTerms(decision=60)
    made = host.done(OpenTable, game="quist", players=4, access="open", watch="all", clock=clock)
    if way != "alone":
        guest.done(Enter, table=made["table"])
    if "gathering" not in way:
        host.done(Begin, table=made["table"])
    if way == "alone":
        guest.done(WatchTable, table=made["table"])
    return (guest, host) if way.startswith("guest") else (host, guest)


def person_at(friend: Friend) -> str:
    """Return a friend's person id at the friend's table."""
    return "" if friend.now.own is None else friend.now.places[friend.now.own].person


async def _connect(stack: AsyncExitStack, address: str, at: str) -> bool:
    """Connect again; return whether the house refused."""
    client = await stack.enter_async_context(ClientSession())
    socket = await stack.enter_async_context(client.ws_connect(f"{address}/people", headers=_from(at)))
    await socket.send_json({"do": "hello", "id": "1", "version": 1, "key": key_of(f"{id(socket)}"), "name": "Eva"})
    return _told_bye(await socket.receive_json(), "connections")


def _from(at: str) -> dict[str, str]:
    """Return the headers by which a web server in front gives the client's address."""
    return {"X-Forwarded-For": at}


def _told_bye(said: dict[str, Any], name: str) -> bool:
    return bool(said["is"] == "bye" and said["code"] == LIMITS[name].code)


async def _page(stack: AsyncExitStack, address: str, at: str) -> tuple[ClientWebSocketResponse, bool]:
    """Open the page of a new browser; return its socket and whether the server refused."""
    client = await stack.enter_async_context(ClientSession(cookie_jar=DummyCookieJar()))
    answer = await client.get(address)
    cookie = "; ".join(f"{name}={one.value}" for name, one in answer.cookies.items())
    headers = {"Origin": address, "Accept-Language": "en", "Cookie": cookie, **_from(at)}
    socket = await stack.enter_async_context(client.ws_connect(f"{address}/session", headers=headers))
    return socket, "refused" in json.loads((await socket.receive()).data)


async def _opens(stack: AsyncExitStack, address: str, at: str) -> bool:
    return (await _page(stack, address, at))[1]


class _Speaker:
    """A client that sends requests; a limit by person makes it connect again with the same key."""

    def __init__(self, stack: AsyncExitStack, address: str, at: str) -> None:
        self._stack, self._address, self._at = stack, address, at
        self.socket: ClientWebSocketResponse | None = None

    async def come(self, key: str) -> None:
        client = await self._stack.enter_async_context(ClientSession())
        opened = client.ws_connect(f"{self._address}/people", headers=_from(self._at))
        self.socket = await self._stack.enter_async_context(opened)
        await self.send({"do": "hello", "version": 1, "key": key_of(key), "name": "Eva"})

    async def send(self, request: dict[str, Any]) -> bool:
        """Send a request; return whether the house ended the line."""
        assert self.socket is not None
        await self.socket.send_json({"id": "1", **request})
        while (said := await self.socket.receive_json())["is"] not in ("done", "denied", "bye"):
            pass
        return _told_bye(said, "lines")


#: a request of some 400 bytes without other costs
LONG = {"do": "open", "game": "quist " + "x" * 34, "players": 4, "options": {"x": "x" * 300}}


async def _speaks(stack: AsyncExitStack, address: str, scope: Scope) -> tuple[bool, bool]:
    """Send beyond the limit, on one line or on two of one person or address.

    :returns: whether the house refused it, and whether it also refuses another guest.
    """
    lines = [_Speaker(stack, address, HOME) for _ in range(2)]
    for number, line in enumerate(lines):
        await line.come("one" if scope == "person" else f"one {number}")
    ended = []
    for number in range(12):
        ended.append(await lines[0 if scope == "line" else number % 2].send(LONG))
        if ended[-1]:
            break
    other = _Speaker(stack, address, ELSEWHERE if scope == "address" else HOME)
    await other.come("other")
    return ended[-1], await other.send(LONG)


async def _page_speaks(stack: AsyncExitStack, address: str, scope: Scope) -> tuple[bool, bool]:
    """Send beyond the limit of one page, or of two at one address; return whether it, and another one, was cut off."""
    one, _ = await _page(stack, address, HOME)
    beside = one if scope == "line" else (await _page(stack, address, HOME))[0]
    other, _ = await _page(stack, address, HOME if scope == "line" else ELSEWHERE)
    for number in range(20):
        await (one if number % 2 else beside).send_json({"key": "x"})
    while (end := await one.receive()).type is not WSMsgType.CLOSE:
        pass
    await other.send_json({"do": "language"})
    return end.data == WSCloseCode.POLICY_VIOLATION, (await other.receive()).type is WSMsgType.CLOSE


async def _comes_often(
    comes: Callable[[AsyncExitStack, str, str], Awaitable[bool]], stack: AsyncExitStack, address: str, scope: Scope
) -> tuple[bool, bool]:
    """Connect from one address, or from many to fill the house; return as ``_speaks``."""
    places = [HOME if scope == "address" else f"192.0.2.{number}" for number in range(MOST + 1)]
    told = [await comes(stack, address, place) for place in places]
    assert not any(told[:MOST])
    return told[MOST], scope == "address" and await comes(stack, address, ELSEWHERE)


#: how each limit of connections is reached, by its name, and how much is granted there
LINES: dict[str, tuple[Callable[[AsyncExitStack, str, Scope], Awaitable[tuple[bool, bool]]], int]] = {
    "connections": (lambda stack, address, scope: _comes_often(_connect, stack, address, scope), MOST),
    "lines": (_speaks, 5),
    "bytes": (_speaks, 2500),
    "pages": (lambda stack, address, scope: _comes_often(_opens, stack, address, scope), MOST),
    "new-pages": (lambda stack, address, scope: _comes_often(_opens, stack, address, scope), MOST),
    "page-lines": (_page_speaks, 5),
    "page-bytes": (_page_speaks, 60),
}
REACHED_BY_LINES = [(name, scope) for name in LINES for scope in LIMITS[name].rates]


@pytest.mark.parametrize(("name", "scope"), REACHED_BY_LINES)
def test_who_comes_or_sends_too_much_is_told_so_and_nobody_else(tmp_path: Path, name: str, scope: Scope) -> None:
    reach, most = LINES[name]

    async def test() -> None:
        async with served(tmp_path / "homes", limits=lowered(name, scope, most)) as address, AsyncExitStack() as stack:
            assert await reach(stack, address, scope) == (True, False)

    run(test)


def test_a_network_of_ipv6_is_one_address_and_the_next_one_another(tmp_path: Path) -> None:
    """The owner of a network can take another of its addresses each time."""

    async def test() -> None:
        limits = lowered("connections", "address", MOST)
        async with served(tmp_path / "homes", limits=limits) as address, AsyncExitStack() as stack:
            told = [await _connect(stack, address, f"2001:db8:1:2:{number}::5") for number in range(MOST + 1)]
            assert told == [False] * MOST + [True]
            assert not await _connect(stack, address, "2001:db8:1:3::5")

    run(test)


def test_every_limit_is_reached_here() -> None:
    assert sorted([*DEEDS, *LINES, *UNTOLD]) == sorted(LIMITS)
