"""HIMS: Braille Sense, Braille Edge, Smart Beetle, eMotion, SyncBraille.

The host sends ``type type 01 F0 n16 data F1 F2 00 00 F3 00×4 sum FD FD``. The display sends ten bytes,
``FA kind 01 number bits32 sum FB``, and returns ``1C id 1F`` when asked with the identity of its own model. Each sum
covers all other bytes. Keys are reported once, together, when they are pressed.

The number of cells identifies every model but two: of those with 40 cells, only the Edge returns its identity.
A display is never asked with the identity of another model, because it would not answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from braille.driver import DriverEvent, Identity, Keys, SerialLine
from braille.drivers.codec import Codec, named_bits

ASK_PACKET, WRITE_PACKET = 0xFB, 0xFC
REPORT_PACKET, REPORT_END, REPORT_LENGTH, CHECKSUM_INDEX = 0xFA, 0xFB, 10, 8
ROUTING_REPORT, KEYS_REPORT, CELLS_REPORT = 0x00, 0x01, 0x02
IDENTITY_PACKET = 0x1C
MAX_CELLS = 80

DOT_NAMES = tuple(f"dot{dot}" for dot in range(1, 9))
ARROWS = ("up", "down", "left", "right")
#: names of the lowest nine of the 32 bits of a key report, bit 0 first
_BRAILLE = (*DOT_NAMES, "space")
_FOUR_F = ("f1", "f2", "f3", "f4")
#: models have two keys for panning or four for scrolling; with four, the left ones move by lines
SENSE_KEYS = (*_BRAILLE, *_FOUR_F, "pan left", "pan right", "down", "up", "down", "pan left", "pan right")
_SIDES = ("up", "pan left", "pan right", "down")
EDGE_KEYS = (*_BRAILLE, *_FOUR_F, "", "", "", *_SIDES, "f5", "f6", "f7", "f8", *ARROWS, *ARROWS)
BEETLE_KEYS = (*_BRAILLE, "f1", "f4", "f3", "f2", *[""] * 5, "pan left", "pan right")
EMOTION_KEYS = (*_BRAILLE, "f3", "f4", "control", "alt", "", "", "", *_SIDES, "", "", "f1", "f2")


@dataclass(frozen=True, slots=True)
class Model:
    """A model of HIMS' displays.

    :param name: name of the display.
    :param keys: names of the 32 bits of a key report, bit 0 first.
    """

    name: str
    keys: tuple[str, ...] = field(repr=False)


#: every Braille Sense, and the SyncBraille, which has four of these keys ("f4" is its upper left one); the BrailleSense
#: 6 has a different order of scroll keys, but cannot be distinguished from the others
BRAILLE_SENSE = Model("Braille Sense", SENSE_KEYS)
MODELS = {14: Model("Smart Beetle", BEETLE_KEYS)}
EDGE_CELLS, EDGE_IDENTITY = 40, b"\x1cBE\x1f"
BRAILLE_EDGE, OTHER_THAN_EDGE = Model("Braille Edge", EDGE_KEYS), Model("eMotion", EMOTION_KEYS)


class Driver(Codec):
    """The codec of one HIMS display (BRLTTY calls the family ``hm``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(115200),)

    def __init__(self) -> None:
        super().__init__()
        self._cells = 0
        self._model: Model | None = None

    def hello(self) -> bytes:
        """Return the question for the number of cells."""
        return _request(ASK_PACKET, bytes(32))

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return _request(WRITE_PACKET, cells)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] == IDENTITY_PACKET:
            return self._identity(data)
        if data[0] != REPORT_PACKET:
            return 1, ()
        if len(data) < REPORT_LENGTH:
            return 0, ()
        report = data[:REPORT_LENGTH]
        others = sum(report) - report[CHECKSUM_INDEX]
        if report[-1] != REPORT_END or report[2] != 1 or others & 0xFF != report[CHECKSUM_INDEX]:
            return 1, ()
        return REPORT_LENGTH, self._report(report)

    def _identity(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Read the identity of an Edge."""
        if not EDGE_IDENTITY.startswith(data[: len(EDGE_IDENTITY)]):
            return 1, ()
        if len(data) < len(EDGE_IDENTITY):
            return 0, ()
        return len(EDGE_IDENTITY), self._take_model(BRAILLE_EDGE) if self._cells == EDGE_CELLS else ()

    def _report(self, report: bytes) -> Sequence[DriverEvent]:
        kind, number = report[1], report[3]
        if kind == CELLS_REPORT:
            return self._take_cell_count(number)
        if self._model is None:
            return ()
        if kind == ROUTING_REPORT and number < self._cells:
            return self._tap([f"routing {number}"])
        if kind == KEYS_REPORT:
            names = named_bits(int.from_bytes(report[4:CHECKSUM_INDEX], "little"), self._model.keys)
            return self._tap(dict.fromkeys(names))
        return ()

    def _take_cell_count(self, cells: int) -> Sequence[DriverEvent]:
        """Take the number of cells; if a display repeats it, it did not know the identity asked for in between."""
        if self._model is not None or not 0 < cells <= MAX_CELLS:
            return ()
        again, self._cells = cells == self._cells, cells
        if cells != EDGE_CELLS:
            return self._take_model(MODELS.get(cells, BRAILLE_SENSE))
        if again:
            return self._take_model(OTHER_THAN_EDGE)
        self._due = EDGE_IDENTITY
        return ()

    def _take_model(self, model: Model) -> Sequence[DriverEvent]:
        """Take the model; a late or repeated answer is ignored."""
        if self._model is not None:
            return ()
        self._model = model
        return [Identity(model.name, self._cells, keys=Keys.of(model.keys))]


def _request(kind: int, data: bytes) -> bytes:
    """Return a packet from the host, with its sum."""
    body = bytes([kind, kind, 0x01, 0xF0, *len(data).to_bytes(2, "little"), *data])
    body += bytes([0xF1, 0xF2, 0, 0, 0xF3, 0, 0, 0, 0])
    return bytes([*body, (sum(body) + 2 * 0xFD) & 0xFF, 0xFD, 0xFD])
