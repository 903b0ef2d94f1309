"""The display in the background: threads, a pseudo-terminal, unplugging and plugging in."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from braille.display import Display
from braille.drivers import FAMILIES
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.link import UnknownDevice
from tests.braille import toy
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.toy import Toy
from tests.waiting import until


@pytest.fixture(autouse=True)
def _toy_family(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAMILIES, "toy", toy.__name__)


@pytest.fixture
def displays() -> Iterator[list[Display]]:
    opened: list[Display] = []
    yield opened
    for display in opened:
        display.close()


def cells(number: int) -> bytes:
    return bytes([number]) * toy.CELLS


@NEEDS_A_TERMINAL
def test_twenty_events_in_a_row_one_write_in_flight_and_the_last_state_stands(displays: list[Display]) -> None:
    device = Toy(slowness=0.02)
    events: list[DisplayEvent] = []
    display = Display(f"toy:{device.path}", events.append)
    displays.append(display)
    assert until(lambda: Connected("Toy", toy.CELLS) in events)
    for number in range(1, 21):
        display.show(cells(number))
        time.sleep(0.001)  # twenty keys in a row come faster than the display answers, but one after another
    assert until(lambda: cells(20) in device.writes)
    assert device.writes[-1] == cells(20)
    assert device.most_in_flight == 1
    assert len(device.writes) < 20
    assert device.writes == sorted(device.writes)


def test_showing_never_waits_not_even_without_a_display(displays: list[Display]) -> None:
    events: list[DisplayEvent] = []
    display = Display("toy:/nowhere/at/all", events.append, retry=0.05)
    displays.append(display)
    for number in range(200):
        display.show(cells(number))
    assert until(lambda: events == [Disconnected("absent")])


@NEEDS_A_TERMINAL
def test_pulled_out_and_put_back_the_line_returns_by_itself(displays: list[Display], tmp_path: Path) -> None:
    port = tmp_path / "port"
    events: list[DisplayEvent] = []
    device = Toy()
    port.symlink_to(device.path)
    display = Display(f"toy:{port}", events.append, retry=0.05)
    displays.append(display)
    display.show(cells(1))
    assert until(lambda: device.writes == [cells(1)])
    port.unlink()
    device.unplug()
    assert until(lambda: Disconnected("lost") in events)
    display.show(cells(2))
    again = Toy()
    port.symlink_to(again.path)
    assert until(lambda: again.writes == [cells(2)])
    again.send(b"k")
    assert until(lambda: events[-1] == Key("select"))
    gone = [event.code for event in events if isinstance(event, Disconnected)]
    assert gone in (["lost"], ["lost", "absent"])
    assert events.count(Connected("Toy", toy.CELLS)) == 2


@NEEDS_A_TERMINAL
def test_a_display_that_stops_acknowledging_is_opened_again(displays: list[Display]) -> None:
    device = Toy(acknowledging=False)
    events: list[DisplayEvent] = []
    display = Display(f"toy:{device.path}", events.append, retry=0.05)
    displays.append(display)
    display.show(cells(7))
    assert until(lambda: Disconnected("silent") in events)
    assert until(lambda: events.count(Connected("Toy", toy.CELLS)) > 1)
    assert device.received.count(b"?") > 1


@NEEDS_A_TERMINAL
def test_closing_ends_the_threads(displays: list[Display]) -> None:
    device = Toy()
    events: list[DisplayEvent] = []
    display = Display(f"toy:{device.path}", events.append)
    assert until(lambda: Connected("Toy", toy.CELLS) in events)
    display.close()
    assert not display._thread.is_alive()
    before = device.received
    display.show(cells(3))
    device.unplug()  # takes all bytes from the port first
    assert device.received == before


@pytest.mark.parametrize("device", ["", "toy", "toy:", "klingon:/dev/ttyUSB0", "brlapi", "brlapi:colour=red"])
def test_a_device_that_is_not_named_in_the_right_way_is_refused_at_once(device: str) -> None:
    with pytest.raises(UnknownDevice) as refused:
        Display(device, print)
    assert refused.value.device == device
