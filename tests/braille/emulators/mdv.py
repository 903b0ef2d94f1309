"""A display of the MDV family."""

from __future__ import annotations

from tests.braille.emulators import Emulator

NAVIGATION = {**{f"f{number}": number for number in range(1, 11)}}
NAVIGATION |= {"pan left": 11, "up": 12, "pan right": 13, "down": 14}
#: the bit of each dot in a cell of the display
BITS = (0x08, 0x04, 0x02, 0x80, 0x40, 0x20, 0x01, 0x10)


class MdvDisplay(Emulator):
    """A display; ``unacknowledged`` counts its packets that the host has not yet confirmed."""

    def __init__(self, cell_count: int = 40, status_count: int = 0) -> None:
        super().__init__(cell_count)
        self.status_count = status_count
        self.unacknowledged = self.refused = 0

    def on_reset(self) -> None:
        self.unacknowledged = self.refused = 0

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if not b"\x01\x02".startswith(self.buffer[:2]):
                del self.buffer[0]
                continue
            length = 5 if len(self.buffer) < 5 else 7 + self.buffer[3]
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            if packet == self.packet(packet[2], packet[5:-2]):
                self._packet(packet[2], packet[5:-2])
            else:
                self.refused += 1

    def _packet(self, code: int, body: bytes) -> None:
        if code == 127:
            self.unacknowledged -= 1
            return
        self.send(self.packet(127, b""))
        if code == 36:
            self.tell(37, bytes([self.cell_count, self.status_count, 8, 1, 1, 5]))
        elif code == 0 and len(body) == self.status_count + self.cell_count:
            self.show(bytes(map(_iso, body[self.status_count :])))

    def tell(self, code: int, body: bytes) -> None:
        """Send one packet that the host must acknowledge."""
        self.unacknowledged += 1
        self.send(self.packet(code, body))

    def packet(self, code: int, body: bytes) -> bytes:
        """Return one packet with its checksum."""
        data = bytes([0x02, code, len(body), 0x03]) + body
        return b"\x01" + data + ((sum(data) % 65536) ^ 0xAA55).to_bytes(2, "little")

    def key_bytes(self, key: str, down: bool) -> bytes:
        if key.startswith(("routing", "status")):
            number = self.status_count + int(key.split()[1]) if key.startswith("r") else int(key[6:]) - 1
            self.unacknowledged += 1
            return self.packet(17 if down else 18, bytes([number + 1]))
        if key == "shift":
            self.unacknowledged += 1
            return self.packet(16, bytes([0x3F if down else 0x40]))
        if not down:
            return b""
        self.unacknowledged += 1
        if key.startswith("dot"):
            return self.packet(21, bytes([0, 1 << int(key[3:]) - 1, 0x61]))
        return self.packet(16, bytes([NAVIGATION[key]]))


def _iso(value: int) -> int:
    return sum(1 << dot for dot, bit in enumerate(BITS) if value & bit)
