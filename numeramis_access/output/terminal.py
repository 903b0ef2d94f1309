"""The terminal: plain lines for console screen readers and braille terminals; no control codes, nothing redrawn.

A line is read key by key, so announcements can wait while the player types, and arrows and other named keys act at
once. Where that is impossible (a pipe), whole lines are read.
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

#: characters that end a line, and that erase one character
ENTER, ERASE = "\r\n", "\x7f\b"
TAB = "\t"
#: keys of their own while nothing is typed
ALONE = {TAB: "tab", **dict.fromkeys(ERASE, "backspace")}
#: characters of Ctrl with a letter; the letters of tab, backspace, line ends and Ctrl+C and D are left out
CONTROL = {chr(ord(letter) - ord("a") + 1): f"ctrl+{letter}" for letter in "abefgklnopqrstuvwxyz"}
#: moves the cursor one place back
BACK = "\b"
#: keys that move the cursor in a line; in an empty line they belong to the scene
MOVES: dict[str, Callable[[Draft], Draft]] = {
    "left": lambda line: line.go(line.at - 1), "right": lambda line: line.go(line.at + 1),
    "home": lambda line: line.go(0), "end": lambda line: line.go(len(line.text)),
    "ctrl+left": Draft.previous_word, "ctrl+right": Draft.next_word, "delete": Draft.delete,
}  # fmt: skip
#: ends the program
END = "\x04"
#: bytes read from the terminal at once; a key's sequence has a few
CHUNK = 1024
#: waits for typed input and returns it, None at the end
Typing: TypeAlias = Callable[[], Iterable[TypedPiece] | None]


class Terminal:
    """Channel and front end in one: it prints announcements and puts typed lines into the inbox."""

    name = "terminal"

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        #: None if the program was started with it closed
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
        """Return True: a terminal can always be tried."""
        return True

    def open(self) -> None:
        """Do nothing; reading begins with ``listen``."""

    def show(self, announcement: Announcement) -> None:
        """Print the announcement, or hold it back while a line is being typed."""
        if not announcement.text:
            return
        with self._lock:
            self._held.append(announcement.text)
            if not self._line.text:
                self._print()

    def hush(self) -> None:
        """Do nothing: printed text stays."""

    def close(self) -> None:
        """Restore the terminal's settings."""
        self._closed.set()
        self._restore.close()

    def _print(self) -> None:
        """Print the announcements held back; the caller holds the lock."""
        self._write("".join(without_controls(text) + "\n" for text in self._held))
        self._held.clear()

    def _write(self, text: str) -> None:
        """Write text; ignore a terminal that is closed or gone, because the end of its input ends the program."""
        if self._target is not None:
            with contextlib.suppress(OSError, ValueError):
                self._target.write(text)
                self._target.flush()

    # the front end

    def listen(self, inbox: Inbox) -> None:
        """Start reading lines in a separate thread."""
        if self._source is not None and (typing := self._restore.enter_context(_keys(self._source))):
            self._typing, self._echoes = typing, True
        threading.Thread(target=self._read, args=(inbox,), name="terminal", daemon=True).start()

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox; None if none came in time."""
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
        """Return a whole line, for input that cannot be read by key; None at the end of input."""
        line = self._source.readline() if self._source is not None else ""
        return pieces(line) if line else None

    def _take(self, character: str, inbox: Inbox) -> None:
        """Handle a character: add it to the line, end the line, or send it as a key.

        In an empty line the erase key is a key like others, except while it is still held down from erasing the line.
        """
        if character in CONTROL or (character in ALONE and not self._line.text):
            if character not in ERASE or not self._erasing:
                inbox.put(KeyDown(CONTROL.get(character, ALONE.get(character, ""))))
            return
        if character == TAB:  # a line cannot hold it
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
        """Change the line or its cursor; once it is empty, print the announcements held back."""
        self._echo(redrawn(self._line, line))
        self._line = line
        if not line.text:
            self._print()

    def _echo(self, text: str) -> None:
        """Show typed text where the terminal leaves the echo to us."""
        if self._echoes:
            self._write(text)


def redrawn(before: Draft, now: Draft) -> str:
    """Return the output that turns one line and cursor into another; it starts at the first character that differs."""
    alike = takewhile(lambda both: both[0] == both[1], zip(before.text, now.text, strict=False))
    same = sum(1 for _ in alike)
    to_there = BACK * (before.at - same) or before.text[before.at : same]
    rest = now.text[same:].ljust(len(before.text) - same)
    return to_there + rest + BACK * (same + len(rest) - now.at) if rest else _moving_codes(before, now.at)


def _moving_codes(line: Draft, to: int) -> str:
    return BACK * (line.at - to) or line.text[line.at : to]


@contextlib.contextmanager
def _keys(source: TextIO) -> Iterator[Typing | None]:
    """Read a terminal by key, without echo; yield a function that waits for keys, None if that is impossible."""
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
