"""The only playable card: played like any other, with the key that finds it, or by itself."""

from __future__ import annotations

import pytest

from numeramis_access.app.table.acting import only_play
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.core.actions import Claim, PlayCard
from tests.app.player import Player, behind, player
from tests.app.test_hand import play_any
from tests.app.test_keys import at_table, played


def only(match: MatchScene) -> PlayCard | None:
    """Return the play of the only playable card, None if there are more or it is not the player's turn."""
    return only_play(match.view.legal) if match.is_own_turn and not match.is_waiting_for_player else None


def wait_for_only_card(someone: Player) -> None:
    """Play until the player holds several cards and only one is playable."""
    match = someone.match
    assert match is not None
    for _ in range(300):
        if only(match) is not None and len(match.view.hand) > 1:
            return
        play_any(someone)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("key", ["z", "shift+z", "braille dot1+dot3+dot5+dot6"])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_key_that_finds_it_plays_it_when_pressed_again(key: str, language: str) -> None:
    with player(language, only_card="key") as someone:
        match = at_table(someone, "whist")
        wait_for_only_card(someone)
        card, before = only(match), played(match)
        assert card is not None
        someone.press("end", key)
        assert played(match) == before, "it is named first"
        assert match.desk.item_under_cursor() == card.card
        someone.press(key)
        assert behind(match).record[before] == card


def test_the_key_plays_nothing_where_there_is_a_choice_or_where_it_is_not_wished() -> None:
    with player("en", only_card="key") as someone:
        match = at_table(someone, "whist")
        while len(match.view.legal) < 2:
            play_any(someone)
        before = played(match)
        someone.press(*["z"] * 15)
        assert played(match) == before
        someone.app.change(only_card="choose")
        wait_for_only_card(someone)
        before = played(match)
        someone.press("z", "z", "z")
        assert played(match) == before


@pytest.mark.parametrize("language", ["cs", "en"])
def test_it_is_played_by_itself_and_told(language: str) -> None:
    with player(language, only_card="itself") as someone:
        match = at_table(someone, "whist")
        own = match.seat.position.seat
        for _ in range(60):
            for _ in range(50):
                if only(match) is None:
                    break
                assert someone.app.due() == 0.0, "its time comes without a key"
                someone.app.tick()
                someone.settle()
            assert only(match) is None, "nobody has to play it"
            if match.is_over or len(match.view.past_tricks()) == 13:
                break
            play_any(someone)
        plays = [event for event, _ in behind(match).moments if event.name() == "card-played"]
        cards = [event for event in plays if event.subject() == own]
        assert len(cards) >= 10
        told = [one for one in someone.app.announcer.history if one.kind == "card-played" and one.seat == own]
        assert told


def test_where_one_learns_nothing_is_played_by_itself() -> None:
    with player("en", only_card="itself") as someone:
        match = at_table(someone, "whist", practice=True)
        wait_for_only_card(someone)
        before = played(match)
        someone.settle()
        assert played(match) == before


def test_one_legal_card_is_an_only_play_and_nothing_else() -> None:
    first, second = PlayCard("7"), PlayCard("8")
    assert only_play([first]) == first
    assert only_play([]) is None
    assert only_play([first, second]) is None
    assert only_play([Claim()]) is None
