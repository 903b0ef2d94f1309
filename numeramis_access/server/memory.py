"""What nobody needs any more is given back, to Python and to the system: a house that thousands left is small again.

Python's own collector is kept from the old (``GENERATIONS``), for it would stop everybody at any time. What a
connection leaves behind is such a cycle, in asyncio's transport. Of memory that is free again Python's allocator gives
little back to the system; the one of the C library does, which ``PYTHONMALLOC=malloc`` chooses (the unit of systemd).
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from itertools import count

#: seconds between two looks at what is new, and looks between two at everything
BETWEEN, ALL = 0.1, 200
#: lots of new objects (of ``GENERATIONS``) after which what has gone of them is looked for: more at once, as a second
#: of a thousand newcomers leaves, would take a tenth of a second
LOTS = 5


async def keep_small(quiet: Callable[[], bool]) -> None:
    """Give back what nobody needs, for as long as the server runs. :param quiet: whether few would have to wait."""
    trim = _trim()
    for look in count(1):
        await asyncio.sleep(BETWEEN)
        if gc.get_count()[1] >= LOTS:
            gc.collect(1)
        if look % ALL == 0:
            if quiet():
                gc.collect()
            await asyncio.to_thread(trim, 0)


def _trim() -> Callable[[int], object]:
    """Return what has the C library give free memory back, or what does nothing where it cannot be asked."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # musl, macOS, Windows
        return lambda spare: None
    return trim
