"""How what every store keeps is asked for, in statements that each database understands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Any, Protocol

#: what a database answers of one entry, in the order in which it was asked
Columns = tuple[Any, ...]


class Statement(Protocol):
    """Does a statement within a transaction."""

    def __call__(self, query: str, *values: object) -> list[Columns]:
        """Return the rows that it gives. :param query: with a question mark for each value."""


class Statements(ABC):
    """A database that does statements."""

    @abstractmethod
    def _do(self, query: str, *values: object) -> list[Columns]:
        """Do one statement, which is durable then, as ``Statement`` does it."""

    @abstractmethod
    def _atomic(self, unhurried: bool = False) -> AbstractContextManager[Statement]:
        """Make what is done within durable together, or not at all. :param unhurried: whether it may take long."""


def marks(values: Collection[object]) -> str:
    """Return a mark for each value of a list."""
    return ", ".join("?" * len(values))
