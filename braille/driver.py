"""The interface of every display family: bytes in, events out, without input or output of its own (Sans-I/O).

A driver file in ``drivers/`` contains a model table, key names, dot order and the codec. Opening ports, probing,
retries, waiting and threads exist once, in ``display`` and ``ports``.

The same key has the same name in every family, so that keymaps can be shared: ``routing N`` (N is the 0-based cell),
``pan left``, ``pan right``, ``up``, ``down``, ``left``, ``right``, ``select``, ``space``, ``dot1`` … ``dot8``. Other
keys keep a short lower-case name of the family (``f1``, ``b9``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class SerialLine:
    """Settings of a serial port.

    :param baud: bits a second. :param parity: ``"N"``, ``"O"`` or ``"E"``.
    :param settle: seconds to wait after opening before the first byte is written.
    :param flow: whether the display uses hardware flow control (RTS/CTS).
    """

    baud: int
    parity: str = "N"
    settle: float = 0.0
    flow: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a display, so that help can name only keys that exist.

    :param names: names of single keys; ``routing`` stands for all routing keys, and so on for other rows over the
        cells.
    :param kept_chords: chords (see ``events.Key``) that another program keeps for itself.
    """

    names: frozenset[str]
    kept_chords: frozenset[str] = frozenset()

    @classmethod
    def of(cls, *groups: Iterable[str], routing: bool = True) -> Keys:
        """Return keys of these names; empty names are skipped, and a name that ends in a number stands for its whole
        row.

        :param groups: names of keys.
        :param routing: whether there are routing keys too, which need not be listed.
        """
        every = (name.rpartition(" ") for group in groups for name in group if name)
        names = {row if number.isdigit() else row + blank + number for row, blank, number in every}
        return cls(frozenset(names | ({"routing"} if routing else set())))

    def has(self, chord: str) -> bool:
        """Return whether a key, or a chord of keys joined by ``+`` in any order, exists and reaches us."""
        keys = chord.split("+")
        known = all(key in self.names or key.rpartition(" ")[0] in self.names for key in keys)
        return known and not any(set(keys) == set(kept.split("+")) for kept in self.kept_chords)


@dataclass(frozen=True, slots=True)
class Identity:
    """The display has identified itself.

    :param model: the maker's name of the model. :param cells: number of text cells on all lines together.
    :param lines: number of lines, all of one length. :param keys: the keys of the display, None if they are unknown.
    :param dots: number of dots of a cell, 6 or 8.
    """

    model: str
    cells: int
    lines: int = 1
    keys: Keys | None = field(default=None, compare=False)
    dots: int = 8


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down (families that report only presses never send ``KeyReleased``).

    :param key: name of the key, as the head of this file describes.
    """

    key: str


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up.

    :param key: name of the key, as the head of this file describes.
    """

    key: str


@dataclass(frozen=True, slots=True)
class Ack:
    """The display has confirmed the last write; the next one can go out."""


@dataclass(frozen=True, slots=True)
class Restarted:
    """The display was switched off and on: all keys are up, and the cells must be written again."""


@dataclass(frozen=True, slots=True)
class CellsReplaced:
    """Other cells than ours stand on the display, or it has lost ours."""


@dataclass(frozen=True, slots=True)
class CellsRestored:
    """Our cells stand on the display again."""


@dataclass(frozen=True, slots=True)
class DisplayAway:
    """The display is away, but its server is there and will identify it when it comes back (BrlAPI only)."""


@dataclass(frozen=True, slots=True)
class ConnectionRefused:
    """The other side refuses us, or does not speak the protocol; trying on is useless (BrlAPI only).

    :param code: one of the codes of ``ports.PortError``.
    """

    code: str


DriverEvent: TypeAlias = (
    Identity
    | KeyPressed
    | KeyReleased
    | Ack
    | Restarted
    | CellsReplaced
    | CellsRestored
    | DisplayAway
    | ConnectionRefused
)


class Driver(Protocol):
    """The codec of one display, for one opened port.

    ``receive`` must never raise, hang, or keep more than a few hundred bytes, even for garbage.
    """

    #: line settings to try, in this order
    lines: tuple[SerialLine, ...]
    #: whether a write must be acknowledged before the next one
    acknowledges: bool
    #: seconds after which an unacknowledged write is repeated (or given up, see ``resend``)
    ack_timeout: float
    #: True: repeat the same cells after ``ack_timeout``; False: go on with the next write
    resend: bool

    def hello(self) -> bytes:
        """Return the question for the display's identity; successive questions can differ.

        It is empty for a display that speaks first.
        """

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Take arrived bytes, in any split and with any garbage, and return their events."""

    def show(self, cells: bytes) -> bytes:
        """Return the bytes that write these cells; empty if the driver writes them later, in ``tick``.

        :param cells: in ISO dot order, exactly as many as the display has. A display of several lines gets all cells of
            its first line first, then those of the second, and so on.
        """

    def tick(self, seconds: float) -> bytes:
        """Return bytes that are due ``seconds`` after the last call: handshakes, answers, keep-alives; can be empty."""
