"""Run a folder's program as if on another system: ``python -I -S as_another_system.py SYSTEM FOLDER WORDS``.

The system is a value of ``sys.platform``. For Windows this module imitates the set-up's system calls: file locks, jobs,
the flag of screen readers. No package can be imported, as on a machine with only a Python.
"""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import hashlib
import importlib.util
import json
import locale
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import types
import unicodedata
import zipfile
from pathlib import Path

#: Python's own modules that decide by the system when they are imported: they are, before it changes
LOADED = (contextlib, hashlib, importlib.util, json, locale, sysconfig, tempfile, unicodedata, zipfile)

#: makes an environment with its interpreter in Windows' place
PYTHON = """\
#!/bin/sh
"{}" "$@" && for folder; do :; done && ln -s bin "$folder/Scripts" && ln -s python "$folder/bin/python.exe"
"""


class Library:
    """A library of Windows: each of its functions succeeds and does nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *_: 1


class Popen(subprocess.Popen):  # type: ignore[type-arg]
    """A program as Windows' Python starts it: it has a handle."""

    _handle = 0

    def __init__(self, *words: object, **more: object) -> None:
        super().__init__(*words, **more)  # type: ignore[call-overload]
        self._handle = self.pid


def lock(number: int, mode: int, count: int) -> None:
    """Lock an open file."""
    fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def become_windows(folder: Path) -> None:
    """Give this process Windows' functions for the set-up, and Windows' folders to its Python's environments.

    :param folder: an empty one, for the interpreter that makes environments.
    """
    sys.modules["msvcrt"] = types.ModuleType("msvcrt")
    vars(sys.modules["msvcrt"]).update(locking=lock, LK_NBLCK=2)
    vars(ctypes).update(WinDLL=lambda _: Library(), windll=types.SimpleNamespace(user32=Library()))
    vars(subprocess).update(Popen=Popen)
    vars(shutil).update(_winapi=types.SimpleNamespace(NeedCurrentDirectoryForExePath=lambda _: False))
    os.environ["PATHEXT"] = ".exe"
    python = folder / "python.exe"
    python.write_text(PYTHON.format(sys.executable), encoding="utf-8", newline="\n")
    python.chmod(0o755)
    sys.executable = str(python)


def main(system: str, root: str, *words: str) -> int:
    """Run the program; return its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        if system == "win32":
            become_windows(Path(folder))
        sys.platform = system
        sys.path.insert(0, root)
        sys.argv = ["numeramis-access", *words]
        from numeramis_access.__main__ import main as start

        return start()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
