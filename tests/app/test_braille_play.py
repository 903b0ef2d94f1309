"""The program played with a braille display alone: tests press its keys, read its dots, and hear nothing."""

from __future__ import annotations

import re

import pytest

from braille.cells import DOT_7, cell
from tests.app.fingers import NEXT_PLAYABLE, PATIENCE, Fingers, fingers
from tests.app.player import behind

#: dots of a card marked for an exchange
MARKED = cell("36")


def play(someone: Fingers, ends: str) -> list[str]:
    """Read every message and play the last card with dot 8; return the messages up to one that begins with ``ends``."""
    messages: list[str] = []
    for _ in range(1500):
        message = someone.message
        if message:
            messages.append(message)
            if any(part.startswith(ends) for part in message.split("  ")):
                return messages
            someone.press("pan right")
        elif someone.hand:
            someone.touch(someone.hand[-1])
        elif "konec enter" in someone.text:  # stands in place of the hand while messages still wait
            someone.press("pan right")
        elif someone.items and "enter" in someone.text:
            someone.touch(someone.items[-1])
        else:
            someone.press(NEXT_PLAYABLE)
    raise AssertionError(messages[-30:])


def choose(someone: Fingers) -> list[str]:
    """Read every message and take the first of any choices until the match is over; return the messages."""
    messages: list[str] = []
    for _ in range(1500):
        message = someone.message
        if message:
            messages.append(message)
            if "konec enter" in message:
                return messages
            someone.press("pan right")
        elif someone.choices:
            someone.touch(someone.choices[0])
        else:
            someone.press("pan right")
    raise AssertionError(messages[-30:])


def games(someone: Fingers, now: int, wanted: int) -> None:
    """Find the number of games in the menu, lower it with the key over the minus, and return to the beginning."""
    someone.find(f"počet her: {now}")
    for _ in range(now - wanted):
        someone.route(len(someone.cells) - 2)
    assert f"počet her: {wanted}" in someone.text
    while "začít hrát" not in someone.text:
        someone.press("pan left")


def test_a_whole_match_of_quist_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist")
        games(someone, 10, 2)
        someone.choose("začít hrát")
        messages = play(someone, "konec enter")
        match = someone.match
        assert match is not None
        assert behind(match).is_over
        assert sum(message.startswith("bere") for message in messages) >= 2
        assert any("partie " in message for message in messages)
        assert "nabídka partie" in someone.press("pan left+pan right")


def test_a_game_of_quist_is_played_on_twenty_cells() -> None:
    with fingers("cs", 20) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        messages = play(someone, "hra 10")  # older deals no longer wait for a hasty player
        assert any(message.startswith("bere") for message in messages)


@pytest.mark.parametrize("width", [20, 40])
def test_a_deal_of_whist_is_played_with_display_keys_and_dots_alone(width: int) -> None:
    with fingers("cs", width) as someone:
        someone.choose("nová partie", "whist", "začít hrát")
        messages = play(someone, "zdvihy")
        assert sum(message.startswith("bere") for message in messages) == 13, messages


def test_a_match_of_sipky_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "šipky")
        games(someone, 9, 1)
        someone.choose("začít hrát")
        choose(someone)
        match = someone.match
        assert match is not None
        assert behind(match).is_over


def test_a_match_of_loker_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "loker")
        games(someone, 10, 2)
        someone.choose("začít hrát")
        while someone.message or len(someone.items) < 7:
            someone.press("pan right")
        assert not any(cell & MARKED for cell in someone.cells[:6])
        for place in (0, 5):
            while not someone.cells[place] & MARKED:
                someone.touch(place)
        assert [place for place in range(6) if someone.cells[place] & MARKED] == [0, 5]
        assert someone.text[7:13] == "měnit "
        choose(someone)
        match = someone.match
        assert match is not None
        assert behind(match).is_over


def read_all(someone: Fingers) -> None:
    """Read every message."""
    while someone.message:
        someone.press("pan right")


def test_on_eighty_cells_messages_come_beside_the_table_and_the_hand_stays_under_the_fingers() -> None:
    with fingers("cs", 80) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        assert someone.message.startswith("rozdává")
        hand = someone.items
        read_all(someone)
        assert someone.items == hand
        someone.press("dot1+dot2+dot5")
        message, moved = someone.message, someone.cells
        assert len(message) == 9
        someone.route(hand[4])
        assert someone.cells[hand[4]] & DOT_7
        assert not moved[hand[4]] & DOT_7


def test_what_fits_beside_the_table_leaves_it_under_the_fingers() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        for _ in range(200):
            if "bere" in someone.message:
                break
            someone.play_on(0)
        assert someone.message.startswith("bere")
        assert len(someone.line.message_places) == 10
        lying = [someone.text[place] for place in (1, 4, 7, 10)]
        assert all(card.isdigit() for card in lying)


def test_a_touch_selects_and_only_what_could_be_felt_as_selected_is_played() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        read_all(someone)
        match = someone.match
        assert match is not None
        card = next(place for place in someone.hand if not someone.cells[place] & DOT_7)
        taken = someone.line.keys + 2
        for _ in range(2):  # both before the program handles the first
            someone.device.press(f"routing {card}")
            someone.device.release(f"routing {card}")
        with someone.line.counted:
            assert someone.line.counted.wait_for(lambda: someone.line.keys >= taken, PATIENCE)
        someone.wait(lambda: bool(someone.cells[card] & DOT_7))
        someone.settle()
        assert len(match.desk.hand) == 9
        someone.route(card)
        assert len(match.desk.hand) == 8


def test_after_a_play_one_touch_plays_the_card_that_stands_marked_then() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        match = someone.match
        assert match is not None
        for held in (8, 7, 6):
            read_all(someone)
            assert match.is_own_turn
            someone.route(under_the_cursor(someone))
            assert len(match.desk.hand) == held


def under_the_cursor(someone: Fingers) -> int:
    """Return the cell of the card with dot 7."""
    return next(place for place in someone.items if someone.cells[place] & DOT_7)


def test_one_touch_plays_where_the_player_has_set_it_so() -> None:
    with fingers("cs", 40, routing_plays=True) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        read_all(someone)
        match = someone.match
        assert match is not None
        someone.route(someone.hand[3])
        assert len(match.desk.hand) == 8


def test_while_the_next_deal_waits_for_the_player_the_line_says_so() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "cvičný stůl", "quist", "začít hrát")
        match = someone.match
        assert match is not None
        while not match.is_waiting_for_player:
            someone.play_on()
        read_all(someone)
        assert "dál enter" in someone.text
        someone.press("dot2+dot3+dot4")
        assert someone.message.startswith("hry")
        read_all(someone)
        assert "dál enter" in someone.text
        someone.press("dot8")
        read_all(someone)
        assert "dál enter" not in someone.text
        assert len(match.desk.hand) == 9


def test_a_routing_key_over_the_table_tells_whose_card_that_is() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        read_all(someone)
        someone.touch(someone.hand[0])
        read_all(someone)
        places = {someone.text[place]: (place, someone.text[place + 1]) for place in (0, 3, 6, 9)}
        assert any(card.isdigit() for _, card in places.values())
        for letter, (place, card) in places.items():
            someone.route(place)
            told = someone.message
            assert told.startswith(letter), (told, places)
            assert re.search(rf" {card}\b", told) or not card.isdigit(), (told, places)
            read_all(someone)


def test_the_line_the_routing_key_and_the_question_tell_the_same_score() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        while "z0:0" in someone.text or someone.message:
            someone.play_on()
        at = someone.text.index(" z") + 1
        shown = someone.text[at : at + 4]
        someone.route(at)
        assert f"zdvihy {shown[1:]}" in someone.message
        read_all(someone)
        someone.press("dot2+dot3+dot4+dot7")
        assert f"zdvihy {shown[1:]}" in someone.message


@pytest.mark.parametrize(
    ("game", "label", "word", "key"),
    [
        ("quist", "h", "hry", "dot2+dot3+dot4"),
        ("whist", "b", "body", "dot2+dot3+dot4"),
        ("whist", "z", "zdvihy", "dot2+dot3+dot4+dot7"),
    ],
)
def test_games_points_and_tricks_are_the_same_on_the_line_by_touch_and_asked(
    game: str, label: str, word: str, key: str
) -> None:
    with fingers("cs", 80) as someone:
        someone.choose("nová partie", game, "začít hrát")
        match = someone.match
        assert match is not None
        while not behind(match).view(0).past_tricks() or someone.message or not match.is_own_turn:
            someone.play_on()
        found = re.search(rf" {label}(\d+:\d+)", someone.text)
        assert found is not None
        shown = found[1]
        someone.route(found.start(1))
        assert f"{word} {shown}" in someone.message
        read_all(someone)
        someone.press(key)
        assert f"{word} {shown}" in someone.message


def test_after_a_trick_questions_are_about_what_still_lies_there() -> None:
    with fingers("cs", 80) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        match = someone.match
        assert match is not None
        while match.view.cards_on_table() or not match.view.last_cards_on_table() or not match.is_own_turn:
            someone.play_on()
        read_all(someone)
        lying = [play.card for play in match.view.last_cards_on_table()]
        someone.press("dot1+dot4")
        told = someone.message
        for card in lying:
            assert card in told
        someone.press("dot1+dot2+dot3+dot6")
        assert max(lying) in someone.message


def test_the_key_to_the_next_card_brings_the_hand_back_where_only_one_card_is_left() -> None:
    """The card was already in focus, so nothing moved, and the answers stayed under the fingers."""
    with fingers("en", 40) as someone:
        someone.choose("new match", "quist", "start")
        for _ in range(1500):
            match = someone.match
            if someone.message:
                someone.press("pan right")
            elif match is not None and match.is_own_turn and len(match.desk.hand) == 1:
                break
            elif someone.hand:
                someone.touch(someone.hand[-1])
            else:
                someone.press(NEXT_PLAYABLE)
        for _ in range(9):
            if not someone.hand and not someone.message:
                break  # the line shows answers to questions
            someone.press("pan right")
        assert not someone.hand
        assert someone.match is not None
        assert someone.match.is_own_turn
        someone.press(NEXT_PLAYABLE)
        assert someone.hand
