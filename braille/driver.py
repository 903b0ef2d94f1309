"""What every display family implements: bytes in, events out, without any input or output of its own (Sans-I/O).

A driver file in ``drivers/`` is a model table, key names, dot order and the codec. Opening ports, probing,
retries, waiting and threads exist once, in ``display`` and ``ports``.

Key names are the same for every family where the key is the same, so that keymaps can be shared:
``routing N`` (N is the cell, 0-based), ``pan left``, ``pan right``, ``up``, ``down``, ``left``, ``right``,
``select``, ``space``, ``dot1`` … ``dot8``; other keys keep a short lower-case name of the family (``f1``, ``b9``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class SerialLine:
    """How the serial port is opened.

    :param baud: bits a second. :param parity: ``"N"``, ``"O"`` or ``"E"``.
    :param settle: seconds to wait after opening before the first byte is written.
    :param flow: the display stops us by wire (RTS/CTS) when it is full.
    """

    baud: int
    parity: str = "N"
    settle: float = 0.0
    flow: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """Which keys a display has, so that help names no others.

    :param names: names of single keys, ``routing`` for all routing keys (and so for other rows over the cells).
    :param kept: chords (see ``events.Key``) that somebody else keeps for himself.
    """

    names: frozenset[str]
    kept: frozenset[str] = frozenset()

    @classmethod
    def of(cls, *groups: Iterable[str], routing: bool = True) -> Keys:
        """Return the keys of these names, a name of nothing being no key.

        :param routing: there are routing keys too, whose names need not be told.
        """
        every = (name.rpartition(" ") for group in groups for name in group if name)
        names = {row if number.isdigit() else row + blank + number for row, blank, number in every}
        return cls(frozenset(names | ({"routing"} if routing else set())))

    def have(self, chord: str) -> bool:
        """Return whether a key, or keys joined by ``+`` in any order, can be pressed and reach us."""
        keys = chord.split("+")
        known = all(key in self.names or key.rpartition(" ")[0] in self.names for key in keys)
        return known and not any(set(keys) == set(kept.split("+")) for kept in self.kept)


@dataclass(frozen=True, slots=True)
class Identity:
    """The display has said who it is.

    :param model: the maker's name of the model. :param cells: number of text cells on all lines together.
    :param lines: number of lines, all of one length. :param keys: the keys it has, None where nobody says.
    :param dots: of a cell, 6 or 8.
    """

    model: str
    cells: int
    lines: int = 1
    keys: Keys | None = field(default=None, compare=False)
    dots: int = 8


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down (families that report presses only never send ``KeyReleased``)."""

    key: str


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key went up."""

    key: str


@dataclass(frozen=True, slots=True)
class Ack:
    """The display has taken what was written last; the next write may go out."""


@dataclass(frozen=True, slots=True)
class Restarted:
    """The display was switched off and on: keys are up, the cells must be written again."""


@dataclass(frozen=True, slots=True)
class Away:
    """There is no display for now, but its server is there, which says who it is when it comes back (BrlAPI only)."""


@dataclass(frozen=True, slots=True)
class ConnectionRefused:
    """The other side does not want us, or speaks nonsense: it is no use to go on (BrlAPI only).

    :param code: one of the codes of ``ports.PortError``.
    """

    code: str


Event: TypeAlias = Identity | KeyPressed | KeyReleased | Ack | Restarted | Away | ConnectionRefused


class Driver(Protocol):
    """The codec of one display family; one object for one opened port.

    Nothing that arrives may raise out of ``receive``, hang it, or make it keep more than a few hundred bytes.
    """

    #: line settings to try, in this order
    lines: tuple[SerialLine, ...]
    #: True where a write must be acknowledged before the next goes out
    acknowledges: bool
    #: seconds after which an unacknowledged write is sent again (or given up, see ``resend``)
    ack_timeout: float
    #: True: send the same cells again after ``ack_timeout``; False: go on with the next write
    resend: bool

    def hello(self) -> bytes:
        """Return the bytes that ask the display who it is (sent once, again at each try)."""

    def receive(self, data: bytes) -> list[Event]:
        """Take whatever has arrived, any split, any garbage, and return what it means."""

    def show(self, cells: bytes) -> bytes:
        """Return the bytes that put these cells (ISO dot order, exactly as many as it has) on the display.

        A display of several lines takes all cells of its first line first, then those of the second, and so on.
        """

    def tick(self, seconds: float) -> bytes:
        """Return bytes that are due ``seconds`` after the last call: handshakes, answers, keep-alives; or nothing."""
