"""A scene that waits for the next key, which has no other effect; Escape, or Enter on an empty line, leaves it."""

from __future__ import annotations

from collections.abc import Callable

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import Pop, Scene, Stay, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.keyboard import MODIFIER_KEYS
from numeramis_access.input.typed import key_of_line
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.announcement import Priority


class KeyScene(Scene):
    """Asks for a key.

    :param title: message id of the question. :param values: the values of that message.
    :param pressed: called with the name of the key after the player has left the scene; returns the next transition,
        None to stay.
    """

    takes_keys = True

    def __init__(
        self, app: App, title: str, pressed: Callable[[str], Transition | None], **values: object
    ) -> None:
        self.app = app
        self._title = title
        self._values = values
        self._pressed = pressed

    def enter(self) -> None:
        """Ask for the key."""
        self.app.say(self._title, Priority.NOW, "menu-open", shown_by="title", **self._values)

    def take_key(self, key: str) -> Transition | None:
        """Return the transition that leaves the scene and passes the key on; for Escape, the one that only leaves.

        A modifier alone is no key: it returns None, to wait for another one.
        """
        if key == "escape":
            return Pop()
        if key in MODIFIER_KEYS:
            return None
        return Pop(then=lambda: self._pressed(key))

    def command(self, command: AnyCommand) -> Transition | None:
        """Leave without a key, by any command; commands come from a button of the page, or from an empty line."""
        return Pop()

    def take_line(self, text: str) -> Transition | None:
        """Take a key by its letter or name in a typed line, as ``take_key`` does; never returns None."""
        return self.take_key(key_of_line(text)) or Stay()

    def scan_items(self) -> list[ScanItem]:
        """Return the command that leaves the scene."""
        return list(scan_items_of_commands(Command.BACK))

    def screen(self) -> Screen:
        """Return the screen: the question as its title and its only item."""
        title = self.app.text(self._title, **self._values)
        return Screen("menu", title, (Item(title, role="text"),))
