"""Waiting until the player has heard what came before."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App

#: seconds between two looks at whether a voice has said everything
LISTENING = 0.1


def is_spoken_to(app: App) -> bool:
    """Return whether a voice still tells what happened and the player wants that waited for."""
    return app.settings.wait_for_speech and app.announcer.speaking


def put_off(app: App, due: float | None) -> float | None:
    """Return a time, put off while a voice still speaks."""
    return due if due is None or not is_spoken_to(app) else max(due, app.now() + LISTENING)
