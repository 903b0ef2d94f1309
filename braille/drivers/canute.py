"""Canute 360: nine lines of forty six-dot cells, which motors raise line by line.

A packet is ``7E data crc crc 7E`` (CRC-16/ISO-HDLC, low byte first); 7E and 7D inside become ``7D`` and the byte with
bit 5 inverted. The display only answers questions, one at a time: the number of columns, of rows, the keys that are
down (asked ten times a second), whether motors run, and lines of cells. Only changed lines are sent, each while the
motors rest.
"""

from __future__ import annotations

import binascii
from collections.abc import Sequence

from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, named_bits

FRAME_MARK, ESCAPE_MARK, FRAME_ESCAPE_BIT = 0x7E, 0x7D, 0x20
COLUMNS_PACKET, ROWS_PACKET, WRITE_ROW_PACKET, KEYS_PACKET, STATUS_PACKET = 0x00, 0x01, 0x06, 0x0A, 0x0D
ANSWER_PACKETS = (COLUMNS_PACKET, ROWS_PACKET, WRITE_ROW_PACKET, KEYS_PACKET, STATUS_PACKET)
MOTORS_BUSY_FLAG = 0x01
SIX_DOTS_TABLE = bytes(cell & 0x3F for cell in range(256))
MAX_FRAME_BYTES = 80  # bytes between two frames
MAX_CELLS = 1000

KEY_QUERY_SECONDS = 0.1  # seconds between two questions for keys
ROW_SECONDS = 1.2  # seconds that the motors need for a line at least
ANSWER_SECONDS = 10.0  # seconds for an answer
RETRY_SECONDS = 5.0  # seconds after which a refused line is sent again

#: names of the keys, bit 0 first
KEY_NAMES = ("help", *(f"line {number}" for number in range(9)), "select", "pan left", "menu", "pan right")


class Driver(Codec):
    """The codec of one Canute (BRLTTY calls the family ``cn``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(9600),)
    limit = 2 * MAX_FRAME_BYTES

    def __init__(self) -> None:
        super().__init__()
        self._columns = self._rows = 0
        self._wanted: list[bytes] = []
        self._stands: list[bytes] = []  # empty for a line whose dots are unknown
        self._sent = 0, b""  # the last line sent and its cells: other cells can be wanted before the answer comes
        self._asked: int | None = None  # the unanswered question
        self._waited = 0.0
        self._rest = 0.0  # seconds until the next line can be sent
        self._motors = False

    def hello(self) -> bytes:
        """Return the question for the number of columns, then of rows."""
        return self._ask(ROWS_PACKET if self._columns else COLUMNS_PACKET)

    def show(self, cells: bytes) -> bytes:
        """Set the wanted cells; ``tick`` sends the changed lines one after the other. Return no bytes.

        :param cells: all lines in order, one byte for each cell, bit 0 for dot 1 (ISO order); dots 7 and 8 are dropped.
        """
        columns = self._columns
        dots = cells.translate(SIX_DOTS_TABLE)
        self._wanted = [dots[columns * row : columns * (row + 1)] for row in range(self._rows)]
        return b""

    def tick(self, seconds: float) -> bytes:
        """Return the next question after the last answer: a changed line of cells, the motors or the keys. An answer
        that has not come for ``ANSWER_SECONDS`` seconds is given up, and all lines are sent again.

        :param seconds: seconds since the last call.
        """
        self._waited += seconds
        self._rest -= seconds
        if self._asked is not None and self._waited > ANSWER_SECONDS:
            self._stands = [b""] * self._rows
            self._asked = None
        due = super().tick(seconds)
        if due or self._asked is not None or not self._rows:
            return due
        if self._rest <= 0 and self._motors:
            self._rest = KEY_QUERY_SECONDS
            return self._ask(STATUS_PACKET)
        row = self._next_row() if self._rest <= 0 else None
        if row is not None:
            self._sent = row, self._wanted[row]
            return self._ask(WRITE_ROW_PACKET, bytes([row]) + self._wanted[row])
        return self._ask(KEYS_PACKET) if self._waited >= KEY_QUERY_SECONDS else b""

    def _next_row(self) -> int | None:
        changed = (row for row, cells in enumerate(self._wanted) if cells != self._stands[row])
        return next(changed, None)

    def _ask(self, command: int, body: bytes = b"") -> bytes:
        self._asked, self._waited = command, 0.0
        return _frame(bytes([command]) + body)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != FRAME_MARK:
            return 1, ()
        end = data.find(FRAME_MARK, 1)
        if end < 0:
            return (1 if len(data) > MAX_FRAME_BYTES else 0), ()
        body = _unescape(data[1:end])
        # The end of a truncated packet can be the beginning of this one.
        return (end + 1, self._answer(body)) if _is_whole(body) else (end, ())

    def _answer(self, body: bytes) -> Sequence[DriverEvent]:
        command, result = body[0], int.from_bytes(body[1:3], "little")
        asked = command == self._asked
        if asked:
            self._asked = None
        elif command in (COLUMNS_PACKET, ROWS_PACKET):
            return ()
        if command == COLUMNS_PACKET and 0 < result <= MAX_CELLS:
            self._columns = result
            self._due = b"" if self._rows else self._ask(ROWS_PACKET)
        elif command == ROWS_PACKET and self._columns and 0 < result * self._columns <= MAX_CELLS:
            return self._met(result)
        elif command == STATUS_PACKET:
            self._motors = bool(result & MOTORS_BUSY_FLAG)
        elif command == WRITE_ROW_PACKET and self._rows:
            self._take_answer(result)
        elif command == KEYS_PACKET and self._rows:
            return self._hold("keys", named_bits(result, KEY_NAMES))
        return ()

    def _met(self, rows: int) -> Sequence[DriverEvent]:
        again, self._rows = self._rows == rows, rows
        self._stands = [b""] * rows
        self._wanted = []
        self._held.clear()
        model = "Canute 360" if self._columns * rows == 360 else "Canute"
        return [
            Restarted() if again else Identity(model, self._columns * rows, rows, Keys.of(KEY_NAMES, routing=False), 6)
        ]

    def _take_answer(self, error: int) -> None:
        """Take the answer to a line: it is being raised, or was refused and is sent again later."""
        row, cells = self._sent
        if error:
            self._rest = RETRY_SECONDS
        elif row < len(self._stands):
            self._stands[row] = cells
            self._rest, self._motors = ROW_SECONDS, True


def _frame(data: bytes) -> bytes:
    body = data + checksum(data).to_bytes(2, "little")
    marks = (FRAME_MARK, ESCAPE_MARK)
    escaped = b"".join(
        bytes([ESCAPE_MARK, byte ^ FRAME_ESCAPE_BIT]) if byte in marks else bytes([byte]) for byte in body
    )
    return bytes([FRAME_MARK]) + escaped + bytes([FRAME_MARK])


def _unescape(data: bytes) -> bytes:
    body = bytearray()
    turned = 0
    for byte in data:
        if byte == ESCAPE_MARK and not turned:
            turned = FRAME_ESCAPE_BIT
            continue
        body.append(byte ^ turned)
        turned = 0
    return bytes(body)


def _is_whole(body: bytes) -> bool:
    """Return whether a packet has a known command and is undamaged."""
    return len(body) >= 5 and body[0] in ANSWER_PACKETS and checksum(body[:-2]) == int.from_bytes(body[-2:], "little")


def checksum(data: bytes) -> int:
    """Return the CRC-16/ISO-HDLC of bytes, from 0 to 0xFFFF."""
    # The polynomial of CRC-CCITT, with the bits of every byte and of the result reversed.
    mirrored = bytes(int(f"{byte:08b}"[::-1], 2) for byte in data)
    return int(f"{binascii.crc_hqx(mirrored, 0xFFFF):016b}"[::-1], 2) ^ 0xFFFF
