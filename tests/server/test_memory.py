"""The server frees young garbage at once, and old garbage while few people would wait for the collection."""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import subprocess
import sys
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from numeramis_access.server import memory, serve
from numeramis_access.server.people.house import House
from numeramis_access.server.visitors import Visitors

#: prints the growth of a process's memory after digests in a thread, as a part of the memory of one digest
DIGESTS = """
import hashlib
import os
from concurrent.futures import ThreadPoolExecutor

from numeramis_access.server import memory
from numeramis_access.server.people.members import DIGEST_WORK
from tests.bench.web import resident

memory.return_large_at_once()
with ThreadPoolExecutor(1) as pool:
    before = resident(os.getpid())
    for _ in range(8):
        pool.submit(hashlib.scrypt, b"words", salt=b"salt", **DIGEST_WORK).result()
    print((resident(os.getpid()) - before) * 1e6 / (128 * DIGEST_WORK["n"] * DIGEST_WORK["r"]))
"""


class Circle:
    """A cycle, as a connection's transport is."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def as_served(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stop automatic collections of old objects, and let the server look often."""
    before = gc.get_threshold()
    monkeypatch.setattr(memory, "COLLECTION_SECONDS", 0.01)
    monkeypatch.setattr(memory, "COLLECTIONS_PER_FULL", 20)
    gc.collect()
    gc.set_threshold(*serve.COLLECTOR_THRESHOLDS)
    yield
    gc.set_threshold(*before)


async def kept(quiet: bool, looks: int = 60) -> None:
    """Let a server free its garbage for some looks."""
    keeping = asyncio.create_task(memory.collect_garbage(lambda: quiet))
    await asyncio.sleep(looks * memory.COLLECTION_SECONDS)
    assert not keeping.done()
    keeping.cancel()


def many() -> weakref.ref[Circle]:
    """Leave as many cycles behind as many connections do; return one that outlived the first collection."""
    circles = [Circle() for _ in range(serve.COLLECTOR_THRESHOLDS[0] * (memory.LOTS_PER_COLLECTION + 2))]
    return weakref.ref(circles[0])


@pytest.mark.parametrize("quiet", [True, False])
def test_what_thousands_leave_behind_goes_whoever_plays_meanwhile(quiet: bool) -> None:
    left = many()
    assert left() is not None, "nothing goes by itself"
    asyncio.run(kept(quiet))
    assert left() is None


@pytest.mark.turns(2)
@pytest.mark.parametrize("quiet", [True, False])
def test_what_was_there_for_long_goes_while_few_would_wait(quiet: bool) -> None:
    old = Circle()
    gc.collect()  # it is old now
    left = weakref.ref(old)
    del old
    asyncio.run(kept(quiet))
    assert (left() is None) == quiet


@pytest.mark.parametrize("crowd", ["sittings", "connections", ""])
def test_thousands_of_tables_or_connections_are_not_looked_through_while_somebody_may_play(crowd: str) -> None:
    """With ten thousand silent connections each full collection took a quarter of a second."""
    most = serve.MAX_TABLES_OR_CONNECTIONS_FOR_COLLECTION
    there = {
        name: range(most + 1 if name == crowd else most)
        for name in ("sittings", "connections")
    }
    connections = SimpleNamespace(all=there["connections"])
    visitors = SimpleNamespace(are_few=True)
    house = SimpleNamespace(sittings=there["sittings"], connections=connections)
    assert serve.is_quiet(cast(Visitors, visitors), cast(House, house)) is not bool(crowd)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries keep no large pieces")
def test_the_memory_of_digests_returns_to_the_system() -> None:
    environment = {**os.environ, "PYTHONMALLOC": "malloc"}  # as systemd's unit has it
    command = [sys.executable, "-c", DIGESTS]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert float(said) < 0.5


def test_a_server_returns_large_memory_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[str]()
    monkeypatch.setattr(memory, "return_large_at_once", lambda: calls.append("at once"))
    asyncio.run(kept(quiet=True, looks=2))
    assert calls == ["at once"]
