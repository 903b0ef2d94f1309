"""A house inside a player's program: opened from the menu, found by programs nearby, joined by its invitation."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import find_houses, make_program
from numeramis_access.compose_server import open_house
from numeramis_access.input.inbox import HousesFound, Inbox
from numeramis_access.server.client import open_connection
from numeramis_access.server.finding import HouseFinder, announce, own_addresses
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.languages import LANGUAGES
from tests.standins import Recorder, in_a_thread
from tests.waiting import wait_until


class Someone(Recorder):
    """A player at a program that reaches the network."""

    def __init__(self, folder: Path, name: str, language: str) -> None:
        super().__init__()
        home = Home.at(folder / name)
        self.heard: list[str] = []
        self.app = make_program(
            Settings(name=name, language=language, pace=0.25), home, thinker=in_a_thread, connect=open_connection,
            host=partial(open_house, home, STANDARD, LANGUAGES), find=find_houses,
        )  # fmt: skip
        self.app.announcer.channels.append(self)
        self.app.start()

    def settle(self) -> None:
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
        self.app.tick()
        self.app.refresh()
        self.heard += self.texts()
        self.shown.clear()

    def hears(self, what: str) -> None:
        """Wait for a sentence, and play a card on each turn; drop the sentences heard before."""

        def said() -> bool:
            self.settle()
            scene = self.app.scene
            if isinstance(scene, PeopleMatch) and scene.is_own_turn:
                self.app.press("home")
                self.app.press("return")
            return any(what in text for text in self.heard)

        wait_until(said, lambda: f"{what!r} in {self.heard}")
        self.heard.clear()

    def choose(self, *names: str) -> None:
        """Choose entries of menus by the beginnings of their names."""
        for name in names:
            entries = self.app.scene.entries  # type: ignore[attr-defined]
            at = next(at for at, entry in enumerate(entries) if entry.label().startswith(name))
            for key in ("home", *["down"] * at, "return"):
                self.app.press(key)
            self.settle()


@contextmanager
def people(folder: Path, *named: tuple[str, str]) -> Iterator[list[Someone]]:
    found = [Someone(folder, name, language) for name, language in named]
    try:
        yield found
    finally:
        for someone in reversed(found):
            someone.app.close()


@pytest.mark.slow
def test_two_programs_meet_in_the_house_that_one_of_them_opens(tmp_path: Path) -> None:
    with people(tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        adam.app.scene.enter()
        eva.app.scene.enter()
        adam.choose("Play with", "Open tables here")
        adam.hears("New private table, by code")
        adam.choose("New private table, by code", "Quist", "Open the table")
        adam.hears("Others join at the address")
        adam.choose("Save the invitation")
        adam.hears("The QR code is in the file")
        (text,) = adam.app.home.exports.glob("*.txt")
        link = text.read_text(encoding="utf-8").splitlines()[0]
        assert adam.app.scene.screen().squares
        eva.choose("Hrát s lidmi")
        eva.hears("Nablízku jsou stoly: Adam.")
        eva.choose("Jinam")
        eva.app._take_typed(link)
        eva.hears("stůl se schází")
        adam.hears("Eva has joined.")
        adam.choose("Begin")
        eva.hears("rozdává")
        assert isinstance(eva.app.scene, PeopleMatch)
        adam.hears("The first game.")
        adam.app.press("escape")
        adam.choose("Leave the match")
        eva.hears("Adam teď nehraje, zaskakuje počítač")
        adam.app.press("escape")
        adam.app.press("escape")
        adam.hears("Close these tables?")
        adam.choose("Yes")
        eva.hears("Server je zavřený. Nic se neztratilo")
        adam.settle()
        adam.choose("Open tables here")
        adam.hears("playing")


def test_a_house_is_found_by_its_name_and_forgotten_when_it_goes() -> None:
    inbox = Inbox()
    finder = HouseFinder(inbox)
    loop = asyncio.new_event_loop()
    ended = asyncio.Event()

    async def until_ended() -> None:
        announcing = asyncio.create_task(announce("Jan Žižka", 12345))
        await ended.wait()
        announcing.cancel()
        await asyncio.gather(announcing, return_exceptions=True)

    thread = threading.Thread(target=lambda: loop.run_until_complete(until_ended()))
    thread.start()
    found: tuple[tuple[str, str], ...] = ()

    def there(expected: bool) -> bool:
        nonlocal found
        while isinstance(item := inbox.take(0.0), HousesFound):
            found = item.houses
        return any(name == "Jan Žižka" for name, _ in found) is expected

    try:
        wait_until(lambda: there(True))
        assert ("Jan Žižka", f"{own_addresses()[0]}:12345") in found
        loop.call_soon_threadsafe(ended.set)
        wait_until(lambda: there(False))
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()
        finder.close()


def test_where_the_usual_port_is_taken_any_other_one_is(tmp_path: Path) -> None:
    try:
        taken = socket.create_server(("0.0.0.0", 8765))
    except OSError:
        taken = None  # another program has the port, which serves as well
    try:
        hosting = open_house(Home.at(tmp_path), STANDARD, LANGUAGES, "Adam", Inbox())
        assert not hosting.local_address.endswith(":8765")
        hosting.close()
    finally:
        if taken is not None:
            taken.close()


def test_a_house_whose_file_cannot_be_used_says_so(tmp_path: Path) -> None:
    (tmp_path / "people.sqlite").mkdir()
    inbox = Inbox()
    hosting = open_house(Home.at(tmp_path), STANDARD, LANGUAGES, "Adam", inbox)
    reports: list[str] = []

    def told() -> bool:
        item = inbox.take(0.0)
        reports.append(getattr(item, "code", ""))
        return "people-not-hosted" in reports

    wait_until(told)
    hosting.close()


def test_tables_are_opened_by_one_program_at_a_time(tmp_path: Path) -> None:
    with people(tmp_path, ("Adam", "en")) as (adam,):
        adam.app.scene.enter()
        adam.choose("Play with", "Open tables here")
        adam.hears("New private table, by code")
        with people(tmp_path, ("Adam", "en")) as (other,):
            other.app.scene.enter()
            other.choose("Play with", "Open tables here")
            other.hears("Another program on this computer already has these tables open.")


def test_where_nothing_can_be_opened_the_player_hears_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with people(tmp_path, ("Adam", "en")) as (adam,):

        def refuses(*_: object) -> None:
            raise OSError

        monkeypatch.setattr(socket, "create_server", refuses)
        adam.app.scene.enter()
        adam.choose("Play with", "Open tables here")
        adam.hears("This computer can't open tables now")
