"""Tables by turns: they wait for days, remind, let a computer decide once, and use nothing while they wait."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.server.people.limits import BY_TURNS_KEEP_SECONDS, MATCH_KEEP_SECONDS
from numeramis_access.server.people.members import device_id
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.stores.copies import back_up, restore_store
from numeramis_access.tables.long_clocks import (
    DAY_SECONDS,
    MAX_HOLIDAY_DAYS,
    REMINDER_SHARE,
    AwaitedDecision,
    Holiday,
    add_time,
)
from numeramis_access.tables.messages import SeatsChanged, TimeOver
from numeramis_access.tables.person_requests import MyData, MyTables, TakeHoliday
from numeramis_access.tables.request_fields import READING_SECONDS
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.seats import Computer
from numeramis_access.tables.table_requests import (
    Act,
    Arrange,
    Begin,
    Enter,
    Leave,
    TakeBack,
    TellReading,
    WishOnlyCard,
    WishPause,
)
from tests.server.guests import TODAY, Club, Friend, key_of
from tests.server.test_bad_guests import pass_time
from tests.standard import GAMES

#: seconds of a day's decision, and those after its reminder
ONE, REST = DAY_SECONDS, DAY_SECONDS * REMINDER_SHARE


def begun(club: Club, *names: str, game: str = "quist", players: int = 0, **fields: Any) -> list[Friend]:
    """Return people at a match by turns that has begun, a day for each decision."""
    friends = [Friend(club, name) for name in names]
    first, *others = friends
    made = first.done(OpenTable, game=game, players=players or (len(names) if game == "loker" else 4), days=1, **fields)
    for friend in others:
        friend.done(Enter, table=made["code"])
    first.done(Begin, table=made["table"])
    club.run(60)
    return friends


def awaited(club: Club, table: str) -> AwaitedDecision:
    """Return the decision that a table waits for, as the store knows it."""
    kept = club.house.store.table_of(table)
    assert kept is not None
    wanted = setting_of(kept).awaited
    assert wanted is not None
    return wanted


def awaited_or_none(club: Club, table: str) -> AwaitedDecision | None:
    """Return the decision that a table waits for, None while a computer decides or after the match."""
    kept = club.house.store.table_of(table)
    return None if kept is None else setting_of(kept).awaited


def to_act(club: Club, friends: list[Friend]) -> Friend:
    """Return the person that the table waits for."""
    place = awaited(club, friends[0].table).place
    assert place is not None
    person = club.house.sittings[friends[0].table].setting.places[place].person
    return next(friend for friend in friends if club.house.store.person_of(_device(friend)).id == person)  # type: ignore[union-attr]


def _device(friend: Friend) -> bytes:
    return device_id(friend.key)


def come(friend: Friend) -> None:
    """Connect and return to the table."""
    if friend.guest is None:
        friend.connect()
    friend.done(Enter, table=friend.table, after=len(friend.messages))


def act(friend: Friend) -> None:
    """Make any legal decision."""
    choice = friend.choice(random.Random(len(friend.messages)))
    assert choice is not None
    answer = friend.done(Act, table=friend.table, offer=friend.offer(choice))["answer"]
    assert answer["type"] == "accepted", answer


def kill(club: Club) -> None:
    """Open the house again as after a killed process: nothing was closed."""
    club.house.store.close()
    club.open()
    club.run()


def rest(club: Club, *friends: Friend) -> None:
    """Let people go, and the house do its regular work until the table needs no memory."""
    for friend in friends:
        if friend.guest is not None:
            friend.drop()
    club.run(30)
    for _ in range(3):
        club.house.do_regular_work()
        club.run(1)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_waits_a_day_reminds_and_then_a_computer_decides_once(club: Club, game: str) -> None:
    friends = begun(club, "Adam", "Eva", game=game, players=4)
    late = to_act(club, friends)
    other = next(friend for friend in friends if friend is not late)
    late.drop()
    since, turns = awaited(club, late.table).since, other.now.turns
    assert turns is not None
    assert (turns.days, turns.since, turns.ends, turns.reminded) == (1, since, since + ONE, False)
    club.run(ONE - 61)
    assert not awaited(club, late.table).reminded
    club.run(120)
    turns = other.now.turns
    assert turns is not None
    assert turns.reminded
    assert turns.ends == pytest.approx(since + ONE + REST)
    assert not [message for message in other.messages if isinstance(message, TimeOver)]
    club.run(REST)
    (over,) = [message for message in other.messages if isinstance(message, TimeOver)]
    assert over.once
    assert isinstance(over.seats[over.entrant].occupant, Computer)
    back = [message for message in other.messages if isinstance(message, SeatsChanged)][-1]
    assert back.seats[over.entrant].occupant.name == late.name, "the person is to decide the next time"


def test_after_three_decisions_in_a_row_the_computer_keeps_the_seat_until_the_person_comes(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", game="loker", options={"games": 30})
    adam, eva = friends
    adam.drop()
    for _ in range(200):
        if to_act(club, friends) is eva:
            act(eva)
            club.run(5)
        else:
            club.run(ONE + REST)
        missed = [message.once for message in eva.messages if isinstance(message, TimeOver)]
        if missed == [True, True, False] or eva.over:
            break
    assert missed == [True, True, False]
    assert eva.now.places[0].sits_in
    come(adam)
    club.run(1)
    assert not eva.now.places[0].sits_in
    while to_act(club, friends) is eva:
        act(eva)
        club.run(5)
    club.run(ONE + REST)
    assert [message.once for message in eva.messages if isinstance(message, TimeOver)][3:] == [True], "counts from one"


def test_another_person_can_take_a_seat_at_which_a_computer_plays_on(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", game="whist", players=4)
    adam, eva = friends
    adam.done(Leave, table=adam.table)
    adam.drop()
    club.run(5)
    code = eva.now.code
    jana = Friend(club, "Eva", key_of("another Eva"))
    jana.done(Enter, table=code)
    club.run(5)
    assert [place.name for place in eva.now.places][:2] == ["Eva 2", "Eva"]
    assert eva.now.host == eva.now.places[0].person, "the table has a host who is there"
    assert not eva.now.places[0].sits_in
    late = Friend(club, "Adam", adam.key)
    assert late.denied(Enter, table=adam.table) in ("no-such-table", "full")
    kill(club)
    for friend in (eva, jana):
        friend.guest = None
        come(friend)
    club.run(5)
    assert [place.name for place in eva.now.places][:2] == ["Eva 2", "Eva"]
    assert Friend(club, "Late").denied(Enter, table=code) == "full", "no seat is free now"


def test_while_it_waits_it_uses_no_memory_and_the_time_goes_on_without_a_server(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", players=4)
    table = friends[0].table
    rest(club, *friends)
    assert club.house.sittings[table].match is None
    before = awaited(club, table)
    due = club.house.due()
    assert due is None or due > club.clock() + 600
    kill(club)
    assert club.house.sittings[table].match is None, "a house that begins reads no match that waits"
    assert awaited(club, table) == before
    club.house.store.close()
    club.clock.now += 9 * DAY_SECONDS
    club.open()
    club.run(10)
    reminded = awaited(club, table)
    assert reminded.place == before.place
    assert reminded.reminded >= before.since + 9 * DAY_SECONDS, "the reminder comes first, however late"
    club.run(REST + 60)
    assert awaited(club, table).decision > before.decision
    rest(club)
    assert club.house.sittings[table].match is None


def test_if_all_have_missed_three_decisions_nothing_is_played_or_thought_until_someone_comes(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", game="loker", options={"games": 30})
    table = friends[0].table
    rest(club, *friends)
    for _ in range(80):
        pass_time(club, ONE + REST)
        if awaited(club, table).place is None:
            break
    assert awaited(club, table).place is None
    rest(club)
    assert club.house.sittings[table].match is None
    decision = awaited(club, table).decision
    kill(club)
    pass_time(club, 20 * DAY_SECONDS)
    assert awaited(club, table).decision == decision
    come(friends[1])
    club.run(600)
    assert awaited(club, table).place == 1
    pass_time(club, 2 * DAY_SECONDS)
    assert table in club.house.sittings


def test_a_late_person_beside_a_lasting_computer_gets_one_decision_made_and_the_seat_back(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", game="loker", options={"games": 30})
    adam, eva = friends
    table = eva.table
    rest(club, adam)
    for _ in range(80):  # Adam misses each decision, Eva none
        wanted = awaited_or_none(club, table)
        if wanted is not None and wanted.place == 1:
            act(eva)
            club.run(60)
        else:
            pass_time(club, ONE + REST)
        if club.house.sittings[table].free_place() == 0:
            break
    assert club.house.sittings[table].free_place() == 0
    club.run(600)
    before = awaited(club, table)
    assert before.place == 1
    rest(club, eva)
    pass_time(club, ONE + REST)
    club.run(600)
    after = awaited(club, table)
    assert after.place == 1
    assert after.decision > before.decision
    come(eva)
    act(eva)


@pytest.mark.parametrize("chance", range(4))
def test_a_house_killed_at_any_moment_loses_nothing_and_waits_for_the_right_person(club: Club, chance: int) -> None:
    drawn = random.Random(chance)
    friends = begun(club, "Adam", "Eva", game="loker", options={"games": 4})
    table = friends[0].table
    for _ in range(60):
        if club.house.sittings.get(table) is None or club.house.sittings[table].stage == "over":
            break
        friend = to_act(club, friends)
        come(friend)
        club.run(1)
        act(friend)
        if drawn.random() < 0.5:
            kill(club)  # before anything is told or stored after the action
            for one in friends:
                one.guest = None
        if drawn.random() < 0.3:
            rest(club, *friends)
        club.run(10)
        if club.house.store.table_of(table).stage != "over":  # type: ignore[union-attr]
            wanted = awaited(club, table)
            assert wanted.since >= TODAY + club.clock() - 60, "the next person has the whole time"
    kept = club.house.store.table_of(table)
    assert kept is not None
    assert kept.stage == "over"


def test_time_stands_still_in_holidays_which_the_others_hear_of(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", players=4)
    late = to_act(club, friends)
    other = next(friend for friend in friends if friend is not late)
    club.run(ONE / 2)
    assert late.done(TakeHoliday, days=10) == {
        "left": MAX_HOLIDAY_DAYS - 10,
        "ends": int(TODAY + club.clock()) + 10 * DAY_SECONDS,
    }
    pass_time(club, 2)
    turns = other.now.turns
    assert turns is not None
    at = awaited(club, late.table).place
    assert at is not None
    assert turns.holidays[at] == pytest.approx(TODAY + club.clock() + 10 * DAY_SECONDS, abs=5)
    assert turns.ends == pytest.approx(turns.since + 11 * DAY_SECONDS, abs=5)
    late.drop()
    kill(club)
    pass_time(club, 10.4 * DAY_SECONDS)
    assert not awaited(club, late.table).reminded
    pass_time(club, 0.2 * DAY_SECONDS)
    assert awaited(club, late.table).reminded


def test_thirty_days_of_holidays_a_year_and_no_more(club: Club) -> None:
    adam = Friend(club, "Adam")
    assert adam.done(TakeHoliday, days=20)["left"] == 10
    club.run(DAY_SECONDS * 4.5)
    assert adam.done(TakeHoliday, days=0) == {"left": 25, "ends": 0}, "a begun day counts"
    assert adam.denied(TakeHoliday, days=26) == "no-holidays"
    assert adam.done(TakeHoliday, days=25)["left"] == 0
    pass_time(club, 2)
    assert len(adam.done(MyData)["holidays"]) == 2
    club.run(DAY_SECONDS * 365)
    assert adam.done(TakeHoliday, days=5)["left"] == 0
    assert adam.denied(TakeHoliday, days=10) == "no-holidays"


def test_a_table_that_gathers_by_turns_waits_two_weeks_for_people(club: Club) -> None:
    adam = Friend(club, "Adam")
    made = adam.done(OpenTable, game="quist", players=4, days=3)
    adam.drop()
    pass_time(club, 6 * DAY_SECONDS)
    eva = Friend(club, "Eva")
    eva.done(Enter, table=made["code"])
    club.house.do_regular_work()
    eva.drop()
    pass_time(club, BY_TURNS_KEEP_SECONDS - DAY_SECONDS)
    assert made["table"] in club.house.sittings
    pass_time(club, 2 * DAY_SECONDS)
    assert made["table"] not in club.house.sittings


def test_a_pause_needs_the_absent_too_and_afterwards_the_time_begins_again(club: Club) -> None:
    friends = begun(club, "Adam", "Eva")
    adam, eva = friends
    eva.drop()
    club.run(1)
    adam.done(WishPause, table=adam.table)
    club.run(1)
    assert awaited(club, adam.table).place is not None, "not alone"
    come(eva)
    club.run(1)
    eva.done(WishPause, table=eva.table)
    club.run(1)
    assert awaited(club, adam.table).place is None
    rest(club, adam, eva)
    assert club.house.sittings[adam.table].match is None
    pass_time(club, 5 * DAY_SECONDS)
    for friend in friends:
        come(friend)
        friend.done(WishPause, table=friend.table)
    club.run(1)
    wanted = awaited(club, adam.table)
    assert wanted.place is not None
    assert wanted.since == pytest.approx(TODAY + club.clock(), abs=10)


def test_an_older_program_that_changes_the_terms_leaves_the_days_as_they_are(club: Club) -> None:
    adam = Friend(club, "Adam")
    table = adam.done(OpenTable, game="quist", players=4, days=7)["table"]
    adam.done(Arrange, table=table, access="open", level="club", grace=60, talk=True)
    assert club.house.sittings[table].setting.days == 7
    adam.done(Arrange, table=table, access="open", level="club", grace=60, talk=True, days=0)
    assert club.house.sittings[table].setting.days == 0


def test_a_restored_copy_goes_on_with_the_same_time(club: Club, tmp_path: Path) -> None:
    friends = begun(club, "Adam", "Eva", players=4)
    table = friends[0].table
    rest(club, *friends)
    before = awaited(club, table)
    back_up(tmp_path / "house.sqlite", tmp_path / "copy.sqlite")
    friend = to_act(club, friends)
    come(friend)
    act(friend)
    rest(club, friend)
    club.house.close()
    restore_store(tmp_path / "copy.sqlite", tmp_path / "house.sqlite")
    club.open()
    club.run(1)
    assert awaited(club, table) == before
    again = Friend(club, friend.name, friend.key)
    again.done(Enter, table=table)
    act(again)


def test_an_abandoned_match_by_turns_goes_like_any_other(club: Club) -> None:
    (adam,) = begun(club, "Adam")
    rest(club, adam)
    pass_time(club, MATCH_KEEP_SECONDS + 4 * DAY_SECONDS)
    assert adam.table not in club.house.sittings


def test_a_place_is_taken_back_by_its_person_only_while_no_one_else_has_it(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", players=4)
    adam, eva = friends
    adam.done(Leave, table=adam.table)
    club.run(30)
    come(adam)
    adam.done(TakeBack, table=adam.table)
    club.run(1)
    assert not eva.now.places[0].sits_in


def test_only_cards_play_themselves_for_those_who_wish_it_also_while_they_are_away(club: Club) -> None:
    friends = begun(club, "Adam", "Eva", game="whist", players=4)
    adam, eva = friends
    adam.done(WishOnlyCard, table=adam.table, on=True)
    kill(club)
    for friend in friends:
        friend.guest = None
        come(friend)
    forced = {"Adam": 0, "Eva": 0}
    for _ in range(400):
        if club.house.sittings[eva.table].stage == "over" or eva.over or club.house.sittings[eva.table].match is None:
            break
        if awaited_or_none(club, eva.table) is None:
            club.run(5)
            continue
        friend = to_act(club, friends)
        come(friend)
        legal = friend.position.view.legal  # type: ignore[union-attr]
        forced[friend.name] += len(legal) == 1 and isinstance(legal[0], PlayCard)
        act(friend)
        if friend is adam:
            adam.drop()
        club.run(8)
    assert forced["Eva"] > 0
    assert forced["Adam"] == 0
    played = [message for message in eva.messages if isinstance(message, TimeOver)]
    assert not played, "nobody was late"


def test_time_is_added_around_holidays() -> None:
    assert add_time(100, 50, ()) == 150
    assert add_time(100, 50, [Holiday(0, 100)]) == 150
    assert add_time(100, 50, [Holiday(150, 170)]) == 150
    assert add_time(100, 50, [Holiday(90, 120)]) == 170
    assert add_time(100, 50, [Holiday(140, 160), Holiday(110, 120)]) == 180


def tables_of(friend: Friend) -> list[dict[str, Any]]:
    """Return the tables that a device asks for without saying hello."""
    friend.drop()
    friend.arrive()
    tables: list[dict[str, Any]] = friend.done(MyTables, key=friend.key)["tables"]
    return tables


def test_a_device_learns_of_its_tables_without_being_present_and_an_unknown_one_learns_nothing(club: Club) -> None:
    adam, eva = begun(club, "Adam", "Eva", game="loker")
    now = adam.now.turns
    assert now is not None
    (table,) = tables_of(eva)
    assert (table["table"], table["own"], table["turns"]["awaited"]) == (adam.table, 1, now.awaited)
    assert not adam.now.places[1].here
    before = club.house.store.people()
    otto = Friend.__new__(Friend)
    otto.__dict__.update(eva.__dict__, key=key_of("Otto"), heard=[])
    assert tables_of(otto) == []
    assert len(list(club.house.store.people())) == len(list(before))


def test_cards_and_tables_without_turns_are_not_told(club: Club) -> None:
    adam, eva = begun(club, "Adam", "Eva", game="whist", players=4)
    eva.done(OpenTable, game="quist", players=4)
    told = tables_of(eva)
    assert [table["table"] for table in told] == [adam.table]
    assert not {"hand", "view", "position"} & set(told[0])


def test_who_reads_counts_as_finished_after_a_while_as_at_any_table(club: Club) -> None:
    adam, eva = begun(club, "Adam", "Eva", game="loker")
    adam.done(TellReading, table=adam.table, on=True)
    club.run(1)
    assert eva.now.places[0].reading
    club.run(READING_SECONDS)
    assert not eva.now.places[0].reading
