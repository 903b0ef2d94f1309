"""A house made by version 73b1985 (``before/make.py``) opens, and all people find their data."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from aiohttp import ClientSession

from numeramis_access.server.pages import home_of_cookie
from numeramis_access.server.site import COOKIE_NAME
from numeramis_access.server.stores.sqlite import FILE_VERSION, SqliteStore
from numeramis_access.tables.person_requests import MakePassphrase, MyData, Recover, Rename, SignOutOthers
from tests.server.guests import Club, Friend, key_of
from tests.server.test_club import told
from tests.server.test_pages import pages
from tests.server.test_people_socket import ask
from tests.server.test_site import run, served
from tests.web.browsing import served as serving

BEFORE = Path(__file__).parent / "before"
SECRETS = json.loads((BEFORE / "secrets.json").read_text("utf-8"))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return the folder of the old house: its store and the homes of its visitors."""
    with sqlite3.connect(tmp_path / "people.sqlite") as store:
        store.executescript((BEFORE / "people.sql").read_text("utf-8"))
    shutil.copytree(BEFORE / "homes", tmp_path / "homes")
    return tmp_path


def opened(folder: Path) -> Club:
    club = Club(folder)
    club.house.close()
    club.open(SqliteStore(folder / "people.sqlite"))
    return club


def test_people_devices_words_and_passkeys_go_on(house: Path) -> None:
    club = opened(house)
    phone, page = (Friend(club, "Whoever", SECRETS[name]) for name in ("phone", "page"))
    for device in (phone, page):
        mine = device.done(MyData)
        assert (mine["person"]["id"], mine["person"]["name"]) == (SECRETS["eva"], "Eva Malá")
        assert (mine["passkeys"], mine["matches"], len(mine["blocked"])) == (["table.example"], ["t1"], 1)
    otto = Friend(club, "\u3164", SECRETS["otto"])
    assert otto.done(MyData)["person"]["name"] == "\u3164", "a name and a key of then are good until they are changed"
    assert otto.denied(Rename, name="\u115f", gender="masculine") == "name"
    assert otto.done(Rename, name="Otto", gender="masculine")["name"] == "Otto"
    words = SECRETS["words"]
    assert phone.denied(MakePassphrase) == "old-words"
    desk = Friend(club, "Desk")
    assert desk.done(Recover, version=1, key=desk.key, words=words)["words"] == 0, "nobody knows when they were made"
    words = phone.done(MakePassphrase, words=words)["words"]
    phone.done(SignOutOthers, words=words, key=key_of("new"))
    assert Friend(club, "New", key_of("new")).done(MyData)["person"]["id"] == SECRETS["eva"]
    club.house.close()


def test_the_cookie_opens_the_same_home_and_is_exchanged(house: Path) -> None:
    async def test() -> None:
        async with served(house / "homes") as address, pages(address, {}, {}) as (page, late):
            page.cookies[COOKIE_NAME] = late.cookies[COOKIE_NAME] = SECRETS["cookie"]
            await page.load()
            assert page.cookies[COOKIE_NAME] != SECRETS["cookie"]
            assert home_of_cookie(page.cookies[COOKIE_NAME]) == home_of_cookie(SECRETS["cookie"])
            assert await page.join()
            assert await page.until("lang") == "cs"
            assert not await late.join()
        kept = house / "homes" / home_of_cookie(SECRETS["cookie"]) / "people.key"
        assert kept.read_text() == SECRETS["page"]

    run(test)


@pytest.mark.parametrize("stood_there", [False, True], ids=["a bare machine", "a house of now"])
def test_a_copy_that_was_made_then_is_restored_by_todays_order(house: Path, tmp_path: Path, stood_there: bool) -> None:
    """A bare SQLite file, as ``club backup`` made it before copies held the homes too."""
    here = tmp_path / "now"
    copy = house / "people.sqlite"
    with sqlite3.connect(copy) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        assert db.execute("PRAGMA user_version").fetchone()[0] < FILE_VERSION
    as_it_was = copy.read_bytes()
    if stood_there:
        SqliteStore(here / "people.sqlite").close()
        (here / "visitors" / ("0" * 40)).mkdir(parents=True)
    status, said = told(here, "restore", str(copy))
    assert status == 0, said
    assert [path.name for path in here.glob("*-before-*")] == (["people-before-1.sqlite"] if stood_there else [])
    assert (here / "visitors" / ("0" * 40)).exists() == stood_there, "a copy of then has no homes"

    async def test(address: str) -> None:
        async with ClientSession() as client, client.ws_connect(f"{address}/people") as eva:
            hello = await ask(eva, "hello", version=1, key=SECRETS["phone"], name="Whoever")
            assert (hello["answer"]["person"], hello["answer"]["name"]) == (SECRETS["eva"], "Eva Malá")
            assert (await ask(eva, "my-matches"))["answer"]["tables"] == ["t1"]

    with serving(here) as (address, _):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/")), 60))
    status, said = told(here, "backup", str(tmp_path / "copy.zip"))
    assert status == 0, said
    assert copy.read_bytes() == as_it_was
