"""An evening at three servers of one house whose director has gone: its rounds begin by themselves.

All servers tell the clock, rounds end with averages, and players hear how others played boards on other servers.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement, draw_round
from numeramis_access.evening.log import Log, LogEntry, read_entries
from numeramis_access.evening.scoring import Artificial
from numeramis_access.server.people import round_clock
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.tables.evening import EveningNow, PlayedBoard, PlayedRound
from numeramis_access.tables.evening_requests import BoardAt, Direct, HowPlayed
from numeramis_access.tables.pushes import Done, TableNow
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Enter
from tests.server.databases import Cluster
from tests.server.town import Player, Server, Town, TownStore

pytestmark = pytest.mark.peer("postgresql")

#: minutes of a round; pairs of the evening, two with a person
MINUTES, PAIRS = 6, 6


@pytest.fixture(autouse=True)
def short_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an evening rest for a second only between two rounds."""
    monkeypatch.setattr(round_clock, "REST_SECONDS", 1.0)


class Guest(Player):
    """A guest of an evening, led to a new table each round. :ivar plays: whether the guest acts there."""

    gathering = ""
    plays = True

    @property
    def evening(self) -> EveningNow:
        return self.evenings[-1]

    @property
    def evenings(self) -> list[EveningNow]:
        """Return all states of the evening that the guest was told."""
        told = (one for one in self.heard if isinstance(one, TableNow) and one.table == self.gathering)
        return [one.evening for one in told if one.evening is not None]

    def connect(self) -> None:
        super().connect()
        if self.gathering:
            self.request(Enter, table=self.gathering)

    def go_on(self, act: bool) -> None:
        own = self.evening.own if self.gathering else None
        if own is not None and own.at != self.table:
            self.table, self.messages, self.position, self.offered = own.at, [], None, None
            self.request(Enter, table=self.table)
        super().go_on(act and self.plays)

    def answer(self, kind: Any, **fields: object) -> dict[str, Any]:
        """Return the answer to a request."""
        self.request(kind, table=self.gathering, **fields)
        self.town.settle()
        return self.last(Done).answer


class Leading:
    """A director who begins an evening and leaves. :ivar log: the director's copy of the log."""

    def __init__(self, at: Town, guests: list[Guest]) -> None:
        self.director = Guest(at, "Dita", at.servers[0])
        self.director.request(OpenTable, game="quist", players=4 * PAIRS + 1, evening="e", access="open", rests=False)
        at.settle()
        self.gathering = self.director.gathering = self.director.table
        self.director.table = ""
        for guest in guests:
            guest.gathering = self.gathering
            guest.request(Enter, table=self.gathering)
            at.settle()
        self.log = Log()
        self._begin([person_of(guest) for guest in guests])

    def do(self, event: ev.AnyEvent) -> None:
        """Record an event."""
        entry = self.log.next_entry(event, "18:00", person_of(self.director))
        assert isinstance(entry, LogEntry)
        act = {"at": "18:00", "event": msgspec.to_builtins(event)}
        self.director.answer(Direct, after=len(self.log.entries), acts=[act])
        self.log.add(entry)

    def _begin(self, people: list[str]) -> None:
        plan = ev.Plan(game="quist", tricks=9, boards=1, rounds=3, movement="swiss", minutes=MINUTES, at_tables=True)
        self.do(ev.PlanAnnounced(plan))
        for pair in range(PAIRS):
            north = people[pair] if pair < len(people) else f"computer-{pair}"
            self.do(ev.PeopleEntered((north, f"computer-{pair}-2")))
        self.do(ev.EntryClosed())
        self.do(draw_movement(self.log.evening, (), random.Random(1).shuffle))
        self.do(draw_round(self.log.evening, random.Random(1).shuffle))
        self.do(ev.RoundBegun(0, "18:00"))


class Faltering(TownStore):
    """The store of one server. :ivar fails: names of methods that fail the next time."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.fails: set[str] = set()

    def _falters(self, what: str) -> None:
        if what in self.fails:
            self.fails.remove(what)
            raise StoreFailed("not now")

    def worths(self, tables: Collection[str]) -> dict[tuple[str, int], tuple[int, ...]]:
        self._falters("worths")
        return super().worths(tables)

    def keep_worths(self, table: str, worths: Mapping[int, tuple[int, ...]]) -> None:
        self._falters("keep_worths")
        super().keep_worths(table, worths)


def falter(at: Town, *what: str) -> None:
    """Make the stores of all servers fail once in a method."""
    for server in at.servers:
        assert isinstance(server.store, Faltering)
        server.store.fails |= {*what}


def person_of(guest: Guest) -> str:
    """Return a guest's person id."""
    assert guest.guest is not None
    assert guest.guest.person is not None
    return guest.guest.person.id


def skip(at: Town, seconds: float) -> None:
    """Advance the clocks of all servers together, and run everything due."""
    for server in at.servers:
        server.clock.now += seconds
    at.run(6)


def lefts(guest: Guest, number: int) -> list[float]:
    """Return the seconds left of a round in each message about it."""
    return [round(one.left) for one in guest.evenings if one.round == number and one.left is not None]


def comes_back_later(at: Town, owner: Server, gathering: str, guests: list[Guest]) -> None:
    """Assert that a guest with missed news of the evening receives them, even if the store fails the first time."""
    owner.house.sittings[gathering].evening.results = None  # as after another server has taken it over
    falter(at, "worths")
    for server in at.servers:
        server.end.mend()
    at.settle()
    assert isinstance(owner.store, Faltering)
    assert not owner.store.fails, "somebody was told: not now"
    at.run(6)
    there = {one.person.id for one in owner.house.connections.at(gathering) if one.person is not None}
    assert there == {person_of(guest) for guest in guests}


def played_elsewhere(at: Town, guest: Guest, number: int) -> None:
    """Assert that a guest hears how all tables played a round, and a board from another server."""
    played = msgspec.convert(guest.answer(HowPlayed, round=number)["played"], PlayedRound)
    tables = [line.table for line in played.lines]
    assert len(tables) == PAIRS // 2 - 1, "all but the one that did not finish"
    assert guest.at is not None
    other = next(one for one in tables if one != played.table)
    board = msgspec.convert(guest.answer(BoardAt, round=number, number=other, board=number)["board"], PlayedBoard)
    assert board.names == next(line.names for line in played.lines if line.table == other)


def test_an_evening_at_three_servers_goes_on_by_itself_with_its_clock_and_when_the_one_it_gathers_at_is_lost(
    postgres: Cluster,
) -> None:
    at = Town(postgres.database(), random.Random(1), Faltering)
    try:
        eva, jan = Guest(at, "Eva", at.servers[1]), Guest(at, "Jan", at.servers[2])
        jan.plays = False
        leading = Leading(at, [eva, jan])
        at.run(3)
        gathering = leading.gathering
        leading.director.drop()
        at.players.remove(leading.director)
        falter(at, "keep_worths")
        first = {at.servers[0].store.table_and_owner(f"{gathering}-1-{table}") for table in range(PAIRS // 2)}
        assert len(first) == PAIRS // 2, "each server has a table"
        at.run(30)
        assert eva.over
        assert eva.evening.standing is None, "others still play"
        skip(at, 60 * MINUTES - 300 - 35)
        skip(at, 292)
        at.run(3)  # the rest between two rounds
        for guest in (eva, jan):
            told = lefts(guest, 1)
            assert 0 in told, "also where the evening does not gather"
            assert any(290 < left <= 300 for left in told)
            assert guest.evening.standing is not None
            assert guest.evening.round == 2, "the next round began by itself"
            assert guest.table == f"{gathering}-2-{guest.evening.own.table}"  # type: ignore[union-attr]
        played_elsewhere(at, eva, 1)
        owner = next(one for one in at.servers if gathering in one.house.sittings)
        comes_back_later(at, owner, gathering, [eva, jan])
        at.kill(owner)
        falter(at, "worths")
        at.run(40)
        assert any(gathering in one.house.sittings for one in at.servers), "another one has it now"
        skip(at, 60 * MINUTES)
        assert eva.evening.round == 3
        log = Log(read_entries(line.decode() for line in at.servers[0].store.entries(gathering)))
        assert [one.event for one in log.entries[: len(leading.log.entries)]] == [
            one.event for one in leading.log.entries
        ]
        averaged = [line for line, outcome in log.evening.outcomes.items() if outcome == Artificial(50, 50)]
        assert sorted(line.round for line in averaged) == [0, 1], "where somebody did not play on"
        assert len(log.evening.outcomes) == PAIRS
        assert {entry.by for entry in log.entries[len(leading.log.entries) :]} == {""}, "nobody has decided it"
    finally:
        at.close()
