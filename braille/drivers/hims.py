"""HIMS: Braille Sense, Braille Edge, Smart Beetle, eMotion, SyncBraille.

The host says ``type type 01 F0 n16 data F1 F2 00 00 F3 00×4 sum FD FD``; the display says ten bytes,
``FA kind 01 number bits32 sum FB``, and repeats ``1C id 1F`` when that is the identity of its model. Each sum is
that of all other bytes. Keys are reported once, together, when they are pressed.

The number of cells is asked first, then one identity after the other: a display says nothing to another model's.
When it has not known any, the number of cells is asked again, and that answer ends the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from braille.driver import Event, Identity, Line
from braille.drivers.codec import Codec, named_bits

ASK, WRITE = 0xFB, 0xFC
REPORT, REPORT_END, REPORT_LENGTH, SUM = 0xFA, 0xFB, 10, 8
ROUTING, KEYS, CELLS = 0x00, 0x01, 0x02
IDENTITY, IDENTITY_END, IDENTITY_LENGTH = 0x1C, 0x1F, 4
MOST_CELLS = 80
ANSWER_PERIOD = 0.15  # seconds between one identity asked and the next

DOTS = tuple(f"dot{dot}" for dot in range(1, 9))
ARROWS = ("up", "down", "left", "right")
#: names of the 32 bits, bit 0 first; on displays with four scroll keys, the left ones move by lines
CLASSIC = (*DOTS, "space", "f1", "f2", "f3", "f4", "pan left", "pan right", "")
SCROLL = (*CLASSIC, "up", "down", "pan left", "pan right")
EDGE = (*CLASSIC, "up", "pan left", "pan right", "down", "f5", "f6", "f7", "f8", *ARROWS, *ARROWS)
BEETLE = (*DOTS, "space", "f1", "f4", "f3", "f2", *CLASSIC[13:], "", "", "pan left", "pan right")
EMOTION = (*DOTS, "space", "f3", "f4", "control", "alt", "", "", "", *EDGE[16:20], "", "", "f1", "f2")
SYNC = (*CLASSIC[:12], "up", "pan left", "pan right", "down")


@dataclass(frozen=True, slots=True)
class Model:
    """One model: its name and its keys."""

    name: str
    keys: tuple[str, ...] = field(repr=False)


MODELS = {
    b"SX": Model("Braille Sense QWERTY", SCROLL),
    b"QX": Model("Braille Sense QWERTY", SCROLL),
    b"LX": Model("Braille Sense", SCROLL),
    b"BS": Model("Braille Sense Classic", CLASSIC),
    b"BE": Model("Braille Edge", EDGE),
}
#: the Beetle has the identity of the Braille Sense, but fewer cells than any other model
BEETLE_CELLS, SMART_BEETLE = 14, Model("Smart Beetle", BEETLE)
#: only the Edge and a model without an identity have so many; an Edge may also claim to be a Braille Sense
EDGE_CELLS, WITHOUT_IDENTITY = 40, Model("eMotion", EMOTION)
SYNC_BRAILLE = Model("SyncBraille", SYNC)


class Driver(Codec):
    """The codec of one HIMS display (BRLTTY calls the family ``hm``)."""

    lines: tuple[Line, ...] = (Line(115200),)

    def __init__(self) -> None:
        super().__init__()
        self._cells = 0
        self._model: Model | None = None
        self._questions: list[bytes] = []
        self._waited = 0.0

    def hello(self) -> bytes:
        """Ask the number of cells, unless the display is being asked something already."""
        return b"" if self._questions else _request(ASK, bytes(32))

    def show(self, cells: bytes) -> bytes:
        """Return the packet with all cells."""
        return _request(WRITE, cells)

    def tick(self, seconds: float) -> bytes:
        """Return the next question when the last one was not answered."""
        self._waited += seconds
        if self._questions and self._waited >= ANSWER_PERIOD:
            self._ask()
        return super().tick(seconds)

    def _packet(self, data: bytes) -> tuple[int, Sequence[Event]]:
        if data[0] == IDENTITY:
            return self._identity(data)
        if data[0] != REPORT:
            return 1, ()
        if len(data) < REPORT_LENGTH:
            return 0, ()
        report = data[:REPORT_LENGTH]
        others = sum(report) - report[SUM]
        if report[-1] != REPORT_END or report[2] != 1 or others & 0xFF != report[SUM]:
            return 1, ()
        return REPORT_LENGTH, self._report(report)

    def _identity(self, data: bytes) -> tuple[int, Sequence[Event]]:
        if len(data) < IDENTITY_LENGTH:
            return 0, ()
        model = MODELS.get(data[1:3])
        if data[3] != IDENTITY_END or model is None:
            return 1, ()
        return IDENTITY_LENGTH, self._found(model)

    def _report(self, report: bytes) -> Sequence[Event]:
        kind, number = report[1], report[3]
        if kind == CELLS and 0 < number <= MOST_CELLS:
            return self._counted(number)
        if self._model is None:
            return ()
        if kind == ROUTING and number < self._cells:
            return self._tap([f"routing {number}"])
        if kind == KEYS:
            names = named_bits(int.from_bytes(report[4:SUM], "little"), self._model.keys)
            return self._tap(dict.fromkeys(names))
        return ()

    def _counted(self, cells: int) -> Sequence[Event]:
        """Take the number of cells; go on with the model, or do without when no question is left."""
        if self._model is not None or self._questions:
            return ()
        if cells == self._cells:
            return self._found(WITHOUT_IDENTITY if cells == EDGE_CELLS else SYNC_BRAILLE)
        self._cells = cells
        if cells == BEETLE_CELLS:
            return self._found(SMART_BEETLE)
        identities = (b"BE",) if cells == EDGE_CELLS else (b"SX", b"QX", b"LX", b"BS")
        self._questions = [bytes([IDENTITY, *name, IDENTITY_END]) for name in identities]
        self._questions.append(_request(ASK, bytes(32)))
        self._ask()
        return ()

    def _ask(self) -> None:
        self._due, self._waited = self._questions.pop(0), 0.0

    def _found(self, model: Model) -> Sequence[Event]:
        """Take the model; an answer that comes late or twice is no news."""
        if not self._cells or self._model is not None:
            return ()
        self._model = model
        self._questions.clear()
        return [Identity(model.name, self._cells)]


def _request(kind: int, data: bytes) -> bytes:
    """Return what the host sends, with its sum."""
    body = bytes([kind, kind, 0x01, 0xF0, *len(data).to_bytes(2, "little"), *data])
    body += bytes([0xF1, 0xF2, 0, 0, 0xF3, 0, 0, 0, 0])
    return bytes([*body, (sum(body) + 2 * 0xFD) & 0xFF, 0xFD, 0xFD])
