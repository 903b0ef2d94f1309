"""``python -m braille``: searching for displays and trying one."""

from __future__ import annotations

import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pytest

from braille import __main__ as first_aid
from braille.detect import DisplayPlace
from braille.drivers import FAMILIES
from braille.text import BrailleTable
from tests.braille import toy
from tests.braille.emulators import NEEDS_A_TERMINAL, Emulator
from tests.braille.test_hotplug import DISPLAYS
from tests.braille.toy import Toy
from tests.waiting import until

PATIENCE = 30.0


class Trial:
    """``python -m braille try`` at the other end of a pipe, read line by line as it prints."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def line(self) -> str:
        """Return the next line, which must come while the program is running."""
        line = self._lines.get(timeout=PATIENCE)
        assert self.process.poll() is None, "only told at the end"
        return line


@contextmanager
def trial(*words: str, environ: Mapping[str, str] | None = None) -> Iterator[Trial]:
    """Yield a trial of a display, then end it with the signal of Ctrl+C, which is no failure."""
    command = [sys.executable, "-m", "braille", "try", *words, "--seconds", "60"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
    try:
        yield Trial(process)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


@pytest.mark.turns(3)
@pytest.mark.parametrize(("family", "plugged_in"), DISPLAYS)
@NEEDS_A_TERMINAL
def test_a_display_of_every_family_is_tried_and_told_line_by_line(
    family: str, plugged_in: Callable[[], Emulator]
) -> None:
    with plugged_in() as display, trial(f"{family}:{display.path}", "--text", "A seven is 7") as tried:
        words, _, cells = tried.line().strip().rpartition(", ")
        assert cells == f"{display.cell_count} cells"
        assert words.startswith("display ")
        assert len(words) > len("display ")
        line = display.raised(BrailleTable("en-8").cells("A seven is 7").ljust(display.cell_count, b"\0"))
        display.wait_for(lambda: display.cells == line)
        for key in (display.key_at(5), "pan left", "pan right", display.key_at(display.cell_count - 1)):
            display.tap(key)
            assert tried.line() == f"key {key}\n"


@NEEDS_A_TERMINAL
def test_a_display_is_tried_with_a_text_and_its_keys(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FAMILIES, "toy", toy.__name__)
    device = Toy()

    def press() -> None:
        until(lambda: device.writes)
        device.send(b"k")

    threading.Thread(target=press, daemon=True).start()
    command = ["try", f"toy:{device.path}", "--seconds", "1", "--text", "Ahoj 7", "--table", "cs-8"]
    assert first_aid.main(command) == 0
    assert capsys.readouterr().out.splitlines() == ["display Toy, 20 cells", "key select"]
    assert device.writes == [BrailleTable("cs-8").cells("Ahoj 7").ljust(20, b"\0")]


def test_when_no_display_comes_it_says_so_and_fails() -> None:
    command = [sys.executable, "-m", "braille", "try", "baum:/nowhere", "--seconds", "0.3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stdout == "no display: nothing there\n"
    assert done.stderr == "no display came at baum:/nowhere\n"


@pytest.mark.parametrize(
    "device", ["klingon:/dev/ttyUSB0", "baum", "baum:", "", "brlapi:colour=red", "brlapi", "/dev/ttyUSB0"]
)
def test_a_device_that_is_not_named_in_the_right_way_is_one_sentence_and_a_failure(device: str) -> None:
    command = [sys.executable, "-m", "braille", "try", device]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith(f"no such device: {device or 'no name'}; it is ")


def test_a_table_that_nobody_knows_is_one_sentence_and_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert first_aid.main(["try", "auto", "--table", "klingon"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("no such table: klingon; it is ")


def test_the_list_names_displays_and_why_a_port_was_not_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        DisplayPlace("brlapi:", code="absent"),
        DisplayPlace("baum:/dev/ttyUSB0", "0403:FE72", "VarioConnect 40", 40),
        DisplayPlace("/dev/ttyUSB1", "0403:6001", code="ambiguous"),
    ]
    monkeypatch.setattr(first_aid, "list_places", lambda: found)
    assert first_aid.main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "brlapi: nothing there"
    assert lines[1] == "baum:/dev/ttyUSB0 0403:FE72: display VarioConnect 40, 40 cells"
    assert lines[2].startswith("/dev/ttyUSB1 0403:6001: not probed")
    monkeypatch.setattr(first_aid, "list_places", lambda: found[2:])
    assert first_aid.main(["list"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "no display found"
