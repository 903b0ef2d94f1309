"""How often docstrings, comments and READMEs use words of inverted, agentless sentences.

``python -m tests.bench prose`` prints the hits per 1,000 words of each room. ``--same COMMIT`` also prints the files
whose code, not only their prose, differs from that commit.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.bench.figures import Report

ROOT = Path(__file__).parents[2]
#: words and phrases, one a line; compared as whole words without regard to case
WORDS = Path(__file__).with_name("prose.txt")
#: syntax that can have a docstring
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
#: parts of a path that name a room: ``numeramis_access/app/table``, else the first two parts
DEEP = ("app", "games", "server")


class Count(NamedTuple):
    """The prose of a room. :param words: number of words. :param hits: number of listed phrases."""

    words: int = 0
    hits: int = 0

    def plus(self, other: Count) -> Count:
        """Return the sum of both counts."""
        return Count(self.words + other.words, self.hits + other.hits)

    @property
    def rate(self) -> float:
        """Return the hits per 1,000 words."""
        return 1000 * self.hits / max(1, self.words)


def pattern() -> re.Pattern[str]:
    """Return an expression that finds each listed word or phrase."""
    lines = WORDS.read_text(encoding="utf-8").splitlines()
    phrases = sorted((line for line in lines if line and not line.startswith("#")), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, phrases))})\b", re.IGNORECASE)


def prose(path: Path) -> str:
    """Return the docstrings and comments of a Python file, or the text of a Markdown file without its code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    docstrings = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED)]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string.lstrip("#: ") for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join((*docstrings, *comments))


def documents() -> list[str]:
    """Return the Python and Markdown files of the repository, without the texts that players read."""
    command = ["git", "ls-files", "-z", "*.py", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [name for name in listed.split("\0") if name and "/locale/" not in name and (ROOT / name).is_file()]


def room(name: str) -> str:
    """Return the room in which a file lies."""
    parts = name.split("/")[:-1]
    depth = 3 if parts[1:2] and parts[1] in DEEP else 2 if parts[:1] == ["numeramis_access"] else 1
    return "/".join(parts[:depth]) or "top level"


def counts(names: Iterable[str]) -> dict[str, Count]:
    """Return the count of each file."""
    listed = pattern()
    texts = {name: prose(ROOT / name) for name in names}
    return {name: Count(len(text.split()), len(listed.findall(text))) for name, text in texts.items()}


def total(parts: Iterable[Count]) -> Count:
    """Return the sum of counts."""
    result = Count()
    for part in parts:
        result = result.plus(part)
    return result


def bare(source: str) -> str:
    """Return the syntax tree of a file without its docstrings, as text."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.dump(tree)


def changed(commit: str) -> list[str]:
    """Return the Python files whose code differs from a commit, also those that are new or gone.

    :raises subprocess.CalledProcessError: for an unknown commit.
    """
    command = ["git", "diff", "-z", "--name-only", "--no-renames", commit, "--", "*.py"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    names = [name for name in listed.split("\0") if name]
    return [name for name in names if not _is_same(commit, name)]


def _is_same(commit: str, name: str) -> bool:
    old = subprocess.run(["git", "show", f"{commit}:{name}"], cwd=ROOT, capture_output=True, check=False)
    if old.returncode or not (ROOT / name).exists():
        return False
    return bare(old.stdout.decode()) == bare((ROOT / name).read_text(encoding="utf-8"))


def run(say: Report, same: str = "") -> None:
    """Print the figures. :param same: a commit to compare the code with; empty for none."""
    rooms: dict[str, Count] = {}
    for name, count in counts(documents()).items():
        rooms[room(name)] = rooms.get(room(name), Count()).plus(count)
    for name, count in sorted(rooms.items(), key=lambda item: -item[1].rate):
        say(f"{count.rate:5.1f} per 1,000 words: {name}, {count.hits} of {count.words:,}")
    everything = total(rooms.values())
    say(f"{everything.rate:5.1f} per 1,000 words: everything, {everything.hits} of {everything.words:,}")
    say.note("prose, listed words", everything.rate, "in 1,000 words")
    if same:
        files = changed(same)
        say(f"{len(files)} files whose code differs from {same}" + "".join(f"\n  {name}" for name in files))
