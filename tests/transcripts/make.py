"""Play every game in every language at a terminal, and log its text and the speech.

``python -m tests.transcripts.make`` rewrites the logs in ``recorded``; a test compares them, so that reviewers see each
change for players. The terminal is real: a pseudo-terminal, opened by the program's own channel and driven from its
other side. The second log of each match has the texts for a voice, with their seats. ``lines`` logs braille displays.
"""

from __future__ import annotations

import os
import pty
import tempfile
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import NamedTuple

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.shell.program import Program
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.compose import make_program
from numeramis_access.input.inbox import LineTyped
from numeramis_access.output.terminal import Terminal
from numeramis_access.output.terminal_mode import PASTE_MARKS_OFF, PASTE_MARKS_ON
from numeramis_access.start import greeting_in
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from tests.app.player import LOOK, hosted
from tests.standins import Recorder, in_a_thread
from tests.transcripts import lines

FOLDER = Path(__file__).parent / "recorded"
SEED = 5
#: seconds until a play-through is given up
PATIENCE = 120.0
#: most lines that are typed in one match
LINES = 120
#: commands at the first turn, and those that leave the program, by language
ASKED = {"cs": ("ruka", "stůl", "stav", "hokuspokus"), "en": ("hand", "table", "score", "abracadabra")}
LEAVING = {"cs": ("konec", "ano"), "en": ("quit", "yes")}


class Played(NamedTuple):
    """A match: its options as on the command line, and the number of deals after which the player leaves."""

    game: str
    words: tuple[str, ...]
    deals: int = 1


MATCHES = (
    Played("quist", ("--games", "1")),
    Played("sipky", ("--games", "1")),
    Played("loker", ("--games", "1")),
    Played("whist", ("--rubbers", "1")),
)


class Sitting:
    """One player at one terminal."""

    def __init__(self, language: str, home: Path, stack: ExitStack) -> None:
        self._master, slave = pty.openpty()
        self._decoder = getincrementaldecoder("utf-8")()
        self._recorder = Recorder()
        settings = Settings(language=language, pace=0.0, level="beginner", thinking=10, braille="off")
        self.app: Program = make_program(settings, Home.at(home), thinker=in_a_thread)
        stack.callback(os.close, self._master)
        source = stack.enter_context(os.fdopen(os.dup(slave), encoding="utf-8"))
        target = stack.enter_context(os.fdopen(slave, "w", encoding="utf-8"))
        self._lines = Terminal(source, target, count().__next__)  # a person's pace: a second for each Enter
        self.app.keyboard = self.app.device = "terminal"
        self.app.announcer.channels += [self._recorder, self._lines]
        self._lines.listen(self.app.inbox)
        stack.callback(self.app.close)
        self.app.tell([greeting_in(language)])
        self._text = ""

    def begin(self, played: Played) -> None:
        """Sit down at a match."""
        self.app.follow(
            begin_named(self.app, local_match.begin_match, played.game, list(played.words), SEED, None, None)
        )
        self.app.start()
        self._settle()

    def type(self, line: str) -> None:
        """Type a line, and let its effects happen."""
        os.write(self._master, f"{line}\n".encode())
        ends = time.monotonic() + PATIENCE
        typed = False
        while not typed:
            assert time.monotonic() < ends, line
            item = self.app.inbox.take(0.05)
            if item is not None:
                typed = isinstance(item, LineTyped)
                self.app.receive(item)
            self._read()
        self._settle()

    @property
    def match(self) -> MatchScene | None:
        """Return the current match."""
        return next((scene for scene in self.app.scenes if isinstance(scene, MatchScene)), None)

    @property
    def deals(self) -> int:
        """Return how many deals have ended."""
        match = self.match
        assert match is not None
        table = hosted(match).match
        return sum(isinstance(event, table.ruleset.ends_deal) for event, _ in table.moments)

    def read(self) -> str:
        """Return the terminal's text."""
        self._read()
        text = self._text.replace(PASTE_MARKS_ON.decode(), "").replace(PASTE_MARKS_OFF.decode(), "")
        lines = text.replace("\r\n", "\n").splitlines()
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def heard(self) -> str:
        """Return the texts for a voice, one in a line, with the seat of each sound."""
        return "".join(f"{_place(one)}{one.text}\n" for one in self._recorder.shown)

    def _read(self) -> None:
        """Take the terminal's new output."""
        os.set_blocking(self._master, False)
        try:
            while chunk := os.read(self._master, 65536):
                self._text += self._decoder.decode(chunk)  # a chunk may end within a letter
        except BlockingIOError:
            pass
        finally:
            os.set_blocking(self._master, True)

    def _settle(self) -> None:
        """Let opponents play until it is the player's turn or the match is over."""
        ends = time.monotonic() + PATIENCE
        while self.app.running and time.monotonic() < ends:
            item = self.app.inbox.take(0.0)
            match = self.match
            if item is None:
                if match is None or match is not self.app.scene or not hosted(match).is_thinking:
                    break
                item = self.app.inbox.take(LOOK)  # an opponent thinks in a thread
            if item is not None:
                self.app.receive(item)
            self.app.tick()
            self._read()


def _place(said: Announcement) -> str:
    return f"[{said.seat}] " if said.seat is not None else ""


def play(played: Played, language: str) -> tuple[str, str]:
    """Return the terminal's text and the speech of a match, from the greeting to the goodbye."""
    with tempfile.TemporaryDirectory() as home, ExitStack() as stack:
        sitting = Sitting(language, Path(home), stack)
        sitting.begin(played)
        for line in ASKED[language]:
            sitting.type(line)
        for _ in range(LINES):
            match = sitting.match
            if match is None or match.is_over or sitting.deals >= played.deals:
                break
            sitting.type(next_line(match))
        for line in LEAVING[language]:
            sitting.type(line)
        return sitting.read(), sitting.heard()


def next_line(match: MatchScene) -> str:
    """Return the input of a player who exchanges two cards at first, and then plays the next playable card."""
    desk = match.desk
    if desk.exchanges() and len(desk.marks) < 2:
        return "z" if desk.marks and desk.place in desk.marks else " "
    here = desk.item_under_cursor()
    return "z" if isinstance(here, str) and not desk.is_playable(here) else ""


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for played in MATCHES:
        for language in ASKED:
            read, heard = play(played, language)
            yield FOLDER / f"{played.game}-{language}-terminal.txt", read
            yield FOLDER / f"{played.game}-{language}-voice.txt", heard


def main() -> None:
    """Write all logs."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in (*recordings(), *lines.recordings()):
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
