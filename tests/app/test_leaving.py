"""Leaving by a word or by Ctrl+C: the program asks once and says what becomes of the match."""

from __future__ import annotations

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.input.inbox import LineTyped, QuitRequested
from tests.app.player import Player, player
from tests.app.test_again import over
from tests.app.test_nothing_unawares import at_table

LEAVE = {"cs": ("odejít", "pryč"), "en": ("leave", "go away")}
KEPT = {"cs": "Na shledanou. Partie je uložená.", "en": "Goodbye. The match is saved."}


def type_in(someone: Player, text: str) -> str:
    someone.told()
    someone.app.receive(LineTyped(text))
    return " ".join(someone.told())


@pytest.mark.parametrize("game", STANDARD.names)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_ctrl_c_at_a_table_says_that_the_match_is_kept(game: str, language: str) -> None:
    with player(language) as someone:
        at_table(someone, game)
        someone.told()
        someone.app.receive(QuitRequested())
        assert someone.told()[-1] == KEPT[language]
        assert not someone.app.running


def test_ctrl_c_where_there_is_no_match_says_goodbye_alone() -> None:
    with player("cs") as someone:
        someone.start()
        someone.told()
        someone.app.receive(QuitRequested())
        assert someone.told()[-1] == "Na shledanou."


@pytest.mark.parametrize(("language", "word"), [("cs", "ukončit"), ("cs", "konec"), ("en", "quit"), ("en", "exit")])
def test_who_asks_twice_to_quit_is_asked_one_question(language: str, word: str) -> None:
    with player(language) as someone:
        someone.start()
        scenes = [*someone.app.scenes]
        first = type_in(someone, word)
        assert someone.app.text("really-quit") in first
        assert someone.app.text("really-quit") in type_in(someone, word)
        assert len(someone.app.scenes) == len(scenes) + 1
        someone.press("escape")
        assert someone.app.scenes == scenes


@pytest.mark.parametrize("game", STANDARD.names)
@pytest.mark.parametrize(("language", "word"), [(one, word) for one, words in LEAVE.items() for word in words])
def test_a_word_for_leaving_leaves_the_table_and_not_the_program(game: str, language: str, word: str) -> None:
    with player(language) as someone:
        at_table(someone, game)
        assert someone.app.text("really-leave-kept") in type_in(someone, word)
        someone.press("down", "return")
        assert len(someone.app.scenes) == 1
        assert someone.app.running


@pytest.mark.parametrize("menu", [False, True])
def test_after_a_match_a_word_for_leaving_leads_to_the_main_menu(menu: bool) -> None:
    with player("cs") as someone:
        over(someone, "quist", 4)
        if menu:
            someone.press("escape")
        assert someone.app.text("really-quit") not in type_in(someone, "odejít")
        assert len(someone.app.scenes) == 1
