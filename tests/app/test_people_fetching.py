"""One record that a house cannot give leaves no other record unfetched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from numeramis_access.app.evening.house_keeper import HouseEveningKeeper
from numeramis_access.app.people import fetching
from numeramis_access.app.people.friends import block_person
from numeramis_access.app.people.lobby import HouseMenu
from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_people_evenings import evening_of, opened
from tests.app.test_people_versions import Change, hears
from tests.server.guests import Club
from tests.server.test_people import begun, play

__all__ = ["club"]


def joined(said: dict[str, Any], **state: Any) -> dict[str, Any]:
    """Return a message with changes to its state of a match; other messages stay unchanged."""
    return {**said, "state": {**said["state"], **state}} if said["is"] == "state" else said


def without_facts(said: dict[str, Any]) -> dict[str, Any]:
    return joined(said, facts={})


def of_an_unknown_game(said: dict[str, Any]) -> dict[str, Any]:
    return joined(said, facts={"game": "tarock", "options": {}, "seats": 4})


def at_a_seat_that_does_not_exist(said: dict[str, Any]) -> dict[str, Any]:
    return joined(said, position={**said["state"]["position"], "seat": 99}) if said["is"] == "state" else said


def without_a_match(said: dict[str, Any]) -> dict[str, Any]:
    return {"is": "waiting", "table": said["table"], "what": ""} if said["is"] == "state" else said


def with_an_unknown_message(said: dict[str, Any]) -> dict[str, Any]:
    if said["is"] != "told":
        return said
    return {**said, "messages": [{**one, "type": "storm"} for one in said["messages"]]}


def without_its_end(said: dict[str, Any]) -> dict[str, Any]:
    if said["is"] != "told":
        return said
    ended = [one["number"] for one in said["messages"] if one["type"] == "match-ended"]
    others = [one for one in said["messages"] if one["type"] != "match-ended"]
    return {**said, "messages": [*others, *({"type": "went-on", "number": one} for one in ended)]}


def removed_meanwhile(said: dict[str, Any]) -> dict[str, Any]:
    return {"is": "removed", "table": said["table"], "by": "owner"} if said["is"] == "table" else said


BAD: tuple[Change, ...] = (
    without_facts, of_an_unknown_game, at_a_seat_that_does_not_exist, without_a_match, with_an_unknown_message,
    without_its_end, removed_meanwhile,
)  # fmt: skip


def with_missing_records(phone: Friend, count: int) -> list[str]:
    """Let Eva play matches at another program, then join with this one; return the ids of the tables to fetch."""
    club = phone.club
    for _ in range(count):
        guests = begun(club, 1)
        while guests[0].now.stage == "playing":  # computers can take longer than a step of play
            play(club, guests)
        guests[0].drop()
    (person,) = club.house.store.people()
    arrive(phone)
    phone.choose("I have a passphrase")
    phone.line(club.house.members.make_passphrase(person, "en", 0))
    house = phone.app.scene
    assert isinstance(house, HouseMenu)
    assert len(house.company.records.missing_tables) == count
    return house.company.records.missing_tables


def fetched(phone: Friend) -> str:
    """Fetch all records; return the announcements."""
    if isinstance(phone.app.scene, HouseMenu):
        phone.choose("My name, matches")
    return phone.choose("Fetch") + phone.told()


@pytest.mark.parametrize("change", BAD)
def test_a_record_that_cannot_be_read_leaves_no_other_unfetched(club: Club, tmp_path: Path, change: Change) -> None:
    with friends(club, tmp_path, ("Phone", "en")) as (phone,):
        first, second = with_missing_records(phone, 2)
        hears(phone, lambda said: change(said) if said.get("table") == first else said)
        heard = fetched(phone)
        assert phone.app.text("people-matches-came", count=1, wrong=0) in heard
        (record,) = phone.app.home.records.glob("*.match")
        assert record.stem.endswith(second)
        hears(phone, lambda said: said)
        assert phone.app.text("people-matches-came", count=1, wrong=0) in fetched(phone), "it is tried again"
        assert len([*phone.app.home.records.glob("*.match")]) == 2


def test_records_that_found_no_room_on_the_disk_are_fetched_when_there_is_room(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    with friends(club, tmp_path, ("Phone", "en")) as (phone,):
        with_missing_records(phone, 2)
        with monkeypatch.context() as patch:
            patch.setattr(fetching, "keep_record", full)
            assert phone.app.text("journal-not-written") in fetched(phone)
        assert phone.app.text("people-matches-came", count=2, wrong=0) in fetched(phone)


def test_a_blocked_person_that_cannot_be_read_hides_no_house(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.settle()
        company = adam.app.scene.company  # type: ignore[attr-defined]
        (other,) = [one for one in company.lobby.people if one.name == "Eva"]
        block_person(company, other.person, other.name, True)
        adam.settle()

        def with_another(said: dict[str, Any]) -> dict[str, Any]:
            answer = said.get("answer", {})
            return {**said, "answer": {**answer, "blocked": [5, *answer["blocked"]]}} if "blocked" in answer else said

        adam.lines[-1].cut()
        adam.lines[-1].mend()
        hears(adam, with_another)
        assert adam.app.text("people-line-back") in adam.told()
        assert company.blocked == {other.person: "Eva"}


def asked_again(adam: Friend, change: Change) -> str:
    """Make a director's program read the whole evening again from the house; return the announcements.

    :param change: changes the messages of the house.
    """
    keeper = evening_of(adam).keeper
    assert isinstance(keeper, HouseEveningKeeper)
    adam.told()
    hears(adam, change)
    keeper._people_state = 0
    keeper.ask_for_entries()
    return adam.told()


def test_a_person_of_an_evening_who_cannot_be_read_takes_no_other_away(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.told()
        adam.choose("Pair two, first")
        adam.choose("Begin")
        keeper = evening_of(adam).keeper
        before = set(keeper.people)
        assert before

        def with_needs_that_are_none(said: dict[str, Any]) -> dict[str, Any]:
            people = said.get("answer", {}).get("people")
            if not people:
                return said
            told = [{**people[0], "needs": 5}, *({**one, "needs": ["quiet"]} for one in people[1:])]
            return {**said, "answer": {**said["answer"], "people": told}}

        assert adam.app.text("evening-not-understood") not in asked_again(adam, with_needs_that_are_none)
        assert set(keeper.people) == before
        assert [one.needs for one in keeper.people.values()].count(("quiet",)) == len(before) - 1


def test_an_entry_of_an_evening_that_is_impossible_is_told_and_the_evening_stays(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.told()
        adam.choose("Pair two, first")
        adam.choose("Begin")
        keeper = evening_of(adam).keeper
        before = list(keeper.log.entries)

        def with_a_second_announcement(said: dict[str, Any]) -> dict[str, Any]:
            answer = said.get("answer", {})
            if "count" not in answer:
                return said
            more = {**msgspec.to_builtins(before[0]), "number": answer["count"]}
            entries = [*answer.get("entries", ()), more]
            return {**said, "answer": {**answer, "entries": entries, "count": more["number"] + 1}}

        heard = asked_again(adam, with_a_second_announcement)
        assert adam.app.text("evening-not-understood") in heard
        assert adam.app.text("fault") not in heard
        assert keeper.log.entries == before
        assert adam.app.text("evening-not-understood") not in asked_again(adam, lambda said: said)
