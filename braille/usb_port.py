"""Displays on USB without a serial port (Focus, PAC Mate, HIMS): the only place that knows ``pyusb``.

The package is optional, as is ``libusb-package`` with the libusb that Windows lacks; without them these displays need
BRLTTY or Bluetooth. We had no device to test with: vendors, products and endpoints are those of BRLTTY's drivers.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from braille.ports import CODES_BY_ERRNO, READ_SECONDS, WRITE_SECONDS, PortLost, PortUnavailable

USB_SCHEME = "usb"
INPUT_ENDPOINT_BIT = 0x80
PACKET_BYTES = 512  # maximum bytes of one read


@dataclass(frozen=True, slots=True)
class UsbInfo:
    """A USB device of a display.

    :param vendor: vendor number. :param product: product number. :param source: endpoint to read from.
    :param sink: endpoint to write to.
    """

    vendor: int
    product: int
    source: int
    sink: int


FREEDOM_SCIENTIFIC_VENDOR, HIMS_VENDOR = 0x0F4E, 0x045E
#: displays by family; no other device has these vendors with these products
DEVICES: dict[str, tuple[UsbInfo, ...]] = {
    "freedomscientific": tuple(
        UsbInfo(FREEDOM_SCIENTIFIC_VENDOR, product, 2, 1) for product in (0x0100, 0x0111, 0x0112, 0x0114)
    ),
    "hims": tuple(UsbInfo(HIMS_VENDOR, product, 1, 2) for product in (0x930A, 0x930B)),
}


def library() -> Any:
    """Return the module of ``pyusb``.

    :raises PortUnavailable: with the code ``no pyusb`` if it is missing or cannot be loaded.
    """
    try:
        return import_module("usb.core")
    except Exception as missing:
        raise PortUnavailable("no pyusb") from missing


def families() -> list[str]:
    """Return the families that have a display on USB; nothing is opened. Empty if ``pyusb`` or libusb is missing."""
    try:
        core = library()
        return [family for family, known in DEVICES.items() if any(_find(core, info) for info in known)]
    except PortUnavailable:
        return []


def _backend() -> Any:
    """Return libusb from ``libusb-package``, for systems without it; None for the system's own."""
    try:
        packaged = import_module("libusb_package")
    except Exception:  # noqa: BLE001 - any failure to load it
        return None
    return packaged.get_libusb1_backend()


def _find(core: Any, info: UsbInfo) -> Any:
    """Return the device, or None.

    :raises PortUnavailable: ``no libusb``, if the library cannot reach USB.
    """
    try:
        return core.find(idVendor=info.vendor, idProduct=info.product, backend=_backend())
    except (core.NoBackendError, core.USBError) as error:
        raise PortUnavailable("no libusb") from error


class UsbPort:
    """An opened display on USB, with the interface of ``ports.Port``; the first one found of its family.

    :param family: one of ``DEVICES``.
    :raises PortUnavailable: if there is none, or it cannot be opened.
    """

    byte_time = 0.0
    patience = 0.5

    def __init__(self, family: str) -> None:
        core = library()
        self.path = f"{family}:{USB_SCHEME}"
        devices = [(info, device) for info in DEVICES[family] if (device := _find(core, info)) is not None]
        if not devices:
            raise PortUnavailable("absent", self.path)
        self._ends, self._device = devices[0]
        self._usb_error, self._timeout_error = core.USBError, core.USBTimeoutError
        self._dispose = import_module("usb.util").dispose_resources
        try:
            self._device.set_configuration()
        except self._usb_error as error:
            self.close()
            raise PortUnavailable(CODES_BY_ERRNO.get(error.errno or errno.EIO, "busy"), self.path) from error

    def read(self) -> bytes:
        """Return arrived bytes; wait at most ``READ_SECONDS`` for some; empty if none came.

        :raises PortLost: when the display went away.
        """
        try:
            return bytes(
                self._device.read(INPUT_ENDPOINT_BIT | self._ends.source, PACKET_BYTES, int(READ_SECONDS * 1000))
            )
        except self._timeout_error:
            return b""
        except self._usb_error as error:
            raise PortLost("lost", self.path) from error

    def write(self, data: bytes) -> None:
        """Send bytes.

        :raises PortLost: when the display went away, or takes no more bytes.
        """
        if not data:
            return
        try:
            self._device.write(self._ends.sink, data, int(WRITE_SECONDS * 1000))
        except self._timeout_error as error:
            raise PortLost("stuck", self.path) from error
        except self._usb_error as error:
            raise PortLost("lost", self.path) from error

    def close(self) -> None:
        """Release the display."""
        self._dispose(self._device)
