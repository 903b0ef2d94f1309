"""The demands of servers on every bus: ordered messages by subject, requests with a deadline, reports of losses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.opening import open_bus
from numeramis_access.server.bus.port import Bus, BusFailed
from tests.ports import free_port
from tests.server.buses import Nats
from tests.server.relay import Wire, to_port
from tests.waiting import PATIENCE

#: opens two servers' ends of one bus
Two = Callable[[], Awaitable[tuple[Bus, Bus]]]


async def _local() -> tuple[Bus, Bus]:
    bus = LocalBus(asyncio.get_running_loop())
    return bus, bus


async def _nats(address: str) -> tuple[Bus, Bus]:
    return await open_bus(address), await open_bus(address)


@pytest.fixture(params=["local", pytest.param("nats", marks=pytest.mark.peer("nats"))])
def two(request: pytest.FixtureRequest) -> Two:
    return _local if request.param == "local" else partial(_nats, request.getfixturevalue("nats").address)


@asynccontextmanager
async def opened(two: Two) -> AsyncIterator[tuple[Bus, Bus]]:
    a, b = await two()
    try:
        yield a, b
    finally:
        await a.close()
        await b.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def listening(a: Bus, b: Bus, subject: str) -> tuple[list[bytes], list[str]]:
    """Let the second server listen and wait until it hears; return its messages and the subjects of lost ones."""
    heard: list[bytes] = []
    lost: list[str] = []
    b.listen(subject, heard.append, lambda: lost.append(subject))

    def tried() -> bool:
        a.send(subject, b"?")
        return bool(heard)

    await until(tried)
    a.send(subject, b"end of trying")
    await until(lambda: heard[-1] == b"end of trying")
    heard.clear()
    return heard, lost


def test_what_is_sent_on_a_subject_comes_there_in_order_and_nowhere_else(two: Two) -> None:
    async def test() -> None:
        async with opened(two) as (a, b):
            heard, lost = await listening(a, b, "subject")
            for number in range(200):
                a.send("subject", b"%d" % number)
                a.send("subject.other", b"x")
            await until(lambda: len(heard) >= 200)
            assert heard == [b"%d" % number for number in range(200)]
            assert lost == []

    asyncio.run(test())


def test_much_that_is_sent_at_once_comes_whole(two: Two) -> None:
    async def test() -> None:
        async with opened(two) as (a, b):
            heard, lost = await listening(a, b, "subject")
            sent = [bytes([number]) * 90_000 for number in range(30)]
            sent[7:7] = [bytes(range(256)) * 12_000, b"", bytes(300_000)]  # a NATS server takes a megabyte at once
            for body in sent:
                a.send("subject", body)
            await until(lambda: len(heard) >= len(sent))
            assert (heard, lost) == (sent, [])

    asyncio.run(test())


def test_one_of_those_who_serve_answers_and_who_asks_in_vain_is_told_in_time(two: Two) -> None:
    async def test() -> None:
        async with opened(two) as (a, b):
            served: list[tuple[str, bytes]] = []

            def answer(name: str, body: bytes, reply: Callable[[bytes], None]) -> None:
                served.append((name, body))
                if body != b"never":
                    reply(body * 2)

            for bus, name in ((a, "a"), (b, "b")):
                bus.serve("double", partial(answer, name))
            answers: list[bytes | None] = []

            def asked() -> bool:
                a.ask("double", b"x", 1.0, answers.append)
                return b"xx" in answers

            await until(asked)
            for _ in range(30):
                b.ask("double", b"y", 5.0, answers.append)
            await until(lambda: answers.count(b"yy") == 30)
            assert [body for _, body in served].count(b"y") == 30
            assert {name for name, _ in served} == {"a", "b"}
            answers.clear()
            a.ask("double", b"never", 0.1, answers.append)
            a.ask("nobody", b"x", 0.1, answers.append)
            await until(lambda: answers == [None, None])

    asyncio.run(test())


@pytest.mark.peer("nats")
def test_what_was_lost_while_a_wire_was_cut_is_said_to_be_lost_and_then_all_comes_again(nats: Nats) -> None:
    async def test() -> None:
        wire = Wire(to_port(nats.port))
        a, b = await open_bus(nats.address), await open_bus(f"nats://127.0.0.1:{wire.port}")
        heard, lost = await listening(a, b, "subject")
        a.send("subject", b"1")
        await until(lambda: heard == [b"1"])
        wire.cut()
        await until(lambda: not b.is_up)
        a.send("subject", b"2")
        b.send("other", b"goes nowhere")
        wire.mend()
        await until(lambda: b.is_up and lost)
        a.send("subject", b"3")
        await until(lambda: heard[-1] == b"3")
        assert b"2" not in heard
        await a.close()
        await b.close()
        wire.close()

    asyncio.run(test())


@pytest.mark.peer("nats")
def test_what_a_sender_lost_while_its_own_wire_was_cut_is_missed_by_those_who_hear_the_next(nats: Nats) -> None:
    async def test() -> None:
        wire = Wire(to_port(nats.port))
        a, b = await open_bus(f"nats://127.0.0.1:{wire.port}"), await open_bus(nats.address)
        heard, lost = await listening(a, b, "subject")
        wire.hold()  # no error reports this: the server notices only missing answers
        await until(lambda: not a.is_up)
        a.send("subject", b"1")
        wire.mend()
        await until(lambda: a.is_up)
        assert lost == []
        a.send("subject", b"2")
        await until(lambda: heard == [b"2"])
        assert lost == ["subject"]
        await a.close()
        await b.close()
        wire.close()

    asyncio.run(test())


def test_a_bus_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("nats")
    monkeypatch.setattr("numeramis_access.server.bus.nats_bus.START_SECONDS", 0.3)
    with pytest.raises(BusFailed):
        asyncio.run(open_bus(f"nats://127.0.0.1:{free_port()}"))
