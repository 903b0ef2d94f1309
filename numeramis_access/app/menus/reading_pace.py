"""Measures how fast a player reads a braille line, by a text that names the keys of the line's time."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.shell.keys import braille_key_name, has_display
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import NothingHere, Pop, Scene, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import Incoming, PaceLearned
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.announcement import Priority

#: the commands whose keys the text names
NAMED_COMMANDS = (Command.READING_FASTER, Command.READING_SLOWER, Command.HOLD)

#: the commands that leave the text
LEAVING_COMMANDS = (Command.ACTIVATE, Command.NEXT, Command.BACK, Command.MENU)
#: the commands that tell it again
REPEATING_COMMANDS = (Command.PREVIOUS, Command.UP, Command.DOWN, Command.FIRST, Command.LAST)


def is_measurement_wanted(app: App) -> bool:
    """Return whether to measure the player's pace of reading: a braille display is connected, the pace is unknown, and
    the player was never asked to measure it.

    It is False if the settings keep messages on the line until a key is pressed, and before the player has chosen a
    language.
    """
    settings = app.settings
    needless = bool(settings.braille_pace) or settings.pace_asked == "asked" or not settings.braille_seconds
    return bool(settings.language) and has_display(app) and not needless


class ReadingPace(Scene):
    """A text that the player reads by moving along the braille line; the line measures the pace and reports it as
    ``PaceLearned``.

    Making the scene already records in the settings that the player was asked, so the text does not come again.
    """

    context = "reader"
    item_types = (PaceLearned,)

    def __init__(self, app: App) -> None:
        self.app = app
        app.change(pace_asked="asked")

    def enter(self) -> None:
        """Tell the title and the text."""
        self.app.say("reading-pace", Priority.NOW, shown_by="title")
        self._tell()

    def _tell(self) -> None:
        faster, slower, hold = self._keys()
        self.app.say("reading-pace-how", Priority.NOW, faster=faster, slower=slower, hold=hold)

    def command(self, command: AnyCommand) -> Transition | None:
        """Leave at one of ``LEAVING_COMMANDS``; tell the text again at one of ``REPEATING_COMMANDS``.

        Return the next transition: None to stay, ``NothingHere`` for other commands.
        """
        if command in LEAVING_COMMANDS:
            return Pop()
        if command not in REPEATING_COMMANDS:
            return NothingHere()
        self._tell()
        return None

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Leave at a press of the only item; tell the text again when its name is asked for.

        Return the next transition, None to stay.
        """
        if zone in ("items", "point", "press"):
            return Pop()
        if zone == "name":
            self._tell()
        return None

    def receive(self, item: Incoming) -> Transition | None:
        """Save a measured pace, and return the transition that leaves the scene and then tells the pace.

        Return None, to stay, for other items.
        """
        if not isinstance(item, PaceLearned):
            return None
        self.app.change(braille_pace=item.cells)
        return Pop(then=lambda: self.app.say("reading-pace-learnt", Priority.QUEUE, pace=item.cells))

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the command that leaves the scene."""
        return scan_items_of_commands(Command.BACK)

    def screen(self) -> Screen:
        """Return the screen: one item, the choice that leaves the text."""
        on = self.app.narrator.language.phrase("choice-continue")
        return Screen("reader", self.app.text("reading-pace"), (Item(on.text, on.braille),), tour=True)

    def situation(self) -> list[str]:
        """Return the text to read, as a list of one.

        It names the display's keys for a faster and a slower pace and for holding the line.
        """
        faster, slower, hold = self._keys()
        return [self.app.text("reading-pace-how", faster=faster, slower=slower, hold=hold)]

    def _keys(self) -> list[str]:
        """Return the display's keys for a faster and a slower pace and for holding the line; ``none`` without one."""
        known = dict(self.app.keymap.keys_of("table"))
        return [self._key(known.get(command, [])) for command in NAMED_COMMANDS]

    def _key(self, keys: Sequence[str]) -> str:
        own = (key.removeprefix("braille ") for key in keys if key.startswith("braille ") and self.app.has_key(key))
        return next((braille_key_name(self.app, key) for key in own), "none")
