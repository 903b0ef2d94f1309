"""What HIMS, MDV and Alva displays are asked, in which order, and what they are told in between."""

from __future__ import annotations

from collections.abc import Iterable

from braille.driver import Identity
from braille.drivers import alva, hims, mdv
from tests.braille.cases.hims import ASK
from tests.braille.cases.mdv import TAKEN
from tests.braille.emulators.alva import AlvaDisplay, Bc6Display
from tests.braille.host import Host

COUNT_32, COUNT_40 = b"\xfa\x02\x01\x20\x00\x00\x00\x00\x18\xfb", b"\xfa\x02\x01\x28\x00\x00\x00\x00\x20\xfb"
IDENTITIES = b"\x1cSX\x1f\x1cQX\x1f\x1cLX\x1f\x1cBS\x1f"


def _said(driver: hims.Driver, ticks: Iterable[float]) -> bytes:
    return b"".join(driver.tick(seconds) for seconds in ticks)


def test_hims_is_asked_one_identity_after_the_other() -> None:
    driver = hims.Driver()
    assert driver.hello() == ASK
    assert driver.receive(COUNT_32) == []
    assert _said(driver, [0.05] * 40) == IDENTITIES + ASK


def test_hims_is_not_asked_two_things_at_once() -> None:
    driver = hims.Driver()
    driver.hello()
    driver.receive(COUNT_32)
    assert driver.tick(0) == b"\x1cSX\x1f"
    assert driver.hello() == b""
    assert driver.tick(0.1) == b""


def test_hims_is_asked_nothing_more_once_it_is_known() -> None:
    driver = hims.Driver()
    driver.hello()
    driver.receive(COUNT_32)
    driver.tick(0.2)
    assert driver.receive(b"\x1cSX\x1f") == [Identity("Braille Sense QWERTY", 32)]
    assert _said(driver, [0.05] * 40) == b""


def test_hims_without_an_identity_goes_by_its_cells() -> None:
    for count, identity in ((COUNT_32, Identity("SyncBraille", 32)), (COUNT_40, Identity("eMotion", 40))):
        driver = hims.Driver()
        driver.hello()
        driver.receive(count)
        assert driver.receive(count) == []
        _said(driver, [0.2] * 8)
        assert driver.receive(count) == [identity]


def test_hims_whose_last_answer_was_lost_is_asked_again() -> None:
    driver = hims.Driver()
    driver.hello()
    driver.receive(COUNT_32)
    _said(driver, [0.2] * 8)
    assert driver.hello() == ASK


def test_mdv_gets_each_packet_acknowledged_but_no_acknowledgement_of_its_own() -> None:
    driver = mdv.Driver()
    driver.receive(TAKEN + b"\x01\x02\x25\x06\x03\x28\x00\x08\x01\x01\x05\x32\xaa")
    assert driver.tick(0) == TAKEN
    driver.receive(b"\x01\x02\x11\x01\x03\x01\x4d\xaa\x01\x02\x12\x01\x03\x01\x4c\xaa")
    assert driver.tick(0) == TAKEN * 2
    driver.receive(b"\x01\x02\x11\x01\x03\x01\x4e\xaa" + TAKEN)
    assert driver.tick(0) == b""


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


def test_alva_of_the_older_kind_is_asked_third() -> None:
    with AlvaDisplay(0x01, adjusted=False) as display:
        host = Host(alva.Driver(), display.path)
        assert host.identify(tries=3) == Identity("ABT 340", 40)
        assert bytes(display.received) == b"\x1b\x3f\x3f" * 2 + b"\r\x1bFUN\x06\r"
        host.close()


def test_alva_whose_cells_are_set_otherwise_in_its_menu() -> None:
    with AlvaDisplay(cell_count=38, status_count=5) as display:
        host = Host(alva.Driver(), display.path)
        host.identify()
        host.wait_for(lambda: host.events[-1:] == [Identity("Satellite 544", 38)])
        host.write(host.driver.show(bytes(range(38))))
        display.wait_for(lambda: display.cells == bytes(range(38)))
        host.close()
