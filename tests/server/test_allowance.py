"""Token buckets: what a unit has used comes back with time, and the least recently used bucket is forgotten first."""

from __future__ import annotations

import pytest

from numeramis_access.server.people import allowance
from numeramis_access.server.people.allowance import Allowance, CountedGuest
from numeramis_access.server.people.limits import Limit, Rate

LIMITS = {
    "things": Limit("too-often", {"person": Rate(3, 30.0), "address": Rate(6, 30.0)}, only_strangers=True),
    "items": Limit("no-room", {"person": Rate(2)}),
}


class Time:
    """A clock that tests set, in seconds."""

    now = 100.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_a_unit_waits_until_its_amount_has_come_back() -> None:
    clock = Time()
    own = Allowance(clock, LIMITS)
    eva = CountedGuest(person="eva", address="a", known=True)
    assert [own.try_charge("things", eva) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert own.try_charge("things", eva) == pytest.approx(10.0)
    assert own.try_charge("things", eva, 2) == pytest.approx(20.0), "a refusal used nothing"
    clock.now += 9.9
    assert own.wait_seconds("things", eva) == pytest.approx(0.1)
    clock.now += 0.1
    assert own.try_charge("things", eva) == 0.0
    assert own.try_charge("things", eva) == pytest.approx(10.0)
    clock.now += 1000.0
    assert own.wait_seconds("things", eva, 3) == 0.0
    assert own.wait_seconds("things", eva, 4) == pytest.approx(10.0), "no more than the most comes back"


def test_an_address_counts_for_strangers_alone() -> None:
    own = Allowance(Time(), LIMITS)
    for name in ("eva", "jan"):
        for _ in range(3):
            assert own.try_charge("things", CountedGuest(person=name, address="a")) == 0.0
    assert own.try_charge("things", CountedGuest(person="iva", address="a")) == pytest.approx(5.0)
    assert own.try_charge("things", CountedGuest(person="iva", address="a", known=True)) == 0.0
    assert own.try_charge("things", CountedGuest(person="ota", address="b")) == 0.0


def test_things_that_count_while_they_exist_have_room_up_to_the_most() -> None:
    own = Allowance(Time(), LIMITS)
    assert [own.has_room("items", "person", there) for there in range(4)] == [True, True, False, False]
    assert [own.has_room("items", "person", 0, more) for more in (2, 3)] == [True, False]
    assert own.try_charge("items", CountedGuest(person="eva")) == 0.0, "no rate"


def test_the_least_recently_used_bucket_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "MAX_BUCKETS", 10)
    own = Allowance(Time(), LIMITS)
    eva = CountedGuest(person="eva")
    for _ in range(3):
        own.charge("things", eva)
    for number in range(100):
        own.charge("things", CountedGuest(person=f"stranger {number}"))
        if number % 5 == 0:
            own.charge("things", eva)
    assert own.wait_seconds("things", eva) > 0.0, "a flood of strangers gives nobody back what they have used"
    assert own.wait_seconds("things", CountedGuest(person="stranger 99"), 3) > 0.0
    assert own.wait_seconds("things", CountedGuest(person="stranger 0"), 3) == 0.0
