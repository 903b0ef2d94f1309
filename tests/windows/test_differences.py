"""Differences of Windows in a player's experience.

They are files in use, Ctrl+C, half-typed lines, the registry's type of a file, closed pipes, the most processes to wait
for, and USB without its library.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

from numeramis_access.app.table import kept_matches
from numeramis_access.words.language import Language
from tests.app.player import home as home_of_tests
from tests.app.player import player
from tests.app.test_journal_match import begun
from tests.waiting import until
from tests.windows.console import Console
from tests.windows.drive import own_python
from tests.windows.test_commands import RECORDS, There
from tests.windows.test_commands import there as there
from tests.windows.test_play import MATCH, TURN, Seat, read, turns
from tests.windows.test_play import seat as seat
from tests.windows.wine import PATIENCE, Machine

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

WORDS = Language("cs")
#: the registry's type of scripts on some PCs, set by Windows' own tool
PLAIN = ("reg", "add", "HKCR\\.js", "/v", "Content Type", "/d", "text/plain", "/f")
#: an endless wait in the inbox
WAITS = (
    "from numeramis_access.input.inbox import Inbox; from numeramis_access.start import _take_signals; "
    "inbox = Inbox(); _take_signals(inbox); print('waiting', flush=True); print(inbox.take(None))"
)
#: more processes than Windows can wait for at once
WORKERS = 70


def said(console: Console, message: str) -> str:
    """Wait until a message without values appears on the console; return the console's text."""
    words = (re.escape(word) for word in WORDS.text(message).split())
    return read(console, re.compile(r"\s+".join(words)))


@pytest.fixture
def damaged(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match that the player had begun; the end of its file is damaged."""
    monkeypatch.setenv("NUMERAMIS_HOME", str(seat.home))
    with player("cs") as someone:
        begun(someone)
    (path,) = kept_matches.unfinished_matches(home_of_tests())
    path.write_bytes(path.read_bytes()[:-5])
    return path


def test_a_damaged_match_goes_on_and_is_set_aside_once(seat: Seat, damaged: Path) -> None:
    for again in range(2):
        console = seat.begin()
        read(console, re.compile("Pokračovat v partii"))
        console.press("Enter")
        text = read(console, re.compile("Na řadě jste vy|Jste na řadě"))
        assert (WORDS.text("journal-damaged").split(",")[0] in text) == (not again), text
        assert [path.name for path in damaged.parent.glob("*.damaged-*")] == [f"{damaged.name}.damaged-1"]
        seat.machine.kill(seat.home)


def test_a_record_is_deleted_by_keys(seat: Seat) -> None:
    kept = seat.home / "records" / RECORDS[0].name
    kept.parent.mkdir()
    shutil.copy(RECORDS[0], kept)
    console = seat.begin()
    said(console, "main-menu")
    console.press("End")
    said(console, "menu-quit")
    console.press("F1")
    said(console, "help-title")
    console.press("Escape")
    console.type(WORDS.text("menu-records"))
    for key in ("Home", "Enter", "End", "Up", "Enter", "End", "Enter"):  # the last before "back", then yes
        console.press(key)
    said(console, "record-deleted")
    assert not kept.exists()


def test_ctrl_c_ends_the_program_without_enter_and_the_match_is_kept(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    read(console, TURN)
    console.press("C-c")
    text = read(console, re.compile("^ended", re.MULTILINE))
    assert WORDS.text("goodbye-kept") in text
    assert "Traceback" not in text
    assert list(seat.home.glob("matches/*.match"))


def test_ctrl_c_ends_a_wait_that_nothing_else_would_end(seat: Seat) -> None:
    """The wait is interrupted, not polled: it is one wait without an end of its own."""
    console = seat.run("-c", WAITS)
    read(console, re.compile("^waiting", re.MULTILINE))
    console.press("C-c")
    text = read(console, re.compile("^ended", re.MULTILINE))
    assert re.search(r"^QuitRequested\(\)$", text, re.MULTILINE), text


def test_messages_wait_for_the_line_that_is_typed(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    read(console, TURN)
    console.press("Right")
    console.press("Enter")  # now the others play, one after another
    console.type("skó", enter=False)
    assert until(lambda: console.text().strip().endswith("skó"), PATIENCE), console.text()
    console.press("BSpace")
    console.type("óre")
    text = read(console, re.compile(r"^skóre$", re.MULTILINE))
    assert until(lambda: turns(console.text()) == 2, PATIENCE), text


def test_a_script_is_a_script_whatever_the_registry_says(there: There, machine: Machine) -> None:
    assert machine.run(*PLAIN).returncode == 0
    assert "text/plain" in machine.python("-c", "import mimetypes; print(mimetypes.guess_type('a.js'))").stdout
    server = subprocess.Popen(there.command("serve", "--port", "0"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert server.stdout is not None
        told = iter(server.stdout.readline, b"")
        address = next(found[0] for line in told if (found := re.search(r"http://\S+/", line.decode())))
        with urllib.request.urlopen(address) as page:
            scripts = re.findall(r'src="([^"]+\.js)"', page.read().decode())
        assert scripts
        for name in scripts:
            with urllib.request.urlopen(address + name.lstrip("/")) as answer:
                assert answer.headers.get_content_type() == "text/javascript", name
    finally:
        there.machine.kill(there.home)
        server.wait(PATIENCE)


def test_a_reader_that_has_seen_enough_is_no_fault(there: There) -> None:
    printing = subprocess.Popen(
        there.command("emboss", "rules", "whist"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert printing.stdout is not None
    assert printing.stderr is not None
    printing.stdout.close()
    assert printing.stderr.read().strip() == b""
    assert not (there.home / "faults.log").exists()


def test_a_pool_may_be_wished_larger_than_windows_can_wait_for(machine: Machine, program: Path) -> None:
    code = (
        "from numeramis_access.app.shell.child_process import process_pool\n"
        "if __name__ == '__main__':\n"
        f"    with process_pool({WORKERS}) as pool: print(list(pool.map(abs, [-1, -2])))"
    )
    (program / "pool.py").write_text(code, encoding="utf-8")
    done = machine.run(own_python(machine, program), "pool.py", folder=program, NUMERAMIS_OWN="1")
    assert (done.stdout, done.stderr) == ("[1, 2]\n", "")


def test_usb_says_what_is_missing(there: There) -> None:
    line = [own_python(there.machine, there.program), "-m", "braille", "try", "freedomscientific:usb", "--seconds", "1"]
    done = there.machine.run(*line, folder=there.program)
    assert "pyusb" not in done.stdout + done.stderr, "it is installed"
