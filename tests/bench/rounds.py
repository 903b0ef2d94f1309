"""Round changes of club evenings: 64 tables of people on one server, four evenings, begin a round at once."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from numeramis_access.tables.evening import MAX_TABLES
from numeramis_access.tables.evening_requests import PlayRound
from numeramis_access.tables.pushes import Joined
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Enter
from tests.bench.figures import Report
from tests.server.guests import Club
from tests.server.test_evenings import Player, chairs

EVENINGS, ROUNDS, SEATS = 4, 3, 4


def run(say: Report) -> None:
    """Print the seconds from the first director's key until the client of the last seat has read its message."""
    with tempfile.TemporaryDirectory(prefix="rounds-") as folder:
        club = Club(Path(folder))
        evenings = [_gathered(club, number) for number in range(EVENINGS)]
        people = [one for _, players in evenings for one in players]
        latest = 0.0
        for number in range(1, ROUNDS + 1):
            start, spent = time.perf_counter(), time.process_time()
            for director, players in evenings:
                _begin(director, players, number)
            assert all(one.evening.round == number and one.evening.own is not None for one in people)
            told = time.perf_counter() - start
            latest = max(latest, told)
            for one in people:
                one.go()
                assert one.last(Joined).table == one.table
            say(
                f"rounds round {number}, {EVENINGS * MAX_TABLES} tables, {len(people)} people: the last seat told"
                f" {told:6.3f} s, at the table {time.perf_counter() - start:6.3f} s"
                f" ({time.process_time() - spent:6.3f} s of the processor)"
            )
        say.note("round change of 64 tables, last seat told, worst", latest, "s")
        club.house.close()


def _gathered(club: Club, number: int) -> tuple[Player, list[Player]]:
    """Return the director of an evening, and the players on all places of its tables."""
    director = Player(club, f"Director {number}", address=f"10.{number}.255.1")
    made = director.done(
        OpenTable, game="whist", players=1 + SEATS * MAX_TABLES, evening=f"evening{number}", access="open", grace=60
    )
    players = [Player(club, f"P{number} {at}", address=f"10.{number}.{at}.1") for at in range(SEATS * MAX_TABLES)]
    for one in (director, *players):
        one.gathering = made["table"]
    for one in players:
        one.done(Enter, table=made["table"])
    return director, players


def _begin(director: Player, players: list[Player], number: int) -> None:
    """Begin a round in which each player changes tables."""
    tables = [
        {"number": table, "chairs": chairs(*(
            players[(table + seat * number) % MAX_TABLES + seat * MAX_TABLES] for seat in range(SEATS)
        ))}
        for table in range(MAX_TABLES)
    ]  # fmt: skip
    boards = [2 * number - 1, 2 * number]
    director.done(
        PlayRound, table=director.gathering, round=number, rounds=ROUNDS, boards=boards, seating=tables
    )
