"""Several programs change one home: each program's changes survive the changes of the others."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numeramis_access.store import changing
from numeramis_access.store import settings as store
from numeramis_access.store.changing import SharedJson, change_file, change_json, lock_folders, merge_keys, merge_lists
from numeramis_access.store.lock import FileBusy
from numeramis_access.store.settings import OwnTable, Settings

KEYS = st.sampled_from("abcd")
VALUES = st.dictionaries(KEYS, st.integers(0, 2))
#: a program's acts: set a key, or delete it
ACTS = st.lists(st.tuples(st.integers(0, 1), KEYS, st.none() | st.integers(0, 2), st.booleans()), max_size=12)


@given(VALUES, ACTS)
def test_after_any_interleaving_each_key_is_as_it_was_changed_last(first: dict[str, int], acts: list[tuple]) -> None:
    there = dict(first)
    known, own = [dict(first), dict(first)], [dict(first), dict(first)]
    last: dict[str, int | None] = dict(first)
    waiting: list[dict[str, int | None]] = [{}, {}]
    for who, key, value, saves in acts:
        if value is None:
            own[who].pop(key, None)
        else:
            own[who][key] = value
        if own[who].get(key) == known[who].get(key):
            waiting[who].pop(key, None)
        else:
            waiting[who][key] = value
        if saves:
            there = merge_keys(known[who], own[who], there)
            known[who], own[who] = dict(there), dict(there)
            last.update(waiting[who])
            waiting[who].clear()
        assert there == {name: value for name, value in last.items() if value is not None}


@given(st.lists(KEYS, unique=True), st.lists(KEYS, unique=True), st.lists(KEYS, unique=True))
def test_a_list_has_what_either_added_and_nothing_that_either_took_out(
    before: list[str], own: list[str], there: list[str]
) -> None:
    found = merge_lists(before, own, there)
    assert len(set(found)) == len(found)
    assert set(found) == (set(own) | set(there)) - (set(before) - set(own)) - (set(before) - set(there))


TABLES = st.dictionaries(st.sampled_from(["Pátek", "Doma", "S Evou"]), st.integers(1, 4), max_size=3)
CHANGES = st.lists(
    st.tuples(st.integers(0, 1), st.sampled_from(["rate", "pace", "tables", "opponents", "aims"]), st.integers(0, 3)),
    max_size=8,
)


@settings(max_examples=60, deadline=None)
@given(CHANGES)
def test_two_programs_change_their_settings_in_any_order(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[int, str, int]]
) -> None:
    path = tmp_path_factory.mktemp("home") / "settings.toml"
    store.save_settings(Settings(language="cs"), path)
    own = [Settings(language="cs"), Settings(language="cs")]
    expected = msgspec.to_builtins(own[0])
    for who, field, number in changes:
        key = f"{who}-{number}"
        value: object = {
            "rate": 10 * who + number, "pace": float(number), "aims": {**own[who].aims, key: number},
            "tables": {**own[who].tables, key: OwnTable("quist", {}, 1 + number)},
            "opponents": (*(one for one in own[who].opponents if one != key), key),
        }[field]  # fmt: skip
        before, own[who] = own[who], msgspec.structs.replace(own[who], **{field: value})
        own[who] = store.with_collections_of(own[who], store.merge_settings(own[who], before, path))
        if own[who] != before or field in ("tables", "aims", "opponents"):
            if field in ("tables", "aims"):
                expected[field] = {**expected[field], key: msgspec.to_builtins(value)[key]}
            elif field == "opponents":
                expected[field] = msgspec.to_builtins(own[who].opponents)
            elif getattr(before, field) != value:
                expected[field] = value
    assert msgspec.to_builtins(store.load_settings(path)[0]) == expected


WRITTEN = """\
# Nastavil jsem si to sám.
language = "cs"  # česky
rate = 55 # ne rychleji
# dole jsou stoly
verbosity = 2
hologram = true

[telling] # co slyším
"worth-now" = "sound" # jen zvuk

[tables."S Evou"] # v úterý
game = "quist"
players = 4
[tables."S Evou".options]
games = 3 # tři hry
"""


def test_comments_and_what_nobody_changed_stay_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(WRITTEN, "utf-8")
    before = store.load_settings(path)[0]
    own = msgspec.structs.replace(before, verbosity=3, tables={**before.tables, "Doma": OwnTable("loker", {}, 3)})
    store.merge_settings(own, before, path)
    text = path.read_text("utf-8")
    comments = [line.partition("#")[2] for line in WRITTEN.splitlines() if "#" in line]
    assert all(one in text for one in comments)
    assert "verbosity = 3" in text
    assert "hologram = true" in text
    assert store.load_settings(path) == (own, [])
    store.merge_settings(msgspec.structs.replace(own, tables={}, telling={}), own, path)
    assert store.load_settings(path)[0] == msgspec.structs.replace(own, tables={}, telling={})


def test_what_another_program_deleted_does_not_come_back_with_old_values(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    both = Settings(language="cs", tables={"Pátek": OwnTable("quist", {}, 4)})
    store.save_settings(both, path)
    store.merge_settings(msgspec.structs.replace(both, tables={}), both, path)
    there = store.merge_settings(msgspec.structs.replace(both, verbosity=3), both, path)
    assert (there.tables, there.verbosity) == ({}, 3)


def test_a_file_that_is_no_settings_is_put_aside_before_others_are_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"rate = = 5")
    store.merge_settings(Settings(rate=60), Settings(), path)
    assert store.load_settings(path)[0].rate == 60
    assert path.with_name("settings.toml.damaged-1").read_bytes() == b"rate = = 5"


HOLDER = """
import sys, time
from pathlib import Path
from numeramis_access.store.changing import lock_folders
with lock_folders(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


@pytest.fixture
def holder(tmp_path: Path):  # type: ignore[no-untyped-def]
    """A program that holds the lock of the folder."""
    child = subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    yield child
    child.kill()
    child.wait()


def test_a_lock_that_is_held_is_told_and_the_lock_of_a_killed_program_is_free(
    tmp_path: Path, holder: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changing, "LOCK_SECONDS", 0.1)
    path = tmp_path / "things.json"
    with pytest.raises(FileBusy):
        change_file(path, lambda _: b"[]")
    holder.kill()
    holder.wait()
    change_file(path, lambda _: b"[]")
    assert path.read_bytes() == b"[]"


def test_threads_of_one_program_wait_for_each_other(tmp_path: Path) -> None:
    path = tmp_path / "things.json"

    def add(number: int) -> None:
        change_json(path, list[int], lambda kept: [*(kept or []), number])

    threads = [threading.Thread(target=add, args=(number,)) for number in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sorted(msgspec.json.decode(path.read_bytes())) == list(range(8))


def test_what_the_disk_did_not_take_is_written_with_the_next_change(tmp_path: Path) -> None:
    path = tmp_path / "home" / "things.json"
    kept = SharedJson(path, dict[str, int], {})
    path.parent.write_bytes(b"in the way")
    with pytest.raises(FileExistsError):
        kept.change(lambda now: {**now, "first": 1})
    assert kept.now == {"first": 1}
    path.parent.unlink()
    other = SharedJson(path, dict[str, int], {})
    other.change(lambda now: {**now, "other": 3})
    kept.change(lambda now: {**now, "second": 2})
    assert kept.now == {"first": 1, "second": 2, "other": 3}
    assert msgspec.json.decode(path.read_bytes()) == kept.now


def test_locks_of_several_folders_are_taken_once_each(tmp_path: Path) -> None:
    with lock_folders(tmp_path, tmp_path / "records", tmp_path):
        assert (tmp_path / "records" / changing.LOCK_FILE).exists()


def test_a_damaged_file_is_set_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    path = tmp_path / "things.json"
    path.write_bytes(b"{")
    assert change_json(path, list[int], lambda kept: [*(kept or []), 1]) == [1]
    assert path.with_name("things.json.damaged-1").read_bytes() == b"{"
