"""The report to the makers: its contents, data that it must never contain, and reading and saving it."""

from __future__ import annotations

import getpass
import os
import time
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.reading import report_menu
from numeramis_access.app.shell.report import report, report_file, without_names
from numeramis_access.cli import main
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import DoctorFinished
from numeramis_access.input.keymap import MAX_LAST_KEYS, LastKeys
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.fingers import fingers
from tests.app.player import player

#: most seconds of the doctor on a busy machine
PATIENCE = 90.0


def test_keys_that_write_or_name_a_card_are_not_told() -> None:
    keys = LastKeys()
    keys.note("table", "h", Command.HAND, writes=False)
    keys.note("table", "7", Command("number-7"), writes=False)
    keys.note("table", "q", Command("rank-q"), writes=False)
    keys.note("writing", "v", None, writes=True)
    keys.note("writing", "return", Command.ACTIVATE, writes=False)
    keys.note("menu", "k", None, writes=False)
    assert keys.keys() == (
        "table: h", "table: card", "table: card", "writing: text", "writing: return", "menu: text",
    )  # fmt: skip


def test_only_the_last_keys_are_remembered() -> None:
    keys = LastKeys()
    for _ in range(MAX_LAST_KEYS + 5):
        keys.note("menu", "down", Command.NEXT, writes=False)
    assert len(keys.keys()) == MAX_LAST_KEYS


def test_the_players_folder_and_name_in_the_system_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/zofie.capova")
    monkeypatch.setenv("USERPROFILE", r"C:\Users\Žofie Čápová")
    monkeypatch.setattr(getpass, "getuser", lambda: "Žofie Čápová")
    told = without_names(r'File "C:\Users\Žofie Čápová\Plocha\program\x.py"; /home/zofie.capova/a; D:\Žofie Čápová\b')
    assert "ofie" not in told
    assert r"~\Plocha\program\x.py" in told


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_the_report_has_versions_findings_faults_and_keys(language: str, tmp_path: Path) -> None:
    log = FaultLog(tmp_path / "faults.log")
    log.write(ValueError("seven of hearts"))
    words = Language(language)
    text = report_file(report(words, ["found: nothing"], log, ("menu: down",))).decode()
    for message in ("report-versions", "report-found", "report-noted", "report-keys"):
        assert words.text(message) in text
    assert __version__ in text
    assert "found: nothing" in text
    assert "ValueError" in text
    assert "menu: down" in text
    assert "hearts" not in text


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_a_player_hears_what_is_in_it_and_saves_it(language: str) -> None:
    words = Language(language)
    with player(language) as someone:
        someone.app.follow(someone.app.scene.take_line(words.text("menu-about", version=__version__)))
        someone.app.follow(someone.app.scene.take_line(words.text("report-menu")))
        ends = time.monotonic() + PATIENCE
        told: list[str] = someone.told()
        while words.text("report-ready") not in told and time.monotonic() < ends:
            time.sleep(0.2)  # the doctor examines this machine in its own process
            someone.settle()
            told += someone.told()
        assert words.text("report-looking") in told
        assert words.text("report-ready") in told
        someone.press("return")
        read = [item.label for item in someone.screen.items]
        assert words.text("report-about") in read
        assert any(words.text("voice-espeak").lower() in line.lower() for line in read), "the doctor's lines"
        someone.press("escape", "down", "return")
        saved = list(someone.app.home.exports.glob("report-*.txt"))
        assert len(saved) == 1
        assert words.text("report-about") in saved[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_it_is_read_and_saved_by_dots_alone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixed line replaces the doctor's findings; the test above runs the doctor on this machine."""
    monkeypatch.setattr(report_menu, "_examine", lambda code, inbox: inbox.put(DoctorFinished(("voice: found",))))
    words = Language(language)
    with fingers(language) as someone:
        for message in ("menu-about", "report-menu"):
            someone.find(words.form(message, "braille", version=__version__).lower()[:20])
            someone.route(someone.items[0])
        someone.find(words.form("report-ready", "braille"))
        someone.find(words.text("report-hear").lower())
        someone.route(someone.items[0])
        assert "voice: found" in " ".join(someone.press("pan right") for _ in range(20))
        someone.press("pan left+pan right")
        someone.find(words.text("report-save").lower())
        someone.route(someone.items[0])
        assert words.form("report-saved", "braille") in someone.message
        assert len(list(someone.app.home.exports.glob("report-*.txt"))) == 1


def test_the_doctor_writes_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.txt"
    assert main(["doctor", "--report", str(file), "--language", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    assert __version__ in file.read_text(encoding="utf-8")
    assert main(["doctor", "--report", os.fspath(tmp_path / "no" / "folder" / "x.txt"), "--language", "en"]) == 1
