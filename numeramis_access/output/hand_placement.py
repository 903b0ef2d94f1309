"""Places the cards of the player's hand: even rows that fill a narrow room, a fan in a wide one.

Lengths are in ems, as in ``placement``.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from numeramis_access.output.placement_shapes import CARD_WIDTH, GAP, Rect

#: least width of a card in the hand; width of a room in which the hand is a fan, visible part of a covered card there,
#: degrees between two cards, and how far they sink towards the ends
MIN_HAND_CARD_WIDTH, FAN_ROOM_WIDTH, FANNED_CARD_WIDTH, FAN_DEGREES, FAN_SAG = 2.6, 34.0, 0.64, 1.2, 0.03


class PlacedCard(NamedTuple):
    """A card of the hand.

    :param box: the rectangle that the card fills. :param turn: degrees by which the card is turned clockwise.
    """

    box: Rect
    turn: float


def card_distance(count: int, wide: float, least: float, most: float) -> float:
    """Return the distance between the left sides of neighbouring cards that fill a width, within limits; all lengths
    are in one unit.

    :param count: number of cards.
    :param wide: the width to fill.
    :param least: the smallest distance.
    :param most: the greatest distance.
    """
    return max(least, min(most, wide / max(1, count)))


def even_rows(count: int, fits: int) -> list[int]:
    """Return the number of cards in each row: as few rows as fit, of almost the same number, the first one longest.

    :param count: the number of cards. :param fits: how many cards fit in a row.
    """
    rows = max(1, ceil(count / max(1, fits)))
    return sorted((count * (row + 1) // rows - count * row // rows for row in range(rows)), reverse=True)


def place_hand(count: int, wide: float, finger: float, tall: float) -> tuple[PlacedCard, ...]:
    """Return the places of the cards of a hand, from left to right and row by row.

    The cards lie in even rows; more than two cards that fit in one row of a room of ``FAN_ROOM_WIDTH`` form a fan. All
    lengths are in ems.

    :param count: number of cards.
    :param wide: width of the room.
    :param finger: width that a finger needs: at least this much of a covered card stays visible.
    :param tall: maximum height of a card.
    """
    least = max(finger, MIN_HAND_CARD_WIDTH)
    rows = even_rows(count, int((wide - least) / finger + 1.001))
    is_fan = wide >= FAN_ROOM_WIDTH and len(rows) == 1 and count > 2
    fits = wide if is_fan else max(least, (wide - (rows[0] - 1) * GAP) / max(1, rows[0]))
    broad = min(max(least, tall * CARD_WIDTH), fits, wide)
    cards: list[PlacedCard] = []
    top = 0.0
    for each in rows:
        uncovered = broad * FANNED_CARD_WIDTH if is_fan else broad + GAP
        step = min(uncovered, (wide - broad) / max(1, each - 1))
        begins = (wide - broad - step * (each - 1)) / 2
        for at in range(each):
            off = at - (each - 1) / 2 if is_fan else 0.0
            box = Rect(begins + at * step, top + FAN_SAG * off * off, broad, broad / CARD_WIDTH)
            cards.append(PlacedCard(box, FAN_DEGREES * off))
        top += broad / CARD_WIDTH + GAP
    return tuple(cards)
