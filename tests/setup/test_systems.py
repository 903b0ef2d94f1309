"""Windows and macOS, as far as another system can imitate them: POSIX's own modules are missing, types hold.

mypy runs for all three systems in ``python3 -m tests``; here every module is imported without the ones that Windows
lacks.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import sources

ROOT = Path(__file__).resolve().parents[2]
#: modules of Python that Windows has not
POSIX = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
#: training needs packages that are not installed; a ``__main__`` acts on import
LEFT_OUT = ("players.training", "__main__")
IMPORT_ALL = """\
import importlib, socket, sys

HIDDEN, NAMES = sys.argv[1].split(","), sys.argv[2].split(",")

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name in HIDDEN:
            raise ModuleNotFoundError(f"hidden: {name}", name=name)

for name in HIDDEN:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Hide())
vars(socket).pop("AF_UNIX", None)
for name in NAMES:
    importlib.import_module(name)
print(len(NAMES), "imported", *sorted(set(HIDDEN) & set(sys.modules)))
"""


def modules() -> list[str]:
    paths = (path.relative_to(ROOT).with_suffix("") for path in sources.files())
    names = {".".join(path.parts).removesuffix(".__init__") for path in paths}
    return sorted(name for name in names if not any(part in name for part in LEFT_OUT))


@pytest.mark.slow
@pytest.mark.system("posix", "it hides what Windows has not anyway")
def test_every_module_is_imported_without_what_only_posix_has() -> None:
    names = modules()
    assert len(names) > 200
    command = [sys.executable, "-c", IMPORT_ALL, ",".join(POSIX), ",".join(names)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == f"{len(names)} imported\n", done.stderr


def test_systems_are_told_apart_as_type_checkers_can_see() -> None:
    for path, nodes in sources.nodes_with(("os.name", "platform.system")):
        pairs = {(node.value.id, node.attr) for node in nodes
                 if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)}  # fmt: skip
        asked = pairs & {("os", "name"), ("platform", "system")}
        assert not asked, f"sys.platform says it so that mypy knows: {path}"


#: calls that open a text, and the number of their values up to the mode or the encoding
OPENED = {"open": 1, "fdopen": 1, "read_text": 0, "write_text": 1, "TextIOWrapper": 1}
STARTED = ("run", "Popen", "check_output")


def opened_texts(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    """Return the calls that open a text without saying how it is written: each system thinks of something else."""
    found = []
    for call in nodes:
        if not isinstance(call, ast.Call):
            continue
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        words = {word.arg for word in call.keywords}
        modes = {str(value) for value in literals(call) if value and set(str(value)) <= set("rwaxbt+")}
        writes = name == "write_text" or any(set(mode) & set("wax") for mode in modes)
        if name in STARTED:
            unsaid = bool(words & {"text", "universal_newlines"}) and "encoding" not in words
        elif name in ("read_text", "write_text"):
            unsaid = "encoding" not in words and len(call.args) <= OPENED[name]
        elif name in OPENED and (modes or isinstance(call.func, ast.Name)) and not any("b" in mode for mode in modes):
            unsaid = "encoding" not in words
        else:
            continue
        if unsaid or (name in OPENED and writes and "newline" not in words):
            found.append(call)
    return found


def literals(call: ast.Call) -> list[object]:
    given = [*call.args, *(word.value for word in call.keywords if word.arg == "mode")]
    return [value.value for value in given if isinstance(value, ast.Constant) and isinstance(value.value, str)]


def test_a_text_without_its_encoding_or_its_ends_of_lines_is_found() -> None:
    wrong = ("open(p)", "open(p, 'w', encoding='utf-8')", "p.open('r')", "p.read_text()", "p.write_text(t)",
             "os.fdopen(n, 'w')", "subprocess.run(c, text=True)", "p.write_text(t, encoding='utf-8')")  # fmt: skip
    right = ("open(p, 'rb')", "open(p, encoding='utf-8')", "p.read_text('utf-8')", "channel.open()",
             "subprocess.run(c)", "p.open('w', encoding='utf-8', newline='')", "os.open(p, os.O_RDONLY)")  # fmt: skip
    assert all(opened_texts(ast.walk(ast.parse(code))) for code in wrong)
    assert not any(opened_texts(ast.walk(ast.parse(code))) for code in right)


def test_texts_are_the_same_on_every_system() -> None:
    paths = sources.nodes_with([f"{name}(" for name in (*OPENED, *STARTED)])
    known = [(path, nodes) for path, nodes in paths if LEFT_OUT[0] not in ".".join(path.parts)]
    calls = [(path, call) for path, nodes in known for call in opened_texts(nodes)]
    assert not [f"{path}:{call.lineno}" for path, call in calls]
