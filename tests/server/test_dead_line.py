"""A program's line to a house that dies without ending is reported as silent, and resumes without losses."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from numeramis_access.input.inbox import FromHouse, HouseSilenceChanged, Inbox, Incoming
from numeramis_access.server.client import open_connection
from numeramis_access.server.ping_monitor import CHECK_SECONDS
from numeramis_access.server.ping_monitor import CHECKS_UNTIL_SILENCE as PATIENCE_OF_LINE
from numeramis_access.tables.person_requests import Hello
from numeramis_access.tables.protocol import PROTOCOL_VERSION, line_of
from numeramis_access.tables.requests import WatchLobby
from tests.ports import free_port
from tests.server.test_line_to_servers import serve, told
from tests.waiting import PATIENCE
from tests.web.browsing import served
from tests.web.dead_line import dead_line


def wait(inbox: Inbox, wanted: Callable[[Incoming], bool]) -> list[Incoming]:
    """Return the incoming items up to the first wanted one."""
    came: list[Incoming] = []
    ends = time.monotonic() + PATIENCE
    while not came or not wanted(came[-1]):
        assert time.monotonic() < ends, came
        if (item := inbox.take(0.1)) is not None:
            came.append(item)
    return came


def answers(name: str) -> Callable[[Incoming], bool]:
    return lambda item: isinstance(item, FromHouse) and json.loads(item.text or b"{}").get("re") == name


@pytest.mark.timeout(300)
def test_a_line_that_died_is_told_as_silent_and_what_was_sent_is_answered_once(tmp_path: Path) -> None:
    inbox = Inbox()
    with served(tmp_path) as (house, _), dead_line(house) as between:
        line = open_connection(f"127.0.0.1:{between.port}", inbox)
        wait(inbox, lambda item: isinstance(item, FromHouse) and item.up)
        line.send(
            line_of(Hello(id="a", version=PROTOCOL_VERSION, key="".join(f"{one:02}" for one in range(30)), name="Eva"))
        )
        wait(inbox, answers("a"))
        between.stop()
        line.send(line_of(WatchLobby(id="b")))
        came = wait(inbox, lambda item: isinstance(item, HouseSilenceChanged))
        assert came == [HouseSilenceChanged(line, True)], "and the line is not said to be lost"
        between.go_on()
        came = wait(inbox, lambda item: isinstance(item, HouseSilenceChanged))
        assert came[-1] == HouseSilenceChanged(line, False)
        came += [] if any(map(answers("b"), came)) else wait(inbox, answers("b"))
        assert sum(map(answers("b"), came)) == 1
        line.close()


def test_a_house_that_thinks_is_not_silent() -> None:
    """A house without an answer yet has still taken the request, and its socket acknowledges it."""
    inbox, port = Inbox(), free_port()

    async def test() -> None:
        house = await serve(port, "here")
        line = open_connection(f"127.0.0.1:{port}", inbox)
        await told(inbox)
        line.send(line_of(WatchLobby(id="b")))
        await asyncio.sleep(2 * CHECK_SECONDS * PATIENCE_OF_LINE)
        line.close()
        await house.cleanup()

    asyncio.run(test())
    while (item := inbox.take(0.0)) is not None:
        assert not isinstance(item, HouseSilenceChanged)
