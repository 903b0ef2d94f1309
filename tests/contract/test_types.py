"""The program asks for a type, never for an attribute by name, and seldom uses ``Any``; commands for the counts:

    git grep -ow Any -- '*.py' ':!tests' ':!*/training/*' | wc -l
    git grep -nE '\\bhasattr\\(' -- '*.py' ':!tests'
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("numeramis_access", "braille", "sounds")
#: most uses of ``Any`` outside training: libraries without types, arguments passed on to argparse, JSON
MOST_ANY = 132
#: words that the tests look for; a file without them need not be parsed
WORDS = ("hasattr", "getattr", "Any")


@cache
def sources() -> dict[str, list[ast.AST]]:
    """Return the relevant nodes of every file of the program outside training."""
    files = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")) if "training" not in path.parts)
    return {str(path.relative_to(ROOT)): nodes(path.read_text(encoding="utf-8")) for path in files}


def nodes(text: str) -> list[ast.AST]:
    """Return calls, names and imported names of a file; none for a file without the words in ``WORDS``."""
    if not any(word in text for word in WORDS):
        return []
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call | ast.Name | ast.alias)]


def calls(found: list[ast.AST], name: str) -> Iterator[ast.Call]:
    """Give every call of a built-in function of that name."""
    for node in found:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def test_nothing_is_asked_whether_it_has_an_attribute() -> None:
    every = sources().items()
    asked = [f"{path}:{call.lineno}" for path, found in every for call in calls(found, "hasattr")]
    defaulted = [f"{path}:{call.lineno}" for path, found in every for call in calls(found, "getattr")
                 if len(call.args) == 3]  # fmt: skip
    assert [*asked, *defaulted] == []


def test_any_stands_only_where_nothing_better_is_known() -> None:
    counts = {
        path: sum(
            (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.alias) and node.name == "Any")
            for node in found
        )
        for path, found in sources().items()
    }
    assert counts["numeramis_access/core/ruleset.py"], "the count finds what there is"
    assert sum(counts.values()) <= MOST_ANY, sorted(counts.items(), key=lambda item: -item[1])[:12]
