"""A Canute: every packet is an answer; the display raises one line at a time, with its motors turning."""

from __future__ import annotations

import time

from tests.braille.emulators import Emulator

NAMES = ["help", *(f"line {number}" for number in range(9)), "select", "pan left", "menu", "pan right"]


def crc(data: bytes) -> int:
    """Return the CRC-16/ISO-HDLC of data, computed bit by bit."""
    value = 0xFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ 0x8408 if value & 1 else value >> 1
    return value ^ 0xFFFF


class Canute(Emulator):
    """A display. :param turning: seconds of its motors for a line. :param refusals: lines that it refuses at first."""

    cell_dots = 6
    slow = True

    def __init__(self, columns: int = 40, rows: int = 9, turning: float = 0.05, refusals: int = 0) -> None:
        super().__init__(columns * rows)
        self.columns, self.rows, self.turning, self.refusals = columns, rows, turning, refusals
        self.down: set[str] = set()
        self.reported: set[str] = set()  # keys down at the last question of the host
        self.rest = 0.0
        self.hasty = 0  # lines that arrived while the motors turned
        self.sent_rows: list[int] = []

    def on_reset(self) -> None:
        self.down.clear()
        self.reported.clear()
        self.sent_rows.clear()
        self.hasty = 0

    def on_bytes(self, data: bytes) -> None:
        self.buffer += data
        while True:
            begin = self.buffer.find(0x7E)
            end = self.buffer.find(0x7E, begin + 1)
            if begin < 0 or end < 0:
                return
            body = bytearray()
            turned = 0
            for byte in self.buffer[begin + 1 : end]:
                if byte == 0x7D:
                    turned = 0x20
                else:
                    body.append(byte ^ turned)
                    turned = 0
            del self.buffer[: end + 1]
            if len(body) > 2 and crc(bytes(body[:-2])) == int.from_bytes(body[-2:], "little"):
                self._command(body[0], bytes(body[1:-2]))

    def _command(self, command: int, body: bytes) -> None:
        result = 0
        if command == 0x06:
            result = self._row(body[0], body[1:])
        elif command in (0x00, 0x01, 0x03):
            result = {0x00: self.columns, 0x01: self.rows, 0x03: 2}[command]
        elif command == 0x0A:
            self.reported = set(self.down)
            result = sum(1 << NAMES.index(key) for key in self.reported)
        elif command == 0x0D:
            result = int(time.monotonic() < self.rest)
        elif command == 0x0B:
            return self.answer(bytes([command]) + b"1.0.0")
        return self.answer(bytes([command]) + result.to_bytes(2, "little"))

    def _row(self, row: int, cells: bytes) -> int:
        if self.refusals:
            self.refusals -= 1
            return 3
        self.hasty += time.monotonic() < self.rest
        self.rest = time.monotonic() + self.turning
        self.sent_rows.append(row)
        self.show(cells, row * self.columns)
        return 0

    def answer(self, data: bytes) -> None:
        """Send one packet."""
        body = data + crc(data).to_bytes(2, "little")
        escaped = b"".join(bytes([0x7D, byte ^ 0x20]) if byte in (0x7E, 0x7D) else bytes([byte]) for byte in body)
        self.send(b"\x7e" + escaped + b"\x7e")

    def key_at(self, cell: int) -> str:
        return f"line {min(cell, 8)}"

    def tap(self, key: str) -> None:
        """Press a key, and release it after the host has asked for keys."""
        self.press(key)
        self.wait_for(lambda: key in self.reported)
        self.release(key)

    def key_bytes(self, key: str, down: bool) -> bytes:
        (self.down.add if down else self.down.discard)(key)
        return b""
