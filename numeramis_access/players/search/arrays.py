"""Check whether NumPy can be loaded; some players use it to search many worlds at once."""

from __future__ import annotations

from functools import cache
from importlib import import_module


@cache
def can_load_numpy() -> bool:
    """Return whether NumPy can be used; the first call loads it. Pages without a server lack it, and some old
    processors cannot run it.
    """
    try:
        import_module("numpy")
    except (ImportError, RuntimeError):
        return False
    return True
