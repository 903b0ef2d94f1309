"""A Dot Pad with a line of text."""

from __future__ import annotations

from tests.braille.emulators import Emulator

FUNCTION = {"left": 0, "select": 1, "menu": 2, "right": 3}
#: the dot that each bit of a cell raises
BITS = (1, 2, 3, 7, 4, 5, 6, 8)


class DotPad(Emulator):
    """A display. :param refusals: number of lines of cells refused at first."""

    def __init__(self, cell_count: int = 20, refusals: int = 0) -> None:
        super().__init__(cell_count)
        self.refusals = refusals
        self.down: set[str] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 9:
            if self.buffer[:2] != b"\xaa\x55":
                del self.buffer[0]
                continue
            end = 4 + int.from_bytes(self.buffer[2:4], "big")
            if len(self.buffer) < end:
                return
            body = bytes(self.buffer[4:end])
            del self.buffer[:end]
            if self.check(body[:-1]) == body[-1]:
                self._request(int.from_bytes(body[1:3], "big"), body[0], body[4:-1])

    def _request(self, command: int, destination: int, data: bytes) -> None:
        if command == 0x0100:
            self.tell(0x0101, b"DotPad320A")
        elif command == 0x0110:
            self.tell(0x0111, bytes([0xD6, 1, 25, 4, 1, self.cell_count, 0, 5, 10, 30, 0, 5]))
        elif command == 0x0200 and self.refusals:
            self.refusals -= 1
            self.tell(0x0201, b"\x01")
        elif command == 0x0200 and destination == 0:
            self.tell(0x0201, b"\0")
            self.tell(0x0202, b"\0")
            self.show(bytes(self._iso(cell) for cell in data[1:]), data[0])

    def _iso(self, cell: int) -> int:
        return sum(1 << (dot - 1) for bit, dot in enumerate(BITS) if cell >> bit & 1)

    @staticmethod
    def check(body: bytes) -> int:
        """Return the checksum of a packet's body."""
        value = 0xA5
        for byte in body:
            value ^= byte
        return value

    def tell(self, command: int, data: bytes) -> None:
        """Send a packet."""
        self.send(self.packet(command, data))

    def packet(self, command: int, data: bytes) -> bytes:
        """Return a packet with its checksum."""
        body = b"\0" + command.to_bytes(2, "big") + b"\0" + data
        return b"\xaa\x55" + (len(body) + 1).to_bytes(2, "big") + body + bytes([self.check(body)])

    def key_bytes(self, key: str, down: bool) -> bytes:
        (self.down.add if down else self.down.discard)(key)
        if key in FUNCTION:
            bits = sum(0x80 >> FUNCTION[name] for name in self.down if name in FUNCTION)
            return self.packet(0x0332, bytes([bits, 0, 0, 0]))
        if key.startswith("pan"):
            bits = sum({"pan left": 4, "pan right": 2}.get(name, 0) for name in self.down)
            return self.packet(0x0312, bytes([0, bits, 0, 0]))
        cells = [int(name.split()[1]) for name in self.down if name.startswith("routing")]
        return self.packet(0x0322, sum(1 << (63 - cell) for cell in cells).to_bytes(8, "big"))
