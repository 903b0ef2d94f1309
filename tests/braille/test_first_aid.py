"""``python -m braille``: looking for displays, trying one."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from braille import __main__ as first_aid
from braille.detect import Found
from braille.drivers import FAMILIES
from braille.text import Table
from tests.braille import toy
from tests.braille.toy import Toy
from tests.peers.brltty import until


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
    assert device.writes == [Table("cs-8").cells("Ahoj 7").ljust(20, b"\0")]


def test_when_no_display_comes_it_says_so_and_fails() -> None:
    command = [sys.executable, "-m", "braille", "try", "baum:/nowhere", "--seconds", "0.3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stdout == "no display: nothing there\n"
    assert done.stderr == "no display came at baum:/nowhere\n"


@pytest.mark.parametrize("wrong", [["klingon:/dev/ttyUSB0"], ["auto", "--table", "klingon"]])
def test_what_nobody_knows_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        first_aid.main(["try", *wrong])
    assert refused.value.code == 2
    assert "klingon" in capsys.readouterr().err


def test_the_list_names_displays_and_why_a_port_was_not_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        Found("brlapi:", code="absent"),
        Found("baum:/dev/ttyUSB0", "0403:FE72", "VarioConnect 40", 40),
        Found("/dev/ttyUSB1", "0403:6001", code="ambiguous"),
    ]
    monkeypatch.setattr(first_aid, "survey", lambda: found)
    assert first_aid.main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "brlapi: nothing there"
    assert lines[1] == "baum:/dev/ttyUSB0 0403:FE72: display VarioConnect 40, 40 cells"
    assert lines[2].startswith("/dev/ttyUSB1 0403:6001: not probed")
    monkeypatch.setattr(first_aid, "survey", lambda: found[2:])
    assert first_aid.main(["list"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "no display found"
