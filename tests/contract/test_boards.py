"""An evening plays and compares every preset and every choice of every game, or refuses it in words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from numeramis_access.app.shell.options import choices_of
from numeramis_access.catalogue import Game
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.evening.boards import (
    SEATS,
    is_scored_by_seat,
    make_board,
    options_of,
    plan_for_game,
    refuse_boards,
)
from numeramis_access.evening.events import Plan
from numeramis_access.evening.outcomes import refuse_outcome
from numeramis_access.evening.scoring import result_of
from numeramis_access.tables.boards import BoardLots, board_scores, draw_boards
from numeramis_access.words.narrator import CurrentLanguage, Narrator
from tests.contract.walk import some_action
from tests.fifth.record import WITH_FULL

GAMES = list(WITH_FULL)
#: numbers of the boards that the tests play
BOARDS = (4, 5)


def game_narrator(game: Game) -> Narrator:
    """Return a narrator for the refusals of a game."""
    return Narrator(CurrentLanguage("en"), game.game_words())


def chosen(rules: AnyRuleset) -> Iterator[Options]:
    """Give the presets, and the usual rules with every choice of each option.

    Options that an evening plays alike appear once.
    """
    usual = rules.options()
    found = [usual, *rules.presets.values()]
    for field in msgspec.structs.fields(rules.options):
        values = (False, True) if field.type is bool else choices_of(field.type)
        found += [msgspec.structs.replace(usual, **{field.name: value}) for value in values]
    boards = ((one, rules.options_for_boards(one, 1)) for one in found)
    yield from {plays if isinstance(plays, Options) else one: one for one, plays in boards}.values()


def played(rules: AnyRuleset, options: Options, seed: int) -> list[tuple[int, ...]]:
    """Play the boards at random; return their worths."""
    found = rules.options_for_boards(options, len(BOARDS), BOARDS[0])
    dealt = draw_boards(rules, found, BOARDS)
    match, lots, chance = Table(rules, found, SEATS, seed), BoardLots(dealt), random.Random(seed)
    while not match.is_over:
        done = match.act(lots.draw(match).action if match.to_act == CHANCE else some_action(match, chance))
        assert not isinstance(done, Refusal), done
    worths = board_scores(match, dealt)
    assert tuple(number for number, _ in worths) == BOARDS
    return [worth for _, worth in worths]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_is_played_in_an_evening_or_refused_in_words(game: Game) -> None:
    rules = game.ruleset()
    for seed, options in enumerate(chosen(rules)):
        if (refusal := refuse_boards(rules, options)) is not None:
            assert game_narrator(game).refusal(refusal).text
            continue
        plan = plan_for_game(Plan(), rules, options)
        assert options_of(rules, plan) == options
        brought = played(rules, options, seed)
        sizes = {len(worth) for worth in brought}
        assert sizes == {SEATS if is_scored_by_seat(rules, options) else 2}
        assert [worth for worth in brought if refuse_outcome(plan, result_of(worth)) is not None] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_evening_settles_only_what_it_says(game: Game) -> None:
    rules = game.ruleset()
    for options in chosen(rules):
        found = rules.options_for_boards(options, 7)
        if not isinstance(found, Refusal):
            before, after = to_json_value(options), to_json_value(found)
            assert {name for name in after if before[name] != after[name]} <= rules.settled


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_dealt_at_real_cards_is_the_same_deal_by_the_same_rules(game: Game) -> None:
    rules = game.ruleset()
    for options in chosen(rules):
        if refuse_boards(rules, options) is None:
            board = make_board(rules, 3, 2, options)
            assert board == make_board(rules, 3, 2, options)
            assert board != make_board(rules, 4, 2, options)
            cards = [card for hand in (*board.hands, *board.stocks) for card in hand]
            assert len(cards) % SEATS == 0
            assert cards
