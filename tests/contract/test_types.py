"""What the program's own code asks for by type, never by name; the same counts by command:

    git grep -ow Any -- '*.py' ':!tests' ':!*/training/*' | wc -l
    git grep -nE '\\bhasattr\\(' -- '*.py' ':!tests'
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("numeramis_access", "braille", "sounds")
#: how often ``Any`` may stand outside training: libraries without types, and JSON at the edges
MOST_ANY = 126


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Give every file of the program with its tree, training left out."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            if "training" not in path.parts:
                yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    """Give every call of a built-in function of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def test_nothing_is_asked_whether_it_has_an_attribute() -> None:
    asked = [f"{path}:{call.lineno}" for path, tree in sources() for call in calls(tree, "hasattr")]
    defaulted = [
        f"{path}:{call.lineno}" for path, tree in sources() for call in calls(tree, "getattr") if len(call.args) == 3
    ]
    assert [*asked, *defaulted] == []


def test_any_stands_only_where_nothing_better_is_known() -> None:
    counts = {
        path: sum(
            (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.alias) and node.name == "Any")
            for node in ast.walk(tree)
        )
        for path, tree in sources()
    }
    assert counts["numeramis_access/core/ruleset.py"], "the count finds what there is"
    assert sum(counts.values()) <= MOST_ANY, sorted(counts.items(), key=lambda item: -item[1])[:12]
