"""The terminal: plain lines for console screen readers and braille terminals; no control codes, nothing redrawn.

A line is read key by key, so that events can be held while the player is in the middle of one, and arrows and other
named keys act at once; where that is not possible (a pipe) whole lines are read.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TextIO, TypeAlias

from numeramis_access.input.editing import Draft
from numeramis_access.input.escapes import TypedPiece, pieces
from numeramis_access.input.inbox import Inbox, Incoming, KeyDown, QuitRequested, Typed
from numeramis_access.output.streams import without_controls
from numeramis_access.words.announcement import Announcement

#: what ends a line, and what takes a character back
ENTER, ERASE = "\r\n", "\x7f\b"
TAB = "\t"
#: what is a key where nothing is typed
ALONE = {TAB: "tab", **dict.fromkeys(ERASE, "backspace")}
#: what Ctrl with a letter sends, less the letter's own place; a tab is none of them here
CONTROL = {chr(ord(letter) - ord("a") + 1): f"ctrl+{letter}" for letter in "abefgklnopqrstuvwxyz"}
#: puts the cursor one place back
BACK = "\b"
#: keys of the cursor in a line, which do elsewhere what the scene has for them
MOVES: dict[str, Callable[[Draft], Draft]] = {
    "left": lambda line: line.go(line.at - 1), "right": lambda line: line.go(line.at + 1),
    "home": lambda line: line.go(0), "end": lambda line: line.go(len(line.text)),
    "ctrl+left": Draft.previous_word, "ctrl+right": Draft.next_word, "delete": Draft.delete,
}  # fmt: skip
#: ends the program
END = "\x04"
#: bytes taken from the terminal at once; a key's sequence is a few
CHUNK = 1024
#: waits for what is typed next and returns it, None at the end
Typing: TypeAlias = Callable[[], Iterable[TypedPiece] | None]


class Terminal:
    """Channel and front end in one: it prints announcements and puts typed lines into the inbox."""

    name = "terminal"

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        #: None where the program was started with them closed
        self._source: TextIO | None = source or sys.stdin
        self._target: TextIO | None = target or sys.stdout
        self._lock = threading.Lock()
        self._held: list[str] = []
        self._line = Draft()
        self._typing: Typing = self._typed_line
        self._echoes = False
        self._erasing = False
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
            if not self._line.text:
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
        if self._source is not None and (typing := self._restore.enter_context(_keys(self._source))):
            self._typing, self._echoes = typing, True
        threading.Thread(target=self._read, args=(inbox,), name="terminal", daemon=True).start()

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox."""
        return inbox.take(seconds)

    def _read(self, inbox: Inbox) -> None:
        while not self._closed.is_set():
            try:
                typed = self._typing()
            except (OSError, ValueError):
                typed = None
            for key, character in (TypedPiece(character=END),) if typed is None else typed:
                if character == END:
                    inbox.put(QuitRequested())
                    return
                if character:
                    self._take(character, inbox)
                elif not self._line.text:
                    inbox.put(KeyDown(key))
                elif key in MOVES:
                    with self._lock:
                        self._edit(MOVES[key](self._line))

    def _typed_line(self) -> Iterable[TypedPiece] | None:
        """Return a whole line, where the terminal hands over nothing less."""
        line = self._source.readline() if self._source is not None else ""
        return pieces(line) if line else None

    def _take(self, character: str, inbox: Inbox) -> None:
        """Take a character: into the line, as the end of it, or as a key of its own.

        Where nothing is typed the erase key is a key like others, but not while it is held after erasing a line.
        """
        if character in CONTROL or (character in ALONE and not self._line.text):
            if character not in ERASE or not self._erasing:
                inbox.put(KeyDown(CONTROL.get(character, ALONE.get(character, ""))))
            return
        if character == TAB:  # nothing that a line can hold
            return
        self._erasing = character in ERASE
        with self._lock:
            if character not in ENTER:
                self._edit(self._line.erase() if character in ERASE else self._line.insert(character))
                return
            self._echo("\n")
            line, self._line = self._line.text, Draft()
            self._print()
        inbox.put(Typed(line))

    def _edit(self, line: Draft) -> None:
        """Have another line, or the cursor elsewhere in it; what was held is printed as soon as nothing is typed."""
        self._echo(redrawn(self._line, line))
        self._line = line
        if not line.text:
            self._print()

    def _echo(self, text: str) -> None:
        """Show what is typed where the terminal has left that to us."""
        if self._echoes:
            self._write(text)


def redrawn(before: Draft, now: Draft) -> str:
    """Return what makes one line and its cursor another: nothing before the first character that differs."""
    alike = takewhile(lambda both: both[0] == both[1], zip(before.text, now.text, strict=False))
    same = sum(1 for _ in alike)
    to_there = BACK * (before.at - same) or before.text[before.at : same]
    rest = now.text[same:].ljust(len(before.text) - same)
    return to_there + rest + BACK * (same + len(rest) - now.at) if rest else _moving_codes(before, now.at)


def _moving_codes(line: Draft, to: int) -> str:
    return BACK * (line.at - to) or line.text[line.at : to]


@contextlib.contextmanager
def _keys(source: TextIO) -> Iterator[Typing | None]:
    """Have a terminal hand over each key, and yield what waits for them: echoing is ours then; None where it cannot."""
    if sys.platform == "win32":
        from numeramis_access.input.console import console_keys

        with console_keys(source) as typing:
            yield typing
        return
    import termios

    try:
        handle = source.fileno()
        before = termios.tcgetattr(handle)
    except (OSError, ValueError, termios.error):
        yield None
        return
    changed = termios.tcgetattr(handle)
    changed[0] &= ~termios.IXON  # Ctrl+Q is a key here
    changed[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(handle, termios.TCSADRAIN, changed)
    decode = codecs.getincrementaldecoder(source.encoding or "utf-8")("replace").decode

    def typed() -> Iterable[TypedPiece] | None:
        read = os.read(handle, CHUNK)
        return pieces(decode(read)) if read else None

    try:
        yield typed
    finally:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
