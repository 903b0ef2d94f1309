"""Between two deals and at the end of a match: the finished part, the score for all, and no stale sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS, check
from tests.contract.walk import EVERY, SETTINGS, name_of, table_of, walk
from tests.standard import questions_of, words_of

LANGUAGES = ["cs", "en"]
#: sentences during a deal, and during a match
OF_A_DEAL = re.compile(r"Hraje se (?:o |\w+ ze? )|[Nn]a řadě|\b(?:is to play|at stake|This is the \w+ game)\b")
OF_A_MATCH = re.compile(rf"{OF_A_DEAL.pattern}|hraje se do deseti|Hraje se \w+ robber|first to ten|This is the")


def moments(setting: Any) -> Iterator[Table]:
    """Yield a match after each deal when no seat is to act, and at its end."""
    table, dealt = table_of(setting, 7), 0
    for _ in walk(table, random.Random(5), 2000):
        ended = sum(isinstance(event, table.ruleset.ends_deal) for event, _ in table.moments)
        if ended > dealt and table.to_act in (CHANCE, None):
            dealt = ended
            yield table
    assert table.is_over


def narrator(table: Table, language: str, listener: int | None) -> Narrator:
    """Return the narrator of a table for a seat, or for an onlooker."""
    people = People(PERSONS[: table.seats], listener, table.ruleset.has_partners(table.state))
    return Narrator(CurrentLanguage(language), words_of(table.ruleset.name), people)


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_every_question_has_an_answer_and_none_is_of_something_under_way(setting: Any, language: str) -> None:
    for table in moments(setting):
        for listener in (0, None):
            words = narrator(table, language, listener)
            view = table.view(0) if listener == 0 else table.view(0).public_view()
            for question in questions_of(table.ruleset.name):
                for said in words.answer(question, view):
                    check(said)
                    stale = OF_A_MATCH if table.is_over else OF_A_DEAL
                    assert question == "goal" or not stale.search(said.text), (question, said.text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_score_tells_of_everybody_and_what_is_over_is_named(setting: Any, language: str) -> None:
    for table in moments(setting):
        words = narrator(table, language, None)
        view = table.view(0).public_view()
        over = words.game.message_after_match if table.is_over else words.game.message_between_deals(view)
        named = words.answer_line(Line(over))
        check(named)
        said = " ".join(one.text for one in words.answer("score", view))
        if not table.ruleset.has_partners(table.state):
            assert all(person.name in said for person in PERSONS[: table.seats]), said
        if table.is_over:
            assert [one.text for one in words.answer("turn", view)] == [named.text]
