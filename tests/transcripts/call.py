"""Real cards called at a terminal from the list of a real match, with mistakes, corrections and a kill in the middle.

``python -m tests.transcripts.call`` rewrites the logs in ``recorded``; a test compares them. Each log is the text of a
pseudo-terminal; three dots stand where the program was killed and started again.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access import __version__
from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.compose import first_scene
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayCard
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.sipky.events import CardsTaken, LayNumber, TakeCards
from numeramis_access.input.inbox import KeyDown, LineTyped
from numeramis_access.store.journal import read_journal
from tests.app.calling import PEOPLE, call_whole, match_events
from tests.tables.test_called import call_of, dealer_of, real_table
from tests.transcripts.make import FOLDER, PATIENCE, Sitting

#: the matches: game, number of players, options
CALLED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("quist", 4, {"games": 2}), ("whist", 4, {"tour": "base"}), ("sipky", 3, {"limit": "series"}),
    ("loker", 3, {"games": 4, "stakes": "poker"}),
)  # fmt: skip
LANGUAGES = ("cs", "en")
#: every so many cards one is called wrongly and taken back, or corrected after the next one; every so many calls a
#: choice is called, taken back and called again; calls before the kill
WRONG, CORRECTED, AGAIN, KILLED = 23, 31, 7, 20
BACKSPACE, DOWN = "\x7f", "\x1b[B"
RANKS = {"T": "0", "A": "1", "J": "/", "Q": "*", "K": "-"}
PAD = {"c": "/", "d": "*", "h": "-", "s": "+"}
KILL = "...\n"


class Terminal(Sitting):
    """One caller at one terminal."""

    @property
    def scene(self) -> CallingScene:
        """Return the scene of the called match."""
        return next(scene for scene in self.app.scenes if isinstance(scene, CallingScene))

    def begin_calling(self, match: Table) -> None:
        """Set up the called match with named players, and begin."""
        self.app.change(called_players=PEOPLE)
        self.app.follow(set_up.open_set_up(self.app, match.ruleset, match.options, match.seats))
        self.app.start()
        self.type("")

    def go_on(self) -> None:
        """Continue the match from the main menu."""
        self.app.change(address="asked", known_version=__version__)
        self.app.follow(first_scene(self.app))
        self.app.start()
        self.type("")

    def hit(self, keys: str) -> None:
        """Press keys that need no Enter."""
        os.write(self._master, keys.encode())
        ends = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < ends, keys
            item = self.app.inbox.take(0.05)
            if item is not None:
                self.app.receive(item)
                if isinstance(item, LineTyped | KeyDown):
                    break
        self._settle()

    def _settle(self) -> None:
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
            self.app.tick()
        self.app.refresh()
        self._read()


class Caller:
    """Calls a list of cards, now and then wrongly. :ivar log: the finished parts of the log."""

    def __init__(self, match: Table, language: str, home: Path, stack: ExitStack) -> None:
        self.match, self.log = match, ""
        self._start = lambda: Terminal(language, home, stack)
        self.terminal = self._start()
        self.terminal.begin_calling(match)
        self._cards = self._calls = 0
        #: the right card for a wrong call
        self._right: Card | None = None

    def call(self, action: Action, moments: list[Moment]) -> None:
        """Call an action; kill the program at its time."""
        if self._calls == KILLED:
            self._kill()
        self._calls += 1
        if isinstance(action, PlayCard):
            self._play(action.card)
        elif isinstance(action, TakeCards) and action.cards == 2:
            pass  # called with the number
        elif isinstance(action, LayNumber) and action not in self.terminal.scene.seat.match.choices():
            taken = [event for event in match_events(moments) if isinstance(event, CardsTaken)]
            for digit in "0" * (sum(len(event.cards) for event in taken) - 2) + f"{action.number:02d}":
                self.terminal.hit(digit)
        else:
            before = len(self.terminal.scene.seat.match.calls)
            self._choose(action, moments)
            if self._calls % AGAIN == 0 and len(self.terminal.scene.seat.match.calls) == before + 1:
                self.terminal.hit(BACKSPACE)
                self._choose(action, moments)

    def _choose(self, action: Action, moments: list[Moment]) -> None:
        """Call an action by its name, then the cards that it shows."""
        scene, call = self.terminal.scene, call_of(action, moments)
        if isinstance(action, ChooseCards):
            self.terminal.hit(str(len(action.cards)))
        else:
            self.terminal.type(self._name(action))
        for cards in (call.cards, *(cards for _, cards in call.hands)) if scene.seat.needed else ():
            for card in cards:
                self.terminal.hit(card)

    def _name(self, action: Action) -> str:
        """Return the words for a choice; a stake's with its amount."""
        scene = self.terminal.scene
        amount = next((value for value in msgspec.structs.astuple(action) if type(value) is int), None)
        for choice in scene.desk.choices:
            if isinstance(choice, AmountRange) and choice.type == action.name():
                line = scene.talk.choice(choice)
                name = scene.talk.narrator.language.form(line.id, "typed", **line.values).split(", ")[0]
                return f"{name} {amount}"
        line = scene.talk.choice(action)
        return str(scene.talk.narrator.language.text(line.id, **line.values)).rstrip(".")

    def turned(self, card: Card) -> None:
        """Call a card turned up."""
        self.terminal.hit(self._code(card))

    def _play(self, card: Card) -> None:
        """Call a card, sometimes after or instead of a wrong one."""
        self._cards += 1
        seat = self.terminal.scene.seat
        wrong = next((one for one in seat.cards if one != card and SUIT.get(one) == SUIT.get(card)), None)
        lies = 1 <= len(seat.match.view.cards_on_table()) <= 2
        if self._cards % WRONG == 0 and wrong is not None and self._accepts(wrong):
            self.terminal.hit(BACKSPACE)
        elif self._cards % CORRECTED == 0 and wrong is not None and lies and self._accepts(wrong):
            self._right = card
            return
        counts = self._accepts(card)
        if self._right is not None:
            self._correct(self._right, below=counts)
        if not counts:
            self.terminal.hit(self._code(card))

    def _accepts(self, card: Card) -> bool:
        """Call a card, and leave the question about a revoke that it seems to prove; return whether it counts."""
        seat, app = self.terminal.scene.seat, self.terminal.app
        calls = len(seat.match.calls)
        self.terminal.hit(self._code(card))
        if app.scene is not self.terminal.scene:
            self.terminal.type(str(app.text("back")))
        return len(seat.match.calls) > calls

    def _correct(self, card: Card, below: bool) -> None:
        """Correct a call in the list of calls. :param below: whether another call came after it."""
        self._right = None
        app = self.terminal.app
        self.terminal.type(str(app.text("action-call-correct")))
        if below:
            self.terminal.hit(DOWN)
        self.terminal.type("")
        self.terminal.type("")
        self.terminal.type(str(app.text("call-card", card=card)).rstrip("."))

    def _code(self, card: Card) -> str:
        return card if card not in SUIT else PAD[card[1]] + RANKS.get(card[0], card[0])

    def _kill(self) -> None:
        """Kill the program, start it again and continue."""
        self.terminal.scene.seat._log.close()  # type: ignore[attr-defined]  # the lock goes with the process
        self.log += self.terminal.read() + KILL
        self.terminal = self._start()
        self.terminal.go_on()

    def end(self) -> str:
        """Return the whole log."""
        return self.log + self.terminal.read()


def call(game: str, seats: int, options: dict[str, Any], language: str) -> str:
    """Return the log of a match that is called to its end."""
    setting = (game, seats, options)
    seed = next(seed for seed in count(1) if dealer_of(real_table(setting, seed)) == 0)
    match = real_table(setting, seed)
    with tempfile.TemporaryDirectory() as home, ExitStack() as stack:
        caller = Caller(match, language, Path(home), stack)
        call_whole(match, random.Random(seed), lambda: caller.terminal.scene.seat, caller.turned, caller.call)
        scene = caller.terminal.scene
        assert scene.is_over
        assert scene.seat.match.result == match.ruleset.match_result(match.state)
        caller.terminal.app.follow(scene._way_out())
        caller.terminal._settle()
        (record,) = (Path(home) / "records").glob("*.match")
        assert read_journal(record).header.called
        return caller.end()


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for game, seats, options in CALLED:
        for language in LANGUAGES:
            yield FOLDER / f"call-{game}-{language}-terminal.txt", call(game, seats, options, language)


def main() -> None:
    """Write all logs."""
    for path, text in recordings():
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
