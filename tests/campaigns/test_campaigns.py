"""Short runs of the campaigns; the package lists the commands for long runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from tests.campaigns import (
    damage,
    days,
    evenings,
    house_kill,
    house_soak,
    kill,
    mutated_lines,
    soak,
    strangers,
    tournaments,
    users,
)


@pytest.fixture(autouse=True)
def _own_variables() -> Iterator[None]:
    """Restore the environment variables: a campaign is a process of its own, and chooses homes for its programs."""
    with mock.patch.dict(os.environ):
        yield


@pytest.mark.slow
def test_a_killed_program_loses_nothing() -> None:
    every, at_random = kill.campaign(every=2, at_random=3)
    assert every.kills > every.actions > 30
    assert at_random.matches == 3


@pytest.mark.slow
def test_a_killed_house_loses_nothing_of_a_match_among_people() -> None:
    done = house_kill.campaign(2)
    assert done.matches == 2
    assert done.actions > 20
    assert done.kills > 5  # an action may have two kills, one before its write and one after it


def test_killed_evenings_lose_nothing_and_add_up() -> None:
    done = evenings.campaign(2)
    assert done.evenings == 2
    assert done.entries > done.kills > 2


def test_leagues_of_five_places_give_the_same_table_whatever_order_their_copies_come_in(tmp_path: Path) -> None:
    progress = tmp_path / "progress.json"
    tournaments.campaign(2, seed=2, progress=progress)
    done = tournaments.campaign(4, seed=2, progress=progress)
    assert done.leagues == 4, "it goes on where it stopped"
    assert done.copies > 50
    assert min(done.kills, done.forks, done.corrections, done.questions, done.out) > 0


def test_many_tables_outlast_drops_kills_and_hostile_guests() -> None:
    done = house_soak.campaign(tables=6, minutes=0.2)
    assert done.kills >= 2
    assert done.hostile > 10
    assert done.actions > 6


@pytest.mark.slow
def test_damaged_files_and_failing_disks_lose_nothing_before_the_damage() -> None:
    done = damage.campaign(2, bits=40)
    assert done.cuts > 1000
    assert done.flips == 80


@pytest.mark.slow
def test_random_users_are_told_something_after_each_key_and_find_home() -> None:
    days, faults = users.campaign(seed=7, days=3)
    assert faults == []
    assert days == 3


@pytest.mark.slow
def test_match_after_match_leaves_nothing_behind() -> None:
    soaked = soak.campaign(12)
    soak.check(soaked)
    assert soaked.announcements > 500


@pytest.mark.slow
def test_nothing_of_strangers_is_raised_hung_or_left_running(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMERAMIS_HOME", "")  # each case sets it
    done, wrong = strangers.campaign(400, seed=7)
    assert wrong == []
    assert len(done) > 4


@pytest.mark.slow
def test_lines_that_are_nearly_right_are_refused_by_a_word_of_the_document() -> None:
    for done in (mutated_lines.in_process(1500, seed=7), mutated_lines.over_sockets(800, seed=7)):
        assert done.wrong == []
        assert {"done", "malformed", "no-such-table", "unknown-request"} <= done.told.keys()


@pytest.mark.slow
def test_requests_of_a_director_that_are_nearly_right_are_refused_by_a_word_of_the_document() -> None:
    done = mutated_lines.in_process(1500, seed=7, directing=True)
    assert done.wrong == []
    assert {"done", "not-here", "unknown-value", "evening-not-now"} <= done.told.keys()


@pytest.mark.slow
@pytest.mark.system("posix", "pseudo-terminals are POSIX")
def test_hasty_keys_lead_where_slow_ones_do() -> None:
    from tests.campaigns import keys

    assert keys.run("terminal", seed=1, minutes=0.1) == 0


def test_over_simulated_days_no_call_is_lost_or_comes_twice_or_in_quiet_hours() -> None:
    done = days.campaign(5, 1)
    assert done.calls > 40
    assert done.lost > 0
    assert done.kills > 10
    assert done.restores > 0
