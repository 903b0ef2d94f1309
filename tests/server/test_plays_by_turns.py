"""Whole plays by turns: a week for a round, seats that stay their people's, and computers that finish late plays."""

from __future__ import annotations

import random
from collections.abc import Sequence

from numeramis_access.evening.scoring import PlayScores
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.long_clocks import DAY_SECONDS, REMINDER_SHARE
from numeramis_access.tables.messages import TimeOver
from numeramis_access.tables.person_requests import MyTables
from numeramis_access.tables.seats import Human
from numeramis_access.tables.table_requests import Act, Enter, Leave, WatchTable, WishPause
from tests.server.guests import Club, Friend
from tests.server.test_bad_guests import pass_time
from tests.server.test_by_turns import awaited, kill
from tests.server.test_conducting import house_log
from tests.server.test_evenings import Player, busy, person_of
from tests.server.test_plays_at_tables import begun, gathered


def begun_by_turns(club: Club, count: int, **plan: object) -> tuple[Player, list[Player]]:
    """Return a director and people of a tournament of Šipky by turns, whose first round has begun; all are gone."""
    director, players = gathered(club, count)
    begun(director, players, **{"sizes": (4, 3), "rounds": 1, "days": 1, **plan})  # type: ignore[arg-type]
    club.run(1.0)
    for player in players:
        assert player.evening.own is not None
        player.table = player.evening.own.at
    away(director, *players)
    return director, players


def away(*people: Player) -> None:
    for person in people:
        if person.guest is not None:
            person.drop()


def come(*people: Player) -> None:
    """Let people come to where the tournament gathers."""
    for person in people:
        person.connect()
        person.done(Enter, table=person.gathering, plays=True)


def act_for_a_while(club: Club, players: Sequence[Player], actions: int) -> None:
    """Let people come, decide up to some times each while they are awaited, and leave."""
    come(*players)
    for player in players:
        player.go()
    chance = random.Random(3)
    for _ in range(actions):
        club.run(2 * COMPUTER_PACE_SECONDS)
        for player in players:
            if (choice := player.choice(chance)) is not None:
                player.done(Act, table=player.table, offer=player.offer(choice))
    away(*players)


def outcomes(club: Club, director: Player) -> int:
    """Return the number of results that the log has."""
    return len(house_log(club, director).log.evening.outcomes)


def finish(club: Club) -> None:
    """Let computers play on until no match is in progress."""
    for _ in range(4000):
        if not busy(club):
            return
        club.run(2 * COMPUTER_PACE_SECONDS)
    raise AssertionError("it never ends")


def pass_until_the_end_of_the_week(club: Club, director: Player, after: float) -> None:
    """Let the week of the round pass. :param after: seconds after its end, negative before it."""
    evening = club.house.sittings[director.gathering].setting.club
    assert evening is not None
    pass_time(club, evening.ends - club.house.date() + after)


def test_a_week_with_a_kill_and_a_person_who_never_comes_closes_with_standings_of_all(club: Club) -> None:
    director, players = begun_by_turns(club, 7)
    tables = {player.table for player in players}
    assert len(tables) == 2
    assert all(awaited(club, table).place is not None for table in tables), "nobody is there, and nobody plays for them"
    for _ in range(2):
        act_for_a_while(club, players[1:], 12)
        pass_time(club, DAY_SECONDS)
    records = {table: list(club.house.store.entries(table)) for table in tables}
    kill(club)
    assert all(list(club.house.store.entries(table))[: len(kept)] == kept for table, kept in records.items())
    director.guest = None
    for player in players:
        player.guest = None
    for _ in range(3):
        act_for_a_while(club, players[1:], 12)
        pass_time(club, DAY_SECONDS)
    come(director)
    assert (outcomes(club, director), director.evening.told) == (0, 0)
    away(director)
    pass_until_the_end_of_the_week(club, director, 3.0)
    assert busy(club)
    assert outcomes(club, director) == 0, "computers still finish, and no table's result is told before the last"
    finish(club)
    club.run(5.0)
    come(director, *players)
    scores = house_log(club, director).log.evening.outcomes.values()
    assert sorted(len(score.scores) for score in scores if isinstance(score, PlayScores)) == [3, 4]
    assert director.evening.told == 1
    assert all(player.evening.standing is not None for player in players)


def test_a_late_person_is_reminded_and_after_three_misses_keeps_the_right_to_the_seat(club: Club) -> None:
    _, players = begun_by_turns(club, 3, sizes=(3,))
    sitting = club.house.sittings[players[0].table]
    place = awaited(club, sitting.id).place
    assert place is not None
    late = next(player for player in players if person_of_place(club, sitting.id, place) == id_of(club, player))
    pass_time(club, 1.1 * DAY_SECONDS)
    assert awaited(club, sitting.id).reminded
    others = [player for player in players if player is not late]
    for _ in range(3):
        act_for_a_while(club, others, 12)
        pass_time(club, DAY_SECONDS * (REMINDER_SHARE + 0.1))
        act_for_a_while(club, others, 12)
        pass_time(club, 1.1 * DAY_SECONDS)
    match = sitting.match
    assert match is not None
    assert match.seats[place].away is not None, "a computer plays on"
    stranger = Friend(club, "Zora")
    assert stranger.denied(Enter, table=sitting.code) == "full"
    assert stranger.denied(WatchTable, table=sitting.id)
    late.connect()
    (own,) = late.done(MyTables, key=late.key)["tables"]
    assert (own["table"], own["turns"]["days"]) == (sitting.id, 1)
    late.go()
    assert any(isinstance(message, TimeOver) for message in late.messages)
    match = club.house.sittings[sitting.id].match
    assert match is not None
    assert isinstance(match.seats[place].occupant, Human)


def person_of_place(club: Club, table: str, place: int) -> str:
    return club.house.sittings[table].setting.places[place].person


def id_of(club: Club, player: Player) -> str:
    if player.guest is None:
        player.connect()
    person = person_of(player)
    player.drop()
    return person


def test_a_play_that_all_people_have_left_goes_on_by_computers(club: Club) -> None:
    director, players = begun_by_turns(club, 3, sizes=(3,))
    come(*players)
    for player in players:
        player.go()
        player.done(Leave, table=player.table)
    away(*players)
    finish(club)
    club.run(5.0)
    come(director, *players)
    assert all(player.evening.standing is not None for player in players)


def test_a_pause_of_a_play_ends_with_the_week(club: Club) -> None:
    director, players = begun_by_turns(club, 3, sizes=(3,))
    come(*players)
    for player in players:
        player.go()
        player.done(WishPause, table=player.table)
    away(*players)
    pass_until_the_end_of_the_week(club, director, -60.0)
    match = club.house.sittings[players[0].table].match
    assert match is None or match.is_paused
    pass_until_the_end_of_the_week(club, director, 3.0)
    finish(club)
    club.run(5.0)
    come(director)
    assert outcomes(club, director) == 1
