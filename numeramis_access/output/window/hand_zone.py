"""The hand: each card keeps its place until new cards come; if not all fit, the page with the focus is shown."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.output.hand_placement import card_distance
from numeramis_access.output.screen import Item
from numeramis_access.output.window.canvas import Canvas, Target
from numeramis_access.output.window.layout import (
    HAND_CARD_HEIGHT,
    MAX_HAND_CARD_WIDTH,
    MIN_HAND_CARD_WIDTH,
    MIN_TARGET_HEIGHT,
    Box,
)
from numeramis_access.output.window.paging import page_ranges, turn_page, write_more

#: height of the line with the numbers of further cards, in ems
FURTHER_CARDS_HEIGHT = 0.7


class Slots:
    """Remembers the slot of each card of the hand: a played card leaves a gap, and no other card moves."""

    def __init__(self) -> None:
        self._cards: list[Card | None] = []

    def place(self, cards: Sequence[Card]) -> tuple[list[int], int]:
        """Record the hand; return the slot of each of its cards, from 0, and the number of slots, gaps included.

        Removed cards leave gaps. If there is a new card, the order has changed or the hand is empty, all slots are
        numbered from 0 again.
        """
        places = self._places_of(cards)
        if places is None:
            self._cards = list(cards)
            places = list(range(len(cards)))
        else:
            self._cards = [card if place in places else None for place, card in enumerate(self._cards)]
        return places, len(self._cards)

    def _places_of(self, cards: Sequence[Card]) -> list[int] | None:
        """Return the places of cards that were all there before, in this order; None if one was not."""
        places: list[int] = []
        after = 0
        for card in cards:
            place = next((place for place in range(after, len(self._cards)) if self._cards[place] == card), None)
            if place is None:
                return None
            places.append(place)
            after = place + 1
        return places if places else None


def draw_hand(
    canvas: Canvas, box: Box, cards: list[tuple[int, Item]], focus: int, slots: Slots, turn: int, text: str
) -> None:
    """Draw the hand, by pages if not all slots fit; nothing without cards.

    :param canvas: the canvas. :param box: the box, in pixels.
    :param cards: the items that are cards, with their indices in the screen. :param focus: index of the focused item.
    :param slots: places of the cards.
    :param turn: pages turned by the wheel from the one with the focus, below 0 for back.
    :param text: text for the number of further cards, with ``{}`` for the number.
    """
    if not cards:
        return
    places, room = slots.place([item.card or HIDDEN_CARD for _, item in cards])
    left, top, wide, tall = box
    least = max(canvas.to_pixels(MIN_HAND_CARD_WIDTH), round(canvas.least * MIN_TARGET_HEIGHT))
    most = canvas.to_pixels(MAX_HAND_CARD_WIDTH) + canvas.gap
    shown = range(room)
    if room * least > wide:
        fits = max(1, wide // least)
        parts = [page for page in page_ranges(room, fits) if any(place in page for place in places)]
        here = next((place for place, (number, _) in zip(places, cards, strict=True) if number == focus), places[0])
        shown = turn_page(canvas, "hand", parts, here, turn)
        counts = sum(place < shown.start for place in places), sum(place >= shown.stop for place in places)
        half, line = wide // 2, canvas.to_pixels(FURTHER_CARDS_HEIGHT)
        write_more(canvas, counts, (left, top, half, line), (left + wide - half, top, half, line), text)
        top, tall = top + line, tall - line
    each = int(card_distance(len(shown), wide, least, most))
    begins = left + (wide - each * len(shown)) // 2
    for place, (number, item) in zip(places, cards, strict=True):
        if place in shown:
            slot = begins + (place - shown.start) * each, top, each, tall
            _draw_card(canvas, slot, number, item, number == focus)


def _draw_card(canvas: Canvas, slot: Box, number: int, item: Item, focus: bool) -> None:
    left, top, wide, tall = slot
    high = min(canvas.to_pixels(HAND_CARD_HEIGHT), tall - canvas.gap)
    card = (left + canvas.gap // 2, top + (tall - high) // 2, wide - canvas.gap, high)
    canvas.draw_card(item.card or HIDDEN_CARD, card, is_playable=item.playable, marked=item.marked, kind="hand")
    if focus:
        canvas.draw_focus(card)
    canvas.boxes[number] = card
    canvas.targets.append(Target(slot, "items", number))
