"""Places the things of each player of a table: the name between signs, cards and pile below it, words at the foot.

Lengths are in ems, as in ``placement``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.ruleset import Pile
from numeramis_access.core.seats import Seat
from numeramis_access.output.placement_shapes import (
    CARD_WIDTH,
    GAP,
    Label,
    PlacedPlayer,
    Rect,
    Shape,
    ShapeKind,
)
from numeramis_access.output.screen import ShownPlayer

#: least width of a player's place
MIN_PLACE_WIDTH = 4.2
#: heights of a place: with one low line of shapes below the name, with a higher line, and with words below that
COMPACT_PLACE_HEIGHT, SHAPED_PLACE_HEIGHT, WORDED_PLACE_HEIGHT = 2.15, 3.2, 4.3
#: heights of a name, of the words with the space below them, and of the line of shapes in a compact place
NAME_HEIGHT, NOTE_HEIGHT, NOTE_FOOT, SHAPE_LINE_HEIGHT = 1.15, 1.05, 0.25, 0.9
#: width of a sign beside a name, least width of a sign below it, and width of each digit of a number beside its shapes
SIGN_WIDTH, MIN_SIGN_WIDTH, DIGIT_WIDTH = 0.95, 0.6, 0.58
#: least width of a letter of a name
MIN_LETTER_WIDTH = 0.4
#: greatest height of a small card before a player
MAX_SMALL_CARD_HEIGHT = 3.2
#: the way to a goal: its greatest length and height; its height, and the space below it, as shares of the room's height
MAX_TRACK_LENGTH, MAX_TRACK_HEIGHT, TRACK_SHARE, TRACK_FOOT_SHARE = 4.0, 0.35, 0.18, 0.1
#: least visible part of a covered small card, as a share of its width: its index
MIN_VISIBLE_SHARE = 0.5
#: in a place at least so high and less wide than this, a player's cards lie above the pile, else beside it
MIN_TWO_LINE_HEIGHT, MAX_TWO_LINE_WIDTH = 2.8, 7.0
#: greatest height of the pile in the middle, and the factor by which its chips are larger than those of players
MAX_BANK_HEIGHT, BANK_CHIP_FACTOR = 3.0, 1.7
#: the numbers of chips in a column, of columns, and of tricks or throws that are drawn; more are only written
MAX_CHIPS_IN_COLUMN, MAX_CHIP_COLUMNS, MAX_DRAWN_THROWS = 5, 3, 13


class _Head(NamedTuple):
    """The first line of a place, and the room below it or behind it.

    :param signs: the signs at the name. :param name: the name. :param rest: the room for cards and pile.
    :param words: the room for words, None for none.
    """

    signs: list[Shape]
    name: Label
    rest: Rect
    words: Rect | None


def place_players(seated: Sequence[ShownPlayer], boxes: Sequence[Rect]) -> tuple[PlacedPlayer, ...]:
    """Return the places of players. The ways to a goal are equally long, so that the eye compares them.

    :param seated: the players.
    :param boxes: the rectangle of each one's place.
    """
    heads = [_head(player, box) for player, box in zip(seated, boxes, strict=True)]
    way = min((head.rest.wide - 2 * GAP for head in heads), default=0.0)
    length = max(0.3, min(MAX_TRACK_LENGTH, way))
    return tuple(_place(player, box, head, length) for player, box, head in zip(seated, boxes, heads, strict=True))


def _head(player: ShownPlayer, box: Rect) -> _Head:
    words = None
    if box.tall < COMPACT_PLACE_HEIGHT and box.wide > 2 * MIN_PLACE_WIDTH:  # the viewer's own place: all in one line
        signs_wide = (player.turn + player.leads + player.dealer) * min(SIGN_WIDTH, box.tall)
        part = min(max(0.5 * box.wide, MIN_LETTER_WIDTH * len(player.who) + signs_wide), 0.75 * box.wide)
        part = part if _has_belongings(player) else box.wide
        name = box._replace(wide=part)
        below = box._replace(left=box.left + part, wide=box.wide - part)
    else:
        name = Rect(box.left, box.top, box.wide, min(NAME_HEIGHT, box.tall))
        noted = NOTE_HEIGHT + NOTE_FOOT if box.tall >= WORDED_PLACE_HEIGHT else 0.0
        below = Rect(box.left, box.top + NAME_HEIGHT, box.wide, max(0.0, box.tall - NAME_HEIGHT - noted))
        words = Rect(box.left, below.top + below.tall, box.wide, NOTE_HEIGHT) if noted else None
    return _Head(*_name(player, name, below), words)


def _place(player: ShownPlayer, box: Rect, head: _Head, length: float) -> PlacedPlayer:
    """Return a player's place. :param length: length of the way to a goal."""
    shapes, labels = _belongings(player, head.rest, length)
    points = [word for word in _points_in_words(player) if word not in {label.text for label in labels}]
    told = ", ".join([*points, *player.notes[: _count_signs(player)]])
    if points and _width(told) > box.wide:  # signs tell the rest
        told = points[0]
    notes = (Label("note", told, head.words),) if head.words and told else ()
    is_gone = player.out and not player.leads
    return PlacedPlayer(player.seat, box, player.turn, is_gone, (*head.signs, *shapes), (head.name, *labels, *notes))


def _name(player: ShownPlayer, box: Rect, below: Rect) -> tuple[list[Shape], Label, Rect]:
    """Return the signs of a name, the name between them, and the free part below.

    Signs that leave a name too little room stand below it.

    :param box: the line of the name. :param below: the part below it.
    """
    who = player.who[:1].upper() + player.who[1:]
    size, small = min(SIGN_WIDTH, box.tall), min(SIGN_WIDTH, below.tall)
    every: dict[ShapeKind, bool] = {"turn": player.turn, "crown": player.leads, "dealer": player.dealer}
    kinds = [kind for kind, holds in every.items() if holds]
    beside = next((n for n in range(len(kinds), 0, -1) if box.wide - n * size >= MIN_LETTER_WIDTH * len(who)), 0)
    if small < MIN_SIGN_WIDTH or below.left > box.left:  # no room below, or the line goes on there
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


def _belongings(player: ShownPlayer, box: Rect, length: float) -> tuple[list[Shape], list[Label]]:
    """Return the cards before a player and the pile, and at the foot of the box the way to a goal.

    :param length: length of the way.
    """
    if box.tall < SHAPE_LINE_HEIGHT * 0.8:
        return [], []
    if player.pile is None or not player.pile.goal:
        return _cards_and_pile(player, box)
    high = min(MAX_TRACK_HEIGHT, TRACK_SHARE * box.tall)
    top = box.top + box.tall * (1 - TRACK_FOOT_SHARE) - high
    way = _way(player.pile, Rect(box.left + (box.wide - length) / 2, top, length, high))
    shapes, labels = _cards_and_pile(player, box._replace(tall=top - box.top))
    return [*shapes, *way], labels


def _cards_and_pile(player: ShownPlayer, box: Rect) -> tuple[list[Shape], list[Label]]:
    """Return the cards before a player and the pile beside them, each with its number, in the middle of the box."""
    pile = player.pile if player.pile is not None and (player.pile.height or player.pile.kind != "tricks") else None
    has_cards = _has_belongings(replace(player, pile=None))
    room = box._replace(left=box.left + GAP, wide=box.wide - 2 * GAP)
    share = 0.55 if has_cards else 1.0
    text = _pile_text(player, pile) if pile is not None else ""
    is_tight = has_cards and pile is not None and pile.kind == "points" and _width(text) > share * room.wide
    is_high = box.tall >= MIN_TWO_LINE_HEIGHT and box.wide < MAX_TWO_LINE_WIDTH
    if has_cards and player.pile is not None and (is_high or (is_tight and box.tall >= 2 * SHAPE_LINE_HEIGHT)):
        return _in_two_lines(player, box)
    groups = []
    if pile is not None:
        inner = room._replace(wide=max(0.3, room.wide * share - _width(text) - GAP))
        made = _pile(pile, inner, len(player.laid))
        groups += [_group(made, text, room)] if made or text else []
    rest = room.wide - sum(wide + 2 * GAP for *_, wide in groups)
    groups[:0] = _cards(player, room._replace(wide=max(0.3, rest)), is_tight)
    return _side_by_side(groups, room)


def _in_two_lines(player: ShownPlayer, box: Rect) -> tuple[list[Shape], list[Label]]:
    """Return the cards before a player above the pile."""
    high = box.tall * 0.55
    upper = _cards_and_pile(replace(player, pile=None), box._replace(tall=high))
    below = box._replace(top=box.top + high, tall=box.tall - high)
    lower = _cards_and_pile(replace(player, cards=0, shown=(), laid=()), below)
    return [*upper[0], *lower[0]], [*upper[1], *lower[1]]


def _side_by_side(groups: list[_Group], room: Rect) -> tuple[list[Shape], list[Label]]:
    """Return groups side by side in the middle of the room, smaller if they are too wide for it."""
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


def _pile_text(player: ShownPlayer, pile: Pile) -> str:
    """Return the number of a pile, or its words."""
    if pile.goal:
        return f"{pile.height}/{pile.goal}"
    return next(iter(_points_in_words(player)), str(pile.height))


def place_bank(pile: Pile, middle: Rect) -> _Group:
    """Return the shapes of the pile in the middle of the table, the label with its number, and its width in ems. It is
    larger than the piles of the players.

    :param pile: the pile.
    :param middle: the rectangle in the middle of the table, in ems.
    """
    text = str(pile.height)
    tall = min(MAX_BANK_HEIGHT, middle.tall)
    room = Rect(middle.left, middle.top + (middle.tall - tall) / 2, middle.wide, tall)
    made, labels, wide = _group(
        _chips(min(pile.height, MAX_CHIPS_IN_COLUMN * MAX_CHIP_COLUMNS), room, BANK_CHIP_FACTOR), text, room
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


def _cards(player: ShownPlayer, box: Rect, is_tight: bool) -> list[_Group]:
    """Return a player's public cards, those laid last, or the backs of the hand with their number.

    :param is_tight: whether the points leave no room: then one back stands for the hand, and all becomes smaller.
    """
    shown = player.shown or (player.laid[-1] if player.laid else ())
    full = CARD_WIDTH * box.tall if is_tight else 0.0
    if shown:
        seen = 1 + MIN_VISIBLE_SHARE * (len(shown) - 1)
        return [_group(_row("card", shown, box._replace(wide=max(box.wide, full * seen)), player.seat), "", box)]
    if not player.cards or not player.step:
        return []
    text = str(player.cards)
    inner = box._replace(wide=max(0.3, full, box.wide - _width(text) - GAP))
    count = 1 if is_tight else player.cards
    return [_group(_row("back", (HIDDEN_CARD,) * count, inner, player.seat), text, box)]


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
    seen = 1 + MIN_VISIBLE_SHARE * (len(cards) - 1) if kind == "card" else 1
    tall = min(box.tall - 0.1, MAX_SMALL_CARD_HEIGHT, box.wide / seen / CARD_WIDTH)
    wide = tall * CARD_WIDTH
    step = min(wide + 0.1 if kind == "card" else wide * 0.25, max(0.0, box.wide - wide) / max(1, len(cards) - 1))
    top = box.top + (box.tall - tall) / 2
    return [Shape(kind, Rect(box.left + at * step, top, wide, tall), card, 0.0, seat) for at, card in enumerate(cards)]


def _pile(pile: Pile, box: Rect, throws: int) -> list[Shape]:
    """Return the shapes of a pile: chips in columns, tricks as cards on edge, for points to a goal the throws, and a
    cross if they are too many.

    :param throws: the number of throws before this one.
    """
    match pile.kind:
        case "chips":
            return _chips(min(pile.height, MAX_CHIPS_IN_COLUMN * MAX_CHIP_COLUMNS), box)
        case "tricks":
            return _marks("trick", min(pile.height, MAX_DRAWN_THROWS), box, 0.32)
    if not pile.goal:
        return []
    size = min(SIGN_WIDTH, box.tall * 0.9, box.wide) if pile.height > pile.goal else 0.0
    marks = _marks("throw", min(throws, MAX_DRAWN_THROWS), box._replace(wide=max(0.1, box.wide - size - GAP)), 0.3)
    ends = max((mark.box.left + mark.box.wide + GAP for mark in marks), default=box.left)
    return [*marks, Shape("cross", Rect(ends, box.top + (box.tall - size) / 2, size, size))] if size else marks


def _way(pile: Pile, way: Rect) -> list[Shape]:
    """Return the way to a goal, and the part of it that is gone: none if it is too far, a whole way is the winner's."""
    share = pile.height / pile.goal
    gone = [Shape("gone", way._replace(wide=way.wide * share))] if share <= 1 else []
    return [Shape("track", way), *gone]


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
    return [Shape(kind, Rect(box.left + (at + 0.5 * (at // 5)) * step, top, step * 0.8, tall)) for at in range(count)]
