"""What every channel is: a way to tell the player something, which may fail without harm to the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol

from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement


class ChannelUnavailable(Exception):
    """A channel cannot be opened.

    :param code: what is wrong, also the id of its message ``channel-<code>``. :param detail: for ``doctor``.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


#: the code of a channel whose library cannot be loaded: nothing brings it back while the program runs
NOT_LOADED = "not-loaded"


def load(library: str) -> ModuleType:
    """Return a library that a channel needs.

    :raises ChannelUnavailable: ``not-loaded`` with its name, whatever it met while it was loaded: a library of the
        system that is missing, one made for another machine.
    """
    try:
        return import_module(library)
    except Exception as error:
        raise ChannelUnavailable(NOT_LOADED, library.partition(".")[0]) from error


class Channel(Protocol):
    """One way out. No method blocks: a channel that needs time has its own worker and queue."""

    #: stable name, used on the command line and in settings
    name: str

    def probe(self) -> bool:
        """Return whether it would open; cheap, without side effects."""

    def open(self) -> None:
        """Begin to work.

        :raises ChannelUnavailable: when it cannot.
        """

    def show(self, announcement: Announcement) -> None:
        """Tell this, in this channel's own form, as its policy asks."""

    def hush(self) -> None:
        """Stop what is being told and forget what is waiting."""

    def close(self) -> None:
        """End at once, leaving nothing behind."""


class FollowsSettings(ABC):
    """The ability of a channel that changes its ways with the player's settings."""

    @abstractmethod
    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once."""


class Speaks(ABC):
    """The ability of a channel to tell whether it has said everything."""

    @property
    @abstractmethod
    def speaking(self) -> bool:
        """Return whether something sounds or waits to be said."""


class KnowsSeating:
    """The ability of a channel that lets each seat of the table be heard from its own place.

    :ivar seating: where the seats sound from; assign to change.
    """

    seating: SoundStage


class PlaysGraphs(ABC):
    """The ability of a channel to let a graph be heard: the higher the value, the higher the tone."""

    @abstractmethod
    def play_graph(self, values: Sequence[float | None], seconds: float, hertz: tuple[float, float]) -> None:
        """Play a graph in place of the one that sounds.

        :param values: from 0 to 1. :param seconds: of each. :param hertz: of 0 and of 1.
        """


class HasVoices(ABC):
    """The ability of a channel that speaks with one of several voices."""

    @property
    @abstractmethod
    def voice(self) -> str:
        """Return the name of the voice that speaks now; ``none`` while there is none."""

    @abstractmethod
    def choices(self, language: str) -> tuple[str, ...]:
        """Return the names of the speakers that this voice has for a language."""


class HasClipboard(ABC):
    """The ability of a channel to put a text where other programs take it from."""

    @abstractmethod
    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; return whether it is there now."""


class TakesFiles(ABC):
    """The ability of a channel that is where the player is, while the program is elsewhere: to carry his files."""

    @abstractmethod
    def give(self, name: str, content: bytes) -> None:
        """Have the player keep this file."""

    @abstractmethod
    def ask_for_file(self) -> None:
        """Have the player choose a file; it comes into the inbox as ``FileGiven``."""


class HasPasskeys(ABC):
    """The ability of a channel that is a page: to have its browser make passkeys and show them.

    :ivar origin: where the page comes from, as the browser says it; empty where it can have none.
    """

    origin: str

    @abstractmethod
    def ask_for_passkey(self, make: bool, options: Mapping[str, object]) -> None:
        """Have the browser make a passkey, or show one; what it answers comes into the inbox as ``PasskeyGiven``.

        :param options: what the house says about it.
        """


class HasKeys(ABC):
    """The ability of a channel that has keys of its own."""

    @abstractmethod
    def has_key(self, key: str) -> bool:
        """Return whether a key, by its name in keymaps, can be pressed there; True where nobody knows."""

    @property
    @abstractmethod
    def dots(self) -> int:
        """Return how many dots its cells have."""

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Return whether a display is there now."""
