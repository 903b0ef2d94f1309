"""Waits until the player has heard the earlier announcements."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App

#: seconds between two checks whether a voice still speaks
LISTENING = 0.1


def is_spoken_to(app: App) -> bool:
    """Return whether a voice still speaks and the player has set that the table waits for it."""
    return app.settings.wait_for_speech and app.announcer.speaking


def put_off(app: App, due: float | None) -> float | None:
    """Return the time of the next work, put off while a voice still speaks; None if there is no work.

    :param due: the time of the work, in seconds of the program's clock.
    """
    return due if due is None or not is_spoken_to(app) else max(due, app.now() + LISTENING)
