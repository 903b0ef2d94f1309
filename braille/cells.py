"""A cell is one byte in ISO dot order: dot n is bit n-1. A line of cells is ``bytes``."""

from __future__ import annotations

BLANK = 0
DOT_7 = 0x40
DOT_8 = 0x80


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
    return "".join(chr(0x2800 + value) for value in cells)


def from_unicode(text: str) -> bytes:
    """Return the cells of Unicode braille patterns.

    :raises ValueError: for a character that is no braille pattern.
    """
    values = [ord(character) - 0x2800 for character in text]
    if any(not 0 <= value <= 255 for value in values):
        raise ValueError("not a braille pattern")
    return bytes(values)


def fit(cells: bytes, width: int) -> bytes:
    """Return exactly ``width`` cells: cut at the right, or filled with blanks."""
    return cells[:width].ljust(width, b"\x00")
