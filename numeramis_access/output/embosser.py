"""A text as a BRF file for embossers and notetakers: six-dot literary braille in the text's own language."""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.words.texts import Paragraph


def brf(text: Iterable[Paragraph], language: str) -> bytes:
    """Return a BRF file: 40 cells a line, 25 lines a page. :param language: ``cs`` or ``en``."""
    from braille import brf as pages
    from braille.text import Table

    table = Table(f"{language}-6")
    blocks: list[pages.Block] = []
    for paragraph in text:
        cells = table.cells(paragraph.text)
        blocks.append(pages.Heading(cells) if paragraph.level else pages.Paragraph(cells))
    return pages.brf(blocks)
