"""The program's code asks for types, never whether a value has an attribute."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from tests import sources


def asked(nodes: Iterable[ast.AST]) -> list[int]:
    """Return the lines at which code asks whether a value has an attribute, or takes a default without it."""
    calls = (node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    return [
        call.lineno for call in calls
        if isinstance(call.func, ast.Name) and (call.func.id, len(call.args)) in (("hasattr", 2), ("getattr", 3))
    ]  # fmt: skip


def test_code_never_asks_whether_a_value_has_an_attribute() -> None:
    planted = "getattr(a, name)\nhasattr(a, 'b')\nc = getattr(a, 'b', None)"
    assert asked(ast.walk(ast.parse(planted))) == [2, 3]
    files = (one for one in sources.nodes_with(("hasattr", "getattr")) if "training" not in one[0].parts)
    assert [f"{path}:{line}" for path, nodes in files for line in asked(nodes)] == []
