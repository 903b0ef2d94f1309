"""Boards: each seat receives the same cards at every table, however the other seats play."""

from __future__ import annotations

import random
from itertools import zip_longest

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.evening.boards import can_play_at_tables, is_scored_by_seat
from numeramis_access.tables.boards import SEATS, BoardLots, board_scores, draw_boards
from tests.contract.walk import some_action

#: games without partnerships, which also draw cards during the deal
ALONE = [game.name for game in STANDARD if can_play_at_tables(game.ruleset()) and is_scored_by_seat(game.ruleset())]


def played(game: str, boards: int, *seeds: int) -> list[Table]:
    """Return matches of the same boards, each played at random in a different way."""
    rules = STANDARD[game].ruleset()
    options = rules.options_for_boards(rules.options(), boards)
    assert options is not None
    dealt = draw_boards(rules, options, range(3, 3 + boards))
    found = []
    for seed in seeds:
        match, lots, chance = Table(rules, options, SEATS, seed), BoardLots(dealt), random.Random(seed)
        while not match.is_over:
            done = match.act(lots.draw(match).action if match.to_act == CHANCE else some_action(match, chance))
            assert not isinstance(done, Refusal), done
        assert [number for number, _ in board_scores(match, dealt)] == list(range(3, 3 + boards))
        found.append(match)
    return found


def came(match: Table, seat: int) -> list[str]:
    """Return the cards that a seat received in its first deal, in the order of its messages."""
    found: list[str] = []
    for event in match.events(seat):
        if isinstance(event, match.ruleset.ends_deal):
            return found
        hands = getattr(event, "hands", None)
        if hands is not None:
            found += hands[seat]
        elif getattr(event, "seat", None) == seat and event.name() in ("cards-taken", "cards-exchanged"):
            found += getattr(event, "cards", None) or getattr(event, "drawn", ())
    return found


@pytest.mark.parametrize("game", ALONE)
def test_what_comes_to_a_seat_is_the_same_whatever_others_do(game: str) -> None:
    one, *others = played(game, 1, *range(6))
    longest, dealt = 0, len(one.view(0).hands_by_seat()[0])
    for other in others:
        for seat in range(SEATS):
            both = list(zip_longest(came(one, seat), came(other, seat)))
            assert both
            assert not [pair for pair in both if HIDDEN_CARD in pair]
            assert not [pair for pair in both if None not in pair and pair[0] != pair[1]]
            longest = max(longest, len(both))
        assert one.record != other.record
    assert longest > max(dealt, 2), "also what comes after what is dealt, or after the first throw"


@pytest.mark.parametrize("game", STANDARD.names)
def test_every_board_has_a_result_of_each_side_or_seat(game: str) -> None:
    rules = STANDARD[game].ruleset()
    worths: list[int] = []
    for match in played(game, 2, *range(5, 11)):
        ended = [state for event, state in match.moments if isinstance(event, rules.ends_deal)]
        assert len(ended) == 2, "as many deals as boards"
        worths += [rules.board_worth(state, seat) for state in ended for seat in range(SEATS)]
    assert any(worths), "packs are drawn by chance, and who plays at random may leave a board of Loker without points"
