"""Keys at the Windows console have the same effect as at a terminal here.

Each acts at once, keys edit a line, and news wait until the line is done.
"""

from __future__ import annotations

import re
import time

import pytest

from numeramis_access.words.language import Language
from tests.standard import words_of
from tests.waiting import until
from tests.windows.console import Console
from tests.windows.test_play import MATCH, SETTINGS, TURN, Seat, read, turns
from tests.windows.test_play import seat as seat
from tests.windows.wine import PATIENCE

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

WORDS = Language("cs")
#: the last sentence of the score in a match of one game
ANSWER = Language("cs", words_of("quist")).text("score-only")
#: keys by tmux's names in their order at the first turn, and their answers: the hand, people, the history, verbosity
#: and pace, the language, help, the menus, and a key without a function
KEYS = (
    ("End", ", devátá z devíti."), ("Left", ", osmá z devíti."), ("Home", ", první z devíti."),
    ("Right", ", druhá z devíti."), ("PPage", ", devátá z devíti."), ("NPage", ", první z devíti."),
    ("Tab", "Teď není z čeho vybírat."), ("M-1", ", soupeř."), ("C-Up", "Tempo soupeřů: bez čekání."),
    ("F6", "Podrobná hlášení."), ("F5", "Podrobná hlášení."),
    ("F12", "The program now speaks English."), ("F12", "Teď mluvím česky."), ("F10", "Tato klávesa tu nic nedělá."),
    ("S-F5", "Tato, klávesa, tu, nic, nedělá."), ("S-F6", "Historie: jen to, co se hrálo."),
    ("F1", WORDS.text("help-title")), ("Escape", WORDS.text("back-at-table")), ("Escape", WORDS.text("match-menu")),
    ("Down", ", druhá ze sedmi."), ("Up", ", první ze sedmi."), ("Escape", WORDS.text("back-at-table")),
)  # fmt: skip
#: a line typed character by character or key by key, and its content after each
LINE = (
    ("sóe", "sóe"), ("Home", "sóe"), ("Right", "sóe"), ("k", "skóe"), ("End", "skóe"), ("Left", "skóe"),
    ("x", "skóxe"), ("r", "skóxre"), ("C-Left", "skóxre"), ("Right", "skóxre"), ("Right", "skóxre"),
    ("Right", "skóxre"), ("DC", "skóre"), ("F5", "skóre"), ("Up", "skóre"), ("Tab", "skóre"), ("End", "skóre"),
    ("š", "skóreš"), ("BSpace", "skóre"),
)  # fmt: skip


def told(console: Console, key: str, wanted: str) -> None:
    """Press a key; wait until its answer appears after the earlier text."""
    before = console.text().rstrip()
    console.press(key)
    assert until(lambda: wanted in console.text().rstrip()[len(before) :], PATIENCE), (key, wanted, console.text())


def last_line(console: Console) -> str:
    """Return the console's last line."""
    return console.text().rstrip().rpartition("\n")[2]


def test_arrows_tab_and_function_keys_act_at_once(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    read(console, TURN)
    for key, wanted in KEYS:
        told(console, key, wanted)
    assert "Traceback" not in console.text()


def test_what_was_said_is_gone_through(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    text = read(console, TURN)
    said = [line for line in text.splitlines() if line][-2:]  # the led card, and the next player
    for line in reversed(said):
        console.type(",")
        assert until(lambda line=line: last_line(console) == line, PATIENCE), console.text()  # type: ignore[misc]
    console.type(".")
    assert until(lambda: last_line(console) == said[-1], PATIENCE), console.text()


def test_a_line_is_edited_while_others_play_and_what_happens_waits_for_it(seat: Seat) -> None:
    (seat.home / "settings.toml").write_text(SETTINGS.replace("pace = 0.2", "pace = 1.0"), encoding="utf-8")
    console = seat.begin(*MATCH)
    read(console, TURN)
    console.press("Right")
    console.press("Enter")  # now the others play, one after another
    first, stands = LINE[0]
    console.type(first, enter=False)
    assert until(lambda: last_line(console) == stands, PATIENCE), console.text()
    above, played = console.text().rstrip().splitlines()[:-1], len(recorded(seat))
    for key, stands in LINE[1:]:
        console.press(key)
        assert until(lambda stands=stands: last_line(console) == stands, PATIENCE), (key, console.text())  # type: ignore[misc]
    assert until(lambda: len(recorded(seat)) >= played + 3, PATIENCE), "the others play meanwhile"
    assert console.text().rstrip().splitlines() == [*above, "skóre"]
    console.press("Enter")
    text = read(console, re.compile(re.escape(ANSWER)))
    assert re.findall("^.*skóre.*$", text, re.MULTILINE) == ["skóre"]
    assert until(lambda: turns(console.text()) == 2, PATIENCE), console.text()


def recorded(seat: Seat) -> list[str]:
    """Return the lines of the match's record: its events, told or not."""
    (record,) = seat.home.glob("matches/*.match")
    return record.read_text("utf-8").splitlines()


def test_a_paste_only_fills_the_line_and_enter_sends_it(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    read(console, TURN)
    played = len(recorded(seat))
    console.paste("skó\r\nre\r\n")
    assert until(lambda: last_line(console) == "skó re", PATIENCE), console.text()
    for key, stands in (("BSpace", "skó r"), ("BSpace", "skó"), ("BSpace", "skó"), ("r", "skór"), ("e", "skóre")):
        console.press(key)
        assert until(lambda stands=stands: last_line(console) == stands, PATIENCE), console.text()  # type: ignore[misc]
    console.press("Enter")
    read(console, re.compile(re.escape(ANSWER)))
    assert len(recorded(seat)) == played, "no pasted line plays a card"


def test_a_held_enter_plays_once(seat: Seat) -> None:
    console = seat.begin(*MATCH)
    read(console, TURN)
    console.press("Right")
    console.hold("Enter", 1.5)
    assert until(lambda: turns(console.text()) == 2, PATIENCE), console.text()
    time.sleep(1.0)
    assert turns(console.text()) == 2, "the same press played no second card"
