"""Every plain message exists in both languages, and every message that the set-up tells is a plain one."""

from __future__ import annotations

import ast
from pathlib import Path

import numeramis_access.bootstrap
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.plain import plain_messages

#: what the program itself says
GREETING = {"greeting", "fault-ended", "output-lost", "home-newer"}
#: what begins the name of a message of the set-up
BEGINNINGS = ("set-up-", "setting-up", "python-too-")


def told() -> set[str]:
    """Return every name of a message that stands in the set-up's code."""
    folder = Path(numeramis_access.bootstrap.__file__).parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.py")]
    words = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {word for word in words if isinstance(word, str) and word.startswith(BEGINNINGS)}


def test_none_is_missing_or_spare() -> None:
    for language in LANGUAGES.complete():
        assert set(plain_messages(language)) == told() | GREETING
