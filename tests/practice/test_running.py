"""How it stands after every trick, throw or exchange: said in every game and both languages, and true."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.games.quist import QuistView, TrickWon
from numeramis_access.words.language import Language
from numeramis_access.words.people import People
from numeramis_access.words.practice import running
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of, table_of, walk


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_it_is_said_how_it_stands(setting: Any, language: str) -> None:
    game, seats, _ = setting
    words = Language(language, people=People(PERSONS[:seats], 0, game in ("quist", "whist")))
    table = table_of(setting, 12)
    for _ in walk(table, random.Random(3), 150):
        pass
    said = 0
    for event, state in table.moments:
        for line in running(event.seen_by(0), table.ruleset.view(state, 0)):
            said += 1
            for form in words.phrase(line.id, **line.values):
                assert form.strip() == form
                assert form
                assert "{" not in form
    assert said or seats == 1


def test_the_tricks_that_are_missing_to_win_a_game_of_quist_are_counted() -> None:
    table = table_of(("quist", 4, {"games": 1}), 12)
    for _ in walk(table, random.Random(3), 150):
        pass
    checked = 0
    for event, state in table.moments:
        view = table.ruleset.view(state, 1)
        assert isinstance(view, QuistView)
        if isinstance(event, TrickWon) and any(view.hands):
            values = running(event, view)[0].values
            own, other = view.won[1], view.won[0]
            assert values["need"] + own == values["other_need"] + other == 5
            assert values["state"] == ("won" if own > 4 else "lost" if other > 4 else "open")
            checked += 1
    assert checked > 2
