"""The portable folder on a machine of ``tests.windows``: unpacked to a desktop with accents, played both ways."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

from numeramis_access.output.mixer import SAMPLE_RATE
from tests.ship import debian
from tests.ship.check import Failed, played
from tests.ship.moving import Moving
from tests.ship.parts import ROOT, installed, run
from tests.ship.playing import PATIENCE
from tests.ship.portable import CONSOLE, WINDOW
from tests.windows.console import DRAWN, colours, keep, picture, screen
from tests.windows.drive import main_machine, own_python, with_tests
from tests.windows.making import make
from tests.windows.wine import Machine

#: the desktop of this player is a folder with letters outside ASCII
USER, DESKTOP = "Žofie Čápová", "Plocha"
#: leaves the program: the question whether to has "no" first
LEAVING = ("ctrl+q", "Down", "Return")
#: seconds that a player listens before the next key
LISTENING = 3.0
#: bytes of a second of sound (two channels of 16 bits), and of a part that is silent or not
BYTES, PART = 4 * SAMPLE_RATE, 4410
#: least seconds of sound in a deal, and in its longest sentence; cues alone last a second
LEAST, SENTENCE = 20.0, 2.0
#: counts modules and files until the first sentence
COUNT = "tests/ship/first_sentence.py"


def check_portable(package: Path, moving: Moving) -> None:
    """Play a deal at the terminal and one in the window; compare the files read before the first sentence.

    Two pictures of the window go beside the package, for people to look at.

    :param moving: begins in the folder of the program on that machine, and goes on in the zip.
    :raises Failed: when the package fails.
    """
    machine = player()
    folder = unpacked(package, machine)
    program = machine.path(folder / CONSOLE)
    ours = with_tests(main_machine())
    moving.begin(lambda words: _joined(machine, [own_python(machine, ours), "-m", "numeramis_access", *words], ours))
    moving.go_on("zip", lambda words: _joined(machine, [program, *words], folder))
    (folder / "portable").touch()
    played(lambda words: _joined(machine, [program, *words], folder), folder / "home", "zip")
    print("played at the terminal; the data lies beside the program; an older version refuses it", flush=True)
    shutil.rmtree(folder / "home")
    _in_the_window(machine, folder, package.parent)
    _compared(machine, folder, package.parent)
    shutil.rmtree(machine.profile / DESKTOP)


def player() -> Machine:
    """Return the machine, with a player logged on whose name has letters outside ASCII."""
    make()
    machine = Machine(main_machine().prefix, user=USER)
    machine.switch_on()
    return machine


def unpacked(package: Path, machine: Machine) -> Path:
    """Unpack the zip onto the player's desktop; return the program's folder."""
    desktop = machine.profile / DESKTOP
    shutil.rmtree(desktop, ignore_errors=True)
    with zipfile.ZipFile(package) as packed:
        packed.extractall(desktop)
    (folder,) = desktop.iterdir()
    return folder


def _joined(machine: Machine, words: list[str], folder: Path) -> subprocess.Popen[bytes]:
    """Start a Windows program with pipes, errors in its output."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        machine.command(words, folder), stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, bufsize=0
    )


def _in_the_window(machine: Machine, folder: Path, out: Path) -> None:
    """Open the window on a separate screen and play until the match is recorded."""
    with tempfile.TemporaryDirectory() as name, screen(Path(name)) as (display, shown):
        _played_by_keys(machine, folder, out, display, shown)


def _played_by_keys(machine: Machine, folder: Path, out: Path, display: str, shown: Path) -> None:
    match = ["play", "quist", "--games", "1", "--level", "beginner", "--language", "cs"]
    # under Wine NVDA's DLL answers as if NVDA ran, and would take the built-in voice's texts
    words = [machine.path(folder / WINDOW), "--speech", "espeak", *match]
    samples = machine.drive / "samples.raw"
    heard = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": machine.path(samples)}
    program = subprocess.Popen(machine.command(words, folder, {"DISPLAY": display, **heard}), stdin=subprocess.DEVNULL)
    try:
        _wait(lambda: bool(_windows(display)), "a window")
        _wait(lambda: len(colours(shown)) > DRAWN, "a drawn window")

        def enter_until(pattern: str) -> None:
            """Press Enter, also at the questions of a new player, until there is such a file."""
            ends = time.monotonic() + PATIENCE
            while not list((folder / "home").glob(pattern)):
                if program.poll() is not None or time.monotonic() > ends:
                    raise Failed(f"the window never kept {pattern}")
                if _is_still(shown, LISTENING):  # others wait while a voice answers a key
                    run("xdotool", "key", "--window", _windows(display)[0], "Return", more={"DISPLAY": display})

        enter_until("matches/*.match")
        keep(shown, out / "window-begins.png")
        enter_until("records/*.match")
        _wait(lambda: _is_still(shown), "an end")  # the last cards are still told, and drawn, at their pace
        keep(shown, out / "window-ends.png")
        print(f"played in the window, {_spoken(samples):.0f} seconds of sound: see window-*.png", flush=True)
        run("xdotool", "key", "--delay", "1000", *LEAVING, more={"DISPLAY": display})
        program.wait(PATIENCE)
    finally:
        program.kill()


def _is_still(file: Path, seconds: float = 5.0) -> bool:
    """Return whether the screen stays the same for this time; by default longer than the pause between cards."""
    before = picture(file)
    time.sleep(seconds)
    return picture(file) == before


def _spoken(samples: Path) -> float:
    """Return the seconds of audible sound. :raises Failed: if there was too little for a deal."""
    content = samples.read_bytes()
    parts = (content[start : start + PART] for start in range(0, len(content), PART))
    heard = "".join("." if part.count(0) < len(part) else " " for part in parts)
    seconds = heard.count(".") * PART / BYTES
    sentence = max(map(len, heard.split()), default=0) * PART / BYTES
    if seconds < LEAST or sentence < SENTENCE:
        raise Failed(f"{seconds:.1f} seconds of sound, at most {sentence:.1f} at once")
    return seconds


def _windows(display: str) -> list[str]:
    done = subprocess.run(
        ["xdotool", "search", "--name", "Numeramis Access"], env={"DISPLAY": display, "PATH": "/usr/bin"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.split()


def _wait(until: Callable[[], bool], what: str) -> None:
    ends = time.monotonic() + PATIENCE
    while not until():
        if time.monotonic() > ends:
            raise Failed(f"there never was {what}")
        time.sleep(0.2)


def _compared(machine: Machine, folder: Path, out: Path) -> None:
    """Compare the modules and files read before the first sentence with those of the same parts on this system."""
    shutil.copy(ROOT / COUNT, machine.drive / "count.py")
    words = [machine.path(folder / "python/python.exe"), machine.path(machine.drive / "count.py")]
    nobody = {"NUMERAMIS_HOME": machine.path(machine.drive / "nobody"), "NUMERAMIS_OWN": "zip"}
    pipe = subprocess.PIPE
    started = subprocess.run(machine.command(words, folder, nobody), stdout=pipe, stdin=subprocess.DEVNULL, check=False)
    there = _counted(started)
    with tempfile.TemporaryDirectory() as name:
        python = f"python{sys.version_info.major}.{sys.version_info.minor}"
        home, bare = Path(name, "home"), Path(name, "bare")
        run(sys.executable, "-I", "-m", "venv", "--without-pip", bare)
        (wheel,) = out.glob("*.whl")
        parts = bare / "lib" / python / "site-packages"
        installed(wheel, parts, debian.SYSTEM, python.removeprefix("python"))
        home.mkdir()
        own = {"HOME": str(home), "SDL_AUDIODRIVER": "dummy", "NUMERAMIS_OWN": "1", "PATH": "/usr/bin:/bin"}
        command = [str(bare / "bin/python"), "-P", str(ROOT / COUNT)]
        done = subprocess.run(command, cwd=home, env=own, capture_output=True, check=False)
    here = _counted(done)
    shutil.rmtree(machine.drive / "nobody", ignore_errors=True)
    print(f"modules and files until the first sentence: Windows {there}, Linux {here}", flush=True)
    if there[0] > here[0] or there[1] > here[1]:
        raise Failed("more is read before the first sentence than on Linux")


def _counted(done: subprocess.CompletedProcess[bytes]) -> tuple[int, int]:
    """Return the numbers of modules and files. :raises Failed: if the count did not come to its end."""
    printed = done.stdout.decode("utf-8", "replace")
    numbers = printed.split()[:2]
    if done.returncode or len(numbers) < 2:
        raise Failed(printed)
    return int(numbers[0]), int(numbers[1])
