"""The questions to HIMS, MDV and Alva displays, their order, and the packets in between."""

from __future__ import annotations

from braille.driver import Identity
from braille.drivers import alva, canute, hims, mdv
from tests.braille.cases.canute import frame
from tests.braille.cases.hims import ASK
from tests.braille.cases.mdv import TAKEN
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.alva import AlvaDisplay, Bc6Display
from tests.braille.host import Host

COUNT_32, COUNT_40 = b"\xfa\x02\x01\x20\x00\x00\x00\x00\x18\xfb", b"\xfa\x02\x01\x28\x00\x00\x00\x00\x20\xfb"


def test_hims_with_32_cells_is_asked_no_identity() -> None:
    driver = hims.Driver()
    assert driver.hello() == ASK
    assert driver.receive(COUNT_32) == [Identity("Braille Sense", 32)]
    assert driver.tick(0.2) == b""


def test_hims_with_40_cells_is_asked_once_whether_it_is_an_edge() -> None:
    driver = hims.Driver()
    driver.hello()
    assert driver.receive(COUNT_40) == []
    assert driver.tick(0.2) + driver.tick(0.2) == b"\x1cBE\x1f"
    assert driver.hello() == ASK
    # A slow answer arrives together with the answer to the next question.
    assert driver.receive(b"\x1cBE\x1f" + COUNT_40) == [Identity("Braille Edge", 40)]


def test_mdv_gets_each_packet_acknowledged_but_no_acknowledgement_of_its_own() -> None:
    driver = mdv.Driver()
    driver.receive(TAKEN + b"\x01\x02\x25\x06\x03\x28\x00\x08\x01\x01\x05\x32\xaa")
    assert driver.tick(0) == TAKEN
    driver.receive(b"\x01\x02\x11\x01\x03\x01\x4d\xaa\x01\x02\x12\x01\x03\x01\x4c\xaa")
    assert driver.tick(0) == TAKEN * 2
    driver.receive(b"\x01\x02\x11\x01\x03\x01\x4e\xaa" + TAKEN)
    assert driver.tick(0) == b""


def test_canute_whose_answer_comes_after_the_next_cells_is_sent_those_too() -> None:
    driver = canute.Driver()
    assert driver.hello() == frame(0x00)
    driver.receive(frame(0x00, 4, 0) + frame(0x01, 1, 0))
    assert driver.tick(0.0) == frame(0x01)
    driver.show(b"\x11" * 4)
    assert driver.tick(0.1) == frame(0x06, 0, *b"\x11" * 4)
    driver.show(b"\x22" * 4)
    driver.receive(frame(0x06, 0, 0))
    assert driver.tick(canute.ROW_SECONDS) == frame(0x0D)
    driver.receive(frame(0x0D, 0, 0))
    assert driver.tick(canute.KEY_QUERY_SECONDS) == frame(0x06, 0, *b"\x22" * 4)


@NEEDS_A_TERMINAL
def test_alva_of_the_newer_kind_is_never_told_the_question_of_the_older_kind() -> None:
    with Bc6Display() as display:
        host = Host(alva.Driver(), display.path)
        assert host.identify() == Identity("BC640", 40)
        for _ in range(6):
            host.write(host.driver.hello())
        host.write(host.driver.show(b"\x77" * 40))
        display.wait_for(lambda: display.cells == b"\x77" * 40)
        assert display.changed == []
        host.close()


def test_alva_that_has_said_its_model_is_not_taken_for_the_older_kind() -> None:
    driver = alva.Driver()
    driver.hello()
    driver.receive(b"\x1b\x3f\x40")
    assert [driver.hello() for _ in range(4)] == [b"\x1b\x3f\x3f"] * 4


@NEEDS_A_TERMINAL
def test_alva_of_the_older_kind_is_asked_third() -> None:
    with AlvaDisplay(0x01, adjusted=False) as display:
        host = Host(alva.Driver(), display.path)
        assert host.identify(tries=3) == Identity("ABT 340", 40)
        assert bytes(display.received) == b"\x1b\x3f\x3f" * 2 + b"\r\x1bFUN\x06\r"
        host.close()


@NEEDS_A_TERMINAL
def test_alva_whose_cells_are_set_otherwise_in_its_menu() -> None:
    with AlvaDisplay(cell_count=38, status_count=5) as display:
        host = Host(alva.Driver(), display.path)
        host.identify()
        host.wait_for(lambda: host.events[-1:] == [Identity("Satellite 544", 38)])
        host.write(host.driver.show(bytes(range(38))))
        display.wait_for(lambda: display.cells == bytes(range(38)))
        host.close()
