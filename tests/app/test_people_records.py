"""The record of a match among people: each person has it, it proves its cards, and the program detects forgeries."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.kept_record import part_of_name
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.reading import records
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.record_text import heading
from numeramis_access.app.table.verified import verify
from numeramis_access.cli import main
from numeramis_access.core.actions import AmountRange
from numeramis_access.store import journal
from numeramis_access.store.begun import BegunMatches
from numeramis_access.tables.messages import LotSealed
from numeramis_access.tables.requests import OpenTable, Records
from numeramis_access.tables.table_requests import Sit
from tests.app.friends import Friend, arrive, club, friends
from tests.contract.walk import concrete
from tests.server.guests import Club
from tests.server.guests import Friend as Guest
from tests.server.test_people import SHORT, begun, play
from tests.standard import GAMES, STANDARD

__all__ = ["club"]


def play_out(people: list[Friend]) -> None:
    """Let people play a match to its end."""
    chance = random.Random(5)
    for _ in range(20_000):
        for friend in people:
            match = friend.match
            if match.is_waiting_for_player:
                match.activate()
            elif match.is_own_turn:
                choice = chance.choice(match.view.legal)
                rules = match.seat.ruleset
                match.act(concrete(rules, choice, chance) if isinstance(choice, AmountRange) else choice)
            friend.settle()
        if all(friend.match.is_over for friend in people):
            return
    raise AssertionError("it never ends")


def at_a_table(adam: Friend, eva: Friend, game: str, place: int = 1, **agreed: Any) -> None:
    """Let Adam open a short match and Eva enter it by code. :param place: Eva's. :param agreed: other agreements."""
    arrive(adam)
    arrive(eva)
    house, other = adam.app.scene, eva.app.scene
    assert isinstance(house, HouseMenu)
    assert isinstance(other, HouseMenu)
    table = OpenTable(id=new_id(), game=game, players=4, options=SHORT[game], rests=False, **agreed)
    house.company.ask(table, house._come_to)
    adam.settle()
    (sitting,) = adam.club.house.sittings.values()
    other._enter(sitting.code)
    eva.settle()
    other.company.ask(Sit(id=new_id(), table=sitting.id, place=place))
    eva.settle()
    adam.choose("Begin")
    eva.settle()


def record_of(friend: Friend) -> Path:
    (path,) = friend.app.home.records.glob("*.match")
    return path


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_played_has_the_record_and_it_proves_its_cards(club: Club, tmp_path: Path, game: str) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, game)
        play_out([adam, eva])
        assert "in your records" in adam.told()
        assert "mezi svými záznamy" in eva.told()
        found = [verify(record_of(friend), STANDARD) for friend in (adam, eva)]
        assert [one.status for one in found] == [0, 0]
        assert found[0].lines[-1] == found[1].lines[-1], "the same fingerprint"
        assert found[0].names[:2] == ["Adam", "Eva"]
        eva.app.follow(Push(records.menu(eva.app)))
        heard = eva.choose("")
        assert "Záznam partie." in heard
        assert "Všechno souhlasí" in eva.choose("Ověřit")
        told = eva.choose("Přehrát")
        assert "Adam" in told


def test_who_was_away_at_the_end_has_the_record_with_who_sat_in(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        eva.app.close()
        club.run(400.0)
        play_out([adam])
        record = journal.read_journal(record_of(adam))
        sat_in = record.header.sat_in
        assert [one.of for one in sat_in] == ["Eva"]
        assert not list(eva.app.home.records.glob("*.match"))
        again = Friend(club, tmp_path, "Eva", "cs")
        try:
            heard = arrive(again)
            heard += again.told()
            assert "dohrála bez vás" in heard
            assert "Adam" in heard
            came = journal.read_journal(record_of(again))
            assert (came.actions, came.digests, came.salts) == (record.actions, record.digests, record.salts)
            assert came.header.sat_in == sat_in
            assert came.header.own == 1, "it is reviewed from the own seat"
            texts = [one.text for one in heading(again.app.narrator.language, came)]
            assert f"Na místě, kde sedí Eva, nějakou dobu hrál počítač {sat_in[0].name}." in texts
            assert not BegunMatches(again.app.home).tables_at("192.168.1.5"), "it is fetched once"
        finally:
            again.app.close()


def test_matches_played_on_another_device_are_fetched_once_and_prove_their_cards(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Phone", "cs")) as (adam, eva, phone):
        at_a_table(adam, eva, "quist")
        play_out([adam, eva])
        (person,) = [one for one in club.house.store.people() if one.name == "Eva"]
        arrive(phone)
        phone.choose("Už mám heslo")
        phone.line(club.house.members.make_passphrase(person, "cs", 0))
        assert "teď vás slyší jako Eva" in phone.choose("Moje jméno, partie")
        assert "chybí: jedna" in phone.press("down")
        heard = phone.choose("Stáhnout moje dohrané partie") + phone.told()
        assert "Mezi vašimi záznamy přibyla jedna partie, karty souhlasí." in heard
        phone.press("escape")
        assert "Změnit jméno" in phone.choose("Moje jméno, partie")
        assert "chybí" not in phone.press("down"), "it is fetched once"
        mine, came = journal.read_journal(record_of(eva)), journal.read_journal(record_of(phone))
        assert (came.actions, came.digests, came.header.own) == (mine.actions, mine.digests, 1)
        assert verify(record_of(phone), STANDARD).status == 0
        assert not eva.match.company.records.missing_tables, "it was played there"


def test_giving_up_the_rest_is_asked_of_the_partner_in_his_language(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        house, other = adam.app.scene, eva.app.scene
        assert isinstance(house, HouseMenu)
        assert isinstance(other, HouseMenu)
        house.company.ask(OpenTable(id=new_id(), game="quist", players=4, options=SHORT["quist"]), house._come_to)
        adam.settle()
        table = next(iter(club.house.sittings.values()))
        other._enter(table.code)
        eva.settle()
        other.company.ask(Sit(id=new_id(), table=table.id, place=2))
        eva.settle()
        adam.choose("Begin")
        for _ in range(20):
            eva.settle()
            adam.settle()
            if adam.match.is_own_turn or eva.match.is_own_turn:
                break
        wisher, partner = (adam, eva) if adam.match.is_own_turn else (eva, adam)
        partner.told()
        wisher.told()
        wisher.press("shift+g")
        heard = wisher.choose({"en": "Yes", "cs": "Ano"}[wisher.app.language.code])
        assert {"en": ". Eva decides.", "cs": ", rozhodne Adam."}[wisher.app.language.code] in heard
        asked = {"en": "Your partner Eva offers to concede the rest of the tricks.", "cs": "Adam chce za vaši dvojici"}
        assert asked[partner.app.language.code] in partner.told()
        agreed = partner.press("shift+g")
        assert {"en": "gives up", "cs": "vzdává"}[partner.app.language.code] in agreed


def test_one_is_called_otherwise_takes_all_data_along_and_is_deleted(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("My name, matches", "Change my name")
        assert "From now on, others hear your name as Adam Novák." in adam.line("Adam Novák")
        eva.told()
        assert [one.name for one in eva.app.scene.company.lobby.people] == ["Adam Novák", "Eva"]  # type: ignore[attr-defined]
        assert "my-data.json" in adam.choose("Save everything this server has")
        kept = json.loads((adam.app.home.exports / "my-data.json").read_text("utf-8"))
        assert kept["person"]["name"] == "Adam Novák"
        assert "Opravdu?" in eva.choose("Moje jméno, partie", "Smazat mě")
        assert "Nic o vás tu už není." in eva.choose("Ano")
        assert [one.name for one in club.house.store.people()] == ["Adam Novák"]
        eva.press("escape", "escape")
        eva.choose("192.168.1.5")
        assert len(club.house.store.people()) == 2, "whoever comes again is somebody new"


def test_of_the_cards_one_is_told_what_is_proven_when_one_asks(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        adam.press("escape")
        assert "You can check them after the first deal" in adam.choose("Have the cards been fair")
        adam.press("escape")
        play_out([adam, eva])
        adam.press("escape")
        assert "one deal checked" in adam.choose("Have the cards been fair").lower()


def test_cards_that_are_not_what_was_sealed_are_told_at_once(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        adam.match.seat.witness._unopened[-1] = "0" * 64
        play_out([adam, eva])
        heard = adam.told()
        assert "don't match their seal" in heard
        assert "aren't what was sealed" in heard
        assert "nesouhlasí" not in eva.told()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a match of Quist."""
    folder = tmp_path_factory.mktemp("kept")
    club = Club(folder)
    with friends(club, folder, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        play_out([adam, eva])
        path = record_of(adam)
    club.house.close()
    return path


#: changes the lines of a record: two headers, the proof of the lots, the actions, the end
Forge = Callable[[list[Any]], None]


def forged(path: Path, folder: Path, forge: Forge) -> Path:
    """Write a record with changed lines and right checksums; return its path."""
    lines = [json.loads(line[9:]) for line in path.read_bytes().splitlines()]
    forge(lines)
    written, checksum = b"", 0
    for value in lines:
        line, checksum = journal.seal_line(value, checksum)
        written += line
    target = folder / path.name
    target.write_bytes(written)
    return target


def shuffle_in(lines: list[Any]) -> Any:
    return next(line for line in lines[3:] if line.get("type") == "shuffle")


def another_pack(lines: list[Any]) -> None:
    shuffle_in(lines)["cards"].reverse()


def another_salt(lines: list[Any]) -> None:
    lines[2]["salts"][-1] = "00" * 32


def another_digest(lines: list[Any]) -> None:
    lines[2]["digests"][-1] = "0" * 64


def fewer_digests(lines: list[Any]) -> None:
    del lines[2]["digests"][-1]


def more_digests(lines: list[Any]) -> None:
    lines[2]["digests"].append("0" * 64)


def no_proof(lines: list[Any]) -> None:
    del lines[2]


def two_digests_exchanged(lines: list[Any]) -> None:
    lines[2]["digests"].reverse()


def cut_off(lines: list[Any]) -> None:
    del lines[-6:]


def another_result(lines: list[Any]) -> None:
    lines[-1]["places"].reverse()


def another_number_of_players(lines: list[Any]) -> None:
    for header in lines[:2]:
        header["entrants"] = header["entrants"][:3]


FORGED: dict[str, tuple[Forge, int, str]] = {
    "pack": (another_pack, 1, "verify-not-as-sealed"),
    "salt": (another_salt, 1, "verify-not-as-sealed"),
    "digest": (another_digest, 1, "verify-not-as-sealed"),
    "fewer": (fewer_digests, 1, "verify-not-sealed"),
    "more": (more_digests, 1, "verify-never-opened"),
    "exchanged": (two_digests_exchanged, 1, "verify-not-as-sealed"),
    "none": (no_proof, 1, "verify-not-sealed-at-all"),
    "cut": (cut_off, 1, "verify-not-over"),
    "players": (another_number_of_players, 2, "journal-unknown"),
    "result": (another_result, 1, "verify-other-result"),
}


@pytest.mark.parametrize("kind", FORGED)
def test_a_forged_record_is_found_out(kept: Path, tmp_path: Path, kind: str) -> None:
    forge, status, code = FORGED[kind]
    verdict = verify(forged(kept, tmp_path, forge), STANDARD)
    assert (verdict.status, verdict.lines[0].id) == (status, code)


def test_a_card_that_was_not_played_cannot_stand_in_a_record(kept: Path, tmp_path: Path) -> None:
    """Another card breaks the rules, or changes the fingerprint that all players have."""

    def another_card(lines: list[Any]) -> None:
        plays = [line for line in lines[3:] if line.get("type") == "play"]
        other = next(play for play in plays if play["card"] != plays[0]["card"])
        plays[0]["card"], other["card"] = other["card"], plays[0]["card"]

    true = verify(kept, STANDARD)
    verdict = verify(forged(kept, tmp_path, another_card), STANDARD)
    assert verdict.status or verdict.lines[-1] != true.lines[-1]


def test_a_damaged_record_proves_nothing(kept: Path, tmp_path: Path) -> None:
    for at in range(0, kept.stat().st_size, 997):
        content = bytearray(kept.read_bytes())
        content[at] ^= 4
        (tmp_path / "damaged.match").write_bytes(content)
        assert verify(tmp_path / "damaged.match", STANDARD).status


def test_the_command_tells_it_in_words(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(kept), "--language", "en"]) == 0
    heard = capsys.readouterr().out
    assert "Players: Adam, Eva" in heard
    assert "fixed before anybody saw them" in heard
    assert main(["verify", str(forged(kept, tmp_path, another_pack)), "--language", "cs"]) == 1
    assert "zapečetěno" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "nothing"), "--language", "en"]) == 2
    assert capsys.readouterr().err


@pytest.fixture
def other_club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.house.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_another_program_wrote_is_checked_too(other_club: Club, tmp_path: Path, game: str) -> None:
    guests: list[Guest] = begun(other_club, game=game)
    play(other_club, guests)
    record = guests[1].done(Records, table=guests[1].table)["record"]
    record["digests"] = [one.digest for one in guests[1].messages if isinstance(one, LotSealed)]
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(record))
    assert verify(path, STANDARD).status == 0
    record["digests"].reverse()
    path.write_bytes(msgspec.json.encode(record))
    assert verify(path, STANDARD).status == 1
    path.write_text('{"setting": 5}', encoding="utf-8")
    assert verify(path, STANDARD).status == 2


@pytest.mark.parametrize("table", ["../../elsewhere", "a:stream", "CON ", "A1", "ř" * 300, "\ud800", "", "a/b", "a-b"])
def test_no_house_chooses_where_a_record_lies(table: str) -> None:
    """On Windows a colon names a stream of another file, and names that differ only by capitals are equal."""
    assert re.fullmatch("[0-9a-f]{16}", part_of_name(table))
    assert part_of_name(table) != part_of_name(table + "x")
    assert part_of_name("0123456789abcdef") == "0123456789abcdef"
