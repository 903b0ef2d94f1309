"""A display of the Freedom Scientific family."""

from __future__ import annotations

from tests.braille.emulators import Emulator

DOTS = {f"dot{dot}": dot - 1 for dot in range(1, 9)}
FRONT = {"select": 8, "right wheel": 9, "pan left": 12, "pan right": 13, "space": 15}
BITS = DOTS | FRONT | {"left selector": 16, "right selector": 17}
MORE_BITS = {"left rocker up": 4, "left rocker down": 5, "right rocker up": 6, "right rocker down": 7}
WHEELS = {"up": 0, "down": 1, "right wheel down": 2, "right wheel up": 3}
#: the dot that each bit of a cell raises in the first Focus displays
FIRST_GENERATION = (1, 2, 3, 7, 4, 5, 6, 8)


class FreedomScientificDisplay(Emulator):
    """A display by its model name.

    :param dots: the dot that each bit of a cell raises, bit 0 first.
    :param losses: number of writes of cells that it does not acknowledge at first.
    :param refusals: number of writes of cells that it refuses at first.
    """

    def __init__(
        self,
        name: str = "Focus 40",
        cell_count: int = 40,
        firmware: str = "5.00",
        dots: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8),
        losses: int = 0,
        refusals: int = 0,
    ) -> None:
        super().__init__(cell_count)
        self.name, self.firmware, self.dots = name, firmware, dots
        self.losses, self.refusals = losses, refusals
        self.down: set[str] = set()
        self.more_keys = False

    def on_reset(self) -> None:
        self.down.clear()
        self.more_keys = False

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 4:
            length = 4
            if self.buffer[0] & 0x80:
                length += self.buffer[1] + 1
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _packet(self, packet: bytes) -> None:
        if packet[0] & 0x80 and sum(packet) & 0xFF:
            self.send(bytes([0x02, 0x31, packet[0], 0]))
        elif packet[0] == 0x00:
            self.send(bytes([0x01, 0, 0, 0]))
            self.tell(0x80, self._identity())
        elif packet[0] == 0x0F:
            self.more_keys = bool(packet[1] & 2)
            self.send(bytes([0x01, 0, 0, 0]))
        elif packet[0] == 0x81:
            self._write(packet[2], packet[4:-1])
        else:
            self.send(bytes([0x02, 0x32, packet[0], 0]))

    def _write(self, start: int, cells: bytes) -> None:
        if start + len(cells) > self.cell_count:
            self.send(bytes([0x02, 0x34, 0x81, 0]))
        elif self.losses > 0:
            self.losses -= 1
        elif self.refusals > 0:
            self.refusals -= 1
            self.send(bytes([0x02, 0x30, 0x81, 0]))
        else:
            self.send(bytes([0x01, 0, 0, 0]))
            self.show(bytes(self._raised(cell) for cell in cells), start)

    def _raised(self, cell: int) -> int:
        return sum(1 << (dot - 1) for bit, dot in enumerate(self.dots) if cell >> bit & 1)

    def _identity(self) -> bytes:
        texts = (("Freedom Scientific", 24), (self.name, 16), (self.firmware, 8))
        return b"".join(text.encode().ljust(size, b"\0") for text, size in texts)

    def tell(self, kind: int, data: bytes) -> None:
        """Send a packet with data and its checksum."""
        packet = bytes([kind, len(data), 0, 0]) + data
        self.send(packet + bytes([-sum(packet) & 0xFF]))

    def key_bytes(self, key: str, down: bool) -> bytes:
        if key in WHEELS:
            return bytes([0x05, WHEELS[key] << 3 | 1, 0, 0]) if down else b""
        (self.down.add if down else self.down.discard)(key)
        if key.startswith("routing"):
            return bytes([0x04, int(key.split()[1]), down, 0])
        if key.startswith("row 1"):
            return bytes([0x04, int(key.split()[2]), down, 1])
        if key in MORE_BITS:
            bits = sum(1 << bit for name, bit in MORE_BITS.items() if name in self.down)
            packet = bytes([0x82, 4, 0, 0, bits, 0, 0, 0])
            return packet + bytes([-sum(packet) & 0xFF]) if self.more_keys else b""
        bits = sum(1 << bit for name, bit in BITS.items() if name in self.down)
        return bytes([0x03]) + bits.to_bytes(3, "little")
