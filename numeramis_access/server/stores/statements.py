"""The interface for SQL statements that both databases understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Any, Protocol

#: one row of an answer, in the order of the query's columns
Columns = tuple[Any, ...]


class Statement(Protocol):
    """Runs a statement within a transaction."""

    def __call__(self, query: str, *values: object) -> list[Columns]:
        """Run a statement and return its rows, empty for a statement without an answer.

        :param query: SQL with a question mark for each value.
        :param values: the values, in order.
        :raises StoreFailed: if the database fails.
        """


class Statements(ABC):
    """Base class: a database that runs statements."""

    @abstractmethod
    def _do(self, query: str, *values: object) -> list[Columns]:
        """Run one statement outside a transaction, as ``Statement`` does; it is durable on return."""

    @abstractmethod
    def _atomic(self, unhurried: bool = False) -> AbstractContextManager[Statement]:
        """Run the block in one transaction. :param unhurried: without the time limit for statements."""


def placeholders(values: Collection[object]) -> str:
    """Return a question mark for each value, separated by commas."""
    return ", ".join("?" * len(values))
