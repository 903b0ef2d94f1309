"""Two programs on one home: both change every file in turn, and no change is lost."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from numeramis_access.app.people.identity import device_key
from numeramis_access.store import faults
from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.home import SHARING, Home
from numeramis_access.store.settings import load_settings
from tests.app.one_of_two import CHANGES
from tests.app.test_bad_circumstances import PATIENCE, environment, settings, start
from tests.waiting import wait_until

#: number of changes of each file by each program; the list of houses keeps five
TIMES = 2
#: traces of a change in files that do not contain its name
TOLD: dict[str, Callable[[str, int], str]] = {
    "keymap_file": lambda name, number: f"f{number + (1 if name == 'A' else 12)} = ",
    "calendar_file": lambda name, number: f'"game-{name}","day":"2026-01-0{1 + number}"',
}


def kept_files() -> dict[str, property]:
    """Return every file and folder of a home, by the name of its property."""
    found = inspect.getmembers(Home, lambda one: isinstance(one, property))
    return {name: one for name, one in found if one.fget is not None and one.fget.__annotations__["return"] == "Path"}


class Child:
    """One of two programs."""

    def __init__(self, home: Path, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.app.one_of_two", str(home), name], env=environment(home), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.hear("ready")

    def hear(self, word: str) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == word

    def order(self, what: str, number: int) -> None:
        assert self.process.stdin is not None
        print(what, number, file=self.process.stdin, flush=True)


def missing(home: Home, name: str) -> list[str]:
    """Return what a file of a home lacks of the changes that both programs have made."""
    path: Path = getattr(home, name)
    files = list(path.rglob("*.ftl")) if path.is_dir() else [path]
    text = "".join(one.read_text("utf-8") for one in files)
    told = TOLD.get(name, lambda who, number: f"{who}{number}")
    return [told(who, number) for who in "AB" for number in range(TIMES) if told(who, number) not in text]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """Yield a home after two programs have changed each file, first in turn and then at the same time."""
    folder = tmp_path_factory.mktemp("home")
    settings(folder, '# mine\nlanguage = "cs"\nbraille = "off"\n')
    both = [Child(folder, name) for name in "AB"]
    try:
        for what in CHANGES:
            for one in both:
                one.order(what, 0)
                one.hear("done")
            for one in both:
                one.order(what, 1)
            for one in both:
                one.hear("done")
        yield Home.at(folder)
    finally:
        for one in both:
            one.process.kill()
            one.process.wait()


def test_of_every_file_of_a_home_it_is_said_how_programs_share_it() -> None:
    assert set(SHARING) == set(kept_files())


def test_every_file_that_is_changed_by_key_is_changed_here() -> None:
    assert set(CHANGES) == {name for name, way in SHARING.items() if way == "by key"}


@pytest.mark.parametrize("name", CHANGES)
def test_what_two_programs_change_in_turn_and_at_once_is_all_there(shared: Home, name: str) -> None:
    assert not missing(shared, name)


def test_single_settings_of_both_hold_and_the_comment_stays(shared: Home) -> None:
    kept, problems = load_settings(shared.settings_file)
    assert (kept.rate, kept.volume, problems) == (11, 11, [])
    assert "# mine" in shared.settings_file.read_text("utf-8")


def test_nothing_else_lies_in_a_home(shared: Home) -> None:
    known = {getattr(shared, name) for name in SHARING}
    strangers = {one.name for one in shared.data.iterdir() if one not in known and one.name != LOCK_FILE}
    assert not strangers


def test_the_first_start_of_two_programs_makes_one_key(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from numeramis_access.app.people.identity import device_key\n"
        "from numeramis_access.store.home import Home\n"
        "sys.stdin.readline(); print(device_key(Home.at(Path(sys.argv[1]))))"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    pipe = subprocess.PIPE
    several = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(4)]
    for one in several:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    keys = {one.communicate(timeout=PATIENCE)[0].strip() for one in several}
    assert keys == {device_key(Home.at(tmp_path))}


def test_both_write_to_one_log_of_faults_and_put_it_aside_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "faults.log"
    code = (
        "import sys; from pathlib import Path; from numeramis_access.store.faults import FaultLog\n"
        "log = FaultLog(Path(sys.argv[1]))\n"
        "for number in range(200): log.note(f'{sys.argv[2]} {number} ' + 'x' * 20000)"
    )
    both = [subprocess.Popen([sys.executable, "-c", code, str(path), name]) for name in "AB"]
    assert [one.wait(PATIENCE) for one in both] == [0, 0]
    text = "".join(one.read_text() for one in (path.with_name("faults.log.1"), path))
    whole = [line for line in text.splitlines() if line.startswith(("A ", "B "))]
    assert all(line.endswith("x" * 20000) and len(line) < 20010 for line in whole)
    assert path.with_name("faults.log.1").stat().st_size > faults.MAX_LOG_BYTES
    assert FaultLog(path).last_lines(1)[0].startswith(("A 199", "B 199"))


def test_a_table_of_ones_own_outlives_a_key_that_another_program_takes(tmp_path: Path) -> None:
    settings(tmp_path, 'language = "en"\nbraille = "off"\npace = 0.0\n')
    first, second = (start(tmp_path, "--terminal", "--speech", "none") for _ in range(2))
    assert first.stdin is not None
    assert second.stdin is not None
    try:
        wait_until(lambda: (tmp_path / "version.txt").exists())
        for child in (first, second):
            assert child.stdout is not None
            while "Main menu" not in child.stdout.readline():
                assert child.poll() is None
        second.stdin.write("new match\nquist\nsave this as your own table\nFriday with Eva\n")
        second.stdin.flush()
        wait_until(lambda: "Friday with Eva" in load_settings(tmp_path / "settings.toml")[0].tables)
        first.stdin.write("f6\n")
        first.stdin.flush()
        wait_until(lambda: load_settings(tmp_path / "settings.toml")[0].verbosity == 3)
        assert list(load_settings(tmp_path / "settings.toml")[0].tables) == ["Friday with Eva"]
    finally:
        for child in (first, second):
            child.communicate("", timeout=PATIENCE)
