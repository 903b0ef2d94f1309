"""Reading our drawings back with measures typed from the standard, not taken from the code that drew them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable

from braille.cells import cell

SVG = "{http://www.w3.org/2000/svg}"
#: BANA size and spacing, NLS specification 800, millimetres: dots, cells, base of a dot
BANA = PITCH, CELL, BASE = 2.34, 6.2, 1.44
#: Marburg Medium
MARBURG = 2.5, 6.0, 1.6

Dot = tuple[float, float]


def document(svg: str) -> ET.Element:
    """Return the drawing, which must be A4 with one unit to the millimetre."""
    root = ET.fromstring(svg)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    return root


def group(svg: str, name: str) -> ET.Element:
    """Return one layer of a drawing."""
    found = document(svg).find(f"{SVG}g[@id='{name}']")
    assert found is not None
    return found


def dots(svg: str, base: float = BASE) -> list[Dot]:
    """Return the centres of all braille dots, after a check of their size."""
    circles = group(svg, "braille").findall(f"{SVG}circle")
    assert {float(circle.attrib["r"]) * 2 for circle in circles} == {base}
    return [(float(circle.attrib["cx"]), float(circle.attrib["cy"])) for circle in circles]


def read(found: Iterable[Dot], x: float, y: float, pitch: float = PITCH, cells: float = CELL) -> bytes:
    """Read dots as one line of cells, dot 1 of the first at (x, y), each in the standard's place.

    :raises AssertionError: for a dot more than 0.02 mm away from its place.
    """
    lines: dict[int, str] = {}
    for a, b in found:
        index = int((a - x + 0.5) // cells)
        column = round((a - x - index * cells) / pitch)
        row = round((b - y) / pitch)
        assert column in (0, 1)
        assert row in (0, 1, 2), (a, b)
        assert abs(x + index * cells + column * pitch - a) < 0.02
        assert abs(y + row * pitch - b) < 0.02
        lines[index] = lines.get(index, "") + str(1 + row + 3 * column)
    return bytes(cell(lines.get(index, "")) for index in range(max(lines) + 1))
