"""Copies of a whole house: made during play, restored on another machine, complete and without readable secrets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from numeramis_access.server.house_copies import HOMES_FOLDER, copy_house, restore_house
from numeramis_access.server.stores.copies import BadCopy, back_up
from numeramis_access.server.stores.sqlite import SqliteStore
from tests.server.databases import Cluster
from tests.server.test_club import told
from tests.server.test_people_socket import ask, heard, joined, play
from tests.server.test_site import browser
from tests.server.test_site import joined as page
from tests.web.browsing import served


async def language_of(client: ClientSession, address: str, change: bool = False) -> str:
    """Return the language of a visitor's program, optionally after a change."""
    shown, told_first = await page(client, address)
    assert isinstance(shown, ClientWebSocketResponse)
    found = str(told_first[1]["lang"])
    if change:
        await shown.send_json({"do": "language"})
        found = str(json.loads((await shown.receive()).data)["lang"])
    await shown.close()
    return found


@pytest.mark.slow
def test_everything_is_copied_while_people_play_and_goes_on_on_another_machine(tmp_path: Path) -> None:
    here, there, copies = tmp_path / "here", tmp_path / "there", tmp_path / "copies"
    copies.mkdir()
    cookies: list[str] = []

    async def owner(*words: str) -> str:
        status, said = await asyncio.to_thread(told, here, *words)
        assert status == 0, said
        return said

    async def before(address: str) -> str:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva, browser() as visitor:
            assert await language_of(visitor, address, change=True) == "cs"
            cookies.extend(f"{one.key}={one.value}" for one in visitor.cookie_jar)
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            await jan.send_json({"do": "begin", "id": "b", "table": made["table"]})
            played = 0
            while played < 6:
                for at in (jan, eva):
                    played += await play(at, made["table"])
            for _ in range(3):
                assert "one visitor's folder" in await owner("backup", str(copies), "--keep", "2")
                await asyncio.sleep(1.1)  # their names have seconds
        return str(made["table"])

    async def after(address: str, table: str) -> None:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            for at in (jan, eva):
                await at.send_json({"do": "enter", "id": "e", "table": table})
                assert (await heard(at, lambda said: said["is"] == "state"))["state"]["number"] > 6
        async with ClientSession(headers={"Cookie": cookies[0]}) as visitor:
            assert await language_of(visitor, address) == "cs", "the same browser has the same home"

    with served(here) as (address, server):
        table = asyncio.run(asyncio.wait_for(before(address.rstrip("/")), 90))
        server.kill()
        server.wait()
    made = sorted(copies.iterdir())
    assert len(made) == 2, "the oldest is deleted, and nothing half stands there"
    assert {path.stat().st_mode & 0o777 for path in made} == {0o600}
    shutil.rmtree(here)
    status, said = told(there, "restore", str(made[-1]))
    assert (status, "and so are the visitors' folders" in said) == (0, True), said
    assert [path.name for path in there.rglob("*") if path.stat().st_mode & 0o077] == []
    with served(there) as (address, _):
        asyncio.run(asyncio.wait_for(after(address.rstrip("/"), table), 60))


def house(folder: Path) -> tuple[Path, Path]:
    """Return a store and the homes of a small house."""
    store, homes = folder / "people.sqlite", folder / HOMES_FOLDER
    SqliteStore(store).close()
    for number in range(3):
        home = homes / f"{number:040x}"
        home.mkdir(parents=True)
        (home / "settings.toml").write_text(f"number = {number}", "utf-8")
    return store, homes


def without(name: str) -> Callable[[zipfile.ZipFile, zipfile.ZipFile], None]:
    """Return a function that copies an archive without the first file of this name."""

    def change(whole: zipfile.ZipFile, wrong: zipfile.ZipFile) -> None:
        left = next(one for one in whole.namelist() if name in one)
        for one in whole.namelist():
            if one != left:
                wrong.writestr(one, whole.read(one))

    return change


def outside(whole: zipfile.ZipFile, wrong: zipfile.ZipFile) -> None:
    """Make a visitor's file name lead out of the homes."""
    for one in whole.namelist():
        wrong.writestr(one.replace("settings.toml", "../../../evil"), whole.read(one))


@pytest.mark.parametrize("change", [without("house.json"), without("people.sqlite"), without("settings"), outside])
def test_a_copy_that_lacks_something_or_leads_elsewhere_changes_nothing(
    tmp_path: Path, change: Callable[[zipfile.ZipFile, zipfile.ZipFile], None]
) -> None:
    store, homes = house(tmp_path)
    good, _ = copy_house(store, homes, tmp_path / "good.zip")
    before = {path: path.read_bytes() for path in homes.rglob("*.toml")}
    with zipfile.ZipFile(good) as whole, zipfile.ZipFile(tmp_path / "wrong.zip", "w") as wrong:
        change(whole, wrong)
    (tmp_path / "torn.zip").write_bytes(good.read_bytes()[:-200])
    for copy in ("wrong.zip", "torn.zip"):
        with pytest.raises(BadCopy):
            restore_house(tmp_path / copy, store, homes)
    assert {path: path.read_bytes() for path in homes.rglob("*.toml")} == before
    assert not list(tmp_path.rglob("evil"))
    assert not list(tmp_path.glob("*before*"))
    kept, contents = restore_house(good, store, homes)
    assert contents is not None
    assert (contents.homes, contents.files, len(kept)) == (3, 3, 2)
    with pytest.raises(FileExistsError):
        copy_house(store, homes, good)


def epoch_of(store: Path) -> str:
    """Return the epoch of a store file."""
    with contextlib.closing(SqliteStore(store)) as opened:
        return opened.epoch()


@pytest.mark.parametrize("whole", [True, False])
def test_a_restored_house_has_another_epoch_each_time(tmp_path: Path, whole: bool) -> None:
    store, homes = house(tmp_path)
    epochs = {epoch_of(store), epoch_of(store)}
    copy = copy_house(store, homes, tmp_path / "copy.zip")[0] if whole else tmp_path / "copy.sqlite"
    if not whole:
        back_up(store, copy)
    for _ in range(2):
        restore_house(copy, store, homes)
        epochs.add(epoch_of(store))
    assert len(epochs - {""}) == 3


def test_the_owner_begins_another_epoch_after_restoring_a_database(tmp_path: Path) -> None:
    """A file stands for a database here: the order is the same."""
    store, _ = house(tmp_path)
    before = epoch_of(store)
    status, said = told(tmp_path, "--store", str(store), "new-epoch")
    assert (status, "tell their players that the server was restored" in said) == (0, True), said
    assert epoch_of(store) not in ("", before)


@pytest.mark.peer("postgresql")
def test_a_database_is_copied_by_its_own_program_beside_the_homes(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numeramis_access.server.stores.opening import open_store

    _, homes = house(tmp_path)
    address = postgres.database()
    with contextlib.closing(open_store(address)):
        pass
    monkeypatch.setenv("PATH", f"{postgres._programs}:/usr/bin:/bin")
    status, said = told(tmp_path, "--store", address, "backup", str(tmp_path / "copy.zip"))
    assert (status, "as pg_dump wrote them" in said) == (0, True), said
    with zipfile.ZipFile(tmp_path / "copy.zip") as copy:
        assert copy.read("people.pgdump").startswith(b"PGDMP")
        assert sum(name.startswith(HOMES_FOLDER) for name in copy.namelist()) == len(list(homes.iterdir()))
    status, said = told(tmp_path, "--store", address, "restore", str(tmp_path / "copy.zip"))
    assert (status, "pg_restore" in said) == (1, True)
