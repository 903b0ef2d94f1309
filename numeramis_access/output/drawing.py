"""Draws a screen: very large type, cards with number and pips, a thick frame round the focus; nothing moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from numeramis_access.core.cards import SUIT, Card
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.themes import Theme

#: text size at 100 %, as a part of the window's height
TEXT = 1 / 18
#: a card's height and its width, in text sizes
CARD_HEIGHT, CARD_WIDTH = 3.4, 2.4
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
#: where the pips of each number stand on a card, as parts of the pip field (column, row)
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0.5, 0.2), (0.5, 0.8)),
    3: ((0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
    4: ((0.25, 0.2), (0.75, 0.2), (0.25, 0.8), (0.75, 0.8)),
    5: ((0.25, 0.2), (0.75, 0.2), (0.5, 0.5), (0.25, 0.8), (0.75, 0.8)),
    6: ((0.25, 0.2), (0.75, 0.2), (0.25, 0.5), (0.75, 0.5), (0.25, 0.8), (0.75, 0.8)),
    7: ((0.25, 0.2), (0.75, 0.2), (0.25, 0.5), (0.5, 0.5), (0.75, 0.5), (0.25, 0.8), (0.75, 0.8)),
    8: ((0.2, 0.2), (0.5, 0.2), (0.8, 0.2), (0.2, 0.5), (0.8, 0.5), (0.2, 0.8), (0.5, 0.8), (0.8, 0.8)),
    9: tuple((x, y) for y in (0.2, 0.5, 0.8) for x in (0.2, 0.5, 0.8)),
}


@lru_cache(maxsize=8)
def font(size: int) -> Any:
    """Return the typeface at a size in pixels."""
    import pygame

    return pygame.font.Font(None, size)


class Drawing:
    """One picture of one screen.

    :param surface: where to. :param scale: 100-400 percent. :ivar boxes: where each item was drawn, by its place in
        the screen's items, as (left, top, width, height) in pixels; items out of sight are missing.
    """

    def __init__(self, surface: Any, theme: Theme, scale: int) -> None:
        self.surface = surface
        self.theme = theme
        self.width, self.height = surface.get_size()
        self.size = max(18, round(self.height * TEXT * scale / 100))
        self.margin = max(6, self.size // 3)
        self.boxes: dict[int, tuple[int, int, int, int]] = {}

    def draw(self, screen: Screen, message: str) -> None:
        """Draw title, items and status, with the last message at the bottom, which always has room."""
        self.surface.fill(self.theme.ground)
        bottom = self._message(message)
        top = self._text(screen.title, self.margin, self.theme.accent, bottom) if screen.title else self.margin
        cards = [(place, item) for place, item in enumerate(screen.items) if item.role == "card"]
        others = [(place, item) for place, item in enumerate(screen.items) if item.role != "card"]
        if cards:
            top = self._cards(cards, screen.focus, top, bottom)
        if others:
            top = self._list(others, screen.focus, top, bottom)
        for line in screen.status:
            if top >= bottom:
                break
            top = self._text(line, top, self.theme.text, bottom)

    def _message(self, message: str) -> int:
        """Draw the last message at the bottom; return where it begins: never more than half of the window."""
        lines = self._wrap(message)
        room = max(1, self.height // 2 // self._line())
        lines = lines[:room]
        top = self.height - self.margin - len(lines) * self._line()
        for number, line in enumerate(lines):
            self._line_at(line, self.margin, top + number * self._line(), self.theme.text)
        return int(top - self.margin)

    def _text(self, text: str, top: int, colour: Any, bottom: int) -> int:
        """Draw wrapped text down to ``bottom``; return where the next thing may begin."""
        for line in self._wrap(text):
            if top + self._line() > bottom:
                return bottom
            self._line_at(line, self.margin, top, colour)
            top += self._line()
        return top

    def _cards(self, cards: list[tuple[int, Item]], focus: int, top: int, bottom: int) -> int:
        """Draw the hand in rows; where not all rows fit, those round the focus."""
        width, height = round(self.size * CARD_WIDTH), round(self.size * CARD_HEIGHT)
        step = width + self.margin
        columns = max(1, (self.width - self.margin) // step)
        rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        fits = max(1, (bottom - top) // (height + self.margin))
        here = next((number for number, row in enumerate(rows) if any(place == focus for place, _ in row)), 0)
        first = max(0, min(here, len(rows) - fits))
        for number, row in enumerate(rows[first : first + fits]):
            for column, (place, item) in enumerate(row):
                box = (self.margin + column * step, top + number * (height + self.margin), width, height)
                self._card(item, box, place == focus)
                self.boxes[place] = box
        return int(top + min(len(rows), fits) * (height + self.margin))

    def _card(self, item: Item, box: tuple[int, int, int, int], focus: bool) -> None:
        import pygame

        rect = pygame.Rect(box)
        ground = self.theme.card if item.playable or focus else self.theme.dim
        pygame.draw.rect(self.surface, ground, rect, border_radius=self.size // 6)
        self._face(item.card or "?", rect)
        if item.marked:
            pygame.draw.line(self.surface, self.theme.ink, rect.bottomleft, rect.topright, max(3, self.size // 10))
        if focus:
            frame = rect.inflate(self.margin, self.margin)
            pygame.draw.rect(self.surface, self.theme.accent, frame, max(4, self.size // 8), self.size // 5)

    def _face(self, card: Card, rect: Any) -> None:
        """Draw number and pips, or rank and suit sign."""
        import pygame

        sign = SUIT_SIGNS.get(SUIT.get(card, ""), "")
        label = ("10" if card[0] == "T" else card[0]) if sign else card
        number = font(round(self.size * 1.6)).render(label, True, self.theme.ink)
        self.surface.blit(number, number.get_rect(midtop=(rect.centerx, rect.top + self.size // 8)))
        field = pygame.Rect(rect.left, rect.centery, rect.width, rect.height // 2).inflate(-self.size // 3, 0)
        if sign:
            self._sign(SUIT[card], field)
        elif card.isdigit():
            for x, y in PIPS[int(card)]:
                centre = (field.left + x * field.width, field.top + y * field.height)
                pygame.draw.circle(self.surface, self.theme.ink, centre, max(3, self.size // 7))

    def _sign(self, suit: str, field: Any) -> None:
        """Draw a suit's sign from circles and polygons: the typeface need not have it."""
        import pygame

        ink, x, y, r = self.theme.ink, field.centerx, field.centery, self.size // 3
        circle = [pygame.draw.circle, self.surface, ink]
        if suit == "d":
            pygame.draw.polygon(self.surface, ink, [(x, y - 2 * r), (x + 1.4 * r, y), (x, y + 2 * r), (x - 1.4 * r, y)])
            return
        down = 1 if suit == "h" else -1
        for side in (-1, 1):
            circle[0](*circle[1:], (x + side * 0.8 * r, y - down * 0.4 * r if suit != "c" else y + 0.3 * r), r)
        if suit == "c":
            circle[0](*circle[1:], (x, y - 0.9 * r), r)
        else:
            points = [(x - 1.7 * r, y - down * 0.1 * r), (x + 1.7 * r, y - down * 0.1 * r), (x, y + down * 2 * r)]
            pygame.draw.polygon(self.surface, ink, points)
        if suit in "cs":
            pygame.draw.polygon(self.surface, ink, [(x, y), (x - 0.6 * r, y + 2 * r), (x + 0.6 * r, y + 2 * r)])

    def _list(self, items: list[tuple[int, Item]], focus: int, top: int, bottom: int) -> int:
        """Draw entries one below the other; where not all fit, from so far above the focus that it is in sight."""
        heights = [len(self._wrap(_entry(item))) * self._line() + self.margin for _, item in items]
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
            self._entry(item, top, height, place == focus)
            self.boxes[place] = (0, top, self.width, height)
            top += height
        return top

    def _entry(self, item: Item, top: int, height: int, focus: bool) -> None:
        import pygame

        if focus:
            frame = pygame.Rect(self.margin // 2, top, self.width - self.margin, height)
            pygame.draw.rect(self.surface, self.theme.accent, frame, max(4, self.size // 8), self.size // 6)
        colour = self.theme.accent if item.role == "heading" else self.theme.text
        for number, line in enumerate(self._wrap(_entry(item))):
            self._line_at(line, self.margin * 2, top + self.margin // 2 + number * self._line(), colour)

    def _line(self) -> int:
        return int(font(self.size).get_linesize())

    def _line_at(self, text: str, left: int, top: int, colour: Any) -> None:
        self.surface.blit(font(self.size).render(text, True, colour), (left, top))

    def _wrap(self, text: str) -> list[str]:
        """Return text in lines that fit the window; a word that is too long by itself is cut, never lost."""
        room = self.width - 4 * self.margin
        lines: list[str] = []
        line = ""
        for word in text.split():
            longer = f"{line} {word}" if line else word
            if font(self.size).size(longer)[0] <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            while font(self.size).size(word)[0] > room and len(word) > 1:
                cut = len(word) - 1
                while cut > 1 and font(self.size).size(word[:cut])[0] > room:
                    cut -= 1
                lines.append(word[:cut])
                word = word[cut:]
            line = word
        return [*lines, line] if line else lines


def _entry(item: Item) -> str:
    return f"{item.label}: {item.value}" if item.value else item.label
