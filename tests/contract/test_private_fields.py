"""The program uses a private field of a library only if no public one does the same; ``MEANT`` has the reasons."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from tests import sources

#: documented names of Python that begin like private ones
PUBLIC = {"_replace", "_asdict", "_fields", "_exit"}
#: uses of private fields of others, and why
MEANT = {
    "app/shell/child_process.py: pool._executor_manager_thread": "Python's exit may write to its pipe as that closes",
    "app/shell/child_process.py: pool._processes": "they are to be killed, for which only Python 3.14 has a way",
    "output/voices/accessible.py: self._output._client": "a text's language, which the library does not pass on",
    "output/voices/espeak.py: runtime._configthreadlocale": "a function of Windows, public there by this name",
    "server/stores/migrations/__init__.py: steps._upgrade_revs": "Alembic's documents name it for this use",
}


#: a private field of something else than the object itself; a file without one need not be parsed
PRIVATE = re.compile(r"(?<!\bself)(?<!\bcls)\._[a-z]")


def foreign(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the foreign private fields that a module uses: no class, function or assignment in it defines them."""
    known = tuple(nodes)
    attributes = [node for node in known if isinstance(node, ast.Attribute)]
    own = {node.name for node in known if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {node.attr for node in attributes if _is_of_itself(node)}
    used = {node for node in attributes if not _is_of_itself(node)}
    named = {ast.unparse(node) for node in used if node.attr.startswith("_") and node.attr not in own | PUBLIC}
    return {name for name in named if not name.endswith("__") and not name.startswith("super()")}


def _is_of_itself(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}


def test_no_librarys_private_field_is_used_without_a_reason() -> None:
    planted = ast.parse("pool._call_queue.put(1); self._mine; other._mine; one._replace(at=2); one.__class__")
    assert foreign(ast.walk(planted)) == {"pool._call_queue"}
    used = {
        f"{path.relative_to(sources.ROOT).as_posix().removeprefix('numeramis_access/')}: {name}"
        for path in sources.files()
        if PRIVATE.search(sources.text(path))
        for name in foreign(sources.nodes(path))
    }
    assert used == {*MEANT}
