"""Relief chips for a 3D printer as closed solids (STL): raised digits, braille, a rim and a flat back.

The top surface has a height at each point of a disc. The disc is a net of rings, ring k with 6k points, so its
triangles are nearly equal and its edge is round. Top, wall and bottom share their points, so the solid is closed for
every relief.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from struct import Struct
from typing import TypeAlias

from numeramis_access.kit import dots
from numeramis_access.kit.dots import BANA_SIZE, DotSize
from numeramis_access.kit.strokes import Point, text_strokes

Vertex: TypeAlias = tuple[float, float, float]
Triangle: TypeAlias = tuple[Vertex, Vertex, Vertex]
LineSegment: TypeAlias = tuple[Point, Point]

#: usual values of chips
CHIP_VALUES = (1, 2, 5, 10, 20, 50, 100, 500)
#: a triangle of a binary STL file: normal, three corners, two unused bytes
STL_TRIANGLE = Struct("<12fH")


@dataclass(frozen=True, slots=True)
class ChipSize:
    """The dimensions of a chip in millimetres.

    :param diameter: diameter of the chip.
    :param thickness: thickness without the relief.
    :param raised: height of digits and rim.
    :param rim: width of the rim.
    :param pen: width of a digit's strokes.
    :param slope: width of the slope at strokes and rim.
    :param net: side of the triangles.
    :param braille: size and spacing of the braille.
    """

    diameter: float = 40.0
    thickness: float = 3.0
    raised: float = 0.8
    rim: float = 1.6
    pen: float = 2.0
    slope: float = 0.3
    net: float = 0.25
    braille: DotSize = BANA_SIZE


STANDARD_CHIP = ChipSize()


def chip_stl(value: int, size: ChipSize = STANDARD_CHIP) -> bytes:
    """Return a chip as a binary STL file in millimetres, with the back down.

    :param value: the chip's value.
    :param size: the dimensions.
    :raises ValueError: for a value below 1, or one whose braille does not fit.
    """
    records = [
        STL_TRIANGLE.pack(*_normal(face), *face[0], *face[1], *face[2], 0) for face in _solid(Relief(value, size))
    ]
    return bytes(80) + len(records).to_bytes(4, "little") + b"".join(records)


class Relief:
    """The top surface of a chip: rim, digits, and the number in braille under them.

    :param value: the chip's value.
    :param size: the dimensions.
    :raises ValueError: for a value below 1, or one whose braille does not fit.
    """

    def __init__(self, value: int, size: ChipSize) -> None:
        if value < 1:
            raise ValueError(f"no such chip: {value}")
        self.size = size
        self.inner = size.diameter / 2 - size.rim
        self.dots = self._place_dots(dots.number_cells(value))
        self.lines = self._place_digits(str(value))
        self.reach = size.pen / 2

    def height(self, x: float, y: float) -> float:
        """Return the height of the top surface at a point, in millimetres.

        :param x: millimetres to the right of the centre.
        :param y: millimetres from the centre away from the reader.
        """
        size = self.size
        edge = (hypot(x, y) - self.inner) / size.slope
        stroke = max(
            (self.reach - _distance(x, y, line) for line in self.lines if self._is_near(x, y, line)), default=0.0
        )
        raised = size.raised * min(1.0, max(0.0, edge, stroke / size.slope))
        return size.thickness + max(raised, *(_dome(hypot(x - a, y - b), size.braille) for a, b in self.dots))

    def _place_dots(self, cells: bytes) -> list[Point]:
        """Return the centres of the braille below the middle, as low as the chip is still wide enough.

        :raises ValueError: if the braille does not fit.
        """
        braille = self.size.braille
        wide = dots.width_of_cells(cells, braille)
        top = -0.4 * self.inner
        if hypot(wide / 2, top - 2 * braille.pitch) > self.inner - braille.base:
            raise ValueError(f"{len(cells)} cells are too long for the chip")
        return [(x, -y) for x, y in dots.dot_centres(cells, -wide / 2, -top, braille)]

    def _place_digits(self, digits: str) -> list[LineSegment]:
        """Return the strokes of the digits above the braille, as large as the chip allows."""
        low, pen = -0.4 * self.inner + 3.0, self.size.pen
        tall = 0.75 * self.inner - pen
        room = 2 * sqrt(self.inner**2 - (low + tall + pen) ** 2) - pen
        strokes = text_strokes(digits, (0.0, low + (tall + pen) / 2), tall, room)
        return [line for stroke in strokes for line in pairwise(stroke)]

    def _is_near(self, x: float, y: float, line: LineSegment) -> bool:
        (x1, y1), (x2, y2) = line
        far = self.reach
        return min(x1, x2) - far < x < max(x1, x2) + far and min(y1, y2) - far < y < max(y1, y2) + far


def _distance(x: float, y: float, line: LineSegment) -> float:
    (x1, y1), (x2, y2) = line
    across, up = x2 - x1, y2 - y1
    along = ((x - x1) * across + (y - y1) * up) / (across * across + up * up)
    along = min(1.0, max(0.0, along))
    return hypot(x - x1 - along * across, y - y1 - along * up)


def _dome(distance: float, size: DotSize) -> float:
    """Return the height of a braille dot at a distance from its centre: a spherical cap."""
    half = size.base / 2
    if distance >= half:
        return 0.0
    ball = (half * half + size.height * size.height) / (2 * size.height)
    return sqrt(ball * ball - distance * distance) - ball + size.height


def _solid(relief: Relief) -> Iterator[Triangle]:
    rings = round(relief.size.diameter / 2 / relief.size.net)
    step = relief.size.diameter / 2 / rings
    inner = [(0.0, 0.0, relief.height(0.0, 0.0))]
    for ring in range(1, rings + 1):
        outer = [(x, y, relief.height(x, y)) for x, y in _circle(6 * ring, ring * step)]
        yield from _band(inner, outer, ring)
        inner = outer
    bottom = [(x, y, 0.0) for x, y, _ in inner]
    for index, (low, high) in enumerate(zip(bottom, inner, strict=True)):
        before_low, before_high = bottom[index - 1], inner[index - 1]
        yield before_low, low, high
        yield before_low, high, before_high
        yield low, before_low, (0.0, 0.0, 0.0)


def _circle(count: int, radius: float) -> Iterator[Point]:
    for index in range(count):
        turn = 2 * pi * index / count
        yield radius * cos(turn), radius * sin(turn)


def _band(inner: list[Vertex], outer: list[Vertex], ring: int) -> Iterator[Triangle]:
    """Yield the triangles between two rings of the net: six sectors of 2 * ring - 1 each, seen from above."""
    for sector in range(6):
        for index in range(ring):
            a = outer[sector * ring + index]
            b = outer[(sector * ring + index + 1) % len(outer)]
            near = inner[(sector * (ring - 1) + index) % len(inner)]
            yield a, b, near
            if index < ring - 1:
                yield near, b, inner[(sector * (ring - 1) + index + 1) % len(inner)]


def _normal(face: Triangle) -> Vertex:
    (x1, y1, z1), (x2, y2, z2), (x3, y3, z3) = face
    a, b, c = x2 - x1, y2 - y1, z2 - z1
    d, e, f = x3 - x1, y3 - y1, z3 - z1
    x, y, z = b * f - c * e, c * d - a * f, a * e - b * d
    long = sqrt(x * x + y * y + z * z)
    return x / long, y / long, z / long
