"""Guests who harm a house without sockets: only they bear the cost, and deleted people leave no trace."""

from __future__ import annotations

from typing import get_args

import pytest

from numeramis_access.server.people import talking
from numeramis_access.server.people.limits import (
    GATHERING_KEEP_SECONDS,
    KNOWN_PERSON_SECONDS,
    LIMITS,
    MATCH_KEEP_SECONDS,
    VISITOR_KEEP_SECONDS,
)
from numeramis_access.tables.person_requests import Block, DeleteMe, Hello, MakePassphrase, Recover, Rename
from numeramis_access.tables.pushes import LOBBY_PAGE_SIZE, Bye, Denied, LobbyNews, LobbyNow, Said, TableClosed
from numeramis_access.tables.request_fields import AtTable
from numeramis_access.tables.requests import AnyRequest, OpenTable, WatchLobby
from numeramis_access.tables.table_requests import (
    After,
    Arrange,
    AskHand,
    Begin,
    Enter,
    Leave,
    LetWatch,
    ReportPerson,
    Say,
    WatchTable,
)
from tests.server.guests import Club, Friend, key_of
from tests.server.requests import filled
from tests.server.test_host import ARRANGED

WRONG = "wrong words of nobody"


def test_a_second_hello_on_a_line_is_refused_and_changes_nothing(club: Club) -> None:
    adam, eve = Friend(club, "Adam"), Friend(club, "Eve")
    made = adam.done(OpenTable, game="quist", players=4)
    eve.done(Enter, table=made["code"])
    assert eve.denied(Hello, version=1, key=key_of("o"), name="Other") == "said-hello"
    assert eve.denied(Hello, version=1, key=eve.key, name="Eve") == "said-hello"
    assert [place.name for place in adam.now.places][:2] == ["Adam", "Eve"]
    assert "Other" not in [one.name for one in club.house.connections.connected_people()]
    eve.drop()
    adam.done(Begin, table=made["table"])
    assert not adam.now.places[1].here, "nobody is there whose line is gone"


def test_who_becomes_somebody_else_on_a_line_is_at_the_first_ones_tables_no_more(club: Club) -> None:
    adam, eve, owner = Friend(club, "Adam"), Friend(club, "Eve"), Friend(club, "Owner")
    words = owner.done(MakePassphrase)["words"]
    made = adam.done(OpenTable, game="quist", players=4)
    eve.done(Enter, table=made["code"])
    adam.done(Begin, table=made["table"])
    assert adam.now.places[1].here
    assert eve.done(Recover, version=1, key=key_of("n"), words=words)["name"] == "Owner"
    assert not adam.now.places[1].here
    adam.done(Say, table=made["table"], phrase="hello")
    assert not any(isinstance(one, Said) for one in eve.heard)


def test_who_is_deleted_is_nowhere_any_more(club: Club) -> None:
    adam, bob = Friend(club, "Adam"), Friend(club, "Bob")
    eve, phone = Friend(club, "Eve"), Friend(club, "Eve")
    made = adam.done(OpenTable, game="quist", players=4, access="open", watch="all")
    adam.done(Begin, table=made["table"])
    for device in (eve, phone):
        device.done(WatchLobby)
        device.done(WatchTable, table=made["table"])
    bob.done(WatchTable, table=made["table"])
    assert [one.name for one in adam.now.onlookers] == ["Eve", "Bob"]
    eve.done(DeleteMe)
    assert [one.name for one in adam.now.onlookers] == ["Bob"]
    assert phone.heard[-1] == Bye(code="deleted")
    assert "Eve" not in [one.name for one in club.house.connections.connected_people()]
    heard = len(eve.heard), len(phone.heard)
    adam.done(Say, table=made["table"], phrase="hello")
    Friend(club, "Cyril")
    club.run(5.0)
    assert (len(eve.heard), len(phone.heard)) == heard
    assert eve.denied(WatchLobby) == "hello-first"


def test_who_was_deleted_holds_no_place_among_those_who_watch(club: Club) -> None:
    club.limit("onlookers", "table", 3)
    adam = Friend(club, "Adam")
    made = adam.done(OpenTable, game="quist", players=4, access="open", watch="all")
    adam.done(Begin, table=made["table"])
    for number in range(12):
        eve = Friend(club, f"Eve {number}", key_of(f"eve {number}"))
        eve.done(WatchTable, table=made["table"])
        eve.done(DeleteMe)
    Friend(club, "Bob").done(WatchTable, table=made["table"])


@pytest.mark.parametrize(("said", "limit"), [({"phrase": "thanks"}, "phrases"), ({"text": "Ha!"}, "talk")])
def test_talk_has_an_end_that_is_told_with_the_time_to_wait(club: Club, said: dict[str, str], limit: str) -> None:
    adam, eve = Friend(club, "Adam", address="club"), Friend(club, "Eve", address="club")
    made = adam.done(OpenTable, game="quist", players=4)
    eve.done(Enter, table=made["code"])
    most, seconds = LIMITS[limit].rates["person"]
    for _ in range(most):
        eve.done(Say, table=made["table"], **said)
    refused = eve.ask(Say, table=made["table"], **said)
    assert isinstance(refused, Denied)
    assert refused.code == "too-much-said"
    assert 0 < refused.wait <= seconds
    assert sum(isinstance(one, Said) for one in adam.heard) == most, "nothing more is delivered"
    adam.done(Say, table=made["table"], **said)
    club.run(refused.wait)
    eve.done(Say, table=made["table"], **said)


def test_wrong_codes_of_one_guest_lock_nobody_out_of_their_own_table(club: Club) -> None:
    """All guests share one router's address."""
    adam, bob = Friend(club, "Adam", address="club"), Friend(club, "Bob", address="club")
    made = adam.done(OpenTable, game="quist", players=4)
    bob.done(Enter, table=made["code"])
    words = bob.done(MakePassphrase)["words"]
    most = LIMITS["codes"].rates["address"].most
    refused, tries = "", 0
    while refused != "too-many-guesses" or tries < most:
        thief = Friend(club, "Thief", key_of(f"thief {tries}"), address="club")
        for _ in range(11):
            refused, tries = thief.denied(Enter, table=WRONG), tries + 1
    assert Friend(club, "New", address="club").denied(Enter, table=made["code"]) == "too-many-guesses"
    bob.drop()
    bob.connect()
    bob.done(Enter, table=made["table"])
    bob.done(Enter, table=made["code"])
    bob.done(MakePassphrase, words=words)
    adam.done(Enter, table=made["table"])
    assert adam.denied(Recover, version=1, key=key_of("n"), words=words) == "unknown-words", "older words are void"


def test_who_has_been_known_for_long_is_counted_by_themselves(club: Club) -> None:
    regular = Friend(club, "Regular", address="club")
    regular.drop()
    club.run(KNOWN_PERSON_SECONDS + 1)
    club.limit("codes", "address", 1)
    adam = Friend(club, "Adam", address="elsewhere")
    made = adam.done(OpenTable, game="quist", players=4)
    thief = Friend(club, "Thief", address="club")
    assert thief.denied(Enter, table=WRONG) == "no-such-table"
    assert thief.denied(Enter, table=WRONG) == "too-many-guesses"
    regular.connect()
    regular.done(Enter, table=made["code"])


def test_names_are_not_changed_all_the_time(club: Club) -> None:
    eve, adam = Friend(club, "Eve"), Friend(club, "Adam")
    adam.done(WatchLobby)
    for number in range(LIMITS["renames"].rates["person"].most):
        eve.done(Rename, name=f"Eve {number}", gender="feminine")
    assert eve.denied(Rename, name="Eva", gender="feminine") == "too-often"
    club.run(1.0)
    assert "Eva" not in [one.name for one in adam.last(LobbyNow).people]


def test_a_table_that_nobody_is_at_goes_after_ten_minutes_and_its_host_hears_of_it_once(club: Club) -> None:
    adam, eve = Friend(club, "Adam"), Friend(club, "Eve")
    eve.done(WatchLobby)
    made = adam.done(OpenTable, game="quist", players=4, access="open")
    stays = eve.done(OpenTable, game="whist", players=4)
    adam.drop()
    club.run(1.0)
    lobby = eve.last(LobbyNow).tables
    assert [[place.here for place in now.places if place.person] for now in lobby] == [[False]]
    pass_time(club, GATHERING_KEEP_SECONDS / 2)
    adam.connect()
    adam.done(Enter, table=made["table"])
    pass_time(club, GATHERING_KEEP_SECONDS * 2)
    assert made["table"] in club.house.sittings, "somebody is there"
    adam.drop()
    pass_time(club, GATHERING_KEEP_SECONDS - 20)
    assert made["table"] in club.house.sittings
    club.house.close()
    club.open()
    eve.connect()
    eve.done(Enter, table=stays["table"])
    pass_time(club, 30.0)
    assert list(club.house.sittings) == [stays["table"]], "also when the house was closed meanwhile"
    for heard in (1, 1):
        adam.connect()
        closed = [one for one in adam.heard if isinstance(one, TableClosed)]
        assert [one.table for one in closed] == [made["table"]] * heard
        adam.drop()


def test_a_match_that_all_have_left_leaves_the_lobby_at_once_and_is_kept_for_those_who_play_it(club: Club) -> None:
    adam, bob, eve = Friend(club, "Adam"), Friend(club, "Bob"), Friend(club, "Eve")
    eve.done(WatchLobby)
    made = adam.done(OpenTable, game="quist", players=4, access="open", watch="all")
    bob.done(Enter, table=made["code"])
    adam.done(Begin, table=made["table"])
    adam.drop()
    club.run(1.0)
    assert [one.table for one in eve.last(LobbyNow).tables] == [made["table"]]
    bob.drop()
    club.run(1.0)
    assert eve.last(LobbyNow).tables == ()
    pass_time(club, 1.0)
    pass_time(club, MATCH_KEEP_SECONDS - 60)
    bob.connect()
    bob.done(WatchLobby)
    assert [one.table for one in bob.last(LobbyNow).mine] == [made["table"]]
    bob.done(Enter, table=made["table"], after=len(bob.messages))
    pass_time(club, MATCH_KEEP_SECONDS)
    assert made["table"] in club.house.sittings, "somebody is there"
    bob.drop()
    club.house.close()
    club.open()
    pass_time(club, 1.0)
    pass_time(club, MATCH_KEEP_SECONDS + 1)
    assert not club.house.sittings
    assert club.house.store.table_of(made["table"]) is None
    bob.connect()
    assert not any(isinstance(one, TableClosed) for one in bob.heard)


def test_people_who_only_passed_by_are_forgotten(club: Club) -> None:
    passer, talker, player, blocker, stays = (Friend(club, name) for name in ("P", "Talker", "Player", "Blocker", "S"))
    talker.done(MakePassphrase)
    blocker.done(Block, person=club.house.store.people()[-1].id, on=True)
    made = player.done(OpenTable, game="quist", players=4)
    player.done(Begin, table=made["table"])
    for friend in (passer, talker, player, blocker):
        friend.drop()
    pass_time(club, VISITOR_KEEP_SECONDS - 3600 * 24)
    assert len(club.house.store.people()) == 5
    pass_time(club, 3600 * 25.0)
    assert {one.name for one in club.house.store.people()} == {"Talker", "Player", "Blocker", "S"}
    assert stays.done(WatchLobby) == {}


def test_nobody_sits_at_more_tables_than_they_may_open(club: Club) -> None:
    """One guest took the free places of every open table; people may still enter their own tables."""
    hosts = [Friend(club, f"Host {letter}") for letter in "ab"]
    most = LIMITS["tables"].rates["person"].most
    wished = {"game": "quist", "players": 4, "access": "open"}
    tables = [host.done(OpenTable, **wished)["table"] for host in hosts for _ in range(most)]
    eve = Friend(club, "Eve")
    told = [eve.ask(Enter, table=table) for table in tables]
    assert [isinstance(one, Denied) for one in told] == [number >= most for number in range(2 * most)]
    assert {one.code for one in told if isinstance(one, Denied)} == {"too-many-tables"}
    eve.done(Enter, table=tables[0])
    eve.done(Leave, table=tables[0])
    eve.done(Enter, table=tables[-1])


def pass_time(club: Club, seconds: float) -> None:
    """Let time pass, with the house's periodic work each second."""
    for part in (1.0, max(0.0, seconds - 2.0), 1.0):
        club.run(part)
        club.house.do_regular_work()
        club.house.do_regular_work()


def test_a_house_full_of_tables_is_told_in_pages_and_then_what_is_new(club: Club) -> None:
    """4,800 tables made each lobby megabytes long; an earlier program gets the first page."""
    adam, old, new = Friend(club, "Adam"), Friend(club, "Old"), Friend(club, "New")
    hosts = [Friend(club, f"Host {number:03}") for number in range(130)]
    tables = []
    for host in hosts:
        tables.append(host.done(OpenTable, game="quist", players=4, access="open")["table"])
    before = len(new.heard)
    new.done(WatchLobby, tables_page=1)
    old.done(WatchLobby)
    assert len(old.last(LobbyNow).tables) == len(old.last(LobbyNow).people) == LOBBY_PAGE_SIZE
    (news,) = [one for one in new.heard[before:] if isinstance(one, LobbyNews)]
    assert news.whole
    assert [one.table for one in news.tables] == tables[:LOBBY_PAGE_SIZE]
    assert news.more_tables
    assert news.more_people
    before = len(new.heard)
    new.done(WatchLobby, tables_page=3, people_page=2)
    (turned,) = [one for one in new.heard[before:] if isinstance(one, LobbyNews)]
    assert [one.table for one in turned.tables] == tables[2 * LOBBY_PAGE_SIZE :]
    assert set(turned.over) == set(tables[:LOBBY_PAGE_SIZE])
    assert (len(turned.people), len(turned.gone)) == (LOBBY_PAGE_SIZE, LOBBY_PAGE_SIZE)
    assert (turned.more_tables, turned.more_people, turned.whole) == (False, True, False)
    before = len(new.heard)
    made = adam.done(OpenTable, game="quist", players=4, access="open")
    club.run(2.0)
    (news,) = [one for one in new.heard[before:] if isinstance(one, LobbyNews)]
    assert [one.table for one in news.tables] == [made["table"]]
    assert not news.people, "only what is new"
    adam.done(Leave, table=made["table"])
    club.run(2.0)
    assert new.last(LobbyNews).over == (made["table"],)
    own = new.done(OpenTable, game="quist", players=4)
    club.run(2.0)
    assert [(one.table, one.own, bool(one.code)) for one in new.last(LobbyNews).tables] == [(own["table"], 0, True)]
    before = len(new.heard)
    for host, table in zip(hosts[:LOBBY_PAGE_SIZE], tables, strict=False):
        host.done(Arrange, table=table, **ARRANGED)
        club.run(0.01)
    told = sum(isinstance(one, LobbyNews) for one in new.heard[before:])
    assert told < LOBBY_PAGE_SIZE * 2 / 3, (
        "who changes tables of a full house has not all of it looked through each time"
    )


def test_a_flood_of_reports_buries_nobody_elses_and_fills_no_disk(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MAX_REPORTS", 6)
    eva, jan, *thieves = [Friend(club, name) for name in ("Eva", "Jan", "Otto", "Ida")]
    made = eva.done(OpenTable, game="quist", players=4, access="open")
    for friend in (jan, *thieves):
        friend.done(Enter, table=made["code"])
    about = club.house.store.people()
    of = {person.name: person.id for person in about}
    eva.done(ReportPerson, table=made["table"], person=of["Otto"], why="he shouts")
    for number in range(9):
        for thief in thieves:
            thief.done(ReportPerson, table=made["table"], person=of["Eva"], why=f"\x1b[2J\u202e {number}\n1 She")
    jan.done(ReportPerson, table=made["table"], person=of["Otto"], why="and swears")
    kept = club.house.store.reports()
    assert len(kept) == 6
    assert {report.why for report in kept if report.about == of["Otto"]} == {"he shouts", "and swears"}
    assert all(sign.isprintable() for report in kept for sign in report.why), "a terminal is told no orders"


def test_who_left_or_only_watches_does_nothing_of_a_hosts_or_a_players(club: Club) -> None:
    """Also after repeated requests: only the host draws seats, sends people away and begins matches."""
    eva, jan, ida = [Friend(club, name) for name in ("Eva", "Jan", "Ida")]
    made = eva.done(OpenTable, game="quist", players=4, access="open", watch="all")
    other = eva.done(OpenTable, game="quist", players=4)
    for friend in (jan, ida):
        friend.done(Enter, table=made["code"])
    ida.done(Leave, table=made["table"])
    eva.done(Begin, table=made["table"])
    ida.done(WatchTable, table=made["table"])
    places = club.house.sittings[made["table"]].setting, club.house.sittings[other["table"]].setting
    of = {person.name: person.id for person in club.house.store.people()}
    known = {"table": made["table"], "person": of["Jan"], "code": made["code"], "place": 1, "to": 2}
    for kind in (one for one in get_args(AnyRequest) if issubclass(one, AtTable)):
        if kind in (Leave, Enter, WatchTable, After, Say, ReportPerson, LetWatch, AskHand):
            continue  # onlookers may send these
        for table in (made["table"], other["table"]):
            request = filled(kind, **{**known, "table": table})
            fields = {name: value for name, value in request.items() if name not in ("do", "id")}
            assert isinstance(ida.ask(kind, **fields), Denied), (kind, table)
    assert (club.house.sittings[made["table"]].setting, club.house.sittings[other["table"]].setting) == places
