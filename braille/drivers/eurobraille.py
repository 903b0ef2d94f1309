"""EuroBraille with the protocol of Esys and Iris: Iris, Esys, Esytime, b.note, b.book.

A packet is ``02 length data 03``; the length has two bytes, big-endian, and includes itself. The first letter of the
data is the subject (S system, K keys, B braille, R mode, T test), the second one the topic.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, named_bits

PACKET_START, PACKET_END = 0x02, 0x03
MAX_PACKET_BYTES = 0x100  # maximum length of a packet from the display
CLICK, DOUBLE_CLICK = 1, 3

KeyNames = tuple[str, ...]
RIGHT_STICK = ("up", "down", "right", "left", "select")
LEFT_STICK = tuple(f"left stick {name}" for name in RIGHT_STICK)
STICK_KEYS: KeyNames = (*LEFT_STICK, "", "", "", *RIGHT_STICK)
SWITCH_KEYS: KeyNames = (
    *("pan right", "pan left"),
    *(f"switch{number} {side}" for number in range(2, 7) for side in ("right", "left")),
)
LINEAR_KEYS: KeyNames = ("pan left", "f2", "f3", "f4", "f5", "f6", "f7", "pan right")
IRIS_KEYS: KeyNames = (*LINEAR_KEYS, "up", "down", "right", "left")
ESYS_KEYS: KeyNames = (*SWITCH_KEYS, "", "", "", "", *STICK_KEYS)
ESYTIME_KEYS: KeyNames = (*LINEAR_KEYS, *[""] * 8, *STICK_KEYS)
BRAILLE_KEYS: KeyNames = (*(f"dot{dot}" for dot in range(1, 9)), "backspace", "space")

MODELS: dict[int, tuple[str, KeyNames]] = {
    0x01: ("Iris 20", IRIS_KEYS),
    0x02: ("Iris 40", IRIS_KEYS),
    0x03: ("Iris S20", IRIS_KEYS),
    0x04: ("Iris S32", IRIS_KEYS),
    0x05: ("Iris KB20", IRIS_KEYS),
    0x06: ("Iris KB40", IRIS_KEYS),
    0x07: ("Esys 12", ESYS_KEYS),
    0x08: ("Esys 40", ESYS_KEYS),
    0x09: ("Esys Light 40", ESYS_KEYS),
    0x0A: ("Esys 24", ESYS_KEYS),
    0x0B: ("Esys 64", ESYS_KEYS),
    0x0C: ("Esys 80", ESYS_KEYS),
    0x0D: ("Esys Light 80", ESYS_KEYS),
    0x0E: ("Esytime 32", ESYTIME_KEYS),
    0x0F: ("Esytime 32 Standard", ESYTIME_KEYS),
    0x10: ("Esytime Evolution", ESYTIME_KEYS),
    0x11: ("Esytime Evolution Standard", ESYTIME_KEYS),
    0x12: ("b.note", ESYS_KEYS),
    0x13: ("b.note 2", ESYS_KEYS),
    0x14: ("b.book", ESYTIME_KEYS),
    0x15: ("b.book 2", ESYTIME_KEYS),
}
LAST_IRIS = 0x06


class Driver(Codec):
    """The codec of one EuroBraille display (BRLTTY: ``eu`` with ``protocol=esysiris``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(9600, "E"),)
    limit = MAX_PACKET_BYTES + 2

    def __init__(self) -> None:
        super().__init__()
        self._model = 0
        self._cells = 0
        self._identity: Identity | None = None

    def hello(self) -> bytes:
        """Return the question for everything about the system."""
        return _pack(b"SI")

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return _pack(b"BS" + cells)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != PACKET_START:
            return 1, ()
        if len(data) < 3:
            return 0, ()
        counted = int.from_bytes(data[1:3], "big")
        length = counted + 2
        if not 4 <= counted <= MAX_PACKET_BYTES:
            return 1, ()
        if len(data) < length:
            return 0, ()
        if data[length - 1] != PACKET_END:
            return 1, ()
        return length, self._meaning(data[3:5], data[5 : length - 1])

    def _meaning(self, subject: bytes, body: bytes) -> Sequence[DriverEvent]:
        if subject == b"SI":
            return self._take_identity()
        if subject in (b"ST", b"SG") and body:
            if subject == b"ST":
                self._model = body[0]
            else:
                self._cells = body[0]
        elif subject == b"TL":
            # An Iris asks every two seconds whether the host is there, and wants its packet back.
            self._due = _pack(subject + body[:16])
        elif subject == b"RP":
            # The display comes back from its own menu.
            self._held.clear()
            return [Restarted()]
        elif subject[:1] == b"K" and self._identity:
            return self._keys(subject, body, self._identity.cells)
        return ()

    def _take_identity(self) -> Sequence[DriverEvent]:
        """Report the display's identity once it is complete, or a restart if it is the same as before."""
        if not self._cells:
            return ()
        name, names = MODELS.get(self._model, (f"EuroBraille {self._cells}", LINEAR_KEYS))
        before, self._identity = self._identity, Identity(name, self._cells, keys=Keys.of(names, BRAILLE_KEYS))
        self._held.clear()
        return [Restarted() if before == self._identity else self._identity]

    def _keys(self, subject: bytes, body: bytes, cells: int) -> Sequence[DriverEvent]:
        bits = int.from_bytes(body[:4], "big")
        if subject == b"KI" and len(body) == 2:
            # The second press of a quick pair is reported as a double click.
            pressed = body[0] in (CLICK, DOUBLE_CLICK) and 0 < body[1] <= cells
            return self._tap([f"routing {body[1] - 1}"]) if pressed else ()
        if subject == b"KB":
            return self._tap(named_bits(bits, BRAILLE_KEYS))
        if subject == b"KC":
            _, names = MODELS.get(self._model, ("", ESYS_KEYS))
            if 0 < self._model <= LAST_IRIS:
                return self._tap(named_bits(bits, names))
            return self._hold("commands", named_bits(bits, names))
        return ()


def _pack(data: bytes) -> bytes:
    return bytes([PACKET_START]) + (len(data) + 2).to_bytes(2, "big") + data + bytes([PACKET_END])
