"""Cards to print or emboss, nine per page, equal from both ends: large number, pips, and braille in two corners.

The braille follows cards on sale (APH, NBA): rank, then suit letter, without a number sign. A Numeramis card has one
cell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from numeramis_access.core.cards import Card
from numeramis_access.kit import dots
from numeramis_access.kit.dots import BANA_SIZE, DotSize
from numeramis_access.kit.page import INK_COLOUR, PAGE_HEIGHT, PAGE_WIDTH, Page, svg_path
from numeramis_access.kit.strokes import text_strokes

#: millimetres; card sleeves and shuffling machines call this size poker
CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
COLUMNS, ROWS = 3, 3
LEFT_MARGIN, TOP_MARGIN = (PAGE_WIDTH - COLUMNS * CARD_WIDTH) / 2, (PAGE_HEIGHT - ROWS * CARD_HEIGHT) / 2
#: millimetres from a card's corner to dot 1
CORNER_MARGIN = 6.0
#: the large number in millimetres: left edge, top, height and greatest width
NUMBER_LEFT, NUMBER_TOP, NUMBER_HEIGHT, MAX_NUMBER_WIDTH = 5.3, 14.5, 18.0, 13.8
#: the pen in millimetres for one sign, and for the two signs of 10
PEN_WIDTH, THIN_PEN_WIDTH = 3.2, 2.4
PIP_SIZE = 6.0
#: millimetres between the pips of a column, and between the columns
PIP_ROW_GAP, PIP_COLUMN_GAP = 11.0, 8.5
#: pips in the left, middle and right column, for 1 to 10
PIP_ROWS = (
    (0, 1, 0),
    (0, 2, 0),
    (0, 3, 0),
    (2, 0, 2),
    (2, 1, 2),
    (3, 0, 3),
    (3, 1, 3),
    (3, 2, 3),
    (3, 3, 3),
    (3, 4, 3),
)

#: a colour for each suit, so that similar shapes differ for people who see colours; each has at least 7:1 on white
COLOURS = {"c": "#00602a", "d": "#0048b0", "h": "#b00000", "s": "#000000"}
#: suits as paths in a unit square around the centre
STEM_PATH = "M0 .05C.03 .3 .1 .42 .22 .5H-.22C-.1 .42 -.03 .3 0 .05Z"
SUIT_PATHS = {
    "c": "M0 -.5A.22 .22 0 0 1 .17 -.14A.22 .22 0 1 1 .08 .2H-.08A.22 .22 0 1 1 -.17 -.14A.22 .22 0 0 1 0 -.5Z"
    + STEM_PATH,
    "d": "M0 -.5L.4 0L0 .5L-.4 0Z",
    "h": "M0 .5C-.16 .24 -.48 .08 -.48 -.22C-.48 -.4 -.36 -.5 -.24 -.5C-.12 -.5 -.04 -.42 0 -.3"
    "C.04 -.42 .12 -.5 .24 -.5C.36 -.5 .48 -.4 .48 -.22C.48 .08 .16 .24 0 .5Z",
    "s": "M0 -.5C.16 -.26 .46 -.1 .46 .12C.46 .26 .36 .34 .25 .34C.13 .34 .05 .28 0 .16"
    "C-.05 .28 -.13 .34 -.25 .34C-.36 .34 -.46 .26 -.46 .12C-.46 -.1 -.16 -.26 0 -.5Z" + STEM_PATH,
}
DISC_PATH = "M-.5 0A.5 .5 0 1 1 .5 0A.5 .5 0 1 1 -.5 0Z"
RING_PATH = DISC_PATH + "M-.38 0A.38 .38 0 1 0 .38 0A.38 .38 0 1 0 -.38 0Z"


@dataclass(frozen=True, slots=True)
class Letters:
    """A language's braille letters for ranks and suits; the print always shows 10, J, Q, K and A.

    :param ranks: the letter of each of T, J, Q, K and A.
    :param suits: the letter of each of c, d, h and s.
    :param cells: converts text to braille cells.
    """

    ranks: Mapping[str, str]
    suits: Mapping[str, str]
    cells: Callable[[str], bytes]


@dataclass(frozen=True, slots=True)
class PrintedFace:
    """The face of a card.

    :param index: the printed number or letter.
    :param cells: the braille in the corners, rank first.
    :param pip_count: number of pips, 0 for a picture card and for a zero.
    :param suit: letter of the suit, which decides shape and colour; empty for a Numeramis card.
    """

    index: str
    cells: bytes
    pip_count: int
    suit: str = ""


def cards_svg(pack: Sequence[Card], letters: Letters, back: bool = False, size: DotSize = BANA_SIZE) -> list[str]:
    """Return the pages of a pack as SVG documents with cut marks, nine cards each.

    :param pack: Numeramis or French cards in page order.
    :param letters: the braille letters.
    :param back: whether to draw only the mirrored dots, to press them by hand from the back of the printed page.
    :param size: size and spacing of the braille.
    :raises KeyError: for a rank or suit without a letter.
    :raises ValueError: if a letter is not one cell.
    """
    each = COLUMNS * ROWS
    pages = [_page(pack[first : first + each], letters, size) for first in range(0, len(pack), each)]
    return [page.mirrored_page() if back else page.svg() for page in pages]


def card_face(card: Card, letters: Letters) -> PrintedFace:
    """Return the face of a card.

    :raises KeyError: for a rank or suit without a letter.
    :raises ValueError: if a letter is not one cell.
    """
    rank, suit = card[0], card[1:]
    if rank.isdigit():
        first, index, pips = bytes([dots.DIGIT_CELLS[int(rank)]]), rank, int(rank)
    else:
        ten = rank == "T"
        first, index, pips = _cell(letters.ranks[rank], letters), "10" if ten else rank, 10 if ten else 0
    return PrintedFace(index, first + (_cell(letters.suits[suit], letters) if suit else b""), pips, suit)


def _cell(letter: str, letters: Letters) -> bytes:
    cells = letters.cells(letter)
    if len(cells) != 1:
        raise ValueError(f"a card's letter is one cell: {letter!r}")
    return cells


def _page(cards: Sequence[Card], letters: Letters, size: DotSize) -> Page:
    page = Page(size)
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        _draw_card(page, card_face(card, letters), LEFT_MARGIN + column * CARD_WIDTH, TOP_MARGIN + row * CARD_HEIGHT)
    _draw_cut_marks(page)
    return page


def _draw_card(page: Page, face: PrintedFace, x: float, y: float) -> None:
    middle = (x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2)
    page.add_dots(face.cells, x + CORNER_MARGIN, y + CORNER_MARGIN)
    page.add_dots(face.cells, x + CORNER_MARGIN, y + CORNER_MARGIN, turned=middle)
    corner, colour = _draw_corner(face), COLOURS.get(face.suit, INK_COLOUR)
    page.print += [
        f'<g fill="{colour}" stroke="{colour}" stroke-width="0" transform="translate({x:g} {y:g})">',
        *corner,
        f'<g transform="rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})">', *corner, "</g>",
        *_draw_centre(face),
        "</g>",
    ]  # fmt: skip


def _draw_corner(face: PrintedFace) -> list[str]:
    """Return the number (6 and 9 underlined, because the card has no upper end) with the suit under it."""
    middle = (NUMBER_LEFT + MAX_NUMBER_WIDTH / 2, NUMBER_TOP + NUMBER_HEIGHT / 2)
    base = NUMBER_TOP + NUMBER_HEIGHT
    thick = PEN_WIDTH if len(face.index) == 1 else THIN_PEN_WIDTH
    drawn = [
        svg_path(
            text_strokes(face.index, (middle[0], -middle[1]), NUMBER_HEIGHT - thick, MAX_NUMBER_WIDTH - thick), thick
        )
    ]
    if face.index in ("6", "9"):
        drawn.append(
            f'<rect x="{NUMBER_LEFT + 1:g}" y="{base + 1.3:g}" width="{MAX_NUMBER_WIDTH - 2:g}" height="1.6"/>'
        )
    if face.suit:
        drawn.append(_shape(SUIT_PATHS[face.suit], middle[0], base + 10.5, 10))
    return drawn


def _draw_centre(face: PrintedFace) -> list[str]:
    """Return the pips; a picture card has one large suit, a zero one large ring."""
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    if not face.pip_count:
        return [_shape(SUIT_PATHS[face.suit], x, y, 20) if face.suit else _shape(RING_PATH, x, y, 19)]
    shape = SUIT_PATHS[face.suit] if face.suit else DISC_PATH
    return [
        _shape(shape, x + column * PIP_COLUMN_GAP, y + (place - (count - 1) / 2) * PIP_ROW_GAP, PIP_SIZE)
        for column, count in zip((-1, 0, 1), PIP_ROWS[face.pip_count - 1], strict=True)
        for place in range(count)
    ]


def _shape(path: str, x: float, y: float, size: float) -> str:
    return f'<path d="{path}" transform="translate({x:g} {y:g}) scale({size:g})"/>'


def _draw_cut_marks(page: Page) -> None:
    """Mark the lines between cards in the margins, clear of the cards."""
    for column in range(COLUMNS + 1):
        x = LEFT_MARGIN + column * CARD_WIDTH
        page.mark(x, TOP_MARGIN - 7, x, TOP_MARGIN - 2)
        page.mark(x, PAGE_HEIGHT - TOP_MARGIN + 2, x, PAGE_HEIGHT - TOP_MARGIN + 7)
    for row in range(ROWS + 1):
        y = TOP_MARGIN + row * CARD_HEIGHT
        page.mark(LEFT_MARGIN - 7, y, LEFT_MARGIN - 2, y)
        page.mark(PAGE_WIDTH - LEFT_MARGIN + 2, y, PAGE_WIDTH - LEFT_MARGIN + 7, y)
