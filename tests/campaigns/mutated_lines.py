"""``python -m tests.campaigns.mutated_lines`` sends millions of nearly right requests to a house of people.

Each line is a request of any kind with names of existing tables, people and offers, and with parts of its structure or
its bytes changed. Some lines stay whole, so that tables open, matches begin and people leave. The house must not raise,
and its refusals must have codes from ``PROTOCOL.md``. With ``--sockets N``, N lines go to a real server from many
addresses; then people must be able to play, and the owner must not hear of any fault. With ``--directing``, most lines
are requests of an evening's director, with acts of every kind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

import numeramis_access
from numeramis_access.evening import conductor
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import Evening, evolve, open_lines
from numeramis_access.server.people.answering import ANSWERER_OF_REQUEST
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.watch_log import Watch
from numeramis_access.tables.evening_requests import Direct, HowPlayed, PlayRound
from numeramis_access.tables.person_requests import DeleteMe
from numeramis_access.tables.protocol import read_push
from numeramis_access.tables.pushes import Bye, Denied
from numeramis_access.tables.requests import AnyRequest, OpenTable
from numeramis_access.tables.table_requests import Act, Begin, Enter, Leave
from tests import samples
from tests.campaigns.mutation import mutated, spoilt
from tests.server.guests import Club, Friend, key_of
from tests.server.processes import Node
from tests.server.requests import filled
from tests.server.test_club import told as owner
from tests.server.test_people_socket import ask, joined
from tests.standard import GAMES
from tests.waiting import PATIENCE

#: all kinds of requests
KINDS = get_args(AnyRequest)
#: people in the house, and lines until the campaign opens a new house, because no real house lives on such lines alone
PEOPLE, LASTS = ("Jan", "Eva", "Otto", "Bára"), 4000
#: people of an evening: its director and a player; the share of their lines in a campaign of a director
DIRECTOR, PLAYER, DIRECTED = "Dita", "Eva", 0.9
#: requests about evenings: those that the same modules answer as these three
_THERE = {getattr(ANSWERER_OF_REQUEST[kind].known, "__module__", "") for kind in (Direct, PlayRound, HowPlayed)}
DIRECTING = tuple(kind for kind in KINDS if getattr(ANSWERER_OF_REQUEST[kind].known, "__module__", "?") in _THERE)
#: samples of acts at a time, most acts of each, and the share of acts that are real results of the round
ACTS, TOGETHER, REAL = 6, 3, 0.3
#: requests that leave little to ask for, and are therefore rare
LAST = (DeleteMe, Leave)
#: names for missing tables and people
NOBODY: dict[str, Any] = {"table": "nowhere", "person": "nobody"}
#: text of the protocol's document, and the codes in it
PROTOCOL = (Path(numeramis_access.__path__[0]) / "tables" / "PROTOCOL.md").read_text("utf-8")
DOCUMENTED = frozenset(re.findall(r"`([a-z-]+)`", PROTOCOL))


class Tally(NamedTuple):
    """The counts of a campaign. :param told: number of each answer. :param wrong: descriptions of faults."""

    lines: int
    told: Counter[str]
    wrong: list[str]


def line(chance: random.Random, known: dict[str, Any], kinds: tuple[type[AnyRequest], ...] = KINDS) -> bytes:
    """Return a request of one of these kinds as a line, mostly with changes.

    :param known: values for the fields of names.
    """
    named = {name: chance.choice(those) for name, those in known.items() if those}
    kind = chance.choice(kinds)
    request = filled(Act if kind in LAST and chance.random() < 0.95 else kind, **{**NOBODY, **named})
    match chance.randrange(8):
        case 0 | 1:
            return json.dumps(request).encode()
        case 2:
            return spoilt(json.dumps(request).encode(), chance)
        case _:
            return _written(mutated(request, chance, chance.choice((1, 1, 1, 2, 3))))


def _written(value: Any) -> bytes:
    """Return a value as a line; for values nested too deep for our writer, the beginning of such a line."""
    try:
        return json.dumps(value).encode("utf-8", "surrogatepass")
    except RecursionError:
        return b'{"do":' + b"[" * 3000


class _Raised(Watch):
    """A watch that keeps unforeseen errors. :ivar errors: errors that the house raised beside its answers."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []

    def count_fault(self, error: BaseException, about: str = "") -> None:
        """Add an error to ``errors``."""
        self.errors.append(error)


class _Guests:
    """People in a house of this process, who send given lines, and return if the house sends them away."""

    def __init__(self, folder: Path, told: Counter[str]) -> None:
        self.club = Club(folder)
        self._told = told
        self.watch = _Raised()
        self.club.house.watch = self.watch
        boundless = self.club.house.allowance
        boundless.limits = {
            name: limit._replace(rates={scope: rate._replace(most=10**9) for scope, rate in limit.rates.items()})
            for name, limit in boundless.limits.items()
        }
        self._guests: dict[str, Guest] = {}
        self._begin_match()
        self.evening = self._begun_evening()

    def _begin_match(self) -> None:
        """Register all people and let two of them play, because most requests are about a match."""
        friends = [Friend(self.club, name) for name in PEOPLE]
        table = friends[0].done(OpenTable, game="quist", players=4, access="open")["table"]
        friends[1].done(Enter, table=table)
        friends[0].done(Begin, table=table)
        for friend in friends:
            friend.drop()

    def _begun_evening(self) -> str:
        """Let a director begin the first round of an evening of pairs; return its table."""
        director, player = Friend(self.club, DIRECTOR), Friend(self.club, PLAYER)
        table = str(director.done(OpenTable, game="quist", players=9, evening="e", access="open")["table"])
        player.done(Enter, table=table)
        person = next(one.id for one in self.club.house.store.people() if one.name == PLAYER)
        parties = [(person, "computer-0"), *((f"computer-{at}", f"computer-{at}-b") for at in (1, 2, 3))]
        plan = ev.PlanAnnounced(ev.Plan(game="quist", tricks=9, boards=1, at_tables=True))
        opening = conductor.opening_events(evolve(Evening(), plan), parties, lambda order: None, "18:00")
        acts = [{"at": "18:00", "event": msgspec.to_builtins(event)} for event in (plan, *opening)]
        director.done(Direct, table=table, after=0, acts=acts)
        for friend in (director, player):
            friend.drop()
        return table

    def guest(self, name: str) -> Guest:
        """Return the connection of a person, a new one if the old one has ended."""
        guest = self._guests.get(name)
        if guest is None or guest.dismissed or guest.person is None:
            if guest is not None:
                self.club.house.note_gone(guest)
            guest = self._guests[name] = self.club.house.connections.open(self._hear)
            hello = {"do": "hello", "id": "h", "version": 1, "key": key_of(name), "name": name}
            receive(self.club.house, guest, json.dumps(hello))
        return guest

    def _hear(self, said: bytes) -> None:
        push = read_push(said)
        if isinstance(push, Denied | Bye):
            self._told[push.code] += 1
        else:
            self._told[str(type(push).__struct_config__.tag)] += 1

    def known_to_director(self, chance: random.Random) -> dict[str, Any]:
        """Return values for the fields of requests about the evening; some acts are real results of its round."""
        people = (*(one.id for one in self.club.house.store.people()), "computer-0", "nobody", "")
        gathering = self.club.house.sittings.get(self.evening)
        log = gathering.evening.log if gathering is not None else None
        lines = open_lines(log.log.evening) if log is not None else []
        count = log.count if log is not None else 0

        def act() -> dict[str, Any]:
            event = samples.event(chance, people)
            if lines and chance.random() < REAL:
                line = msgspec.to_builtins(chance.choice(lines))
                event = {"type": "result-entered", "line": line, "score": {"type": "score", "north": 5, "east": 4}}
            return {"at": "18:00", "event": event, "own": chance.random() < 0.8}

        return {
            "table": [self.evening], "person": people[:-2], "after": [0, count, count + 1],
            "acts": [[act() for _ in range(chance.randint(1, TOGETHER))] for _ in range(ACTS)],
        }  # fmt: skip

    def known(self, chance: random.Random) -> dict[str, Any]:
        """Return values for the fields of names: tables, their codes, people, games, legal offers."""
        sittings = list(self.club.house.sittings.values())
        offers = [
            {"id": f"o{chance.random()}", "seen": sitting.match.number, "action": msgspec.to_builtins(legal[0])}
            for sitting in sittings if sitting.match is not None
            for at in range(len(sitting.setting.places))
            if (legal := sitting.match.position(at).view.legal)
        ]  # fmt: skip
        return {
            "table": [name for one in sittings for name in (one.id, one.code)],
            "person": [one.id for one in self.club.house.store.people()],
            "game": self.club.house.catalogue.names,
            "offer": offers,
        }


def in_process(count: int, seed: int, directing: bool = False) -> Tally:
    """Hand ``count`` lines to ``receive``; return the counts. :param directing: whether a director sends most."""
    told, wrong = Counter[str](), list[str]()
    for begin in range(0, count, LASTS):
        with tempfile.TemporaryDirectory() as folder:
            guests = _Guests(Path(folder), told)
            known: dict[str, Any] = {}
            for number in range(begin, min(count, begin + LASTS)):
                chance = random.Random(f"{seed} {number}")
                if number % 10 == 0:
                    known = guests.known_to_director(chance) if directing else guests.known(chance)
                wrong += [f"{number}: {error}" for error in _handed(guests, chance, known, directing)]
            guests.club.house.close()
    wrong += [f"not in the document: {code}" for code in told.keys() - DOCUMENTED]
    return Tally(count, told, wrong)


def _handed(guests: _Guests, chance: random.Random, known: dict[str, Any], directing: bool) -> Iterator[str]:
    """Hand in one line; give a description of each error that the house raised."""
    said = line(chance, known, DIRECTING if directing else KINDS)
    directs = directing and chance.random() < DIRECTED
    try:
        receive(guests.club.house, guests.guest(DIRECTOR if directs else chance.choice(PEOPLE)), said)
        if chance.random() < 0.02:
            guests.club.run(chance.choice((0.0, 1.0, 70.0)))
    except Exception as error:  # noqa: BLE001 - the house must raise no error of any kind
        yield f"{error!r} by {said[:300]!r}"
    yield from (f"{error!r} after {said[:300]!r}" for error in guests.watch.errors)
    guests.watch.errors.clear()


async def _says(client: ClientSession, address: str, seed: int, count: int, told: Counter[str]) -> None:
    """Send ``count`` lines from one address, each after the answer to the last; connect again after each end."""
    chance, sent = random.Random(seed), 0
    known = {"game": [*GAMES]}
    from_there = {"X-Forwarded-For": f"10.{seed >> 16 & 255}.{seed >> 8 & 255}.{seed & 255}"}
    while sent < count:
        async with client.ws_connect(f"{address}/people", headers=from_there) as at:
            await at.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of(f"{seed}"), "name": "Host"})
            goes_on = await _answered(at, told)
            while goes_on and sent < count:
                sent += 1
                await at.send_str(line(chance, known).decode("utf-8", "replace"))
                goes_on = await _answered(at, told)
        sent += not goes_on  # counts, so that a guest whose every connection closes at once does not return for ever


async def _answered(at: ClientWebSocketResponse, told: Counter[str]) -> bool:
    """Count messages until an answer comes; return whether the connection is still open."""
    while True:
        came = await at.receive(PATIENCE)
        if came.type is not WSMsgType.TEXT:
            return False
        said = json.loads(came.data)
        told[said["code"] if said["is"] in ("denied", "bye") else said["is"]] += 1
        if said["is"] in ("done", "denied"):
            return True


def over_sockets(count: int, seed: int, lines_each: int = 100, at_once: int = 48) -> Tally:
    """Send ``count`` lines to a real server; return the counts.

    :param lines_each: lines from one address. :param at_once: addresses that send at the same time.
    """
    told, wrong = Counter[str](), list[str]()

    async def campaign(address: str) -> None:
        gate = asyncio.Semaphore(at_once)

        async def one(number: int) -> None:
            async with gate:
                await _says(client, address, number, min(lines_each, count), told)

        async with ClientSession() as client:
            await asyncio.gather(*(one(seed * 10_000 + number) for number in range(max(1, count // lines_each))))
        async with joined(address, "Jan") as jan:
            made = await asyncio.wait_for(ask(jan, "open", game="quist", players=4), 10)
            if made["is"] != "done":
                wrong.append(f"whoever plays there is refused: {made}")

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        node = Node(home)
        try:
            asyncio.run(campaign(node.url))
        finally:
            node.end(signal.SIGTERM)
        faults = owner(home, "faults")[1]
        wrong += [] if faults.startswith("The server has found no faults in the program.\n") else [faults]
    wrong += [f"not in the document: {code}" for code in told.keys() - DOCUMENTED]
    return Tally(count, told, wrong)


def main() -> int:
    """Run the campaign of the command line; print the counts; return 1 for any fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--directing", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.sockets:
        done = over_sockets(asked.sockets, asked.seed)
    else:
        done = in_process(asked.lines, asked.seed, asked.directing)
    print(f"{done.lines} lines; told: {', '.join(f'{code} {count}' for code, count in done.told.most_common())}")
    for one in done.wrong:
        print(f"wrong: {one}")
    return int(bool(done.wrong))


if __name__ == "__main__":
    raise SystemExit(main())
