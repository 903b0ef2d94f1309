"""The inbox: the one queue through which everything comes in, and what can lie in it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from numeramis_access.core.actions import Values
from numeramis_access.input.commands import AnyCommand


class KeyDown(msgspec.Struct, frozen=True):
    """A key was pressed, by its name in the keymaps.

    :param at: when, in seconds of ``time.perf_counter`` (0.0 where unknown). :param writes: the character that it
        writes by the keyboard's own layout, empty where it writes none or nobody knows.
    """

    key: str
    at: float = 0.0
    writes: str = ""


class Typed(msgspec.Struct, frozen=True):
    """A line was typed at the terminal."""

    text: str


class Drafted(msgspec.Struct, frozen=True):
    """What stands in a field that does its own editing, as a page's does; nobody has taken it yet."""

    text: str


class Touched(msgspec.Struct, frozen=True):
    """A place of a showing channel was touched: a routing key over a cell, a click, a reader's own command.

    :param zone: ``items`` (index into the screen's items: go there, or act when already there), ``focus`` (go there
        only), ``point`` (the same by mouse or finger, which never plays at once), ``name`` (go there and say what it
        is), ``press`` (act on it at once), ``less`` and ``more`` (change its value), ``letter`` (put the cursor
        of a text that is typed there), ``table`` (a seat), ``message``.
    :param device: whose place it was, as ``KeyLookup.device``; empty where that is what keys come by anyway.
    """

    zone: str
    index: int
    device: str = ""


class Ordered(msgspec.Struct, frozen=True):
    """A command was asked for by its name: a button of the page, a cell that a question belongs to.

    :param device: as in ``Touched``.
    """

    command: AnyCommand
    device: str = ""


class Thought(msgspec.Struct, frozen=True):
    """An opponent has chosen.

    :param ticket: which question this answers; an old one is thrown away. :param choice: a ``players`` Choice, or
        None when thinking failed. :param fault: where thinking met what nobody foresaw, for the log of faults.
    """

    ticket: int
    choice: Any
    fault: str = ""


class PaceLearned(msgspec.Struct, frozen=True):
    """The braille line has learnt how fast it is read. :param cells: a second."""

    cells: int


class Examined(msgspec.Struct, frozen=True):
    """The doctor has looked at the machine. :param lines: what was found, in words."""

    lines: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """A channel has something to say about itself.

    :param code: also the id of its message. :param values: what the message needs. :param cue: its sound.
    """

    code: str
    values: Values
    cue: str | None = None


def not_loaded(part: str) -> Report:
    """Return the report that a library cannot be loaded; the program tells of each library once."""
    return Report("not-loaded", {"part": part})


class FateOfSpeech(msgspec.Struct, frozen=True):
    """What became of an announcement: ``spoken``, ``superseded``, ``dropped`` or ``failed``."""

    number: int
    state: str


class FocusReturned(msgspec.Struct, frozen=True):
    """The player has come back to the window from another program."""


#: what became of a try to reach a house: it was there, nobody answered, or something else did
LineFate: TypeAlias = Literal["here", "silent", "strange"]


class FromHouse(msgspec.Struct, frozen=True):
    """Something came from a house of tables.

    :param link: over which line. :param text: as it came; None where the line itself has changed. :param up: whether
        the line is there. :param why: how it ended where it is not. :param address: where it leads, empty for unknown.
    """

    link: object
    text: bytes | None = None
    up: bool = True
    why: LineFate = "silent"
    address: str = ""


class HouseSilent(msgspec.Struct, frozen=True):
    """A line to a house is there, but nothing comes over it, or something comes again.

    :param link: over which line. :param silent: whether nothing comes.
    """

    link: object
    silent: bool


class HouseNews(msgspec.Struct, frozen=True):
    """What came from a house, read by its scene. :param news: of ``app/people/company``, None for nothing."""

    news: object


class FileGiven(msgspec.Struct, frozen=True):
    """The player has chosen a file that he was asked for."""

    content: bytes


class FileRead(msgspec.Struct, frozen=True):
    """The file that was given has been looked at. :param found: what is in it, or the error that tells why not."""

    found: Any


class HousesFound(msgspec.Struct, frozen=True):
    """Which houses of tables there are in this network has changed. :param houses: name and address of each."""

    houses: tuple[tuple[str, str], ...]


class PasskeyGiven(msgspec.Struct, frozen=True):
    """The browser has made a passkey, or shown one. :param proof: for the house; empty where it has not."""

    proof: str


class InvitationFollowed(msgspec.Struct, frozen=True):
    """The page was opened by the link of an invitation. :param code: of the table."""

    code: str


class LanguageCame(msgspec.Struct, frozen=True):
    """The texts of a language that were asked for are here. :param there: False where they could not be had."""

    code: str
    there: bool


class QuitRequested(msgspec.Struct, frozen=True):
    """The program is asked to end: Ctrl+C, the window closed, end of input."""


Incoming: TypeAlias = (
    KeyDown | Typed | Drafted | Touched | Ordered | Thought | Examined | PaceLearned | Report | FateOfSpeech
    | FromHouse | HouseSilent | HouseNews | HousesFound | FileGiven | FileRead | PasskeyGiven | InvitationFollowed
    | LanguageCame | FocusReturned | QuitRequested
)  # fmt: skip


class Inbox:
    """A queue that any thread may put into; the loop alone takes out.

    :ivar wake: called after each put, for a front end that waits elsewhere than here.
    """

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Incoming] = queue.SimpleQueue()
        self.wake: Callable[[], None] = lambda: None

    def put(self, item: Incoming) -> None:
        """Put an item in; from any thread."""
        self._queue.put(item)
        self.wake()

    @property
    def empty(self) -> bool:
        """Return whether nothing lies in it."""
        return self._queue.empty()

    def take(self, seconds: float | None = 0.0) -> Incoming | None:
        """Return the next item, waiting at most so long (None: for ever); None when nothing came."""
        try:
            return self._queue.get(timeout=None if seconds is None else max(0.0, min(seconds, threading.TIMEOUT_MAX)))
        except queue.Empty:
            return None
