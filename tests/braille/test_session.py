"""The times at which a session may write, with a clock of the test."""

from __future__ import annotations

import pytest

from braille.driver import CellsReplaced, CellsRestored
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.ports import PortLost
from braille.session import MAX_RESENDS, DisplaySession
from tests.braille import toy

HERE = b"N" + bytes([toy.CELLS])
PACKET_TIME = (1 + toy.CELLS) * toy.BYTE_TIME


class Quiet(toy.Driver):
    """The toy family without acknowledgements."""

    acknowledges = False


def session(driver: toy.Driver | None = None) -> DisplaySession:
    opened = DisplaySession(driver or toy.Driver(), toy.BYTE_TIME, 0.0)
    assert opened.receive(HERE) == [Connected("Toy", toy.CELLS)]
    return opened


def cells(number: int) -> bytes:
    return bytes([number]) * toy.CELLS


def test_nothing_is_written_before_the_display_has_said_who_it_is() -> None:
    opened = DisplaySession(toy.Driver(), toy.BYTE_TIME, 0.0)
    opened.show(cells(1))
    assert opened.due(0.0) == b""
    opened.receive(HERE)
    assert opened.due(0.0) == b"W" + cells(1)


def test_cells_fit_the_display_and_the_same_cells_are_not_written_twice() -> None:
    opened = session()
    opened.show(b"\x01\x02")
    assert opened.due(0.0) == b"W" + b"\x01\x02".ljust(toy.CELLS, b"\0")
    opened.receive(b"A")
    opened.show(b"\x01\x02" + bytes(90))
    assert opened.due(1.0) == b""


def test_while_a_write_is_in_flight_only_the_newest_cells_are_kept() -> None:
    opened = session()
    opened.show(cells(1))
    assert opened.due(0.0)
    for number in range(2, 22):
        opened.show(cells(number))
        assert opened.due(0.001 * number) == b""
    opened.receive(b"A")
    assert opened.due(0.03) == b"W" + cells(21)
    opened.receive(b"A")
    assert opened.due(0.06) == b""


def test_a_write_that_is_not_acknowledged_is_sent_again_with_the_newest_cells() -> None:
    opened = session()
    opened.show(cells(1))
    opened.due(0.0)
    late = PACKET_TIME + toy.Driver.ack_timeout
    assert opened.next_due_time() <= late + 0.001
    assert opened.due(late - 0.01) == b""
    opened.show(cells(2))
    assert opened.due(late + 0.01) == b"W" + cells(2)


def test_a_display_that_never_acknowledges_is_given_up() -> None:
    opened = session()
    opened.show(cells(1))
    written = [opened.due(float(second)) for second in range(MAX_RESENDS + 1)]
    assert written == [b"W" + cells(1)] * (MAX_RESENDS + 1)
    with pytest.raises(PortLost) as lost:
        opened.due(float(MAX_RESENDS + 1))
    assert lost.value.code == "silent"


def test_a_family_that_does_not_resend_goes_on_with_the_next_write() -> None:
    driver = toy.Driver()
    driver.resend = False
    opened = session(driver)
    for number in range(1, 30):
        opened.show(cells(number))
        assert opened.due(float(number)) == b"W" + cells(number)


def test_without_acknowledgements_a_write_is_in_flight_as_long_as_the_wire_needs() -> None:
    opened = session(Quiet())
    opened.show(cells(1))
    assert opened.due(0.0)
    opened.show(cells(2))
    assert opened.due(PACKET_TIME * 0.9) == b""
    assert opened.next_due_time() == pytest.approx(PACKET_TIME)
    assert opened.due(PACKET_TIME) == b"W" + cells(2)


def test_a_display_that_restarted_is_written_again_and_its_keys_are_up() -> None:
    opened = session()
    opened.show(cells(1))
    opened.due(0.0)
    opened.receive(b"A")
    assert opened.due(1.0) == b""
    assert opened.receive(b"R") == [CellsReplaced()]
    assert opened.due(1.1) == b"W" + cells(1)
    assert opened.receive(b"A") == [CellsRestored()]


def test_a_display_that_is_away_is_lost_once_and_found_when_it_says_again_who_it_is() -> None:
    opened = session()
    assert opened.receive(b"O") == [Disconnected("lost")]
    assert opened.receive(b"O") == []
    opened.show(cells(2))
    assert opened.due(0.0) == b""
    assert opened.receive(HERE) == [Connected("Toy", toy.CELLS)]
    assert opened.due(0.1) == b"W" + cells(2)


def test_a_new_size_is_told_and_the_cells_are_written_again() -> None:
    opened = session()
    opened.show(bytes([1]) * 40)
    opened.due(0.0)
    assert opened.receive(b"N\x08") == [Connected("Toy", 8)]
    assert opened.due(0.5) == b"W" + bytes([1]) * 8
    assert opened.receive(b"N\x08") == []


def test_a_key_is_told_by_itself_and_as_a_chord() -> None:
    told: list[DisplayEvent] = session().receive(b"k")
    assert [type(event).__name__ for event in told] == ["KeyPressed", "KeyReleased", "Key"]
    assert told[-1] == Key("select")


@pytest.mark.parametrize("said", [b"N" + bytes([12]), b"R"])
def test_a_key_held_on_a_display_that_became_another_or_was_switched_off_is_in_no_chord(said: bytes) -> None:
    opened = session()
    opened.receive(b"d")
    opened.receive(said)
    assert opened.receive(b"k")[-1] == Key("select")


def test_a_display_that_says_again_who_it_is_keeps_its_chord() -> None:
    opened = session()
    opened.receive(b"d")
    assert opened.receive(HERE) == []
    assert opened.receive(b"k")[-1] == Key("select+space")


def stands(opened: DisplaySession, said: bytes = b"k") -> bool:
    """Press a key; return whether the newest cells stood under the fingers."""
    return opened.receive(said)[-1].stands  # type: ignore[union-attr]


def test_a_key_says_whether_the_newest_cells_were_acknowledged() -> None:
    opened = session()
    assert not stands(opened), "nothing was written yet"
    opened.show(cells(1))
    opened.due(0.0)
    assert not stands(opened)
    opened.receive(b"A")
    assert stands(opened)
    opened.show(cells(2))
    assert not stands(opened)
    opened.due(0.1)
    assert not stands(opened)
    opened.receive(b"A")
    assert stands(opened)
    opened.receive(b"R")
    opened.due(0.2)
    assert not stands(opened), "the display was switched off and on"
    opened.receive(b"A")
    assert stands(opened)


@pytest.mark.parametrize("again", [b"O" + HERE, b"N\x08"])
def test_a_display_that_came_back_or_changed_has_no_cells_before_they_are_written(again: bytes) -> None:
    opened = session()
    opened.show(cells(1))
    opened.due(0.0)
    opened.receive(b"A")
    opened.receive(again)
    assert not stands(opened)
    opened.due(0.1)
    opened.receive(b"A")
    assert stands(opened)


def test_a_display_that_acknowledges_nothing_is_believed_once_it_was_written_to() -> None:
    opened = session(Quiet())
    assert not stands(opened)
    opened.show(cells(1))
    assert not stands(opened)
    opened.due(0.0)
    assert stands(opened)


def test_a_family_that_may_stay_silent_is_believed_until_it_has_acknowledged_once() -> None:
    driver = toy.Driver()
    driver.resend = False
    opened = session(driver)
    opened.show(cells(1))
    opened.due(0.0)
    opened.due(1.0)
    assert stands(opened)
    opened.receive(b"A")
    opened.show(cells(2))
    opened.due(2.0)
    opened.due(3.0)
    assert not stands(opened)
    opened.repaint()
    assert opened.due(3.1) == b"W" + cells(2)
    opened.receive(b"A")
    assert stands(opened)


def test_a_slow_display_soon_gets_each_line_once() -> None:
    """It needs 2.4 times the usual patience for a line, and acknowledges lines in order."""
    opened, due, now = session(), list[float](), 0.0
    writes = []
    for number in range(1, 9):
        opened.show(cells(number))
        sent = 0
        for _ in range(100):
            now += 0.01
            while due and due[0] <= now:
                due.pop(0)
                opened.receive(b"A")
            if opened.due(now):
                sent += 1
                due.append(max(now, due[-1] if due else now) + 0.24)
        writes.append(sent)
        assert stands(opened)
    assert writes[2:] == [1] * 6, writes
