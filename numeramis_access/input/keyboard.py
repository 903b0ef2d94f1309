"""Maps pygame's keys to keymap names."""

from __future__ import annotations

from typing import Protocol

#: names that differ from pygame's
OUR_NAMES = {
    ",": "comma", ".": "period", "enter": "return", "keypad enter": "return", "left ctrl": "ctrl",
    "right ctrl": "ctrl", "left shift": "shift", "right shift": "shift", "left alt": "alt", "right alt": "alt",
    "pageup": "page up", "pagedown": "page down", "left meta": "super", "right meta": "super",
    "left gui": "super", "right gui": "super", "alt gr": "alt",
}  # fmt: skip
#: the name of a key without one: a dead key, whose accent waits for the next letter
DEAD_KEY = "dead"
#: modifier keys; Ctrl alone is also a command when it is released without another key
MODIFIER_KEYS = ("ctrl", "shift", "alt", "super")


#: keys that switch a state of the keyboard
LOCK_KEYS = ("caps lock", "numlock", "scroll lock")


class KeyEvent(Protocol):
    """A key event of pygame.

    :ivar key: pygame's code of the key.
    :ivar mod: the bits of the held modifiers.
    :ivar unicode: the character that it writes.
    """

    key: int
    mod: int
    unicode: str


class Keyboard:
    """Names pressed keys. Between calls it remembers only whether Ctrl is pressed alone, without another key."""

    def __init__(self) -> None:
        self._ctrl_alone = False

    def press(self, event: KeyEvent) -> str | None:
        """Note a pressed key; return its keymap name with the held modifiers (not the system key), None for a modifier.

        :param event: a pygame ``KEYDOWN``.
        """
        import pygame

        name = key_name(pygame.key.name(event.key))
        if name in MODIFIER_KEYS:
            self._ctrl_alone = name == "ctrl"
            return None
        self._ctrl_alone = False
        held = ""
        for mask, modifier in ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift")):
            if event.mod & mask:
                held += f"{modifier}+"
        return held + name

    def release(self, event: KeyEvent) -> str | None:
        """Return ``ctrl`` if Ctrl was pressed and released alone, else None.

        :param event: a pygame ``KEYUP``.
        """
        import pygame

        if key_name(pygame.key.name(event.key)) == "ctrl" and self._ctrl_alone:
            self._ctrl_alone = False
            return "ctrl"
        return None


def typed_character(event: KeyEvent) -> str:
    """Return the printable character that a key types in the keyboard's layout, also after a dead key.

    It is empty if the key types none, or if Ctrl or the left Alt is held. :param event: a pygame ``KEYDOWN``.
    """
    import pygame

    commands = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_LALT)
    return event.unicode if len(event.unicode) == 1 and event.unicode.isprintable() and not commands else ""


def key_name(name: str) -> str:
    """Return the keymap name of a pygame key; keys of the number pad have the names of their digits and signs, a
    nameless key is ``DEAD_KEY``.

    :param name: pygame's name of the key, such as ``[5]``; empty for none.
    """
    if not name:
        return DEAD_KEY
    if name.startswith("[") and name.endswith("]") and len(name) == 3:
        name = name[1]
    return OUR_NAMES.get(name, name)
