"""What a house demands of every store: what a method has done is there for whoever opens the store next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from numeramis_access.server.stores.port import KeptTable, Person, Report, Store, Taken
from numeramis_access.server.stores.sqlite import SqliteStore

ADAM = Person("a1", "Adam", "masculine", "cs")
EVA = Person("e1", "Eva", "feminine", "en")
TABLE = KeptTable("t1", "one two three four", "gathering", b'{"a":1}')

#: opens the store of this test once more, as another process would
Opens = Callable[[], Store]


@pytest.fixture(params=["sqlite"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opens]:
    made: list[Store] = []

    def sqlite() -> Store:
        made.append(SqliteStore(tmp_path / "people.sqlite"))
        return made[-1]

    yield {"sqlite": sqlite}[request.param]
    for store in made:
        store.close()


def test_people_are_known_by_their_devices_and_words_until_they_are_forgotten(opens: Opens) -> None:
    store = opens()
    store.keep(ADAM, b"phone")
    store.keep(Person("a1", "Adam Malý", "masculine", "cs"), b"desk")
    store.passphrase("a1", b"old")
    store.passphrase("a1", b"words")
    other = opens()
    assert other.person_of(b"phone") == other.person_of(b"desk") == other.recovered(b"words")
    assert other.people() == [Person("a1", "Adam Malý", "masculine", "cs")]
    assert other.recovered(b"old") is None
    other.forget("a1")
    assert store.person_of(b"phone") is store.recovered(b"words") is None
    assert store.people() == []


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


def test_of_two_writers_of_one_number_the_later_is_refused(opens: Opens) -> None:
    store, other = opens(), opens()
    store.table(TABLE)
    store.append("t1", 1, b"first")
    with pytest.raises(Taken):
        other.append("t1", 1, b"another")
    other.append("t1", 2, b"second")
    assert list(store.entries("t1")) == [b"first", b"second"]


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
    assert server.banned() == {"a1"}
    owner.ban("a1", banned=False)
    assert server.banned() == frozenset()
    owner.ban("a1")
    server.forget("a1")
    assert owner.banned() == frozenset()


def test_reports_wait_for_the_owner_in_their_order(opens: Opens) -> None:
    server, owner = opens(), opens()
    first = Report(1.5, "a1", "e1", "t1", "shouts", (("Eva", "Dobrý den"), ("Eva", "!!!")))
    server.report(first)
    server.report(Report(2.5, "e1", "a1", "t1", "", ()))
    kept = owner.reports()
    assert [(one.by, one.about, one.said) for one in kept] == [("a1", "e1", first.said), ("e1", "a1", ())]
    owner.dismiss(kept[0].number)
    assert owner.reports() == kept[1:]
    server.report(first)
    assert owner.reports()[-1].number > kept[1].number, "a number never means another report"


def test_the_salt_is_made_once(opens: Opens) -> None:
    assert opens().salt() == opens().salt()
    assert len(opens().salt()) == 16
