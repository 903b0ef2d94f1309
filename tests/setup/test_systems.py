"""Windows and macOS, as far as they can be met on another system: what only POSIX has is missing, what types say holds.

mypy runs for all three systems in ``python3 -m tests``; here every module is imported without what Windows lacks.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: modules of Python that Windows has not
POSIX = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
#: what training takes besides is not installed with the program; a ``__main__`` does something when it is imported
LEFT_OUT = ("numeramis_access.players.training", "__main__")
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
del socket.AF_UNIX
for name in NAMES:
    importlib.import_module(name)
print(len(NAMES), "imported", *sorted(set(HIDDEN) & set(sys.modules)))
"""


def files() -> list[Path]:
    return [path for folder in ("numeramis_access", "braille", "sounds") for path in (ROOT / folder).rglob("*.py")]


def modules() -> list[str]:
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files()}
    return sorted(name for name in names if not any(part in name for part in LEFT_OUT))


def test_every_module_is_imported_without_what_only_posix_has() -> None:
    names = modules()
    assert len(names) > 200
    command = [sys.executable, "-c", IMPORT_ALL, ",".join(POSIX), ",".join(names)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == f"{len(names)} imported\n", done.stderr


def test_systems_are_told_apart_as_type_checkers_can_see() -> None:
    for path in files():
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        names = {ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)}
        assert not names & {"os.name", "platform.system"}, f"sys.platform says it so that mypy knows: {path}"
