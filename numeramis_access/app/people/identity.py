"""The key that identifies this device on servers."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path

from numeramis_access.store.changing import lock_folders
from numeramis_access.store.files import move, read_text, write_whole
from numeramis_access.store.home import Home

#: random bytes in a key
BYTES = 32
#: fewest characters of a valid key
LEAST = 40


def key_of(home: Home) -> str:
    """Return this device's key; the first call makes one, which only its owner can read.

    If it cannot be saved, the key lasts until the program ends, and servers take the player for a new person next time.
    """
    return _kept_key(home.people_key) or _key_in(home.people_key, _kept_key)


def new_key(home: Home) -> str:
    """Store a new key for this device in place of the old one, and return it; no server knows it yet.

    If it cannot be written, the old key stays in the file, and the new one lasts until the end of the program.
    """
    return _key_in(home.people_key)


def next_key(home: Home) -> str:
    """Return a new key for this device; ``take_next`` puts it in use once a server has accepted it.

    :raises OSError: if it cannot be saved; do not send it to a server then, or the server would not recognise this
        device.
    """
    key, path = secrets.token_urlsafe(BYTES), _next_path(home)
    with lock_folders(path.parent):
        write_whole(path, key.encode())
    return key


def take_next(home: Home) -> bool:
    """Replace this device's key with the one from ``next_key``; return False if there is none to move."""
    try:
        move(_next_path(home), home.people_key)
    except OSError:
        return False
    return True


def _next_path(home: Home) -> Path:
    return home.people_key.with_suffix(".next")


def _kept_key(path: Path) -> str:
    """Return the key in a file, empty for none."""
    try:
        kept = read_text(path).strip()
    except (OSError, ValueError):
        return ""
    return kept if len(kept) >= LEAST else ""


def _key_in(path: Path, there: Callable[[Path], str] = lambda _: "") -> str:
    """Return a random key, kept so that only its owner can read it.

    :param there: returns the key that another program kept meanwhile, which is used instead.
    """
    key = secrets.token_urlsafe(BYTES)
    with contextlib.suppress(OSError), lock_folders(path.parent):
        if kept := there(path):
            return kept
        write_whole(path, key.encode())
    return key


def new_id() -> str:
    """Return a random id for a request."""
    return secrets.token_hex(8)
