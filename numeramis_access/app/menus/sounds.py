"""Learn the sounds: an entry with the name of each cue plays it at Enter; of the cues of cards one for each suit."""

from __future__ import annotations

from functools import partial

import sounds
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.words.announcement import Priority


def menu(app: App) -> Menu:
    """Return the menu of the sounds, named in the player's language; Enter plays a sound."""

    def entries() -> list[Entry]:
        cues = [button_entry(app, f"sound-{name}", partial(_play, app, name)) for name in named_cues()]
        return [*cues, back_entry(app)]

    return Menu(app, "menu-learn-sounds", entries)


def named_cues() -> list[str]:
    """Return the names of the cues that the menu lists: all cues that belong to no card, then for each suit that of
    rank 12.
    """
    others = [name for name in sounds.cue_names() if not name.startswith("suit-")]
    return others + [f"suit-{suit}-12" for suit in "cdhs"]


def _play(app: App, name: str) -> None:
    app.say("sound-played", Priority.NOW, name, name=app.text(f"sound-{name}"))
