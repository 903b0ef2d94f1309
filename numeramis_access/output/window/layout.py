"""The zones of the window as data: the same for every game, for each size of window and each scale.

Everything is measured in ems: the height of ordinary text, which grows with the window and with the player's scale.
A plan has one page or several; a page docks its zones one after another to the sides of the free area. If a plan does
not fit at a scale, the next one takes its place; in the last one each zone has a page of its own. No plan depends on
the contents of the zones, so nothing moves when they change.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

#: left, top, width, height in pixels
Box = tuple[int, int, int, int]
Zone = Literal["title", "message", "table", "hand", "held", "choices", "corner", "list", "strip", "log"]
#: the smallest scale, in percent
MIN_SCALE = 100
#: width and height of a window at 100 %, in ems
WINDOW_WIDTH, WINDOW_HEIGHT = 44, 33
#: the minimum height of a touch target, in ems: 44 pixels in a window of 800 x 600 at 100 %
MIN_TARGET_HEIGHT = 2.42
#: height of a card in the hand, in ems
HAND_CARD_HEIGHT = 4.3
#: widths of a card in the hand, in ems: the minimum with its gap, and the maximum without it
MIN_HAND_CARD_WIDTH, MAX_HAND_CARD_WIDTH = 1.64, 3.02


@dataclass(frozen=True, slots=True)
class Dock:
    """A zone at a side of the free area.

    :param zone: name of the zone. :param side: side of the free area at which it lies. :param size: size in ems, or as
        a fraction of the window's height (width at the left and right) if ``share``.
    :param of: the area that it is cut from: the window, or the column at the side.
    """

    zone: Zone | Literal["side"]
    side: Literal["top", "bottom", "left", "right", "rest"] = "rest"
    size: float = 0.0
    share: bool = False
    of: Literal["", "side"] = ""


@dataclass(frozen=True, slots=True)
class ZonePlan:
    """A division of the window into zones.

    :param least: ems that the window must have across and down.
    :param pages: the docked zones of each page.
    """

    least: tuple[float, float]
    pages: tuple[tuple[Dock, ...], ...]


MESSAGE_DOCK, LINE_DOCK = Dock("message", "bottom", 2.8), Dock("message", "bottom", 1.2)
HAND_DOCK = Dock("hand", "bottom", 5.7)
CORNER_DOCK, CORNER_DOCK_ABOVE = Dock("corner", "top", 5.4, of="side"), Dock("corner", "top", 5.4)
#: on every page if there are several: score and trumps, and below them the player to act and the table
STRIP_DOCK = Dock("strip", "top", 1.52)
#: factor for the strip's height if there is no hand: it shows more, and the hand's place is free
WATCHED_STRIP_FACTOR = 2
#: the hand in one line, on pages where choices leave its cards no room
HELD_DOCK = Dock("held", "top", 0.76)
TABLE_PLANS = (
    ZonePlan((29, 24), ((
        MESSAGE_DOCK, Dock("side", "right", 0.27, share=True), CORNER_DOCK,
        Dock("log", "bottom", 0.33, share=True, of="side"), Dock("choices", of="side"), HAND_DOCK, Dock("table"),
    ),)),
    ZonePlan((29, 16.4), ((
        MESSAGE_DOCK, Dock("side", "right", 0.27, share=True), CORNER_DOCK, Dock("choices", of="side"), HAND_DOCK,
        Dock("table"),
    ),)),
    ZonePlan((20, 31), (  # tall and narrow: all on one page, the choices below the table
        (MESSAGE_DOCK, CORNER_DOCK_ABOVE, HAND_DOCK, Dock("choices", "bottom", 9.0), Dock("table")),
    )),
    ZonePlan((20, 16.4), (
        (MESSAGE_DOCK, STRIP_DOCK, HAND_DOCK, Dock("table")),
        (MESSAGE_DOCK, STRIP_DOCK, HAND_DOCK, Dock("choices")),
        (MESSAGE_DOCK, STRIP_DOCK, CORNER_DOCK_ABOVE, Dock("choices")),
    )),
    ZonePlan((0, 0), (
        *((LINE_DOCK, STRIP_DOCK, Dock(zone)) for zone in ("hand", "table", "corner")),
        (LINE_DOCK, STRIP_DOCK, HELD_DOCK, Dock("choices")),
    )),
)  # fmt: skip
LIST_PLANS = (
    ZonePlan((0, 14.9), ((Dock("title", "top", 1.9), MESSAGE_DOCK, Dock("list")),)),
    ZonePlan((0, 0), ((Dock("message", "bottom", 1.4), Dock("list")),)),  # the message mostly repeats the list
)


def em_pixels(size: tuple[int, int], scale: int) -> float:
    """Return the height of ordinary text in pixels.

    :param size: width and height of the window in pixels. :param scale: 100-400 percent.
    """
    return min(size[0] / WINDOW_WIDTH, size[1] / WINDOW_HEIGHT) * scale / 100


def plan_for(table: bool, size: tuple[int, int], scale: int) -> ZonePlan:
    """Return the first plan of zones whose least size the window has, the roomiest one first.

    :param table: whether a table is shown, else a list. :param size: width and height of the window, in pixels.
    :param scale: the player's scale of texts and cards, in percent.
    """
    unit = em_pixels(size, scale)
    plans = TABLE_PLANS if table else LIST_PLANS
    return next(plan for plan in plans if size[0] / unit >= plan.least[0] and size[1] / unit >= plan.least[1])


def page_with(plan: ZonePlan, zone: str) -> int:
    """Return the index of the plan's page that has a zone, 0 if none has it.

    :param plan: the plan.
    :param zone: name of the zone.
    """
    return next((number for number, page in enumerate(plan.pages) if any(dock.zone == zone for dock in page)), 0)


def without_hand(page: tuple[Dock, ...]) -> tuple[Dock, ...]:
    """Return a page without a hand, as for spectators: the free area grows by the hand's place, and the strip is
    ``WATCHED_STRIP_FACTOR`` times as high.
    """
    kept = (dock for dock in page if dock.zone != "hand")
    return tuple(
        replace(dock, size=WATCHED_STRIP_FACTOR * dock.size) if dock.zone == "strip" else dock for dock in kept
    )


def zone_boxes(page: tuple[Dock, ...], size: tuple[int, int], scale: int) -> dict[str, Box]:
    """Return the boxes of a page's zones in pixels, keyed by name.

    :param page: the docked zones of the page. :param size: width and height of the window, in pixels.
    :param scale: the scale in percent.
    """
    unit = em_pixels(size, scale)
    free: dict[str, Box] = {"": (0, 0, *size)}
    boxes: dict[str, Box] = {}
    for dock in page:
        along = size[0] if dock.side in ("left", "right") else size[1]
        taken, left = _cut(free[dock.of], dock.side, round(dock.size * (along if dock.share else unit)))
        free[dock.of] = left
        if dock.zone == "side":
            free["side"] = taken
        else:
            boxes[dock.zone] = taken
    return boxes


def _cut(box: Box, side: str, size: int) -> tuple[Box, Box]:
    """Return the part of a box at one side, and the rest. :param size: thickness of the part, in pixels."""
    left, top, wide, tall = box
    match side:
        case "top":
            return (left, top, wide, size), (left, top + size, wide, tall - size)
        case "bottom":
            return (left, top + tall - size, wide, size), (left, top, wide, tall - size)
        case "left":
            return (left, top, size, tall), (left + size, top, wide - size, tall)
        case "right":
            return (left + wide - size, top, size, tall), (left, top, wide - size, tall)
    return box, (left, top, 0, 0)

