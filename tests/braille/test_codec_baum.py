"""Finding a Baum display: old displays, slow displays, and displays that went to sleep."""

from __future__ import annotations

from braille.driver import Identity, Restarted
from braille.drivers.baum import ASK_CELLS, ASK_NAME, Driver
from tests.braille.cases import down, up
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.baum import BaumDisplay
from tests.braille.host import Host


def test_the_second_question_waits_for_the_answer_to_the_first() -> None:
    driver = Driver()
    assert driver.hello() == ASK_NAME
    assert driver.tick(0.1) == b""
    driver.receive(b"\x1b\x84VarioConnect")
    assert driver.tick(0.1) == b""
    driver.receive(b" 40 ")
    assert driver.tick(0.0) == ASK_CELLS
    assert driver.tick(0.1) == b""


def test_a_display_without_a_name_is_asked_for_its_cells() -> None:
    driver = Driver()
    assert [driver.hello(), driver.hello()] == [ASK_NAME, ASK_CELLS]
    assert driver.receive(b"\x1b\x01\x50") == []
    assert driver.tick(0.1) == ASK_NAME
    assert driver.hello() == ASK_CELLS
    assert driver.receive(b"\x1b\x01\x50") == [Identity("Baum", 80)]


def test_a_display_that_missed_the_first_question_is_asked_its_name_when_it_has_answered_the_second() -> None:
    driver = Driver()
    assert [driver.hello(), driver.hello()] == [ASK_NAME, ASK_CELLS]
    driver.receive(b"\x1b\x01\x28")
    assert driver.tick(0.1) == ASK_NAME
    assert driver.receive(b"\x1b\x84VarioConnect 40 ") == [Identity("VarioConnect 40", 40)]


@NEEDS_A_TERMINAL
def test_a_display_that_never_tells_its_cells_has_them_in_its_name() -> None:
    with BaumDisplay(b"Vario 40        ", counts=False) as display:
        host = Host(Driver(), display.path)
        assert host.identify(tries=3) == Identity("Vario 40", 40)
        host.close()


def test_a_name_without_a_number_is_not_enough() -> None:
    driver = Driver()
    for _ in range(5):
        driver.hello()
        assert driver.receive(b"\x1b\x84Inka            ") == []


@NEEDS_A_TERMINAL
def test_a_display_that_answers_only_when_the_next_question_begins() -> None:
    with BaumDisplay(patient=True) as display:
        host = Host(Driver(), display.path)
        assert host.identify(tries=3) == Identity("VarioConnect 40", 40)
        host.write(host.driver.show(b"\x1b" * 40))
        display.wait_for(lambda: display.cells == b"\x1b" * 40)
        host.close()


def test_a_name_that_should_be_long_but_is_not() -> None:
    driver = Driver()
    driver.hello()
    driver.receive(b"\x1b\x84Refreshabraille \x1b\x24\x00")
    assert driver.tick(0) == ASK_CELLS
    assert driver.receive(b"\x1b\x01\x12") == [Identity("Refreshabraille", 18)]


def test_a_display_that_gets_another_size_says_who_it_is_again() -> None:
    driver = Driver()
    driver.hello()
    driver.receive(b"\x1b\x84VarioConnect 40 \x1b\x01\x28")
    assert driver.receive(b"\x1b\x01\x28") == []
    assert driver.receive(b"\x1b\x01\x20") == [Identity("VarioConnect 40", 32)]


def test_a_display_that_goes_to_sleep_lets_go_of_its_keys_and_is_asked_until_it_wakes() -> None:
    driver = Driver()
    driver.hello()
    driver.receive(b"\x1b\x84VarioConnect 40 \x1b\x01\x28\x1b\x24\x02")
    driver.tick(0.1)
    assert driver.receive(b"\x1b\x17\x04") == up("pan left")
    asked = b"".join(driver.tick(0.5) for _ in range(20))
    assert asked.count(ASK_NAME) + asked.count(ASK_CELLS) == 5
    assert driver.receive(b"\x1b\x84VarioConnect 40 ") == [Restarted()]
    assert b"".join(driver.tick(0.5) for _ in range(20)) == b""


def test_a_sleeping_display_is_awake_when_a_key_is_pressed() -> None:
    driver = Driver()
    driver.hello()
    driver.receive(b"\x1b\x84VarioConnect 40 \x1b\x01\x28\x1b\x17\x04")
    assert driver.receive(b"\x1b\x24\x10") == [Restarted(), *down("pan right")]
