"""Numbers and card letters as pen strokes, equal on paper and in relief and independent of typefaces.

A stroke is a line through points; a sign is ten units tall, y upward.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Stroke: TypeAlias = tuple[Point, ...]

GLYPH_HEIGHT = 10.0
#: units between two signs, without the pen
SIGN_GAP = 3.6
#: degrees between the points of a curve
CURVE_STEP_DEGREES = 10


@cache
def sign_strokes(name: str) -> tuple[Stroke, ...]:
    """Return the strokes of a digit or of A, J, K or Q, ten units tall, with the leftmost point at x = 0.

    :raises KeyError: for any other sign.
    """
    strokes = _signs()[name]
    left = min(x for stroke in strokes for x, _ in stroke)
    return tuple(tuple((x - left, y) for x, y in stroke) for stroke in strokes)


def text_width(text: str) -> float:
    """Return the width of a text in units, without the width of the pen.

    :param text: digits and the letters A, J, K and Q; at least one sign.
    :raises KeyError: for a sign without strokes.
    """
    wide = [max(x for stroke in sign_strokes(name) for x, _ in stroke) for name in text]
    return sum(wide) + SIGN_GAP * (len(wide) - 1)


def text_strokes(text: str, middle: Point, tall: float, widest: float) -> list[Stroke]:
    """Return the strokes of a text around its centre, y upward.

    :param text: digits and the letters A, J, K and Q; at least one sign.
    :param middle: the centre.
    :param tall: height of the text, in any unit of length.
    :param widest: greatest width in the same unit; a wider text is compressed horizontally.
    :raises KeyError: for a sign without strokes.
    """
    unit = tall / GLYPH_HEIGHT
    narrow = min(unit, widest / text_width(text))
    x = middle[0] - text_width(text) * narrow / 2
    placed: list[Stroke] = []
    for name in text:
        for stroke in sign_strokes(name):
            placed.append(tuple((x + a * narrow, middle[1] + (b - GLYPH_HEIGHT / 2) * unit) for a, b in stroke))
        x += (text_width(name) + SIGN_GAP) * narrow
    return placed


def _arc(x: float, y: float, across: float, up: float, start: float = 0, end: float = 360) -> Stroke:
    """Return part of an ellipse.

    :param x: centre of the ellipse. :param y: centre of the ellipse. :param across: half its width.
    :param up: half its height.
    :param start, end: degrees; 90 is up.
    """
    count = max(2, round(abs(end - start) / CURVE_STEP_DEGREES))
    turns = (radians(start + (end - start) * i / count) for i in range(count + 1))
    return tuple((x + across * cos(turn), y + up * sin(turn)) for turn in turns)


@cache
def _signs() -> dict[str, tuple[Stroke, ...]]:
    six = (_arc(3, 3.1, 3, 3.1), _arc(5, 3.1, 5, 6.9, 180, 95))
    return {
        "0": (_arc(3, 5, 3, 5),),
        "1": (((0, 7.6), (3, 10), (3, 0)),),
        "2": ((*_arc(3, 7.2, 2.9, 2.8, 165, -35), (0, 0), (6, 0)),),
        "3": (_arc(3, 7.5, 2.6, 2.5, 150, -90), _arc(2.9, 2.5, 3.1, 2.5, 90, -150)),
        "4": (((4.5, 0), (4.5, 10), (0, 2.8), (6.4, 2.8)),),
        "5": (((5.5, 10), (0.9, 10), *_arc(2.9, 3.2, 3.1, 3.2, 138, -148)),),
        "6": six,
        "7": (((0, 10), (6, 10), (1.9, 0)),),
        "8": (_arc(3, 7.5, 2.4, 2.5), _arc(3, 2.6, 3, 2.6)),
        "9": tuple(tuple((6 - x, 10 - y) for x, y in stroke) for stroke in six),
        "A": (((0, 0), (3.2, 10), (6.4, 0)), ((1.1, 3.3), (5.3, 3.3))),
        "J": (((4.6, 10), *_arc(2.3, 2.6, 2.3, 2.6, 0, -165)),),
        "K": (((0, 0), (0, 10)), ((5.6, 10), (0, 4), (1.5, 5.6), (5.9, 0))),
        "Q": (_arc(3.2, 5, 3.2, 5), ((3.8, 2.4), (6.4, -0.4))),
    }
