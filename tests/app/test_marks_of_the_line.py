"""The tour and the help of the line name every mark of the line by its dots, in both languages."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from braille.cells import dots
from numeramis_access import output
from numeramis_access.app.table.line_signs import explanation_messages
from numeramis_access.catalogue import STANDARD
from numeramis_access.output import braille_board
from numeramis_access.output.braille_board import END_CELL
from tests.app.fingers import Canute, fingers, reading

#: marks of six-dot lines alone, and of Loker's cards alone
ON_SIX = ("SIX_DOT_MORE_CELL", "DOTS_BENEATH", "CURSOR_CELL", "CURSOR_DOTS_BENEATH")
OF_EXCHANGES = ("MARKED_CARD_DOTS",)
#: groups of dots of cards, which are no mark of their own
BOTH = ("MARK_DOTS",)


def marks() -> Iterator[tuple[str, str]]:
    """Yield the name and the dots of every mark: the constants of the modules of the line that are made of dots."""
    for file in sorted(Path(output.__path__[0]).glob("braille_*.py")):
        module = importlib.import_module(f"{output.__name__}.{file.stem}")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.Assign) or not re.search(r"cell\(|DOT_[78]|255", ast.unparse(node.value)):
                continue
            for target in ast.walk(node.targets[0]):
                if isinstance(target, ast.Name) and target.id.isupper() and target.id not in BOTH:
                    value = getattr(module, target.id)
                    for one in value.values() if isinstance(value, dict) else [value]:
                        if one:
                            yield target.id, "".join(map(str, dots(one)))


def named(texts: list[str]) -> set[str]:
    """Return the lists of dots in texts, each as its digits."""
    lists = re.findall(r"\b\d(?:, \d)*(?:,? (?:and|a|až|i) \d)?\b", " ".join(texts))
    return {re.sub(r"\D", "", one) for one in lists}


def test_the_marks_are_found_in_the_source() -> None:
    found = dict(marks())
    known = {"MORE_DOTS", "END_CELL", "HELD_CELL", "AWAITED_SEAT_CELL", "EMPTY_SEAT_CELL"}
    assert {*known, *ON_SIX, *OF_EXCHANGES} <= found.keys()
    assert found["HELD_CELL"] == "".join(map(str, dots(braille_board.HELD_CELL))) == "3678"


@pytest.mark.parametrize("six", [False, True])
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_every_mark_is_named_by_its_dots_on_the_tour_and_in_help(game: str, language: str, six: bool) -> None:
    with ExitStack() as stack:
        made = reading(Canute(), "off", language) if six else fingers(language)
        app = stack.enter_context(made).app
        signs = explanation_messages(app, STANDARD[game])
        texts = [app.text(message) for message in signs]
        found = named(texts)
        for name, raised in marks():
            if (name in ON_SIX and not six) or (name in OF_EXCHANGES and game != "loker"):
                continue
            if name == "END_CELL":
                assert any({"cs": "Všech osm bodů", "en": "All eight dots"}[language] in one for one in texts), END_CELL
            elif name == "DOTS_BENEATH":
                assert "14" in found, "each of the two stands for itself"
            elif name == "EMPTY_SEAT_CELL" and not any("line-sign-trick" in sign for sign in signs):
                continue
            else:
                assert raised in found, (name, raised)
        assert any({"cs": "Plus a číslo", "en": "A plus and a number"}[language] in one for one in texts)
