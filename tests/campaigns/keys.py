"""``python -m tests.campaigns.keys --seed 1 --minutes 5`` compares hasty keys with the same keys typed slowly.

Each walk is typed twice at a match of the same cards. The slow walk presses each key alone and waits for its effects.
The hasty walk sends the bytes of its keys one by one and apart, or several keys at once; it holds Enter, marks pastes,
changes the window's size and stops the program. Afterwards the match, the settings and the typed line must be the same.
``--surface`` chooses the terminal (every entry of Debian's ncurses-base in turn), the page in Chromium or the window
under Xvfb; without it all three are walked. A Windows console has no part here: its records are compared one by one in
``tests/input/test_key_pieces``.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol

from playwright.sync_api import Browser, Page

from numeramis_access import __version__
from tests.app.test_terminals import Pseudo
from tests.input.test_key_pieces import entries, named
from tests.peers.desktop import Desktop
from tests.web.browsing import STAYS, at_the_table, chromium, opened, own_turn, served, until

#: seconds between two bytes of a slow line, and between two presses of a held key; a busy machine can stretch both
SLOW, REPEATS, STRETCHED = 0.03, 0.03, 0.04
#: seconds in which the effects of a key come, and between two presses of one finger
SETTLES, FINGER = 0.5, 0.3
SETTINGS = 'language = "en"\npace = 0.0\nbraille = "off"\nlevel = "beginner"\nthinking = 10\n'
#: keys that a walk presses besides letters, by their keymap names
KEYS = ("left", "right", "up", "down", "home", "end", "f1", "f5", "escape", "delete", "page down")
LETTERS = "hcvtswler"
PASTES = ("two\r\nlines\r\n", "čtyři\tslova", "cafe\u0301", "🃏\n")


class Act(NamedTuple):
    """A part of a walk.

    :param kind: ``key``, ``letter``, ``enter``, ``held``, ``paste``, ``stop`` or ``resize``. :param what: of it.
    """

    kind: str
    what: str = ""


def walk(rng: random.Random, place: type[Surface]) -> list[Act]:
    """Return a random walk at a surface."""
    found, kinds = [], place.kinds
    for kind in rng.choices(list(kinds), list(kinds.values()), k=rng.randint(6, 14)):
        choices = {"key": place.keys, "letter": tuple(LETTERS), "paste": PASTES}.get(kind, ("",))
        found.append(Act(kind, rng.choice(choices)))
    return found


class Surface(Protocol):
    """A place where keys are pressed.

    :ivar kinds: kinds of acts with their weights. :ivar keys: names of its keys besides letters.
    :ivar late: whether the keys could not be pressed in time.
    """

    kinds: ClassVar[dict[str, int]]
    keys: ClassVar[tuple[str, ...]]
    late: bool

    def do(self, act: Act, rng: random.Random | None) -> None:
        """Do an act. :param rng: of the hasty walk, None for the slow one."""

    def state(self) -> object:
        """Return what the walk has led to."""

    def close(self) -> None:
        """End all started programs."""


class AtTerminal:
    """The program at a pseudo-terminal of some kind, in a folder of its own."""

    kinds: ClassVar = {"key": 6, "letter": 4, "enter": 3, "held": 3, "paste": 2, "stop": 1, "resize": 1}
    keys: ClassVar[tuple[str, ...]] = KEYS

    def __init__(self, folder: Path, term: str) -> None:
        (folder / "settings.toml").write_text(f'known_version = "{__version__}"\n{SETTINGS}', "utf-8")
        os.environ["NUMERAMIS_HOME"], os.environ["TERM"] = str(folder), term
        self._folder = folder
        #: whether this machine was too busy to type as wanted
        self.late = False
        self._bytes = {key: text.encode() for text, key in named(term).items()} | {"escape": b"\x1b"}
        self._pastes = term not in ("dumb", "vt52")
        words = ("play", "quist", "--seed", "5", "--terminal", "--speech", "none")
        self._line = Pseudo(*words)
        self._line.wait_for("Your turn|You lead")
        self._settle()

    def do(self, act: Act, rng: random.Random | None) -> None:
        self._type(act, rng)
        self._settle()

    def _type(self, act: Act, rng: random.Random | None) -> None:
        if act.kind == "key" and act.what in self._bytes:
            self._send(self._bytes[act.what], rng)
        elif act.kind == "letter":
            self._line.type(act.what.encode())
            self._line.type(b"\r")
        elif act.kind in ("enter", "held"):
            time.sleep(FINGER)
            for _ in range(rng.randint(2, 20) if rng is not None and act.kind == "held" else 1):
                self._apart(b"\r", REPEATS)
        elif act.kind == "paste" and self._pastes:
            self._paste(act.what, rng)
        elif act.kind == "stop" and rng is not None:
            self._line.process.send_signal(signal.SIGSTOP)
            termios.tcsetattr(self._line._slave, termios.TCSANOW, self._line.before)
            self._line.process.send_signal(signal.SIGCONT)
        elif act.kind == "resize" and rng is not None:
            size = struct.pack("HHHH", rng.randint(2, 60), rng.randint(2, 200), 0, 0)
            fcntl.ioctl(self._line.master, termios.TIOCSWINSZ, size)

    def _paste(self, text: str, rng: random.Random | None) -> None:
        """Paste a text and erase it again, so that it is no word."""
        typed = " ".join(text.split())
        if rng is None:
            self._line.type(typed.encode())
        else:
            self._send(b"\x1b[200~" + text.encode() + b"\x1b[201~", rng)
        self._settle()
        self._line.type(b"\x7f" * 3)

    def _send(self, data: bytes, rng: random.Random | None) -> None:
        """Send the bytes of a key: at once, or apart."""
        if rng is None or rng.random() < 0.3:
            self._line.type(data)
            return
        for byte in data:
            self._apart(bytes([byte]), SLOW)

    def _apart(self, data: bytes, seconds: float) -> None:
        """Type, then wait; note a wait that became too long."""
        self._line.type(data)
        began = time.monotonic()
        time.sleep(seconds)
        self.late |= time.monotonic() - began > STRETCHED

    def _settle(self) -> None:
        """Wait until nothing more is told."""
        quiet = time.monotonic() + SETTLES
        while time.monotonic() < quiet:
            before = len(self._line.seen)
            self._line.read(0.05)
            quiet = time.monotonic() + SETTLES if len(self._line.seen) != before else quiet

    def state(self) -> object:
        """Return the record of the match, the settings, and what the same last question answers."""
        self._line.seen = b""
        for probe in (b"~\r", b"h\r", self._bytes.get("left", b"")):
            self._line.type(probe)
            self._settle()
        told = re.sub(r"\x1b\[\?2004[hl]|\r", "", self._line.text())
        mode = termios.tcgetattr(self._line._slave)
        self._line.type(b"\x04")
        ended = self._line.ends()
        return moves(self._folder), settings(self._folder), told, mode[3], ended, self._line.as_before()

    def close(self) -> None:
        """End the program and leave nothing behind."""
        self._line.close()
        shutil.rmtree(self._folder)


def moves(home: Path) -> list[str]:
    """Return the actions of the matches in a home."""
    lines = [line for path in sorted(home.glob("*/*.match")) for line in path.read_text("utf-8").splitlines()]
    return [line.partition(" ")[2] for line in lines if '{"type":' in line]


def settings(home: Path) -> str:
    """Return the settings in a home."""
    return (home / "settings.toml").read_text("utf-8")


class OnPage:
    """The page in Chromium; a served match has other cards each time, so no key chooses a card by its kind."""

    kinds: ClassVar = {"key": 6, "letter": 4, "enter": 4, "held": 5}
    keys: ClassVar[tuple[str, ...]] = ("left", "right", "home", "end", "escape")
    late = False
    names: ClassVar = {"page down": "PageDown", "escape": "Escape", "delete": "Delete", "home": "Home", "end": "End"}

    def __init__(self, browser: Browser, address: str) -> None:
        self._page: Page = opened(browser, address)
        at_the_table(self._page)

    def do(self, act: Act, rng: random.Random | None) -> None:
        page, focused = self._page, self._page.locator("#play :focus")
        if not focused.count():
            page.locator("#play button").first.focus()
        if act.kind == "key" and not act.what.startswith("f"):
            name = self.names.get(act.what, f"Arrow{act.what.capitalize()}")
            self._hold(name, rng.randint(1, 9) if rng is not None and act.what == "escape" else 1)
        elif act.kind == "letter":
            self._hold(act.what, 1 if rng is None else rng.randint(1, 9))
        elif act.kind in ("enter", "held"):
            self._hold("Enter", rng.randint(2, 20) if rng is not None and act.kind == "held" else 1)
        self._settle()

    def _hold(self, key: str, times: int) -> None:
        for _ in range(times):
            self._page.keyboard.down(key)
            self._page.wait_for_timeout(REPEATS * 1000)
        self._page.keyboard.up(key)

    def _settle(self) -> None:
        """Wait until nothing more is told, and at the table until it is the player's turn."""
        self._page.wait_for_timeout(SETTLES * 1000)
        board, cards = self._page.locator("#board"), self._page.locator("#hand button.card")
        until(lambda: not board.is_visible() or not cards.count() or own_turn(self._page))

    def state(self) -> object:
        """Return where the page is, and the number of cards that are left; each match has other cards."""
        title = self._page.locator("#title").inner_text()
        for _ in range(5):
            if not self._page.locator("#board").is_visible():
                self._hold("Escape", 1)
                self._page.wait_for_timeout(SETTLES * 1000)
        return title, self._page.locator(f"#hand button.card{STAYS}").count()  # a played card leaves slowly

    def close(self) -> None:
        self._page.context.close()


class InWindow:
    """The window under Xvfb, with the system's own repetitions of held keys."""

    kinds: ClassVar = {"key": 6, "letter": 4, "enter": 4, "held": 5}
    keys: ClassVar[tuple[str, ...]] = KEYS
    late = False
    names: ClassVar = {"page down": "Next"}

    def __init__(self) -> None:
        self._desktop = Desktop()
        words = ("play", "quist", "--seed", "5", "--speech", "none")
        self._program = self._desktop.program(*words, settings=SETTINGS)
        self._desktop.wait(lambda: self._desktop.window_of(self._program), "the window")
        self._desktop.focus(self._program)
        time.sleep(4 * SETTLES)

    def do(self, act: Act, rng: random.Random | None) -> None:
        name = {"letter": act.what, "enter": "Return", "held": "Return"}.get(act.kind)
        name = name or self.names.get(act.what, act.what.capitalize())
        held = act.kind != "key" or act.what in ("escape", "f1")
        if rng is not None and held:
            self._xdotool("keydown", name, "sleep", str(rng.uniform(0.7, 1.5)), "keyup", name)
        else:
            self._desktop.press(name)
        self._settle()

    def _settle(self) -> None:
        """Wait until the others have played, which takes long on a busy machine."""
        known, quiet = None, time.monotonic() + 3 * SETTLES
        while time.monotonic() < quiet:
            if (now := moves(self._desktop.folder)) != known:
                known, quiet = now, time.monotonic() + 3 * SETTLES
            time.sleep(REPEATS)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._desktop.environment, check=True, timeout=60)

    def state(self) -> object:
        self._program.terminate()
        ended = self._program.wait(30)
        return moves(self._desktop.folder), settings(self._desktop.folder), ended

    def close(self) -> None:
        self._desktop.close()


@contextmanager
def surfaces(name: str) -> Iterator[Callable[[int], Surface]]:
    """Yield what opens a surface. The argument is the number of the walk."""
    if name == "page":
        with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (address, _), chromium() as browser:
            yield lambda _: OnPage(browser, address)
    elif name == "window":
        yield lambda _: InWindow()
    else:
        terms = [term for term in entries() if term != "dumb"]
        yield lambda number: AtTerminal(Path(tempfile.mkdtemp()), terms[number % len(terms)])


PLACES: dict[str, type[Surface]] = {"terminal": AtTerminal, "page": OnPage, "window": InWindow}


def after(open_surface: Callable[[int], Surface], number: int, acts: list[Act], rng: random.Random | None) -> object:
    """Return the state after a walk, None if this machine was too busy for it."""
    surface = open_surface(number)
    try:
        for act in acts:
            surface.do(act, rng)
        state = surface.state()
        return None if surface.late else state
    finally:
        surface.close()


def differs(name: str, open_surface: Callable[[int], Surface], number: int) -> str | None:
    """Walk slowly and hastily; return what differs, empty for nothing, None on a machine too busy for it."""
    rng = random.Random(f"{name} {number}")
    acts = walk(rng, PLACES[name])
    slow, hasty = (after(open_surface, number, acts, chance) for chance in (None, rng))
    if slow is None or hasty is None:
        return None
    return "" if slow == hasty else f"{name}, seed {number}: {acts}\n  slowly: {slow}\n  hasty: {hasty}"


def run(name: str, seed: int, minutes: float) -> int:
    """Walk at a surface; return the number of walks that came out differently twice.

    A held key on a starved machine cannot be told from two presses, but that does not come again.
    """
    ends, walks, wrong, late = time.monotonic() + minutes * 60, 0, 0, 0
    with surfaces(name) as open_surface:
        while time.monotonic() < ends:
            told = differs(name, open_surface, seed + walks)
            if told and (told := differs(name, open_surface, seed + walks)):
                wrong += 1
                print(told, flush=True)
            late += told is None
            walks += 1
    print(f"{name}: {walks} walks, {late} discarded on a busy machine, {wrong} ended differently", flush=True)
    return wrong


def main() -> int:
    """Run the campaign; return 1 if any walk came out differently."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0, help="minutes for each surface")
    parser.add_argument("--surface", choices=PLACES)
    wanted = parser.parse_args()
    names = [wanted.surface] if wanted.surface else list(PLACES)
    return int(sum(run(name, wanted.seed, wanted.minutes) for name in names) > 0)


if __name__ == "__main__":
    sys.exit(main())
