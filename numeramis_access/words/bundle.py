"""Messages of Fluent that many languages of one process share: what was read and compiled once is never so again.

A server has a language for every visitor and one more for each of their tables; their messages are the same, only what
they call for names and numbers differs.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Message as MessageEntry
from fluent.syntax.ast import Term

#: functions by the names that messages call them by
Functions: TypeAlias = dict[str, Callable[..., Any]]
#: a message or term as it was read
Entry: TypeAlias = MessageEntry | Term

_BARE = re.compile(r"\{ (\$[\w-]+) \}")


class SharedBundle(FluentBundle):
    """A bundle whose messages are read from files and shared; what they call is its own."""

    def __init__(self, locale: str, functions: Functions) -> None:
        super().__init__([locale], functions=functions, use_isolating=False)
        self._entries: ChainMap[str, Entry] = ChainMap()

    def read(self, path: Path) -> None:
        """Have the messages of a file too; those that were read before win."""
        self._entries.maps.append(_entries(path))

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or term, compiled; Fluent itself asks here for those that a message refers to."""
        return _compiled(self._entries[f"-{entry_id}" if term else entry_id])


@lru_cache(maxsize=64)
def _entries(path: Path) -> dict[str, Entry]:
    """Return the entries of a file by their names, terms with their dash; parsing takes longer than all else.

    A bare ``{ $n }`` is read as ``{ SAY($n) }``, because Fluent itself would write a number in digits.
    """
    resource = FluentResource(_BARE.sub(r"{ SAY(\1) }", path.read_text(encoding="utf-8")))
    entries = [entry for entry in resource.body if isinstance(entry, MessageEntry | Term)]
    return {f"{'-' * isinstance(entry, Term)}{entry.id.name}": entry for entry in reversed(entries)}


@cache
def _compiled(entry: Entry) -> Message:
    """Return an entry as Fluent forms it; it knows nothing of who forms it."""
    compiled: Message = Compiler()(entry)
    return compiled
