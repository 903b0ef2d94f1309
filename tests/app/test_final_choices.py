"""Irrevocable choices never come under the cursor by accident, and players type the amount of a stake."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.table.amount import stake_of
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.codec import read_options
from tests.app.player import Player, begin, behind, player
from tests.standard import GAMES, WITH_TRICKS, ruleset

POKER = {"stakes": "poker", "games": 3}


def at_table(someone: Player, game: str, seed: int = 5) -> None:
    """Sit down at a match; Loker is played for stakes."""
    rules = ruleset(game)
    options = read_options(rules, POKER if game == "loker" else {})
    begin(someone.app, rules, options, 4, seed)
    someone.settle()


def final(choice: Action | AmountRange) -> bool:
    """Return whether a choice ends the player's options."""
    return isinstance(choice, Action) and choice.final


@pytest.mark.parametrize("game", GAMES)
def test_a_final_choice_stands_behind_all_others(game: str) -> None:
    chance, seen = random.Random(3), 0
    with player("en") as someone:
        at_table(someone, game)
        match = someone.match
        assert match is not None
        for _ in range(40):
            if behind(match).is_over:
                break
            if not match.is_own_turn:
                someone.press("return")
                continue
            choices = match.desk.choices
            finals = [final(choice) for choice in choices]
            assert finals == sorted(finals)
            seen += any(finals) and not all(finals)
            others = [choice for choice in match.view.legal if not final(choice)] or list(match.view.legal)
            choice = chance.choice(others)
            match.act(stake_of(ruleset(game), choice, choice.min) if isinstance(choice, AmountRange) else choice)
            someone.settle()
        assert seen or game in WITH_TRICKS


def test_raise_and_its_amount_in_one_line() -> None:
    with player("en") as someone:
        at_table(someone, "loker")
        match = someone.match
        assert match is not None
        for _ in range(20):
            ranges = [one for one in match.view.legal if isinstance(one, AmountRange)]
            if match.is_own_turn and ranges:
                break
            someone.press("return", "return")
        amount = ranges[0].min + 1
        own = match.seat.position.seat
        before = match.view.chips[own]  # type: ignore[attr-defined]
        someone.app._take_typed(f"{ranges[0].type} {amount}")
        moved = next(moment for moment in reversed(behind(match).moments) if moment.event.subject() == own)
        assert moved.state.betting.bets[own] == amount or before - moved.state.chips[own] >= amount  # type: ignore[attr-defined]
        someone.settle()
        heard = " ".join(one.braille for one in someone.announcements())
        assert str(amount) in heard
