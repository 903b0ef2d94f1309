"""Waiting for readers at people's tables: only if all agree, and no longer than a reader is believed."""

from __future__ import annotations

import random

from numeramis_access.core.seats import CHANCE
from numeramis_access.tables.clocks import HEARING_SECONDS
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.request_fields import READING_SECONDS
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Begin, Enter, TellReading, WishWait
from tests.server.guests import Club, Friend
from tests.server.test_clocks import begun, decides, kinds, times


def agree(*friends: Friend) -> None:
    for friend in friends:
        friend.done(WishWait, table=friend.table, on=True)


def before_a_computer(club: Club) -> tuple[Friend, Friend]:
    """Return two friends at a table of three; the computer is to act next."""
    adam, eva = Friend(club, "Adam"), Friend(club, "Eva")
    made = adam.done(OpenTable, game="loker", players=3, options={"games": 3}, grace=60, rests=False)
    eva.done(Enter, table=made["code"])
    adam.done(Begin, table=made["table"])
    chance = random.Random(1)
    for _ in range(100):
        club.run(0.5)
        assert adam.position is not None
        at = adam.position.view.to_act
        if at is not None and at != CHANCE and adam.position.seating[at] == 2:
            return adam, eva
        for friend in (adam, eva):
            if (action := friend.choice(chance)) is not None:
                friend.done(Act, table=friend.table, offer=friend.offer(action))
    raise AssertionError("the computer never acts")


def plays(friend: Friend) -> int:
    return len(kinds(friend, EventHappened))


def test_computers_wait_for_a_reader_if_all_agree(club: Club) -> None:
    adam, eva = before_a_computer(club)
    eva.done(TellReading, table=eva.table, on=True)
    assert [place.reading for place in adam.now.places] == [False, True, False]
    agree(adam, eva)
    assert [place.waits for place in adam.now.places] == [True, True, False]
    before = plays(adam)
    club.run(READING_SECONDS / 2)
    assert plays(adam) == before
    eva.done(TellReading, table=eva.table, on=False)
    assert not any(place.reading for place in adam.now.places)
    club.run(5)
    assert plays(adam) > before


def test_a_reader_is_believed_for_a_limited_time(club: Club) -> None:
    adam, eva = before_a_computer(club)
    eva.done(TellReading, table=eva.table, on=True)
    agree(adam, eva)
    before = plays(adam)
    club.run(READING_SECONDS + 5)
    assert plays(adam) > before
    assert not any(place.reading for place in adam.now.places)


def test_one_person_who_does_not_agree_is_enough_to_play_on(club: Club) -> None:
    adam, eva = before_a_computer(club)
    eva.done(TellReading, table=eva.table, on=True)
    agree(eva)
    before = plays(adam)
    club.run(5)
    assert plays(adam) > before


def test_no_clock_runs_while_another_person_is_waited_for(club: Club) -> None:
    slow, reader = decides(begun(club))
    agree(slow, reader)
    club.run(HEARING_SECONDS + 10)
    reader.done(TellReading, table=reader.table, on=True)
    assert not times(slow).runs
    club.run(READING_SECONDS / 2)
    reader.done(TellReading, table=reader.table, on=False)
    assert times(slow).runs
    assert times(slow).left == HEARING_SECONDS + 20
    slow.done(TellReading, table=slow.table, on=True)
    assert times(slow).runs, "one's own reading takes one's own time"


def test_a_reader_whose_connection_is_lost_reads_no_more(club: Club) -> None:
    adam, eva = before_a_computer(club)
    eva.done(TellReading, table=eva.table, on=True)
    eva.drop()
    assert not any(place.reading for place in adam.now.places)
