"""A house examines only due tables: the cost of a wake does not grow with the tables that wait for people."""

from __future__ import annotations

import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.server.people.dues import DueTimes
from tests.server.guests import Club


class Idle:
    """A table whose seats are all thinking."""

    def __init__(self, name: str) -> None:
        self.id, self.match, self.asked = name, object(), 0

    def due(self) -> float | None:
        """Return a time next year, and count the calls."""
        self.asked += 1
        return 1e9


@given(st.lists(st.tuples(st.sampled_from("abc"), st.one_of(st.none(), st.integers(0, 9)))), st.integers(0, 9))
def test_what_is_due_is_what_was_noted_last(noted: list[tuple[str, int | None]], now: int) -> None:
    dues, last = DueTimes(), dict[str, int]()
    for name, due in noted:
        dues.schedule(name, due)
        last.pop(name, None)
        if due is not None:
            last[name] = due
    assert dues.earliest() == min(last.values(), default=None)
    assert sorted(dues.pop_due(now)) == sorted(name for name, due in last.items() if due <= now)
    assert dues.earliest() == min((due for due in last.values() if due > now), default=None)


def test_noting_again_and_again_keeps_no_more_than_there_is() -> None:
    dues = DueTimes()
    for number in range(10_000):
        dues.schedule("a", number)
    assert len(dues._heap) < 100


def wake_of(folder: Path, tables: int) -> float:
    """Return the least seconds of several wakes at a house with this many idle tables, none of them examined."""
    folder.mkdir()
    house, idle = Club(folder).house, [Idle(f"idle-{number}") for number in range(tables)]
    house.sittings._here |= {one.id: one for one in idle}  # type: ignore[misc]
    for one in idle:
        house._note_due(one.id)
    times = []
    for _ in range(20):
        began = time.perf_counter()
        house.tick()
        house.due()
        times.append(time.perf_counter() - began)
    assert all(one.asked == 1 for one in idle), "only when they were noted"
    return min(times)


def test_ten_thousand_idle_tables_cost_a_wake_nothing(tmp_path: Path) -> None:
    few, many = wake_of(tmp_path / "few", 10), wake_of(tmp_path / "many", 10_000)
    print(f"a wake with 10 idle tables {few * 1e6:.1f} us, with 10,000 {many * 1e6:.1f} us")
    assert many < 20 * few, (few, many)
