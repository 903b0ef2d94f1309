"""Lists: entries of menus, paragraphs of texts, choices at the table; the focus is always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numeramis_access.output.screen import Item
from numeramis_access.output.window.canvas import Canvas, Target, inside
from numeramis_access.output.window.layout import TARGET, Box
from numeramis_access.output.window.paging import Page, more

if TYPE_CHECKING:
    from collections.abc import Sequence

#: height of the line that says how many more there are, in ems
MORE_LINE = 1.1


def draw_list(canvas: Canvas, box: Box, items: Sequence[tuple[int, Item]], focus: int, turn: int, text: str) -> None:
    """Draw entries; where not all fit, the page with the focus, and how many more there are.

    :param items: with their places in the screen. :param turn: pages turned by the wheel. :param text: says how many
        more there are, with ``{}`` for the number.
    """
    if not items:
        return
    left, top, wide, tall = box
    heights = [_height(canvas, item, wide, tall) for _, item in items]
    page = Page(0, len(items), len(items))
    if sum(heights) > tall:
        edge = canvas.px(MORE_LINE)
        top, tall = top + edge, tall - 2 * edge
        heights = [min(height, tall) for height in heights]
        here = next((place for place, (number, _) in enumerate(items) if number == focus), 0)
        page = _page(heights, here, tall, turn)
        more(canvas, page, (left, top - edge, wide, edge), (left, top + tall, wide, edge), text)
    for (number, item), height in list(zip(items, heights, strict=True))[page.first : page.first + page.size]:
        _entry(canvas, (left, top, wide, height), number, item, number == focus)
        top += height


def _page(heights: list[int], here: int, room: int, turn: int) -> Page:
    """Return the page with the focus, filled from the first entry on, or one so many pages on."""
    starts, used = [0], 0
    for place, height in enumerate(heights):
        if used + height > room and place:
            starts.append(place)
            used = 0
        used += height
    number = max(place for place, start in enumerate(starts) if start <= here)
    number = min(max(0, number + turn), len(starts) - 1)
    ends = (*starts, len(heights))[number + 1]
    return Page(starts[number], ends - starts[number], len(heights))


def _room(canvas: Canvas, item: Item, wide: int) -> int:
    """Return the width that an entry's text may take; sliders have their two arrows at the right."""
    arrows = 2 * canvas.px(TARGET) if item.role == "slider" else 0
    return max(canvas.px(3), wide - 2 * canvas.gap - canvas.px(0.8) - arrows)


def _height(canvas: Canvas, item: Item, wide: int, tall: int) -> int:
    size = canvas.px(1)
    lines = canvas.wrapped(said(item), size, _room(canvas, item, wide))
    least = 0 if item.role in ("text", "heading") else canvas.px(TARGET)
    return min(tall, max(least, len(lines) * canvas.line(size) + canvas.px(0.4)) + canvas.gap)


def _entry(canvas: Canvas, box: Box, number: int, item: Item, focus: bool) -> None:
    """Draw an entry; one that is higher than its room is written smaller."""
    frame = inside(box, canvas.gap // 2)
    colour = canvas.look.theme.accent if item.role == "heading" else canvas.look.theme.text
    left, top, _, tall = frame
    room = _room(canvas, item, box[2])
    canvas.block("entry", said(item), 1, (left + canvas.px(0.4), top, room, tall), colour)
    canvas.targets.append(Target(box, "items", number))
    canvas.boxes[number] = frame
    if item.role == "slider":
        _arrows(canvas, frame, number)
    if focus:
        canvas.focus(frame)


def _arrows(canvas: Canvas, frame: Box, number: int) -> None:
    """Draw the two arrows that make a value less and more."""
    side, unit = canvas.px(TARGET), canvas.px(0.45)
    left, top, wide, tall = frame
    for place, zone, way in ((2, "less", -1), (1, "more", 1)):
        box = (left + wide - place * side, top, side, tall)
        x, y = box[0] + side / 2, top + tall / 2
        canvas.shape([(x - way * unit, y - unit), (x + way * unit, y), (x - way * unit, y + unit)])
        canvas.targets.append(Target(box, zone, number))


def said(item: Item) -> str:
    """Return what an entry says."""
    return f"{item.label}: {item.value}" if item.value else item.label
