"""Visitors come and go, and a server that runs for months keeps only the homes of the gone."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import visitors_opener
from numeramis_access.input.commands import Command
from numeramis_access.server.house_link import HouseLink
from numeramis_access.server.pages import Pages
from numeramis_access.server.people.limits import UPLOAD_SECONDS
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import Visitor, Visitors
from numeramis_access.web.session import Session
from numeramis_access.web.wire import FromPage
from numeramis_access.words.languages import LANGUAGES
from tests.waiting import LOOK, PATIENCE


@pytest.mark.slow
@pytest.mark.parametrize("game", range(4))
def test_nothing_of_a_visitor_who_has_gone_from_a_match_stays_in_memory_and_nobody_waits_for_a_search(
    game: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        pool, sessions = visitors_opener(STANDARD, LANGUAGES)(asyncio.get_running_loop().call_soon_threadsafe)
        people = PeopleSocket(SqliteStore(tmp_path / "people.sqlite"), STANDARD, pool.new_share)
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


#: opens a visitor's session in a new process, in each complete language, and prints the modules it imports
FIRST = """
import sys, tempfile
from pathlib import Path
from numeramis_access import compose_server
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import Command
from numeramis_access.store.home import Home
from numeramis_access.web.wire import FromPage
from numeramis_access.words.languages import LANGUAGES

def told(what, before):
    print(what, *sorted(name for name in set(sys.modules) - before if "numeramis" in name))

if "warm" in sys.argv:
    compose_server.warm_up(STANDARD, LANGUAGES)
rest, compose_server.import_player_modules = compose_server.import_player_modules, lambda: None
pool, sessions = compose_server.visitors_opener(STANDARD, LANGUAGES)(lambda work: None)

def opened(name, code, *presses):
    session = sessions(lambda *_: None)(Home.at(Path(folder) / name), [code])
    for sent in presses or (None,):
        session.feed() if sent is None else session.take(sent)
        session.messages()
    return len(session.program.scenes[0].entries)

with tempfile.TemporaryDirectory() as folder:
    for code in LANGUAGES.complete():
        before = set(sys.modules)
        entries = opened(code, code)
        told(f"first page {code}:", before)
    rest().join()
    before = set(sys.modules)
    for entry in range(entries):
        help = FromPage(do=Command.HELP)
        opened("menus", "en", help, FromPage(do=Command.BACK), FromPage(touch=("press", entry)), help)
    told("menus:", before)
pool.close()
"""


@pytest.mark.turns(2)
@pytest.mark.parametrize("warm", [["warm"], []], ids=["warm", "cold"])
def test_for_the_first_visitor_nobody_waits_until_the_program_is_imported(warm: list[str]) -> None:
    """The first page blocked all visitors for half a second, because the loop imported its 45 modules."""
    ran = subprocess.run([sys.executable, "-c", FIRST, *warm], capture_output=True, text=True, check=True, timeout=120)
    first, *more, menus = ran.stdout.splitlines()
    assert (first != "first page cs:") is (not warm)
    assert more == [f"first page {code}:" for code in LANGUAGES.complete()][1:]
    assert menus == "menus:"


class HalfGiven:
    """A session whose page has sent a part of a file."""

    def __init__(self) -> None:
        self.program = SimpleNamespace(inbox=SimpleNamespace(wake=None))
        self.receives = False
        self.taken: list[FromPage] = []

    def take(self, sent: FromPage) -> None:
        self.receives = not sent.last
        self.taken.append(sent)


def test_a_file_that_does_not_come_whole_is_not_waited_for_for_ever() -> None:
    """Sixty pages of one address that withheld the last part of sixteen megabytes each held a gigabyte."""

    async def test() -> None:
        session = HalfGiven()
        visitor = Visitor(cast(Session, session), "192.0.2.1")
        visitor.feed(FromPage(piece=b"half"))
        now = asyncio.get_running_loop().time()
        visitor.drop_late_upload(now + UPLOAD_SECONDS / 2)
        assert len(session.taken) == 1
        visitor.drop_late_upload(now + UPLOAD_SECONDS + 1.0)
        visitor.drop_late_upload(now + UPLOAD_SECONDS * 3)
        assert [one.last for one in session.taken] == [False, True], "what has come is all of it, once"

    asyncio.run(test())
