"""hedo and Dot Pad at their own port: the BRLTTY of this machine does not know these displays."""

from __future__ import annotations

import pytest

from braille.display import Display
from braille.driver import Identity
from braille.drivers import dotpad, hedo, hedo_mobil
from braille.events import Connected, DisplayEvent
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.dotpad import DotPad
from tests.braille.emulators.hedo import HedoDisplay
from tests.peers.certify import accepted_by_us
from tests.waiting import until

PAN = ["pan left", "pan right"]


@NEEDS_A_TERMINAL
def test_a_profi_line() -> None:
    with HedoDisplay(mobile=False) as display:
        keys = [*PAN, "up", "down", "select", "routing 79"]
        accepted_by_us(hedo.Driver(), display, Identity("hedo ProfiLine", 80), keys)


@NEEDS_A_TERMINAL
def test_a_mobil_line() -> None:
    with HedoDisplay(mobile=True) as display:
        accepted_by_us(hedo_mobil.Driver(), display, Identity("hedo MobilLine", 40), ["routing 39", "up", *PAN])


@NEEDS_A_TERMINAL
def test_a_dot_pad() -> None:
    with DotPad() as display:
        accepted_by_us(dotpad.Driver(), display, Identity("DotPad320A", 20), ["routing 19", "left", "right", *PAN])


@pytest.mark.parametrize(("family", "cells"), [("hedo", 80), ("hedomobil", 40), ("dotpad", 20)])
@NEEDS_A_TERMINAL
def test_what_is_shown_last_stands_on_the_display(family: str, cells: int) -> None:
    display = DotPad(refusals=1) if family == "dotpad" else HedoDisplay(mobile=family == "hedomobil")
    with display:
        events: list[DisplayEvent] = []
        opened = Display(f"{family}:{display.path}", events.append, retry=0.1)
        for number in range(30):
            opened.show(bytes([number + 1]) * cells)
        assert until(lambda: display.cells == b"\x1e" * cells)
        assert isinstance(events[0], Connected)
        assert display.writes < 30
        opened.close()
