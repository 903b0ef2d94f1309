"""One home used by one package after the other: a match begun in the folder goes on in each of the others.

Each package finds the player's language, record, statistics, match and hand again. Then a newer version has used a copy
of that home: the package refuses there with a message and writes nothing, and the newer one goes on.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from numeramis_access import __version__
from numeramis_access.input.typed import plain_name
from numeramis_access.store.home import PROGRAM_NAME, Home
from numeramis_access.words.language import Language
from tests.ship.parts import ROOT
from tests.ship.playing import LOOK, MATCH, NotPlayed, leave, play_deal, press_enter_until, put, text_of

#: starts an installed program with these words; it finds its player's home itself
Start: TypeAlias = Callable[[list[str]], "subprocess.Popen[bytes]"]
#: words that start the menus instead of a match
MENUS = ("--terminal", "--speech", "none", "--braille", "off")
#: seconds for any output or action
PATIENCE = 300.0
#: a version that is newer than any
LATER = "99.0.0"
#: cards to play in each package before the next one
CARDS = 2
WORDS = Language("cs")
TURN = re.compile(r"^(Jste na řadě|Vynášíte\.)", re.MULTILINE)
HAND = re.compile(r"^V ruce: (.*)\.$", re.MULTILINE)
#: a record's entry without the day, which may have changed
RECORD = re.compile(r"^\w[^,]*, (.*), \w+ ze? dvou\.", re.MULTILINE)
#: the number of matches, and of won ones
COUNTED = re.compile(r"^.* partie, .*$|^Jedna partie, .*$", re.MULTILINE)


class Moving:
    """A player who moves from package to package.

    :ivar top: the folder of the home: Windows' own for programs' data, or one named to Linux by variables.
    """

    def __init__(self, top: Path) -> None:
        self.top = top
        shutil.rmtree(self.home, ignore_errors=True)
        top.mkdir(parents=True, exist_ok=True)
        self._had: tuple[str, str] = ("", "")
        self._hand = ""

    @property
    def home(self) -> Path:
        """Return the player's home, in each package's own name for it."""
        return self.top / PROGRAM_NAME

    @property
    def variables(self) -> dict[str, str]:
        """Return the variables by which a program on Linux finds that folder."""
        return {"XDG_CONFIG_HOME": str(self.top), "XDG_DATA_HOME": str(self.top)}

    def begin(self, start: Start) -> None:
        """Choose the language, play a match to its end and begin another one, from the folder of the program.

        The home that an earlier, interrupted check left is removed first.
        """
        shutil.rmtree(self.home, ignore_errors=True)
        seated = _Seated(start([*MENUS]))
        seated.read(re.compile("Čeština|češtinu"))
        seated.say("čeština")
        seated.enter_until(re.compile(re.escape(WORDS.text("main-menu"))))
        seated.go()
        play_deal(start([*MATCH]), self.home)
        seated = _Seated(start([*MATCH]))
        self._play_some(seated)
        self._had = self._has(start)
        print(f"folder: {self._had}, hand: {self._hand}", flush=True)

    def go_on(self, name: str, start: Start) -> None:
        """Find everything again, play some cards, and come as an older version to a copy of the home."""
        if (found := self._has(start)) != self._had:
            raise NotPlayed(f"{name} finds {found} where the folder had {self._had}")
        seated = _continued(start, self._hand)
        self._play_some(seated)
        self._refuse(name, start)
        print(f"{name}: all data found, match continued, hand now: {self._hand}; an older version refuses", flush=True)

    def end(self, start: Start) -> None:
        """Play the match to its end. :raises NotPlayed: if there is no record of it afterwards."""
        seated = _continued(start, self._hand)
        before = set(Home.at(self.home).records.glob("*.match"))
        seated.enter_until(lambda: set(Home.at(self.home).records.glob("*.match")) - before)
        seated.go()
        if list(Home.at(self.home).matches.glob("*.match")):
            raise NotPlayed(f"still under way: {seated.text()}")
        print("the match begun in the folder has its record", flush=True)

    def _play_some(self, seated: _Seated) -> None:
        """Play some cards, ask for the hand and leave."""
        begun = len(TURN.findall(seated.text()))
        seated.enter_until(lambda: len(TURN.findall(seated.text())) >= begun + CARDS)
        self._hand = seated.ask("h", HAND)
        seated.go()

    def _has(self, start: Start) -> tuple[str, str]:
        """Return the newest record's name, and the number of matches in the statistics."""
        seated = _Seated(start([*MENUS]))
        seated.read(re.compile(re.escape(WORDS.text("main-menu"))))
        seated.ask(WORDS.text("menu-records"), RECORD)  # the match under way
        record = seated.ask(WORDS.text("command-next"), RECORD)
        seated.say("zpět")
        seated.ask(WORDS.text("menu-statistics"), re.compile("Quist"))
        seated.ask("quist", re.compile(re.escape(WORDS.text("statistics-of", game="Quist"))))
        counted = seated.ask("", COUNTED)
        seated.go()
        return record, counted

    def _refuse(self, name: str, start: Start) -> None:
        """Use a copy of the home with a newer version, then with this one, then with the newer one again."""
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder, "kept")
            shutil.copytree(self.home, kept)
            newer = _newer(Path(folder, "newer"), self)
            _continued(newer, self._hand).go()
            before = _all(self.home)
            for words in ([*MENUS], [*MATCH]):
                seated = _Seated(start(words))
                seated.read(re.compile(re.escape(WORDS.text("newer-home", newer=LATER, version=__version__))))
                seated.go()
            packed, _ = start(["pack", "moving.zip"]).communicate(timeout=PATIENCE)
            if LATER not in text_of(packed):
                raise NotPlayed(f"{name} packed a home of a newer version: {text_of(packed)}")
            if changed := dict(_all(self.home).items() ^ before.items()):
                raise NotPlayed(f"{name} changed what a newer version had: {sorted(changed)}")
            _continued(newer, self._hand).go()
            shutil.rmtree(self.home)
            shutil.copytree(kept, self.home)


class _Seated:
    """A player at a program with pipes, who types lines and reads the output."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self._program, self._read = program, bytearray()
        self._reader = threading.Thread(target=self._collect, daemon=True)
        self._reader.start()

    def _collect(self) -> None:
        assert self._program.stdout is not None
        while part := self._program.stdout.read(1):
            self._read.extend(part)

    def text(self) -> str:
        """Return the output so far, up to the last whole letter."""
        read = bytes(self._read)
        return text_of(read[: read.rfind(b"\n") + 1])

    def say(self, line: str) -> None:
        """Type a line, without accents: a pipe of Windows has its country's code page."""
        put(self._program, plain_name(line) + "\n")

    def read(self, wanted: re.Pattern[str], after: int = 0) -> str:
        """Wait for a pattern in the output; return its first group, or all of it."""
        ends = time.monotonic() + PATIENCE
        while not (found := wanted.search(self.text(), after)):
            if self._program.poll() is not None or time.monotonic() > ends:
                self._reader.join(LOOK)
                raise NotPlayed(f"never read: {wanted.pattern}\n{self.text()}")
            time.sleep(LOOK)
        return found[1] if found.re.groups else found[0]

    def ask(self, line: str, answer: re.Pattern[str]) -> str:
        """Type a line; return the answer."""
        after = len(self.text())
        self.say(line)
        return self.read(answer, after)

    def enter_until(self, done: re.Pattern[str] | Callable[[], object]) -> None:
        """Press Enter whenever the output pauses, until a pattern or a condition holds."""
        is_done = done if callable(done) else lambda: done.search(self.text())
        if not press_enter_until(is_done, self._program, lambda: len(self._read)):
            raise NotPlayed(self.text())

    def go(self) -> None:
        """Close the input, as a closed terminal does. :raises NotPlayed: if the program reported a fault."""
        leave(self._program)
        self._reader.join(PATIENCE)
        if "Traceback" in self.text():
            raise NotPlayed(self.text())


def _continued(start: Start, hand: str) -> _Seated:
    """Continue the kept match. :raises NotPlayed: if its hand differs from the one before."""
    seated = _Seated(start([*MENUS]))
    seated.read(re.compile(re.escape(WORDS.text("main-menu"))))
    seated.say(WORDS.text("menu-continue"))
    seated.read(re.compile("^(Na řadě jste vy|Jste na řadě|Vynášíte)", re.MULTILINE))
    if (held := seated.ask("h", HAND)) != hand:
        seated.go()
        raise NotPlayed(f"held is {held}, left was {hand}")
    return seated


def from_folder(folder: Path, moving: Moving) -> Start:
    """Return a starter of the program in a folder of this machine, after its first start."""
    own = {"NUMERAMIS_OWN": "1", "PYTHONPATH": str(folder), "SDL_AUDIODRIVER": "dummy", **moving.variables}
    surroundings = {name: value for name, value in os.environ.items() if name != "NUMERAMIS_HOME"}
    command, pipe = [sys.executable, "-m", "numeramis_access"], subprocess.PIPE
    return lambda words: subprocess.Popen(
        [*command, *words], cwd=folder, env={**surroundings, **own}, stdin=pipe, stdout=pipe,
        stderr=subprocess.STDOUT, bufsize=0,
    )  # fmt: skip


def _newer(folder: Path, moving: Moving) -> Start:
    """Return a starter of this program with a version number from the future."""
    for part in ("numeramis_access", "braille", "sounds"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    number = folder / "numeramis_access/__init__.py"
    source = number.read_text(encoding="utf-8")
    number.write_text(source.replace(f'"{__version__}"', f'"{LATER}"'), encoding="utf-8")
    return from_folder(folder, moving)


def _all(top: Path) -> dict[str, tuple[int, bytes]]:
    """Return the time of change and the content of each file in a folder."""
    files = (path for path in top.rglob("*") if path.is_file())
    return {str(path.relative_to(top)): (path.stat().st_mtime_ns, path.read_bytes()) for path in files}
