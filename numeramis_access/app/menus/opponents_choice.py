"""Choose the opponents: an entry for each chair, from the player's left round the table."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.players.characters import characters, characters_invited


def opponents_menu(app: App, count: int) -> Menu:
    """Return the menu of opponents: an entry for each chair; left and right put another computer player on it, which
    changes the settings at once.

    :param app: the program. :param count: number of opponents.
    """
    return Menu(app, "choose-opponents", lambda: [_entry(app, place, count) for place in range(count)])


def _entry(app: App, place: int, count: int) -> Entry:
    """Return the entry of one chair: left and right change its player; one who is seated already swaps chairs."""

    def change(by: int) -> None:
        seated = [character.name for character in characters_invited(app.settings.opponents, count)]
        available = [character.name for character in characters()]
        new = available[(available.index(seated[place]) + by) % len(available)]
        if new in seated:
            seated[seated.index(new)] = seated[place]
        seated[place] = new
        app.change(opponents=tuple(seated))

    def describe() -> str:
        character = characters_invited(app.settings.opponents, count)[place]
        return app.text("opponent", name=character.name, temperament=app.text(f"temperament-{character.temperament}"))

    return Entry(partial(app.text, "opponent-place", place=place + 1), None, describe, change)
