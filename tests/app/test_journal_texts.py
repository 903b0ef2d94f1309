"""A record of any game becomes a text with a heading for every deal and something told of every event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.words.people import Person
from numeramis_access.words.record import MatchTranscript, told
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.standard import words_of


@pytest.mark.parametrize("openly", [False, True], ids=["own", "open"])
@pytest.mark.parametrize("setting", SETTINGS[::2], ids=name_of)
def test_every_deal_has_its_heading_and_every_event_its_words(setting: Any, openly: bool) -> None:
    table = table_of(setting, 3)
    for _ in walk(table, random.Random(3), 200):
        pass
    rules = table.ruleset
    persons = [Person(f"P{seat}") for seat in range(table.seats)]
    text = told(MatchTranscript(rules, words_of(rules.name), persons, "cs", openly), table.moments)
    deals = sum(kind == "deal" for kind, _ in table._marks)
    assert [one.text for one in text if one.level] == [f"Rozdání {number + 1}" for number in range(deals)]
    assert len([one for one in text if not one.level]) == len(table.moments)
    assert all(one.text.strip() for one in text)
