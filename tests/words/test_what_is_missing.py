"""A complete language lacks no message; if it does after all, the game goes on and the log names the message."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.app.translating.workshop import NUMBER_PREFIXES
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.bundle import entries_of
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import MISSING_MESSAGE, Language
from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER, Languages
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import EVERY, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import STANDARD, questions_of, words_of

PERSONS = tuple(Person(name, "feminine") for name in ("Marie", "Petra", "Eva", "Hana", "Jitka"))
COMPLETE = list(LANGUAGES.complete())
#: small games of these tests; each of their messages is removed in turn
GAMES = tuple(one for one in WITH_FULL.names if one not in STANDARD.names)


def ids_in(folder: Path) -> set[str]:
    """Return the message ids of a folder, without those of numbers, which differ by language."""
    found = {name for file in folder.glob("*.ftl") for name in entries_of(file.read_text("utf-8"))}
    return {name for name in found if not name.startswith(NUMBER_PREFIXES)}


def lacking(locales: list[Path], codes: list[str]) -> dict[str, list[str]]:
    """Return the messages that each of these languages lacks and another of them has."""
    ids = {locale: {code: ids_in(locale / code) for code in codes} for locale in locales}
    return {
        f"{code} lacks of {locale.parent.name}": sorted(missing)
        for locale, by_code in ids.items() for code in codes
        if (missing := set().union(*by_code.values()) - by_code[code])
    }  # fmt: skip


def test_each_complete_language_has_every_message() -> None:
    assert lacking([LOCALE_FOLDER, *WITH_FULL.locales()], COMPLETE) == {}


def test_each_language_of_the_program_has_every_message() -> None:
    assert lacking([LOCALE_FOLDER, *STANDARD.locales()], list(LANGUAGES)) == {}


def setting_of(game: str) -> Any:
    """Return the first way to play a game."""
    return next(one for one in EVERY if one[0] == game)


def cases() -> list[tuple[str, str]]:
    """Return each message of the small games."""
    return [(game, name) for game in GAMES for name in sorted(ids_in(WITH_FULL[game].locale_folder() / "cs"))]


def without(folder: Path, locale: Path, name: str, *codes: str) -> Path:
    """Return a copy of a game's messages in which some languages lack a message."""
    for code in COMPLETE:
        for file in (locale / code).glob("*.ftl"):
            entries = entries_of(file.read_text("utf-8"))
            left = [text for one, text in entries.items() if one != name or code not in codes]
            target = folder / code / file.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n".join(left) + "\n", "utf-8")
    return folder


def heard(locale: Path, game: str, notes: list[str], code: str = "cs") -> list[tuple[str, str, str, str]]:
    """Return all announcements of a match: each message with its text, its dots and its language."""
    setting, told, found = setting_of(game), 0, []
    table = table_of(setting, 7)
    current = CurrentLanguage(code, note=notes.append)
    people = People(PERSONS[: setting[1]], 0, table.ruleset.has_partners(table.state))
    narrator = Narrator(current, replace(words_of(game), locale=locale), people)
    for step, _ in enumerate(walk(table, random.Random(5), 60)):
        said = []
        for event, state in table.moments[told:]:
            said += narrator.event(event.seen_by(0), table.ruleset.view(state, 0))
        told, view = len(table.moments), table.view(0)
        if step % 5 == 0:
            said += [one for question in questions_of(game) for one in narrator.answer(question, view)]
        said += [narrator.announcement(narrator.action(action, view)) for action in view.legal[:3]]
        found += [(one.kind, one.text, one.braille, one.language) for one in said]
    return found


@pytest.mark.parametrize(("game", "name"), cases(), ids="-".join)
def test_a_game_without_one_message_is_played_on_in_english_there(game: str, name: str, tmp_path: Path) -> None:
    locale, notes = WITH_FULL[game].locale_folder(), list[str]()
    whole = heard(locale, game, notes)
    assert not notes
    english = heard(locale, game, notes, "en")
    found = heard(without(tmp_path, locale, name, "cs"), game, notes)
    assert [one[0] for one in found] == [one[0] for one in whole]
    for (kind, text, dots, language), own, other in zip(found, whole, english, strict=True):
        if kind == name:
            assert (text, dots, language) == (other[1], other[2], "en")
        elif language == "cs":
            assert (text, dots) == own[1:3] or notes, "a message that another one calls"
    named = {f"message {name} of language cs is missing"}
    assert set(notes) == (named if notes else set())
    assert len(notes) <= 1, "noted once"
    assert bool(notes) >= any(one[0] == name for one in whole)


@pytest.mark.parametrize(("game", "name"), cases(), ids="-".join)
def test_what_no_language_has_is_named_by_a_sentence(
    game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Language, "names_what_is_missing", True)
    notes = list[str]()
    locale = WITH_FULL[game].locale_folder()
    found = heard(without(tmp_path, locale, name, *COMPLETE), game, notes)
    assert all(text.strip() and dots.strip() for _, text, dots, _ in found)
    said = [one for one in found if one[0] == name]
    sentence = Language("cs").text(MISSING_MESSAGE, name=name)
    assert all((text, language) == (sentence, "cs") for _, text, _, language in said)
    assert bool(said) <= (f"message {name} of language cs is missing" in notes)


def test_even_without_that_sentence_something_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "names_what_is_missing", True)
    records = [LANGUAGES[code]._replace(folder=tmp_path / code) for code in COMPLETE]
    for code in COMPLETE:
        for file in (LOCALE_FOLDER / code).glob("*.ftl"):
            kept = [text for one, text in entries_of(file.read_text("utf-8")).items() if one != MISSING_MESSAGE]
            (tmp_path / code).mkdir(exist_ok=True)
            (tmp_path / code / file.name).write_text("\n".join(kept), "utf-8")
    words = Language("cs", languages=Languages(records))
    assert words.text("nowhere-written") == "nowhere-written"
    assert words.form("nowhere-written", "braille") == "nowhere-written"
    assert words.phrase("nowhere-written").braille == "nowhere-written"


def said_often(game: str) -> str:
    """Return a message that a match of a game repeats."""
    own = ids_in(WITH_FULL[game].locale_folder() / "cs")
    kinds = [kind for kind, *_ in heard(WITH_FULL[game].locale_folder(), game, []) if kind in own]
    return max(kinds, key=kinds.count)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_that_does_not_form_is_said_in_english_and_noted(game: str, tmp_path: Path) -> None:
    name, notes = said_often(game), list[str]()
    without(tmp_path, WITH_FULL[game].locale_folder(), name, "cs")
    file = tmp_path / "cs" / f"{game}.ftl"
    file.write_text(file.read_text("utf-8") + f"{name} = Bere {{ $nobody }}.\n", "utf-8")
    said = [one for one in heard(tmp_path, game, notes) if one[0] == name]
    assert said
    assert {language for *_, language in said} == {"en"}
    assert notes == [f"message {name} of language cs does not form, FluentReferenceError"]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_faults_names_the_message(game: str, tmp_path: Path) -> None:
    name, notes, log = said_often(game), list[str](), FaultLog(tmp_path / "faults.log")
    locale = without(tmp_path / "locale", WITH_FULL[game].locale_folder(), name, "cs")
    assert [kind for kind, *_ in heard(locale, game, notes)].count(name) > 1
    for note in notes:
        log.note(note)
    assert [line for line in log.last_lines(9) if name in line] == [f"message {name} of language cs is missing"]
