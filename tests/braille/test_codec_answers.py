"""Drivers answer their displays by themselves and handle lost acknowledgements and refusals."""

from __future__ import annotations

import pytest

from braille.driver import Ack, Identity, Restarted
from braille.drivers import eurobraille, freedomscientific, handytech, humanware
from tests.braille.cases import down, up
from tests.braille.cases.freedomscientific import ACK, FOCUS_40
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.braille.emulators.handytech import HandyTechDisplay
from tests.braille.emulators.humanware import HumanWareDisplay
from tests.braille.host import Host


def test_humanware_is_asked_again_while_it_is_not_ready() -> None:
    driver = humanware.Driver()
    question = driver.hello()
    assert driver.receive(b"\x1b\x01\x03\x01\x12\x28") == []
    assert b"".join(driver.tick(0.05) for _ in range(8)) == question * 4
    assert driver.receive(b"\x1b\x01\x03\x00\x12\x28") == [Identity("APH Mantis Q40", 40)]
    assert b"".join(driver.tick(0.05) for _ in range(8)) == b""


@NEEDS_A_TERMINAL
def test_humanware_that_is_switched_off_is_asked_until_it_is_back() -> None:
    with HumanWareDisplay() as display:
        host = Host(humanware.Driver(), display.path)
        host.identify()
        display.press("pan left")
        host.wait_for(lambda: host.events[-1:] == down("pan left"))
        display.tell(0x10, b"")
        host.wait_for(lambda: host.events[-1:] == up("pan left"))
        host.wait_for(lambda: host.events[-1:] == [Restarted()])
        host.close()


@NEEDS_A_TERMINAL
def test_handytech_that_is_switched_off_and_on_wants_its_cells_again() -> None:
    with HandyTechDisplay() as display:
        host = Host(handytech.Driver(), display.path)
        host.identify()
        display.press("pan left")
        display.power_cycle()
        host.wait_for(lambda: host.events[-2:] == [*down("pan left"), Restarted()])
        host.close()


def test_handytech_of_another_model_on_the_same_port_is_another_display() -> None:
    driver = handytech.Driver()
    driver.receive(b"\xfe\x74")
    assert driver.receive(b"\xfe\x80") == []
    assert driver.tick(0.0) == b"\xff"
    assert driver.receive(b"\xfe\x80") == [Identity("Modular 20", 20)]
    assert driver.show(bytes(20)) == b"\x01" + bytes(24)


def test_noise_makes_no_other_model_of_a_handytech_display() -> None:
    driver = handytech.Driver()
    driver.receive(b"\xfe\x74")
    for noise in (b"\xfe\x81", b"\xfe\x82", b"\xfe\x81"):
        assert driver.receive(noise) == []
        assert driver.tick(0.0) == b"\xff"
        assert driver.receive(b"\xfe\x74") == [Restarted()], "it says who it is, and has forgotten its cells"
    assert driver.receive(b"\x20\xa0") == [*down("routing 0"), *up("routing 0")]


@pytest.mark.parametrize("extended", [False, True])
@NEEDS_A_TERMINAL
def test_handytech_is_written_once_more_after_a_refusal_but_not_for_ever(extended: bool) -> None:
    with HandyTechDisplay(0x84 if extended else 0x74, extended=extended, refusals=3) as display:
        host = Host(handytech.Driver(), display.path)
        host.identify()
        for expected in ([Ack(), Restarted()], [Ack()], [Ack()], [Ack()]):
            host.events.clear()
            host.write(host.driver.show(b"\x01" * 40))
            host.wait_for(lambda: host.events)
            assert host.events == expected
        display.wait_for(lambda: display.writes == 1)
        host.close()


def test_freedom_scientific_is_there_only_when_its_own_requests_are_through() -> None:
    driver = freedomscientific.Driver()
    driver.hello()
    assert driver.receive(FOCUS_40) == []
    assert driver.tick(0.1) == b""
    assert driver.receive(ACK) == []
    assert driver.tick(0.1) == b"\x0f\x02\x00\x00"
    assert driver.receive(ACK) == [Identity("Focus 40", 40)]
    assert driver.receive(ACK) == [Ack()]


def test_freedom_scientific_whose_acknowledgement_got_lost_is_there_after_the_next_question() -> None:
    driver = freedomscientific.Driver()
    driver.hello()
    driver.receive(ACK + FOCUS_40)
    assert driver.tick(0.1) == b"\x0f\x02\x00\x00"
    driver.hello()
    assert driver.receive(ACK + FOCUS_40) == [Identity("Focus 40", 40)]


@NEEDS_A_TERMINAL
def test_freedom_scientific_does_not_acknowledge_what_it_lost_or_refused() -> None:
    with FreedomScientificDisplay(losses=1, refusals=1) as display:
        driver = freedomscientific.Driver()
        assert driver.resend
        host = Host(driver, display.path)
        host.identify()
        packet = driver.show(b"\x55" * 40)
        host.events.clear()
        host.write(packet * 3)
        host.wait_for(lambda: host.events)
        assert host.events == [Ack()]
        display.wait_for(lambda: display.cells == b"\x55" * 40)
        host.close()


def test_eurobraille_iris_gets_its_ping_back() -> None:
    driver = eurobraille.Driver()
    ping = b"\x02\x00\x05TL\x07\x03"
    assert driver.receive(ping) == []
    assert driver.tick(0) == ping


def test_eurobraille_of_a_model_nobody_knows_has_the_cells_that_it_tells() -> None:
    driver = eurobraille.Driver()
    driver.hello()
    assert driver.receive(b"\x02\x00\x05SG\x20\x03\x02\x00\x05ST\x7f\x03\x02\x00\x04SI\x03") == [
        Identity("EuroBraille 32", 32)
    ]
    assert driver.receive(b"\x02\x00\x08KC\x00\x00\x00\x02\x03") == down("pan left")
