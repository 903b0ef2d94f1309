"""Messages that take a number, formed with the numbers at which grammars change (``tests.languages --numbers``)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from numeramis_access.words.language import Language, MessageError
from tests.standard import WITH_TRICKS
from tests.words import samples
from tests.words.message_files import entries_of, game_of, layer_of, message_files

#: nothing, one, few, many, a teen, a number that ends as few do, a hundred, and a part
NUMBERS = (0, 1, 2, 5, 12, 22, 100, 1.5)
#: functions that write a number in words
WRITERS = frozenset({"COUNT", "SAY", "ORDINAL", "DURATION", "NUMBER"})
#: variants of a selection by a number, apart from numbers
CATEGORIES = frozenset({"one", "few", "many"})


class Selected(Visitor):
    """Finds the variables by which a message selects a number's form.

    :ivar names: their names.
    """

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Note a selection's variable if a variant is a number or a plural form. :param node: the selection."""
        keys = [variant.key for variant in node.variants]
        plural = any(isinstance(key, ftl.NumberLiteral) or key.name in CATEGORIES for key in keys)
        if plural and isinstance(node.selector, ftl.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


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
    selected = Selected()
    selected.visit(entry)
    for name, functions in uses.functions.items():
        if functions & WRITERS or name in selected.names:
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
