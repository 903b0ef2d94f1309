"""Drawings beside a list: a chart (a thick line, a disc at each value, labels at its edges), or a QR code."""

from __future__ import annotations

from numeramis_access.output.screen import Chart
from numeramis_access.output.window.canvas import Canvas
from numeramis_access.output.window.layout import Box

#: the minimum height of a chart, in ems
MIN_CHART_HEIGHT = 5.0
#: size of its labels, radius of a disc and half the thickness of the line, in ems
LABEL_SIZE, DISC_RADIUS, HALF_LINE_WIDTH = 0.8, 0.22, 0.08
#: the two colours of a QR code
LIGHT_COLOUR, DARK_COLOUR = (255, 255, 255), (0, 0, 0)


def draw_chart(canvas: Canvas, box: Box, chart: Chart) -> None:
    """Draw a chart into a box: the labels of 0 and 1 on the left, those of the first and last value below.

    :param canvas: the canvas. :param box: the box, in pixels. :param chart: values and labels.
    """
    left, top, wide, tall = box
    size = canvas.to_pixels(LABEL_SIZE)
    line = canvas.line_height(size)
    aside = max(canvas.text_width(word, size) for word in chart.edges) + canvas.to_pixels(0.5)
    room = (left + aside, top + line // 2, max(1, wide - aside - canvas.to_pixels(0.5)), max(1, tall - 2 * line))
    for word, height in zip(chart.edges, (room[1] + room[3], room[1]), strict=True):
        canvas.write_lines("chart", (word,), size, (left, height - line // 2))
        canvas.draw_rule((room[0], height), (room[0] + room[2], height))
    first, last = chart.ends
    canvas.write_lines("chart", (first,), size, (room[0], top + tall - line))
    if len(chart.values) > 1:
        end = room[0] + room[2] - canvas.text_width(last, size)
        canvas.write_lines("chart", (last,), size, (max(room[0], end), top + tall - line))
    _draw_curve(canvas, room, chart.values)


def draw_squares(canvas: Canvas, box: Box, rows: tuple[str, ...]) -> None:
    """Draw a QR code as large as the box allows, in whole pixels: black on white, as cameras expect.

    :param canvas: the canvas. :param box: the box, in pixels.
    :param rows: rows of ``1`` for dark and ``0`` for light squares, with the light margin.
    """
    left, top, wide, tall = box
    side = min(wide, tall) // len(rows)
    canvas.surface.fill(LIGHT_COLOUR, (left, top, side * len(rows[0]), side * len(rows)))
    for down, row in enumerate(rows):
        for across, square in enumerate(row):
            if square == "1":
                canvas.surface.fill(DARK_COLOUR, (left + across * side, top + down * side, side, side))


def _draw_curve(canvas: Canvas, box: Box, values: tuple[float | None, ...]) -> None:
    """Draw the line, broken where a value is missing, and a disc at each value."""
    left, top, wide, tall = box
    step = wide / max(1, len(values) - 1)
    half = max(1.0, canvas.em * HALF_LINE_WIDTH)
    before: tuple[float, float] | None = None
    for place, value in enumerate(values):
        if value is None:
            before = None
            continue
        here = (left + place * step, top + tall * (1 - min(1.0, max(0.0, value))))
        if before is not None:
            (x, y), (u, v) = before, here
            canvas.draw_polygon([(x, y - half), (u, v - half), (u, v + half), (x, y + half)])
        canvas.draw_disc(here, max(2.0, canvas.em * DISC_RADIUS))
        before = here
