"""A display of the Baum family."""

from __future__ import annotations

from tests.braille.emulators import Emulator

ESC = 0x1B
#: bytes of data of each request; ``01`` (cells) has one for each cell or a single one, ``50`` states its length
REQUESTS = {0x05: 0, 0x08: 0, 0x11: 1, 0x12: 2, 0x15: 1, 0x17: 1, 0x84: 0, 0x8A: 0, 0x8C: 0}
#: key name → code of its group, bit in the group
GROUPS: dict[str, tuple[int, int]] = {
    **{f"d{bit + 1}": (0x24, bit) for bit in (0, 2, 3, 5, 6, 7)},
    "pan left": (0x24, 1),
    "pan right": (0x24, 4),
    **{name: (0x34, bit) for bit, name in enumerate(["up", "left", "down", "right", "select"])},
    **{f"dot{dot}": (0x33, dot + 7) for dot in range(1, 9)},
    "space": (0x33, 0),
    "f1": (0x33, 4),
    "f4": (0x33, 7),
    "command3": (0x2B, 2),
    "front9": (0x2C, 8),
    "back2": (0x29, 1),
}
GROUP_BYTES = {0x24: 1, 0x34: 1, 0x33: 2, 0x2B: 1, 0x2C: 2, 0x29: 1}


class BaumDisplay(Emulator):
    """A display. :param name: the name that it reports, padded to its length.

    :param counts: whether it answers the question for the number of cells (the oldest displays do not).
    :param numbers: whether it reports routing keys by number (27) instead of a bitmap (22).
    :param patient: whether it answers that question only when the next packet begins, not after a while.
    """

    def __init__(
        self,
        name: bytes = b"VarioConnect 40 ",
        cell_count: int = 40,
        counts: bool = True,
        numbers: bool = False,
        patient: bool = False,
    ) -> None:
        super().__init__(cell_count)
        self.name, self.counts, self.numbers, self.patient = name, counts, numbers, patient
        self.down: set[str] = set()

    def on_reset(self) -> None:
        self.down.clear()

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if self.buffer[0] != ESC or self.buffer[1:2] == b"\x1b":
                del self.buffer[0]
                continue
            body, used, ended = self._body()
            if not self._request(body, ended):
                return
            del self.buffer[:used]

    def on_idle(self) -> None:
        if self.buffer[:2] == b"\x1b\x01" and not self.patient:
            self._tell_cells()
            self.buffer.clear()

    def _body(self) -> tuple[bytes, int, bool]:
        """Return code and data of the first packet in the buffer, its length, and whether the next has begun."""
        body = bytearray()
        index = 1
        while index < len(self.buffer):
            if self.buffer[index] == ESC:
                if index + 1 == len(self.buffer):
                    break
                if self.buffer[index + 1] != ESC:
                    return bytes(body), index, True
                index += 1
            body.append(self.buffer[index])
            index += 1
            if body[0] == 0x01 and len(body) == 1 + self.cell_count:
                return bytes(body), index, True
            if body[0] == 0x50 and len(body) >= 2 and len(body) == 2 + body[1]:
                return bytes(body), index, True
            if body[0] in REQUESTS and len(body) == 1 + REQUESTS[body[0]]:
                return bytes(body), index, True
        return bytes(body), index, False

    def _request(self, body: bytes, ended: bool) -> bool:
        """Carry out the request of a packet; return whether the packet was complete."""
        if not ended:
            return False
        if body[0] == 0x01 and len(body) == 1 + self.cell_count:
            self.show(body[1:])
        elif body[0] == 0x01:
            self._tell_cells()
        elif body[0] == 0x84:
            self.tell(0x84, self.name)
        elif body[0] == 0x8A:
            self.tell(0x8A, b"00001234")
        return True

    def _tell_cells(self) -> None:
        if self.counts:
            self.tell(0x01, bytes([self.cell_count]))

    def tell(self, code: int, data: bytes) -> None:
        """Send one packet; double each 1B in its data."""
        self.send(bytes([ESC, code]) + data.replace(b"\x1b", b"\x1b\x1b"))

    def key_bytes(self, key: str, down: bool) -> bytes:
        (self.down.add if down else self.down.discard)(key)
        if key.startswith("routing"):
            return self._routing()
        code, _ = GROUPS[key]
        bits = sum(1 << bit for name, (group, bit) in GROUPS.items() if group == code and name in self.down)
        data = bits.to_bytes(GROUP_BYTES[code], "big" if code == 0x2C else "little")
        return bytes([ESC, code]) + data.replace(b"\x1b", b"\x1b\x1b")

    def _routing(self) -> bytes:
        cells = sorted(int(name.split()[1]) for name in self.down if name.startswith("routing"))
        if self.numbers:
            return bytes([ESC, 0x27, cells[0] + 1 if cells else 0])
        size = (self.cell_count + 7) // 8
        if 17 <= self.cell_count <= 40:
            size = 5
        data = sum(1 << cell for cell in cells).to_bytes(size, "little")
        return bytes([ESC, 0x22]) + data.replace(b"\x1b", b"\x1b\x1b")
