"""Kinds of messages that settings and channels sort by are messages that exist."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from numeramis_access.words import kinds
from numeramis_access.words.language import Language
from tests.standard import GAMES, words_of

TABLES = {
    "NOT_IN_BRIEF": kinds.NOT_IN_BRIEF,
    "ON_SCREEN": kinds.ON_SCREEN,
    "BRAILLE_FROM": kinds.BRAILLE_FROM,
}


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_kind_of_a_table_is_a_message(table: Collection[str], language: str) -> None:
    languages = [Language(language), *(Language(language, words_of(game)) for game in GAMES)]
    assert [kind for kind in table if not any(known.has(kind) for known in languages)] == []
