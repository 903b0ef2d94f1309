"""Work beside the loop: what is asked of a disk, or takes long, goes to a thread, and others are served meanwhile.

The house is written as if everything came at once. A piece of its work runs in a fiber (a greenlet), all of them in the
loop's own thread and one at a time; ``aside`` has a thread do something, and only this fiber waits for it. What must
not be mixed takes its turn: the lines of one connection, the work at one table.
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

from numeramis_access.server.stores.store import Store

#: threads that wait for the store, and those that reckon: one alone, for each of them wants the interpreter
WAITING, RECKONING = 8, 1

R = TypeVar("R")
T = TypeVar("T")


class _Fiber(greenlet):
    """Something that is done piece by piece. :ivar beside: which goes on with it."""

    beside: Beside


class Beside:
    """Fibers of one loop.

    :param loop: in whose thread they run, and this is made.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._hub = getcurrent()
        self._open: set[asyncio.Future[object]] = set()
        self.waiting = ThreadPoolExecutor(WAITING, "waiting")
        self.reckoning = ThreadPoolExecutor(RECKONING, "reckoning")

    def begin(self, work: Callable[[], R]) -> asyncio.Future[R]:
        """Have something done, at once as far as it goes without waiting; it is not called off with its future."""
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
        """Have a fiber go on soon."""
        self._loop.call_soon(fiber.switch)

    def pause(self) -> None:
        """Serve others until this fiber is to go on."""
        self._hub.switch()

    def wait(self, pool: Executor, call: Callable[[], R]) -> R:
        """Have a thread do something, and serve others meanwhile."""
        fiber, future = getcurrent(), pool.submit(call)
        future.add_done_callback(lambda _: self._loop.call_soon_threadsafe(fiber.switch))
        self.pause()
        return future.result()

    async def wait_until_quiet(self, seconds: float) -> None:
        """Wait until nothing is being done, for so long at most."""
        if self._open:
            await asyncio.wait(self._open, timeout=seconds)

    def close(self) -> None:
        """Begin nothing more in threads."""
        self.waiting.shutdown(wait=False, cancel_futures=True)
        self.reckoning.shutdown(wait=False, cancel_futures=True)


def _run(work: Callable[[], R], done: asyncio.Future[R]) -> None:
    """Do something; its future has what came of it, also an error."""
    try:
        result = work()
    except Exception as error:  # noqa: BLE001 - it is raised where somebody waits for it
        if not done.cancelled():
            done.set_exception(error)
    else:
        if not done.cancelled():
            done.set_result(result)


def aside(call: Callable[[], R], reckons: bool = False) -> R:
    """Have a thread do something that takes long; where no fiber asks, do it here.

    :param reckons: whether it is the processor that takes long, and not a disk.
    """
    fiber = getcurrent()
    if not isinstance(fiber, _Fiber):
        return call()
    return fiber.beside.wait(fiber.beside.reckoning if reckons else fiber.beside.waiting, call)


def store_beside(store: Store) -> Store:
    """Return a store for which only those wait who ask it."""
    return cast("Store", _StoreBeside(store))


class _StoreBeside:
    """Has threads ask a store. :param store: which several threads may ask."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> object:
        """Return a method that waits aside."""
        found = getattr(self._store, name)
        if not callable(found):
            return found
        asked: Callable[..., object] = found
        if isgeneratorfunction(found):
            asked = lambda *values, **named: list(found(*values, **named))  # noqa: E731
        method = self.__dict__[name] = lambda *values, **named: aside(partial(asked, *values, **named))
        return method


class Turns:
    """Who may go on with what must not be mixed: one at a time, in the order in which they came.

    :param free: called when something was let go for which nobody waits.
    """

    def __init__(self, free: Callable[[Hashable], None] = lambda key: None) -> None:
        self._free = free
        self._held: dict[Hashable, greenlet] = {}
        self._waiting: dict[Hashable, deque[_Fiber]] = {}

    def taken(self, key: Hashable) -> bool:
        """Return whether another fiber has it, so that this one would have to wait."""
        return self._held.get(key, getcurrent()) is not getcurrent()

    @contextmanager
    def turn(self, key: Hashable) -> Iterator[None]:
        """Have it alone; whoever has it already keeps it. :raises RuntimeError: where no fiber would have to wait."""
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
