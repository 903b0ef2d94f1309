"""Everything the program says, in braille: our tables against liblouis, and short enough for a line."""

from __future__ import annotations

import unicodedata
from functools import cache

import pytest

from braille.text import BrailleTable
from numeramis_access.catalogue import STANDARD
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import program_text, rules_text, rules_texts
from tests.peers.liblouis import PEERS, disagreements
from tests.standard import GAMES
from tests.transcripts.languages import SEEDS, said
from tests.words.samples import formed


@cache
def texts(language: str) -> list[str]:
    """Return every text of a language, a line each; of one that is not complete its rules, its handbook and deals.

    All messages of Slovak, German and Polish were compared once, in November 2026: forming them takes a minute.
    """
    rules = [paragraph.text for name, _ in rules_texts(language, STANDARD.locales())
             for paragraph in rules_text(name, language, STANDARD.locales())]  # fmt: skip
    if LANGUAGES[language].complete:
        messages = [one.text for one in formed(language)]
    else:
        deals = [one for game in GAMES for seed in SEEDS for one in said(game, seed, language)]
        handbook = [paragraph.text for paragraph in program_text("handbook", language)]
        messages = [*handbook, *(text for one in deals for text in (one.text, one.brief, one.braille))]
    return [line.strip() for text in (*messages, *rules) for line in text.splitlines() if line.strip()]


@pytest.mark.turns(5)
@pytest.mark.peer("liblouis")
@pytest.mark.parametrize("table", PEERS)
def test_every_message_and_every_rule_is_written_as_liblouis_writes_it(table: str) -> None:
    said = texts(table[:2])
    assert len(said) > 1000
    if table == "en-8":
        # NABCC has no letters of other languages: ours writes the letter without its mark, liblouis a number.
        bare = [without_marks(text) for text in said]
        assert [text for text, plain in zip(said, bare, strict=True) if not same(table, text, plain)] == []
        said = bare
    assert disagreements(table, said) == []


def without_marks(text: str) -> str:
    """Return a text without the marks over its letters: Šipky as Sipky."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(character for character in apart if not unicodedata.combining(character))


def same(table: str, one: str, other: str) -> bool:
    """Return whether two texts have the same cells."""
    return BrailleTable(table).cells(one) == BrailleTable(table).cells(other)


@pytest.mark.turns(4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_message_has_a_sign_of_its_own(language: str) -> None:
    table = BrailleTable(f"{language}-8")
    unknown = table.cells("\ufffd")
    characters = {character for text in texts(language) for character in text} - {"?"}
    assert sorted(character for character in characters if table.cells(character) == unknown) == []
