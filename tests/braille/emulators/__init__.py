"""Braille displays made of a pseudo-terminal and a thread, one file per family.

Lives here: the display's side of each protocol. Must not live here: anything imported from
``braille.drivers``, because an emulator would then repeat our own mistakes. BRLTTY's drivers accept each emulator
before ours meets it.
Start reading at ``Emulator`` below, then at ``baum``.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import tempfile
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.waiting import until

if sys.platform != "win32":
    import termios
    import tty

#: mark for tests that plug a display in; on Windows tests/windows runs an emulator from outside, at COM7
NEEDS_A_TERMINAL = pytest.mark.system("posix", "a display is plugged into a pseudo-terminal, which Windows has not")
PATIENCE = 20.0  # seconds until a waiting test gives up


class Emulator(ABC):
    """A display plugged in at ``path``; a family implements ``on_bytes`` and ``key_bytes``.

    ``cells`` are the cells on the display (ISO dot order), ``writes`` counts writes of cells, ``shown`` has the
    cells after each write, ``received`` has all bytes from the host. A display that acknowledges does so before it
    shows, so a test that sees the cells presses its key after the acknowledgement. Use the display as a context
    manager.
    """

    cell_dots = 8
    slow = False  # whether the display takes more than a second for each line
    idle_period = 0.1  # seconds without a byte from the host between two calls of ``on_idle``

    def __init__(self, cell_count: int) -> None:
        self.cell_count = cell_count
        self.cells = bytes(cell_count)
        self.writes = 0
        self.shown: list[bytes] = []
        self.received = bytearray()
        self.buffer = bytearray()
        self._directory = tempfile.TemporaryDirectory(prefix="display-")
        self.path = Path(self._directory.name) / "port"
        self._master = self._slave = -1
        self._thread: threading.Thread | None = None
        self._stop_read, self._stop_write = os.pipe()
        self._lock = threading.Lock()

    # Methods that a family implements

    @abstractmethod
    def on_bytes(self, data: bytes) -> None:
        """Add bytes from the host to ``buffer``, remove whole packets, and answer with ``send``."""

    @abstractmethod
    def key_bytes(self, key: str, down: bool) -> bytes:
        """Return the bytes that the display sends when a key goes down or up; ``b""`` for nothing."""

    def on_idle(self) -> None:  # noqa: B027 - most do nothing
        """Act without the host, for example send a beacon."""

    def on_reset(self) -> None:  # noqa: B027 - most do nothing
        """Forget everything that ends when the display is switched off: held keys, handshakes."""

    # Methods for tests

    def press(self, key: str) -> None:
        """Press a key (``routing 3``, ``pan left``, …)."""
        self.send(self.key_bytes(key, True))

    def release(self, key: str) -> None:
        """Release a key."""
        self.send(self.key_bytes(key, False))

    def tap(self, key: str) -> None:
        """Press and release a key."""
        self.press(key)
        self.release(key)

    def key_at(self, cell: int) -> str:
        """Return the name of the key at a cell."""
        return f"routing {cell}"

    def raised(self, cells: bytes) -> bytes:
        """Return the cells that the display raises for these cells."""
        return bytes(cell & (1 << self.cell_dots) - 1 for cell in cells)

    def show(self, cells: bytes, start: int = 0) -> None:
        """Put cells on the display, beginning at cell ``start``; families call this from ``on_bytes``."""
        end = min(start + len(cells), self.cell_count)
        self.cells = self.cells[:start] + cells[: end - start] + self.cells[end:]
        self.writes += 1
        self.shown.append(self.cells)

    def send(self, data: bytes) -> None:
        """Send bytes to the host; an unplugged display sends nothing."""
        with self._lock:
            if self._master >= 0 and data:
                os.write(self._master, data)

    def wait_for(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until the condition holds.

        :raises TimeoutError: when it does not hold within ``patience`` seconds.
        """
        if not until(condition, patience):
            raise TimeoutError(f"received so far: {bytes(self.received[-200:]).hex(' ')}")

    def plug(self) -> None:
        """Plug the display in, switched on and blank: a new pseudo-terminal under the same ``path``."""
        self.cells = bytes(self.cell_count)
        self.buffer.clear()
        self.on_reset()
        self._master, self._slave = os.openpty()
        tty.setraw(self._master)
        tty.setraw(self._slave)
        self._change_speed()
        self.path.symlink_to(os.ttyname(self._slave))
        self._thread = threading.Thread(target=self._serve, args=(self._master,), daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        """Unplug the display: the host's end hangs up and ``path`` is gone."""
        if self._thread is None:
            return
        os.write(self._stop_write, b"x")
        self._thread.join()
        self._thread = None
        self.path.unlink(missing_ok=True)
        with self._lock:
            os.close(self._master)
            os.close(self._slave)
            self._master = self._slave = -1

    def renew(self) -> None:
        """Forget the last host, so that the next host meets a display that was just switched on."""
        termios.tcflush(self._slave, termios.TCIFLUSH)
        self._change_speed()
        self.cells = bytes(self.cell_count)
        self.writes = 0
        self.shown.clear()
        self.received.clear()
        self.buffer.clear()
        self.on_reset()

    def close(self) -> None:
        """Unplug for good."""
        self.unplug()
        os.close(self._stop_read)
        os.close(self._stop_write)
        self._directory.cleanup()

    def __enter__(self) -> Self:
        self.plug()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _change_speed(self) -> None:
        """Set a speed that no host uses; a pseudo-terminal has no real speed.

        A pseudo-terminal refuses parity, and a host gets an error if its opening changes nothing else.
        """
        settings = termios.tcgetattr(self._slave)
        if settings[5] != termios.B50:
            settings[4] = settings[5] = termios.B50
            termios.tcsetattr(self._slave, termios.TCSANOW, settings)

    def _serve(self, master: int) -> None:
        """Feed bytes from the host to ``on_bytes`` until the display is unplugged."""
        while True:
            ready, _, _ = select.select([master, self._stop_read], [], [], self.idle_period)
            if self._stop_read in ready:
                os.read(self._stop_read, 1)
                return
            if not ready:
                self._change_speed()
                self.on_idle()
                continue
            with contextlib.suppress(OSError):
                data = os.read(master, 4096)
                self.received += data
                self.on_bytes(data)
