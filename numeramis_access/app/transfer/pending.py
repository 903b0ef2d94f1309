"""The first step at a home, before any reading: finish an interrupted import."""

from __future__ import annotations

from numeramis_access.store.home import Home


def finish_pending(home: Home) -> list[tuple[str, str]]:
    """Finish an interrupted import; return the messages of a failure as (code, detail)."""
    if not home.pending_import.exists():
        return []
    from numeramis_access.app.transfer.transfer import finish  # not before the first sentence

    try:
        finish(home)
    except OSError:
        return [("moving-unfinished", "")]
    return []
