"""Changes the time that opponents wait."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App
from numeramis_access.store.settings import OPPONENT_PACES


def change_pace(app: App, by: int) -> None:
    """Make opponents wait longer or shorter by one of ``OPPONENT_PACES``, at most to the first or last of them, save
    that in the settings and say the new time.

    :param app: the program. :param by: 1 for longer, -1 for shorter.
    """
    place = min(range(len(OPPONENT_PACES)), key=lambda at: abs(OPPONENT_PACES[at] - app.settings.pace)) + by
    app.change(pace=OPPONENT_PACES[min(max(place, 0), len(OPPONENT_PACES) - 1)])
    value = app.text(f"set-pace-{app.settings.pace:g}".replace(".", "-"))
    app.say("changed", cue="menu-move", label=app.text("set-pace"), value=value)
