"""Pictures of cards: the index in the corner, beside it the pips of the printed pack or a large suit; the back.

Shapes tell the state of a card: filled or an outline, with a bar across its foot when it is marked.
"""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.core.cards import HIDDEN_CARD, SUIT, Card
from numeramis_access.input.pygame_types import Rect, Surface
from numeramis_access.output.window.colour_themes import Colour, Theme, suit_colour
from numeramis_access.output.window.lettering import TextStyle, render_line

#: size of the index, its maximum width, and width of the frame, as fractions of a card's height
INDEX_SIZE, INDEX_WIDTH, FRAME_WIDTH = 0.56, 0.3, 0.028
#: least width of a card with signs beside its index, as a fraction of its height
MIN_TWO_COLUMN_WIDTH = 0.52
#: radius of the disc with the crown as a fraction of a card's height: it ends above the highest pips
BADGE_RADIUS = 0.084
#: corners of a crown, from its middle
CROWN_CORNERS = ((-1, -0.7), (-0.45, 0), (0, -1), (0.45, 0), (1, -0.7), (0.8, 0.9), (-0.8, 0.9))
#: colour of backs, and least height in pixels of a back with a lattice
BACK_COLOUR, MIN_LATTICE_HEIGHT = (30, 64, 140), 48
#: factor by which shapes are drawn larger, for smoothing
SMOOTHING_FACTOR = 4
#: position of the pips of each number, as fractions of the pip field (column, row): as on the printed cards
PIP_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0.5, 0.2), (0.5, 0.8)),
    3: ((0.5, 0.15), (0.5, 0.5), (0.5, 0.85)),
    4: ((0.25, 0.2), (0.75, 0.2), (0.25, 0.8), (0.75, 0.8)),
    5: ((0.25, 0.2), (0.75, 0.2), (0.5, 0.5), (0.25, 0.8), (0.75, 0.8)),
    6: ((0.25, 0.15), (0.75, 0.15), (0.25, 0.5), (0.75, 0.5), (0.25, 0.85), (0.75, 0.85)),
    7: ((0.2, 0.15), (0.2, 0.5), (0.2, 0.85), (0.5, 0.5), (0.8, 0.15), (0.8, 0.5), (0.8, 0.85)),
    8: ((0.2, 0.15), (0.2, 0.5), (0.2, 0.85), (0.5, 0.3), (0.5, 0.7), (0.8, 0.15), (0.8, 0.5), (0.8, 0.85)),
    9: tuple((x, y) for x in (0.2, 0.5, 0.8) for y in (0.15, 0.5, 0.85)),
}


class Face(NamedTuple):
    """Everything that a picture of a card depends on.

    :param width: width of the picture in pixels. :param height: height of the picture in pixels.
    :param filled: whether the card has a background of its own; otherwise it is an outline in the window's colours.
    :param marked: whether the card is chosen for an exchange.
    :param has_suit_colours: whether each suit has its own colour, otherwise two.
    :param leads: whether the card has the frame and the crown of the highest card.
    :param card: the card on the picture. :param theme: the colours. :param weight: weight of the letters.
    """

    card: Card
    width: int
    height: int
    theme: Theme
    weight: str = "bold"
    filled: bool = True
    marked: bool = False
    has_suit_colours: bool = False
    leads: bool = False

    def ground(self) -> Colour:
        """Return the background colour of the card's signs."""
        return self.theme.card if self.filled else self.theme.ground

    def ink(self) -> Colour:
        """Return the colour of the card's signs."""
        plain = self.theme.ink if self.filled else self.theme.text
        return suit_colour(SUIT.get(self.card, ""), self.ground(), plain, self.has_suit_colours)


def draw_face(wanted: Face) -> Surface:
    """Return a card's picture: the index in the left top corner, and a large suit or the pips of the number.

    They lie beside the index on a wide card, and below it on a narrow one. ``HIDDEN_CARD`` gives the back.

    :param wanted: the card, its size in pixels and its look.
    """
    import pygame

    wide, tall = wanted.width, wanted.height
    surface = pygame.Surface((wide, tall), pygame.SRCALPHA)
    whole, corner, frame = surface.get_rect(), max(2, tall // 12), frame_width(tall)
    outer, inner = (wanted.theme.ink, wanted.theme.card) if wanted.filled else (wanted.theme.text, wanted.theme.ground)
    pygame.draw.rect(surface, outer, whole, 0, corner)
    thin = max(1, frame // 2) if wanted.filled else frame
    pygame.draw.rect(surface, inner, whole.inflate(-2 * thin, -2 * thin), 0, corner - thin)
    if wanted.card == HIDDEN_CARD:
        _draw_back(surface, wanted)
        return surface
    foot = tall // 7 if wanted.marked else 0
    is_wide = wide > tall * MIN_TWO_COLUMN_WIDTH
    left = round(tall * 0.06) if is_wide else frame
    below = _draw_index(surface, index_of(wanted.card), wanted, (left, wide - 2 * left), is_wide)
    if SUIT.get(wanted.card):
        size = min(wide - 2 * left, round(tall * 0.44), tall - below - foot - frame)
        across = wide - left - size if is_wide else (wide - size) // 2
        field = pygame.Rect(across, tall - foot - 2 * left - size, size, size)
        _blit_sign(surface, SUIT[wanted.card], field, wanted.ink())
    elif is_wide:
        begins = left + round(tall * INDEX_WIDTH)
        field = pygame.Rect(begins, tall // 12, wide - begins - frame, tall - tall // 6 - foot)
        _draw_pips(surface, wanted.card, field, wanted.ink())
    else:
        field = pygame.Rect(left, below, wide - 2 * left, tall - below - foot - left)
        _draw_pips(surface, wanted.card, field, wanted.ink())
    if foot:
        _mark(surface, pygame.Rect(0, tall - foot, wide, foot), wanted)
    if wanted.leads:
        _draw_lead(surface, wanted)
    return surface


def _draw_lead(surface: Surface, wanted: Face) -> None:
    """Draw a frame, and a crown on a disc in the corner."""
    import pygame

    tall, theme = wanted.height, wanted.theme
    pygame.draw.rect(surface, theme.accent, surface.get_rect(), max(2, tall // 22), max(2, tall // 12))
    r = tall * BADGE_RADIUS
    x, y = wanted.width - r, r
    pygame.draw.circle(surface, theme.ground, (x, y), r)
    pygame.draw.polygon(
        surface, theme.accent, [(x + across * r * 0.7, y + down * r * 0.7) for across, down in CROWN_CORNERS]
    )


def rotate_picture(picture: Surface, degrees: float) -> Surface:
    """Return a picture turned clockwise, with smooth edges.

    :param picture: the picture. :param degrees: the angle.
    """
    import pygame

    return pygame.transform.rotozoom(picture, -degrees, 1)


def frame_width(tall: int) -> int:
    """Return the thickness of the outline of a card of this height, in pixels.

    :param tall: height of the card, in pixels.
    """
    return max(2, round(tall * FRAME_WIDTH))


def index_of(card: Card) -> str:
    """Return the index of a card, which stands in its corner: the rank, or the number."""
    return card if card not in SUIT else "10" if card[0] == "T" else card[0]


def _draw_index(surface: Surface, text: str, wanted: Face, column: tuple[int, int], is_wide: bool) -> int:
    """Write number or rank at the left of its column, or in its middle; compressed if too wide. Return its bottom."""
    import pygame

    tall, (left, room) = surface.get_height(), column
    picture = render_line(text, round(tall * INDEX_SIZE), wanted.ink(), TextStyle(wanted.weight))
    picture = picture.subsurface(picture.get_bounding_rect())
    most = min(room, round(tall * INDEX_WIDTH))
    if picture.get_width() > most:
        picture = pygame.transform.smoothscale(picture, (most, picture.get_height()))
    top = round(tall * 0.08)
    surface.blit(picture, (left + (0 if is_wide else (room - picture.get_width()) // 2), top))
    return int(top + picture.get_height() + tall * 0.05)


def _draw_pips(surface: Surface, card: Card, field: Rect, ink: Colour) -> None:
    """Draw the pips of a number; a ring for nought, as on the printed cards."""
    import pygame

    radius = max(2, min(field.width // 8, field.height // 8))
    if card == "0":
        pygame.draw.circle(surface, ink, field.center, min(field.width, field.height) // 3, max(2, radius // 2))
    for x, y in PIP_PLACES.get(int(card), ()) if card.isdigit() else ():
        pygame.draw.circle(surface, ink, (field.left + x * field.width, field.top + y * field.height), radius)


def _draw_back(surface: Surface, wanted: Face) -> None:
    """Draw the back: a field in the middle with a lattice, inside a light rim."""
    import pygame

    wide, tall = surface.get_size()
    rim = max(2, tall // 14)
    inside = surface.get_rect().inflate(-2 * rim, -2 * rim)
    ink, paper = (BACK_COLOUR, wanted.theme.card) if wanted.filled else (wanted.theme.text, wanted.theme.ground)
    pygame.draw.rect(surface, ink, inside, 0, max(1, tall // 20))
    step = max(4, tall // 7)
    for start in range(-tall, wide + tall, step):
        for way in (1, -1):
            ends = (start, inside.top), (start + way * inside.height, inside.bottom)
            clipped = inside.clipline(*ends)
            if clipped and tall >= MIN_LATTICE_HEIGHT:
                pygame.draw.line(surface, paper, *clipped, max(1, tall // 90))


def _mark(surface: Surface, foot: Rect, wanted: Face) -> None:
    """Draw the bar of a marked card, with a tick in it."""
    import pygame

    ink, ground = (wanted.theme.ink, wanted.theme.card) if wanted.filled else (wanted.theme.text, wanted.theme.ground)
    pygame.draw.rect(surface, ink, foot)
    x, y, unit = foot.centerx, foot.centery, foot.height // 3
    tick = [(x - 2 * unit, y), (x - unit // 2, y + unit), (x + 2 * unit, y - unit)]
    pygame.draw.lines(surface, ground, False, tick, max(2, unit // 2))


def _blit_sign(surface: Surface, suit: str, field: Rect, ink: Colour) -> None:
    size = min(field.width, field.height)
    picture = draw_sign(suit, size, ink)
    surface.blit(picture, (field.centerx - size // 2, field.centery - size // 2))


def draw_sign(suit: str, size: int, ink: Colour) -> Surface:
    """Return a suit's sign, drawn from circles and polygons, because the typeface can lack it.

    :param suit: letter of the suit; any other gives an empty picture. :param size: width and height, in pixels.
    :param ink: its colour.
    """
    import pygame

    canvas = pygame.Surface((size * SMOOTHING_FACTOR, size * SMOOTHING_FACTOR), pygame.SRCALPHA)
    centre, r = size * SMOOTHING_FACTOR / 2, size * SMOOTHING_FACTOR / 4.4

    def circle(across: float, down: float, part: float = 1.0) -> None:
        pygame.draw.circle(canvas, ink, (centre + across * r, centre + down * r), part * r)

    def polygon(*points: tuple[float, float]) -> None:
        pygame.draw.polygon(canvas, ink, [(centre + across * r, centre + down * r) for across, down in points])

    match suit:
        case "d":
            polygon((0, -2.1), (1.5, 0), (0, 2.1), (-1.5, 0))
        case "h":
            circle(-0.95, -0.75)
            circle(0.95, -0.75)
            polygon((-1.78, -0.2), (0, -0.9), (1.78, -0.2), (0, 2))
        case "s":
            circle(-0.9, 0.5)
            circle(0.9, 0.5)
            polygon((-1.72, -0.05), (0, -2.1), (1.72, -0.05), (0, 1))
            polygon((0, 0), (-0.7, 2.1), (0.7, 2.1))
        case "c":
            circle(0, -1.05, 0.95)
            circle(-1.1, 0.45, 0.95)
            circle(1.1, 0.45, 0.95)
            circle(0, 0, 0.5)
            polygon((0, -0.2), (-0.7, 2.1), (0.7, 2.1))
    return pygame.transform.smoothscale(canvas, (size, size))
