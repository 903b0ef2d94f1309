"""Slow products that a whole run shares: the first process that needs one makes it, and the others reuse it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from numeramis_access.store.lock import FileBusy, lock_file
from tests.waiting import until

#: seconds in which another process makes something, on a machine that is busy
MAKING = 600.0


def of_the_run(factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all processes of this run have."""
    own = factory.getbasetemp()
    return own.parent if os.environ.get("PYTEST_XDIST_WORKER") else own


@contextmanager
def alone(made: Path) -> Iterator[None]:
    """Let one process at a time look whether something is there, and make it."""
    with made.with_suffix(".busy").open("ab") as busy:
        assert until(lambda: _is_ours(busy), MAKING)
        yield


def _is_ours(busy: IO[bytes]) -> bool:
    """Lock a file; return whether no other process had."""
    try:
        lock_file(busy)
    except FileBusy:
        return False
    return True
