"""Lists of strangers' findings: each number names its tests."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent


def has_tests(file: str, *names: str) -> bool:
    """Return whether a test file has all of these. :param file: path below this folder."""
    return set(names) <= _functions(TESTS / file)


@cache
def _functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
