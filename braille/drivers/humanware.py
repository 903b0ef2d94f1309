"""HumanWare with a serial port: Brailliant BI and B, BrailleNote Touch, Mantis, Chameleon, NLS eReader, BrailleOne.

A packet is ``1B type length data`` without escaping. The display can be unready just after the port was opened: the
first question waits a second, and is repeated while the answer is "busy".
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec

PACKET_HEADER = 0x1B
ASK_PACKET, ANSWER_PACKET, WRITE_PACKET = 0x00, 0x01, 0x02
KEYS_PACKET, DOWN_PACKET, UP_PACKET, OFF_PACKET = 0x04, 0x05, 0x06, 0x10
#: allowed data lengths of each kind of packet from the display
DATA_LENGTHS: dict[int, range] = {
    ANSWER_PACKET: range(3, 4),
    KEYS_PACKET: range(121),
    DOWN_PACKET: range(1, 2),
    UP_PACKET: range(1, 2),
    0x08: range(17),  # answer to a firmware update
    0x0A: range(17),  # answer to a configuration
    0x0D: range(17),  # firmware version
    0x0F: range(17),  # answer to "keep awake"
    OFF_PACKET: range(17),
}
BUSY_PERIOD = 0.1  # seconds between questions to a display that is not ready
WAKE_PERIOD = 1.0  # seconds between questions to a display that was switched off

MODELS = {
    0x10: "BrailleNote Touch",
    0x11: "APH Chameleon 20",
    0x12: "APH Mantis Q40",
    0x13: "NLS eReader",
    0x14: "HumanWare BrailleOne",
}
#: models that do not report their number, by cells
MODELS_BY_CELLS = {
    14: "Brailliant BI 14",
    20: "Brailliant BI 20X",
    32: "Brailliant BI 32",
    40: "Brailliant BI 40",
    80: "Brailliant B 80",
}
FIRST_ROUTING_KEY = 80
KEY_NAMES = {
    1: "power",
    **{dot + 1: f"dot{dot}" for dot in range(1, 9)},
    10: "space",
    **{number + 10: f"c{number}" for number in range(1, 7)},
    17: "up",  # the outer thumb keys mean the line above and below
    18: "pan left",
    19: "pan right",
    20: "down",
    21: "up",  # joystick of the BI 14
    22: "down",
    23: "left",
    24: "right",
    25: "select",
}
#: numbers of the keys of models that lack some: no braille keyboard, no joystick
THUMB_KEYS = range(17, 21)
KEYS_BY_MODEL = {"APH Mantis Q40": (1, *THUMB_KEYS), "Brailliant B 80": (1, *range(11, 17), *THUMB_KEYS)}
MODEL_WITH_JOYSTICK = "Brailliant BI 14"


def _keys(model: str) -> list[str]:
    """Return the names of a model's keys; the ``c`` keys and the joystick belong to one model each."""
    stick = range(21, 26) if model == MODEL_WITH_JOYSTICK else ()
    return [KEY_NAMES[number] for number in KEYS_BY_MODEL.get(model, (*range(1, 11), *THUMB_KEYS, *stick))]


class Driver(Codec):
    """The codec of one HumanWare display (BRLTTY calls the family ``hw``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(115200, "E", settle=1.0),)

    def __init__(self) -> None:
        super().__init__()
        self._identity: Identity | None = None
        self._ask_again = 0.0  # seconds between questions, 0 while there is none
        self._waited = 0.0

    def hello(self) -> bytes:
        """Return the question for model and cells."""
        return bytes([PACKET_HEADER, ASK_PACKET, 0])

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return bytes([PACKET_HEADER, WRITE_PACKET, len(cells) & 0xFF]) + cells

    def tick(self, seconds: float) -> bytes:
        """Return the next question to a display that is unready or off; empty if none is due.

        :param seconds: seconds since the last call.
        """
        self._waited += seconds
        if self._ask_again and self._waited >= self._ask_again:
            self._waited = 0.0
            self._due = self.hello()
        return super().tick(seconds)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != PACKET_HEADER or (len(data) > 1 and data[1] not in DATA_LENGTHS):
            return 1, ()
        if len(data) < 3:
            return 0, ()
        if data[2] not in DATA_LENGTHS[data[1]]:
            return 1, ()
        length = 3 + data[2]
        return (length, self._meaning(data[1], data[3:length])) if len(data) >= length else (0, ())

    def _meaning(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind == ANSWER_PACKET:
            return self._answer(*body)
        if kind == OFF_PACKET:
            self._ask_every(WAKE_PERIOD)
            return self._release_all()
        if kind == KEYS_PACKET:
            return self._hold("keys", filter(None, map(self._name, body)))
        if kind in (DOWN_PACKET, UP_PACKET) and (name := self._name(body[0])):
            return self._press("keys", name) if kind == DOWN_PACKET else self._release("keys", name)
        return ()

    def _answer(self, busy: int, model: int, cells: int) -> Sequence[DriverEvent]:
        """Take model and cells; the same answer again means that the display was switched off and on."""
        if busy:
            self._ask_every(BUSY_PERIOD)
            return ()
        self._ask_every(0.0)
        if not cells:
            return ()
        name = MODELS.get(model) or MODELS_BY_CELLS.get(cells) or f"HumanWare {cells}"
        before, self._identity = self._identity, Identity(name, cells, keys=Keys.of(_keys(name)))
        self._held.clear()
        return [Restarted() if before == self._identity else self._identity]

    def _ask_every(self, seconds: float) -> None:
        self._ask_again, self._waited = seconds, 0.0

    def _name(self, number: int) -> str:
        """Return the name of a key, empty if the display does not have it or is unknown."""
        if not self._identity:
            return ""
        cell = number - FIRST_ROUTING_KEY
        return KEY_NAMES.get(number, "") if cell < 0 else f"routing {cell}" if cell < self._identity.cells else ""
