"""A BRAILLEX in either of its two protocols."""

from __future__ import annotations

from tests.braille.emulators import Emulator

#: keys of the bar in the first protocol, counted from the first function key of the model
BAR = {"pan left": 0, "up": 2, "pan right": 4, "down": 6}
END_KEYS = {"left": 2, "menu": 3, "right": 4, "select": 5}
#: bits of the byte with the bar in the second protocol
BAR_BITS = {"up": 1, "down": 2, "pan right": 4, "pan left": 5}
TYPED = {**{f"dot{dot}": dot - 1 for dot in range(1, 9)}, "space": 9}


def reverse(cell: int) -> int:
    """Return a cell with its bits in reverse order."""
    return int(f"{cell:08b}"[::-1], 2)


#: keys at the front of a model without the bar
FRONT = ("function", "select", "pan left", "up", "menu", "down", "pan right", "braille", "attribute")


class FirstProtocol(Emulator):
    """An older display, with keys at the front, or with the bar if ``front`` is empty."""

    def __init__(self, number: int, cell_count: int, status: int = 0, front: tuple[str, ...] = FRONT) -> None:
        super().__init__(cell_count)
        self.number, self.status, self.front = number, status, front
        self.direct: set[int] = set()
        self.switches = 0
        self.memory = bytearray()

    def on_reset(self) -> None:
        self.direct.clear()
        self.switches = 0
        self.memory = bytearray(self.status + self.cell_count)

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 7:
            if self.buffer[:2] != b"\x02S":
                del self.buffer[0]
                continue
            size = int.from_bytes(self.buffer[4:6], "big")
            if size < 7:
                self.send(bytes([0x02, 0x49, self.number, 2, 1, 0, 0, 0, 0, 0x03]))
                del self.buffer[:7]
            elif len(self.buffer) < size:
                return
            else:
                self._write(int.from_bytes(self.buffer[2:4], "big"), bytes(self.buffer[6 : size - 1]))
                del self.buffer[:size]

    def _write(self, address: int, data: bytes) -> None:
        if address >= 0x200:
            marked = {address - 0x200 + at for at, value in enumerate(data) if value == 1}
            self.direct |= marked
            return
        self.memory[address : address + len(data)] = data
        if address + len(data) > self.status and all(at in self.direct for at in range(len(self.memory))):
            self.show(bytes(self.memory[self.status :]))

    def key_bytes(self, key: str, down: bool) -> bytes:
        if key in END_KEYS and not self.front:
            bit = 1 << END_KEYS[key]
            self.switches = self.switches | bit if down else self.switches & ~bit
            code = 3 + 3 * (8 + END_KEYS[key])
        elif key in self.front:
            code = 3 + 3 * self.front.index(key)
        elif key in BAR:
            code = 3 + 3 * BAR[key]
        elif key.startswith("status"):
            code = 0x300 + 3 * (int(key.removeprefix("status")) - 1)
        else:
            code = 0x300 + 3 * (self.status + int(key.split()[1]))
        return bytes([0x02, 0x4B]) + code.to_bytes(2, "big") + bytes([0, 10, int(down), 0, self.switches, 0x03])


class SecondProtocol(Emulator):
    """A newer display. :param wide: whether each end key has its own byte."""

    def __init__(self, number: int, cell_count: int, wide: bool) -> None:
        super().__init__(cell_count)
        self.number, self.wide = number, wide
        self.down: set[str] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 4:
            count = (self.buffer[2] & 15) << 4 | self.buffer[3] & 15
            if self.buffer[0] != 2 or self.buffer[1] >> 4 != 4 or self.buffer[2] >> 4 != 5:
                del self.buffer[0]
                continue
            size = 5 + 2 * count
            if len(self.buffer) < size:
                return
            digits = self.buffer[4 : size - 1]
            self._packet(self.buffer[1] & 15, bytes((high & 15) << 4 | low & 15 for high, low in _pairs(digits)))
            del self.buffer[:size]

    def _packet(self, kind: int, body: bytes) -> None:
        if kind == 2:
            parts = [self.number >> 4, self.number & 15, 1, 0, 3]
            self.send(b"\x02\x4a\x50\x55" + bytes(0x30 | part for part in parts) + b"\x03")
        elif kind == 3:
            text = body if self.wide else body[2:-2]
            self.show(bytes(map(reverse, text)))

    def tell(self, kind: int, body: bytes) -> bytes:
        """Return one packet."""
        digits = bytes(0x30 | digit for byte in body for digit in (byte >> 4, byte & 15))
        return bytes([2, 0x40 | kind, 0x50 | len(body) >> 4, 0x50 | len(body) & 15]) + digits + b"\x03"

    def key_bytes(self, key: str, down: bool) -> bytes:
        if key in TYPED:
            bits = 1 << TYPED[key]
            return self.tell(12, bytes([bits >> 8, bits & 255])) if down else b""
        (self.down.add if down else self.down.discard)(key)
        return self.tell(11, self._state())

    def _state(self) -> bytes:
        """Return the key bytes: from the end, the right keys, the routing keys, the left keys and the bar."""
        width = 8 if self.wide else 4
        state = bytearray(2 + 1 + (2 * width + 2 * self.cell_count + 7) // 8)
        bits = 8 * len(state)
        for key in self.down:
            if key in BAR_BITS:
                state[(bits - 2 * width - 2 * self.cell_count) // 8 - 1] |= 1 << BAR_BITS[key]
                continue
            if key in ("right", "select"):
                at, place = bits - width, key == "select"
            elif key in ("left", "menu"):
                at, place = bits - 2 * width - 2 * self.cell_count, key == "menu"
            else:
                at, place = bits - width - 2 * self.cell_count + 2 * int(key.split()[1]), False
            size = 1 if key.startswith("routing") else width
            bit = at % 8 if not self.wide else 8 - at % 8 - size
            state[at // 8] |= 1 << (bit + place)
        return bytes(state)


def _pairs(digits: bytes | bytearray) -> list[tuple[int, int]]:
    return list(zip(digits[::2], digits[1::2], strict=True))
