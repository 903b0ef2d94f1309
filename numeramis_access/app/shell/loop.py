"""The driver of a program that has this process for itself: waits where keys come from, and hands them in."""

from __future__ import annotations

from typing import Protocol

from numeramis_access.app.shell.program import Program
from numeramis_access.input.inbox import Inbox, Incoming


class Front(Protocol):
    """Where keys come from and the loop waits: the window, the terminal, or nothing but the inbox."""

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next thing that comes in, waiting at most so long (None: for ever)."""


class InboxFront:
    """No window and no terminal: keys come from a braille display, a controller or a test."""

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox."""
        return inbox.take(seconds)


def run(program: Program, front: Front) -> None:
    """Drive a program until the player leaves."""
    program.start()
    while program.running:
        program.refresh()
        item = _wait(program, front)
        if item is not None:
            program.receive(item)
        program.tick()


def _wait(program: Program, front: Front) -> Incoming | None:
    """Return what comes in next; while the window is lost, keys come from other devices alone."""
    if program.announcer.is_lost(front):
        return program.inbox.take(program.due())
    return program.announcer.attempt(front, lambda: front.wait(program.inbox, program.due()))
