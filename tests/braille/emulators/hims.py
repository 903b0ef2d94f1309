"""A display of the HIMS family."""

from __future__ import annotations

from collections.abc import Sequence

from tests.braille.emulators import Emulator

#: key name → bit, for a Braille Sense with four scroll keys
SENSE = {f"dot{dot}": dot - 1 for dot in range(1, 9)}
SENSE |= {"space": 8, "f1": 9, "f4": 12, "up": 16, "down": 17, "pan left": 18, "pan right": 19}
EDGE = {"dot1": 0, "up": 16, "pan left": 17, "pan right": 18, "down": 19, "f8": 23, "right": 31}
BEETLE = {"dot8": 7, "f1": 9, "f4": 10, "f2": 12, "pan left": 18, "pan right": 19}
CLASSIC = {"dot6": 5, "f4": 12, "pan left": 13, "pan right": 14}


class HimsDisplay(Emulator):
    """A display that ignores questions for the identity of another model.

    :param identity: its own identity; empty for a model without one. :param keys: its keys, name → bit.
    """

    def __init__(self, identity: bytes = b"LX", cell_count: int = 32, keys: dict[str, int] = SENSE) -> None:
        super().__init__(cell_count)
        self.identity, self.keys = identity, keys
        self.refused = 0

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while self.buffer:
            if self.buffer[0] == 0x1C:
                length = 4
            elif self.buffer[0] in (0xFB, 0xFC):
                length = self._length()
            else:
                length = 1
            if len(self.buffer) < length:
                return
            packet = bytes(self.buffer[:length])
            del self.buffer[:length]
            self._packet(packet)

    def _length(self) -> int:
        """Return the length of the first request in the buffer, from its two blocks of data."""
        if len(self.buffer) < 6:
            return 6
        second = 4 + 2 + int.from_bytes(self.buffer[4:6], "little") + 1
        if len(self.buffer) < second + 3:
            return second + 3
        return second + 3 + int.from_bytes(self.buffer[second + 1 : second + 3], "little") + 8

    def _packet(self, packet: bytes) -> None:
        if packet == b"\x1c" + self.identity + b"\x1f":
            self.send(packet)
        elif packet[0] != 0x1C:
            self._request(packet)

    def _request(self, packet: bytes) -> None:
        others = sum(packet) - packet[-3] if len(packet) > 3 else -1
        data = packet[6:-12]
        tail = b"\xf1\xf2\0\0\xf3\0\0\0\0" + packet[-3:-2] + b"\xfd\xfd"
        if packet[:4] != packet[:1] * 2 + b"\x01\xf0" or packet[-12:] != tail or others & 0xFF != packet[-3]:
            self.refused += 1
        elif packet[0] == 0xFB and data == bytes(32):
            self.send(self.report(0x02, self.cell_count))
        elif packet[0] == 0xFC and len(data) == self.cell_count:
            self.show(data)
        else:
            self.refused += 1

    def report(self, kind: int, number: int = 0, bits: int = 0) -> bytes:
        """Return a packet of the display with its checksum."""
        body = bytes([0xFA, kind, 0x01, number]) + bits.to_bytes(4, "little")
        return body + bytes([(sum(body) + 0xFB) & 0xFF, 0xFB])

    def key_bytes(self, key: str, down: bool) -> bytes:
        if not down:
            return b""
        if key.startswith("routing"):
            return self.report(0x00, int(key.split()[1]))
        return self.chord_bytes([key])

    def chord_bytes(self, keys: Sequence[str]) -> bytes:
        """Return the packet for several keys pressed together."""
        return self.report(0x01, bits=sum(1 << self.keys[key] for key in keys))
