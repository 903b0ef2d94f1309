"""Weeks of practice: choices by kind, graphs without gaps in time, strange files."""

from __future__ import annotations

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.practice import weeks
from numeramis_access.practice.weeks import MAX_SHOWN_WEEKS, GraphPoint, JudgedChoices

LOST = st.dictionaries(st.sampled_from(["tricks", "points"]), st.floats(0, 9))
JUDGED = st.builds(JudgedChoices, st.integers(0, 50), st.integers(0, 50), LOST)


def test_choices_are_added_up_by_week_game_and_kind() -> None:
    found: weeks.Weeks = {}
    first, second = ("2026-W47", "quist/lead"), ("2026-W48", "whist/trump")
    for (week, name), good in ((first, 1), (first, 0), (second, 1)):
        found = weeks.with_choice(found, week, name, JudgedChoices(1, good, {"tricks": 0.5 * (not good)}))
    assert found["2026-W47"]["quist/lead"] == JudgedChoices(2, 1, {"tricks": 0.5})
    assert weeks.sum_weeks(found)["2026-W48"] == JudgedChoices(1, 1, {"tricks": 0.0})
    assert weeks.sum_weeks(found, "quist/")["2026-W48"] == JudgedChoices()
    assert weeks.choices_by_kind(found, "quist") == {"lead": JudgedChoices(2, 1, {"tricks": 0.5})}


@given(st.lists(JUDGED))
def test_the_order_of_adding_does_not_matter(judged: list[JudgedChoices]) -> None:
    one, other = sum(judged, JudgedChoices()), sum(reversed(judged), JudgedChoices())
    assert (one.count, one.good) == (other.count, other.good)
    assert one.count == sum(each.count for each in judged)


def test_a_graph_has_every_week_once_across_the_years() -> None:
    values = {"2026-W51": 0.5, "2027-W02": 0.75}
    found = weeks.weekly_graph(values, "2027-W03")
    assert [point.week for point in found] == ["2026-W51", "2026-W52", "2026-W53", "2027-W01", "2027-W02", "2027-W03"]
    assert found[0] == GraphPoint("2026-W51", 0.5)
    assert found[1] == GraphPoint("2026-W52", None)
    assert weeks.weekly_graph({}, "2027-W03") == ()
    assert weeks.weekly_graph({"2030-W01": 1.0}, "2027-W03") == ()


def test_a_graph_shows_the_last_half_year_alone() -> None:
    found = weeks.weekly_graph({"2020-W01": 1.0, "2026-W40": 0.5}, "2026-W47")
    assert len(found) == MAX_SHOWN_WEEKS
    assert found[-1].week == "2026-W47"


def test_days_are_counted_by_week() -> None:
    days = [date(2026, 11, 16), date(2026, 11, 22), date(2026, 11, 23)]
    assert weeks.days_by_week(days) == {"2026-W47": 2, "2026-W48": 1}


def test_what_names_no_week_and_no_game_is_left_out() -> None:
    strange = {
        "2026-W47": {"quist/lead": JudgedChoices(1), "bridge/lead": JudgedChoices(1)},
        "soon": {},
        "2026-W99": {},
        "0-W0": {},
    }
    assert weeks.valid_weeks(strange, ("quist",)) == {"2026-W47": {"quist/lead": JudgedChoices(1)}}
