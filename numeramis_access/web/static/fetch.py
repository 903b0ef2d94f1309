"""Downloads for the static page: Python for browsers from npm, msgspec's wheel for it from the package index."""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from numeramis_access.store.files import move

THIS_FOLDER = Path(__file__).parent
#: the browser's Python, as wheels name it; it belongs to the version of Pyodide in package.json
WHEEL_OPTIONS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp",
          "--abi", "cp314", "--only-binary", ":all:", "--no-deps", "--require-hashes")  # fmt: skip


class FileMissing(Exception):
    """Raised if a program or package that the build needs is missing. :param what: its name."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def find_program(name: str) -> str:
    """Return the path of a program on this machine.

    :raises FileMissing: when it is not installed.
    """
    path = shutil.which(name)
    if path is None:
        raise FileMissing(name)
    return path


def npm_packages(lists: Path, cache: Path) -> Path:
    """Return the folder ``node_modules`` with packages from npm; they are fetched once for each content of their lock
    file.

    :param lists: folder of ``package.json`` and ``package-lock.json``.
    :param cache: folder that keeps downloads.
    :raises FileMissing: if npm is not installed, or the packages cannot be fetched; npm's errors are printed.
    """
    names = ("package.json", "package-lock.json")
    folder = cache / _digest(*(lists / name for name in names))

    def fetch(into: Path) -> None:
        for name in names:
            shutil.copy(lists / name, into)
        _run("npm", [find_program("npm"), "install", "--no-audit", "--no-fund", "--ignore-scripts"], into)

    _fill_once(folder, fetch)
    return folder / "node_modules"


def msgspec_wheel(cache: Path) -> Path:
    """Return the path of msgspec's wheel for the browser's Python; it is fetched once for each content of its lock
    file.

    :param cache: folder that keeps downloads.
    :raises FileMissing: if it cannot be fetched; pip's errors are printed.
    """
    lock = THIS_FOLDER / "msgspec.lock"
    folder = cache / _digest(lock)
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        *WHEEL_OPTIONS,
        "--quiet",
        "--requirement",
        str(lock),
        "--dest",
        ".",
    ]
    _fill_once(folder, lambda into: _run("msgspec", command, into))
    return next(folder.glob("*.whl"))


def _fill_once(folder: Path, fetch: Callable[[Path], None]) -> None:
    """Fill a folder elsewhere and then move it into place, so that it never exists half filled."""
    if folder.exists():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
        filled = Path(beside, "filled")
        filled.mkdir()
        fetch(filled)
        with contextlib.suppress(OSError):  # another process was faster
            move(filled, folder)


def _run(what: str, command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stderr)
        raise FileMissing(what)


def _digest(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]
