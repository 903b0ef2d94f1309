"""A player at a Windows PC: a deal at the console by keys, a killed program and its return, pictures of the window."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from numeramis_access import __version__
from tests.waiting import until
from tests.windows.console import DRAWN, Console, colours, keep, picture, screen
from tests.windows.drive import own_python
from tests.windows.wine import PATIENCE, ROOT, Machine

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

SETTINGS = f'language = "cs"\npace = 0.2\nbraille = "off"\nown_plays = "say"\nknown_version = "{__version__}"\n'
MATCH = ("play", "quist", "--games", "1", "--seed", "5", "--level", "club")
#: counts modules and files; modules that must not be among them
COUNT, HEAVY = "tests/ship/first_sentence.py", {"multiprocessing", "socket"}
#: additional modules and files of Python, pywin32 and pygame on Windows, and those that mend Wine
WINDOWS_MODULES = {
    "_winapi", "encodings.cp1250", "importlib.abc", "msvcrt", "nt", "pywin32_bootstrap", "pywin32_system32", "winreg",
}  # fmt: skip
WINDOWS_FILES = ("pywin32_bootstrap.py", "win_dll_dirs.json")
TURN = re.compile(r"^(Jste na řadě|Vynášíte\.)", re.MULTILINE)
END = re.compile("partii (vyhrávají|na hry)|celou partii", re.IGNORECASE)
HAND = re.compile(r"^V ruce: (.*)$", re.MULTILINE)


class Seat:
    """A player at the console of a machine, with a separate home."""

    def __init__(self, machine: Machine, program: Path, home: Path, folder: Path) -> None:
        self.machine, self.program, self.home, self.folder = machine, program, home, folder
        (home / "settings.toml").write_text(SETTINGS, encoding="utf-8")
        self.consoles: list[Console] = []

    def begin(self, *words: str) -> Console:
        """Start the program in a console."""
        return self.run("-m", "numeramis_access", "--terminal", "--speech", "none", *words)

    def run(self, *words: str) -> Console:
        """Start Python in a console."""
        folder = self.folder / str(len(self.consoles))
        folder.mkdir()
        named = {"NUMERAMIS_HOME": self.machine.path(self.home)}
        command = [own_python(self.machine, self.program), *words]
        self.consoles.append(Console(folder, self.machine, command, self.program, **named))
        return self.consoles[-1]


@pytest.fixture
def seat(machine: Machine, program: Path, home: Path, tmp_path: Path) -> Iterator[Seat]:
    """A player with settings but no other data."""
    made = Seat(machine, program, home, tmp_path)
    yield made
    for console in made.consoles:
        console.close()
    machine.kill(home)


def turns(text: str) -> int:
    """Count the prompts to play."""
    return len(TURN.findall(text))


def read(console: Console, found: re.Pattern[str]) -> str:
    """Wait for a pattern on the console; return its whole text."""
    assert until(lambda: found.search(console.text()), PATIENCE), console.text().strip()
    return console.text()


def play(console: Console, until_turn: int) -> str:
    """Play the card under the cursor at each turn of the player, up to a turn or the deal's end."""
    ends = time.monotonic() + PATIENCE
    pressed = 0
    while turns(text := console.text()) < until_turn and not END.search(text):
        assert time.monotonic() < ends, text.strip()
        if turns(text) > pressed:
            pressed += 1
            console.press("Right")
            console.press("Enter")
        time.sleep(0.1)
    return text


@pytest.mark.long  # the short part has the same deal, told to NVDA
def test_a_deal_is_played_at_the_console_by_keys(seat: Seat) -> None:
    text = play(seat.begin(*MATCH), 100)
    assert END.search(text), text
    assert "Traceback" not in text
    assert not (seat.home / "faults.log").exists()


def hand(console: Console) -> str:
    """Ask for the hand; return the answer."""
    console.type("h")
    return HAND.findall(read(console, HAND))[-1]


def test_a_match_goes_on_after_the_program_was_killed(seat: Seat) -> None:
    first = seat.begin(*MATCH)
    play(first, 3)
    held = hand(first)
    seat.machine.kill(seat.home)
    again = seat.begin()
    read(again, re.compile("Pokračovat v partii"))
    again.press("Enter")
    read(again, re.compile("Na řadě jste vy"))
    assert hand(again) == held
    assert "Traceback" not in again.text()


def test_no_more_is_read_before_the_first_sentence_than_here(
    machine: Machine, program: Path, home: Path, tmp_path: Path
) -> None:
    named = {"NUMERAMIS_OWN": "1", "NUMERAMIS_HOME": machine.path(home), "PYTHONPATH": machine.path(program)}
    there = machine.run(own_python(machine, program), machine.path(program / COUNT), folder=program, **named)
    quiet = {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy", "NUMERAMIS_OWN": "1", "PYTHONPATH": str(ROOT)}
    surroundings = {**os.environ, **quiet, "NUMERAMIS_HOME": str(tmp_path)}
    here = subprocess.run(
        [sys.executable, str(ROOT / COUNT)], env=surroundings, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    figures = []
    for done in (there, here):
        assert done.stdout, done.stderr
        first, *names = done.stdout.splitlines()
        assert not HEAVY & set(names)
        modules, files = (int(word) for word in first.split())
        spare = sum(name.endswith(WINDOWS_FILES) for name in names)
        figures.append((modules - len(WINDOWS_MODULES & set(names)), files - spare))
    print(f"modules and files before the first sentence: Windows {figures[0]}, Linux {figures[1]}")
    assert figures[0][0] <= figures[1][0]
    assert figures[0][1] <= figures[1][1]


def test_the_built_in_voice_is_found_in_a_folder_with_a_long_path(machine: Machine, program: Path, home: Path) -> None:
    folder = home.joinpath(*["dlouhý název složky s programem"] * 4)
    shutil.copytree(program / ".venv/Lib/site-packages/espeakng_loader", folder)
    code = (
        "import sys; from numeramis_access.output.voices.espeak import Library; from pathlib import Path\n"
        "place, samples = Path(sys.argv[1]), []\n"
        "voice = Library(str(place / 'espeak-ng.dll'), str(place / 'espeak-ng-data'))\n"
        "voice.synthesise('Devítka.', 'cs', 190, 50, lambda part: samples.append(part) or True)\n"
        "print(any(map(any, samples)))"
    )
    done = machine.run(own_python(machine, program), "-c", code, machine.path(folder), folder=program)
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.peer("xvfb")
def test_the_window_is_drawn_and_takes_keys(seat: Seat, tmp_path: Path) -> None:
    words = [own_python(seat.machine, seat.program), "-m", "numeramis_access", "--speech", "none", *MATCH]
    with screen(tmp_path) as (display, file):
        machine = replace(seat.machine, screen=display)
        named = {"NUMERAMIS_HOME": machine.path(seat.home)}
        said = (tmp_path / "said").open("w+b")
        command = machine.command(words, seat.program, named)
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        try:
            assert until(lambda: running.poll() is not None or len(colours(file)) > DRAWN, PATIENCE), "nothing is drawn"
            assert running.poll() is None, (tmp_path / "said").read_text("utf-8", "replace")
            keep(file, tmp_path / "window.png")
            before = picture(file)
            subprocess.run(["xdotool", "key", "F1"], env={**os.environ, "DISPLAY": display}, check=True)
            assert until(lambda: picture(file) != before, PATIENCE)
            time.sleep(1)
            keep(file, tmp_path / "help.png")
        finally:
            running.kill()
            said.close()
            seat.machine.kill(seat.home)
