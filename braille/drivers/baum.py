"""Baum and its relatives: Vario, VarioConnect, VarioUltra, Conny, Pronto, Refreshabraille, Orbit Reader.

A packet is ``1B code data`` with each 1B in the data doubled. There is no length and no checksum, so the code decides
the length, and a single 1B always begins a new packet. 84 asks for the name, 01 00 for the number of cells. The second
question waits for the answer to the first, because a display with a small buffer mixes up answers to questions that
arrive together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from braille.cells import BLANK
from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, named_bits, printable

ESCAPE = 0x1B
CELLS_PACKET, POWER_DOWN_PACKET, NAME_PACKET = 0x01, 0x17, 0x84
ROUTING_BITMAP_PACKET, ROUTING_NUMBER_PACKET = 0x22, 0x27
ASK_NAME = bytes([ESCAPE, NAME_PACKET])
ASK_CELLS = bytes([ESCAPE, CELLS_PACKET, 0])

#: bytes of data after each code; ``ROUTING_BITMAP_PACKET`` and the sensors 20 depend on the number of cells
DATA_LENGTHS = {
    CELLS_PACKET: 1,
    0x05: 1,  # version
    0x11: 2,  # mode
    0x16: 1,  # communication channel
    POWER_DOWN_PACKET: 1,
    0x21: 8,  # vertical sensors
    0x23: 1,  # switches
    0x24: 1,
    0x25: 1,  # horizontal sensor
    0x26: 2,  # vertical sensor
    ROUTING_NUMBER_PACKET: 1,
    0x28: 1,
    0x29: 1,
    0x2B: 1,
    0x2C: 2,
    0x2D: 2,
    0x33: 2,
    0x34: 1,
    0x40: 1,  # error
    NAME_PACKET: 16,
    0x8A: 8,  # serial number
    0x8C: 14,  # Bluetooth name
}
#: names longer than 16 bytes have 18; they begin like this
LONG_NAMES = (b"Refreshabraille ", b"NLS eReader Zoom")

DOT_NAMES = tuple(f"dot{n}" for n in range(1, 9))
#: names of the bits of each group of keys, bit 0 of the first byte first
KEY_NAMES: dict[int, tuple[str, ...]] = {
    0x24: ("d1", "pan left", "d3", "d4", "pan right", "d6", "d7", "d8"),
    0x28: tuple(f"front{n}" for n in range(1, 7)),
    0x29: tuple(f"back{n}" for n in range(1, 7)),
    0x2B: tuple(f"command{n}" for n in range(1, 8)),
    0x2C: tuple(f"front{n}" for n in range(1, 11)),
    0x2D: tuple(f"back{n}" for n in range(1, 11)),
    0x33: ("space", "space", "b11", "", "f1", "f2", "f3", "f4", *DOT_NAMES),
    0x34: ("up", "left", "down", "right", "select"),
}
#: groups of the models that a name identifies, by the beginning of the name
GROUPS_BY_NAME: dict[str, tuple[int, ...]] = {
    "VarioConnect": (0x24, 0x33, 0x34),
    "BrailleConnect": (0x24, 0x33, 0x34),
    "VarioUltra": (0x24, 0x33, 0x34),
    "Conny": (0x24, 0x33, 0x34),
    "Pronto": (0x24, 0x33, 0x34),
    "Refreshabraille": (0x24, 0x33, 0x34),
    "Orbit": (0x24, 0x33, 0x34),
    "Vario": (0x24,),
}
BIG_ENDIAN_GROUPS = (0x2C, 0x2D)
#: on the Zoomax the left key below the dots is no space bar
ZOOMAX_NAME = "NLS eReader Zoomax"
ZOOMAX_ENTRY = ("bl", *KEY_NAMES[0x33][1:])

#: displays with status cells at the right end: number of all cells → of text cells
TEXT_CELLS = {44: 40, 68: 64, 84: 80}
MAX_CELLS = 84
WAKE_PERIOD = 2.0  # seconds between questions to a display that has gone to sleep


class Driver(Codec):
    """The codec of one Baum display (BRLTTY calls the family ``bm``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(19200),)

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._all_cells = 0
        self._nameless = 0  # cells of a display that has not sent its name yet
        self._asked = 0
        self._asleep = False
        self._slept = 0.0

    def hello(self) -> bytes:
        """Return the next question for the identity.

        The first question is for the name, the second for the number of cells, and so on by turns. Once a display has
        sent its number but no name, all are for the number: a second number without a name identifies it.
        """
        self._asked += 1
        nameless = bool(self._nameless) and not self._name
        return ASK_CELLS if nameless or self._asked % 2 == 0 else ASK_NAME

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells; status cells stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        data = cells.ljust(self._all_cells, bytes([BLANK]))
        return bytes([ESCAPE, CELLS_PACKET]) + data.replace(b"\x1b", b"\x1b\x1b")

    def tick(self, seconds: float) -> bytes:
        """Return the next question; a sleeping display is asked every ``WAKE_PERIOD`` seconds whether it is back. Empty
        if nothing is due.

        :param seconds: seconds since the last call.
        """
        if self._asleep:
            self._slept += seconds
            if self._slept >= WAKE_PERIOD:
                self._slept = 0.0
                self._due = self.hello()
        return super().tick(seconds)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != ESCAPE:
            return 1, ()
        if len(data) < 2:
            return 0, ()
        code = data[1]
        length = self._length(code)
        if length is None:
            return 1, ()
        body, used = _unescape(data[2:], length)
        if code == NAME_PACKET and body in LONG_NAMES:
            length += 2
            body, used = _unescape(data[2:], length)
        # A packet that is too short also ends where the next one begins.
        over = 2 + used < len(data) - 1 and data[2 + used] == ESCAPE
        if len(body) == length or (over and code == NAME_PACKET):
            return 2 + used, self._meaning(code, body)
        return (2 + used if over else 0), ()

    def _length(self, code: int) -> int | None:
        """Return the number of data bytes after a code, or None for a code that is unknown (as yet)."""
        if code not in (ROUTING_BITMAP_PACKET, 0x20):
            return DATA_LENGTHS.get(code)
        if not self._all_cells:
            return None
        length = (self._all_cells + 7) // 8
        return 5 if code == ROUTING_BITMAP_PACKET and length in (3, 4) else length

    def _meaning(self, code: int, body: bytes) -> Sequence[DriverEvent]:
        if code == POWER_DOWN_PACKET:
            self._asleep = True
            return self._release_all()
        if self._asleep:
            self._asleep = False
            return [Restarted(), *self._news(code, body)]
        return self._news(code, body)

    def _news(self, code: int, body: bytes) -> Sequence[DriverEvent]:
        if code == NAME_PACKET:
            return self._take_name(body)
        if code == CELLS_PACKET:
            return self._take_cell_count(body[0])
        if code == ROUTING_NUMBER_PACKET:
            return self._routing(1 << body[0] >> 1)
        if code == ROUTING_BITMAP_PACKET:
            return self._routing(int.from_bytes(body, "little"))
        if code in KEY_NAMES and self._all_cells:
            names = ZOOMAX_ENTRY if code == 0x33 and self._name.startswith(ZOOMAX_NAME) else KEY_NAMES[code]
            bits = int.from_bytes(body, "big" if code in BIG_ENDIAN_GROUPS else "little")
            return self._hold(f"{code:02x}", named_bits(bits, names))
        return ()

    def _routing(self, bits: int) -> Sequence[DriverEvent]:
        cells = TEXT_CELLS.get(self._all_cells, self._all_cells)
        return self._hold("routing", (f"routing {cell}" for cell in range(cells) if bits >> cell & 1))

    def _take_name(self, body: bytes) -> Sequence[DriverEvent]:
        """Take the name; then ask for the number of cells, or read it from the name if nothing else gives it."""
        self._name = printable(body)
        if self._all_cells:
            return ()
        if self._nameless:
            return self._take_cell_count(self._nameless)
        if self._asked > 2:
            digits = re.search("[1-9][0-9]?", self._name)
            return self._take_cell_count(int(digits.group()) if digits else 0)
        self._due = ASK_CELLS
        return ()

    def _take_cell_count(self, cells: int) -> Sequence[DriverEvent]:
        """Take the number of cells; a display that sends it twice but no name has none."""
        if not 0 < cells <= MAX_CELLS or cells == self._all_cells:
            return ()
        if not self._name and not self._nameless:
            self._nameless, self._due = cells, ASK_NAME
            return ()
        self._all_cells = cells
        self._held.clear()
        return [Identity(self._name or "Baum", TEXT_CELLS.get(cells, cells), keys=_keys(self._name))]


def _keys(model: str) -> Keys | None:
    """Return the keys of a model; None if the name does not identify it."""
    for name, groups in GROUPS_BY_NAME.items():
        if model.startswith(name):
            return Keys.of(*(KEY_NAMES[group] for group in groups))
    return None


def _unescape(data: bytes, length: int) -> tuple[bytes, int]:
    """Return up to ``length`` bytes of data, and the number of bytes that they took.

    Stops before a single 1B, which begins the next packet.
    """
    body = bytearray()
    used = 0
    while len(body) < length and used < len(data):
        doubled = data[used] == ESCAPE
        if doubled and data[used + 1 : used + 2] != b"\x1b":
            break
        body.append(data[used])
        used += 2 if doubled else 1
    return bytes(body), used
