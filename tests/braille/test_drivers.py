"""The same demands on every codec: the cut of a stream into pieces does not matter, and no bytes do harm."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braille.driver import Ack, Driver, DriverEvent, Identity, KeyPressed, KeyReleased, Keys
from braille.drivers import FAMILIES as LISTED
from braille.drivers import hid, new_driver
from braille.drivers.codec import Codec
from braille.events import Key
from braille.session import DisplaySession
from tests.braille.cases import Case, all_cases
from tests.braille.fuzz import MOST_BYTES_KEPT, Judge, bytes_kept

CASES = all_cases()
FAMILIES = {case.driver: case for case in reversed(CASES)}.values()
#: keys in the table of a case that its model does not send
OF_OTHERS = {"baum, VarioConnect 40": {"front2", "front9"}, "humanware, Mantis": {"dot1", "space"}}
KEY_NAME = re.compile(r"routing \d+|[a-z]+ ?[0-9]{0,3}( [a-z]+)*")

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
every_family = pytest.mark.parametrize("case", FAMILIES, ids=lambda case: case.name)


def test_every_family_that_is_listed_has_a_case() -> None:
    tried = {case.driver for case in CASES}
    assert {family for family in LISTED if type(new_driver(family)) not in tried} == set()


def _feed(driver: Driver, pieces: Iterable[bytes]) -> list[DriverEvent]:
    return [event for piece in pieces for event in driver.receive(piece)]


def _stream(case: Case) -> bytes:
    return b"".join(packet for packet, _ in case.packets)


def _meaning(case: Case) -> list[DriverEvent]:
    return [event for _, events in case.packets for event in events]


def _silence(driver: Driver) -> None:
    """Let enough time pass for the driver to give up an unfinished packet."""
    for _ in range(20):
        driver.tick(0.1)


@every_case
def test_the_question_is_what_the_protocol_says(case: Case) -> None:
    assert case.driver().hello() == case.hello


@every_case
def test_the_display_is_identified_once(case: Case) -> None:
    driver = case.driver()
    driver.hello()
    events: list[DriverEvent] = []
    answers = b""
    for packet in case.identification:
        events += driver.receive(packet)
        answers += driver.tick(0.01)
    assert events == [case.identity]
    assert answers == case.answers


@every_case
def test_the_display_is_identified_byte_by_byte(case: Case) -> None:
    driver = case.driver()
    driver.hello()
    events: list[DriverEvent] = []
    for packet in case.identification:
        events += _feed(driver, (packet[i : i + 1] for i in range(len(packet))))
        driver.tick(0.01)
    assert events == [case.identity]


@every_case
def test_each_packet_means_what_the_table_says(case: Case) -> None:
    driver = case.identified()
    assert [driver.receive(packet) for packet, _ in case.packets] == [
        list(events) for _, events in case.packets
    ]


@every_case
def test_all_packets_at_once(case: Case) -> None:
    assert case.identified().receive(_stream(case)) == _meaning(case)


@every_case
def test_byte_by_byte(case: Case) -> None:
    stream = _stream(case)
    pieces = [stream[i : i + 1] for i in range(len(stream))]
    assert _feed(case.identified(), pieces) == _meaning(case)


@every_case
def test_every_split_in_two(case: Case) -> None:
    stream = _stream(case)
    for cut in range(len(stream) + 1):
        assert _feed(case.identified(), [stream[:cut], stream[cut:]]) == _meaning(case), f"cut at {cut}"


@every_case
def test_a_pause_shorter_than_the_patience_changes_nothing(case: Case) -> None:
    stream = _stream(case)
    driver = case.identified()
    events: list[DriverEvent] = []
    for index in range(len(stream)):
        events += driver.receive(stream[index : index + 1])
        driver.tick(0.004)
    assert events == _meaning(case)


@every_case
def test_cells_become_the_bytes_of_the_protocol(case: Case) -> None:
    driver = case.identified()
    for cells, data in case.shows:
        assert len(cells) == case.identity.cells
        assert driver.show(cells) == data


@every_case
def test_garbage_before_means_nothing_and_hides_nothing(case: Case) -> None:
    for garbage in case.garbage:
        driver = case.identified()
        assert driver.receive(garbage) == []
        assert driver.receive(_stream(case)) == _meaning(case), garbage.hex(" ")


@every_case
def test_damaged_packets_mean_nothing(case: Case) -> None:
    for damaged in case.damaged:
        driver = case.identified()
        assert driver.receive(damaged) == [], damaged.hex(" ")
        _silence(driver)
        assert driver.receive(_stream(case)) == _meaning(case), damaged.hex(" ")


@every_case
def test_a_length_that_cannot_be_true_is_forgotten(case: Case) -> None:
    for beginning in case.absurd:
        driver = case.identified()
        assert driver.receive(beginning) == [], beginning.hex(" ")
        _silence(driver)
        assert driver.receive(_stream(case)) == _meaning(case), beginning.hex(" ")


@every_case
def test_a_display_that_never_stops_after_a_false_length_is_understood_again(case: Case) -> None:
    for beginning in case.absurd:
        driver = case.identified()
        driver.receive(beginning)
        events = _feed(driver, [_stream(case)] * (600 // len(_stream(case)) + 2))
        assert events[-1:] == _meaning(case)[-1:], beginning.hex(" ")


@every_case
def test_every_key_has_a_short_plain_name(case: Case) -> None:
    told = _told(case)
    keys = _keys(told)
    names = _pressed(told) | (keys.names if keys is not None else frozenset())
    assert names
    assert [name for name in sorted(names) if not KEY_NAME.fullmatch(name)] == []


@every_case
def test_every_key_is_one_that_the_display_said_it_has(case: Case) -> None:
    told = _told(case)
    keys = _keys(told)
    if keys is None:
        assert case.name.startswith("baum"), "only its names say nothing"
        return
    pressed = _pressed(told)
    assert [key for key in sorted(pressed - OF_OTHERS.get(case.name, set())) if not keys.has(key)] == []
    assert not keys.has("no such key")


def _told(case: Case) -> list[DriverEvent]:
    """Return the events of a driver for all packets of a case."""
    driver = case.driver()
    driver.hello()
    told: list[DriverEvent] = []
    for packet in (*case.identification, *(packet for packet, _ in case.packets)):
        told += driver.receive(packet)
        driver.tick(0.01)
    return told


def _keys(told: list[DriverEvent]) -> Keys | None:
    """Return the keys in a display's identity."""
    return next(event.keys for event in told if isinstance(event, Identity))


def _pressed(told: list[DriverEvent]) -> set[str]:
    """Return the names of the keys that went down."""
    return {event.key for event in told if isinstance(event, KeyPressed)}


@every_case
def test_there_are_no_keys_before_the_display_has_said_who_it_is(case: Case) -> None:
    driver = case.driver()
    driver.hello()
    keys = b"".join(packet for packet, events in case.packets if KeyPressed in map(type, events))
    assert not [event for event in driver.receive(keys) if not isinstance(event, Identity)]


@every_family
def test_the_line_settings_are_possible(case: Case) -> None:
    driver = case.driver()
    assert driver.lines or isinstance(driver, hid.Driver)
    for line in driver.lines:
        assert line.baud in (9600, 19200, 38400, 57600, 115200)
        assert line.parity in ("N", "O", "E")
    assert driver.ack_timeout > 0 or not driver.acknowledges


@pytest.mark.turns(3)
@every_family
@settings(max_examples=150, deadline=None)
@given(pieces=st.lists(st.binary(max_size=40), max_size=20), known=st.booleans())
def test_no_bytes_raise_or_break_a_promise(case: Case, pieces: list[bytes], known: bool) -> None:
    judge = Judge(case, known)
    for piece in pieces:
        judge.receive(piece)


def test_a_family_that_never_finds_the_end_of_a_packet_keeps_no_more_than_its_limit() -> None:
    class Endless(Codec):
        def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
            return 0, ()

    codec = Endless()
    assert codec.receive(bytes(100_000)) == []
    assert bytes_kept(codec) < MOST_BYTES_KEPT


@pytest.mark.turns(3)
@every_family
def test_a_flood_is_not_kept(case: Case) -> None:
    for flood in (b"\x1b", b"\x79", b"\x02\xff", b"\x80\xff", b"\x00", b"\x1b\x84", b"\xfe", b"\xff\xff"):
        driver = case.identified()
        driver.receive(flood * 20_000)
        assert bytes_kept(driver) - bytes_kept(case.driver()) < MOST_BYTES_KEPT
        _silence(driver)
        identities = [e for packet in case.identification for e in driver.receive(packet)]
        assert all(
            identity.cells == case.identity.cells for identity in identities if isinstance(identity, Identity)
        )


@every_case
def test_a_key_says_that_the_cells_stand_only_after_they_were_written_and_acknowledged(case: Case) -> None:
    session = DisplaySession(case.driver(), 0.0, 0.0)
    clock = iter(range(1000))
    for packet in case.identification:
        session.receive(packet)
        session.due(next(clock) / 100)
    acknowledges = [packet for packet, events in case.packets if list(events) == [Ack()]]
    pressed = [packet for packet, events in case.packets if events and all(map(_is_of_keys, events))]

    def stands() -> set[bool]:
        found = set()
        for packet in pressed:
            found |= {event.stands for event in session.receive(packet) if isinstance(event, Key)}
            session.due(next(clock) / 100)
        return found

    assert True not in stands(), "nothing was shown yet"
    session.show(bytes([1]) * case.identity.cells)
    for _ in range(5):  # handshakes come first
        session.due(next(clock) / 100)
    told = stands()
    if not case.driver().acknowledges:
        assert (True in told) is bool(told)
        return
    assert True not in told
    for packet in acknowledges[:1]:
        session.receive(packet)
        assert False not in stands()


def _is_of_keys(event: DriverEvent) -> bool:
    return isinstance(event, KeyPressed | KeyReleased)
