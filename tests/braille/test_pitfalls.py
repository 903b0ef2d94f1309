"""Pitfalls of other programs; ``test_ports`` has those of serial ports, ``test_detect`` those of finding displays.

1. ⠛ is byte 1B, which begins a packet of Baum: here. 2. A pseudo-terminal takes any speed and parity, 3. a port raises
its own error after a hang-up, 4. ``exclusive`` keeps out only programs that ask for it: ``test_ports``. 5. BRLTTY takes
a USB display and its port: ``test_detect``. 6. The end mark of a packet may appear inside its data: here. 7. BRLTTY
silently gives an unknown Focus another order of dots: here, and in ``tests/peers`` BRLTTY must name each model.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from braille.cells import cell
from braille.drivers import new_driver
from braille.drivers.freedomscientific import FIRST_GENERATION_MODELS
from braille.text import BrailleTable
from tests.braille.cases.freedomscientific import CASES
from tests.braille.emulators import NEEDS_A_TERMINAL, Emulator
from tests.braille.emulators.baum import BaumDisplay
from tests.braille.host import Host
from tests.braille.test_hotplug import DISPLAYS

SEVEN = cell("1245")
#: bytes that begin or end a packet in one of the families
MARKS = (0x02, 0x03, 0x06, 0x0D, 0x10, 0x16, 0x1B, 0x1C, 0x79, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF)


@NEEDS_A_TERMINAL
def test_the_literary_seven_is_the_byte_that_begins_a_packet() -> None:
    assert SEVEN == 0x1B
    assert BrailleTable("cs-6").cells("g") == BrailleTable("cs-6").cells("7")[-1:] == bytes([SEVEN])
    with BaumDisplay() as display:
        host = Host(new_driver("baum"), display.path)
        host.identify()
        line = BrailleTable("cs-6").cells("7 g 77 gg 777").ljust(40, bytes([SEVEN]))
        host.write(host.driver.show(line))
        host.wait_for(lambda: display.cells == line)
        host.close()


@pytest.mark.parametrize(("family", "plugged_in"), DISPLAYS)
@NEEDS_A_TERMINAL
def test_a_line_full_of_any_mark_arrives_whole_and_so_does_the_next(
    family: str, plugged_in: Callable[[], Emulator]
) -> None:
    with plugged_in() as display:
        host = Host(new_driver(family), display.path)
        host.identify()
        marks = (*MARKS, *(int(f"{mark:08b}"[::-1], 2) for mark in MARKS))
        for mark in dict.fromkeys(display.raised(bytes(marks))) if not display.slow else (0x1B, 0x3E, 0x3D):
            line = bytes([mark]) * display.cell_count
            host.write(host.driver.show(line))
            host.wait_for(lambda line=line: display.cells == line)  # type: ignore[misc]
        host.close()


def test_only_the_first_focus_displays_have_an_order_of_dots_of_their_own() -> None:
    dots = bytes(1 << dot for dot in range(8))
    for case in CASES:
        driver = case.driver()
        for data in case.identification:
            driver.receive(data)
        shown = driver.show(dots + bytes(case.identity.cells - 8))[4:12]
        assert (shown == dots) == (case.identity.model not in FIRST_GENERATION_MODELS), case.name
