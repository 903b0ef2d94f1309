"""The number of a match: typing it, hearing it, correcting it, and getting the same cards again."""

from __future__ import annotations

from typing import Any

import pytest

from numeramis_access.app.menus import new_match
from numeramis_access.app.practice import table_scene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.app.table.amount import amount_menu
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.games.loker.events import Bet
from tests.app.fingers import fingers
from tests.app.player import Player, begin, behind, player
from tests.standard import GAMES, ruleset


def to_number(someone: Player) -> list[str]:
    """Go to the entry of the match's number, and open it."""
    someone.press("home")
    name = someone.app.text("option-seed")
    while someone.screen.items[someone.screen.focus].label != name:
        someone.press("down")
    return someone.press("return")


def dealt(someone: Player) -> Any:
    """Return the whole pack of the first deal."""
    assert someone.match is not None
    return behind(someone.match).dealt_packs[0]


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_number_typed_in_the_menu_deals_the_same_cards_again(game: str, practice: bool) -> None:
    packs = []
    begin = table_scene.begin_practice if practice else local_match.begin_match
    for digits in ("4711", "4711", "4712"):
        with player("en") as someone:
            someone.app.follow(Push(new_match.menu(someone.app, game, begin)))
            to_number(someone)
            assert someone.press(*digits)[-1] == f"{digits}."
            assert f"{digits}, " in someone.press("return")[-1]
            someone.press("home", "return")
            assert isinstance(someone.match, PracticeScene) == practice
            packs.append(dealt(someone))
    assert packs[0] == packs[1] != packs[2]


@pytest.mark.parametrize(("language", "nothing"), [("cs", "Zatím nic."), ("en", "Nothing yet.")])
def test_every_digit_is_spoken_back_and_backspace_takes_the_last_one_away(language: str, nothing: str) -> None:
    with player(language) as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "quist", table_scene.begin_practice)))
        to_number(someone)
        assert someone.press("5", "0", "7") == ["5.", "50.", "507."]
        assert someone.press("backspace", "backspace", "backspace") == ["50.", "5.", nothing]
        assert "999" in someone.press("return")[0]
        name = someone.app.text("option-seed")
        assert someone.press("8", "right") == ["8.", f"{name}: 9."]
        someone.press("escape", "end", "return")  # it asks first, because a number was typed
        assert someone.screen.kind == "menu"
        assert len(someone.app.scenes) == 2


def test_a_number_that_is_too_long_is_not_taken_and_nothing_is_lost() -> None:
    with player("en") as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "quist", table_scene.begin_practice)))
        to_number(someone)
        someone.press(*"123456789")
        assert someone.press("0") == ["It can't be longer than nine digits."]
        assert "123456789" in someone.press("return")[-1]


def test_any_number_can_be_chosen_again() -> None:
    with player("en") as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "quist", table_scene.begin_practice)))
        to_number(someone)
        someone.press("7", "return")
        someone.press("return", "down")
        assert "any" in someone.press("return")[-1]


def test_a_line_typed_at_the_terminal_is_the_number() -> None:
    with player("en") as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "quist", table_scene.begin_practice)))
        to_number(someone)
        someone.app._take_typed("2026")
        assert "2026" in someone.told()[-1]


def test_a_match_is_played_by_its_number_from_the_practice_table() -> None:
    with player("en") as someone:
        rules = ruleset("whist")
        begin(someone.app, rules, rules.options(tour="duck"), 4, 99, practice=True)
        someone.settle()
        first = dealt(someone)
        begin(someone.app, rules, rules.options(tour="duck"), 4, 5, practice=True)
        someone.press("escape")
        name = someone.app.text("practice-by-number")
        while someone.screen.items[someone.screen.focus].label != name:
            someone.press("down")
        someone.press("return", "9", "9", "return")
        assert isinstance(someone.match, PracticeScene)
        assert behind(someone.match).options.tour == "duck"  # type: ignore[attr-defined]
        assert dealt(someone) == first


def test_a_stake_is_typed_in_digits() -> None:
    with player("en") as someone:
        rules = ruleset("loker")
        match = begin(someone.app, rules, rules.options(stakes="poker"), 4, 5, practice=True)
        someone.settle()
        while (stake := stake_of(behind(match).view(0).legal)) is None:
            match.act(next(one for one in behind(match).view(0).legal if isinstance(one, Action)))
            someone.settle()
        someone.app.follow(Push(amount_menu(someone.app, rules, stake, match.act)))
        someone.told()
        assert someone.press("end", "home") == [f"{stake.max}.", f"{stake.min}."]
        assert someone.press("1", "2") == ["1.", "12."]
        someone.press("return")
        assert Bet(12) in behind(match).record


def stake_of(legal: tuple[Any, ...]) -> AmountRange | None:
    return next((one for one in legal if isinstance(one, AmountRange) and one.min <= 12 <= one.max), None)


def test_a_number_is_typed_with_the_dots_of_a_display() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "cvičný stůl", "quist", "číslo partie")
        while "číslo partie:" not in someone.text:
            someone.press("pan right")
        someone.press("dot1+dot4+dot8", "dot2+dot4+dot5", "dot1+dot5")
        assert "305" in someone.text
        someone.press("dot7")
        someone.press("dot8")
        someone.find("číslo partie: 30")
        while "začít hrát" not in someone.text:
            someone.press("pan left")
        someone.route(someone.text.index("začít hrát"))
        assert someone.match is not None
        assert behind(someone.match).seed == 30
