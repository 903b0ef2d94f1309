"""Opponents that think on a separate server over the bus: their choices come, or weaker ones in time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus, TakeMessage
from numeramis_access.server.far_thinking import (
    HEARTBEAT_SUBJECT,
    TASK_SUBJECT,
    FarThinking,
    ThinkingServer,
    read_task,
    write_task,
)
from numeramis_access.server.thinking import SharedPool
from numeramis_access.tables.computers import ThinkingTask
from tests.standard import GAMES, policy, ruleset
from tests.waiting import PATIENCE


def task(game: str = "quist", level: str = "club") -> ThinkingTask:
    """Return the thinking task of a match's first decision."""
    rules = ruleset(game)
    match = Table(rules, rules.options(), 4, 5)
    while match.to_act == -1:
        match.act(match.next_chance_action())
    assert match.to_act is not None
    return ThinkingTask(game, level, match.view(match.to_act), "chance", 0, "bold")


@pytest.mark.parametrize("game", GAMES)
def test_a_task_is_the_same_at_the_other_end(game: str) -> None:
    for asked in (task(game), msgspec.structs.replace(task(game), sure=True, times=8.0)):
        assert read_task(STANDARD, write_task(asked)) == asked


class Pool(SharedPool):
    """Thinks at once, in this process. :ivar levels: levels of the tasks. :ivar asked_by: owners of their tables."""

    def __init__(self) -> None:
        super().__init__(1, STANDARD, lambda do: do())
        self.levels: list[str] = []
        self.asked_by: list[str] = []

    def start_workers(self, then: Callable[[], None]) -> None:
        then()

    def new_share(self, inbox: Inbox, whose: str = "") -> Share:  # type: ignore[override]
        self.asked_by.append(whose)
        return Share(self, inbox)


class Share:
    def __init__(self, pool: Pool, inbox: Inbox) -> None:
        self._pool, self._inbox, self._ticket = pool, inbox, 0

    def ask(self, asked: ThinkingTask) -> int:
        self._ticket += 1
        self._pool.levels.append(asked.level)
        choice = policy(asked.game, asked.level).choose(asked.view, random.Random(asked.chance), 0)
        asyncio.get_running_loop().call_soon(self._inbox.put, ThoughtFinished(self._ticket, choice))
        return self._ticket

    def forget(self, ticket: int) -> None: ...


async def thought(inbox: Inbox) -> ThoughtFinished:
    async with asyncio.timeout(PATIENCE):
        while (item := inbox.take()) is None:
            await asyncio.sleep(0.005)
    assert isinstance(item, ThoughtFinished)
    return item


def run(test: Callable[[Bus, Pool, Pool], object]) -> None:
    async def main() -> None:
        await test(LocalBus(asyncio.get_running_loop()), Pool(), Pool())  # type: ignore[misc]

    asyncio.run(main())


async def alive(far: FarThinking) -> None:
    async with asyncio.timeout(PATIENCE):
        while not far.is_alive:
            await asyncio.sleep(0.005)


def test_the_choice_of_another_server_is_the_one_that_this_one_would_make() -> None:
    async def test(bus: Bus, here: Pool, there: Pool) -> None:
        loop, inbox = asyncio.get_running_loop(), Inbox()
        far = FarThinking(bus, here, loop.time)
        ThinkingServer(bus, there, loop.call_later)
        await alive(far)
        ticket = far.new_share(inbox, "adam").ask(task())
        answer = await thought(inbox)
        assert answer.ticket == ticket
        assert answer.choice.action == policy("quist", "club").choose(task().view, random.Random("chance"), 0).action
        assert (here.levels, there.levels) == ([], ["club"])
        assert there.asked_by == ["adam"]

    run(test)


def test_where_nobody_else_thinks_this_server_does_as_strongly() -> None:
    async def test(bus: Bus, here: Pool, _: Pool) -> None:
        inbox = Inbox()
        ticket = FarThinking(bus, here, asyncio.get_running_loop().time).new_share(inbox).ask(task())
        assert (await thought(inbox)).ticket == ticket
        assert here.levels == ["club"]

    run(test)


@pytest.mark.parametrize("answer", [None, b"null", b"\xff", b'{"type":"play","card":"Ks"}'])
def test_where_no_choice_comes_in_time_a_weaker_player_of_this_server_chooses(
    answer: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("numeramis_access.server.far_thinking.GRACE_SECONDS", 0.05)

    def strange(body: bytes, reply: TakeMessage) -> None:
        if answer is not None:
            reply(answer)

    async def test(bus: Bus, here: Pool, _: Pool) -> None:
        inbox, far = Inbox(), FarThinking(bus, here, asyncio.get_running_loop().time)
        bus.serve(TASK_SUBJECT, strange)
        bus.send(HEARTBEAT_SUBJECT, b"")
        await alive(far)
        ticket = far.new_share(inbox).ask(task("quist", "strong"))
        assert (await thought(inbox)).ticket == ticket
        assert here.levels == ["club"]

    run(test)


def test_a_choice_that_nobody_waits_for_is_thrown_away() -> None:
    async def test(bus: Bus, here: Pool, there: Pool) -> None:
        loop, inbox = asyncio.get_running_loop(), Inbox()
        far = FarThinking(bus, here, loop.time)
        ThinkingServer(bus, there, loop.call_later)
        await alive(far)
        thinker = far.new_share(inbox)
        thinker.forget(thinker.ask(task()))
        second = thinker.ask(msgspec.structs.replace(task(), level="greedy"))
        assert (await thought(inbox)).ticket == second
        with suppress(TimeoutError):
            await asyncio.wait_for(thought(inbox), 0.1)
            raise AssertionError("two choices came")

    run(test)
