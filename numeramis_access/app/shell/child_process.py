"""A process of opponents ends with the program that started it, even when that program is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading

#: input, output and errors of a process
STREAMS = (0, 1, 2)


def end_with_parent() -> None:
    """Begin a child process: it lets go of the program's input and output, and ends as soon as the program is gone.

    A killed program tells nobody. Its children would wait for work for ever and keep the terminal or the pipe open
    that they have from it.
    """
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in STREAMS:
        os.dup2(nothing, stream)
    threading.Thread(target=_wait_for_end, name="end-with-parent", daemon=True).start()


def _wait_for_end() -> None:
    """Wait until the parent has ended, then end at once: what is thought about here, nobody will ask for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
