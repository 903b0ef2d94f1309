"""The key by which this device is known in houses of tables."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from numeramis_access.store.files import move, read_text
from numeramis_access.store.home import Home

#: bytes of chance in a key
BYTES = 32


def key_of(home: Home) -> str:
    """Return this device's key; the first time one is made and kept where only its owner can read it.

    Where it cannot be kept the key is good until the program ends: the next time one is somebody new.
    """
    path = home.people_key
    try:
        kept = read_text(path).strip()
    except (OSError, ValueError):
        kept = ""
    return kept if len(kept) >= 40 else new_key(home)


def new_key(home: Home) -> str:
    """Return a new key of this device, kept in place of any other: by the old one it is known no more."""
    return _new_key(home.people_key)


def next_key(home: Home) -> str:
    """Return a new key that takes the place of this device's once a house knows it."""
    return _new_key(_next_path(home))


def take_next(home: Home) -> bool:
    """Have the next key be this device's; return whether there was one."""
    try:
        move(_next_path(home), home.people_key)
    except OSError:
        return False
    return True


def _next_path(home: Home) -> Path:
    return home.people_key.with_suffix(".next")


def _new_key(path: Path) -> str:
    """Return a key by chance, kept where only its owner can read it."""
    key = secrets.token_urlsafe(BYTES)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(key.encode())
    except OSError:
        pass
    return key


def new_id() -> str:
    """Return a name for a request."""
    return secrets.token_hex(8)
