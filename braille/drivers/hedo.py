"""hedo ProfiLine (80 cells) and MobilLine (40 cells).

Both take ``01 status cells``, and answer with one byte when the cells stand; they have no other identification. So
blank cells are written, and the answer's byte identifies the model. The ProfiLine sends a byte for each key, with bit 7
set on release. The MobilLine sends three bytes whose upper halves count 0, 1, 2 for its navigation keys, and one byte
for a pressed routing key. We had no device to test with.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from braille.cells import BLANK
from braille.driver import Ack, DriverEvent, Identity, Keys, SerialLine
from braille.drivers.codec import Codec

WRITE_PACKET, RELEASE_FLAG = 0x01, 0x80
PROFI_KEYS = {0x04: "pan left", 0x03: "select", 0x08: "pan right"} | {
    0x07: "menu",
    0x0B: "up",
    0x0F: "b4",
    0x13: "b5",
    0x17: "down",
    0x1B: "left",
    0x1F: "right",
}
#: navigation keys of the MobilLine, bit 0 first
MOBIL_KEYS = ("menu", "up", "left", "", "b4", "down", "right", "", "pan left", "select", "pan right", "")


@dataclass(frozen=True, slots=True)
class Model:
    """A model of hedo's displays.

    :param name: name of the display.
    :param cells: number of text cells.
    :param status: number of status cells.
    :param routing: code of the first routing key.
    :param answer_byte: the byte with which the display answers cells.
    :param line: settings of the serial port.
    """

    name: str
    cells: int
    status: int
    routing: int
    answer_byte: int
    line: SerialLine


PROFI_LINE = Model("hedo ProfiLine", 80, 4, 0x20, 0x7E, SerialLine(19200, "O"))
MOBIL_LINE = Model("hedo MobilLine", 40, 2, 0x40, 0x30, SerialLine(9600, "O"))


class HedoDriver(Codec):
    """The common part of the codecs of both models; a model's driver sets ``model`` and reads its keys."""

    model: Model
    acknowledges = True
    ack_timeout = 1.0

    def __init__(self) -> None:
        super().__init__()
        self._met = False

    def hello(self) -> bytes:
        """Return blank cells, which the display confirms."""
        return self.show(bytes([BLANK]) * self.model.cells)

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells; status cells stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return bytes([WRITE_PACKET]) + bytes([BLANK]) * self.model.status + cells

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] == self.model.answer_byte:
            known, self._met = self._met, True
            return 1, [Ack()] if known else [Identity(self.model.name, self.model.cells, keys=Keys.of(self._names()))]
        return self._keys(data) if self._met else (1, ())

    @abstractmethod
    def _names(self) -> Iterable[str]:
        """Return the names of the navigation keys."""

    @abstractmethod
    def _keys(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Read keys at the start of ``data``; see ``Codec._packet``."""

    def _routing(self, code: int) -> str:
        cell = code - self.model.routing
        return f"routing {cell}" if 0 <= cell < self.model.cells else ""


class Driver(HedoDriver):
    """The codec of a ProfiLine."""

    model = PROFI_LINE
    lines: tuple[SerialLine, ...] = (PROFI_LINE.line,)

    def _names(self) -> Iterable[str]:
        return PROFI_KEYS.values()

    def _keys(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        code = data[0] & ~RELEASE_FLAG
        name = PROFI_KEYS.get(code, "") or self._routing(code)
        if not name:
            return 1, ()
        return 1, self._release("keys", name) if data[0] & RELEASE_FLAG else self._press("keys", name)
