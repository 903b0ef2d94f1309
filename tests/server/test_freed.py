"""Closed members are freed at once: cycles would stay, because a house almost never collects all generations."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from numeramis_access.server.line import CycleFreeSocket
from numeramis_access.server.people.guest import Guest
from numeramis_access.tables.table_requests import Enter, Leave
from tests.server.guests import Club, Friend
from tests.server.test_many_connections import connected
from tests.server.test_people import begun, play
from tests.server.test_people_socket import ask, joined
from tests.server.test_site import browser, run, served
from tests.server.test_site import joined as page


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Disable the collector of cycles."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_table_that_goes_is_freed_at_once(club: Club, uncollected: None) -> None:
    friends = begun(club)
    play(club, friends)
    assert friends[0].over
    table = friends[0].table
    sitting = weakref.ref(club.house.sittings[table])
    match = weakref.ref(club.house.sittings[table].match)  # type: ignore[arg-type]
    for friend in friends:
        friend.drop()
    assert (sitting(), match()) == (None, None)
    friends[0].messages.clear()
    friends[0].connect()
    friends[0].done(Enter, table=table)
    sitting = weakref.ref(club.house.sittings[table])
    Friend(club, friends[0].name)  # the same on another device, which has not come to the table
    friends[0].done(Leave, table=table)
    assert sitting() is None
    assert table not in club.house.sittings


async def comes(address: str) -> None:
    """Say hello, send a request, and close the line properly."""
    async with joined(address, "Eva") as eva:
        await ask(eva, "my-data")


async def drops(address: str) -> None:
    """Drop a line without a word."""
    (await connected(int(address.rpartition(":")[2]), 1)).transport.abort()


async def shouts(address: str) -> None:
    """Send a malformed line."""
    writer = await connected(int(address.rpartition(":")[2]), 1)
    writer.write(b"\xc1\xff" + bytes(100))
    await asyncio.sleep(0.1)
    writer.transport.abort()


async def looks(address: str) -> None:
    """Load the page, open its session, and go."""
    async with browser() as one:
        socket, _ = await page(one, address)
        await socket.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("visit", [comes, drops, shouts, looks])
def test_a_connection_that_ends_is_freed_at_once(
    tmp_path: Path, uncollected: None, visit: Callable[[str], Awaitable[None]]
) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address:
            await visit(address)
            while left := [one for one in gc.get_objects() if isinstance(one, CycleFreeSocket | Guest)]:
                del left
                await asyncio.sleep(0.01)

    run(test)
