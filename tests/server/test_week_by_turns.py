"""A tournament by turns: nobody has to be there, a week closes the round, and no result is known before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.server.people.calls import GRACE_SECONDS
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.evening_requests import HowPlayed
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.person_requests import MyTables
from numeramis_access.tables.requests import Records
from numeramis_access.tables.table_requests import Act, Enter, WatchTable
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time
from tests.server.test_by_turns import awaited, kill
from tests.server.test_calls import ADA, calls, confirmed, offer
from tests.server.test_conducting import announced, house_log
from tests.server.test_evenings import Player, gathered, person_of, play


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    offer(made)
    yield made
    made.house.close()


def begun(club: Club) -> tuple[Player, Player, Player]:
    """Return a director and two people of a tournament by turns whose first round has begun; all are gone."""
    director, (eva, fred) = gathered(club)
    confirmed(eva)
    club.house.calls.letters.clear()
    announced(director, (eva, fred), days=1)
    club.run(1.0)
    for one in (eva, fred):
        assert one.evening.own is not None
        one.table = one.evening.own.at
    away(director, eva, fred)
    return director, eva, fred


def away(*people: Player) -> None:
    for one in people:
        if one.guest is not None:
            one.drop()


def come(*people: Player) -> None:
    """Let people come to where the tournament gathers."""
    for one in people:
        one.connect()
        one.done(Enter, table=one.gathering)


def outcomes(club: Club, director: Player) -> int:
    """Return the number of results that the log has."""
    return len(house_log(club, director).log.evening.outcomes)


def fred_plays(club: Club, fred: Player) -> None:
    """Let a person play the boards of the round."""
    come(fred)
    fred.go()
    chance = random.Random(3)
    while not fred.over:
        club.run(2 * COMPUTER_PACE_SECONDS)
        if (choice := fred.choice(chance)) is not None:
            fred.done(Act, table=fred.table, offer=fred.offer(choice))


def test_a_round_waits_for_a_week_hides_its_results_and_closes_without_anybody_there(club: Club) -> None:
    director, eva, fred = begun(club)
    assert awaited(club, eva.table).place is not None, "nobody is there, and nobody plays for her"
    fred_plays(club, fred)
    kill(club)
    offer(club)
    director.guest = eva.guest = fred.guest = None
    come(director)
    club.run(5.0)
    assert not director.evening.results
    assert outcomes(club, director) == 0, "a director cannot read them in the log either"
    assert director.evening.told == 0
    pass_time(club, 6 * DAY_SECONDS)
    assert director.evening.told == 0
    away(director)
    pass_time(club, 1.1 * DAY_SECONDS)
    come(director, eva, fred)
    assert director.evening.told == 1
    assert fred.evening.standing is not None
    assert eva.evening.standing is not None
    assert outcomes(club, director) == 2


def test_a_player_is_called_and_neither_watches_nor_learns_how_others_played(club: Club) -> None:
    _, eva, fred = begun(club)
    (call,) = calls(club, 2 * GRACE_SECONDS)
    assert (call.addresses, [table.table for table in call.tables]) == ((ADA,), [eva.table])
    fred_plays(club, fred)
    assert fred.denied(WatchTable, table=eva.table)
    assert fred.denied(HowPlayed, table=fred.gathering, round=1) == "not-over"
    assert fred.denied(Records, table=fred.table) == "not-over"
    away(fred)
    eva.connect()
    (own,) = eva.done(MyTables, key=eva.key)["tables"]
    assert (own["table"], own["turns"]["days"]) == (eva.table, 1)


def test_a_round_closes_as_soon_as_all_have_played(club: Club) -> None:
    director, eva, fred = begun(club)
    come(eva, fred)
    for one in (eva, fred):
        one.go()
    play(club, [eva, fred])
    away(eva, fred)
    club.run(5.0)
    come(director, eva)
    assert director.evening.told == 1
    assert eva.evening.standing is not None
    assert person_of(eva) == eva.evening.standing.person
