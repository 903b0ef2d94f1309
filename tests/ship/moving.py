"""One home lived in from one package after the other: a match begun in the folder is played on from each of the others.

What the player had is found again in each: the language that was chosen, the record, the statistics, the match and the
hand in it. Each is then an older version than one that has been at a copy of that home: it refuses in words there and
writes nothing, and the newer one goes on.
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
from numeramis_access.input.typed import plain
from numeramis_access.store.home import NAME, Home
from numeramis_access.words.language import Language
from tests.ship.parts import ROOT
from tests.ship.playing import LOOK, MATCH, NotPlayed, leave, play_deal, put, text_of

#: starts an installed program with these words; it finds its player's home by itself
Start: TypeAlias = Callable[[list[str]], "subprocess.Popen[bytes]"]
#: what is started, besides a match
MENUS = ("--terminal", "--speech", "none", "--braille", "off")
#: seconds that anything may take to be read or done
PATIENCE = 300.0
#: a version that is newer than any
LATER = "99.0.0"
#: cards that are played from each package before the next one has its turn
CARDS = 2
WORDS = Language("cs")
TURN = re.compile(r"^(Jste na řadě|Vynášíte\.)", re.MULTILINE)
HAND = re.compile(r"^V ruce: (.*)\.$", re.MULTILINE)
#: a record's entry less the day, which may be another by now
RECORD = re.compile(r"^\w[^,]*, (.*), \w+ ze? dvou\.", re.MULTILINE)
#: how many matches there were, and how many of them were won
COUNTED = re.compile(r"^.* partie, .*$|^Jedna partie, .*$", re.MULTILINE)


class Moving:
    """A player who goes from package to package.

    :ivar top: the folder in which the home lies: Windows' own for programs' things, or one that Linux is told of.
    """

    def __init__(self, top: Path) -> None:
        self.top = top
        shutil.rmtree(self.home, ignore_errors=True)
        top.mkdir(parents=True, exist_ok=True)
        self._had: tuple[str, str] = ("", "")
        self._hand = ""

    @property
    def home(self) -> Path:
        """Return the player's home, as every package calls it by itself."""
        return self.top / NAME

    @property
    def variables(self) -> dict[str, str]:
        """Return those by which a program on Linux finds that folder."""
        return {"XDG_CONFIG_HOME": str(self.top), "XDG_DATA_HOME": str(self.top)}

    def begin(self, start: Start) -> None:
        """Choose the language, play a match to its end and begin another one, from the folder of the program."""
        seated = _Seated(start([*MENUS]))
        seated.read(re.compile("Čeština|češtinu"))
        seated.say("čeština")
        seated.enter_until(re.compile(re.escape(WORDS.text("main-menu"))))
        seated.go()
        play_deal(start([*MATCH]), self.home)
        seated = _Seated(start([*MATCH]))
        self._play_some(seated)
        self._had = self._has(start)
        print(f"folder: {self._had}, held: {self._hand}", flush=True)

    def go_on(self, name: str, start: Start) -> None:
        """Find everything again, play on for some cards, and come as an older version to a copy of the home."""
        if (found := self._has(start)) != self._had:
            raise NotPlayed(f"{name} finds {found} where the folder had {self._had}")
        seated = _continued(start, self._hand)
        self._play_some(seated)
        self._refuse(name, start)
        print(f"{name}: all is found again, played on, held now: {self._hand}; an older one refuses", flush=True)

    def end(self, start: Start) -> None:
        """Play the match to its end. :raises NotPlayed: where it is not recorded then."""
        seated = _continued(start, self._hand)
        before = set(Home.at(self.home).records.glob("*.match"))
        seated.enter_until(lambda: set(Home.at(self.home).records.glob("*.match")) - before)
        seated.go()
        if list(Home.at(self.home).matches.glob("*.match")):
            raise NotPlayed(f"still under way: {seated.text()}")
        print("the match that was begun in the folder is recorded", flush=True)

    def _play_some(self, seated: _Seated) -> None:
        """Play some cards, ask for the hand and leave."""
        begun = len(TURN.findall(seated.text()))
        seated.enter_until(lambda: len(TURN.findall(seated.text())) >= begun + CARDS)
        self._hand = seated.ask("h", HAND)
        seated.go()

    def _has(self, start: Start) -> tuple[str, str]:
        """Return what the newest record is called, and how many matches the statistics count."""
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
        """Have a newer version at a copy of the home, then this one, then the newer one again."""
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
    """Somebody at a program that was started with pipes: types lines, and reads what is printed."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self._program, self._read = program, bytearray()
        self._reader = threading.Thread(target=self._collect, daemon=True)
        self._reader.start()

    def _collect(self) -> None:
        assert self._program.stdout is not None
        while part := self._program.stdout.read(1):
            self._read.extend(part)

    def text(self) -> str:
        """Return all that was printed until now, whole letters of it."""
        read = bytes(self._read)
        return text_of(read[: read.rfind(b"\n") + 1])

    def say(self, line: str) -> None:
        """Type a line, without accents: a pipe of Windows has its country's code page."""
        put(self._program, plain(line) + "\n")

    def read(self, wanted: re.Pattern[str], after: int = 0) -> str:
        """Wait for something that is printed; return its first group, or all of it."""
        ends = time.monotonic() + PATIENCE
        while not (found := wanted.search(self.text(), after)):
            if self._program.poll() is not None or time.monotonic() > ends:
                self._reader.join(LOOK)
                raise NotPlayed(f"never read: {wanted.pattern}\n{self.text()}")
            time.sleep(LOOK)
        return found[1] if found.re.groups else found[0]

    def ask(self, line: str, answer: re.Pattern[str]) -> str:
        """Type a line; return what answers it."""
        after = len(self.text())
        self.say(line)
        return self.read(answer, after)

    def enter_until(self, done: re.Pattern[str] | Callable[[], object]) -> None:
        """Press Enter whenever nothing more is printed, until something is read or is the case."""
        case = done if callable(done) else lambda: done.search(self.text())
        ends, seen = time.monotonic() + PATIENCE, ""
        while not case():
            if self._program.poll() is not None or time.monotonic() > ends:
                raise NotPlayed(self.text())
            if (text := self.text()) == seen:
                self.say("")
            seen = text
            time.sleep(LOOK)

    def go(self) -> None:
        """Leave, as a terminal that is closed does. :raises NotPlayed: where a fault was told."""
        leave(self._program)
        self._reader.join(PATIENCE)
        if "Traceback" in self.text():
            raise NotPlayed(self.text())


def _continued(start: Start, hand: str) -> _Seated:
    """Go on with the match that is kept. :raises NotPlayed: where another hand is held in it than was left."""
    seated = _Seated(start([*MENUS]))
    seated.read(re.compile(re.escape(WORDS.text("main-menu"))))
    seated.say(WORDS.text("menu-continue"))
    seated.read(re.compile("^(Na řadě jste vy|Jste na řadě|Vynášíte)", re.MULTILINE))
    if (held := seated.ask("h", HAND)) != hand:
        seated.go()
        raise NotPlayed(f"held is {held}, left was {hand}")
    return seated


def from_folder(folder: Path, moving: Moving) -> Start:
    """Return what starts the program of a folder of this machine, as a first start has set it up."""
    own = {"NUMERAMIS_OWN": "1", "PYTHONPATH": str(folder), "SDL_AUDIODRIVER": "dummy", **moving.variables}
    surroundings = {name: value for name, value in os.environ.items() if name != "NUMERAMIS_HOME"}
    command, pipe = [sys.executable, "-m", "numeramis_access"], subprocess.PIPE
    return lambda words: subprocess.Popen(
        [*command, *words], cwd=folder, env={**surroundings, **own}, stdin=pipe, stdout=pipe,
        stderr=subprocess.STDOUT, bufsize=0,
    )  # fmt: skip


def _newer(folder: Path, moving: Moving) -> Start:
    """Return what starts this very program, but under a number that no version has yet."""
    for part in ("numeramis_access", "braille", "sounds"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    number = folder / "numeramis_access/__init__.py"
    source = number.read_text(encoding="utf-8")
    number.write_text(source.replace(f'"{__version__}"', f'"{LATER}"'), encoding="utf-8")
    return from_folder(folder, moving)


def _all(top: Path) -> dict[str, tuple[int, bytes]]:
    """Return of every file in a folder when it was changed last, and what is in it."""
    files = (path for path in top.rglob("*") if path.is_file())
    return {str(path.relative_to(top)): (path.stat().st_mtime_ns, path.read_bytes()) for path in files}
