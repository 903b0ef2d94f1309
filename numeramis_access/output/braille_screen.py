"""A screen as pages for a braille display: a table by its layout, a menu or text as the focused entry."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from braille.brf import wrap
from braille.cells import fit_cells
from braille.text import BrailleTable, UnknownTable, available_tables
from numeramis_access.output import braille_fields, braille_layout
from numeramis_access.output.braille_typing import typed_lines
from numeramis_access.output.screen import Screen
from numeramis_access.words.language import Language
from numeramis_access.words.phrases import Text, braille_of, language_of

#: two blanks after a title
TITLE_GAP = bytes(2)
#: fewest cells beside a title in which an entry begins
MIN_ENTRY_CELLS = 12
#: end of an adjustable entry: a blank, then one cell each to decrease and to increase
ADJUSTMENT_CELLS = " -+"


@dataclass(frozen=True, slots=True)
class DisplayContents:
    """The contents of a display at one time, and the slot for messages.

    :param line: cells and touches. :param slot: the place where a message is written. :param is_followed: whether the
        display goes there when the focused item changes: the cursor of a typed text, a changed value, the beginning of
        a text.
    """

    line: braille_layout.CellLine
    slot: braille_layout.Slot
    is_followed: bool = False


@dataclass(frozen=True)
class WritingStyle:
    """Everything that decides how a screen is written for this player.

    :param language: the player's language. :param table: the braille table of texts. :param detailed: whether an entry
        also tells its place in the menu.
    :param fields: fields of the game at the table. :param layout: file with the places of the fields. :param dots:
        number of dots of the display's cells. :param foreign: returns the table of another language by its code; None
        to write every text in ``table``.
    """

    language: Language
    table: BrailleTable
    detailed: bool = False
    fields: braille_fields.AnyFields = braille_fields.NO_FIELDS
    layout: Path = braille_layout.GENERAL_LAYOUT_FILE
    dots: int = 8
    #: returns the table of another language, for untranslated texts
    foreign: Callable[[str], BrailleTable] | None = None

    def cells(self, text: str) -> bytes:
        """Return the cells of a text, in the table of the text's language."""
        other = language_of(text)
        table = self.foreign(other) if other and self.foreign else self.table
        return table.cells(braille_of(text))


def table_named(name: str, usual: str, dots: int = 8) -> tuple[BrailleTable, bool]:
    """Return the braille table to use, and whether the requested one exists; the usual one takes its place if not.

    :param name: a table of ``braille.text``, or empty for the language's usual one.
    :param usual: name of the language's usual table.
    :param dots: number of dots of the display's cells; with six, a table of eight dots gives way to the usual one.
    """
    try:
        table = BrailleTable(name or usual)
    except UnknownTable:
        return BrailleTable(usual), False
    return (table if table.dots <= dots else BrailleTable(usual)), True


def tables_offered(languages: Collection[str]) -> dict[str, str]:
    """Return the titles of the available tables, keyed by name; a built-in table has an empty title.

    :param languages: codes of languages whose tables come first.
    """
    infos = sorted(available_tables(), key=lambda info: info.language not in languages)
    return {info.name: info.title for info in infos}


def display_contents(
    screen: Screen, size: braille_layout.DisplaySize, writing: WritingStyle, heading: bytes = b""
) -> list[DisplayContents]:
    """Return the successive contents of a display for a screen; at least one.

    At a table the screen's people, if there are any, are assigned to ``writing.language.people``, whose texts name
    them.

    :param screen: the screen. :param size: size of the display. :param writing: decides how texts are written.
    :param heading: title, in cells, of a menu or text that has just been entered; empty for none. A table and a display
        of several lines ignore it.
    """
    if screen.kind == "table":
        portions = _table(screen, size, writing)
    elif size.lines > 1:
        portions = _list(screen, size, writing)
    else:
        portions = _text(screen, size.width, writing, heading)
    return portions or [
        DisplayContents(
            braille_layout.CellLine(bytes(size.cells), (None,) * size.cells), braille_layout.whole_slot(size)
        )
    ]


def _table(screen: Screen, size: braille_layout.DisplaySize, writing: WritingStyle) -> list[DisplayContents]:
    if screen.people is not None:
        writing.language.people = screen.people
    fields = braille_fields.fields_of(braille_fields.FieldView(screen, writing.language, writing.fields, writing.dots))
    if screen.tour:
        fields = braille_fields.touching_names(fields)
    kept_whole = (
        braille_fields.NAMED_FIELD, *([braille_fields.HELD_FIELD] if screen.waits else []),
        *([braille_fields.CHOICES_FIELD] if size.lines == 1 else []),
    )  # fmt: skip
    more = max((len(sign) for sign in _signs(screen, writing.language)), default=1) - 1
    made = (
        braille_layout.lengthen_slots(_with_contents(page, fields, size), writing.fields.signed_fields, more, size)
        for page in braille_layout.pages_for(writing.layout, size)
    )
    fitted = tuple(braille_layout.widen_slots(page, fields, kept_whole, size) for page in made)
    need = sum(len(piece.cells) for piece in fields[braille_fields.TIME_FIELD])
    corner, need = need, need if size.lines == 1 and need + 1 < size.width else 0
    if fields[braille_fields.WAITING_FIELD] and size.lines == 1:
        room = size.width - need - bool(need)
        fitted = tuple(variant for page in fitted for variant in _waiting(page, fields, room))
        fitted = tuple(page for page in fitted if not _repeats_waiting(page, fitted, fields))
    if need:
        fitted = tuple(variant for page in fitted for variant in _with_sign(page, fields, need, size.width))
    elif corner and size.lines > 1:
        fitted = tuple(_with_corner(page, corner, size) for page in fitted)
    return [
        DisplayContents(line, braille_layout.message_slot(page) or _blank_end(line, size))
        for page in fitted
        for line in braille_layout.table_lines(page, fields, size)
    ]


def _signs(screen: Screen, language: Language) -> Iterator[str]:
    """Yield the sign of each player."""
    for seat in range(len(screen.people.persons) if screen.people is not None else 0):
        yield language.text("line-seat", seat=seat)


def _waiting(
    page: braille_layout.LayoutPage, fields: braille_layout.Fields, width: int
) -> Sequence[braille_layout.LayoutPage]:
    """Return the page with the waiting choice, or its first word, where it fits beside whole fields, or beside their
    pieces; else the page unchanged.
    """
    slots = tuple(slot for slot in page if fields.get(slot.field) and slot.field != braille_layout.MESSAGE_SLOT)
    pieces = [piece for slot in slots for piece in fields[slot.field]]
    if not slots or fields[braille_fields.WAITING_FIELD][0].touch in [piece.touch for piece in pieces]:
        return (page,)
    waiting = (braille_fields.WAITING_FIELD, braille_fields.WAITING_WORD)
    texts = {field: fields[field][0].cells.rstrip(bytes(1)) for field in waiting}
    widest = max(len(piece.cells.rstrip(bytes(1))) for piece in pieces)
    longest = max(len(b"".join(piece.cells for piece in fields[slot.field]).rstrip(bytes(1))) for slot in slots)
    for room in (longest, widest):
        for field, text in texts.items():
            if room + 1 + len(text) <= width:
                return braille_layout.add_field_at_end(slots, field, len(text), width)
    return (page,)


def _with_contents(
    page: braille_layout.LayoutPage, fields: braille_layout.Fields, size: braille_layout.DisplaySize
) -> braille_layout.LayoutPage:
    """Return a page of one line without its empty fields, so that their cells at the end are free for others."""
    if size.lines > 1:
        return page
    return tuple(slot for slot in page if slot.field == braille_layout.MESSAGE_SLOT or fields.get(slot.field))


def _repeats_waiting(
    page: braille_layout.LayoutPage, pages: Sequence[braille_layout.LayoutPage], fields: braille_layout.Fields
) -> bool:
    """Return whether a page has nothing but the waiting choice, although another page ends with it."""
    waiting = fields[braille_fields.WAITING_FIELD][0].touch
    shown = {piece.touch for slot in page for piece in fields.get(slot.field, ())}
    added = {braille_fields.WAITING_FIELD, braille_fields.WAITING_WORD}
    return shown == {waiting} and any(added & {slot.field for slot in other} for other in pages if other != page)


def _with_corner(
    page: braille_layout.LayoutPage, need: int, size: braille_layout.DisplaySize
) -> braille_layout.LayoutPage:
    """Return a page of several lines with the time and the sign at the end of the first line, if it is free.

    :param need: cells of both.
    """
    corner = braille_layout.Slot(braille_fields.TIME_FIELD, (size.width - need,), need)
    return page if any(slot.places & corner.places for slot in page) else (*page, corner)


def _with_sign(
    page: braille_layout.LayoutPage, fields: braille_layout.Fields, need: int, width: int
) -> Sequence[braille_layout.LayoutPage]:
    """Return a page that ends with the time and the sign of open questions; fields that fit beside keep their places.

    :param need: cells of both.
    """
    sign, room = braille_layout.Slot(braille_fields.TIME_FIELD, (width - need,), need), width - need - 1
    beside, after = list[braille_layout.Slot](), list[braille_layout.LayoutPage]()
    for slot in page:
        pieces = [len(piece.cells.rstrip(bytes(1))) for piece in fields.get(slot.field, ())]
        if slot.field == braille_layout.MESSAGE_SLOT or not pieces:
            continue
        start = slot.starts[0]
        if room - start >= min(slot.width, max(pieces)):
            beside.append(slot._replace(width=min(slot.width, room - start)))
        else:
            after.append((braille_layout.Slot(slot.field, (0,), min(slot.width, room)), sign))
    return [*([(*beside, sign)] if beside else []), *after] or [page]


def _blank_end(line: braille_layout.CellLine, size: braille_layout.DisplaySize) -> braille_layout.Slot:
    """Return the blanks after the last filled cell as the message slot."""
    start = len(line.cells.rstrip(bytes(1))) + len(TITLE_GAP)
    return (
        braille_layout.Slot(braille_layout.MESSAGE_SLOT, (start,), size.width - start)
        if size.lines == 1 and start < size.width
        else braille_layout.whole_slot(size)
    )


def _list(screen: Screen, size: braille_layout.DisplaySize, writing: WritingStyle) -> list[DisplayContents]:
    """Return a menu or text on several lines: title, entries from the focus on, and a line for messages."""
    title = braille_layout.text_lines(writing.cells(screen.title), size.width)[: 1 if size.lines > 2 else 0]
    room = size.lines - len(title) - 1
    if screen.items and screen.items[screen.focus].is_text_field:
        return _field(screen, title, size, writing)
    places = range(screen.focus, min(len(screen.items), screen.focus + room))
    entries = [_entry(screen, place, size.width, writing) for place in places]
    rows = [line for entry in entries for line in entry]
    slot = braille_layout.Slot(braille_layout.MESSAGE_SLOT, ((size.lines - 1) * size.width,), size.width)
    ends = len(entries[0]) if entries else 1
    return [DisplayContents(_stack([*title, *rows[n : n + room]], size), slot) for n in range(0, ends, room)]


def _field(
    screen: Screen, title: Sequence[braille_layout.CellLine], size: braille_layout.DisplaySize, writing: WritingStyle
) -> list[DisplayContents]:
    """Return a text field on several lines; on six dots the cursor stands in the line beneath its letter."""
    six = writing.dots == 6
    typed = typed_lines(screen.items[screen.focus], screen.focus, size.width, writing.table)
    at_once = max(1, (size.lines - len(title) - 1) // (2 if six else 1))
    slot = braille_layout.Slot(braille_layout.MESSAGE_SLOT, ((size.lines - 1) * size.width,), size.width)
    portions = []
    for n in range(0, len(typed), at_once):
        part = typed[n : n + at_once]
        rows = [row for line in part for row in ((line.line, line.line_below()) if six else (line.with_cursor(),))]
        is_followed = any(line.cursor is not None for line in part)
        portions.append(DisplayContents(_stack([*title, *rows], size), slot, is_followed))
    return portions


def _stack(rows: Sequence[braille_layout.CellLine], size: braille_layout.DisplaySize) -> braille_layout.CellLine:
    """Return lines one below the other, filled up with blank lines."""
    cells = b"".join(row.cells for row in rows).ljust(size.cells, bytes(1))
    touches = tuple(touch for row in rows for touch in row.touches)
    return braille_layout.CellLine(cells, touches + (None,) * (size.cells - len(touches)))


def _text(screen: Screen, width: int, writing: WritingStyle, heading: bytes) -> list[DisplayContents]:
    """Return the title, unless ``heading`` is empty, and the focused entry: in one line if both fit."""
    slot = braille_layout.whole_slot(braille_layout.DisplaySize(1, width))
    if not screen.items:
        return [DisplayContents(line, slot) for line in braille_layout.text_lines(heading, width)] if heading else []
    if screen.items[screen.focus].is_text_field:
        six = writing.dots == 6
        typed = typed_lines(screen.items[screen.focus], screen.focus, width, writing.table, block=six)
        return [
            DisplayContents(line.line if six else line.with_cursor(), slot, line.cursor is not None) for line in typed
        ]
    entry = _entry(screen, screen.focus, width, writing)
    value = _value_lines(screen, screen.focus, width, writing)
    if heading and not _is_named_like(screen, heading, writing):
        entry = _with_title(heading, entry, screen, width, writing)
    followed = len(entry) - len(value) if len(entry) > len(value) > 0 else 0
    return [DisplayContents(line, slot, at == followed) for at, line in enumerate(entry)]


def _is_named_like(screen: Screen, heading: bytes, writing: WritingStyle) -> bool:
    """Return whether the focused entry is adjustable and has the name of the title, which small letters write."""
    item = screen.items[screen.focus]
    name = braille_of(item.braille or item.label)
    return item.role == "slider" and heading in (writing.cells(name), writing.cells(name.lower()))


def _with_title(
    heading: bytes, entry: Sequence[braille_layout.CellLine], screen: Screen, width: int, writing: WritingStyle
) -> list[braille_layout.CellLine]:
    """Return a title and the lines of the focused entry, which begins beside the title where its first word fits.

    A line with the title alone begins with a mark, because the entry before can have the same name; so do all lines of
    a long title.
    """
    mark = bytes([braille_layout.MORE_DOTS])
    titles = [mark + row for row in wrap(heading, max(1, width - 1))]
    last = (titles[-1] if len(titles) > 1 else heading) + TITLE_GAP
    cells, room = entry[0].cells.rstrip(bytes(1)), width - len(last)
    if len(entry) == 1 and len(cells) <= room:
        beside = [_shift_behind(last, entry[0])]
    elif screen.items[screen.focus].role != "slider" and len(cells.partition(bytes(1))[0]) < room >= MIN_ENTRY_CELLS:
        text = writing.cells(_words(screen, screen.focus, writing))
        beside = braille_layout.text_lines(text, width, braille_layout.Touch("items", screen.focus), last)
    else:
        last, beside = b"", list(entry)
    alone = titles[:-1] if last else titles
    return [*(braille_layout.CellLine(fit_cells(row, width), (None,) * width) for row in alone), *beside]


def _shift_behind(cells: bytes, line: braille_layout.CellLine) -> braille_layout.CellLine:
    """Return a line moved to the right, after these cells."""
    width = len(line.cells)
    return braille_layout.CellLine((cells + line.cells)[:width], ((None,) * len(cells) + line.touches)[:width])


def _entry(screen: Screen, place: int, width: int, writing: WritingStyle) -> list[braille_layout.CellLine]:
    """Return an entry, with keys to decrease and increase it if it is adjustable."""
    item = screen.items[place]
    cells = writing.cells(_words(screen, place, writing))
    touch = braille_layout.Touch("items", place)
    if item.role != "slider":
        return braille_layout.text_lines(cells, width, touch)
    if len(cells) <= width - len(ADJUSTMENT_CELLS):
        return [
            _with_arrow_keys(line, place, writing)
            for line in braille_layout.text_lines(cells, width - len(ADJUSTMENT_CELLS), touch)
        ]
    name = braille_layout.text_lines(writing.cells(item.braille or item.label) + TITLE_GAP, width - 1, touch)
    goes_on = [
        braille_layout.CellLine(line.cells[:-1] + bytes([braille_layout.MORE_DOTS]), line.touches) for line in name
    ]
    before = [braille_layout.CellLine(fit_cells(line.cells, width), (*line.touches, None)[:width]) for line in goes_on]
    return [*before, *_value_lines(screen, place, width, writing)]


def _value_lines(screen: Screen, place: int, width: int, writing: WritingStyle) -> list[braille_layout.CellLine]:
    """Return only the value of an adjustable entry, with its two keys on each line; nothing for other entries."""
    item = screen.items[place]
    if item.role != "slider":
        return []
    lines = braille_layout.text_lines(
        writing.cells(item.value), width - len(ADJUSTMENT_CELLS), braille_layout.Touch("items", place)
    )
    return [_with_arrow_keys(line, place, writing) for line in lines]


def _with_arrow_keys(line: braille_layout.CellLine, place: int, writing: WritingStyle) -> braille_layout.CellLine:
    """Return a line followed by the keys to decrease and increase."""
    controls = BrailleTable(writing.language.record.computer_braille).cells(ADJUSTMENT_CELLS)
    return braille_layout.CellLine(
        line.cells + controls,
        (*line.touches, None, braille_layout.Touch("less", place), braille_layout.Touch("more", place)),
    )


def _words(screen: Screen, at: int, writing: WritingStyle) -> str:
    """Return the text of an item: a heading is marked, a value follows its name."""
    words, item = writing.language, screen.items[at]
    label = item.braille or item.label
    text, language = braille_of(label), language_of(label)
    place = {"place": at + 1, "count": len(screen.items)}
    if item.role == "heading":
        text = words.phrase("reader-heading", text=text).braille
    elif item.value:
        text = words.phrase("entry-value", label=text, value=item.value, **place).braille
    if writing.detailed and screen.kind != "reader":
        text = f"{text}  {words.phrase('focus-position', **place).braille}"
    return Text(text, text, language) if language else text
