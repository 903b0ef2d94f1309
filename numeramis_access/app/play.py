"""A whole run of the program: settings, voice first, then everything else, until the player leaves."""

from __future__ import annotations

import signal
from collections.abc import Callable

import msgspec

from numeramis_access.app.assemble import Wishes, sound, speak, terminal, window
from numeramis_access.app.loop import App
from numeramis_access.input.inbox import Leave, Report
from numeramis_access.store import settings as store


def run(
    settings: store.Settings,
    problems: list[tuple[str, str]],
    wishes: Wishes,
    language: str,
    first: Callable[[App], None],
) -> int:
    """Run the program; return its exit status.

    :param problems: what was wrong with the settings, to be said. :param language: for this run alone, or empty.
    :param first: puts the first scene on top.
    """
    if language:
        settings = msgspec.structs.replace(settings, language=language)
    app = App(settings, store.settings_file())
    signal.signal(signal.SIGINT, lambda *_: app.inbox.put(Leave()))
    signal.signal(signal.SIGTERM, lambda *_: app.inbox.put(Leave()))
    mixer = speak(app, wishes)
    try:
        front = terminal(app) if wishes.terminal else None
        app.say("greeting")
        sound(app, mixer)
        front = front or window(app)
        for code, name in (*problems, *app.keymap.problems):
            app.inbox.put(Report(code, {"name": name}))
        first(app)
        app.run(front)
    finally:
        app.close()
        mixer.close()
    return 0


