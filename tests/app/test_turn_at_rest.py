"""Whose turn it is between two deals and when a match is over: nobody's, and what Enter does is told."""

from __future__ import annotations

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import AmountRange, EndPlay
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.output.window.spectators import told
from tests.app.player import Player, begin, behind, player


def plays_on(someone: Player) -> None:
    """Take the first card or choice that there is."""
    match = someone.match
    assert match is not None
    if not match.own_turn or match.waits_for_player:
        someone.press("return")
        return
    match.act(next(action for action in match.view.legal if not isinstance(action, EndPlay | AmountRange)))
    someone.settle()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", [record.name for record in STANDARD])
def test_at_rest_nobody_is_to_act_and_enter_goes_on(game: str, language: str) -> None:
    rules = STANDARD[game].ruleset()
    with player(language) as someone:
        match = begin(someone.app, rules, rules.options(), fitting_seats(rules, rules.options()), 5, practice=True)
        someone.settle()
        while not match.waits_for_player:
            plays_on(someone)
        someone.told()
        (said,) = someone.press("t")
        assert "Enter" in said
        assert said in someone.screen.status
        assert not any(one.turn for one in someone.screen.seated)


def test_at_the_end_the_match_is_over_and_enter_opens_the_menu() -> None:
    rules = STANDARD["loker"].ruleset()
    with player("en") as someone:
        match = begin(someone.app, rules, rules.options(), 2, 5)
        someone.settle()
        while not behind(match).over:
            plays_on(someone)
        someone.told()
        assert someone.press("t") == ["The match is over.", "Enter opens the menu."]
        assert told(match.public()).startswith("The match is over.")
