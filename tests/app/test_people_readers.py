"""Readers of a braille line at a table of people: the others hear of it, and wait, only as each person wants it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.app.people.reading import MIN_TOLD_SECONDS
from numeramis_access.tables.request_fields import READING_SECONDS
from tests.app.friends import club
from tests.app.test_people_clocks import wait
from tests.app.test_people_questions import Party, party, presses
from tests.server.guests import Club

__all__ = ["club"]

MOMENT = "dot1+dot2+dot3+dot6+dot7"


@pytest.fixture
def those(club: Club, tmp_path: Path) -> Iterator[Party]:
    with party(club, tmp_path) as those:
        yield those


def let_time_pass(those: Party, seconds: float) -> str:
    """Let time pass; return Eva's announcements."""
    heard = wait(seconds, those.adam, those.eva, those.jana)[1]
    those.reader.settle()
    return heard


def fall_behind(those: Party) -> None:
    """Give the reader more messages than the line can show."""
    for _ in range(2):
        presses("shift+v", "eva", "jana")(those)
        let_time_pass(those, 1.5)
    assert those.adam.app.views.has_unread()


def read_all(those: Party) -> None:
    for _ in range(60):
        if those.reader.line.standing is None and not those.reader.line.more_waits:
            return
        those.reader.press("pan right")
    raise AssertionError(those.reader.text)


def is_read_for(those: Party) -> bool:
    """Return whether Eva's program knows that somebody reads."""
    return any(place.reading for place in those.eva.match.company.tables[those.eva.match.table].places)


def test_one_moment_is_said_by_one_chord_and_one_key(those: Party) -> None:
    read_all(those)
    those.eva.shown.clear()
    those.reader.press(MOMENT)
    those.reader.read("to all: one moment, please")
    those.eva.settle()
    assert "Adam: Chvilku, prosím" in " ".join(those.eva.texts())
    presses("shift+v", "eva")(those)
    those.reader.read("eva: one moment, please")


def test_nobody_hears_of_a_reader_who_does_not_want_it(those: Party) -> None:
    for friend in those.all:
        friend.app.change(waits_for_readers=True)
    fall_behind(those)
    assert "čte" not in let_time_pass(those, MIN_TOLD_SECONDS + 2)
    assert not is_read_for(those)


def test_the_others_hear_of_a_reader_who_wants_it_until_everything_is_read(those: Party) -> None:
    those.adam.app.change(tells_reading=True)
    fall_behind(those)
    let_time_pass(those, MIN_TOLD_SECONDS + 2)
    assert is_read_for(those)
    assert "Adam ještě čte." in those.eva.press("t")
    let_time_pass(those, READING_SECONDS + 5)
    assert is_read_for(those), "a reader who still reads says so again"
    read_all(those)
    let_time_pass(those, 2)
    assert not is_read_for(those)
    assert "čte" not in those.eva.press("t")


def test_a_play_waits_for_the_reader_where_all_agree_and_goes_by_itself(those: Party) -> None:
    those.play_until(lambda: those.eva.match.is_own_turn)
    those.adam.app.change(tells_reading=True)
    for friend in (those.adam, those.eva):
        friend.app.change(waits_for_readers=True)
    fall_behind(those)
    let_time_pass(those, MIN_TOLD_SECONDS + 2)
    assert not those.eva.match.reading.is_agreed, "Jana has not agreed"
    those.jana.app.change(waits_for_readers=True)
    presses("shift+v", "jana")(those)  # news of the table bring the wish along
    let_time_pass(those, 2)
    assert those.eva.match.reading.is_agreed
    known = those.eva.match.seat.last_received
    those.eva.match.act(those.eva.match.view.legal[0])
    let_time_pass(those, 2)
    assert those.eva.match.seat.last_received == known
    assert "Adam ještě čte. Váš pokyn se odešle hned potom." in [said.text for said in those.eva.app.announcer.history]
    read_all(those)
    let_time_pass(those, 2)
    assert those.eva.match.seat.last_received > known


def test_older_tables_refuse_once_with_a_reason(those: Party) -> None:
    those.adam.app.change(tells_reading=True)
    those.adam.match.reading._deny("unknown-request")
    those.reader.settle()
    those.adam.match.reading._deny("unknown-request")
    told = [said for said in those.adam.app.announcer.history if said.kind == "people-denied-unknown-request"]
    assert len(told) == 1
    fall_behind(those)
    let_time_pass(those, MIN_TOLD_SECONDS + 2)
    assert not is_read_for(those)
