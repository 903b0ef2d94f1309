"""Odds and hints use only the seat's knowledge: other hidden cards leave every sentence the same."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.core.actions import Action
from numeramis_access.core.table import Moment
from tests.app.player import PATIENCE, Player, begin, behind, player
from tests.contract.test_policies import positions, with_hidden_cards_exchanged
from tests.contract.walk import SETTINGS, name_of
from tests.standard import GAMES, odds, ruleset

#: times the usual patience that an answer with several comparisons may take
MANY = 5


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_exchanging_what_a_seat_cannot_see_changes_no_odds(setting: Any) -> None:
    game = setting[0]
    for number, (rules, state, seat) in enumerate(positions(setting)):
        view = rules.view(state, seat)
        other = with_hidden_cards_exchanged(rules, state, seat, random.Random(number))
        hand = getattr(view, "hand", ())
        card, marked = (hand[-1], hand[:2]) if hand else (None, ())
        assert odds(game, rules.view(other, seat), card, marked) == odds(game, view, card, marked)


def said(someone: Player, match: PracticeScene, *keys: str) -> list[str]:
    """Drop the judgement of this place, press keys, wait for the whole answer to each, and return all lines."""
    place, judgements = match._place(), match.judgements
    assert place is not None
    judgements.drop([place])  # A known judgement would hide what depends on the cards.
    lines: list[str] = []
    for key in keys:
        answer = someone.press(key)
        until = time.monotonic() + PATIENCE * MANY
        while (not answer or judgements._waiting) and time.monotonic() < until:
            someone.wait()
            someone.settle()
            answer += someone.told()
        assert not judgements._waiting  # The advice comes first, its comparisons come later.
        lines += answer
    match._asked = None
    return lines


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_practice_table_the_same_is_said_whatever_the_hidden_cards_are(game: str, language: str) -> None:
    with player(language) as someone:
        rules = ruleset(game)
        match = begin(someone.app, rules, rules.options(), 4, 11, practice=True)
        assert isinstance(match, PracticeScene)
        someone.settle()
        differed = 0
        for number in range(3):
            if behind(match).to_act != 0:
                break
            someone.told()
            first = said(someone, match, "i", "i", "o", "o")
            event, state = behind(match).moments[-1]
            other = with_hidden_cards_exchanged(rules, state, 0, random.Random(number))
            differed += other != state
            behind(match).moments[-1] = Moment(event, other)
            assert said(someone, match, "i", "i", "o", "o") == first
            behind(match).moments[-1] = Moment(event, state)
            actions = [one for one in behind(match).view(0).legal if isinstance(one, Action)]
            if not actions:
                break  # The deal has ended.
            match.act(actions[0])
            someone.settle()
        assert differed
