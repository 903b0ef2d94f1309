"""Gives unused memory back to Python and to the system after many people have left.

A full garbage collection stops all play, so ``COLLECTOR_THRESHOLDS`` of ``serve`` keep Python's collector away from old
objects. A closed connection leaves a reference cycle in asyncio's transport. Python's allocator returns little free
memory to the system; the C library's allocator does, which ``PYTHONMALLOC=malloc`` selects in the systemd unit.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
from collections.abc import Callable
from itertools import count

#: seconds between two collections of new objects; such collections between two full ones
COLLECTION_SECONDS, COLLECTIONS_PER_FULL = 0.1, 200
#: new objects after which their garbage is collected, in multiples of the first threshold; with more, the garbage of a
#: thousand people who leave at once would take a tenth of a second
LOTS_PER_COLLECTION = 5
#: glibc's number of the parameter from whose bytes on memory comes directly from the system, and its value
MMAP_THRESHOLD, MMAP_BYTES = -3, 1024 * 1024


async def collect_garbage(quiet: Callable[[], bool]) -> None:
    """Collect garbage and return free memory to the system while the server runs, until the task is cancelled.

    :param quiet: returns whether a full collection may run now, because it would delay few people.
    """
    return_large_at_once()
    trim = _trim()
    for look in count(1):
        await asyncio.sleep(COLLECTION_SECONDS)
        if gc.get_count()[1] >= LOTS_PER_COLLECTION:
            gc.collect(1)
        if look % COLLECTIONS_PER_FULL == 0:
            if quiet():
                gc.collect()
            await asyncio.to_thread(trim, 0)


def return_large_at_once() -> None:
    """Make glibc return pieces of memory over 1 MB to the system as soon as they are freed; elsewhere do nothing.

    By default glibc raises this limit to the size of each freed piece. A thread then keeps the 17 MB of a hashed
    passphrase, which no ``malloc_trim`` returns.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):  # musl, macOS, Windows
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, MMAP_BYTES)


def _trim() -> Callable[[int], object]:
    """Return the C library's function that returns free memory, or one that does nothing."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # musl, macOS, Windows
        return lambda spare: None
    return trim
