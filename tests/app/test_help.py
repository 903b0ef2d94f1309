"""F1: the commands that are possible now, then the mapped keys by their names on this device."""

from __future__ import annotations

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import Command
from tests.app.player import Player, begin, behind, player


def help_at_own_turn(someone: Player, game: str, *places: str) -> list[str]:
    """Begin a match of a game; return the paragraphs of F1 at the player's turn. :param places: keys to its entry."""
    someone.app.scene.enter()
    someone.press("home", "return", *places, "return", "home", "return")
    match = someone.match
    assert match is not None
    assert behind(match).ruleset.name == game
    while not match.is_own_turn:
        someone.settle()
    return paragraphs(someone)


def paragraphs(someone: Player) -> list[str]:
    someone.press("f1")
    scene = someone.app.scene
    assert isinstance(scene, Reader)
    return [paragraph.text for paragraph in scene.paragraphs]


def test_in_quist_any_card_may_be_played() -> None:
    with player("cs") as someone:
        told = help_at_own_turn(someone, "quist")
    assert told[0] == "Co je teď možné"
    assert "Zahrát můžete kteroukoli kartu." in told
    assert "z možností na karty: šipka nahoru." not in told


def test_in_sipky_the_choices_are_named() -> None:
    with player("en") as someone:
        told = help_at_own_turn(someone, "sipky", "down")
    assert any(text.startswith("Your choices: ") for text in told)
    assert "from the cards to the choices: down arrow." not in told, "there are no cards yet"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_at_the_keyboard_no_key_of_another_device_is_named(language: str) -> None:
    with player(language) as someone:
        someone.app.scene.enter()
        for told in (paragraphs(someone), paragraphs(someone)):
            assert not any("brail" in text or "ovladač" in text or "controller" in text for text in told)


def test_in_a_text_arrows_are_paragraphs_and_headings() -> None:
    with player("cs") as someone:
        someone.app.scene.enter()
        paragraphs(someone)
        told = paragraphs(someone)
    assert any(text.startswith("další nadpis: ") for text in told)
    assert any(text.startswith("předchozí odstavec: ") for text in told)


@pytest.mark.parametrize(("words", "title"), [(("--tour", "duck"), "Whist: Flying Duck"), ((), "Whist")])
def test_at_a_table_of_whist_the_rules_are_those_of_its_tour(words: tuple[str, ...], title: str) -> None:
    with player("en") as someone:
        someone.app.follow(begin_named(someone.app, local_match.begin_match, "whist", list(words), 5, None, None))
        someone.told()
        someone.press("ctrl+f1")
        assert someone.screen.title == title


@pytest.mark.parametrize(("language", "capital"), [("cs", "velké S"), ("en", "capital S")])
def test_at_the_terminal_a_key_with_shift_can_be_told_from_one_without_by_ear(language: str, capital: str) -> None:
    with player(language) as someone:
        help_at_own_turn(someone, "quist")
        someone.press("escape")
        someone.app.keyboard = someone.app.device = "terminal"
        someone.app.do_command(Command.HELP)
        scene = someone.app.scene
        assert isinstance(scene, Reader)
        ends = [paragraph.text.rpartition(": ")[2] for paragraph in scene.paragraphs]
    assert f"{capital}." in ends
    assert not {"S.", "<.", ">."} & set(ends)


@pytest.mark.parametrize("key", ["ctrl+f1", "f1"])
@pytest.mark.parametrize("name", STANDARD.names)
def test_one_step_leads_back_from_rules_and_help_however_often_they_were_opened(name: str, key: str) -> None:
    with player("en") as someone:
        rules = STANDARD[name].ruleset()
        begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        for _ in range(8):
            someone.press(key)
            assert someone.screen.kind == "reader"
        someone.press("escape")
        assert someone.screen.kind == "table"
