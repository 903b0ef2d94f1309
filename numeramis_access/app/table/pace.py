"""Changes the time that opponents wait."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App
from numeramis_access.store.settings import PACES


def change_pace(app: App, by: int) -> None:
    """Make opponents wait longer (1) or shorter (-1), up to the ends of ``PACES``, and tell the new time."""
    place = min(range(len(PACES)), key=lambda at: abs(PACES[at] - app.settings.pace)) + by
    app.change(pace=PACES[min(max(place, 0), len(PACES) - 1)])
    value = app.text(f"set-pace-{app.settings.pace:g}".replace(".", "-"))
    app.say("changed", cue="menu-move", label=app.text("set-pace"), value=value)
