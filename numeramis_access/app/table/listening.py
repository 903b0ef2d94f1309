"""Waits until the player has heard the earlier announcements."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App

#: seconds between two checks whether a voice still speaks
VOICE_POLL_SECONDS = 0.1


def is_spoken_to(app: App) -> bool:
    """Return whether a voice still speaks and the player has set that the table waits for it."""
    return app.settings.wait_for_speech and app.announcer.is_speaking


def due_after_speech(app: App, due: float | None) -> float | None:
    """Return the time of the next work: at least a tenth of a second from now while a voice speaks and the table waits
    for it.

    :param app: the player's program.
    :param due: the time of the work, in seconds of the program's clock; None if there is none.
    :return: the time, or None if there is no work.
    """
    return due if due is None or not is_spoken_to(app) else max(due, app.now() + VOICE_POLL_SECONDS)
