"""``practice GAME`` on the command line begins every game at the practice table; wrong words get a clear sentence."""

from __future__ import annotations

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.practice import table_scene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.cli import main
from tests.app.player import Player, behind, player
from tests.standard import GAMES


def begin(someone: Player, game: str, *words: str, seed: int | None = 5, players: int | None = None) -> list[str]:
    someone.app.follow(begin_named(someone.app, table_scene.begin_practice, game, list(words), seed, players, None))
    return someone.told()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_practice_table_of_every_game_begins_with_the_deal_of_its_number(game: str, language: str) -> None:
    decks = []
    for _ in range(2):
        with player(language) as someone:
            assert begin(someone, game)
            assert isinstance(someone.match, PracticeScene)
            decks.append(behind(someone.match).dealt_packs)
    assert decks[0] == decks[1]


@pytest.mark.parametrize(
    ("game", "words", "wrong"),
    [
        ("whist", ("--tour", "bridge"), "bridge"),
        ("quist", ("--preset", "endless"), "endless"),
        ("loker", ("--chips", "many"), "many"),
        ("quist", ("--jokers", "3"), "--jokers"),
        ("quist", ("games", "3"), "games"),
    ],
)
def test_a_wrong_option_is_named_and_the_menu_opens(game: str, words: tuple[str, ...], wrong: str) -> None:
    for language, start in (("cs", f"Slovu {wrong} při zakládání"), ("en", f"I don't understand {wrong} for")):
        with player(language) as someone:
            assert begin(someone, game, *words)[0].startswith(start)
            assert someone.match is None
            assert someone.screen.kind == "menu"


def test_a_number_of_players_that_the_game_is_not_for_is_said() -> None:
    with player("en") as someone:
        said = begin(someone, "sipky", players=99)
        assert said[0] == "This game needs a different number of players; there will be eight players."
        assert someone.match is not None
        assert behind(someone.match).seats == 8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["practice", "bridge"], "I don't understand “bridge”. You can say: quist, sipky, loker, whist.\n"),
        (["practise"], "I don't understand “practise”. You can say: play, practice,"),
        (["practice", "quist", "--seed", "x"], "I don't understand the command: x. "),
        (["practice", "quist", "--seed"], "Something is missing after numeramis-access: --seed. "),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith(said)
    assert "argument" not in error
