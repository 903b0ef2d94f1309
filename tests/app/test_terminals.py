"""The program at pseudo-terminals with poor encodings, closed, hung up or interrupted: it loses and leaves nothing."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)
import pty

from numeramis_access.input.editing import Draft
from numeramis_access.input.escapes import typed_pieces
from numeramis_access.input.inbox import Inbox, KeyDown, LineTyped, QuitRequested
from numeramis_access.output.terminal import CURSOR_MOVES, Terminal, redraw_codes
from numeramis_access.output.terminal_mode import PASTE_MARKS_OFF, PASTE_MARKS_ON

PATIENCE = 30.0
SILENT = ("--terminal", "--speech", "none")


def environment(encoding: str = "utf-8") -> dict[str, str]:
    """Return an environment without a desktop, with strict output in this encoding, always of the same terminal."""
    kept = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    own = {"PYTHONIOENCODING": f"{encoding}:strict", "SDL_AUDIODRIVER": "dummy", "NUMERAMIS_OWN": "1", "TERM": "xterm"}
    return {**kept, **own}


class Pseudo:
    """The program, or another one, at its own pseudo-terminal."""

    def __init__(
        self, *words: str, encoding: str = "utf-8", python: Sequence[str] = (), program: Sequence[str] = ()
    ) -> None:
        self.master, self._slave = pty.openpty()
        self.before = termios.tcgetattr(self._slave)
        self.encoding = encoding
        self.seen = b""
        self.process = subprocess.Popen(
            program or [sys.executable, *python, "-m", "numeramis_access", *words],
            stdin=self._slave, stdout=self._slave, stderr=self._slave, env=environment(encoding),
            start_new_session=True, preexec_fn=self._control,
        )  # fmt: skip

    def _control(self) -> None:
        """Make this the controlling terminal of the new session, so that Ctrl+C and a hang-up send signals."""
        import fcntl

        fcntl.ioctl(self._slave, termios.TIOCSCTTY, 0)

    def text(self) -> str:
        """Return the whole output at the terminal."""
        return self.seen.decode(self.encoding, "replace")  # the last letter may be half read

    def read(self, seconds: float = 0.1) -> bool:
        """Read the waiting output; return whether the terminal is still open."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            self.seen += os.read(self.master, 65536)
        except OSError:
            return False
        return True

    def wait_for(self, pattern: str) -> None:
        """Wait until the output has a pattern."""
        ends = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text()):
            assert time.monotonic() < ends, self.text()
            assert self.process.poll() is None or self.read(), self.text()
            self.read()

    def type(self, text: bytes) -> None:
        """Type bytes at the terminal."""
        os.write(self.master, text)

    def ends(self) -> int:
        """Read the output to its end; return the exit status."""
        ends = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < ends, self.text()
            self.read()
        while select.select([self.master], [], [], 0)[0] and self.read():
            pass
        return self.process.returncode

    def as_before(self) -> bool:
        """Return whether the terminal has its first settings again."""
        return termios.tcgetattr(self._slave) == self.before

    def close(self) -> None:
        """Kill the program and close the terminal."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for handle in (self.master, self._slave):
            os.close(handle)


@pytest.fixture
def started(own_home: Path) -> Iterator[list[Pseudo]]:
    (own_home / "settings.toml").write_text('language = "cs"\npace = 0.0\nbraille = "off"\nname = "Žaneta Příšerná"\n')
    running: list[Pseudo] = []
    yield running
    for one in running:
        one.close()


def start(started: list[Pseudo], *words: str, encoding: str = "utf-8", python: Sequence[str] = ()) -> Pseudo:
    started.append(Pseudo(*words, encoding=encoding, python=python))
    return started[-1]


def alike(text: str) -> str:
    """Return a pattern for Czech text with or without accents."""
    return "".join(
        f"[{one}{other}]" if one.isalpha() else re.escape(one) for one, other in zip(text, _plain(text), strict=True)
    )


def _plain(text: str) -> str:
    return text.translate(str.maketrans("áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ", "acdeeinorstuuyzACDEEINORSTUUYZ"))


@pytest.mark.turns(2)
@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1", "iso-8859-2", "utf-8"])
def test_everything_is_said_on_a_terminal_that_lacks_letters(started: list[Pseudo], encoding: str) -> None:
    poor = start(started, "play", "quist", "--seed", "5", *SILENT, encoding=encoding)
    poor.wait_for(alike("na řadě"))
    for key in ("h\n", "v\n", "s\n", "f1\n"):
        poor.type(key.encode())
    poor.type(b"escape\n")
    poor.wait_for(alike("Zpátky u stolu"))
    poor.type(b"\x04")
    assert poor.ends() == 0
    assert "Traceback" not in poor.text()
    rich = start(started, "play", "quist", "--seed", "5", *SILENT)
    rich.wait_for("na řadě")
    rich.type(b"\x04")
    rich.ends()
    first = [line for line in rich.text().splitlines() if line][:6]
    shown = poor.text().encode(encoding).decode(encoding)
    for line in first:
        assert re.search(alike(line), shown), line


@pytest.mark.turns(3)
@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-1"])
@pytest.mark.parametrize(
    "words", [("--help",), ("play", "whist", "--help"), ("doctor",), ("play", "chess")], ids=" ".join
)
def test_what_the_command_line_prints_can_be_shown(started: list[Pseudo], words: Sequence[str], encoding: str) -> None:
    poor = start(started, *words, encoding=encoding)
    status = poor.ends()
    assert status == (2 if "chess" in words else 0)
    assert "Traceback" not in poor.text()
    assert len(poor.text()) > 40


def test_a_hang_up_ends_the_program_and_keeps_the_match(started: list[Pseudo], own_home: Path) -> None:
    line = start(started, "play", "quist", "--seed", "5", *SILENT)
    line.wait_for("na řadě")
    line.process.send_signal(signal.SIGHUP)
    assert line.ends() == 0
    assert line.as_before()
    assert "Traceback" not in line.text()
    assert list((own_home / "matches").glob("*.match"))


@pytest.mark.turns(2)
@pytest.mark.parametrize("seconds", [0.0, 0.3, 1.5])
def test_ctrl_c_while_an_opponent_thinks_ends_in_order(started: list[Pseudo], own_home: Path, seconds: float) -> None:
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\nbraille = "off"\nthinking = 10000\n')
    line = start(started, "play", "whist", "--seed", "5", "--level", "expert", *SILENT)
    line.wait_for("The first deal")
    time.sleep(seconds)  # until some instant between the start of the opponents' process and their thinking
    line.type(b"\x03")
    assert line.ends() == 0
    assert line.as_before()
    assert "Traceback" not in line.text()
    assert list((own_home / "matches").glob("*.match"))
    assert not (own_home / "faults.log").exists()


def test_ctrl_c_before_the_program_is_ready_is_no_traceback(started: list[Pseudo]) -> None:
    for module in ("bootstrap.telling", "store.faults", "app.shell.scene"):
        line = start(started, *SILENT, python=("-X", "importtime"))
        line.wait_for(rf"numeramis_access\.{module}")
        line.type(b"\x03")
        # Python itself ends by the signal if it comes while a text runs as code, as in dataclasses
        assert line.ends() in (0, 130, -signal.SIGINT), (module, line.text()[-600:])
        assert "Traceback" not in line.text(), module


CLOSED = {"input": "<&-", "output": ">&-", "errors": "2>&-", "all": "<&- >&- 2>&-", "full": ">/dev/full"}


@pytest.mark.turns(3)
@pytest.mark.parametrize("closed", CLOSED.values(), ids=CLOSED)
@pytest.mark.parametrize(
    "words", ["play quist --terminal --speech none", "--help", "doctor", "engine", "replay none.match --text"]
)
def test_closed_streams_are_no_traceback(own_home: Path, words: str, closed: str) -> None:
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\nbraille = "off"\n')
    command = f"exec {sys.executable} -m numeramis_access {words} {closed}"
    found = subprocess.run(
        ["sh", "-c", command], env=environment(), input="h\n", capture_output=True, text=True, timeout=PATIENCE
    )
    assert "Traceback" not in found.stderr + found.stdout
    assert "Exception ignored" not in found.stderr
    assert not (own_home / "faults.log").exists()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_of_ours_gets_the_number_of_a_closed_stream(tmp_path: Path, closed: str) -> None:
    found = tmp_path / "found"
    code = (
        "import os, sys; from pathlib import Path; from numeramis_access import cli\n"
        "children = [sys.executable, '-c', 'import os; [os.fstat(stream) for stream in range(3)]']\n"
        "def numbers(_):\n"
        "    with Path(sys.argv[1]).open('w') as file:\n"
        "        file.write(f'{file.fileno() > 2} {os.spawnv(os.P_WAIT, sys.executable, children)}')\n"
        "cli.main = numbers\n"
        "from numeramis_access.__main__ import main; main()"
    )
    subprocess.run(["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-c", code, found], env=environment())
    assert found.read_text() == "True 0"


def test_a_reader_that_has_seen_enough_is_no_fault(own_home: Path) -> None:
    command = f"{sys.executable} -m numeramis_access --help | head -c 1"
    found = subprocess.run(["sh", "-c", command], env=environment(), capture_output=True, text=True, timeout=PATIENCE)
    assert found.stderr == ""


def test_a_fault_in_a_command_is_one_sentence_and_noted(own_home: Path) -> None:
    code = (
        "import sys; from numeramis_access import cli; from numeramis_access.app.tools import doctor\n"
        "doctor.run = lambda *_: {}['As']\nsys.exit(cli.main(['doctor', '--language', 'en']))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, "--speech", "none"], env=environment(), capture_output=True, text=True, check=False
    )
    assert found.returncode == 1
    assert found.stderr.startswith("Something went wrong")
    assert found.stderr.count("\n") == 1
    assert "KeyError" in (own_home / "faults.log").read_text(encoding="utf-8")


ENDLESS = "\x1b[2J" + "7" * 6000


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    "words",
    [
        ["play", "sipky", "--limit", ENDLESS, *SILENT], ["play", "quist", "--level", ENDLESS], ["play", ENDLESS],
        ["play", "quist", ENDLESS, "7", *SILENT], ["play", "quist", "--seed", ENDLESS], [ENDLESS],
        ["replay", ENDLESS, "--text"], ["replay", ENDLESS, *SILENT], ["arena", "quist", ENDLESS, "greedy"],
        ["emboss", "rules", ENDLESS], ["engine", ENDLESS],
    ],
    ids=lambda words: " ".join(words)[:20].replace("\x1b", ""),
)  # fmt: skip
def test_a_word_without_end_on_the_command_line_is_a_sentence_and_no_fault(own_home: Path, words: list[str]) -> None:
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\nbraille = "off"\n')
    found = subprocess.run(
        [sys.executable, "-m", "numeramis_access", *words],
        env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert not (own_home / "faults.log").exists(), (own_home / "faults.log").read_text()
    assert found.returncode in (0, 2)
    told = found.stdout + found.stderr
    assert "7777" in told
    assert len(told) < 3000
    assert "\x1b" not in told
    assert "Traceback" not in told


def test_what_a_terminal_would_obey_is_never_written_to_it(started: list[Pseudo], own_home: Path) -> None:
    (own_home / "settings.toml").write_text(
        'language = "en"\npace = 0.0\nbraille = "off"\nname = "Eve\\u001b[2J\\u0007\\u009b31m"\n'
    )
    line = start(started, "play", "quist", "--seed", "5", *SILENT)
    line.wait_for("Your turn")
    for key in ("s\n", "escape\n"):
        line.type(key.encode())
    line.type(b"\x04")
    line.ends()
    shown = line.text().removeprefix(PASTE_MARKS_ON.decode()).removesuffix(PASTE_MARKS_OFF.decode())
    assert not set(shown) & {"\x1b", "\x07", "\x9b"}


def test_tab_is_a_key_where_nothing_is_typed_and_nothing_within_a_line() -> None:
    master, slave = pty.openpty()
    inbox = Inbox()
    with open(slave, encoding="utf-8") as source, open(os.devnull, "w", encoding="utf-8") as target:
        terminal = Terminal(source, target)
        terminal.listen(inbox)
        try:
            known = {b"\t": KeyDown("tab"), b"a\tb\r": LineTyped("ab"), b"\x1b[Z": KeyDown("shift+tab")}
            for typed, expected in known.items():
                os.write(master, typed)
                assert inbox.take(PATIENCE) == expected
            os.write(master, b"\x04")
            assert inbox.take(PATIENCE) == QuitRequested()
        finally:
            terminal.close()
            os.close(master)


class Screen:
    """A line of a terminal, as eyes or a screen reader see it."""

    def __init__(self) -> None:
        self.cells: list[str] = []
        self.at = 0

    def write(self, text: str) -> None:
        """Write a text: a backspace moves the cursor back, other characters overwrite the cell at the cursor."""
        for character in text:
            if character == "\b":
                assert self.at, "nothing stands there"
                self.at -= 1
            else:
                self.cells[self.at : self.at + 1] = [character]
                self.at += 1

    @property
    def text(self) -> str:
        """Return the text of the line."""
        return "".join(self.cells).rstrip()


@given(st.lists(st.sampled_from(["a", "b", " ", "erase", *CURSOR_MOVES]), max_size=40))
def test_a_line_is_edited_where_the_cursor_is_and_stands_there_so(keys: list[str]) -> None:
    shown, line = Screen(), Draft()
    for key in keys:
        now = (
            CURSOR_MOVES[key](line) if key in CURSOR_MOVES else line.backspace() if key == "erase" else line.insert(key)
        )
        shown.write(redraw_codes(line, now))
        line = now
        assert (shown.text, shown.at) == (line.text.rstrip(), line.at)


def test_arrows_home_end_and_delete_move_in_a_line_that_is_typed_and_are_keys_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = iter([typed_pieces("\x1b[D"), typed_pieces("abd\x1b[Dc\x1b[H\x1b[3~x\x1b[F!\r"), None])
    inbox, terminal = Inbox(), Terminal(io.StringIO(), io.StringIO())
    monkeypatch.setattr(terminal, "_read_input", lambda: next(typed))
    terminal._read(inbox)
    assert [inbox.take(), inbox.take(), inbox.take()] == [KeyDown("left"), LineTyped("xbcd!"), QuitRequested()]
