"""The file of club evenings: logs only grow, deleted people leave no trace, acknowledged entries stay."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import Evenings, KeptEvening, KeptEvenings, KeptPerson, WrittenElsewhere

AT = "2026-11-25T18:00:00"
NAME = "Květoslava Nezapomenutelná"


def kept(path: Path) -> Evenings:
    store = Evenings(path / "evenings.sqlite")
    store.begin("e1", AT)
    for number, line in enumerate(('{"a":1}', '{"b":2}')):
        store.append("e1", number, line)
    store.put_people([KeptPerson("p1", "e1", NAME, ("seated",)), KeptPerson("p2", "e1", "Jan Malý", (), kept=True)])
    return store


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    store = kept(tmp_path)
    store.append("e1", 2, '{"c":3}', note="Sousedův pes štěkal.")
    found = store.all()
    assert found.evenings == (KeptEvening("e1", AT, ('{"a":1}', '{"b":2}', '{"c":3}'), {2: "Sousedův pes štěkal."}),)
    assert [one.name for one in found.people] == ["Jan Malý", NAME]
    assert store.read("e1") == found.evenings[0]
    assert store.read("e2") is None
    assert Evenings(tmp_path / "elsewhere").all() == KeptEvenings()


def test_two_programs_cannot_both_write_the_same_entry(tmp_path: Path) -> None:
    store = kept(tmp_path)
    with pytest.raises(WrittenElsewhere):
        store.append("e1", 1, '{"other":2}')
    found = store.read("e1")
    assert found is not None
    assert found.lines == ('{"a":1}', '{"b":2}')


@pytest.mark.parametrize("order", ["UPDATE log SET line = 'x'", "DELETE FROM log"])
def test_a_log_is_only_added_to_whoever_asks(tmp_path: Path, order: str) -> None:
    store = kept(tmp_path)
    with sqlite3.connect(store.path) as base, pytest.raises(sqlite3.IntegrityError, match="only added to"):
        base.execute(order)


def content(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_who_is_deleted_is_in_no_byte_of_the_files_any_more(tmp_path: Path) -> None:
    store = kept(tmp_path)
    assert NAME.encode() in content(tmp_path)
    store.delete_people(["p1"])
    assert NAME.encode() not in content(tmp_path)
    assert [one.id for one in store.all().people] == ["p2"]


def test_after_the_evening_only_those_stay_who_agreed_and_nobody_s_needs(tmp_path: Path) -> None:
    store = kept(tmp_path)
    store.put_people([KeptPerson("p2", "e1", "Jan Malý", ("braille",), kept=True)])
    store.append("e1", 2, "{}", note="Marie přišla pozdě.")
    store.close("e1")
    assert store.all().people == (KeptPerson("p2", "e1", "Jan Malý", (), kept=True),)
    for gone in (NAME, "braille", "Marie"):
        assert gone.encode() not in content(tmp_path)
    found = store.read("e1")
    assert found is not None
    assert len(found.lines) == 3


@pytest.mark.system("posix", "Windows keeps what is in a user's folder from others by itself")
def test_nobody_else_may_read_names_and_needs(tmp_path: Path) -> None:
    store = kept(tmp_path)
    with sqlite3.connect(store.path) as base:
        base.execute("SELECT * FROM people").fetchall()
        assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}


def test_an_evening_is_deleted_altogether(tmp_path: Path) -> None:
    store = kept(tmp_path)
    store.delete("e1")
    assert store.all() == KeptEvenings((), (KeptPerson("p2", "e1", "Jan Malý", (), kept=True),))
    assert b'{"a":1}' not in content(tmp_path)


def test_a_damaged_file_is_put_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    store = Evenings(tmp_path / "evenings.sqlite")
    store.path.write_bytes(b"no data base" * 100)
    with pytest.raises(DamagedDatabase):
        store.all()
    assert list(tmp_path.glob("evenings.sqlite.damaged-*"))
    store.begin("e1", AT)
    assert len(store.all().evenings) == 1


WRITER = """
import sys
from pathlib import Path
from numeramis_access.store.evenings import Evenings
store = Evenings(Path(sys.argv[1]))
store.begin("e1", "2026-11-25T18:00:00")
for number in range(100000):
    store.append("e1", number, '{"number":%d}' % number)
    print(number, flush=True)
"""


@pytest.mark.parametrize("acknowledged", [1, 7, 23])
def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path, acknowledged: int) -> None:
    path = tmp_path / "evenings.sqlite"
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    for line in writer.stdout:
        if int(line) == acknowledged:
            break
    writer.kill()
    rest = [int(line) for line in writer.stdout.read().split()]
    writer.wait()
    writer.stdout.close()
    found = Evenings(path).read("e1")
    assert found is not None
    assert len(found.lines) >= max([acknowledged, *rest]) + 1
    assert list(found.lines) == [f'{{"number":{number}}}' for number in range(len(found.lines))]
