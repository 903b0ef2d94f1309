"""Checkers of pages that come from npm: what the lock names is installed once a user, into the cache."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

import platformdirs

from numeramis_access.web.static.fetch import from_npm

FOLDER = Path(__file__).parent / "node"


@cache
def installed() -> Path:
    """Return the folder of the installed packages."""
    return from_npm(FOLDER, platformdirs.user_cache_path("numeramis-tests"))


def run(*command: str, **more: str) -> str:
    """Return what a checker prints; it fails with that when it finds anything."""
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def checker(name: str) -> str:
    """Return the program of a checker."""
    return str(installed() / ".bin" / name)
