"""What each choice was worth is told as it is made, and what a deal's choices cost together at its end."""

from __future__ import annotations

import random
import time

import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from tests.app.player import PATIENCE, Player, begin, behind, player
from tests.standard import GAMES, policy, ruleset


def deal_played(someone: Player, match: PracticeScene, game: str) -> None:
    """Play one deal as a beginner does, waiting until all that was asked has been answered."""
    until, beginner = time.monotonic() + PATIENCE, policy(game, "beginner")
    while time.monotonic() < until and not match.waits_for_player and not match.over:
        if match.own_turn:
            match.act(beginner.choose(match.view, random.Random(1), 0).action)
        someone.settle()
        time.sleep(0.001)
    while time.monotonic() < until and match.worth.waits:
        someone.settle()
        time.sleep(0.001)


@pytest.mark.parametrize("telling", ["never", "costly", "always"])
@pytest.mark.parametrize("game", GAMES)
def test_the_worth_of_choices_is_told_as_often_as_is_wished(game: str, telling: str) -> None:
    with player("en", level="beginner") as someone:
        rules = ruleset(game)
        match = begin(someone.app, rules, rules.options(), 4, 5, practice=True)
        while match.worth.telling != telling:
            match.worth.change(1)
        deal_played(someone, match, game)
        kinds = [said.kind for said in someone.app.announcer.history]
        good, costs = kinds.count("practice-worth-good"), kinds.count("practice-worth-costs")
        assert (kinds.count("practice-worth-sum") > 0) == (telling != "never")
        assert (good > 0) == (telling == "always")
        assert costs == 0 or telling != "never"
        assert behind(match).record
