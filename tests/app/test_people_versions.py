"""This program at houses of other versions: it names in words the things it cannot do, and line and match go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import fields

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.core.ruleset import Options
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.input.inbox import FromHouse
from tests.app.friends import Friend, Line, arrive, club, friends, gathered
from tests.server.guests import Club

__all__ = ["club"]

Change = Callable[[dict[str, Any]], dict[str, Any]]


def hears(friend: Friend, change: Change) -> None:
    """Change the messages of a friend's house to those of a later version."""
    line = friend.lines[-1]
    line.guest._send = lambda text: line.inbox.put(FromHouse(line, json.dumps(change(json.loads(text))).encode()))


def with_game(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message with a game of a later version."""
    if said["is"] == "table":
        return {**said, "game": "tarock"}
    if said["is"] in ("lobby", "lobby-news"):
        return {**said, "tables": [with_game({**one, "is": "table"}) for one in said.get("tables", ())]}
    return said


def with_option(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message with an option of a later version."""
    return {**said, "options": {**said["options"], "thirteenth": True}} if said["is"] == "table" else said


def with_value(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message with a kind of access of a later version."""
    return {**said, "access": "by riddle"} if said["is"] == "table" else said


def with_message(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message with events of a later version."""
    if said["is"] != "told":
        return said
    return {**said, "messages": [{**one, "type": "storm"} for one in said["messages"]]}


def with_more(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message with a field of a later version."""
    return {**said, "shade": "green"}


@pytest.mark.parametrize("change", [with_game, with_option, with_value])
def test_a_table_beyond_this_version_is_refused_in_words_before_its_match_begins(
    club: Club, tmp_path: Path, change: Change
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        hears(eva, change)
        adam.choose("New table open to everybody", "Quist", "Open the table")
        heard = eva.told()
        if change is with_game:
            labels = [entry.label() for entry in eva.app.scene.entries]  # type: ignore[attr-defined]
            assert any(eva.app.text("people-unknown-game") in one for one in labels), labels
        eva.choose(eva.app.text("people-code"))
        heard = eva.line(next(iter(club.house.sittings.values())).code)
        assert heard.count(eva.app.text("people-table-beyond")) == 1
        assert isinstance(eva.app.scene, HouseMenu)
        table = adam.app.scene
        assert isinstance(table, TableMenu)
        assert [one.name for one in table.now.places if one.name] == ["Adam"], "the place is free for others"
        adam.choose("Begin")
        assert isinstance(adam.app.scene, PeopleMatch)


class OlderLoker(Loker):
    """Loker as a program plays it that knows no cap on raises."""

    options = cast("type[LokerOptions]", msgspec.defstruct(
        "OlderOptions",
        [(field.name, field.type, field.default) for field in fields(LokerOptions) if field.name != "most_raises"],
        bases=(Options,), frozen=True,
    ))  # fmt: skip


def test_an_older_program_hears_why_it_cannot_join_a_table_with_capped_raises(club: Club, tmp_path: Path) -> None:
    older = msgspec.structs.replace(STANDARD["loker"], rules=f"{__name__}:OlderLoker")
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en")) as (adam, eva):
        eva.app.catalogue = Catalogue([older if game.name == "loker" else game for game in STANDARD])
        arrive(adam)
        arrive(eva)
        adam.app.change(matches={"loker": {"stakes": "poker", "most_raises": 3}})
        adam.choose("New table open to everybody", "Loker", "Open the table")
        table = adam.app.scene
        assert isinstance(table, TableMenu)
        assert table.now.options["most_raises"] == 3
        eva.choose(eva.app.text("people-code"))
        heard = eva.line(next(iter(club.house.sittings.values())).code)
        assert heard.count(eva.app.text("people-table-beyond")) == 1
        assert isinstance(eva.app.scene, HouseMenu)
        adam.choose("Begin")
        assert isinstance(adam.app.scene, PeopleMatch)


def test_what_comes_in_a_match_that_this_version_does_not_know_keeps_the_place(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        hears(eva, with_message)
        for _ in range(8):
            adam.press("home", "return")
            if not isinstance(eva.app.scene, PeopleMatch):
                break
        assert eva.told().count(eva.app.text("people-match-beyond")) == 1
        assert isinstance(eva.app.scene, HouseMenu)
        assert isinstance(adam.app.scene, PeopleMatch), "the others play on"
        hears(eva, lambda said: said)
        eva.choose("Quist: Adam")
        eva.press("home", "return")
        assert isinstance(eva.app.scene, PeopleMatch), "and with another version one is back"


def test_more_fields_than_this_version_knows_change_nothing(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        for one in (adam, eva):
            hears(one, with_more)
        adam.choose("New private table, by code", "Quist", "Open the table")
        eva.choose("Mám kód")
        eva.line(next(iter(club.house.sittings.values())).code)
        adam.choose("Begin")
        eva.settle()
        assert isinstance(adam.app.scene, PeopleMatch)
        assert isinstance(eva.app.scene, PeopleMatch)


def of_before(line: Line, known: set[str]) -> None:
    """Turn the house of a line into an older one, which closes the line at an unknown request.

    :param known: the requests that it knows.
    """
    send = Line.send

    def strict(text: bytes) -> None:
        if json.loads(text)["do"] in known:
            send(line, text)
            return
        line.inbox.put(FromHouse(line, b'{"is": "bye", "code": "malformed"}'))
        line.cut()
        line.mend()

    line.send = strict  # type: ignore[method-assign]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_house_of_before_ends_the_line_for_what_it_does_not_know_and_one_hears_why(
    club: Club, tmp_path: Path, language: str
) -> None:
    with friends(club, tmp_path, ("Adam", language)) as (adam,):
        arrive(adam)
        of_before(adam.lines[-1], {"hello", "tell-gender", "lobby", "my-matches", "open", "leave"})
        adam.told()
        heard = adam.choose(adam.app.text("people-passphrase"))
        assert heard.count(adam.app.text("people-denied-malformed")) == 1, heard
        assert adam.app.text("people-line-back") in heard
        assert isinstance(adam.app.scene, HouseMenu)


def with_leader(said: dict[str, Any]) -> dict[str, Any]:
    """Ask the director's program to conduct, as houses up to version 0.2.0 do."""
    return {**said, "evening": {**said["evening"], "leads": True}} if said.get("evening") else said


def test_an_older_house_that_asks_a_program_to_conduct_is_told_of_in_words(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        hears(adam, with_leader)
        heard = adam.choose("New club evening", "Announce it")
        assert heard.count(adam.app.text("people-denied-unknown-request")) == 1
        assert isinstance(adam.app.scene, EveningTableMenu)
        assert not isinstance(adam.app.scene, DirectedEveningMenu)
        adam.choose("Leave the evening")
        assert isinstance(adam.app.scene, HouseMenu)
