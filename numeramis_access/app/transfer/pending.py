"""What is done before anything is read at a home: an import that was broken off is finished."""

from __future__ import annotations

from numeramis_access.store.home import Home


def finish_pending(home: Home) -> list[tuple[str, str]]:
    """Finish an import that was begun; return what is to be said where that was not possible: (code, detail)."""
    if not home.pending_import.exists():
        return []
    from numeramis_access.app.transfer.transfer import finish  # not before the first sentence

    try:
        finish(home)
    except OSError:
        return [("moving-unfinished", "")]
    return []
