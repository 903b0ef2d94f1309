"""Displays on USB or Bluetooth that follow the HID standard for braille: the only place that knows ``hidapi``.

The package is optional; without it there are no such displays here. Only devices that declare themselves braille
displays (usage page 0x41) are ever opened.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from braille.drivers.hid import BRAILLE_USAGE_PAGE, MAX_REPORT_BYTES
from braille.ports import READ_SECONDS, PortLost, PortUnavailable


@dataclass(frozen=True, slots=True)
class HidInfo:
    """A HID display of this machine.

    :param path: argument of ``HidPort``. :param vendor: vendor number of the device. :param product: product number of
        the device.
    :param name: the name that the device gives itself.
    """

    path: str
    vendor: int
    product: int
    name: str


def library() -> ModuleType:
    """Return the module of ``hidapi``.

    :raises PortUnavailable: with the code ``no hidapi`` if it is missing or cannot be loaded.
    """
    # On Linux the package's other module does not see usage pages.
    for name in ("hidraw", "hid") if sys.platform == "linux" else ("hid",):
        try:
            return import_module(name)
        except Exception:  # noqa: BLE001 - any failure to load it
            continue
    raise PortUnavailable("no hidapi")


def braille_displays() -> list[HidInfo]:
    """Return the braille displays of this machine, sorted; nothing is opened.

    :raises PortUnavailable: ``no hidapi``.
    """
    infos = [info for info in library().enumerate() if info["usage_page"] == BRAILLE_USAGE_PAGE]
    named = [
        HidInfo(info["path"].decode(), info["vendor_id"], info["product_id"], info["product_string"] or "")
        for info in infos
    ]
    return sorted(named, key=lambda info: info.path)


class HidPort:
    """An opened HID display, with the interface of ``ports.Port``; reports are framed as in ``drivers.hid``.

    :param path: one of ``braille_displays()``, or empty for the first one.
    :ivar descriptor: its report descriptor.
    :ivar name: the name that it gives itself.
    :raises PortUnavailable: ``absent`` or ``denied`` if it cannot be opened, ``no hidapi`` without the library.
    """

    byte_time = 0.0
    patience = 0.2

    def __init__(self, path: str) -> None:
        opening = library()
        self.path = path or next((info.path for info in braille_displays()), "")
        if not self.path:
            raise PortUnavailable("absent", "hid")
        self._device: Any = opening.device()
        try:
            self._device.open_path(self.path.encode())
            #: its report descriptor, and the name that it gives itself
            self.descriptor = bytes(self._device.get_report_descriptor())
            self.name: str = self._device.get_product_string() or ""
        except (OSError, ValueError) as error:
            self.close()
            known = any(info.path == self.path for info in braille_displays())
            raise PortUnavailable("denied" if known else "absent", self.path) from error

    def read(self) -> bytes:
        """Return the next report after the two bytes of its length; wait at most ``READ_SECONDS`` for it. Empty if none
        came.

        :raises PortLost: when the display went away.
        """
        try:
            report = bytes(self._device.read(MAX_REPORT_BYTES, int(READ_SECONDS * 1000)))
        except (OSError, ValueError) as error:
            raise PortLost("lost", self.path) from error
        return len(report).to_bytes(2, "little") + report if report else b""

    def write(self, data: bytes) -> None:
        """Send whole reports, each after the two bytes of its length.

        :raises PortLost: if the display went away.
        """
        while data:
            length = int.from_bytes(data[:2], "little")
            report, data = data[2 : 2 + length], data[2 + length :]
            try:
                written = self._device.write(report)
            except (OSError, ValueError) as error:
                raise PortLost("lost", self.path) from error
            if written < 0:
                raise PortLost("lost", self.path)

    def close(self) -> None:
        """Release the display."""
        self._device.close()
