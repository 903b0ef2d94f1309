"""The window for spectators: nothing of the player's hand is in it, unless that was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.spectators import Shown, Spectators, public
from numeramis_access.output.window.themes import THEMES
from tests.app.player import begin, player


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()


def seen(shown: Shown, *screens: Screen, message: str = "") -> bytes:
    """Return the picture that spectators see after these screens."""
    import pygame

    window = Spectators(shown, "test")
    for screen in screens:
        window.draw(screen)
        window.paint(Look(THEMES["dark"]), message)
    picture = pygame.image.tobytes(window.window.get_surface(), "RGB")
    window.close()
    return picture


def exchanged(screen: Screen) -> Screen:
    """Return the same table with other cards in the player's hand, and all that is said of them."""
    items = tuple(
        replace(item, label="other", card="9" if item.card != "9" else "8", marked=True, playable=not item.playable)
        if item.role == "card"
        else replace(item, label="another choice")
        for item in screen.items
    )
    return replace(screen, items=items, focus=0, status=("You hold a nine.",), view=None, spot="table")


@pytest.mark.parametrize("name", STANDARD.names)
def test_spectators_see_nothing_of_the_hand(name: str) -> None:
    with player("en") as someone:
        rules = STANDARD[name].ruleset()
        begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        for _ in range(3):
            screen: Any = someone.screen
            assert seen("public", screen, message="You hold a four.") == seen("public", exchanged(screen))
            if any(item.role == "card" for item in screen.items):
                assert seen("all", screen) != seen("all", exchanged(screen))
            someone.press("return", "return")


def test_menus_and_texts_are_the_players_own_affair() -> None:
    table = Screen("table", "Quist", (Item("four", role="card", card="4"),))
    menu = Screen("menu", "Settings", (Item("Speed", value="5"),))
    assert seen("public", table, menu) == seen("public", table)
    assert seen("all", menu) == seen("public", menu)


def test_what_is_public_holds_no_view_of_the_seat() -> None:
    screen = public(Screen("table", "Quist", (Item("four", role="card", card="4"), Item("close", role="choice"))))
    assert [item.card for item in screen.items] == ["?"]
    assert screen.view is None
    assert screen.status == ()
