"""No test keeps a list of games of its own: what is asked of every game is asked of the next one too."""

from __future__ import annotations

import ast
from pathlib import Path

from numeramis_access.catalogue import STANDARD
from tests.protocols import ROOT

#: what says which games there are meant to be, and in which order their cards of the day were first dealt
MEANT = {"tests/app/test_daily.py", "tests/evening/test_exchange.py"}


def lists_of_games(path: Path) -> list[int]:
    """Return the lines of a module at which every game stands in one list, tuple or set."""
    text = path.read_text(encoding="utf-8")
    if not all(name in text for name in STANDARD.names):
        return []
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            texts = {one.value for one in node.elts if isinstance(one, ast.Constant)}
            found += [node.lineno] if texts >= {*STANDARD.names} else []
    return found


def test_no_test_lists_the_games(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(f"GAMES = {STANDARD.names!r}\n")
    assert lists_of_games(planted) == [1]
    modules = {path: path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py")}
    found = {name: lines for path, name in modules.items() if (lines := lists_of_games(path))}
    assert {*found} <= MEANT, found
