"""One identified display without input or output: when to write, and the meaning of arriving bytes.

One write is in flight at a time. It has landed when the display acknowledges it, or for displays that do not, when the
wire has had time to carry it. Meanwhile only the newest cells are kept. A key says whether the newest cells stood under
the fingers: they were acknowledged, or written to a display that acknowledges nothing.
"""

from __future__ import annotations

from braille.cells import fit_cells
from braille.chord import Chord
from braille.driver import (
    Ack,
    CellsReplaced,
    CellsRestored,
    ConnectionRefused,
    DisplayAway,
    Driver,
    DriverEvent,
    Identity,
    KeyPressed,
    KeyReleased,
    Restarted,
)
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.ports import PortLost

TICK_SECONDS = 0.2  # seconds between two checks for due bytes
MAX_RESENDS = 5  # repetitions of unacknowledged cells before a display counts as lost
MAX_PATIENCE_FACTOR = 4  # a slow display gets at most this multiple of the usual time for an acknowledgement


class DisplaySession:
    """A driver and the state of its display.

    All times are seconds of one clock of the caller's, in production ``time.monotonic``.

    :param driver: a new driver. :param byte_time: seconds that a byte takes on the wire. :param now: the present time.
    :ivar identity: the display's identity; None until it has identified itself.
    """

    def __init__(self, driver: Driver, byte_time: float, now: float) -> None:
        self.identity: Identity | None = None
        self._driver = driver
        self._byte_time = byte_time
        self._chord = Chord()
        self._ticked = now
        self._wanted: bytes | None = None
        self._written: bytes | None = None
        self._landing: float | None = None  # when the write in flight lands, or counts as not acknowledged
        self._resends = 0
        self._unacknowledged: list[bytes] = []  # the cells of each write without an acknowledgement, oldest first
        self._has_acknowledged = False
        self._patience = driver.ack_timeout
        self._standing: bytes | None = None  # the cells that are on the display, None if that is unknown
        self._is_covered = False  # as the driver says
        self._has_lost = False  # whether the display has lost our cells, and the owner was told

    @property
    def has_newest(self) -> bool:
        """Return whether the newest cells are on the display, as far as the display reports it; False before the first
        cells.
        """
        return self._wanted is not None and self.shows_cells(self._wanted)

    def shows_cells(self, cells: bytes) -> bool:
        """Return whether these cells are on the display, as far as the display reports it."""
        return (
            self.identity is not None
            and not self._is_covered
            and self._standing == fit_cells(cells, self.identity.cells)
        )

    def repaint(self) -> None:
        """Make ``due`` write the wanted cells again; do nothing while a write is in flight."""
        if self._landing is None:
            self._written = None

    def show(self, cells: bytes) -> None:
        """Set the wanted cells, which ``due`` writes when no write is in flight; earlier wanted cells that were not yet
        written are dropped.

        :param cells: in ISO dot order; they are cut or padded to the number of the display's cells.
        """
        self._wanted = cells

    def receive(self, data: bytes) -> list[DisplayEvent]:
        """Take arrived bytes and return their events for the owner.

        :raises PortLost: when the other side refuses to go on.
        """
        told = [told for event in self._driver.receive(data) for told in self._events_of(event)]
        if self._has_lost and self._standing is not None:
            self._has_lost = False
            told.insert(0, CellsRestored())
        return told

    def due(self, now: float) -> bytes:
        """Return the bytes to write now: what the driver has due, then the wanted cells if they are new and no write is
        in flight.

        :param now: the present time.
        :raises PortLost: ``silent``, if a display has acknowledged nothing for too long.
        """
        data = self._driver.tick(now - self._ticked)
        self._ticked = now
        if self._landing is not None and now >= self._landing:
            self._land()
        patience = 0.0
        cells = self._next_cells()
        if cells is not None:
            self._written = cells
            data += self._driver.show(cells)
            if self._driver.acknowledges:
                self._unacknowledged.append(cells)
                patience = self._patience or self._driver.ack_timeout
            else:
                self._standing = cells
        if data:
            self._landing = max(now, self._landing or now) + len(data) * self._byte_time + patience
        return data

    def next_due_time(self) -> float:
        """Return the time by which ``due`` must be called again, on the clock of its ``now``."""
        tick = self._ticked + TICK_SECONDS
        return tick if self._landing is None else min(tick, self._landing)

    def _next_cells(self) -> bytes | None:
        """Return the cells to write now, if nothing is in flight and they are new."""
        if self._landing is not None or self._wanted is None or self.identity is None:
            return None
        cells = fit_cells(self._wanted, self.identity.cells)
        return None if cells == self._written else cells

    def _land(self) -> None:
        """End the write in flight: it has landed, or without an acknowledgement it is repeated or given up."""
        self._landing = None
        if not self._unacknowledged or self._standing == self._written:
            self._unacknowledged.clear()
        elif self._driver.resend:
            self._resends += 1
            self._written = None
            if self._resends > MAX_RESENDS:
                raise PortLost("silent")
        else:
            self._unacknowledged.clear()
            if not self._has_acknowledged:  # it may be one that never does
                self._standing = self._written

    def _events_of(self, event: DriverEvent) -> list[DisplayEvent]:
        match event:
            case KeyPressed() | KeyReleased():
                key = self._chord.feed(event)
                return [event, Key(key.name, self.has_newest)] if key else [event]
            case Identity():
                known, self.identity = self.identity, event
                covered = self._forget()
                if event == known:
                    return covered
                self._is_covered = self._has_lost = False
                self._chord.clear()  # the keys that are down belong to the previous display
                return [Connected(event.model, event.cells, event.lines, event.keys, event.dots)]
            case Restarted():
                self._chord.clear()
                return self._forget()
            case CellsReplaced() | CellsRestored():
                self._is_covered = isinstance(event, CellsReplaced)
                return [event]
            case DisplayAway():
                self._chord.clear()
                known, self.identity = self.identity, None
                self._forget()
                self._is_covered = self._has_lost = False
                return [Disconnected("lost")] if known else []
            case Ack():
                return self._acknowledge()
            case ConnectionRefused(code):
                raise PortLost(code)
        return []

    def _acknowledge(self) -> list[DisplayEvent]:
        """Take an acknowledgement: the oldest write in flight is on the display."""
        self._resends, self._has_acknowledged = 0, True
        if len(self._unacknowledged) > 1:  # the display is slower than the patience, which sent the cells again
            self._patience = min(2 * self._patience, MAX_PATIENCE_FACTOR * self._driver.ack_timeout)
        self._standing = self._unacknowledged.pop(0) if self._unacknowledged else self._written
        if not self._unacknowledged:
            self._landing = None
        return []

    def _forget(self) -> list[DisplayEvent]:
        """Mark the cells for writing again: the display has lost them, and the write in flight too."""
        stood, self._standing = self._standing, None
        self._written, self._landing = None, None
        self._unacknowledged.clear()
        if stood is None:
            return []
        self._has_lost = True
        return [CellsReplaced()]
