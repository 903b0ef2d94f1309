"""Files that another program holds open, as Windows' virus scanners do; one module alone moves, deletes and reads
files."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from numeramis_access.store import files
from numeramis_access.store.files import (
    copy_aside,
    move,
    open_to_change,
    read_regular_file,
    remove,
    retry_while_in_use,
    write_whole,
)  # fmt: skip
from tests import sources
from tests.open_files import ROOT

#: packages whose files other programs may hold open; the only module that moves and deletes
PACKAGES, PLACE = ("numeramis_access", "braille"), "numeramis_access/store/files.py"
#: functions that move or delete a file, and those that open one to read it
MOVES, READS = ("replace", "rename", "remove", "unlink", "rmtree", "move"), ("open", "read_text", "read_bytes")
#: rooms of players' files, which change during reads: only that module opens them
KEPT = ("numeramis_access/store", "numeramis_access/app")


class Held(PermissionError):
    """The error that Windows gives.

    :param winerror: 5 access denied, 32 sharing violation, others mean no open file; None for the error of ``open``.
    """

    def __init__(self, winerror: int | None) -> None:
        super().__init__(13, "held")
        self.winerror = winerror


class Scanner:
    """A file system whose file a virus scanner holds until the program has tried a number of times."""

    def __init__(self, times: int, winerror: int | None = 32) -> None:
        self.times, self.winerror, self.asked = times, winerror, 0

    def work(self) -> str:
        """Raise the error, or move or delete the file."""
        self.asked += 1
        if self.asked <= self.times:
            raise Held(self.winerror)
        return "done"


@pytest.fixture(autouse=True)
def _without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "RETRY_SECONDS", 0.0)


@pytest.mark.parametrize("winerror", [*files.OPEN_ELSEWHERE_ERRORS, None])
def test_what_another_program_holds_for_a_while_is_done_after_all(winerror: int) -> None:
    scanner = Scanner(3, winerror)
    assert retry_while_in_use(scanner.work) == "done"
    assert scanner.asked == 4


def test_what_another_program_never_lets_go_is_given_up() -> None:
    scanner = Scanner(10**6)
    with pytest.raises(Held):
        retry_while_in_use(scanner.work)
    assert scanner.asked == files.MAX_FILE_TRIES + 1


def test_what_no_program_holds_is_not_tried_again() -> None:
    scanner = Scanner(10**6, 112)  # the disk is full
    with pytest.raises(Held):
        retry_while_in_use(scanner.work)
    assert scanner.asked == 1



@pytest.mark.parametrize("opened", [lambda path: read_regular_file(path, 9), lambda path: open_to_change(path).close()])
def test_what_is_being_replaced_is_opened_after_all(
    opened: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"1")
    scanner = Scanner(3, None)
    for name in ("_open_file", "_opened_to_change"):
        plain = getattr(files, name)
        monkeypatch.setattr(files, name, lambda path, plain=plain: scanner.work() and plain(path))
    opened(path)
    assert scanner.asked == 4


def test_a_file_is_read_whole_however_often_another_program_replaces_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, b"0")
    code = (
        "import sys; from pathlib import Path; from numeramis_access.store.files import write_whole\n"
        "for number in range(100): write_whole(Path(sys.argv[1]), b'%d' % number)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(path)]) as other:
        while other.poll() is None:
            assert read_regular_file(path, 9).isdigit()
            open_to_change(path).close()
            time.sleep(0.01)  # a reader without pauses would make Windows refuse the writer for ever
    assert (other.returncode, path.read_bytes()) == (0, b"99")


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
        return call.func.attr in MOVES
    alone = len(call.args) == 1 and not call.keywords  # a text's ``replace`` has two
    return call.func.attr == "unlink" or (call.func.attr in ("replace", "rename") and alone)


def _reads(call: ast.Call) -> bool:
    """Return whether a call opens a file for reading: ``open(a)``, ``path.open("r+b")``, ``path.read_text()``."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    of_path = isinstance(call.func, ast.Attribute)
    given = (*call.args, *(word.value for word in call.keywords))
    words = [one.value for one in given if isinstance(one, ast.Constant)]
    modes = [one for one in words if isinstance(one, str) and one[:1] in "rwax" and len(one) < 4]
    opens = name == "open" and (bool(modes) or not of_path) and not any(mode[0] in "wax" for mode in modes)
    return opens or (of_path and name in READS[1:])


def _calls(names: tuple[str, ...], folders: tuple[str, ...], is_wanted: Callable[[ast.Call], bool]) -> list[str]:
    """Return the places of such calls outside the one module that may make them; training code is exempt.

    :param names: of the called functions.
    """
    return [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path, nodes in sources.nodes_with([f"{name}(" for name in names], *folders)
        if path != ROOT / PLACE and "training" not in path.parts
        for node in nodes
        if isinstance(node, ast.Call) and is_wanted(node)
    ]


def test_files_are_moved_and_deleted_in_one_place_alone() -> None:
    assert not _calls(MOVES, PACKAGES, _moves), "use store.files.move and remove"


def test_what_a_player_keeps_is_opened_in_one_place_alone() -> None:
    assert not _calls(READS, KEPT, _reads), "use store.files.read_regular_file, open_regular_file and open_to_change"
