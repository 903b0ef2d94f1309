"""People at real programs of four kinds: each presses keys, and knows only the program's speech, text or braille.

The kinds are a window with speech-dispatcher, a terminal in tmux, a page in Chromium with Orca, and a braille display
at a serial port. The play itself does not belong here.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import tomlkit

from braille.cells import dots
from braille.text import BrailleTable
from numeramis_access import __version__
from numeramis_access.output.braille_messages import UNANSWERABLE_SECONDS
from numeramis_access.store.home import Home
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from tests.app.fingers import NAMES, read
from tests.braille.emulators.baum import BaumDisplay
from tests.peers import browsers
from tests.peers.desktop import Desktop
from tests.peers.page_player import Player as Listener
from tests.peers.test_terminal import Terminal
from tests.waiting import until, wait_until

#: seconds until a key has an effect; seconds of silence that end a program's output
EFFECT, QUIET = 2.0, 0.25
#: most entries of a menu, and most turns of a display until a text is read
ENTRIES, TURNS = 30, 12
#: most walks along a menu for an entry, because a busy machine can bring the menu late
WALKS = 2
#: entries of the Czech main menu, one of them first
FIRST = ("Hrát s lidmi", "Nová partie", "Zpět ke stolu")
#: a card of the hand in Orca's words
CARD = re.compile(r"(zero|one|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)\b", re.IGNORECASE)
#: short matches, as these people played last
USUAL = {"language": "en", "pace": 0.0, "cue_volume": 0, "speech": "none", "braille": "off", "braille_seconds": 0.0}


class Seat(ABC):
    """A person at a program of one kind. :ivar home: the person's data."""

    language: ClassVar[str] = "en"
    own_settings: ClassVar[dict[str, object]] = {}

    def __init__(self, folder: Path, name: str, matches: dict[str, dict[str, object]]) -> None:
        self.name = name
        self.folder = folder / name
        self.folder.mkdir()
        self.settings = {**USUAL, "name": name, "language": self.language, "matches": matches, **self.own_settings}

    @property
    def home(self) -> Home:
        """Return the person's home."""
        return Home.at(self.folder)

    @property
    @abstractmethod
    def told(self) -> str:
        """Return the program's whole output so far, in order."""

    @abstractmethod
    def start(self) -> None:
        """Start the program; wait for its menu."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key: ``home``, ``down``, ``return``, ``tab``, ``z``; at a terminal ``escape`` too."""

    @abstractmethod
    def entry(self, *labels: str) -> None:
        """Find an entry of a menu that begins so, in either language, and choose it."""

    @abstractmethod
    def write(self, text: str) -> None:
        """Write a text in a field, and take it."""

    @abstractmethod
    def kill(self) -> None:
        """End the program as kill -9 does."""

    @abstractmethod
    def close(self) -> None:
        """End everything."""

    def arrive(self, address: str) -> None:
        """Join the house from the main menu."""
        self.entry("Play with people", "Hrát s lidmi")
        self.entry("Another server", "Jinam")
        self.write(address)

    def come_back(self, address: str, game: str) -> None:
        """Restart the program, and go on with the interrupted match."""
        self.start()
        self.entry("Play with people", "Hrát s lidmi")
        self.entry(address)
        self.entry(game)

    def listen(self, before: int) -> None:
        """Wait for an effect of a key, and then for silence."""
        until(lambda: len(self.told) > before, EFFECT)
        while True:
            now = len(self.told)
            time.sleep(QUIET)
            if len(self.told) == now:
                return


class ByEar(Seat):
    """A person who hears: walks along a menu to find an entry."""

    @property
    @abstractmethod
    def spoken(self) -> list[str]:
        """Return every spoken text."""

    @property
    def told(self) -> str:
        return " ".join(" ".join(self.spoken).split())

    def entry(self, *labels: str) -> None:
        for key in ("home", *["down"] * ENTRIES) * WALKS:
            before = len(self.spoken)
            self.key(key)
            if any(text.startswith(labels) for text in self.spoken[before:]):
                self.key("return")
                return
        raise AssertionError((labels, self.spoken[-40:]))


class SpokenWindow(ByEar):
    """A person at the window with the real speech-dispatcher."""

    own_settings: ClassVar[dict[str, object]] = {"speech": "speech-dispatcher", "mode": "own-voice"}

    def __init__(self, folder: Path, name: str, matches: dict[str, dict[str, object]]) -> None:
        super().__init__(folder, name, matches)
        self.desktop = Desktop()

    @property
    def home(self) -> Home:
        return Home.at(self.desktop.folder)

    @property
    def spoken(self) -> list[str]:
        return self.desktop.program_tap.spoken

    def start(self) -> None:
        before = len(self.spoken)
        self.process = self.desktop.program(settings=tomlkit.dumps(self.settings))
        self.desktop.wait(lambda: self.desktop.window_of(self.process), "the window")
        self.desktop.focus(self.process)
        self.desktop.wait(lambda: len(self.spoken) > before, "the first words")
        self.listen(0)

    def key(self, name: str) -> None:
        before = len(self.told)
        self.desktop.press({"return": "Return", "tab": "Tab", "home": "Home", "down": "Down"}.get(name, name))
        self.listen(before)

    def write(self, text: str) -> None:
        self.desktop.type(text)
        self.key("return")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.desktop.close()


class CzechTerminal(Seat):
    """A person who types lines at a terminal, in Czech, and reads its output."""

    language = "cs"
    own_settings: ClassVar[dict[str, object]] = {"known_version": __version__}

    def __init__(self, folder: Path, name: str, matches: dict[str, dict[str, object]]) -> None:
        super().__init__(folder, name, matches)
        self._past = ""
        self.terminal: Terminal | None = None

    @property
    def told(self) -> str:
        raw = self.terminal.raw().decode("utf-8", "replace") if self.terminal is not None else ""
        return self._past + " ".join(raw.split())

    def start(self) -> None:
        self._past = self.told
        (self.folder / "settings.toml").write_text(tomlkit.dumps(self.settings), "utf-8")
        (self.folder / "raw").write_bytes(b"")
        self.terminal = Terminal(self.folder, "")
        self.terminal.wait_for(lambda text: any(entry in text for entry in FIRST))

    def key(self, name: str) -> None:
        before = len(self.told)
        assert self.terminal is not None
        if name in ("home", "down", "tab"):
            self.terminal.tmux("send-keys", name.capitalize())
        elif name == "escape":
            self.terminal.press_escape()
        else:
            self.terminal.type("" if name == "return" else name)
        self.listen(before)

    def entry(self, *labels: str) -> None:
        self.write(labels[-1])

    def arrive(self, address: str) -> None:
        super().arrive(address)
        on_the_way = Language("cs").text("people-connecting")
        wait_until(lambda: self.told.rpartition(on_the_way)[2].strip(), lambda: self.told[-1500:])

    def write(self, text: str) -> None:
        before = len(self.told)
        assert self.terminal is not None
        self.terminal.type(text)
        self.listen(before + len(text) + 1)

    def kill(self) -> None:
        assert self.terminal is not None
        for process in children(int(self.terminal.tmux("display-message", "-p", "#{pane_pid}"))):
            os.kill(process, signal.SIGKILL)
        self.terminal.wait_for(lambda text: "ended" in text)
        self.terminal.tmux("kill-server")

    def close(self) -> None:
        if self.terminal is not None:
            self.terminal.tmux("kill-server")


class HeardPage(ByEar):
    """A person at a page in Chromium with stock Orca. This desktop also serves the house."""

    def __init__(self, folder: Path, name: str, matches: dict[str, dict[str, object]]) -> None:
        super().__init__(folder, name, matches)
        self.desktop = Desktop()
        self.address = self.desktop.serve()
        self.desktop.orca()
        self.desktop.wait(lambda: self.desktop.tap.heard("Screen reader on"), "Orca starts")
        self.listener = Listener(self.desktop, "en-GB")

    @property
    def house(self) -> Home:
        """Return the server's home."""
        return Home.at(self.desktop.folder)

    @property
    def home(self) -> Home:
        (home,) = (self.desktop.folder / "visitors").iterdir()
        return Home.at(home)

    @property
    def spoken(self) -> list[str]:
        return self.listener.heard

    def start(self) -> None:
        before = len(self.desktop.tap.spoken)
        self.browser = browsers.start(self.desktop, "chromium", self.address, "en-GB")
        # where the page puts the focus in the hand at once, Orca tells that instead of the end of loading
        ready = ("Finished loading", "Focus mode")
        self.desktop.wait(lambda: any(self.desktop.tap.heard(text, before) for text in ready), "the page is loaded")
        self.listener.listen()

    def arrive(self, address: str) -> None:
        self.listener.find_menu()
        self.stay_in_focus_mode()
        self.entry("Play with people")
        self.write(self.name)

    def come_back(self, address: str, game: str) -> None:
        self.start()
        self.find_hand()
        self.stay_in_focus_mode()

    def find_hand(self) -> None:
        """Go to the hand by Tab, however far."""
        for _ in range(ENTRIES):
            before = len(self.spoken)
            self.key("tab")
            if any(CARD.match(text) for text in self.spoken[before:]):
                return
        raise AssertionError(self.spoken[-40:])

    def stay_in_focus_mode(self) -> None:
        """Let Orca hand every key to the page from now on, as its users do in applications: Insert and A, twice."""
        before = len(self.spoken)
        self.desktop.press_held("Insert", "a", "a")
        self.desktop.wait(lambda: self.desktop.tap.heard("sticky", before), "focus mode stays")

    def key(self, name: str) -> None:
        before = len(self.told)
        self.desktop.press(name if len(name) == 1 else name.capitalize())
        self.listen(before)

    def entry(self, *labels: str) -> None:
        self.key("home")  # at the first entry this tells the start of the list, but not the entry
        self.listener.go_to(labels[0])
        self.key("return")

    def write(self, text: str) -> None:
        self.desktop.type(text)
        self.key("return")

    def kill(self) -> None:
        os.killpg(self.browser.pid, signal.SIGKILL)
        self.browser.wait()

    def close(self) -> None:
        self.desktop.close()


class BrailleAlone(Seat):
    """A person with a braille display at a serial port, without speech or screen."""

    language = "cs"
    own_settings: ClassVar[dict[str, object]] = {"known_version": __version__}
    keys: ClassVar[dict[str, str]] = {
        "return": "dot8", "tab": "space+dot4", "home": "space+dot1+dot2+dot3", "z": "dot1+dot3+dot5+dot6",
    }  # fmt: skip

    def __init__(self, folder: Path, name: str, matches: dict[str, dict[str, object]]) -> None:
        super().__init__(folder, name, matches)
        self.display = BaumDisplay(NAMES[40], 40).__enter__()
        self.settings["braille"] = f"baum:{self.display.path}"
        self._table = BrailleTable("cs-8")

    @property
    def told(self) -> str:
        return " ".join(" ".join(read(cells, self.language) for cells in list(self.display.shown)).split())

    @property
    def line(self) -> str:
        """Return the line's text."""
        return read(self.display.cells, self.language)

    def start(self) -> None:
        (self.folder / "settings.toml").write_text(tomlkit.dumps(self.settings), "utf-8")
        program = shlex.join([sys.executable, "-m", "numeramis_access", "--terminal"])
        environment = {**os.environ, "NUMERAMIS_HOME": str(self.folder), "NUMERAMIS_OWN": "1"}
        environment.pop("DISPLAY", None)
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", f"sleep 3600 | {program}"], env=environment, stdout=log, stderr=log, start_new_session=True
            )
        before = self.display.writes
        assert until(lambda: self.display.writes > before and self.line.strip()), (self.folder / "log").read_text()
        self._settle()

    def key(self, name: str) -> None:
        self._press(self.keys.get(name, name))

    def _press(self, chord: str) -> None:
        before = self.display.writes
        names = chord.split("+")
        for name in names:
            self.display.press(name)
        for name in names:
            self.display.release(name)
        until(lambda: self.display.writes > before, EFFECT / 4)
        self._settle()

    def _settle(self) -> None:
        while True:
            before = self.display.writes
            time.sleep(QUIET / 2)
            if self.display.writes == before:
                return

    def read_on(self) -> None:
        """Read the current text to its end."""
        for _ in range(TURNS):
            before = self.display.cells
            self._press("pan right")
            if self.display.cells == before:
                return

    def entry(self, *labels: str) -> None:
        label = on_the_line(labels[-1]).lower()
        for turn in range(1, 3 * ENTRIES * WALKS):
            if label in self.line:
                time.sleep(UNANSWERABLE_SECONDS)  # no key acts on cells that came by themselves a moment ago
                self._press(f"routing {self.line.index(label) + 1}")
                return
            if turn % (3 * ENTRIES):
                self._press("pan right")
            else:
                self.key("home")
        raise AssertionError((labels, self.told[-2000:]))

    def write(self, text: str) -> None:
        for letter in text:
            raised = "space" if letter == " " else "+".join(f"dot{n}" for n in dots(self._table.cells(letter)[0]))
            self._press(raised)
        self.key("return")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        self.display.__exit__(None, None, None)


def on_the_line(label: str) -> str:
    """Return the beginning of a Czech entry as a braille line writes it, which can be shorter than in speech."""
    code = CurrentLanguage("cs").messages().phrase("people-code")
    return code.braille if code.text.startswith(label) else label


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


#: makes a person: folder, name, options of the last match
Kind = Callable[[Path, str, dict[str, dict[str, object]]], Seat]
