"""Entries before the draw: a capacity, a closing day, the waiting list, and what older programs are told."""

from __future__ import annotations

import random

import msgspec
import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement
from numeramis_access.evening.entries import admissions_by, entry_events, why_waiting, withdrawal_of
from numeramis_access.evening.log import LIMITS_VERSION, Log, NewerLog, line_of, read_entries
from tests.evening.test_plays import add

TODAY, LATER = "2026-12-01", "2026-12-02"


def limited(count: int, today: str = TODAY, **limits: object) -> Log:
    """Return the log of a tournament with limits and people who have entered."""
    log = Log()
    add(log, ev.PlanAnnounced(ev.Plan("plays", "lot", "sipky", boards=1, rounds=2, sizes=(3,), **limits)))  # type: ignore[arg-type]
    add(log, *entry_events(log.evening, [(f"p{at}",) for at in range(count)], "phone", today))
    return log


def test_entries_above_the_capacity_and_after_the_last_day_wait_in_their_order() -> None:
    log = limited(5, capacity=3)
    assert (log.evening.playing, log.evening.waiting) == ((0, 1, 2), (3, 4))
    assert set(log.evening.origins.values()) == {"phone"}
    assert limited(2, closes=TODAY).evening.waiting == ()
    closed = limited(2, LATER, closes=TODAY)
    assert (closed.evening.playing, closed.evening.waiting) == ((), (0, 1))
    assert why_waiting(closed.evening, LATER) == "closed"
    assert why_waiting(log.evening, LATER) == "full"


def test_the_first_who_waits_follows_whoever_withdraws_and_one_undo_takes_both_back() -> None:
    log = limited(5, capacity=3)
    add(log, withdrawal_of(log.evening, 1))
    assert log.entries[-1].event == ev.EntrantScratched(1, 3)
    assert (log.evening.playing, log.evening.waiting) == ((0, 2, 3), (4,))
    add(log, withdrawal_of(log.evening, 4))
    assert log.entries[-1].event == ev.EntrantScratched(4), "nobody follows whoever waited"
    assert log.evening.waiting == ()
    add(log, ev.EventUndone(log.entries[-1].number), ev.EventUndone(log.entries[-2].number))
    assert (log.evening.playing, log.evening.waiting) == ((0, 1, 2), (3, 4))


def test_a_place_that_a_director_gave_above_the_capacity_is_not_filled_again() -> None:
    log = limited(5, capacity=3)
    add(log, ev.EntrantAdmitted(4))
    assert (log.evening.playing, log.evening.waiting) == ((0, 1, 2, 4), (3,))
    add(log, withdrawal_of(log.evening, 0))
    assert (log.evening.playing, log.evening.waiting) == ((1, 2, 4), (3,))
    for wrong in (
        ev.EntrantAdmitted(1), ev.EntrantAdmitted(9), ev.EntrantScratched(1, 2), ev.EntrantScratched(3, 3),
        ev.EntrantScratched(0),
    ):  # fmt: skip
        assert log.refuse(wrong) is not None, wrong


def test_more_places_admit_as_many_and_other_changes_of_the_plan_nobody() -> None:
    log = limited(6, capacity=3)
    plan = log.evening.plan
    assert admissions_by(log.evening, msgspec.structs.replace(plan, minutes=20), TODAY) == []
    assert admissions_by(log.evening, msgspec.structs.replace(plan, capacity=5), TODAY) == [
        ev.EntrantAdmitted(3), ev.EntrantAdmitted(4)
    ]  # fmt: skip
    assert len(admissions_by(log.evening, msgspec.structs.replace(plan, capacity=0), TODAY)) == 3
    assert admissions_by(log.evening, msgspec.structs.replace(plan, capacity=2), TODAY) == []


def test_whoever_waits_is_not_drawn_and_can_join_late() -> None:
    log = limited(5, capacity=3)
    add(log, ev.EntryClosed())
    add(log, draw_movement(log.evening, (), random.Random(1).shuffle))
    assert log.evening.playing == (0, 1, 2)
    add(log, ev.LatePlayersJoined(("p3",), None, 0))
    assert (log.evening.playing, log.evening.waiting) == ((0, 1, 2, 5), (4,))
    add(log, ev.SubstituteSat(0, "p0", "p4", 0, "absent"))
    assert (log.evening.entrants[0], log.evening.waiting) == (("p4",), ())
    assert log.refuse(ev.LatePlayersJoined(("p1",), None, 0)) is not None
    assert Log(read_entries(map(line_of, log.entries))).evening == log.evening


def test_an_older_program_is_told_that_it_cannot_read_limits_and_lines_without_them_are_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = limited(2, capacity=3)
    lines = [line_of(entry) for entry in log.entries]
    monkeypatch.setattr("numeramis_access.evening.log.LOG_VERSION", LIMITS_VERSION - 1)
    with pytest.raises(NewerLog):
        read_entries(lines)
    for event, line in (
        (ev.PeopleEntered(("p0",)), '{"type":"entered","persons":["p0"]}'),
        (ev.EntrantScratched(1), '{"type":"scratched","entrant":1}'), (ev.EveningFinished(), '{"type":"finished"}'),
    ):  # fmt: skip
        assert msgspec.json.encode(event).decode() == line
