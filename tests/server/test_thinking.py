"""The pool that all visitors share: turns are fair, and a level that takes too long gives way, audibly."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest

from numeramis_access.app.shell.child_process import allowed_processes, process_pool
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.players.policy import Choice
from numeramis_access.server.far_thinking import owner_of_task, write_task
from numeramis_access.server.thinking import WAIT_SECONDS, SharedPool, VisitorThinker
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.requests import OpenTable
from tests.server.guests import Club, Friend
from tests.standard import ruleset


class OneWorker(SharedPool):
    """A pool whose only worker finishes when the test says so.

    :ivar begun: the begun tasks, in order. :ivar seconds: the clock.
    """

    def __init__(self, call: Callable[[Callable[[], None]], object] = lambda work: work()) -> None:
        self.seconds = 0.0
        self.begun: list[ThinkingTask] = []
        self._futures: list[Future[Choice]] = []
        super().__init__(1, STANDARD, call, lambda: self.seconds)

    def _submit(self, task: ThinkingTask) -> Future[Choice]:
        self.begun.append(task)
        self._futures.append(Future())
        return self._futures[-1]

    def done(self) -> None:
        """Finish the task begun last."""
        self._futures[-1].cancel()


def task(level: str, chance: str = "") -> ThinkingTask:
    """Return a task at the beginning of a deal."""
    rules = ruleset("quist")
    state = rules.start(4, rules.options())
    return ThinkingTask("quist", level, rules.view(state, 0), chance)


def asked(pool: OneWorker, level: str) -> tuple[VisitorThinker, Inbox]:
    """Return a visitor whose task waits behind another visitor's."""
    pool.new_share(Inbox()).ask(task("club", "before"))
    inbox = Inbox()
    visitor = pool.new_share(inbox)
    visitor.ask(task(level, "own"))
    return visitor, inbox


def said(inbox: Inbox) -> list[object]:
    """Return the visitor's announcements."""
    found: list[object] = []
    while (item := inbox.take(0.0)) is not None:
        found += [item.values["level"]] if isinstance(item, Report) else []
    return found


def test_visitors_take_turns_however_many_tasks_one_of_them_has() -> None:
    pool = OneWorker()
    one, other = pool.new_share(Inbox()), pool.new_share(Inbox())
    for chance in ("a", "b", "c"):
        one.ask(task("club", chance))
    other.ask(task("club", "x"))
    for _ in range(3):
        pool.done()
    assert [begun.chance for begun in pool.begun] == ["a", "b", "x", "c"]


def test_a_closed_pool_passes_on_no_answer_that_comes_late() -> None:
    pool = OneWorker()
    visitor = pool.new_share(Inbox())
    for chance in ("a", "b"):
        visitor.ask(task("club", chance))
    pool.close()
    pool.done()
    assert [begun.chance for begun in pool.begun] == ["a"], "its loop may be closed"


def test_a_closed_pool_begins_no_task_when_answers_were_under_way_or_a_table_still_asks() -> None:
    """The task began a new pool, and the end of the server waited for its thought."""
    calls: list[Callable[[], None]] = []
    pool = OneWorker(calls.append)
    visitor = pool.new_share(Inbox())
    for chance in ("a", "b"):
        visitor.ask(task("club", chance))
    pool.done()
    pool.close()
    for call in calls:
        call()
    visitor.ask(task("club", "c"))
    assert [begun.chance for begun in pool.begun] == ["a"]


def test_one_table_of_somebody_is_thought_for_as_often_as_twenty_of_another() -> None:
    pool = OneWorker()
    many, own = [pool.new_share(Inbox(), "adam") for _ in range(20)], pool.new_share(Inbox(), "eva")
    for number, table in enumerate(many):
        table.ask(task("expert", f"adam {number}"))
    own.ask(task("expert", "eva"))
    for _ in range(40):
        whose, _, number = pool.begun[-1].chance.partition(" ")
        (own if whose == "eva" else many[int(number)]).ask(pool.begun[-1])  # each table goes on at once
        pool.done()
    begun = [one.chance for one in pool.begun[1:]]
    assert begun.count("eva") == len(begun) / 2
    assert len(set(begun)) == 21  # and the twenty take turns among themselves


def test_all_tables_of_a_host_are_known_to_be_theirs_at_this_server_and_others(tmp_path: Path) -> None:
    club = Club(tmp_path)
    thought_for: list[str] = []
    make = club.house.sittings._thinkers
    club.house.sittings._thinkers = lambda inbox, host: thought_for.append(host) or make(inbox, host)  # type: ignore[func-returns-value]
    adam, eva = Friend(club, "Adam"), Friend(club, "Eva")
    for host in (adam, adam, eva):
        host.done(OpenTable, game="quist", players=4)
    ids = {one.name: one.id for one in club.house.connections.people()}
    assert thought_for == [ids["Adam"], ids["Adam"], ids["Eva"]]
    assert owner_of_task(write_task(task("expert"), "adam")) == "adam"
    assert owner_of_task(msgspec.json.encode(task("expert"))) == ""  # from an older server
    club.house.close()


@pytest.mark.parametrize(
    ("level", "lower"), [("expert", "strong"), ("strong", "club"), ("club", "improver"), ("improver", "beginner")]
)
def test_a_level_that_cannot_be_served_in_time_gives_way_and_it_is_said_once(level: str, lower: str) -> None:
    pool = OneWorker()
    visitor, inbox = asked(pool, level)
    visitor.ask(task(level, "next"))
    pool.seconds += WAIT_SECONDS + 0.1
    pool.done()
    assert pool.begun[-1].level == lower
    pool.done()
    assert pool.begun[-1].level == lower
    assert said(inbox) == [lower]


@pytest.mark.parametrize(("level", "seconds"), [("expert", WAIT_SECONDS - 0.1), ("beginner", WAIT_SECONDS + 10)])
def test_what_comes_in_time_or_could_not_be_lower_stays(level: str, seconds: float) -> None:
    pool = OneWorker()
    _, inbox = asked(pool, level)
    pool.seconds += seconds
    pool.done()
    assert pool.begun[-1].level == level
    assert said(inbox) == []


def test_once_served_in_time_again_the_next_delay_is_said_anew() -> None:
    pool = OneWorker()
    visitor, inbox = asked(pool, "expert")
    pool.seconds += WAIT_SECONDS + 1
    pool.done()
    visitor.ask(task("expert", "soon"))
    pool.done()
    assert pool.begun[-1].level == "expert"
    visitor.ask(task("expert", "late"))
    pool.seconds += WAIT_SECONDS + 1
    pool.done()
    assert said(inbox) == ["strong", "strong"]


@pytest.mark.parametrize(("system", "most"), [("linux", 200), ("darwin", 200), ("win32", 61)])
def test_a_pool_has_no_more_processes_than_the_system_can_wait_for(
    system: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert [allowed_processes(one) for one in (1, 60, 61, 200)] == [1, 60, 61, most]
    process_pool(200).shutdown()  # Python's own pool refuses more than the system allows
