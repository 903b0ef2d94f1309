"""Pulls the cables of three real servers on separate machines during play, and checks the history of each match.

Machines are network namespaces, so a pulled cable means silence, not the end of a connection. Servers lose the store,
the bus, their people, or all; they meet refusals and delays; they are paused, killed or closed. The bus is split,
stopped or paused; the database is stopped in three ways, paused, or replaced by its copy. Clocks are a minute apart.
After each fault play must go on by itself. In the end the record has each acknowledged offer once, and every seat has
heard the content of the record.

``python -m tests.campaigns.cut_cables --faults 60``
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from numeramis_access.server.stores.opening import open_store
from tests.campaigns.house_apart import HouseApart
from tests.campaigns.house_apart import house_apart as served
from tests.campaigns.playing import Watch
from tests.load.check import check
from tests.load.crowd import LONG, Crowd
from tests.load.people import Party, Player
from tests.server.machines import apart

#: least and most seconds of a fault: shorter and longer than a lease
LASTS = (0.5, 6.0)
#: seconds of a decision; until a client dials a lost line again; of silence until a client gives a line up
PACE, AGAIN, SILENCE = 0.3, 0.1, 2.0
#: seconds within which play must go on, a generous limit
PATIENCE = 60.0
#: faults for each crowd of people
ROUND = 20

#: a fault: harms the house or its server of that number, and returns a function that repairs the harm
Fault = Callable[[HouseApart, int], Callable[[], None]]


def _without(cable: str) -> Fault:
    """Return the fault that pulls a server's cable."""

    def pulled(house: HouseApart, at: int) -> Callable[[], None]:
        getattr(house.servers[at], cable).pull()
        return lambda: getattr(house.servers[at], cable).plug()

    return pulled


def without_all(house: HouseApart, at: int) -> Callable[[], None]:
    """Pull all cables of a server."""
    server = house.servers[at]
    for cable in (server.people, server.store, server.bus):
        cable.pull()

    def back() -> None:
        for cable in (server.people, server.store, server.bus):
            cable.plug()

    return back


def store_refused(house: HouseApart, at: int) -> Callable[[], None]:
    """Refuse a server's connections to both databases at once."""
    cable = house.servers[at].store
    for address in house.store_addresses:
        cable.refuse(address)

    def accepted() -> None:
        for address in house.store_addresses:
            cable.accept(address)

    return accepted


def bus_refused(house: HouseApart, at: int) -> Callable[[], None]:
    """Refuse at once the connections to the bus of a server, or of the bus server beside it."""
    house.servers[at].bus.refuse(house.bus_address)
    return lambda: house.servers[at].bus.accept(house.bus_address)


def bus_slow(house: HouseApart, at: int) -> Callable[[], None]:
    """Delay the messages of the bus to a server by seconds."""
    house.servers[at].bus.slow("64kbit")
    return house.servers[at].bus.quicken


def _ended(how: signal.Signals) -> Fault:
    """Return the fault that ends a server; another server replaces it."""

    def ended(house: HouseApart, at: int) -> Callable[[], None]:
        node = house.servers[at].node
        assert node is not None
        node.end(how)
        return lambda: house.start(at)

    return ended


def held(house: HouseApart, at: int) -> Callable[[], None]:
    """Pause a server."""
    node = house.servers[at].node
    assert node is not None
    node.process.send_signal(signal.SIGSTOP)
    return lambda: node.process.send_signal(signal.SIGCONT)


def _store_ended(how: signal.Signals) -> Fault:
    """Return the fault that stops the database, and starts it again."""

    def ended(house: HouseApart, at: int) -> Callable[[], None]:
        house.database.stop(how)
        return house.database.start

    return ended


def store_held(house: HouseApart, at: int) -> Callable[[], None]:
    """Pause the database, while its system still accepts bytes for it."""
    held = contextlib.ExitStack()
    held.enter_context(house.database.held())
    return held.close


def store_fails_over(house: HouseApart, at: int) -> Callable[[], None]:
    """Kill the database and let its copy take over."""
    house.fails_over()
    return lambda: None


def bus_ended(house: HouseApart, at: int) -> Callable[[], None]:
    """Kill the bus."""
    house.nats.stop()
    return house.nats.start


def bus_held(house: HouseApart, at: int) -> Callable[[], None]:
    """Pause the bus."""
    os.kill(house.nats.pid, signal.SIGSTOP)
    return lambda: os.kill(house.nats.pid, signal.SIGCONT)


KINDS: dict[str, Fault] = {
    "without store": _without("store"), "without bus": _without("bus"), "without people": _without("people"),
    "without all": without_all, "store refused": store_refused, "bus refused": bus_refused, "bus slow": bus_slow,
    "killed": _ended(signal.SIGKILL), "closed": _ended(signal.SIGTERM), "held": held,
    "store restarted": _store_ended(signal.SIGINT), "store ended at once": _store_ended(signal.SIGQUIT),
    "store killed": _store_ended(signal.SIGKILL), "store held": store_held, "store fails over": store_fails_over,
    "bus killed": bus_ended, "bus held": bus_held,
}  # fmt: skip


class Campaign:
    """A series of faults.

    :ivar pauses: seconds from the end of each fault until play went on at all tables, by kind.
    :ivar waited: reasons for waiting that clients received meanwhile, with their numbers, by kind.
    """

    def __init__(self, house: HouseApart, chance: random.Random, tables: int, lasts: tuple[float, float]) -> None:
        self.pauses: defaultdict[str, list[float]] = defaultdict(list)
        self.waited: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.actions = 0
        self._house = house
        self._chance = chance
        self._tables = tables
        self._lasts = lasts
        self._seated = 0

    async def round(self, kinds: Sequence[str]) -> None:
        """Play under these faults with a new crowd of people. :raises AssertionError: for a fault of a history."""
        numbers = range(self._seated, self._seated + self._tables)
        self._seated += self._tables
        urls = [f"ws://{server.address}/people" for server in self._house.servers]
        own = self._house.own
        crowd = Crowd([Party(urls, LONG[one % 4], one, PACE, AGAIN, own, SILENCE, follows=False) for one in numbers])
        try:
            await crowd.come()
            for kind in kinds:
                await self._meets(crowd, kind)
            assert not await crowd.rest(PATIENCE), "something never ended"
        finally:
            await crowd.go()
        with contextlib.closing(open_store(self._house.store_address)) as store:
            self.actions += check(store, [party.history for party in crowd.parties])

    async def _meets(self, crowd: Crowd, kind: str) -> None:
        """Cause one fault, repair it, and wait until play goes on."""
        before, lasts = _waited(crowd), self._chance.uniform(*self._lasts)
        at = self._chance.randrange(len(self._house.servers))
        print(f"{kind}, server {at + 1}, {lasts:.1f} s", end=": ", flush=True)
        mend = await asyncio.to_thread(KINDS[kind], self._house, at)
        await asyncio.sleep(lasts)
        await asyncio.to_thread(mend)
        self.pauses[kind].append(await _goes_on(crowd))
        print(f"play went on after {self.pauses[kind][-1]:.2f} s", flush=True)
        self.waited[kind] += _waited(crowd) - before


async def _goes_on(crowd: Crowd) -> float:
    """Wait until every player has a new message; return the seconds of waiting."""
    begun = time.monotonic()
    known = {player: len(player.told) for player in crowd.players}

    def deaf(player: Player) -> bool:
        return not player.over and len(player.told) <= known[player]

    while any(deaf(player) for player in crowd.players):
        crowd.demand()
        waiting = time.monotonic() - begun
        assert waiting < PATIENCE, [(one.name, one.ends, one.waited) for one in crowd.players if deaf(one)]
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


def _waited(crowd: Crowd) -> Counter[str]:
    return sum((player.waited for player in crowd.players), Counter[str]())


def campaign(
    faults: int, chance: random.Random, tables: int, kinds: Sequence[str], lasts: tuple[float, float]
) -> Iterator[str]:
    """Cause faults, equally many of each kind; yield the report. :raises AssertionError: for a fault of a history."""
    watch = Watch("cut-cables")
    wanted = [kind for _ in range(-(-faults // len(kinds))) for kind in chance.sample(kinds, len(kinds))][:faults]
    with served() as house:
        done = Campaign(house, chance, tables, lasts)
        for first in range(0, faults, ROUND):
            asyncio.run(done.round(wanted[first : first + ROUND]))
            watch.say(f"{min(faults, first + ROUND)} faults, {done.actions} actions", always=True)
    for kind, pauses in done.pauses.items():
        heard = ", ".join(f"{what} {count}" for what, count in sorted(done.waited[kind].items()) if what)
        yield f"{kind}: {len(pauses)} times, play went on after at most {max(pauses):.2f} s; waited for: {heard or '-'}"
    yield f"{faults} faults, {done.actions} actions: nothing lost, done twice or told otherwise"


def main() -> None:
    """Run the campaign of the command line on its own network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--kinds", nargs="+", choices=tuple(KINDS), default=tuple(KINDS))
    parser.add_argument("--lasts", nargs=2, type=float, default=LASTS, help="shortest and longest cut, in seconds")
    parser.add_argument("--apart", action="store_true", help="the program already runs in its own network namespace")
    words = parser.parse_args()
    if not words.apart:
        command = [*apart(), sys.executable, "-m", "tests.campaigns.cut_cables", *sys.argv[1:], "--apart"]
        raise SystemExit(subprocess.run(command, check=False).returncode)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    lasts = (words.lasts[0], words.lasts[1])
    for line in campaign(words.faults, random.Random(words.seed), words.tables, words.kinds, lasts):
        print(line, flush=True)


if __name__ == "__main__":
    main()
