"""Albatross 46 and 80 (Caiku, Tivomatic).

The display speaks first: it sends ``FF settings`` repeatedly until the host answers ``FE FF FE FF``. It does so again
after it was switched off, after its menu was left, and after two seconds without a byte from the host. Cells are
written as ``FB (position cell)… FC``, and keys are single bytes. Any byte can also occur as a cell or as settings, so
only its position tells its meaning.

Each key is reported once, but keys that can be held down for a combination are reported again when they are released:
``f1 f1``, ``f1 left f1``.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec
from braille.drivers.dot_orders import dot_order_table

BEACON_BYTE, REPAINT_BYTE = 0xFF, 0xFB
CONNECTION_ANSWER = b"\xfe\xff\xfe\xff"
WRITE_BEGIN, WRITE_END = b"\xfb", b"\xfc"
KEEP_ALIVE = WRITE_BEGIN + WRITE_END
KEEP_ALIVE_PERIOD = 1.5  # seconds; after two the display takes the host for gone
ECHO_PERIOD = 0.5  # seconds in which repetitions of a beacon can still arrive after our answer
MAX_COMBINED_KEYS = 4  # keys of a combination; with more, the release of the last one was lost

DOT_ORDER = dot_order_table([0x80 >> dot for dot in range(8)])
EIGHTY_CELLS_FLAG, LAYOUT_MASK = 0x80, 0x50
BOTH_RIGHT_LAYOUT, SWAPPED_LAYOUT, BOTH_LEFT_LAYOUT = 0x10, 0x40, 0x50

KEYS: dict[int, str] = (
    {1: "attribute1", 42: "attribute2", 151: "attribute3", 192: "attribute4"}
    | {number + 82: f"f{number}" for number in range(1, 9)}
    | {number + 184: f"f{number}" for number in range(9, 17)}
    | {91: "home1", 92: "end1", 93: "extra1", 94: "select", 95: "up", 96: "down", 97: "pan left"}
    | {201: "home2", 202: "end2", 203: "extra2", 204: "select", 205: "up", 206: "down", 207: "pan right"}
    | {98: "up", 208: "down"}
    | {103: "right", 104: "left", 105: "up", 106: "down"}
    | {213: "right", 214: "left", 215: "up", 216: "down"}
)
#: keys that are reported again when they are released
HOLDABLE_KEYS = frozenset([1, 42, 83, 84, *range(89, 95), 151, 192, 193, 194, *range(199, 205)])
#: keys on the left side, and the same on the right one
LEFT_TO_RIGHT = {1: 151, 42: 192, **{key: key + 110 for key in (*range(83, 97), *range(103, 107))}}
RIGHT_TO_LEFT = {right: left for left, right in LEFT_TO_RIGHT.items()}
LAYOUTS: dict[int, dict[int, int]] = {
    0: {},
    BOTH_RIGHT_LAYOUT: LEFT_TO_RIGHT,
    SWAPPED_LAYOUT: LEFT_TO_RIGHT | RIGHT_TO_LEFT,
    BOTH_LEFT_LAYOUT: RIGHT_TO_LEFT,
}
#: first byte of forty keys → name of their row and number of the first key
ROUTING_ROWS = {2: ("routing", 0), 43: ("second", 0), 111: ("routing", 40), 152: ("second", 40)}


class Driver(Codec):
    """The codec of one Albatross (BRLTTY calls the family ``at``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(19200), SerialLine(9600))

    def __init__(self) -> None:
        super().__init__()
        self._settings: int | None = None
        self._cells = 0
        self._echo = 0.0
        self._quiet = 0.0
        self._holding = 0
        self._together = 0

    def hello(self) -> bytes:
        """Return nothing: the display speaks first."""
        return b""

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells, after a due answer to a beacon.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        due, self._due = self._due, b""
        self._quiet = 0.0
        pairs = zip(range(1, len(cells) + 1), cells.translate(DOT_ORDER), strict=True)
        return due + WRITE_BEGIN + bytes(byte for pair in pairs for byte in pair) + WRITE_END

    def tick(self, seconds: float) -> bytes:
        """Return the answer to a beacon, or a keep-alive ``KEEP_ALIVE_PERIOD`` seconds after the last write; empty if
        neither is due.

        :param seconds: seconds since the last call.
        """
        self._echo = max(0.0, self._echo - seconds)
        self._quiet += seconds
        if self._settings is not None and self._quiet >= KEEP_ALIVE_PERIOD:
            self._quiet = 0.0
            self._due = self._due or KEEP_ALIVE
        return super().tick(seconds)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] == BEACON_BYTE:
            return self._beacon(data)
        if self._settings is None:
            return 1, ()
        if data[0] == REPAINT_BYTE:
            self._let_go()
            return 1, [Restarted()]
        return 1, self._key(data[0])

    def _beacon(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Read a beacon, which must come twice unless it repeats the one just answered."""
        if data[1:2] == b"\xff":
            return 1, ()
        if len(data) > 1 and self._echo and data[1] == self._settings:
            return 2, ()
        if data[2:4] != data[: len(data[2:4])]:
            return 2, ()
        return (4, self._greet(data[1])) if len(data) >= 4 else (0, ())

    def _greet(self, settings: int) -> Sequence[DriverEvent]:
        """Answer a beacon of a new display, or of one that was away."""
        cells = 80 if settings & EIGHTY_CELLS_FLAG else 46
        known, self._cells = self._cells == cells, cells
        self._settings = settings
        self._due, self._quiet, self._echo = CONNECTION_ANSWER, 0.0, ECHO_PERIOD
        self._let_go()
        keys = Keys.of(KEYS.values(), ["second 0"])
        return [Restarted() if known else Identity(f"Albatross {cells}", cells, keys=keys)]

    def _key(self, byte: int) -> Sequence[DriverEvent]:
        """Take a key: a press with its release, a key held down from now on, or its release."""
        name = self._name(byte)
        if not name:
            return ()
        if byte == self._holding:
            return self._let_go()
        if self._together == MAX_COMBINED_KEYS:
            return [*self._let_go(), *self._key(byte)]
        if name in self._held.get("keys", ()):
            return ()
        if self._holding:
            self._together += 1
        elif byte in HOLDABLE_KEYS:
            self._holding, self._together = byte, 1
            return self._press("keys", name)
        return self._tap([name])

    def _let_go(self) -> Sequence[DriverEvent]:
        """Return the events of the held key's release."""
        self._holding = self._together = 0
        return self._release_all()

    def _name(self, byte: int) -> str:
        """Return the name of a key, empty if the display does not have it."""
        for first, (row, cell) in ROUTING_ROWS.items():
            number = byte - first
            if 0 <= number < 40:
                return f"{row} {cell + number}" if cell + number < self._cells else ""
        layout = LAYOUTS[(self._settings or 0) & LAYOUT_MASK]
        return KEYS.get(layout.get(byte, byte), "")
