"""The terminal: plain lines for console screen readers and braille terminals; nothing is redrawn.

A line is read key by key, so announcements can wait while the player types, and arrows and other named keys act at
once. Where that is impossible (a pipe), whole lines are read. The only control codes ask the terminal to mark pastes,
and clear it when another person takes the keyboard.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, TextIO, TypeAlias

from numeramis_access.input.editing import Draft
from numeramis_access.input.escapes import TypedPiece, typed_pieces
from numeramis_access.input.graphemes import character_starts, column_count
from numeramis_access.input.inbox import Inbox, Incoming, KeyDown, LineDropped, LineTyped, QuitRequested
from numeramis_access.output.channel import EndsLines, ForgetsHistory, SuspendsDevice
from numeramis_access.output.streams import without_controls
from numeramis_access.words.announcement import Announcement

if TYPE_CHECKING:  # its parts differ by system, and are loaded where a terminal takes single keys
    from numeramis_access.output.terminal_mode import TerminalMode

#: characters that end a line, and that erase one character
ENTER_CHARACTERS, ERASE_CHARACTERS = "\r\n", "\x7f\b"
TAB_CHARACTER = "\t"
#: keys of their own while nothing is typed
EMPTY_LINE_KEYS = {TAB_CHARACTER: "tab", **dict.fromkeys(ERASE_CHARACTERS, "backspace")}
#: characters of Ctrl with a letter; the letters of tab, backspace, line ends and Ctrl+C and D are left out
CONTROL_KEYS = {chr(ord(letter) - ord("a") + 1): f"ctrl+{letter}" for letter in "abefgklnopqrstuvwxyz"}
#: moves the cursor one place back
BACKSPACE = "\b"
#: keys that move the cursor in a line; in an empty line they belong to the scene
CURSOR_MOVES: dict[str, Callable[[Draft], Draft]] = {
    "left": Draft.with_cursor_left, "right": Draft.with_cursor_right,
    "home": lambda line: line.with_cursor_at(0), "end": lambda line: line.with_cursor_at(len(line.text)),
    "ctrl+left": Draft.with_cursor_at_previous_word, "ctrl+right": Draft.with_cursor_at_next_word,
    "delete": Draft.delete,
}  # fmt: skip
#: ends the program
END_OF_INPUT = "\x04"
#: goes to the first line, clears the screen, and then the lines above it
CLEAR_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
#: seconds after an Enter in which another one comes from the held key, whose release a terminal does not tell
ENTER_REPEAT_SECONDS = 0.15
#: seconds after a line that ended by itself in which an Enter belongs to it
ENTER_OF_LINE_SECONDS = 1.5
#: waits for typed input and returns it, None at the end
ReadInput: TypeAlias = Callable[[], Iterable[TypedPiece] | None]


class Terminal(SuspendsDevice, ForgetsHistory, EndsLines):
    """Channel and front end in one: it prints announcements and puts typed lines into the inbox.

    :param source: the input, None for standard input. :param target: the output, None for standard output.
    :param clock: returns monotonic seconds.
    """

    name = "terminal"

    def __init__(
        self,
        source: TextIO | None = None,
        target: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        #: None if the program was started with it closed
        self._source: TextIO | None = source or sys.stdin
        self._target: TextIO | None = target or sys.stdout
        self._lock = threading.Lock()
        self._waiting_texts: list[str] = []
        self._line = Draft()
        self._read_input: ReadInput = self._typed_line
        self._has_own_echo = False
        self._is_erasing = False
        #: when the last line ended without Enter, so that an Enter right after it belongs to it; None if it did not
        self._line_ended_at: float | None = None
        self._clock = clock
        #: when Enter was last pressed
        self._enter_pressed_at = clock() - ENTER_REPEAT_SECONDS
        #: the inbox that reading fills
        self._inbox: Inbox | None = None
        self._is_closed = threading.Event()
        self._restore = contextlib.ExitStack()
        #: the terminal itself, if its mode can be changed
        self._mode: TerminalMode | None = None

    # the channel

    def probe(self) -> bool:
        """Return True: a terminal can always be tried."""
        return True

    def open(self) -> None:
        """Do nothing; reading begins with ``listen``."""

    def show(self, announcement: Announcement) -> None:
        """Print an announcement, or hold it back until the line being typed is ended or emptied.

        An announcement without text is ignored.
        """
        if not announcement.text:
            return
        with self._lock:
            self._waiting_texts.append(announcement.text)
            if not self._line.text:
                self._print()

    def hush(self) -> None:
        """Do nothing: printed text stays."""

    def forget(self) -> None:
        """Clear the screen and the lines above it, and drop announcements held back; a pipe stays as it is."""
        with self._lock:
            self._waiting_texts.clear()
            if self._has_own_echo:
                self._write(CLEAR_SCREEN + self._line.text)
                self._write(_moving_codes(Draft.of_text(self._line.text), self._line.at))

    def close(self) -> None:
        """End reading, and restore the terminal's settings."""
        self._is_closed.set()
        self._restore.close()

    def suspend(self) -> None:
        """Give the terminal back to the shell; do nothing for a pipe."""
        if self._mode is not None:
            self._mode.leave()

    def resume(self) -> None:
        """Take the terminal again, and show the line that is being typed; do nothing for a pipe, or in the background.
        """
        if self._mode is not None and self._mode.read_single_keys():
            with self._lock:
                self._echo(redraw_codes(Draft(), self._line))

    def _print(self) -> None:
        """Print the announcements held back; the caller holds the lock."""
        self._write("".join(without_controls(text) + "\n" for text in self._waiting_texts))
        self._waiting_texts.clear()

    def _write(self, text: str) -> None:
        """Write text; a pipe without a reader ends the program.

        Ignore a terminal that is closed or gone, because the end of its input ends the program.
        """
        if self._target is None:
            return
        try:
            self._target.write(text)
            self._target.flush()
        except BrokenPipeError:
            if self._inbox is not None:
                self._inbox.put(QuitRequested())
        except (OSError, ValueError):
            pass

    # the front end

    def listen(self, inbox: Inbox) -> None:
        """Start reading in a separate thread, which puts keys and lines into the inbox until ``close``.

        A terminal is read by key, without its own echo; other input is read by line.

        :param inbox: receives keys, lines and, at the end of input, ``QuitRequested``.
        """
        self._inbox = inbox
        if self._source is not None and (typing := self._restore.enter_context(self._reading_keys(self._source))):
            self._read_input, self._has_own_echo = typing, True
        threading.Thread(target=self._read, args=(inbox,), name="terminal", daemon=True).start()

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox; None if none came within ``seconds``, of which None means any time."""
        return inbox.take(seconds)

    def _read(self, inbox: Inbox) -> None:
        while not self._is_closed.is_set():
            try:
                typed = self._read_input()
            except (OSError, ValueError):
                typed = None
            for key, character, pasted in (TypedPiece(character=END_OF_INPUT),) if typed is None else typed:
                if character == END_OF_INPUT:
                    inbox.put(QuitRequested())
                    return
                if character:
                    self._take_character(character, inbox)
                elif pasted:
                    with self._lock:
                        self._edit(self._line.insert(pasted))
                elif not self._line.text:
                    self._line_ended_at = None
                    inbox.put(KeyDown(key))
                elif key == "escape":
                    self._drop_line(inbox)
                elif key in CURSOR_MOVES:
                    with self._lock:
                        self._edit(CURSOR_MOVES[key](self._line))

    def _typed_line(self) -> Iterable[TypedPiece] | None:
        """Return a whole line, for input that cannot be read by key; None at the end of input."""
        line = self._source.readline() if self._source is not None else ""
        return typed_pieces(line) if line else None

    def _take_character(self, character: str, inbox: Inbox) -> None:
        """Handle a character: add it to the line, end the line, or send it as a key.

        In an empty line the erase key is a key like others, except while it is still held down from erasing the line.
        """
        if character in CONTROL_KEYS or (character in EMPTY_LINE_KEYS and not self._line.text):
            self._line_ended_at = None
            if character not in ERASE_CHARACTERS or not self._is_erasing:
                inbox.put(KeyDown(CONTROL_KEYS.get(character, EMPTY_LINE_KEYS.get(character, ""))))
            return
        if character == TAB_CHARACTER:  # a line cannot hold it
            return
        self._is_erasing = character in ERASE_CHARACTERS
        ended, self._line_ended_at = self._line_ended_at, None
        belongs = ended is not None and self._clock() - ended < ENTER_OF_LINE_SECONDS
        if character in ENTER_CHARACTERS and (belongs or self._repeats_enter()):
            return
        with self._lock:
            if character not in ENTER_CHARACTERS:
                self._edit(self._line.backspace() if character in ERASE_CHARACTERS else self._line.insert(character))
                if character in ERASE_CHARACTERS or self._line.text.lower() not in self.whole_lines:
                    return
                self._line_ended_at = self._clock()
            self._echo("\n")
            line, self._line = self._line.text, Draft()
            self._print()
        inbox.put(LineTyped(line))

    def _drop_line(self, inbox: Inbox) -> None:
        """Clear the typed line, and let the player hear it."""
        with self._lock:
            self._edit(Draft())
        inbox.put(LineDropped())

    def _repeats_enter(self) -> bool:
        """Return whether this Enter comes from a key that is held down; a line that has been typed always counts."""
        before, self._enter_pressed_at = self._enter_pressed_at, self._clock()
        return self._has_own_echo and not self._line.text and self._enter_pressed_at - before < ENTER_REPEAT_SECONDS

    def _edit(self, line: Draft) -> None:
        """Change the line or its cursor; once it is empty, print the announcements held back."""
        self._echo(redraw_codes(self._line, line))
        self._line = line
        if not line.text:
            self._print()

    def _echo(self, text: str) -> None:
        """Show typed text where the terminal leaves the echo to us."""
        if self._has_own_echo:
            self._write(text)

    @contextlib.contextmanager
    def _reading_keys(self, source: TextIO) -> Iterator[ReadInput | None]:
        """Read a terminal by key, without echo; yield a function that waits for keys, None if that is impossible."""
        if sys.platform == "win32":
            from numeramis_access.input.console import console_keys

            with console_keys(source) as typing:
                yield typing
            return
        from numeramis_access.output.terminal_mode import TerminalMode

        mode = self._mode = TerminalMode.of(source)
        if mode is None:
            yield None
            return
        mode.read_single_keys()
        try:
            yield mode.read
        finally:
            mode.leave()


def redraw_codes(before: Draft, now: Draft) -> str:
    """Return the output that turns one line with its cursor into another; it rewrites the line from the first character
    that differs.

    :param before: the line as it stands in the terminal.
    :param now: the line as it should stand there.
    """
    alike = sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(before.text, now.text, strict=False)))
    same = max(at for at in {*character_starts(before.text)} & {*character_starts(now.text)} if at <= alike)
    to_there = _moving_codes(before, same)
    rest, gone = now.text[same:], column_count(before.text[same:]) - column_count(now.text[same:])
    blanks = " " * max(0, gone)
    if rest or blanks:
        return to_there + rest + blanks + BACKSPACE * (column_count(now.text[now.at :]) + len(blanks))
    return _moving_codes(before, now.at)


def _moving_codes(line: Draft, to: int) -> str:
    return BACKSPACE * column_count(line.text[to : line.at]) or line.text[line.at : to]
