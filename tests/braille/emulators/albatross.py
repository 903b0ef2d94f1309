"""An Albatross."""

from __future__ import annotations

import time

from tests.braille.emulators import Emulator

#: key name → byte, the left one of two keys
KEYS = {"f1": 83, "f8": 90, "home1": 91, "select": 94, "up": 95, "down": 96, "pan left": 97, "pan right": 207}
#: keys that the display sends again on release
HOLDING = {"f1", "f8", "home1", "select"}
ALONE = 2.0  # seconds without bytes from the host until the display looks for a host again


class AlbatrossDisplay(Emulator):
    """A display. :param settings: its identity byte; bit 7 means 80 cells, bits 6 and 4 the layout of its keys."""

    def __init__(self, settings: int = 0x80) -> None:
        super().__init__(80 if settings & 0x80 else 46)
        self.settings = settings
        self.connected = False
        self.greetings = 0
        self._heard = 0.0

    def on_reset(self) -> None:
        self.connected = False

    def on_idle(self) -> None:
        if self.connected and time.monotonic() - self._heard > ALONE:
            self.connected = False
        if not self.connected:
            self.send(bytes([0xFF, self.settings]) * 3)

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if self.buffer[0] == 0xFE and not self.connected:
                if len(self.buffer) < 4:
                    return
                self._greeted(bytes(self.buffer[:4]))
                del self.buffer[:4]
            elif self.buffer[0] == 0xFB and self.connected:
                if not self._written():
                    return
            else:
                if self.buffer[0] == 0xFA and self.connected:
                    self.show(bytes(self.cell_count))
                    self._heard = time.monotonic()
                del self.buffer[0]

    def _greeted(self, answer: bytes) -> None:
        self.connected = answer == b"\xfe\xff\xfe\xff"
        self.greetings += self.connected
        self._heard = time.monotonic()

    def _written(self) -> bool:
        """Read pairs of position and cell up to FC in place of a position; return whether all have arrived."""
        cells = bytearray(self.cells)
        index = 1
        while index < len(self.buffer) and self.buffer[index] != 0xFC:
            if index + 1 == len(self.buffer):
                return False
            position = self.buffer[index] - 1
            if 0 <= position < self.cell_count:
                cells[position] = int(f"{self.buffer[index + 1]:08b}"[::-1], 2)
            index += 2
        if index == len(self.buffer):
            return False
        if index > 1:
            self.show(bytes(cells))
        del self.buffer[: index + 1]
        self._heard = time.monotonic()
        return True

    def key_bytes(self, key: str, down: bool) -> bytes:
        if not down and key not in HOLDING:
            return b""
        if key in KEYS:
            return bytes([KEYS[key]])
        row, number = key.split()
        cell = int(number)
        first = {"routing": (2, 71), "second": (43, 112)}[row][cell >= 40]
        return bytes([first + cell])
