"""The common state of all codecs: the bytes of an unfinished packet, the keys held down, answers due."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from braille.driver import DriverEvent, KeyPressed, KeyReleased, SerialLine

#: seconds of silence after which the rest of an unfinished packet is not expected any more
UNFINISHED_SECONDS = 0.5


class Codec(ABC):
    """The common part of a driver; a family implements ``_packet``, ``hello`` and ``show``.

    A driver's own methods that take an answer or a key return the events for the owner, in order.

    :ivar lines: settings of the serial port to try, in this order.
    :ivar acknowledges: whether the display must acknowledge a write before the next one.
    :ivar ack_timeout: seconds after which an unacknowledged write is repeated or given up.
    :ivar resend: True to repeat the same cells after ``ack_timeout``, False to go on with the next write.
    """

    lines: tuple[SerialLine, ...]
    acknowledges = False
    ack_timeout = 0.0
    resend = False

    #: maximum bytes kept; more than the longest packet from the family's displays
    limit = 300

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._held: dict[str, frozenset[str]] = {}
        self._due = b""
        self._silence = 0.0
        self._heard = False

    @abstractmethod
    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        """Read one packet at the start of ``data`` (never empty).

        Return its length (1 for a byte of garbage, 0 for an incomplete packet) and its events.
        """

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Take arrived bytes, in any split and with any garbage, and return their events. An incomplete packet at the
        end is kept for the next call.

        :param data: the bytes.
        """
        events: list[DriverEvent] = []
        self._heard = self._heard or bool(data)
        for start in range(0, len(data), self.limit):
            self._buffer += data[start : start + self.limit]
            events += self._packets()
            del self._buffer[: -self.limit]
        return events

    def _packets(self) -> list[DriverEvent]:
        """Remove all complete packets from the buffer and return their events."""
        events: list[DriverEvent] = []
        data = bytes(self._buffer)
        start = 0
        while start < len(data):
            length, meaning = self._packet(data[start:])
            if length == 0:
                break
            start += length
            events += meaning
        del self._buffer[:start]
        return events

    def tick(self, seconds: float) -> bytes:
        """Return the answers that are due; drop a packet whose rest does not come.

        :param seconds: seconds since the last call.
        """
        self._silence = 0.0 if self._heard else self._silence + seconds
        self._heard = False
        if self._silence > UNFINISHED_SECONDS:
            self._buffer.clear()
        due, self._due = self._due, b""
        return due

    def _hold(self, group: str, names: Iterable[str]) -> list[DriverEvent]:
        """Return the events of a group's new state, in which exactly these keys are down: releases, then presses."""
        old, new = self._held.get(group, frozenset()), frozenset(names)
        self._held[group] = new
        released = [KeyReleased(name) for name in sorted(old - new)]
        return [*released, *(KeyPressed(name) for name in sorted(new - old))]

    def _press(self, group: str, name: str) -> list[DriverEvent]:
        """Return the events of one more key of a group going down."""
        return self._hold(group, self._held.get(group, frozenset()) | {name})

    def _release(self, group: str, name: str) -> list[DriverEvent]:
        """Return the events of one key of a group going up."""
        return self._hold(group, self._held.get(group, frozenset()) - {name})

    def _release_all(self) -> list[DriverEvent]:
        """Return the events of all keys going up."""
        return [event for group in list(self._held) for event in self._hold(group, ())]

    def _tap(self, names: Iterable[str]) -> list[DriverEvent]:
        """Return the events of keys that the display reports once, when they are pressed (and released)."""
        names = list(names)
        return [*(KeyPressed(name) for name in names), *(KeyReleased(name) for name in names)]


def named_bits(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the bits that are set, bit 0 first; a bit without a name (``""`` or beyond the names) is no
    key.

    :param bits: the bits as a number.
    :param names: the name of each bit, bit 0 first.
    """
    return [name for bit, name in enumerate(names) if name and bits >> bit & 1]


def printable(data: bytes) -> str:
    """Return a name sent by a display, up to the first zero byte, without surrounding spaces and unprintable
    characters.

    :param data: the name in ASCII.
    """
    text = data.partition(b"\0")[0].decode("ascii", "replace")
    return "".join(character for character in text if character.isprintable()).strip()
