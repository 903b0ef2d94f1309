"""A hostile director's data and answers stay bounded for any input; data kept before the limits still open."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from numeramis_access.evening.events import Plan, PlanAnnounced
from numeramis_access.evening.log import LogEntry, line_of
from numeramis_access.server.people.answering import LONG_ANSWERS
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.leading import MAX_ANSWER_BYTES, MAX_EVENT_BYTES, MAX_NOTES_BYTES, MAX_PEOPLE
from numeramis_access.server.people.limits import LIMITS
from numeramis_access.server.people.playing import MAX_RECORD_BYTES
from numeramis_access.tables.evening import MAX_NOTE_CHARACTERS
from numeramis_access.tables.evening_requests import Direct, EveningLog, KeepPeople
from numeramis_access.tables.person_requests import DeleteMe, Recover, SignIn, SignOutOthers
from numeramis_access.tables.protocol import line_of as said
from numeramis_access.tables.pushes import Denied, Done
from numeramis_access.tables.requests import AnyRequest, MyMatches, OpenTable, Records
from numeramis_access.tables.table_requests import Enter, Leave
from tests.server.guests import Club, Friend
from tests.server.requests import costing, filled

#: most bytes to keep of one evening, and of all evenings of one person
EVENING, HOST = LIMITS["evening-bytes"].rates["table"].most, LIMITS["host-bytes"].rates["person"].most
#: seconds until the whole rate is available again
AGAIN = 601.0


def packed(size: int, number: int, note: str = "") -> dict[str, object]:
    """Return a small act that unpacks into a large one."""
    event = msgspec.json.encode(PlanAnnounced(Plan(options={"x": "a" * size, "number": number})))
    return {"at": str(number), "packed": base64.b64encode(zlib.compress(event, 9)).decode(), "note": note}


def evening(friend: Friend, name: str = "e") -> str:
    return str(friend.done(OpenTable, game="quist", players=9, evening=name, access="open")["table"])


def store_size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("house.sqlite*"))


def fill(club: Club, friend: Friend, tables: list[str], rounds: int) -> set[str]:
    """Store as much as possible, in many ways and for hours; return the codes of the refusals."""
    told = set[str]()
    for number in range(rounds):
        table = tables[number % len(tables)]
        ways: list[tuple[type, dict[str, Any]]] = [
            (Direct, {"acts": [packed(60_000, number * 50 + at) for at in range(50)]}),
            (Direct, {"acts": [packed(60_000, 100_000 + number)]}),
            (Direct, {"acts": [packed(0, 200_000 + number, "n" * MAX_NOTE_CHARACTERS)]}),
            (KeepPeople, {"known": [{"person": f"p{number}/{at}", "name": "n" * 60} for at in range(40)]}),
        ]
        for kind, fields in ways:
            if kind is Direct:
                log = club.house.sittings[table].evening.log
                fields["after"] = 0 if log is None else log.count
            reply = friend.ask(kind, table=table, **fields)
            told |= {reply.code} if isinstance(reply, Denied) else set()
        friend.heard.clear()
        club.clock.now += AGAIN / 20
    return told


def test_whatever_a_hostile_director_sends_a_bounded_part_of_it_is_kept(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    tables = [evening(friend, f"e{number}") for number in range(4)]
    before = store_size(tmp_path)
    told = fill(club, friend, tables, 240)
    logs = [club.house.sittings[table].evening.log for table in tables]
    assert sum(log.size for log in logs if log is not None) <= HOST
    assert all(log.size <= EVENING for log in logs if log is not None)
    assert {"too-often", "evening-full", "too-much-kept"} == told
    assert store_size(tmp_path) - before < 3 * HOST, "pages and journal of the file included"


def test_no_answer_about_a_full_evening_is_long_and_all_of_it_is_told_in_portions(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    table = evening(friend)
    fill(club, friend, [table], 120)
    entries: list[object] = []
    count, longest = 1, 0
    while len(entries) < count:
        friend.heard.clear()
        reply = friend.ask(EveningLog, table=table, after=len(entries), state=0)
        if isinstance(reply, Denied):
            assert reply.code == "too-often"
            club.clock.now += reply.wait
            continue
        longest, count = max(longest, len(said(reply))), reply.answer["count"]
        entries += reply.answer["entries"]
    assert count > 20
    assert longest < max(MAX_ANSWER_BYTES, MAX_EVENT_BYTES) + 3 * LIMITS["evening-notes"].rates["table"].most


def test_who_was_answered_much_waits_before_more_is_read(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    table = evening(friend)
    fill(club, friend, [table], 60)
    asked = [friend.ask(EveningLog, table=table, after=1, state=0) for _ in range(200)]
    told = sum(len(said(one)) for one in asked if isinstance(one, Done))
    assert told < 2 * LIMITS["answers"].rates["line"].most
    assert isinstance(asked[-1], Denied)
    club.clock.now += asked[-1].wait + 1.0
    assert isinstance(friend.ask(EveningLog, table=table, after=1), Done)


def test_an_evening_of_before_that_is_over_the_limits_opens_and_can_be_read(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Dita")
    table = evening(friend)
    event = PlanAnnounced(Plan(options={"x": "a" * 60_000}))
    count = 2 * EVENING // 60_000
    for number in range(count):
        club.house.store.append(table, number + 1, line_of(LogEntry(number, "", "", event)).encode())
        club.house.store.keep_evening_note(table, number, "n" * 10_000)
    club.house.close()
    club.open()
    friend.connect()
    friend.done(Enter, table=table)
    told = 0
    while told < count:
        answer = friend.done(EveningLog, table=table, after=told)
        told += len(answer["entries"])
        assert len(answer["people"]) <= MAX_PEOPLE
        assert sum(map(len, answer["notes"].values())) <= MAX_NOTES_BYTES
        club.clock.now += AGAIN
    assert friend.denied(Direct, table=table, after=told, acts=[packed(10, 1)]) == "evening-full"


def test_a_record_is_told_whole_or_in_portions(tmp_path: Path) -> None:
    from tests.street.houses import _match

    club = Club(tmp_path)
    friends = [Friend(club, f"Friend {number}") for number in range(4)]
    table = _match(club, friends, 1, 1.0)
    assert table in friends[0].done(MyMatches)["tables"]
    whole = friends[0].done(Records, table=table)["record"]
    entries: list[object] = []
    while True:
        answer = friends[0].done(Records, table=table, after=len(entries))
        assert answer["record"]["setting"] == whole["setting"]
        entries += answer["record"]["entries"]
        if len(entries) == answer["count"]:
            break
    assert entries == whole["entries"]
    club.house.store.append(table, len(entries) + 1, b'"' + b"x" * MAX_RECORD_BYTES + b'"')
    assert friends[0].denied(Records, table=table) == "too-long"


@pytest.mark.parametrize(
    "acts", [[packed(60_000, at) for at in range(5)], [packed(70_000, 1)]], ids=["together", "one"]
)
def test_acts_that_unpack_into_too_much_are_refused_whole(acts: list[object], tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    table = evening(friend)
    assert friend.denied(Direct, table=table, after=0, acts=acts) in ("too-often", "unknown-value")
    log = club.house.sittings[table].evening.log
    assert log is None or (isinstance(log, HouseLog) and log.count == 0)


def test_the_texts_of_packed_acts_are_cleaned_as_all_others(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    table = evening(friend)
    event = msgspec.json.encode(PlanAnnounced(Plan(options={"x": "\x1b[2Jno\u202erth\u200b"})))
    body = base64.b64encode(zlib.compress(event)).decode()
    friend.done(Direct, table=table, after=0, acts=[{"at": "18:00", "packed": body}])
    log = club.house.sittings[table].evening.log
    assert log is not None
    assert log.log.evening.plan.options == {"x": "[2Jnorth"}


#: bytes of a short answer; limit of all answers except a whole record requested as such
SHORT, LONGEST = 1 << 13, 1 << 18
KINDS = [kind for kind in get_args(AnyRequest) if kind not in (Recover, SignIn, DeleteMe, SignOutOthers, Leave)]


def test_every_answer_is_bounded_and_long_ones_are_counted(tmp_path: Path) -> None:
    club = Club(tmp_path)
    friend = Friend(club, "Mallory")
    table = evening(friend)
    fill(club, friend, [table], 60)
    for number in range(19):
        friend.done(OpenTable, game="quist", players=4, options={}, access="open")
        club.clock.now += AGAIN / 5 * (number % 2)
    for number in range(6):
        Friend(club, f"Guest {number}", address=f"203.0.113.{number}").done(Enter, table=table)
    long = set()
    for kind in KINDS:
        club.clock.now += AGAIN
        friend.heard.clear()
        known = {
            "table": table, "key": friend.key, "after": 0, "tables": 1, "person": "somebody", "text": "", "epoch": "",
        }  # fmt: skip
        fields = filled(kind, **known)
        assert friend.guest is not None
        receive(club.house, friend.guest, msgspec.json.encode({**fields, "id": "asked"}))
        size = max((len(said(one)) for one in friend.heard if isinstance(one, Done)), default=0)
        assert size <= LONGEST, kind
        if size > SHORT:
            long.add(kind)
    assert long <= set(costing(LONG_ANSWERS)), "what is answered at length is counted"
    assert EveningLog in long
