"""One bad member stops no other: each loop over tables, evenings and people isolates it and tells the owner."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.log import Log, LogEntry
from numeramis_access.evening.movements import Encounter, Movement
from numeramis_access.evening.scoring import Score
from numeramis_access.server.people import connections, gathering, house, lobby_updates, round_clock, table_seen
from numeramis_access.server.people.apart import FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS, FailingMembers
from numeramis_access.server.people.by_turns import TurnPlay
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.gathered_evening import GatheredEvening
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house_log import HouseLog
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.stored_match import MatchBuilder
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.watch_log import (
    MAX_DENIALS,
    MAX_ENDED_CONNECTIONS,
    REFUSALS_KIND,
    WITHIN_SECONDS,
    Faults,
    Watch,
)
from numeramis_access.tables.evening_requests import Direct
from numeramis_access.tables.pushes import EveningStopped, TableNow
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Begin, Enter
from tests.server.guests import Club, Friend


@pytest.fixture(autouse=True)
def short_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an evening rest for a second only between two rounds."""
    monkeypatch.setattr(round_clock, "REST_SECONDS", 1.0)


class Noting(Watch):
    """Notes the subject of each fault."""

    def __init__(self) -> None:
        self.faults: list[tuple[str, str]] = []

    def count_fault(self, error: BaseException, about: str = "") -> None:
        self.faults.append((str(error), about))


class Bad(Exception):
    """An unexpected error."""


def methods(kind: Any) -> list[str]:
    """Return the names of a class's methods and properties, or of a module's own functions."""
    return [
        name for name, one in vars(kind).items()
        if (inspect.isfunction(one) or isinstance(one, property)) and not name.startswith("_")
        and getattr(one, "__module__", kind.__name__) in (kind.__name__, kind.__dict__.get("__module__"))
    ]  # fmt: skip


@contextmanager
def failing_view(name: str, is_bad: Callable[[Any], bool]) -> Iterator[None]:
    """Let a function that tells what people see of a table fail for bad tables, wherever it is called."""
    before = vars(table_seen)[name]

    def fails(sitting: Sitting, *values: Any) -> Any:
        if is_bad(sitting):
            raise Bad(name)
        return before(sitting, *values)

    with ExitStack() as stack:
        for user in (connections, gathering, house, lobby_updates):
            if vars(user).get(name) is before:
                stack.enter_context(patch.object(user, name, fails))
        yield


def failing(kind: Any, name: str, is_bad: Callable[[Any], bool]) -> Any:
    """Return a patch that lets bad members of a class fail in one method, or bad tables in one function."""
    if kind is table_seen:
        return failing_view(name, is_bad)
    before = vars(kind)[name]

    def fails(member: Any, *values: Any, **named: Any) -> Any:
        if is_bad(member):
            raise Bad(name)
        return before.fget(member) if isinstance(before, property) else before(member, *values, **named)

    return patch.object(kind, name, property(fails) if isinstance(before, property) else fails)


#: every method of a table and its parts, of an evening's log and of a connection, and every function that tells what
#: people see
CASES = [
    (kind, name) for kind in (Sitting, TurnPlay, GatheredEvening, HouseLog, Guest, table_seen) for name in methods(kind)
]


class Town:
    """A house with a bad and a good table, each with a match in progress, and a bad and a good evening."""

    def __init__(self, folder: Path) -> None:
        self.watch = Noting()
        self.club = Club(folder, self.watch)
        self.bad, self.good = self._match("Bad"), self._match("Good")
        self.bad_evening, self.good_evening = led(self.club, "Worse"), led(self.club, "Better")

    def _match(self, name: str) -> list[Friend]:
        people = [Friend(self.club, f"{name} {number}") for number in range(2)]
        made = people[0].done(OpenTable, game="quist", players=4, access="open")
        people[1].done(Enter, table=made["code"])
        people[0].done(Begin, table=made["table"])
        self.club.run(1.0)
        return people

    def is_bad(self, member: object) -> bool:
        """Return whether a member belongs to the bad table or the bad evening."""
        tables = (self.bad[0].table, self.bad_evening.table)
        match member:
            case Sitting():
                return member.id in tables
            case TurnPlay() | GatheredEvening():
                return member._kept.id in tables
            case HouseLog():
                return member._table == self.bad_evening.table
            case Guest():
                return member in (*(one.guest for one in self.bad), *(one.guest for one in self.bad_evening.people))
        return False

    def second(self) -> None:
        """Let a second pass, with all its periodic work."""
        for work in (self.club.house.do_regular_work, lambda: conduct_evenings(self.club.house), self.club.house.tick):
            work()
        self.club.house.send_news()
        self.club.clock.now += 1.0

    def good_go_on(self) -> None:
        """Assert that the good table plays on and that the good evening begins its next round."""
        table, chance, acted = self.good[0].table, random.Random(1), 0
        for _ in range(12):
            self.second()
            for one in self.good:
                if (choice := one.choice(chance)) is not None:
                    one.done(Act, table=table, offer=one.offer(choice))
                    acted += 1
        assert acted > 4, "the good table plays on"
        assert self.good_evening.round == 2, "the good evening goes on"


class Led:
    """An evening without a director, with one player in it. :ivar people: its visitors."""

    def __init__(self, table: str, people: list[Friend]) -> None:
        self.table = table
        self.people = people

    @property
    def round(self) -> int:
        """Return the current round, as the players were told."""
        told = [one for one in self.people[0].heard if isinstance(one, TableNow) and one.table == self.table]
        return told[-1].evening.round if told[-1].evening is not None else 0


def act(event: ev.EveningEvent, number: int) -> dict[str, object]:
    return {"at": str(number), "event": msgspec.to_builtins(event)}


def direct(director: Friend, table: str, log: Log, *events: ev.AnyEvent) -> None:
    """Record events of an evening."""
    for event in events:
        number = len(log.entries)
        director.done(Direct, table=table, after=number, acts=[act(event, number)])
        log.add(LogEntry(number, "", "", event))


def led(club: Club, name: str, *then: ev.AnyEvent) -> Led:
    """Return an evening of four pairs whose first round is over in the log and whose director has gone.

    :param then: events after that round.
    """
    director, player = Friend(club, f"{name} Dita"), Friend(club, f"{name} Eva")
    table = director.done(OpenTable, game="quist", players=9, evening="e", access="open", rests=False)["table"]
    player.done(Enter, table=table)
    assert player.guest is not None
    assert player.guest.person is not None
    log = Log()
    pairs = [(player.guest.person.id, "computer-0"), *((f"computer-{at}", f"computer-{at + 1}") for at in (1, 3, 5))]
    plan = ev.Plan(game="quist", tricks=9, boards=1, at_tables=True)
    direct(director, table, log, ev.PlanAnnounced(plan), *map(ev.PeopleEntered, pairs), ev.EntryClosed())
    direct(director, table, log, draw_movement(log.evening, (), lambda order: None), ev.RoundBegun(0, "now"))
    conduct_evenings(club.house)
    direct(director, table, log, *(ev.ResultEntered(line, Score(5, 4)) for line in open_lines(log.evening)))
    direct(director, table, log, *then)
    director.drop()
    return Led(table, [player])


@pytest.mark.parametrize(("kind", "name"), CASES, ids=[f"{kind.__name__}.{name}" for kind, name in CASES])
def test_whatever_fails_at_one_table_evening_or_connection_others_go_on(
    kind: type, name: str, tmp_path: Path
) -> None:
    town = Town(tmp_path)
    with failing(kind, name, town.is_bad):
        town.good_go_on()
    assert {what for what, _ in town.watch.faults} <= {name}


def test_what_is_done_each_second_is_asked_of_many_members(tmp_path: Path) -> None:
    """Show that the test above reaches the loops: most of the house's periodic methods fail there."""
    town, met = Town(tmp_path), set()
    with ExitStack() as stack:
        asked = (("due", "tick", "store_end", "update_clocks", "is_deserted"), ("table_seen_by", "messages_for"))
        for kind, names in zip((Sitting, table_seen), asked, strict=True):
            for name in names:
                stack.enter_context(failing(kind, name, lambda member, name=name: bool(met.add(name))))
        town.good_go_on()
    assert len(met) == 7


def test_a_table_that_cannot_be_restored_keeps_no_other_from_it(tmp_path: Path) -> None:
    town = Town(tmp_path)
    bad, good = town.bad[0].table, town.good[0].table
    town.club.house.close()
    with failing(MatchBuilder, "replay", lambda member: member._kept.id == bad):
        town.club.open()
    assert bad not in town.club.house.sittings
    assert good in town.club.house.sittings
    assert ("replay", f"table {bad[:6]}") in town.watch.faults


def test_a_director_and_all_there_hear_once_that_their_evening_does_not_go_on(tmp_path: Path) -> None:
    town = Town(tmp_path)
    with failing(HouseLog, "add", town.is_bad):
        for _ in range(10):
            town.second()
        player = town.bad_evening.people[0]
        assert [one.table for one in player.heard if isinstance(one, EveningStopped)] == [town.bad_evening.table]
        director = Friend(town.club, "Worse Dita")
        town.second()
    assert [one.table for one in director.heard if isinstance(one, EveningStopped)] == [town.bad_evening.table]
    assert ("add", f"evening {town.bad_evening.table[:6]}") in town.watch.faults


def test_a_log_that_cannot_be_read_stops_its_own_evening_alone(tmp_path: Path) -> None:
    town = Town(tmp_path)
    town.club.house.sittings[town.bad_evening.table].evening.log = None
    town.club.house.store.append(town.bad_evening.table, 9_999, b"{}")
    town.good_go_on()


def test_a_member_is_set_aside_for_longer_each_time_and_the_store_is_everybodys() -> None:
    now, tries, watch = [0.0], list[float](), Noting()
    apart = FailingMembers(watch, lambda: now[0])

    def fails(member: str) -> None:
        if member == "bad":
            tries.append(now[0])
            raise Bad("member")

    while now[0] < 200.0:
        apart.run_each("evening", [("bad", "bad"), ("good", "good")], fails)
        now[0] += 0.5
    pauses = [later - earlier for earlier, later in pairwise(tries)]
    assert pauses[:7] == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0]
    assert (FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS) == (1.0, 64.0)
    assert set(watch.faults) == {("member", "evening bad")}
    with pytest.raises(StoreFailed):
        apart.run_each("evening", [("one", "one")], lambda _: (_ for _ in ()).throw(StoreFailed()))


def test_faults_name_tables_but_only_so_many() -> None:
    faults = Faults(lambda: 0.0)
    for number in range(1000):
        faults.count_fault(Bad("x"), f"evening {number}")
    assert len(faults._new) < 200


def test_only_many_refusals_within_a_minute_are_kept_for_the_owner(tmp_path: Path) -> None:
    now = 0.0
    faults = Faults(lambda: now)
    with closing(SqliteStore(tmp_path / "house.sqlite")) as store:
        for _ in range(10):
            now += WITHIN_SECONDS + 1
            for _ in range(MAX_DENIALS - 1):
                faults.count_request("act", "too-often", 0.0)
                faults.count_request("act", "", 0.0)
                faults.note("came")
            for _ in range(MAX_ENDED_CONNECTIONS - 1):
                faults.note("too-fast", person="p")
        faults.keep(store)
        assert store.faults() == []
        for _ in range(3):
            faults.count_request("enter", "too-often", 0.0)
            faults.note("too-fast")
        faults.keep(store)
        kept = {(one.kind, one.place, one.count) for one in store.faults()}
        assert kept == {
            (REFUSALS_KIND, "too-often", MAX_DENIALS + 2),
            (REFUSALS_KIND, "too-fast", MAX_ENDED_CONNECTIONS + 2),
        }


def drawn_rounds(*rounds: tuple[Encounter, ...]) -> ev.SeatsDrawn:
    return ev.SeatsDrawn(Movement("all-meet", 2, rounds), (0, 1))


@pytest.mark.parametrize(
    "event",
    [drawn_rounds((), ()), drawn_rounds((Encounter(0, ((0,), (1,)), ()),))],
    ids=["no table", "no board"],
)
def test_a_draw_in_which_nothing_is_played_is_refused_but_opens_where_a_log_has_it(event: ev.SeatsDrawn) -> None:
    log = Log()
    for one in (
        ev.PlanAnnounced(ev.Plan()),
        ev.PeopleEntered(("a", "b")),
        ev.PeopleEntered(("c", "d")),
        ev.EntryClosed(),
    ):
        log.add(LogEntry(len(log.entries), "", "", one))
    refusal = log.refuse(event)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "evening-no-draw"
    older = Log([*log.entries, LogEntry(len(log.entries), "", "", event)])
    assert older.evening.stage == "drawn"


def test_a_round_in_which_nobody_plays_stops_no_evening(tmp_path: Path) -> None:
    club = Club(tmp_path)
    evening = led(
        club, "Lonely", ev.EntrantLeft(0, 1, "left"), ev.EntrantLeft(1, 1, "left"), ev.EntrantLeft(2, 1, "left")
    )
    for _ in range(6):
        club.house.do_regular_work()
        conduct_evenings(club.house)
        club.clock.now += 1.0
    log = club.house.sittings[evening.table].evening.log
    assert log is not None
    assert log.log.evening.round == 2, "all rounds are over"
    assert evening.round == 3
    assert not any(isinstance(one, EveningStopped) for one in evening.people[0].heard)
