"""Processes that think: how many there may be, and that they end with the program that started them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import cast

#: processes that Windows lets one process wait for, less those that Python keeps for itself
MOST = 61
#: input, output and errors of a process
STREAMS = (0, 1, 2)


@contextlib.contextmanager
def unheard_interrupts() -> Iterator[None]:
    """Have processes that are started meanwhile never hear Ctrl+C, which a terminal sends to all of them.

    The program itself ends them. One that is still importing would else write a traceback over the terminal.
    """
    if sys.platform == "win32":
        import ctypes

        ignore = ctypes.windll.kernel32.SetConsoleCtrlHandler  # inherited, as a blocked signal is
        ignore(None, True)
        try:
            yield
        finally:
            ignore(None, False)
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # else it is started meanwhile, and in older Pythons unblocks what is blocked
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def possible(processes: int) -> int:
    """Return how many of so many processes this system lets a pool have."""
    return min(processes, MOST) if sys.platform == "win32" else processes


def process_pool(workers: int, begin: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return a pool of so many processes, or as many as the system allows; each starts when there is a task for it.

    They are spawned: what is sent to them must pickle, and they have nothing that is open here.

    :param begin: what each process does first; ``end_with_parent`` if nothing is given.
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(possible(workers), mp_context=context, initializer=begin or end_with_parent)


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


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes in the middle of whatever they do, and wait the milliseconds until they are gone.

    Python's own ``shutdown`` lets a thought come to its end: without waiting, the end of the program waits for it
    instead, and may find the pool's pipe half closed.
    """
    manager = cast("threading.Thread | None", pool._executor_manager_thread)
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:
        manager.join()
