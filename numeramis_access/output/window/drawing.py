"""Draws a screen: very large type, cards with number and pips, a thick frame round the focus; nothing moves.

What is important comes first and always has room: the message at the bottom, then the focus, the cards on the table,
the rest of the hand, the sentences. What has no room at a large scale is a key away, and then it is the message.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from numeramis_access.core.cards import Card
from numeramis_access.output.screen import Item, Laid, Screen
from numeramis_access.output.window.cards import Face, face
from numeramis_access.output.window.themes import Colour, Theme

if TYPE_CHECKING:
    from pygame import Surface
    from pygame.font import Font


Box = tuple[int, int, int, int]
#: text size at 100 %, as a part of the window's height, and the smallest that is used at all, in pixels
TEXT, LEAST = 1 / 14, 18
#: a card's least height at 100 %, as a part of the window's height, and its width as a part of its height
CARD, WIDE = 1 / 6, 0.72
#: parts of the window that the message may take, and that one card may take
MOST, TALLEST = 0.45, 0.3
#: how much larger than other text the message is
LARGER = 1.4


@lru_cache(maxsize=16)
def font(size: int) -> Font:
    """Return the typeface at a size in pixels."""
    import pygame

    return pygame.font.Font(None, size)


@lru_cache(maxsize=48)
def written(text: str, size: int, colour: Colour) -> Surface:
    """Return a line of text as a picture; what is drawn again is not made again."""
    return font(size).render(text, True, colour)


@lru_cache(maxsize=64)
def wrapped(text: str, size: int, room: int) -> tuple[str, ...]:
    """Return text in lines that fit; a word that is too long by itself is cut, never lost."""
    fits = font(size).size
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if fits(longer)[0] <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while fits(word)[0] > room and len(word) > 1:
            cut = next((end for end in range(len(word) - 1, 1, -1) if fits(word[:end])[0] <= room), 1)
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return (*lines, line) if line else tuple(lines)


class Drawing:
    """One picture of one screen.

    :param surface: where to. :param scale: 100-400 percent. :ivar boxes: where each item was drawn, by its place in
        the screen's items, as (left, top, width, height) in pixels; items out of sight are missing.
    """

    def __init__(self, surface: Surface, theme: Theme, scale: int) -> None:
        self.surface = surface
        self.theme = theme
        self.width: int = surface.get_width()
        self.height: int = surface.get_height()
        self.size = max(LEAST, round(self.height * TEXT * scale / 100))
        self.scale = scale
        self.margin = max(6, self.height // 50)
        self.room = self.width - 4 * self.margin
        self.boxes: dict[int, Box] = {}

    def draw(self, screen: Screen, message: str) -> None:
        """Draw the message at the bottom, then everything else above it."""
        self.surface.fill(self.theme.ground)
        bottom = self._message(message)
        cards = [(place, item) for place, item in enumerate(screen.items) if item.role == "card"]
        others = [(place, item) for place, item in enumerate(screen.items) if item.role != "card"]
        top = self.margin
        if cards or screen.kind == "table":
            bottom = self._others(others, screen.focus, top, bottom) if others else bottom
            bottom = self._hand(cards, screen.focus, top, bottom)
            top = self._table(screen.table, top, bottom)
        else:
            top = self._paragraph(screen.title, top, bottom, self.theme.accent)
            self._list(others, screen.focus, top, bottom)
        for sentence in screen.status:
            top = self._paragraph(sentence, top, bottom, self.theme.text)

    # text

    def _message(self, message: str) -> int:
        """Draw the last message, smaller where it would have no room; return where it begins."""
        room = round(self.height * MOST)
        size = self._fitting(message, room, round(self.size * LARGER))
        lines = wrapped(message, size, self.room)
        top = self.height - self.margin - len(lines) * _line(size)
        self._lines(lines, size, top, self.theme.text)
        if lines:
            edge = top - self.margin // 2
            self._rule(edge)
            top = edge - self.margin // 2
        return int(top)

    def _fitting(self, text: str, room: int, most: int = 0) -> int:
        """Return the size, at most that of the scale or ``most``, at which text has room as a whole."""
        size = most or self.size
        while size > LEAST and len(wrapped(text, size, self.room)) * _line(size) > room:
            size -= max(1, size // 16)
        return size

    def _rule(self, y: int) -> None:
        import pygame

        ends = (self.margin, y), (self.width - self.margin, y)
        pygame.draw.line(self.surface, self.theme.text, *ends, max(2, self.margin // 6))

    def _paragraph(self, text: str, top: int, bottom: int, colour: Colour) -> int:
        """Draw text where it has room as a whole; return where the next thing may begin."""
        lines = wrapped(text, self.size, self.room)
        if top + len(lines) * _line(self.size) > bottom:
            return top
        self._lines(lines, self.size, top, colour)
        return top + len(lines) * _line(self.size)

    def _lines(self, lines: Sequence[str], size: int, top: int, colour: Colour, left: int = 0) -> None:
        for number, line in enumerate(lines):
            self.surface.blit(written(line, size, colour), (left or self.margin * 2, top + number * _line(size)))

    # cards

    def _card_size(self, count: int, top: int, bottom: int) -> tuple[int, int]:
        """Return the width and height of so many cards in a row.

        They are as large as the scale asks, or larger where all of them still fit, and never higher than TALLEST.
        """
        fits = (self.width - self.margin) // max(1, count) - self.margin
        tallest = min(round(self.height * TALLEST), bottom - top - 2 * self.margin)
        tall = max(round(self.height * CARD * self.scale / 100), round(fits / WIDE))
        tall = max(2 * LEAST, min(tall, tallest))
        return round(tall * WIDE), tall

    def _hand(self, cards: list[tuple[int, Item]], focus: int, top: int, bottom: int) -> int:
        """Draw the hand in one row above the message, or in two; where not all fit, those round the focus.

        :returns: where it begins.
        """
        if not cards:
            return bottom
        wide, tall = self._card_size(len(cards), top, bottom)
        step = wide + self.margin
        columns = max(1, (self.width - self.margin) // step)
        rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        fits = 2 if len(rows) > 1 and (bottom - top) * 0.6 > 2 * (tall + self.margin) else 1
        here = next((number for number, row in enumerate(rows) if any(place == focus for place, _ in row)), 0)
        first = max(0, min(here, len(rows) - fits))
        shown = rows[first : first + fits]
        begins = bottom - len(shown) * (tall + self.margin)
        for number, row in enumerate(shown):
            left = (self.width - len(row) * step + self.margin) // 2
            for column, (place, item) in enumerate(row):
                box = (left + column * step, begins + number * (tall + self.margin), wide, tall)
                self._card(item.card or "?", box, item.playable, place == focus, item.marked)
                self.boxes[place] = box
        return int(begins - self.margin)

    def _table(self, table: tuple[Laid, ...], top: int, bottom: int) -> int:
        """Draw the cards on the table, each under its player's name, the highest raised and with a mark."""
        column = (self.width - 2 * self.margin) // max(4, len(table))
        size = min(self.size, max(LEAST, column // 5))
        wide, tall = self._card_size(9, top, bottom - _line(size) - self.margin)
        needed = _line(size) + tall + 2 * self.margin
        if not table or tall < self.height * CARD * 0.9 or top + needed > bottom or wide > column:
            return self._table_in_words(table, top, bottom)
        for number, laid in enumerate(table):
            left = self.margin + number * column
            name = (wrapped(laid.who, size, column - self.margin // 2) or ("",))[0]
            self.surface.blit(written(name, size, self.theme.text), (left, top))
            box = (left, top + _line(size) + self.margin // 2, wide, tall)
            self._card(laid.card, box, laid.highest, False, False)
            if laid.highest:
                self._crown(left + wide, top + _line(size) + self.margin // 2, min(wide, column - wide))
        return int(top + needed)

    def _table_in_words(self, table: tuple[Laid, ...], top: int, bottom: int) -> int:
        """Draw the table as sentences where cards have no room: the highest first."""
        room = bottom - top
        for laid in sorted(table, key=lambda laid: not laid.highest):
            size = self._fitting(laid.label, room) if laid.highest else self.size
            lines = wrapped(laid.label, size, self.room)
            if top + len(lines) * _line(size) > bottom:
                break
            self._lines(lines, size, top, self.theme.text)
            top += len(lines) * _line(size)
        return top

    def _crown(self, left: int, top: int, wide: int) -> None:
        """Draw the mark of the highest card: an arrow that points at it."""
        import pygame

        unit = max(4, wide // 4)
        points = [(left + unit // 2, top + unit), (left + unit * 2, top), (left + unit * 2, top + 2 * unit)]
        pygame.draw.polygon(self.surface, self.theme.accent, points)

    def _card(self, card: Card, box: Box, filled: bool, focus: bool, marked: bool) -> None:
        """Draw a card, filled or in outline; in focus with a thick frame round it, marked with a bar under it."""
        import pygame

        left, top, wide, tall = box
        picture = face(
            Face(card, wide, tall, self.theme.card, self.theme.ink, self.theme.ground, self.theme.text, filled)
        )
        self.surface.blit(picture, (left, top))
        rect = pygame.Rect(box)
        if marked:
            bar = pygame.Rect(left, top + tall - tall // 8, wide, tall // 8)
            pygame.draw.rect(self.surface, self.theme.accent, bar)
            pygame.draw.rect(self.surface, self.theme.ground, bar, max(2, tall // 50))
        if focus:
            frame = rect.inflate(self.margin, self.margin)
            pygame.draw.rect(self.surface, self.theme.accent, frame, max(4, self.margin // 3), self.margin // 2)

    # lists

    def _others(self, items: list[tuple[int, Item]], focus: int, top: int, bottom: int) -> int:
        """Draw the choices at the table above the message; return where they begin."""
        heights = [self._height(item) for _, item in items]
        begins = max(top + (bottom - top) // 2, bottom - sum(heights))
        self._list(items, focus, begins, bottom)
        return begins

    def _list(self, items: list[tuple[int, Item]], focus: int, top: int, bottom: int) -> int:
        """Draw entries one below the other; where not all fit, from so far above the focus that it is in sight."""
        if not items:
            return top
        heights = [self._height(item) for _, item in items]
        places = [place for place, _ in items]
        here = places.index(focus) if focus in places else 0
        first = here
        room = bottom - top - heights[here]
        while first > 0 and room >= heights[first - 1]:
            first -= 1
            room -= heights[first]
        for (place, item), height in list(zip(items, heights, strict=True))[first:]:
            if top + height > bottom and place != focus:
                break
            self._entry(item, top, min(height, bottom - top), place == focus)
            self.boxes[place] = (0, top, self.width, height)
            top += height
        return int(top)

    def _height(self, item: Item) -> int:
        return int(len(wrapped(_entry(item), self.size, self.room)) * _line(self.size) + self.margin)

    def _entry(self, item: Item, top: int, height: int, focus: bool) -> None:
        """Draw an entry; one in focus that is higher than its room is written smaller."""
        import pygame

        if focus:
            frame = pygame.Rect(self.margin // 2, top, self.width - self.margin, height)
            pygame.draw.rect(self.surface, self.theme.accent, frame, max(4, self.margin // 3), self.margin // 2)
        size = self._fitting(_entry(item), height)
        colour = self.theme.accent if item.role == "heading" else self.theme.text
        self._lines(wrapped(_entry(item), size, self.room), size, top + self.margin // 2, colour)


def _line(size: int) -> int:
    return int(font(size).get_linesize())


def _entry(item: Item) -> str:
    return f"{item.label}: {item.value}" if item.value else item.label
