"""Paging of rows and lists that do not fit: the page with the focus, and the number of further entries."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.output.window.canvas import Canvas, Part, Target
from numeramis_access.output.window.layout import Box


def page_ranges(count: int, size: int) -> list[range]:
    """Return the places of each page. The pages are the same wherever the focus is. The last page is full, so it can
    repeat places of the page before; a single page can be shorter.

    :param count: number of places.
    :param size: places on a page.
    """
    starts = range(0, max(1, count), size)
    return [range(max(0, min(start, count - size)), min(start + size, count)) for start in starts]


def turn_page(canvas: Canvas, zone: str, ranges: Sequence[range], here: int, turn: int) -> range:
    """Turn from the page with a place, at most to the first or last page; return the places of the page reached.

    The number of turns that were possible is recorded in ``canvas.turned_pages``.

    :param canvas: the canvas. :param zone: name of the zone. :param ranges: the places of each page.
    :param here: index of the place. :param turn: the number of turns, negative for back.
    """
    first = next((number for number, page in enumerate(ranges) if here in page), 0)
    number = min(max(0, first + turn), len(ranges) - 1)
    canvas.turned_pages[zone] = number - first
    return ranges[number]


def write_more(canvas: Canvas, counts: tuple[int, int], before: Box, after: Box, text: str) -> None:
    """Write the numbers of entries before and after a page, each unless it is 0; a touch of a number turns the page.

    :param canvas: the canvas. :param counts: number of entries before and after the page.
    :param before, after: boxes of the two numbers, in pixels.
    :param text: text with ``{}`` for the number.
    """
    for count, box, by in ((counts[0], before, -1), (counts[1], after, 1)):
        if count:
            canvas.write_label("more", text.format(count), 0.8, box, canvas.look.theme.accent)
            canvas.targets.append(Target(box, "scroll", by))


def write_part(canvas: Canvas, part: Part, box: Box) -> None:
    """Write the number of the shown part and of all parts of a text; a touch shows the next part.

    :param canvas: the canvas. :param part: the shown part and the number of parts. :param box: the box, in pixels.
    """
    canvas.write_label("part", f"{part.number + 1}/{part.of}", 0.8, box, canvas.look.theme.accent)
    canvas.targets.append(Target(box, "scroll", 1))


def draw_triangle(canvas: Canvas, centre: tuple[float, float], reach: float, way: int, down: bool = False) -> None:
    """Draw a filled triangle that points forward or back, in the theme's accent.

    :param canvas: the canvas. :param centre: the centre, in pixels. :param reach: half of its size, in pixels.
    :param way: 1 to point forward, -1 to point back. :param down: whether forward is down, else right.
    """
    x, y = centre
    points = ((-way, -1), (way, 0), (-way, 1))
    canvas.draw_polygon([(x + (b if down else a) * reach, y + (a if down else b) * reach) for a, b in points])
