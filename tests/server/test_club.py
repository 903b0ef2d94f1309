"""The owner's command, in its own process beside a running server: its output and its effects."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import secrets
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar

from numeramis_access.server import club_command
from numeramis_access.server.people.owner_orders import network_of
from numeramis_access.server.stores import opening
from numeramis_access.server.stores.copies import BadCopy, back_up, lock_store, restore_store
from numeramis_access.server.stores.port import Fault, HouseOrder, KeptTable, KnownPerson, PersonReport
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.watch_log import REFUSALS_KIND
from numeramis_access.store.lock import FileBusy
from numeramis_access.tables.person_requests import Hello, MakePassphrase, Recover, ReplaceLostPassphrase
from numeramis_access.tables.pushes import Answered
from numeramis_access.tables.table_requests import Enter
from numeramis_access.words.language import Language
from tests.server.guests import Club, Friend, key_of
from tests.server.test_people import begun, play
from tests.server.test_people_socket import ask, heard, joined
from tests.web.browsing import served


def told(home: Path, *words: str, language: str = "en") -> tuple[int, str]:
    """Return the command's exit status and output."""
    command = [sys.executable, "-m", "numeramis_access", "club", *words, "--language", language]
    environment = {**os.environ, "NUMERAMIS_HOME": str(home), "NUMERAMIS_OWN": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert not (done.stdout and done.stderr) or words[0] == "check", "that order tells of calls and of faults"
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    """Return a store with two people of one name, a third person, a table and a report."""
    made = SqliteStore(tmp_path / "people.sqlite")
    for person in (KnownPerson("aa1122334455", "Eva", "feminine"), KnownPerson("bb1122334455", "Eva", "feminine"),
                   KnownPerson("cc1122334455", "Otto")):  # fmt: skip
        made.keep(person, person.id.encode())
    said = (("Eva", "!!!"), ("Otto", "sorry"))
    made.keep_report(PersonReport(1764000000.0, "cc1122334455", "aa1122334455", "table1", "shouts", said))
    return made


def test_a_house_where_nobody_was_is_said_to_be_one(tmp_path: Path) -> None:
    status, said = told(tmp_path, "people")
    assert status == 1
    assert said.startswith("Nobody has been at these tables yet.")
    assert not (tmp_path / "people.sqlite").exists(), "looking makes nothing"


@pytest.mark.slow
def test_who_is_here_is_told_and_somebody_is_banned_by_sign(tmp_path: Path, store: SqliteStore) -> None:
    assert told(tmp_path, "people") == (0, "Three people known here.\nEva, aa1122\nEva, bb1122\nOtto, cc1122\n")
    status, said = told(tmp_path, "ban", "Otto")
    assert (status, said.splitlines()[1:]) == (1, ["Otto, cc1122"]), "anybody may be called so"
    assert told(tmp_path, "ban", "cc1122") == (
        0, "Otto is banned: he leaves all tables at once and can't come back in.\n",
    )  # fmt: skip
    status, said = told(tmp_path, "ban", "eva")
    assert (status, said.splitlines()[1:]) == (1, ["Eva, aa1122", "Eva, bb1122"])
    assert told(tmp_path, "ban", "bb")[0] == 1, "too few signs to be sure"
    said = told(tmp_path, "ban", "bb1122", language="cs")[1]
    assert said == "Eva má zákaz: hned odejde od všech stolů a dál už ji nepustíme.\n"
    assert store.banned_people() == {"cc1122334455", "bb1122334455"}
    assert told(tmp_path, "people", language="cs")[1].endswith("Otto, cc1122, má zákaz\n")
    assert told(tmp_path, "unban", "cc1122") == (0, "Otto can come in again.\n")
    assert store.banned_people() == {"bb1122334455"}
    assert told(tmp_path, "ban", "Nobody")[0] == 1
    assert told(tmp_path, "ban") == (1, 'After "ban", type the person or the file.\n')


def test_whoever_has_lost_the_words_gets_new_ones_from_the_owner(tmp_path: Path) -> None:
    club = Club(tmp_path)
    eva = Friend(club, "Eva")
    eva.done(MakePassphrase)
    eva.done(ReplaceLostPassphrase)
    club.house.close()
    (tmp_path / "house.sqlite").rename(tmp_path / "people.sqlite")
    assert told(tmp_path, "words", "Eva")[0] == 1, "anybody may be called so"
    sign = told(tmp_path, "people")[1].partition("Eva, ")[2][:6]
    status, said = told(tmp_path, "words", sign)
    assert status == 0
    words = said.partition("six words: ")[2].partition(".")[0]
    assert len(words.split()) == 6
    club.open(SqliteStore(tmp_path / "people.sqlite"))
    eva.guest = club.house.connections.open(eva.hear)
    answer = eva.done(Hello, version=1, key=eva.key, name="Eva")
    assert answer["words"] > time.time() - 600, "the device hears of it"
    assert "waits" not in answer
    assert Friend(club, "Phone").done(Recover, version=1, key=key_of("Phone"), words=words)["name"] == "Eva"
    club.house.close()


def test_whoever_is_called_as_somebodys_id_is_shown_is_not_banned_instead(tmp_path: Path, store: SqliteStore) -> None:
    store.keep(KnownPerson("dd9988776655", "aa1122"), b"d")
    status, said = told(tmp_path, "ban", "aa1122")
    assert (status, store.banned_people()) == (1, frozenset())
    assert said.splitlines()[1:] == ["Eva, aa1122334455", "aa1122, dd9988776655"], "whole, for fewer would not do"
    assert told(tmp_path, "ban", "aa1122334455")[0] == 0
    store.keep(KnownPerson("ee9988776655", "bb1122334455"), b"e")
    assert told(tmp_path, "ban", "bb1122334455")[0] == 0, "a whole id is nobody else's"
    assert store.banned_people() == {"aa1122334455", "bb1122334455"}


@pytest.mark.slow
def test_the_owner_answers_bans_addresses_shuts_the_door_and_closes_a_table(tmp_path: Path) -> None:
    async def owner(*words: str) -> str:
        status, said = await asyncio.to_thread(told, tmp_path, *words)
        assert status == 0, said
        return said

    async def hello(address: str, name: str, **headers: str) -> dict[str, object]:
        """Return the answer to a hello."""
        async with ClientSession(headers=headers) as client, client.ws_connect(f"{address}/people") as at:
            await at.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of(name), "name": name})
            return dict(await at.receive_json())

    async def test(address: str) -> None:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            about = (await ask(jan, "my-data"))["answer"]["person"]["id"]
            await ask(eva, "report", table=made["table"], person=about, why="he shouts")
            assert "Eva will hear the answer" in await owner("answer", "1", "I talked to him. Thank you!")
            answered = await heard(eva, lambda said: said["is"] == "answered")
            assert answered == {"is": "answered", "name": "Jan", "text": "I talked to him. Thank you!"}
            assert await owner("reports") == "There are no reports.\n"

            await owner("newcomers", "off")
            while (said := await hello(address, f"New{secrets.token_hex(16)}")).get("code") != "no-newcomers":
                assert said["is"] == "done", said
            known = await hello(address, "Jan")
            assert known["is"] == "done", f"who was here before may come: {known}"
            await owner("newcomers", "on")

            there = {"X-Forwarded-For": "203.0.113.9"}
            async with ClientSession(headers=there) as client, client.ws_connect(f"{address}/people") as guest:
                await owner("ban-address", "203.0.113.7/24", "--days", "3")
                assert (await heard(guest, lambda said: said["is"] == "bye"))["code"] == "address-banned"
            assert (await hello(address, "Jan", **there))["code"] == "address-banned"
            async with ClientSession(headers=there, cookie_jar=CookieJar(unsafe=True)) as client:
                await (await client.get(address)).read()
                async with client.ws_connect(f"{address}/session", headers={"Origin": address}) as shown:
                    assert "doesn't let in anybody from your address" in (await shown.receive_json())["refused"]
            assert "203.0.113.0/24, banned until" in await owner("bans")
            await owner("unban-address", "203.0.113.0/24")
            while (await hello(address, "Jan", **there))["is"] != "done":
                await asyncio.sleep(0.1)

            await owner("close", str(made["table"])[:6])
            for at in (jan, eva):
                gone = await heard(at, lambda said: said["is"] == "removed")
                assert gone == {"is": "removed", "table": made["table"], "by": "owner"}
            assert await owner("tables") == "No table is open.\nNo finished matches are saved.\n"
            assert (await ask(jan, "enter", table=made["table"]))["code"] == "no-such-table"

    with served(tmp_path) as (address, _):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/")), 90))


def test_who_reported_and_has_gone_hears_the_answer_when_they_come_again(tmp_path: Path) -> None:
    club = Club(tmp_path)
    jan, eva = Friend(club, "Jan"), Friend(club, "Eva")
    store = club.house.store
    ids = {one.name: one.id for one in store.people()}
    store.keep_order(HouseOrder("answer", f"{ids['Eva']}/1", "Jan\nThank you."))
    eva.drop()
    club.house.do_regular_work()
    assert len(store.orders()) == 1, "nobody was there to hear it"
    eva.connect()
    club.house.do_regular_work()
    assert (eva.last(Answered).name, eva.last(Answered).text) == ("Jan", "Thank you.")
    assert store.orders() == []
    assert not any(isinstance(push, Answered) for push in jan.heard)
    store.keep_order(HouseOrder("answer", f"{ids['Eva']}/2", "Jan\nSorry."))
    store.forget(ids["Eva"])
    assert store.orders() == [], "nothing about whom the house does not know"


@pytest.mark.parametrize("network", ["0.0.0.0/0", "::/0", "127.0.0.1", "Eva", "203.0.113.256", ""])
def test_what_would_shut_out_everybody_or_is_no_address_is_refused(network: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        network_of(network)


@pytest.mark.slow
def test_reports_are_told_with_what_was_said_and_dismissed(tmp_path: Path, store: SqliteStore) -> None:
    status, said = told(tmp_path, "reports")
    lines = said.splitlines()
    assert status == 0
    assert lines[0].startswith("One report.")
    assert re.fullmatch(r"Report 1, .*: Otto about Eva, aa1122, at table table1\.", lines[1])
    assert lines[2:] == ["Reason: shouts", "Said there by Eva: !!!", "Said there by Otto: Sorry"]
    assert told(tmp_path, "dismiss", "7") == (1, "There is no report 7.\n")
    assert told(tmp_path, "dismiss", "1") == (0, "Report 1 is deleted.\n")
    assert told(tmp_path, "reports") == (0, "There are no reports.\n")


def test_errors_of_the_program_are_told_with_their_place_and_count(tmp_path: Path, store: SqliteStore) -> None:
    assert told(tmp_path, "faults") == (0, "The server has found no faults in the program.\n")
    for at in (1764000000.0, 1764000600.0):
        store.count_fault(Fault("KeyError", "house.py:7 bring", 2, at, at))
    status, said = told(tmp_path, "faults")
    assert status == 0
    assert re.fullmatch(r"KeyError, house\.py:7 bring, four times, last on .*", said.splitlines()[1])


def test_refusals_are_told_beside_errors_of_the_program(tmp_path: Path, store: SqliteStore) -> None:
    store.count_fault(Fault(REFUSALS_KIND, "too-often", 340, 1764000000.0, 1764000000.0))
    first, refused = told(tmp_path, "faults")[1].splitlines()
    assert first == "The server has found no faults in the program."
    assert refused.startswith("The server refused guests three hundred and forty times, with too-often, last on ")


def test_tables_are_told_without_their_codes(tmp_path: Path) -> None:
    club = Club(tmp_path)
    begun(club, people=2)
    Friend(club, "Late")
    (code,) = {sitting.code for sitting in club.house.sittings.values()}
    club.house.close()
    (tmp_path / "house.sqlite").rename(tmp_path / "people.sqlite")
    status, said = told(tmp_path, "tables")
    assert status == 0
    table, kept = r"Quist, playing: Adam, Bára, \w+, \w+; \w{6}", r"No finished matches are saved\."
    assert re.fullmatch(rf"One table open\.\n{table}\n{kept}\n", said)
    assert code not in said


def test_limits_are_said_in_words(tmp_path: Path) -> None:
    status, said = told(tmp_path, "limits")
    assert status == 0
    assert "four hundred connections for each address at once" in said
    assert not re.search(r"\d", said)


@pytest.mark.slow
def test_how_long_finished_matches_are_kept_is_said_and_changed(tmp_path: Path, store: SqliteStore) -> None:
    assert "saved here for three hundred and sixty-five days and then deleted" in told(tmp_path, "limits")[1]
    for wrong in ("29", "soon", "-1", "99999999"):
        assert told(tmp_path, "keep", wrong)[0] == 1
    assert told(tmp_path, "keep", "30") == (0, told(tmp_path, "limits")[1].splitlines()[-1] + "\n")
    assert store.keep_days() == 30
    assert "saved here for good" in told(tmp_path, "keep", "0")[1]
    person = KnownPerson("p1", "Eva")
    store.keep(person)
    store.finish(KeptTable("t1", "code", "over", b"{}"), [person.id], 1763800000.0)
    assert "One match finished and saved, the oldest from" in told(tmp_path, "tables")[1]


def test_matches_that_were_over_long_enough_go_at_the_start_and_while_a_house_runs(tmp_path: Path) -> None:
    club = Club(tmp_path)
    begun(club, people=2)
    store = club.house.store
    (adam,) = [one.id for one in store.people() if one.name == "Adam"]

    def finish(days: float) -> None:
        name = f"over {days}"
        store.finish(KeptTable(name, name, "over", b"{}"), [adam], club.date() - days * 86400)

    for days in (29, 31, 364, 366):
        finish(days)
    club.house.do_regular_work()
    assert store.finished_matches(adam) == ["over 29", "over 31", "over 364"]
    store.set_keep_days(30)
    club.house.do_regular_work()
    assert len(store.finished_matches(adam)) == 3, "looked for once an hour"
    club.clock.now += 3601
    club.house.do_regular_work()
    assert store.finished_matches(adam) == ["over 29"]
    store.set_keep_days(0)
    finish(5000)
    club.clock.now += 3601
    club.house.do_regular_work()
    assert store.finished_matches(adam) == ["over 29", "over 5000"], "for good"
    assert len(club.house.store.tables()) == 1, "what is played goes on"
    club.house.close()


def test_a_copy_is_made_while_people_play_and_brings_everything_back(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friends = begun(club)
    play(club, friends, actions=5)
    copy = tmp_path / "copy.sqlite"
    back_up(tmp_path / "house.sqlite", copy)
    assert not copy.with_name("copy.sqlite-wal").exists(), "the copy is one file"
    known = [len(friend.messages) for friend in friends]
    play(club, friends, actions=5)
    club.house.close()
    kept = restore_store(copy, tmp_path / "house.sqlite")
    assert kept is not None
    club.open()
    for friend, count in zip(friends, known, strict=True):
        del friend.messages[count:]
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    play(club, friends)
    assert all(friend.over for friend in friends)
    with sqlite3.connect(kept) as before:
        assert before.execute("SELECT count(*) FROM entry").fetchone()[0] > 5


@pytest.mark.slow
def test_what_is_no_copy_or_damaged_changes_nothing(tmp_path: Path, store: SqliteStore) -> None:
    for entry in range(400):
        store.store_table(KeptTable(f"t{entry}", f"code {entry}", "playing", b"x" * 500))
    good = tmp_path / "good.sqlite"
    assert told(tmp_path, "backup", str(good))[0] == 0
    assert told(tmp_path, "backup", str(good)) == (
        1, f"There's already a file {good}. Choose another name. Nothing was written.\n",
    )  # fmt: skip
    torn = tmp_path / "torn.sqlite"
    torn.write_bytes(good.read_bytes()[:-8192])
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE x (y)")
    text = tmp_path / "text.sqlite"
    text.write_text("not a database at all, but long enough to be one" * 100, "utf-8")
    for wrong in (torn, other, text):
        with pytest.raises(BadCopy):
            restore_store(wrong, tmp_path / "people.sqlite")
        assert told(tmp_path, "restore", str(wrong))[1].endswith("Nothing was changed.\n")
    assert told(tmp_path, "restore", str(tmp_path / "none"))[0] == 1
    assert len(store.tables()) == 400
    assert not list(tmp_path.glob("people-before-*"))


@pytest.mark.slow
def test_the_owner_at_work_beside_a_server_that_runs(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            assert "Two people known here" in (await asyncio.to_thread(told, tmp_path, "people"))[1]
            assert (await asyncio.to_thread(told, tmp_path, "backup", str(tmp_path / "copy")))[0] == 0
            status, said = await asyncio.to_thread(told, tmp_path, "restore", str(tmp_path / "copy"))
            assert (status, said.partition(".")[0]) == (1, "The server is running")
            people = (await asyncio.to_thread(told, tmp_path, "people"))[1]
            await asyncio.to_thread(told, tmp_path, "ban", re.findall(r"^Eva, (\w+)", people, re.MULTILINE)[0])
            assert (await heard(eva, lambda said: said["is"] == "bye"))["code"] == "banned"
            await heard(jan, lambda said: said["is"] == "table" and not said["places"][1]["name"])

    with served(tmp_path) as (address, server):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/")), 60))
        with pytest.raises(FileBusy), lock_store(tmp_path / "people.sqlite"):
            raise AssertionError("two would serve one store")
        server.kill()
        server.wait()
    assert told(tmp_path, "restore", str(tmp_path / "copy"))[0] == 0
    with contextlib.closing(SqliteStore(tmp_path / "people.sqlite")) as restored:
        assert restored.banned_people() == frozenset()
        assert len(restored.people()) == 2


def test_a_second_server_on_the_same_folder_is_refused_with_a_word(tmp_path: Path) -> None:
    with served(tmp_path):
        command = [sys.executable, "-m", "numeramis_access", "serve", "--port", "0", "--language", "en"]
        environment = {**os.environ, "NUMERAMIS_HOME": str(tmp_path), "NUMERAMIS_OWN": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Another server is already using this folder")


@pytest.mark.parametrize(("language", "begins"), [("en", "Only zero MB are left"), ("cs", "Na disku zbývá jen")])
def test_on_a_disk_without_room_no_order_says_that_the_store_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, begins: str
) -> None:
    """A store cannot open on a full disk; an owner who restored a copy instead would lose newer data."""
    file = tmp_path / "people.sqlite"
    file.write_bytes(b"no database at all" * 300)
    monkeypatch.setattr(opening, "MIN_FREE_BYTES", shutil.disk_usage(tmp_path).total + 1)
    parser = argparse.ArgumentParser()
    club_command.add_arguments(parser, str)
    for order in club_command.NAMELESS_ORDERS.keys() - {"limits", "check"}:
        assert club_command.run(parser.parse_args([order]), Language(language), file) == 1
        assert capsys.readouterr().err.startswith(begins)
