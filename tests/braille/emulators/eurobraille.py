"""A display of the EuroBraille family, with the protocol of Esys and Iris."""

from __future__ import annotations

from tests.braille.emulators import Emulator

SWITCHES = {"pan right": 0, "pan left": 1, "switch2 right": 2, "switch2 left": 3}
STICKS = {"left stick up": 16, "up": 24, "down": 25, "right": 26, "left": 27, "select": 28}
COMMANDS = SWITCHES | STICKS
IRIS_COMMANDS = {"pan left": 0, "f2": 1, "pan right": 7, "up": 8, "down": 9, "right": 10, "left": 11}
BRAILLE = {**{f"dot{dot}": dot - 1 for dot in range(1, 9)}, "backspace": 8, "space": 9}


class EuroBrailleDisplay(Emulator):
    """A display by its model number; it reports routing keys and the braille keyboard once, when pressed.

    :param iris: whether it reports command keys once too, in two bytes.
    """

    def __init__(self, model: int = 0x08, cell_count: int = 40, iris: bool = False) -> None:
        super().__init__(cell_count)
        self.model, self.iris = model, iris
        self.down: set[str] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 3:
            length = int.from_bytes(self.buffer[1:3], "big") + 2
            if self.buffer[0] != 0x02 or length < 5:
                del self.buffer[0]
                continue
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            if packet[-1] == 0x03:
                self._packet(packet[3:-1])

    def _packet(self, data: bytes) -> None:
        if data == b"SI":
            self.tell(b"SNEsys\0")
            self.tell(b"SH0001\0")
            self.tell(b"SG" + bytes([self.cell_count]))
            self.tell(b"ST" + bytes([self.model]))
            self.tell(b"SP2.30\0")
            self.tell(b"SM" + (128).to_bytes(2, "big"))
            self.tell(b"SI")
        elif data.startswith(b"BS") and len(data) == 2 + self.cell_count:
            self.show(data[2:])

    def tell(self, data: bytes) -> None:
        """Send one packet."""
        self.send(packed(data))

    def key_bytes(self, key: str, down: bool) -> bytes:
        (self.down.add if down else self.down.discard)(key)
        if key.startswith("routing"):
            return packed(b"KI" + bytes([1, int(key.split()[1]) + 1])) if down else b""
        if key in BRAILLE:
            return packed(b"KB" + (1 << BRAILLE[key]).to_bytes(2, "big")) if down else b""
        if self.iris:
            return packed(b"KC" + (1 << IRIS_COMMANDS[key]).to_bytes(2, "big")) if down else b""
        bits = sum(1 << bit for name, bit in COMMANDS.items() if name in self.down)
        return packed(b"KC" + bits.to_bytes(4, "big"))


def packed(data: bytes) -> bytes:
    """Return a packet with this data."""
    return b"\x02" + (len(data) + 2).to_bytes(2, "big") + data + b"\x03"
