"""The driver of a program that has this process to itself: it waits for input and passes it on."""

from __future__ import annotations

import os
import signal
import sys
from typing import Protocol

from numeramis_access.app.shell.program import Program
from numeramis_access.input.inbox import Inbox, Incoming, Resumed, StopRequested


class EventSource(Protocol):
    """The source of keys in which the loop waits: the window, the terminal, or only the inbox."""

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next input; None if none comes in time.

        :param inbox: the program's inbox. :param seconds: the longest wait, None for any time.
        """


class InboxFront:
    """The source of input of a program without window and terminal: the inbox alone, to which a braille display, a
    controller or a test sends keys.
    """

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox; None if none came in time.

        :param inbox: the program's inbox. :param seconds: the longest wait, None for any time.
        """
        return inbox.take(seconds)


def run_program(program: Program, front: EventSource) -> None:
    """Start a program and drive it until it ends; it is not closed.

    When the terminal asks to stop the process, the program releases its devices, and takes them again when the process
    is continued.

    :param program: the program. :param front: the source of keys.
    """
    program.start()
    while program.running:
        program.refresh()
        item = _wait(program, front)
        if isinstance(item, StopRequested):
            program.suspend()
            _stop()
            program.resume()
        elif isinstance(item, Resumed):
            program.resume()
        elif item is not None:
            program.receive(item)
        program.tick()


def _stop() -> None:
    """Stop this process until it is continued; the system refuses that where no shell could continue it."""
    if sys.platform != "win32":
        ours = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, ours)


def _wait(program: Program, front: EventSource) -> Incoming | None:
    """Return the next input; while the window is lost, keys come only from other devices. None if none came in time."""
    if program.announcer.is_lost(front):
        return program.inbox.take(program.due())
    return program.announcer.attempt(front, lambda: front.wait(program.inbox, program.due()))
