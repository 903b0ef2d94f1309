"""The first match of a new player tells three sentences during the first trick; other players do not hear them."""

from __future__ import annotations

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.store.settings import FIRST_STEP_COUNT, Settings
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, player
from tests.app.test_typed_words import at_table

STEPS = ("first-step-3", "first-step-2", "first-step-1")


def steps_told(someone: Player) -> list[str]:
    return [told.kind for told in someone.announcements() if told.kind in STEPS]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_new_player_hears_three_sentences_spread_over_the_first_trick(language: str) -> None:
    with player(language, first_steps=FIRST_STEP_COUNT) as someone:
        at_table(someone, "quist")
        assert steps_told(someone) == list(STEPS[:2])
        someone.app.do_command(someone.app.keymap.command("table", "return"))
        someone.app.do_command(someone.app.keymap.command("table", "return"))
        someone.settle()
        assert steps_told(someone) == [STEPS[2]]
        someone.app.scenes[1:] = []
        at_table(someone, "quist")
        assert steps_told(someone) == []


@pytest.mark.parametrize("game", STANDARD.names)
def test_who_has_played_before_hears_none(game: str) -> None:
    assert Settings().first_steps == 0
    with player("cs") as someone:
        at_table(someone, game)
        assert steps_told(someone) == []


def test_a_home_without_a_language_is_a_new_player() -> None:
    with player("") as someone:
        assert someone.app.settings.first_steps == FIRST_STEP_COUNT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", ["", "terminal"])
def test_a_letter_is_called_a_letter_and_sent_with_enter_at_a_terminal(language: str, device: str) -> None:
    with player(language) as someone:
        someone.app.keyboard = someone.app.device = device
        someone.app.change(first_steps=FIRST_STEP_COUNT)
        at_table(someone, "quist")
        told = next(told for told in someone.shown if told.kind == "first-step-3")
        letter = someone.app.text("key-letter", letter="h" if device else "H")
        assert letter in told.text
        assert len(letter) > 1
        assert ("Enter" in told.text) == (device == "terminal")
