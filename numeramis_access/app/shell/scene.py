"""A scene is what the player is in: a menu, a match, a text. The program gives what comes in to the one on top.

A scene knows neither the program nor the pile it lies on. What it takes (a command, a touch, a line typed, a thing
from the inbox, its time) it answers with a ``Transition``, or with None where the player stays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from numeramis_access.app.shell.ways import ItemWay, Way
from numeramis_access.input.commands import AnyCommand
from numeramis_access.input.inbox import Incoming
from numeramis_access.output.screen import Screen


class Meaning(NamedTuple):
    """One thing that words may mean. :param label: its name. :param do: does it."""

    label: str
    do: Callable[[], Transition | None]


@dataclass(frozen=True, slots=True)
class Stay:
    """The player stays in this scene; what was asked for has been done."""


@dataclass(frozen=True, slots=True)
class Again:
    """This scene is entered anew: what it holds has changed.

    :param then: says more when the scene has said where the player is.
    """

    then: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Push:
    """Another scene comes on top and is entered."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Scenes are taken off the top, and the one below is entered; from the lowest one the player is asked to quit.

    What comes from the inbox can make one leave that is not on top: those above it go with it.

    :param count: how many. :param then: done in place of entering the one below; what it returns is followed.
    """

    count: int = 1
    then: Callable[[], Transition | None] | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """A scene comes in the place of all others but the lowest."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Below:
    """A scene and all above it are taken off, and the one below is entered."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Do:
    """A command of the whole program is done: help, rules, quitting."""

    command: AnyCommand


@dataclass(frozen=True, slots=True)
class NothingHere:
    """What was asked for does nothing here; the player is told so, and which key gives help."""


@dataclass(frozen=True, slots=True)
class EndProgram:
    """The program ends."""


Transition: TypeAlias = Stay | Again | Push | Pop | Replace | Below | Do | NothingHere | EndProgram


class Scene(ABC):
    """One scene of the program.

    :ivar context: the section of the keymap that holds here. :ivar kind: what help calls it where it is not named by
        its context; commands may have names of their own in it. :ivar writes: whether keys that write a character are
        given to ``write``, and lines typed at the terminal come as they were typed. :ivar takes_keys: whether every
        key is given to ``key_pressed`` by its name, instead of what it asks for. :ivar takes_invitations: whether the
        links of invitations are followed here.
    """

    context: ClassVar[str] = "menu"
    kind: ClassVar[str] = ""
    writes: ClassVar[bool] = False
    takes_keys: ClassVar[bool] = False
    takes_invitations: ClassVar[bool] = False

    @property
    def table_of_people(self) -> str:
        """Return the id of the table of people to which a page leads back by itself, empty for none."""
        return ""

    @property
    def enter_answers(self) -> Collection[str]:
        """Return the kinds of messages that tell what Enter does now although it is about no entry; mostly none."""
        return ()

    @property
    def has_draft(self) -> bool:
        """Return whether something is written here that nobody has taken yet."""
        return False

    @abstractmethod
    def enter(self) -> None:
        """Say where we are; when the scene comes on top, for the first time or again."""

    @abstractmethod
    def command(self, command: AnyCommand) -> Transition | None:
        """Do what a key asks."""

    @abstractmethod
    def screen(self) -> Screen:
        """Return what there is to show now."""

    def notice_command(self, command: AnyCommand) -> None:  # noqa: B027 - to most scenes they mean nothing
        """Take note of a command of the whole program that was done while this scene is on top."""

    def forget(self) -> None:  # noqa: B027 - to most scenes it means nothing
        """Take note that something was refused: what had been named before is named again before Enter does it."""

    def farewell(self) -> str:
        """Return the message that is said when the program ends while this scene is open."""
        return "goodbye"

    def public(self) -> Screen | None:
        """Return what people who watch may see; None where everything is the player's own affair."""
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take a line typed at the terminal that is no key; None: it means nothing here, ``Stay``: it was done."""
        return None

    def keep_draft(self, text: str) -> None:  # noqa: B027 - most scenes have no field
        """Take note of what stands in a field that does its own editing."""

    def fitting(self, text: str) -> Iterable[Meaning]:
        """Return what a line typed at the terminal may mean by its words, where it is no name of anything."""
        return ()

    def write(self, character: str) -> Transition | None:
        """Take a character that was typed."""
        return None

    def write_cell(self, cell: int, tables: tuple[str, ...]) -> Transition | None:
        """Take a cell that was written by dots. :param tables: as for ``input.writing.DottedWord``."""
        return None

    def key_pressed(self, key: str) -> Transition | None:
        """Take a key by its name in the keymaps."""
        return None

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch of a showing channel."""
        return None

    def understand(self, item: Incoming) -> Incoming:
        """Return what came as every scene may take it: a house's lines are read by the scene of that house alone."""
        return item

    def receive(self, item: Incoming) -> Transition | None:
        """Take anything else from the inbox."""
        return None

    def due(self) -> float | None:
        """Return when ``tick`` wants to be called, in seconds of the program's clock, or None."""
        return None

    def tick(self) -> Transition | None:
        """Do what has become due."""
        return None

    def leave(self) -> None:  # noqa: B027 - most scenes have nothing to clean up
        """Clean up when the scene is taken off."""

    def ways(self) -> Sequence[Way]:
        """Return what can be done now, for whoever has but a switch or two: unless a scene knows better, each item."""
        return [ItemWay(index) for index in range(len(self.screen().items))]

    @property
    def waits_for_choice(self) -> bool:
        """Return whether it is the player who has to do something now; where not, nothing is scanned by itself."""
        return True

    def possible(self) -> set[AnyCommand] | None:
        """Return the commands that can do something now, for help; None: all of this context."""
        return None

    def situation(self) -> list[str]:
        """Return what can be done here now, as help says it before it names the keys."""
        return []

    def about(self) -> tuple[str, ...]:
        """Return names of the rules' texts about this scene, the most special first, the game last."""
        return ()
