"""Lists of strangers' findings: each number names its tests."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).resolve().parent


def has_tests(file: str, *names: str) -> bool:
    """Return whether a test file has all of these. :param file: path below this folder."""
    tree = ast.parse((TESTS / file).read_text("utf-8"))
    return set(names) <= {one.name for one in tree.body if isinstance(one, ast.FunctionDef)}
