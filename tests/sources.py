"""The program's own code as syntax trees, which several tests search: each file is read and parsed once a process."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("numeramis_access", "braille", "sounds")


@cache
def files(*folders: str) -> tuple[Path, ...]:
    """Return the files of code in these folders.

    :param folders: paths from the root; the program's rooms by default.
    """
    return tuple(path for folder in folders or ROOMS for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def text(path: Path) -> str:
    """Return the text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return the nodes of a file's tree, the module first.

    The search for garbage waits: it would go through all the trees again and again, and took most of the time.
    """
    gc.disable()
    try:
        return tuple(ast.walk(ast.parse(text(path))))
    finally:
        gc.enable()


def nodes_with(words: Iterable[str], *folders: str) -> Iterator[tuple[Path, tuple[ast.AST, ...]]]:
    """Yield files that have one of these words, with their nodes: the other files need no parsing.

    :param folders: paths from the root; the program's rooms by default.
    """
    known = tuple(words)
    return ((path, nodes(path)) for path in files(*folders) if any(word in text(path) for word in known))
