"""A tour of the braille line: each touched field explains itself, at every width, in both languages."""

from __future__ import annotations

import re

import pytest

from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.line_signs import explanation_messages, field_names, sign_message
from numeramis_access.catalogue import STANDARD
from numeramis_access.output.braille_board import END_CELL
from tests.app.fingers import Canute, Fingers, fingers, reading
from tests.app.player import behind

DOWN, UP = "dot4+space", "dot1+space"


def read_on(someone: Fingers) -> None:
    """Read every message."""
    while someone.message:
        someone.press("pan right")


def begin(someone: Fingers, game: str) -> LineTour:
    """Begin the tour of a game, and read its introduction."""
    someone.app.follow(Push(LineTour(someone.app, STANDARD[game])))
    someone.settle()
    read_on(someone)
    scene = someone.app.scene
    assert isinstance(scene, LineTour)
    return scene


def touch_all(someone: Fingers) -> set[str]:
    """Touch each field of the current page; check that each explains itself; return the ids of the messages."""
    came: set[str] = set()
    touches = someone.line.touches
    for place, touch in enumerate(touches):
        if touch is None or touch.zone != "field" or (place and touches[place - 1] == touch):
            continue
        game = someone.app.scene.game  # type: ignore[attr-defined]
        someone.route(place)
        told = someone.app.announcer.history[-1].kind
        assert told == sign_message(someone.app, game, field_names(game)[touch.index])
        came.add(told)
        read_on(someone)
    return came


@pytest.mark.turns(2)
@pytest.mark.parametrize("width", [12, 20, 40, 80])
@pytest.mark.parametrize("game", STANDARD.names)
def test_everything_on_every_page_of_the_line_is_told_by_touch(game: str, width: int) -> None:
    with fingers("cs" if width % 3 else "en", width) as someone:
        scene = begin(someone, game)
        came: set[str] = set()
        for _ in range(30):
            came |= touch_all(someone)
            someone.press("pan right")
            if someone.cells[-1] == END_CELL:
                break
        assert len(came) >= 3
        assert came <= set(explanation_messages(someone.app, scene.game))
        assert someone.press("pan left+pan right")
        assert someone.app.scene is not scene


def test_without_keys_over_cells_the_moving_keys_tell_every_sign() -> None:
    with reading(Canute(), "off") as someone:
        scene = begin(someone, "whist")
        told: list[str] = []
        for _ in explanation_messages(someone.app, scene.game):
            someone.app.press("down")
            someone.settle()
            told.append(someone.app.announcer.history[-1].kind)
        assert told == explanation_messages(someone.app, scene.game)
        assert "line-sign-six" in told
        assert "line-sign-pace" in told
        assert "line-sign-pace-keys" not in told, "nine lines without dots have no such keys"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_tour_tells_of_the_pace_what_it_counts_how_it_is_learnt_and_its_two_keys(language: str) -> None:
    with fingers(language, 40) as someone:
        scene = begin(someone, "quist")
        read: dict[str, str] = {}
        for _ in explanation_messages(someone.app, scene.game):
            someone.press(DOWN)
            told, pages = someone.app.announcer.history[-1].kind, ""
            while someone.message:
                pages += f"{someone.message} "
                someone.press("pan right")
            read[told] = pages
        assert {"cs": "buňkách za sekundu", "en": "cells a second"}[language] in read["line-sign-pace"]
        assert {"cs": "na prohlídce", "en": "on its tour"}[language] in read["line-sign-pace"]
        assert {"cs": "v nastavení", "en": "in the settings"}[language] in read["line-sign-pace"]
        for dots in ("3", "5"), ("2", "6"):
            assert re.search(rf"{dots[0]} (a|and) {dots[1]}", read["line-sign-pace-keys"]), read["line-sign-pace-keys"]


def test_nothing_is_played_on_a_tour() -> None:
    with fingers("cs", 40) as someone:
        scene = begin(someone, "quist")
        before = len(behind(scene._table).moments)
        for place in range(40):
            someone.route(place)
            read_on(someone)
        someone.press(DOWN, UP, "dot8")
        assert len(behind(scene._table).moments) == before


def test_the_tour_is_chosen_from_the_menu_of_practice() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "prohlídka braillského řádku", "šipky")
        assert isinstance(someone.app.scene, LineTour)
        assert someone.message.startswith("prohlídka řádku")
