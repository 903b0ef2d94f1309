"""The program's own environment: its location, its state and its creation.

It is ``.venv`` beside the program, or in the user's cache folder if that is not writable or has another owner. It is
created once, created again after a change of Python, and filled again after a change of a lock file.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from functools import partial
from pathlib import Path
from typing import IO

from numeramis_access.bootstrap import packages
from numeramis_access.bootstrap.packages import PROGRAM_FOLDER, Runner
from numeramis_access.bootstrap.telling import tell_step
from numeramis_access.store.files import move, remove, retry_while_in_use
from numeramis_access.store.lock import FileBusy, lock_file

#: marks a folder as ours; the process that has locked it is working there
LOCK_FILE = "numeramis-lock"
#: describes the finished environment
STAMP_FILE = "numeramis-stamp"
#: the output of pip and other commands at the last set-up
LOG_FILE = "numeramis-set-up.log"
#: prints the compatibility tag of compiled packages: implementation, version, threading and machine of a Python
SUFFIX_PROGRAM = "import importlib.machinery; print(importlib.machinery.EXTENSION_SUFFIXES[0])"
#: the newest Python that the lock files support
NEWEST_PYTHON = (3, 15)
#: the Windows platforms with packages: 64 bits only
WINDOWS_PLATFORMS = ("win-amd64", "win-arm64")
#: free bytes needed to unpack the packages
MIN_FREE_BYTES = 300_000_000
#: words of pip by which its log tells a reason of its own
REASONS_OF_LOG = (
    (re.compile(b"do not match the hashes", re.IGNORECASE), "set-up-wrong-hash"),
    (re.compile(b"ProxyError|connect to (the )?proxy|Proxy Authentication Required", re.IGNORECASE), "set-up-no-proxy"),
    (re.compile(b"certificate.verify.failed", re.IGNORECASE), "set-up-no-trust"),
    (re.compile(b"suitable TLS CA certificate bundle|load_verify_locations"), "set-up-no-authorities"),
)
#: seconds between two checks for the end of another set-up
POLL_SECONDS = 0.2


class SetUpError(Exception):
    """The program cannot be set up.

    :param code: id of a message in ``setup.ftl``.
    :param detail: path of a log or folder to tell, or empty.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def prepare_environment(locks: tuple[Path, ...], spare: tuple[str, ...] = ()) -> Path:
    """Create or update the program's own environment if needed, and return the path of its Python.

    If another process is doing that, this one waits for it.

    :param locks: the lock files of all packages.
    :param spare: names of the packages in them that are optional.
    :raises SetUpError: if it cannot be created.
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


def is_up_to_date(locks: tuple[Path, ...]) -> bool:
    """Return whether the running Python's environment has the packages of some lock files.

    An environment that this program did not create counts as up to date.
    """
    stamp = _stamp(Path(sys.prefix))
    return not stamp or _holds(stamp, locks)


def runs_in_environment(locks: tuple[Path, ...]) -> bool:
    """Return whether the running Python is that of a finished environment of this program, with the packages of some
    lock files. The folder of the environment may be a link.
    """
    return _is_finished(Path(sys.prefix).resolve(), locks)


def _places() -> list[Path]:
    """Return the possible locations of the environment, the best first."""
    beside = PROGRAM_FOLDER / ".venv"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME", "")
    home = os.path.expanduser("~")
    if not os.path.isabs(base):
        base = os.path.join(home, "Library/Caches" if sys.platform == "darwin" else ".cache")
    if not os.path.isabs(base):  # without a home folder
        return [beside]
    mine = hashlib.sha256(str(PROGRAM_FOLDER).encode(errors="surrogateescape")).hexdigest()[:12]
    return [beside, Path(base) / "numeramis-access" / f"venv-{mine}"]


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _is_foreign(folder: Path) -> bool:
    """Return whether a folder has content that we did not create, or is a link to the environment of another clone."""
    if folder.is_symlink() and _stamp(folder).get("folder", str(folder)) != str(folder):
        return True
    try:
        return os.path.lexists(folder) and any(folder.iterdir()) and not _is_marked(folder)
    except OSError:
        return True


def _is_marked(folder: Path) -> bool:
    return (folder / LOCK_FILE).exists() or (folder / STAMP_FILE).exists()


def _is_finished(folder: Path, locks: tuple[Path, ...]) -> bool:
    """Return whether an environment is complete, unmoved, filled from these lock files, and still starts."""
    stamp = _stamp(folder)
    return bool(stamp) and _holds(stamp, locks) and _has_this_python(folder, stamp)


def _stamp(folder: Path) -> dict[str, object]:
    """Return the description of an environment; empty if it is unfinished or not ours."""
    try:
        stamp = json.loads((folder / STAMP_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _holds(stamp: dict[str, object], locks: tuple[Path, ...]) -> bool:
    held = stamp.get("locks")
    return isinstance(held, dict) and _digests(locks).items() <= held.items()


def _digests(locks: tuple[Path, ...]) -> dict[str, str]:
    return {lock.name: hashlib.sha256(lock.read_bytes()).hexdigest() for lock in locks}


def _has_this_python(folder: Path, stamp: dict[str, object]) -> bool:
    """Return whether the environment's Python starts and is the one that its packages were chosen for."""
    return stamp.get("folder") == str(folder) and stamp.get("suffix") == _suffix(folder) != ""


def _suffix(folder: Path) -> str:
    try:
        command = [str(_python(folder)), "-I", "-S", "-c", SUFFIX_PROGRAM]
        return subprocess.run(command, capture_output=True, check=True).stdout.decode("ascii", "replace").strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _claim(folder: Path) -> IO[bytes] | None:
    """Mark a folder as ours and return its lock file, None if it is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / LOCK_FILE).open("ab")
    except OSError:
        return None


def _wait_for(lock: IO[bytes]) -> None:
    """Lock the file, waiting for its owner; the system unlocks it when the owner dies."""
    due = 0.0
    while True:
        try:
            return lock_file(lock)
        except FileBusy:
            if time.monotonic() >= due:
                tell_step("set-up-waiting")
                due = time.monotonic() + packages.REPORT_SECONDS
            time.sleep(POLL_SECONDS)


def _set_up(folder: Path, lock: IO[bytes], locks: tuple[Path, ...], spare: tuple[str, ...]) -> None:
    """Create and fill an environment, or only fill it if its Python still fits.

    :raises SetUpError: if that fails.
    """
    if folder.parent != PROGRAM_FOLDER and _is_foreign(PROGRAM_FOLDER / ".venv"):
        tell_step("set-up-foreign", str(folder))
    tell_step("setting-up")
    try:
        _fill(folder, Runner(folder / LOG_FILE, lock), locks, spare)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise SetUpError("set-up-no-space" if full else "set-up-in-use", str(folder)) from error
    tell_step("set-up-done")


def _fill(folder: Path, runner: Runner, locks: tuple[Path, ...], spare: tuple[str, ...]) -> None:
    stamp, python = _stamp(folder), _python(folder)
    remove(folder / STAMP_FILE)
    runner.log.write_bytes(b"")
    if not _has_this_python(folder, stamp):
        system = packages.system_python()
        _clear(folder)
        if not packages.make_environment(folder, python, runner, system):
            raise SetUpError("set-up-no-pip", str(runner.log))
    missing = packages.install_all(python, locks, spare, runner)
    if missing is None or not packages.install_program(python, runner):
        raise SetUpError(_failure_reason(folder), str(runner.log))
    if missing:
        tell_step("set-up-without-readers", str(runner.log))
    # Optional packages that this machine cannot have count as installed, so that not every start tries them again.
    made = {"folder": str(folder), "suffix": _suffix(folder), "locks": _digests(locks)}
    unfinished = folder / f"{STAMP_FILE}-unfinished"
    unfinished.write_bytes(json.dumps(made).encode())
    move(unfinished, folder / STAMP_FILE)


def _clear(folder: Path) -> None:
    """Remove everything except the lock and the log."""
    for entry in folder.iterdir():
        if entry.name in (LOCK_FILE, LOG_FILE):
            continue
        if entry.is_dir() and not entry.is_symlink():
            retry_while_in_use(partial(shutil.rmtree, entry))
        else:
            remove(entry)


def _failure_reason(folder: Path) -> str:
    """Return the most likely reason why packages could not be installed."""
    if shutil.disk_usage(folder).free < MIN_FREE_BYTES:
        return "set-up-no-space"
    system = sysconfig.get_platform()
    if system.startswith("win") and system not in WINDOWS_PLATFORMS:
        return "python-not-x64"
    if sys.version_info[:2] > NEWEST_PYTHON:
        return "python-too-new"
    log = (folder / LOG_FILE).read_bytes() if (folder / LOG_FILE).exists() else b""
    return next((message for words, message in REASONS_OF_LOG if words.search(log)), "set-up-failed")
