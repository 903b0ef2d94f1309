"""One identified display without input or output: what may be written when, and what arrives means.

One write is in flight at a time. It has landed when the display acknowledged it, or, where displays do not, when
the wire has had the time to carry it. Meanwhile only the newest cells are kept.
"""

from __future__ import annotations

from braille.cells import fit
from braille.chord import Chord
from braille.driver import Ack, Away, ConnectionRefused, Driver, Event, Identity, KeyPressed, KeyReleased, Restarted
from braille.events import Connected, Disconnected, DisplayEvent
from braille.ports import PortLost

TICK = 0.2  # seconds between two looks whether something is due
RESENDS = 5  # so often cells are sent again to a display that must acknowledge them, before it counts as lost


class DisplaySession:
    """A driver and the state of its display.

    All times are seconds of one clock of the caller's, ``time.monotonic`` in earnest.

    :param driver: a new driver. :param byte_time: seconds that a byte takes on the wire.
    """

    def __init__(self, driver: Driver, byte_time: float, now: float) -> None:
        self.identity: Identity | None = None
        self._driver = driver
        self._byte_time = byte_time
        self._chord = Chord()
        self._ticked = now
        self._wanted: bytes | None = None
        self._written: bytes | None = None
        self._landing: float | None = None  # when the write in flight has landed, or counts as not acknowledged
        self._unacknowledged = False
        self._resends = 0

    def show(self, cells: bytes) -> None:
        """Want these cells on the display; what was wanted before and not yet written is forgotten."""
        self._wanted = cells

    def receive(self, data: bytes) -> list[DisplayEvent]:
        """Take what has arrived and return what it means to the owner.

        :raises PortLost: when the other side refuses to go on.
        """
        return [told for event in self._driver.receive(data) for told in self._events_of(event)]

    def due(self, now: float) -> bytes:
        """Return the bytes that must be written now.

        :raises PortLost: ``silent``, when a display has acknowledged nothing for too long.
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
            self._unacknowledged = self._driver.acknowledges
            patience = self._driver.ack_timeout if self._unacknowledged else 0.0
        if data:
            self._landing = max(now, self._landing or now) + len(data) * self._byte_time + patience
        return data

    def next_due(self) -> float:
        """Return the time at which ``due`` must be asked again."""
        tick = self._ticked + TICK
        return tick if self._landing is None else min(tick, self._landing)

    def _next_cells(self) -> bytes | None:
        """Return the cells to write now, when nothing is in flight and there is something new."""
        if self._landing is not None or self._wanted is None or self.identity is None:
            return None
        cells = fit(self._wanted, self.identity.cells)
        return None if cells == self._written else cells

    def _land(self) -> None:
        """The write in flight has landed, or was not acknowledged in time and is wanted again or given up."""
        self._landing = None
        if self._unacknowledged and self._driver.resend:
            self._resends += 1
            self._written = None
            if self._resends > RESENDS:
                raise PortLost("silent")
        self._unacknowledged = False

    def _events_of(self, event: Event) -> list[DisplayEvent]:
        match event:
            case KeyPressed() | KeyReleased():
                key = self._chord.feed(event)
                return [event, key] if key else [event]
            case Identity():
                known, self.identity = self.identity, event
                self._forget()
                if event == known:
                    return []
                self._chord.clear()  # the keys that are down belong to the display of before
                return [Connected(event.model, event.cells, event.lines, event.keys, event.dots)]
            case Restarted():
                self._chord.clear()
                self._forget()
            case Away():
                self._chord.clear()
                known, self.identity = self.identity, None
                return [Disconnected("lost")] if known else []
            case Ack():
                self._resends = 0
                self._landing, self._unacknowledged = None, False
            case ConnectionRefused(code):
                raise PortLost(code)
        return []

    def _forget(self) -> None:
        """Write the cells again: the display has forgotten them, and the write in flight too."""
        self._written = None
        self._landing, self._unacknowledged = None, False
