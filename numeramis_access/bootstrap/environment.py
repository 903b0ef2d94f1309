"""The program's own environment: where it lies, whether it is still good, how it is made.

It lies in ``.venv`` beside the program, or in the user's cache folder where that cannot be written or is somebody
else's. It is made once, made again when its Python has changed, and filled again when a lock file has changed.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from functools import partial
from pathlib import Path
from typing import IO

from numeramis_access.bootstrap import packages
from numeramis_access.bootstrap.packages import ROOT, Runner
from numeramis_access.bootstrap.telling import tell
from numeramis_access.store.files import move, patiently, remove
from numeramis_access.store.lock import Busy, hold

#: marks a folder as ours; whoever has locked it is at work there
LOCK = "numeramis-lock"
#: says what the finished environment was made of
STAMP = "numeramis-stamp"
#: what pip and others printed at the last set-up
LOG = "numeramis-set-up.log"
#: prints what compiled packages must fit: implementation, version, threading and machine of a Python
SUFFIX = "import importlib.machinery; print(importlib.machinery.EXTENSION_SUFFIXES[0])"
#: the newest Python that the lock files were made for
NEWEST = (3, 15)
#: the Pythons of Windows that packages are made for: those of 64 bits
WINDOWS = ("win-amd64", "win-arm64")
#: bytes that must be free for packages to be unpacked
ROOM = 300_000_000
#: seconds between two looks whether another set-up is done
LOOK = 0.2


class SetUpError(Exception):
    """The program cannot be set up.

    :ivar code: the id of a plain message. :ivar detail: where more about it is written, or nothing.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def environment(locks: tuple[Path, ...], spare: tuple[str, ...] = ()) -> Path:
    """Return the Python of the program's own environment, making it where it is missing or no longer good.

    :param locks: lock files of everything that should be there. :param spare: packages of them that may be missing.
    :raises SetUpError: when it cannot be made.
    """
    places = [folder for folder in _places() if not _is_foreign(folder)]
    for folder in places:
        if _is_finished(folder, locks):
            return _python(folder)
    for folder in places:
        lock = _claim(folder)
        if lock is None:
            continue
        with lock:
            _wait_for(lock)
            if not _is_finished(folder, locks):
                _set_up(folder, lock, locks, spare)
        return _python(folder)
    raise SetUpError("set-up-no-place")


def up_to_date(locks: tuple[Path, ...]) -> bool:
    """Return whether the environment of this very Python was filled from these lock files, if we made it at all."""
    stamp = _stamp(Path(sys.prefix))
    return not stamp or _holds(stamp, locks)


def _places() -> list[Path]:
    """Return where the environment may lie, the best first."""
    beside = ROOT / ".venv"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", "")
    home = os.path.expanduser("~")
    if not os.path.isabs(base):
        base = os.path.join(home, "Library/Caches" if sys.platform == "darwin" else ".cache")
    if not os.path.isabs(base):  # there is no home
        return [beside]
    mine = hashlib.sha256(str(ROOT).encode(errors="surrogateescape")).hexdigest()[:12]
    return [beside, Path(base) / "numeramis-access" / f"venv-{mine}"]


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _is_foreign(folder: Path) -> bool:
    """Return whether something lies there that we did not make."""
    try:
        return os.path.lexists(folder) and any(folder.iterdir()) and not _is_marked(folder)
    except OSError:
        return True


def _is_marked(folder: Path) -> bool:
    return (folder / LOCK).exists() or (folder / STAMP).exists()


def _is_finished(folder: Path, locks: tuple[Path, ...]) -> bool:
    """Return whether an environment is finished, where it was made, filled from these lock files, and still starts."""
    stamp = _stamp(folder)
    return bool(stamp) and _holds(stamp, locks) and _has_this_python(folder, stamp)


def _stamp(folder: Path) -> dict[str, object]:
    """Return what an environment was made of, nothing for one that is unfinished or not ours."""
    try:
        found = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _holds(stamp: dict[str, object], locks: tuple[Path, ...]) -> bool:
    held = stamp.get("locks")
    return isinstance(held, dict) and _digests(locks).items() <= held.items()


def _digests(locks: tuple[Path, ...]) -> dict[str, str]:
    return {lock.name: hashlib.sha256(lock.read_bytes()).hexdigest() for lock in locks}


def _has_this_python(folder: Path, stamp: dict[str, object]) -> bool:
    """Return whether the environment's Python starts, and is the one that the packages were chosen for."""
    return stamp.get("folder") == str(folder) and stamp.get("suffix") == _suffix(folder) != ""


def _suffix(folder: Path) -> str:
    try:
        command = [str(_python(folder)), "-I", "-S", "-c", SUFFIX]
        return subprocess.run(command, capture_output=True, check=True).stdout.decode("ascii", "replace").strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _claim(folder: Path) -> IO[bytes] | None:
    """Mark a folder as ours and return its lock file, None where that cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / LOCK).open("ab")
    except OSError:
        return None


def _wait_for(lock: IO[bytes]) -> None:
    """Lock the file, after whoever has it; the system unlocks it when its owner dies."""
    due = 0.0
    while True:
        try:
            return hold(lock)
        except Busy:
            if time.monotonic() >= due:
                tell("set-up-waiting")
                due = time.monotonic() + packages.EVERY
            time.sleep(LOOK)


def _set_up(folder: Path, lock: IO[bytes], locks: tuple[Path, ...], spare: tuple[str, ...]) -> None:
    """Make an environment and fill it, or fill it anew where its Python is still good.

    :raises SetUpError: when that fails.
    """
    if folder.parent != ROOT and _is_foreign(ROOT / ".venv"):
        tell("set-up-foreign", str(folder))
    tell("setting-up")
    try:
        _fill(folder, Runner(folder / LOG, lock), locks, spare)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise SetUpError("set-up-no-space" if full else "set-up-in-use", str(folder)) from error
    tell("set-up-done")


def _fill(folder: Path, runner: Runner, locks: tuple[Path, ...], spare: tuple[str, ...]) -> None:
    stamp, python = _stamp(folder), _python(folder)
    remove(folder / STAMP)
    runner.log.write_bytes(b"")
    if not _has_this_python(folder, stamp):
        _clear(folder)
        if not packages.make(folder, python, runner):
            raise SetUpError("set-up-no-pip", str(runner.log))
    missing = packages.install_all(python, locks, spare, runner)
    if missing is None or not packages.install_program(python, runner):
        raise SetUpError(_failure_reason(folder), str(runner.log))
    if missing:
        tell("set-up-without-readers", str(runner.log))
    # Packages that this machine cannot have count as there: it is not tried again at every start.
    made = {"folder": str(folder), "suffix": _suffix(folder), "locks": _digests(locks)}
    unfinished = folder / f"{STAMP}-unfinished"
    unfinished.write_bytes(json.dumps(made).encode())
    move(unfinished, folder / STAMP)


def _clear(folder: Path) -> None:
    """Remove everything but the lock and the log."""
    for entry in folder.iterdir():
        if entry.name in (LOCK, LOG):
            continue
        if entry.is_dir() and not entry.is_symlink():
            patiently(partial(shutil.rmtree, entry))
        else:
            remove(entry)


def _failure_reason(folder: Path) -> str:
    """Return why packages could not be installed, as far as that can be seen."""
    if shutil.disk_usage(folder).free < ROOM:
        return "set-up-no-space"
    system = sysconfig.get_platform()
    if system.startswith("win") and system not in WINDOWS:
        return "python-not-x64"
    return "python-too-new" if sys.version_info[:2] > NEWEST else "set-up-failed"
