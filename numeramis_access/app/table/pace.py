"""How long opponents wait, and the next longer or shorter time."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App

#: seconds an opponent waits
PACES = (0.0, 0.5, 1.0, 2.0, 4.0)


def change_pace(app: App, by: int) -> None:
    """Have opponents wait longer (1) or shorter (-1), and say how long now; at an end it stays."""
    place = min(range(len(PACES)), key=lambda at: abs(PACES[at] - app.settings.pace)) + by
    app.change(pace=PACES[min(max(place, 0), len(PACES) - 1)])
    value = app.text(f"set-pace-{app.settings.pace:g}".replace(".", "-"))
    app.say("changed", cue="menu-move", label=app.text("set-pace"), value=value)
