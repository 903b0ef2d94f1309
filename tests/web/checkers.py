"""Checkers of pages that come from npm: what the lock names is installed once a user, into the cache."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "node"


@cache
def installed() -> Path:
    """Return the folder of the installed packages."""
    lock = (FOLDER / "package-lock.json").read_bytes()
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "numeramis-tests" / hashlib.sha256(lock).hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "busy").open("w") as busy:
        fcntl.flock(busy, fcntl.LOCK_EX)  # tests run beside each other
        if not (folder / "done").exists():
            for name in ("package.json", "package-lock.json"):
                shutil.copy(FOLDER / name, folder)
            command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            (folder / "done").touch()
    return folder / "node_modules"


def run(*command: str, **more: str) -> str:
    """Return what a checker prints; it fails with that when it finds anything."""
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def checker(name: str) -> str:
    """Return the program of a checker."""
    return str(installed() / ".bin" / name)
