"""The demands of a house on what every store keeps about people: devices, words, passkeys, holidays, calls."""

from __future__ import annotations

import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from numeramis_access.server.stores.calls import CallRow, CountedAct
from numeramis_access.server.stores.port import (
    KnownPerson,
    Passkey,
    Wait,
)
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.long_clocks import Holiday
from tests.contract.stores import ADAM, EVA, Opens


def test_people_are_known_by_their_devices_and_words_until_they_are_forgotten(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(KnownPerson("a1", "Adam Malý", "masculine", "cs"), b"desk")
    store.store_passphrase("a1", b"old", 1)
    store.store_passphrase("a1", b"words", 2)
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
    store.store_passphrase("a1", b"words", 5)
    store.begin_wait("a1", b"phone", 6)
    store.begin_wait("a1", b"desk", 7)
    other = opens()
    assert other.has_passphrase("a1")
    assert (other.passphrase_made("a1"), other.current_wait("a1")) == (5, Wait(b"desk", 7))
    other.keep(ADAM, b"desk")
    assert other.current_wait("a1") == Wait(b"desk", 7), "the device came again"
    for ends in (
        lambda: other.store_passphrase("a1", b"newer", 8), lambda: other.end_wait("a1"),
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
    hourly, daily = CountedAct("0a", 3600.0, 7200.0), CountedAct("0b", 86_400.0, 86_400.0)
    assert store.take_shares([hourly], 1000.0) == 0
    assert other.take_shares([daily, hourly], 1000.0) == 0
    assert store.take_shares([hourly], 1000.0) == pytest.approx(3600, abs=0.1)
    assert store.take_shares([hourly, CountedAct("0c", 60.0, 60.0)], 1000.0) > 0
    assert other.take_shares([CountedAct("0c", 60.0, 60.0)], 1000.0) == 0, "what was refused has counted nothing"
    assert other.take_shares([hourly], 4600.0) == 0
    assert store.take_shares([daily], 4600.0) == pytest.approx(82_800, abs=0.1)
    store.forget_old_calls(0, 0, 0, 90_000.0)
    assert store.take_shares([daily, hourly], 90_000.0) == 0


def test_of_many_servers_one_gives_the_last_code(opens: Opens) -> None:
    stores = [opens() for _ in range(3)]
    acts = [CountedAct("0a", 20.0, 100.0), CountedAct("0b", 1.0, 100.0)]
    with ThreadPoolExecutor() as pool:
        taken = list(pool.map(lambda at: stores[at % 3].take_shares(acts, 5.0), range(12)))
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
