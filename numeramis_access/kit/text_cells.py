"""Convert text to braille cells for print and embossing, by a language's six-dot literary table."""

from __future__ import annotations

from collections.abc import Callable

from braille.text import BrailleTable


def literary_cells(table: str) -> Callable[[str], bytes]:
    """Return a function that converts a line of text to braille cells.

    :param table: name of a six-dot table of ``braille.text``.
    :raises UnknownTable: if there is no such table.
    """
    return BrailleTable(table).cells
