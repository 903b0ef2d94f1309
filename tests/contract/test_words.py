"""Every event, question, choice and refusal of every game has words in both languages, in three forms."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numeramis_access import evening
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.evening.events import EVENTS
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LOCALE_FOLDER
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import questions_of, words_of
from tests.words.message_files import entries_of, junk_of

NAMES = ("Marie", "Alojz", "Petra", "David", "Eva", "Cyril", "Hana", "Igor", "Jitka", "Karel")
PERSONS = tuple(Person(name, "feminine" if name[-1] == "a" or name == "Marie" else "masculine") for name in NAMES)


def check(announcement: Announcement) -> None:
    """Demand that each form of an announcement is a whole text without code."""
    for form in (announcement.text, announcement.brief, announcement.braille):
        assert form.strip(), announcement
        assert "{" not in form, announcement
        assert "None" not in form, announcement
    assert announcement.text[0] == announcement.text[0].upper(), announcement


@pytest.mark.turns(4)
@pytest.mark.parametrize("listener", [0, None], ids=["player", "listener"])
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_everything_that_happens_is_said(setting: Any, language: str, listener: int | None) -> None:
    table = table_of(setting, 7)
    people = People(PERSONS[: setting[1]], listener, table.ruleset.has_partners(table.state))
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
            for question in questions_of(setting[0]) if step % 5 == 0 else ():
                for announcement in narrator.answer(question, view):
                    check(announcement)
            if table.to_act not in (CHANCE, None):
                for action in table.ruleset.legal(table.state)[:60]:
                    line = narrator.action(action, table.view(table.to_act))
                    check(narrator.announcement(line))
                    assert not isinstance(action, AmountRange) or action.min <= action.max


#: words with which a table speaks to its players
TO_PLAYERS = {
    "en": re.compile(r"\b(you|your|yours|they|their|us)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(vy|vás|vám|vámi|vaš\w+|jste|soupeři|\w+(áte|íte|ete))\b", re.IGNORECASE),
}
#: messages that address an onlooker, or speak of opponents in general
TO_ALL = {"watch-no-hand", "worth-queen", "no-such-question", "last-trick-closed"}


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_whoever_watches_hears_everything_and_is_never_spoken_to_as_a_player(setting: Any, language: str) -> None:
    table = table_of(setting, 7)
    people = People(PERSONS[: setting[1]], None, table.ruleset.has_partners(table.state))
    narrator = Narrator(CurrentLanguage(language), words_of(setting[0]), people)
    said: list[Announcement] = []
    for step, _ in enumerate(walk(table, random.Random(5), 250)):
        shown = step % setting[1] if step % 2 else None
        view = table.view(shown or 0)
        view = view.public_view() if shown is None else msgspec.structs.replace(view, seat=None, legal=())
        narrator.seat_people(replace(people, shown_seat=shown))
        for event, _ in table.moments[-1:]:
            said += narrator.event(event.seen_by(ONLOOKER if shown is None else shown), view)
        for question in questions_of(setting[0]) if step % 6 < 2 else ():
            said += narrator.answer(question, view)
        for seat in range(setting[1]):
            said += map(narrator.answer_line, narrator.game.describe_seat(view, seat, people))
    for announcement in {one.text: one for one in said if one.kind not in TO_ALL}.values():
        check(announcement)
        for form in (announcement.text, announcement.brief, announcement.full):
            assert not TO_PLAYERS[language].search(form), announcement


@pytest.mark.parametrize("locale", [LOCALE_FOLDER, *WITH_FULL.locales()], ids=lambda folder: folder.parent.name)
def test_messages_are_the_same_in_both_languages(locale: Path) -> None:
    def messages(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for path in sorted((locale / language).glob("*.ftl")):
            assert not junk_of(path), path
            found[path.name] = {*entries_of(path)}
        return found

    def shared(language: str) -> dict[str, set[str]]:
        own = ("numeral-", "ordinal-", "adjective-", "preposition-")  # a language's own
        found = messages(language)
        return {file: {name for name in names if not name.startswith(own)} for file, names in found.items()}

    czech, english = shared("cs"), shared("en")
    assert czech == english


@pytest.mark.slow
def test_texts_for_reading_are_there_in_both_languages() -> None:
    from numeramis_access.words.texts import rules_texts

    locales = WITH_FULL.locales()
    names = [[name for name, _ in rules_texts(language, locales)] for language in ("cs", "en")]
    assert names[0] == names[1]
    assert set(WITH_FULL.names) <= set(names[0])


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_event_and_refusal_of_an_evening_and_every_wrong_line_of_its_files_is_told(language: str) -> None:
    room = Path(evening.__file__).parent
    told = re.compile(r'(?:Refusal\(|WrongLine\(\w+, |return )"(evening-[a-z-]+)"')
    codes = {code for file in room.glob("*.py") for code in told.findall(file.read_text(encoding="utf-8"))}
    assert len(codes) > 30
    words = CurrentLanguage(language).messages()
    missing = {code for code in codes if not words.has(code)}
    missing |= {event.name() for event in EVENTS if not words.has(f"evening-did-{event.name()}")}
    assert not missing
