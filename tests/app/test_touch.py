"""Mouse and finger at the table: the first touch names a card, the second plays it; a drag names before it plays."""

from __future__ import annotations

import re

import pytest

from numeramis_access.app.menus.reading_pace import ReadingPace
from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import KeyDown, Touched
from tests.app.player import Player, begin, behind, player
from tests.app.way_home import everything

#: a number with its noun; Šipky counts only points
COUNTED = r"\d+ (zdvih|bod|žeton|trick|point|chip)|^\w+ \d+ (hraje|plays)"


def sit_down(someone: Player) -> None:
    rules = STANDARD["quist"].ruleset()
    begin(someone.app, rules, rules.options(), 4, 5)
    someone.settle()
    someone.told()


def touch(someone: Player, zone: str, place: int) -> list[str]:
    someone.app.receive(Touched(zone, place))
    someone.settle()
    return someone.told()


def test_every_scene_with_something_to_press_takes_touches() -> None:
    """A question for a key has only its text on the screen."""
    assert {scene for scene in everything() if scene.take_touch is Scene.take_touch} == {KeyScene}


def test_a_press_on_go_on_leaves_the_text_that_measures_the_pace() -> None:
    with player("en") as someone:
        for zone in ("point", "press", "items"):
            someone.app.follow(Push(ReadingPace(someone.app)))
            touch(someone, zone, 0)
            assert not isinstance(someone.app.scene, ReadingPace)


def held(someone: Player) -> int:
    return len([item for item in someone.screen.items if item.role == "card"])


@pytest.mark.parametrize("routing_plays", [False, True])
def test_a_press_names_and_one_more_plays(routing_plays: bool) -> None:
    with player("en", routing_plays=routing_plays) as someone:
        sit_down(someone)
        before = held(someone), len(behind(someone.match).moments)
        assert touch(someone, "point", 3)[0] == "Four, fourth of nine."
        assert (held(someone), len(behind(someone.match).moments)) == before
        assert touch(someone, "point", 3)[0].startswith(("Four.", "Four:", "Four;"))
        assert len(behind(someone.match).moments) > before[1]


def test_a_long_press_names_again_and_never_plays() -> None:
    with player("en") as someone:
        sit_down(someone)
        before = len(behind(someone.match).moments)
        for _ in range(3):
            assert touch(someone, "name", 3)[0] == "Four, fourth of nine."
        assert len(behind(someone.match).moments) == before


def test_a_drag_names_the_card_and_plays_it_over_the_table() -> None:
    with player("en") as someone:
        sit_down(someone)
        assert touch(someone, "name", 4)[0] == "Six, fifth of nine."
        assert touch(someone, "press", 4)[0].startswith(("Six.", "Six:", "Six;"))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_touched_seat_says_in_braille_what_each_number_counts(game: str, language: str) -> None:
    with player(language) as someone:
        rules = STANDARD[game].ruleset()
        begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        someone.announcements()
        for seat in range(4):
            someone.app.receive(Touched("table", seat))
            (told,) = someone.announcements()
            assert not [part for part in re.split("[;,] ", told.braille) if part.isdigit()], told.braille
            assert re.search(COUNTED, told.braille), told.braille


@pytest.mark.parametrize("game", [game.name for game in STANDARD])
def test_enter_on_a_display_that_did_not_yet_have_the_newest_cells_does_nothing(game: str) -> None:
    with player("en") as someone:
        rules = STANDARD[game].ruleset()
        begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        while not someone.match.is_own_turn:
            someone.app.press("return")
            someone.settle()
        before = len(behind(someone.match).moments)
        for _ in range(3):
            someone.app.receive(KeyDown("braille select", unfelt=True))
        someone.settle()
        assert len(behind(someone.match).moments) == before
        for turn in range(6):
            if turn == 3:
                someone.app.press("z")  # the next card that can be played
            someone.app.receive(KeyDown("braille select"))
        someone.settle()
        assert len(behind(someone.match).moments) > before
