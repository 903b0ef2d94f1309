"""Four programs of different kinds at one table, with one killed and back: each hears the content of the record.

One player has the keys of a window, one types lines at a terminal in Czech, one uses a page's session, one a braille
display alone (an emulator behind a pseudo-terminal). All come through their own menus, by their own keys.
"""

from __future__ import annotations

import io
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.shell.program import Program
from numeramis_access.app.table.record_text import read_record, told_event
from numeramis_access.app.table.verified import verify
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import make_program
from numeramis_access.core.actions import AmountRange, PlayCard
from numeramis_access.input.inbox import Inbox, Touched
from numeramis_access.output.terminal import Terminal
from numeramis_access.store.home import Home
from numeramis_access.store.journal import read_journal
from numeramis_access.store.settings import Settings
from numeramis_access.tables.requests import OpenTable
from numeramis_access.web.session import Session
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.transcript import MatchTranscript
from tests.app.fingers import NAMES, Fingers
from tests.app.friends import Line, club
from tests.braille.emulators.baum import BaumDisplay
from tests.contract.walk import concrete
from tests.server.guests import Club
from tests.server.test_people import SHORT
from tests.standard import GAMES
from tests.standins import Recorder, in_a_thread

__all__ = ["club"]

#: short matches; for Whist one deal of a mixed match, because a rubber is long
LENGTH: dict[str, dict[str, object]] = {**SHORT, "whist": {"tour": "mixed", "order": ["duck"]}}


class Kind(ABC):
    """A person at a program of one kind.

    :ivar heard: all announcements, in order.
    """

    language = "en"

    def __init__(self, club: Club, folder: Path, name: str) -> None:
        self.club = club
        self.name = name
        self.home = Home.at(folder / name)
        self.heard = Recorder()
        self.lines: list[Line] = []
        self.app = self.start(Settings(name=name, language=self.language, pace=0.0, speech="none", braille_seconds=0.0))
        self.app.announcer.channels.append(self.heard)

    def connect(self, _: str, inbox: Inbox) -> Line:
        self.lines.append(Line(self.club, inbox))
        return self.lines[-1]

    @abstractmethod
    def start(self, settings: Settings) -> Program:
        """Start the program."""

    @abstractmethod
    def choose(self, place: int) -> None:
        """Activate an entry of a menu, or an item at the table. :param place: from 0."""

    @abstractmethod
    def write(self, text: str) -> None:
        """Write a text into a text field."""

    def settle(self) -> None:
        """Handle everything that is due."""
        self.club.run(3.0)
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
        self.app.tick()
        self.app.refresh()

    def killed(self) -> None:
        """Cut the line, as the system does for a program ended by kill -9."""
        self.lines[-1].cut()

    @property
    def match(self) -> PeopleMatch:
        scene = self.app.scene
        assert isinstance(scene, PeopleMatch), scene
        return scene

    def entry(self, *names: str) -> None:
        """Choose the entry of a menu by the beginning of its label, in either language."""
        self.settle()
        labels = [entry.label() for entry in self.app.scene.entries]  # type: ignore[attr-defined]
        self.choose(next(at for at, label in enumerate(labels) if label.startswith(names)))
        self.settle()

    def arrive(self) -> None:
        """Enter the house from the main menu, by its address."""
        self.entry("Play with", "Hrát s lidmi")
        self.entry("Another server", "Jinam")
        self.write("192.168.1.5")
        self.settle()

    def play(self, chance: random.Random) -> bool:
        """Act by keys if the table waits for this player; return whether it did."""
        match = self.match
        if match.is_waiting_for_player:
            match.activate()
        elif match.is_own_turn:
            legal = match.view.legal
            action = chance.choice(legal)
            if isinstance(action, PlayCard):
                self.choose(match.desk.hand.index(action.card))
            elif isinstance(action, AmountRange) or action not in match.desk.choices:
                rules = match.seat.ruleset
                match.act(concrete(rules, action, chance) if isinstance(action, AmountRange) else action)
            else:
                self.choose(len(match.desk.hand) + match.desk.choices.index(action))
                while self.app.scene is not match:
                    self.entry("Yes", "Ano")
        else:
            return False
        self.settle()
        return True


class WindowKeys(Kind):
    """A player with the keys of a window."""

    def start(self, settings: Settings) -> Program:
        made = make_program(settings, self.home, thinker=in_a_thread, connect=self.connect)
        made.start()
        made.scene.enter()
        return made

    def choose(self, place: int) -> None:
        if isinstance(self.app.scene, PeopleMatch):
            self._find(place)
        else:
            for key in ("home", *["down"] * place):
                self.app.press(key)
        self.app.press("return")

    def _find(self, place: int) -> None:
        """Go to a card with the key for playable cards, or to a choice."""
        desk = self.match.desk
        row, place = (0, place) if place < len(desk.hand) else (1, place - len(desk.hand))
        if desk.row != row:
            self.app.press("tab")
        self.app.press("home")
        for _ in range(40):
            if desk.place == place:
                return
            self.app.press("right" if row else "z")

    def write(self, text: str) -> None:
        for letter in text:
            self.app.press("space" if letter == " " else letter)
        self.app.press("return")


class TerminalLines(Kind):
    """A player who types lines at a terminal, in Czech."""

    language = "cs"

    def start(self, settings: Settings) -> Program:
        made = make_program(settings, self.home, thinker=in_a_thread, connect=self.connect)
        made.keyboard = made.device = "terminal"
        self.printed = io.StringIO()
        made.announcer.channels.append(Terminal(io.StringIO(), self.printed))
        made.start()
        made.scene.enter()
        return made

    def choose(self, place: int) -> None:
        if isinstance(self.app.scene, PeopleMatch):
            self.app.receive(Touched("press", place))  # a typed name could fit two equal cards
        else:
            self.app._take_typed(str(place + 1))

    def write(self, text: str) -> None:
        self.app._take_typed(text)


class Page(Kind):
    """A player at a page: its session, driven like by a browser."""

    def start(self, settings: Settings) -> Program:
        made = make_program(settings, self.home, thinker=in_a_thread, connect=self.connect)
        self.session = Session(made)
        made.start()
        made.scene.enter()
        self.session.feed()
        self.session.send_everything()
        return made

    def settle(self) -> None:
        self.club.run(3.0)
        self.session.feed()

    def choose(self, place: int) -> None:
        self.session.feed(Touched("press", place))

    def write(self, text: str) -> None:
        self.app._take_typed(text)


class Braille(Kind):
    """A player with a braille display alone."""

    language = "cs"

    def start(self, settings: Settings) -> Program:
        self.device = BaumDisplay(NAMES[40], 40).__enter__()
        self.fingers = Fingers(self.device, f"baum:{self.device.path}", settings, where=self.home)
        self.fingers.app.connect = self.connect
        return self.fingers.app

    def settle(self) -> None:
        self.club.run(3.0)
        self.fingers.settle()

    def choose(self, place: int) -> None:
        if isinstance(self.app.scene, PeopleMatch):
            self._touch(place)
            return
        labels = [entry.label() for entry in self.app.scene.entries]  # type: ignore[attr-defined]
        self._until(lambda: self.app.scene.focus == place, labels[place])  # type: ignore[attr-defined]

    def _until(self, there: Callable[[], bool], what: str) -> None:
        """Go down a menu until the condition holds, and activate the entry."""
        for _ in range(60):
            if there():
                break
            self.app.press("down")
            self.fingers.settle()
        assert there(), what
        self.app.press("return")
        self.fingers.settle()

    def _touch(self, place: int) -> None:
        """Read the messages on the line, then touch the item until its act is done."""
        for _ in range(40):
            places = [at for at, touch in enumerate(self.fingers.line.touches)
                      if touch is not None and touch.zone == "items" and touch.index == place]  # fmt: skip
            if places and not self.fingers.message:
                if self.fingers.touch(places[0]):
                    return
            else:
                self.fingers.press("pan right")
        self.app.receive(Touched("press", place))
        self.fingers.settle()

    def write(self, text: str) -> None:
        self.app._take_typed(text)

    def close(self) -> None:
        self.device.__exit__(None, None, None)


KINDS: tuple[type[Kind], ...] = (WindowKeys, TerminalLines, Page, Braille)


@contextmanager
def four(club: Club, folder: Path) -> Iterator[list[Kind]]:
    found = [kind(club, folder, name) for kind, name in zip(KINDS, ("Adam", "Bára", "Cyril", "Dana"), strict=True)]
    try:
        yield found
    finally:
        for one in found:
            one.app.close()
            if isinstance(one, Braille):
                one.close()


def gathered(people: Sequence[Kind], game: str) -> None:
    """Let the first person open a short match, the others enter it by its code, and begin it."""
    adam = people[0]
    adam.arrive()
    house = adam.app.scene
    assert isinstance(house, HouseMenu)
    house.company.ask(OpenTable(id=new_id(), game=game, players=4, options=LENGTH[game], rests=False), house._come_to)
    adam.settle()
    code = next(iter(adam.club.house.sittings.values())).code
    for other in people[1:]:
        other.arrive()
        other.entry("I have a code", "Mám kód")
        other.write(code)
        other.settle()
    adam.entry("Begin")
    for one in people:
        one.settle()


def told_by_the_record(home: Home, language: str) -> list[Announcement]:
    """Return the announcements of a match's record, as its owner hears it."""
    (path,) = home.records.glob("*.match")
    saved = read_journal(path)
    record = read_record(saved, STANDARD)
    with_words = make_program(Settings(language=language), home, thinker=in_a_thread, connect=Line)
    try:
        transcript = MatchTranscript(STANDARD[record.game].game_words(), with_words.language)
        events = (told_event(record, number, False) for number in range(1, len(record) + 1))
        return [one for event in events for one in transcript.announcements_of(event)]
    finally:
        with_words.close()


def others(announcements: Sequence[Announcement], kinds: set[str], own: int) -> list[str]:
    """Return the texts about other seats and about results; a playing person hears their own acts only by a word."""
    return [one.text for one in announcements if one.kind in kinds and one.seat != own]


#: the computer that may act for the killed player until their return; the record names the seat
STAND_IN = "Alojz"


@pytest.mark.turns(4)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_four_kinds_of_programs_play_a_match_together_and_hear_what_the_record_tells(
    club: Club, tmp_path: Path, game: str
) -> None:
    chance = random.Random(7)
    with four(club, tmp_path) as people:
        gathered(people, game)
        done, killed = 0, ""
        for _ in range(4000):
            acted = [one for one in people if isinstance(one.app.scene, PeopleMatch) and one.play(chance)]
            done += len(acted)
            if done > 12 and not killed:
                killed = "Cyril"
                people[2] = back_again(club, tmp_path, people[2])
            for one in people:
                one.settle()
            if all(one.match.is_over for one in people):
                break
        assert all(one.match.is_over for one in people)
        for one in people:
            (path,) = one.home.records.glob("*.match")
            assert verify(path, STANDARD).status == 0
            expected = told_by_the_record(one.home, one.language)
            kinds = {announcement.kind for announcement in expected}
            seat = one.match.seat.position.seat
            told = [text.replace(STAND_IN, "Cyril") for text in others(one.heard.shown, kinds, seat)]
            wanted = others(expected, kinds, seat)
            assert len(wanted) > 10
            assert told, "whoever was killed is back before the end"
            assert told == (wanted[-len(told) :] if one.name == killed else wanted), one.name


def back_again(club: Club, folder: Path, gone: Kind) -> Kind:
    """Kill a person's program, and let the person return with another one; return the new program."""
    gone.killed()
    gone.app.close()  # sends nothing more, because its line is cut
    club.run(70.0)
    again = type(gone)(club, folder, gone.name)
    again.arrive()
    again.entry("Quist", "Whist", "Loker", "Šipky")
    assert isinstance(again.app.scene, PeopleMatch)
    again.heard.shown.clear()  # a returning player also hears the standing, which the record does not tell
    return again
