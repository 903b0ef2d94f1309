"""Visitors come and go, and a server that lives for months keeps nothing of those who have gone but their homes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors
from numeramis_access.server.house_link import HouseLink
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitors
from numeramis_access.words.languages import LANGUAGES
from tests.waiting import LOOK, PATIENCE


def test_nothing_of_a_visitor_who_has_gone_stays_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        pool, sessions = visitors(STANDARD, LANGUAGES)(asyncio.get_running_loop().call_soon_threadsafe)
        people = PeopleSocket(SqliteStore(tmp_path / "people.sqlite"), STANDARD, pool.share)
        here = Visitors(tmp_path / "homes", sessions(lambda _, inbox: HouseLink(people, inbox)), LOOK, 10)
        visitor = here.find("secret", ["en"])
        assert visitor is not None
        program = weakref.ref(visitor.session.program)
        del visitor
        gc.disable()  # as good as on a server, where what is old is not collected by itself
        watching = asyncio.create_task(here.watch())
        try:
            while program() is not None:
                await asyncio.sleep(LOOK)
        finally:
            gc.enable()
            watching.cancel()
            people.close()
            pool.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
