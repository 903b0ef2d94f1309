"""The parts of a table need no table and no house: they take values and return values."""

from __future__ import annotations

import pytest

from numeramis_access.server.people import arranging
from numeramis_access.server.people.attendance import MIN_GRACE_SECONDS, Attendance
from numeramis_access.server.people.setting import TableSetting
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.table_requests import Arrange

NAMES = ("Adam", "Bob", "Eva", "")
PLACES = tuple(TablePlace(name, person=name.lower()) for name in NAMES)
SETTING = TableSetting("quist", {}, 4, "open", "easy", 60, True, False, "adam", PLACES)


def people(setting: TableSetting) -> list[str]:
    return [place.name for place in setting.places]


def test_two_places_are_exchanged_where_both_are_there() -> None:
    changed = arranging.exchange_places(SETTING, 0, 3)
    assert changed is not None
    assert people(changed) == ["", "Bob", "Eva", "Adam"]
    assert people(SETTING) == list(NAMES), "a setting does not change"
    assert arranging.exchange_places(SETTING, 0, 4) is None
    assert arranging.exchange_places(SETTING, 2, 2) is None


def test_a_drawn_order_keeps_everybody_and_is_not_always_the_same() -> None:
    orders = {tuple(people(arranging.draw_places(SETTING))) for _ in range(100)}
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(NAMES))}
    assert len(orders) > 1


def test_a_new_host_is_heard_and_others_stay_muted() -> None:
    muted = arranging.mute_person(arranging.mute_person(SETTING, "bob", on=True), "eva", on=True)
    assert muted.muted == ("bob", "eva")
    assert arranging.mute_person(muted, "bob", on=True).muted == ("eva", "bob"), "nobody is listed twice"
    changed = arranging.hand_over(muted, "eva")
    assert (changed.host, changed.muted) == ("eva", ("bob",))


def test_terms_change_and_people_keep_their_places() -> None:
    wished = Arrange(id="1", table="t", access="code", level="hard", grace=30, talk=True, drawn=True)
    changed = arranging.arrange_terms(SETTING, wished)
    assert (changed.access, changed.level, changed.grace) == ("code", "hard", 30)
    assert changed.talk
    assert changed.drawn
    assert changed.places == SETTING.places
    doubled = arranging.change_place(changed, 1, double=True)
    assert [place.double for place in doubled.places] == [False, True, False, False]
    assert arranging.change_place(doubled, 1, double=False) == changed


def test_the_wait_for_a_lost_line_shrinks_within_one_deal_alone() -> None:
    now = 0.0
    attendance = Attendance(lambda: now)
    attendance.note_gone(2)
    now = 20.0
    assert attendance.absent_seconds(2) == pytest.approx(20.0)
    attendance.note_back(2, deal=5)
    assert attendance.absent == {}
    assert attendance.absent_seconds(2) == 0.0
    assert attendance.grace_of(2, 60, deal=5) == pytest.approx(40.0)
    assert attendance.grace_of(2, 60, deal=6) == 60
    assert attendance.grace_of(1, 60, deal=5) == 60
    attendance.note_gone(2)
    now = 200.0
    attendance.note_back(2, deal=5)
    assert attendance.grace_of(2, 60, deal=5) == MIN_GRACE_SECONDS
    assert attendance.grace_of(2, 3, deal=5) == 3, "never longer than agreed"


def test_an_absence_in_a_pause_counts_to_no_deal() -> None:
    now = 0.0
    attendance = Attendance(lambda: now)
    attendance.note_all_gone([0, 1])
    now = 50.0
    attendance.wait_again()
    assert attendance.absent == {0: 50.0, 1: 50.0}
    now = 90.0
    attendance.note_back(0, deal=None)
    assert attendance.grace_of(0, 60, deal=1) == 60
