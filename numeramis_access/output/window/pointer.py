"""The meaning of a press of mouse or finger: name, choose, drag to the table, scroll; nothing is done here.

A press on an item names it, a second press chooses it; the receiver of the touch decides that. A long press names
without choosing. A dragged card is named as soon as it moves, and played when released over the table. The second
button names an item; on anything else it opens the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered, Touched
from numeramis_access.output.window.canvas import Target
from numeramis_access.output.window.layout import Box
from numeramis_access.store.settings import Settings

LEFT_BUTTON, RIGHT_BUTTON = 1, 3
#: names of the buttons as keys
MOUSE_KEYS = {1: "mouse left", 2: "mouse middle", 3: "mouse right"}
#: seconds after which a press is long
LONG_PRESS_SECONDS = 0.6


@dataclass(frozen=True, slots=True)
class Scroll:
    """A request to turn the pages of a zone.

    :param at: position of the pointer in pixels.
    :param by: -1 back, 1 forward.
    """

    at: tuple[int, int]
    by: int


@dataclass(slots=True)
class _Press:
    at: tuple[int, int]
    since: float
    target: Target | None
    dragged: bool = False
    over: bool = False


#: commands of zones that contain no items
ZONE_COMMANDS = {"menu": Command.MENU, "score": Command.SCORE}


class Pointer:
    """Follows one press at a time; positions are in pixels, times in seconds of any monotonic clock."""

    def __init__(self) -> None:
        self._press: _Press | None = None

    def press_button(self, button: int, at: tuple[int, int], now: float, targets: Sequence[Target]) -> None:
        """Record that a button went down; only a press of the first button is followed.

        :param button: number of the mouse button.
        :param at: position of the pointer, in pixels.
        :param now: seconds of any clock, the same in all methods.
        :param targets: the areas that take touches.
        """
        if button == LEFT_BUTTON:
            self._press = _Press(at, now, touched_at(targets, at))

    def move(self, at: tuple[int, int], far: float) -> Touched | None:
        """Follow a move; when it becomes a drag, return the touch that names the dragged item, else None.

        :param at: position of the pointer, in pixels. :param far: pixels of a move that make it a drag.
        """
        press = self._press
        if press is None or press.dragged or max(abs(at[0] - press.at[0]), abs(at[1] - press.at[1])) < far:
            return None
        press.dragged = True
        if press.target is None or press.target.zone != "items" or press.over:
            return None
        return Touched("name", press.target.number)

    def release_button(
        self, button: int, at: tuple[int, int], now: float, targets: Sequence[Target], table: Box | None
    ) -> Touched | CommandOrdered | Scroll | None:
        """Return the meaning of a finished press, None if it has none.

        The first button ends the press that was followed. The second one names the item under it, or opens the menu on
        anything else; other buttons mean nothing.

        :param button: number of the mouse button. :param at: position of the pointer, in pixels.
        :param targets: the areas that take touches. :param table: the area to play cards on, None if it is hidden.
        :param now: seconds, as in ``press_button``.
        """
        press = self._press
        if button == RIGHT_BUTTON:
            target = touched_at(targets, at)
            named = target is not None and target.zone == "items"
            return Touched("name", target.number) if target is not None and named else CommandOrdered(Command.MENU)
        if button != LEFT_BUTTON or press is None:
            return None
        was_over, long = press.over, self.take_long_press(now)
        self._press = None
        if press.target is None or was_over:
            return None
        if press.dragged:
            plays = press.target.zone == "items" and table is not None and is_within(table, at)
            return Touched("press", press.target.number) if plays else None
        if touched_at(targets, at) != press.target:
            return None  # the pressed thing is gone
        return long or _meaning(press.target, at)  # a long press on a thing without a name is an ordinary one

    def take_long_press(self, now: float) -> Touched | None:
        """Return the touch that names an item, once, when the press on it has just become long.

        Return None if no press has become long, or there is nothing to name.

        :param now: seconds, as in ``press_button``.
        """
        press = self._press
        if (
            press is None
            or press.over
            or press.dragged
            or press.target is None
            or now - press.since < LONG_PRESS_SECONDS
        ):
            return None
        press.over = True
        return Touched("name", press.target.number) if press.target.zone == "items" else None

    def due(self, now: float) -> float | None:
        """Return the seconds until the press becomes long, None if no press can become long."""
        press = self._press
        if press is None or press.over or press.dragged:
            return None
        return max(0.0, press.since + LONG_PRESS_SECONDS - now)


def switch_of(button: int, settings: Settings) -> str:
    """Return the key name of a mouse button used as a switch, empty for a button that is none."""
    key = MOUSE_KEYS.get(button, "")
    switches = {"off": (), "one": (settings.switch_choose,), "two": (settings.switch_choose, settings.switch_move)}
    return key if key in switches[settings.switches] else ""


def _meaning(target: Target, at: tuple[int, int]) -> Touched | CommandOrdered | Scroll:
    if target.zone == "scroll":
        return Scroll(at, target.number)
    if target.zone in ZONE_COMMANDS:
        return CommandOrdered(ZONE_COMMANDS[target.zone])
    return Touched("point" if target.zone == "items" else target.zone, target.number)


def touched_at(targets: Sequence[Target], at: tuple[int, int]) -> Target | None:
    """Return the topmost target at a position; None if there is none."""
    return next((target for target in reversed(targets) if is_within(target.box, at)), None)


def is_within(box: Box, at: tuple[int, int]) -> bool:
    """Return whether a position is in a box.

    :param box: the box: left, top, width and height. :param at: the position, in the unit of the box.
    """
    left, top, wide, tall = box
    return left <= at[0] < left + wide and top <= at[1] < top + tall
