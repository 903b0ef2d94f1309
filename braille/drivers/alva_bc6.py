"""Alva BC624, BC640, BC680 and EasyLink by Bluetooth (part of the family ``alva``).

Questions and answers are ``1B command data``, with a fixed length for each command and no escaping. ``1B K`` is a key:
its group, with bit 7 set on release, and its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys
from braille.drivers.codec import Codec

ESCAPE = 0x1B
MODEL_PACKET, CELLS_PACKET, WRITE_PACKET, KEY_PACKET, KEYBOARD_PACKET = b"?EBKh"
#: bytes of data after each command from the display, which can also type like a keyboard
DATA_LENGTHS = {MODEL_PACKET: 1, CELLS_PACKET: 1, KEY_PACKET: 2, KEYBOARD_PACKET: 8}
MODELS = {0x24: "BC624", 0x40: "BC640", 0x80: "BC680", 0x99: "Alva Protocol Converter"}
#: has the same number as the BC640
EASYLINK_NAME, EASYLINK_CELLS = "EasyLink 12 Touch", 12
MAX_CELLS = 80

RELEASE_FLAG, SECOND_ROUTING_FLAG = 0x80, 0x80
SETTINGS_GROUP, THUMB_GROUP, ROUTING_GROUP = 0x01, 0x71, 0x74
_THUMB = ("pan left", "up", "home", "down", "pan right")
_PAD = ("sp1", "sp2", "left", "select", "up", "down", "right", "sp3", "sp4")
#: names of the keys of each group; the BC680 has thumb keys and pads at both ends
KEY_NAMES: dict[int, tuple[str, ...]] = {
    THUMB_GROUP: _THUMB * 2,
    0x72: ("etouch1", "etouch2", "etouch3", "etouch4"),
    0x73: _PAD * 2,
    0x78: ("", *(f"dot{dot}" for dot in range(1, 9)), "control", "windows", "space", "alt", "return"),
}


class Bc6(Codec):
    """The codec of one display of the BC6 series."""

    def __init__(self) -> None:
        super().__init__()
        self._number = -1
        self._cells = 0

    @property
    def has_answered(self) -> bool:
        """Return whether a display of this kind has answered, though perhaps not yet completely."""
        return self._number >= 0

    def hello(self) -> bytes:
        """Return the question for the model; the number of cells is asked after its answer."""
        return bytes([ESCAPE, MODEL_PACKET, MODEL_PACKET])

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        return bytes([ESCAPE, WRITE_PACKET, 0, len(cells) & 0xFF]) + cells

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != ESCAPE or (len(data) > 1 and data[1] not in DATA_LENGTHS):
            return 1, ()
        if len(data) < 2:
            return 0, ()
        length = 2 + DATA_LENGTHS[data[1]]
        return (length, self._meaning(data[1], data[2:length])) if len(data) >= length else (0, ())

    def _meaning(self, command: int, body: bytes) -> Sequence[DriverEvent]:
        if command == MODEL_PACKET and body[0] in MODELS:
            self._number = body[0]
            self._ask_cells()
        elif command == CELLS_PACKET and self._number >= 0:
            return self._take_cell_count(body[0])
        elif command == KEY_PACKET and self._cells:
            return self._key(body[0] & ~RELEASE_FLAG, body[1], down=not body[0] & RELEASE_FLAG)
        return ()

    def _ask_cells(self) -> None:
        self._due = bytes([ESCAPE, CELLS_PACKET, MODEL_PACKET])

    def _take_cell_count(self, cells: int) -> Sequence[DriverEvent]:
        """Take the number of cells, which the display's menu can change; the same number is ignored."""
        if not 0 < cells <= MAX_CELLS or cells == self._cells:
            return ()
        self._held.clear()
        self._cells = cells
        model = EASYLINK_NAME if cells == EASYLINK_CELLS else MODELS[self._number]
        return [Identity(model, cells, keys=Keys.of(*KEY_NAMES.values()))]

    def _key(self, group: int, number: int, down: bool) -> Sequence[DriverEvent]:
        if group == SETTINGS_GROUP:
            self._ask_cells()
            return ()
        if group == ROUTING_GROUP:
            # A key held for a while can report itself as one of a second row that does not exist.
            cell = number & ~SECOND_ROUTING_FLAG
            name = f"routing {cell}" if cell < self._cells else ""
        else:
            names = KEY_NAMES.get(group, ())
            name = names[number] if number < len(names) else ""
        if not name:
            return ()
        return self._press("keys", name) if down else self._release("keys", name)
