"""The inbox, the single queue of all incoming items, and the types of these items."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from numeramis_access.core.actions import Values
from numeramis_access.input.commands import AnyCommand


class KeyDown(msgspec.Struct, frozen=True):
    """A pressed key, by its keymap name.

    :param at: the time of ``time.perf_counter`` in seconds, 0.0 if unknown.
    :param writes: the character by the keyboard's layout; empty if none or unknown.
    :param unfelt: whether the newest cells had not reached the display that has the key.
    :param key: the name of the key in keymaps, with its modifiers.
    """

    key: str
    at: float = 0.0
    writes: str = ""
    unfelt: bool = False


class LineTyped(msgspec.Struct, frozen=True):
    """A line typed at the terminal.

    :param text: the line without its end.
    """

    text: str


class DraftKept(msgspec.Struct, frozen=True):
    """The content of a field that the device edits, such as a browser's, before it is submitted.

    :param text: the whole content.
    """

    text: str


class Touched(msgspec.Struct, frozen=True):
    """A touched place of the screen: by a routing key over a cell, a click, or a screen reader's command.

    :param zone: ``items`` (an item of the screen: move the focus there, or act if it is already there), ``focus`` (only
        move the focus there), ``point`` (as ``items``, but by mouse or finger, which never plays at once), ``name``
        (move the focus there and speak its name), ``press`` (act on it at once), ``less`` and ``more`` (change its
        value), ``letter`` (move the cursor of a typed text), ``table`` (a seat), ``message`` (the message shown). A
        scene can have further zones.
    :param index: index of the item, letter or seat, from 0.
    :param device: the touched device, as in ``KeyLookup.device`` (``braille`` for a display); empty for the front end's
        own, such as the window.
    """

    zone: str
    index: int
    device: str = ""


class CommandOrdered(msgspec.Struct, frozen=True):
    """A command chosen by name: a button of the page, or the cell of a question.

    :param command: the command.
    :param device: the device, as in ``KeyLookup.device``; empty for the one used last.
    """

    command: AnyCommand
    device: str = ""


class ThoughtFinished(msgspec.Struct, frozen=True):
    """The choice of a computer player.

    :param ticket: number of the request that it answers; the receiver drops answers to outdated requests.
    :param choice: a ``Choice`` of the package ``players``, or None after a failure.
    :param fault: an unexpected fault of the thinking process, for the fault log; empty without one.
    """

    ticket: int
    choice: Any
    fault: str = ""


class PaceLearned(msgspec.Struct, frozen=True):
    """The braille line has measured the reader's speed. :param cells: cells a second."""

    cells: int


class ControllerChanged(msgspec.Struct, frozen=True):
    """A game controller was connected or disconnected. :param there: whether any is connected now."""

    there: bool


class DoctorFinished(msgspec.Struct, frozen=True):
    """The doctor has finished. :param lines: the findings in words."""

    lines: tuple[str, ...]


class NewestVersion(msgspec.Struct, frozen=True):
    """The newest version's number has arrived from the address that this build names, or no answer came.

    :param version: number of the newest version, empty without an answer.
    """

    version: str


class Report(msgspec.Struct, frozen=True):
    """News for the player that is no event of a game: the state of a channel, a file, a connection.

    :param code: code of the report, also the id of its message. :param values: the values of the message.
    :param cue: name of its sound, None for silence.
    """

    code: str
    values: Values
    cue: str | None = None


def load_failure(part: str) -> Report:
    """Return the report that a library cannot be loaded.

    The program tells such a report only once for each library.

    :param part: name of the library.
    """
    return Report("not-loaded", {"part": part})


class SpeechEnded(msgspec.Struct, frozen=True):
    """The speech of an announcement has ended, or it will never be spoken.

    :param number: number of the announcement.
    :param state: ``spoken``; ``superseded`` (cut off or removed by a later one or the stop key), ``dropped`` (a hint
        beside other announcements) or ``failed`` (no voice).
    """

    number: int
    state: str


class PageOpened(msgspec.Struct, frozen=True):
    """The player reloaded the page, which has lost everything that it showed."""


class FocusReturned(msgspec.Struct, frozen=True):
    """The player came back to the window from another program."""


#: the result of a connection: it is up, nothing answered, or something other than our server did
LineFate: TypeAlias = Literal["here", "silent", "strange"]


class FromHouse(msgspec.Struct, frozen=True):
    """A message from a server of tables (called a house in code), or a change of its connection.

    :param link: the connection.
    :param text: the message as received; None for a change of the connection.
    :param up: whether the connection is up.
    :param why: the reason of the loss; it counts only if the connection is down.
    :param address: the server's address, empty if unknown.
    """

    link: object
    text: bytes | None = None
    up: bool = True
    why: LineFate = "silent"
    address: str = ""


class HouseSilenceChanged(msgspec.Struct, frozen=True):
    """No more messages arrive on a connection that is up, or they arrive again.

    :param link: the connection.
    :param silent: whether no messages arrive.
    """

    link: object
    silent: bool


class HouseNews(msgspec.Struct, frozen=True):
    """A server's message, already parsed for the scene that receives it.

    :param news: a value of ``app/people/company``, None for no news.
    """

    news: object


class FileGiven(msgspec.Struct, frozen=True):
    """The player chose the file that the program asked for.

    :param content: the bytes of the file.
    """

    content: bytes


class FileRead(msgspec.Struct, frozen=True):
    """The chosen file was read. :param archive: the content of the archive, or the error that explains the failure."""

    archive: Any


class HousesFound(msgspec.Struct, frozen=True):
    """The servers in this network changed. :param houses: name and address of each."""

    houses: tuple[tuple[str, str], ...]


class PasskeyGiven(msgspec.Struct, frozen=True):
    """The browser answered a question for a passkey.

    :param proof: the browser's answer for the server as JSON; empty after a failure.
    """

    proof: str


class SubscriptionGiven(msgspec.Struct, frozen=True):
    """The browser was asked to show messages of the server.

    :param subscription: the browser's answer for the server as JSON; empty after a refusal.
    """

    subscription: str


class InvitationFollowed(msgspec.Struct, frozen=True):
    """The page was opened by an invitation's link. :param code: code of the table."""

    code: str


class PlaceWanted(msgspec.Struct, frozen=True):
    """The page was opened by a shortcut of the installed page. :param place: ``tables`` or ``daily``."""

    place: str


class TablesWait(msgspec.Struct, frozen=True):
    """The number of the player's tables by turns that wait for a decision has changed. :param count: the number."""

    count: int


class LanguageCame(msgspec.Struct, frozen=True):
    """The requested texts of a language arrived, or could not be loaded.

    :param there: False if they could not be loaded.
    :param code: code of the language.
    """

    code: str
    there: bool


class ForSecond(msgspec.Struct, frozen=True):
    """An item for the second person's program, when two people play at this computer on two devices.

    :param item: the item, one of the types of this module.
    """

    item: Any


class LineDropped(msgspec.Struct, frozen=True):
    """The player cleared the line that was being typed at the terminal."""


class QuitRequested(msgspec.Struct, frozen=True):
    """The program must end: Ctrl+C, a closed window or the end of input."""


class StopRequested(msgspec.Struct, frozen=True):
    """The shell asks the program to stop until it is continued: Ctrl+Z."""


class Resumed(msgspec.Struct, frozen=True):
    """The program was stopped, and goes on."""


Incoming: TypeAlias = (
    KeyDown | LineTyped | DraftKept | Touched | CommandOrdered | ThoughtFinished | DoctorFinished | PaceLearned
    | ControllerChanged | Report | SpeechEnded | NewestVersion | FromHouse | HouseSilenceChanged | HouseNews
    | HousesFound | FileGiven | FileRead | PasskeyGiven | SubscriptionGiven | InvitationFollowed | PlaceWanted
    | TablesWait | LanguageCame | FocusReturned | PageOpened | ForSecond | LineDropped | QuitRequested
    | StopRequested | Resumed
)  # fmt: skip


class Inbox:
    """A queue that any thread can fill; only the main loop takes from it.

    :ivar wake: called after each put, in the thread that puts, for a front end that does not wait at the queue itself.
    """

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Incoming] = queue.SimpleQueue()
        self.wake: Callable[[], None] = lambda: None

    def put(self, item: Incoming) -> None:
        """Add an item and call ``wake``; safe from any thread."""
        self._queue.put(item)
        self.wake()

    @property
    def is_empty(self) -> bool:
        """Return whether the queue is empty."""
        return self._queue.empty()

    def take(self, seconds: float | None = 0.0) -> Incoming | None:
        """Remove and return the next item; None if none comes in time.

        :param seconds: how long to wait; 0 or less not at all, None without limit.
        """
        try:
            return self._queue.get(timeout=None if seconds is None else max(0.0, min(seconds, threading.TIMEOUT_MAX)))
        except queue.Empty:
            return None
