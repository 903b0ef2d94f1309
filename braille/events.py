"""The events for the owner of a ``Display``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from braille.driver import CellsReplaced, CellsRestored, KeyPressed, KeyReleased, Keys


@dataclass(frozen=True, slots=True)
class Connected:
    """A display is connected; sent again when its identity changes, such as its size.

    :param model: the maker's name of the model. :param cells: number of text cells on all lines together.
    :param lines: number of lines, all of one length. :param keys: the keys of the display, None if they are unknown.
    :param dots: number of dots of a cell, 6 or 8.
    """

    model: str
    cells: int
    lines: int = 1
    keys: Keys | None = field(default=None, compare=False)
    dots: int = 8

    @property
    def columns(self) -> int:
        """Return the number of cells of one line."""
        return self.cells // self.lines


@dataclass(frozen=True, slots=True)
class Disconnected:
    """There is no display (any more); sent again when the reason changes.

    :param code: one of the codes of ``ports.PortError``.
    """

    code: str


@dataclass(frozen=True, slots=True)
class Key:
    """A key, or several keys held together.

    :param name: the key's name, such as ``routing 5``; names of keys held together are joined by plus signs:
        ``dot1+dot2``.
    :param stands: whether the newest cells were on the display when the key was pressed, as far as the display tells.
    """

    name: str
    stands: bool = field(default=True, compare=False)


DisplayEvent: TypeAlias = Connected | Disconnected | CellsReplaced | CellsRestored | Key | KeyPressed | KeyReleased
