"""A board of a club evening is called card by card at its table, and its result enters itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.log import unfinished_journals
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.evening import called_board, keeper, menu
from numeramis_access.app.shell.scene import Push, Replace
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.table import Table
from numeramis_access.evening.boards import make_board, options_of
from numeramis_access.evening.evening import open_lines, sides_of, table_of_line
from numeramis_access.evening.scoring import PlayScores, result_of
from numeramis_access.store.journal import BoardOfEvening
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
        assert scene.is_over
        said = [*made.press("escape"), *made.choose("match-end")]
        assert made.text("evening-kept") in " ".join(said)
        worth = [rules.board_worth(match.state, seat) for seat in range(2)]
        assert kept().evening.outcomes == {line: result_of(worth)}
        assert made.app.scene is not scene


GAMES = [game.name for game in STANDARD if game.ruleset().hidden_cards is not None]


def choose_play(made: Director, game: str) -> CallingScene:
    """Begin a tournament of whole plays, and call the first table."""
    made.choose("evening-new")
    made.change("evening-plan-contest", 1, "left")
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.change("evening-game")
    made.choose("evening-announce")
    for pair in PAIRS:
        for name in pair:
            made.enter_pair(name)
    made.choose("evening-close")
    made.choose("evening-begin-round", round=1)
    made.enter(made.text("evening-enter-results", count=0)[:5])
    made.choose("evening-call")
    made.enter(made.labels[0])
    scene = made.app.scene
    assert isinstance(scene, CallingScene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_called_play_enters_the_totals_of_its_match(game: str) -> None:
    with director() as made:
        scene = choose_play(made, game)
        evening = kept().evening
        line = open_lines(evening)[0]
        sitting = table_of_line(evening, line)
        assert sitting is not None
        people = [evening.entrants[entrant][0] for side in sides_of(evening, sitting) for entrant in side]
        known = {person.id: person.name for person in keeper.load_evenings(made.app).people}
        assert [seat.occupant.name for seat in scene.seat.seats] == [known[person] for person in people]
        rules = STANDARD[game].ruleset()
        match = Table(rules, scene.seat.match.options, len(people), 7, (line.board - 1) % len(people))
        call_whole(
            match, random.Random(7), lambda: scene.seat, lambda card: made.someone.press(*keys_of(card)),
            lambda action, moments: press_call(made.someone, scene, action, moments),
        )  # fmt: skip
        assert scene.is_over
        said = [*made.press("escape"), *made.choose("match-end")]
        assert made.text("evening-kept") in " ".join(said)
        result = rules.match_result(match.state)
        score = tuple(result.totals[seat % len(result.totals)] for seat in range(len(people)))
        assert kept().evening.outcomes == {line: PlayScores(score)}


def test_a_card_in_the_wrong_hand_of_a_dealt_board_is_told_and_counts() -> None:
    with director() as made:
        scene = choose_board(made, "quist", "dealt")
        evening = kept().evening
        rules = STANDARD["quist"].ruleset()
        board = make_board(rules, evening.deals, open_lines(evening)[0].board, options_of(rules, evening.plan))
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


@pytest.mark.parametrize("way", ["calls", "evening"])
@pytest.mark.parametrize("cards", ["shuffled", "dealt"])
def test_a_board_goes_on_after_a_killed_program_and_enters_its_result(cards: str, way: str) -> None:
    """It is continued among the called matches, or by its line of the evening."""
    with director() as made:
        for path in made.app.home.called_matches.glob("*"):
            path.unlink()
        scene = choose_board(made, "quist", cards)
        line = open_lines(kept().evening)[0]
        chance = random.Random(3)
        for _ in range(14):
            made.press(chance.choice(scene.seat.match.callable_cards()))
        calls = list(scene.seat.match.calls)
        made.someone.app.scenes.remove(scene)  # as if killed
        scene.seat.close()
        made.someone.app.follow(Replace(made.app.doors.main(made.app)))
        made.someone.told()
        if way == "calls":
            (path,) = unfinished_journals(made.app.home)
            made.someone.app.follow(set_up.continue_called_match(made.app, path))
        else:
            made.someone.app.follow(Push(menu.menu(made.app)))
            made.enter(made.labels[0])
            made.enter(made.text("evening-enter-results", count=0)[:5])
            made.choose("evening-call")
            made.enter(made.labels[0])
        again = made.app.scene
        assert isinstance(again, CallingScene)
        assert list(again.seat.match.calls) == calls
        while not again.is_over:
            made.press(chance.choice(again.seat.match.callable_cards()))
        said = [*made.press("escape"), *made.choose("match-end")]
        assert made.text("evening-kept") in " ".join(said)
        assert kept().evening.outcomes == {line: result_of(again.seat.match.worth)}


def test_a_board_with_a_result_enters_no_second_one() -> None:
    with director() as made:
        scene = choose_board(made, "quist", "shuffled")
        line = open_lines(kept().evening)[0]
        (evening,) = keeper.load_evenings(made.app).evenings[-1:]
        board = called_board.called_board_of(made.app, BoardOfEvening(evening.id, line.round, line.table, line.board))
        assert board is not None
        assert board.of_evening is not None
        chance = random.Random(4)
        while not scene.is_over:
            made.press(chance.choice(scene.seat.match.callable_cards()))
        board.take_finished(scene.seat.match)
        assert called_board.called_board_of(made.app, board.of_evening) is None
        assert called_board.called_board_of(made.app, BoardOfEvening("gone", 0, 0, 1)) is None
