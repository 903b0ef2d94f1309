"""Dot Pad: the line of text below its pad of pins.

A packet is ``AA 55 length(2) destination command(2) number data checksum``, high bytes first. Length and checksum, an
exclusive or that starts from A5, begin at the destination. A line of cells is acknowledged at once, and announced again
when it stands. We had no device to test with, and the BRLTTY of the tests has no driver for it: BRLTTY's newer driver
and NVDA's agree on the byte facts used here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from braille.driver import Ack, DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, printable
from braille.drivers.dot_orders import dot_order_table

SYNC = b"\xaa\x55"
CHECKSUM_SEED = 0xA5
ASK_NAME_PACKET, NAME_PACKET = 0x0100, 0x0101
ASK_BOARD_PACKET, BOARD_PACKET = 0x0110, 0x0111
WRITE_PACKET, LINE_ACCEPTED, LINE_RAISED = 0x0200, 0x0201, 0x0202
SCROLL_KEYS, PERKINS_KEYS, ROUTING_KEYS, FUNCTION_KEYS = 0x0302, 0x0312, 0x0322, 0x0332
ERROR_PACKET = 0x9902
PACKETS = frozenset(
    (
        NAME_PACKET,
        BOARD_PACKET,
        LINE_ACCEPTED,
        LINE_RAISED,
        SCROLL_KEYS,
        PERKINS_KEYS,
        ROUTING_KEYS,
        FUNCTION_KEYS,
        ERROR_PACKET,
        0x0001,
        0x0211,
        0x0212,
    )
)
MAX_PACKET_BYTES = 100  # maximum of the length
HAS_TEXT, HAS_ROUTING = 0x40, 0x10
BOARD_SIZE, TEXT_COLUMNS = 12, 5  # bytes of the answer; index of the number of columns of the text line
TEXT_LINE_NUMBER = 0  # destination
MAX_CELLS = 80
DOT_ORDER = dot_order_table((0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80))

_NONE = ("",)
#: names of the bits of each group of keys, the highest bit of the first byte first
KEY_NAMES: dict[int, tuple[str, ...]] = {
    SCROLL_KEYS: (*_NONE * 28, "down", "up", "down", "up"),
    PERKINS_KEYS: (
        *("dot7", "dot3", "dot2", "dot1", "dot4", "dot5", "dot6", "dot8", "space"),
        *("shift1", "control1", "shift2", "control2", "pan left", "pan right", ""),
        *("select", "up", "right", "down", "left"),
    ),
    FUNCTION_KEYS: ("left", "select", "menu", "right", *(f"f{number}" for number in range(5, 33))),
}
#: the keys of each feature
KEYS_BY_FEATURE = {
    0x20: KEY_NAMES[PERKINS_KEYS][:13],
    0x08: KEY_NAMES[PERKINS_KEYS][16:],
    0x04: (*KEY_NAMES[PERKINS_KEYS][13:15], *KEY_NAMES[SCROLL_KEYS]),
    0x02: KEY_NAMES[FUNCTION_KEYS],
}


class Driver(Codec):
    """The codec of one Dot Pad (BRLTTY calls the family ``dp``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(115200),)
    acknowledges = True
    ack_timeout = 1.5

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._cells = 0

    def hello(self) -> bytes:
        """Return the question for the name; the one for the features follows the answer."""
        return _pack(ASK_NAME_PACKET)

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells, from position 0 on.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return _pack(WRITE_PACKET, b"\0" + cells.translate(DOT_ORDER), TEXT_LINE_NUMBER)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if not SYNC.startswith(data[:2]):
            return 1, ()
        if len(data) < 7:
            return 0, ()
        length = int.from_bytes(data[2:4], "big")
        command = int.from_bytes(data[5:7], "big")
        if not 5 <= length <= MAX_PACKET_BYTES or command not in PACKETS:
            return 1, ()
        if len(data) < 4 + length:
            return 0, ()
        body = data[4 : 4 + length]
        return (4 + length, self._meaning(command, body[4:-1])) if _checksum(body[:-1]) == body[-1] else (1, ())

    def _meaning(self, command: int, body: bytes) -> Sequence[DriverEvent]:
        if command == NAME_PACKET:
            self._name = printable(body) or "Dot Pad"
            self._due = _pack(ASK_BOARD_PACKET)
        elif command == BOARD_PACKET and self._name:
            return self._met(body)
        elif not self._cells:
            return ()
        elif command == LINE_RAISED or (command == ERROR_PACKET and body):
            return [Ack()]
        elif command == LINE_ACCEPTED and body[:1] != b"\0":
            self._held.clear()
            return [Ack(), Restarted()]
        elif command == ROUTING_KEYS or command in KEY_NAMES:
            routing = [f"routing {cell}" for cell in range(self._cells)]
            names = routing if command == ROUTING_KEYS else KEY_NAMES[command]
            bits = "".join(f"{byte:08b}" for byte in body)
            pressed = [name for name, bit in zip(names, bits, strict=False) if name and bit == "1"]
            return self._hold(f"{command:x}", pressed)
        return ()

    def _met(self, body: bytes) -> Sequence[DriverEvent]:
        columns = body[TEXT_COLUMNS] if len(body) >= BOARD_SIZE and body[0] & HAS_TEXT else 0
        if not 0 < columns <= MAX_CELLS or columns == self._cells:
            return ()
        self._cells = columns
        groups = [names for feature, names in KEYS_BY_FEATURE.items() if body[0] & feature]
        return [Identity(self._name, columns, keys=Keys.of(*groups, routing=bool(body[0] & HAS_ROUTING)))]


def _pack(command: int, data: bytes = b"", destination: int = 0) -> bytes:
    body = bytes([destination]) + command.to_bytes(2, "big") + b"\0" + data
    return SYNC + (len(body) + 1).to_bytes(2, "big") + body + bytes([_checksum(body)])


def _checksum(body: bytes) -> int:
    return reduce(xor, body, CHECKSUM_SEED)
