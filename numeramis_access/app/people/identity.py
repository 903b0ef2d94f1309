"""The key that identifies this device on servers."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from numeramis_access.store.changing import lock_folders
from numeramis_access.store.files import move, read_text, write_whole
from numeramis_access.store.home import Home

#: random bytes in a key
KEY_BYTES = 32
#: fewest characters of a valid key
MIN_KEY_CHARACTERS = 40

#: keys that could not be saved, by their files: each lasts until the program ends, and the next call tries again
_unsaved: dict[Path, str] = {}


def device_key(home: Home) -> str:
    """Return this device's key; the first call makes a random one, in a file that only its owner can read.

    A key that cannot be saved lasts until the program ends; afterwards servers take the player for a new person.
    """
    path = home.people_key
    return _kept_key(path) or _key_in(path, _kept_key, _unsaved.get(path, ""))


def store_new_key(home: Home) -> str:
    """Store a new key for this device in place of the old one, and return it; no server knows it yet.

    If it cannot be written, it is returned all the same, but the old key stays in the file, and ``device_key`` returns
    that.
    """
    return _key_in(home.people_key)


def save_next_key(home: Home) -> str:
    """Save a new key for this device beside the present one, in place of an earlier new one, and return it;
    ``adopt_next_key`` puts it in use once a server has accepted it.

    :param home: the home of this device.
    :raises OSError: if it cannot be saved; do not send it to a server then, or the server would not recognise this
        device.
    """
    key, path = secrets.token_urlsafe(KEY_BYTES), _next_path(home)
    with lock_folders(path.parent):
        write_whole(path, key.encode())
    return key


def adopt_next_key(home: Home) -> bool:
    """Replace this device's key with the one from ``save_next_key``; return False if there is none or it cannot be
    moved.
    """
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
    return kept if len(kept) >= MIN_KEY_CHARACTERS else ""


def _key_in(path: Path, there: Callable[[Path], str] = lambda _: "", unsaved: str = "") -> str:
    """Return a key, saved so that only its owner can read it, or noted until the program ends if that fails.

    :param there: returns the key that another program saved meanwhile, which is used instead. :param unsaved: the key
        that could not be saved before; empty for a new random one.
    """
    key = unsaved or secrets.token_urlsafe(KEY_BYTES)
    try:
        with lock_folders(path.parent):
            if not (kept := there(path)):
                write_whole(path, key.encode())
    except OSError:
        _unsaved[path] = key
        return key
    _unsaved.pop(path, None)
    return kept or key


def new_id() -> str:
    """Return a random id for a request: 16 hexadecimal digits."""
    return secrets.token_hex(8)
