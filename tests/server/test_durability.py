"""Acknowledged data are on disk: after power cuts, on full disks, and by the traced calls of sync."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from numeramis_access.server.stores.port import KeptTable
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.table_requests import Act, Enter
from tests.server.guests import Club, key_of
from tests.server.test_club import told as owner
from tests.server.test_people import begun, play
from tests.server.test_people_socket import ask, heard, joined
from tests.server.test_people_socket import play as play_on
from tests.web.browsing import served

#: bytes that a disk writes in one piece
SECTOR = 512
#: commits of one table; SQLite moves its log into its file after a thousand pages
COMMITS = 110


class Files(NamedTuple):
    """The content of the disk: the file and its log."""

    db: bytes
    wal: bytes


def files(path: Path) -> Files:
    """Return the content after a sync of everything."""
    wal = path.with_name(f"{path.name}-wal")
    return Files(path.read_bytes(), wal.read_bytes() if wal.exists() else b"")


def torn(before: bytes, after: bytes, chance: random.Random) -> bytes:
    """Return a file between two states: some of the sectors have arrived, in no order."""
    whole = bytearray(before[: len(after)].ljust(len(after), b"\0"))
    for place in range(0, len(after), SECTOR):
        if chance.random() < 0.5:
            whole[place : place + SECTOR] = after[place : place + SECTOR]
    if chance.random() < 0.3:  # the file had not grown yet
        del whole[max(len(before), chance.randrange(len(whole) + 1)) :]
    return bytes(whole)


def reopened(folder: Path, left: Files) -> list[bytes]:
    """Return the entries that a house finds after a power cut left these files."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "people.sqlite").write_bytes(left.db)
    (folder / "people.sqlite-wal").write_bytes(left.wal)
    with contextlib.closing(SqliteStore(folder / "people.sqlite")) as store:
        return list(store.entries("t"))


@pytest.mark.slow
def test_a_power_cut_while_an_entry_is_written_leaves_all_that_were_kept_before(tmp_path: Path) -> None:
    """FULL promises that the log is synced before a commit returns. Later writes may arrive in part."""
    chance, path = random.Random(4), tmp_path / "house" / "people.sqlite"
    store = SqliteStore(path)
    store.store_table(KeptTable("t", "a b c d", "playing", b"{}"))
    kept: list[bytes] = []
    cuts = checkpoints = 0
    for number in range(1, COMMITS + 1):
        entry = chance.randbytes(chance.randrange(20, 70_000))
        before = files(path)
        store.append("t", number, entry)
        after = files(path)
        checkpoints += before.db != after.db
        for _ in range(2):
            left = Files(before.db, torn(before.wal, after.wal, chance))
            found = reopened(tmp_path / "cut", left)
            assert found in (kept, [*kept, entry])
            cuts += 1
        kept.append(entry)
        # the commit has returned: its log is complete, its file may be between two states
        assert reopened(tmp_path / "cut", Files(torn(before.db, after.db, chance), after.wal)) == kept
    store.close()
    assert cuts == 2 * COMMITS
    assert checkpoints, "the log was never moved into the file"


@pytest.mark.peer("strace")
def test_every_entry_is_synced_before_its_method_returns(tmp_path: Path) -> None:
    program = (
        "import os, pathlib\n"
        "from numeramis_access.server.stores.sqlite import SqliteStore\n"
        "from numeramis_access.server.stores.port import KeptTable\n"
        f"store = SqliteStore(pathlib.Path({str(tmp_path / 'p.sqlite')!r}))\n"
        "store.store_table(KeptTable('t', 'c', 'playing', b''))\n"
        "for n in range(1, 6):\n"
        "    store.append('t', n, b'x' * 100)\n"
        "    os.write(2, b'TOLD %d' % n)\n"
    )
    log = tmp_path / "calls"
    calls = "trace=write,pwrite64,fsync,fdatasync"
    command = ["strace", "-y", "-o", str(log), "-e", calls, sys.executable, "-c", program]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    kinds = {"pwrite64": "written", "fsync": "synced", "fdatasync": "synced", "write": "told"}
    lines = (re.match(r"(\w+)\(.*(?:sqlite-wal>|TOLD \d)", line) for line in log.read_text("utf-8").splitlines())
    told = "".join(f"{kinds[line[1]]} " for line in lines if line).split("told")
    assert len(told) == 6
    assert all(re.search(r"written synced $", before) for before in told[:-1]), told


@contextlib.contextmanager
def full_disk(pid: int, size: int) -> Iterator[None]:
    """Let a running process write no file beyond this many bytes."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_nothing_is_told_that_is_not_kept_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def test(address: str, pid: int) -> None:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4, options={"games": 1}))["answer"]
            table = made["table"]
            await ask(eva, "enter", table=made["code"])
            with full_disk(pid, os.path.getsize(tmp_path / "people.sqlite-wal")):
                assert (await ask(jan, "begin", table=table))["code"] == "not-kept"
                assert (await ask(eva, "rename", name="Eva Nová", gender="feminine"))["code"] == "not-kept"
                assert (await ask(eva, "my-data"))["answer"]["person"]["name"] == "Eva"
                async with ClientSession() as client, client.ws_connect(f"{address}/people") as new:
                    await new.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of("Max"), "name": "Max"})
                    assert (await new.receive_json())["code"] == "not-kept"
                    async with client.get(f"{address}/health") as health:
                        assert health.status == 503
            await jan.send_json({"do": "begin", "id": "b", "table": table})
            for at in (jan, eva):
                await heard(at, lambda said: said["is"] == "state")
            played = 0
            while played < 4:
                for at in (jan, eva):
                    played += await play_on(at, table)

    with served(tmp_path) as (address, server):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/"), server.pid), 60))
        first, *_ = owner(tmp_path, "faults")[1].splitlines()
        assert first == "The server has found no faults in the program.", "it is the disk's"


def test_everybody_at_a_table_hears_that_the_store_is_full_and_that_it_has_room_again(tmp_path: Path) -> None:
    async def heard_at(lines: list[ClientWebSocketResponse], what: str, table: str) -> None:
        for line in lines:
            told = await heard(line, lambda said: said["is"] == "waiting")
            assert (told["what"], told["table"]) == (what, table)

    async def test(address: str, pid: int) -> None:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva, joined(address, "Olga") as olga:
            made = (await ask(jan, "open", game="quist", players=4, access="open", watch="all"))["answer"]
            table = made["table"]
            await ask(eva, "enter", table=made["code"])
            await ask(jan, "begin", table=table)
            with full_disk(pid, os.path.getsize(tmp_path / "people.sqlite-wal")):
                assert (await ask(jan, "double", table=table, on=True))["code"] == "not-kept"
                await heard_at([jan, eva], "store", table)
                assert "answer" in await ask(olga, "watch", table=table)
                await heard_at([olga], "store", table)
            await heard_at([jan, eva, olga], "", table)

    with served(tmp_path) as (address, server):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/"), server.pid), 60))


def test_a_disk_that_fills_in_the_middle_of_a_match_holds_it_up_and_loses_nothing(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friends = begun(club)
    play(club, friends, actions=3)
    size = max(path.stat().st_size for path in tmp_path.iterdir())
    told = [list(friend.messages) for friend in friends]
    with full_disk(os.getpid(), size):
        actor = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
        answer: dict[str, object] = {"type": "accepted"}
        for number in range(50):  # the log may already have room
            choice = actor.choice(random.Random(1))
            if choice is None or answer["type"] != "accepted":
                break
            answer = actor.done(Act, table=actor.table, offer=actor.offer(choice, f"full{number}"))["answer"]
            actor = next((friend for friend in friends if friend.choice(random.Random(1)) is not None), actor)
    assert answer["type"] == "refused"
    for friend, before in zip(friends, told, strict=True):
        assert friend.messages[: len(before)] == before
    heard_by_then = [list(friend.messages) for friend in friends]
    club.open()
    for friend, messages in zip(friends, heard_by_then, strict=True):
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(messages))
        assert friend.messages == messages, "the house stands where its people last heard it"
    play(club, friends)
    assert all(friend.over for friend in friends)
