"""The demands of a house on every store: the next opening of a store finds the effect of each method."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Lock

import msgspec
import psycopg
import pytest

from numeramis_access.server.stores.port import (
    KEEP_DAYS,
    MATCHES_PER_SWEEP,
    EntryNumberTaken,
    KeptTable,
    KnownPerson,
    OwnershipLost,
    Passkey,
    PersonReport,
)
from numeramis_access.server.stores.postgres import PostgresStore
from numeramis_access.server.stores.rows import StoresDiffer
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.evening import EveningPerson
from tests.contract.stores import ADAM, EVA, Opens

TABLE = KeptTable("t1", "one two three four", "gathering", b'{"a":1}')


def test_a_table_is_as_it_was_last_kept(opens: Opens) -> None:
    store = opens()
    store.store_table(TABLE)
    store.store_table(KeptTable("t2", "five six seven eight", "over", b"{}"))
    playing = KeptTable("t1", TABLE.code, "playing", b'{"a":2}')
    store.store_table(playing)
    other = opens()
    assert other.tables() == [playing]
    assert other.table_of("t2") == KeptTable("t2", "five six seven eight", "over", b"{}")
    assert other.table_of("t3") is None


OVER = b'{"places":[{"person":"a1"},{"person":""},{"person":"e1"}]}'


def finish(store: Store, name: str, people: tuple[str, ...], at: float) -> None:
    store.store_table(KeptTable(name, f"code {name}", "playing", OVER))
    store.append(name, 1, b"first")
    store.finish(KeptTable(name, f"code {name}", "over", OVER), people, at)


def test_matches_that_are_over_are_found_by_who_played_them_until_they_are_swept(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA)
    for number, people in enumerate((("a1", "e1"), ("a1",), ("a1", "e1", "gone"))):
        finish(store, f"t{number}", people, 100.0 + number)
    other = opens()
    assert (other.finished_matches("a1"), other.finished_matches("e1")) == (["t2", "t1", "t0"], ["t2", "t0"])
    assert other.count_finished() == (3, 100.0)
    assert [other.delete_old_matches(101.0), other.delete_old_matches(101.0)] == [1, 0]
    assert store.count_finished() == (2, 101.0)
    assert store.table_of("t0") is None
    assert list(store.entries("t0")) == []
    assert store.table_of("t2") == KeptTable("t2", "code t2", "over", OVER)


def test_no_more_are_swept_at_once_than_can_be_waited_for(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    for number in range(MATCHES_PER_SWEEP + 1):
        finish(store, f"t{number}", ("a1",), 100.0)
    assert [store.delete_old_matches(101.0) for _ in range(3)] == [MATCHES_PER_SWEEP, 1, 0]


def test_who_is_forgotten_takes_along_only_what_nobody_else_has_played(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA)
    finish(store, "both", ("a1", "e1"), 100.0)
    finish(store, "alone", ("a1",), 100.0)
    store.store_table(KeptTable("under way", "code", "playing", OVER))
    store.forget("a1")
    assert store.table_of("alone") is None
    assert store.finished_matches("e1") == ["both"]
    assert store.table_of("under way") is not None
    store.forget("e1")
    assert store.table_of("both") is None


def test_how_long_matches_are_kept_is_what_was_said_last(opens: Opens) -> None:
    assert opens().keep_days() == KEEP_DAYS
    opens().set_keep_days(30)
    store = opens()
    store.set_keep_days(0)
    assert opens().keep_days() == 0


def test_of_two_writers_of_one_number_the_later_is_refused(opens: Opens) -> None:
    store, other = opens(), opens()
    store.store_table(TABLE)
    assert other.claim("t1") == TABLE
    store.append("t1", 1, b"first")
    with pytest.raises(EntryNumberTaken):
        other.append("t1", 1, b"another")
    other.append("t1", 2, b"second")
    assert list(store.entries("t1")) == [b"first", b"second"]


def test_entries_that_go_together_are_kept_all_or_none(opens: Opens) -> None:
    store = opens()
    store.store_table(TABLE)
    store.append_all("t1", 1, [b"first", b"second"], {1: "a note"})
    with pytest.raises(EntryNumberTaken):
        store.append_all("t1", 2, [b"another", b"third"], {2: "of the third"})
    with pytest.raises(EntryNumberTaken):
        store.append_all("t1", 0, [b"none", b"another"], {0: "of none"})
    assert list(store.entries("t1")) == [b"first", b"second"]
    assert store.evening_notes("t1") == {1: "a note"}


def test_of_two_writers_at_once_one_has_each_number(opens: Opens, makes: Opens) -> None:
    opens().store_table(TABLE)

    opening, together = Lock(), Barrier(2)  # the library of migrations serves one thread at a time

    def write(own: bytes) -> list[int]:
        mine: list[int] = []
        with opening:
            made = makes()
        with contextlib.closing(made) as store:
            store.claim("t1")
            together.wait()
            for number in range(1, 61):
                with contextlib.suppress(EntryNumberTaken):
                    store.append("t1", number, own + b"%d" % number)
                    mine.append(number)
            together.wait()  # closing one store would release the tables of both
        return mine

    with ThreadPoolExecutor(2) as both:
        one, two = both.map(write, (b"one ", b"two "))
    assert sorted(one + two) == list(range(1, 61))
    expected = [(b"one " if number in one else b"two ") + b"%d" % number for number in range(1, 61)]
    assert list(opens().entries("t1")) == expected


def test_a_record_is_told_in_portions_and_measured(opens: Opens) -> None:
    store = opens()
    store.store_table(TABLE)
    for number in range(1, 6):
        store.append(TABLE.id, number, b"\xc3\xa9" * number)
    assert store.record_size(TABLE.id) == 2 * (1 + 2 + 3 + 4 + 5)
    assert store.record_size("nowhere") == 0
    assert store.some_entries(TABLE.id, 0, 2, 1000) == ([b"\xc3\xa9", b"\xc3\xa9" * 2], 5)
    assert store.some_entries(TABLE.id, 1, 9, 10) == ([b"\xc3\xa9" * 2, b"\xc3\xa9" * 3], 5)
    assert store.some_entries(TABLE.id, 4, 9, 1) == ([b"\xc3\xa9" * 5], 5), "one at least"
    assert store.some_entries(TABLE.id, 5, 9, 1) == ([], 5)


def test_a_table_goes_with_its_record(opens: Opens) -> None:
    store = opens()
    store.store_table(TABLE)
    store.append("t1", 1, b"first")
    store.remove("t1")
    store.store_table(TABLE)
    assert list(opens().entries("t1")) == []


def test_who_is_banned_is_seen_by_the_other_process_at_once(opens: Opens) -> None:
    server, owner = opens(), opens()
    server.keep(ADAM, b"phone")
    owner.ban("a1")
    owner.ban("a1")
    owner.ban("nobody")
    assert server.banned_people() == {"a1"}
    owner.ban("a1", banned=False)
    assert server.banned_people() == frozenset()
    owner.ban("a1")
    server.forget("a1")
    assert owner.banned_people() == frozenset()


def test_who_has_blocked_whom_is_seen_by_the_other_process_at_once(opens: Opens) -> None:
    one, other = opens(), opens()
    one.keep(ADAM, b"phone")
    one.keep(EVA, b"desk")
    one.block("a1", "e1")
    one.block("a1", "e1")
    one.block("a1", "nobody")
    one.block("nobody", "a1")
    last, blocks = other.blocks()
    assert blocks == {"a1": {"e1"}}
    assert other.blocks(last) == (last, {})
    one.block("e1", "a1")
    one.block("a1", "e1", blocked=False)
    assert other.blocks()[1] == {"e1": {"a1"}}
    assert other.blocks(last)[1] == {"e1": {"a1"}, "a1": set()}, "only what has changed"
    one.block("a1", "e1")
    one.forget("a1")
    assert other.blocks()[1] == {}, "of whoever is deleted nothing is left"


def test_reports_wait_for_the_owner_in_their_order(opens: Opens) -> None:
    server, owner = opens(), opens()
    first = PersonReport(1.5, "a1", "e1", "t1", "shouts", (("Eva", "Dobrý den"), ("Eva", "!!!")))
    server.keep_report(first)
    server.keep_report(PersonReport(2.5, "e1", "a1", "t1", "", ()))
    kept = owner.reports()
    assert [(one.by, one.about, one.said) for one in kept] == [("a1", "e1", first.said), ("e1", "a1", ())]
    owner.dismiss(kept[0].number)
    assert owner.reports() == kept[1:]
    server.keep_report(first)
    assert owner.reports()[-1].number > kept[1].number, "a number never means another report"


def test_a_table_is_claimed_as_it_is_by_then(opens: Opens) -> None:
    store = opens()
    store.store_table(TABLE)
    playing = KeptTable("t1", TABLE.code, "playing", b"{}")
    store.store_table(playing)
    other = opens()
    assert other.claim("t1") == playing
    other.append("t1", 1, b"first")
    assert other.claim("t3") is None


def test_the_owner_of_a_table_is_found_by_its_name_and_its_code_until_the_match_is_over(opens: Opens) -> None:
    store = opens()
    assert set(store.living_owners()) == {store.owner}
    store.store_table(TABLE)
    assert store.table_and_owner("t1") == store.table_and_owner(TABLE.code) == ("t1", store.owner)
    assert store.table_and_owner("t2") is None
    assert store.owned_tables() == {"t1"}
    store.store_table(KeptTable("t1", TABLE.code, "over", b"{}"))
    assert store.table_and_owner("t1") is None
    assert store.owned_tables() == frozenset()


def test_tables_without_an_owner_are_given_once_and_no_more_than_are_asked_for(opens: Opens) -> None:
    first = opens()
    kept = [KeptTable(f"t{number}", f"code {number}", "gathering", b"{}") for number in range(3)]
    for table in kept:
        first.store_table(table)
    assert first.adopt_orphans(5) == []
    first.release()
    later = opens("later")
    found = later.adopt_orphans(2)
    assert len(found) == 2
    assert sorted(table.id for table in [*found, *later.adopt_orphans(2)]) == ["t0", "t1", "t2"]
    assert later.adopt_orphans(2) == []
    later.append("t1", 1, b"one")


def test_what_lies_beside_an_evenings_log_goes_with_the_person_after_the_evening_and_with_its_table(
    opens: Opens,
) -> None:
    store = opens()
    store.keep(ADAM)
    store.store_table(TABLE)
    ada, eva = EveningPerson("a1", "Adam", ("seated",), kept=True), EveningPerson("e1", "Eva", ("time", "phone"))
    store.keep_evening_people("t1", [ada, eva])
    store.keep_evening_people("t1", [msgspec.structs.replace(eva, name="Eva Malá", shown=True)])
    store.keep_evening_note("t1", 4, "pes štěkal")
    store.keep_worths("t1", {3: (8, 5), 4: (1, 2, 3, 4)})
    store.keep_worths("t1", {3: (0, 13)})
    assert store.evening_people("t1") == [ada, EveningPerson("e1", "Eva Malá", ("time", "phone"), shown=True)]
    assert store.evening_notes("t1") == {4: "pes štěkal"}
    assert store.worths(["t0", "t1"]) == {("t1", 3): (8, 5), ("t1", 4): (1, 2, 3, 4)}, "the first time counts"
    assert store.known_at_evenings("a1") == [ada]
    store.close_evening("t1")
    assert store.evening_people("t1") == [msgspec.structs.replace(ada, needs=())]
    assert store.evening_notes("t1") == {}
    store.forget("a1")
    assert store.evening_people("t1") == store.known_at_evenings("a1") == []
    store.keep_evening_people("t1", [eva])
    store.remove("t1")
    assert store.evening_people("t1") == []
    assert store.worths(["t1"]) == {}


@pytest.mark.peer("postgresql")
def test_a_table_is_offered_to_one_other_owner_who_alone_takes_it(request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("postgres").database()
    with contextlib.ExitStack() as made:
        first, second, third = (
            made.enter_context(contextlib.closing(PostgresStore(address, name, shared=True))) for name in "abc"
        )
        for one in (first, second, third):
            one.renew()
        first.store_table(TABLE)
        first.append("t1", 1, b"one")
        first.offer("t1", "b")
        for late in (lambda: first.append("t1", 2, b"x"), lambda: first.offer("t1", "c")):
            with pytest.raises(OwnershipLost):
                late()
        assert third.adopt_orphans(5) == first.adopt_orphans(5) == []
        assert second.owned_tables() == frozenset()
        assert second.adopt_orphans(5) == [TABLE]
        assert second.adopt_orphans(5) == [], "it has it"
        second.append("t1", 2, b"two")
        assert list(second.entries("t1")) == [b"one", b"two"]


def test_a_name_that_nobody_can_type_is_no_tables(opens: Opens) -> None:
    store = opens()
    assert store.table_of("t\0") is store.table_and_owner("t\0") is None


def furnish(store: Store) -> None:
    """Write a row of every kind."""
    store.keep(ADAM, b"phone")
    store.keep(EVA, b"\xff\0desk")
    store.keep(KnownPerson("č1", "Čeněk", "masculine", "cs"))
    store.store_passphrase("a1", b"words", 2)
    store.begin_wait("e1", b"\xff\0desk", 3)
    store.keep_page("home", b"\0cookie")
    store.bind_page("other", b"phone")
    store.keep_passkey(Passkey(b"\0\xff", "a1", "table.example", b"key", 7))
    store.ban("e1")
    store.block("a1", "e1")
    for number, name in enumerate(("tá", "t1", "T2", "t10")):
        store.store_table(KeptTable(name, f"code {number}", "playing", b"{}"))
        for entry in range(1, 13):
            store.append(name, entry, b"entry %d" % entry)
    store.finish(KeptTable("t9", "code 9", "over", OVER), ("a1", "e1"), 1234567.25)
    store.set_keep_days(90)
    store.keep_report(PersonReport(1.5, "a1", "e1", "t1", "shouts", (("Eva", "!!!"),)))


@pytest.mark.peer("postgresql")
def test_everything_goes_to_a_store_of_the_other_kind_and_back(opens: Opens, other_kind: Store, tmp_path: Path) -> None:
    store = opens()
    furnish(store)
    rows = list(store.rows())
    assert other_kind.fill(store) == len(rows) == 2 + 3 + 3 + 2 + 2 + 2 + 1 + 5 + 2 + 48 + 1 + 1 + 1
    assert list(other_kind.rows()) == rows
    assert other_kind.salt() == store.salt()
    assert other_kind.person_of_passphrase(b"words") == ADAM
    other_kind.keep_report(PersonReport(2.5, "a1", "e1", "t1", "", ()))
    assert len(other_kind.reports()) == 2
    with contextlib.closing(SqliteStore(tmp_path / "third.sqlite")) as third:
        assert third.fill(other_kind) == len(rows) + 1


@pytest.mark.peer("postgresql")
def test_a_store_that_is_in_use_is_filled_by_nobody(opens: Opens, other_kind: Store) -> None:
    store = opens()
    furnish(store)
    other_kind.keep(KnownPerson("x1", "Xaver"), b"watch")
    before = list(other_kind.rows())
    with pytest.raises(StoresDiffer):
        other_kind.fill(store)
    assert list(other_kind.rows()) == before


@pytest.mark.peer("postgresql")
def test_what_does_not_arrive_as_it_was_takes_back_all_of_it(
    opens: Opens, other_kind: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    furnish(store)
    before, rows = list(other_kind.rows()), list(store.rows())
    wrong = [*rows[:-4], (rows[-4][0], (*rows[-4][1][:2], b"another")), *rows[-3:]]
    answers = iter((iter(wrong), iter(rows)))
    monkeypatch.setattr(store, "rows", lambda: next(answers))
    with pytest.raises(StoresDiffer):
        other_kind.fill(store)
    assert list(other_kind.rows()) == before


def test_an_epoch_lasts_until_another_is_begun_and_moves_with_everything(opens: Opens, other_kind: Store) -> None:
    store = opens()
    before = store.epoch()
    assert before == opens().epoch()
    store.begin_epoch()
    assert opens().epoch() not in ("", before)
    other_kind.fill(store)
    assert other_kind.epoch() == store.epoch()


def test_the_salt_is_made_once(opens: Opens) -> None:
    assert opens().salt() == opens().salt()
    assert len(opens().salt()) == 16


def test_of_matches_that_were_over_before_it_was_noted_who_played_them_the_time_begins_now(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    with contextlib.closing(SqliteStore(path)) as store:
        store.keep(ADAM)
        store.store_table(KeptTable("t1", "code", "over", OVER))
    with contextlib.closing(sqlite3.connect(path)) as before:
        before.executescript("DROP TABLE played; PRAGMA user_version = 1;")
    with contextlib.closing(SqliteStore(path)) as store:
        assert store.finished_matches("a1") == ["t1"]
        count, since = store.count_finished()
        assert count == 1
        assert time.time() - 3600 < since < time.time() + 3600
        assert list(store.rows())[-1] == ("played", ("t1", "a1", since))


@pytest.mark.peer("postgresql")
def test_a_database_of_before_learns_who_played_what_was_over(request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("postgres").database()
    with contextlib.closing(PostgresStore(address)) as store:
        store.renew()
        store.keep(ADAM)
        store.store_table(KeptTable("t1", "code", "over", OVER))
    with psycopg.connect(address) as before:
        before.execute(
            "DROP TABLE played, words, waiting, visit, notice, owner_order, page, deal_hearer, deal_shared, "
            "evening_person, evening_note, evening_board, holiday, calling, calling_refused, calling_limit"
        )
        before.execute("UPDATE alembic_version SET version_num = '0005'")
    with contextlib.closing(PostgresStore(address)) as store:
        assert store.finished_matches("a1") == ["t1"]
