"""Files that other programs have open, as Windows' virus scanners do; and how no file of ours is ever met by us."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from numeramis_access.store import files
from numeramis_access.store.files import copy_aside, move, patiently, remove, write_whole
from tests.open_files import ROOT

#: packages whose files other programs may meet; the only place that moves and deletes
PACKAGES, PLACE = ("numeramis_access", "braille"), "numeramis_access/store/files.py"


class Held(PermissionError):
    """What Windows answers. :param winerror: 5 access denied, 32 sharing violation, others are no open file."""

    def __init__(self, winerror: int) -> None:
        super().__init__(13, "held")
        self.winerror = winerror


class Scanner:
    """The system's work on a file that a virus scanner holds until it was asked so often."""

    def __init__(self, times: int, winerror: int = 32) -> None:
        self.times, self.winerror, self.asked = times, winerror, 0

    def work(self) -> str:
        """Refuse, or do it."""
        self.asked += 1
        if self.asked <= self.times:
            raise Held(self.winerror)
        return "done"


@pytest.fixture(autouse=True)
def _without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PAUSE", 0.0)


@pytest.mark.parametrize("winerror", files.HELD)
def test_what_another_program_holds_for_a_while_is_done_after_all(winerror: int) -> None:
    scanner = Scanner(3, winerror)
    assert patiently(scanner.work) == "done"
    assert scanner.asked == 4


def test_what_another_program_never_lets_go_is_given_up() -> None:
    scanner = Scanner(10**6)
    with pytest.raises(Held):
        patiently(scanner.work)
    assert scanner.asked == files.TRIES + 1


def test_what_no_program_holds_is_not_tried_again() -> None:
    scanner = Scanner(10**6, 112)  # the disk is full
    with pytest.raises(Held):
        patiently(scanner.work)
    assert scanner.asked == 1



@pytest.mark.system("posix", "Windows refuses it by itself")
def test_the_tests_themselves_stand_under_windows_rule(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    works = (
        lambda: remove(path), lambda: move(path, other), lambda: move(other, path), lambda: write_whole(path, b""),
    )  # fmt: skip
    for work in works:
        path.write_bytes(b"1")
        other.write_bytes(b"2")
        with path.open("rb"), pytest.raises(AssertionError, match="Windows"):
            work()


def test_a_copy_that_is_there_is_not_made_again(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    for content, copies in ((b"one", 1), (b"one", 1), (b"two", 2), (b"two", 2)):
        path.write_bytes(content)
        copy_aside(path)
        assert len(list(tmp_path.glob("*.damaged-*"))) == copies


def _moves(call: ast.Call) -> bool:
    """Return whether a call moves or deletes a file: ``os.replace(a, b)``, ``path.replace(b)``, ``path.unlink()``."""
    if not isinstance(call.func, ast.Attribute):
        return False
    of_os = isinstance(call.func.value, ast.Name) and call.func.value.id in ("os", "shutil")
    if of_os:
        return call.func.attr in ("replace", "rename", "remove", "unlink", "rmtree", "move")
    alone = len(call.args) == 1 and not call.keywords  # a text's ``replace`` has two
    return call.func.attr == "unlink" or (call.func.attr in ("replace", "rename") and alone)


def test_files_are_moved_and_deleted_in_one_place_alone() -> None:
    found = []
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            if (name := path.relative_to(ROOT).as_posix()) == PLACE:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [f"{name}:{one.lineno}" for one in ast.walk(tree) if isinstance(one, ast.Call) and _moves(one)]
    assert not found, "use store.files.move and remove"
