"""A cell is one byte in ISO dot order: dot n is bit n-1. A line of cells is ``bytes``."""

from __future__ import annotations

BLANK = 0
DOT_7 = 0x40
DOT_8 = 0x80
#: the Unicode pattern of each cell
_PATTERNS = tuple(chr(0x2800 + value) for value in range(256))


def cell(dots: str) -> int:
    """Return the cell with the given raised dots.

    :param dots: digits 1-8 in any order, for example ``"1245"`` for ⠛; empty for a blank cell.
    :raises ValueError: for any other character.
    """
    value = 0
    for dot in dots:
        if dot not in "12345678":
            raise ValueError(f"no such dot: {dot!r}")
        value |= 1 << (int(dot) - 1)
    return value


def dots(value: int) -> str:
    """Return the raised dots of a cell as digits, ``"1245"`` for ⠛."""
    return "".join(str(n + 1) for n in range(8) if value & (1 << n))


def to_unicode(cells: bytes) -> str:
    """Return cells as Unicode braille patterns (U+2800 plus the byte)."""
    return "".join(map(_PATTERNS.__getitem__, cells))


def from_unicode(text: str) -> bytes:
    """Return the cells of Unicode braille patterns.

    :raises ValueError: for a character that is no braille pattern.
    """
    written = text.encode("utf-16-le", "surrogatepass")  # low byte of a pattern is its cell, high byte is 0x28
    if written[1::2] != b"\x28" * len(text):
        raise ValueError("not a braille pattern")
    return written[::2]


def fit_cells(cells: bytes, width: int) -> bytes:
    """Return exactly ``width`` cells: cut at the right, or padded with blanks."""
    return cells[:width].ljust(width, b"\x00")
