"""The program played with a braille display alone: its keys pressed, its dots read, nothing heard."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from braille.cells import DOT_7, DOT_8, cell
from tests.app.fingers import Fingers, fingers, playable
from tests.app.player import behind

BOTH = DOT_7 | DOT_8
#: dots of a card that is marked for an exchange
MARKED = cell("36")
#: to the next card that can be played: z, as on the keyboard
NEXT_PLAYABLE = "dot1+dot3+dot5+dot6"


@dataclass(frozen=True)
class Place:
    """How a finger knows the table of a layout from a message over it.

    :param gaps: cells that are always blank. :param filled: cells that never are. :param hand: where dot 8 counts.
    """

    gaps: tuple[int, ...]
    filled: tuple[int, ...]
    hand: range

    def felt(self, someone: Fingers) -> bool:
        """Say whether the table is under the fingers."""
        cells = someone.cells
        return not any(cells[place] for place in self.gaps) and all(cells[place] for place in self.filled)


QUIST = {
    20: Place((4, 6, 16), (0, 1, 2, 3, 5, 17), range(7, 16)),
    40: Place((2, 5, 8, 15, 17, 27, 31), (0, 3, 6, 9, 16), range(18, 27)),
}
WHIST = {
    20: Place((7,), (0, 2, 4, 6), range(8, 20)),
    40: Place((8, 9, 11, 12), (0, 2, 4, 6, 10), range(13, 39)),
}
LOKER = Place((6, 27, 33), (0, 1, 2, 3, 4, 5), range(7, 8))
SIPKY = Place((2, 6, 10, 36), (3, 7), range(11, 12))


def play(someone: Fingers, place: Place, ends: str) -> list[str]:
    """Read every message and play the last card that has dot 8; return the messages up to one that begins so."""
    messages = []
    for _ in range(1500):
        if not place.felt(someone):
            messages.append(someone.text.strip(" #"))
            if messages[-1].startswith(ends):
                return messages
            someone.press("pan right")
            continue
        cards = playable(someone.cells, place.hand.start, len(place.hand))
        if not cards:
            someone.press(NEXT_PLAYABLE)
            continue
        someone.route(cards[-1])
        if place.felt(someone) and someone.cells[cards[-1]] & BOTH == BOTH:
            someone.route(cards[-1])
    raise AssertionError(messages[-30:])


def choose(someone: Fingers, place: Place) -> list[str]:
    """Read every message and take the first choice wherever there is one, until the match is over."""
    messages: list[str] = []
    start = place.hand.start
    for _ in range(1500):
        cells = someone.cells
        if not place.felt(someone):
            messages.append(someone.text.strip(" #"))
            if messages[-1].startswith("konec partie"):
                return messages
            someone.press("pan right")
            continue
        if not cells[start]:
            someone.press("pan right")
            continue
        someone.route(start)
        if place.felt(someone) and someone.cells[start] == cells[start] | DOT_7 and someone.cells != cells:
            someone.route(start)
    raise AssertionError(messages[-30:])


def games(someone: Fingers, now: int, wanted: int) -> None:
    """Go to the number of games in the menu, change it by the key over the minus, and go back to the beginning."""
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
        messages = play(someone, QUIST[40], "konec partie")
        match = someone.match
        assert match is not None
        assert behind(match).over
        assert sum(message.startswith("bere") for message in messages) >= 2
        assert any(message.startswith("partie ") for message in messages)
        assert "nabídka partie" in someone.press("pan left+pan right")


def test_a_game_of_quist_is_played_on_twenty_cells() -> None:
    with fingers("cs", 20) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        messages = play(someone, QUIST[20], "hra 2")
        assert any(message.startswith("bere") for message in messages)


@pytest.mark.parametrize("width", [20, 40])
def test_a_deal_of_whist_is_played_with_display_keys_and_dots_alone(width: int) -> None:
    with fingers("cs", width) as someone:
        someone.choose("nová partie", "whist", "začít hrát")
        messages = play(someone, WHIST[width], "zdvihy")
        assert sum(message.startswith("bere") for message in messages) == 13, messages


def test_a_match_of_sipky_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "šipky")
        games(someone, 9, 1)
        someone.choose("začít hrát")
        choose(someone, SIPKY)
        match = someone.match
        assert match is not None
        assert behind(match).over


def test_a_match_of_loker_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "loker")
        games(someone, 10, 2)
        someone.choose("začít hrát")
        while not (LOKER.felt(someone) and someone.cells[7]):
            someone.press("pan right")
        assert not any(cell & MARKED for cell in someone.cells[:6])
        for place in (0, 5):
            someone.route(place)
            if not someone.cells[place] & MARKED:
                someone.route(place)
        assert [place for place in range(6) if someone.cells[place] & MARKED] == [0, 5]
        assert someone.text[7:13] == "měnit "
        choose(someone, LOKER)
        match = someone.match
        assert match is not None
        assert behind(match).over


def test_on_eighty_cells_messages_come_beside_the_table_and_the_hand_stays_under_the_fingers() -> None:
    with fingers("cs", 80) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        assert someone.text[40:].startswith("rozdává")
        hand = playable(someone.cells, 18, 9)
        someone.press("pan right", "pan right")
        assert not someone.text[40:].strip()
        assert playable(someone.cells, 18, 9) == hand
        someone.press("dot1+dot2+dot5")
        message, moved = someone.text[40:].strip(), someone.cells
        assert len(message) == 9
        someone.route(hand[4])
        assert someone.cells[hand[4]] & BOTH == BOTH
        assert moved[hand[4]] & BOTH == DOT_8


def test_a_routing_key_over_the_table_tells_whose_card_that_is() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        while not QUIST[40].felt(someone):
            someone.press("pan right")
        someone.route(playable(someone.cells, 18, 9)[0])
        while not QUIST[40].felt(someone):
            someone.press("pan right")
        places = {someone.text[place]: (place, someone.text[place + 1]) for place in (0, 3, 6, 9)}
        assert any(card.isdigit() for _, card in places.values())
        for letter, (place, card) in places.items():
            told = someone.route(place).strip(" #")
            names = ("partner", "partnerka") if place == 3 else letter
            assert (told == f"{letter} {card}") if card.isdigit() else told.startswith(names), (told, places)
            while not QUIST[40].felt(someone):
                someone.press("pan right")
