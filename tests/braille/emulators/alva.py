"""Alva displays: the older ones with a text protocol, and the BC6 series."""

from __future__ import annotations

from tests.braille.emulators import Emulator

OPERATION = {"prog": 0, "home": 1, "select": 2, "up": 3, "pan left": 4, "pan right": 5, "down": 6}
PADS = {"f1": 0, "f2": 5, "f3": 0x20, "f4": 0x25}


class AlvaDisplay(Emulator):
    """An ABT, Delphi or Satellite by its model number.

    :param adjusted: whether the display has a menu for the numbers of its cells and reports them.
    """

    def __init__(self, model: int = 0x0E, cell_count: int = 40, status_count: int = 3, adjusted: bool = True) -> None:
        super().__init__(cell_count)
        self.model, self.status_count, self.adjusted = model, status_count, adjusted

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if self.buffer[0] != 0x1B:
                del self.buffer[0]
                continue
            length = self._length()
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _length(self) -> int:
        """Return the length of the first command in the buffer; an unknown command ends with 0D."""
        if len(self.buffer) < 4:
            return 4
        if self.buffer[1] == 0x42:
            return 5 + self.buffer[3]
        if self.buffer[1:4] == b"FUN":
            return 6
        end = self.buffer.find(b"\r")
        return end + 1 if end >= 0 else len(self.buffer) + 1

    def _packet(self, packet: bytes) -> None:
        if packet == b"\x1bFUN\x06\r":
            self.say_who()
        elif packet == b"\x1bFUN\x07\r" and self.adjusted:
            self.say_cells()
        elif packet[1:2] == b"B" and packet[-1:] == b"\r":
            self._cells(packet[2], packet[4:-1])

    def _cells(self, start: int, cells: bytes) -> None:
        """Show text cells; a start within the status cells skips those."""
        if start + len(cells) <= self.status_count:
            return
        begin = max(0, self.status_count - start)
        self.show(cells[begin:], start + begin - self.status_count)

    def say_who(self) -> None:
        """Send the model, as the display does after being switched on."""
        self.send(b"\x1bID=" + bytes([self.model]))

    def say_cells(self) -> None:
        """Send the numbers of cells, as the display does after a change."""
        values = [0, 0, self.status_count, self.cell_count]
        marked = bytes(byte for value in values for byte in (0x7E, value))
        self.send(bytes([0x7F, 0x07, 0x7E, len(values)]) + marked)

    def key_bytes(self, key: str, down: bool) -> bytes:
        release = 0 if down else 0x80
        if key in OPERATION:
            return bytes([0x71, OPERATION[key] | release])
        if key in PADS:
            return bytes([0x77, PADS[key] | release])
        if key.startswith("status"):
            return bytes([0x71, 0x1F + int(key[6:]) | release])
        row, cell = key.split()
        return bytes([0x72 if row == "routing" else 0x75, int(cell) | release])


BC6_KEYS = {"pan left": (0x71, 0), "up": (0x71, 1), "home": (0x71, 2), "down": (0x71, 3), "pan right": (0x71, 4)}
BC6_KEYS |= {"etouch1": (0x72, 0), "etouch4": (0x72, 3), "sp1": (0x73, 0), "select": (0x73, 3), "dot8": (0x78, 8)}
#: number of bytes after a command that sets something
SETTINGS = {0x32: 3, 0x46: 4, 0x50: 1, 0x72: 1}


class Bc6Display(Emulator):
    """A display of the BC6 series; it always reads ``1B F`` as the setting of its key clicks."""

    def __init__(self, model: int = 0x40, cell_count: int = 40, firmware: tuple[int, int, int] = (3, 0, 0)) -> None:
        super().__init__(cell_count)
        self.model, self.firmware = model, firmware
        self.changed: list[bytes] = []

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if self.buffer[0] != 0x1B:
                del self.buffer[0]
                continue
            length = self._length()
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _length(self) -> int:
        """Return the length of the first command in the buffer: cells, a question, or a setting."""
        if len(self.buffer) < 3:
            return 3
        command, first = self.buffer[1:3]
        if command == 0x42:
            return 4 + self.buffer[3] if len(self.buffer) > 3 else 4
        return 3 if first == 0x3F else 2 + SETTINGS.get(command, 0)

    def _packet(self, packet: bytes) -> None:
        if packet[1] == 0x42:
            self.show(packet[4:], packet[2])
        elif packet[2:] == b"?":
            self._question(packet[1])
        elif len(packet) > 2:
            self.changed.append(packet)

    def _question(self, command: int) -> None:
        answers = {
            0x3F: bytes([self.model]),
            0x45: bytes([self.cell_count]),
            0x54: b"\x00L",
            0x56: bytes([0x31, 0x30, *self.firmware, 0, 0, 0, 0, 0, 0]),
            0x4E: bytes(12),
            0x50: b"\x01",
            0x32: b"\x01\x05\x05",
            0x72: b"\x00",
        }
        if command in answers:
            self.send(bytes([0x1B, command]) + answers[command])

    def key_bytes(self, key: str, down: bool) -> bytes:
        group, number = BC6_KEYS[key] if key in BC6_KEYS else (0x74, int(key.split()[1]))
        return bytes([0x1B, 0x4B, group | (0 if down else 0x80), number])
