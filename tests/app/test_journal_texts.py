"""A record of any game becomes a text with a heading for every deal and words for every event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.app.table.record_text import told_event
from numeramis_access.tables.recorded_match import RecordedMatch
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.transcript import MatchTranscript
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.standard import words_of

DEAL = {"cs": "rozdání", "en": "deal"}


@pytest.mark.turns(2)
@pytest.mark.parametrize(("code", "in_hand"), [("cs", "V ruce: "), ("en", "Your hand: ")])
@pytest.mark.parametrize("openly", [False, True], ids=["own", "open"])
@pytest.mark.parametrize("setting", SETTINGS[::2], ids=name_of)
def test_every_deal_has_its_heading_and_every_event_its_words(
    setting: Any, openly: bool, code: str, in_hand: str
) -> None:
    table = table_of(setting, 3)
    for _ in walk(table, random.Random(3), 200):
        pass
    rules = table.ruleset
    record = RecordedMatch(table, [TableSeat(Human(f"P{seat}")) for seat in range(table.seats)])
    events = [told_event(record, number, openly) for number in range(1, len(record) + 1)]
    text = MatchTranscript(words_of(rules.name), CurrentLanguage(code)).text(events)
    deals = sum(kind == "deal" for kind, _ in table._marks)
    language = Language(code)
    places = [language.numerals.ordinal(number + 1, "neuter") for number in range(deals)]
    headings = [f"{place.capitalize()} {DEAL[code]}" for place in places]
    assert [one.text for one in text if one.level] == headings
    assert len([one for one in text if not one.level]) == len(table.moments)
    assert all(one.text.strip() for one in text)
    told = zip(events, [one.text for one in text if not one.level], strict=True)
    dealt = [words for event, words in told if event.hands and event.hands[0]]
    assert all(in_hand in words for words in dealt), "the own hand too"
    assert bool(dealt) == (openly and any(event.hands and event.hands[0] for event in events))
