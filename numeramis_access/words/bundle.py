"""Fluent messages shared by all languages of a process, so that each file is read and each message is compiled once.

A server has a ``Language`` for every visitor and another for each of their tables. Their messages are the same; only
the functions for names and numbers differ.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentType

from numeramis_access.core.text import safe_character
from numeramis_access.words.phrases import cached_numbers, formed_texts

#: functions by the names that messages use; each takes the language that speaks before its own arguments
Functions: TypeAlias = dict[str, Callable[..., Any]]

#: the most letters of a value; Fluent rejects sentences of more than 2,500
MAX_VALUE_LETTERS = 2000

_BARE = re.compile(r"\{ (\$[\w-]+) \}")
#: the start of a message or term; Fluent indents the rest of it or puts it in brackets
_BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class SharedBundle(FluentBundle):
    """A Fluent bundle with shared messages and the functions of one language.

    It does not refer to the ``Language`` that uses it. So a visitor's languages are freed as soon as the visitor
    leaves, without a garbage collection, which would stop all other work.

    :param locale: the CLDR locale of its plural rules.
    :param functions: functions by the names that messages use.
    """

    def __init__(self, locale: str, functions: Functions) -> None:
        vars(self).update(vars(_plain(locale)))
        self._of_language = functions
        self._entries: ChainMap[str, str] = ChainMap()
        #: requested messages, compiled; a sentence requests the same ones again and again
        self._compiled_entries: dict[str, Message] = {}

    def read(self, path: Path) -> None:
        """Add the messages of a file; a message that the bundle has already stays as it is.

        :raises OSError: if the file cannot be read. :raises UnicodeDecodeError: if it is not UTF-8.
        """
        self._entries.maps.append(_entries(path))

    def put(self, text: str) -> None:
        """Add messages; they replace those of the same ids. :param text: the messages in Fluent's format."""
        entries = entries_of(_BARE.sub(r"{ SAY(\1) }", text))
        self._entries.maps.insert(0, entries)
        for name in entries:
            self._compiled_entries.pop(name, None)

    def compiled_message(self, message: str) -> Message | None:
        """Return a message that has been compiled on an earlier request; None if it has not, or does not exist.

        :param message: id of the message.
        """
        return self._compiled_entries.get(message)

    def form(self, language: object, pattern: Pattern, values: dict[str, Any]) -> tuple[object, list[Exception]]:
        """Return the text of a message or attribute with values, and the errors met while it was formed.

        A part that fails is replaced by a text in braces, usually its name.

        :param language: passed to the functions as their first argument.
        :param pattern: a message's value or attribute.
        :param values: values by name.
        """
        speaking = object.__new__(SharedBundle)
        vars(speaking).update(vars(self))
        speaking._functions = _Spoken(self._functions, self._of_language, language)  # type: ignore[assignment]
        return speaking.format_pattern(pattern, values)

    def has_message(self, message_id: str) -> bool:
        """Return whether the bundle has a message. :param message_id: its id."""
        return message_id in self._compiled_entries or any(message_id in entries for entries in self._entries.maps)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a compiled message or term; Fluent calls this for referenced ones too."""
        name = f"-{entry_id}" if term else entry_id
        message = self._compiled_entries.get(name)
        if message is None:
            message = self._compiled_entries[name] = _compile(self._entries[name])
        return message


class _Spoken:
    """The functions of one sentence, with its language as their first argument."""

    def __init__(self, general: Mapping[str, Callable[..., Any]], own: Functions, language: object) -> None:
        self._general = general
        self._own = own
        self._language = language

    def __getitem__(self, name: str) -> Callable[..., Any]:
        function = self._own.get(name)
        return self._general[name] if function is None else partial(function, self._language)


@cache
def _plain(locale: str) -> FluentBundle:
    """Return a Fluent bundle without messages, cached because its plural rule is slow to compile."""
    return FluentBundle([locale], use_isolating=False)


@lru_cache(maxsize=64)
def _entries(path: Path) -> dict[str, str]:
    """Return the entries of a file; a bare ``{ $n }`` becomes ``{ SAY($n) }``, because Fluent would write digits."""
    return entries_of(_BARE.sub(r"{ SAY(\1) }", path.read_text(encoding="utf-8")))


def clear_caches() -> None:
    """Clear all caches of files, numbers in words and formed messages, so that languages made later read changed files.
    """
    _entries.cache_clear()
    cached_numbers.cache_clear()
    formed_texts().phrases.clear()
    formed_texts().texts.clear()


def entries_of(text: str) -> dict[str, str]:
    """Return the source of each message and term in a text, by name; a term's name begins with its dash.

    If a name occurs several times, the first one counts. The source is not parsed here: parsing is the slowest step,
    and a visit needs few messages.
    """
    matches = [*_BEGIN.finditer(text)]
    ends = [*(begin.start() for begin in matches[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in reversed([*zip(matches, ends, strict=True)])}


@cache
def _compile(entry: str) -> Message:
    """Return a compiled entry; it is independent of the bundle that uses it."""
    compiled: Message = Compiler()(FluentResource(entry).body[0])
    return compiled


@dataclass(frozen=True)
class ValueList(FluentType):
    """A list of values (cards or seats) passed to a message.

    :param items: the values.
    """

    items: tuple[object, ...]

    def format(self, locale: object, **options: object) -> str:
        """Return the items separated by spaces, for a message that uses neither ``CARDS`` nor ``SEATS``."""
        return " ".join(map(str, self.items))


def fluent_value(value: object) -> object:
    """Return a value in a form that Fluent accepts.

    True and False become ``yes`` and ``no``, None becomes ``none``, a tuple or list becomes a ``ValueList``. A string
    longer than ``MAX_VALUE_LETTERS`` is cut there and ends with "…". In a plain string, not in a ``Text``, control
    characters except line feeds become spaces, and invisible characters are removed. Other values stay as they are.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ValueList(tuple(value))
    if value is None:
        return "none"
    if isinstance(value, str):
        return _shown_value(value)
    return value


def _shown_value(value: str) -> str:
    """Return a text of any length and origin as a value; a terminal would obey its control characters."""
    if type(value) is str and not value.isprintable():
        value = "".join(sign if sign == "\n" else safe_character(sign) for sign in value[: MAX_VALUE_LETTERS + 1])
    return f"{value[:MAX_VALUE_LETTERS]}…" if len(value) > MAX_VALUE_LETTERS else value
