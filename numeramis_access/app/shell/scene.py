"""A scene is the player's present place: a menu, a match, a text. The program passes input to the one on top.

A scene knows neither the program nor the stack. It answers every input (a command, a touch, a typed line, an item of
the inbox, its time) with a ``Transition``, or with None if the player stays.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from numeramis_access.app.shell.scan_items import ScanItem, TouchScanItem
from numeramis_access.input.commands import AnyCommand
from numeramis_access.input.inbox import Incoming
from numeramis_access.output.screen import Screen


class Meaning(NamedTuple):
    """A possible meaning of typed words.

    :param label: the meaning in words. :param do: carries it out and returns the next transition, None to stay.
    """

    label: str
    do: Callable[[], Transition | None]


class NamedThing(NamedTuple):
    """A thing that typed words can name.

    :param meaning: the label of the thing, and its action. :param names: all names of the thing.
    :param stems: phrases that mean the thing wherever a line contains them, as for ``typed.matching_phrase_length``.
    """

    meaning: Meaning
    names: tuple[str, ...]
    stems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stay:
    """The player stays in this scene; the command has been done."""


@dataclass(frozen=True, slots=True)
class EnterAgain:
    """This scene is entered again, because its contents have changed.

    :param then: called after the scene has said where the player is; None for nothing.
    """

    then: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Push:
    """Another scene comes on top and is entered.

    :param scene: that scene.
    :param then: called when it is on top, in place of entering it; the transition that it returns is followed. None to
        enter the scene.
    """

    scene: Scene
    then: Callable[[], Transition | None] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Scenes are removed from the top, and the one below is entered.

    If they include the lowest one, none is removed and the player is asked whether to quit. If a scene that is not on
    top returns this for an item of the inbox, those above it are removed too.

    :param count: number of scenes.
    :param then: called after the removal, in place of entering the one below; the transition that it returns is
        followed. None to enter the scene.
    :param to: the scene above which all are removed, in place of the count; None for the count.
    """

    count: int = 1
    then: Callable[[], Transition | None] | None = None
    to: Scene | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """A scene replaces all others but the lowest, and is entered. :param scene: that scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class PopThrough:
    """A scene and all above it are removed, and the one below is entered; for the lowest scene as in ``Pop``.

    :param scene: that scene.
    """

    scene: Scene


@dataclass(frozen=True, slots=True)
class DoCommand:
    """A command is done as if its key had been pressed in the scene on top.

    :param command: the command. :param missing: id of the message that is told if it does nothing there.
    """

    command: AnyCommand
    missing: str = "unknown-key"


@dataclass(frozen=True, slots=True)
class NothingHere:
    """The command does nothing here; the player is told so, with the key of help.

    :param message: id of the message that says so.
    """

    message: str = "unknown-key"


@dataclass(frozen=True, slots=True)
class EndProgram:
    """The program ends."""


Transition: TypeAlias = Stay | EnterAgain | Push | Pop | Replace | PopThrough | DoCommand | NothingHere | EndProgram


class Scene(ABC):
    """One scene of the program.

    :cvar context: the scene's section of the keymap.
    :cvar kind: the scene's name in help if it differs from the context, else empty; commands can have their own names
        for it.
    :cvar writes: whether keys that type a character go to ``write``, and lines typed at the terminal arrive unchanged
        at ``take_line``.
    :ivar takes_keys: whether every key goes to ``take_key`` by its name, in place of its command.
    :cvar item_types: types of the inbox's items that ``understand`` and ``receive`` take, also while the scene is not
        on top; for news of a server also the type of the news.
    :ivar topic: the subject of a text, with at most one open text a subject; empty for other scenes.
    """

    topic: str = ""
    #: the game whose rules belong to a menu, in which commands keep the names of any menu; usually empty
    about_game: tuple[str, ...] = ()
    #: whether the player's page has lost its text and its announcements, so that ``enter`` tells more
    tells_all: bool = False
    context: ClassVar[str] = "menu"
    kind: ClassVar[str] = ""
    writes: ClassVar[bool] = False
    takes_keys: bool = False
    #: lines that a terminal takes as soon as they are typed, without Enter
    whole_lines: Collection[str] = ()
    item_types: ClassVar[tuple[type, ...]] = ()

    @property
    def return_place(self) -> str:
        """Return the match to which a page returns without a question when its program must be started again.

        It is the id of a table of people or the place of a saved match of the player; empty if there is none here.
        """
        return self._kept_place()

    def _kept_place(self) -> str:
        """Return the place of the player's own match, if it is kept and goes on."""
        return ""

    @property
    def enter_answers(self) -> Collection[str]:
        """Return the kinds of messages that say what Enter does now, for a scene in which Enter does not act on an
        entry; empty in other scenes.
        """
        return ()

    @property
    def has_draft(self) -> bool:
        """Return whether the scene contains an unsent text."""
        return False

    @abstractmethod
    def enter(self) -> None:
        """Say where the player is; called when the scene comes on top, and for ``EnterAgain``."""

    def enter_again(self) -> None:
        """Say where the player is after the page was reloaded and lost all text: call ``enter`` while ``tells_all`` is
        True.
        """
        self.tells_all = True
        self.enter()
        self.tells_all = False

    @abstractmethod
    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command of the scene; return the next transition, None to stay. A command without a meaning here returns
        ``NothingHere``.
        """

    @abstractmethod
    def screen(self) -> Screen:
        """Return the present screen."""

    def notice_command(self, command: AnyCommand) -> None:  # noqa: B027 - to most scenes they mean nothing
        """Take note that a command of the whole program was done while this scene was on top; most scenes ignore it."""

    def note_refusal(self) -> None:  # noqa: B027 - to most scenes it means nothing
        """Take note that a refusal was told: menus and tables name the focused item again before Enter acts on it. Most
        scenes do nothing.
        """

    def farewell(self) -> str:
        """Return the id of the message that ends the program while this scene is open; ``goodbye`` unless the scene has
        its own.
        """
        return "goodbye"

    def public_screen(self) -> Screen | None:
        """Return the screen for spectators; None if the scene shows nothing to them."""
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take a typed line that is a full name in this scene, and return the next transition.

        Return ``Stay`` if the player stays, and None if the line is not a name here. In a scene that ``writes`` every
        line but an empty one comes here, and None means to stay.
        """
        return None

    def named_things(self) -> Iterable[NamedThing]:
        """Return the things here that words in a typed line can name, never a card; by default none."""
        return ()

    def keep_draft(self, text: str) -> None:  # noqa: B027 - most scenes have no field
        """Store the text of a field that does its own editing, such as a page's. Most scenes have no field and do
        nothing.
        """

    def fitting_meanings(self, text: str) -> Iterable[Meaning]:
        """Return the possible meanings in this scene of a typed line that is not a full name; by default none.

        :param text: the line.
        """
        return ()

    def write(self, character: str) -> Transition | None:
        """Take a typed character, in a scene that ``writes``; return the next transition, None to stay.

        :param character: the character.
        """
        return None

    def write_cell(self, cell: int, tables: tuple[str, ...]) -> Transition | None:
        """Take a braille cell that the player typed, in a scene that ``writes``; return the next transition, None to
        stay.

        :param cell: the dots of the cell as bits, dot 1 lowest.
        :param tables: names of the braille tables, as in ``input.writing.DottedWord``.
        """
        return None

    def take_key(self, key: str) -> Transition | None:
        """Take a key in place of its command, in a scene with ``takes_keys``; return the next transition, None to stay.

        :param key: the key by its keymap name.
        """
        return None

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch from a view of the screen; return the next transition, None to stay.

        :param zone, index: as in ``input.inbox.Touched``.
        """
        return None

    def understand(self, item: Incoming) -> Incoming:
        """Return an item of a type in ``item_types`` in the form in which all scenes receive it; by default unchanged.

        It is called for each scene, the lowest first, before any scene receives the item. The menu of a server parses
        the server's lines here.
        """
        return item

    def receive(self, item: Incoming) -> Transition | None:
        """Take an item of a type in ``item_types``; return the next transition, None to stay."""
        return None

    def due(self) -> float | None:
        """Return when to call ``tick``, in seconds of the program's clock; None if only input can bring work."""
        return None

    def tick(self) -> Transition | None:
        """Do the work that is due; return the next transition, None to stay.

        It is called after every input while the scene is on top, so it checks the time itself.
        """
        return None

    def leave(self) -> None:  # noqa: B027 - most scenes have nothing to clean up
        """Clean up after the scene was removed; by default there is nothing to do."""

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the present choices, for players with one switch or two; by default each item of the screen."""
        return [TouchScanItem(index) for index in range(len(self.screen().items))]

    @property
    def is_waiting_for_choice(self) -> bool:
        """Return whether the scene waits for a choice; if not, scanning starts only at the press of a switch."""
        return True

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return the commands that have an effect now, for help; None for all commands of this context."""
        return None

    def situation(self) -> list[str]:
        """Return the sentences that help tells about the present choices, before the keys; by default none."""
        return []

    def rules_topics(self) -> tuple[str, ...]:
        """Return names of the rules' texts about this scene, the most specific first, the game last; empty if it is
        about no game.
        """
        return ()


def name_places(scene: Scene) -> tuple[str, ...]:
    """Return the games and contexts that can have their own names for a scene's commands, in order of preference."""
    return (*((scene.kind,) if scene.kind else ()), *scene.rules_topics()[-1:], scene.context)
