"""Handshakes and signs of life of an Albatross."""

from __future__ import annotations

import pytest

from braille.driver import Identity, KeyPressed, Restarted
from braille.drivers.albatross import Driver

HERE, ALIVE = b"\xfe\xff\xfe\xff", b"\xfb\xfc"
BEACON = b"\xff\x80"


def _known() -> Driver:
    driver = Driver()
    assert driver.receive(BEACON * 2) == [Identity("Albatross 80", 80)]
    assert driver.tick(0.01) == HERE
    return driver


def test_one_beacon_alone_may_be_an_accident() -> None:
    driver = Driver()
    assert driver.receive(BEACON + b"\x02" + BEACON) == []
    assert driver.tick(0.01) == b""
    assert driver.receive(BEACON) == [Identity("Albatross 80", 80)]


@pytest.mark.parametrize("settings", [0x00, 0x02, 0x61, 0xFB, 0xFC, 0xFE])
def test_settings_that_look_like_something_else_are_settings(settings: int) -> None:
    beacon = bytes([0xFF, settings])
    driver = Driver()
    cells = 80 if settings & 0x80 else 46
    assert driver.receive(beacon * 2) == [Identity(f"Albatross {cells}", cells)]
    assert driver.receive(beacon * 50) == []


def test_the_rest_of_the_beacons_that_were_answered_is_not_answered_again() -> None:
    driver = _known()
    assert driver.receive(BEACON * 40) == []
    assert driver.tick(0.1) == b""


def test_beacons_that_go_on_were_not_answered() -> None:
    driver = _known()
    driver.tick(0.6)
    assert driver.receive(BEACON * 3) == [Restarted()]
    assert driver.tick(0.01) == HERE


def test_a_display_that_was_away_holds_no_key() -> None:
    driver = _known()
    assert driver.receive(b"\x53") == [KeyPressed("f1")]
    driver.tick(0.6)
    assert driver.receive(BEACON * 2) == [Restarted()]
    assert driver.receive(b"\x53") == [KeyPressed("f1")]


def test_the_answer_to_a_beacon_goes_out_before_cells() -> None:
    driver = Driver()
    driver.receive(BEACON * 2)
    assert driver.show(bytes(80)).startswith(HERE + b"\xfb\x01\x00\x02\x00")
    assert driver.tick(0.01) == b""


def test_a_sign_of_life_is_due_before_two_seconds_without_a_write() -> None:
    driver = _known()
    assert b"".join(driver.tick(0.25) for _ in range(24)) == ALIVE * 4
    driver.tick(1.0)
    driver.show(bytes(80))
    assert driver.tick(1.0) == b""


def test_a_display_that_nobody_has_met_gets_no_sign_of_life() -> None:
    driver = Driver()
    assert driver.hello() == b""
    assert [driver.tick(1.0) for _ in range(5)] == [b""] * 5


def test_on_the_shorter_one_a_byte_that_no_key_of_it_has_is_no_key() -> None:
    driver = Driver()
    driver.receive(b"\xff\x00" * 2)
    keys = {byte for byte in range(0xFE) if byte != 0xFB and any(_pressed(driver, byte))}
    assert not keys & set(range(117, 151)), "routing keys of cells beyond 46"
    assert not keys & set(range(158, 192)), "the same of the second row"
    assert not keys & {0, 98 + 1, 102, 107, 110, 209, 212, 217, *range(218, 0xFE)}
    assert set(range(2, 42)) | set(range(111, 117)) <= keys


def _pressed(driver: Driver, byte: int) -> list[KeyPressed]:
    events = [event for event in driver.receive(bytes([byte])) if isinstance(event, KeyPressed)]
    driver.receive(b"\xfb")  # releases all keys
    return events
