"""The window under a real window manager: it fills the screen, comes back to its place, opens there again."""

from __future__ import annotations

import subprocess

import pytest

from numeramis_access.output.window.window_place import usual_size
from tests.peers.desktop import SCREEN, Desktop

pytestmark = [pytest.mark.peer(name) for name in ("xvfb", "dbus", "speech-dispatcher", "openbox")]

SETTINGS = 'language = "en"\npace = 0.0\nmode = "own-voice"\ncue_volume = 0\n'


def opened(desktop: Desktop) -> subprocess.Popen[bytes]:
    """Return the program, its window on the screen and with the keyboard."""
    process = desktop.program("play", "quist", "--seed", "5", settings=SETTINGS)
    desktop.wait(lambda: desktop.window_of(process), "the window")
    desktop.wait(lambda: desktop.has_keyboard(process), "the keyboard")
    return process


def test_alt_enter_fills_the_screen_and_gives_back_the_window_in_its_place() -> None:
    with Desktop() as desktop:
        desktop.manage()
        process = opened(desktop)
        before = desktop.geometry(process)
        assert before[1] == usual_size(SCREEN)
        desktop.press("alt+Return")
        desktop.wait(lambda: desktop.geometry(process) == ((0, 0), SCREEN), "the whole screen")
        desktop.press("alt+Return")
        desktop.wait(lambda: desktop.geometry(process) == before, "the window as it was")


def test_a_window_that_was_moved_opens_where_it_was() -> None:
    with Desktop() as desktop:
        desktop.manage()
        process = opened(desktop)
        desktop.place(process, (90, 70), (700, 500))
        desktop.wait(lambda: desktop.geometry(process)[1] == (700, 500), "the smaller window")
        before = desktop.geometry(process)
        desktop.press("alt+F4")
        desktop.wait(lambda: process.poll() is not None, "the end")
        assert desktop.geometry(opened(desktop)) == before
