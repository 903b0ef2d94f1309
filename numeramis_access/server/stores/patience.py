"""A database connection with a time limit for each statement, because the server's thread waits for the answer.

The network does not report a machine that has vanished or whose disk hangs.
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

#: seconds for the answer to a statement: a busy disk needs time
STATEMENT_SECONDS = 2

R = TypeVar("R")


class StatementTimeoutConnection(psycopg.Connection[TupleRow]):
    """A connection that closes if a statement gets no answer in time; the database may have performed the statement."""

    _patience: float = STATEMENT_SECONDS

    def wait(self, gen: PQGen[R], *how: float, **also: float) -> R:  # type: ignore[override]  # differs by version
        """Run a statement and return its result; psycopg calls this for each statement.

        :param gen: psycopg's steps of the statement.
        :raises psycopg.OperationalError: if there is no answer within ``STATEMENT_SECONDS`` seconds.
        """
        return super().wait(self._in_time(gen), *how, **also)

    def _in_time(self, gen: PQGen[R]) -> PQGen[R]:
        """Yield psycopg's waits until the time is over. :raises psycopg.OperationalError: then."""
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
    def without_time_limit(self) -> Iterator[None]:
        """Lift the time limit within a ``with`` block, for statements about all data."""
        self._patience = inf
        try:
            yield
        finally:
            self._patience = STATEMENT_SECONDS
