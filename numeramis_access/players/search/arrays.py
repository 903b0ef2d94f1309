"""Whether NumPy, by which players look into many worlds at once, can be loaded here."""

from __future__ import annotations

from functools import cache
from importlib import import_module


@cache
def has_numpy() -> bool:
    """Load NumPy; return whether that was possible: a page in a browser lacks it, an old processor cannot run it."""
    try:
        import_module("numpy")
    except (ImportError, RuntimeError):
        return False
    return True
