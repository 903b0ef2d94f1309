"""A player of a whole deal at an installed program, who types lines and reads the output."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

#: a match of one deal, at the terminal, without a voice
MATCH = ("play", "quist", "--games", "1", "--level", "beginner", "--terminal", "--speech", "none", "--braille", "off")
#: seconds for a deal, and between two looks whether anything is printed
PATIENCE, LOOK = 900.0, 0.2
#: seconds after which Enter is pressed again although nothing was printed
UNANSWERED = 5.0


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
    if not press_enter_until(lambda: list(home.glob("records/*.match")), program, lambda: len(read)):
        program.kill()
        raise NotPlayed(b"".join(read).decode("utf-8", "replace"))
    leave(program)
    reader.join(PATIENCE)
    return b"".join(read)


def press_enter_until(
    is_done: Callable[[], object], program: subprocess.Popen[bytes], length: Callable[[], int]
) -> bool:
    """Press Enter at each pause of the output until a condition holds; return False if the program ends or is too slow.

    A pause counts once something was printed since the last Enter, so that a slow machine gets no second Enter, which
    could begin the next match.

    :param is_done: the condition. :param program: the program with pipes. :param length: returns the length of its
        output so far.
    """
    ends = time.monotonic() + PATIENCE
    pressed, pressed_at, seen = -1, 0.0, -1
    while not is_done():
        now, printed = time.monotonic(), length()
        if program.poll() is not None or now > ends:
            return False
        if printed == seen and (printed != pressed or now - pressed_at > UNANSWERED):
            put(program, "\n")
            pressed, pressed_at = printed, now
        seen = printed
        time.sleep(LOOK)
    return True


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
