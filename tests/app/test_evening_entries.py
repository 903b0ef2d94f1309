"""Entries of a tournament with limits, by keys: their origin, the waiting list, withdrawals, a later plan, one undo."""

from __future__ import annotations

import pytest

from numeramis_access.evening.evening import occupied_tables
from numeramis_access.store.evenings import Evenings
from tests.app.director import Director, director, kept
from tests.app.test_play_contests import NAMES, plan, told


def limited(made: Director, places: int = 0, day: str = "", entered: int = 0) -> None:
    """Announce a tournament with limits, and enter people."""
    plan(made, game="sipky")
    made.enter(made.text("evening-plan-entries"))
    if places:
        made.change("evening-plan-capacity", places)
    if day:
        made.enter(made.text("evening-plan-closes"))
        made.write(day)
    made.back()
    made.choose("evening-announce")
    for name in NAMES[:entered]:
        made.enter_pair(name)


def waiting(made: Director) -> list[str]:
    """Return the labels of the waiting list."""
    count = len(kept().evening.waiting)
    return [
        label for label in made.labels for place in range(1, count + 1)
        if label.startswith(made.text("evening-waiting", place=place, names=""))
    ]  # fmt: skip


def test_an_entry_above_the_capacity_waits_and_its_origin_is_told() -> None:
    with director("en") as made:
        limited(made, 3, entered=2)
        assert "three places" in made.values[made.text("evening-plan-now")]
        made.change("evening-origin", 1)
        made.enter_pair("Cyril")
        made.change("evening-origin", 1)
        made.choose("evening-enter")
        said = told(made.write("Dana"))
        assert made.text("evening-waits", why="full", names="Dana") in said
        assert "three entered, one waiting" in made.app.scene.screen().title
        assert [made.values[label] for label in made.labels if "Number" in label] == [
            "at the place", "at the place", "by telephone"
        ]  # fmt: skip
        (label,) = waiting(made)
        assert made.values[label] == "by e-mail"
        made.choose("evening-log")
        assert made.labels[0] == "On the waiting list: Dana, by e-mail"
        assert made.labels[1] == "Added: Cyril, by telephone"


def test_the_first_of_the_waiting_list_follows_a_withdrawal_is_told_by_name_and_one_key_takes_it_back() -> None:
    with director("en") as made:
        limited(made, 3, entered=5)
        made.enter(made.text("evening-numbered", number=2, names=NAMES[1], count=1))
        said = told(made.choose("evening-scratch"))
        assert "Bára" in said
        assert "from the waiting list plays Dana" in said
        assert kept().evening.playing == (0, 2, 3)
        made.press("u")
        assert (kept().evening.playing, kept().evening.waiting) == ((0, 1, 2), (3, 4))


def test_a_director_admits_by_hand_and_takes_it_back_and_a_waiting_person_withdraws() -> None:
    with director("en") as made:
        limited(made, 3, entered=5)
        made.enter(waiting(made)[1])
        assert made.labels[0] == made.text("evening-admit")
        said = told(made.press("return"))
        assert "Admitted from the waiting list: Eva" in said
        assert kept().evening.playing == (0, 1, 2, 4)
        made.press("u")
        assert kept().evening.waiting == (3, 4)
        made.enter(waiting(made)[0])
        made.choose("evening-scratch")
        assert kept().evening.waiting == (4,)


def test_more_places_in_the_plan_admit_from_the_waiting_list() -> None:
    with director("en") as made:
        limited(made, 3, entered=5)
        made.choose("evening-plan-now")
        made.enter(made.text("evening-plan-entries"))
        made.change("evening-plan-capacity", 1)
        made.back()
        said = told(made.choose("evening-plan-keep"))
        assert made.text("evening-plan-admitted", names="Dana") in said
        assert kept().evening.waiting == (4,)


def test_after_the_last_day_entries_wait_and_a_wrong_day_is_refused_with_a_sentence() -> None:
    with director("en") as made:
        plan(made, game="sipky")
        made.enter(made.text("evening-plan-entries"))
        made.enter(made.text("evening-plan-closes"))
        assert made.text("evening-day-form") in told(made.write("31 2"))
        made.press("return")
        made.press("return")
        made.write("26 11")
        made.back()
        made.choose("evening-announce")
        assert kept().evening.plan.closes == "2026-11-26"
        made.enter_pair("Adam")
        made.wait(60 * 48)
        made.choose("evening-enter")
        assert made.text("evening-waits", why="closed", names="Bára") in told(made.write("Bára"))
        assert kept().evening.waiting == (1,)


def test_the_last_day_is_stepped_by_arrows_from_today_and_not_taken_over_by_the_next_evening() -> None:
    with director("en") as made:
        plan(made, game="sipky")
        made.enter(made.text("evening-plan-entries"))
        made.change("evening-plan-closes", 3)
        made.back()
        made.choose("evening-announce")
        assert kept().evening.plan.closes == "2026-11-27"
        made.back()
        made.choose("evening-new")
        assert made.values[made.text("evening-plan-entries")] == made.text("evening-plan-entries-none")


def test_whoever_waits_is_not_drawn_and_is_offered_as_a_late_player() -> None:
    with director("en") as made:
        limited(made, 4, entered=5)
        made.choose("evening-close")
        made.choose("evening-begin-round", round=1)
        (table,) = occupied_tables(kept().evening, 0)
        assert sorted(table.places()) == [0, 1, 2, 3]
        made.choose("evening-late")
        made.enter("Eva")
        assert 5 in kept().evening.playing
        assert not kept().evening.waiting


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_limits_are_told_with_the_plan_in_every_language(language: str) -> None:
    with director(language) as made:
        limited(made, 3, "24 12", entered=5)
        told_plan = made.values[made.text("evening-plan-now")]
        assert made.text("evening-capacity-told", count=3) in told_plan
        assert len(waiting(made)) == 2


def test_an_evening_without_limits_is_entered_as_before() -> None:
    with director("en") as made:
        made.announce()
        made.enter_pair("Marie", "Jan")
        assert made.text("evening-origin") not in made.labels
        (evening,) = Evenings(made.app.home.evenings).all().evenings
        assert '"origin"' not in evening.lines[1]
        assert '"waits"' not in evening.lines[1]
