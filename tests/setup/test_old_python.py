"""Pythons that are too old are refused at once, before any package is there, with a sentence on the version to install.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from numeramis_access.bootstrap.environment import NEWEST_PYTHON
from numeramis_access.bootstrap.telling import OLDEST_PYTHON

ROOT = Path(__file__).resolve().parents[2]
#: the program, the tests, and the commands of their rooms
PROGRAMS = (
    "numeramis_access", "tests", *sorted(f"tests.{path.parent.name}" for path in ROOT.glob("tests/*/__main__.py")),
)  # fmt: skip
#: pyenv's folder of programs that start others, whether these are there or not
SHIMS = "shims"
#: runs a program as if by an old Python, then prints every file of ours that was read
PRETEND = f"""\
import runpy, sys
sys.version_info = (3, 6, 15, "final", 0)
try:
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
except SystemExit as end:
    assert end.code == 1, end.code
for module in list(sys.modules.values()):
    path = getattr(module, "__file__", None) or ""
    if path.startswith({str(ROOT)!r}):
        print(path)
"""


def old_pythons() -> list[str]:
    """Return real old Pythons of this machine: python3.6 to python3.10, installed or kept by pyenv."""
    folders = [*os.environ["PATH"].split(os.pathsep), *map(str, Path.home().glob(".pyenv/versions/*/bin"))]
    found: dict[str, str] = {}
    for path in (Path(folder, f"python3.{minor}") for minor in range(6, OLDEST_PYTHON[1]) for folder in folders):
        if path.parent.name != SHIMS and os.access(path, os.X_OK):
            found.setdefault(path.name, str(path))
    return sorted(found.values())


def run(command: list[str], language: str) -> subprocess.CompletedProcess[str]:
    surroundings = {"PATH": "/nowhere", "LANG": language, "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize("program", PROGRAMS)
def test_it_says_what_to_install_and_old_pythons_can_read_what_says_so(program: str) -> None:
    done = run([sys.executable, "-S", "-c", PRETEND, program], "cs_CZ.UTF-8")  # -S: without packages
    assert done.stderr.startswith("Tento Python je pro program starý. Nainstalujte Python 3.15, 3.14")
    assert done.stderr.count("\n") == 1
    files = done.stdout.splitlines()
    assert str(ROOT / "numeramis_access/words/plain.py") in files
    for path in files:
        source = Path(path).read_text(encoding="utf-8")
        tree = ast.parse(source, path, feature_version=(3, 6))
        futures = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
        assert not futures, f"Python 3.6 knows no such future: {path}"


@pytest.mark.parametrize("python", old_pythons(), ids=lambda path: Path(path).name)
@pytest.mark.parametrize("program", PROGRAMS)
def test_real_old_pythons_say_it(python: str, program: str) -> None:
    done = run([python, "-m", program], "en_GB.UTF-8")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("This Python is too old for the program. Install Python 3.15, 3.14")
    assert done.stderr.count("\n") == 1


def test_the_sentences_name_the_versions_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]}"
    versions = [f"{OLDEST_PYTHON[0]}.{minor}" for minor in range(NEWEST_PYTHON[1], OLDEST_PYTHON[1] - 1, -1)]
    for path in (ROOT / "numeramis_access/words/locale").glob("*/setup.ftl"):
        lines = dict(line.split(" = ", 1) for line in path.read_text("utf-8").splitlines() if " = " in line)
        for message in ("python-too-old", "python-too-new"):  # or each recommends the other one
            assert re.findall(r"\b3\.\d+", lines[message]) == versions, f"{message} in {path.parent.name}"
