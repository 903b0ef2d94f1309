"""Lists: entries of menus, paragraphs of texts, choices at the table; the focus is always visible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from numeramis_access.output.screen import Item
from numeramis_access.output.window.canvas import Canvas, Part, Target, shrink
from numeramis_access.output.window.layout import MIN_TARGET_HEIGHT, Box
from numeramis_access.output.window.paging import draw_triangle, write_part

#: height of the line with the number of further entries, in ems
FOOT_HEIGHT = 1.15
#: width of the triangle before that number, with the space beside it, in ems
TRIANGLE_WIDTH = 0.9
#: width of the cursor in a text field, in ems, and its minimum in pixels
CARET_WIDTH, MIN_CARET_PIXELS = 0.1, 2
#: space above and below the lines of an entry together, and before them, in ems
ENTRY_VERTICAL_GAP, ENTRY_LEFT_GAP = 0.3, 0.4


class ShownEntry(NamedTuple):
    """An entry, or a part of one, on a page.

    :param place: index of the entry in the list. :param part: the shown part, None for the whole entry.
    :param lines: the lines of its text.
    """

    place: int
    lines: tuple[str, ...]
    part: Part | None = None


#: the entries of a page, from the top
ListPage = list[ShownEntry]


def draw_list(
    canvas: Canvas, zone: str, box: Box, items: Sequence[tuple[int, Item]], focus: int, turn: int, text: str
) -> None:
    """Draw the entries of a list, if there are any.

    If not all fit, choices get their short form; if that is not enough, draw the page with the focus, turned by
    ``turn``, and the numbers of entries before and after it.

    :param canvas: the canvas. :param zone: name of the zone. :param box: the box, in pixels.
    :param items: the entries with their indices in the screen. :param focus: index of the focused item.
    :param turn: number of pages to turn from the page with the focus, below 0 for back.
    :param text: text for the number of further entries, with ``{}`` for the number.
    """
    if not items:
        return
    left, top, wide, tall = box
    pages = _pages(canvas, items, (wide, tall))
    if len(pages) > 1:
        items = [(number, shortened_choice(item)) for number, item in items]
        pages = _pages(canvas, items, (wide, tall))
    if len(pages) > 1:
        tall -= canvas.to_pixels(FOOT_HEIGHT)
        pages = _pages(canvas, items, (wide, tall))
    here = next((place for place, (number, _) in enumerate(items) if number == focus), 0)
    first = next(number for number, page in enumerate(pages) if page[-1].place >= here)
    shown = min(max(0, first + turn), len(pages) - 1)
    canvas.turned_pages[zone] = shown - first
    cut = pages[first][0].part
    if cut is not None:
        canvas.parts[zone] = Part(min(max(0, shown - first), cut.of - 1), cut.of)
    for piece in pages[shown]:
        number, item = items[piece.place]
        high = _height(canvas, item, piece.lines)
        first = piece.place == 0 and all(number != focus for number, _ in items)
        entry = (left, top, wide, min(high, tall))
        _draw_entry(canvas, entry, number, item, piece.lines, number == focus, number == focus or first)
        top += high
    _write_foot(canvas, (left, box[1] + tall, wide, box[3] - tall), pages[shown], len(items), text)


def _pages(canvas: Canvas, items: Sequence[tuple[int, Item]], room: tuple[int, int]) -> list[ListPage]:
    """Return the entries of each page; an entry too long for one page continues on the next.

    :param room: width and height of a page in pixels.
    """
    wide, tall = room
    size = canvas.to_pixels(1)
    most = max(1, (tall - canvas.to_pixels(ENTRY_VERTICAL_GAP) - canvas.gap) // canvas.line_height(size))
    pages: list[ListPage] = []
    free = 0
    for place, (_, item) in enumerate(items):
        lines = canvas.wrap(entry_text(item), size, _text_width(canvas, item, wide))
        high = _height(canvas, item, lines)
        if high > tall and len(lines) > most:
            count = -(-len(lines) // most)
            parts = (lines[part * most : (part + 1) * most] for part in range(count))
            pages += ([ShownEntry(place, part, Part(number, count))] for number, part in enumerate(parts))
            free = 0
        elif high <= free:
            pages[-1].append(ShownEntry(place, lines))
            free -= high
        else:
            pages.append([ShownEntry(place, lines)])
            free = tall - high
    _fill_last(canvas, items, room, pages)
    return pages


def _fill_last(canvas: Canvas, items: Sequence[tuple[int, Item]], room: tuple[int, int], pages: list[ListPage]) -> None:
    """Repeat entries of the page before on the last page, as many as fit above its own."""
    wide, tall = room
    last = pages[-1]
    while len(pages) > 1 and last[0].part is None and last[0].place:
        item = items[last[0].place - 1][1]
        lines = canvas.wrap(entry_text(item), canvas.to_pixels(1), _text_width(canvas, item, wide))
        above = ShownEntry(last[0].place - 1, tuple(lines))
        if sum(_height(canvas, items[shown.place][1], shown.lines) for shown in (above, *last)) > tall:
            return
        last.insert(0, above)


def _text_width(canvas: Canvas, item: Item, wide: int) -> int:
    """Return the width for an entry's text; sliders have two arrows at the right.

    :param wide: width of the entry, in pixels.
    """
    arrows = 2 * _arrow(canvas, wide) if item.role == "slider" else 0
    return max(canvas.to_pixels(3), wide - 2 * canvas.gap - 2 * canvas.to_pixels(ENTRY_LEFT_GAP) - arrows)


def _height(canvas: Canvas, item: Item, lines: Sequence[str]) -> int:
    """Return the height of an entry. Choices at the table need a finger's height at any scale: more of them fit."""
    least = 0 if item.role in ("text", "heading") else canvas.to_pixels(MIN_TARGET_HEIGHT)
    least = round(canvas.least * MIN_TARGET_HEIGHT) if item.role == "choice" else least
    text = len(lines) * canvas.line_height(canvas.to_pixels(1))
    return max(least, text + canvas.to_pixels(ENTRY_VERTICAL_GAP)) + canvas.gap


def _draw_entry(
    canvas: Canvas, box: Box, number: int, item: Item, lines: Sequence[str], focus: bool, first: bool
) -> None:
    """Draw an entry, or the lines of it that belong to this page.

    :param number: index of the entry in the screen. :param first: whether it is the nearest choice.
    """
    frame, theme = shrink(box, canvas.gap // 2), canvas.look.theme
    colour = theme.accent if item.role == "heading" else theme.text
    if item.role == "choice":  # one is filled, the others are quiet
        line = 0 if first else max(1, canvas.to_pixels(0.05))
        canvas.draw_bar(frame, theme.accent if first else theme.text, canvas.to_pixels(0.35), line)
        colour = theme.ground if first else theme.text
    left, top, wide, tall = frame
    canvas.write_block(
        "entry", lines, canvas.to_pixels(1), (left + canvas.to_pixels(ENTRY_LEFT_GAP), top, wide, tall), colour
    )
    canvas.targets.append(Target(box, "items", number))
    canvas.boxes[number] = frame
    if item.is_text_field:
        _draw_typed(canvas, (left + canvas.to_pixels(ENTRY_LEFT_GAP), top, wide, tall), item, lines)
    if item.role == "slider":
        _draw_arrows(canvas, frame, _arrow(canvas, box[2]), number)
    if focus:
        canvas.draw_focus(frame)


def _draw_typed(canvas: Canvas, box: Box, item: Item, lines: Sequence[str]) -> None:
    """Draw the cursor of a text field, and let a touch on a letter move it there."""
    size, (left, top, _, tall) = canvas.to_pixels(1), box
    text, high, typed = entry_text(item), canvas.line_height(size), item.typed or ""
    before = len(text) - len(item.value)
    begins = _begins(text, lines)
    top += max(0, tall - len(lines) * high) // 2
    for begin, after in pairwise((*begins, before + len(typed) + 1)):
        for at in range(max(0, begin - before), after - before):
            across = left + canvas.text_width(text[begin : at + before], size)
            wide = canvas.text_width(typed[at], size) if at < len(typed) else size
            canvas.targets.append(Target((across, top, wide, high), "letter", at))
            if at == item.cursor:
                canvas.draw_caret((across, top, max(MIN_CARET_PIXELS, canvas.to_pixels(CARET_WIDTH)), high))
        top += high


def _begins(text: str, lines: Sequence[str]) -> list[int]:
    """Return the index in a text at which each of its lines begins."""
    begins, end = list[int](), 0
    for line in lines:
        begins.append(max(end, text.find(line, end)))
        end = begins[-1] + len(line)
    return begins


def _arrow(canvas: Canvas, wide: int) -> int:
    """Return the width of an arrow: it grows with the scale as long as the text keeps most of the entry.

    :param wide: width of the entry, in pixels.
    """
    return min(canvas.to_pixels(MIN_TARGET_HEIGHT), max(wide // 8, round(canvas.least * MIN_TARGET_HEIGHT)))


def _draw_arrows(canvas: Canvas, frame: Box, side: int, number: int) -> None:
    """Draw the two arrows that decrease and increase a value."""
    left, top, wide, tall = frame
    for place, zone, way in ((2, "less", -1), (1, "more", 1)):
        box = (left + wide - place * side, top, side, tall)
        draw_triangle(canvas, (box[0] + side / 2, top + tall / 2), side * 0.19, way)
        canvas.targets.append(Target(box, zone, number))


def _write_foot(canvas: Canvas, box: Box, page: ListPage, count: int, text: str) -> None:
    """Write the numbers of entries before and after, and the part of a divided entry; a touch turns the page."""
    left, top, wide, tall = box
    part, last = page[0].part, page[-1].part
    each = wide // (2 if part is None else 3)
    if part is not None:
        write_part(canvas, part, (left + each, top, each, tall))
    back, on = part is not None and part.number > 0, last is not None and last.number < last.of - 1
    sides = (page[0].place, -1, back, left), (count - 1 - page[-1].place, 1, on, left + wide - each)
    for beyond, way, turns, start in sides:
        if beyond:
            _write_count_beyond(canvas, (start, top, each, tall), text.format(beyond), way)
        if beyond or turns:
            canvas.targets.append(Target((start, top, each, tall), "scroll", way))


def _write_count_beyond(canvas: Canvas, box: Box, text: str, way: int) -> None:
    """Write the number of further entries after a triangle that points to them.

    :param way: 1 for entries that follow, -1 for those before.
    """
    left, top, wide, tall = box
    size = canvas.fitting_size(text, 0.8, (wide - canvas.to_pixels(TRIANGLE_WIDTH), tall))
    left += (wide - canvas.to_pixels(TRIANGLE_WIDTH) - canvas.text_width(text, size)) // 2
    draw_triangle(canvas, (left + canvas.to_pixels(0.3), top + tall / 2), canvas.to_pixels(0.3), way, down=True)
    at = left + canvas.to_pixels(TRIANGLE_WIDTH), top + (tall - canvas.line_height(size)) // 2
    canvas.write_lines("more", (text,), size, at, canvas.look.theme.accent)


def shortened_choice(item: Item) -> Item:
    """Return a choice at the table with its text for the braille line, which is shorter; any other entry, and a choice
    without that text, is returned unchanged.
    """
    if item.role != "choice" or not item.braille:
        return item
    return replace(item, label=item.braille[:1].upper() + item.braille[1:])


def entry_text(item: Item) -> str:
    """Return the text of an entry: its label, and its value if it has one."""
    return f"{item.label}: {item.value}" if item.value else item.label
