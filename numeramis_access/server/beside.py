"""Fibers on the event loop: plain synchronous code that waits for the disk or a long calculation while the loop serves
others.

Each piece of the house's work runs in a fiber (a greenlet) in the loop's thread, one at a time. ``run_in_thread`` runs
a call in a thread, and only the calling fiber waits. ``TurnLock`` keeps apart work that must not interleave: the lines
of one connection, the work at one table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from inspect import isgeneratorfunction
from typing import TypeVar, cast

from greenlet import getcurrent, greenlet

from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.store import Store

#: threads that wait for the store; threads that compute, only one because each needs the interpreter
WAITING_THREADS, COMPUTING_THREADS = 8, 1

R = TypeVar("R")
T = TypeVar("T")


class _Fiber(greenlet):
    """A fiber. :ivar beside: scheduler of the fiber."""

    beside: Fibers


class Fibers:
    """Runs fibers in the thread of an event loop; construct it in that thread. ``PeopleSocket`` begins each piece of
    the house's work through it.

    :param loop: the event loop.
    :ivar waiting: threads for calls that wait for the store.
    :ivar computing: the thread for calls that compute.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._hub = getcurrent()
        self._open: set[asyncio.Future[object]] = set()
        self.waiting = ThreadPoolExecutor(WAITING_THREADS, "waiting")
        self.computing = ThreadPoolExecutor(COMPUTING_THREADS, "computing")

    def begin_work(self, work: Callable[[], R]) -> asyncio.Future[R]:
        """Run work in a fiber, at once until its first wait; return a future with its result or error.

        Cancelling the future does not stop the work.

        :param work: called without arguments.
        """
        done: asyncio.Future[R] = self._loop.create_future()
        kept = cast("asyncio.Future[object]", done)
        self._open.add(kept)
        kept.add_done_callback(self._open.discard)
        fiber = _Fiber(partial(_run, work, done), self._hub)
        fiber.beside = self
        if getcurrent() is self._hub:
            fiber.switch()
        else:
            self.resume(fiber)
        return done

    def resume(self, fiber: greenlet) -> None:
        """Let a suspended fiber go on in the next turn of the event loop; call it in the loop's thread.

        :param fiber: the fiber.
        """
        self._loop.call_soon(fiber.switch)

    def pause(self) -> None:
        """Suspend the calling fiber until ``resume`` is called for it; call it only in a fiber."""
        self._hub.switch()

    def wait(self, pool: Executor, call: Callable[[], R]) -> R:
        """Run a call in a thread of a pool, suspend the calling fiber until it is done, and return its result.

        An exception of the call is raised here.

        :param pool: ``waiting`` or ``computing``. :param call: called without arguments.
        """
        fiber, future = getcurrent(), pool.submit(call)
        future.add_done_callback(lambda _: self._loop.call_soon_threadsafe(fiber.switch))
        self.pause()
        return future.result()

    async def wait_until_quiet(self, seconds: float) -> None:
        """Wait until no fiber is left, or until the time limit. :param seconds: the limit in seconds."""
        if self._open:
            await asyncio.wait(self._open, timeout=seconds)

    def close(self) -> None:
        """Stop the thread pools without waiting; calls that have not begun are cancelled."""
        self.waiting.shutdown(wait=False, cancel_futures=True)
        self.computing.shutdown(wait=False, cancel_futures=True)


def _run(work: Callable[[], R], done: asyncio.Future[R]) -> None:
    """Run work; put its result or error into a future."""
    try:
        result = work()
    except Exception as error:  # noqa: BLE001 - it is raised where a fiber waits for it
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)


def run_in_thread(call: Callable[[], R], computes: bool = False) -> R:
    """Run a long call in a thread and return its result; only the calling fiber waits. Outside a fiber, run it
    directly.

    An exception of the call is raised here.

    :param call: the function to call. :param computes: whether the call computes instead of waiting for the store.
    """
    fiber = getcurrent()
    if not isinstance(fiber, _Fiber):
        return call()
    return fiber.beside.wait(fiber.beside.computing if computes else fiber.beside.waiting, call)


def threaded_store(store: Store, note_failure: Callable[[], None] = lambda: None) -> Store:
    """Return a store whose methods run in a thread while only the calling fiber waits; outside a fiber they run
    directly. A method that yields values returns a list instead.

    :param store: a thread-safe store.
    :param note_failure: called at each ``StoreFailed``.
    """
    return cast("Store", _StoreBeside(store, note_failure))


class _StoreBeside:
    """Calls a store in threads.

    :param store: a thread-safe store. :param note_failure: called after each failed call.
    """

    def __init__(self, store: Store, note_failure: Callable[[], None]) -> None:
        self._store = store
        self._note_failure = note_failure

    def __getattr__(self, name: str) -> object:
        """Return an attribute of the store; a method runs in a thread."""
        attribute = getattr(self._store, name)
        if not callable(attribute):
            return attribute
        asked: Callable[..., object] = attribute
        if isgeneratorfunction(attribute):
            asked = lambda *values, **named: list(attribute(*values, **named))  # noqa: E731
        method = self.__dict__[name] = lambda *values, **named: self._call(partial(asked, *values, **named))
        return method

    def _call(self, asked: Callable[[], object]) -> object:
        try:
            return run_in_thread(asked)
        except StoreFailed:
            self._note_failure()
            raise


class TurnLock:
    """Locks by key for fibers, granted in order of arrival.

    :param free: called with a key when it is released and no fiber waits for it.
    """

    def __init__(self, free: Callable[[Hashable], None] = lambda key: None) -> None:
        self._free = free
        self._held: dict[Hashable, greenlet] = {}
        self._waiting: dict[Hashable, deque[_Fiber]] = {}

    def is_held_elsewhere(self, key: Hashable) -> bool:
        """Return whether another fiber than the caller holds the key."""
        return self._held.get(key, getcurrent()) is not getcurrent()

    @contextmanager
    def turn(self, key: Hashable) -> Iterator[None]:
        """Hold the lock of a key in a ``with`` block. A fiber waits until the lock is free; its holder can take it
        again.

        :param key: any hashable value, such as a table's id. :raises RuntimeError: if another fiber holds the lock and
            the caller is not a fiber.
        """
        me = getcurrent()
        if self._held.get(key) is me:
            yield
            return
        self._take(key, me)
        try:
            yield
        finally:
            self._let_go(key)

    def _take(self, key: Hashable, me: greenlet) -> None:
        if key not in self._held:
            self._held[key] = me
        elif isinstance(me, _Fiber):
            self._waiting.setdefault(key, deque()).append(me)
            me.beside.pause()
        else:
            raise RuntimeError(f"{key} is another's turn")

    def _let_go(self, key: Hashable) -> None:
        if waiting := self._waiting.get(key):
            fiber = self._held[key] = waiting.popleft()
            if not waiting:
                del self._waiting[key]
            fiber.beside.resume(fiber)
        else:
            del self._held[key]
            self._free(key)
