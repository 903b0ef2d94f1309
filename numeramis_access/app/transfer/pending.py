"""The first step at a home, before any reading: finish an interrupted import."""

from __future__ import annotations

from numeramis_access.store.home import Home


def finish_pending(home: Home) -> list[tuple[str, str]]:
    """Finish an interrupted import, if there is one.

    Return the messages to tell, each the id of a message and an empty detail: one if that failed, else none.
    """
    if not home.pending_import.exists():
        return []
    from numeramis_access.app.transfer.transfer import finish_import  # not before the first sentence

    try:
        finish_import(home)
    except OSError:
        return [("moving-unfinished", "")]
    return []
