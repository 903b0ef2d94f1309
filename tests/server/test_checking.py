"""What ``club check`` finds wrong with a house: nothing where all is well, and each thing by itself where it is not."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.server import checking
from numeramis_access.server.checking import LOOKS, House, findings
from numeramis_access.server.serving import Told, read_told, tell
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.server.processes import Node
from tests.server.test_club import told

#: what the machine of the tests may lack, and no house
OF_THE_MACHINE = {"no-memory-limit", "clock-unset"}


def found(data: Path) -> set[str]:
    """Return what is wrong with a house."""
    return {name for name, _ in findings(data, data / "people.sqlite")} - OF_THE_MACHINE


def test_a_house_that_runs_and_has_a_copy_is_well_and_each_fault_is_told_in_a_sentence(tmp_path: Path) -> None:
    home = tmp_path / "home"
    node = Node(home)
    try:
        assert node.url
        assert found(home) == {"no-copy"}
        assert told(home, "backup", str(tmp_path / "copy.zip"))[0] == 0
        assert found(home) == set()
        os.kill(node.process.pid, signal.SIGSTOP)
        try:
            assert found(home) == {"no-answer"}
        finally:
            os.kill(node.process.pid, signal.SIGCONT)
    finally:
        node.end(signal.SIGTERM)
    assert found(home) == {"no-server"}
    status, said = told(home, "check")
    assert (status, said.partition(":")[0]) == (1, "No server runs from this folder, so nobody can come. Start it")


def no_copy_for_long(data: Path) -> None:
    (data / "backup.json").write_text(json.dumps({"at": time.time() - 9 * 86400, "file": "x"}), "utf-8")


def damaged(data: Path) -> None:
    (data / "people.sqlite").write_bytes(b"no database at all" * 300)


def newer(data: Path) -> None:
    with closing(sqlite3.connect(data / "people.sqlite")) as db:
        db.execute("PRAGMA user_version = 999")


def of_the_future(data: Path) -> None:
    os.utime(data / "people.sqlite", (time.time() + 86400,) * 2)


def served_by(**how: object) -> Callable[[Path], None]:
    """Return what has a server of this machine be told of so."""

    def change(data: Path) -> None:
        before = read_told(data)
        assert before is not None
        tell(data, Told(**{**{one: getattr(before, one) for one in Told.__struct_fields__}, **how}))  # type: ignore[arg-type]

    return change


WRONG: dict[str, Callable[[Path], object]] = {
    "old-copy": no_copy_for_long,
    "store-damaged": damaged,
    "store-newer": newer,
    "clock-behind": of_the_future,
    "open-to-others": lambda data: (data / "people.sqlite").chmod(0o644),
    "other-version": served_by(version="0.0.1"),
    "open-line": served_by(host="0.0.0.0"),
    "not-reached": served_by(names=("localhost:1",)),
    "no-server": lambda data: (data / "serving.json").unlink(),
    "no-copy": lambda data: (data / "backup.json").unlink(),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_thing_that_is_wrong_is_found_by_itself(tmp_path: Path, name: str) -> None:
    SqliteStore(tmp_path / "people.sqlite").close()
    tmp_path.chmod(0o700)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        tell(tmp_path, Told(__version__, os.getpid(), "127.0.0.1", port))
        (tmp_path / "backup.json").write_text(json.dumps({"at": time.time(), "file": "x"}), "utf-8")
        listener.close()
        assert found(tmp_path) == {"no-answer"}, "as nobody serves there"
        WRONG[name](tmp_path)
        assert found(tmp_path) - {"no-answer"} == {name}


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "FREE", shutil.disk_usage(tmp_path).total + 1)
    house = House(tmp_path, None, None)
    assert [name for look in LOOKS for name, _ in look(house) if name == "disk-full"] == ["disk-full"]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_finding_is_a_sentence(language: str) -> None:
    words = Language(language)
    names = set(re.findall(r'yield "([a-z-]+)"', Path(checking.__file__).read_text("utf-8")))
    assert len(names) > 12
    values: dict[str, object] = {
        "running": "1", "here": "2", "port": "8765", "host": "table.example.org", "why": "x", "days": 3, "megabytes": 7,
        "file": "people.sqlite",
    }  # fmt: skip
    said = [checking.told((name, values), words) for name in names]
    assert len(set(said)) == len(names)
    assert all(". " in one for one in said), "what it is, and what to do"
