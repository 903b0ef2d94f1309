"""Programs recognise a house by its key, at its last port or at another one nearby, and reject a stranger there."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import open_house
from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.server.client import open_connection
from numeramis_access.server.own_house import HostedHouse
from numeramis_access.store.home import Home
from numeramis_access.store.known_houses import KnownHouse, KnownHouses, last_addresses, note_address
from numeramis_access.tables.house_token import HouseToken, answer_of, is_answer, new_question, token_of
from numeramis_access.tables.person_requests import Hello
from numeramis_access.tables.protocol import PROTOCOL_VERSION, line_of, read_push
from numeramis_access.tables.pushes import Done
from numeramis_access.words.languages import LANGUAGES
from tests.server.guests import key_of
from tests.waiting import wait_until


@contextmanager
def house(folder: Path) -> Iterator[HostedHouse]:
    """Yield the open house of a home."""
    opened = open_house(Home.at(folder), STANDARD, LANGUAGES, "Adam", Inbox())
    try:
        wait_until(lambda: _listens(opened.local_address))
        yield opened
    finally:
        opened.close()


def _listens(address: str) -> bool:
    name, _, port = address.rpartition(":")
    with suppress(OSError), socket.create_connection((name or address, int(port) if name else 8765), 1):
        return True
    return False


class Caller:
    """A person's end of a line, which says hello each time it connects."""

    def __init__(self, address: str, token: HouseToken | None = None) -> None:
        self.inbox = Inbox()
        self.line = open_connection(address, self.inbox)
        if token is not None:
            self.line.require_token(token)
        self.heard: list[FromHouse] = []
        self.token = token

    def look(self) -> None:
        """Take all arrived items."""
        while isinstance(item := self.inbox.take(), FromHouse):
            self.heard.append(item)
            if item.text is None and item.up:
                self.line.send(line_of(Hello(id="hello", version=PROTOCOL_VERSION, key=key_of("Eva"), name="Eva")))
            elif item.text is not None and isinstance(push := read_push(item.text), Done) and "token" in push.answer:
                self.token = HouseToken(**push.answer["token"])
                self.line.require_token(self.token)

    def waits_for(self, found: Callable[[], object]) -> None:
        def happened() -> object:
            self.look()
            return found()

        wait_until(happened, lambda: self.heard)

    @property
    def known(self) -> int:
        """Return how often the house has answered a hello."""
        return sum(item.text is not None and b'"token"' in item.text for item in self.heard)


@contextmanager
def caller(address: str, token: HouseToken | None = None) -> Iterator[Caller]:
    made = Caller(address, token)
    try:
        yield made
    finally:
        made.line.close()


@contextmanager
def taken(port: int) -> Iterator[None]:
    """Occupy a port with a program that hangs up at once."""
    with socket.create_server(("0.0.0.0", port)) as listener:

        def hang_up() -> None:
            with suppress(OSError):
                while True:
                    listener.accept()[0].close()

        threading.Thread(target=hang_up, daemon=True).start()
        yield


def port_of(opened: HostedHouse) -> int:
    return int(opened.local_address.rpartition(":")[2])


def test_a_house_is_at_the_port_where_it_was_whatever_the_usual_one_is(tmp_path: Path) -> None:
    with house(tmp_path / "other"), house(tmp_path / "own") as first:
        port = port_of(first)
    for _ in range(2):  # the usual port may be free again
        with house(tmp_path / "own") as again:
            assert port_of(again) == port


def test_who_lost_the_line_is_back_by_itself_when_the_house_is_open_again(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        address = first.local_address
        with caller(address) as eva:
            eva.waits_for(lambda: eva.known == 1)
            first.close()
            eva.waits_for(lambda: any(not item.up for item in eva.heard))
            with house(tmp_path):
                eva.waits_for(lambda: eva.known == 2)


def test_a_house_whose_port_is_taken_is_found_nearby_at_another_one(tmp_path: Path) -> None:
    with house(tmp_path) as first, caller(first.local_address) as eva:
        eva.waits_for(lambda: eva.known == 1)
        first.close()
        eva.waits_for(lambda: any(not item.up for item in eva.heard))
        with taken(port_of(first)), house(tmp_path) as again:
            assert port_of(again) != port_of(first)
            eva.waits_for(lambda: eva.known == 2)


def test_who_knows_the_house_finds_it_from_an_address_where_it_was(tmp_path: Path) -> None:
    with house(tmp_path) as first, caller(first.local_address) as eva:
        eva.waits_for(lambda: eva.known == 1)
        token = eva.token
    with taken(port_of(first)), house(tmp_path), caller(first.local_address, token) as again:
        again.waits_for(lambda: again.known == 1)


def test_another_house_at_the_same_port_never_sees_the_key_of_a_device(tmp_path: Path) -> None:
    with house(tmp_path / "own") as first, caller(first.local_address) as eva:
        eva.waits_for(lambda: eva.known == 1)
        first.close()
        Home.at(tmp_path / "other").data.mkdir()
        (tmp_path / "other" / "own-house.json").write_text(f'{{"port": {port_of(first)}}}')
        with house(tmp_path / "other") as other:
            assert port_of(other) == port_of(first)
            eva.waits_for(lambda: any(item.why == "strange" for item in eva.heard))
            assert eva.known == 1
        with house(tmp_path / "own"):
            eva.waits_for(lambda: eva.known == 2)


def test_only_the_house_that_made_a_token_answers_for_it() -> None:
    token, question = token_of(b"salt", "eva"), new_question()
    assert is_answer(token, question, answer_of(b"salt", token.ticket, question))
    assert not is_answer(token, question, answer_of(b"other", token.ticket, question))
    assert not is_answer(token, new_question(), answer_of(b"salt", token.ticket, question))
    assert token_of(b"salt", "adam") != token


def test_what_is_noted_of_houses_is_there_again_and_where_a_house_was_comes_after_where_it_is(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    houses = KnownHouses(home)
    houses.note(KnownHouse("adam", "t", "s", ("a:1",)))
    houses.note(KnownHouse("eva", "t", "s", ("e:1",)))
    houses.note(KnownHouse("adam", "t2", "s2", ("a:2",)))
    found = KnownHouses(home)
    assert found.at("a:1") == found.at("a:2") == KnownHouse("adam", "t2", "s2", ("a:2", "a:1"))
    assert found.addresses_of("e:1") == ("e:1",)
    assert found.at("nowhere") is None
    for address in ("a:1", "e:1"):
        note_address(home, address)
    note_address(home, "a:2", instead="a:1")
    assert last_addresses(home) == ["a:2", "e:1"]


@pytest.mark.parametrize("content", ["", "[]", "{", '{"port": -5}', '{"port": 99999999}', '{"port": "x"}'])
def test_a_note_of_the_own_house_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "own-house.json").write_text(content)
    with house(tmp_path) as opened:
        assert port_of(opened) >= 8765
