"""Faces of cards as pictures: a large number over pips, as on the tactile cards, or a rank over its suit."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from numeramis_access.core.cards import SUIT, Card
from numeramis_access.output.window.themes import Colour

if TYPE_CHECKING:
    from pygame import Rect, Surface


#: where the pips of each number stand, as parts of the pip field (column, row): as on the printed cards
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
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
    """What a picture of a card depends on.

    :param filled: on its own ground; otherwise in outline, in the window's colours.
    """

    card: Card
    width: int
    height: int
    ground: Colour
    ink: Colour
    window: Colour
    text: Colour
    filled: bool


@lru_cache(maxsize=40)
def face(wanted: Face) -> Surface:
    """Return a card's picture."""
    import pygame

    wide, tall = wanted.width, wanted.height
    surface = pygame.Surface((wide, tall))
    surface.fill(wanted.window)
    ink = wanted.ink if wanted.filled else wanted.text
    outline = 0 if wanted.filled else max(2, tall // 40)
    pygame.draw.rect(surface, wanted.ground if wanted.filled else wanted.text, surface.get_rect(), outline, tall // 12)
    suit = SUIT.get(wanted.card, "")
    _number(surface, _index(wanted.card, suit), ink)
    field = pygame.Rect(wide // 8, tall * 58 // 100, wide - wide // 4, tall * 36 // 100)
    if suit:
        _suit(surface, suit, field, ink)
    elif wanted.card == "0":
        pygame.draw.circle(surface, ink, field.center, field.height // 3, max(2, tall // 24))
    elif wanted.card.isdigit():
        for x, y in PIPS[int(wanted.card)]:
            centre = (field.left + x * field.width, field.top + y * field.height)
            pygame.draw.circle(surface, ink, centre, max(2, tall // 22))
    return surface


def _index(card: Card, suit: str) -> str:
    return card if not suit else "10" if card[0] == "T" else card[0]


def _number(surface: Surface, text: str, ink: Colour) -> None:
    """Write the number as large as the upper part of the card takes."""
    import pygame

    wide, tall = surface.get_size()
    picture = pygame.font.Font(None, round(tall * 0.78)).render(text, True, ink)
    box = picture.get_bounding_rect()
    if box.width > wide * 0.84:
        smaller = round(tall * 0.78 * wide * 0.84 / box.width)
        picture = pygame.font.Font(None, smaller).render(text, True, ink)
        box = picture.get_bounding_rect()
    surface.blit(picture, ((wide - box.width) // 2, round(tall * 0.06)), box)


def _suit(surface: Surface, suit: str, field: Rect, ink: Colour) -> None:
    """Draw a suit's sign from circles and polygons: the typeface need not have it."""
    import pygame

    x, y, r = field.centerx, field.centery, max(3, field.height // 4)

    def circle(across: float, down: float) -> None:
        pygame.draw.circle(surface, ink, (x + across * r, y + down * r), r)

    def polygon(*points: tuple[float, float]) -> None:
        pygame.draw.polygon(surface, ink, [(x + across * r, y + down * r) for across, down in points])

    if suit == "d":
        polygon((0, -2), (1.4, 0), (0, 2), (-1.4, 0))
        return
    if suit == "h":
        circle(-0.8, -0.6)
        circle(0.8, -0.6)
        polygon((-1.65, -0.1), (1.65, -0.1), (0, 2))
        return
    if suit == "s":
        circle(-0.8, 0.5)
        circle(0.8, 0.5)
        polygon((-1.65, 0.1), (1.65, 0.1), (0, -2))
    else:
        for across, down in ((0, -1), (-0.95, 0.45), (0.95, 0.45)):
            circle(across, down)
    polygon((0, 0), (-0.6, 2), (0.6, 2))
