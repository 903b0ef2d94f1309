"""Places everything that is drawn of a table: players, backs, chips, the trick and the hand, as rectangles.

Window and page paint the rectangles, each in its own way, and know no rules; this module knows neither of them. All
lengths are in ems, the height of ordinary text, and positions are from the left top corner of the table.
``player_placement`` fills the place of each player.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from textwrap import wrap
from typing import NamedTuple

from numeramis_access.core.ruleset import Pile
from numeramis_access.output.placement_shapes import CARD_WIDTH, GAP, Label, PlacedTable, Rect, Shape
from numeramis_access.output.player_placement import (
    COMPACT_PLACE_HEIGHT,
    MAX_BANK_HEIGHT,
    MIN_PLACE_WIDTH,
    SHAPED_PLACE_HEIGHT,
    WORDED_PLACE_HEIGHT,
    place_bank,
    place_players,
)
from numeramis_access.output.screen import LaidCard, ShownPlayer

#: heights of a card of the trick: the least, that for which nothing else is made smaller, and the most
MIN_LAID_HEIGHT, WANTED_LAID_HEIGHT, MAX_LAID_HEIGHT = 2.4, 3.8, 8.0
#: most width of a player's place
MAX_PLACE_WIDTH = 10.0
#: heights of a place where the table is free because no tricks are laid, with larger cards; of the viewer's own place
LARGE_PLACE_HEIGHT, OWN_PLACE_HEIGHT = 5.4, 1.75
#: height of a line of a hint, and width of its letters
HINT_HEIGHT, HINT_LETTER = 1.0, 0.5
#: in a wider room, in heights and in ems, the players sit closer
WIDEST_RATIO, MAX_TABLE_WIDTH = 2.4, 66.0
#: angle by which a card leans towards its player at the side, in degrees, and the room that it then needs, in heights
LEANING_DEGREES, LEANING_WIDTH_FACTOR, LEANING_HEIGHT_FACTOR = 7.0, 0.83, 1.08


class _Plan(NamedTuple):
    """Where players sit.

    :param boxes: the boxes of the players, in their order. :param middle: the part for the trick.
    :param tall: height of a card of the trick. :param rows: whether the boxes are rows above the trick.
    """

    boxes: tuple[Rect, ...]
    middle: Rect
    tall: float
    rows: bool = False


def place_table(
    seated: Sequence[ShownPlayer], laid: Sequence[LaidCard], room: tuple[float, float], pile: Pile | None = None,
    hint: str = "",
) -> PlacedTable:
    """Return the places of players, trick, the pile in the middle and a hint.

    :param seated: players clockwise from the viewer. :param laid: cards of the trick in the order of play.
    :param room: width and height, in ems. :param pile: pile in the middle, None for none.
    :param hint: a sentence for the middle; left out while a card of the trick lies there, or if it does not fit.
    """
    tricks = bool(laid) or any(player.pile is not None and player.pile.kind == "tricks" for player in seated)
    plan = _plan(len(seated), room, tricks) if seated else _Plan((), Rect(0.0, 0.0, *room), 0.0)
    places = place_players(seated, plan.boxes)
    shapes, labels, _ = place_bank(pile, plan.middle) if pile is not None else ([], [], 0.0)
    hints = _hint_labels(hint, plan, room, pile is not None) if hint and not laid else ()
    return PlacedTable(room, places, _trick(seated, laid, plan), plan.middle, tuple(shapes), (*labels, *hints))


def _hint_labels(hint: str, plan: _Plan, room: tuple[float, float], has_pile: bool) -> tuple[Label, ...]:
    """Return the lines of a hint at the foot of the middle, none if they do not fit.

    They are as wide as the room where no place is beside them.
    """
    left, top, wide, tall = plan.middle
    free = (tall - MAX_BANK_HEIGHT) / 2 if has_pile else tall
    for begins, width in ((0.0, room[0]), (left, wide)):
        lines = wrap(hint, max(1, int(width / HINT_LETTER)), break_long_words=False)
        first = top + tall - len(lines) * HINT_HEIGHT
        beside = [box for box in plan.boxes if box.top < top + tall and first < box.top + box.tall]
        fits = len(lines) * HINT_HEIGHT <= free and max(map(len, lines)) * HINT_LETTER <= width
        if fits and not any(box.left < begins + width and begins < box.left + box.wide for box in beside):
            return tuple(
                Label("note", text, Rect(begins, first + at * HINT_HEIGHT, width, HINT_HEIGHT))
                for at, text in enumerate(lines)
            )
    return ()


def count_fitting(count: int, room: tuple[float, float]) -> int:
    """Return the number of players that have a place in a room, at least one.

    :param count: the number of players.
    :param room: width and height, in ems.
    """
    columns = max(1, int(room[0] / MIN_PLACE_WIDTH))
    if _plan_around(count, room) is not None or _plan_in_rows(count, room) is not None:
        return count
    return min(count, columns * max(1, int((room[1] - MIN_LAID_HEIGHT) / COMPACT_PLACE_HEIGHT)))


def _plan(count: int, room: tuple[float, float], tricks: bool) -> _Plan:
    """Return the plan with the larger trick; players sit around the table if they can.

    :param count: the number of players. :param room: width and height. :param tricks: whether the game lays tricks.
    """
    around, rows = _plan_around(count, room, tricks), _plan_in_rows(count, room)
    if around is not None and (not tricks or rows is None or around.tall >= min(rows.tall, WANTED_LAID_HEIGHT)):
        return around
    return rows or _plan_in_little_room(count, room)


def _plan_around(count: int, room: tuple[float, float], tricks: bool = True) -> _Plan | None:
    """Return the plan with the viewer below and up to three others at each side, None if that does not fit.

    :param count: the number of players. :param room: width and height. :param tricks: whether the game lays tricks.
    """
    wide, tall = min(room[0], room[1] * WIDEST_RATIO, MAX_TABLE_WIDTH), room[1]
    aside = min(3, count // 3) if count > 2 else 0
    above = count - 1 - 2 * aside
    columns = max(2 * (aside > 0) + above, 3) if aside > 1 else max(above, 3 * (aside > 0), 1)
    broad = min(MAX_PLACE_WIDTH, wide / columns - GAP)
    for high in (
        (WORDED_PLACE_HEIGHT, SHAPED_PLACE_HEIGHT, COMPACT_PLACE_HEIGHT)
        if tricks
        else (LARGE_PLACE_HEIGHT, WORDED_PLACE_HEIGHT, SHAPED_PLACE_HEIGHT, COMPACT_PLACE_HEIGHT)
    ):
        top = high if above else 0.0
        side = broad + GAP if aside else 0.0
        middle = Rect(side, top + GAP, wide - 2 * side, tall - top - OWN_PLACE_HEIGHT - 2 * GAP)
        if broad < MIN_PLACE_WIDTH or aside * (high + GAP) > tall or middle.tall < MIN_LAID_HEIGHT:
            continue
        foot = tall - OWN_PLACE_HEIGHT - GAP - (0.0 if tricks else HINT_HEIGHT)
        tops = _tops_aside(aside, high, tall, foot)
        if (aside == 2 and tops[0] - tops[1] < high + GAP) or (
            aside == 1 and high > COMPACT_PLACE_HEIGHT and tops[0] + high > foot
        ):
            continue
        laid = _laid_height(count, middle)
        if not tricks or laid >= WANTED_LAID_HEIGHT or high == COMPACT_PLACE_HEIGHT:
            left = (room[0] - wide) / 2
            boxes = _boxes_around(tops, above, Rect(left, 0.0, wide, tall), (broad, high))
            return _Plan(boxes, middle._replace(left=left + middle.left), laid)
    return None


def _tops_aside(aside: int, high: float, tall: float, foot: float) -> tuple[float, ...]:
    """Return the tops of the places at a side, from the lowest one.

    :param high: height of a place. :param tall: height of the table. :param foot: where two places must end.
    """
    free = tall - high
    if aside != 2:
        return ((), (0.5 * free,), (), (free, 0.5 * free, 0.0))[aside]
    lower, upper = min(0.85 * free, foot - high), 0.15 * free
    return lower, upper if lower - upper >= high + GAP else 0.0


def _boxes_around(
    tops: tuple[float, ...], above: int, table: Rect, size: tuple[float, float]
) -> tuple[Rect, ...]:
    """Return the viewer's box, then the other players' boxes clockwise from the viewer's left.

    :param tops: the tops of the boxes at a side, the lowest box first.
    """
    (left, _, wide, tall), (broad, high) = table, size
    aside = len(tops)
    begins, between = (left + broad, wide - 2 * broad) if aside > 1 else (left, wide)
    own = min(wide, 1.5 * MAX_PLACE_WIDTH) if aside < 3 else wide - 2 * (broad + GAP)
    return (
        Rect(left + (wide - own) / 2, tall - OWN_PLACE_HEIGHT, own, OWN_PLACE_HEIGHT),
        *(Rect(left, top, broad, high) for top in tops),
        *(Rect(begins + (at + 0.5) / above * between - broad / 2, 0.0, broad, high) for at in range(above)),
        *(Rect(left + wide - broad, top, broad, high) for top in reversed(tops)),
    )


def _plan_in_rows(count: int, room: tuple[float, float]) -> _Plan | None:
    """Return the plan with all players in even rows above the trick, None if that does not fit.

    :param count: the number of players. :param room: width and height.
    """
    wide, tall = room
    rows = ceil(count / max(1, int(wide / MIN_PLACE_WIDTH)))
    has_room = rows * (SHAPED_PLACE_HEIGHT + GAP) + WANTED_LAID_HEIGHT <= tall
    high = SHAPED_PLACE_HEIGHT if has_room else COMPACT_PLACE_HEIGHT
    middle = Rect(0.0, rows * (high + GAP), wide, tall - rows * (high + GAP))
    if wide < MIN_PLACE_WIDTH or middle.tall < MIN_LAID_HEIGHT:
        return None
    return _Plan(_boxes_in_rows(count, rows, wide, high), middle, _laid_height(count, middle), rows=True)


def _plan_in_little_room(count: int, room: tuple[float, float]) -> _Plan:
    """Return a plan for a room that is too small for all: places share it, and the trick has the rest."""
    rows = ceil(count / max(1, int(room[0] / MIN_PLACE_WIDTH)))
    high = min(COMPACT_PLACE_HEIGHT, room[1] / rows)
    left = max(0.1, room[1] - rows * high)
    middle = Rect(0.0, room[1] - left, room[0], left)
    return _Plan(_boxes_in_rows(count, rows, room[0], high - GAP), middle, _laid_height(count, middle), rows=True)


def _boxes_in_rows(count: int, rows: int, wide: float, high: float) -> tuple[Rect, ...]:
    """Return boxes in rows of almost the same number, the viewer's as the last one. :param high: height of a box."""
    boxes: list[Rect] = []
    for row in range(rows):
        each = count * (row + 1) // rows - count * row // rows
        broad = min(MAX_PLACE_WIDTH, wide / each - GAP)
        begins = (wide - each * (broad + GAP) + GAP) / 2
        boxes += (Rect(begins + at * (broad + GAP), row * (high + GAP), broad, high) for at in range(each))
    return (boxes[-1], *boxes[:-1])


# the trick


def _in_cross(count: int) -> bool:
    return 1 < count <= 4


def _laid_height(count: int, middle: Rect) -> float:
    """Return the height of a card of the trick: of two rows, or of one where that makes it larger."""
    return max(_two_rows(count, middle), _one_row(count, middle))


def _two_rows(count: int, middle: Rect) -> float:
    columns = 3 if _in_cross(count) else ceil(count / 2)
    return min(
        MAX_LAID_HEIGHT, (middle.tall - GAP) / (2 * LEANING_HEIGHT_FACTOR), middle.wide / columns / LEANING_WIDTH_FACTOR
    )


def _one_row(count: int, middle: Rect) -> float:
    return min(MAX_LAID_HEIGHT * 0.75, middle.tall, (middle.wide / count - GAP) / CARD_WIDTH)


def _trick(seated: Sequence[ShownPlayer], laid: Sequence[LaidCard], plan: _Plan) -> tuple[Shape, ...]:
    """Return the cards of the trick, each towards its player and leaning to them.

    None is turned further: a six upside down would be a nine.
    """
    centres = _centres(len(seated), plan) if laid else []
    steps = {player.seat: place for place, player in enumerate(seated)}
    shapes = []
    for play in laid:
        x, y, lean = centres[steps.get(play.seat, 0)]
        box = Rect(x - plan.tall * CARD_WIDTH / 2, y - plan.tall / 2, plan.tall * CARD_WIDTH, plan.tall)
        shapes.append(Shape("card", box, play.card, lean, play.seat, play.highest))
    return tuple(shapes)


def _centres(count: int, plan: _Plan) -> list[tuple[float, float, float]]:
    """Return centre and lean of each player's card, from the viewer on clockwise."""
    left, top, wide, tall = plan.middle
    x, y = left + wide / 2, top + tall / 2
    if _one_row(count, plan.middle) >= _two_rows(count, plan.middle):
        step = plan.tall * CARD_WIDTH + GAP
        order = [*range(1, count), 0] if plan.rows else sorted(
            range(count), key=lambda place: (_middle_of(plan.boxes[place]), place))
        return [(x + (order.index(place) - (count - 1) / 2) * step, y, 0.0) for place in range(count)]
    across, down = plan.tall * LEANING_WIDTH_FACTOR, plan.tall * LEANING_HEIGHT_FACTOR / 2
    if _in_cross(count):
        cross = {"own": (x, y + down, 0.0), "left": (x - across, y, -LEANING_DEGREES), "far": (x, y - down, 0.0),
                 "right": (x + across, y, LEANING_DEGREES)}  # fmt: skip
        ways = {2: ("own", "far"), 3: ("own", "left", "right"), 4: ("own", "left", "far", "right")}[count]
        return [cross[way] for way in ways]
    near = 1 + (count // 2 - 1) // 2
    lower = [*range(near - 1, -1, -1), *range(count - 1, count - 1 - (count // 2 - near), -1)]
    upper = [place for place in range(count) if place not in lower]
    centres = {}
    for row, places in ((-1, upper), (1, lower)):
        for at, place in enumerate(places):
            shift = at - (len(places) - 1) / 2
            centres[place] = (
                x + shift * across,
                y + row * down,
                LEANING_DEGREES * (shift > 0) - LEANING_DEGREES * (shift < 0),
            )
    return [centres[place] for place in range(count)]


def _middle_of(box: Rect) -> float:
    return box.left + box.wide / 2
