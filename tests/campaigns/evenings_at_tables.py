"""Club evenings of sixteen tables in a house; SIGKILL ends it at any instant, and a new process opens its store.

A process has the house, the director and four people; computers play all other seats. The process acknowledges each
result of the director on a pipe. After every kill the director receives all acknowledged results again, unchanged. At
the end every table has played each board of its round once, all tables the same deals, with all tricks of a deal.

``python -m tests.campaigns.evenings_at_tables --evenings 100``; with ``--servers 3`` the tables stand at several
servers, and the campaign kills one server after another (``evenings_at_servers``).
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import time
from pathlib import Path

from numeramis_access.core.codec import read_options
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.evening import MAX_TABLES
from numeramis_access.tables.evening_requests import PlayRound
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Enter, NextDeal
from tests.campaigns import evenings_at_servers
from tests.campaigns.evenings import Tally, main
from tests.campaigns.kill import child
from tests.campaigns.playing import wait_for
from tests.server.guests import Club
from tests.server.test_evenings import Player, chairs

GAME, ROUNDS, PEOPLE = "quist", 2, 4
#: most new results before a kill, and most seconds from the last one to the kill
RESULTS, DELAY = 6, 0.05
#: most steps of a round
STEPS = 4000

#: tricks of north and of east, by round, table and board
Known = dict[tuple[int, int, int], tuple[int, int]]


class Led:
    """The part of an evening that one process leads and plays, from the state of its store."""

    def __init__(self, folder: Path, seed: int, acknowledge: int) -> None:
        self._club = Club(folder)
        self._chance = random.Random(f"{seed}/{os.getpid()}")
        self._acknowledge = acknowledge
        self._told: set[tuple[int, int, int]] = set()
        self._director = Player(self._club, "Dita")
        self._people = [Player(self._club, f"Player {number}") for number in range(PEOPLE)]
        gathering = self._gathering()
        for one in (self._director, *self._people):
            one.gathering = gathering
            one.done(Enter, table=gathering)

    def _gathering(self) -> str:
        """Return the gathering of the evening; open it if the house has none."""
        there = [one.id for one in self._club.house.sittings.values() if one.setting.club is not None]
        fields = {"game": GAME, "players": 1 + 4 * MAX_TABLES, "evening": "e", "access": "open", "grace": 60}
        return there[0] if there else str(self._director.done(OpenTable, **fields)["table"])

    def lead(self) -> None:
        """Lead and play the evening to its end."""
        for number in range(max(1, self._director.evening.round), ROUNDS + 1):
            self._begin(number)
            self._play(number)

    def _begin(self, number: int) -> None:
        """Begin a round, or the missing tables of a round that has begun."""
        north = {(4 * at + number) % MAX_TABLES: one for at, one in enumerate(self._people)}
        tables = [
            {"number": at, "chairs": chairs(north.get(at, f"N{at}"), f"E{at}", f"S{at}", f"W{at}")}
            for at in range(MAX_TABLES)
        ]
        boards = [2 * number - 1, 2 * number]
        self._director.done(
            PlayRound, table=self._director.gathering, round=number, rounds=ROUNDS, boards=boards, seating=tables
        )
        for one in self._people:
            one.go()

    def _play(self, number: int) -> None:
        for _ in range(STEPS):
            self._club.run(2 * COMPUTER_PACE_SECONDS)
            self._note(number)
            if len(self._director.evening.results) == 2 * MAX_TABLES:
                return
            for one in self._people:
                if one.rests:
                    one.done(NextDeal, table=one.table)
                elif (choice := one.choice(self._chance)) is not None:
                    one.done(Act, table=one.table, offer=one.offer(choice))
        raise AssertionError("it never ends")

    def _note(self, number: int) -> None:
        """Acknowledge the new results."""
        for one in self._director.evening.results:
            key = number, one.table, one.board
            if key not in self._told:
                self._told.add(key)
                os.write(self._acknowledge, b"%d %d %d %d %d\n" % (*key, *one.worth))


def war(folder: Path, seed: int) -> tuple[int, Known]:
    """Play an evening and kill its process again and again; return the number of kills, and the results."""
    chance, known, kills = random.Random(seed), Known(), 0
    while len(known) < ROUNDS * MAX_TABLES * 2:
        reader, writer = os.pipe()
        number = child(lambda writer=writer: Led(folder, seed, writer).lead())  # type: ignore[misc]
        os.close(writer)
        _hear(number, reader, known, chance)
        kills += wait_for(number) == -signal.SIGKILL
    return kills, known


def _hear(number: int, reader: int, known: Known, chance: random.Random) -> None:
    """Read the results of a process until it is killed; a known result must come again unchanged."""
    new, most, delay = 0, chance.randint(0, RESULTS), chance.random() * DELAY
    with os.fdopen(reader) as lines:
        if not most:
            time.sleep(chance.random())  # until any instant of its start
            os.kill(number, signal.SIGKILL)
        for line in lines:
            if not line.endswith("\n"):
                break
            round_number, table, board, north, east = map(int, line.split())
            key = round_number, table, board
            assert known.get(key, (north, east)) == (north, east), (key, "another result")
            new += key not in known
            known[key] = north, east
            if most and new == most:
                time.sleep(delay)  # until any instant of its next work
                os.kill(number, signal.SIGKILL)


def check(folder: Path, known: Known) -> None:
    """Demand that every table has played its boards once, all tables the same deals, with all tricks."""
    club = Club(folder)
    club.run(2 * COMPUTER_PACE_SECONDS)  # ends tables whose process was killed after their last result
    (gathering,) = (one for one in club.house.sittings.values() if one.setting.club is not None)
    for number in range(1, ROUNDS + 1):
        deals = set()
        for at in range(MAX_TABLES):
            kept = club.house.store.table_of(f"{gathering.id}-{number}-{at}")
            assert kept is not None
            assert kept.stage == "over"
            sitting = club.house.sittings.find(kept.id)
            assert sitting is not None
            assert sitting.match is not None
            rules = sitting.match.match.ruleset
            setting = setting_of(kept)
            assert setting.played is not None
            first = setting.played.boards[0].number
            options = rules.options_for_boards(read_options(rules, setting.options), 2, first)
            assert options == sitting.match.match.options
            deals.add(tuple(sitting.match.match.dealt_packs))
            assert len(sitting.match.match.dealt_packs) == 2
        assert len(deals) == 1, "the same boards at every table"
    assert len({sum(tricks) for tricks in known.values()}) == 1, "all tricks of a deal"


def one(home: Path, seed: int) -> Tally:
    """Play one evening under kills, and check it."""
    folder = home / str(seed)
    folder.mkdir()
    kills, known = war(folder, seed)
    check(folder, known)
    return Tally(1, kills, results=len(known))


def at_servers(evenings: int, first: int, servers: int, tables: int) -> Tally:
    """Play evenings with their tables at several servers; return the counts."""
    tally = Tally()
    with evenings_at_servers.machines() as (databases, bus, folder):
        for seed in range(first, first + evenings):
            done = evenings_at_servers.one(databases, bus, folder, servers, tables, seed)
            tally = Tally(*(a + b for a, b in zip(tally, done, strict=True)))
            print(f"{tally.evenings} of {evenings}, {tally}", flush=True)
    return tally


if __name__ == "__main__":
    if "--servers" in sys.argv:
        parser = argparse.ArgumentParser(description=evenings_at_servers.__doc__)
        parser.add_argument("--servers", type=int, help="number of servers that share the tables")
        parser.add_argument("--tables", type=int, default=MAX_TABLES, help="tables of each evening, at least two")
        parser.add_argument("--evenings", type=int, default=10)
        parser.add_argument("--first", type=int, default=0)
        words = parser.parse_args()
        print(f"{at_servers(words.evenings, words.first, words.servers, words.tables)}; nothing lost")
    else:
        main(__doc__, one, 100)
