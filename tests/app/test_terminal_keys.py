"""Keys at a real pseudo-terminal: in pieces, held, pasted, and stopped by a shell with jobs."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)
import termios

from numeramis_access.output.terminal import ENTER_REPEAT_SECONDS
from tests.app.test_terminals import SILENT, Pseudo, environment, start
from tests.app.test_terminals import started as started

#: seconds between two bytes of a slow line, and between the presses of a held key
SLOW, REPEATS = 0.03, 0.03
PLAY = ("play", "quist", "--seed", "5", *SILENT)
#: the shell must not mark pastes itself, so that the codes for that come only from the program
NO_MARKS = b"bind 'set enable-bracketed-paste off'\r"
HAND = "You hold|Your hand|Hand:"
#: most attempts to bring a program to the foreground
ATTEMPTS = 3


@pytest.fixture
def home(own_home: Path, started: list[Pseudo]) -> Path:
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\nbraille = "off"\n')
    return own_home


def pressed(line: Pseudo, *keys: bytes, apart: float = 0.0) -> None:
    """Type the bytes of keys one by one."""
    for key in keys:
        for byte in key:
            line.type(bytes([byte]))
            time.sleep(apart)


def turns(line: Pseudo) -> int:
    """Return how often the player was asked to play."""
    return len(re.findall("Your turn|You lead", line.text()))


def test_named_keys_come_in_pieces(started: list[Pseudo], home: Path) -> None:
    line = start(started, *PLAY)
    line.wait_for("Your turn")
    pressed(line, b"\x1bOF", apart=SLOW)
    line.wait_for("ninth of nine")
    pressed(line, b"\x1b[D", apart=SLOW)
    line.wait_for("eighth of nine")
    pressed(line, b"\x1b[15~", apart=SLOW)
    line.wait_for("eighth of nine(.|\n)*eighth of nine")
    line.type(b"\x1b")
    line.wait_for("Match menu")
    assert "[" not in line.text().replace("\x1b[?2004h", "")


def test_a_held_enter_is_one_press_and_the_next_press_plays(started: list[Pseudo], home: Path) -> None:
    line = start(started, *PLAY)
    line.wait_for("Your turn")
    pressed(line, *[b"\r"] * 30, apart=REPEATS)
    line.wait_for(", first of nine")
    time.sleep(2 * ENTER_REPEAT_SECONDS)
    assert turns(line) == 1
    line.type(b"\r")
    line.wait_for("Your turn(.|\n)*Your turn")
    time.sleep(2 * ENTER_REPEAT_SECONDS)
    pressed(line, *[b"\r"] * 30, apart=REPEATS)
    line.wait_for("of eight")
    time.sleep(2 * ENTER_REPEAT_SECONDS)
    line.read()
    assert turns(line) == 2


def test_a_paste_fills_the_line_and_enter_sends_it(started: list[Pseudo], home: Path) -> None:
    line = start(started, *PLAY)
    line.wait_for("Your turn")
    line.type(b"\x1b[200~zero\r\nnine\n\x1b[201~")
    line.wait_for("zero nine")
    time.sleep(2 * ENTER_REPEAT_SECONDS)
    assert turns(line) == 1
    line.type(b"\x7f" * 5 + b"\r")
    line.wait_for("Your turn(.|\n)*Your turn")


class Shell(Pseudo):
    """A shell with jobs at its own pseudo-terminal; the program is started in it."""

    def __init__(self, *words: str) -> None:
        super().__init__(program=("bash", "--norc", "--noprofile", "-i"))
        self.type(NO_MARKS)
        self.type(f"{sys.executable} -m numeramis_access {' '.join(words)}\r".encode())

    def settings(self) -> list[object]:
        """Return the terminal's present settings."""
        return termios.tcgetattr(self._slave)


@pytest.fixture
def shell(home: Path) -> Iterator[Shell]:
    found = Shell(*PLAY)
    yield found
    found.process.send_signal(signal.SIGHUP)
    found.close()


def stopped(shell: Shell) -> None:
    """Press Ctrl+Z and wait for the shell; it has its own terminal back."""
    shell.seen = b""
    shell.type(b"\x1a")
    shell.wait_for("Stopped")
    shell.type(b"echo her''e\r")
    shell.wait_for("here\r")


def test_ctrl_z_gives_the_terminal_to_the_shell_and_fg_takes_it_again(shell: Shell) -> None:
    shell.wait_for("Your turn")
    playing = shell.settings()
    shell.type(b"ha")
    shell.wait_for("ha$")
    stopped(shell)
    assert shell.settings() != playing
    assert "\x1b[?2004l" in shell.text()
    shell.seen = b""
    shell.type(b"fg\r")
    shell.wait_for("ha$")
    assert shell.settings() == playing
    assert "\x1b[?2004h" in shell.text()
    shell.type(b"\x7f\r")
    shell.wait_for(HAND)
    pressed(shell, b"\x1b[F", apart=SLOW)
    shell.wait_for("ninth of nine")


def test_a_program_that_goes_on_in_the_background_leaves_the_terminal_to_the_shell(shell: Shell) -> None:
    shell.wait_for("Your turn")
    stopped(shell)
    shell.type(b"bg\r")
    shell.seen = b""
    shell.type(b"echo an''other\r")
    shell.wait_for("another\r")
    for _ in range(ATTEMPTS):  # typed text that the program tries to read in the background stops it, even during fg
        shell.seen = b""
        shell.type(b"fg\r")
        shell.wait_for("fg\r\n")
        shell.type(b"h\r")
        shell.wait_for(f"{HAND}|h: command not found")
        if "command not found" not in shell.text():
            return
    pytest.fail(shell.text())


def test_a_stop_that_nobody_announced_is_overcome(started: list[Pseudo], home: Path) -> None:
    line = start(started, *PLAY)
    line.wait_for("Your turn")
    playing = termios.tcgetattr(line._slave)
    line.process.send_signal(signal.SIGSTOP)
    termios.tcsetattr(line._slave, termios.TCSANOW, line.before)
    line.process.send_signal(signal.SIGCONT)
    ends = time.monotonic() + 30
    while termios.tcgetattr(line._slave) != playing:
        assert time.monotonic() < ends
        line.read()


def test_a_changed_size_disturbs_nothing(started: list[Pseudo], home: Path) -> None:
    import fcntl
    import struct

    line = start(started, *PLAY)
    line.wait_for("Your turn")
    line.type(b"h")
    fcntl.ioctl(line.master, termios.TIOCSWINSZ, struct.pack("HHHH", 10, 30, 0, 0))
    line.process.send_signal(signal.SIGWINCH)
    line.type(b"\r")
    line.wait_for(HAND)


def test_ctrl_backslash_ends_in_order(started: list[Pseudo], home: Path) -> None:
    line = start(started, *PLAY)
    line.wait_for("Your turn")
    line.type(b"\x1c")
    assert line.ends() == 0
    assert line.as_before()
    assert "Traceback" not in line.text()
    assert list((home / "matches").glob("*.match"))


@pytest.mark.parametrize("words", [["doctor"], ["arena", "quist", "greedy", "greedy"], ["engine"]])
def test_ctrl_backslash_dumps_no_core_from_a_command(home: Path, words: list[str]) -> None:
    command = [sys.executable, "-m", "numeramis_access", *words]
    with subprocess.Popen(
        command, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as running:
        time.sleep(1.0)  # somewhere in its work
        running.send_signal(signal.SIGQUIT)
        assert running.wait(30) in (0, 130), running.stdout and running.stdout.read()


def test_a_closed_pipe_ends_the_program(own_home: Path, started: list[Pseudo]) -> None:
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\nbraille = "off"\n')
    line = Pseudo(program=("sh", "-c", f"{sys.executable} -m numeramis_access {' '.join(PLAY)} | head -n 2"))
    started.append(line)
    line.wait_for("(.+\n){2}")
    line.type(b"h\r")
    assert line.ends() == 0
    assert line.as_before()
    assert "Traceback" not in line.text()
