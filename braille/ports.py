"""Serial ports: the only place that knows pyserial.

pyserial reports a lost port in several ways (``SerialException``, a plain ``OSError`` from ``in_waiting``,
``termios.error``); outside this file there is only ``PortError``.
"""

from __future__ import annotations

import errno
import sys
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from braille.driver import SerialLine

READ_SECONDS = 0.2
WRITE_SECONDS = 2.0

CODES_BY_ERRNO = {
    errno.ENOENT: "absent",
    errno.ENXIO: "absent",
    errno.ENODEV: "absent",
    errno.EIO: "absent",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EBUSY: "busy",
    errno.EAGAIN: "busy",
}


class PortError(Exception):
    """Raised if a display cannot be reached. :ivar code: the reason. :ivar place: the port or server, or empty.

    ``absent`` no such port, server or display · ``denied`` no permission · ``key`` BRLTTY's server refuses this user or
    needs another key than ours · ``busy`` another program has it · ``unfit`` no serial port ·
    ``no pyserial``, ``no hidapi``, ``no pyusb``, ``no libusb`` the library is missing · ``silent`` no answer ·
    ``lost`` it went away · ``stuck`` it takes no more bytes · ``protocol`` its bytes make no sense
    """

    def __init__(self, code: str, place: str = "") -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place


class PortUnavailable(PortError):
    """The port could not be opened, or no display answered."""


class PortLost(PortError):
    """The port was open and went away."""


@dataclass(frozen=True, slots=True)
class PortInfo:
    """A serial port of this machine.

    :param path: argument of ``Port``. :param vendor: USB vendor, None if the port is not USB.
    :param product: USB product, None as for ``vendor``. :param maker: name of the maker of a USB port, or empty.
    """

    path: str
    vendor: int | None
    product: int | None
    maker: str = ""


def library() -> ModuleType:
    """Return the module of pyserial.

    :raises PortUnavailable: with the code ``no pyserial`` if it is missing or cannot be loaded.
    """
    try:
        return import_module("serial")
    except Exception as missing:
        raise PortUnavailable("no pyserial") from missing


def _failures() -> tuple[type[Exception], ...]:
    """Return the exceptions of pyserial for a port that cannot be used."""
    if sys.platform == "win32":
        return (OSError, ValueError)
    import termios

    return (OSError, ValueError, termios.error)


def serial_ports() -> list[PortInfo]:
    """Return the serial ports of this machine, sorted; nothing is opened.

    :raises PortUnavailable: ``no pyserial``.
    """
    library()
    from serial.tools import list_ports

    infos = [PortInfo(p.device, p.vid, p.pid, p.manufacturer or "") for p in list_ports.comports()]
    return sorted(infos, key=lambda port: port.path)


class Port:
    """An opened serial port with 8 bits and 1 stop bit, locked against programs that respect the lock.

    One thread can read while another writes; call ``close`` after the reading thread has ended.

    :param path: ``/dev/ttyUSB0``, ``COM3``. :param line: speed and parity.
    :raises PortUnavailable: when it cannot be opened.
    """

    patience = 0.2  # seconds without a byte after which no answer is expected

    def __init__(self, path: str, line: SerialLine) -> None:
        serial = library()
        self.path = path
        self._failures = _failures()
        self._stuck: type[Exception] = serial.SerialTimeoutException
        #: seconds that one byte takes on the wire: start bit, 8 bits, optional parity, stop bit
        self.byte_time = (10 + (line.parity != "N")) / line.baud
        try:
            self._serial: Any = serial.Serial(
                port=path,
                baudrate=line.baud,
                bytesize=8,
                parity=line.parity,
                stopbits=1,
                timeout=READ_SECONDS,
                write_timeout=WRITE_SECONDS,
                rtscts=line.flow,
                exclusive=True,
            )
        except self._failures as error:
            raise PortUnavailable(_code(error), path) from error

    def read(self) -> bytes:
        """Return arrived bytes; wait at most ``READ_SECONDS`` for some; empty if none came.

        :raises PortLost: when the port went away.
        """
        try:
            first: bytes = self._serial.read(1)
            rest: bytes = self._serial.read(self._serial.in_waiting) if first else b""
        except self._failures as error:
            raise PortLost("lost", self.path) from error
        return first + rest

    def write(self, data: bytes) -> None:
        """Send bytes.

        :raises PortLost: when the port went away, or takes no more bytes.
        """
        try:
            self._serial.write(data)
        except self._stuck as error:
            raise PortLost("stuck", self.path) from error
        except self._failures as error:
            raise PortLost("lost", self.path) from error

    def close(self) -> None:
        """Close the port; never fails."""
        try:
            self._serial.close()
        except self._failures:
            return


def _code(error: Exception) -> str:
    """Return the reason why a port could not be opened."""
    number = error.errno if isinstance(error, OSError) else None
    if number in CODES_BY_ERRNO:
        return CODES_BY_ERRNO[number]
    # On Windows the reason is only in pyserial's message.
    words = str(error)
    if "FileNotFoundError" in words:
        return "absent"
    return "busy" if "PermissionError" in words else "unfit"
