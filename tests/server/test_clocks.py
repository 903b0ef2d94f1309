"""Clocks, more time and pauses at people's tables, by a clock that the test moves."""

from __future__ import annotations

from typing import Any

import pytest

from numeramis_access.core.actions import Concede
from numeramis_access.server.people.sitting import CONCESSION_SECONDS
from numeramis_access.server.people.table_seen import table_seen_by
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables.clocks import HEARING_SECONDS, MORE_TIME_SECONDS, ClockTerms
from numeramis_access.tables.messages import (
    EventHappened,
    MoreTimeTaken,
    PauseWished,
    SeatsChanged,
    TablePaused,
    TableWentOn,
    TimeOver,
)
from numeramis_access.tables.pushes import TimeNow
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import (
    Act,
    Arrange,
    Begin,
    Enter,
    Leave,
    MoreTime,
    NextDeal,
    TakeBack,
    WishDouble,
    WishPause,
)
from tests.server.guests import Club, Friend

TERMS = {"decision": 30, "reserve": 100, "more": 2}


def begun(club: Club, names: tuple[str, ...] = ("Adam", "Eva"), clock: Any = TERMS, **fields: Any) -> list[Friend]:
    """Return friends at a table of two whose match has begun."""
    friends = [Friend(club, name) for name in names]
    made = friends[0].done(
        OpenTable, game="loker", players=len(names), options={"games": 3}, grace=60, clock=clock, **fields
    )
    for friend in friends[1:]:
        friend.done(Enter, table=made["code"])
    friends[0].done(Begin, table=made["table"])
    club.run()
    return friends


def times(friend: Friend) -> TimeNow:
    return friend.last(TimeNow)


def decides(friends: list[Friend]) -> tuple[Friend, Friend]:
    """Return the friend to act, and the other."""
    at = times(friends[0]).entrant
    assert at is not None
    return friends[at], friends[1 - at]


def act(friend: Friend) -> None:
    """Do the first legal action."""
    assert friend.position is not None
    (first, *_) = friend.position.view.legal
    answer = friend.done(Act, table=friend.table, offer=friend.offer(first))["answer"]  # type: ignore[arg-type]
    assert answer["type"] == "accepted", answer


def kinds(friend: Friend, *kind: type) -> list[Any]:
    return [message for message in friend.messages if isinstance(message, kind)]


def test_without_a_clock_nobody_is_hurried_and_it_is_told_once_who_is_waited_for(club: Club) -> None:
    friends = begun(club, clock=None)
    assert times(friends[0]).left is None
    slow, other = decides(friends)
    club.run(100_000)
    assert not kinds(other, TimeOver)
    told = len([one for one in other.heard if isinstance(one, TimeNow)])
    act(slow)
    assert len([one for one in other.heard if isinstance(one, TimeNow)]) == told, "no clock, no traffic"
    assert slow.denied(MoreTime, table=slow.table) == "no-clock"


def test_a_decision_has_its_time_then_the_reserve_and_the_first_seconds_are_nobodys(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    assert times(slow).left == HEARING_SECONDS + 30
    assert times(slow).reserves == (100, 100)
    club.run(HEARING_SECONDS + 30 + 40)
    act(slow)
    club.run()
    assert not kinds(other, TimeOver)
    at = slow.now.own
    assert at is not None
    assert times(other).reserves[at] == 60
    assert times(other).reserves[1 - at] == 100


def test_when_time_is_over_a_computer_makes_this_one_decision_under_its_own_name(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    at = slow.now.own
    assert at is not None
    club.run(HEARING_SECONDS + 30 + 100 - 1)
    assert not kinds(other, TimeOver)
    before = len(slow.messages)
    club.run(6)
    (over,) = kinds(other, TimeOver)
    assert (over.entrant, over.once) == (at, True)
    assert over.seats[at].occupant.name not in ("Adam", "Eva")
    told = [type(message) for message in slow.messages[before:]]
    assert told[0] is TimeOver
    assert EventHappened in told
    back = kinds(slow, SeatsChanged)[-1]
    assert back.seats[at].occupant.name == slow.name
    assert not slow.now.places[at].sits_in
    assert times(slow).reserves[at] == 0


def pass_time(club: Club, friends: list[Friend], quick: list[Friend]) -> None:
    """Let three seconds pass; quick friends act at once."""
    club.run(3)
    for friend in friends:
        if friend.rests:
            friend.done(NextDeal, table=friend.table)
    at = times(friends[0]).entrant
    if at is not None and friends[at] in quick:
        act(friends[at])


def late(friend: Friend) -> list[bool]:
    """Return for each lapse of the friend's time whether a computer took only that one decision."""
    return [one.once for one in kinds(friend, TimeOver) if one.entrant == friend.now.own]


def test_who_is_out_of_time_twice_in_a_row_has_a_computer_there_until_the_seat_is_taken_back(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    at = slow.now.own
    assert at is not None
    for _ in range(200):
        pass_time(club, friends, [other])
        if len(late(slow)) == 2:
            break
    assert late(slow) == [True, False]
    assert other.now.places[at].sits_in
    slow.done(TakeBack, table=slow.table)
    assert not other.now.places[at].sits_in


def test_whoever_decides_in_time_in_between_is_not_late_again(club: Club) -> None:
    friends = begun(club, clock={**TERMS, "reserve": 0})
    slow, other = decides(friends)
    for _ in range(200):
        pass_time(club, friends, [other])
        if late(slow):
            break
    while times(slow).entrant != slow.now.own:
        pass_time(club, friends, [other])
    act(slow)
    for _ in range(200):
        pass_time(club, friends, [other])
        if len(late(slow)) == 2:
            break
    assert late(slow) == [True, True]


def test_more_time_is_granted_at_once_said_to_all_and_limited(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    at = slow.now.own
    assert other.denied(MoreTime, table=other.table) == "not-your-turn"
    slow.done(MoreTime, table=slow.table)
    assert [(one.entrant, one.left) for one in kinds(other, MoreTimeTaken)] == [(at, 1)]
    assert times(other).left == HEARING_SECONDS + 30 + MORE_TIME_SECONDS
    slow.done(MoreTime, table=slow.table)
    assert slow.denied(MoreTime, table=slow.table) == "no-more-time"
    club.run(HEARING_SECONDS + 30 + 2 * MORE_TIME_SECONDS)
    act(slow)
    assert times(other).reserves == (100, 100), "the reserve was not touched"


def test_who_reads_slowly_has_twice_the_time_where_the_table_allows_it(club: Club) -> None:
    friends = begun(club)
    slow, _ = decides(friends)
    at = slow.now.own
    assert at is not None
    slow.done(WishDouble, table=slow.table, on=True)
    assert slow.now.places[at].double
    assert times(slow).left == HEARING_SECONDS + 60
    assert times(slow).reserves[at] == 200
    strict = begun(club, ("Jan", "Ota"), clock={**TERMS, "double": False})
    hasty, _ = decides(strict)
    hasty.done(WishDouble, table=hasty.table, on=True)
    assert times(hasty).left == HEARING_SECONDS + 30


def test_time_stands_while_the_line_is_lost(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    club.run(HEARING_SECONDS + 10)
    slow.drop()
    assert not times(other).runs
    club.run(50)
    slow.connect()
    slow.done(Enter, table=slow.table, after=len(slow.messages))
    assert times(slow).runs
    assert times(slow).left == HEARING_SECONDS + 20
    assert not kinds(other, TimeOver)


def test_a_killed_house_keeps_the_reserves_and_begins_the_decision_anew(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    at = slow.now.own
    assert at is not None
    slow.done(MoreTime, table=slow.table)
    club.run(HEARING_SECONDS + 30 + MORE_TIME_SECONDS + 25)
    act(slow)
    club.run(HEARING_SECONDS + 12)
    club.open()
    club.run(5000)
    for friend in friends:
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    club.run()
    assert times(other).reserves[at] == 75
    assert times(other).more[at] == 1
    again, _ = decides(friends)
    assert times(again).left == HEARING_SECONDS + 30
    assert not kinds(other, TimeOver), "while the house was down nobody's time passed"
    club.run(HEARING_SECONDS + 30 + 10)
    act(again)


@pytest.mark.parametrize("moment", ["before the decision", "after it"])
def test_a_house_killed_while_a_computer_helps_gives_the_seat_back_all_the_same(club: Club, moment: str) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    at = slow.now.own
    assert at is not None
    appended = club.house.store.append
    wanted = "told" if moment == "before the decision" else "deed"

    def append(table: str, number: int, entry: bytes) -> None:
        appended(table, number, entry)
        if wanted.encode() in entry[:10] and (b"time-over" in entry or wanted == "deed"):
            club.house.store.append = failing  # type: ignore[method-assign]

    def failing(table: str, number: int, entry: bytes) -> None:
        raise StoreFailed("killed")

    club.house.store.append = append  # type: ignore[method-assign]
    club.run(HEARING_SECONDS + 30 + 100 + 6)
    club.open()
    for friend in friends:
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    club.run(10)
    assert len(kinds(other, TimeOver)) == 1
    assert not other.now.places[at].sits_in
    assert kinds(other, SeatsChanged)[-1].seats[at].occupant.name == slow.name


def test_a_pause_comes_when_all_agree_and_ends_when_all_go_on(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    club.run(HEARING_SECONDS + 10)
    slow.done(WishPause, table=slow.table)
    assert [one.entrant for one in kinds(other, PauseWished)] == [slow.now.own]
    assert not kinds(other, TablePaused)
    other.done(WishPause, table=other.table)
    assert [one.entrant for one in kinds(other, TablePaused)] == [slow.now.own]
    assert not times(other).runs
    club.run(100_000)
    assert slow.position is not None
    refused = slow.done(Act, table=slow.table, offer=slow.offer(slow.position.view.legal[0]))["answer"]  # type: ignore[arg-type]
    assert refused["refusal"]["code"] == "match-paused"
    other.done(WishPause, table=other.table)
    assert not kinds(other, TableWentOn)
    slow.done(WishPause, table=slow.table)
    assert len(kinds(other, TableWentOn)) == 1
    assert times(other).left == HEARING_SECONDS + 20
    act(slow)


def test_who_plays_on_wishes_no_pause_any_more(club: Club) -> None:
    slow, other = decides(begun(club))
    slow.done(WishPause, table=slow.table)
    act(slow)
    other.done(WishPause, table=other.table)
    assert not kinds(other, TablePaused)
    assert len(kinds(other, PauseWished)) == 2


def test_computers_and_who_is_not_there_agree_at_once(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    slow.drop()
    other.done(WishPause, table=other.table)
    assert kinds(other, TablePaused)
    club.run(100_000)
    assert not other.now.places[0].sits_in
    assert not other.now.places[1].sits_in
    other.done(WishPause, table=other.table)
    club.run(59)
    assert not any(place.sits_in for place in other.now.places), "the grace begins when it goes on"
    club.run(2)
    assert any(place.sits_in for place in other.now.places)


def test_a_pause_can_be_left_and_continued_next_week(club: Club) -> None:
    friends = begun(club)
    slow, other = decides(friends)
    for friend in friends:
        friend.done(WishPause, table=friend.table)
    for friend in friends:
        friend.done(Leave, table=friend.table)
    assert not any(place.sits_in for place in table_seen_by(club.house.sittings[slow.table], "").places)
    club.run(7 * 86400)
    club.open()
    for friend in friends:
        friend.drop()
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    assert not kinds(other, TableWentOn)
    for friend in friends:
        friend.done(WishPause, table=friend.table)
    club.run(3)
    assert kinds(other, TableWentOn)
    assert not any(place.sits_in for place in other.now.places)
    act(decides(friends)[0])


def test_the_host_arranges_the_clock_while_people_gather(club: Club) -> None:
    adam = Friend(club, "Adam")
    made = adam.done(OpenTable, game="loker", players=2)
    assert adam.now.clock is None
    fields = {"access": "code", "level": "club", "grace": 60, "talk": False}
    adam.done(Arrange, table=made["table"], clock=TERMS, **fields)
    assert adam.now.clock == ClockTerms(30, 100, 2)
    adam.done(Begin, table=made["table"])
    club.run(20)
    assert times(adam).left is not None


def test_how_long_somebody_is_gone_and_waited_for_is_told_to_who_comes(club: Club) -> None:
    friends = begun(club, ("Adam", "Eva", "Ota"), clock=None)
    at = times(friends[0]).entrant
    assert at is not None
    slow = friends[at]
    here, late = (friend for friend in friends if friend is not slow)
    club.run(40)
    slow.drop()
    late.drop()
    club.run(15)
    late.connect()
    late.done(Enter, table=late.table, after=len(late.messages))
    assert late.now.places[at].gone == 15
    assert (times(late).entrant, times(late).waited) == (at, 55)
    assert here.now.places[at].gone == 15


def test_while_a_partner_is_asked_whether_the_rest_is_given_up_the_clock_stands_for_a_while(club: Club) -> None:
    friends = [Friend(club, name) for name in ("Adam", "Bára", "Cyril", "Dana")]
    terms = {"decision": 30, "reserve": 0}
    made = friends[0].done(OpenTable, game="quist", players=4, options={"games": 1}, grace=60, clock=terms)
    for friend in friends[1:]:
        friend.done(Enter, table=made["code"])
    friends[0].done(Begin, table=made["table"])
    club.run(6.0)
    seat = friends[times(friends[0]).entrant or 0]
    assert seat.done(Act, table=seat.table, offer=seat.offer(Concede(), "wish"))["answer"]["type"] == "accepted"
    club.run(0.1)
    assert not times(seat).runs
    before = times(seat).left
    club.run(CONCESSION_SECONDS - 1)
    assert not times(seat).runs
    club.run(2)
    assert times(seat).runs, "nobody is waited for without an end"
    assert before is not None
    assert times(seat).left is not None
    assert times(seat).left >= before - 3  # type: ignore[operator]
    seat.done(Act, table=seat.table, offer=seat.offer(Concede(), "again"))
    club.run(0.1)
    assert times(seat).runs, "a wish that is said again stops no clock"
    assert not kinds(seat, TimeOver)
