"""A display of the HandyTech family, with packets of one byte or extended packets."""

from __future__ import annotations

from tests.braille.emulators import Emulator

END = 0x16
DOTS = {"dot1": 0x0F, "dot2": 0x0B, "dot3": 0x07, "dot4": 0x13, "dot5": 0x17, "dot6": 0x1B}
ROCKERS = {"pan left": 0x04, "pan right": 0x08, "up": 0x0C, "down": 0x14}
NUMBERS = DOTS | ROCKERS | {"dot7": 0x03, "dot8": 0x1F, "space": 0x10}
#: Basic Braille has six keys in two columns instead
BASIC = {"d1": 0x0F, "pan left": 0x0B, "d3": 0x07, "d4": 0x13, "pan right": 0x17, "d6": 0x1B}


class HandyTechDisplay(Emulator):
    """A display by its model number.

    :param status: number of status cells before the text. :param extended: whether it sends extended packets.
    :param keys: numbers of the keys. :param refusals: number of writes that it refuses at first.
    :param silent: whether it acknowledges nothing.
    """

    def __init__(
        self,
        model: int = 0x74,
        cell_count: int = 40,
        status: int = 0,
        extended: bool = False,
        keys: dict[str, int] = NUMBERS,
        refusals: int = 0,
        silent: bool = False,
    ) -> None:
        super().__init__(cell_count)
        self.model, self.status, self.extended, self.keys = model, status, extended, keys
        self.refusals, self.silent = refusals, silent

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            length = self._length()
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _length(self) -> int:
        first = self.buffer[0]
        if first == 0x01 and not self.extended:
            return 1 + self.status + self.cell_count
        if first == 0x79:
            return self.buffer[2] + 4 if len(self.buffer) > 2 else 3
        return 1

    def _packet(self, packet: bytes) -> None:
        if packet[0] == 0xFF:
            self.power_cycle()
        elif packet[0] == 0x01 and not self.extended:
            self._cells(packet[1:])
        elif packet[0] == 0x79 and packet[1] == self.model and packet[-1] == END:
            if packet[3] == 0x01:
                self._cells(packet[4:-1])
            else:
                self._answer(True)

    def _cells(self, cells: bytes) -> None:
        whole = len(cells) == self.status + self.cell_count
        if self.refusals or not whole:
            self.refusals -= 1
            self._answer(False)
            return
        self._answer(True)
        self.show(cells[self.status :])

    def _answer(self, taken: bool) -> None:
        if self.silent:
            return
        byte = 0x7E if taken else 0x7D
        self.send(self._wrapped(0x07, byte) if self.extended else bytes([byte]))

    def _wrapped(self, kind: int, byte: int) -> bytes:
        return bytes([0x79, self.model, 2, kind, byte, END])

    def power_cycle(self) -> None:
        """Send the model, as the display does after being switched on."""
        self.cells = bytes(self.cell_count)
        self.send(bytes([0xFE, self.model]))

    def key_bytes(self, key: str, down: bool) -> bytes:
        number = 0x20 + int(key.split()[1]) if key.startswith("routing") else self.keys[key]
        number |= 0 if down else 0x80
        return self._wrapped(0x04, number) if self.extended else bytes([number])
