"""A display for its owner: cells in, events out; opening and retrying happen behind it.

One thread owns the display, another one only waits for bytes. The first one receives everything through one inbox.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable

from braille.detect import check_device, open_display
from braille.events import Disconnected, DisplayEvent
from braille.link import ByteCarrier, Link
from braille.ports import PortError, PortLost
from braille.session import DisplaySession

RETRY_SECONDS = 3.0  # seconds
CLOSE_SECONDS = 2.0  # longest wait of ``close``, in seconds


class Display:
    """A braille display that can come and go.

    :param device: ``auto``, ``brlapi:…`` or ``FAMILY:PORT``; see ``link``.
    :param on_event: called with each event, from the display's own thread; it should only pass it on.
    :param retry: seconds between two attempts to find a missing display.
    :raises UnknownDevice: when the name of the device is invalid.
    """

    def __init__(self, device: str, on_event: Callable[[DisplayEvent], None], retry: float = RETRY_SECONDS) -> None:
        check_device(device)
        self._device = device
        self._on_event = on_event
        self._retry = retry
        self._inbox: queue.SimpleQueue[bytes | PortError | None] = queue.SimpleQueue()
        self._wanted: bytes | None = None
        self._session: DisplaySession | None = None
        self._reason = ""  # the last reported reason for a missing display
        self._closing, self._repaints = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="braille display", daemon=True)
        self._thread.start()

    def show(self, cells: bytes) -> None:
        """Have the display's thread write cells as soon as the display can take them, and again after it was away.

        Never waits. Older cells that were not written yet are dropped.

        :param cells: in ISO dot order; they are cut or padded to the number of the display's cells.
        """
        self._wanted = bytes(cells)
        self._inbox.put(None)

    def repaint(self) -> None:
        """Write the cells again, because they may not be on the display; never waits."""
        self._repaints.set()
        self._inbox.put(None)

    @property
    def has_newest(self) -> bool:
        """Return whether the newest cells are on the display, as far as the display reports it; False before the first
        cells.
        """
        session, wanted = self._session, self._wanted
        return session is not None and wanted is not None and session.shows_cells(wanted)

    def close(self) -> None:
        """Release the display and end its thread; waits at most ``CLOSE_SECONDS`` seconds."""
        self._closing.set()
        self._inbox.put(None)
        self._thread.join(CLOSE_SECONDS)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                link = open_display(self._device)
                self._serve(link)
            except PortError as error:
                self._report_gone(error.code)
            self._closing.wait(self._retry)

    def _report_gone(self, code: str) -> None:
        if code != self._reason:
            self._reason = code
            self._on_event(Disconnected(code))

    def _serve(self, link: Link) -> None:
        """Carry cells and events until the display is gone. :raises PortLost: when the display is gone."""
        self._reason, self._session = "", link.session
        reader = _Reader(link.wire, self._inbox)
        try:
            for event in link.events:
                self._on_event(event)
            while not self._closing.is_set():
                self._step(link)
        finally:
            self._session = None
            reader.stop()
            link.wire.close()
            while not self._inbox.empty():
                self._inbox.get()

    def _step(self, link: Link) -> None:
        """Write the bytes that are due, then wait for an event or the next due time."""
        session = link.session
        if self._wanted is not None:
            session.show(self._wanted)
        if self._repaints.is_set():
            self._repaints.clear()
            session.repaint()
        data = session.due(time.monotonic())
        if data:
            link.wire.write(data)
        try:
            item = self._inbox.get(timeout=max(0.0, session.next_due_time() - time.monotonic()))
        except queue.Empty:
            item = None
        if isinstance(item, PortError):
            raise item
        if self._wanted is not None:
            session.show(self._wanted)  # a key is about the newest cells
        for event in session.receive(item or b""):
            self._on_event(event)


class _Reader(threading.Thread):
    """A thread that puts arriving bytes into the inbox, and at the end the error that ended it."""

    def __init__(self, wire: ByteCarrier, inbox: queue.SimpleQueue[bytes | PortError | None]) -> None:
        super().__init__(name="braille reader", daemon=True)
        self._wire = wire
        self._inbox = inbox
        self._stopping = threading.Event()
        self.start()

    def run(self) -> None:
        """Read until told to stop, or until the display is gone."""
        try:
            while not self._stopping.is_set():
                data = self._wire.read()
                if data:
                    self._inbox.put(data)
        except PortLost as error:
            self._inbox.put(error)

    def stop(self) -> None:
        """End the thread; the wire can be closed then."""
        self._stopping.set()
        self.join()
