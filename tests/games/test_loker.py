"""Loker by its rule numbers (L1-L18, N2-N4, P1, P2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Action, AmountRange, Refusal
from numeramis_access.core.cards import HIDDEN, NUMBERS, Card, numeramis_pack, without
from numeramis_access.core.codec import read_action
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.loker import Loker
from numeramis_access.games.loker_events import (
    AntesPaid,
    Bet,
    BetReturned,
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
    PlayerOut,
    PotWon,
    Raise,
)
from numeramis_access.games.loker_figures import FIGURES, figure_of, in_order, share_below
from numeramis_access.games.loker_poker import pots_of
from numeramis_access.games.loker_state import LokerOptions
from numeramis_access.games.sipky_events import PackRestocked

RULES = Loker()
#: hands without and with figures, lowest to highest
LADDER = (
    "013579", "001178", "012349", "001122", "012345", "000125", "000112", "000111", "000012", "000011", "000009",
    "000000",
)  # fmt: skip


def pack(hands: list[str], then: str = "") -> tuple[Card, ...]:
    """Return a pack that deals these hands, the first to the dealer's left, and has these cards next."""
    dealt = tuple(hand[place] for place in range(6) for hand in hands)
    return (*dealt, *then, *without(numeramis_pack(), *dealt, *then))


def table_with(hands: list[str], then: str = "", games: int = 1, **options: Any) -> Table:
    """Return a table at which the last seat deals these hands, so that seat 0 is first."""
    packs = [pack(hands, then)] * max(games, 1)
    table = Table(RULES, LokerOptions(games=games, **options), len(hands), 1, len(hands) - 1, packs)
    table.draw()
    return table


def do(table: Table, *actions: Action) -> list[Any]:
    """Do legal actions one after another; return the events."""
    events: list[Any] = []
    for action in actions:
        assert RULES.refuse(table.state, action) is None, action
        moments = table.act(action)
        assert not isinstance(moments, Refusal)
        events += [event for event, _ in moments]
        if table.to_act == CHANCE and not table.state.dealing:
            events += [event for event, _ in table.draw()]
    return events


def refused(table: Table, action: Action) -> tuple[str, str]:
    """Return code and rule of a refusal; nothing has changed."""
    before = table.state
    refusal = table.act(action)
    assert isinstance(refusal, Refusal)
    assert table.state is before
    return refusal.code, refusal.rule


def change(*cards: str) -> Exchange:
    return Exchange(tuple("".join(cards)))


def result(table: Table) -> dict[str, Any]:
    found = RULES.deal_result(table.state)
    assert found is not None
    return found


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
    """All 5005 hands beside a slower reading of L2: every set of its cards, the highest figure found."""
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
    assert share_below(figure_of(tuple("001123"))) == none / deals
    assert share_below(figure_of(tuple("999999"))) == (deals - comb(8, 6)) / deals


def test_L3_a_hand_is_laid_with_its_free_cards_last() -> None:
    assert in_order(tuple("455678")) == tuple("456785")
    assert in_order(tuple("227779")) == tuple("777229")
    assert in_order(tuple("013579")) == tuple("975310")


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
    assert table.over
    assert RULES.match_result(table.state) == {
        "winner": None, "places": [1, 1], "totals": [2, 2], "points": [2, 2], "chips": [0, 0],
    }  # fmt: skip


def test_L12_alone_one_plays_for_the_figure() -> None:
    table = table_with(["222468"])
    do(table, change("468"), Close())
    assert result(table)["points"] == [1]
    assert table.over
    assert RULES.match_result(table.state)["winner"] == 0  # type: ignore[index]


def test_L8_what_lies_open_is_seen_by_those_who_still_play() -> None:
    table = table_with(["222468", "013579", "334478"])
    do(table, Close())
    view: Any = table.view(1)
    assert view.hands == (tuple("222468"), tuple("013579"), (HIDDEN,) * 6)
    assert view.best == (0, figure_of(tuple("222468")))


def test_N4_the_cards_thrown_away_are_the_new_pack_when_it_runs_out() -> None:
    """Ten players: 60 cards are dealt, 20 are left, the seventh exchange of three finds two of them."""
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


# Simple stakes


def simple(hands: list[str], then: str = "", **options: Any) -> Table:
    return table_with(hands, then, stakes="simple", **options)


def test_L13_a_chip_opens_the_game_and_each_card_exchanged_costs_one() -> None:
    table = simple(["222468", "013579"])
    assert table.state.chips == (19, 19)
    assert table.state.bank == 2
    do(table, change("46"))
    assert table.state.chips == (17, 19)
    assert table.state.bank == 4


def test_L13_nobody_exchanges_more_cards_than_chips_held() -> None:
    table = simple(["222468", "013579"], chips=2)
    assert refused(table, change("46")) == ("too-few-chips", "L13")
    assert {len(action.cards) for action in RULES.legal(table.state) if isinstance(action, Exchange)} == {1}


def test_L14_the_best_hand_takes_the_bank() -> None:
    table = simple(["222468", "013579", "333468"])
    do(table, change("4"), Close(), Lay())
    events = do(table, Lay())
    assert PotWon((2,), (4,)) in events
    assert result(table)["chips"] == [18, 19, 23]


def test_L14_equal_best_hands_share_the_bank_and_what_does_not_divide_stays() -> None:
    table = simple(["222468", "013579", "222468"], games=2)
    do(table, Close(), Lay())
    assert PotWon((0, 2), (1, 1), left=1) in do(table, Lay())
    assert result(table)["bank"] == 1
    assert result(table)["chips"] == [20, 19, 20]


def test_L9_L14_a_bank_stays_for_the_next_game_when_nobody_closes() -> None:
    table = simple(["013579", "013578"], games=2)
    do(table, Pass(), Pass(), Pass(), Pass())
    assert result(table)["bank"] == 2
    table.draw()
    assert table.state.bank == 4


def test_L15_the_match_ends_when_somebody_cannot_open_a_game() -> None:
    table = simple(["222468", "013579"], games=5, chips=1)
    do(table, Close(), Lay())
    assert table.over
    assert RULES.match_result(table.state)["winner"] == 0  # type: ignore[index]


@pytest.mark.parametrize(("by", "winner"), [("points", 1), ("chips", 0)])
def test_L15_winner_by_points_or_by_chips(by: Any, winner: int) -> None:
    """Seat 0 wins one game with a rich bank, seat 1 two poor ones."""
    hands = ["222468", "013579"]
    deals = [pack(hands, "468135"), pack(hands), pack(hands[::-1])]
    table = Table(RULES, LokerOptions(stakes="simple", games=3, winner_by=by), 2, 1, 1, deals)
    table.draw()
    do(table, Pass(), change("135"), Pass(), Close(), change("046"), Lay())
    assert result(table)["chips"] == [27, 13]
    for actions in ([Close(), Lay()], [Pass(), Close()]):
        table.draw()
        do(table, *actions)
    match = RULES.match_result(table.state)
    assert match is not None
    assert (match["points"], match["chips"]) == ([2, 4], [25, 15])
    assert match["winner"] == winner
    assert match["totals"] == match[by]


# Poker stakes


def poker(hands: list[str], **options: Any) -> Table:
    return table_with(hands, stakes="poker", **options)


def keep(table: Table) -> list[Any]:
    """Let everybody keep the hand in this exchange; return the events."""
    events: list[Any] = []
    while table.state.betting is not None and not table.state.betting.open and not table.state.dealing:
        events += do(table, Exchange(()))
    return events


def stakes(table: Table) -> dict[str, tuple[int, int]]:
    """Return the amounts that may be bet or raised to."""
    return {one.type: (one.min, one.max) for one in RULES.legal(table.state) if isinstance(one, AmountRange)}


THREE = ["222468", "013579", "334478"]


def test_L16_antes_three_intervals_and_two_exchanges_then_the_showdown() -> None:
    table = poker(THREE)
    assert table.state.chips == (99, 99, 99)
    assert table.state.bank == 3
    seen: list[tuple[int, int, bool]] = []
    while not table.over:
        betting = table.state.betting
        assert betting is not None
        stage = (betting.interval, table.state.round, betting.open)
        seen += [stage] if seen[-1:] != [stage] else []
        do(table, Check() if betting.open else Exchange(()))
    assert seen == [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)]
    assert result(table)["chips"] == [102, 99, 99]
    assert result(table)["points"] == [0, 0, 0]


def test_L16_there_is_no_konec() -> None:
    table = poker(THREE)
    for action in (Close(), Pass(), Lay()):
        assert refused(table, action)[1] == "L16"
    do(table, Check(), Check(), Check())
    for action in (Close(), Pass(), Lay()):
        assert refused(table, action) == ("not-now", "L16")
    assert refused(table, Check()) == ("not-now", "L6")


def test_L16_the_first_active_player_left_of_the_dealer_begins_each_interval() -> None:
    table = poker(THREE)
    do(table, Bet(2), Call(), Call())
    assert table.to_act == 0
    keep(table)
    do(table, Bet(2), Raise(4), Call(), Fold())
    keep(table)
    assert table.to_act == 1


def test_L16_the_smallest_bet_is_one_ante_or_as_agreed() -> None:
    assert stakes(poker(THREE, ante=3)) == {"bet": (3, 97)}
    assert stakes(poker(THREE, min_bet=5)) == {"bet": (5, 99)}
    assert refused(poker(THREE, min_bet=5), Bet(4)) == ("amount", "L16")


def test_L16_the_smallest_raise_is_the_last_bet_or_raise() -> None:
    table = poker(THREE)
    do(table, Bet(10))
    assert stakes(table) == {"raise": (20, 99)}
    do(table, Raise(35))
    assert stakes(table) == {"raise": (60, 99)}


def test_L16_a_stake_that_is_not_possible_is_refused_by_its_name() -> None:
    table = poker(THREE)
    assert refused(table, Call()) == refused(table, Fold()) == ("nothing-to-call", "L16")
    assert refused(table, Raise(5)) == ("bet-instead", "L16")
    do(table, Bet(5))
    assert refused(table, Check()) == ("must-call", "L16")
    assert refused(table, Bet(10)) == ("raise-instead", "L16")
    assert refused(table, Raise(9)) == ("amount", "L16")
    assert refused(table, Raise(10**30)) == ("amount", "L16")


def test_L16_a_short_all_in_does_not_reopen_the_betting_to_those_who_have_acted() -> None:
    """Seat 1 has few chips left: its raise is shorter than the bet; seat 2 may raise, seat 0 may not."""
    table = poker(THREE, games=2)
    do(table, Bet(50), Call(), Fold())
    keep(table)
    do(table, Check(), Check())
    keep(table)
    do(table, Check(), Check())
    assert table.state.chips == (152, 49, 99)
    table.draw()
    assert table.to_act == 1
    do(table, Check(), Bet(40), Call(), Raise(48))
    assert stakes(table) == {}
    assert refused(table, Raise(100)) == ("raise-closed", "L16")
    do(table, Call())
    assert stakes(table) == {}


def test_L16_pot_limit() -> None:
    table = poker(THREE, limit="pot")
    assert stakes(table) == {"bet": (1, 3)}
    do(table, Bet(3))
    assert stakes(table) == {"raise": (6, 12)}, "call 3, then the pot of 9"


def test_L16_fixed_limit_one_bet_and_three_raises() -> None:
    table = poker(THREE, limit="fixed", min_bet=4)
    assert stakes(table) == {"bet": (4, 4)}
    do(table, Bet(4), Raise(8), Raise(12), Raise(16))
    assert stakes(table) == {}
    assert refused(table, Raise(20)) == ("raise-closed", "L16")


def test_L16_when_all_others_fold_the_hand_is_not_shown() -> None:
    table = poker(THREE)
    do(table, Check(), Bet(10), Fold())
    events = do(table, Fold())
    assert BetReturned(1, 10) in events
    assert PotWon((1,), (3,)) in events
    assert not any(isinstance(event, HandLaid) for event in events)
    assert result(table)["figures"] == [None, None, None]
    assert result(table)["places"] == [2, 1, 2]


def test_L16_players_who_are_all_in_still_exchange_and_betting_needs_two_with_chips() -> None:
    table = poker(THREE)
    do(table, Bet(99), Call(), Fold())
    assert table.to_act == 0
    do(table, change("468"), Exchange(()))
    assert table.to_act == 0, "the second exchange follows at once"
    keep(table)
    assert table.over


def test_L16_antes_rise_with_the_games() -> None:
    options = LokerOptions(stakes="poker", ante=2, min_bet=5, rising=3)
    assert [options.ante_in(game) for game in (1, 3, 4, 6, 7)] == [2, 2, 4, 4, 8]
    assert options.smallest_bet_in(4) == 10
    assert LokerOptions(stakes="poker", ante=2).ante_in(99) == 2


def test_L16_who_has_less_than_the_ante_is_all_in_with_it() -> None:
    table = poker(THREE, chips=5, ante=7)
    events = [event for event, _ in table.moments]
    assert AntesPaid(7, (5, 5, 5), 15) in events
    assert table.state.betting is not None
    assert not table.state.betting.open


@pytest.mark.parametrize(
    ("paid", "players", "pots"),
    [
        ((10, 10, 10), (0, 1, 2), [(30, (0, 1, 2))]),
        ((5, 10, 10), (0, 1, 2), [(15, (0, 1, 2)), (10, (1, 2))]),
        ((5, 10, 20, 20), (0, 1, 2, 3), [(20, (0, 1, 2, 3)), (15, (1, 2, 3)), (20, (2, 3))]),
        ((5, 10, 10, 7), (0, 1, 2), [(20, (0, 1, 2)), (12, (1, 2))]),
        ((10, 10, 3), (1,), [(23, (1,))]),
    ],
)
def test_L16_side_pots(paid: Any, players: Any, pots: Any) -> None:
    assert pots_of(paid, players) == pots


def test_L16_a_side_pot_goes_to_the_best_of_those_who_paid_it() -> None:
    """Seat 0 wins the main pot with the few chips it had; the side pot is won by seat 1."""
    deals = [pack(["013579", "334478", "222468"]), pack(["222468", "013578", "444469"])]
    table = Table(RULES, LokerOptions(stakes="poker", games=2, chips=30), 3, 1, 2, deals)
    table.draw()
    for actions in ([Bet(20), Fold(), Call()], [Check(), Check()], [Check(), Check()]):
        do(table, *actions)
        keep(table)
    assert table.state.chips == (9, 29, 52)
    table.draw()
    for actions in ([Bet(20), Call(), Call()], [Check(), Check()]):
        do(table, *actions)
        keep(table)
    events = do(table, Check(), Check())
    assert [event for event in events if isinstance(event, PotWon)] == [PotWon((0,), (27,)), PotWon((1,), (24,), 1)]
    assert result(table)["chips"] == [27, 32, 31]


def test_L17_at_the_showdown_hands_without_figure_compare_by_their_cards() -> None:
    table = poker(["013579", "113579", "013589"])
    while not table.over:
        do(table, Check() if table.state.betting and table.state.betting.open else Exchange(()))
    assert result(table)["figures"] == ["none"] * 3
    assert result(table)["places"] == [3, 2, 1]
    assert result(table)["chips"] == [99, 99, 102]


def test_L18_odd_chips_go_to_the_winners_nearest_to_the_dealer_s_left() -> None:
    """The dealer sits on seat 0, so that seat 1 is the nearest."""
    hands = ["224468", "013579", "224468", "224468"]
    table = Table(RULES, LokerOptions(stakes="poker", games=1, ante=2), 4, 1, 0, [pack(hands)])
    table.draw()
    while not table.over:
        events = do(table, Check() if table.state.betting and table.state.betting.open else Exchange(()))
    assert PotWon((1, 3, 0), (3, 3, 2)) in events
    assert result(table)["chips"] == [100, 101, 98, 101]


def test_L18_a_player_without_chips_is_out_and_the_last_one_with_chips_wins() -> None:
    deals = [pack(THREE), pack(["013579", "222468"])]
    table = Table(RULES, LokerOptions(stakes="poker", games=0, chips=10), 3, 1, 2, deals)
    table.draw()
    do(table, Bet(9), Call(), Fold())
    events = keep(table)
    assert PlayerOut(1) in events
    assert table.state.chips == (21, 0, 9)
    table.draw()
    assert table.state.order == (2, 0), "seat 1 is passed over"
    assert table.state.hands[1] == ()
    do(table, Bet(8), Call())
    keep(table)
    assert table.over
    match = RULES.match_result(table.state)
    assert match is not None
    assert (match["winner"], match["places"], match["totals"]) == (0, [1, 2, 2], [30, 0, 0])


def test_L16_one_player_alone_has_nobody_to_bet_with() -> None:
    with pytest.raises(ValueError, match="L16"):
        RULES.start(1, LokerOptions(stakes="poker"))


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
