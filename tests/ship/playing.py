"""A player of a whole deal at an installed program, who types lines and reads the output."""

from __future__ import annotations

import subprocess
import threading
import time
from pathlib import Path

#: a match of one deal, at the terminal, without a voice
MATCH = ("play", "quist", "--games", "1", "--level", "beginner", "--terminal", "--speech", "none", "--braille", "off")
#: seconds for a deal, and between two looks whether anything is printed
PATIENCE, LOOK = 900.0, 0.2


class NotPlayed(Exception):
    """A deal did not end; the message has the output."""


def play_deal(program: subprocess.Popen[bytes], home: Path) -> bytes:
    """Play with Enter alone until the match is over and recorded; return the output.

    :param program: the started program with pipes, playing ``MATCH``. :param home: the player's, empty before.
    :raises NotPlayed: when the program ends, or the time is over.
    """
    read: list[bytes] = []
    printed = program.stdout
    assert printed is not None
    reader = threading.Thread(target=lambda: read.extend(iter(lambda: printed.read(1), b"")), daemon=True)
    reader.start()
    ends, seen = time.monotonic() + PATIENCE, -1
    while not list(home.glob("records/*.match")):
        if program.poll() is not None or time.monotonic() > ends:
            program.kill()
            raise NotPlayed(b"".join(read).decode("utf-8", "replace"))
        if len(read) == seen:
            put(program, "\n")
        seen = len(read)
        time.sleep(LOOK)
    leave(program)
    reader.join(PATIENCE)
    return b"".join(read)


def put(program: subprocess.Popen[bytes], text: str) -> None:
    """Type at a program."""
    assert program.stdin is not None
    program.stdin.write(text.encode())
    program.stdin.flush()


def leave(program: subprocess.Popen[bytes]) -> None:
    """Close the input, as a closed terminal does: the program ends in order."""
    assert program.stdin is not None
    program.stdin.close()
    try:
        program.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()


def text_of(printed: bytes) -> str:
    """Return a program's output as text; it can be in any encoding that systems use for Czech."""
    try:
        return printed.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        return printed.decode("cp1250").replace("\r\n", "\n")
