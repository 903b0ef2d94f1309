"""Šipky by its rule numbers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Action, Refusal, Shuffle
from numeramis_access.core.cards import numeramis_pack, without_cards
from numeramis_access.core.codec import read_action, read_options
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.shared.number_cards import PackRestocked
from numeramis_access.games.sipky.events import (
    CardsTaken,
    DiscardCard,
    GameScored,
    LayNumber,
    LimitHit,
    LimitPassed,
    NumberLaid,
    PlayerEnded,
    StopThrowing,
    TakeCards,
    ZeroMissed,
    ZerosLaidAside,
)
from numeramis_access.games.sipky.rules import Sipky, numbers_of
from numeramis_access.games.sipky.state import SipkyOptions
from tests.in_json import in_json

RULES = Sipky()
TWO, ONE, END, MISS = TakeCards(2), TakeCards(1), StopThrowing(), DiscardCard()
EXACT: dict[str, Any] = {"variant": "exact"}


def table(seats: int, *firsts: str, dealer: int | None = None, **options: Any) -> Table:
    """Return a table at which seat 0 throws first. :param firsts: the first cards of the packs, one for each game."""
    packs = [tuple(first.split()) for first in firsts]
    whole = [(*cards, *without_cards(numeramis_pack(), *cards)) for cards in packs]
    chosen = SipkyOptions(**{"games": 1, **options})
    made = Table(RULES, chosen, seats, 1, seats - 1 if dealer is None else dealer, whole)
    made.draw()
    return made


def do(at: Table, *actions: Action | int) -> list[Moment]:
    """Act for the seat to act; a number stands for composing it. Return the events of the last action."""
    for action in actions:
        happened = at.act(LayNumber(action) if isinstance(action, int) else action)
        assert not isinstance(happened, Refusal), (action, happened)
    return happened


def names(happened: list[Moment]) -> list[str]:
    return [moment.event.name() for moment in happened]


def refusal(at: Table, action: Action) -> Refusal:
    before = at.state
    happened = at.act(action)
    assert isinstance(happened, Refusal), happened
    assert at.state is before
    return happened


@pytest.mark.parametrize("seats", [0, 9])
def test_S1_one_to_eight_play(seats: int) -> None:
    with pytest.raises(ValueError, match="S1"):
        RULES.start(seats, SipkyOptions())


def test_S1_the_limit_is_one_of_three_or_a_series() -> None:
    for limit in (101, 201, 301, "series"):
        assert read_options(RULES, {"limit": limit}) == SipkyOptions(limit=limit)  # type: ignore[arg-type]
    for wrong in (100, "101", "exact", None):
        with pytest.raises(msgspec.ValidationError):
            read_options(RULES, {"limit": wrong})


def test_S1_throws_go_clockwise_from_the_dealers_left() -> None:
    at = table(3, "1 2 3 4 5 6 7 8", dealer=1, limit=301)
    throwers = []
    for number in (12, 34, 56, 78):
        throwers.append(at.to_act)
        do(at, TWO, number)
    assert throwers == [2, 0, 1, 2]


def test_N3_the_deal_passes_to_the_left() -> None:
    at = table(2, "1 2 3 4", dealer=1, games=3)
    do(at, TWO, 12, TWO, 34, END, END)
    at.draw()
    assert (at.state.dealer, at.to_act) == (0, 1)


def test_S2_the_number_is_added_to_the_score() -> None:
    at = table(2, "7 2 5 7 7 1")
    do(at, TWO, 27, TWO, 75)
    laid = do(at, TWO, 71)
    assert laid[0].event == NumberLaid(0, ("7", "1"), 71, 98)
    assert at.state.scores == (98, 75)


def test_S3_two_cards_make_two_numbers_and_a_zero_may_be_thrown_away() -> None:
    assert numbers_of("7", "2") == (27, 72)
    assert numbers_of("4", "0") == numbers_of("0", "4") == (4, 40)
    assert numbers_of("5", "5") == (55,)


def test_S3_no_other_number_can_be_composed() -> None:
    at = table(1, "7 2")
    do(at, TWO)
    assert at.ruleset.legal(at.state) == (LayNumber(27), LayNumber(72))
    for number in (9, 7, 2, 22, 77, 0):
        assert refusal(at, LayNumber(number)).rule == "S3"


def test_S4_two_zeros_are_laid_aside_again_and_again() -> None:
    at = table(1, "0 0 0 0 3 1")
    happened = do(at, TWO)
    assert [moment.event for moment in happened] == [
        CardsTaken(0, 2, ("0", "0")), ZerosLaidAside(0), CardsTaken(0, 2, ("0", "0"), True), ZerosLaidAside(0),
        CardsTaken(0, 2, ("3", "1"), True),
    ]  # fmt: skip
    assert at.state.used_cards == ("0",) * 4


def test_S5_a_number_once_laid_stays() -> None:
    at = table(1, "7 2 3 1")
    do(at, TWO, 27)
    assert refusal(at, LayNumber(72)).rule == "S6"
    assert at.state.scores == (27,)


def test_S6_the_first_throw_is_of_two_cards() -> None:
    at = table(2, "1 2 3 4")
    assert RULES.legal(at.state) == (TWO,)
    assert refusal(at, ONE).rule == refusal(at, END).rule == "S6"
    do(at, TWO, 12)
    assert RULES.legal(at.state) == (TWO,)


def test_S6_from_the_second_throw_on_there_are_three_things_to_say() -> None:
    at = table(1, "1 2")
    do(at, TWO, 12)
    assert RULES.legal(at.state) == (TWO, ONE, END)


def test_S6_before_the_number_is_laid_nothing_else_can_be_said() -> None:
    at = table(1, "1 2 3 4")
    do(at, TWO, 12, TWO)
    for action in (TWO, ONE, END, MISS):
        assert refusal(at, action).rule == "S2"


def test_S7_a_single_card_counts_by_itself_and_is_the_last() -> None:
    at = table(2, "1 2 3 4 5")
    do(at, TWO, 12, TWO, 34)
    happened = do(at, ONE)
    assert [moment.event for moment in happened] == [
        CardsTaken(0, 1, ("5",)), NumberLaid(0, ("5",), 5, 17), PlayerEnded(0, 17),
    ]  # fmt: skip
    assert at.state.standings == ("ended", "throwing")


def test_S7_a_single_zero_misses_and_another_card_is_taken() -> None:
    at = table(1, "9 4 0 0 7")
    do(at, TWO, 94)
    happened = do(at, ONE)
    assert names(happened)[:5] == ["cards-taken", "zero-missed", "cards-taken", "zero-missed", "cards-taken"]
    assert happened[1].event == ZeroMissed(0)
    assert at.state.results[0].scores == (101,)


def test_S8_who_ends_keeps_the_score_and_the_others_go_on() -> None:
    at = table(2, "1 2 3 4 5 6 1 1")
    do(at, TWO, 12, TWO, 34, END, TWO, 56)
    assert (at.to_act, at.state.scores) == (1, (12, 90))


def test_S9_an_exact_score_hits_at_once() -> None:
    at = table(2, "9 9 1 1 0 2")
    do(at, TWO, 99, TWO, 11)
    happened = do(at, TWO, 2)
    assert happened[-1].event == LimitHit(0, 101)
    assert (at.to_act, at.state.standings[0]) == (1, "hit")


def test_S10_who_passes_the_limit_is_out_at_once() -> None:
    at = table(2, "9 9 1 1 0 3")
    do(at, TWO, 99, TWO, 11)
    happened = do(at, TWO, 3)
    assert happened[-1].event == LimitPassed(0, 102)
    assert (at.to_act, at.state.standings[0]) == (1, "out")


def test_S10_the_choice_is_offered_even_when_both_numbers_pass() -> None:
    at = table(1, "9 9 3 1")
    do(at, TWO, 99, TWO)
    assert RULES.legal(at.state) == (LayNumber(13), LayNumber(31))


def test_S11_the_game_ends_when_nobody_throws() -> None:
    at = table(3, "9 8 9 8 9 8 3 4 6")
    do(at, TWO, 98, TWO, 98, TWO, 98, ONE, ONE)
    assert not at.is_over
    assert isinstance(do(at, END)[-2].event, GameScored)
    assert at.is_over


def test_S12_those_who_are_out_share_the_last_place() -> None:
    at = table(4, "9 8 9 7 9 6 9 5  9 9 6")
    do(at, TWO, 98, TWO, 97, TWO, 96, TWO, 95, ONE, ONE, ONE, END)
    assert in_json(RULES.deal_result(at.state)) == {
        "scores": [107, 106, 102, 95], "out": [True, True, True, False], "places": [2, 2, 2, 1], "points": [3, 3, 3, 4],
    }  # fmt: skip


def test_P2_equal_scores_share_the_better_place_and_the_next_is_skipped() -> None:
    at = table(4, "9 8 9 7 9 7 9 5")
    do(at, TWO, 98, TWO, 97, TWO, 97, TWO, 95, END, END, END, END)
    result = in_json(RULES.deal_result(at.state))
    assert result is not None
    assert (result["places"], result["points"]) == ([1, 2, 2, 4], [4, 3, 3, 1])


def test_S12_points_of_the_games_are_added() -> None:
    at = table(2, "9 8 9 7", "9 5 9 6", games=2)
    do(at, TWO, 98, TWO, 97, END, END)
    at.draw()
    do(at, TWO, 95, TWO, 96, END, END)
    assert in_json(RULES.match_result(at.state)) == {"winner": 0, "places": [1, 2], "totals": [4, 2]}


def test_S13_a_series_is_three_games_and_their_scores_are_summed() -> None:
    at = table(1, "9 8", "9 7", "9 6", limit="series", games=7)
    limits = []
    for number in (98, 97, 96):
        limits.append(at.state.limit)
        do(at, TWO, number, END)
        at.draw()
    assert limits == [101, 201, 301]
    assert in_json(RULES.match_result(at.state)) == {"winner": 0, "places": [1], "totals": [98 + 97 + 96]}


def test_S13_a_game_in_which_the_player_went_out_counts_nothing() -> None:
    at = table(1, "9 9 9 9", limit="series")
    do(at, TWO, 99, TWO, 99)
    assert at.ruleset.view(at.state, 0).totals == (0,)
    assert at.state.results[0].scores == (198,)


def test_S14_the_first_exact_hit_ends_the_game_and_alone_wins_it() -> None:
    at = table(3, "9 9 9 8 9 7 2", **EXACT)
    do(at, TWO, 99, TWO, 98, TWO, 97, ONE)
    happened = do(at, 2)
    assert names(happened) == ["number-laid", "limit-hit", "game-scored", "match-placed"]
    assert in_json(RULES.deal_result(at.state)) == {
        "scores": [101, 98, 97], "out": [False] * 3, "places": [1, 2, 2], "points": [1, 0, 0], "winner": 0,
    }  # fmt: skip


def test_S15_every_throw_is_of_two_cards_or_one_and_there_is_no_end() -> None:
    at = table(1, "5 9 1 2 6", limit=201, **EXACT)
    for taken, number in ((ONE, 5), (TWO, 91), (ONE, 2), (ONE, 6)):
        assert RULES.legal(at.state) == (TWO, ONE)
        assert refusal(at, END).rule == "S15"
        do(at, taken, number)
    assert at.state.standings == ("throwing",)


def test_S16_the_single_card_may_be_thrown_away_and_the_score_stays() -> None:
    at = table(2, "9 0 9 0 5", **EXACT)
    do(at, TWO, 90, TWO, 90, ONE)
    assert RULES.legal(at.state) == (LayNumber(5), MISS)
    assert refusal(at, LayNumber(50)).rule == "S16"
    do(at, MISS)
    assert (at.state.scores, at.to_act, at.state.standings[0]) == ((90, 90), 1, "throwing")


def test_S16_a_single_card_that_would_pass_the_limit_must_be_thrown_away() -> None:
    at = table(1, "9 9 3", **EXACT)
    do(at, TWO, 99, ONE)
    assert RULES.legal(at.state) == (MISS,)
    assert refusal(at, LayNumber(3)) == Refusal("card-would-pass", "S16", {"card": "3"})


def test_S16_a_single_zero_is_replaced_as_in_the_plain_game() -> None:
    at = table(1, "9 0 0 4", **EXACT)
    do(at, TWO, 90)
    assert names(do(at, ONE)) == ["cards-taken", "zero-missed", "cards-taken"]
    assert at.state.hand == ("4",)


def test_S17_two_cards_can_put_everybody_out_and_nobody_wins() -> None:
    at = table(2, "9 9 9 9 9 9 9 9", **EXACT)
    do(at, TWO, 99, TWO, 99, TWO, 99, TWO, 99)
    result = in_json(RULES.deal_result(at.state))
    assert result is not None
    assert (result["winner"], result["out"]) == (None, [True, True])
    assert in_json(RULES.match_result(at.state)) == {"winner": None, "places": [1, 1], "totals": [0, 0]}


def test_S18_a_match_has_nine_games_unless_agreed_otherwise() -> None:
    assert SipkyOptions(variant="exact").length == 9
    assert SipkyOptions(variant="exact", games=11).length == 11


def test_N4_when_the_pack_runs_out_the_counted_cards_come_back_but_not_the_ones_held() -> None:
    at = table(1, limit=301, **EXACT)
    while len(at.state.pack) > 1:
        do(at, ONE)
        do(at, MISS)
    last = at.state.pack
    do(at, TWO)
    assert at.to_act == CHANCE
    needed = RULES.chance(at.state)
    assert needed.kind == "restock"
    assert sorted((*needed.cards, *last)) == sorted(numeramis_pack())
    assert isinstance(at.act(Shuffle((*needed.cards, *last))), Refusal)
    happened = at.draw()
    assert isinstance(happened[0].event, PackRestocked)
    assert happened[1].event == CardsTaken(0, 2, happened[0].event.pack[:1], more=True)
    assert len(at.state.pack) + len(at.state.hand) == len(numeramis_pack())


def test_N5_another_seat_hears_what_is_taken_only_when_it_is_laid() -> None:
    at = table(2, "7 2")
    taken = do(at, TWO)[0].event
    assert taken.seen_by(1) == CardsTaken(0, 2, ("?", "?"))
    assert taken.seen_by(0) == taken.seen_by(None) == taken
    assert (at.view(0).hand, at.view(1).hand, at.view(1).hand_size) == (("2", "7"), (), 2)  # type: ignore[attr-defined]
    laid = do(at, 72)[0].event
    assert laid.seen_by(1) == laid


@pytest.mark.parametrize(
    ("value", "action"),
    [
        ({"type": "take", "cards": 2}, TWO), ({"type": "take", "cards": 1}, ONE), ({"type": "end"}, END),
        ({"type": "compose", "number": 27}, LayNumber(27)), ({"type": "miss"}, MISS),
    ],
)  # fmt: skip
def test_actions_are_written_as_the_protocol_says(value: dict[str, Any], action: Action) -> None:
    assert read_action(RULES, value) == action
    assert msgspec.to_builtins(action) == value


@pytest.mark.parametrize(
    "value", [{"type": "take", "cards": 3}, {"type": "take"}, {"type": "compose", "number": 100}, {"type": "pass"}]
)
def test_other_actions_are_not_read(value: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_action(RULES, value)
