"""Paints the table as placed: players with cards, chips and signs around the trick; if not all fit, by pages."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.output.placement import count_fitting, place_table
from numeramis_access.output.placement_shapes import Label, PlacedPlayer, Rect, Shape
from numeramis_access.output.screen import Screen, ShownPlayer
from numeramis_access.output.window.canvas import Canvas, DrawnItem, Target, shrink
from numeramis_access.output.window.cards import CROWN_CORNERS
from numeramis_access.output.window.colour_themes import Colour
from numeramis_access.output.window.layout import Box
from numeramis_access.output.window.paging import draw_triangle, page_ranges, turn_page, write_more

#: sizes of a name, of a number and of words, in ems, and the smallest
LETTER_SIZES, MIN_LETTER_SIZES = {"name": 1.0, "count": 0.85, "note": 0.85}, {"name": 0.75, "count": 0.5}
#: height of the line with the numbers of further players, in ems
FURTHER_PLAYERS_HEIGHT = 0.9
#: size of the status text in the middle of the table, in ems, and the least room for it
STATUS_SIZE, MIN_STATUS_ROOM = 0.95, (8.0, 1.2)
#: colours of chips in turn, of the way to a goal, and of its gone part
CHIP_COLOURS: tuple[Colour, ...] = ((214, 60, 50), (240, 240, 240))
TRACK_COLOUR: Colour = (120, 135, 130)


def draw_table(canvas: Canvas, box: Box, screen: Screen, turn: int, text: str, message: str = "") -> None:
    """Draw players, trick and the pile in the middle; if not all players fit, only a page of them, that with the player
    who played last or is to act.

    :param canvas: the canvas. :param box: the box, in pixels. :param screen: the screen.
    :param turn: pages turned from that page by the wheel, below 0 for back.
    :param text: text for the number of further players, with ``{}`` for the number.
    :param message: the message shown below, so that the middle of the table does not repeat it.
    """
    box = shrink(box, canvas.to_pixels(0.35))
    seated = screen.seated
    if seated and count_fitting(len(seated), _ems(canvas, box)) < len(seated):
        box, seated = _page(canvas, box, screen, turn, text)
    laid = [play for play in screen.cards_on_table if any(player.seat == play.seat for player in seated)]
    placed = place_table(seated, laid, _ems(canvas, box), screen.middle, screen.hint)
    for place in placed.places:
        _draw_place(canvas, box, place)
    for shape in placed.trick:
        _draw_laid(canvas, box, shape)
    for at, shape in enumerate(placed.shapes):
        _draw_shape(canvas, box, shape, at)
    for label in placed.labels:
        _write(canvas, box, label, canvas.look.theme.text)
    if len(seated) > 1 and not placed.trick and not placed.labels:
        _write_middle(canvas, _px(canvas, box, placed.middle), screen, message)


def _ems(canvas: Canvas, box: Box) -> tuple[float, float]:
    return box[2] / canvas.em, box[3] / canvas.em


def _px(canvas: Canvas, box: Box, rect: Rect) -> Box:
    """Return a rectangle of the table in pixels of the window."""
    left, top = box[0] + canvas.to_pixels(rect.left), box[1] + canvas.to_pixels(rect.top)
    return left, top, max(1, canvas.to_pixels(rect.wide)), max(1, canvas.to_pixels(rect.tall))


def _page(canvas: Canvas, box: Box, screen: Screen, turn: int, text: str) -> tuple[Box, tuple[ShownPlayer, ...]]:
    """Return the players who fit, with those around the current one, and their part of the box.

    The viewer sits last.
    """
    left, top, wide, tall = box
    line = canvas.to_pixels(FURTHER_PLAYERS_HEIGHT)
    order = [*screen.seated[1:], *screen.seated[:1]]
    fits = count_fitting(len(order), (wide / canvas.em, (tall - line) / canvas.em))
    shown = turn_page(canvas, "table", page_ranges(len(order), fits), _last_or_next_player(order, screen), turn)
    counts, half = (shown.start, len(order) - shown.stop), wide // 2
    write_more(canvas, counts, (left, top, half, line), (left + wide - half, top, half, line), text)
    part = order[shown.start : shown.stop]
    return (left, top + line, wide, tall - line), (*part[-1:], *part[:-1])


def _last_or_next_player(order: list[ShownPlayer], screen: Screen) -> int:
    """Return the place of the player who played last, or else is to act."""
    last = screen.table[-1].seat if screen.table else None
    for place, seated in enumerate(order):
        if seated.seat == last or (last is None and seated.turn):
            return place
    return 0


def _draw_place(canvas: Canvas, box: Box, place: PlacedPlayer) -> None:
    """Draw a player's place; a frame tells whose turn it is."""
    whole = _px(canvas, box, place.box)
    canvas.targets.append(Target(whole, "table", place.seat))
    theme = canvas.look.theme
    canvas.draw_plate(whole, theme.accent if place.turn else None)
    drawn: dict[str, list[Box]] = {}
    for shape in place.shapes:
        _draw_shape(canvas, box, shape, len(drawn.get(shape.kind, ())))
        drawn.setdefault(shape.kind, []).append(_px(canvas, box, shape.box))
    for kind, boxes in drawn.items():
        if kind in ("chip", "trick", "back"):
            canvas.drawn_items.append(DrawnItem("tokens", kind, boxes[0][3], _enclose(boxes)))
    for label in place.labels:
        _write(canvas, box, label, theme.accent if place.turn and label.kind == "name" else theme.text)


def _enclose(boxes: Sequence[Box]) -> Box:
    """Return the box around all boxes."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def _write(canvas: Canvas, box: Box, label: Label, colour: Colour) -> None:
    """Write a text into its box: names smaller before they are cut."""
    at = _px(canvas, box, label.box)
    edge = 0 if label.kind == "count" else canvas.to_pixels(0.15)
    inside = (at[0] + edge, at[1], max(1, at[2] - 2 * edge), at[3])
    size = canvas.to_pixels(LETTER_SIZES[label.kind])
    if label.kind != "note":
        size = max(
            canvas.to_pixels(MIN_LETTER_SIZES[label.kind]),
            canvas.fitting_size(label.text, LETTER_SIZES[label.kind], inside[2:]),
        )
    lines = canvas.elide(label.text, size, (inside[2], 0))
    canvas.write_block(label.kind, lines, size, inside, colour, middle=True)


def _draw_shape(canvas: Canvas, box: Box, shape: Shape, before: int) -> None:
    """Draw a card, a chip, a mark or a sign. :param before: number of shapes of the same kind drawn before."""
    at = _px(canvas, box, shape.box)
    left, top, wide, tall = at
    centre, theme = (left + wide / 2, top + tall / 2), canvas.look.theme
    match shape.kind:
        case "back" | "card":
            canvas.draw_card(shape.card or HIDDEN_CARD, at)
        case "chip":
            canvas.draw_bar(at, CHIP_COLOURS[before % 2], tall // 2)
            canvas.draw_bar(at, theme.ground, tall // 2, 1)
        case "trick" | "throw":
            canvas.draw_bar(at, theme.text, max(1, wide // 4))
        case "track":
            canvas.draw_bar(at, TRACK_COLOUR, tall // 2)
        case "gone":
            canvas.draw_bar(at, theme.accent, tall // 2)
        case "cross":
            _draw_cross(canvas, centre, wide / 2)
        case "turn":
            draw_triangle(canvas, centre, wide * 0.36, 1)
        case "crown":
            draw_crown(canvas, *centre, wide * 0.4)
        case "dealer":
            canvas.draw_disc(centre, wide * 0.38, wide * 0.17)


def _draw_laid(canvas: Canvas, box: Box, shape: Shape) -> None:
    """Draw a card of the trick; the one that leads has a frame and a crown."""
    at = _px(canvas, box, shape.box)
    canvas.draw_card(shape.card, at, kind="laid", turn=shape.turn, leads=shape.leads)
    canvas.played_boxes[shape.seat] = canvas.drawn_items[-1].box


def _draw_cross(canvas: Canvas, centre: tuple[float, float], r: float) -> None:
    """Draw two crossing bars. :param r: half their width across, in pixels as the centre."""
    (x, y), thin = centre, r * 0.3
    for way in (1, -1):
        canvas.draw_polygon([(x - r - thin, y - way * r), (x - r + thin, y - way * r),
                      (x + r + thin, y + way * r), (x + r - thin, y + way * r)])  # fmt: skip


def draw_crown(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a crown, the sign of the leader or the highest card.

    :param x, y: its middle, in pixels. :param r: half of its size, in pixels.
    """
    canvas.draw_polygon([(x + across * r, y + down * r) for across, down in CROWN_CORNERS])


def _write_middle(canvas: Canvas, box: Box, screen: Screen, message: str) -> None:
    """Write the table's status in its middle while no card lies there."""
    field, size = shrink(box, canvas.to_pixels(0.3)), canvas.to_pixels(STATUS_SIZE)
    told = not screen.status or screen.status[0] in message
    if (
        not told
        and field[2] >= canvas.to_pixels(MIN_STATUS_ROOM[0])
        and field[3] >= canvas.to_pixels(MIN_STATUS_ROOM[1])
    ):
        canvas.write_block("status", canvas.elide(screen.status[0], size, field[2:]), size, field, middle=True)
