"""Displays on USB: the emulator of a Focus at its end of the wire, behind the names of the library."""

from __future__ import annotations

import errno
import os
import re
import select
from types import SimpleNamespace
from typing import ClassVar

import pytest
import usb.core

from braille import usb_port
from braille.__main__ import REASON_SENTENCES
from braille.detect import probe_targets
from braille.display import Display
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.ports import PortError, PortUnavailable
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.waiting import until


class Focus:
    """The emulator as a USB device: it reads from endpoint 1 and writes to endpoint 2."""

    there = True
    busy = False
    ends: ClassVar[set[int]] = set()

    def __init__(self, display: FreedomScientificDisplay) -> None:
        self.port = os.open(display.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)

    def set_configuration(self) -> None:
        if Focus.busy:
            raise usb.core.USBError("busy", errno=errno.EBUSY)

    def read(self, end: int, size: int, milliseconds: int) -> bytes:
        Focus.ends.add(end)
        if not Focus.there:
            raise usb.core.USBError("gone", errno=errno.ENODEV)
        ready, _, _ = select.select([self.port], [], [], milliseconds / 1000)
        if not ready:
            raise usb.core.USBTimeoutError("late")
        return os.read(self.port, size)

    def write(self, end: int, data: bytes, milliseconds: int) -> int:
        Focus.ends.add(end)
        return os.write(self.port, data)

    def finalize(self) -> None:
        os.close(self.port)


def missing(name: str) -> None:
    raise ImportError(name)


def library(display: FreedomScientificDisplay) -> SimpleNamespace:
    def find(backend: None, **wanted: int) -> Focus | None:
        known = Focus.there and wanted == {"idVendor": 0x0F4E, "idProduct": 0x0114}
        return Focus(display) if known else None

    errors = {name: getattr(usb.core, name) for name in ("USBError", "USBTimeoutError", "NoBackendError")}
    return SimpleNamespace(find=find, **errors)


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> FreedomScientificDisplay:
    Focus.there, Focus.busy = True, False
    Focus.ends.clear()
    focus = FreedomScientificDisplay()
    monkeypatch.setattr(usb_port, "library", lambda: library(focus))
    util = SimpleNamespace(dispose_resources=lambda device: device.finalize())
    monkeypatch.setattr(usb_port, "import_module", lambda name: {"usb.util": util}.get(name) or missing(name))
    return focus


@NEEDS_A_TERMINAL
def test_a_focus_on_usb_is_found_written_to_and_lost(display: FreedomScientificDisplay) -> None:
    with display:
        assert "freedomscientific:usb" in probe_targets()
        assert "hims:usb" not in probe_targets()
        events: list[DisplayEvent] = []
        opened = Display("freedomscientific:usb", events.append, retry=0.05)
        opened.show(b"\x1b" * 40)
        assert until(lambda: display.cells == b"\x1b" * 40)
        display.tap("pan left")
        assert until(lambda: Key("pan left") in events)
        assert Focus.ends == {0x82, 1}
        Focus.there = False
        assert until(lambda: Disconnected("lost") in events and Disconnected("absent") in events)
        Focus.there = True
        assert until(lambda: events.count(Connected("Focus 40", 40)) == 2)
        opened.close()


@NEEDS_A_TERMINAL
def test_a_display_that_brltty_has_is_busy(display: FreedomScientificDisplay) -> None:
    with display:
        Focus.busy = True
        with pytest.raises(PortUnavailable) as caught:
            usb_port.UsbPort("freedomscientific")
        assert caught.value.code == "busy"


def test_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usb_port, "import_module", missing)
    assert usb_port.families() == []
    with pytest.raises(PortUnavailable) as caught:
        usb_port.UsbPort("hims")
    assert caught.value.code == "no pyusb"


def without_backend(**wanted: object) -> None:
    raise usb.core.NoBackendError("no backend")


def test_without_libusb_it_is_libusb_that_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    core = SimpleNamespace(find=without_backend, USBError=usb.core.USBError, NoBackendError=usb.core.NoBackendError)
    monkeypatch.setattr(usb_port, "library", lambda: core)
    assert usb_port.families() == []
    with pytest.raises(PortUnavailable) as caught:
        usb_port.UsbPort("hims")
    assert caught.value.code == "no libusb"


def test_libusb_comes_from_its_package_where_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    core = SimpleNamespace(find=lambda **wanted: asked.append(wanted["backend"]), USBError=usb.core.USBError)
    core.NoBackendError = usb.core.NoBackendError
    package = SimpleNamespace(get_libusb1_backend=lambda: "packaged")
    monkeypatch.setattr(usb_port, "library", lambda: core)
    monkeypatch.setattr(usb_port, "import_module", lambda name: {"libusb_package": package}.get(name) or missing(name))
    assert usb_port.families() == []
    assert set(asked) == {"packaged"}


def test_every_reason_has_its_words() -> None:
    codes = set(re.findall(r"``([a-z ]+)``", (PortError.__doc__ or "").partition("\n\n")[2]))
    assert "no libusb" in codes
    assert codes <= set(REASON_SENTENCES)
