"""One identified display without input or output: when to write, and the meaning of arriving bytes.

One write is in flight at a time. It has landed when the display acknowledges it, or for displays that do not, when the
wire has had time to carry it. Meanwhile only the newest cells are kept.
"""

from __future__ import annotations

from braille.cells import fit
from braille.chord import Chord
from braille.driver import Ack, Away, ConnectionRefused, Driver, Event, Identity, KeyPressed, KeyReleased, Restarted
from braille.events import Connected, Disconnected, DisplayEvent
from braille.ports import PortLost

TICK = 0.2  # seconds between two checks for due bytes
RESENDS = 5  # repetitions of unacknowledged cells before a display counts as lost


class DisplaySession:
    """A driver and the state of its display.

    All times are seconds of one clock of the caller's, in production ``time.monotonic``.

    :param driver: a new driver. :param byte_time: seconds that a byte takes on the wire. :param now: the present time.
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
        self._unacknowledged = False
        self._resends = 0

    def show(self, cells: bytes) -> None:
        """Set the wanted cells; earlier wanted cells that were not yet written are dropped."""
        self._wanted = cells

    def receive(self, data: bytes) -> list[DisplayEvent]:
        """Take arrived bytes and return their events for the owner.

        :raises PortLost: when the other side refuses to go on.
        """
        return [told for event in self._driver.receive(data) for told in self._events_of(event)]

    def due(self, now: float) -> bytes:
        """Return the bytes to write now.

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
        """Return the next time at which ``due`` must be called."""
        tick = self._ticked + TICK
        return tick if self._landing is None else min(tick, self._landing)

    def _next_cells(self) -> bytes | None:
        """Return the cells to write now, if nothing is in flight and they are new."""
        if self._landing is not None or self._wanted is None or self.identity is None:
            return None
        cells = fit(self._wanted, self.identity.cells)
        return None if cells == self._written else cells

    def _land(self) -> None:
        """End the write in flight: it has landed, or without an acknowledgement it is repeated or given up."""
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
                self._chord.clear()  # the keys that are down belong to the previous display
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
        """Mark the cells for writing again: the display has lost them, and the write in flight too."""
        self._written = None
        self._landing, self._unacknowledged = None, False
