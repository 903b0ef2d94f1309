"""Kinds of messages that settings and channels sort by are messages that exist, with a name in the settings."""

from __future__ import annotations

import pytest

from numeramis_access.app.menus.settings import switchable_messages
from numeramis_access.catalogue import STANDARD
from numeramis_access.words.kinds import HISTORY_KINDS, ON_SCREEN_KINDS
from numeramis_access.words.language import Language
from tests.standard import GAMES, words_of


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_kind_of_a_table_is_a_message(language: str) -> None:
    known = Language(language)
    assert [kind for kind in (*HISTORY_KINDS, *ON_SCREEN_KINDS) if not known.has(kind)] == []


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_kind_that_can_be_switched_is_a_message_and_has_a_name(language: str) -> None:
    games = [Language(language, words_of(game)) for game in GAMES]
    menu = Language(language, locales=STANDARD.locales())
    kinds = switchable_messages(STANDARD)
    assert len(kinds) == len(set(kinds)) > 5
    assert [kind for kind in kinds if not any(words.has(kind) for words in games)] == []
    assert [kind for kind in kinds if not menu.has(f"kind-{kind}")] == []
