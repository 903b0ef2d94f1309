"""Loker by its rule numbers (L1-L18, N2-N4, P1, P2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import HIDDEN_CARD, NUMBERS, Card, numeramis_pack
from numeramis_access.core.codec import read_action
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import (
    Bet,
    Call,
    CardsDrawn,
    CardsExchanged,
    Check,
    Close,
    Exchange,
    Fold,
    GameClosed,
    GameScored,
    HandLaid,
    Lay,
    Pass,
    Raise,
)
from numeramis_access.games.loker.figures import FIGURES, figure_of, share_of_lower_figures
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.loker.words import action_line
from numeramis_access.games.shared.number_cards import PackRestocked
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.games.loker_tables import RULES, change, do, refused, result, table_with
from tests.in_json import in_json
from tests.standard import words_of

#: hands without and with figures, lowest to highest
LADDER = (
    "013579", "001178", "012349", "001122", "012345", "000125", "000112", "000111", "000012", "000011", "000009",
    "000000",
)  # fmt: skip


# Figures


def test_L2_figures_from_lowest_to_highest() -> None:
    figures = [figure_of(tuple(hand)) for hand in LADDER]
    assert [figure.name for figure in figures] == list(FIGURES)
    assert all(low < high for low, high in pairwise(figures))


@pytest.mark.parametrize("hand", ["013579", "001357", "012357", "223489"])
def test_L2_one_pair_and_a_short_straight_are_no_figure(hand: str) -> None:
    assert figure_of(tuple(sorted(hand))).name == "none"


def test_L2_nought_is_below_one_in_straights() -> None:
    assert figure_of(tuple("012348")).numbers == ("4",)
    assert figure_of(tuple("012389")).name == "none", "a straight does not go round from 9 to 0"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("222777", "333666"), ("225577", "334477"), ("334477", "334466"), ("222299", "222288"), ("000099", "000088"),
        ("345679", "234568"), ("555129", "444789"), ("777012", "666589"), ("555339", "555338"),
        ("112289", "112279"), ("112289", "112278"), ("456788", "456778"), ("777779", "222226"),
    ],
)  # fmt: skip
def test_L4_higher_numbers_decide_then_free_cards(better: str, worse: str) -> None:
    high, low = figure_of(tuple(sorted(better))), figure_of(tuple(sorted(worse)))
    assert high.rank == low.rank
    assert high > low


def test_L4_the_same_numbers_and_free_cards_are_equal() -> None:
    assert figure_of(tuple("111239")) == figure_of(tuple("111239"))


def test_L5_every_hand_counts_as_the_highest_figure_it_holds() -> None:
    """All 5005 hands agree with a slower reading of L2, which takes the highest figure among all sets of cards."""
    for hand in combinations_with_replacement(NUMBERS, 6):
        assert figure_of(hand).name == highest_by_subsets(hand), hand


def highest_by_subsets(hand: tuple[Card, ...]) -> str:
    found = {"none"}
    for size in (4, 5, 6, 3):
        for cards in set(combinations(hand, size)):
            found.add(figure_of_all(cards))
    return max(found, key=FIGURES.index)


def figure_of_all(cards: tuple[Card, ...]) -> str:
    """Return the figure that uses all these cards."""
    if len(set(cards)) == len(cards) and len(cards) >= 5 and int(cards[-1]) - int(cards[0]) == len(cards) - 1:
        return f"straight{len(cards)}"
    sizes = tuple(sorted(Counter(cards).values(), reverse=True))
    names = {
        (2, 2): "two_pairs", (2, 2, 2): "three_pairs", (3,): "three", (3, 2): "three_two", (3, 3): "two_threes",
        (4,): "four", (4, 2): "four_two", (5,): "loker", (6,): "king_loker",
    }  # fmt: skip
    return names.get(sizes, "none")


def test_L17_without_a_figure_the_cards_decide_and_a_pair_is_nothing_more() -> None:
    assert figure_of(tuple("012679")) > figure_of(tuple("012688"))
    assert figure_of(tuple("001378")) > figure_of(tuple("013468"))


def test_L12_the_share_of_deals_below_a_figure_is_exact() -> None:
    deals = comb(80, 6)
    none = sum(
        prod(comb(8, count) for count in Counter(hand).values())
        for hand in combinations_with_replacement(NUMBERS, 6)
        if figure_of(hand).name == "none"
    )
    assert share_of_lower_figures(figure_of(tuple("001123"))) == none / deals
    assert share_of_lower_figures(figure_of(tuple("999999"))) == (deals - comb(8, 6)) / deals


# Turns


def test_N2_cards_are_dealt_one_at_a_time_from_the_dealer_s_left() -> None:
    table = Table(RULES, LokerOptions(), 3, 1, 0, [tuple(numeramis_pack())])
    table.draw()
    order = [table.state.hands[seat] for seat in (1, 2, 0)]
    assert order == [tuple(sorted(numeramis_pack()[place:18:3])) for place in range(3)]
    assert table.to_act == 1


@pytest.mark.parametrize("seats", [0, 11])
def test_L1_one_to_ten_play(seats: int) -> None:
    with pytest.raises(ValueError, match="L1"):
        RULES.start(seats, LokerOptions())


def test_L6_all_distinct_exchanges_of_one_to_three_cards_are_legal() -> None:
    table = table_with(["012345", "013579"])
    exchanges = [action for action in RULES.legal(table.state) if isinstance(action, Exchange)]
    assert len(exchanges) == 6 + 15 + 20
    table = table_with(["222222", "013579"])
    assert [action.cards for action in RULES.legal(table.state) if isinstance(action, Exchange)] == [
        ("2",), ("2", "2"), ("2", "2", "2"),
    ]  # fmt: skip


def test_L6_an_exchange_brings_the_next_cards_of_the_pack() -> None:
    table = table_with(["013579", "222468"], "844")
    do(table, change("031"))
    assert table.state.hands[0] == tuple("445789")
    assert table.state.thrown[0] == tuple("013")


def test_L6_no_second_exchange_in_a_turn() -> None:
    table = table_with(["001123", "222468"])
    do(table, change("2"))
    assert refused(table, change("3")) == ("already-exchanged", "L6")


@pytest.mark.parametrize("cards", ["", "0011"])
def test_L6_an_exchange_is_of_one_to_three_cards(cards: str) -> None:
    assert refused(table_with(["001123", "222468"]), change(cards)) == ("exchange-count", "L6")


@pytest.mark.parametrize("cards", ["9", "000"])
def test_L6_only_cards_held_are_exchanged(cards: str) -> None:
    assert refused(table_with(["001123", "222468"]), change(cards)) == ("not-held", "L6")


def test_L6_closing_needs_a_figure() -> None:
    table = table_with(["013579", "222468"])
    assert refused(table, Close()) == ("no-figure-to-close", "L6")
    assert Close() not in RULES.legal(table.state)


def test_L6_who_passes_stays_in_the_game() -> None:
    table = table_with(["013579", "222468", "013578"])
    do(table, Pass(), Pass(), Pass())
    assert table.state.round == 2
    assert table.to_act == 0


def test_L7_L9_two_rounds_without_a_close_are_void() -> None:
    table = table_with(["013579", "222468"], games=2)
    do(table, Pass(), Pass(), Pass(), Pass())
    assert result(table) == {
        "figures": [None, None], "places": [None, None], "points": [0, 0], "chips": [0, 0], "bank": 0, "void": True,
    }  # fmt: skip
    assert table.to_act == CHANCE
    assert table.state.dealer == 0, "the next player deals"


def test_L8_players_after_the_closer_have_one_last_turn() -> None:
    table = table_with(["013579", "222468", "013578", "334789"])
    events = do(table, Pass(), Close())
    assert events[-1] == GameClosed(1, tuple("222468"), 2)
    assert table.to_act == 2
    assert refused(table, Pass()) == refused(table, Close()) == ("must-lay", "L8")
    assert Lay() in RULES.legal(table.state)
    do(table, change("8"), Lay())
    assert table.to_act == 3
    events = do(table, Lay())
    assert [event.seat for event in events if isinstance(event, HandLaid)] == [3, 0]


def test_L8_nobody_lays_before_somebody_closed() -> None:
    assert refused(table_with(["013579", "222468"]), Lay()) == ("nobody-closed", "L8")


def test_L8_all_have_had_equally_many_turns() -> None:
    table = table_with(["013579", "222468", "013578"])
    do(table, Pass(), Pass(), Pass(), Pass(), Close())
    assert table.to_act == 2, "the first player's second turn has passed"
    assert isinstance(do(table, Lay())[-2], GameScored)
    assert [len(changed) for changed in table.state.changed] == [2, 2, 2]


def test_L8_when_the_last_player_closes_all_others_lay_what_they_hold() -> None:
    table = table_with(["013579", "013578", "222468"])
    events = do(table, Pass(), Pass(), Close())
    assert [event.seat for event in events if isinstance(event, GameClosed | HandLaid)] == [2, 0, 1]
    assert isinstance(events[-2], GameScored)


def test_L10_places_and_points_no_figure_no_points() -> None:
    table = table_with(["222468", "013579", "334478", "013578"])
    do(table, Close(), Lay(), Lay(), Lay())
    assert result(table)["figures"] == ["three", "none", "two_pairs", "none"]
    assert result(table)["places"] == [1, 3, 2, 4]
    assert result(table)["points"] == [4, 0, 3, 0]


def test_P2_equal_hands_share_the_better_place_and_the_next_is_skipped() -> None:
    table = table_with(["334789", "222468", "222468", "001178"])
    do(table, Pass(), Close(), Lay(), Lay())
    assert result(table)["places"] == [4, 1, 1, 3]
    assert result(table)["points"] == [0, 4, 4, 2]


def test_L11_the_match_is_an_agreed_number_of_games_and_most_points_win() -> None:
    table = table_with(["222468", "013579"], games=2)
    do(table, Close(), Lay())
    table.draw()
    assert table.to_act == 1, "the deal has passed to the left"
    do(table, Close(), Lay())
    assert table.is_over
    assert in_json(RULES.match_result(table.state)) == {
        "winner": None, "places": [1, 1], "totals": [2, 2], "points": [2, 2], "chips": [0, 0],
    }  # fmt: skip


def test_L12_alone_one_plays_for_the_figure() -> None:
    table = table_with(["222468"])
    do(table, change("468"), Close())
    assert result(table)["points"] == [1]
    assert table.is_over
    assert in_json(RULES.match_result(table.state))["winner"] == 0


def test_L8_what_lies_open_is_seen_by_those_who_still_play() -> None:
    table = table_with(["222468", "013579", "334478"])
    do(table, Close())
    view: Any = table.view(1)
    assert view.hands == (tuple("222468"), tuple("013579"), (HIDDEN_CARD,) * 6)
    assert view.best == (0, figure_of(tuple("222468")))


def test_N4_the_cards_thrown_away_are_the_new_pack_when_it_runs_out() -> None:
    """Ten players get 60 cards and 20 are left, so the seventh exchange of three finds two cards in the pack."""
    table = table_with([hand.ljust(6, "0")[:6] for hand in ten_hands()])
    for _ in range(6):
        do(table, Exchange(table.state.hands[table.to_act or 0][:3]), Pass())
    assert len(table.state.stock) == 2
    events = do(table, Exchange(table.state.hands[6][:3]))
    assert [type(event) for event in events] == [CardsExchanged, PackRestocked, CardsDrawn]
    assert events[0].owed == 1
    assert len(events[1].pack) == 21, "own cards thrown away just now are among them"
    assert len(table.state.hands[6]) == 6
    assert not any(table.state.thrown)
    assert table.to_act == 6


def ten_hands() -> list[str]:
    cards = "".join(numeramis_pack()[place] for first in range(8) for place in range(first, 80, 8))
    return [cards[place : place + 6] for place in range(0, 60, 6)]


# The protocol


@pytest.mark.parametrize(
    ("value", "action"),
    [
        ({"type": "exchange", "cards": ["0"]}, Exchange(("0",))),
        ({"type": "close"}, Close()), ({"type": "pass"}, Pass()), ({"type": "lay"}, Lay()),
        ({"type": "check"}, Check()), ({"type": "call"}, Call()), ({"type": "fold"}, Fold()),
        ({"type": "bet", "to": 5}, Bet(5)), ({"type": "raise", "to": 12}, Raise(12)),
    ],
)  # fmt: skip
def test_actions_have_the_form_of_the_engine_protocol(value: Any, action: Action) -> None:
    assert read_action(RULES, value) == action
    assert msgspec.json.decode(msgspec.json.encode(action)) == value


@pytest.mark.parametrize("code", LANGUAGES)
def test_on_the_line_the_card_zero_is_told_from_no_card(code: str) -> None:
    """A digit 0 alone after "exchange" reads as the number of cards; beside other cards it is clear."""
    view, words = table_with(["012345", "678912"]).view(0), Language(code, words_of("loker"))

    def written(*cards: Card) -> str:
        line = action_line(change(*cards), view)
        return words.form(line.id, "braille", **line.values)

    assert not set(written("0")) & set("0123456789")
    assert written("1").endswith("1")
    assert written("0", "1").endswith("01")
    assert len({written("0"), written("1"), written("0", "1"), written()}) == 4
