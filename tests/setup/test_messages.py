"""Every plain message exists in both languages, and every message that the set-up tells is a plain one."""

from __future__ import annotations

import ast
import sys
import sysconfig
from pathlib import Path

import pytest

import numeramis_access.bootstrap
from numeramis_access.bootstrap import environment
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.plain import plain_messages

#: messages of the program itself
GREETING = {"greeting", "fault-ended", "output-lost", "home-newer"}
#: prefixes of the set-up's messages
BEGINNINGS = ("set-up-", "setting-up", "python-too-", "python-not-")


def told() -> set[str]:
    """Return every message id in the set-up's code."""
    folder = Path(numeramis_access.bootstrap.__file__).parent
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.py")]
    words = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {word for word in words if isinstance(word, str) and word.startswith(BEGINNINGS)}


def test_none_is_missing_or_spare() -> None:
    for language in LANGUAGES.complete():
        assert set(plain_messages(language)) == told() | GREETING


@pytest.mark.parametrize(
    ("system", "why"),
    [
        ("win-amd64", "set-up-failed"), ("linux-x86_64", "set-up-failed"), ("win32", "python-not-x64"),
        ("win-arm64", "set-up-failed"),
    ],
)  # fmt: skip
def test_a_windows_python_that_lacks_packages_does_not_blame_the_internet(
    system: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: system)
    monkeypatch.setattr(environment, "MIN_FREE_BYTES", 0)
    monkeypatch.setattr(environment, "NEWEST_PYTHON", sys.version_info[:2])
    assert environment._failure_reason(tmp_path) == why
