"""Every family's display, unplugged in use and plugged in again: the line returns by itself with the last cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial

import pytest

from braille.display import Display
from braille.drivers import FAMILIES
from braille.events import Connected, Disconnected, DisplayEvent, Key
from tests.braille.emulators import NEEDS_A_TERMINAL, Emulator
from tests.braille.emulators.albatross import AlbatrossDisplay
from tests.braille.emulators.alva import AlvaDisplay, Bc6Display
from tests.braille.emulators.baum import BaumDisplay
from tests.braille.emulators.canute import Canute
from tests.braille.emulators.dotpad import DotPad
from tests.braille.emulators.eurobraille import EuroBrailleDisplay
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.braille.emulators.handytech import HandyTechDisplay
from tests.braille.emulators.hedo import HedoDisplay
from tests.braille.emulators.hims import EDGE, HimsDisplay
from tests.braille.emulators.humanware import HumanWareDisplay
from tests.braille.emulators.mdv import MdvDisplay
from tests.braille.emulators.papenmeier import FirstProtocol, SecondProtocol
from tests.braille.emulators.seika import SeikaDisplay

RETRY = 0.1
DISPLAYS: list[tuple[str, Callable[[], Emulator]]] = [
    ("baum", BaumDisplay),
    ("handytech", HandyTechDisplay),
    ("humanware", HumanWareDisplay),
    ("freedomscientific", FreedomScientificDisplay),
    ("eurobraille", EuroBrailleDisplay),
    ("hims", HimsDisplay),
    ("hims", partial(HimsDisplay, b"BE", 40, EDGE)),
    ("seika", SeikaDisplay),
    ("mdv", MdvDisplay),
    ("albatross", AlbatrossDisplay),
    ("alva", AlvaDisplay),
    ("alva", Bc6Display),
    ("papenmeier", partial(FirstProtocol, 2, 40)),
    ("papenmeier", partial(SecondProtocol, 89, 40, True)),
    ("canute", partial(Canute, 20, 1)),
    ("dotpad", DotPad),
    ("hedo", partial(HedoDisplay, False)),
    ("hedomobil", partial(HedoDisplay, True)),
]
FIRST, SECOND, LAST = 0x1B, 0x33, 0xFC  # two of these cells are marks in some protocols


class Table:
    """A display, its owner, and the owner's events."""

    def __init__(self, family: str, emulator: Emulator) -> None:
        self.emulator = emulator
        self.told: list[DisplayEvent] = []
        self.display = Display(f"{family}:{emulator.path}", self.told.append, RETRY)

    def close(self) -> None:
        """Close the display."""
        self.display.close()

    def show(self, cell: int) -> None:
        """Write the same cell to the whole line."""
        self.display.show(bytes([cell]) * self.emulator.cell_count)

    def stands(self, cell: int) -> None:
        """Wait until the whole line shows this cell."""
        line = self.emulator.raised(bytes([cell]) * self.emulator.cell_count)
        self.emulator.wait_for(lambda: self.emulator.cells == line)

    def is_told(self, event: DisplayEvent) -> None:
        """Wait until the owner has an event."""
        self.emulator.wait_for(lambda: event in self.told)


@pytest.fixture(params=DISPLAYS, ids=lambda row: f"{row[0]} {getattr(row[1], '__name__', 'another model')}")
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    family, plugged_in = request.param
    with plugged_in() as emulator, closing(Table(family, emulator)) as table:
        yield table


def test_no_family_is_left_out() -> None:
    assert {family for family, _ in DISPLAYS} == set(FAMILIES)


@NEEDS_A_TERMINAL
def test_the_line_returns_by_itself(table: Table) -> None:
    for cell in range(20):
        table.show(cell)
    table.show(FIRST)
    table.stands(FIRST)
    connected = [event for event in table.told if isinstance(event, Connected)]
    assert [event.cells for event in connected] == [table.emulator.cell_count]

    table.emulator.unplug()
    table.is_told(Disconnected("lost"))
    table.told.clear()
    table.emulator.plug()
    table.stands(FIRST)
    assert connected[0] in table.told


@NEEDS_A_TERMINAL
def test_what_was_shown_meanwhile_is_what_stands_afterwards(table: Table) -> None:
    table.show(FIRST)
    table.stands(FIRST)
    for cell in range(20):
        table.show(cell)
    table.emulator.unplug()
    table.show(SECOND)
    table.is_told(Disconnected("lost"))
    table.show(LAST)
    table.emulator.plug()
    table.stands(LAST)


@NEEDS_A_TERMINAL
def test_a_key_held_when_it_was_pulled_out_is_not_held_afterwards(table: Table) -> None:
    table.show(FIRST)
    table.stands(FIRST)
    table.emulator.press("pan left")
    table.emulator.wait_for(lambda: any("pan left" in repr(event) for event in table.told))
    table.emulator.unplug()
    table.is_told(Disconnected("lost"))
    table.emulator.plug()
    table.stands(FIRST)
    table.emulator.tap(table.emulator.key_at(3))
    table.is_told(Key(table.emulator.key_at(3)))


def _alva_on(display: AlvaDisplay) -> None:
    display.renew()
    display.say_who()


SWITCHED: list[tuple[str, Callable[[], Emulator], Callable[..., None]]] = [
    ("albatross", AlbatrossDisplay, AlbatrossDisplay.renew),
    ("alva", AlvaDisplay, _alva_on),
    ("handytech", HandyTechDisplay, HandyTechDisplay.power_cycle),
]


@pytest.mark.parametrize(("family", "plugged_in", "switched_on"), SWITCHED, ids=[row[0] for row in SWITCHED])
@NEEDS_A_TERMINAL
def test_a_display_switched_off_and_on_gets_its_line_again(
    family: str, plugged_in: Callable[[], Emulator], switched_on: Callable[..., None]
) -> None:
    with plugged_in() as emulator, closing(Table(family, emulator)) as table:
        table.show(FIRST)
        table.stands(FIRST)
        switched_on(emulator)
        table.stands(FIRST)
        assert not any(isinstance(event, Disconnected) for event in table.told)
