"""A whole screen as lines for a braille display: the table by its layout, menus and texts as the entry in focus."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from braille.text import Table, UnknownTable
from numeramis_access.output.braille_fields import NO_FIELDS, GameFields, Sight, fields_of
from numeramis_access.output.braille_layout import (
    MESSAGE,
    OTHER,
    CellLine,
    Slot,
    Touch,
    message_slot,
    pages,
    table_lines,
    text_lines,
)
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.language import Language, written

#: two blanks between a title and what comes after it
BETWEEN = bytes(2)
#: at the end of an entry whose value can be changed: a blank, then keys for less and more, each a cell
CONTROLS = " -+"


@dataclass(frozen=True, slots=True)
class Strip:
    """A line, and where messages come over it."""

    line: CellLine
    slot: Slot


@dataclass(frozen=True)
class Writing:
    """How the player reads.

    :param table: for texts. :param detailed: whether an entry also tells its place in the menu.
    :param fields: of the game at the table. :param layout: where they stand.
    """

    language: Language
    table: Table
    detailed: bool = False
    fields: GameFields = NO_FIELDS
    layout: Path = OTHER


def table_named(name: str, usual: str) -> tuple[Table, bool]:
    """Return the braille table to use, and whether it is the one that was asked for.

    :param name: a table of ``braille.text``, or empty for the usual one of the language.
    """
    try:
        return Table(name or usual), True
    except UnknownTable:
        return Table(usual), False


def strips(screen: Screen, width: int, writing: Writing, heading: bytes = b"") -> list[Strip]:
    """Return all lines of a screen in their order; there is at least one.

    :param width: cells of the display. :param heading: title of a menu or text that has just been entered.
    """
    lines = _table(screen, width, writing) if screen.kind == "table" else _text(screen, width, writing, heading)
    return lines or [Strip(_blank(width), Slot(MESSAGE, 0, width))]


def _blank(width: int) -> CellLine:
    return CellLine(bytes(width), (None,) * width)


def _table(screen: Screen, width: int, writing: Writing) -> list[Strip]:
    if screen.people is not None:
        writing.language.people = screen.people
    fields = fields_of(Sight(screen, writing.language, writing.fields))
    return [
        Strip(line, message_slot(page, width))
        for page in pages(writing.layout, width)
        for line in table_lines(page, fields, width)
    ]


def _text(screen: Screen, width: int, writing: Writing, heading: bytes) -> list[Strip]:
    """Return the title, if it is to be told, and the entry in focus: in one line where both fit."""
    whole = Slot(MESSAGE, 0, width)
    if not screen.items:
        return [Strip(line, whole) for line in text_lines(heading, width)] if heading else []
    entry = _entry(screen, width, writing)
    room = width - len(heading) - len(BETWEEN)
    if heading and len(entry) == 1 and len(entry[0].cells.rstrip(bytes(1))) <= room:
        entry = [_after(heading + BETWEEN, entry[0])]
    elif heading:
        entry = [*text_lines(heading, width), *entry]
    return [Strip(line, whole) for line in entry]


def _after(cells: bytes, line: CellLine) -> CellLine:
    """Return a line moved to the right, behind these cells."""
    width = len(line.cells)
    return CellLine((cells + line.cells)[:width], ((None,) * len(cells) + line.touches)[:width])


def _entry(screen: Screen, width: int, writing: Writing) -> list[CellLine]:
    """Return the entry in focus, with keys for less and more where it can be changed."""
    item = screen.items[screen.focus]
    cells = writing.table.cells(_words(screen, item, writing))
    touch = Touch("items", screen.focus)
    if item.role != "slider":
        return text_lines(cells, width, touch)
    room = width - len(CONTROLS)
    controls = Table(writing.language.record.computer_braille).cells(CONTROLS)
    touches = (None, Touch("less", screen.focus), Touch("more", screen.focus))
    return [CellLine(line.cells + controls, line.touches + touches) for line in text_lines(cells, room, touch)]


def _words(screen: Screen, item: Item, writing: Writing) -> str:
    """Return what is written of an item: a heading is marked, a value stands after its name."""
    words = writing.language
    text = item.braille or written(item.label)
    place = {"place": screen.focus + 1, "count": len(screen.items)}
    if item.role == "heading":
        text = words.phrase("reader-heading", text=text).braille
    elif item.value:
        text = words.phrase("entry-value", label=text, value=item.value, **place).braille
    if not writing.detailed or screen.kind == "reader":
        return text
    return f"{text}  {words.phrase('focus-position', **place).braille}"
