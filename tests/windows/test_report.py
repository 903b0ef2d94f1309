"""A report to the makers from a Windows PC, and the changes: heard, read by dots at COM7, saved without names."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.reading.about import changes_since
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.language import Language
from numeramis_access.words.texts import program_text
from tests.app.fingers import read as characters
from tests.braille.emulators.baum import BaumDisplay
from tests.waiting import until
from tests.windows.console import Console
from tests.windows.drive import own_python
from tests.windows.test_nvda import bare
from tests.windows.test_play import SETTINGS, Seat
from tests.windows.test_play import seat as seat
from tests.windows.wine import PATIENCE, Machine

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

WORDS = Language("cs")
#: the player last used an earlier version
BEFORE = f'{SETTINGS.replace(__version__, "0.1.0")}address = "asked"\n'
#: seconds that a reader leaves a line alone before a key acts on a new message
FEELING = 0.7


def said(console: Console, text: str) -> str:
    """Wait for a text on the console, which breaks lines within words; return the console's text."""
    assert until(lambda: bare(text) in bare(console.text()), PATIENCE), (text, console.text().strip())
    return console.text()


@pytest.mark.parametrize("user", ["Žofie Čápová"])
def test_the_doctors_report_has_what_was_found_and_not_who_plays(machine: Machine, program: Path, user: str) -> None:
    her = replace(machine, user=user)
    her.switch_on()
    file = her.profile / "Desktop/zpráva.txt"
    home = her.profile / "AppData/Local/numeramis-access"
    home.mkdir(parents=True, exist_ok=True)
    FaultLog(home / "faults.log").write(OSError(rf"C:\Users\{user}\AppData\Local\x"))
    words = ["-m", "numeramis_access", "doctor", "--report", her.path(file), "--language", "cs"]
    done = her.run(own_python(her, program), *words, folder=program)
    assert (done.returncode, done.stderr) == (0, "")
    text = file.read_text(encoding="utf-8")
    print(text)
    for message in ("report-about", "report-versions", "report-found", "report-noted", "report-keys"):
        assert WORDS.text(message) in text
    assert f"Numeramis Access {__version__}" in text
    assert "Windows" in text
    assert "Vestavěný hlas: v pořádku" in text
    assert "OSError" in text
    assert not [name for name in user.split() if name[1:] in text]


def test_the_report_is_heard_and_saved_by_keys_at_the_console(seat: Seat) -> None:
    console = seat.begin()
    said(console, WORDS.text("main-menu"))
    console.type(WORDS.text("menu-about", version=__version__))
    said(console, WORDS.text("about-title", version=__version__))
    console.type(WORDS.text("report-menu"))
    said(console, WORDS.text("report-ready"))
    console.press("Enter")
    said(console, WORDS.text("report-title"))
    for wanted in (WORDS.text("report-about"), WORDS.text("report-versions"), f"Numeramis Access {__version__}"):
        console.press("Down")
        said(console, wanted)
    console.press("Escape")
    said(console, WORDS.text("report-menu"))
    console.type(WORDS.text("report-save"))
    exports = seat.home / "exports"
    assert until(lambda: list(exports.glob("report-*.txt")), PATIENCE), console.text()
    (saved,) = exports.glob("report-*.txt")
    said(console, WORDS.text("report-saved", name=seat.machine.path(saved)))
    assert "Windows" in saved.read_text(encoding="utf-8")


def test_what_changed_is_told_once_after_an_update(seat: Seat) -> None:
    (seat.home / "settings.toml").write_text(BEFORE, encoding="utf-8")
    console = seat.begin()
    changes = changes_since(program_text("CHANGES", "cs"), (0, 1, 0))
    said(console, WORDS.text("about-news", version=__version__))
    said(console, changes[0].text)
    console.press("Down")
    said(console, changes[1].text)
    console.press("Escape")
    said(console, WORDS.text("main-menu"))
    again = seat.begin()
    said(again, WORDS.text("main-menu"))
    assert bare(changes[1].text[:20]) not in bare(again.text())


@pytest.fixture
def display(seat: Seat) -> Iterator[BaumDisplay]:
    """A display of forty cells at COM7."""
    with BaumDisplay() as made:
        port = seat.machine.prefix / "dosdevices/com7"
        port.unlink(missing_ok=True)
        port.symlink_to(made.path.resolve())
        yield made


def letters(text: str) -> str:
    """Return only the letters of a text: the display breaks it anywhere, and adds its own marks."""
    return "".join(filter(str.isalpha, text.lower()))


class Reader:
    """A person at a display of the Windows machine: waits for texts, and presses its keys."""

    def __init__(self, display: BaumDisplay) -> None:
        self.display = display

    @property
    def text(self) -> str:
        """Return the display's text."""
        return characters(self.display.cells, "cs")

    def find(self, text: str) -> None:
        """Wait for a text on the display."""
        assert until(lambda: letters(text) in letters(self.text), PATIENCE), (text, self.text)

    def press(self, *names: str) -> str:
        """Press keys together; return the text when the line has changed and is stable."""
        before = self.display.writes
        for name in names:
            self.display.press(name)
        for name in names:
            self.display.release(name)
        assert until(lambda: self.display.writes > before, PATIENCE), (names, self.text)
        time.sleep(FEELING)
        return self.text


def test_what_changed_and_the_report_are_read_by_dots(seat: Seat, display: BaumDisplay) -> None:
    own = BEFORE.replace('braille = "off"', 'braille = "baum:COM7"\nbraille_pace = 9')
    (seat.home / "settings.toml").write_text(own, "utf-8")
    changes = changes_since(program_text("CHANGES", "cs"), (0, 1, 0))
    console = seat.begin()
    reader = Reader(display)
    reader.find(WORDS.form("about-news", "braille", version=__version__))
    time.sleep(FEELING)
    pages = [reader.press("pan right") for _ in range(4)]
    assert letters(changes[1].text) in letters("".join(pages))
    reader.press("pan left", "pan right")
    reader.find(WORDS.form("main-menu", "braille"))
    console.type(WORDS.text("menu-about", version=__version__))
    reader.find(WORDS.form("about-title", "braille", version=""))
    console.type(WORDS.text("report-menu"))
    reader.find(WORDS.form("report-ready", "braille"))
    console.type(WORDS.text("report-hear"))
    reader.find(WORDS.form("report-title", "braille"))
    time.sleep(FEELING)
    pages += [reader.press("pan right") for _ in range(13)]
    print(*pages, sep="\n")
    for message in ("report-about", "report-versions", "report-found"):
        assert letters(WORDS.text(message)) in letters("".join(pages)), message
