"""The demands of a house on every store: the next opening of a store finds the effect of each method."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Lock

import msgspec
import psycopg
import pytest

from numeramis_access.server.stores.calls import CallRow, Share
from numeramis_access.server.stores.port import (
    KEEP_DAYS,
    MATCHES_PER_SWEEP,
    CodeTaken,
    KeptTable,
    KnownPerson,
    OwnershipLost,
    Passkey,
    PersonReport,
    Wait,
)
from numeramis_access.server.stores.postgres import PostgresStore
from numeramis_access.server.stores.rows import StoresDiffer
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.evening import EveningPerson
from numeramis_access.tables.long_clocks import Holiday

ADAM = KnownPerson("a1", "Adam", "masculine", "cs")
EVA = KnownPerson("e1", "Eva", "feminine", "en")
TABLE = KeptTable("t1", "one two three four", "gathering", b'{"a":1}')

#: opens the store of this test once more, as another process would; takes the name of its owner
Opens = Callable[..., Store]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.peer("postgresql"))])
def makes(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    """Return a function that opens the store; the caller closes it."""
    address = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""

    def opened(owner: str = "owner") -> Store:
        store = PostgresStore(address, owner) if address else SqliteStore(tmp_path / "people.sqlite")
        store.renew()
        return store

    return opened


@pytest.fixture
def opens(makes: Opens) -> Iterator[Opens]:
    with contextlib.ExitStack() as made:
        yield lambda *owner: made.enter_context(contextlib.closing(makes(*owner)))


@pytest.fixture
def other_kind(request: pytest.FixtureRequest, opens: Opens, tmp_path: Path) -> Iterator[Store]:
    """An empty store of the other kind."""
    sqlite = isinstance(opens(), SqliteStore)
    made = (
        PostgresStore(request.getfixturevalue("postgres").database()) if sqlite else SqliteStore(tmp_path / "o.sqlite")
    )
    yield made
    made.close()


def test_people_are_known_by_their_devices_and_words_until_they_are_forgotten(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(KnownPerson("a1", "Adam Malý", "masculine", "cs"), b"desk")
    store.passphrase("a1", b"old", 1)
    store.passphrase("a1", b"words", 2)
    other = opens()
    assert other.person_of(b"phone") == other.person_of(b"desk") == other.person_of_passphrase(b"words")
    assert other.people() == [KnownPerson("a1", "Adam Malý", "masculine", "cs")]
    assert other.person_of_passphrase(b"old") is None
    other.forget("a1")
    assert store.person_of(b"phone") is store.person_of_passphrase(b"words") is None
    assert store.people() == []


def test_who_waits_for_words_waits_until_there_are_some_or_the_device_is_nobodys(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(ADAM, b"desk")
    assert not store.has_passphrase("a1")
    store.passphrase("a1", b"words", 5)
    store.begin_wait("a1", b"phone", 6)
    store.begin_wait("a1", b"desk", 7)
    other = opens()
    assert other.has_passphrase("a1")
    assert (other.passphrase_made("a1"), other.current_wait("a1")) == (5, Wait(b"desk", 7))
    other.keep(ADAM, b"desk")
    assert other.current_wait("a1") == Wait(b"desk", 7), "the device came again"
    for ends in (
        lambda: other.passphrase("a1", b"newer", 8), lambda: other.end_wait("a1"),
        lambda: other.revoke_other_keys("a1", b"phone"), lambda: other.forget("a1"),
    ):  # fmt: skip
        store.keep(ADAM, b"desk")
        store.begin_wait("a1", b"desk", 7)
        ends()
        assert store.current_wait("a1") is None
    assert store.passphrase_made("a1") == 0


def test_holidays_are_kept_changed_and_forgotten_with_their_person(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA)
    store.keep_holiday("a1", Holiday(100, 200))
    store.keep_holiday("a1", Holiday(300, 900))
    store.keep_holiday("a1", Holiday(300, 400))
    store.keep_holiday("e1", Holiday(100, 150))
    store.keep_holiday("nobody", Holiday(100, 500))
    other = opens()
    assert other.holidays(0) == {"a1": (Holiday(100, 200), Holiday(300, 400)), "e1": (Holiday(100, 150),)}
    assert other.holidays(150) == {"a1": (Holiday(100, 200), Holiday(300, 400))}
    other.forget_holidays(201)
    assert store.holidays(0) == {"a1": (Holiday(300, 400),)}
    store.forget("a1")
    assert other.holidays(0) == {}


def test_calls_are_kept_claimed_once_and_forgotten_with_their_person(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA)
    mail, made = CallRow("a1", "mail", "adam@example.org", 100), CallRow("a1", "mailed", "t1", 100, "wait 1")
    for row in (mail, mail._replace(since=200), CallRow("e1", "push", "https://push.example.org/1", 100, "{}")):
        store.keep_call(row)
    store.keep_call(CallRow("nobody", "mail", "adam@example.org", 100))
    other = opens()
    assert other.calls(["a1", "e1", "nobody"]) == [
        mail._replace(since=200), CallRow("e1", "push", "https://push.example.org/1", 100, "{}"),
    ]  # fmt: skip
    assert other.calls([]) == []
    assert other.languages(["a1", "e1", "nobody"]) == {"a1": ADAM.language, "e1": EVA.language}
    assert store.claim_calls([made, CallRow("nobody", "mailed", "t1", 100)], 0) == {("a1", "t1")}
    assert not other.claim_calls([made._replace(since=300, body="wait 2")], 50), "too soon"
    assert other.claim_calls([made._replace(since=900, body="wait 2")], 500)
    assert other.claim_calls([made._replace(kind="pushed")], 0), "each way by itself"
    store.confirm_calls([made._replace(body="made"), made._replace(name="t2"), made._replace(person="nobody")])
    assert [(row.since, row.body) for row in other.calls(["a1"]) if row.kind == "mailed"] == [(900, "made")]
    assert len(other.calls(["a1"])) == 3, "only claimed calls are confirmed"
    store.forget_calls("a1", "pushed")
    store.forget_calls("a1", "mailed", "another")
    assert len(other.calls(["a1"])) == 2
    other.forget_address("adam@example.org", 199)
    assert len(other.calls(["a1"])) == 2, "it was confirmed later"
    other.forget_address("adam@example.org", 200)
    assert [row.kind for row in store.calls(["a1"])] == ["mailed"]
    store.refuse_address("0f", 100)
    store.refuse_address("0f", 900)
    store.refuse_address("0f", 500)
    assert other.refuses_codes(["1f", "0f"])
    assert not other.refuses_codes(["1f"])
    store.keep_call(CallRow("a1", "code", "0e", 100))
    store.forget_old_calls(101, 901, 900, 1000)
    assert not other.calls(["a1"])
    assert other.refuses_codes(["0f"])
    store.forget_old_calls(101, 901, 901, 1000)
    assert not other.refuses_codes(["0f"])
    store.forget("e1")
    assert not other.calls(["e1"])


def test_limits_of_codes_count_all_or_nothing_and_for_all_servers(opens: Opens) -> None:
    store, other = opens(), opens()
    hourly, daily = Share("0a", 3600.0, 7200.0), Share("0b", 86_400.0, 86_400.0)
    assert store.take_shares([hourly], 1000.0) == 0
    assert other.take_shares([daily, hourly], 1000.0) == 0
    assert store.take_shares([hourly], 1000.0) == pytest.approx(3600, abs=0.1)
    assert store.take_shares([hourly, Share("0c", 60.0, 60.0)], 1000.0) > 0
    assert other.take_shares([Share("0c", 60.0, 60.0)], 1000.0) == 0, "what was refused has counted nothing"
    assert other.take_shares([hourly], 4600.0) == 0
    assert store.take_shares([daily], 4600.0) == pytest.approx(82_800, abs=0.1)
    store.forget_old_calls(0, 0, 0, 90_000.0)
    assert store.take_shares([daily, hourly], 90_000.0) == 0


def test_of_many_servers_one_gives_the_last_code(opens: Opens) -> None:
    stores, share = [opens() for _ in range(3)], Share("0a", 20.0, 100.0)
    with ThreadPoolExecutor() as pool:
        taken = list(pool.map(lambda at: stores[at % 3].take_shares([share, Share("0b", 1.0, 100.0)], 5.0), range(12)))
    assert taken.count(0.0) == 5


def test_a_browsers_subscription_is_replaced_only_by_who_knows_it(opens: Opens) -> None:
    store, other = opens(), opens()
    store.keep(ADAM)
    store.keep_call(CallRow("a1", "push", "https://push.example.org/1", 100, "keys"))
    old = CallRow("", "push", "https://push.example.org/1", 200, "keys")
    new = "https://push.example.org/2"
    assert not other.renew_browser(old._replace(body="others"), new, "new")
    assert other.renew_browser(old, new, "new")
    assert store.calls(["a1"]) == [CallRow("a1", "push", new, 200, "new")]
    assert not store.renew_browser(old, "https://push.example.org/3", "new")
    assert store.renew_browser(old._replace(name=new, body="new"), new, "k")
    assert [row.body for row in other.calls(["a1"])] == ["k"]


def test_calls_that_an_older_file_has_count_for_each_way_and_its_addresses_of_codes_go(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with contextlib.closing(SqliteStore(path)) as store:
        store.keep(ADAM)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        for kind, name in (("made", "t1"), ("code", "adam@example.org")):
            db.execute("INSERT INTO calling VALUES ('a1', ?, ?, 100, 'wait 1')", (kind, name))
        db.execute("PRAGMA user_version = 3")
    with contextlib.closing(SqliteStore(path)) as store:
        assert store.calls(["a1"]) == [CallRow("a1", kind, "t1", 100, "wait 1") for kind in ("mailed", "pushed")]


def test_the_pages_of_devices_that_are_void_are_signed_out_and_no_others(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(ADAM, b"page")
    store.keep(EVA, b"hers")
    assert store.page("home") is None
    store.bind_page("home", b"page")
    assert store.page("home") is None, "whose it is says nothing of its cookie"
    store.keep_page("home", b"old")
    store.keep_page("home", b"cookie")
    store.keep_page("other", b"another")
    store.bind_page("other", b"hers")
    store.bind_page("first", b"page")
    other = opens()
    other.revoke_other_keys("a1", b"phone")
    assert [store.page(home) for home in ("home", "other", "first", "none")] == [b"", b"another", b"", None]
    store.keep_page("home", b"newer")
    store.bind_page("home", b"phone")
    other.forget("a1")
    assert store.page("home") == b"newer", "a page stays its browser's when its person is deleted"
    other.keep(ADAM, b"phone")
    other.revoke_other_keys("a1", b"none")
    assert store.page("home") == b"newer", "and is nobody's then"


def test_a_device_that_is_somebody_elses_now_is_theirs_alone(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(EVA, b"phone")
    assert store.person_of(b"phone") == EVA


def test_a_table_is_as_it_was_last_kept(opens: Opens) -> None:
    store = opens()
    store.table(TABLE)
    store.table(KeptTable("t2", "five six seven eight", "over", b"{}"))
    playing = KeptTable("t1", TABLE.code, "playing", b'{"a":2}')
    store.table(playing)
    other = opens()
    assert other.tables() == [playing]
    assert other.table_of("t2") == KeptTable("t2", "five six seven eight", "over", b"{}")
    assert other.table_of("t3") is None


OVER = b'{"places":[{"person":"a1"},{"person":""},{"person":"e1"}]}'


def finish(store: Store, name: str, people: tuple[str, ...], at: float) -> None:
    store.table(KeptTable(name, f"code {name}", "playing", OVER))
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
    assert [other.sweep(101.0), other.sweep(101.0)] == [1, 0]
    assert store.count_finished() == (2, 101.0)
    assert store.table_of("t0") is None
    assert list(store.entries("t0")) == []
    assert store.table_of("t2") == KeptTable("t2", "code t2", "over", OVER)


def test_no_more_are_swept_at_once_than_can_be_waited_for(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    for number in range(MATCHES_PER_SWEEP + 1):
        finish(store, f"t{number}", ("a1",), 100.0)
    assert [store.sweep(101.0) for _ in range(3)] == [MATCHES_PER_SWEEP, 1, 0]


def test_who_is_forgotten_takes_along_only_what_nobody_else_has_played(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA)
    finish(store, "both", ("a1", "e1"), 100.0)
    finish(store, "alone", ("a1",), 100.0)
    store.table(KeptTable("under way", "code", "playing", OVER))
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
    store.table(TABLE)
    assert other.claim("t1") == TABLE
    store.append("t1", 1, b"first")
    with pytest.raises(CodeTaken):
        other.append("t1", 1, b"another")
    other.append("t1", 2, b"second")
    assert list(store.entries("t1")) == [b"first", b"second"]


def test_entries_that_go_together_are_kept_all_or_none(opens: Opens) -> None:
    store = opens()
    store.table(TABLE)
    store.append_all("t1", 1, [b"first", b"second"], {1: "a note"})
    with pytest.raises(CodeTaken):
        store.append_all("t1", 2, [b"another", b"third"], {2: "of the third"})
    with pytest.raises(CodeTaken):
        store.append_all("t1", 0, [b"none", b"another"], {0: "of none"})
    assert list(store.entries("t1")) == [b"first", b"second"]
    assert store.evening_notes("t1") == {1: "a note"}


def test_of_two_writers_at_once_one_has_each_number(opens: Opens, makes: Opens) -> None:
    opens().table(TABLE)

    opening, together = Lock(), Barrier(2)  # the library of migrations serves one thread at a time

    def write(own: bytes) -> list[int]:
        mine: list[int] = []
        with opening:
            made = makes()
        with contextlib.closing(made) as store:
            store.claim("t1")
            together.wait()
            for number in range(1, 61):
                with contextlib.suppress(CodeTaken):
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
    store.table(TABLE)
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
    store.table(TABLE)
    store.append("t1", 1, b"first")
    store.remove("t1")
    store.table(TABLE)
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
    server.report(first)
    server.report(PersonReport(2.5, "e1", "a1", "t1", "", ()))
    kept = owner.reports()
    assert [(one.by, one.about, one.said) for one in kept] == [("a1", "e1", first.said), ("e1", "a1", ())]
    owner.dismiss(kept[0].number)
    assert owner.reports() == kept[1:]
    server.report(first)
    assert owner.reports()[-1].number > kept[1].number, "a number never means another report"


def test_a_table_is_claimed_as_it_is_by_then(opens: Opens) -> None:
    store = opens()
    store.table(TABLE)
    playing = KeptTable("t1", TABLE.code, "playing", b"{}")
    store.table(playing)
    other = opens()
    assert other.claim("t1") == playing
    other.append("t1", 1, b"first")
    assert other.claim("t3") is None


def test_the_owner_of_a_table_is_found_by_its_name_and_its_code_until_the_match_is_over(opens: Opens) -> None:
    store = opens()
    assert set(store.living_owners()) == {store.owner}
    store.table(TABLE)
    assert store.table_and_owner("t1") == store.table_and_owner(TABLE.code) == ("t1", store.owner)
    assert store.table_and_owner("t2") is None
    assert store.owned_tables() == {"t1"}
    store.table(KeptTable("t1", TABLE.code, "over", b"{}"))
    assert store.table_and_owner("t1") is None
    assert store.owned_tables() == frozenset()


def test_tables_without_an_owner_are_given_once_and_no_more_than_are_asked_for(opens: Opens) -> None:
    first = opens()
    kept = [KeptTable(f"t{number}", f"code {number}", "gathering", b"{}") for number in range(3)]
    for table in kept:
        first.table(table)
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
    store.table(TABLE)
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
        first.table(TABLE)
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
    store.passphrase("a1", b"words", 2)
    store.begin_wait("e1", b"\xff\0desk", 3)
    store.keep_page("home", b"\0cookie")
    store.bind_page("other", b"phone")
    store.keep_passkey(Passkey(b"\0\xff", "a1", "table.example", b"key", 7))
    store.ban("e1")
    store.block("a1", "e1")
    for number, name in enumerate(("tá", "t1", "T2", "t10")):
        store.table(KeptTable(name, f"code {number}", "playing", b"{}"))
        for entry in range(1, 13):
            store.append(name, entry, b"entry %d" % entry)
    store.finish(KeptTable("t9", "code 9", "over", OVER), ("a1", "e1"), 1234567.25)
    store.set_keep_days(90)
    store.report(PersonReport(1.5, "a1", "e1", "t1", "shouts", (("Eva", "!!!"),)))


@pytest.mark.peer("postgresql")
def test_everything_goes_to_a_store_of_the_other_kind_and_back(
    opens: Opens, other_kind: Store, tmp_path: Path
) -> None:
    store = opens()
    furnish(store)
    rows = list(store.rows())
    assert other_kind.fill(store) == len(rows) == 2 + 3 + 3 + 2 + 2 + 2 + 1 + 5 + 2 + 48 + 1 + 1 + 1
    assert list(other_kind.rows()) == rows
    assert other_kind.salt() == store.salt()
    assert other_kind.person_of_passphrase(b"words") == ADAM
    other_kind.report(PersonReport(2.5, "a1", "e1", "t1", "", ()))
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


def test_devices_that_are_void_stay_so_and_only_those(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(ADAM, b"desk")
    store.keep(EVA, b"eva")
    store.revoke_other_keys("a1", b"desk")
    again = opens()
    assert again.revoked_keys() == {b"phone"}
    assert again.person_of(b"phone") is None
    assert again.person_of(b"desk") == ADAM
    assert again.person_of(b"eva") == EVA


def test_passkeys_are_kept_with_their_count_until_they_are_removed(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM)
    store.keep(EVA, b"eva")
    first, second = Passkey(b"\0", "a1", "here", b"key"), Passkey(b"\xff", "a1", "there", b"\0key", 2**32 - 1)
    hers = Passkey(b"hers", "e1", "here", b"key")
    for passkey in (first, second, hers):
        store.keep_passkey(passkey)
    counted = Passkey(b"\0", "a1", "here", b"key", 8)
    store.keep_passkey(counted)
    other = opens()
    assert other.passkeys("a1") == [counted, second]
    assert other.passkey(b"hers") == hers
    assert other.person("a1") == ADAM
    other.forget_passkeys("a1")
    assert store.passkey(b"\0") is None
    assert store.person("nobody") is None
    store.revoke_other_keys("e1", b"eva")
    assert other.passkeys("e1") == []
    store.keep_passkey(hers)
    store.forget("e1")
    assert other.passkey(b"hers") is None


def test_of_matches_that_were_over_before_it_was_noted_who_played_them_the_time_begins_now(tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    with contextlib.closing(SqliteStore(path)) as store:
        store.keep(ADAM)
        store.table(KeptTable("t1", "code", "over", OVER))
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
        store.table(KeptTable("t1", "code", "over", OVER))
    with psycopg.connect(address) as before:
        before.execute("DROP TABLE played, words, waiting, visit, notice, owner_order, page, deal_hearer, deal_shared, "
                       "evening_person, evening_note, evening_board, holiday, calling, calling_refused, calling_limit")
        before.execute("UPDATE alembic_version SET version_num = '0005'")
    with contextlib.closing(PostgresStore(address)) as store:
        assert store.finished_matches("a1") == ["t1"]
