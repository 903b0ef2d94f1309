"""Several servers of one house: each serves all people, tables survive a server's end, and failed wires only delay."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest

from numeramis_access.server.nodes import owner
from numeramis_access.server.people import connections
from numeramis_access.server.people.answers import receive
from numeramis_access.tables.evening_requests import PlayRound
from numeramis_access.tables.person_requests import DeleteMe, MakePassphrase, MyTables, SignOutOthers
from numeramis_access.tables.protocol import line_of, read_push
from numeramis_access.tables.pushes import Bye, Denied, Done, HousePush, Invited, LobbyNow, Said, TableNow, Waiting
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.tables.requests import OpenTable, WatchLobby
from numeramis_access.tables.table_requests import Act, Begin, Enter, Invite, NextDeal, Say
from tests.campaigns import cut_wires
from tests.server.databases import Cluster
from tests.server.guests import key_of
from tests.server.town import Careless, Player, Server, Town, check, gather

pytestmark = pytest.mark.peer("postgresql")


@contextmanager
def town(postgres: Cluster, seed: int = 1) -> Iterator[Town]:
    made = Town(postgres.database(), random.Random(seed))
    try:
        yield made
    finally:
        made.close()


def test_faults_of_every_kind_lose_nothing_and_an_owner_that_ignores_its_epoch_is_found(postgres: Cluster) -> None:
    assert cut_wires.one_match(postgres.database(), 0, faults=len(cut_wires.KINDS)) == []
    kinds = (cut_wires.held_up,)
    found = (cut_wires.one_match(postgres.database(), seed, Careless, kinds, faults=3) for seed in range(20))
    assert any("the record" in one for wrong in found for one in wrong), "the planted fault was not found"


def until_over(at: Town, players: list[Player], seconds: float = 900.0) -> None:
    for _ in range(round(seconds / 5)):
        at.run(5)
        if all(player.over for player in players):
            return
    raise AssertionError("the match does not end")


def test_people_at_three_servers_play_one_match_and_are_told_what_the_record_says(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        until_over(at, players)
        assert check(at, players) == []
        assert all(player.accepted for player in players)


def test_who_has_missed_much_at_another_server_is_told_it_in_portions_as_fast_as_they_take_it(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PORTION_MESSAGES", 2)
    monkeypatch.setattr(owner, "MAX_UNCONFIRMED_BYTES", 1)
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(30)
        (far, *_) = [one for one in players if one.at is not None and one.table not in one.at.house.sittings]
        assert far.guest is not None
        assert far.at is not None
        many, far.messages = len(far.messages), []
        far.guest.has_room = lambda: False
        far.request(Enter, table=far.table, after=0)
        at.run(1, act=False)
        assert 0 < len(far.messages) <= 2
        far.guest.has_room = lambda: True
        far.at.house.send_more(far.guest)
        at.settle()
        assert len(far.messages) >= many > 10
        until_over(at, players)
        assert check(at, players) == []


def test_the_lobby_is_one_and_people_find_invite_and_hear_each_other_across_servers(postgres: Cluster) -> None:
    with town(postgres) as at:
        adam, eva = (Player(at, name, server) for name, server in zip(("Adam", "Eva"), at.servers, strict=False))
        eva.request(WatchLobby)
        adam.request(OpenTable, game="quist", players=4, access="open")
        at.run(2)
        lobby = eva.last(LobbyNow)
        assert {one.name for one in lobby.people} == {"Adam", "Eva"}
        assert [table.table for table in lobby.tables] == [adam.table]
        assert lobby.tables[0].code == ""
        known = next(one.person for one in lobby.people if one.name == "Eva")
        adam.request(Invite, table=adam.table, person=known)
        at.settle()
        assert eva.last(Invited).code == adam.code
        eva.request(Enter, table=adam.table)
        at.settle()
        eva.request(Say, table=adam.table, text="Dobrý večer")
        at.settle()
        assert adam.last(Said).text == eva.last(Said).text == "Dobrý večer"
        assert adam.now_at is not None
        assert [place.name for place in adam.now_at.places[:2]] == ["Adam", "Eva"]
        at.run(1)
        assert [table.table for table in eva.last(LobbyNow).mine] == [adam.table]


def asked_at(at: Town, server: Server, key: str) -> list[Json]:
    """Return the tables by turns of the person with a key, as one server tells them before a greeting."""
    heard: list[HousePush] = []
    guest = server.house.connections.open(lambda line: heard.append(read_push(line)))
    receive(server.house, guest, line_of(MyTables(id="mine", key=key)))
    at.settle()
    server.house.note_gone(guest)
    (answer,) = [push.answer for push in heard if isinstance(push, Done)]
    tables: list[Json] = answer["tables"]
    return tables


def test_each_server_tells_which_tables_by_turns_wait_and_another_takes_them_over(postgres: Cluster) -> None:
    with town(postgres) as at:
        adam, eva = (Player(at, name, server) for name, server in zip(("Adam", "Eva"), at.servers, strict=False))
        adam.request(OpenTable, game="loker", players=2, days=1)
        at.settle()
        eva.request(Enter, table=adam.code)
        at.settle()
        adam.request(Begin, table=adam.table)
        at.run(3, act=False)
        told = [asked_at(at, server, eva.key) for server in at.servers]
        assert [[table["table"] for table in tables] for tables in told] == [[adam.table]] * 3
        (before, *others) = [tables[0]["turns"] for tables in told]
        assert all(turns == before for turns in others)
        assert before["awaited"] in (0, 1)
        for player in (adam, eva):
            player.drop()
            at.players.remove(player)
        at.kill(next(server for server in at.servers if adam.table in server.house.sittings))
        at.run(10, act=False)
        told = [asked_at(at, server, eva.key) for server in at.servers]
        assert [[table["turns"] for table in tables] for tables in told] == [[before]] * 2


def test_an_evening_whose_tables_stand_at_three_servers_has_its_results_and_goes_on_when_one_is_lost(
    postgres: Cluster,
) -> None:
    with town(postgres) as at:
        director = Player(at, "Dita", at.servers[0])
        director.request(OpenTable, game="quist", players=13, evening="e", access="open", grace=60, rests=False)
        at.run(1)
        gathering, numbers = director.table, range(3)

        def play(number: int, *, lose: bool) -> None:
            names = [f"{gathering}-{number}-{table}" for table in numbers]
            chairs = [[("", f"{table}{seat}") for seat in range(4)] for table in numbers]
            seating = [{"number": table, "chairs": chairs[table]} for table in numbers]
            director.request(PlayRound, table=gathering, round=number, rounds=2, boards=(number,), seating=seating)
            at.run(3)
            where = [at.servers[0].store.table_and_owner(one) for one in names]
            assert len({one[1] for one in where if one is not None}) == len(at.servers), "each has some of them"
            if lose:
                at.kill(next(one for one in at.servers if gathering in one.house.sittings))
            for _ in range(60):
                at.run(3)
                now = director.now_at
                if now is not None and now.evening is not None and len(now.evening.results) == len(numbers):
                    assert now.evening.round == number
                    assert len({sum(one.worth) for one in now.evening.results}) == 1, "all tricks of a deal"
                    return
            raise AssertionError("results are missing")

        play(1, lose=False)
        play(2, lose=True)


def test_who_would_follow_is_told_where_the_table_is_and_any_server_does_for_all_others(postgres: Cluster) -> None:
    with town(postgres) as at:
        adam, eva, jan = (Player(at, name, server) for name, server in zip(("A", "E", "J"), at.servers, strict=True))
        adam.request(OpenTable, game="quist", players=4)
        at.run(1)
        for known in (adam.code, adam.table):
            eva.request(Enter, table=known, follow=True)
            assert eva.heard[-1] == Done(re=eva.last(Done).re, answer={"server": "s1.example:1"})
        with pytest.raises(AssertionError, match="no-such-table"):
            eva.request(Enter, table="no such code", follow=True)
        jan.request(Enter, table=adam.code)
        adam.request(Enter, table=adam.code, follow=True)
        at.settle()
        assert jan.last(Done).answer == adam.last(Done).answer == {"table": adam.table}
        assert adam.now_at is not None
        assert [place.name for place in adam.now_at.places] == ["A", "J", "", ""]


def test_the_tables_of_a_server_that_is_killed_go_on_at_others_and_players_are_told(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(5)
        at.kill(at.servers[0])
        before = [len(player.messages) for player in players]
        at.run(5)
        assert all(len(player.messages) > known for player, known in zip(players, before, strict=True))
        until_over(at, players)
        assert check(at, players) == []


def test_a_server_that_leaves_hands_its_tables_over_and_sends_its_people_on(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(5)
        at.servers[0].leave()
        at.settle()
        at.run(0.2)
        assert players[0].guest is not None
        until_over(at, players)
        assert check(at, players) == []
        assert not any(isinstance(push, Waiting) for player in players for push in player.heard)


def test_what_is_asked_of_a_server_that_leaves_is_done_by_whoever_has_the_table_next(postgres: Cluster) -> None:
    with town(postgres) as at:
        players, owner = gather(at, games=1), at.servers[0]
        at.run(2)
        while (choice := players[1].choice(at.chance)) is None or players[1].offered is not None:
            at.run(0.1)
        players[1].offered = players[1].offer(choice, "asked of one, done by another")
        players[1].request(Act, table=players[1].table, offer=players[1].offered)
        owner.nodes.leave()
        at.settle()
        owner.kill()
        at.run(5)
        done = [push.answer for push in players[1].heard if isinstance(push, Done)]
        assert {answer["answer"]["type"] for answer in done if "answer" in answer} == {"accepted"}
        assert "asked of one, done by another" in players[1].accepted
        assert check(at, players) == []


def test_who_waited_for_the_store_is_told_that_it_is_back_though_the_table_is_anothers_now(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(1)
        at.servers[0].store.away = True
        at.run(1)
        assert players[0].last(Waiting).what == "store"
        at.expire(at.servers[0])
        at.run(2)
        at.servers[0].store.away = False
        at.run(3)
        assert players[0].last(Waiting).what == ""
        assert check(at, players) == []


def test_who_asks_again_and_again_is_told_what_was_missed_all_the_same(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(2)
        far = players[1]
        assert far.at is not None
        owner, known = at.servers[0], len(far.messages)
        owner.nodes._owner.note_ended(far.at.store.owner, far.at.nodes._gateway.connections()[owner.store.owner][0])
        for _ in range(40):
            far.request(NextDeal, table=far.table)
            at.run(0.1)
        assert len(far.messages) > known


def test_a_table_that_another_server_had_for_a_moment_is_told_here_as_before(postgres: Cluster) -> None:
    with town(postgres) as at:
        players = gather(at, games=1)
        at.run(2)
        with psycopg.connect(at.address, autocommit=True) as db:
            db.execute("UPDATE sitting SET epoch = epoch + 1")
        known = [len(player.messages) for player in players]
        at.run(5)
        assert all(len(player.messages) > before for player, before in zip(players, known, strict=True))
        assert check(at, players) == []


def test_a_number_of_another_epoch_ends_the_connection_at_every_server(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older program in a house that was restored from a copy knows later numbers."""
    with town(postgres) as at:
        for player in gather(at):
            heard = list[bytes]()
            monkeypatch.setattr(player, "hear", heard.append)
            player.request(Enter, table=player.table, after=len(player.messages) + 1000)
            at.settle()
            denied, bye = map(read_push, heard)
            assert isinstance(denied, Denied)
            assert (denied.code, bye) == ("no-such-table", Bye(code="restored"))


def test_whoever_signs_others_out_ends_their_lines_and_pages_at_other_servers_at_once(postgres: Cluster) -> None:
    with town(postgres) as at:
        here, there = at.servers[:2]
        eva, thief = Player(at, "Eva", here), Player(at, "Eva", there)
        at.run(3)
        left: list[str] = []
        line, own = thief.guest, eva.guest
        there.house.pages_signed_out = left.append
        eva.request(MakePassphrase)
        at.run(1)
        eva.request(SignOutOthers, words=answer(eva, MakePassphrase)["words"], key=key_of("new"))
        at.run(0.3)  # before any server has read the store again
        assert line is not None
        assert line.dismissed
        assert left == [""]
        assert own is not None
        assert not own.dismissed


def test_who_deletes_themself_is_gone_at_every_server_at_once(postgres: Cluster) -> None:
    """From the lobby, from the second place of a table at another server, and from all lines of other devices."""
    with town(postgres) as at:
        here, there, third = at.servers[:3]
        jan = Player(at, "Jan", there)
        eva, phone, watcher = Player(at, "Eva", here), Player(at, "Eva", third), Player(at, "Otto", third)
        at.run(3)
        jan.request(OpenTable, game="quist", players=4, access="open")
        watcher.request(WatchLobby)
        jan.request(WatchLobby)
        at.run(1)
        table = answer(jan, OpenTable)["table"]
        eva.request(Enter, table=table)
        at.run(2)
        line = phone.guest
        assert line is not None
        gone = next(person.person for person in last(jan, LobbyNow).people if person.name == "Eva")
        for one in (jan, watcher):
            assert gone in {person.person for person in last(one, LobbyNow).people}
        assert gone in {place.person for place in last(jan, TableNow).places}
        eva.request(DeleteMe)
        at.run(1, act=False)
        assert line.dismissed
        for one in (jan, watcher):
            lobby = last(one, LobbyNow)
            assert gone not in {person.person for person in lobby.people}
            assert gone not in {place.person for shown in (*lobby.tables, *lobby.mine) for place in shown.places}
        assert gone not in {place.person for place in last(jan, TableNow).places}
        assert all(person.id != gone for person in here.house.store.people())


def last(player: Player, kind: type[HousePush]) -> Any:
    """Return a player's last push of a kind."""
    return next(one for one in reversed(player.heard) if isinstance(one, kind))


def answer(player: Player, kind: type[Request]) -> Json:
    return next(one.answer for one in player.heard if isinstance(one, Done) and one.re.startswith(kind.__name__))
