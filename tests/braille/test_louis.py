"""A copy of liblouis beside the program is used, with its tables; a program in its own process loads it."""

from __future__ import annotations

import ctypes.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from braille import louis

#: a table with a sign of its own for one letter, whose file only the copy has
TABLE = """\
#-display-name: A table of the copy
#+language:en
#+contraction:full
space \\s 0
lowercase a 123456
"""
#: loads liblouis where the copy lies beside the program, and prints its findings
LOADS = """\
import sys
from pathlib import Path
from braille import louis
louis._copies = lambda: [Path(sys.argv[1])]
print(louis.library_info(), louis.has_table("copy.ctb"), louis.cells_of_text("copy.ctb", "a").hex(), sep="\\n")
print([table.title for table in louis.list_tables() if table.file == "copy.ctb"])
"""


def systems_library() -> Path:
    """Return the file of the system's liblouis."""
    name = ctypes.util.find_library("louis")
    found = [path for folder in ("/usr/lib", "/usr/local/lib") for path in Path(folder).rglob(name or "none")]
    return found[0].resolve()


@pytest.mark.peer("liblouis")
@pytest.mark.system("posix", "it copies the library of the system, which Windows lacks")
def test_a_copy_beside_the_program_is_used_with_its_own_tables(tmp_path: Path) -> None:
    copy = tmp_path / "složka" / louis.COPY_FOLDER
    tables = copy / "share/liblouis/tables"
    tables.mkdir(parents=True)
    (tables / "copy.ctb").write_text(TABLE)
    (copy / "lib").mkdir()
    shutil.copy(systems_library(), copy / "lib/liblouis.so.20")
    command = [sys.executable, "-c", LOADS, str(copy)]
    found, *told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert str(copy / "lib/liblouis.so.20") in found
    assert told == ["True", "3f", "['A table of the copy']"]


@pytest.mark.peer("liblouis")
def test_the_version_and_the_tables_that_are_used_can_be_named() -> None:
    found = louis.library_info()
    assert found is not None
    assert found.version[0].isdigit()
    assert found.tables == len(louis.list_tables()) > 0
    assert found.folder in louis._folders()


def test_without_it_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(louis, "library", lambda: None)
    assert louis.library_info() is None
