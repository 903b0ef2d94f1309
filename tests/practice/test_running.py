"""The score after every trick, throw or exchange: spoken in every game and both languages, and true."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.games.quist.events import TrickWon
from numeramis_access.games.quist.state import QuistView
from numeramis_access.words.language import Language
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import words_of


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_it_is_said_how_it_stands(setting: Any, language: str) -> None:
    game, seats, _ = setting
    words = Language(language, words_of(game), People(PERSONS[:seats], 0, WITH_FULL[game].has_partners()))
    table = table_of(setting, 12)
    for _ in walk(table, random.Random(3), 150):
        pass
    said = 0
    for event, state in table.moments:
        for line in words_of(game).standing(event.seen_by(0), table.ruleset.view(state, 0)):
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
            values = words_of("quist").standing(event, view)[0].values
            own, other = view.won[1], view.won[0]
            assert values["need"] + own == values["other_need"] + other == 5
            assert values["state"] == ("won" if own > 4 else "lost" if other > 4 else "open")
            checked += 1
    assert checked > 2


def test_the_match_of_whist_says_what_both_sides_still_need_and_when_it_is_out_of_reach() -> None:
    table = table_of(("whist", 4, {"tour": "base"}), 5)
    for _ in walk(table, random.Random(3), 60):
        pass
    states = set()
    for event, state in table.moments:
        view: Any = table.ruleset.view(state, 0)
        for line in words_of("whist").standing(event.seen_by(0), view):
            values = line.values
            mine, theirs = view.counted
            assert (values["need"], values["other_need"]) == (7 - mine, 7 - theirs)
            assert values["size"] == abs(mine - theirs)
            assert (values["other_state"] == "never") == (theirs + values["left"] < 7)
            states |= {values["state"], values["other_state"]}
    assert len(states) > 1


@pytest.mark.parametrize(("language", "far"), [("cs", "Do prvního triku"), ("en", "to score")])
def test_how_far_the_first_odd_trick_is_is_said_only_when_it_matters(language: str, far: str) -> None:
    words = Language(language, words_of("whist"), People(PERSONS, 0, True))
    table = table_of(("whist", 4, {"tour": "base"}), 5)
    for _ in walk(table, random.Random(3), 60):
        pass
    told = {True: 0, False: 0}
    for event, state in table.moments:
        for line in words_of("whist").standing(event.seen_by(0), table.ruleset.view(state, 0)):
            needs, left = [line.values["need"], line.values["other_need"]], line.values["left"]
            matters = any(need <= 2 or left - need <= 1 for need in needs)
            told[matters] += 1
            text = words.text(line.id, **line.values)
            assert matters or far not in text
            assert matters == (";" in text), text
    assert all(told.values()), told


def test_in_sipky_it_is_told_who_leads_by_how_much_and_who_may_still_throw() -> None:
    table = table_of(("sipky", 4, {"games": 1}), 12)
    for _ in walk(table, random.Random(3), 150):
        pass
    kinds = set()
    for seat in range(4):
        for event, state in table.moments:
            view: Any = table.ruleset.view(state, seat)
            for line in words_of("sipky").standing(event.seen_by(seat), view):
                values, within = line.values, [score for score in view.scores if score <= view.limit]
                kinds.add(values["kind"])
                if values["kind"] == "behind":
                    assert view.scores[values["seat"]] == max(within) == view.scores[seat] + values["size"]
                if values["kind"] == "ahead":
                    assert view.scores[seat] == max(within)
                others = [one for other, one in enumerate(view.standings) if other != seat]
                assert values["others"] == others.count("throwing")
    assert {"ahead", "behind"} <= kinds


def test_in_loker_it_is_told_how_often_one_may_still_exchange_and_who_leads_the_match() -> None:
    table = table_of(("loker", 4, {"games": 3}), 12)
    for _ in walk(table, random.Random(3), 150):
        pass
    told = []
    for event, state in table.moments:
        view: Any = table.ruleset.view(state, 0)
        for line in words_of("loker").standing(event.seen_by(0), view):
            if line.id == "practice-running-loker":
                told.append(line.values)
                assert line.values["left"] in (0, 1)
                best = max(view.points[1:])
                expected = "none" if view.game < 2 else "level" if best == view.points[0] else "other"
                assert line.values["kind"] == expected or (
                    expected == "other" and line.values["size"] == abs(best - view.points[0])
                )
    assert told
