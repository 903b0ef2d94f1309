"""Messages that take a number, formed with the numbers at which grammars change (``tests.languages --numbers``)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from numeramis_access.words.language import Language, MessageError
from tests.standard import WITH_TRICKS
from tests.words import samples
from tests.words.message_files import entries_of, game_of, layer_of, message_files

#: nothing, one, few, many, a teen, a number that ends as few do, a hundred, and a part
NUMBERS = (0, 1, 2, 5, 12, 22, 100, 1.5)
#: functions that write a number in words
WRITERS = frozenset({"COUNT", "SAY", "ORDINAL", "DURATION", "NUMBER"})


def lines(language: str, wanted: str = "") -> Iterator[str]:
    """Give a line for each number and each message that takes one.

    :param language: a language's code. :param wanted: a file's name, such as ``quist``; by default every file.
    """
    for path in message_files(language):
        if path.stem != "numbers" and wanted in ("", path.stem):
            for entry in entries_of(path).values():
                yield from _of_message(language, path, entry)


def _of_message(language: str, path: Path, entry: ftl.Message) -> Iterator[str]:
    game = game_of(path) or WITH_TRICKS[0]
    layer = layer_of(path)
    uses = samples.Uses({**samples.general(language, layer), **entries_of(path)})
    uses.visit(entry)
    words = samples.words_in(language, game, layer)
    usual = {name: samples.candidates(uses, name, game)[-1] for name in uses.functions}
    for name, functions in uses.functions.items():
        if functions & WRITERS:
            said = (_said(words, entry.id.name, {**usual, name: number}) for number in NUMBERS)
            texts = list(dict.fromkeys(text for text in said if text))
            if len(texts) > 1:
                yield f"{entry.id.name} ${name}:"
                yield from (f"    {text}" for text in texts)


def _said(words: Language, message: str, values: dict[str, Any]) -> str:
    """Return a message with its values, "" where they contradict each other."""
    try:
        return str(words.text(message, **values))
    except (MessageError, TypeError, ValueError, IndexError):
        return ""
