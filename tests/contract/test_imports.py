"""A file that uses more than eight names of a module imports the module.

Where a file uses each name more than five times on average, as arithmetic over constants does, it imports the names.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from tests import sources
from tests.sources import ROOT

NAMES = 8  # most names of one module that a file imports
USES = 5  # mean uses of a name from which the names themselves are easier to read
#: files that import the names of one module, with the reason
MEANT = {
    "braille/session.py": "the module has the name of the class's parameter, and the import is one line",
}


def overlong(nodes: Sequence[ast.AST]) -> list[str]:
    """Return the modules from which a file imports more names than it should. :param nodes: the nodes of the file."""
    used = [node.id for node in nodes if isinstance(node, ast.Name)]
    modules = []
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            folder = ROOT.joinpath(*node.module.split("."))
            names = {alias.asname or alias.name for alias in node.names if not (folder / f"{alias.name}.py").is_file()}
            if len(names) > NAMES and sum(name in names for name in used) <= USES * len(names):
                modules.append(node.module)
    return modules


def test_a_long_import_is_seen_unless_its_names_are_used_often() -> None:
    line = "from numeramis_access.words.money import a, b, c, d, e, f, g, h"
    assert overlong(list(ast.walk(ast.parse(line)))) == []
    assert overlong(list(ast.walk(ast.parse(f"{line}, i")))) == ["numeramis_access.words.money"]
    assert overlong(list(ast.walk(ast.parse(f"{line}, i\n{'a + b + c + d + e + f + g + h + i;' * USES}")))) != []
    assert overlong(list(ast.walk(ast.parse(f"{line}, i\n{'a + b + c + d + e + f + g + h + i;' * (USES + 1)}")))) == []


def test_files_import_modules_instead_of_more_than_eight_names() -> None:
    files = {path.relative_to(ROOT).as_posix(): sources.nodes(path) for path in sources.files()}
    assert {path for path, nodes in files.items() if overlong(nodes)} == MEANT.keys()
