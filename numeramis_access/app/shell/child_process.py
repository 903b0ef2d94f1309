"""Processes that think: how many there can be, and how they end together with the program that started them."""

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

#: processes that one process can wait for on Windows, less those that Python reserves
MAX_WAITED_PROCESSES = 61
#: input, output and errors of a process
STANDARD_STREAMS = (0, 1, 2)


@contextlib.contextmanager
def ignored_interrupts() -> Iterator[None]:
    r"""Return a context in which started processes do not receive Ctrl+C and Ctrl+\.

    A terminal sends these to all processes. The program ends its processes itself; one that is still importing would
    print a traceback on the terminal.
    """
    if sys.platform == "win32":
        import ctypes

        ignore = ctypes.windll.kernel32.SetConsoleCtrlHandler  # inherited, like a blocked signal
        ignore(None, True)
        try:
            yield
        finally:
            ignore(None, False)
        return
    from multiprocessing import resource_tracker

    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGQUIT})
    try:
        resource_tracker.ensure_running()  # before SIGINT is blocked, which it unblocks in older Pythons
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def allowed_processes(processes: int) -> int:
    """Return the number of processes that a pool can have on this system: ``processes``, or on Windows at most
    ``MAX_WAITED_PROCESSES``.
    """
    return min(processes, MAX_WAITED_PROCESSES) if sys.platform == "win32" else processes


def process_pool(workers: int, begin: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return a pool of at most this many processes, fewer if the system allows no more; none starts before a task
    needs it.

    Everything sent to the processes must pickle, because they are spawned; they inherit no open files.

    :param workers: number of processes.
    :param begin: called first in each process; None for ``end_with_parent``, which ends it with this process.
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(allowed_processes(workers), mp_context=context, initializer=begin or end_with_parent)


def end_with_parent() -> None:
    """Prepare this process as a child of the program: connect its standard input and outputs to nothing, and start a
    thread that ends it when the program has ended.

    A killed program cannot tell its children. They would wait for work for ever, and keep the inherited terminal or
    pipe open.
    """
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in STANDARD_STREAMS:
        os.dup2(nothing, stream)
    threading.Thread(target=_wait_for_end, name="end-with-parent", daemon=True).start()


def _wait_for_end() -> None:
    """Wait until the parent has ended, then end at once: no result will be asked for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Shut a pool down: cancel its tasks, kill its processes in the middle of their work, and wait some milliseconds
    until they are gone.

    Python's own ``shutdown`` lets each task finish. If it is called without waiting, the end of the program waits for
    the task instead, and can find the pool's pipe half closed.
    """
    manager = cast("threading.Thread | None", pool._executor_manager_thread)
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:
        manager.join()
