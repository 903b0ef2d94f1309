"""The terminal: plain lines for console screen readers and braille terminals; no control codes, nothing redrawn.

A line is read character by character, so that events can be held while the player is in the middle of one, and arrows
and other named keys act at once; where that is not possible (a pipe, another system) whole lines are read.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from typing import TextIO

from numeramis_access.input.escapes import pieces
from numeramis_access.input.inbox import Inbox, Incoming, KeyDown, QuitRequested, Typed
from numeramis_access.output.streams import without_controls
from numeramis_access.words.announcement import Announcement

#: what ends a line, and what takes a character back
ENTER, ERASE = "\r\n", "\x7f\b"
#: what Ctrl with a letter sends, less the letter's own place; a tab is none of them here
CONTROL = {chr(ord(letter) - ord("a") + 1): f"ctrl+{letter}" for letter in "abefgklnopqrstuvwxyz"}
#: bytes taken from the terminal at once; a key's sequence is a few
CHUNK = 1024


class Terminal:
    """Channel and front end in one: it prints announcements and puts typed lines into the inbox."""

    name = "terminal"

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        #: None where the program was started with them closed
        self._source: TextIO | None = source or sys.stdin
        self._target: TextIO | None = target or sys.stdout
        self._lock = threading.Lock()
        self._held: list[str] = []
        self._line = ""
        self._echoes = False
        self._erasing = False
        encoding = self._source.encoding if self._source is not None else "utf-8"
        self._decode = codecs.getincrementaldecoder(encoding or "utf-8")("replace").decode
        self._closed = threading.Event()
        self._restore = contextlib.ExitStack()

    # the channel

    def probe(self) -> bool:
        """Return True: a terminal can always be written to."""
        return True

    def open(self) -> None:
        """Do nothing; reading begins with ``listen``."""

    def show(self, announcement: Announcement) -> None:
        """Print the announcement, or hold it while a line is being typed."""
        if not announcement.text:
            return
        with self._lock:
            self._held.append(announcement.text)
            if not self._line:
                self._print()

    def hush(self) -> None:
        """Do nothing: what is printed stays."""

    def close(self) -> None:
        """Give the terminal back as it was."""
        self._closed.set()
        self._restore.close()

    def _print(self) -> None:
        """Print what was held; the lock is held by the caller."""
        self._write("".join(without_controls(text) + "\n" for text in self._held))
        self._held.clear()

    def _write(self, text: str) -> None:
        """Write; a terminal that is closed or gone takes nothing, and the end of its input ends the program."""
        if self._target is not None:
            with contextlib.suppress(OSError, ValueError):
                self._target.write(text)
                self._target.flush()

    # the front end

    def listen(self, inbox: Inbox) -> None:
        """Begin to read lines in a thread of its own."""
        if self._source is not None:
            self._echoes = self._restore.enter_context(_characters(self._source))
        threading.Thread(target=self._read, args=(inbox,), name="terminal", daemon=True).start()

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox."""
        return inbox.take(seconds)

    def _read(self, inbox: Inbox) -> None:
        while not self._closed.is_set():
            try:
                text = self._chunk()
            except (OSError, ValueError):
                text = None
            if text is None or "\x04" in text:
                inbox.put(QuitRequested())
                return
            for key, character in pieces(text):
                if character:
                    self._take(character, inbox)
                elif not self._line:
                    inbox.put(KeyDown(key))

    def _chunk(self) -> str | None:
        """Return what was typed, None at the end."""
        if self._source is None:
            return None
        if not self._echoes:
            return self._source.readline() or None
        read = os.read(self._source.fileno(), CHUNK)
        return self._decode(read) if read else None

    def _take(self, character: str, inbox: Inbox) -> None:
        """Take a character: into the line, as the end of it, or as a key of its own.

        Where nothing is typed the erase key is a key like others, but not while it is held after erasing a line.
        """
        if character in CONTROL or (character in ERASE and not self._line):
            if character in CONTROL or not self._erasing:
                inbox.put(KeyDown(CONTROL.get(character, "backspace")))
            return
        self._erasing = character in ERASE
        with self._lock:
            if character not in ENTER:
                self._edit(character)
                if not self._line:
                    self._print()
                return
            self._echo("\n")
            line, self._line = self._line, ""
            self._print()
        inbox.put(Typed(line))

    def _edit(self, character: str) -> None:
        """Add a typed character to the line, or take the last one back."""
        if character not in ERASE:
            self._line += character
            self._echo(character)
        elif self._line:
            self._line = self._line[:-1]
            self._echo("\b \b")

    def _echo(self, text: str) -> None:
        """Show what is typed where the terminal has left that to us."""
        if self._echoes:
            self._write(text)


@contextlib.contextmanager
def _characters(source: TextIO) -> Iterator[bool]:
    """Have a POSIX terminal hand over each character, and yield True: echoing is ours then; elsewhere False."""
    if sys.platform == "win32":
        yield False
        return
    import termios

    try:
        handle = source.fileno()
        before = termios.tcgetattr(handle)
    except (OSError, ValueError, termios.error):
        yield False
        return
    changed = termios.tcgetattr(handle)
    changed[0] &= ~termios.IXON  # Ctrl+Q is a key here
    changed[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(handle, termios.TCSADRAIN, changed)
    try:
        yield True
    finally:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
