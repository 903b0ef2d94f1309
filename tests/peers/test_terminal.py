"""A whole session at a real terminal under tmux, read as a screen reader does: plain lines, no redrawing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.input.escapes import ESCAPE_SECONDS
from numeramis_access.output.terminal import ENTER_REPEAT_SECONDS
from numeramis_access.output.terminal_mode import PASTE_MARKS_OFF, PASTE_MARKS_ON
from tests.waiting import wait_until

pytestmark = pytest.mark.peer("tmux")
PATIENCE = 60.0
#: numbers of tmux servers: a server that was told to end can hold its socket for a moment
_servers = count()


class Terminal:
    """A separate tmux server with the program in it."""

    def __init__(self, home: Path, words: str, lines: str = "--terminal") -> None:
        self._socket = str(home / f"tmux-{next(_servers)}")
        self._raw = home / "raw"
        environment = f"NUMERAMIS_HOME={home} NUMERAMIS_OWN=1 SDL_AUDIODRIVER=dummy LANG=C.UTF-8"
        desktop = "-u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER"
        program = f"{sys.executable} -m numeramis_access {lines} --speech none {words}"
        command = f"env {desktop} {environment} {program}; echo ended; sleep 60"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "200", command)
        self.tmux("pipe-pane", f"cat > {self._raw}")

    def tmux(self, *words: str) -> str:
        """Run a tmux command; return its output."""
        command = ["tmux", "-S", self._socket, *words]
        return subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ}).stdout

    def text(self) -> str:
        """Return the terminal's text."""
        return self.tmux("capture-pane", "-p")

    def type(self, text: str, enter: bool = True) -> None:
        """Type text, and Enter after it."""
        if text:
            self.tmux("send-keys", "-l", text)
        elif enter:
            time.sleep(2 * ENTER_REPEAT_SECONDS)  # sooner, a terminal could not tell the press from a held key
        if enter:
            self.tmux("send-keys", "Enter")

    def press_escape(self) -> None:
        """Press Escape, and wait until no next key can belong to it: a terminal sends both keys as one with Alt."""
        self.tmux("send-keys", "Escape")
        time.sleep(4 * ESCAPE_SECONDS)

    def wait_for(self, found: Callable[[str], object]) -> str:
        """Wait until the terminal's text satisfies ``found``; return it."""
        ends = time.monotonic() + PATIENCE
        while not found(text := self.text()):
            assert time.monotonic() < ends, text
            time.sleep(0.1)
        return text

    def raw(self) -> bytes:
        """Return the bytes of the terminal's output since the pane was piped."""
        return self._raw.read_bytes()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a home with settings."""
    settings = f'known_version = "{__version__}"\nlanguage = "cs"\npace = 1.0\nbraille = "off"\nown_plays = "say"\n'
    (tmp_path / "settings.toml").write_text(settings)
    return tmp_path


@pytest.fixture
def terminal(home: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    """Yield a terminal with a match of Quist of one game, or of as many as wanted."""
    running = Terminal(home, f"play quist --games {getattr(request, 'param', 1)} --seed 5 --level club")
    yield running
    running.tmux("kill-server")


def turns(text: str) -> int:
    """Count the prompts to play."""
    return len(re.findall(r"^(Jste na řadě|Vynášíte\.)", text, re.MULTILINE))


def play_what_is_under_the_cursor(terminal: Terminal) -> None:
    """Press Enter to hear the card under the cursor, and again to play it."""
    terminal.type("")
    terminal.type("")


def test_a_deal_is_played_by_typing_and_read_back(terminal: Terminal) -> None:
    for turn in range(9):
        text = terminal.wait_for(lambda text, turn=turn: turns(text) > turn)  # type: ignore[misc]
        play_what_is_under_the_cursor(terminal)
    text = terminal.wait_for(lambda text: re.search("partii (vyhrávají|na hry)|celou partii", text, re.IGNORECASE))
    assert len(re.findall(r"^(?:Hrajete|Vynášíte) \w+[.,:]", text, re.MULTILINE)) == 9
    assert "Dál se pokračuje" not in text
    assert b"\x1b" not in terminal.raw().replace(PASTE_MARKS_ON, b"").replace(PASTE_MARKS_OFF, b"")


def recorded(home: Path) -> list[str]:
    """Return the lines of the match's record: its events, told or not."""
    (record,) = home.glob("matches/*.match")
    return record.read_text("utf-8").splitlines()


def test_events_are_held_while_a_line_is_being_typed(terminal: Terminal, home: Path) -> None:
    terminal.wait_for(turns)
    play_what_is_under_the_cursor(terminal)
    played = len(recorded(home))
    terminal.type("hxst", enter=False)
    wait_until(lambda: len(recorded(home)) >= played + 3)  # a second apart: two of them would stay there long
    text = terminal.text().rstrip()
    assert text.endswith("hxst")
    before = text.count(" hraje ")
    terminal.type("")
    text = terminal.wait_for(lambda text: text.count(" hraje ") > before and "nerozumím" in text)
    assert re.search(r"^hxst$", text, re.MULTILINE)


def test_the_erase_key_takes_a_letter_back(terminal: Terminal) -> None:
    terminal.wait_for(turns)
    terminal.type("hx", enter=False)
    terminal.tmux("send-keys", "BSpace")
    terminal.type("")
    terminal.wait_for(lambda text: "V ruce:" in text)


def test_ctrl_c_gives_the_terminal_back(terminal: Terminal) -> None:
    terminal.wait_for(turns)
    terminal.tmux("send-keys", "C-c")
    terminal.wait_for(lambda text: re.search("^ended$", text, re.MULTILINE))
    terminal.type("echoed", enter=False)
    terminal.wait_for(lambda text: "echoed" in text)


def test_arrows_and_other_named_keys_act_at_once(terminal: Terminal) -> None:
    terminal.wait_for(turns)
    terminal.tmux("send-keys", "End")
    terminal.wait_for(lambda text: re.search(", devátá z devíti", text, re.MULTILINE))
    terminal.tmux("send-keys", "Left")
    terminal.wait_for(lambda text: re.search(", osmá z devíti", text, re.MULTILINE))
    terminal.press_escape()
    terminal.wait_for(lambda text: "Zpět ke stolu" in text)


@pytest.mark.parametrize("terminal", [2], indirect=True)
def test_a_capital_letter_is_the_key_with_shift(terminal: Terminal) -> None:
    terminal.wait_for(turns)
    terminal.type("s")
    terminal.wait_for(lambda text: "Hry: vy" in text)
    assert "Zdvihy v této hře" not in terminal.text()
    terminal.type("S")
    terminal.wait_for(lambda text: "Zdvihy v této hře" in text)


def test_at_a_console_without_a_desktop_lines_come_by_themselves(home: Path) -> None:
    running = Terminal(home, "play quist --games 1 --seed 5 --level club", lines="")
    try:
        running.wait_for(turns)
        running.type("h")
        running.wait_for(lambda text: "V ruce:" in text)
    finally:
        running.tmux("kill-server")
