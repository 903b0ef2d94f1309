"""When another person takes the keyboard, no channel shows or keeps what it told the one before."""

from __future__ import annotations

import os
import pty

import pytest

from numeramis_access.input.inbox import Inbox
from numeramis_access.output.braille_layout import DisplaySize
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.terminal import CLEAR_SCREEN, Terminal
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage

MENU = Screen("menu", "Menu", (Item("first"), Item("second")))


def message(text: str) -> Announcement:
    """Return an answer."""
    return Announcement("test", text, text, text, priority=Priority.NOW, language="en")


def test_a_terminal_clears_its_screen_and_the_lines_above_but_keeps_a_typed_line() -> None:
    """The text typed so far belongs to everyone; a pipe gets no control codes."""
    master, slave = pty.openpty()
    with open(os.dup(slave), encoding="utf-8") as source, open(os.dup(slave), "w", encoding="utf-8") as target:
        terminal = Terminal(source, target)
        terminal.listen(Inbox())
        terminal.show(message("Your cards: nine"))
        terminal.forget()
        terminal.show(message("Everyone"))
        told = ""
        while "Everyone" not in told:
            told += os.read(master, 4096).decode()
        terminal.close()
        os.write(master, b"\x04")  # ends the reading thread
    os.close(slave)
    os.close(master)
    assert "nine" in told
    assert CLEAR_SCREEN == "\x1b[H\x1b[2J\x1b[3J"
    assert told.rpartition(CLEAR_SCREEN)[2].strip().startswith("Everyone")


def test_a_braille_line_forgets_messages_shown_and_waiting_and_what_it_holds() -> None:
    line = BrailleLine(Settings(language="en"), Inbox(), CurrentLanguage("en"), "off")
    line._take_display("display", DisplaySize(1, 40), 8)
    line.draw(MENU)
    line.flush()
    empty = line.cells
    for text in ("Your cards: nine", "Your hand again"):
        line.show(message(text))
    line.flush()
    assert line.cells != empty
    line.hold()
    line.show(message("Not yet shown"))
    line.forget()
    line.flush()
    assert line.cells == empty
    for _ in range(5):
        line._pan(-1)
        assert line.cells == empty


def test_a_window_paints_no_message_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    shown = Window(Settings(language="en"), Inbox(), CurrentLanguage("en"))
    shown.open()

    def picture() -> bytes:
        shown.paint()
        return pygame.image.tobytes(pygame.display.get_surface(), "RGB")

    shown.draw(MENU)
    before = picture()
    shown.show(message("Your cards: nine"))
    assert picture() != before
    shown.forget()
    assert picture() == before
    shown.close()
