"""The values that tell where everything of a table is drawn: rectangles, shapes and texts, in ems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat

ShapeKind = Literal["back", "card", "chip", "trick", "track", "gone", "cross", "throw", "turn", "crown", "dealer"]
LabelKind = Literal["name", "count", "note"]

#: width of a card as a fraction of its height
CARD_WIDTH = 0.7
#: space between two things
GAP = 0.2


class Rect(NamedTuple):
    """A rectangle in ems. Its position is counted from the left top corner of the table.

    :param left: distance of its left side from the table's left.
    :param top: distance of its top from the table's top.
    :param wide: its width.
    :param tall: its height.
    """

    left: float
    top: float
    wide: float
    tall: float


class Shape(NamedTuple):
    """A drawn thing without words.

    :param kind: the kind of thing. :param box: the rectangle that it fills, before it is turned.
    :param card: the card shown, empty for other things.
    :param turn: degrees by which it is turned clockwise around its middle.
    :param seat: the seat that it belongs to, -1 for none. :param leads: whether it is the leading card of the trick.
    """

    kind: ShapeKind
    box: Rect
    card: Card = ""
    turn: float = 0.0
    seat: Seat = -1
    leads: bool = False


class Label(NamedTuple):
    """A text and its place.

    :param kind: the kind of text.
    :param box: the rectangle that the text is fitted into.
    :param text: the text to draw.
    """

    kind: LabelKind
    text: str
    box: Rect


@dataclass(frozen=True, slots=True)
class PlacedPlayer:
    """A player's place.

    :param seat: number of the player's seat, from 0.
    :param box: the rectangle of the place.
    :param turn: whether the player is to act.
    :param out: whether the player is out of this deal and does not lead.
    :param shapes: the things drawn there.
    :param labels: the texts written there.
    """

    seat: Seat
    box: Rect
    turn: bool
    out: bool
    shapes: tuple[Shape, ...]
    labels: tuple[Label, ...]


@dataclass(frozen=True, slots=True)
class PlacedTable:
    """The places of everything drawn of a table.

    :param room: width and height of the table, in ems. :param places: the places of the players, in the order given.
    :param trick: the cards of the trick, the lowest layer first.
    :param middle: the free part in the middle, for texts while no card lies there.
    :param shapes: the pile in the middle. :param labels: the number of the pile, as text, and the hint.
    """

    room: tuple[float, float]
    places: tuple[PlacedPlayer, ...]
    trick: tuple[Shape, ...]
    middle: Rect
    shapes: tuple[Shape, ...] = ()
    labels: tuple[Label, ...] = ()
