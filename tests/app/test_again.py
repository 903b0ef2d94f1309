"""Playing again: the same match by one key, its cards from the next seat, and own tables under names."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from numeramis_access import cli
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.input.inbox import LineTyped
from numeramis_access.store import settings as store
from tests.app.player import Player, begin, behind, home, player
from tests.standard import ruleset


def over(someone: Player, game: str, seats: int, options: object = None) -> MatchScene:
    """Play a match to its end with Enter alone."""
    rules = ruleset(game)
    scene: MatchScene = begin(someone.app, rules, options or rules.options(), seats, 5)
    someone.settle()
    for _ in range(3000):
        if scene.is_over:
            break
        someone.press("return", "return")
        if someone.app.scene is not scene:  # the program asks for a stake: accept the least
            someone.press("return")
    assert scene.is_over
    someone.told()
    return scene


@pytest.mark.parametrize("key", ["shift+n", "braille dot1+dot3+dot4+dot5+dot7"])
def test_the_same_match_again_by_one_key(key: str) -> None:
    with player("en") as someone:
        old = over(someone, "quist", 4)
        match = behind(old)
        assert someone.press(key)
        again = behind(someone.match)
        assert again is not match
        assert (again.options, again.seats) == (match.options, 4)
        assert again.dealt_packs[0] != match.dealt_packs[0]
        someone.press(key)
        assert behind(someone.match) is again, "while a match goes on, nothing is begun"


def test_the_same_cards_from_the_next_seat_come_from_the_menu_of_a_match_that_is_over() -> None:
    with player("en") as someone:
        old = over(someone, "quist", 4)
        first = behind(old)
        someone.press("return")
        someone.press("down")
        said = someone.press("down", "return")
        assert said[0].startswith("The same cards from the next seat")
        scene = someone.match
        assert isinstance(scene, PracticeScene)
        again = behind(scene)
        assert again.dealt_packs[0] == first.dealt_packs[0]
        rules = again.ruleset

        def hand(table: object, seat: int) -> object:
            dealt = next(s for e, s in table.moments if isinstance(e, rules.begins_deal))  # type: ignore[attr-defined]
            return rules.view(dealt, seat).hand

        assert hand(again, 0) == hand(first, 1)


def type_in(someone: Player, text: str) -> list[str]:
    someone.app.receive(LineTyped(text))
    someone.settle()
    return someone.told()


def keep_a_table(someone: Player, name: str) -> list[str]:
    """Set up Whist with another tour in the menus, and keep it under a name."""
    someone.app.scene.enter()
    someone.press("home", "return")
    while "Whist" not in " ".join(someone.press("down")):
        pass
    someone.press("return", "home")
    while not any(item.label in ("Tour", "Variant", "Obměna") for item in [focused(someone)]):
        someone.press("down")
    someone.press("right", "right")
    someone.press("end")
    someone.press("return")
    return type_in(someone, name)


def focused(someone: Player) -> object:
    return someone.screen.items[someone.screen.focus]


@pytest.mark.parametrize(
    ("language", "name", "kept"),
    [("en", "Thursday Whist", "The table Thursday Whist is saved."), ("cs", "Čtvrteční whist", "je uložený.")],
)
def test_a_table_is_kept_begun_by_one_entry_renamed_and_deleted(language: str, name: str, kept: str) -> None:
    with player(language) as someone:
        assert any(kept in said for said in keep_a_table(someone, name))
        options = someone.app.settings.tables[name].options
        someone.app.change(matches={}, level="expert")
        someone.press("escape")
        assert focused(someone).label == name or someone.screen.items[0].label == name  # type: ignore[attr-defined]
        someone.press("home", "return")
        match = behind(someone.match)
        assert isinstance(match.options, WhistOptions)
        assert match.options.tour == options["tour"] != WhistOptions().tour
        assert someone.app.settings.level == "club"
    with player(language, **_as_kept()) as someone:
        someone.app.scene.enter()
        someone.press("home", "down", "return")  # below the match to continue
        someone.press("end", "return", "home", "return", "home", "return")
        assert type_in(someone, "Pondělí")
        assert list(someone.app.settings.tables) == ["Pondělí"]
        someone.press("home", "return", "down", "return", "down", "return")
        assert not someone.app.settings.tables


def _as_kept() -> dict[str, object]:
    """Return the player's tables in the kept settings."""
    import msgspec

    return {"tables": msgspec.to_builtins(store.load_settings(home().settings_file)[0].tables)}


def test_a_name_that_is_taken_is_asked_about() -> None:
    with player("en") as someone:
        keep_a_table(someone, "Thursday")
        before = someone.app.settings.tables["Thursday"]
        someone.press("home")
        someone.press("end", "return")
        assert any("already" in said for said in type_in(someone, "Thursday"))
        someone.press("return")
        assert someone.app.settings.tables["Thursday"] == before


@pytest.mark.turns(2)
@pytest.mark.parametrize("word", ["Čtvrteční whist", "ctvrtecni whist", "čtvrt"])
def test_play_begins_an_own_table_by_its_name(word: str) -> None:
    with player("cs") as someone:
        keep_a_table(someone, "Čtvrteční whist")
        tour = someone.app.settings.tables["Čtvrteční whist"].options["tour"]
    command = [sys.executable, "-m", "numeramis_access", "play", word, "--terminal", "--speech", "none", "--seed", "5"]
    done = subprocess.run(
        command, input="g\n", capture_output=True, text=True, timeout=120, env={**os.environ, "NUMERAMIS_OWN": "1"}
    )
    assert done.returncode == 0, done.stderr
    assert store.load_settings(home().settings_file)[0].matches["whist"]["tour"] == tour


def test_play_with_a_name_that_nobody_kept_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with player("en") as someone:
        keep_a_table(someone, "Thursday")
    assert cli.main(["play", "Friday", "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert "Thursday" in said
    assert "quist" in said


def test_a_table_of_another_version_is_no_reason_to_fall() -> None:
    with player("en", tables={"Old": {"game": "bridge", "options": {}, "players": 4}}) as someone:
        someone.app.scene.enter()
        someone.press("home", "return")
        assert any("another version" in said for said in someone.press("home", "return"))
