"""HandyTech (Help Tech): Braille Star, Braille Wave, Modular, Basic Braille, Active Braille, Actilino, Activator.

Older models send and take packets of one byte (a key, an acknowledgement); newer ones wrap the same bytes in
``79 model length type data… 16``. Some older models use both, so there both are understood.
``FF`` resets the display, which then sends ``FE model``, as it does after it was switched off and on.
Each write of cells is acknowledged by ``7E``, or refused by ``7D``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from braille.cells import BLANK
from braille.driver import Ack, DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, named_bits

RESET_PACKET, IDENTIFICATION_PACKET = 0xFF, 0xFE
REFUSED_PACKET, ACCEPTED_PACKET = 0x7D, 0x7E
EXTENDED_PACKET, PACKET_END = 0x79, 0x16
WRITE_PACKET, KEY_PACKET, CONFIRM_PACKET = 0x01, 0x04, 0x07
RELEASE_FLAG, FIRST_ROUTING, FIRST_STATUS = 0x80, 0x20, 0x70
MAX_DATA_BYTES = 0x60  # data of an extended packet; the longest known one is the touch report of 88 cells
#: one model sends a byte more than the length in its confirmation with the byte 15 (hex)
ACTIVE_BRAILLE, LONG_CONFIRMATION = 0x54, bytes([0x02, CONFIRM_PACKET, 0x15])

KeyTable = dict[int, str]

BRAILLE_KEYS: KeyTable = dict(
    zip(
        (0x0F, 0x0B, 0x07, 0x13, 0x17, 0x1B, 0x03, 0x1F),
        (f"dot{dot}" for dot in range(1, 9)),
        strict=True,
    )
)
PANNING_KEYS: KeyTable = {0x04: "pan left", 0x08: "pan right"}
EASY_KEYS: KeyTable = BRAILLE_KEYS | PANNING_KEYS
WAVE_KEYS: KeyTable = EASY_KEYS | {0x0C: "escape", 0x10: "space", 0x14: "return"}
ROCKER_KEYS: KeyTable = EASY_KEYS | {0x0C: "up", 0x14: "down"}
STAR_KEYS: KeyTable = ROCKER_KEYS | {0x10: "space", 0x18: "space"}
EVOLUTION_KEYS: KeyTable = ROCKER_KEYS | {0x10: "left", 0x18: "right"}
STICK_KEYS: KeyTable = STAR_KEYS | {0x74: "left", 0x75: "right", 0x76: "up", 0x77: "down", 0x78: "select"}
#: the number block of Modular and Braille Star 80, row by row
KEYPAD_KEYS: KeyTable = (
    {0x12: "b9", 0x16: "n7", 0x1A: "n8", 0x1E: "n9"}
    | {0x02: "b10", 0x06: "n4", 0x0A: "n5", 0x0E: "n6"}
    | {0x11: "b11", 0x15: "n1", 0x19: "n2", 0x1D: "n3"}
    | {0x01: "b12", 0x05: "n0", 0x09: "b13", 0x0D: "b14"}
)
BASIC_KEYS: KeyTable = {0x07: "d3", 0x0B: "pan left", 0x0F: "d1", 0x13: "d4", 0x17: "pan right", 0x1B: "d6"}
#: the Bookworm sends one byte with a bit for each key
BOOKWORM_BITS = ("pan left", "escape", "select", "pan right")


@dataclass(frozen=True, slots=True)
class Model:
    """A model of HandyTech's displays.

    :param name: name of the display.
    :param cells: number of text cells.
    :param keys: name of each key by its code.
    :param status: number of status cells, left of the text.
    :param extended: whether it takes cells in an extended packet.
    :param bytewise: whether it can send keys as single bytes.
    """

    name: str
    cells: int
    keys: KeyTable = field(repr=False)
    status: int = 0
    extended: bool = True
    bytewise: bool = False


def _old(name: str, cells: int, keys: KeyTable, status: int = 0) -> Model:
    return Model(name, cells, keys, status, extended=False, bytewise=True)


BOOKWORM_MODEL = 0x90
MODELS: dict[int, Model] = {
    0x05: _old("Braille Wave", 40, WAVE_KEYS),
    0x36: Model("Modular Evolution 64", 64, EVOLUTION_KEYS),
    0x38: Model("Modular Evolution 88", 88, EVOLUTION_KEYS | KEYPAD_KEYS),
    0x3A: Model("Modular Connect 88", 88, EVOLUTION_KEYS | KEYPAD_KEYS),
    0x44: Model("Easy Braille", 40, EASY_KEYS, bytewise=True),
    ACTIVE_BRAILLE: Model("Active Braille", 40, STICK_KEYS),
    0x55: Model("Connect Braille 40", 40, STAR_KEYS),
    0x61: Model("Actilino", 16, STICK_KEYS),
    0x64: Model("Active Star 40", 40, STAR_KEYS),
    0x72: _old("Braillino", 20, STAR_KEYS),
    0x74: _old("Braille Star 40", 40, STAR_KEYS),
    0x78: _old("Braille Star 80", 80, STAR_KEYS | KEYPAD_KEYS),
    0x80: _old("Modular 20", 20, EASY_KEYS | KEYPAD_KEYS, status=4),
    0x81: Model("Basic Braille 16", 16, BASIC_KEYS),
    0x82: Model("Basic Braille 20", 20, BASIC_KEYS),
    0x83: Model("Basic Braille 32", 32, BASIC_KEYS),
    0x84: Model("Basic Braille 40", 40, BASIC_KEYS),
    0x86: Model("Basic Braille 64", 64, BASIC_KEYS),
    0x87: Model("Basic Braille 80", 80, BASIC_KEYS),
    0x88: _old("Modular 80", 80, EASY_KEYS | KEYPAD_KEYS, status=4),
    0x89: _old("Modular 40", 40, EASY_KEYS | KEYPAD_KEYS, status=4),
    0x8A: Model("Basic Braille 48", 48, BASIC_KEYS),
    0x8B: Model("Basic Braille 160", 160, BASIC_KEYS),
    0x8C: Model("Basic Braille 84", 84, BASIC_KEYS),
    BOOKWORM_MODEL: _old("Bookworm", 8, {}),
    0x92: Model("Basic Braille Plus 20", 20, STAR_KEYS),
    0x93: Model("Basic Braille Plus 32", 32, STAR_KEYS),
    0x94: Model("Basic Braille Plus 40", 40, STAR_KEYS),
    0x96: Model("Basic Braille Plus 64", 64, STAR_KEYS),
    0x97: Model("Basic Braille Plus 80", 80, STAR_KEYS),
    0x9A: Model("Basic Braille Plus 48", 48, STAR_KEYS),
    0x9C: Model("Basic Braille Plus 84", 84, STAR_KEYS),
    0xA4: Model("Activator", 40, STICK_KEYS),
    0xA6: Model("Activator Pro 64", 64, STICK_KEYS),
    0xA8: Model("Activator Pro 80", 80, STICK_KEYS),
}


class Driver(Codec):
    """The codec of one HandyTech display (BRLTTY calls the family ``ht``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(19200, "O"),)
    acknowledges = True
    ack_timeout = 0.5

    def __init__(self) -> None:
        super().__init__()
        self._number = self._doubted = -1
        self._model = Model("", 0, {})
        self._refusals = 0

    def hello(self) -> bytes:
        """Return the reset, after which the display sends its model."""
        return bytes([RESET_PACKET])

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells in the model's form; status cells stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        cells = bytes([BLANK]) * self._model.status + cells
        if self._model.extended:
            return bytes([EXTENDED_PACKET, self._number & 0xFF, len(cells) + 1, WRITE_PACKET, *cells, PACKET_END])
        return bytes([WRITE_PACKET, *cells, PACKET_END] if self._number == BOOKWORM_MODEL else [WRITE_PACKET, *cells])

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] == IDENTIFICATION_PACKET:
            return self._take_model(data)
        if data[0] == EXTENDED_PACKET:
            return self._read_extended(data)
        single = self._model.bytewise or data[0] in (ACCEPTED_PACKET, REFUSED_PACKET)
        return 1, self._byte(data[0]) if single else ()

    def _take_model(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Take the model's number; the same number again means that the display was switched off and on.

        A different number can be noise: it counts when the display repeats it after a question.
        """
        if len(data) < 2:
            return 0, ()
        if data[1] not in MODELS:
            return 1, ()
        again = data[1] == self._number
        doubted = self._number >= 0 and data[1] not in (self._number, self._doubted)
        self._doubted = data[1] if doubted else -1
        if doubted:
            self._due = bytes([RESET_PACKET])
            return 2, ()
        self._number, self._model = data[1], MODELS[data[1]]
        self._held.clear()
        return 2, [Restarted() if again else Identity(self._model.name, self._model.cells, keys=self._keys())]

    def _read_extended(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if len(data) < 3:
            return 0, ()
        if data[1] != self._number or not 0 < data[2] <= MAX_DATA_BYTES:
            return 1, ()
        length = 4 + data[2]
        if data[1] == ACTIVE_BRAILLE and data[2:5] == LONG_CONFIRMATION:
            length += 1
        if len(data) < length:
            return 0, ()
        if data[length - 1] != PACKET_END:
            # The bytes of a damaged key packet would look like other keys.
            return length if data[2] == 2 else 1, ()
        # Touch reports, dates and serial numbers are ignored.
        known = data[2] > 1 and data[3] in (KEY_PACKET, CONFIRM_PACKET)
        return length, self._byte(data[4]) if known else ()

    def _byte(self, byte: int) -> Sequence[DriverEvent]:
        """Take an acknowledgement or a key; ignored before the display has sent its model."""
        if self._number < 0:
            return ()
        if byte == ACCEPTED_PACKET:
            self._refusals = 0
            return [Ack()]
        if byte == REFUSED_PACKET:
            # Write once more, but do not go on for ever with a display that refuses everything.
            self._refusals += 1
            if self._refusals > 1:
                return [Ack()]
            self._held.clear()
            return [Ack(), Restarted()]
        if self._number == BOOKWORM_MODEL:
            return self._tap(named_bits(byte, BOOKWORM_BITS)) if byte < 0x10 else ()
        name = self._key(byte & ~RELEASE_FLAG)
        if not name:
            return ()
        return self._release("keys", name) if byte & RELEASE_FLAG else self._press("keys", name)

    def _keys(self) -> Keys:
        bookworm = self._number == BOOKWORM_MODEL
        status = [f"status{number + 1}" for number in range(self._model.status)]
        return Keys.of(BOOKWORM_BITS if bookworm else self._model.keys.values(), status, routing=not bookworm)

    def _key(self, number: int) -> str:
        """Return the name of a key, empty if the model does not have it."""
        if FIRST_ROUTING <= number < FIRST_ROUTING + self._model.cells:
            return f"routing {number - FIRST_ROUTING}"
        if FIRST_STATUS <= number < FIRST_STATUS + self._model.status:
            return f"status{number - FIRST_STATUS + 1}"
        return self._model.keys.get(number, "")
