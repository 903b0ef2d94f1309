"""A board of a club evening is called card by card at its table, and its result enters itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.table import Table
from numeramis_access.evening.boards import deal, options_of
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.scoring import result_of
from tests.app.calling import call_whole, keys_of, press_call
from tests.app.director import PAIRS, Director, director, kept


def choose_board(made: Director, game: str, cards: str) -> CallingScene:
    """Begin an evening of pairs, and call its first open board."""
    made.choose("evening-new")
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.change("evening-game")
    made.choose("evening-announce")
    for pair in PAIRS:
        made.enter_pair(*pair)
    made.choose("evening-close")
    made.choose("evening-begin-round", round=1)
    made.enter(made.text("evening-enter-results", count=0)[:5])
    made.choose("evening-call")
    made.enter(made.labels[0])
    made.choose(f"evening-call-{cards}")
    scene = made.app.scene
    assert isinstance(scene, CallingScene)
    return scene


@pytest.mark.parametrize("game", ["quist", "whist"])
def test_a_called_board_enters_its_own_result(game: str) -> None:
    with director() as made:
        scene = choose_board(made, game, "shuffled")
        evening = kept().evening
        line = open_lines(evening)[0]
        names = [seat.occupant.name for seat in scene.seat.seats]
        assert len(set(names)) == 4
        assert {names[0], names[2]} in [set(pair) for pair in PAIRS]
        assert {names[1], names[3]} in [set(pair) for pair in PAIRS]
        rules = STANDARD[game].ruleset()
        options = rules.options_for_boards(options_of(rules, evening.plan), 1, line.board)
        match = Table(rules, options, 4, 7, (line.board - 1) % 4)
        call_whole(
            match, random.Random(7), lambda: scene.seat, lambda card: made.someone.press(*keys_of(card)),
            lambda action, moments: press_call(made.someone, scene, action, moments),
        )  # fmt: skip
        assert scene.over
        said = [*made.press("escape"), *made.choose("match-end")]
        assert made.text("evening-kept") in " ".join(said)
        worth = [rules.board_worth(match.state, seat) for seat in range(2)]
        assert kept().evening.outcomes == {line: result_of(worth)}
        assert made.app.scene is not scene


def test_a_card_in_the_wrong_hand_of_a_dealt_board_is_told_and_counts() -> None:
    with director() as made:
        scene = choose_board(made, "quist", "dealt")
        evening = kept().evening
        rules = STANDARD["quist"].ruleset()
        board = deal(rules, evening.deals, open_lines(evening)[0].board, options_of(rules, evening.plan))
        leader = scene.seat.match.to_act
        assert leader is not None
        names = [seat.occupant.name for seat in scene.seat.seats]
        hand = Counter(board.hands[leader])
        own, strange = next(iter(hand)), next(card for card in "0123456789" if card not in hand)
        others = [name for seat, name in enumerate(names) if strange in board.hands[seat]]
        told = made.text("call-other-hand", card=strange, name="").rstrip(". ").lower()
        assert not [line for line in made.press(own) if told in line.lower()]
        made.press("backspace")
        said = made.press(strange)
        wrong = [line for line in said if told in line.lower()]
        assert len(wrong) == (1 if others else 0)
        assert all(any(name in line for name in others) for line in wrong)
        assert scene.seat.match.calls[0].action == PlayCard(strange)
