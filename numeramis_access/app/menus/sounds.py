"""Learn the sounds: each cue has an entry with its name; Enter plays it."""

from __future__ import annotations

from functools import partial

import sounds
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.ports import App
from numeramis_access.words.announcement import Priority


def menu(app: App) -> Menu:
    """Return the menu of all sounds, named in the player's language."""

    def entries() -> list[Entry]:
        heard = [button(app, f"sound-{name}", partial(_play, app, name)) for name in named_cues()]
        return [*heard, back(app)]

    return Menu(app, "menu-learn-sounds", entries)


def named_cues() -> list[str]:
    """Return the names of the cues that the menu lists: every cue, but only one of the card cues of each suit."""
    return [name for name in sounds.names() if not name.startswith("suit-")] + [f"suit-{suit}-12" for suit in "cdhs"]


def _play(app: App, name: str) -> None:
    app.say("sound-played", Priority.NOW, name, name=app.text(f"sound-{name}"))
