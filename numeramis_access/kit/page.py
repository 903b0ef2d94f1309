"""An A4 page in SVG with layers for print, braille dots and cut marks, in millimetres."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from numeramis_access.kit import dots
from numeramis_access.kit.dots import DotSize
from numeramis_access.kit.strokes import Stroke

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
INK_COLOUR = "#000000"
#: typefaces for low vision first, then common ones
FONT_FAMILIES = "Atkinson Hyperlegible, Verdana, DejaVu Sans, Arial, sans-serif"
#: height of a capital as a share of the type size, about equal in these typefaces
CAPITAL_HEIGHT = 0.72


def svg_path(strokes: Iterable[Stroke], thick: float) -> str:
    """Return strokes as an SVG path, drawn by a round pen in the surrounding colour.

    :param strokes: the strokes in millimetres, y upward.
    :param thick: width of the line in millimetres.
    """
    lines = ("M" + "L".join(f"{x:.2f} {-y:.2f}" for x, y in stroke) for stroke in strokes)
    style = f'stroke-width="{thick:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{"".join(lines)}" fill="none" {style}/>'


@dataclass(slots=True)
class Page:
    """The content of one A4 page, to which methods add; ``svg`` returns the document.

    :param size: size and spacing of its braille.
    :ivar print: SVG elements of the print.
    :ivar braille: SVG elements of the braille.
    :ivar cut: SVG elements of the cut marks.
    """

    size: DotSize
    print: list[str] = field(default_factory=list)
    braille: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)

    def add_dots(self, cells: bytes, x: float, y: float, turned: tuple[float, float] | None = None) -> None:
        """Add braille cells.

        :param cells: the cells. :param x: millimetres from the left to dot 1 of the first cell.
        :param y: millimetres from the top to dot 1 of the first cell.
        :param turned: point around which to turn the braille by 180 degrees, None not to turn it.
        """
        for a, b in dots.dot_centres(cells, x, y, self.size):
            if turned:
                a, b = 2 * turned[0] - a, 2 * turned[1] - b
            self.braille.append(f'<circle cx="{a:.2f}" cy="{b:.2f}" r="{self.size.base / 2:.2f}"/>')

    def add_text(self, text: str, x: float, y: float, tall: float, anchor: str = "start") -> None:
        """Add a line of bold print.

        :param text: the text, in which special characters are escaped.
        :param x: millimetres from the left.
        :param y: millimetres from the top to the base line.
        :param tall: height of a capital in millimetres.
        :param anchor: ``start``, ``middle`` or ``end``, as in SVG: the part of the text that lies at ``x``.
        """
        place = f'x="{x:.2f}" y="{y:.2f}" font-size="{tall / CAPITAL_HEIGHT:.2f}" text-anchor="{anchor}"'
        self.print.append(f'<text {place} font-weight="bold">{escape(text)}</text>')

    def add_line(self, x1: float, y1: float, x2: float, y2: float, thick: float = 0.8) -> None:
        """Add a straight line to the print, by default thick enough to rise on swell paper.

        :param x1: start, millimetres from the left.
        :param y1: start, millimetres from the top.
        :param x2: end, millimetres from the left.
        :param y2: end, millimetres from the top.
        :param thick: width of the line in millimetres.
        """
        ends = f'x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}"'
        self.print.append(f'<line {ends} stroke="{INK_COLOUR}" stroke-width="{thick}"/>')

    def mark(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """Add a hairline to cut along.

        :param x1: start, millimetres from the left.
        :param y1: start, millimetres from the top.
        :param x2: end, millimetres from the left.
        :param y2: end, millimetres from the top.
        """
        self.cut.append(f'<path d="M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}"/>')

    def svg(self) -> str:
        """Return the page as a complete SVG document."""
        return self._document(
            "", f'<g id="print" fill="{INK_COLOUR}" font-family="{FONT_FAMILIES}">', *self.print, "</g>"
        )

    def mirrored_page(self) -> str:
        """Return a document with the dots alone, mirrored, and the cut marks, to press the dots from the back of the
        paper.
        """
        return self._document(f' transform="matrix(-1 0 0 1 {PAGE_WIDTH:g} 0)"')

    def _document(self, mirror: str, *layers: str) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE_WIDTH:g}mm" height="{PAGE_HEIGHT:g}mm"'
        return "\n".join([
            f'{head} viewBox="0 0 {PAGE_WIDTH:g} {PAGE_HEIGHT:g}">',
            f'<rect width="{PAGE_WIDTH:g}" height="{PAGE_HEIGHT:g}" fill="#ffffff"/>',
            *layers,
            f'<g id="braille" fill="{INK_COLOUR}"{mirror}>', *self.braille, "</g>",
            f'<g id="cut" fill="none" stroke="{INK_COLOUR}" stroke-width="0.15">', *self.cut, "</g>",
            "</svg>\n",
        ])  # fmt: skip
