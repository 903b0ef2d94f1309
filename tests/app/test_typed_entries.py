"""Every entry of the menus and of the settings is understood by its own name, typed as many people type it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from numeramis_access.app.shell.menu import Menu
from numeramis_access.input.typed import plain_name
from numeramis_access.words.languages import LANGUAGES
from tests.app.key_walk import AtOnce, Walk
from tests.app.player import player

#: menus that the walk opens behind another one: behind the main menu the settings, and their groups
DEEP = 2


def menus(walk: Walk, seen: set[str], deep: int = 0) -> Iterator[Menu]:
    """Yield the menu on top, then each menu behind its entries.

    :param seen: titles and labels of the entries that are not opened again. :param deep: menus above this one.
    """
    scene = walk.app.scene
    if not isinstance(scene, Menu):
        return
    yield scene
    for place in range(len(scene.entries) if deep < DEEP else 0):
        name = f"{scene.title()} {scene.entries[place].label()}"
        if name not in seen:
            seen.add(name)
            with walk.coming_back() as before:
                walk.app.follow(scene._activate_at(place))
                walk.settle()
                if walk.app.scene not in before:
                    yield from menus(walk, seen, deep + 1)
            scene.renew()


def misunderstood(menu: Menu) -> list[str]:
    """Return the names of entries that mean no entry, or one with another name."""
    language = menu.app.narrator.language
    letters = language.record.letters
    wrong = []
    for entry in menu.entries:
        for name in entry.names(language):
            place = menu._place_called(plain_name(name, letters))
            if not name.isdigit() and (place is None or name not in menu.entries[place].names(language)):
                wrong.append(f"{menu.title()} {name}")
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_entry_of_menus_and_settings_is_understood_by_its_name(language: str) -> None:
    with player(language, thinker=AtOnce, level="beginner", name="Adam") as someone:
        walk = Walk(someone.app, someone)
        labels: set[str] = set()
        wrong: list[str] = []
        for menu in menus(walk, {f"{someone.app.text('main-menu')} {someone.app.text('menu-quit')}"}):
            labels |= {entry.label() for entry in menu.entries}
            wrong += misunderstood(menu)
        assert wrong == []
        assert {someone.app.text(f"set-{name}") for name in ("signals", "name")} - labels == set()
