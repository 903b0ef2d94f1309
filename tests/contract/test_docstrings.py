"""Docstrings keep the form that editors and Sphinx read, and describe only arguments and fields that exist."""

import ast
import builtins
import re

import pytest

from tests.bench.prose import DOCUMENTED, ROOT, documents

FILES = [name for name in documents() if name.endswith(".py")]
#: a field whose name or colon stands on the next line, where no editor finds it
BROKEN_FIELD = re.compile(r":(?:param|raises|returns?)(?: [^:\n]*)?$", re.MULTILINE)
#: marks that an editing tool leaves at the end of a line, outside code
LEFT_BY_A_TOOL = re.compile(r" [+|]$|^\s*(?:[<>=]{7}|@@)", re.MULTILINE)
PARAM = re.compile(r":param ([^:]+):")
RAISES = re.compile(r":raises ([^:]+):")
ERROR = re.compile(r"[A-Z]\w+")


def faults(source: str) -> list[str]:
    """Return the faults in the docstrings of a file: line, name and fault of each."""
    result = []
    for node in ast.walk(ast.parse(source)):
        text = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
        if text is None:
            continue
        unknown = {name for listed in PARAM.findall(text) for name in listed.split(", ")} - names(node)
        wrong = [f"broken field {match.group()!r}" for match in BROKEN_FIELD.finditer(text)]
        wrong += [f"damaged text {match.group()!r}" for match in LEFT_BY_A_TOOL.finditer(text)]
        wrong += [f"no argument {name!r}" for name in sorted(unknown)]
        result += [f"line {getattr(node, 'lineno', 1)}, {getattr(node, 'name', 'module')}: {what}" for what in wrong]
    return result


def names(node: ast.AST) -> set[str]:
    """Return the arguments of a function, or the fields, properties and arguments of a class."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        given = node.args
        every = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg)
        return {argument.arg for argument in every if argument}
    result: set[str] = set()
    for part in node.body if isinstance(node, ast.ClassDef) else ():
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            result.add(part.target.id)
        elif isinstance(part, ast.Assign):
            result |= {target.id for target in part.targets if isinstance(target, ast.Name)}
        elif isinstance(part, ast.FunctionDef):
            result |= {part.name} | (names(part) if part.name in ("__init__", "__new__", "__call__") else set())
    return result


def test_docstrings_are_whole() -> None:
    wrong = {name: faults((ROOT / name).read_text(encoding="utf-8")) for name in FILES}
    assert not {name: what for name, what in wrong.items() if what}


def undefined_errors(text: str, known: set[str]) -> set[str]:
    """Return the errors that docstrings name and that neither Python nor the code has."""
    told = {name for listed in RAISES.findall(text) for name in ERROR.findall(listed)}
    return told - known - set(dir(builtins))


def test_every_error_in_a_docstring_exists() -> None:
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in FILES}
    known: set[str] = set()
    for text in texts.values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef | ast.alias):
                known.add(node.name.rpartition(".")[2])
            elif isinstance(node, ast.Attribute):
                known.add(node.attr)
    wrong = {name: undefined_errors(text, known) for name, text in texts.items()}
    assert not {name: what for name, what in wrong.items() if what}
    assert undefined_errors(":raises" + " Gone, ValueError: if it fails.", known) == {"Gone"}


@pytest.mark.parametrize(
    "text",
    [
        "Draw. :param\n        turns: pages.",
        "Draw. :param turns\n        : pages.",
        "Draw.\n\n    :raises\n        ValueError: if it fails.",
        "Draw it, as it is gone. +\n    Canvas.draw |\n\n    :param turns: pages.",
        "Draw. :param place: left and top.",
    ],
)
def test_damaged_docstrings_are_faults(text: str) -> None:
    assert faults(f'def draw(turns):\n    """{text}"""\n')
    assert not faults('def draw(turns):\n    """Draw. :param turns: pages,\n        by zone."""\n')
