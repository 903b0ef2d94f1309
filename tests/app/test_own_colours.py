"""Choosing own colours by ear: the program names them with their contrast, and takes only readable ones."""

from __future__ import annotations

import pytest

from numeramis_access.app.shell.scene import Push
from numeramis_access.output.window.colour_themes import MIN_CONTRAST, NAMED_COLOURS, contrast, parse_colour, theme_of
from tests.app.player import Player, player


def open_colours(someone: Player) -> None:
    from numeramis_access.app.menus import colours as colours_menu

    someone.app.follow(Push(colours_menu.menu(someone.app)))
    someone.told()


def choose(someone: Player, part: int, name: str) -> None:
    """Step to a colour for a part of the screen."""
    someone.press("home", *["down"] * part)
    for _ in NAMED_COLOURS:
        if someone.app.text(f"colour-name-{name}") + "," in someone.screen.items[part].value:
            return
        someone.press("right")
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("language", "said"), [("cs", "kontrast dvacet jedna ku jedné"), ("en", "contrast twenty-one to one")]
)
def test_black_on_white_is_chosen_with_its_contrast_said(language: str, said: str) -> None:
    with player(language) as someone:
        open_colours(someone)
        choose(someone, 0, "black")
        choose(someone, 1, "white")
        assert said in someone.screen.items[0].value
        choose(someone, 2, "dark-blue")
        someone.press("down", "return")
        assert someone.app.settings.theme == "own"
        theme = theme_of(someone.app.settings)
        assert (theme.text, theme.ground, theme.accent) == ((0, 0, 0), (255, 255, 255), (0, 0, 128))


def test_colours_that_nobody_could_read_are_refused_and_nothing_changes() -> None:
    with player("cs") as someone:
        before = someone.app.settings
        open_colours(someone)
        choose(someone, 0, "white")
        choose(someone, 1, "yellow")
        choose(someone, 2, "black")
        someone.press("down")
        assert someone.press("return") == [
            "Toto by se špatně četlo: text má na pozadí kontrast jedna celá jedna desetina ku jedné "
            "a zvýraznění devatenáct celých šest desetin ku jedné, "
            "potřeba je aspoň čtyři a půl. Změňte některou z barev."
        ]
        assert someone.app.settings == before


def test_an_accent_that_nobody_could_see_is_refused() -> None:
    with player("en") as someone:
        open_colours(someone)
        choose(someone, 0, "white")
        choose(someone, 1, "black")
        choose(someone, 2, "dark-grey")
        someone.press("down", "return")
        assert someone.app.settings.theme == "dark"


def test_every_named_colour_can_be_read_on_black_or_on_white() -> None:
    ends = [parse_colour(NAMED_COLOURS[name]) for name in ("black", "white")]
    for value in NAMED_COLOURS.values():
        own = parse_colour(value)
        assert own is not None
        assert max(contrast(own, end) for end in ends if end is not None) >= MIN_CONTRAST
