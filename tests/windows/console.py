"""A Windows console in tmux, and a screen for windows: a person's view of that machine, and keys for it."""

from __future__ import annotations

import os
import shlex
import struct
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from numeramis_access.input.console import PASTE_GAP_SECONDS
from numeramis_access.output.terminal import ENTER_REPEAT_SECONDS
from tests.peers.test_terminal import Terminal
from tests.waiting import wait_until
from tests.windows.wine import Machine

#: keys that tmux sends in another way than Wine's console reads them, as bytes in hexadecimal
OTHERWISE = {"Home": "1b 5b 48", "End": "1b 5b 46"}
#: seconds between two repetitions of a held key
REPEATS = 0.03
#: colours of a screen on which a window is drawn, at least: letters have soft edges
DRAWN = 100
#: width and height of the screen in pixels
SCREEN = (1280, 960)


class Console(Terminal):
    """A Windows program in a console: ``type``, ``press`` for other keys, ``text`` for its content."""

    def __init__(self, folder: Path, machine: Machine, words: list[str], program: Path, **more: str) -> None:
        self._socket = str(folder / "tmux")
        self._raw = folder / "raw"
        command = shlex.join(machine.command(words, program, more))
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "200", f"{command}; echo ended; sleep 600")

    def press(self, key: str) -> None:
        """Press a key by tmux's name for it; Enter not so soon that it could come from a held key."""
        if key == "Escape":
            self.press_escape()
            return
        if key == "Enter":
            time.sleep(2 * ENTER_REPEAT_SECONDS)
        self.tmux("send-keys", *(("-H", *OTHERWISE[key].split()) if key in OTHERWISE else (key,)))

    def type(self, text: str, enter: bool = True) -> None:
        """Type text, and Enter not so soon after it that both could be one paste."""
        if text:
            self.tmux("send-keys", "-l", text)
            time.sleep(10 * PASTE_GAP_SECONDS)
        if enter:
            self.press("Enter")

    def paste(self, text: str) -> None:
        """Paste a text as a console does that marks no pastes."""
        self.tmux("set-buffer", text)
        self.tmux("paste-buffer")

    def hold(self, key: str, seconds: float) -> None:
        """Hold a key: Wine's console takes each repetition for a press and a release."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            self.tmux("send-keys", key)
            time.sleep(REPEATS)

    def close(self) -> None:
        """End the console and its programs."""
        subprocess.run(["tmux", "-S", self._socket, "kill-server"], check=False, capture_output=True)


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the name of an X display and the file that always has its picture."""
    reading, writing = os.pipe()
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-fbdir", str(folder)]
    with (folder / "xvfb.log").open("wb") as log:
        server = subprocess.Popen(command, pass_fds=(writing,), stdout=log, stderr=log)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            display = f":{number.readline().strip()}"
        wait_until((folder / "Xvfb_screen0").exists)
        yield display, folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait(60)


def picture(file: Path) -> tuple[tuple[int, int], bytes]:
    """Return the size and the pixels (RGB) of a screen; the file is in X's own format XWD."""
    data = file.read_bytes()
    header, _, _, _, width, height = struct.unpack(">6I", data[:24])
    line, colours = struct.unpack(">I", data[48:52])[0], struct.unpack(">I", data[76:80])[0]
    start = header + colours * 12
    rows = (data[start + row * line : start + row * line + width * 4] for row in range(height))
    pixels = b"".join(rows)
    red, green, blue = pixels[2::4], pixels[1::4], pixels[0::4]
    return (width, height), bytes(byte for point in zip(red, green, blue, strict=True) for byte in point)


def colours(file: Path) -> Counter[bytes]:
    """Return how many points of the screen have which colour."""
    _, pixels = picture(file)
    return Counter(pixels[at : at + 3] for at in range(0, len(pixels), 3 * 7))


def keep(file: Path, target: Path) -> None:
    """Save the screen as a PNG for people to look at."""
    size, pixels = picture(file)
    assert size == SCREEN
    pygame.image.save(pygame.image.frombytes(pixels, size, "RGB"), target)
