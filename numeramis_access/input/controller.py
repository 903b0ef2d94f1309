"""Game controllers: buttons to the names that the keymaps use, and rumble's other half is in ``output.haptics``."""

from __future__ import annotations

from typing import Any

#: SDL's standard buttons by number, as the keymaps name them
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "left stick", "right stick", "left shoulder", "right shoulder",
    "up", "down", "left", "right",
)  # fmt: skip


def survey() -> list[str]:
    """Return the names of the controllers that are plugged in now; for the doctor."""
    import pygame

    pygame.joystick.init()
    try:
        return [pygame.joystick.Joystick(number).get_name() for number in range(pygame.joystick.get_count())]
    finally:
        pygame.joystick.quit()


def key_of(event: Any) -> str | None:
    """Return the key of a controller event, ``pad a``; None for anything else.

    :param event: a pygame ``CONTROLLERBUTTONDOWN``, or a ``JOYHATMOTION`` of a pad that SDL has no map for.
    """
    import pygame

    if event.type == pygame.CONTROLLERBUTTONDOWN and event.button < len(BUTTONS):
        return f"pad {BUTTONS[event.button]}"
    return None
