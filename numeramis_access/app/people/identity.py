"""The key by which this device is known in houses of tables."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from pathlib import Path

from numeramis_access.store.changing import alone_in
from numeramis_access.store.files import move, read_text, write_whole
from numeramis_access.store.home import Home

#: bytes of chance in a key
BYTES = 32
#: letters of a key at least
LEAST = 40


def key_of(home: Home) -> str:
    """Return this device's key; the first time one is made and kept where only its owner can read it.

    Where it cannot be kept the key is good until the program ends: the next time one is somebody new.
    """
    return _kept_key(home.people_key) or _key_in(home.people_key, _kept_key)


def new_key(home: Home) -> str:
    """Return a new key of this device, kept in place of any other: by the old one it is known no more."""
    return _key_in(home.people_key)


def next_key(home: Home) -> str:
    """Return a new key that takes the place of this device's once a house knows it.

    :raises OSError: when it cannot be kept: a house must not be told of it then, or it would know this device no more.
    """
    key, path = secrets.token_urlsafe(BYTES), _next_path(home)
    with alone_in(path.parent):
        write_whole(path, key.encode())
    return key


def take_next(home: Home) -> bool:
    """Have the next key be this device's; return whether there was one."""
    try:
        move(_next_path(home), home.people_key)
    except OSError:
        return False
    return True


def _next_path(home: Home) -> Path:
    return home.people_key.with_suffix(".next")


def _kept_key(path: Path) -> str:
    """Return the key that stands in a file, empty for none."""
    try:
        kept = read_text(path).strip()
    except (OSError, ValueError):
        return ""
    return kept if len(kept) >= LEAST else ""


def _key_in(path: Path, there: Callable[[Path], str] = lambda _: "") -> str:
    """Return a key by chance, kept where only its owner can read it.

    :param there: returns the key that another program has put there meanwhile, which is taken then.
    """
    key = secrets.token_urlsafe(BYTES)
    with contextlib.suppress(OSError), alone_in(path.parent):
        if kept := there(path):
            return kept
        write_whole(path, key.encode())
    return key


def new_id() -> str:
    """Return a name for a request."""
    return secrets.token_hex(8)
