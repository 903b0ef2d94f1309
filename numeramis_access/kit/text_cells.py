"""Text to cells for what is printed or embossed: the six-dot literary table of a language."""

from __future__ import annotations

from collections.abc import Callable

from braille.text import BrailleTable


def literary_cells(table: str) -> Callable[[str], bytes]:
    """Return what writes text in a six-dot table of ``braille.text``, a line at a time."""
    return BrailleTable(table).cells
