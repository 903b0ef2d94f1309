"""Z goes to the next playable card: by ear it begins at the first one, on a display it goes on from the finger's."""

from __future__ import annotations

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.input.inbox import LineTyped
from tests.app.key_walk import Ears
from tests.app.player import Player, player
from tests.app.test_keys import at_table
from tests.standard import WITH_TRICKS

#: Z on a braille display
DOTS = "braille dot1+dot3+dot5+dot6"


def after_a_play(someone: Player, game: str) -> list[str]:
    """Play a card and wait for the player's next turn; return the playable cards from the one under the cursor on."""
    match = at_table(someone, game)
    for _ in range(20):
        if match.is_waiting_for_player:
            someone.press("return")
        match.act(next(one for one in match.view.legal if isinstance(one, PlayCard)))
        someone.settle()
        playable = [card for card in match.desk.hand if match.desk.is_playable(card)]
        card = match.desk.item_under_cursor()
        if match.is_own_turn and len(playable) > 1 and match.desk.is_playable(card):
            someone.told()
            return playable[playable.index(card) :] + playable[: playable.index(card)]
    raise AssertionError(game)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_by_ear_no_card_that_can_be_played_is_skipped(game: str, language: str) -> None:
    for key in ("z", "shift+z"):
        with player(language) as someone:
            someone.app.announcer.channels.append(Ears())
            cards = after_a_play(someone, game)
            someone.press(key)
            assert someone.match is not None
            assert someone.match.desk.item_under_cursor() == cards[0]
            someone.press(key)
            assert someone.match.desk.item_under_cursor() == cards[1 if key == "z" else -1]


def test_at_a_terminal_it_is_the_same() -> None:
    with player("cs") as someone:
        someone.app.keyboard = "terminal"
        cards = after_a_play(someone, "whist")
        someone.app.receive(LineTyped("z"))
        assert someone.match is not None
        assert someone.match.desk.item_under_cursor() == cards[0]


def test_under_a_finger_the_key_leads_on_from_the_card_that_is_felt() -> None:
    with player("cs") as someone:
        someone.app.announcer.channels.append(Ears())
        cards = after_a_play(someone, "whist")
        someone.press(DOTS)
        assert someone.match is not None
        assert someone.match.desk.item_under_cursor() == cards[1]


@pytest.mark.parametrize(("language", "word"), [("cs", "hraj"), ("en", "play")])
def test_a_word_for_playing_names_a_card_that_can_be_played(language: str, word: str) -> None:
    with player(language) as someone:
        someone.app.keyboard = "terminal"
        match = at_table(someone, "whist")
        place = next(at for at, card in enumerate(match.desk.hand) if not match.desk.is_playable(card))
        someone.press("home", *["right"] * place)
        match.note_refusal()
        for _ in range(2):
            before = match.seat.position
            someone.app.receive(LineTyped(word))
            assert match.desk.is_playable(match.desk.item_under_cursor())
            assert match.desk.is_named
            assert match.seat.position == before
            match.note_refusal()
