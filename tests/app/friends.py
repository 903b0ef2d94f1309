"""Players who meet in a house in this process: each has a program, and a line to the house that tests can cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.compose import make_program
from numeramis_access.input.inbox import FromHouse, HouseSilenceChanged, Inbox
from numeramis_access.server.people.answers import receive
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.house_token import HouseToken
from tests.server.guests import Club
from tests.standins import Recorder, in_a_thread


class Line:
    """A line to the club's house that tests can cut."""

    def __init__(self, club: Club, inbox: Inbox) -> None:
        self.club = club
        self.inbox = inbox
        self.went: list[str] = []
        self.stays = False
        #: waiting messages of a stopped line, None for a running line
        self.stopped: list[bytes] | None = None
        self.mend()

    def mend(self) -> None:
        self.house = self.club.house
        self.guest = self.house.connections.open(lambda line: self.inbox.put(FromHouse(self, line)))
        self.up = True
        self.inbox.put(FromHouse(self))

    def cut(self) -> None:
        self.up = False
        self.house.note_gone(self.guest)
        self.inbox.put(FromHouse(self, up=False))

    def add_addresses(self, addresses: Sequence[str]) -> None: ...

    def require_token(self, token: HouseToken) -> None: ...

    def go_to(self, address: str) -> bool:
        self.went.append(address)
        if self.stays:
            return False
        self.house.note_gone(self.guest)
        self.mend()
        return True

    def send(self, line: bytes) -> None:
        if self.stopped is not None:
            self.stopped.append(line)
        elif self.up:
            receive(self.house, self.guest, line)

    def stop(self) -> None:
        """Stay open and carry nothing, like a ``HouseLine`` that reports silence after three seconds."""
        self.stopped = []
        self.inbox.put(HouseSilenceChanged(self, True))

    def go_on(self) -> None:
        """Carry messages again, first the waiting ones."""
        waited, self.stopped = self.stopped or [], None
        for line in waited:
            self.send(line)
        self.inbox.put(HouseSilenceChanged(self, False))

    def close(self) -> None:
        if self.up:
            self.up = False
            self.house.note_gone(self.guest)


class Friend(Recorder):
    """A person at their own program, with their own home."""

    def __init__(self, club: Club, folder: Path, name: str, language: str) -> None:
        super().__init__()
        self.club = club
        self.lines: list[Line] = []
        settings = Settings(name=name, language=language, pace=0.5, gender="feminine" if name == "Eva" else "masculine")
        home = Home.at(folder / (name or "nobody"))
        self.app = make_program(settings, home, thinker=in_a_thread, connect=self._connect, clock=club.clock)
        self.app.announcer.channels.append(self)
        self.app.start()

    def _connect(self, address: str, inbox: Inbox) -> Line:
        self.lines.append(Line(self.club, inbox))
        return self.lines[-1]

    def settle(self) -> None:
        self.club.run(3.0)
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
        self.app.tick()
        self.app.refresh()

    def press(self, *keys: str) -> str:
        """Press keys; return the announcements since the last call."""
        for key in keys:
            self.app.press(key)
            self.settle()
        return self.told()

    def line(self, text: str) -> str:
        """Type a line at the terminal; return the announcements."""
        self.app._take_typed(text)
        self.settle()
        return self.told()

    def told(self) -> str:
        self.settle()
        texts = " ".join(self.texts())
        self.shown.clear()
        return texts

    def choose(self, *names: str) -> str:
        """Choose entries of menus by the beginnings of their names."""
        for name in names:
            self.settle()  # what has come meanwhile is told first
            scene = self.app.scene
            labels = [entry.label().casefold() for entry in scene.entries]  # type: ignore[attr-defined]
            at = next(at for at, label in enumerate(labels) if label.startswith(name.casefold()))
            self.press("home", *["down"] * at)
            self.shown.clear()
            self.app.press("return")
            self.settle()
        return self.told()

    @property
    def match(self) -> PeopleMatch:
        scene = self.app.scene
        assert isinstance(scene, PeopleMatch)
        return scene


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.house.close()


@contextmanager
def friends(club: Club, folder: Path, *people: tuple[str, str]) -> Iterator[list[Friend]]:
    found = [Friend(club, folder, name, language) for name, language in people]
    try:
        yield found
    finally:
        for friend in found:
            friend.app.close()


def arrive(friend: Friend) -> str:
    """Enter the club's house from the main menu, by its address; return the announcements."""
    people = {"cs": ("Jinam", "Hrát s lidmi"), "en": ("Another server", "Play with")}[friend.app.language.code]
    friend.app.scene.enter()
    friend.choose(people[1], people[0])
    return friend.line("192.168.1.5")


def gathered(adam: Friend, eva: Friend) -> str:
    """Let Adam open a table of Quist and Eva enter it by its code; return Adam's announcements."""
    arrive(adam)
    arrive(eva)
    adam.choose("New private table, by code", "Quist", "Open the table")
    code = next(iter(adam.club.house.sittings.values())).code
    eva.choose("Mám kód")
    eva.line(code)
    return adam.told()
