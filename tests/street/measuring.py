"""The effect of an attack on people at a table (how long they wait for each other), and its cost for the house."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from typing import NamedTuple

from tests.bench.figures import late
from tests.campaigns.playing import Kind
from tests.load.crowd import LONG, Crowd
from tests.load.people import Party
from tests.street.attacks import ATTACKS, Street
from tests.street.evenings import Beside
from tests.street.houses import Account, House
from tests.street.lines import ends

#: seconds of a decision at the table, between two readings of the memory, and until the memory must be free again
PACE, LOOK, BACK = 0.05, 0.2, 40.0
#: MB by which the memory afterwards may differ from before
NEARLY = 10.0
#: a match that lasts
MATCH: Kind = LONG[0]


class Seen(NamedTuple):
    """Measurements during an attack, or without one.

    :param waits: seconds from each offer until the last at the table was told.
    :param memory: resident memory of the server in MB: before and at most.
    :param allocated: allocated memory of the server in MB: before and after.
    :param told: the attackers' answers, with counts. :param lost: lost lines of players.
    :param asked: seconds of each answer to a player of another evening.
    :param store: size of the store in MB, before and after.
    """

    waits: list[float]
    memory: tuple[float, float]
    allocated: tuple[float, float]
    told: Counter[str]
    lost: int
    asked: list[float] = []
    store: tuple[float, float] = (0.0, 0.0)

    @property
    def median(self) -> float:
        """The median of all waits, in seconds."""
        return statistics.median(self.waits)

    @property
    def late(self) -> float:
        """The least wait within which 99 of 100 lie, in seconds."""
        return late(self.waits)


@asynccontextmanager
async def table(url: str, number: int, pace: float = PACE) -> AsyncIterator[Party]:
    """Yield a table of four players. :param number: a different one for each table."""
    crowd = Crowd([Party([f"{url}people"], MATCH, 1000 + number, pace)])
    await crowd.come()
    try:
        yield crowd.parties[0]
        crowd.demand()
    finally:
        await crowd.go()


async def watched(
    house: House, party: Party, names: list[str], street: Street, back: float = BACK, beside: Beside | None = None
) -> Seen:
    """Run attacks while a table plays; return the measurements.

    :param names: of the attacks. :param back: seconds in which the memory must fall again. :param beside: an evening
        that goes on meanwhile.
    """
    store = house.store
    allocated = await asyncio.to_thread(house.allocated)
    before, lines, begun = house.memory, _lines(party), time.perf_counter()
    attacking = asyncio.create_task(asyncio.to_thread(_attack, names, street))
    peak = before
    while not attacking.done():
        peak = max(peak, house.memory)
        await asyncio.wait([attacking], timeout=LOOK)
    ended = time.perf_counter()
    waits = [one.seconds for one in party.waits if begun <= one.at < ended]
    ends_at = time.monotonic() + back
    while (rest := await asyncio.to_thread(house.allocated)) > allocated + NEARLY and time.monotonic() < ends_at:
        await asyncio.sleep(LOOK)
    asked = [seconds for at, seconds in (beside.waits if beside is not None else ()) if begun <= at < ended]
    told, lost = attacking.result(), _lines(party) - lines + (beside is not None and beside.lost)
    return Seen(waits, (before, peak), (allocated, rest), told, lost, asked, (store, house.store))


def _lines(party: Party) -> int:
    return sum(player.lines for player in party.players)


def _attack(names: list[str], street: Street) -> Counter[str]:
    """Attack from another process; return the answers."""
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_attacks, args=(names, street, there))
    process.start()
    there.close()
    told: Counter[str] = here.recv()
    process.join()
    return told


def _attacks(names: list[str], street: Street, there: Connection) -> None:
    """Attack to the end, and send the answers."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(_all(names, street))
    there.send(street.told)


async def _all(names: list[str], street: Street) -> None:
    async def attack(name: str) -> None:
        with ends(street.told):
            await ATTACKS[name].run(street)

    await asyncio.gather(asyncio.sleep(street.seconds), *map(attack, names))


def street(house: House, accounts: list[Account], seconds: float, size: float = 1.0) -> Street:
    """Return the attackers' place, without answers yet."""
    return Street(house.url, accounts, seconds, size, Counter())
