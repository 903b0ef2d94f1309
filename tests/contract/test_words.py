"""Every event, question, choice and refusal of every game can be said in both languages, in three forms."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import AmountRange
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import QUESTIONS
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import words_of

NAMES = ("Marie", "Alojz", "Petra", "David", "Eva", "Cyril", "Hana", "Igor", "Jitka", "Karel")
PERSONS = tuple(Person(name, "feminine" if name[-1] == "a" or name == "Marie" else "masculine") for name in NAMES)


def check(announcement: Announcement) -> None:
    """Demand that an announcement says something whole in each form."""
    for form in (announcement.text, announcement.brief, announcement.braille):
        assert form.strip(), announcement
        assert "{" not in form, announcement
        assert "None" not in form, announcement
    assert announcement.text[0] == announcement.text[0].upper(), announcement


@pytest.mark.parametrize("listener", [0, None], ids=["player", "listener"])
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_everything_that_happens_is_said(setting: Any, language: str, listener: int | None) -> None:
    table = table_of(setting, 7)
    people = People(PERSONS[: setting[1]], listener, table.ruleset.pairs(table.state))
    narrator = Narrator(CurrentLanguage(language), words_of(setting[0]), people)
    told = 0
    for step, _ in enumerate(walk(table, random.Random(5), 400)):
        for event, state in table.moments[told:]:
            said = narrator.event(event.seen_by(listener), table.ruleset.view(state, listener))
            assert said, event
            for announcement in said:
                check(announcement)
        told = len(table.moments)
        if listener == 0:
            view = table.view(0)
            for question in QUESTIONS if step % 5 == 0 else ():
                for announcement in narrator.answer(question, view):
                    check(announcement)
            if table.to_act not in (CHANCE, None):
                for action in table.ruleset.legal(table.state)[:60]:
                    line = narrator.action(action, table.view(table.to_act))
                    check(narrator.say(line))
                    assert not isinstance(action, AmountRange) or action.min <= action.max


@pytest.mark.parametrize("locale", WITH_FULL.locales(), ids=lambda folder: folder.parent.name)
def test_messages_are_the_same_in_both_languages(locale: Path) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    def messages(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for path in sorted((locale / language).glob("*.ftl")):
            resource = FluentParser().parse(path.read_text(encoding="utf-8"))
            names = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
            assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"], path
            found[path.name] = names
        return found

    def shared(language: str) -> dict[str, set[str]]:
        own = ("numeral-", "ordinal-", "adjective-")  # a language's own numerals and endings
        found = messages(language)
        return {file: {name for name in names if not name.startswith(own)} for file, names in found.items()}

    czech, english = shared("cs"), shared("en")
    assert czech == english


def test_texts_for_reading_are_there_in_both_languages() -> None:
    from numeramis_access.words.texts import rules_texts

    locales = WITH_FULL.locales()
    names = [[name for name, _ in rules_texts(language, locales)] for language in ("cs", "en")]
    assert names[0] == names[1]
    assert set(WITH_FULL.names) <= set(names[0])
