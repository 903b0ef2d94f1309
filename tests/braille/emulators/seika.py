"""A note taker of the Seika family (NTK)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.braille.emulators import Emulator

KEY_COUNT = 22
#: key name → bit; the arrows belong to the left joystick
KEYS = {f"dot{dot}": dot - 1 for dot in range(1, 9)}
KEYS |= {"backspace": 8, "space": 9, "pan left": 10, "pan right": 11}
KEYS |= {"select": 12, "left": 13, "right": 14, "up": 15, "down": 16}


class SeikaDisplay(Emulator):
    """A note taker with a description at the end of its identity."""

    def __init__(self, cell_count: int = 40, description: bytes = b"Seika NTK") -> None:
        super().__init__(cell_count)
        self.description = description

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if not b"\xff\xff".startswith(self.buffer[:2]):
                del self.buffer[0]
                continue
            length = 3 if self.buffer[2:3] == b"\xa1" else 4
            if len(self.buffer) >= 4 and length == 4:
                length += self.buffer[3]
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _packet(self, packet: bytes) -> None:
        if packet[2] == 0xA1:
            self.tell(0xA2, bytes([KEY_COUNT, self.cell_count, self.cell_count]) + self.description)
        elif packet[2] == 0xA3 and packet[3] == self.cell_count:
            self.show(packet[4:])

    def tell(self, kind: int, body: bytes) -> None:
        """Send one packet."""
        self.send(self.packet(kind, body))

    def packet(self, kind: int, body: bytes) -> bytes:
        """Return one packet."""
        return bytes([0xFF, 0xFF, kind, len(body)]) + body

    def key_bytes(self, key: str, down: bool) -> bytes:
        return self.chord_bytes([key]) if down else b""

    def chord_bytes(self, keys: Sequence[str]) -> bytes:
        """Return the packet for several keys pressed together."""
        bits = sum(1 << KEYS[key] for key in keys if key in KEYS).to_bytes((KEY_COUNT + 7) // 8, "little")
        cells = [int(key.split()[1]) for key in keys if key.startswith("routing")]
        routing = sum(1 << cell for cell in cells).to_bytes((self.cell_count + 7) // 8, "little")
        if not cells:
            return self.packet(0xA6, bits)
        return self.packet(0xA8, bits + routing) if any(bits) else self.packet(0xA4, routing)
