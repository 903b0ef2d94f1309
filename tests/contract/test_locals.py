"""A local is a noun for its thing: a card, a seat, a match. ``one`` and ``found`` name nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from tests import sources
from tests.sources import ROOT

EMPTY = ("one", "found")


def bound(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield each of these names that a tree binds, with its line."""
    for node in nodes:
        match node:
            case ast.Name(name, ast.Store()) | ast.arg(name) | ast.MatchAs(name=name) | ast.MatchStar(name=name):
                if name in EMPTY:
                    yield f"{name}:{node.lineno}"
            case _:
                pass


def test_every_kind_of_binding_is_seen() -> None:
    head, body = "def give(one, *, found):", "    one = [one for one in found]"
    lines = head, body, "    match found:", "        case [*one] | found: ..."
    planted = ast.walk(ast.parse("\n".join(lines)))
    assert sorted(bound(planted)) == ["found:1", "found:4", "one:1", "one:2", "one:2", "one:4"]


def test_no_local_is_called_one_or_found() -> None:
    files = [(path.relative_to(ROOT), nodes) for path, nodes in sources.nodes_with(EMPTY)]
    assert [f"{path} {name}" for path, nodes in files for name in bound(nodes)] == []
