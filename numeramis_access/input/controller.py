"""Maps buttons, pads and sticks of game controllers to keymap names; controllers can come and go at any time.

A controller in SDL's map gives its standard buttons; other joysticks get the usual order of buttons. Rumble is in
``output.haptics``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from numeramis_access.input.inbox import ControllerChanged
from numeramis_access.input.pygame_types import Event

#: SDL's standard buttons by number, with their keymap names
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "left stick", "right stick", "left shoulder", "right shoulder",
    "up", "down", "left", "right",
)  # fmt: skip
#: the usual buttons of a joystick without a map
PLAIN_BUTTONS = ("a", "b", "x", "y", "left shoulder", "right shoulder", "back", "start")
#: by axis: the names of its low and its high end
STICKS = {0: ("left", "right"), 1: ("up", "down")}
#: further axes of a controller in SDL's map: the right stick and the triggers, which have no low end
MORE_STICKS = {
    2: ("right stick left", "right stick right"), 3: ("right stick up", "right stick down"),
    4: ("", "left trigger"), 5: ("", "right trigger"),
}  # fmt: skip
#: parts of an axis's range: a stick is pushed beyond the first and centred within the second
PUSHED_PART, CENTRED_PART = 0.7, 0.3
AXIS_LIMIT = 32767


def list_controllers() -> list[str]:
    """Return the names of the connected controllers, for the doctor. All controllers are released afterwards, so do not
    call it while the window uses them.

    :raises ImportError: without pygame.
    :raises NotImplementedError: if this pygame has no support of controllers.
    """
    import pygame

    pygame.joystick.init()
    try:
        return [pygame.joystick.Joystick(number).get_name() for number in range(pygame.joystick.get_count())]
    finally:
        pygame.joystick.quit()


class Pad(Protocol):
    """A controller as far as rumble needs it."""

    def rumble(self, low: float, high: float, milliseconds: int, /) -> bool:
        """Run the two motors without waiting, and return whether the controller can rumble.

        :param low: strength of the slow motor, 0 to 1. :param high: strength of the quick motor, 0 to 1.
        :param milliseconds: how long they run.
        """


class Controllers:
    """All connected controllers. Call every method from the window's thread.

    :ivar pads: the open controllers by SDL's instance number.
    """

    def __init__(self) -> None:
        self.pads: dict[int, Pad] = {}
        self._mapped: set[int] = set()
        self._pushed: dict[tuple[int, int], str] = {}
        self._pygame: Any = None
        self._sdl: Any = None

    def open(self) -> None:
        """Load pygame's joysticks and start to listen.

        Connected controllers announce themselves by events, which must be passed to ``key``.

        :raises ImportError: without pygame. :raises NotImplementedError: if this pygame has no support of controllers.
        """
        import pygame
        from pygame._sdl2 import controller

        pygame.joystick.init()
        controller.init()
        self._pygame, self._sdl = pygame, controller

    def close(self) -> None:
        """Release all controllers; do nothing if they are not open."""
        self.pads.clear()
        if self._pygame is not None and self._pygame.joystick.get_init():
            self._sdl.quit()
            self._pygame.joystick.quit()
        self._pygame = None

    def event_kinds(self) -> list[int]:
        """Return the kinds of pygame events that ``key`` understands; pygame must be loaded."""
        import pygame

        return [
            pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
            pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.JOYAXISMOTION,
        ]  # fmt: skip

    def key(self, event: Event) -> str | None:
        """Return the key name of an event, such as ``pad a``; None if it presses nothing or the controllers are closed.

        It also opens a controller whose event says that it was connected, and forgets one that was removed. A stick or
        trigger counts once for each push.
        """
        name = self._name(event)
        return f"pad {name}" if name else None

    def change(self, event: Event) -> ControllerChanged | None:
        """Return the news that a controller came or went, None for any other event and while the controllers are
        closed; call it after ``key``.
        """
        pygame = self._pygame
        if pygame is None or event.type not in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            return None
        return ControllerChanged(bool(self.pads))

    def _name(self, event: Event) -> str | None:
        pygame = self._pygame
        if pygame is None:
            return None
        if event.type == pygame.JOYDEVICEADDED:
            self._open(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self.pads.pop(event.instance_id, None)
            self._mapped.discard(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return BUTTONS[event.button] if event.button < len(BUTTONS) else None
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._stick(event.instance_id, event.axis, event.value / AXIS_LIMIT, {**STICKS, **MORE_STICKS})
        elif event.dict.get("instance_id") in self.pads.keys() - self._mapped:
            return self._plain(event)
        return None

    def _open(self, index: int) -> None:
        """Open a controller; SDL's index can be outdated when several connect at once."""
        try:
            joystick = self._pygame.joystick.Joystick(index)
            number = joystick.get_instance_id()
            self.pads[number] = joystick
            if self._sdl.is_controller(index):
                self.pads[number] = self._sdl.Controller.from_joystick(joystick)
                self._mapped.add(number)
        except self._pygame.error:
            return

    def _plain(self, event: Event) -> str | None:
        """Return the name of an event of a joystick without a map; None for other events."""
        pygame = self._pygame
        if event.type == pygame.JOYBUTTONDOWN:
            return PLAIN_BUTTONS[event.button] if event.button < len(PLAIN_BUTTONS) else None
        if event.type == pygame.JOYHATMOTION:
            return {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}.get(tuple(event.value))
        moved = event.type == pygame.JOYAXISMOTION
        return self._stick(event.instance_id, event.axis, event.value, STICKS) if moved else None

    def _stick(self, number: int, axis: int, way: float, sticks: Mapping[int, tuple[str, str]]) -> str | None:
        """Return the name of the end to which a stick or trigger is pushed, once for each push; None otherwise.

        :param way: position of the axis, -1 to 1.
        """
        if axis not in sticks:
            return None
        held = self._pushed.get((number, axis), "")
        now = sticks[axis][way > 0] if abs(way) > PUSHED_PART else held if abs(way) > CENTRED_PART else ""
        self._pushed[number, axis] = now
        return now if now and now != held else None
