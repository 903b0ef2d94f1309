"""A hedo ProfiLine or MobilLine."""

from __future__ import annotations

from tests.braille.emulators import Emulator

PROFI = {"select": 0x03, "pan left": 0x04, "pan right": 0x08, "up": 0x0B, "down": 0x17}
MOBIL = {"up": 1, "down": 5, "pan left": 8, "select": 9, "pan right": 10}


class HedoDisplay(Emulator):
    """A display. :param mobile: True for the MobilLine with forty cells."""

    def __init__(self, mobile: bool) -> None:
        super().__init__(40 if mobile else 80)
        self.mobile = mobile
        self.status = 2 if mobile else 4
        self.down: set[str] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        size = 1 + self.status + self.cell_count
        while len(self.buffer) >= size:
            if self.buffer[0] != 0x01:
                del self.buffer[0]
                continue
            self.send(b"\x30" if self.mobile else b"\x7e")
            self.show(bytes(self.buffer[1 + self.status : size]))
            del self.buffer[:size]

    def key_bytes(self, key: str, down: bool) -> bytes:
        if not self.mobile:
            code = PROFI.get(key) or 0x20 + int(key.split()[1])
            return bytes([code if down else code | 0x80])
        if key.startswith("routing"):
            return bytes([0x40 + int(key.split()[1])]) if down else b""
        (self.down.add if down else self.down.discard)(key)
        bits = sum(1 << MOBIL[name] for name in self.down)
        return bytes([bits & 15, 0x10 | bits >> 4 & 15, 0x20 | bits >> 8 & 15])
