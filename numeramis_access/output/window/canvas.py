"""Drawing tools of the zones: a surface, colours and letters; it records each place, for touch and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat
from numeramis_access.input.pygame_types import Surface
from numeramis_access.output.window.cards import Face, draw_face, draw_sign, rotate_picture
from numeramis_access.output.window.colour_themes import Colour, Theme, cloth_theme, mix_colours, suit_colour
from numeramis_access.output.window.layout import Box
from numeramis_access.output.window.lettering import (
    TextStyle,
    elide_text,
    fitting_size,
    line_height,
    render_line,
    text_width,
    wrap_text,
)
from numeramis_access.output.window.picture_cache import PictureCache

#: thickness of the focus ring in ems, by the player's setting 1-4
FOCUS_RING_WIDTHS = (0.08, 0.14, 0.22, 0.3)
#: space between the ring and the item inside it, in ems
RING_GAP = 0.06


class Look(NamedTuple):
    """The look of the window.

    :param theme: its colours. :param style: its letters. :param ring: focus ring's thickness, 1-4.
    :param has_suit_colours: whether each suit has its own colour, otherwise two.
    """

    theme: Theme
    style: TextStyle = TextStyle()
    ring: int = 2
    has_suit_colours: bool = False


class Target(NamedTuple):
    """An area that takes touches.

    :param box: the area, in pixels. :param zone: name of the zone as in ``inbox.Touched``, or ``scroll``.
    :param number: number of the item, seat or letter in the zone, from 0; for ``scroll`` 1 for forward, -1 for back.
    """

    box: Box
    zone: str
    number: int


class Part(NamedTuple):
    """The shown part of a text that does not fit.

    :param number: number of the part, from 0. :param of: number of parts.
    """

    number: int
    of: int


class DrawnItem(NamedTuple):
    """A drawn text or card.

    :param kind: purpose of the text or card. :param size: height of the letters or the card, in pixels.
    :param text: the text, or the card's text. :param box: left, top, width and height in pixels.
    """

    kind: str
    text: str
    size: int
    box: Box


@dataclass
class Canvas:
    """A surface, with a record of the things drawn on it.

    :param surface: the picture to draw on. :param look: its colours and letters. :param em: height of ordinary text in
        pixels. :param least: height of ordinary text at the smallest scale, in pixels. :param pictures: cache of drawn
        pictures, kept by the caller between drawings. :ivar boxes: box of each item of the screen, by its index.
    :ivar targets: areas that take touches; a later one lies on top. :ivar drawn_items: the drawn texts and cards.
    :ivar played_boxes: box of the card played by each seat.
    :ivar parts: the shown part of each zone's text that does not fit. :ivar turned_pages: how many pages after the page
        with the focus each zone shows.
    """

    surface: Surface
    look: Look
    em: float
    least: float
    pictures: PictureCache = field(default_factory=PictureCache)
    boxes: dict[int, Box] = field(default_factory=dict)
    targets: list[Target] = field(default_factory=list)
    drawn_items: list[DrawnItem] = field(default_factory=list)
    played_boxes: dict[Seat, Box] = field(default_factory=dict)
    parts: dict[str, Part] = field(default_factory=dict)
    turned_pages: dict[str, int] = field(default_factory=dict)

    def to_pixels(self, ems: float) -> int:
        """Return a length in pixels. :param ems: the length in ems."""
        return round(ems * self.em)

    @property
    def ring(self) -> int:
        """Return the thickness of the focus ring in pixels."""
        return max(2, self.to_pixels(FOCUS_RING_WIDTHS[self.look.ring - 1]))

    @property
    def gap(self) -> int:
        """Return the least distance between two items that can have the focus ring, in pixels."""
        return 2 * (self.ring + self.to_pixels(RING_GAP)) + 2

    # letters

    def line_height(self, size: int) -> int:
        """Return the line height in pixels. :param size: height of the letters, in pixels."""
        return line_height(size, self.look.style)

    def text_width(self, text: str, size: int) -> int:
        """Return the width of a line of text in pixels.

        :param text: the text. :param size: height of the letters, in pixels.
        """
        return text_width(text, size, self.look.style)

    def wrap(self, text: str, size: int, room: int) -> tuple[str, ...]:
        """Return text wrapped to a width.

        :param text: the text. :param size: height of the letters, in pixels. :param room: the width, in pixels.
        """
        return wrap_text(text, size, room, self.look.style)

    def fitting_size(self, text: str, ems: float, room: tuple[int, int]) -> int:
        """Return the largest letter size at which a whole text fits without a divided word, in pixels.

        If it fits at none, return the smallest size of letters.

        :param text: the text.
        :param ems: the largest size allowed, in ems.
        :param room: width and height, in pixels.
        """
        return fitting_size(text, self.to_pixels(ems), (max(1, room[0]), max(1, room[1])), self.look.style)

    def write_lines(
        self, kind: str, lines: Sequence[str], size: int, at: tuple[int, int], colour: Colour | None = None
    ) -> int:
        """Write lines one below the other and record them in ``drawn_items``; return the bottom of the last one, in
        pixels.

        :param kind: purpose of the text, as in ``DrawnItem``. :param lines: the lines.
        :param size: height of the letters, in pixels. :param at: position of the first line, left and top, in pixels.
        :param colour: None for the theme's.
        """
        left, top = at
        for line in lines:
            ink, style = colour or self.look.theme.text, self.look.style
            picture = self.pictures.picture_of((line, size, ink, style), partial(render_line, line, size, ink, style))
            self.surface.blit(picture, (left, top))
            self.drawn_items.append(DrawnItem(kind, line, size, (left, top, *picture.get_size())))
            top += self.line_height(size)
        return top

    def elide(self, text: str, size: int, room: tuple[int, int]) -> tuple[str, ...]:
        """Return the lines of a text that fit; a shortened text ends in an ellipsis.

        :param text: the text. :param size: height of the letters, in pixels. :param room: width and height, in pixels.
        """
        return elide_text(text, size, (max(1, room[0]), room[1]), self.look.style)

    def write_block(
        self, kind: str, lines: Sequence[str], size: int, box: Box, colour: Colour | None = None, middle: bool = False
    ) -> None:
        """Write lines into a box, centred vertically; they can reach beyond it.

        :param kind: purpose of the text, as in ``DrawnItem``.
        :param lines: the lines.
        :param size: height of the letters, in pixels.
        :param box: the box, in pixels.
        :param colour: None for the theme's.
        :param middle: whether the lines are centred horizontally too.
        """
        left, top, wide, tall = box
        top += max(0, tall - len(lines) * self.line_height(size)) // 2
        for line in lines:
            across = max(0, wide - self.text_width(line, size)) // 2 if middle else 0
            top = self.write_lines(kind, (line,), size, (left + across, top), colour)

    def write_label(self, kind: str, text: str, ems: float, box: Box, colour: Colour | None = None) -> None:
        """Write a short label into the middle of its box, smaller in a wide typeface.

        :param kind: purpose of the text, as in ``DrawnItem``. :param text: the text.
        :param ems: height of the letters in ems. :param box: the box, in pixels. :param colour: None for the theme's.
        """
        size = self.fitting_size(text, ems, box[2:])
        self.write_block(kind, self.wrap(text, size, box[2]), size, box, colour, middle=True)

    # cards and shapes

    def draw_card(
        self, card: Card, box: Box, *, is_playable: bool = True, marked: bool = False, kind: str = "",
        turn: float = 0.0, leads: bool = False,
    ) -> None:
        """Draw a card.

        :param card: the card. :param box: the box, in pixels.
        :param is_playable: False for a card of the hand that cannot be played now: it is drawn as an outline, any other
            card on a background of its own.
        :param marked: whether the card is chosen for an exchange.
        :param kind: the kind that is noted for touch and tests, empty for no note.
        :param turn: degrees by which the card is turned clockwise around its middle.
        :param leads: whether the card leads the trick.
        """
        look = self.look
        weight = "heavy" if look.style.weight == "heavy" else "bold"
        wanted = Face(card, box[2], box[3], look.theme, weight, is_playable, marked, look.has_suit_colours, leads)
        picture = self.pictures.picture_of(wanted, partial(draw_face, wanted))
        if turn:
            picture = self.pictures.picture_of((wanted, turn), partial(rotate_picture, picture, turn))
        left, top = (box[side] + (box[side + 2] - picture.get_size()[side]) // 2 for side in (0, 1))
        self.surface.blit(picture, (left, top))
        if kind:
            self.drawn_items.append(DrawnItem(kind, card, box[3], (left, top, *picture.get_size())))

    @contextmanager
    def table_colours(self) -> Iterator[None]:
        """Return a context in which everything is drawn in the colours of the table."""
        plain = self.look
        self.look = plain._replace(theme=cloth_theme(plain.theme))
        yield
        self.look = plain

    def draw_suit(self, suit: str, box: Box) -> None:
        """Draw the sign of a suit, in the colours of the window.

        :param suit: letter of the suit.
        :param box: the box, in pixels; the sign lies in its left top corner and is as large as its shorter side.
        """
        theme = self.look.theme
        ink = suit_colour(suit, theme.ground, theme.text, self.look.has_suit_colours)
        size = min(box[2:])
        self.surface.blit(self.pictures.picture_of((suit, size, ink), partial(draw_sign, suit, size, ink)), box[:2])

    def draw_focus(self, box: Box) -> None:
        """Draw the focus ring around a box."""
        import pygame

        out = 2 * (self.ring + self.to_pixels(RING_GAP))
        frame = pygame.Rect(box).inflate(out, out)
        pygame.draw.rect(self.surface, self.look.theme.accent, frame, self.ring, self.to_pixels(0.25))

    def draw_polygon(self, points: Sequence[tuple[float, float]], colour: Colour | None = None) -> None:
        """Draw a filled polygon. :param points: its corners in pixels. :param colour: None for the theme's accent."""
        import pygame

        pygame.draw.polygon(self.surface, colour or self.look.theme.accent, points)

    def draw_disc(self, centre: tuple[float, float], radius: float, hole: float = 0.0) -> None:
        """Draw a disc in the text's colour.

        :param centre: its middle, in pixels. :param radius: the radius, in pixels.
        :param hole: radius of the hole in its middle.
        """
        import pygame

        pygame.draw.circle(self.surface, self.look.theme.text, centre, radius)
        if hole:
            pygame.draw.circle(self.surface, self.look.theme.ground, centre, hole)

    def draw_bar(self, box: Box, colour: Colour | None = None, corner: int = 0, line: int = 0) -> None:
        """Draw a filled or outlined rectangle.

        :param box: the rectangle, in pixels.
        :param colour: its colour, None for the text's.
        :param corner: radius of the corners, in pixels.
        :param line: width of an outline in pixels, 0 for a filled box.
        """
        import pygame

        pygame.draw.rect(self.surface, colour or self.look.theme.text, box, line, corner)

    def draw_plate(self, box: Box, colour: Colour | None = None) -> None:
        """Draw the background of a player's place.

        :param box: the place, in pixels.
        :param colour: colour of a frame around it, None for no frame.
        """
        theme, corner = self.look.theme, self.to_pixels(0.35)
        self.draw_bar(box, mix_colours(theme.ground, (0, 0, 0), 0.25), corner)
        if colour is not None:
            self.draw_bar(box, colour, corner, max(2, self.to_pixels(0.1)))

    def draw_caret(self, box: Box) -> None:
        """Draw the cursor of a text field in the colour of the focus."""
        self.surface.fill(self.look.theme.accent, box)
        self.drawn_items.append(DrawnItem("caret", "", box[3], box))

    def draw_rule(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a line between zones. :param start, end: its ends, in pixels."""
        import pygame

        pygame.draw.line(self.surface, self.look.theme.text, start, end, max(1, self.to_pixels(0.06)))


def shrink(box: Box, by: int) -> Box:
    """Return a box reduced by a margin on each side. :param by: the margin, in the unit of the box."""
    left, top, wide, tall = box
    return left + by, top + by, max(1, wide - 2 * by), max(1, tall - 2 * by)
