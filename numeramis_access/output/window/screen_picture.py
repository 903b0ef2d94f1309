"""The picture of the player's screen in the window: where its items lie, which pages it shows, which card glides."""

from __future__ import annotations

import time

from numeramis_access.input.pygame_types import Surface
from numeramis_access.output.screen import Screen
from numeramis_access.output.window.canvas import Part, Target
from numeramis_access.output.window.colour_themes import cloth_theme
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.glide import Glide
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.layout import Box
from numeramis_access.output.window.picture_cache import PictureCache
from numeramis_access.output.window.pointer import is_within


class ScreenPicture:
    """Draws one screen after another, and remembers between two drawings what the next one and the pointer need.

    :ivar pictures: cache of drawn lines and cards. :ivar boxes: box of each item of the screen, by its index.
    :ivar targets: areas that take touches; a later one lies on top. :ivar zones: box of each zone, by name.
    :ivar parts: the shown part of each zone's text that does not fit.
    """

    def __init__(self) -> None:
        self.pictures = PictureCache()
        self.boxes: dict[int, Box] = {}
        self.targets: list[Target] = []
        self.zones: dict[str, Box] = {}
        self.parts: dict[str, Part] = {}
        self._slots = Slots()
        self._turned_pages: dict[str, int] = {}
        self._screen: Screen | None = None
        self._glide: Glide | None = None

    @property
    def is_gliding(self) -> bool:
        """Return whether a card has not arrived at its place in the picture."""
        return self._glide is not None

    def draw(self, drawing: Drawing, screen: Screen, message: str, may_move: bool) -> None:
        """Draw a screen; a card played since the screen before starts to glide.

        :param drawing: an empty drawing on the window's surface. :param screen: the screen.
        :param message: the latest messages. :param may_move: whether a card may glide.
        """
        drawing.draw(screen, message, self._slots, screen.spot, self._turned_pages)
        self._turned_pages, self.parts = drawing.turned_pages, drawing.parts
        self._begin_glide(drawing, screen, may_move)
        self.boxes, self.targets, self.zones = drawing.boxes, drawing.targets, drawing.zones

    def _begin_glide(self, drawing: Drawing, screen: Screen, may_move: bool) -> None:
        """Start the glide of a card just played, from its player's place or from the hand, if motion is allowed."""
        before, self._screen = self._screen, screen
        now, played = time.monotonic(), _seat_that_played(before, screen)
        if may_move and before is not None and played in drawing.played_boxes:
            start = self.boxes.get(before.focus) if before.view and before.view.seat == played else None
            start = start or next(target.box for target in drawing.targets if target[1:] == ("table", played))
            self._glide = Glide(start[:2], drawing.played_boxes[played], now)
        if self._glide is not None and not self._glide.has_arrived(now):
            self._glide.take(drawing.surface, cloth_theme(drawing.look.theme).ground)
            self._glide.draw(drawing.surface, now)

    def draw_glide(self, surface: Surface) -> None:
        """Draw the gliding card where it is now. Call it only while ``is_gliding``.

        :param surface: the window's surface.
        """
        assert self._glide is not None
        now = time.monotonic()
        self._glide.draw(surface, now)
        if self._glide.has_arrived(now):
            self._glide = None

    # pages

    def follow_focus(self) -> None:
        """Show the pages with the focus in the next drawing; the message keeps its page."""
        self._turned_pages = {zone: by for zone, by in self._turned_pages.items() if zone == "message"}

    def follow_message(self) -> None:
        """Show the message from its first part in the next drawing."""
        self._turned_pages.pop("message", None)

    def turn_page(self, by: int) -> tuple[int, int] | None:
        """Turn the page of the message, and of the focused entry, if they do not fit; the next drawing shows it.

        :param by: 1 to turn forward, -1 to turn back.
        :return: number of the page, from 1, and count of the pages; None if nothing turned.
        """
        page = None
        for zone, part in reversed(self.parts.items()):
            number = min(max(0, part.number + by), part.of - 1)
            if number != part.number:
                self._turned_pages[zone] = number
                page = number + 1, part.of
        return page

    def turn_zone(self, at: tuple[int, int], by: int) -> None:
        """Turn the pages of the zone at a position; the next drawing shows it.

        :param at: the position, in pixels. :param by: pages to turn, below 0 for back.
        """
        zone = next((zone for zone, box in self.zones.items() if is_within(box, at)), "")
        self._turned_pages = {**self._turned_pages, zone: self._turned_pages.get(zone, 0) + by}


def _seat_that_played(before: Screen | None, now: Screen) -> int | None:
    """Return the seat of the card just added to the table, None unless exactly one was added."""
    if before is None or not now.cards_on_table:
        return None
    seats = [laid.seat for laid in now.cards_on_table]
    return seats[-1] if seats[:-1] == [laid.seat for laid in before.table] else None
