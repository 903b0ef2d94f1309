"""Enforce Windows' rule: a process may not move, replace or delete a file that it has open.

Linux allows it, so only players would meet such a fault. All tests run under Windows' rule.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = tuple(f"{ROOT / part}{os.sep}" for part in ("numeramis_access", "braille", "sounds"))
HANDLES = Path("/proc/self/fd")
#: events of ``sys.addaudithook`` and how many of their first values are paths
EVENTS = {"os.rename": 2, "os.remove": 1}


def forbid() -> None:
    """Raise an error at each breach of the rule, in every thread, until the process ends."""
    if HANDLES.is_dir():
        sys.addaudithook(_look)


def _look(event: str, values: tuple[object, ...]) -> None:
    if event not in EVENTS or not _asked_by_us():
        return
    paths = (one for one in values[: EVENTS[event]] if isinstance(one, str | bytes | Path))
    touched = {os.path.realpath(os.fsdecode(one)) for one in paths}
    if found := touched & _open_files():
        raise AssertionError(f"{event} of a file that this process has open, which Windows refuses: {found}")


def _asked_by_us() -> bool:
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_filename.startswith(OURS):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


def _open_files() -> set[str]:
    found = set()
    for handle in os.listdir(HANDLES):
        try:
            found.add(os.readlink(HANDLES / handle))
        except OSError:  # the handle of this very look
            continue
    return found
