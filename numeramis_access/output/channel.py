"""The contract of every channel: a way to tell the player something, whose failure does not harm the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol

from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement


class ChannelUnavailable(Exception):
    """A channel cannot be opened.

    :param code: the fault, also part of the message id ``channel-<code>``.
    :param detail: technical detail, shown by ``doctor``.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


#: the code of a channel whose library cannot be loaded; it stays unavailable while the program runs
NOT_LOADED = "not-loaded"


def load_library(library: str) -> ModuleType:
    """Return a library that a channel needs.

    :param library: name of its module.
    :raises ChannelUnavailable: ``not-loaded``, with the name of its package as detail, for any error of the import: a
        missing system library, a library built for another machine.
    """
    try:
        return import_module(library)
    except Exception as error:
        raise ChannelUnavailable(NOT_LOADED, library.partition(".")[0]) from error


class Channel(Protocol):
    """A way to tell the player something: speech, sounds, the window, a braille line.

    No method blocks: a channel that needs time has its own worker and queue.
    """

    #: stable name, used on the command line and in settings
    name: str

    def probe(self) -> bool:
        """Return whether ``open`` can be expected to succeed; cheap, without side effects."""

    def open(self) -> None:
        """Start the channel.

        :raises ChannelUnavailable: when it cannot.
        """

    def show(self, announcement: Announcement) -> None:
        """Present an announcement in this channel's form, or leave it out; the channel decides whether and when."""

    def hush(self) -> None:
        """Stop the present announcement and drop the waiting ones; channels whose text stays in sight do nothing."""

    def close(self) -> None:
        """Stop at once and release everything that ``open`` took."""


class FollowsSettings(ABC):
    """The ability of a channel to follow the player's settings."""

    @abstractmethod
    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once."""


class SuspendsDevice(ABC):
    """The ability of a channel to leave its device to others while the program is stopped, as by Ctrl+Z."""

    @abstractmethod
    def suspend(self) -> None:
        """Return the device to the state in which other programs expect it."""

    @abstractmethod
    def resume(self) -> None:
        """Take the device again, also if ``suspend`` was not called: a signal can stop the program without warning."""


class ForgetsHistory(ABC):
    """The ability of a channel that keeps earlier announcements in sight or in a log of its own to forget them."""

    @abstractmethod
    def forget(self) -> None:
        """Remove all earlier announcements, also from the log, so that the next player cannot read them."""


class EndsLines:
    """The ability of a channel in which the player types lines: to end certain lines without Enter.

    :ivar whole_lines: these lines, in lower case; assign another value to change them.
    """

    whole_lines: Collection[str] = ()


class ReportsSpeechEnd(ABC):
    """The ability of a channel to say whether it has finished speaking."""

    @property
    @abstractmethod
    def is_speaking(self) -> bool:
        """Return whether an announcement sounds or waits to be spoken."""


class KnowsSeating:
    """The ability of a channel to let each seat of the table sound from its own direction.

    :ivar seating: direction and pitch of each seat; assign another value to change them.
    """

    seating: SoundStage


class PlaysGraphs(ABC):
    """The ability of a channel to play a graph as sound: the higher the value, the higher the tone."""

    @abstractmethod
    def play_graph(self, values: Sequence[float | None], seconds: float, hertz: tuple[float, float]) -> None:
        """Play a graph in place of the present one.

        :param values: heights from 0 to 1; None is silent. :param seconds: duration of each value.
        :param hertz: frequencies of 0 and of 1.
        """


class HasVoices(ABC):
    """The ability of a channel that speaks with one of several voices."""

    @property
    @abstractmethod
    def voice(self) -> str:
        """Return the name of the present voice; ``none`` while there is none."""

    @abstractmethod
    def speakers(self, language: str) -> tuple[str, ...]:
        """Return the names of the present voice's speakers for a language; none if there is no choice or no voice.

        :param language: its code.
        """


class HasClipboard(ABC):
    """The ability of a channel to put a text on the clipboard."""

    @abstractmethod
    def copy(self, text: str) -> bool:
        """Put a text on the clipboard; return whether that succeeded. :param text: the text."""


class SharesInvitations(ABC):
    """The ability of a channel that knows its own address: to give others the link of a table on this server."""

    @abstractmethod
    def share_table(self, code: str, words: str) -> None:
        """Have the player's device share the link of a table.

        :param code: the table's code of four words. :param words: the text of the invitation.
        """


class TakesFiles(ABC):
    """The ability of a channel on the player's device, while the program runs elsewhere, to transfer files."""

    @abstractmethod
    def give_file(self, name: str, content: bytes) -> None:
        """Give the player a file to save. :param name: its name. :param content: its bytes."""

    @abstractmethod
    def ask_for_file(self) -> None:
        """Ask the player to choose a file; it arrives in the inbox as ``FileGiven``, empty if the player chooses none.
        """


class HasPasskeys(ABC):
    """The ability of a page: its browser creates passkeys and signs with them.

    :ivar origin: the page's origin, as the browser gives it; empty if the page can have no passkeys.
    """

    origin: str

    @abstractmethod
    def ask_for_passkey(self, make: bool, options: Mapping[str, object]) -> None:
        """Ask the browser to create a passkey or sign with one; its answer arrives in the inbox as ``PasskeyGiven``.

        :param make: whether to create one. :param options: the server's WebAuthn options.
        """


class ShowsCalls(ABC):
    """The ability of a page whose browser can show messages of the server while the page is closed.

    :ivar call_ability: ``yes``, or why not: ``open-line`` (the connection is not encrypted), ``install`` (only an
        installed page can), ``blocked`` (the player has forbidden it), ``unsupported`` (the browser cannot).
    :ivar zone: time zone of the browser as in the IANA database, empty if unknown.
    """

    call_ability: str
    zone: str

    @abstractmethod
    def subscribe(self, key: str) -> None:
        """Ask the browser for a subscription; it arrives in the inbox as ``SubscriptionGiven``.

        :param key: public key of the server, in base 64 for URLs.
        """


class HasKeys(ABC):
    """The ability of a channel with a device that has keys of its own: a braille display."""

    @abstractmethod
    def has_key(self, key: str) -> bool:
        """Return whether the channel has a key, by its name in keymaps; True if that is unknown."""

    @property
    @abstractmethod
    def dots(self) -> int:
        """Return the number of dots of the device's cells, 6 or 8."""

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Return whether the device is connected."""
