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
    """Return the folder that all processes of this run share."""
    own = factory.getbasetemp()
    return own.parent if os.environ.get("PYTEST_XDIST_WORKER") else own


@contextmanager
def alone(made: Path) -> Iterator[None]:
    """Yield while no other process of this run is in this context for the same product: the caller looks whether it
    exists, and makes it if not.

    :param made: path of the product.
    """
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
