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

from numeramis_access.words.formed import formed_texts, kept_numbers

#: functions by the names that messages call them by
Functions: TypeAlias = dict[str, Callable[..., Any]]

_BARE = re.compile(r"\{ (\$[\w-]+) \}")
#: where a message or term begins: Fluent has whatever belongs to it indented, or in brackets
_BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class SharedBundle(FluentBundle):
    """A bundle whose messages are read from files and shared; what they call is its own."""

    def __init__(self, locale: str, functions: Functions) -> None:
        vars(self).update(vars(_plain(locale)))
        self._functions = {**self._functions, **functions}
        self._entries: ChainMap[str, str] = ChainMap()
        #: those that were asked for, compiled: a sentence asks for the same ones again and again
        self._found: dict[str, Message] = {}

    def read(self, path: Path) -> None:
        """Have the messages of a file too; those that were read before win."""
        self._entries.maps.append(_entries(path))

    def put(self, text: str) -> None:
        """Have the messages of a text in place of those that were read."""
        entries = entries_of(_BARE.sub(r"{ SAY(\1) }", text))
        self._entries.maps.insert(0, entries)
        for name in entries:
            self._found.pop(name, None)

    def asked_before(self, message: str) -> Message | None:
        """Return a message that was asked for before."""
        return self._found.get(message)

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return message_id in self._found or any(message_id in entries for entries in self._entries.maps)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or term, compiled; Fluent itself asks here for those that a message refers to."""
        name = f"-{entry_id}" if term else entry_id
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = _compile(self._entries[name])
        return found


@cache
def _plain(locale: str) -> FluentBundle:
    """Return a bundle of Fluent's own without messages: its plural rule takes longer to compile than all else."""
    return FluentBundle([locale], use_isolating=False)


@lru_cache(maxsize=64)
def _entries(path: Path) -> dict[str, str]:
    """Return the entries of a file; a bare ``{ $n }`` is read as ``{ SAY($n) }``: Fluent would write it in digits."""
    return entries_of(_BARE.sub(r"{ SAY(\1) }", path.read_text(encoding="utf-8")))


def forget() -> None:
    """Read files anew from now on, and form anew what they say: one has changed."""
    _entries.cache_clear()
    kept_numbers.cache_clear()
    formed_texts().phrases.clear()
    formed_texts().texts.clear()


def entries_of(text: str) -> dict[str, str]:
    """Return messages and terms of a text as they are written, by their names, terms with their dash; the first wins.

    They are parsed one by one when they are asked for: parsing takes longer than all else, and a visit needs few.
    """
    found = [*_BEGIN.finditer(text)]
    ends = [*(begin.start() for begin in found[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in reversed([*zip(found, ends, strict=True)])}


@cache
def _compile(entry: str) -> Message:
    """Return an entry as Fluent forms it; it knows nothing of who forms it."""
    compiled: Message = Compiler()(FluentResource(entry).body[0])
    return compiled
