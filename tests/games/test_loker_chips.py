"""Loker's simple stakes and poker stakes by their rule numbers (L13-L18)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import (
    AntesPaid,
    Bet,
    BetReturned,
    Call,
    Check,
    Close,
    Exchange,
    Fold,
    HandLaid,
    Lay,
    Pass,
    PlayerOut,
    PotWon,
    Raise,
)
from numeramis_access.games.loker.poker import pots_of
from numeramis_access.games.loker.state import LokerOptions
from tests.games.loker_tables import RULES, change, do, pack, refused, result, table_with
from tests.in_json import in_json

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
    assert table.is_over
    assert in_json(RULES.match_result(table.state))["winner"] == 0


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
    match = in_json(RULES.match_result(table.state))
    assert match is not None
    assert (match["points"], match["chips"]) == ([2, 4], [25, 15])
    assert match["winner"] == winner
    assert match["totals"] == match[by]


# Poker stakes


def poker(hands: list[str], **options: Any) -> Table:
    return table_with(hands, stakes="poker", **options)


def keep(table: Table) -> list[Any]:
    """Let every player exchange no card until betting opens; return the events."""
    events: list[Any] = []
    while table.state.betting is not None and not table.state.betting.open and not table.state.dealing:
        events += do(table, Exchange(()))
    return events


def stakes(table: Table) -> dict[str, tuple[int, int]]:
    """Return the least and the greatest amount of each bet or raise."""
    return {one.type: (one.min, one.max) for one in RULES.legal(table.state) if isinstance(one, AmountRange)}


THREE = ["222468", "013579", "334478"]


def test_L16_antes_three_intervals_and_two_exchanges_then_the_showdown() -> None:
    table = poker(THREE)
    assert table.state.chips == (99, 99, 99)
    assert table.state.bank == 3
    seen: list[tuple[int, int, bool]] = []
    while not table.is_over:
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
    assert refused(poker(THREE, min_bet=5), Bet(4)) == ("stake-outside", "L16")


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
    assert refused(table, Raise(9)) == ("stake-outside", "L16")
    assert refused(table, Raise(10**30)) == ("stake-outside", "L16")


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


@pytest.mark.parametrize("limit", ["none", "pot"])
def test_L16_a_cap_ends_the_raises_of_each_interval_where_no_limit_is_fixed(limit: Literal["none", "pot"]) -> None:
    table = poker(THREE, limit=limit, most_raises=2)
    do(table, Bet(2), Raise(4))
    assert stakes(table) == {}
    assert refused(table, Raise(8)) == ("raise-closed", "L16")
    do(table, Call(), Call())
    keep(table)
    assert stakes(table), "the next interval begins anew"


def test_L16_without_a_cap_raises_go_on_and_a_fixed_limit_keeps_its_own() -> None:
    table = poker(THREE)
    do(table, Bet(1), *map(Raise, range(2, 12)))
    assert stakes(table)
    assert read_options(RULES, {"stakes": "poker"}) == LokerOptions(stakes="poker", most_raises=0), "an older record"
    fixed = poker(THREE, limit="fixed", most_raises=1)
    do(fixed, Bet(1), Raise(2))
    assert stakes(fixed)
    assert "most_raises" in LokerOptions(stakes="poker", limit="fixed").options_without_effect()
    assert "most_raises" not in LokerOptions(stakes="poker").options_without_effect()


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
    assert table.is_over


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
    """Seat 0, all in with few chips, wins the main pot; seat 1 wins the side pot."""
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
    while not table.is_over:
        do(table, Check() if table.state.betting and table.state.betting.open else Exchange(()))
    assert result(table)["figures"] == ["none"] * 3
    assert result(table)["places"] == [3, 2, 1]
    assert result(table)["chips"] == [99, 99, 102]


def test_L18_odd_chips_go_to_the_winners_nearest_to_the_dealer_s_left() -> None:
    """The dealer sits on seat 0, so that seat 1 is the nearest."""
    hands = ["224468", "013579", "224468", "224468"]
    table = Table(RULES, LokerOptions(stakes="poker", games=1, ante=2), 4, 1, 0, [pack(hands)])
    table.draw()
    while not table.is_over:
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
    assert table.is_over
    match = in_json(RULES.match_result(table.state))
    assert match is not None
    assert (match["winner"], match["places"], match["totals"]) == (0, [1, 2, 2], [30, 0, 0])


def test_L16_one_player_alone_has_nobody_to_bet_with() -> None:
    with pytest.raises(ValueError, match="L16"):
        RULES.start(1, LokerOptions(stakes="poker"))
