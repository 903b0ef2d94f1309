"""The mode of a POSIX terminal: single keys without echo for the program, whole lines with echo for the shell."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, TextIO

from numeramis_access.input.escapes import SequenceDecoder, TypedPiece
from numeramis_access.input.terminfo import own_sequences

#: bytes read from the terminal at once
CHUNK_BYTES = 1024
#: make the terminal mark pastes, and end that
PASTE_MARKS_ON, PASTE_MARKS_OFF = b"\x1b[?2004h", b"\x1b[?2004l"


def _termios() -> Any:
    """Return the module of POSIX terminals, without its types; other systems can import this file without it."""
    return import_module("termios")


class TerminalMode:
    """A terminal whose mode this program can change.

    :param handle: file number of the terminal.
    :param before: settings of the terminal for the shell, as ``termios.tcgetattr`` returns them.
    :param encoding: encoding of typed text.
    """

    def __init__(self, handle: int, before: list[Any], encoding: str) -> None:
        self._handle, self._before = handle, before
        self._decode = codecs.getincrementaldecoder(encoding)("replace").decode
        sequences, self._obeys = own_sequences(os.environ.get("TERM", ""), handle)
        self._decoder = SequenceDecoder(sequences)

    @classmethod
    def of(cls, source: TextIO) -> TerminalMode | None:
        """Return the mode of the terminal behind a stream, None if it is no terminal."""
        termios = _termios()
        try:
            handle = source.fileno()
            return cls(handle, termios.tcgetattr(handle), source.encoding or "utf-8")
        except (OSError, ValueError, termios.error):
            return None

    def read_single_keys(self) -> bool:
        """Read single keys without echo from now on; return False while the program is in the background and the shell
        reads.
        """
        termios = _termios()
        if not self._is_ours():
            return False
        changed = [*self._before]
        changed[0] &= ~termios.IXON  # Ctrl+Q is a key here
        changed[3] &= ~(termios.ICANON | termios.ECHO)
        self._set(changed, PASTE_MARKS_ON)
        return True

    def leave(self) -> None:
        """Restore the shell's settings, unless this program is in the background and the shell has the terminal
        already.
        """
        if self._is_ours():
            self._set(self._before, PASTE_MARKS_OFF)

    def read(self) -> Iterable[TypedPiece] | None:
        """Wait for typed keys and return them; None at the end of input."""
        if not select.select([self._handle], [], [], self._decoder.waits)[0]:
            return self._decoder.flush()
        typed = os.read(self._handle, CHUNK_BYTES)
        return self._decoder.feed(self._decode(typed)) if typed else None

    def _is_ours(self) -> bool:
        """Return whether the terminal listens to this program, or is not the one that controls it."""
        if sys.platform == "win32":
            return True
        try:
            return os.tcgetpgrp(self._handle) == os.getpgrp()
        except OSError:
            return True

    def _set(self, settings: list[Any], codes: bytes) -> None:
        termios = _termios()
        with contextlib.suppress(OSError, termios.error):
            termios.tcsetattr(self._handle, termios.TCSADRAIN, settings)
            if self._obeys:
                os.write(self._handle, codes)  # the output can be a pipe
