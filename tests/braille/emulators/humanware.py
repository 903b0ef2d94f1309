"""A display of the HumanWare family."""

from __future__ import annotations

from tests.braille.emulators import Emulator

DOTS = {f"dot{dot}": dot + 1 for dot in range(1, 9)}
THUMBS = {"up": 17, "pan left": 18, "pan right": 19, "down": 20}
NUMBERS = DOTS | THUMBS | {"space": 10, "c1": 11, "select": 25}


class HumanWareDisplay(Emulator):
    """A display by its model number; it answers the first ``busy`` questions with "not ready"."""

    def __init__(self, model: int = 0x12, cell_count: int = 40, busy: int = 0) -> None:
        super().__init__(cell_count)
        self.model, self.busy = model, busy
        self.down: set[int] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= 3:
            if self.buffer[0] != 0x1B:
                del self.buffer[0]
                continue
            length = 3 + self.buffer[2]
            if len(self.buffer) < length:
                return
            kind, body = self.buffer[1], bytes(self.buffer[3:length])
            del self.buffer[:length]
            self._packet(kind, body)

    def _packet(self, kind: int, body: bytes) -> None:
        if kind == 0x00:
            self.busy -= 1
            self.tell(0x01, bytes([1 if self.busy >= 0 else 0, self.model, self.cell_count]))
        elif kind == 0x02 and len(body) == self.cell_count:
            self.show(body)
        elif kind == 0x03:
            self.tell(0x04, bytes(sorted(self.down)))
        elif kind == 0x0C:
            self.tell(0x0D, bytes([1, 2, 0, 7]))
        elif kind == 0x0E:
            self.tell(0x0F, b"")

    def tell(self, kind: int, body: bytes) -> None:
        """Send one packet."""
        self.send(bytes([0x1B, kind, len(body)]) + body)

    def key_bytes(self, key: str, down: bool) -> bytes:
        number = 80 + int(key.split()[1]) if key.startswith("routing") else NUMBERS[key]
        (self.down.add if down else self.down.discard)(number)
        return bytes([0x1B, 0x05 if down else 0x06, 1, number])
