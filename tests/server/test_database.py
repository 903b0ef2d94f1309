"""A house with people and tables in a database: one process at a time owns them, and another takes over."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientWebSocketResponse
from psycopg.errors import IdleInTransactionSessionTimeout

from numeramis_access.evening.events import Plan, PlanAnnounced
from numeramis_access.evening.log import LogEntry, line_of
from numeramis_access.server.club_command import ClubOrders as OwnersClub
from numeramis_access.server.club_command import OrderFailed
from numeramis_access.server.people.evenings import EveningOfClub
from numeramis_access.server.people.setting import TableSetting
from numeramis_access.server.stores.calls import CallRow, CountedAct
from numeramis_access.server.stores.copies import lock_store
from numeramis_access.server.stores.deals import SharedDeal
from numeramis_access.server.stores.port import (
    EntryNumberTaken,
    Fault,
    HouseOrder,
    KeptTable,
    OwnershipLost,
    Passkey,
    PersonReport,
    Row,
    StoreFailed,
)
from numeramis_access.server.stores.postgres import OWNERS_LOCK, PostgresStore
from numeramis_access.server.stores.rows import COLUMNS_OF_TABLE
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.evening import EveningPerson
from numeramis_access.tables.long_clocks import Holiday
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.table_requests import Act, Arrange, Begin, MoreTime, WatchTable
from numeramis_access.words.language import Language
from tests.server.databases import Cluster
from tests.server.guests import Club, Friend
from tests.server.processes import Node
from tests.server.test_club import told
from tests.server.test_people import begun, gathered, play
from tests.server.test_people_socket import ask, joined
from tests.server.test_people_socket import play as play_on
from tests.waiting import wait_until

TABLE = KeptTable("t1", "one two three four", "playing", b"{}")
#: seconds of a lease that the test lets expire
SHORT = 0.4


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.database()


@contextlib.contextmanager
def owner(address: str, name: str, kind: type[PostgresStore] = PostgresStore) -> Iterator[PostgresStore]:
    with contextlib.closing(kind(address, name, lease=SHORT)) as store:
        yield store


def becomes_owner(store: Store) -> bool:
    """Return whether a store becomes the owner."""
    try:
        store.renew()
    except OwnershipLost:
        return False
    return True


@pytest.mark.peer("postgresql")
def test_an_owner_whose_lease_ran_out_writes_nothing_whoever_has_the_table(address: str) -> None:
    with owner(address, "first") as first, owner(address, "second") as second:
        first.renew()
        first.store_table(TABLE)
        first.append("t1", 1, b"one")
        assert not becomes_owner(second)
        wait_until(lambda: becomes_owner(second))
        for write in (lambda: first.append("t1", 2, b"x"), lambda: first.store_table(TABLE), first.renew):
            with pytest.raises(OwnershipLost):
                write()
        assert second.claim("t1") == TABLE
        second.append("t1", 2, b"two")
        assert list(second.entries("t1")) == [b"one", b"two"]
        second.close()
        first.renew()
        with pytest.raises(OwnershipLost):  # its lease is good, its epoch is not
            first.append("t1", 3, b"x")
        first.claim("t1")
        first.append("t1", 3, b"three")


@pytest.mark.peer("postgresql")
def test_owners_who_share_have_tables_side_by_side_and_nobody_beside_one_who_does_not(address: str) -> None:
    with contextlib.ExitStack() as held:

        def sharing(name: str) -> PostgresStore:
            store = PostgresStore(address, name, lease=SHORT, shared=True, reached=f"{name}.example:1")
            return held.enter_context(contextlib.closing(store))

        a, b = sharing("a"), sharing("b")
        alone = held.enter_context(owner(address, "alone"))
        a.renew()
        b.renew()
        assert a.living_owners() == {"a": "a.example:1", "b": "b.example:1"}
        assert not becomes_owner(alone)
        a.store_table(TABLE)
        assert b.table_and_owner("t1") == ("t1", "a")
        assert b.claim("t1") is None
        assert b.adopt_orphans(5) == []
        with pytest.raises(OwnershipLost):
            b.append("t1", 1, b"x")
        wait_until(lambda: b.renew() or b.table_and_owner("t1") == ("t1", ""))  # type: ignore[func-returns-value]
        assert sharing("c").adopt_orphans(5) == [], "it does not live: it would take the same ones again and again"
        b.renew()
        assert b.adopt_orphans(5) == [TABLE]
        a.renew()
        assert a.owned_tables() == frozenset()
        with pytest.raises(OwnershipLost):
            a.append("t1", 1, b"x")
        b.append("t1", 1, b"one")
        b.release()
        assert a.claim("t1") == TABLE
        assert list(a.entries("t1")) == [b"one"]
        a.release()
        wait_until(lambda: becomes_owner(alone))
        assert not becomes_owner(a)


class Careless(PostgresStore):
    """An owner that ignores its epoch and its lease."""

    append_statement = "INSERT INTO entry VALUES (%(table)s, %(number)s, %(body)s)"


class History:
    """The owners' actions on one table, in their order: a claim, or an acknowledged number."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, int, bytes]] = []
        self.breaches: list[str] = []
        self.owner = ""

    def claimed(self, owner: str) -> None:
        self.owner = owner

    def wrote(self, owner: str, number: int, body: bytes) -> None:
        self.acknowledged.append((owner, number, body))
        if owner != self.owner:
            self.breaches.append(f"{owner} wrote {number} at the table of {self.owner}")

    def check(self, record: list[bytes]) -> list[str]:
        """Return the faults: each acknowledged entry must be in the record once, in its place, by its owner."""
        wrong = [
            f"{body!r} is lost or moved" for _, number, body in self.acknowledged if record[number - 1] != body
        ]
        spare = len(record) - len({number for _, number, _ in self.acknowledged})
        return [*wrong, *self.breaches, *(["entries that nobody wrote"] if spare else [])]


def history(address: str, kind: type[PostgresStore], chance: random.Random) -> list[str]:
    """Let two owners write to one table, with pauses longer than the lease now and then; return the faults."""
    seen = History()
    with owner(address, "a", kind) as a, owner(address, "b", kind) as b:
        known = {"a": 0, "b": 0}
        a.renew()
        a.store_table(TABLE)
        seen.claimed("a")
        for step in range(120):
            at = chance.choice((a, b))
            if chance.random() < 0.08:  # the owner is suspended, or cannot reach the database
                other = b if seen.owner == "a" else a
                wait_until(lambda other=other: becomes_owner(other))  # type: ignore[misc]
                other.claim("t1")
                seen.claimed(other.owner)
                known[other.owner] = len(list(other.entries("t1")))
            with contextlib.suppress(OwnershipLost):
                if at.owner == seen.owner:
                    at.renew()
                body = b"%s %d" % (at.owner.encode(), step)
                try:
                    at.append("t1", known[at.owner] + 1, body)
                except EntryNumberTaken:
                    known[at.owner] = len(list(at.entries("t1")))
                else:
                    known[at.owner] += 1
                    seen.wrote(at.owner, known[at.owner], body)
        return seen.check(list(a.entries("t1")))


@pytest.mark.peer("postgresql")
def test_owners_that_are_held_up_lose_nothing_and_one_that_ignores_its_epoch_is_found(postgres: Cluster) -> None:
    for seed in range(3):
        assert history(postgres.database(), PostgresStore, random.Random(seed)) == []
    assert history(postgres.database(), Careless, random.Random(1)), "the planted fault was not found"


@pytest.mark.peer("postgresql")
@pytest.mark.peer("faketime")
@pytest.mark.parametrize("off", ["+60s", "-60s"])
def test_clocks_that_are_off_by_a_minute_take_no_table_away(address: str, off: str) -> None:
    program = (
        "import sys, time\n"
        "from numeramis_access.server.stores.port import OwnershipLost\n"
        "from numeramis_access.server.stores.postgres import PostgresStore\n"
        "print(time.time())\n"
        "try:\n"
        "    PostgresStore(sys.argv[1], 'other').renew()\n"
        "except OwnershipLost:\n"
        "    print('lost')\n"
    )
    with contextlib.closing(PostgresStore(address, "owner", lease=60)) as store:
        store.renew()
        command = ["faketime", "-f", off, sys.executable, "-c", program, address]
        clock, said = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.split()
        assert abs(float(clock) - time.time()) > 30, "the clock was not off"
        assert said == "lost"


def back(store: Store) -> bool:
    """Return whether a store works again."""
    with contextlib.suppress(StoreFailed):
        store.renew()
        return True
    return False


@pytest.mark.peer("postgresql")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
def test_a_database_that_ends_and_comes_back_has_what_was_kept(
    address: str, postgres: Cluster, how: signal.Signals
) -> None:
    with contextlib.closing(PostgresStore(address)) as store:
        store.renew()
        store.store_table(TABLE)
        store.append("t1", 1, b"one")
        postgres.stop(how)
        for _ in range(5):
            with pytest.raises(StoreFailed):
                store.append("t1", 2, b"x")
        postgres.start()
        wait_until(lambda: back(store))
        store.append("t1", 2, b"two")
        assert list(store.entries("t1")) == [b"one", b"two"]


@pytest.mark.peer("postgresql")
def test_a_database_that_answers_nothing_is_given_up_and_used_again_when_it_does(
    address: str, postgres: Cluster
) -> None:
    with contextlib.closing(PostgresStore(address)) as store:
        store.renew()
        store.store_table(TABLE)
        with postgres.held():
            with pytest.raises(StoreFailed, match="no answer in time"):
                store.people()
            with pytest.raises(StoreFailed, match="couldn't get a connection"):
                store.people()
            with pytest.raises(StoreFailed, match="away"):  # it fails at once: a wait would block all guests
                store.people()
        wait_until(lambda: back(store))
        store.append("t1", 1, b"one")
        assert list(store.entries("t1")) == [b"one"]


@pytest.mark.peer("postgresql")
def test_a_server_that_falls_silent_while_it_says_that_it_lives_stops_no_other(address: str) -> None:
    with contextlib.closing(PostgresStore(address, shared=True)) as silent, contextlib.closing(
        PostgresStore(address, shared=True)
    ) as other, silent._pool.connection() as db:
        db.execute("BEGIN")
        db.execute("SELECT pg_advisory_xact_lock(%s)", (OWNERS_LOCK,))
        wait_until(lambda: back(other))
        with pytest.raises(IdleInTransactionSessionTimeout):
            db.execute("COMMIT")


class Forgetful(SqliteStore):
    """Keeps an entry, and loses its answer."""

    forgets = False

    def append(self, table: str, number: int, entry: bytes) -> None:
        super().append(table, number, entry)
        if self.forgets:
            self.forgets = False
            raise StoreFailed


def test_what_was_kept_without_an_answer_is_told_and_the_match_goes_on_from_there(tmp_path: Path) -> None:
    club = Club(tmp_path)
    store = Forgetful(tmp_path / "house.sqlite")
    club.open(store)
    friends = begun(club)
    play(club, friends, actions=3)
    store.forgets = True
    actor = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    choice = actor.choice(random.Random(1))
    assert choice is not None
    known = len(actor.messages)
    for name in ("lost", "again"):  # the second finds its number taken by the first
        answer = actor.done(Act, table=actor.table, offer=actor.offer(choice, name))["answer"]
        assert answer["refusal"]["code"] == "offer-not-recorded"
    assert len(actor.messages) > known, "the table stands as its record has it"
    assert actor.done(Act, table=actor.table, offer=actor.offer(choice, "lost"))["answer"]["type"] == "accepted"
    play(club, friends)
    assert all(friend.over for friend in friends)
    assert len({len(friend.messages) for friend in friends}) == 1


@pytest.mark.peer("postgresql")
def test_another_server_takes_over_from_one_that_was_killed_and_from_one_that_is_closed(
    address: str, tmp_path: Path
) -> None:
    async def begin(url: str) -> str:
        async with joined(url, "Jan") as jan, joined(url, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4, options={"games": 1}))["answer"]
            await ask(eva, "enter", table=made["code"])
            await ask(jan, "begin", table=made["table"])
            await go_on(made["table"], jan, eva)
            return str(made["table"])

    async def go_on(table: str, *people: ClientWebSocketResponse) -> None:
        played = 0
        while played < 3:
            for at in people:
                played += await play_on(at, table)

    async def come_back(url: str, table: str) -> None:
        async with joined(url, "Jan") as jan, joined(url, "Eva") as eva:
            for at in (jan, eva):
                await ask(at, "enter", table=table, after=0)
            await go_on(table, jan, eva)

    nodes = [Node(tmp_path / "a", "--store", address)]
    try:
        table = asyncio.run(asyncio.wait_for(begin(nodes[0].url), 100))
        for number, how in enumerate((signal.SIGKILL, signal.SIGTERM)):
            nodes.append(Node(tmp_path / f"b{number}", "--store", address))
            said = nodes[-1].says("takes over when the other one stops")
            assert "http://" not in said
            nodes[-2].end(how)
            asyncio.run(asyncio.wait_for(come_back(nodes[-1].url, table), 100))
    finally:
        for node in nodes:
            if node.process.poll() is None:
                node.end(signal.SIGTERM)


def full_house(folder: Path) -> Path:
    """Make a house with some of every kind of data; return its file."""
    club = Club(folder)
    play(club, begun(club))
    friends = gathered(club)
    agreed = {"access": "open", "level": "club", "grace": 60, "talk": True, "watch": "all", "later": True}
    friends[0].done(Arrange, table=friends[0].now.table, clock={"decision": 30, "reserve": 60}, **agreed)
    friends[0].done(Begin, table=friends[0].now.table)
    Friend(club, "Eva").done(WatchTable, table=friends[0].now.table)
    play(club, friends, actions=3)
    slow = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    slow.done(MoreTime, table=slow.table)
    gathered(club, 2)
    store = club.house.store
    first, second, *others = (one.id for one in store.people())
    for name in (b"other phone", b"stolen phone"):
        store.keep(store.people()[0], name)
    store.revoke_other_keys(first, b"other phone")
    store.keep_passkey(Passkey(b"passkey\0\xff", first, "table.example.org", b"\0key", 7))
    store.store_passphrase(second, b"\0six words", 3)
    store.ban(others[0])
    store.block(first, others[0])
    for number in range(3):
        store.keep_report(PersonReport(1764000000.5, first, second, "t", "křičí", (("Eva", "!"),)))
        store.dismiss(number)  # numbers have gaps
    store.begin_wait(first, b"other phone", 1764000000)
    store.keep_order(HouseOrder("address", "203.0.113.0/24", "4000000000.0"))
    store.keep_notice(first, b"a table was closed")
    store.keep_page("home", b"\0cookie")
    store.bind_page("home", b"other phone")
    store.count_fault(Fault("KeyError", "house.py:1", 1, 1764000000.0, 1764000000.0))
    store.share_deal(SharedDeal(first, "quist/2026-11-27", date.today().toordinal(), 4.5, "0,1"), [second])
    at = store.tables()[0].id
    store.keep_evening_people(at, [EveningPerson(first, "Ada", ("seated",), True, False)])
    store.keep_evening_note(at, 3, "pes štěkal")
    store.keep_worths(at, {7: (8, 5)})
    store.keep_holiday(first, Holiday(1_800_000_000, 1_800_086_400))
    store.keep_call(CallRow(first, "mail", "ada@example.org", 1_800_000_000))
    store.refuse_address("0f" * 16, 1_800_000_000)
    store.take_shares([CountedAct("0e" * 16, 3600.0, 86_400.0)], 1_800_000_000.5)
    store.check_writable()
    club.house.close()
    return (folder / "house.sqlite").rename(folder / "people.sqlite")


def rows_of(path: Path) -> list[Row]:
    with contextlib.closing(SqliteStore(path)) as store:
        return list(store.rows())


#: derived tables: SQLite's counters, and recent changes of blocks
STAYS = ("sqlite_sequence", "block_change")


@pytest.mark.peer("postgresql")
def test_the_owner_moves_everything_into_a_database_and_back(tmp_path: Path, address: str) -> None:
    path, back = full_house(tmp_path), tmp_path / "back.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as db:
        made = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE TABLE%'")}
        columns = {name: tuple(row[1] for row in db.execute(f"PRAGMA table_info ({name})")) for name in made}
    assert {name: columns for name, columns in columns.items() if name not in STAYS} == COLUMNS_OF_TABLE
    rows = rows_of(path)
    assert {name for name, _ in rows} == set(COLUMNS_OF_TABLE), "something of everything goes with it"
    with lock_store(path):
        assert told(tmp_path, "move", address)[1].startswith("The server is still running")
    status, said = told(tmp_path, "move", address)
    assert status == 0, said
    assert said.startswith("Everything is there now, ")
    assert told(tmp_path, "people", "--store", address) == told(tmp_path, "people")
    assert told(tmp_path, "move", address)[1].startswith("The destination already has people")
    with contextlib.closing(PostgresStore(address, lease=60)) as serving:  # a slow machine takes its time
        serving.renew()
        assert told(tmp_path, "move", str(back), "--store", address)[1].startswith("The server is still running")
    assert told(tmp_path, "move", str(back), "--store", address)[0] == 0
    assert rows_of(back) == rows_of(path) == rows


@pytest.mark.peer("postgresql")
def test_check_reads_the_logs_of_evenings_in_a_database(tmp_path: Path, address: str) -> None:
    """It reads only evenings: other tables' records are no logs."""

    def wrong(at: str = address) -> list[str]:
        with pytest.raises(OrderFailed) as told_wrong:
            list(OwnersClub(at, Language("en"), tmp_path / "visitors").check())
        return [one for one in told_wrong.value.lines if "evening" in one or "database" in one]

    places = (TablePlace(),) * 9
    setting = TableSetting("whist", {}, 9, "open", "solid", 60, False, False, "", places)
    evening = msgspec.structs.replace(setting, club=EveningOfClub("e"))
    with contextlib.closing(PostgresStore(address, "first", lease=60)) as store:  # a slow machine takes its time
        store.renew()
        store.store_table(KeptTable("gathers1", "a b c d", "gathering", msgspec.json.encode(evening)))
        store.append("gathers1", 1, line_of(LogEntry(0, "2026-11-27T20:00:00", "", PlanAnnounced(Plan()))).encode())
        store.store_table(KeptTable("played12", "a b c e", "playing", msgspec.json.encode(setting)))
        store.append("played12", 1, b"{}")
        assert wrong() == []
        store.append("gathers1", 2, b"{}")
        (said,) = wrong()
        assert said.startswith("The program can't read the log of the club evening gather")
        assert "Restore the database" in said
    assert wrong(f"postgresql:///x?host={tmp_path}")[0].startswith("The server can't reach the database")


def test_a_database_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "numeramis_access", "serve", "--store", f"postgresql:///x?host={tmp_path}"]
    environment = {**os.environ, "NUMERAMIS_HOME": str(tmp_path), "NUMERAMIS_OWN": "1"}
    words = [*command, "--language", "en"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The server can't reach the database of people and tables")
