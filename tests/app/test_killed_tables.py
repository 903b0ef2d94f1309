"""Real programs killed at a called match, at a called board of an evening, and at a match of two at one computer.

Each goes on in another process; what was told and acted before the kill is there once.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.app.table.together import QUIET_SECONDS
from numeramis_access.core.cards import NUMBERS
from numeramis_access.store.journal import read_journal
from tests.app.director import PAIRS, director, kept
from tests.app.player import PATIENCE

#: the cards of a whole deal in the order of their calls
CALLED = [*itertools.islice(itertools.cycle(NUMBERS), 36)]
SETTINGS = 'address = "asked"\nbraille = "off"\npace = 0.0\nfirst_steps = 0\nlanguage = "cs"\nname = "Jana"\n'
COMPANION = "[companions.Petr]\nplays = true\n"
CALL_FIRST = "Pokračovat v hlášení karet"
#: typed lines, each with a pattern of its answer
TO_THE_TABLE = {
    "hrát spolu": "Vaše jméno", "vybrat hru": "Quist, první", "quist": "Začít hrát", "začít hrát": "ať si vezme",
}  # fmt: skip
TO_THE_BOARD = (
    ("vést klubový večer", "první z"), ("", "Zapsat výsledky"), ("zapsat výsledky", "první z"),
    ("hlásit karty u stolu", "první z"), ("", "Karty se u stolu míchaly"), ("", "Na tahu"),
)  # fmt: skip


class Typist:
    """A real program with lines for a terminal. :param folder: its home. :param words: its command line."""

    def __init__(self, folder: Path, *words: str) -> None:
        command = [sys.executable, "-m", "numeramis_access", *words, "--terminal", "--speech", "none"]
        environment = {**os.environ, "NUMERAMIS_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        self._running = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def tell(self, line: str, wanted: str) -> str:
        """Type a line; return what is told up to a line with a wanted pattern."""
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        ends = threading.Timer(PATIENCE, self._running.kill)
        ends.start()
        self._running.stdin.write(f"{line}\n")
        self._running.stdin.flush()
        told = ""
        for said in self._running.stdout:
            told += said
            if re.search(wanted, said):
                ends.cancel()
                return told
        raise AssertionError(told)

    def kill(self) -> None:
        """Kill the program."""
        self._running.kill()
        self._running.wait()


@contextmanager
def typist(folder: Path, *words: str) -> Iterator[Typist]:
    """Yield a running program, which is killed in the end."""
    running = Typist(folder, *words)
    try:
        yield running
    finally:
        running.kill()


def set_up(folder: Path, more: str = "") -> None:
    """Write the settings of a program that was started before."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text(f'{SETTINGS}known_version = "{__version__}"\n{more}', encoding="utf-8")


def acts_in(folder: Path) -> list[object]:
    """Return the acts in the only journal of a folder."""
    (path,) = folder.glob("*.match")
    return read_journal(path).actions


def call(running: Typist, cards: list[str]) -> str:
    """Call cards; return what is told."""
    return "".join(running.tell(f"{card}\nh", "Na tahu: ") for card in cards)


def played(told: str) -> int:
    """Return the number of plays in what was told."""
    return len(re.findall(r"(?:hraje|vynáší) (?!se )", told))


def cards_in(acts: list[object]) -> list[object]:
    """Return the cards of called plays."""
    return [act["action"]["card"] for act in acts]  # type: ignore[call-overload,index]


def test_a_called_match_goes_on(tmp_path: Path) -> None:
    set_up(tmp_path)
    with typist(tmp_path, "call", "quist") as first:
        first.tell("", "Na tahu")
        assert played(call(first, CALLED[:10])) == 10
    with typist(tmp_path) as again:
        told = again.tell("", "Na řadě je")
        assert CALL_FIRST in told
        assert played(told) == 0
        assert cards_in(acts_in(tmp_path / "called")) == CALLED[:10]
        assert played(call(again, CALLED[10:20])) == 10
    assert cards_in(acts_in(tmp_path / "called")) == CALLED[:20]


def test_a_called_board_goes_on_and_enters_its_result() -> None:
    with director() as made:
        folder = made.app.home.data
        made.choose("evening-new")
        while made.values[made.text("evening-game")] != made.text("game-quist"):
            made.change("evening-game")
        made.choose("evening-announce")
        for pair in PAIRS:
            made.enter_pair(*pair)
        made.choose("evening-close")
        made.choose("evening-begin-round", round=1)
        for path in made.app.home.called_matches.glob("*"):
            path.unlink()
        set_up(folder)
        with typist(folder) as first:
            first.tell("pravidla", "Pravidla")  # past the greeting
            first.tell("zpět", "Pravidla")
            for line, wanted in TO_THE_BOARD:
                first.tell(line, wanted)
            assert played(call(first, CALLED[:14])) == 14
        with typist(folder) as again:
            told = again.tell("", "Na řadě je")
            assert CALL_FIRST in told
            assert played(told) == 0
            assert played(call(again, CALLED[14:35])) == 21
            again.tell(CALLED[35], "Enter otevře nabídku")
            again.tell("odejít", made.text("evening-kept"))
        assert len(kept().evening.outcomes) == 1


def test_a_match_of_two_at_one_computer_goes_on(tmp_path: Path) -> None:
    set_up(tmp_path, COMPANION)
    with typist(tmp_path) as first:
        for line, wanted in TO_THE_TABLE.items():
            first.tell(line, wanted)
        for _ in range(4):
            take_and_play(first)
    acts = acts_in(tmp_path / "matches")
    with typist(tmp_path) as again:
        told = again.tell("", "ať si vezme")
        assert "Pokračovat v partii" in told
        assert "V ruce" not in told
        assert acts_in(tmp_path / "matches") == acts
        take_and_play(again)
    assert acts_in(tmp_path / "matches")[: len(acts)] == acts
    assert len(acts_in(tmp_path / "matches")) > len(acts)


def take_and_play(running: Typist) -> None:
    """Take the keyboard after the pause that a person needs, and play the first card."""
    time.sleep(QUIET_SECONDS + 0.2)
    running.tell("\n\n", "ať si vezme|Na řadě jste vy")
