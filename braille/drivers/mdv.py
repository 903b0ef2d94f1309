"""MDV: Lilli and the MB displays, set to "protocol 5".

A packet is ``01 02 code n 03 data sum16``, the sum of everything after the 01, xor AA55, low byte first. Each side
acknowledges the other's packets; the display repeats a packet that is not acknowledged.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.cells import BLANK
from braille.driver import DriverEvent, Identity, Keys, SerialLine
from braille.drivers.codec import Codec, named_bits
from braille.drivers.dot_orders import dot_order_table

PACKET_START = b"\x01\x02"
HEADER_LENGTH, SUM_LENGTH = 5, 2
WRITE_PACKET, KEY_PACKET, ROUTING_DOWN_PACKET, ROUTING_UP_PACKET = 0, 16, 17, 18
DOTS_PACKET, ASK_PACKET, ANSWER_PACKET, ACCEPTED_PACKET = 21, 36, 37, 127
#: allowed data lengths of each kind of packet from the display
DATA_LENGTHS = {
    KEY_PACKET: range(1, 2),
    ROUTING_DOWN_PACKET: range(1, 2),
    ROUTING_UP_PACKET: range(1, 2),
    DOTS_PACKET: range(2, 4),
    ANSWER_PACKET: range(2, 17),
    ACCEPTED_PACKET: range(1),
}
MAX_CELLS = 80
MAX_UNACKNOWLEDGED = 8  # acknowledgements kept for the next ``tick``

#: the display's bits of dots 1 to 8
DOT_ORDER = dot_order_table((0x08, 0x04, 0x02, 0x80, 0x40, 0x20, 0x01, 0x10))
KEY_NAMES = ("", *(f"f{number}" for number in range(1, 11)), "pan left", "up", "pan right", "down", "")
SHIFT_FLAG, LONG_PRESS_FLAG, SHIFT_DOWN, SHIFT_UP, SHIFTED_ROUTING = 0x10, 0x20, 0x3F, 0x40, 0x80
BRAILLE_KEYS = (*(f"dot{dot}" for dot in range(1, 9)), "space")


class Driver(Codec):
    """The codec of one MDV display (BRLTTY calls the family ``md``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(38400), SerialLine(19200))

    def __init__(self) -> None:
        super().__init__()
        self._cells = self._status = 0

    def hello(self) -> bytes:
        """Return the question for the numbers of cells."""
        return _packet_of(ASK_PACKET, b"")

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells; the status cells, left of the text, stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return _packet_of(WRITE_PACKET, bytes([BLANK]) * self._status + cells.translate(DOT_ORDER))

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if not PACKET_START.startswith(data[:2]) or (len(data) > 2 and data[2] not in DATA_LENGTHS):
            return 1, ()
        if len(data) < HEADER_LENGTH:
            return 0, ()
        code, length = data[2], data[3]
        if length not in DATA_LENGTHS[code] or data[4] != 0x03:
            return 1, ()
        end = HEADER_LENGTH + length + SUM_LENGTH
        if len(data) < end:
            return 0, ()
        body = data[HEADER_LENGTH : end - SUM_LENGTH]
        if data[:end] != _packet_of(code, body):
            return 1, ()
        if code != ACCEPTED_PACKET:
            taken = _packet_of(ACCEPTED_PACKET, b"")
            self._due = (self._due + taken)[-MAX_UNACKNOWLEDGED * len(taken) :]
        return end, self._meaning(code, body)

    def _meaning(self, code: int, body: bytes) -> Sequence[DriverEvent]:
        if code == ANSWER_PACKET:
            return self._answer(*body[:2])
        if code == ACCEPTED_PACKET or not self._cells:
            return ()
        if code == KEY_PACKET:
            return self._key(body[0])
        if code == DOTS_PACKET:
            return self._tap(named_bits(body[1] | (0x100 if body[0] else 0), BRAILLE_KEYS))
        return self._routing(code == ROUTING_DOWN_PACKET, (body[0] & ~SHIFTED_ROUTING) - 1)

    def _answer(self, cells: int, status: int) -> Sequence[DriverEvent]:
        """Take the numbers of cells; the same numbers are ignored."""
        if not 0 < cells <= MAX_CELLS or status > MAX_CELLS or (cells, status) == (self._cells, self._status):
            return ()
        self._cells, self._status = cells, status
        keys = Keys.of(KEY_NAMES, BRAILLE_KEYS, ("shift", "long"), [f"status{number + 1}" for number in range(status)])
        return [Identity(f"MDV {cells}", cells, keys=keys)]

    def _key(self, byte: int) -> Sequence[DriverEvent]:
        """Take a key, which can include "shift" (unless that is known to be down) and "held long"."""
        if byte in (SHIFT_DOWN, SHIFT_UP):
            return self._press("keys", "shift") if byte == SHIFT_DOWN else self._release("keys", "shift")
        name = KEY_NAMES[byte & 0x0F]
        if not name or byte > SHIFT_DOWN:
            return ()
        with_it = [
            *(["shift"] if byte & SHIFT_FLAG and "shift" not in self._held.get("keys", ()) else []),
            *(["long"] if byte & LONG_PRESS_FLAG else []),
        ]
        return self._tap([*with_it, name])

    def _routing(self, down: bool, number: int) -> Sequence[DriverEvent]:
        """Take a routing key; the numbering begins with the status cells."""
        if 0 <= number < self._status:
            name = f"status{number + 1}"
        elif 0 <= number - self._status < self._cells:
            name = f"routing {number - self._status}"
        else:
            return ()
        return self._press("routing", name) if down else self._release("routing", name)


def _packet_of(code: int, data: bytes) -> bytes:
    """Return a packet with its sum."""
    body = bytes([PACKET_START[1], code, len(data) & 0xFF, 0x03]) + data
    return PACKET_START[:1] + body + ((sum(body) & 0xFFFF) ^ 0xAA55).to_bytes(SUM_LENGTH, "little")
