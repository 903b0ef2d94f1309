"""The order in which detection opens ports, and the ports to which it never writes."""

from __future__ import annotations

import os
import select
from collections.abc import Iterator

import pytest

from braille import detect
from braille.detect import DisplayPlace, list_places, open_display, probe_targets
from braille.drivers import AMBIGUOUS_USB_IDS, PROBED_USB_IDS, family_at
from braille.link import Link
from braille.ports import PortInfo, PortUnavailable
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.peers.brltty import BRLAPI_PORT, free_port, raw_pty

BAUM = (0x0403, 0xFE72)
FTDI = (0x0403, 0x6001)
UNKNOWN = (0x2341, 0x0043)


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRLAPI_HOST", f"127.0.0.1:{free_port(BRLAPI_PORT) - BRLAPI_PORT}")


@pytest.fixture
def pty() -> Iterator[tuple[int, str]]:
    display, port, path = raw_pty()
    yield display, path
    os.close(display)
    os.close(port)


def plug(monkeypatch: pytest.MonkeyPatch, *ports: PortInfo) -> None:
    monkeypatch.setattr(detect, "serial_ports", lambda: list(ports))


def written(display: int) -> bytes:
    return os.read(display, 4096) if select.select([display], [], [], 0)[0] else b""


@pytest.mark.parametrize("usb", [FTDI, UNKNOWN, (None, None), *AMBIGUOUS_USB_IDS])
@NEEDS_A_TERMINAL
def test_nothing_is_written_to_a_port_that_may_be_something_else(
    usb: tuple[int | None, int | None], pty: tuple[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    display, path = pty
    plug(monkeypatch, PortInfo(path, *usb, maker="FTDI"))
    with pytest.raises(PortUnavailable):
        open_display("auto")
    list_places()
    assert written(display) == b""


@NEEDS_A_TERMINAL
def test_a_port_that_only_displays_have_is_asked(pty: tuple[int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    display, path = pty
    plug(monkeypatch, PortInfo(path, *BAUM))
    with pytest.raises(PortUnavailable) as refused:
        open_display("auto")
    assert refused.value.code == "silent"
    assert written(display).startswith(b"\x1b\x84")


@NEEDS_A_TERMINAL
def test_an_ambiguous_port_is_asked_when_it_is_named(pty: tuple[int, str]) -> None:
    display, path = pty
    with pytest.raises(PortUnavailable):
        open_display(f"baum:{path}")
    assert written(display).startswith(b"\x1b\x84")


def test_brlapi_comes_first_and_a_vanished_port_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # BRLTTY claims USB displays: their port vanishes, and the display is then behind BrlAPI.
    asked: list[str] = []

    def refuse(device: str) -> Link:
        asked.append(device)
        raise PortUnavailable("absent", device)

    monkeypatch.setattr(detect, "open_link", refuse)
    plug(monkeypatch, PortInfo("/dev/ttyUSB0", *BAUM), PortInfo("/dev/ttyUSB1", *FTDI))
    with pytest.raises(PortUnavailable):
        open_display("auto")
    plug(monkeypatch)
    with pytest.raises(PortUnavailable):
        open_display("auto")
    assert asked == ["brlapi:", "baum:/dev/ttyUSB0", "brlapi:"]


def test_the_survey_says_why_a_port_was_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(
        monkeypatch,
        PortInfo("/dev/none", *BAUM),
        PortInfo("/dev/ttyS0", None, None),
        PortInfo("/dev/ttyUSB1", *FTDI),
        PortInfo("/dev/ttyACM0", *UNKNOWN),
    )
    assert list_places() == [
        DisplayPlace("brlapi:", code="absent"),
        DisplayPlace("baum:/dev/none", "0403:FE72", code="absent"),
        DisplayPlace("/dev/ttyS0", code="not usb"),
        DisplayPlace("/dev/ttyUSB1", "0403:6001", code="ambiguous"),
        DisplayPlace("/dev/ttyACM0", "2341:0043", code="unknown"),
    ]


def test_a_shared_chip_counts_when_its_maker_is_a_maker_of_displays(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, PortInfo("/dev/ttyUSB0", *FTDI, maker="Tivomatic Oy"))
    assert probe_targets() == ["albatross:/dev/ttyUSB0"]


def test_no_chip_is_both_sure_and_ambiguous() -> None:
    sure = {(vendor, product) for vendor, first, last, _ in PROBED_USB_IDS for product in range(first, last + 1)}
    assert not sure & AMBIGUOUS_USB_IDS
    assert family_at(0x0403, 0xFE77) == "baum"
    assert family_at(0x0403, 0xFE78) is None
    assert family_at(0x1C71, 0xC114) == "humanware"
    assert family_at(0x28AC, 0x0021) == "eurobraille"
    assert family_at(0x0921, 0x1200) == "handytech"
