"""The smallest display family, for tests of the code that all families share, and a display of it on a pty.

``?`` asks, ``N`` + one byte answers with the number of cells; ``W`` + cells writes, ``A`` acknowledges; ``k`` is a tap
of a key, ``d`` is another key going down, ``R`` says that the display was switched off and on.
"""

from __future__ import annotations

import os
import select
import threading
import time

from braille.driver import Ack, DisplayAway, DriverEvent, Identity, KeyPressed, KeyReleased, Restarted, SerialLine
from tests.peers.brltty import raw_pty

CELLS = 20
BAUD = 19200
BYTE_TIME = 10 / BAUD


class Driver:
    """The codec of the toy family, with acknowledgements."""

    lines: tuple[SerialLine, ...] = (SerialLine(BAUD),)
    acknowledges = True
    ack_timeout = 0.1
    resend = True

    def __init__(self) -> None:
        self._asked_cells = False

    def hello(self) -> bytes:
        """Return the question for the display's identity."""
        return b"?"

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Return the events of the letters."""
        return [event for byte in data for event in self._meaning(byte)]

    def _meaning(self, byte: int) -> list[DriverEvent]:
        if self._asked_cells:
            self._asked_cells = False
            return [Identity("Toy", byte)]
        self._asked_cells = byte == ord("N")
        known: dict[int, list[DriverEvent]] = {
            ord("A"): [Ack()],
            ord("k"): [KeyPressed("select"), KeyReleased("select")],
            ord("d"): [KeyPressed("space")],
            ord("R"): [Restarted()],
            ord("O"): [DisplayAway()],
        }
        return known.get(byte, [])

    def show(self, cells: bytes) -> bytes:
        """Return the packet with all cells."""
        return b"W" + cells

    def tick(self, seconds: float) -> bytes:
        """Return no bytes, because nothing is ever due."""
        return b""


class Toy(threading.Thread):
    """A toy display on a pseudo-terminal that acknowledges each write ``slowness`` seconds after its last byte.

    ``writes`` has all cells that came, ``most_in_flight`` the most writes that were ever unacknowledged at once.
    """

    def __init__(self, slowness: float = 0.0, acknowledging: bool = True) -> None:
        super().__init__(daemon=True)
        self._display, self._port, self.path = raw_pty()
        self._slowness = slowness
        self._acknowledging = acknowledging
        self.received = b""
        self.writes: list[bytes] = []
        self.landed = 0.0  # when the last byte of the last write arrived
        self.most_in_flight = 0
        self._unplugged, self._pull = os.pipe()
        self.start()

    def run(self) -> None:
        """Read bytes until the display is unplugged and no bytes are left."""
        buffer = b""
        while True:
            ready, _, _ = select.select([self._display, self._unplugged], [], [])
            if self._display not in ready:
                return
            data = os.read(self._display, 4096)
            now = time.perf_counter()
            self.received += data
            buffer = self._take(buffer + data, now)

    def _take(self, buffer: bytes, now: float) -> bytes:
        """Handle the whole packets of a buffer; return the rest."""
        in_flight = 0
        while buffer:
            size = 1 + CELLS * (buffer[:1] == b"W")
            if len(buffer) < size:
                break
            packet, buffer = buffer[:size], buffer[size:]
            if packet[:1] == b"?":
                self.send(b"N" + bytes([CELLS]))
            if packet[:1] == b"W":
                in_flight += 1
                self.landed = now
                self.writes.append(packet[1:])
        self.most_in_flight = max(self.most_in_flight, in_flight)
        if in_flight and self._acknowledging:
            time.sleep(self._slowness)  # like a slow display
            self.send(b"A" * in_flight)
        return buffer

    def send(self, data: bytes) -> None:
        """Send bytes to the host."""
        os.write(self._display, data)

    def unplug(self) -> None:
        """Hang up."""
        os.write(self._pull, b"x")
        self.join()
        for descriptor in (self._display, self._port, self._unplugged, self._pull):
            os.close(descriptor)
