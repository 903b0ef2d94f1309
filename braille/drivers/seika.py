"""Seika note takers (NTK): Mini Seika with 16, 24 or 40 cells.

A packet is ``FF FF type n data``; only the question A1 has no n. Keys and routing keys are reported once, as the bits
of those that were pressed together. There is no checksum: a report counts only if it has the length of this display's
reports and no bit of a key that this display lacks.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys, SerialLine
from braille.drivers.codec import Codec, named_bits, printable

PACKET_HEADER = b"\xff\xff"
ASK_PACKET, ANSWER_PACKET, WRITE_PACKET = 0xA1, 0xA2, 0xA3
ROUTING_PACKET, KEYS_PACKET, KEYS_AND_ROUTING_PACKET = 0xA4, 0xA6, 0xA8
PACKETS_FROM_DISPLAY = (ANSWER_PACKET, ROUTING_PACKET, KEYS_PACKET, KEYS_AND_ROUTING_PACKET)
MAX_PACKET_BYTES = 64  # bytes of data in a packet; the longest known one is the answer, which ends in a description
MAX_CELLS = 80

#: names of the bits, bit 0 first; the two joysticks have the same names
JOYSTICK_KEYS = ("select", "left", "right", "up", "down")
KEY_NAMES = (
    *(f"dot{dot}" for dot in range(1, 9)),
    *("backspace", "space", "pan left", "pan right", *JOYSTICK_KEYS, *JOYSTICK_KEYS),
)


class Driver(Codec):
    """The codec of one Seika note taker (BRLTTY calls the family ``sk``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(9600),)

    def __init__(self) -> None:
        super().__init__()
        self._identity: Identity | None = None
        self._keys = self._routing = 0  # numbers of keys

    def hello(self) -> bytes:
        """Return the question for the numbers of keys, cells and routing keys."""
        return PACKET_HEADER + bytes([ASK_PACKET])

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return PACKET_HEADER + bytes([WRITE_PACKET, len(cells) & 0xFF]) + cells

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if not PACKET_HEADER.startswith(data[:2]) or (len(data) > 2 and data[2] not in PACKETS_FROM_DISPLAY):
            return 1, ()
        if len(data) < 4:
            return 0, ()
        if data[3] > MAX_PACKET_BYTES:
            return 1, ()
        length = 4 + data[3]
        return (length, self._meaning(data[2], data[4:length])) if len(data) >= length else (0, ())

    def _meaning(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind == ANSWER_PACKET:
            return self._answer(body)
        if self._identity is None:
            return ()
        key_bytes = 0 if kind == ROUTING_PACKET else (self._keys + 7) // 8
        routing_bytes = 0 if kind == KEYS_PACKET else (self._routing + 7) // 8
        keys, routing = (int.from_bytes(part, "little") for part in (body[:key_bytes], body[key_bytes:]))
        if len(body) != key_bytes + routing_bytes or keys >> self._keys or routing >> self._routing:
            return ()
        pressed = [f"routing {cell}" for cell in range(self._identity.cells) if routing >> cell & 1]
        return self._tap(dict.fromkeys(named_bits(keys, KEY_NAMES) + pressed))

    def _answer(self, body: bytes) -> Sequence[DriverEvent]:
        """Take the numbers of keys and cells; the same answer is ignored."""
        if len(body) < 3 or not 0 < body[1] <= MAX_CELLS:
            return ()
        self._keys, self._routing = body[0], body[2]
        name = printable(body[3:]) or f"Seika {body[1]}"
        identity = Identity(name, body[1], keys=Keys.of(KEY_NAMES[: body[0]], routing=body[2] > 0))
        if identity == self._identity:
            return ()
        self._identity = identity
        return [identity]
