"""HandyTech displays that BRLTTY's driver ``ht`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Ack, Identity
from braille.drivers.handytech import Driver
from tests.braille.emulators.handytech import BASIC, HandyTechDisplay
from tests.braille.host import Host
from tests.peers.certify import accepted_by_brltty, accepted_by_us

DOTS = [("dot1", "B4"), ("dot3", "B2"), ("dot8", "B8")]
ROCKERS = [("pan left", "RightRockerTop"), ("pan right", "RightRockerBottom"), ("up", "LeftRockerTop")]
BASIC_KEYS = [("pan left", "Display2"), ("pan right", "Display5"), ("d1", "Display1"), ("d6", "Display6")]


def _display(kind: str) -> HandyTechDisplay:
    return {
        "Braille Star 40": lambda: HandyTechDisplay(0x74),
        "Modular 20": lambda: HandyTechDisplay(0x80, 20, status=4),
        "Modular 80": lambda: HandyTechDisplay(0x88, 80, status=4),
        "Basic Braille 40": lambda: HandyTechDisplay(0x84, extended=True, keys=BASIC),
        "Actilino": lambda: HandyTechDisplay(0x61, 16, extended=True),
        "Modular Evolution 88": lambda: HandyTechDisplay(0x38, 88, extended=True),
    }[kind]()


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("kind", "words", "more"),
    [
        ("Braille Star 40", "Detected Braille Star 40: 40 data cells, 0 status cells", DOTS + ROCKERS),
        ("Modular 20", "Detected Modular 20+4: 20 data cells, 4 status cells", [("pan left", "Left")]),
        ("Modular 80", "Detected Modular 80+4: 80 data cells, 4 status cells", DOTS),
        ("Basic Braille 40", "Detected Basic Braille 40: 40 data", BASIC_KEYS),
        ("Actilino", "Detected Actilino: 16 data", DOTS + ROCKERS),
        ("Modular Evolution 88", "Detected Modular Evolution 88: 88 data", ROCKERS),
    ],
)
def test_brltty_and_we_accept_the_same_display(kind: str, words: str, more: list[tuple[str, str]]) -> None:
    with _display(kind) as display:
        cells = display.cell_count
        keys = [*more, (f"routing {cells - 1}", f"RoutingKey.{cells}"), ("routing 3", "RoutingKey.4")]
        accepted_by_brltty("ht", display, [words], keys)
        accepted_by_us(Driver(), display, Identity(kind, cells), [key for key, _ in keys])


@pytest.mark.peer("brltty")
@pytest.mark.parametrize("extended", [False, True])
def test_each_write_is_acknowledged_once(extended: bool) -> None:
    with HandyTechDisplay(0x84 if extended else 0x74, extended=extended) as display:
        accepted_by_brltty("ht", display, [], [])
        host = Host(Driver(), display.path)
        host.identify()
        for number in range(5):
            host.events.clear()
            host.write(host.driver.show(bytes([number]) * 40))
            host.wait_for(lambda: host.events)
            assert host.events == [Ack()]
        host.close()
