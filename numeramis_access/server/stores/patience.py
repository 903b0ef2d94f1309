"""A connection to a database that waits for an answer only so long: whoever asks waits in the server's thread.

The network says nothing of a machine that is gone, and nothing at all of one whose disk stands still.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from math import inf
from typing import TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.rows import TupleRow

#: seconds in which a statement has to be answered: a busy disk takes its time
PATIENCE = 2

R = TypeVar("R")


class PatientConnection(psycopg.Connection[TupleRow]):
    """A connection that is closed when a statement is not answered in time; whether it was done is not known then."""

    _patience: float = PATIENCE

    def wait(self, gen: PQGen[R], *how: float, **also: float) -> R:  # type: ignore[override]  # differs by version
        """Have a statement done. :raises psycopg.OperationalError: when it is not answered in time."""
        return super().wait(self._in_time(gen), *how, **also)

    def _in_time(self, gen: PQGen[R]) -> PQGen[R]:
        """Give what psycopg waits for, until the time is over."""
        ends = time.monotonic() + self._patience
        try:
            waits = next(gen)
            while True:
                ready = yield waits
                if not ready and time.monotonic() > ends:
                    self.close()
                    raise psycopg.OperationalError("no answer in time")
                waits = gen.send(ready)
        except StopIteration as done:
            answer: R = done.value
            return answer

    @contextlib.contextmanager
    def unhurried(self) -> Iterator[None]:
        """Have statements take as long as they do: for all that there is, which takes its time."""
        self._patience = inf
        try:
            yield
        finally:
            self._patience = PATIENCE
