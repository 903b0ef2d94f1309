"""A server that measures how long one piece of work blocks the loop: ``python -m tests.street.probe FOLDER``.

It measures the processor time of the loop's own thread, so that other programs do not count. At SIGUSR1 it prints the
allocated memory in MB. The resident memory has more: free pieces between allocated ones, which the next attack uses. At
its end it prints a line of JSON with the longest piece of each kind of work and of the whole loop's round, in seconds.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import re
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from greenlet import greenlet

from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_server import import_player_modules, visitors_opener, warm_up
from numeramis_access.server import beside, serve
from numeramis_access.words.languages import LANGUAGES

#: seconds between two beats, which mark rounds of the loop
BEAT = 0.005
#: the program's names of the people file and of the folder of pages' homes
PEOPLE, VISITORS = "people.sqlite", "visitors"


class Mallinfo(ctypes.Structure):
    """glibc's ``struct mallinfo2``."""

    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
    )]  # fmt: skip


def allocated() -> float:
    """Return the allocated memory in MB, as glibc's allocator counts it; Python must use this allocator."""
    count = ctypes.CDLL(None).mallinfo2
    count.restype = Mallinfo
    counts = count()
    return float(counts.uordblks + counts.hblkhd) / 1e6


class Probe:
    """Blocks of the loop. :ivar longest: seconds of the longest piece of each kind of work and of a round."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self._last = 0.0

    def note(self, kind: str, seconds: float) -> None:
        """Note one piece of work."""
        if seconds > self.longest.get(kind, 0.0):
            self.longest[kind] = seconds

    def beat(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measure a round of the loop, and the next one."""
        now = time.thread_time()
        if self._last:
            self.note("round", now - self._last)
        self._last = now
        loop.call_later(BEAT, self.beat, loop)


def name_of(work: Callable[[], object]) -> str:
    """Return the kind of a piece of work; for a guest's request the request's kind."""
    if not isinstance(work, partial):
        return getattr(work, "__qualname__", "work")
    asked = next((one for one in work.args if isinstance(one, str)), "")
    found = re.search(r'"do": ?"([a-z-]+)"', asked)
    return found[1] if found else str(getattr(work.func, "__qualname__", "work"))


def measure(probe: Probe) -> None:
    """Measure every fiber of the server."""

    class Measured(beside._Fiber):
        def __init__(self, run: Callable[[], object], parent: greenlet) -> None:
            super().__init__(run, parent)
            self._kind = name_of(run.args[0]) if isinstance(run, partial) else "work"

        def switch(self, *values: Any, **named: Any) -> Any:
            begun = time.thread_time()
            try:
                return super().switch(*values, **named)
            finally:
                probe.note(self._kind, time.thread_time() - begun)

    beside._Fiber = Measured  # type: ignore[misc]


def main(home: Path) -> None:
    """Serve until asked to end; print the address first, and the measurements last.

    The code of passkeys and pages is loaded first, because an attack that loads it would seem to leave memory behind.
    """
    import_module("numeramis_access.server.people.ceremonies")
    import_player_modules().join()
    probe = Probe()
    measure(probe)
    serving = serve.ServerOptions(home / VISITORS, home / PEOPLE, port=0)

    def ready(address: str) -> None:
        loop = asyncio.get_running_loop()
        probe.beat(loop)
        loop.add_signal_handler(signal.SIGUSR1, lambda: print(allocated(), flush=True))
        print(address, flush=True)

    serve.run_server(serving, visitors_opener(STANDARD, LANGUAGES), ready, warm=lambda: warm_up(STANDARD, LANGUAGES))
    print(json.dumps(probe.longest), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
