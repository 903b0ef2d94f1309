"""Playing with one switch or two: the choices are named one after another, and a press takes the present one.

With two switches one moves on and the other chooses. With one, time moves on: after the pause that the player has set,
and never while a voice still speaks. After three rounds without a press it rests until the next one.
"""

from __future__ import annotations

from typing import Protocol

from numeramis_access.app.shell.keys import does
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Do, Scene, Transition
from numeramis_access.app.shell.ways import CommandWay, Group, ItemWay, LetterWay, Way

#: rounds without a press after which scanning rests
ROUNDS = 3
#: seconds between two checks whether a voice is still speaking
LISTENING = 0.1


class Scanned(App, Protocol):
    """The program, as the scanner uses it."""

    @property
    def scene(self) -> Scene:
        """Return the scene on top."""

    def follow(self, transition: Transition | None) -> None:
        """Carry out the transition that a scene has returned."""


class Scanner:
    """Names the choices of the scene on top and does the chosen one.

    :ivar place: index of the choice that was named last, from 0; None before the first.
    """

    def __init__(self, app: Scanned) -> None:
        self._app = app
        self.place: int | None = None
        self._scene: Scene | None = None
        self._ways: tuple[Way, ...] = ()
        #: the opened groups, the outermost first
        self._inside: list[Group] = []
        self._due: float | None = None
        self._left = 0

    @property
    def on(self) -> bool:
        """Return whether the player uses switches."""
        return self._app.settings.switches != "off"

    def takes(self, key: str) -> bool:
        """Return whether a key is a switch now."""
        settings = self._app.settings
        moves = settings.switches == "two" and key == settings.switch_move
        return moves or (self.on and key == settings.switch_choose)

    def press(self, key: str) -> None:
        """Take a press of a switch; the first one in a scene names the first choice."""
        self._look()
        if self.place is None or key != self._app.settings.switch_choose:
            self._begin_rounds()
            self._move()
        else:
            self._choose(self._level()[self.place])

    # time

    def due(self) -> float | None:
        """Return when the next choice is to be named, in seconds of the program's clock, None for never by itself."""
        if self._app.settings.switches != "one" or self._due is None:
            return None
        return max(self._due, self._app.now() + LISTENING) if self._app.announcer.speaking else self._due

    def tick(self) -> None:
        """Notice changes of the scene, and name the next choice when its time has come."""
        if not self.on:
            return
        self._look()
        if self._app.announcer.speaking:
            self._pause()
        due = self.due()
        if due is not None and self._app.now() >= due:
            self._move()

    def _pause(self) -> None:
        """Start the pause again, if a choice is to be named at all."""
        if self._due is not None:
            self._due = self._app.now() + self._app.settings.scan_seconds

    def _begin_rounds(self) -> None:
        self._left = ROUNDS
        self._due = self._app.now() + self._app.settings.scan_seconds

    # where it is

    def _look(self) -> None:
        """Start again if the scene on top, or its choices, have changed."""
        scene = self._app.scene
        ways = tuple(scene.ways())
        if scene is self._scene and ways == self._ways:
            return
        self._scene, self._ways = scene, ways
        self.place = None
        self._inside.clear()
        if scene.waits_for_choice:
            self._begin_rounds()
        else:
            self._due = None

    def _level(self) -> tuple[Way | None, ...]:
        """Return the choices of the present level; None leads back out of a group."""
        return (*self._inside[-1].ways, None) if self._inside else self._ways

    def _move(self) -> None:
        """Name the next choice; after the last round, stop the time."""
        level = self._level()
        if not level:
            self._due = None
            return
        self.place = 0 if self.place is None else (self.place + 1) % len(level)
        self._left -= self.place == 0
        if self._left < 0:
            self._due = self.place = None
            return
        self._pause()
        self._name(level[self.place])

    def _name(self, way: Way | None) -> None:
        match way:
            case ItemWay(index):
                self._app.follow(self._app.scene.take_touch("name", index))
            case CommandWay(command, name):
                scene = self._app.scene
                self._say(name or does(self._app, command, (*scene.about()[-1:], scene.context)))
            case LetterWay(character):
                self._say(character if character.strip() else self._app.text("key-space"))
            case Group(name):
                self._say(name)
            case None:
                self._app.say("back", cue="menu-move")

    def _say(self, text: str) -> None:
        self._app.say("say-text", cue="menu-move", text=text)

    # choosing

    def _choose(self, way: Way | None) -> None:
        """Do the chosen item, or open or leave a group; if the choices stay the same, the item can be chosen again at
        once.

        :param way: the chosen item, or None to leave the present group.
        """
        match way:
            case ItemWay(_, inside) if inside:
                self._enter(Group("", inside))
            case Group():
                self._enter(way)
            case None:
                self._inside.pop()
                self.place = None
                self._move()
            case _:
                self._begin_rounds()
                self._do(way)
                self._look()

    def _do(self, way: ItemWay | CommandWay | LetterWay) -> None:
        scene = self._app.scene
        match way:
            case ItemWay(index):
                self._app.follow(scene.take_touch("press", index))
            case CommandWay(command):
                self._app.follow(Do(command))
            case LetterWay(character):
                self._app.follow(scene.write(character))

    def _enter(self, group: Group) -> None:
        self._inside.append(group)
        self.place = None
        self._begin_rounds()
        self._move()
