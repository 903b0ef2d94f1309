"""The way back to the main menu from any scene, by keys in help, at each front end.

The walk presses Back; where Back leads in a circle it takes the last entry, the exit of every menu. It answers yes to
questions on the way. A way must not begin another match, and must not end the program, except at the home of a newer
program, where leaving is the only choice.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from numeramis_access import app as rooms
from numeramis_access.app.menus.newer_home import NewerHomeMenu
from numeramis_access.app.shell.global_commands import has_effect
from numeramis_access.app.shell.keys import keys_of_device
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Scene
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import KeyDown
from numeramis_access.web.session import Session
from numeramis_access.web.wire import FromPage, read_input
from tests.app.key_walk import _as_typed

#: most presses to the main menu
FAR = 40
#: acts to try at one place, in order: in a menu, at a question, in other scenes
TRIED, OF_QUESTION, ELSEWHERE = ("back", "back", "last"), ("last", "back", "back"), ("back",) * 4


class Front(ABC):
    """A front end. :ivar device: its name in the program."""

    device = ""

    def __init__(self, app: Program) -> None:
        self.app = app

    @abstractmethod
    def back(self) -> bool:
        """Use the way back of this front end; return whether it has one here."""

    @abstractmethod
    def last(self) -> bool:
        """Take the last entry, or press Enter in a scene without entries; return whether that was possible."""


class WithKeys(Front):
    """A front end with keys; the walk uses only keys in help."""

    def back(self) -> bool:
        """Press the key of Back, or of the menu."""
        if self.app.scene.takes_keys:
            return self._press("escape")
        return self._does(Command.BACK) or self._does(Command.MENU)

    def last(self) -> bool:
        """Go to the last entry and press Enter."""
        return (not isinstance(self.app.scene, Menu) or self._does(Command.LAST)) and self._does(Command.ACTIVATE)

    def _does(self, command: Command) -> bool:
        """Press the first key of a command; return whether help names it here."""
        app, scene = self.app, self.app.scene
        possible = scene.possible_commands()
        named = has_effect(app, command) and (possible is None or command in possible)
        keys = keys_of_device(app, dict(app.keymap.keys_of(scene.context)).get(command, []), scene.context)
        return bool(named and keys) and self._press(keys[0])

    def _press(self, key: str) -> bool:
        self.app.receive(_as_typed(key) if self.device == "terminal" else KeyDown(key))
        return True


class Window(WithKeys):
    """The window."""


class Terminal(WithKeys):
    """The terminal, at which some keys are lines."""

    device = "terminal"


class PageFront(Front):
    """The page of a phone with its buttons alone, over its session and wire."""

    device = "page"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self._session = Session(app)
        self._items: list[dict[str, object]] = []
        self._commands: list[str] = []

    def close(self) -> None:
        """Disconnect the page."""
        self.app.announcer.channels.remove(self._session)
        self.app.views.all.remove(self._session)

    def back(self) -> bool:
        """Press the button of Back, or of the menu."""
        self._look()
        name = next((name for name in ("back", "menu") if name in self._commands), "")
        return bool(name) and self._send(FromPage(do=name))

    def last(self) -> bool:
        """Press the last button."""
        self._look()
        at = len(self._items) - 1
        return at >= 0 and self._send(FromPage(touch=("press", at), label=str(self._items[at]["label"])))

    def _look(self) -> None:
        """Read the screen and the buttons of the page."""
        self._session.send_everything()
        self.app.refresh()
        news = msgspec.json.decode(self._session.messages())
        self._items, self._commands = news["screen"]["items"], [one[0] for one in news["commands"]]

    def _send(self, message: FromPage) -> bool:
        sent = msgspec.json.encode({name: value for name, value in msgspec.structs.asdict(message).items() if value})
        self._session.take(read_input(sent, self._session.commands))
        return True


FRONTS: tuple[type[Front], ...] = (Window, Terminal, PageFront)


class WayHome:
    """A walk that goes home from every scene that it reaches.

    :param app: the program. :param settle: waits for the effects of a press, None if they all come at once.
    :ivar scenes: front ends and classes of the checked scenes. :ivar wrong: places without a way home.
    """

    def __init__(self, app: Program, settle: Callable[[], object] | None = None) -> None:
        self.app, self.settle = app, settle or self._settle
        self.scenes: set[tuple[str, type[Scene]]] = set()
        self.wrong: list[str] = []
        self._gone: set[object] = set()
        self._started: list[Scene] = []

    def check(self, *fronts: type[Front]) -> None:
        """Go home from the current scene at each front end, and return to it."""
        here = self.app.scene
        named = here.title() if isinstance(here, Menu) else here._waiting_choice if isinstance(here, MatchScene) else ""
        what = type(here), named, getattr(here, "is_over", False)
        if what in self._gone:
            return
        self._gone.add(what)
        for front in fronts or FRONTS:
            self.scenes.add((front.__name__, type(here)))
            with self.coming_back(), at(self.app, front) as made:
                went = self.go(made)
            if went:
                self.wrong.append(f"{front.__name__}: {type(here).__name__} ({what[1]}): {went}")

    def with_what(self, other: WayHome) -> WayHome:
        """Add the results of another walk; return this walk."""
        self.scenes |= other.scenes
        self.wrong += other.wrong
        return self

    def go(self, front: Front) -> str:
        """Go home; return the place at which the way ends, empty at home."""
        app, tried, went = self.app, Counter[object](), list[str]()
        main, before = app.scenes[0], {one for one in app.scenes if isinstance(one, MatchScene)}
        self._started, ends = list(app.scenes), isinstance(app.scene, NewerHomeMenu)
        for _ in range(FAR):
            if app.scenes == [main] or not app.running:
                return "" if app.running or ends else f"out of the program: {went}"
            if begun := [one for one in app.scenes if isinstance(one, MatchScene) and one not in before]:
                return f"another {type(begun[0]).__name__}: {went}"
            state = self._state()
            act = self._next_try(tried[state])
            tried[state] += 1
            if act is None:
                return f"round in a circle: {went}"
            if not getattr(front, act)():
                continue
            went.append(f"{act} at {type(app.scene).__name__}")
            self.settle()
        return f"too far: {went}"

    def _next_try(self, tried: int) -> str | None:
        """Return the next act at a place, None if none is left. :param tried: number of acts tried there."""
        menu = isinstance(self.app.scene, Menu)
        order = OF_QUESTION if self._asks() else TRIED if menu else ELSEWHERE
        return order[tried] if tried < len(order) else None

    def _state(self) -> object:
        """Return a value that identifies this place: the scenes with their titles, and the entries of the top one."""
        names = [(type(one), one.title() if isinstance(one, Menu) else "") for one in self.app.scenes]
        scene = self.app.scene
        return (*names, *([one.label() for one in scene.entries] if isinstance(scene, Menu) else ()))

    def _asks(self) -> bool:
        """Return whether the way has come to a question of yes or no."""
        scene = self.app.scene
        if scene in self._started or not isinstance(scene, Menu) or len(scene.entries) != 2:
            return False
        return [one.label() for one in scene.entries] == [self.app.text("no"), self.app.text("yes")]

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.app.receive(KeyDown(key))
        self.settle()

    def _settle(self) -> None:
        """Handle everything in the inbox, and everything due after it."""
        self.app.tick()
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
            self.app.tick()

    @contextmanager
    def coming_back(self) -> Iterator[list[Scene]]:
        """Yield the current scenes, and restore them and the settings afterwards."""
        app, scenes, settings = self.app, list(self.app.scenes), self.app.settings
        yield scenes
        for one in reversed([one for one in app.scenes if one not in scenes]):
            one.leave()
        app.scenes[:] = scenes
        app.running = True
        if app.settings != settings:
            app.change(**msgspec.structs.asdict(settings))


def everything(base: type[Scene] = Scene) -> set[type[Scene]]:
    """Return every concrete class of scenes in the program."""
    for module in pkgutil.walk_packages(rooms.__path__, f"{rooms.__name__}."):
        importlib.import_module(module.name)
    found = set()
    for one in base.__subclasses__():
        if one.__module__.startswith("numeramis_access.") and not inspect.isabstract(one):
            found.add(one)
        found |= everything(one)
    return found


@contextmanager
def at(app: Program, front: type[Front]) -> Iterator[Front]:
    """Put the program at a front end inside the context; yield the front end."""
    device, keyboard = app.device, app.keyboard
    made = front(app)
    app.device = app.keyboard = made.device
    yield made
    if isinstance(made, PageFront):
        made.close()
    app.device, app.keyboard = device, keyboard
