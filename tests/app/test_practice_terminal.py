"""Practice at a real terminal under tmux: a deal with advice and odds, undone moves, a lesson, a drill."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.peers.test_terminal import Terminal

pytestmark = pytest.mark.peer("tmux")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "settings.toml").write_text('language = "en"\npace = 0.0\nlevel = "beginner"\nbraille = "off"\n')
    return tmp_path


@pytest.fixture
def terminal(home: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    running = Terminal(home, request.param)
    yield running
    running.tmux("kill-server")


@pytest.mark.parametrize("terminal", ["practice quist --seed 5"], indirect=True)
def test_a_practice_deal_is_advised_reckoned_and_taken_back_in_lines(terminal: Terminal) -> None:
    terminal.wait_for(lambda text: "Your turn." in text)
    terminal.type("i")
    terminal.wait_for(lambda text: "Hint: " in text)
    terminal.type("o")
    terminal.wait_for(lambda text: "zero can't be" in text.lower() or "The chance that" in text)
    terminal.type("9")
    terminal.wait_for(lambda text: "Nine, ninth of nine." in text)
    assert not re.search(r"^Nine[.:;]", terminal.text(), re.MULTILINE)
    terminal.type("")
    text = terminal.wait_for(lambda text: "rounds left" in text)
    assert re.search(r"^Nine[.:;]", text, re.MULTILINE)
    terminal.type("backspace")
    terminal.wait_for(lambda text: "taken back" in text)
    terminal.type("escape")
    terminal.wait_for(lambda text: "Practice table menu." in text)


@pytest.mark.parametrize("terminal", ["practice"], indirect=True)
def test_a_lesson_and_a_drill_are_done_in_lines(terminal: Terminal) -> None:
    terminal.wait_for(lambda text: "Read what changed" in text)
    terminal.type("escape")  # the changes of the version come first, once
    terminal.wait_for(lambda text: "Practice." in text)
    terminal.type("1")
    terminal.wait_for(lambda text: "Lessons" in text and "Keys, hand and table" in text)
    terminal.type("1")
    terminal.wait_for(lambda text: "Press Enter to continue." in text)
    terminal.type("")
    terminal.wait_for(lambda text: "First go through your hand." in text)
    terminal.type("h")
    terminal.wait_for(lambda text: "To go to the next card" in text)
    terminal.type("escape")
    terminal.wait_for(lambda text: "Lesson menu." in text)
    terminal.type("4")
    terminal.wait_for(lambda text: text.count("Keys, hand and table") > 2)
    terminal.type("escape")
    terminal.type("3")
    terminal.wait_for(lambda text: "Today's training" in text)
    terminal.type("7")
    terminal.wait_for(lambda text: "How many to go now?" in text)
    terminal.type("")
    terminal.wait_for(lambda text: "Right." in text or "No. " in text)
