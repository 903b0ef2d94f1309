"""Places everything that is drawn of a table: players, backs, chips, the trick and the hand, as rectangles.

Values come in, frozen rectangles come out. Window and page paint them, each its way, and know no rules; this module
knows neither of them. All lengths are in ems, the height of ordinary text, from the left top corner of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from textwrap import wrap
from typing import Literal, NamedTuple

from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.ruleset import Pile
from numeramis_access.core.seats import Seat
from numeramis_access.output.screen import LaidCard, ShownPlayer

ShapeKind = Literal["back", "card", "chip", "trick", "track", "gone", "cross", "throw", "turn", "crown", "dealer"]
LabelKind = Literal["name", "count", "note"]

#: width of a card as a fraction of its height
CARD_WIDTH = 0.7
#: heights of a card of the trick: the least, that for which nothing else is made smaller, and the most
MIN_LAID_HEIGHT, WANTED_LAID_HEIGHT, MAX_LAID_HEIGHT = 2.4, 3.8, 8.0
#: least and most width of a player's place
MIN_PLACE_WIDTH, MAX_PLACE_WIDTH = 4.2, 10.0
#: heights of a place: with a line of small signs, with shapes, with words below them, and where the table is free
#: because no tricks are laid, with larger cards; of the viewer's own place
COMPACT_HEIGHT, SHAPED_HEIGHT, WORDED_HEIGHT, LARGE, OWN = 2.15, 3.2, 4.3, 5.4, 1.75
#: heights of a name, of the words, and of the line of shapes in a compact place
NAME_HEIGHT, NOTE_HEIGHT, SHAPE_LINE_HEIGHT = 1.15, 1.05, 0.9
#: width of a sign beside a name, the least below it, and width of a number beside its shapes for each digit
SIGN_WIDTH, LEAST_SIGN, DIGIT_WIDTH = 0.95, 0.6, 0.58
#: least width of a letter of a name
LEAST_LETTER = 0.4
#: space between two things
GAP = 0.2
#: most height of a small card before a player, and most length of the way to a goal
MAX_SMALL_CARD_HEIGHT, MAX_TRACK_LENGTH = 3.2, 4.0
#: least visible part of a covered small card: its index
MIN_VISIBLE_PART = 0.5
#: height from which cards lie above their player's pile in a place less wide than this
STACKED_HEIGHT, ABREAST_WIDTH = 2.8, 7.0
#: height of a line of a hint, and width of its letters
HINT_HEIGHT, HINT_LETTER = 1.0, 0.43
#: height of the pile in the middle, and factor of its chips
MOST_PILE_HEIGHT, PILE_CHIP_FACTOR = 3.0, 1.7
#: in a wider room, in heights and in ems, the players sit closer
WIDEST_RATIO, MAX_TABLE_WIDTH = 2.4, 66.0
#: angle by which a card leans towards its player at the side, in degrees, and the room that it then needs, in heights
LEANING_DEGREES, LEANING_WIDTH_FACTOR, LEANING_HEIGHT_FACTOR = 7.0, 0.83, 1.08
#: the numbers of chips in a column, of columns, and of tricks or throws that are drawn; more are only written
MAX_CHIPS_IN_COLUMN, MAX_CHIP_COLUMNS, MAX_DRAWN_THROWS = 5, 3, 13


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

    :param kind: the kind of thing. :param box: the rectangle that it fills.
    :param card: the card shown, empty for other things. :param turn: degrees by which it is turned clockwise.
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

    :param seat: number of the player's seat.
    :param box: the rectangle of the place.
    :param turn: whether the player is to act.
    :param out: whether the player is out of this deal and not ahead.
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

    :param room: width and height of the table. :param places: the places of the players, in the order given.
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
    :param room: width and height. :param pile: pile in the middle, None for none.
    :param hint: a sentence for the middle, left out where a card lies or no room is.
    """
    tricks = bool(laid) or any(player.pile is not None and player.pile.kind == "tricks" for player in seated)
    plan = _plan(len(seated), room, tricks) if seated else _Plan((), Rect(0.0, 0.0, *room), 0.0)
    places = tuple(_place(player, box) for player, box in zip(seated, plan.boxes, strict=True))
    shapes, labels, _ = _bank(pile, plan.middle) if pile is not None else ([], [], 0.0)
    hints = _hint_labels(hint, plan, room, pile is not None) if hint and not laid else ()
    return PlacedTable(room, places, _trick(seated, laid, plan), plan.middle, tuple(shapes), (*labels, *hints))


def _hint_labels(hint: str, plan: _Plan, room: tuple[float, float], has_pile: bool) -> tuple[Label, ...]:
    """Return the lines of a hint at the foot of the middle, none if they do not fit.

    They are as wide as the room where no place is beside them.
    """
    left, top, wide, tall = plan.middle
    free = (tall - MOST_PILE_HEIGHT) / 2 if has_pile else tall
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
    return min(count, columns * max(1, int((room[1] - MIN_LAID_HEIGHT) / COMPACT_HEIGHT)))


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
        (WORDED_HEIGHT, SHAPED_HEIGHT, COMPACT_HEIGHT)
        if tricks
        else (LARGE, WORDED_HEIGHT, SHAPED_HEIGHT, COMPACT_HEIGHT)
    ):
        top = high if above else 0.0
        side = broad + GAP if aside else 0.0
        middle = Rect(side, top + GAP, wide - 2 * side, tall - top - OWN - 2 * GAP)
        if broad < MIN_PLACE_WIDTH or aside * (high + GAP) > tall or middle.tall < MIN_LAID_HEIGHT:
            continue
        foot = tall - OWN - GAP - (0.0 if tricks else HINT_HEIGHT)
        tops = _tops_aside(aside, high, tall, foot)
        if (aside == 2 and tops[0] - tops[1] < high + GAP) or (
            aside == 1 and high > COMPACT_HEIGHT and tops[0] + high > foot
        ):
            continue
        laid = _laid_height(count, middle)
        if not tricks or laid >= WANTED_LAID_HEIGHT or high == COMPACT_HEIGHT:
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
        Rect(left + (wide - own) / 2, tall - OWN, own, OWN),
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
    high = next(
        (high for high in (SHAPED_HEIGHT, COMPACT_HEIGHT) if rows * (high + GAP) + WANTED_LAID_HEIGHT <= tall),
        COMPACT_HEIGHT,
    )
    middle = Rect(0.0, rows * (high + GAP), wide, tall - rows * (high + GAP))
    if wide < MIN_PLACE_WIDTH or middle.tall < MIN_LAID_HEIGHT:
        return None
    return _Plan(_boxes_in_rows(count, rows, wide, high), middle, _laid_height(count, middle), rows=True)


def _plan_in_little_room(count: int, room: tuple[float, float]) -> _Plan:
    """Return a plan for a room that is too small for all: places share it, and the trick has the rest."""
    rows = ceil(count / max(1, int(room[0] / MIN_PLACE_WIDTH)))
    high = min(COMPACT_HEIGHT, room[1] / rows)
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


# a player's place


def _place(player: ShownPlayer, box: Rect) -> PlacedPlayer:
    """Return a player's place: the name between its signs, below it cards and pile, at last words."""
    if box.tall < COMPACT_HEIGHT and box.wide > 2 * MIN_PLACE_WIDTH:  # the viewer's own place: all in one line
        signs_wide = (player.turn + player.leads + player.dealer) * min(SIGN_WIDTH, box.tall)
        part = min(max(0.5 * box.wide, LEAST_LETTER * len(player.who) + signs_wide), 0.75 * box.wide)
        part = part if _has_belongings(player) else box.wide
        name = box._replace(wide=part)
        below = box._replace(left=box.left + part, wide=box.wide - part)
        words = None
    else:
        name = Rect(box.left, box.top, box.wide, min(NAME_HEIGHT, box.tall))
        noted = NOTE_HEIGHT if box.tall >= WORDED_HEIGHT else 0.0
        below = Rect(box.left, box.top + NAME_HEIGHT, box.wide, max(0.0, box.tall - NAME_HEIGHT - noted))
        words = Rect(box.left, box.top + box.tall - NOTE_HEIGHT, box.wide, NOTE_HEIGHT) if noted else None
    signs, label, below = _name(player, name, below)
    shapes, labels = _belongings(player, below)
    points = [word for word in _points_in_words(player) if word not in {label.text for label in labels}]
    told = ", ".join([*points, *player.notes[: _count_signs(player)]])
    if points and _width(told) > box.wide:  # signs tell the rest
        told = points[0]
    notes = (Label("note", told, words),) if words and told else ()
    is_gone = player.out and not player.leads
    return PlacedPlayer(player.seat, box, player.turn, is_gone, (*signs, *shapes), (label, *labels, *notes))


def _name(player: ShownPlayer, box: Rect, below: Rect) -> tuple[list[Shape], Label, Rect]:
    """Return the signs of a name, the name between them, and the free part below.

    Signs that leave a name too little room stand below it.

    :param box: the line of the name. :param below: the part below it.
    """
    who = player.who[:1].upper() + player.who[1:]
    size, small = min(SIGN_WIDTH, box.tall), min(SIGN_WIDTH, below.tall)
    every: dict[ShapeKind, bool] = {"turn": player.turn, "crown": player.leads, "dealer": player.dealer}
    kinds = [kind for kind, holds in every.items() if holds]
    beside = next((n for n in range(len(kinds), 0, -1) if box.wide - n * size >= LEAST_LETTER * len(who)), 0)
    if small < LEAST_SIGN or below.left > box.left:  # no room below, or the line goes on there
        beside = len(kinds)
    moved = kinds[beside:]
    signs = [
        Shape(kind, Rect(below.left + at * small, below.top + (below.tall - small) / 2, small, small), seat=player.seat)
        for at, kind in enumerate(moved)
    ]
    rest = below._replace(left=below.left + len(moved) * small, wide=below.wide - len(moved) * small)
    top, left, right = box.top + (box.tall - size) / 2, box.left, box.left + box.wide
    for kind in kinds[:beside]:
        right -= size * (kind != "turn")
        signs.append(Shape(kind, Rect(left if kind == "turn" else right, top, size, size), seat=player.seat))
        left += size * (kind == "turn")
    return signs, Label("name", who, Rect(left, box.top, max(0.5, right - left), box.tall)), rest


def _belongings(player: ShownPlayer, box: Rect) -> tuple[list[Shape], list[Label]]:
    """Return the cards before a player and the pile beside them, each with its number, in the middle of the box."""
    if box.tall < SHAPE_LINE_HEIGHT * 0.8:
        return [], []
    has_cards = _has_belongings(replace(player, pile=None))
    if has_cards and player.pile is not None and box.tall >= STACKED_HEIGHT and box.wide < ABREAST_WIDTH:
        high = box.tall * 0.55
        upper = _belongings(replace(player, pile=None), box._replace(tall=high))
        below = box._replace(top=box.top + high, tall=box.tall - high)
        lower = _belongings(replace(player, cards=0, shown=(), laid=()), below)
        return [*upper[0], *lower[0]], [*upper[1], *lower[1]]
    pile = player.pile if player.pile is not None and (player.pile.height or player.pile.kind != "tricks") else None
    room = box._replace(left=box.left + GAP, wide=box.wide - 2 * GAP)
    groups = []
    if pile is not None:
        share = 0.55 if has_cards else 1.0
        text = _pile_text(player, pile, room.wide * share)
        inner = room._replace(wide=max(0.3, room.wide * share - _width(text) - GAP))
        made = _pile(pile, inner, len(player.laid))
        groups += [_group(made, text, room)] if made or text else []
    rest = room.wide - sum(wide + 2 * GAP for *_, wide in groups)
    groups[:0] = _cards(player, room._replace(wide=max(0.3, rest)))
    whole = sum(wide for *_, wide in groups) + 2 * GAP * (len(groups) - 1)
    less = min(1.0, room.wide / max(whole, 0.01))
    at = room.left + (room.wide - whole * less) / 2
    shapes: list[Shape] = []
    labels: list[Label] = []
    for made, label, wide in groups:
        shapes += (shape._replace(box=_shift_box(shape.box, room, at, less)) for shape in made)
        labels += (text._replace(box=_shift_box(text.box, room, at, less)) for text in label)
        at += (wide + 2 * GAP) * less
    return shapes, labels


def _has_belongings(player: ShownPlayer) -> bool:
    """Return whether cards or a pile lie before a player."""
    has_pile = player.pile is not None and bool(player.pile.height or player.pile.kind != "tricks")
    return has_pile or bool(player.shown or player.laid or (player.cards and player.step))


def _count_signs(player: ShownPlayer) -> int:
    """Return the number of notes that signs show too."""
    return player.turn + player.leads + player.dealer + player.out


def _points_in_words(player: ShownPlayer) -> tuple[str, ...]:
    """Return the words for points without a goal: nothing is drawn of them, and a bare number says nothing."""
    is_bare = player.pile is not None and player.pile.kind == "points" and not player.pile.goal
    return player.notes[_count_signs(player) :][:is_bare]


def _pile_text(player: ShownPlayer, pile: Pile, wide: float) -> str:
    """Return the number of a pile, or its words, empty where they do not fit. :param wide: the width to fill."""
    if pile.goal:
        return f"{pile.height}/{pile.goal}"
    words = _points_in_words(player)
    return str(pile.height) if not words else words[0] if _width(words[0]) <= wide else ""


def _bank(pile: Pile, middle: Rect) -> _Group:
    """Return the pile in the middle of the table, larger than those of the players."""
    text = str(pile.height)
    tall = min(MOST_PILE_HEIGHT, middle.tall)
    room = Rect(middle.left, middle.top + (middle.tall - tall) / 2, middle.wide, tall)
    made, labels, wide = _group(
        _chips(min(pile.height, MAX_CHIPS_IN_COLUMN * MAX_CHIP_COLUMNS), room, PILE_CHIP_FACTOR), text, room
    )
    less = min(1.0, middle.wide / max(wide, 0.01))
    at = middle.left + (middle.wide - wide * less) / 2
    shapes = [shape._replace(box=_shift_box(shape.box, room, at, less)) for shape in made]
    return shapes, [label._replace(box=_shift_box(label.box, room, at, less)) for label in labels], wide * less


def _shift_box(box: Rect, room: Rect, to: float, less: float) -> Rect:
    """Return a box of a group that begins elsewhere. :param less: factor of its size."""
    top = box.top + box.tall * (1 - less) / 2
    return Rect(to + (box.left - room.left) * less, top, box.wide * less, box.tall * less)


#: shapes, the number behind them if any, and the width of both
_Group = tuple[list[Shape], list[Label], float]


def _cards(player: ShownPlayer, box: Rect) -> list[_Group]:
    """Return a player's public cards, those laid last, or the backs of the hand with their number."""
    shown = player.shown or (player.laid[-1] if player.laid else ())
    if shown:
        return [_group(_row("card", shown, box, player.seat), "", box)]
    if not player.cards or not player.step:
        return []
    text = str(player.cards)
    inner = box._replace(wide=max(0.3, box.wide - _width(text) - GAP))
    return [_group(_row("back", (HIDDEN_CARD,) * player.cards, inner, player.seat), text, box)]


def _width(text: str) -> float:
    return DIGIT_WIDTH * len(text)


def _group(made: list[Shape], text: str, box: Rect) -> _Group:
    """Return shapes with their number behind them, from the left of the box."""
    ends = max((shape.box.left + shape.box.wide + GAP for shape in made), default=box.left)
    if not text:
        return made, [], ends - GAP - box.left
    return made, [Label("count", text, Rect(ends, box.top, _width(text), box.tall))], ends + _width(text) - box.left


def _row(kind: ShapeKind, cards: Sequence[Card], box: Rect, seat: Seat) -> list[Shape]:
    """Return small cards side by side, over each other as far as necessary."""
    seen = 1 + MIN_VISIBLE_PART * (len(cards) - 1) if kind == "card" else 1
    tall = min(box.tall - 0.1, MAX_SMALL_CARD_HEIGHT, box.wide / seen / CARD_WIDTH)
    wide = tall * CARD_WIDTH
    step = min(wide + 0.1 if kind == "card" else wide * 0.25, max(0.0, box.wide - wide) / max(1, len(cards) - 1))
    top = box.top + (box.tall - tall) / 2
    return [Shape(kind, Rect(box.left + at * step, top, wide, tall), card, 0.0, seat) for at, card in enumerate(cards)]


def _pile(pile: Pile, box: Rect, throws: int) -> list[Shape]:
    """Return the shapes of a pile: chips in columns, tricks as cards on edge, points as a way to their goal.

    :param throws: the number of throws before this one.
    """
    match pile.kind:
        case "chips":
            return _chips(min(pile.height, MAX_CHIPS_IN_COLUMN * MAX_CHIP_COLUMNS), box)
        case "tricks":
            return _marks("trick", min(pile.height, MAX_DRAWN_THROWS), box, 0.32)
    if not pile.goal:
        return []
    marks = _marks("throw", min(throws, MAX_DRAWN_THROWS), box._replace(tall=box.tall * 0.5), 0.3)
    way = Rect(box.left, box.top + box.tall * 0.6, min(box.wide, MAX_TRACK_LENGTH), min(0.4, box.tall * 0.3))
    if pile.height > pile.goal:  # too far: no full way, which would be the winner's
        size = min(box.tall, way.wide, SIGN_WIDTH)
        cross = Rect(way.left + (way.wide - size) / 2, box.top + (box.tall - size) / 2, size, size)
        return [*marks, Shape("track", way), Shape("cross", cross)]
    return [*marks, Shape("track", way), Shape("gone", way._replace(wide=way.wide * pile.height / pile.goal))]


def _chips(count: int, box: Rect, size: float = 1.0) -> list[Shape]:
    """Return chips lying on each other. :param size: factor."""
    columns = ceil(count / MAX_CHIPS_IN_COLUMN)
    wide = min(1.1 * size, box.wide / max(1, columns) - 0.06)
    thick = min(0.26 * size, box.tall / (MAX_CHIPS_IN_COLUMN + 1))
    bottom = box.top + box.tall / 2 + thick * MAX_CHIPS_IN_COLUMN / 2
    return [
        Shape("chip", Rect(box.left + column * (wide + 0.06), bottom - (row + 1) * thick, wide, thick))
        for column, row in (divmod(number, MAX_CHIPS_IN_COLUMN) for number in range(count))
    ]


def _marks(kind: ShapeKind, count: int, box: Rect, wide: float) -> list[Shape]:
    """Return marks side by side, in groups of five for counting at a glance. :param wide: width of a mark."""
    step = min(wide + 0.08, box.wide / max(1.0, count + 0.5 * (count // 5)))
    tall = min(box.tall * 0.8, 0.95)
    top = box.top + (box.tall - tall) / 2
    return [
        Shape(kind, Rect(box.left + (at + 0.5 * (at // 5)) * step, top, step * 0.8, tall)) for at in range(count)
    ]
