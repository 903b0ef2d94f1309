"""The window for spectators shows no card of the player's hand, unless the player allows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from numeramis_access.app.table.screen import public_screen
from numeramis_access.catalogue import STANDARD
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import THEMES
from numeramis_access.output.window.spectators import Spectators, SpectatorView, spectators_caption
from numeramis_access.output.window.window import Window
from tests.app.player import begin, player


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()


def seen(shown: SpectatorView, *screens: Screen, message: str = "") -> bytes:
    """Return the picture that spectators see after these screens."""
    import pygame

    window = Spectators(shown, "test")
    for screen in screens:
        window.draw(screen)
        window.paint(Look(THEMES["dark"]), message)
    picture = pygame.image.tobytes(window.window.get_surface(), "RGB")
    window.close()
    return picture


def exchanged(view: Any) -> Any:
    """Return the view with other hidden cards in the player's hand, and without legal actions."""
    if "hands" not in view.__struct_fields__:
        return msgspec.structs.replace(view, legal=())
    other = tuple("9" if card != "9" else "8" for card in view.hand)
    mine = tuple(other if seat == view.seat else hand for seat, hand in enumerate(view.hands))
    return msgspec.structs.replace(view, hands=mine, hand=other, legal=())


def watched(match: Any, view: Any) -> Screen:
    """Return the onlookers' screen for this view of the player's seat."""
    return public_screen(match.seat.facts.game, view, match.talk.words, match.talk.onlooker_language())


@pytest.mark.parametrize("name", STANDARD.names)
def test_spectators_see_nothing_of_the_hand(name: str) -> None:
    hands = 0
    with player("en") as someone:
        rules = STANDARD[name].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        for _ in range(4):
            view = match.view
            hands += view.hand != ()
            assert watched(match, view) == watched(match, exchanged(view)) == match.public_screen()
            assert not [item for item in match.public_screen().items if item.label or item.card != "?"]
            assert match.public_screen().view is None
            someone.press("z", "return", "return")
    assert hands or name == "sipky"


def test_a_hand_that_was_laid_open_is_seen_from_the_front() -> None:
    with player("en") as someone:
        rules = STANDARD["loker"].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        view = match.view
        assert view.hand
        laid = msgspec.structs.replace(view, laid=tuple(seat == view.seat for seat in range(4)), legal=())
        assert [item.card for item in watched(match, laid).items] == list(view.hand)


def test_what_all_may_see_is_the_players_own_screen() -> None:
    with player("en") as someone:
        rules = STANDARD["quist"].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        assert seen("all", match.screen()) != seen("public", match.public_screen())
        assert seen("all", match.screen()) != seen("all", replace(match.screen(), focus=2))


@pytest.mark.parametrize(
    ("language", "wanted", "shown"),
    [("cs", "", "Hráč"), ("en", "", "Player"), ("cs", "Božena", "Božena"), ("en", "Jan", "Jan")],
)
@pytest.mark.parametrize("name", STANDARD.names)
def test_to_spectators_everybody_has_a_name(name: str, language: str, wanted: str, shown: str) -> None:
    with player(language) as someone:
        someone.app.change(name=wanted)
        rules = STANDARD[name].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        seen = match.public_screen()
        assert seen.seated[0].who == shown
        assert len({one.who for one in seen.seated}) == 4
        texts = [one.text for one in seen.facts] + [laid.label for laid in seen.cards_on_table]
        texts += [one.who for one in seen.seated]
        words = {word.strip(".:,").lower() for text in texts for word in text.split()}
        assert not words & {"you", "your", "vy", "vaše", "partner", "spoluhráč", "spoluhráčka"}


def test_a_real_window_beside_the_players_shows_what_is_public(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    with player("en") as someone:
        window = Window(someone.app.settings, someone.app.inbox, someone.app.language, spectator_view="public")
        window.open()
        someone.app.views.all.append(window)
        someone.app.announcer.channels.append(window)
        rules = STANDARD["quist"].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        window.paint()
        assert window._spectators is not None
        picture = pygame.image.tobytes(window._spectators.window.get_surface(), "RGB")
        assert picture == seen("public", match.public_screen())
        window.close()


@pytest.mark.parametrize("name", STANDARD.names)
def test_below_the_table_stands_what_came_of_a_deal_that_is_over(name: str) -> None:
    """Not the last card, as if it were still to be answered."""
    with player("en", pace=0.001) as someone:
        rules = STANDARD[name].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        laid = set[str]()
        for _ in range(80):
            if someone.screen.waits:
                break
            laid |= {one.label for one in match.public_screen().cards_on_table}
            match.act(match.view.legal[0])
            someone.settle()
        assert someone.screen.waits
        below = spectators_caption(match.public_screen())
        assert below
        assert below not in laid
        assert below in " ".join(match.public_screen().status)


def test_menus_and_texts_are_the_players_own_affair() -> None:
    table = Screen("table", "Quist", (Item("four", role="card", card="4"),))
    menu = Screen("menu", "Settings", (Item("Speed", value="5"),))
    assert seen("public", table, menu) == seen("public", table)
    assert seen("all", menu) == seen("public", menu)
    with player("en") as someone:
        assert someone.app.scene.public_screen() is None
