"""Each command in a README works as written.

Only numbers are made smaller, and words in capitals stand for something: a record, a folder, a display. The test meets
listening programs and windows as a person does. Servers listen at their usual port, in a separate network.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.test_people_records import kept  # noqa: F401 - a fixture: a record of people
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.baum import BaumDisplay
from tests.peers.desktop import Desktop
from tests.server.machines import apart
from tests.setup.readme import PROGRAM, READMES, ROOT, commands
from tests.waiting import until
from tests.web import static_site

#: commands that are not run here, each with the reason
EXCUSED = {
    "python3 -m tests": "this test is part of it",
    "python3 -m tests quick": "this test is part of the same",
    "python3 -m tests tests/games": "this test is part of the same",
    "python3 -m tests.windows": "it makes a Windows; .ci/run runs it after these tests",
    "python -m tests.lock": "it writes the lock files; what it writes is checked in test_locks",
    "python -m tests.protocols": "it writes lists into documents, which a test compares",
    "python -m tests.campaigns.bare_debian FOLDER": "it installs a Debian; test_volunteer runs the page here",
    "python3 -m pip install --only-binary=:all: pipx": "it installs into the Python of the machine",
    "python3 -m pipx": "a mention of the command's other name",
    "pip install": "a mention; the whole line stands above it, in lines of a shell",
    "numeramis-access serve --store postgresql://tables@db.example.org/tables": "no such database is here; "
    "tests/server/test_database has one",
    "numeramis-access club": "a mention without an order; every order is given in tests/server/test_club",
    "numeramis-access engine --language": "a mention; the language is left out",
}
#: largest number in a command here, by the option before it
SMALLER = {"--deals": "2", "--servers": "2", "--tables": "4", "--evenings": "1"}
EVERY = {command: readme for readme in reversed(READMES) for command in commands(ROOT / readme)}
#: a program that plays, and is quick
PLAYER = shlex.join([sys.executable, "-I", "-S", str(ROOT / "tests/players/strange_program.py"), "well"])
#: exit statuses of commands that may be other than 0: a machine may have no display
STATUS = {"python -m braille list": (0, 1)}
PATIENCE = 300.0
SERVING = ROOT / "numeramis_access/server/SERVING.md"
#: a table, so that a command can begin a match by its name
SETTINGS = """\
language = "en"
mode = "own-voice"
speech = "speech-dispatcher"
cue_volume = 0
[tables."Thursday Whist"]
game = "whist"
players = 4
options = {}
"""
#: starts a server in a separate network, requests its page, ends it by Ctrl+C
VISIT = """
import os, signal, subprocess, sys, time, urllib.request
subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
server = subprocess.Popen(sys.argv[2:])
ends = time.monotonic() + float(sys.argv[1])
while True:
    try:
        page = urllib.request.urlopen("http://127.0.0.1:8765/").read().decode()
        break
    except OSError:
        assert server.poll() is None and time.monotonic() < ends
        time.sleep(0.05)
print(page)
server.send_signal(signal.SIGINT)
sys.exit(0 if server.wait() in (0, 130) else 1)
"""


def of_kind(kind: Callable[[str], bool]) -> list[Any]:
    """Return the commands of one kind, each with the peers that it needs."""
    run = (command for command in EVERY if command not in EXCUSED and kind(command))
    return [pytest.param(command, marks=_peers(command)) for command in run]


def _peers(command: str) -> list[pytest.MarkDecorator]:
    """Return the marks of a command: several servers share a database and a bus."""
    return [pytest.mark.peer(name) for name in ("postgresql", "nats")] if " --servers " in command else []


def _packages(command: str) -> bool:
    return command.startswith("pip ")


def _serves(command: str) -> bool:
    return command.split()[1:2] == ["serve"]


def _shows(command: str) -> bool:
    """Return whether a command opens a window: no words, a match, the practice table, a record, club evenings."""
    asks = command.replace("-m numeramis_access", "").split()[1:2]
    scenes = ("play", "practice", "call", "replay", "evening", "translate")
    return "--help" not in command and (not asks or asks[0] in scenes)


def _tries(command: str) -> bool:
    return "braille try" in command


def _fetches(command: str) -> bool:
    return command.split()[1:2] == ["site"]


def _orders(command: str) -> bool:
    return command.split()[1:2] == ["club"]


def _ends(command: str) -> bool:
    return not any(kind(command) for kind in (_orders, _packages, _serves, _shows, _tries, _fetches))


@pytest.fixture
def around(tmp_path: Path) -> dict[str, str]:
    """The environment variables of a command, with a separate home."""
    return {**os.environ, "NUMERAMIS_HOME": str(tmp_path / "home"), "CI": ""}


def typed(command: str, values: dict[str, str]) -> list[str]:
    """Return a command as a person types it: values for capitals, smaller numbers, the present Python."""
    words = shlex.split(command)
    for place, word in enumerate(words):
        if word in SMALLER:
            words[place + 1] = SMALLER[word]
        name = word.strip("[]")
        if name.isupper() and name.isalpha():
            assert name in values, f"no value for {name} in {command}"
            words[place] = values[name]
        words[place] = words[place].replace("COMMAND", PLAYER)
    if words[0] == PROGRAM:
        return [str(Path(sys.executable).with_name(PROGRAM)), *words[1:]]
    return [sys.executable, *words[1:]] if words[0] in ("py", "python", "python3") else words


def record(folder: Path) -> Path:
    """Return the path of an old record of a match with the computer."""
    return ROOT / "tests/store/old/1-quist-4-1.match"


def values_of(command: str, folder: Path, of_people: Path) -> dict[str, str]:
    """Return the values of a command's words in capitals."""
    file = {"unpack": folder / "packed", "replay": record(folder)}.get(command.split()[1], folder / "written")
    return {
        "FILE": str(file), "RECORD": str(of_people), "DIR": str(folder / "out"), "FOLDER": str(folder / "out"),
        "GAME": "quist", "NAME": "Nobody",
    }  # fmt: skip


@pytest.mark.parametrize("command", of_kind(_ends))
def test_a_command_does_its_work_and_ends(
    command: str, tmp_path: Path, around: dict[str, str], kept: Path  # noqa: F811
) -> None:
    values = values_of(command, tmp_path, kept)
    if " unpack " in command:
        packed = typed("numeramis-access pack FILE", {"FILE": values["FILE"]})
        subprocess.run(packed, cwd=tmp_path, env=around, capture_output=True, check=True)
    words, before = typed(command, values), set(tmp_path.iterdir())
    done = subprocess.run(
        words, cwd=tmp_path, env=around, input="", capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode in STATUS.get(command, (0,)), done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout or set(tmp_path.iterdir()) > before or words[-1] == "engine"
    assert not (tmp_path / "home/faults.log").exists()


@pytest.mark.turns(3)
@pytest.mark.parametrize("command", of_kind(_orders))
def test_an_order_of_the_owner_is_understood(command: str, tmp_path: Path, around: dict[str, str]) -> None:
    """At a new house it says so; tests in the server's room cover each order's effect."""
    words = typed(command, {"FILE": "written", "NAME": "Nobody", "N": "1", "DAYS": "30"})
    done = subprocess.run(words, cwd=tmp_path, env=around, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout or done.stderr


def owner_file() -> str:
    """Return the owner's file for calls as its document shows it."""
    (shown,) = re.findall(r"```toml\n(\[mail\].*?)```", SERVING.read_text(encoding="utf-8"), re.DOTALL)
    return str(shown)


@pytest.mark.peer("namespaces")
@pytest.mark.parametrize("command", of_kind(_serves))
def test_a_server_offers_its_page_where_the_readme_says(command: str, tmp_path: Path, around: dict[str, str]) -> None:
    if " --calls " in command:
        (tmp_path / "calls.toml").write_text(owner_file(), encoding="utf-8")
    words = [*apart(), sys.executable, "-c", VISIT, str(PATIENCE), *typed(command, {})]
    done = subprocess.run(words, cwd=tmp_path, env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "<main" in done.stdout


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as made:
        made.manage()
        yield made


@pytest.mark.peer("xvfb")
@pytest.mark.peer("dbus")
@pytest.mark.peer("speech-dispatcher")
@pytest.mark.peer("openbox")
@pytest.mark.parametrize("command", of_kind(_shows))
def test_a_window_comes_speaks_and_is_closed(command: str, desktop: Desktop, tmp_path: Path) -> None:
    words = typed(command, {"GAME": "quist", "FILE": str(record(tmp_path))})
    spoken = len(desktop.program_tap.spoken)
    process = desktop.run(words, settings=SETTINGS)
    try:
        desktop.wait(lambda: desktop.window_of(process) and desktop.has_keyboard(process), "the window")
        desktop.wait(lambda: len(desktop.program_tap.spoken) > spoken, "speech")
        for _ in range(3):  # a window for onlookers may have taken the keyboard
            desktop.press("alt+F4")
            if until(lambda: process.poll() is not None, 10.0):
                break
    finally:
        process.kill()  # it would keep the keyboard of the next command's window
        process.wait()
    assert process.returncode == 0
    assert not (desktop.folder / "faults.log").exists()


@NEEDS_A_TERMINAL
@pytest.mark.parametrize("command", of_kind(_tries))
def test_a_display_is_tried(command: str, around: dict[str, str]) -> None:
    with BaumDisplay() as display:
        words = typed(command, {"DEVICE": f"baum:{display.path}"})
        process = subprocess.Popen(words, cwd=ROOT, env=around, stdout=subprocess.PIPE, text=True)
        try:
            display.wait_for(lambda: any(display.cells))
            assert process.stdout is not None
            told = process.stdout.readline()  # cells may arrive before the words
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert told.startswith("display ")
    assert process.returncode == 0


@pytest.mark.peer("npm")
@pytest.mark.peer("package-index")
@pytest.mark.timeout(600)
@pytest.mark.parametrize("command", of_kind(_fetches))
def test_the_static_page_is_built(command: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert command == static_site.COMMAND, "by which it is built for all tests"
    assert (static_site.built(tmp_path_factory) / "index.html").exists()


@pytest.mark.parametrize("command", of_kind(_packages))
def test_packages_that_can_be_chosen_are_those_of_the_project(command: str) -> None:
    (extra,) = re.findall(r"\[([a-z-]+)\]", command)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert extra in project["optional-dependencies"]


def test_every_excuse_is_of_a_command() -> None:
    assert set(EXCUSED) <= set(EVERY)


@pytest.mark.parametrize("folder", ["tests/bench", "numeramis_access/server"])
def test_every_program_of_the_figures_is_there(folder: str) -> None:
    """They run for minutes to hours, so this test checks only that they exist."""
    told = [command for file in (ROOT / folder).rglob("*.md") for command in commands(file)]
    found = {command.split()[2] for command in told if command.startswith(("python -m", "python3 -m"))}
    assert len(found) > 2
    for module in found:
        spec = importlib.util.find_spec(module)
        assert spec is not None, module
        assert spec.submodule_search_locations is None or importlib.util.find_spec(f"{module}.__main__"), module
