"""Alva: ABT, Delphi and Satellite with a serial port here; the newer BC6 by Bluetooth in ``alva_bc6``.

The older displays are asked ``1B FUN code 0D`` and take cells as ``1B B start n cells 0D``. They identify themselves
(``1B ID= model``), also when switched on. Keys are two bytes, ``group key``, with bit 7 of the key set on release.
Reports are ``7F code`` and then 7E before each byte: ``7E n 7E byte…``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from braille.cells import BLANK
from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.alva_bc6 import Bc6
from braille.drivers.codec import Codec

IDENTITY = b"\x1bID="
ASK_IDENTITY, ASK_CELLS = 0x06, 0x07
REPORT_PACKET, REPORT_MARK, MAX_REPORT_BYTES = 0x7F, 0x7E, 32
RELEASE_FLAG = 0x80
MAX_CELLS = 80

ARROWS = ("up", "left", "down", "right")
_OPERATION = (
    *("prog", "home", "select", "up", "pan left", "pan right", "down", "cursor2", "home2", "prog2"),
    *("left", "right", "left", "right"),  # the two tumblers
)


def _row(first: int, names: Sequence[str]) -> dict[int, str]:
    return {first + number: name for number, name in enumerate(names)}


#: names of the keys of each group; status keys are numbered from the lower row up
KEY_NAMES: dict[int, dict[int, str]] = {
    0x71: {
        **_row(0, _OPERATION),
        **_row(0x20, [f"status{number}" for number in range(1, 7)]),
        **_row(0x30, [f"status{number}" for number in range(7, 13)]),
    },
    0x77: {**_row(0, ("f1", *ARROWS, "f2")), **_row(0x20, ("f3", *ARROWS, "f4"))},  # pads left and right
}
ROUTING_NAMES = {0x72: "routing", 0x75: "second"}


@dataclass(frozen=True, slots=True)
class Model:
    """A model of the older displays.

    :param name: name of the display.
    :param cells: number of text cells.
    :param status: number of status cells.
    :param adjustable: whether the display's menu can change these numbers.
    """

    name: str
    cells: int
    status: int
    adjustable: bool = False


MODELS = {
    0x00: Model("ABT 320", 20, 3),
    0x01: Model("ABT 340", 40, 3),
    0x02: Model("ABT 340 Desktop", 40, 5),
    0x03: Model("ABT 380", 80, 5),
    0x04: Model("ABT 382 Twin Space", 80, 5),
    0x0A: Model("Delphi 420", 20, 3),
    0x0B: Model("Delphi 440", 40, 3),
    0x0C: Model("Delphi 440 Desktop", 40, 5),
    0x0D: Model("Delphi 480", 80, 5),
    0x0E: Model("Satellite 544", 40, 3, adjustable=True),
    0x0F: Model("Satellite 570 Pro", 66, 3, adjustable=True),
    0x10: Model("Satellite 584 Pro", 80, 3, adjustable=True),
    0x11: Model("Satellite 544 Traveller", 40, 3, adjustable=True),
    0x13: Model("Braille System 40", 40, 0, adjustable=True),
}


class Driver:
    """The codec of one Alva display (BRLTTY calls the family ``al``), old or new: the kind that answers."""

    lines: tuple[SerialLine, ...] = (SerialLine(9600),)
    acknowledges = False
    ack_timeout = 0.0
    resend = False

    def __init__(self) -> None:
        self._newer = Bc6()
        self._codecs: list[Bc6 | TextCodec] = [self._newer, TextCodec()]
        self._asked = 0

    def hello(self) -> bytes:
        """Return a question for the identity. The newer kind is asked first, twice, because the question for the older
        kind changes a setting of the newer; then both are asked in turn until one answers.
        """
        turn = 0 if self._newer.has_answered else self._asked // 2
        self._asked += 1
        return self._codecs[turn % len(self._codecs)].hello()

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Take arrived bytes and return their events; once a display has identified itself, only its protocol is read.
        """
        for codec in self._codecs:
            events = codec.receive(data)
            if events:
                self._codecs = [codec]
                return events
        return []

    def show(self, cells: bytes) -> bytes:
        """Return the bytes that put these cells on the display, in the form of the kind that has answered.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return self._codecs[0].show(cells)

    def tick(self, seconds: float) -> bytes:
        """Return the questions that are due, of both kinds until one has answered. :param seconds: seconds since the
        last call.
        """
        return b"".join(codec.tick(seconds) for codec in self._codecs)


class TextCodec(Codec):
    """The codec of ABT, Delphi and Satellite."""

    def __init__(self) -> None:
        super().__init__()
        self._number = -1
        self._model = Model("", 0, 0)

    def hello(self) -> bytes:
        """Return the question for the model; the first 0D ends earlier questions that were not understood."""
        return b"\r" + _function(ASK_IDENTITY)

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells; the status cells, left of the text, stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        data = bytes([BLANK]) * self._model.status + cells
        return b"\r\x1bB" + bytes([0, len(data) & 0xFF]) + data + b"\r"

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] == IDENTITY[0]:
            return self._identity(data)
        if self._number < 0:
            return 1, ()
        if data[0] == REPORT_PACKET:
            return self._report(data)
        return self._key(data)

    def _identity(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Take the model; the same model again means that the display was switched off and on."""
        size = len(IDENTITY)
        if data[:size] != IDENTITY[: len(data)]:
            return 1, ()
        if len(data) <= size:
            return 0, ()
        if data[size] not in MODELS:
            return 1, ()
        again, self._number = data[size] == self._number, data[size]
        self._held.clear()
        model = MODELS[self._number]
        if model.adjustable:
            self._due = _function(ASK_CELLS)
        if again:
            return size + 1, [Restarted()]
        self._model = model
        return size + 1, [Identity(model.name, model.cells, keys=_keys(model.status))]

    def _report(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Read a report; only the report of the numbers of cells matters."""
        if data[2:3] not in (b"", bytes([REPORT_MARK])) or (len(data) > 3 and data[3] > MAX_REPORT_BYTES):
            return 1, ()
        length = 4 + 2 * data[3] if len(data) > 3 else len(data) + 1
        if set(data[4:length:2]) - {REPORT_MARK}:
            return 1, ()
        if len(data) < length:
            return 0, ()
        values = data[5:length:2]
        return length, self._take_cell_counts(values[3], values[2]) if data[1] == ASK_CELLS and len(values) > 3 else ()

    def _take_cell_counts(self, cells: int, status: int) -> Sequence[DriverEvent]:
        """Take the numbers of cells set in the display's menu."""
        name = self._model.name
        if not 0 < cells <= MAX_CELLS or status > MAX_CELLS:
            return ()
        if (cells, status) == (self._model.cells, self._model.status):
            return ()
        self._held.clear()
        known, self._model = self._model.cells == cells, Model(name, cells, status, adjustable=True)
        return [Restarted() if known else Identity(name, cells, keys=_keys(status))]

    def _key(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        group = data[0]
        if group not in KEY_NAMES and group not in ROUTING_NAMES:
            return 1, ()
        if len(data) < 2:
            return 0, ()
        key = data[1] & ~RELEASE_FLAG
        name = KEY_NAMES[group].get(key, "") if group in KEY_NAMES else self._routing(group, key)
        if not name:
            return 1, ()
        return 2, self._release("keys", name) if data[1] & RELEASE_FLAG else self._press("keys", name)

    def _routing(self, group: int, cell: int) -> str:
        return f"{ROUTING_NAMES[group]} {cell}" if cell < self._model.cells else ""


def _keys(status: int) -> Keys:
    """Return the keys of these displays; an upper row of status keys, or a second routing row, cannot be detected."""
    rows = ["second 0", *(f"status{number + 1}" for number in range(12 if status else 0))]
    return Keys.of(_OPERATION, KEY_NAMES[0x77].values(), rows)


def _function(code: int) -> bytes:
    return bytes([0x1B, *b"FUN", code, 0x0D])
