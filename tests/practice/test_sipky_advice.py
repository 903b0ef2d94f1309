"""Games of two at Šipky in which the advice was to lose for certain: hint, spoken score and review, at the table."""

from __future__ import annotations

import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.core.actions import Action
from numeramis_access.games.sipky.events import LayNumber, StopThrowing, TakeCards
from tests.app.player import Player, begin, behind, player
from tests.practice.test_practice_table import wait_for
from tests.practice.test_worth import settled
from tests.standard import ruleset

#: seed of the match, and its first laid number; in the last match the rival now answers differently
GAMES = [(799, 56), (1596, 59), (35, 60)]


def asked(seed: int, number: int, someone: Player) -> list[str]:
    """Return the hint after the first throw and the rival's throw."""
    rules = ruleset("sipky")
    match = begin(someone.app, rules, rules.options(), 2, seed, practice=True)
    for action in (TakeCards(2), LayNumber(number)):
        settled(someone, match, lambda: not match.is_own_turn)
        match.act(action)
    settled(someone, match, lambda: not match.is_own_turn)
    someone.told()
    return wait_for(someone, someone.press("i"))


@pytest.mark.parametrize(("seed", "number"), GAMES)
@pytest.mark.parametrize(
    ("language", "advice"), [("en", "Hint: take two cards."), ("cs", "Rada: vezměte dvě karty.")]
)
def test_who_is_behind_is_advised_to_throw_on(seed: int, number: int, language: str, advice: str) -> None:
    with player(language, level="expert") as someone:
        assert asked(seed, number, someone)[0] == advice


@pytest.mark.parametrize(("seed", "number"), GAMES[:2])
@pytest.mark.parametrize(("action", "costs"), [(StopThrowing(), True), (TakeCards(2), False)], ids=["end", "two"])
def test_spoken_score_and_review_blame_the_end_and_not_two_cards(
    seed: int, number: int, action: Action, costs: bool
) -> None:
    with player("en", level="expert", worth="always") as someone:
        asked(seed, number, someone)
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        match.act(action)
        # The first score is that of the number.
        settled(someone, match, lambda: len(worth_told(someone)) < 2)
        assert worth_told(someone)[1] == ("practice-worth-costs" if costs else "practice-worth-good")
        if costs:
            settled(someone, match, lambda: not match.is_waiting_for_player and not behind(match).is_over)
            assert "two cards" in " ".join(wait_for(someone, someone.press("i")))


def worth_told(someone: Player) -> list[str]:
    """Return which scores of choices were spoken."""
    kinds = [one.kind for one in someone.app.announcer.history]
    return [kind for kind in kinds if kind.startswith("practice-worth") and kind != "practice-worth-sum"]
