"""Opens a display by its device name and identifies it: port or server, driver and session together.

A device is named ``FAMILY:PORT`` (``baum:/dev/ttyUSB0``), ``FAMILY:usb`` for USB without a serial port, ``hid:PATH``
(``hid:`` for the first one that follows the HID standard) or ``brlapi:SETTINGS`` (``brlapi:``,
``brlapi:host=127.0.0.1:7,auth=none``).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from braille import brlapi
from braille.brlapi_client import Client
from braille.driver import Driver, Identity
from braille.drivers import FAMILIES, new_driver
from braille.drivers import hid as hid_driver
from braille.events import DisplayEvent
from braille.hid_descriptor import BadDescriptor
from braille.hid_port import HidPort
from braille.ports import Port, PortError, PortLost, PortUnavailable
from braille.session import DisplaySession
from braille.usb_port import DEVICES, USB_SCHEME, UsbPort

BRLAPI, HID = "brlapi", "hid"
CONNECTION_TRIES = 3
MAX_HELLO_SECONDS = 5.0  # seconds, for a device that talks without ever identifying itself


class UnknownDevice(ValueError):
    """Raised if the name of a device is invalid. :ivar device: that name."""

    def __init__(self, device: str) -> None:
        super().__init__(device)
        self.device = device


class ByteCarrier(Protocol):
    """Carries the bytes: a ``Port``, a ``HidPort``, a ``UsbPort`` or a ``brlapi.Socket``.

    :ivar byte_time: seconds that a byte takes on the wire.
    :ivar patience: seconds of silence after which the display is asked again.
    """

    byte_time: float
    patience: float

    def read(self) -> bytes:
        """Return arrived bytes; wait at most ``ports.READ_SECONDS`` for some. Empty if none came.

        :raises PortLost: when the port or the server went away.
        """

    def write(self, data: bytes) -> None:
        """Send bytes. :raises PortLost: when the port or the server went away, or takes no more bytes."""

    def close(self) -> None:
        """Close the port or the connection."""


@dataclass
class Link:
    """An identified display.

    :param device: name of the device. :param wire: carries the bytes. :param session: its driver and state.
    :param identity: model, cells and keys. :param events: events since its identification (``Connected`` first).
    """

    device: str
    wire: ByteCarrier
    session: DisplaySession
    identity: Identity
    events: list[DisplayEvent]


def check_device_name(device: str) -> None:
    """Check the name of a device.

    :raises UnknownDevice: when it is invalid.
    """
    family, colon, place = device.partition(":")
    if family == BRLAPI and colon:
        try:
            brlapi.server_address(place)
        except ValueError as error:
            raise UnknownDevice(device) from error
    elif not colon or (family != HID and (family not in FAMILIES or not place)):
        raise UnknownDevice(device)


def open_link(device: str) -> Link:
    """Open a display, identify it and return it; takes up to a few seconds.

    :param device: name of the device, as the head of this file describes.
    :raises PortUnavailable: if it cannot be opened or does not answer.
    :raises UnknownDevice: if the name of the device is invalid.
    """
    check_device_name(device)
    family, _, place = device.partition(":")
    if family == BRLAPI:
        chosen = brlapi.server_address(place)
        return _identify(device, brlapi.Socket(chosen.host), Client(_key(chosen), chosen.ttys))
    if family == HID:
        return _open_hid(device, HidPort(place))
    if place == USB_SCHEME and family in DEVICES:
        return _identify(device, UsbPort(family), new_driver(family))
    silent: PortError = PortUnavailable("silent", place)
    for line in new_driver(family).lines:
        wire = Port(place, line)
        time.sleep(line.settle)
        try:
            return _identify(device, wire, new_driver(family))
        except PortUnavailable as error:
            silent = error
    raise silent


def _open_hid(device: str, port: HidPort) -> Link:
    try:
        driver = hid_driver.Driver(port.descriptor, port.name)
    except (hid_driver.NoDisplay, BadDescriptor) as error:
        port.close()
        raise PortUnavailable("protocol", port.path) from error
    return _identify(device, port, driver)


def _key(chosen: brlapi.ServerAddress) -> bytes | None:
    return brlapi.read_key(chosen.key_file)


def _identify(device: str, wire: ByteCarrier, driver: Driver) -> Link:
    """Identify the display in several tries; close the wire if it does not answer."""
    try:
        session, events = _hello(wire, driver)
    except PortLost as error:
        wire.close()
        # A BRLTTY without a display hangs up without a word.
        raise PortUnavailable("silent" if error.code == "lost" else error.code, device) from error
    if session.identity is None:
        wire.close()
        raise PortUnavailable("silent", device)
    return Link(device, wire, session, session.identity, events)


def _hello(wire: ByteCarrier, driver: Driver) -> tuple[DisplaySession, list[DisplayEvent]]:
    """Ask again after each silence; keep listening to a display that is still talking."""
    start = time.monotonic()
    session = DisplaySession(driver, wire.byte_time, start)
    events: list[DisplayEvent] = []
    for _ in range(CONNECTION_TRIES):
        wire.write(driver.hello())
        heard = time.monotonic()
        while time.monotonic() - heard < wire.patience and time.monotonic() - start < MAX_HELLO_SECONDS:
            data = wire.read()
            now = time.monotonic()
            heard = now if data else heard
            events += session.receive(data)
            wire.write(session.due(now))
            if session.identity:
                return session, events
    return session, events
