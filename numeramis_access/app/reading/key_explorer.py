"""Try keys without effect: each press says and shows the key's command at a table."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.reading.reader import keys_reader
from numeramis_access.app.shell.keys import key_name, name_of_command
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import Pop, Scene, Stay, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.keyboard import MODIFIER_KEYS
from numeramis_access.input.typed import key_of_line
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.announcement import Priority

#: commands whose keys leave when such a key is pressed twice in a row
LEAVING_COMMANDS = (Command.BACK, Command.MENU)
#: keys that the braille line answers itself, with their message
MESSAGE_OF_LINE_KEY = {"braille pan left": "keys-pan-back", "braille pan right": "keys-pan-on"}


def menu(app: App, context: str) -> Menu:
    """Return the menu of the ways to learn the keys of a context: try them, or read all of them. For a player with one
    or two switches the first is missing.

    :param app: the program. :param context: section of the keymap.
    """

    def entries() -> list[Entry]:
        tries = (
            [opening_entry(app, "keys-try", partial(KeyExplorer, app, context))]
            if app.settings.switches == "off"
            else []
        )
        return [*tries, opening_entry(app, "keys-read", partial(keys_reader, app, context)), back_entry(app)]

    return Menu(app, "menu-learn-keys", entries)


class KeyExplorer(Scene):
    """A scene that explains each pressed key instead of obeying it. The second of two keys of ``LEAVING_COMMANDS`` in a
    row leaves it.

    :param context: section of the keymap whose keys are explained.
    """

    takes_keys = True

    def __init__(self, app: App, context: str) -> None:
        self.app = app
        self._context = context
        self._leaves = False
        self._shown = ""

    def enter(self) -> None:
        """Say how to try keys and how to leave."""
        self._leaves, self._shown = False, self.app.narrator.language.phrase("keys-trying").braille
        self.app.say("keys-trying", Priority.NOW, "menu-open", shown_by="focus")

    def take_key(self, key: str) -> Transition | None:
        """Explain a key; a modifier alone has no effect.

        Return None, to stay, or for the second key of ``LEAVING_COMMANDS`` in a row the transition that leaves.
        """
        if key in MODIFIER_KEYS:
            return None
        if key in MESSAGE_OF_LINE_KEY:
            self._tell("keys-does", key=key_name(self.app, key), does=self.app.text(MESSAGE_OF_LINE_KEY[key]))
            return None
        return self._explain(key_name(self.app, key), self.app.keymap.command(self._context, key))

    def command(self, command: AnyCommand) -> Transition | None:
        """Explain a command that came without a key: from a button of the page, or as Back from an empty line at a
        terminal.

        The second command of ``LEAVING_COMMANDS`` in a row returns the transition that leaves the scene; others return
        None, to stay.
        """
        meant = Command.BACK if command is Command.ACTIVATE else command
        return self._explain(self.app.text("keys-button"), meant)

    def take_line(self, text: str) -> Transition | None:
        """Explain a key by its letter or name, typed as a line; never returns None."""
        return self.take_key(key_of_line(text)) or Stay()

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Explain touches in general, at any touch, click or routing key of a braille display. Return None, to stay."""
        self._tell("keys-touch")
        return None

    def scan_items(self) -> list[ScanItem]:
        """Return the command that leaves the scene."""
        return list(scan_items_of_commands(Command.BACK))

    def screen(self) -> Screen:
        """Return the screen: the last explanation as its only item."""
        return Screen("menu", self.app.text("keys-try"), (Item(self._shown, self._shown, "text"),))

    def _explain(self, key: str, command: AnyCommand | None) -> Transition | None:
        leads_out = command in LEAVING_COMMANDS
        if leads_out and self._leaves:
            return Pop()
        if command is None:
            self._tell("keys-nothing", key=key)
        else:
            named = name_of_command(self.app, command, (self._context,))
            self._tell("keys-leave" if leads_out else "keys-does", key=key, does=named)
        self._leaves = leads_out
        return None

    def _tell(self, message: str, **values: str) -> None:
        self._leaves = False
        self._shown = self.app.narrator.language.phrase(message, **values).braille
        self.app.say(message, Priority.NOW, shown_by="focus", **values)
