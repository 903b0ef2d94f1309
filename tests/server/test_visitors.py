"""Visitors come and go, and a server that lives for months keeps nothing of those who have gone but their homes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors
from numeramis_access.input.commands import Command
from numeramis_access.server.house_link import HouseLink
from numeramis_access.server.pages import Pages
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitors
from numeramis_access.web.wire import FromPage
from numeramis_access.words.languages import LANGUAGES
from tests.waiting import LOOK, PATIENCE


@pytest.mark.slow
@pytest.mark.parametrize("game", range(4))
def test_nothing_of_a_visitor_who_has_gone_from_a_match_stays_in_memory_and_nobody_waits_for_a_search(
    game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        pool, sessions = visitors(STANDARD, LANGUAGES)(asyncio.get_running_loop().call_soon_threadsafe)
        people = PeopleSocket(SqliteStore(tmp_path / "people.sqlite"), STANDARD, pool.share)
        opens = sessions(lambda home, _, inbox: HouseLink(people, inbox, "", home.data.name))
        pages = Pages(people.house.store, tmp_path / "homes")
        here = Visitors(pages, tmp_path / "homes", opens, LOOK, people.house.allowance)
        visitor = here.find("secret", ["en"])
        assert visitor is not None
        program = weakref.ref(visitor.session.program)
        for entry in (0, game, 0):
            visitor.feed(FromPage(touch=("press", entry)))
        for command in (Command.HAND, Command.HELP, Command.BACK, Command.MENU):
            visitor.feed(FromPage(do=command))
        assert len(visitor.session.program.scenes) > 2
        visitor.session.messages()
        del visitor
        monkeypatch.setattr(gc, "collect", pytest.fail)
        gc.disable()
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
