"""Playing with one switch or two: the choices are named one after another, and a press takes the present one.

With two switches one moves on and the other chooses. With one, time moves on: after the pause that the player has set,
and never while a voice still speaks. After three rounds without a press it rests until the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from numeramis_access.app.shell.keys import KeyNaming, name_of_command
from numeramis_access.app.shell.scan_items import CommandScanItem, LetterScanItem, ScanGroup, ScanItem, TouchScanItem
from numeramis_access.app.shell.scene import DoCommand, Scene, Transition, name_places
from numeramis_access.store.settings import Settings
from numeramis_access.words.game import Line

#: rounds without a press after which scanning rests
ROUNDS_BEFORE_REST = 3
#: seconds between two checks whether a voice is still speaking
VOICE_POLL_SECONDS = 0.1


class Voices(Protocol):
    """The voices that name choices. :ivar settings: the player's settings."""

    settings: Settings

    @property
    def is_speaking(self) -> bool:
        """Return whether a voice is still speaking."""


@dataclass(frozen=True, slots=True)
class NameScanItem:
    """The next step of scanning: name a choice. :param way: the choice, None for the way back out of a group."""

    way: ScanItem | None


@dataclass(frozen=True, slots=True)
class TakeScanItem:
    """The next step of scanning: do a choice. :param way: the choice."""

    way: TouchScanItem | CommandScanItem | LetterScanItem


#: a step of the scanner, for the program to carry out; None to do nothing
Step: TypeAlias = NameScanItem | TakeScanItem | None


class Scanner:
    """Decides which choice of the scene on top to name, and which one was chosen.

    :param voices: knows whether a voice is speaking, and the player's settings.
    :param clock: returns monotonic seconds.
    :ivar place: index of the choice that was named last, from 0; None before the first.
    """

    def __init__(self, voices: Voices, clock: Callable[[], float]) -> None:
        self._voices = voices
        self._now = clock
        self.place: int | None = None
        self._scene: Scene | None = None
        self._items: tuple[ScanItem, ...] = ()
        #: the opened groups, the outermost first
        self._open_groups: list[ScanGroup] = []
        self._due: float | None = None
        self._rounds_left = 0

    def is_switch(self, key: str) -> bool:
        """Return whether a key is one of the player's switches; the caller asks only if switches are used."""
        settings = self._voices.settings
        return key == settings.switch_choose or (settings.switches == "two" and key == settings.switch_move)

    def press(self, key: str, scene: Scene) -> Step:
        """Take a press of a switch and return the next step: to name a choice, or to do the chosen one. Return None if
        the scene has no choices.

        The first press in a scene or after a rest, and every press of the switch that moves on, name the next choice;
        otherwise the press chooses the one named last. A chosen group is opened: then its first choice is named.

        :param key: the pressed switch, by its keymap name. :param scene: the scene on top.
        """
        self.restart_if_changed(scene)
        if self.place is None or key != self._voices.settings.switch_choose:
            self._begin_rounds()
            return self._move()
        return self._choose(self._level()[self.place])

    # time

    def due(self) -> float | None:
        """Return the time to name the next choice, in seconds of the program's clock.

        It is None unless one switch is used, and while scanning rests. While a voice speaks it is at least
        ``VOICE_POLL_SECONDS`` from now.
        """
        if self._voices.settings.switches != "one" or self._due is None:
            return None
        return max(self._due, self._now() + VOICE_POLL_SECONDS) if self._voices.is_speaking else self._due

    def tick(self, scene: Scene) -> Step:
        """Return the step that names the next choice if its time has come, otherwise None; after the last round
        scanning rests.

        If the scene or its choices have changed, scanning starts again. While a voice speaks the pause starts again.

        :param scene: the scene on top.
        """
        self.restart_if_changed(scene)
        if self._voices.is_speaking:
            self._pause()
        due = self.due()
        return self._move() if due is not None and self._now() >= due else None

    def _pause(self) -> None:
        """Start the pause again, if there is a choice to name."""
        if self._due is not None:
            self._due = self._now() + self._voices.settings.scan_seconds

    def _begin_rounds(self) -> None:
        self._rounds_left = ROUNDS_BEFORE_REST
        self._due = self._now() + self._voices.settings.scan_seconds

    # where it is

    def restart_if_changed(self, scene: Scene) -> None:
        """Start scanning again at the first choice if the scene on top or its choices have changed.

        Scanning rests if that scene does not wait for the player.

        :param scene: the scene on top.
        """
        items = tuple(scene.scan_items())
        if scene is self._scene and items == self._items:
            return
        self._scene, self._items = scene, items
        self.place = None
        self._open_groups.clear()
        if scene.is_waiting_for_choice:
            self._begin_rounds()
        else:
            self._due = None

    def _level(self) -> tuple[ScanItem | None, ...]:
        """Return the choices of the present level; None leads back out of a group."""
        return (*self._open_groups[-1].items, None) if self._open_groups else self._items

    def _move(self) -> Step:
        """Return the next choice to name; after the last round, stop the time."""
        level = self._level()
        if not level:
            self._due = None
            return None
        self.place = 0 if self.place is None else (self.place + 1) % len(level)
        self._rounds_left -= self.place == 0
        if self._rounds_left < 0:
            self._due = self.place = None
            return None
        self._pause()
        return NameScanItem(level[self.place])

    # choosing

    def _choose(self, way: ScanItem | None) -> Step:
        """Return the chosen item, or open or leave a group; if the choices stay the same, the item can be chosen again
        at once.

        :param way: the chosen item, or None to leave the present group.
        """
        match way:
            case TouchScanItem(_, inside) if inside:
                return self._enter(ScanGroup("", inside))
            case ScanGroup():
                return self._enter(way)
            case None:
                self._open_groups.pop()
                self.place = None
                return self._move()
            case _:
                self._begin_rounds()
                return TakeScanItem(way)

    def _enter(self, group: ScanGroup) -> Step:
        self._open_groups.append(group)
        self.place = None
        self._begin_rounds()
        return self._move()


def name_of(app: KeyNaming, scene: Scene, way: CommandScanItem | LetterScanItem | ScanGroup | None) -> Line:
    """Return the line that names a choice of a scene. An item of the screen is named by the scene instead.

    :param app: names commands and keys. :param scene: the scene on top.
    :param way: the choice, None for the way back out of a group.
    :raises StopIteration: for a command without a name.
    """
    match way:
        case CommandScanItem(command, name):
            name = name or name_of_command(app, command, name_places(scene))
        case LetterScanItem(character):
            name = character if character.strip() else app.text("key-space")
        case ScanGroup(name):
            pass
        case None:
            return Line("back", cue="menu-move")
    return Line("say-text", {"text": name}, cue="menu-move")


def take_scan_item(scene: Scene, way: TouchScanItem | CommandScanItem | LetterScanItem) -> Transition | None:
    """Do a choice of a scene; return the next transition, None to stay. A command is not done here but returned as
    ``DoCommand``.

    :param scene: the scene on top. :param way: the choice.
    """
    match way:
        case TouchScanItem(index):
            return scene.take_touch("press", index)
        case CommandScanItem(command):
            return DoCommand(command)
        case LetterScanItem(character):
            return scene.write(character)
