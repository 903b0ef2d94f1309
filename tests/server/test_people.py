"""People at one table of a house meet by a code, play, drop out and come back; nothing is lost, nothing leaks."""

from __future__ import annotations

import json
import random

import pytest

from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.games.loker.events import GameClosed, HandLaid
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.attendance import MIN_GRACE_SECONDS
from numeramis_access.server.people.house import STORE_RETRY_SECONDS
from numeramis_access.server.people.lobby import FREE_CONNECTIONS
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.messages import EventHappened, LotsOpened, SeatsChanged
from numeramis_access.tables.person_requests import DeleteMe, Hello, MakePassphrase, MyData, Recover, Rename
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.pushes import LOBBY_PAGE_SIZE, Bye, LobbyNow, Removed, Said
from numeramis_access.tables.requests import OpenTable, Records, WatchLobby
from numeramis_access.tables.table_requests import (
    Act,
    After,
    Begin,
    Enter,
    HandOver,
    Leave,
    NextDeal,
    Remove,
    Say,
    Sit,
    TakeBack,
)
from tests.server.guests import Club, Friend, key_of
from tests.standard import GAMES, short_options

NAMES = ("Adam", "Bára", "Cyril", "Dana")
#: one game of Šipky would be over too early for these tests
SHORT = {**{game: short_options(game) for game in GAMES}, "sipky": {}}


def gathered(club: Club, people: int = 4, game: str = "quist", **options: object) -> list[Friend]:
    """Return this many people at one table of four, before the match."""
    friends = [Friend(club, name) for name in NAMES[:people]]
    made = friends[0].done(OpenTable, game=game, players=4, options={**SHORT[game], **options}, grace=60)
    for friend in friends[1:]:
        friend.done(Enter, table=made["code"])
    return friends


def begun(club: Club, people: int = 4, game: str = "quist", **options: object) -> list[Friend]:
    friends = gathered(club, people, game, **options)
    friends[0].done(Begin, table=friends[0].now.table)
    return friends


def play(club: Club, friends: list[Friend], actions: int = 10_000, chance: random.Random | None = None) -> int:
    """Let connected people play; return the number of their actions."""
    chance, did = chance or random.Random(5), 0
    for _ in range(20_000):
        club.run(6.0)
        here = [friend for friend in friends if friend.guest is not None and friend.now.stage == "playing"]
        resting = [friend for friend in here if friend.rests]
        acting = [(friend, choice) for friend in here if (choice := friend.choice(chance)) is not None]
        if not here or did >= actions:
            return did
        for friend in resting:
            friend.done(NextDeal, table=friend.table)
        if not resting and not acting:
            return did
        for friend, choice in acting[:0 if resting else 1]:
            answer = friend.done(Act, table=friend.table, offer=friend.offer(choice))["answer"]
            assert answer["type"] == "accepted", answer
            did += 1
    raise AssertionError("it never ends")


@pytest.mark.turns(3)
@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_a_match_and_everybody_is_told_the_same_events(club: Club, game: str) -> None:
    friends = begun(club, game=game)
    play(club, friends)
    assert all(friend.over for friend in friends)
    assert all(friend.now.stage == "over" for friend in friends)
    kinds = [[type(message).__name__ for message in friend.messages] for friend in friends]
    assert kinds[1:] == kinds[:-1]
    assert [friend.now.own for friend in friends] == [0, 1, 2, 3]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_anothers_hand_is_on_the_wire(club: Club, game: str) -> None:
    """During a deal a seat's messages hide other cards: they equal those from the seat's own view."""
    friends = begun(club, game=game)
    play(club, friends, actions=2)  # no deal of any game is over by then
    sitting = next(iter(club.house.sittings.values()))
    assert sitting.match is not None
    for friend in friends:
        at = friend.now.own
        assert at is not None
        assert friend.messages == sitting.match.messages(at)
        hands = friend.position.view.hands_by_seat() if friend.position else ()
        own = friend.position.seat if friend.position else 0
        events = [message.event for message in friend.messages if isinstance(message, EventHappened)]
        # a player who closes in Loker lays the hand down
        shown = {own, *(event.seat for event in events if isinstance(event, GameClosed | HandLaid))}
        assert all(set(hand) <= {HIDDEN_CARD} for seat, hand in enumerate(hands) if seat not in shown)
        assert not any(isinstance(message, LotsOpened) for message in friend.messages)
    salts = {lot["salt"] for line in club.house.store.entries(sitting.id) for lot in json.loads(line)["deed"]["lots"]}
    assert salts
    assert not any(salt in repr(friend.heard) for salt in salts for friend in friends if salt)


def test_computers_take_the_places_that_nobody_has(club: Club) -> None:
    (adam, bara) = begun(club, people=2)
    assert [bool(place.person) for place in adam.now.places] == [True, True, False, False]
    assert len({place.name for place in adam.now.places}) == 4
    play(club, [adam, bara])
    assert adam.over
    assert bara.over


def test_only_the_host_begins_and_nobody_comes_in_later(club: Club) -> None:
    friends = gathered(club, people=2)
    table = friends[0].now.table
    assert friends[1].denied(Begin, table=table) == "not-the-host"
    friends[0].done(Begin, table=table)
    assert friends[0].denied(Begin, table=table) == "begun"
    late = Friend(club, "Late")
    assert late.denied(Enter, table=friends[0].now.code) == "full"
    assert late.denied(Enter, table=table) == "no-such-table"
    assert late.denied(Act, table=table, offer={}) == "no-such-table"


def test_a_code_can_be_typed_as_it_is_heard(club: Club) -> None:
    (adam,) = gathered(club, people=1)
    code = adam.now.code
    assert len(code.split()) == 4
    assert Friend(club, "Bára").done(Enter, table=f"  {code.upper()} ")["table"] == adam.now.table
    assert Friend(club, "Eve").denied(Enter, table="four wrong words here") == "no-such-table"


def test_a_dropped_line_is_nobodys_fault(club: Club) -> None:
    friends = begun(club)
    play(club, friends, actions=6)
    gone = friends[2]
    gone.drop()
    club.run(59)
    assert not friends[0].now.places[2].here
    assert not friends[0].now.places[2].sits_in
    club.run(2)
    assert friends[0].now.places[2].sits_in
    play(club, [friends[0], friends[1], friends[3]], actions=9)
    missed = len(friends[0].messages) - len(gone.messages)
    assert missed > 3
    gone.connect()
    gone.done(Enter, table=gone.table, after=len(gone.messages))
    assert not gone.now.places[2].sits_in
    assert [type(one) for one in gone.messages] == [type(one) for one in friends[0].messages]
    play(club, friends)
    assert all(friend.over for friend in friends)


def test_whoever_is_back_in_time_finds_nobody_on_the_seat(club: Club) -> None:
    friends = begun(club)
    friends[1].drop()
    club.run(30)
    friends[1].connect()
    friends[1].done(Enter, table=friends[1].table, after=len(friends[1].messages))
    club.run(300)
    assert not any(isinstance(message, SeatsChanged) for message in friends[0].messages)
    assert friends[0].now.places[1].here


def test_who_drops_again_and_again_is_waited_for_once_in_a_deal_and_plays_on_at_once(club: Club) -> None:
    friends = begun(club, games=2)
    eva = friends[1]

    def away(seconds: float) -> None:
        eva.drop()
        club.run(seconds)
        eva.connect()
        eva.done(Enter, table=eva.table, after=len(eva.messages))

    assert eva.now.places[1].grace == 60
    away(25)
    away(25)
    assert 9 <= eva.now.places[1].grace <= 11
    assert not any(isinstance(message, SeatsChanged) for message in friends[0].messages)
    away(25)
    assert eva.now.places[1].grace == MIN_GRACE_SECONDS
    assert not eva.now.places[1].sits_in, "back on the own seat at once"
    eva.drop()
    club.run(MIN_GRACE_SECONDS - 1)
    assert not friends[0].now.places[1].sits_in
    club.run(2)
    assert friends[0].now.places[1].sits_in
    eva.connect()
    eva.done(Enter, table=eva.table, after=len(eva.messages))
    while club.house.sittings[eva.table].match.finished_deal_count == 0:  # type: ignore[union-attr]
        play(club, friends, actions=1)
    away(1)
    assert 58 <= eva.now.places[1].grace <= 60, "in the next deal as at first"


def test_a_table_left_by_all_waits_until_somebody_is_back(club: Club) -> None:
    friends = begun(club)
    play(club, friends, actions=5)
    for friend in friends:
        friend.drop()
    before = club.house.sittings[friends[0].table].match.number  # type: ignore[union-attr]
    club.run(7 * 24 * 3600.0)
    assert club.house.sittings[friends[0].table].match.number == before  # type: ignore[union-attr]
    for friend in friends:
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    play(club, friends)
    assert all(friend.over for friend in friends)


def test_who_leaves_is_played_for_at_once_and_may_come_back(club: Club) -> None:
    friends = begun(club)
    friends[3].done(Leave, table=friends[3].table)
    assert friends[0].now.places[3].sits_in
    friends[3].done(Enter, table=friends[3].table, after=len(friends[3].messages))
    assert not friends[0].now.places[3].sits_in


def test_a_second_device_of_the_same_person_is_told_the_same(club: Club) -> None:
    friends = begun(club)
    other = Friend(club, "Adam", friends[0].key)
    other.done(Enter, table=friends[0].table)
    play(club, friends, actions=8)
    assert other.messages == friends[0].messages
    friends[0].drop()
    club.run(120)
    assert not friends[1].now.places[0].sits_in


def test_offers_from_two_devices_and_repeated_ones_have_one_effect(club: Club) -> None:
    friends = begun(club)
    club.run(5)
    chance = random.Random(1)
    actor = next(friend for friend in friends if friend.choice(chance) is not None)
    other = Friend(club, actor.name, actor.key)
    other.done(Enter, table=actor.table)
    choice = actor.choice(chance)
    assert choice is not None
    first, second = actor.offer(choice, "phone"), other.offer(choice, "desk")
    assert actor.done(Act, table=actor.table, offer=first)["answer"]["type"] == "accepted"
    refused = other.done(Act, table=actor.table, offer=second)["answer"]
    assert refused["type"] == "refused"
    assert refused["refusal"]["code"] == "offer-late"
    assert actor.done(Act, table=actor.table, offer=first)["answer"]["type"] == "accepted"
    sitting = club.house.sittings[actor.table]
    played = [message for message in actor.messages if isinstance(message, EventHappened)]
    assert sitting.match is not None
    assert played[-1].actions == len(sitting.match.match.record)


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_killed_after_every_action_every_table_stands_where_its_people_last_heard_it(club: Club, game: str) -> None:
    """The test drops the house without closing it, as a kill does, and opens it again on the same file."""
    friends = begun(club, game=game)
    chance, kills = random.Random(3), 0
    while not all(friend.over for friend in friends) and kills < 60:
        play(club, friends, actions=1, chance=chance)
        club.open()
        kills += 1
        for friend in friends:
            friend.connect()
            friend.done(Enter, table=friend.table, after=len(friend.messages))
    play(club, friends, chance=chance)
    assert kills > 3
    assert all(friend.over for friend in friends)


def test_an_action_that_the_store_does_not_take_has_not_happened(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = begun(club)
    club.run(5)
    chance = random.Random(1)
    actor = next(friend for friend in friends if friend.choice(chance) is not None)
    choice = actor.choice(chance)
    assert choice is not None

    def full(*_: object) -> None:
        raise StoreFailed("disk full")

    told = len(friends[0].messages)
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "append", full)
        answer = actor.done(Act, table=actor.table, offer=actor.offer(choice, "1"))["answer"]
        assert answer["refusal"]["code"] == "offer-not-recorded"
        assert len(friends[0].messages) == told
    assert actor.done(Act, table=actor.table, offer=actor.offer(choice, "2"))["answer"]["type"] == "accepted"


def test_a_store_that_refuses_is_asked_now_and_then_and_the_table_goes_on_when_it_takes_things_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = begun(club)
    chance = random.Random(3)
    actor = next(friend for friend in friends if friend.choice(chance) is not None)
    asked = 0

    def full(*_: object) -> None:
        nonlocal asked
        asked += 1
        raise StoreFailed("disk full")

    actor.drop()
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "append", full)
        club.run(400)
    assert 0 < asked <= 400 / STORE_RETRY_SECONDS
    other = next(friend for friend in friends if friend is not actor)  # the actor has no connection
    told = len(other.messages)
    club.run(400)
    assert len(other.messages) > told


def test_a_person_is_known_by_key_and_by_six_words(club: Club) -> None:
    adam = Friend(club, "Adam")
    person = adam.done(Rename, name="Adam Novák", gender="masculine")["person"]
    words = adam.done(MakePassphrase)["words"]
    assert len(words.split()) == 6
    phone = Friend(club, "Somebody", key_of("phone"))
    assert phone.done(Recover, version=1, key=phone.key, words=words.upper())["person"] == person
    assert Friend(club, "Whoever", phone.key).done(MyData)["person"]["name"] == "Adam Novák"
    newer = adam.done(MakePassphrase, words=words)["words"]
    assert phone.denied(Recover, version=1, key=phone.key, words=words) == "unknown-words"
    assert newer != words


def test_who_is_banned_goes_at_once_and_does_not_come_in_again(club: Club) -> None:
    friends = begun(club)
    gone = friends[1]
    person = gone.now.places[1].person
    owner = SqliteStore(club.folder / "house.sqlite")
    owner.ban(person)
    club.house.do_regular_work()
    assert gone.last(Bye).code == "banned"
    assert friends[0].now.places[1].sits_in
    gone.drop()
    gone.guest = club.house.connections.open(gone.hear)
    assert gone.denied(Hello, version=1, key=gone.key, name="Other") == "banned"
    club.open()
    gone.guest = club.house.connections.open(gone.hear)
    assert gone.denied(Hello, version=1, key=gone.key, name="Other") == "banned", "after a restart as well"
    owner.ban(person, banned=False)
    owner.close()
    club.house.do_regular_work()
    gone.done(Hello, version=1, key=gone.key, name="Other")
    gone.done(Enter, table=gone.table, after=len(gone.messages))
    assert not gone.now.places[1].sits_in


def test_a_ban_waits_until_the_store_takes_what_comes_of_it(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    adam, eva = gathered(club, people=2)
    club.house.store.ban(eva.now.places[1].person)

    def full(*_: object) -> None:
        raise StoreFailed("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "store_table", full)
        with pytest.raises(StoreFailed):
            club.house.do_regular_work()
    club.house.do_regular_work()
    assert eva.last(Bye).code == "banned"
    assert adam.now.places[1].person == ""


def test_what_is_on_its_way_when_a_line_is_ended_is_not_answered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(self: SqliteStore, device: bytes) -> None:
        raise StoreFailed

    jan = Friend(club, "Jan")
    assert jan.guest is not None
    jan.guest.person = None
    with monkeypatch.context() as store:
        store.setattr(SqliteStore, "person_of", away)
        for line in (Hello(id="1", version=1, key=jan.key, name="Jan"), Enter(id="2", table="any")):
            assert receive(club.house, jan.guest, line_of(line))
    assert jan.heard[-1] == Bye(code="not-kept")


def test_who_cannot_come_back_to_a_table_just_now_comes_again_by_themselves(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(self: object, id: str) -> None:
        raise StoreFailed

    jan, there = Friend(club, "Jan"), begun(club)[0]
    there.drop()
    there.connect()
    monkeypatch.setattr(SqliteStore, "table_of", away)
    monkeypatch.setattr(Sitting, "give_seat_back", away)
    assert there.guest is not None
    assert receive(club.house, there.guest, line_of(Enter(id="back", table=there.table, after=len(there.messages))))
    assert there.heard[-1] == Bye(code="not-kept")
    assert jan.denied(Enter, table="any") == "not-kept"
    assert jan.guest is not None
    assert receive(club.house, jan.guest, line_of(Enter(id="back", table="any", after=7)))
    assert jan.heard[-1] == Bye(code="not-kept")


def test_people_whom_nobody_knows_yet_are_not_made_without_end(club: Club) -> None:
    club.limit("newcomers", "address", 2)
    eva = Friend(club, "Eva", address="here")
    Friend(club, "Otto", address="here")
    Friend(club, "Adam", address="there")
    eva.drop()
    eva.arrive()
    assert eva.denied(Hello, version=1, key=key_of("n"), name="Third") == "too-many-newcomers"
    eva.done(Hello, version=1, key=eva.key, name="Eva")
    club.run(301)
    eva.drop()
    eva.arrive()
    eva.done(Hello, version=1, key=key_of("n"), name="Third")


def test_who_is_deleted_is_unknown_and_played_for(club: Club) -> None:
    friends = begun(club)
    gone = friends[1]
    gone.done(DeleteMe)
    assert friends[0].now.places[1].sits_in
    assert gone.denied(WatchLobby) == "hello-first"
    again = Friend(club, "Bára", gone.key)
    assert again.done(MyData)["tables"] == []


def test_the_lobby_shows_open_tables_and_hides_codes(club: Club) -> None:
    adam, eva = Friend(club, "Adam"), Friend(club, "Eva")
    eva.done(WatchLobby)
    adam.done(OpenTable, game="quist", players=4)
    adam.done(OpenTable, game="loker", players=3, access="open")
    lobby = eva.last(LobbyNow)
    assert [one.name for one in lobby.people] == ["Adam", "Eva"]
    assert [(table.game, table.code) for table in lobby.tables] == [("loker", "")]
    eva.done(Enter, table=lobby.tables[0].table)
    assert [table.game for table in eva.last(LobbyNow).mine] == ["loker"]
    eva.done(WatchLobby, on=False)
    heard = len([one for one in eva.heard if isinstance(one, LobbyNow)])
    Friend(club, "Otto")
    assert len([one for one in eva.heard if isinstance(one, LobbyNow)]) == heard


def test_the_host_removes_and_hands_over(club: Club) -> None:
    adam, bara, cyril, _ = gathered(club)
    table = adam.now.table
    ids = [place.person for place in adam.now.places]
    assert bara.denied(Remove, table=table, person=ids[2]) == "not-the-host"
    adam.done(Remove, table=table, person=ids[2])
    assert cyril.last(Removed).table == table
    assert adam.now.places[2].person == ""
    adam.done(HandOver, table=table, person=ids[1])
    bara.done(Begin, table=table)


def test_places_are_chosen_while_people_gather(club: Club) -> None:
    adam, bara = gathered(club, people=2)
    assert bara.denied(Sit, table=adam.now.table, place=0) == "taken"
    bara.done(Sit, table=adam.now.table, place=3)
    assert [place.name for place in adam.now.places] == ["Adam", "", "", "Bára"]


def test_the_host_who_leaves_before_the_match_is_followed_by_another_and_an_empty_table_is_no_more(club: Club) -> None:
    adam, bara = gathered(club, people=2)
    table = adam.now.table
    adam.done(Leave, table=table)
    assert bara.now.host == bara.now.places[1].person
    bara.done(Leave, table=table)
    assert club.house.sittings == {}
    assert club.house.store.table_of(table) is None


def test_partners_are_silent_while_a_deal_is_on(club: Club) -> None:
    adam, bara, *_ = friends = gathered(club)
    adam.done(Say, table=adam.now.table, text="Good evening\x07 all")
    assert bara.last(Said).text == "Good evening all"
    adam.done(Begin, table=adam.now.table)
    play(club, friends, actions=2)
    assert adam.denied(Say, table=adam.table, text="I have an eight") == "deal-is-on"
    adam.done(Say, table=adam.table, phrase="one-moment")
    assert bara.last(Said).phrase == "one-moment"
    assert adam.denied(Say, table=adam.table) == "nothing-said"
    assert adam.denied(Say, table=adam.table, phrase="rubbish") == "nothing-said"


def test_the_record_of_a_finished_match_goes_to_those_who_played(club: Club) -> None:
    friends = begun(club)
    assert friends[0].denied(Records, table=friends[0].table) == "not-over"
    play(club, friends)
    record = friends[2].done(Records, table=friends[2].table)["record"]
    assert record["setting"]["game"] == "quist"
    assert Friend(club, "Eve").denied(Records, table=friends[0].table) == "no-such-table"


def test_what_was_missed_can_be_asked_for_again(club: Club) -> None:
    friends = begun(club)
    play(club, friends, actions=4)
    whole = list(friends[1].messages)
    del friends[1].messages[3:]
    friends[1].done(After, table=friends[1].table, number=3)
    assert friends[1].messages == whole


def test_requests_that_make_no_sense_are_refused_in_words(club: Club) -> None:
    eva = Friend(club, "Eva")
    assert eva.denied(OpenTable, game="bridge", players=4) == "no-such-match"
    assert eva.denied(OpenTable, game="loker", players=4, level="master") == "no-such-match"
    assert eva.denied(OpenTable, game="quist", players=3) == "no-such-match"
    assert eva.denied(OpenTable, game="quist", players=4, options={"games": 10_000}) == "no-such-match"
    assert eva.denied(TakeBack, table="x") == "no-such-table"
    assert eva.denied(Hello, version=2, key=eva.key, name="Eva") == "version"
    for _ in range(20):
        eva.done(OpenTable, game="quist", players=4)
    assert eva.denied(OpenTable, game="quist", players=4) == "too-many-tables"


def test_a_lobby_at_which_many_look_is_told_to_all_again_after_a_while(club: Club) -> None:
    crowd = [Friend(club, "Adam", key_of(f"{number}")) for number in range(FREE_CONNECTIONS + 50)]
    for friend in crowd:
        friend.done(WatchLobby)
    club.run(1.0)
    for friend in crowd:
        friend.heard.clear()
    for number in range(10):
        Friend(club, "Eva", key_of(f"e{number}"))
    told = sum(isinstance(one, LobbyNow) for one in crowd[0].heard)
    assert told <= 1, "not for each who comes"
    club.run(0.2)
    assert len(crowd[-1].last(LobbyNow).people) == LOBBY_PAGE_SIZE, "in the end everybody knows"
    assert sum(isinstance(one, LobbyNow) for one in crowd[0].heard) <= 3


def test_an_offer_that_is_repeated_after_a_restart_has_the_same_answer(club: Club) -> None:
    """Also if chance acted right after the offer."""
    friends, chance = begun(club, people=2, game="sipky"), random.Random(5)
    offered = []
    while len(offered) < 40:
        club.run(6.0)
        for friend in friends:
            if friend.rests:
                friend.done(NextDeal, table=friend.table)
            elif (choice := friend.choice(chance)) is not None:
                offer = friend.offer(choice)
                offered.append((friend, offer, friend.done(Act, table=friend.table, offer=offer)["answer"]))
                break
    club.house.close()
    club.open()
    for friend in friends:
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    again = [friend.done(Act, table=friend.table, offer=offer)["answer"] for friend, offer, _ in offered]
    assert again == [answer for _, _, answer in offered]
