"""Repeating the last message slowly and spelled, changing the pace by key, and waiting after each trick."""

from __future__ import annotations

from itertools import cycle

import pytest

from numeramis_access.app.shell.menu import Menu
from tests.app.player import player
from tests.app.test_keys import at_table, played
from tests.app.test_typed_words import typed
from tests.standard import WITH_TRICKS


@pytest.mark.parametrize(
    ("language", "word", "slow", "spelled", "long_one"),
    [
        ("en", "slowly", "Quick.", "Quebec, Uniform, India, Charlie, Kilo.", "Pace, of, the, opponents:, quick."),
        ("cs", "pomalu", "Svižné.", "Svatopluk, Václav, Ivan, Žofie, Norbert, Emil s čárkou.", ""),
    ],
)
def test_the_last_message_slowly_and_once_more_spelled(
    language: str, word: str, slow: str, spelled: str, long_one: str
) -> None:
    with player(language) as someone:
        at_table(someone, "quist")
        someone.app.say("say-text", text=slow)
        someone.told()
        for ask in (lambda: someone.press("shift+f5"), lambda: typed(someone, word)):
            assert [ask(), ask(), ask(), ask()] == [[slow], [spelled], [slow], [spelled]]
        if long_one:
            someone.app.say("say-text", text="Pace of the opponents: quick.")
            someone.told()
            assert someone.press("pad right stick") == [long_one], "what is new is said slowly first"
        assert someone.press("f5") != [spelled], "what is repeated comes into no history"


@pytest.mark.parametrize(
    ("language", "quick", "none", "calm"),
    [
        ("en", "Pace of the opponents: quick.", "Pace of the opponents: no waiting.", "Pace of the opponents: normal."),
        ("cs", "Tempo soupeřů: rychlé.", "Tempo soupeřů: bez čekání.", "Tempo soupeřů: běžné."),
    ],
)
def test_the_pace_is_changed_by_a_key_while_playing(language: str, quick: str, none: str, calm: str) -> None:
    faster, slower = ("quicker game", "slower game") if language == "en" else ("rychlejší hra", "pomalejší hra")
    with player(language, pace=1.0) as someone:
        at_table(someone, "quist")
        assert someone.press("ctrl+up") == [quick]
        assert typed(someone, faster) == [none]
        assert someone.press("braille dot2+dot3+dot5") == [none], "faster than at once there is nothing"
        assert typed(someone, slower) == [quick]
        assert someone.press("ctrl+down") == [calm]
        assert someone.app.settings.pace == 1.0


@pytest.mark.parametrize(("game", "language"), [*zip(WITH_TRICKS, cycle(("cs", "en")), strict=False)])
def test_after_each_trick_the_table_waits_for_enter_in_earnest_too(game: str, language: str) -> None:
    waiting = {"en": "Press Enter to continue.", "cs": "Dál se pokračuje klávesou Enter."}[language]
    with player(language, wait_after_trick=True) as someone:
        match = at_table(someone, game)
        rested = led = 0
        while rested < 4 or not led:
            tricks = len(match.view.past_tricks())
            assert match.is_own_turn or match.is_waiting_for_player
            if match.is_waiting_for_player:
                before = played(match)
                someone.settle()
                assert played(match) == before, "nobody plays on"
                assert match.view.last_cards_on_table()
                assert not match.is_own_turn
                assert someone.screen.items[-1].label == {"en": "Go on", "cs": "Pokračovat"}[language]
                rested += 1
                someone.press("return")
                assert played(match) > before
                continue
            match.act(match.view.legal[0])  # type: ignore[arg-type]
            someone.settle()
            said = someone.told()
            ended = len(match.view.past_tricks()) > tricks
            assert (waiting in said) == match.is_waiting_for_player
            led += ended and match.is_own_turn and not match.is_waiting_for_player and not match.view.cards_on_table()


def test_the_setting_stands_among_those_of_the_game() -> None:
    with player("en") as someone:
        at_table(someone, "quist")
        someone.press("escape")
        assert isinstance(someone.app.scene, Menu)
        typed(someone, "settings")
        typed(someone, "play")
        labels = [item.label for item in someone.screen.items]
        assert "Wait for Enter after each trick" in labels
