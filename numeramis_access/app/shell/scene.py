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

    :param names: names of the thing.
    :param stems: phrases that a line can contain, as for ``typed.matching_phrase_length``.
    :param meaning: the name as shown, and the action.
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
    :param then: called in place of entering it, and its result is followed; None to enter it.
    """

    scene: Scene
    then: Callable[[], Transition | None] | None = None


@dataclass(frozen=True, slots=True)
class Pop:
    """Scenes are removed from the top, and the one below is entered.

    If they include the lowest one, none is removed and the player is asked whether to quit. If a scene below the top
    leaves after an item of the inbox, those above it leave too.

    :param count: number of scenes. :param then: called in place of entering the one below, and its result is followed;
        None to enter it.
    :param to: the scene above which all are removed, in place of a number; None for the number.
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
    """A scene and all above it are removed, and the one below is entered. :param scene: that scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class DoCommand:
    """A command is done as if its key had been pressed.

    :param command: the command. :param missing: id of the message if it does nothing here.
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

    :ivar context: the scene's section of the keymap. :ivar kind: the scene's name in help if it differs from the
        context; commands can have their own names for it. :ivar writes: whether keys that type a character go to
        ``write``, and lines typed at the terminal arrive unchanged. :ivar takes_keys: whether every key goes to
        ``take_key`` by its name, in place of its command. :ivar item_types: types of the inbox's items that
        ``understand`` and ``receive`` take; for news of a server also the type of the news. :ivar topic: the subject of
        a text, so that it is open once at most; empty for other scenes.
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
    #: lines that a terminal takes without Enter
    whole_lines: Collection[str] = ()
    item_types: ClassVar[tuple[type, ...]] = ()

    @property
    def return_place(self) -> str:
        """Return the place to which a page returns without a question after the program has ended.

        It is the id of a table of people or the place of a kept match; empty if there is none.
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
        """Say where the player is; called whenever the scene comes on top."""

    def enter_again(self) -> None:
        """Say where the player is after the page was reloaded and lost all text: ``enter`` with ``tells_all`` True
        meanwhile.
        """
        self.tells_all = True
        self.enter()
        self.tells_all = False

    @abstractmethod
    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command and return the next transition; None if the player stays."""

    @abstractmethod
    def screen(self) -> Screen:
        """Return the present screen."""

    def notice_command(self, command: AnyCommand) -> None:  # noqa: B027 - to most scenes they mean nothing
        """React to a command of the whole program that was done while this scene is on top. Most scenes do nothing."""

    def note_refusal(self) -> None:  # noqa: B027 - to most scenes it means nothing
        """React to a refusal: in a menu, the focused entry is named again before Enter activates it. Most scenes do
        nothing.
        """

    def farewell(self) -> str:
        """Return the id of the message for the end of the program while this scene is open."""
        return "goodbye"

    def public_screen(self) -> Screen | None:
        """Return the screen for spectators; None if the scene shows nothing to them."""
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take a typed line that is a full name in this scene, and return the next transition.

        Return ``Stay`` if the player stays, and None if the line is not a name here.
        """
        return None

    def named_things(self) -> Iterable[NamedThing]:
        """Return the things here that words in a typed line can name; a card is never among them; none unless the scene
        has some.
        """
        return ()

    def keep_draft(self, text: str) -> None:  # noqa: B027 - most scenes have no field
        """Store the text of a field that does its own editing, such as a page's. Most scenes have no field and do
        nothing.
        """

    def fitting_meanings(self, text: str) -> Iterable[Meaning]:
        """Return the possible meanings of a typed line that is not a full name. :param text: the line."""
        return ()

    def write(self, character: str) -> Transition | None:
        """Take a typed character; return the next transition, None to stay. :param character: the character."""
        return None

    def write_cell(self, cell: int, tables: tuple[str, ...]) -> Transition | None:
        """Take a braille cell that the player typed; return the next transition, None to stay.

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
        """Return an item of a type in ``item_types`` in the form in which scenes receive it; by default unchanged.

        The menu of a server parses the server's lines.
        """
        return item

    def receive(self, item: Incoming) -> Transition | None:
        """Take an item of a type in ``item_types``; return the next transition, None to stay."""
        return None

    def due(self) -> float | None:
        """Return when to call ``tick``, in seconds of the program's clock; None if only input can bring work."""
        return None

    def tick(self) -> Transition | None:
        """Do the work that is due; return the next transition, None to stay. It is called after every input, so it
        checks the time itself.
        """
        return None

    def leave(self) -> None:  # noqa: B027 - most scenes have nothing to clean up
        """Clean up when the scene is removed."""

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the present choices, for players with one switch or two; by default each item."""
        return [TouchScanItem(index) for index in range(len(self.screen().items))]

    @property
    def is_waiting_for_choice(self) -> bool:
        """Return whether the scene waits for the player; if it does not, scanning for switches starts only at a switch.
        """
        return True

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return the commands that have an effect now, for help; None for all commands of this context."""
        return None

    def situation(self) -> list[str]:
        """Return sentences of help about the present choices, before the keys; none unless the scene has some."""
        return []

    def rules_topics(self) -> tuple[str, ...]:
        """Return names of the rules' texts about this scene, the most specific first, the game last; empty if it is
        about no game.
        """
        return ()


def name_places(scene: Scene) -> tuple[str, ...]:
    """Return the games and contexts that can have their own names for a scene's commands, in order of preference."""
    return (*((scene.kind,) if scene.kind else ()), *scene.rules_topics()[-1:], scene.context)
