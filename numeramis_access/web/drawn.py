"""The drawn table for a page, as JSON: the rectangles that ``output/placement`` computes; the page paints them."""

from __future__ import annotations

from collections.abc import Iterable

from numeramis_access.output.hand_placement import place_hand
from numeramis_access.output.placement import place_table
from numeramis_access.output.placement_shapes import Label, PlacedPlayer, Shape
from numeramis_access.output.screen import Screen
from numeramis_access.web.wire import Json

#: a page's room in ems: width and height of the table, width of the hand, width that a finger needs, and the window's
#: height
Room = tuple[float, float, float, float, float]
#: the room until a page has told its own
USUAL_ROOM: Room = (40.0, 20.0, 40.0, 2.45, 33.0)
#: a room of this width and height or less has letters of ordinary size; in a larger one all that is drawn grows with it
ORDINARY_TABLE = (44.0, 26.0)
#: height of a card in the hand, in ems: at most in an ordinary window, at most in any, and as shares of the window's
#: height and of the width of the hand
ORDINARY_CARD, MAX_CARD_HEIGHT, CARD_SHARE_DOWN, CARD_SHARE_ACROSS = 8.2, 12.0, 0.19, 0.3
#: a low window, in ems: its height from which cards are of ordinary height, how much less they are for each em that it
#: lacks, and the least, so that table, hand and choices are seen together
LOW_WINDOW, LESS_IN_LOW_WINDOW, LOW_CARD = 26.5, 0.45, 3.6


def drawn_json(screen: Screen, room: Room) -> dict[str, Json]:
    """Return the places of everything drawn of a table, for a page, as JSON: ``hand`` in ems; ``room``, the width and
    height of the drawing, and in the same units ``places``, ``trick``, ``shapes`` and ``labels``.

    The page scales the drawing.

    :param screen: the screen of the table.
    :param room: five lengths on the page in ems, as in ``Room``.
    """
    larger = max(1.0, min(room[0] / ORDINARY_TABLE[0], room[1] / ORDINARY_TABLE[1]))
    space = room[0] / larger, room[1] / larger
    placed = place_table(screen.seated, screen.cards_on_table, space, screen.middle, screen.hint)
    count = sum(item.card is not None for item in screen.items)
    ordinary = ORDINARY_CARD - LESS_IN_LOW_WINDOW * max(0.0, LOW_WINDOW - room[4])
    most = min(MAX_CARD_HEIGHT, max(LOW_CARD, ordinary, room[4] * CARD_SHARE_DOWN), room[2] * CARD_SHARE_ACROSS)
    hand = place_hand(count, room[2], min(room[3], room[2]), most) if count else ()
    return {
        "room": _numbers(placed.room),
        "places": [_place(place) for place in placed.places],
        "trick": _shapes(placed.trick),
        "shapes": _shapes(placed.shapes),
        "labels": _labels(placed.labels),
        "hand": [[*_numbers(card.box), round(card.turn, 1)] for card in hand],
    }


def _place(place: PlacedPlayer) -> Json:
    return {
        "seat": place.seat, "turn": place.turn, "out": place.out, "box": _numbers(place.box),
        "shapes": _shapes(place.shapes), "labels": _labels(place.labels),
    }  # fmt: skip


def _shapes(shapes: Iterable[Shape]) -> list[Json]:
    return [[shape.kind, _numbers(shape.box), shape.card, shape.turn, shape.seat, shape.leads] for shape in shapes]


def _labels(labels: Iterable[Label]) -> list[Json]:
    return [[label.kind, label.text, _numbers(label.box)] for label in labels]


def _numbers(values: Iterable[float]) -> list[Json]:
    return [round(value, 2) for value in values]
