"""One load: people come, play, suffer disturbances and come to rest; their waits, and whether all was right."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from numeramis_access.server.client import url_of
from numeramis_access.server.serve import loop_factory
from numeramis_access.server.stores.opening import open_store
from tests.load.check import check, times, write_history
from tests.load.crowd import LONG, Crowd
from tests.load.people import Party, Wait
from tests.load.servers import Servers

#: seconds in which unfinished actions must end
RESTING = 20.0
#: seconds until a lost line is tried again, as the program's own client does
AGAIN = 0.3


class Plan(NamedTuple):
    """The people and their behaviour.

    :param tables: of four people, in all parts together. :param every: mean seconds of a decision.
    :param minutes: duration. :param part: our part of the tables, such as ``(1, 3)``.
    :param drops: mean seconds until a random line drops, 0 for never.
    :param talk: seconds until one person says something, 0 for never.
    :param kills: number of servers killed. :param own: local addresses of the people.
    :param stay: whether people stay at their first server, as those at pages do.
    """

    tables: int = 50
    every: float = 5.0
    minutes: float = 1.0
    part: tuple[int, int] = (1, 1)
    drops: float = 600.0
    talk: float = 120.0
    kills: int = 0
    own: tuple[str, ...] = ()
    stay: bool = False


class Outcome(NamedTuple):
    """The results.

    :param waits: of all offers. :param syncs: seconds of the disk for a separate sync meanwhile, for comparison.
    :param backs: seconds from each lost line to the return to the table. :param busy: tables with actions that never
        ended.
    :param used: core seconds by process during play. :param minutes: duration of play. :param memory: of each server,
        in MB.
    """

    crowd: Crowd
    waits: list[Wait]
    syncs: list[float]
    backs: list[float]
    busy: int
    used: dict[str, float]
    minutes: float
    memory: list[float]


async def load(plan: Plan, addresses: list[str], made: Servers | None = None) -> Outcome:
    """Let people play; return the results. :param made: the servers, if they are ours.

    :raises AssertionError: when a person has a wrong message, or a match does not begin.
    """
    urls, (part, of) = [url_of(address) for address in addresses], plan.part
    numbers = range(part - 1, plan.tables, of)
    follows = not plan.stay
    crowd = Crowd([Party(urls, LONG[one % 4], one, plan.every, AGAIN, plan.own, follows=follows) for one in numbers])
    try:
        await crowd.come()
        for party in crowd.parties:
            party.waits.clear()
        for player in crowd.players:
            player.backs.clear()
            player.ends.clear()
        before = made.seconds() if made else {}
        syncs: list[float] = []
        await crowd.play(plan.minutes * 60, *meanwhile(plan, crowd, made), sync(syncs))
        used = {name: now - before[name] for name, now in (made.seconds() if made else {}).items()}
        memory = made.megabytes() if made else []
        waits = [wait for party in crowd.parties for wait in party.waits]
        busy = await crowd.rest(RESTING)
    finally:
        await crowd.go()
    backs = [seconds for player in crowd.players for seconds in player.backs]
    return Outcome(crowd, waits, syncs, backs, busy, used, plan.minutes, memory)


def meanwhile(plan: Plan, crowd: Crowd, made: Servers | None) -> Iterator[Coroutine[Any, Any, None]]:
    """Return the disturbances: lines drop, people talk, servers die."""
    people = len(crowd.players)
    if plan.drops:
        yield crowd.drop(plan.drops / people)
    if plan.talk:
        yield crowd.talk(plan.talk / people)
    if made is not None and plan.kills:
        yield kill(made, plan.kills, plan.minutes * 60)


async def sync(found: list[float]) -> None:
    """Write a little to this machine's disk again and again, and note the time of each sync."""
    with tempfile.TemporaryFile() as file:
        while True:
            await asyncio.sleep(0.2)
            file.write(bytes(2000))
            file.flush()
            begun = time.perf_counter()
            await asyncio.to_thread(os.fsync, file.fileno())
            found.append(time.perf_counter() - begun)


async def kill(made: Servers, times: int, seconds: float) -> None:
    """Kill a server this many times within the time; each restarts before the next is killed."""
    chance, begun, pause = random.Random(3), time.monotonic(), seconds / times
    for one in range(times):
        await asyncio.sleep(max(0.0, begun + one * pause - time.monotonic()))
        number = chance.randrange(len(made.addresses))
        await asyncio.to_thread(made.kill, number)
        await asyncio.sleep(pause / 2)
        await asyncio.to_thread(made.again, number)


def report(plan: Plan, found: Outcome, kills: int = 0) -> Iterator[str]:
    """Return the report's lines. :param kills: number of servers killed."""
    tables, seconds = len(found.crowd.parties), found.minutes * 60
    calm = [wait.seconds for wait in found.waits if not wait.disturbed]
    lost = [wait.seconds for wait in found.waits if wait.disturbed]
    accepted = sum(len(set(player.accepted)) for player in found.crowd.players)
    yield f"{tables} tables of four, {plan.every:g} s a decision, {found.minutes:g} min: {accepted} offers accepted"
    if kills:
        yield f"servers were killed {kills} times"
    yield f"offer to the last of four told: {times(calm)}"
    yield f"the same where a line was lost meanwhile: {times(lost)}"
    yield f"back at the table after a lost line: {times(found.backs)}"
    yield f"a sync of this machine's disk meanwhile: {times(found.syncs)}"
    for name, used in found.used.items():
        yield f"{name}: {used / seconds:.1%} of a core, {1000 * used / max(1, len(found.waits)):.2f} ms an offer"
    if found.memory:
        yield f"all: {1000 * sum(found.used.values()) / tables / seconds:.2f} ms of a core a table and second; " + (
            "memory of the servers " + ", ".join(f"{one:.0f}" for one in found.memory) + " MB"
        )
    ends = sum((player.ends for player in found.crowd.players), Counter[str]())
    yield "why lines ended: " + (", ".join(f"{why} {count}" for why, count in ends.most_common()) or "none did")
    yield f"tables at which something never ended: {found.busy}"


def run(plan: Plan, addresses: list[str], made: Servers | None = None, history: Path | None = None) -> Outcome:
    """Let people play, print the results, and check or write their histories. :raises AssertionError:"""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(load(plan, addresses, made))
    for line in report(plan, found, made.kills if made else 0):
        print(line, flush=True)
    tables = [party.history for party in found.crowd.parties]
    if history is not None:
        write_history(history, tables)
    if made is not None:
        made.end()
        with contextlib.closing(open_store(made.store)) as store:
            actions = check(store, tables)
        print(f"{actions} actions in the record: nothing lost, done twice or told otherwise", flush=True)
    return found
