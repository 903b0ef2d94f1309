"""HID displays: descriptors without sense, and the port over a device with the names of the library."""

from __future__ import annotations

import queue
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille import hid_port
from braille.detect import list_places, probe_targets
from braille.display import Display
from braille.driver import Identity
from braille.drivers.hid import Driver, NoDisplay
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.hid_descriptor import BadDescriptor, report_fields
from braille.link import UnknownDevice, check_device_name
from braille.ports import PortUnavailable
from tests.braille.cases.hid import HELP_TECH, ROWS, cells, descriptor
from tests.waiting import until

KEYBOARD = bytes.fromhex("05 01 09 06 a1 01 05 07 19 e0 29 e7 15 00 25 01 75 01 95 08 81 02 c0")


@pytest.mark.parametrize("bad", [KEYBOARD, descriptor(cells(8)), b""])
def test_what_is_no_braille_display_is_refused(bad: bytes) -> None:
    with pytest.raises(NoDisplay):
        Driver(bad)


@pytest.mark.parametrize(
    "bad",
    [
        HELP_TECH[:-1],
        HELP_TECH + b"\xc0",
        HELP_TECH + b"\x75",
        bytes.fromhex("05 41 09 01 a1 01 75 08 97 ff ff ff 00 91 02 c0"),
        bytes.fromhex("05 41 1b 00 00 41 00 2b ff ff 41 00"),
        bytes.fromhex("a1 01") * 17,
    ],
)
def test_a_damaged_descriptor_is_refused(bad: bytes) -> None:
    with pytest.raises(BadDescriptor):
        report_fields(bad)


@given(st.binary(max_size=200), st.integers(0, len(HELP_TECH)))
def test_no_descriptor_raises_anything_else(noise: bytes, at: int) -> None:
    for bad in (noise, HELP_TECH[:at] + noise + HELP_TECH[at:], ROWS[:at] + noise):
        try:
            assert 0 < Driver(bad).receive(b"")[0].cells <= 1000  # type: ignore[union-attr]
        except (NoDisplay, BadDescriptor):
            continue


def test_rows_of_different_lengths_are_no_display_for_us() -> None:
    row = bytes.fromhex("09 02 a1 02")
    with pytest.raises(NoDisplay):
        Driver(descriptor(row, cells(8), b"\xc0", row, cells(9), b"\xc0"))


class Device:
    """A plugged-in display with the names of the library."""

    reports: queue.Queue[bytes]
    written: list[bytes]
    there = True

    def __init__(self) -> None:
        Device.reports, Device.written = queue.Queue(), []

    def open_path(self, path: bytes) -> None:
        if path != b"/dev/hidraw7" or not Device.there:
            raise OSError("open failed")

    def get_report_descriptor(self) -> list[int]:
        return list(HELP_TECH)

    def get_product_string(self) -> str:
        return "Activator"

    def read(self, size: int, milliseconds: int) -> list[int]:
        if not Device.there:
            raise OSError("read error")
        try:
            return list(Device.reports.get(timeout=milliseconds / 1000))[:size]
        except queue.Empty:
            return []

    def write(self, report: bytes) -> int:
        Device.written.append(bytes(report))
        return len(report) if Device.there else -1

    def close(self) -> None:
        pass


def one(page: int, path: bytes = b"/dev/hidraw7") -> dict[str, object]:
    return {"usage_page": page, "path": path, "vendor_id": 0x1FE4, "product_id": 0xA4, "product_string": "Activator"}


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    Device.there = True
    known = SimpleNamespace(enumerate=lambda: [one(1, b"/dev/hidraw1"), one(0x41)], device=Device)
    monkeypatch.setattr(hid_port, "library", lambda: known)


@pytest.mark.usefixtures("plugged")
def test_a_display_is_found_written_to_and_lost() -> None:
    assert "hid:/dev/hidraw7" in probe_targets()
    found = next(place for place in list_places() if place.device == "hid:/dev/hidraw7")
    assert (found.model, found.cells, found.usb) == ("Activator", 40, "1FE4:00A4")
    events: list[DisplayEvent] = []
    display = Display("hid:", events.append, retry=0.05)
    display.show(b"\x1b" * 40)
    assert until(lambda: Device.written == [b"\0" + b"\x1b" * 40])
    Device.reports.put(b"\x01\x00\x28" + bytes(5))
    Device.reports.put(bytes(2) + b"\x28" + bytes(5))
    assert until(lambda: Key("dot1") in events)
    Device.there = False
    assert until(lambda: Disconnected("lost") in events)
    Device.there = True
    assert until(lambda: events.count(Connected("Activator", 40)) == 2)
    display.close()


@pytest.mark.usefixtures("plugged")
def test_another_device_is_not_there() -> None:
    with pytest.raises(PortUnavailable) as caught:
        hid_port.HidPort("/dev/hidraw1")
    assert caught.value.code == "absent"


def test_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(hid_port, "import_module", missing)
    with pytest.raises(PortUnavailable) as caught:
        hid_port.HidPort("")
    assert caught.value.code == "no hidapi"
    assert probe_targets() == [device for device in probe_targets() if not device.startswith("hid:")]


def test_the_device_names() -> None:
    check_device_name("hid:")
    check_device_name("hid:/dev/hidraw0")
    with pytest.raises(UnknownDevice):
        check_device_name("hid")
    assert isinstance(Driver(HELP_TECH).receive(b"")[0], Identity)
