"""Layouts of the table on a braille line: pictures in ``layouts/`` into slots, and fields into those slots.

A field is a list of pieces, none of which is divided if its slot can hold it. What does not fit a slot goes on in a
further line with the same picture, so every field keeps its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from braille.brf import wrap
from braille.cells import BLANK, DOT_7, DOT_8, fit

#: the layout of a game that has none of its own
OTHER = Path(__file__).parent / "layouts" / "other.toml"
#: last cell of a line or a message that goes on
MORE = DOT_7 | DOT_8
#: the field that is no field: where messages come; without it they come over the whole line
MESSAGE = "message"


@dataclass(frozen=True, slots=True)
class Touch:
    """What a cell belongs to, as ``input.inbox.Touched`` has it."""

    zone: str
    index: int


@dataclass(frozen=True, slots=True)
class Piece:
    """Cells that belong together, and what a routing key over them touches; a blank at its end is only a gap."""

    cells: bytes
    touch: Touch | None = None


@dataclass(frozen=True, slots=True)
class CellLine:
    """What stands on the display at one time; ``touches`` has an entry for each cell."""

    cells: bytes
    touches: tuple[Touch | None, ...]


class Slot(NamedTuple):
    """The place of a field in a line."""

    field: str
    start: int
    width: int


Page = tuple[Slot, ...]
Fields = Mapping[str, Sequence[Piece]]


@lru_cache(maxsize=8)
def layout(file: Path) -> dict[int, tuple[Page, ...]]:
    """Return the pages of a layout by width."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    names = data["fields"]
    return {int(width): tuple(_page(picture, names) for picture in made) for width, made in data["pages"].items()}


def _page(picture: str, names: Mapping[str, str]) -> Page:
    return tuple(
        Slot(names[run[0][0]], run.start(), len(run[0])) for run in re.finditer(r"(\S)\1*", picture)
    )


def pages(file: Path, width: int) -> tuple[Page, ...]:
    """Return the pages for a display: of the widest layout that is not wider than the display.

    A display that is narrower than all layouts gets each field of the narrowest one as a page of its own.
    """
    known = layout(file)
    fitting = [size for size in known if size <= width]
    if fitting:
        return known[max(fitting)]
    return tuple((Slot(slot.field, 0, width),) for page in known[min(known)] for slot in page)


def message_slot(page: Page, width: int) -> Slot:
    """Return where messages come on this page."""
    whole = Slot(MESSAGE, 0, width)
    return next((slot for slot in page if slot.field == MESSAGE), whole)


def table_lines(page: Page, fields: Fields, width: int) -> list[CellLine]:
    """Return the lines of a page, none when all its fields are empty."""
    parts = {slot: _divided(fields.get(slot.field, ()), slot.width) for slot in page}
    count = max((len(lines) for lines in parts.values()), default=0)
    return [_line({slot: lines[min(n, len(lines) - 1)] for slot, lines in parts.items() if lines}, width)
            for n in range(count)]  # fmt: skip


def _line(filled: Mapping[Slot, Sequence[Piece]], width: int) -> CellLine:
    cells = bytearray(width)
    touches: list[Touch | None] = [None] * width
    for slot, pieces in filled.items():
        at, end = slot.start, slot.start + slot.width
        for piece in pieces:
            shown = piece.cells[: end - at]
            cells[at : at + len(shown)] = shown
            touches[at : at + len(shown)] = [piece.touch] * len(shown)
            at += len(shown)
    return CellLine(bytes(cells), tuple(touches))


def _divided(pieces: Sequence[Piece], width: int) -> list[list[Piece]]:
    """Return the pieces in as many rows as a slot of this width needs."""
    rows: list[list[Piece]] = []
    used = width
    for piece in _cut(pieces, width):
        length = len(piece.cells.rstrip(bytes([BLANK])))
        if used + length > width:
            rows.append([])
            used = 0
        rows[-1].append(piece)
        used += len(piece.cells)
    return rows


def _cut(pieces: Sequence[Piece], width: int) -> list[Piece]:
    """Return the pieces, those that are wider than the slot in several, at blanks where they have some."""
    found: list[Piece] = []
    for piece in pieces:
        if len(piece.cells.rstrip(bytes([BLANK]))) <= width:
            found.append(piece)
        else:
            found += [Piece(fit(part, width), piece.touch) for part in wrap(piece.cells, width)]
    return found


def text_lines(cells: bytes, width: int, touch: Touch | None = None) -> list[CellLine]:
    """Return a text on as many lines as it needs, each that goes on with the mark for it at its end."""
    rows = [cells] if len(cells) <= width else wrap(cells, max(1, width - 1))
    last = len(rows) - 1
    return [
        CellLine(
            fit(row, width) if n == last else fit(row, width - 1) + bytes([MORE]),
            (touch,) * len(row) + (None,) * (width - len(row)),
        )
        for n, row in enumerate(rows)
    ]
