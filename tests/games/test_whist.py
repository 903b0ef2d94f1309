"""The rules of Whist, one by one (W1-W10, V1-V11)."""

from __future__ import annotations

import random

import msgspec
import pytest

from numeramis_access.core.actions import Action, DealerDrawn, DrawDealer, PlayCard, Refusal, Shuffle
from numeramis_access.core.cards import HIDDEN_CARD, Card, french_pack
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table, shuffle_by_seed
from numeramis_access.games.shared.pairs import CardsCut, PartnersDrawn
from numeramis_access.games.whist import scoring
from numeramis_access.games.whist.events import (
    CardsDealt,
    DealCounted,
    GameWon,
    GivePackets,
    KeepTrump,
    LeaveToPartner,
    MatchEnded,
    NameTrump,
    PacketsGiven,
    RubberWon,
    TiedAtTen,
)
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.scoring import DealScore, Sheet
from numeramis_access.games.whist.state import WhistOptions, WhistState, beats, tour_of
from numeramis_access.games.whist.tours import TOURS, pack_for
from tests.in_json import in_json

RULES = Whist()
PACK = shuffle_by_seed(french_pack(), 7, "test")


def begun(dealer: int = 3, seats: int = 4, **options: object) -> WhistState:
    """Return the state after the lot for the dealer."""
    state = RULES.start(seats, WhistOptions(**options))  # type: ignore[arg-type]
    return perform(RULES, state, DrawDealer(dealer))[-1][1]


def dealt(pack: tuple[Card, ...] | None = None, dealer: int = 3, seats: int = 4, **options: object) -> WhistState:
    """Return the state after the first deal."""
    cards = pack or tuple(card for card in PACK if card in pack_for(seats))
    return perform(RULES, begun(dealer, seats, **options), Shuffle(cards))[-1][1]


def after(state: WhistState, *actions: Action) -> WhistState:
    for action in actions:
        assert RULES.refuse(state, action) is None, action
        state = perform(RULES, state, action)[-1][1]
    return state


def play_out(state: WhistState, seed: int = 0) -> WhistState:
    """Play any legal cards to the end of the deal."""
    choose = random.Random(seed)
    while state.turn is not None and state.turn != CHANCE:
        state = after(state, choose.choice(RULES.legal(state)))
    return state


def sheet(game: tuple[int, ...], games_won: tuple[int, ...] | None = None, **more: object) -> Sheet:
    nothing = (0,) * len(game)
    return Sheet(game, games_won or nothing, more.pop("account", game), more.pop("rubber", nothing), **more)  # type: ignore[arg-type]


def scored(
    trick_points: tuple[int, ...], honours: tuple[int, ...] | None = None, slams: tuple[int, ...] | None = None
) -> DealScore:
    nothing = (0,) * len(trick_points)
    return DealScore(nothing, nothing, trick_points, honours or nothing, slams or nothing)


# the base game


def cut(cards: tuple[Card, ...]) -> list[object]:
    rest = tuple(card for card in french_pack() if card not in cards)
    state = RULES.start(4, WhistOptions(partners="draw"))
    return [event for event, _ in perform(RULES, state, Shuffle(cards + rest))]


def test_W1_the_two_highest_cards_drawn_play_together() -> None:
    assert cut(("2c", "Ah", "9s", "Kd")) == [
        CardsCut(("2c", "Ah", "9s", "Kd"), True),
        PartnersDrawn((0, 1, 2, 3)),
    ]
    assert cut(("Qc", "3h", "9s", "Kd"))[-1] == PartnersDrawn((0, 1, 3, 2))


def test_W1_equal_ranks_that_decide_the_pairing_are_drawn_again() -> None:
    assert cut(("2c", "Ah", "9s", "9d")) == [CardsCut(("2c", "Ah", "9s", "9d"), False)]
    assert cut(("9c", "9h", "9s", "2d")) == [CardsCut(("9c", "9h", "9s", "2d"), False)]


def test_W1_equal_ranks_on_one_side_of_the_pairing_decide_all_the_same() -> None:
    assert cut(("9c", "9h", "3s", "2d"))[-1] == PartnersDrawn((0, 2, 1, 3))
    assert cut(("Ac", "2h", "2s", "Kd"))[-1] == PartnersDrawn((0, 1, 3, 2))


def test_W1_partners_are_not_drawn_where_everybody_plays_alone() -> None:
    state = RULES.start(4, WhistOptions(tour="hussar", partners="draw"))
    assert RULES.chance(state).kind == "dealer"


def test_W2_cards_are_dealt_one_by_one_from_the_dealers_left_and_the_last_is_turned_up() -> None:
    state = dealt(dealer=1)
    assert set(state.hands[2]) == set(PACK[0::4])
    assert set(state.hands[1]) == set(PACK[3::4])
    assert state.turned == PACK[-1]
    assert state.turned in state.hands[1]
    assert state.trump == PACK[-1][1]
    assert state.turn == 2


def test_W2_everybody_sees_the_card_turned_up_and_only_the_dealer_the_rest_of_the_hand() -> None:
    state = dealt(dealer=1)
    view = RULES.view(state, 3)
    assert view.turned == PACK[-1]
    assert view.hands[1] == (HIDDEN_CARD,) * 13
    assert view.hand == state.hands[3]


def test_W2_the_deal_passes_to_the_left() -> None:
    state = play_out(dealt(dealer=3))
    event = RULES.decide(state, Shuffle(PACK))
    assert isinstance(event, CardsDealt)
    assert (event.dealer, event.leader, event.deal) == (0, 1, 2)


def test_W3_suit_must_be_followed_and_who_has_none_plays_anything() -> None:
    state = dealt()
    while True:
        seat, hand = state.turn, state.hands[state.turn or 0]
        legal = {action.card for action in RULES.legal(state) if isinstance(action, PlayCard)}
        same = {card for card in hand if state.trick and card[1] == state.trick[0].card[1]}
        assert legal == (same or set(hand))
        for card in set(hand) - legal:
            assert RULES.refuse(state, PlayCard(card)) == Refusal("must-follow", "W3", {"suit": state.trick[0].card[1]})
        if not same and state.trick:
            assert seat is not None
            break
        state = after(state, PlayCard(min(legal)))


def test_W3_a_card_not_held_is_refused() -> None:
    state = dealt()
    other = state.hands[2][0]
    assert RULES.refuse(state, PlayCard(other)) == Refusal("not-held", "W3", {"card": other})


@pytest.mark.parametrize(
    ("card", "best", "trump", "wins"),
    [
        ("Ks", "Qs", "h", True),
        ("2h", "As", "h", True),
        ("Ad", "2s", "h", False),
        ("2h", "3h", "h", False),
        ("Ah", "2s", None, False),
    ],
)
def test_W4_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    card: Card, best: Card, trump: str | None, wins: bool
) -> None:
    assert beats(card, best, trump) is wins


@pytest.mark.parametrize(("tricks", "points"), [(6, 0), (7, 2), (8, 4), (9, 6), (10, 8), (11, 10), (12, 12), (13, 14)])
def test_W5_two_points_for_each_trick_above_six(tricks: int, points: int) -> None:
    score = scoring.score_deal(TOURS["base"], (tricks, 13 - tricks), (tricks, 13 - tricks), [], ())
    assert score.trick_points[0] == points


@pytest.mark.parametrize(
    ("held", "points"), [(5, (5, 0)), (4, (4, 0)), (3, (3, 0)), (2, (0, 3)), (1, (0, 4)), (0, (0, 5))]
)
def test_W6_honours_count_for_the_side_to_which_they_were_dealt(held: int, points: tuple[int, int]) -> None:
    honours = scoring.honour_cards(TOURS["base"], "h", "2h")
    assert set(honours) == {"Ah", "Kh", "Qh", "Jh", "Th"}
    holders = [(2 * (place % 2) if place < held else 1, card) for place, card in enumerate(honours)]
    assert scoring.honour_points(TOURS["base"], honours, holders) == points


def test_W6_tricks_count_before_honours_for_who_reached_ten_first() -> None:
    before = sheet((8, 8))
    score = scored((0, 2), (5, 0))
    assert scoring.game_winner(TOURS["base"], scoring.add_deal(before, score), score) == 1


def test_W6_honours_win_the_game_when_tricks_do_not() -> None:
    before = sheet((8, 6))
    score = scored((0, 2), (4, 0))
    assert scoring.game_winner(TOURS["base"], scoring.add_deal(before, score), score) == 0


def test_W7_ten_points_win_the_game_and_fifty_more_and_the_next_begins_at_nothing() -> None:
    after_game, struck = scoring.award_game(sheet((10, 4)), 0, strike_out=False)
    assert after_game.account == (60, 4)
    assert after_game.games_won == (1, 0)
    assert struck == (0, 0)
    assert scoring.next_game(after_game).game == (0, 0)
    assert scoring.next_game(after_game).account == (60, 4)


@pytest.mark.parametrize(("counted", "slams"), [((12, 1), (30, 0)), ((0, 13), (0, 50)), ((11, 2), (0, 0))])
def test_W8_slams_go_to_the_account_and_not_towards_the_ten(counted: tuple[int, int], slams: tuple[int, int]) -> None:
    score = scoring.score_deal(TOURS["base"], counted, counted, [], ())
    assert score.slam_points == slams
    written = scoring.add_deal(sheet((0, 0)), score)
    assert written.game == score.trick_points
    assert written.account == scoring.add_points(score.trick_points, slams)


def test_W9_two_games_win_the_rubber_and_seventy_more() -> None:
    after_rubber, _ = scoring.award_rubber(sheet((12, 0), (2, 1), account=(150, 60)), 0, strike_out=False)
    assert after_rubber.account == (220, 60)
    assert after_rubber.rubbers == 1


@pytest.mark.parametrize("rubbers", [1, 2])
def test_W9_the_match_ends_with_its_rubbers_and_the_accounts_decide(rubbers: int) -> None:
    table = Table(RULES, WhistOptions(rubbers=rubbers), 4, seed=rubbers)
    choose = random.Random(1)
    while not table.is_over:
        table.draw()
        while table.to_act not in (CHANCE, None):
            table.act(choose.choice(RULES.legal(table.state)))
    names = [type(event) for event, _ in table.moments]
    assert names.count(RubberWon) == rubbers
    assert names[-1] is MatchEnded
    games = [event.winner for event, _ in table.moments if isinstance(event, GameWon)]
    won = [event.winner for event, _ in table.moments if isinstance(event, RubberWon)]
    assert len(won) == rubbers
    assert all(games.count(side) >= 2 * won.count(side) for side in (0, 1))
    result = in_json(RULES.match_result(table.state))
    assert result is not None
    totals = result["totals"]
    assert result["winner"] == (None if totals[0] == totals[1] else totals.index(max(totals)))


def test_W10_the_winner_of_a_game_strikes_what_the_others_made_in_it_by_tricks_and_honours() -> None:
    after_game, struck = scoring.award_game(sheet((10, 7), account=(10, 57)), 0, strike_out=True)
    assert struck == (0, 7)
    assert after_game.account == (60, 50)
    assert after_game.rubber == (10, 0)


def test_W10_the_winner_of_the_rubber_strikes_what_the_others_kept_from_games_they_won() -> None:
    after_rubber, struck = scoring.award_rubber(sheet((10, 0), (2, 1), account=(140, 62), rubber=(22, 12)), 0, True)
    assert struck == (0, 12)
    assert after_rubber.account == (210, 50)


# the tours


def with_turned(card: Card) -> tuple[Card, ...]:
    """Return the pack with that card at its end."""
    return (*(other for other in PACK if other != card), card)


def test_V1_the_dealer_may_name_keep_or_leave_before_the_first_lead() -> None:
    state = dealt(with_turned("9h"), tour="cayenne")
    assert state.turn == 3
    assert set(RULES.legal(state)) == {*(NameTrump(suit) for suit in "cdhs"), KeepTrump(), LeaveToPartner()}  # type: ignore[arg-type]
    assert RULES.refuse(state, PlayCard(state.hands[3][0])) == Refusal("not-now", "V1")
    named = after(state, NameTrump("c"))
    assert (named.trump, named.turn, named.doubled) == ("c", 0, False)


def test_V1_the_partner_may_name_or_keep_but_not_give_the_choice_back() -> None:
    state = after(dealt(with_turned("9h"), tour="cayenne"), LeaveToPartner())
    assert state.turn == 1
    assert RULES.refuse(state, LeaveToPartner()) == Refusal("not-now", "V1")
    assert after(state, KeepTrump()).doubled


def test_V1_naming_the_turned_suit_is_keeping_it() -> None:
    state = dealt(with_turned("9h"), tour="cayenne")
    assert after(state, NameTrump("h")) == after(state, KeepTrump())


def test_V1_slams_are_not_doubled() -> None:
    honours = [(0, card) for card in scoring.honour_cards(TOURS["cayenne"], "h", "9h")]
    score = scoring.score_deal(TOURS["cayenne"], (13, 0), (13, 0), honours, tuple(c for _, c in honours), doubled=True)
    assert (score.trick_points, score.honour_points, score.slam_points) == ((28, 0), (10, 0), (50, 0))


def test_V2_without_trumps_no_card_is_turned_and_aces_are_the_honours() -> None:
    state = dealt(tour="grand")
    assert (state.turned, state.trump) == (None, None)
    aces = scoring.honour_cards(TOURS["grand"], None, None)
    assert set(aces) == {"Ac", "Ad", "Ah", "As"}
    for held, points in ((4, (4, 0)), (3, (2, 0)), (2, (0, 0)), (1, (0, 2)), (0, (0, 4))):
        holders = [(0 if place < held else 3, card) for place, card in enumerate(aces)]
        assert scoring.honour_points(TOURS["grand"], aces, holders) == points


@pytest.mark.parametrize("tour", ["grand_null", "grand_null_queen"])
@pytest.mark.parametrize("seed", range(8))
def test_V3_V4_null_tricks_count_for_the_other_side(tour: str, seed: int) -> None:
    """The test counts again, independently, from the cards played."""
    state = play_out(dealt(shuffle_by_seed(french_pack(), seed, "null"), tour=tour), seed)
    counted = [0, 0]
    null = False
    for number, trick in enumerate(state.past):
        null = null or (number >= 6 if tour == "grand_null" else any(card == "Qs" for _, card in trick))
        suit = trick[0].card[1]
        taker = max(
            (play for play in trick if play.card[1] == suit), key=lambda play: "23456789TJQKA".index(play.card[0])
        ).seat
        counted[(taker + null) % 2] += 1
    result = in_json(RULES.deal_result(state))
    assert result is not None
    assert result["counted"] == counted
    assert result["trick_points"] == [4 * max(0, number - 6) for number in counted]


def test_V4_a_queen_of_spades_in_the_first_trick_makes_everything_null() -> None:
    pack = ["?"] * 52
    rest = iter(card for card in PACK if card[1] != "s")
    for place, card in zip((0, 1, 2, 3), ("Qs", "3s", "4s", "5s"), strict=True):
        pack[place] = card
    spades = iter(card for card in PACK if card[1] == "s" and card not in pack)
    pack = [card if card != "?" else next(rest, None) or next(spades) for card in pack]
    state = after(
        dealt(tuple(pack), tour="grand_null_queen"), PlayCard("Qs"), PlayCard("3s"), PlayCard("4s"), PlayCard("5s")
    )
    assert state.null
    assert (state.tricks, state.counted) == ((1, 0), (0, 1))


@pytest.mark.parametrize(("tour", "needed"), [("amor", 3), ("duck", 2)])
@pytest.mark.parametrize("seed", range(6))
def test_V5_V6_a_run_of_tricks_gives_its_last_winner_the_trumps_and_begins_again(
    tour: str, needed: int, seed: int
) -> None:
    state = dealt(shuffle_by_seed(french_pack(), seed, "run"), tour=tour)
    choose = random.Random(seed)
    run, side, runs = 0, None, 0
    while state.turn != CHANCE:
        if state.asked:
            runs += 1
            assert (state.asked, run) == ("streak", needed)
            assert state.turn == state.winner
            run = 0
            assert LeaveToPartner() not in RULES.legal(state)
        before = len(state.past)
        state = after(state, choose.choice(RULES.legal(state)))
        if len(state.past) > before:
            assert state.winner is not None
            run = run + 1 if state.winner % 2 == side else 1
            side = state.winner % 2
            assert (state.asked == "streak") == (run == needed and len(state.past) < 13)
    assert runs


def test_V5_honours_are_those_of_the_suit_turned_up() -> None:
    assert scoring.honour_cards(TOURS["amor"], "s", "2h") == ("Th", "Jh", "Qh", "Kh", "Ah")


def test_V6_there_are_no_honours_and_an_odd_trick_counts_four() -> None:
    holders = [(0, card) for card in french_pack()]
    honours = scoring.honour_cards(TOURS["duck"], "s", "2s")
    score = scoring.score_deal(TOURS["duck"], (8, 5), (8, 5), holders, honours)
    assert (score.trick_points, score.honour_points) == ((8, 0), (0, 0))


def test_V7_ten_cards_each_and_four_packets_of_which_only_the_dealer_knows_the_cards() -> None:
    state = dealt(tour="bismarck")
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.packets == (PACK[40:43], PACK[43:46], PACK[46:49], PACK[49:52])
    assert (state.turned, state.trump, state.turn) == (PACK[51], PACK[51][1], 3)
    assert RULES.view(state, 3).packets == state.packets
    assert RULES.view(state, 0).packets == ((HIDDEN_CARD,) * 3,) * 3 + ((HIDDEN_CARD, HIDDEN_CARD, PACK[51]),)


def test_V7_the_packets_left_go_to_the_opponents_in_order_the_next_one_first() -> None:
    state = dealt(tour="bismarck")
    event = RULES.decide(state, GivePackets(2, 1))
    assert isinstance(event, PacketsGiven)
    assert event.owners == (0, 1, 3, 2)
    given = after(state, GivePackets(2, 1))
    assert [len(hand) for hand in given.hands] == [13] * 4
    assert set(PACK[40:43]) <= set(given.hands[0])
    assert given.turn == 0
    assert RULES.view(given, 0).packets[0] == PACK[40:43]
    assert RULES.view(given, 0).packets[1] == (HIDDEN_CARD,) * 3
    assert event.seen_by(0) == PacketsGiven(3, (0, 1, 3, 2), (PACK[40:43], *(((HIDDEN_CARD,) * 3,) * 3)))


def test_V7_two_different_packets_must_be_chosen() -> None:
    state = dealt(tour="bismarck")
    assert len(set(RULES.legal(state))) == 12
    assert RULES.refuse(state, GivePackets(1, 1)) == Refusal("packets-differ", "V7")
    assert RULES.refuse(state, GivePackets(0, 4)) == Refusal("no-such-packet", "V7")


@pytest.mark.parametrize("seed", range(8))
def test_V8_the_side_that_takes_the_queen_of_spades_loses_four_points_to_the_other(seed: int) -> None:
    state = play_out(dealt(shuffle_by_seed(french_pack(), seed, "queen"), tour="queen_of_spades"), seed)
    assert any(card == "Qs" for _, card in state.past[-1])
    assert not any(card == "Qs" for trick in state.past[:-1] for _, card in trick)
    result = in_json(RULES.deal_result(state))
    assert result is not None
    assert state.winner is not None
    assert result["trick_points"] == ([0, 4] if state.winner % 2 == 0 else [4, 0])
    assert result["slam_points"] == result["honour_points"] == [0, 0]


def test_V9_the_fourth_trick_is_an_odd_trick_and_honours_count_one_two_three() -> None:
    tour = TOURS["hussar"]
    score = scoring.score_deal(tour, (4, 3, 6, 0), (4, 3, 6, 0), [], ())
    assert score.trick_points == (2, 0, 6, 0)
    assert score.slam_points == (0, 0, 0, 0)
    for held, points in ((5, 3), (4, 2), (3, 1), (2, 0)):
        holders = [
            (2 if place < held else place % 2, card) for place, card in enumerate(scoring.honour_cards(tour, "s", "2s"))
        ]
        assert scoring.honour_points(tour, scoring.honour_cards(tour, "s", "2s"), holders)[2] == points


def test_V9_of_two_who_reach_ten_the_higher_total_wins_and_equal_ones_play_on() -> None:
    tour = TOURS["hussar"]
    assert scoring.game_winner(tour, sheet((12, 11, 0, 0)), scored((4, 4, 0, 0))) == 0
    assert scoring.game_winner(tour, sheet((12, 12, 0, 0)), scored((4, 4, 0, 0))) is None


def test_V9_a_tie_at_ten_is_announced_once_and_another_deal_follows() -> None:
    state = play_out(dealt(tour="hussar"))
    level = sheet((12, 12, 0, 0))
    counted = RULES.evolve(state, DealCounted(scored((4, 4, 0, 0)), level))
    event = RULES.follow(counted)
    assert event == TiedAtTen((0, 1), 12)
    going_on = RULES.evolve(counted, event)
    assert RULES.follow(going_on) is None
    assert RULES.to_act(going_on) == CHANCE
    assert after_deal(going_on).sheet.game == (12, 12, 0, 0)


def after_deal(state: WhistState) -> WhistState:
    return perform(RULES, state, Shuffle(PACK))[-1][1]


def test_V9_one_game_makes_the_rubber() -> None:
    state = play_out(dealt(tour="hussar"))
    counted = RULES.evolve(state, DealCounted(scored((6, 0, 0, 0)), sheet((10, 0, 4, 0))))
    events = []
    while (event := RULES.follow(counted)) is not None:
        counted = RULES.evolve(counted, event)
        events.append(type(event))
    assert events == [GameWon, RubberWon, MatchEnded]
    assert in_json(RULES.match_result(counted)) == {"winner": 0, "places": [1, 3, 2, 3], "totals": [130, 0, 4, 0]}


def test_V10_three_players_use_39_cards_without_twos_and_low_hearts() -> None:
    pack = pack_for(3)
    assert len(pack) == 39
    assert {card for card in pack if card[1] == "h"} == {"Qh", "Kh", "Ah"}
    assert not any(card[0] == "2" for card in pack)
    assert [len(hand) for hand in dealt(seats=3, tour="three").hands] == [13] * 3


def test_V10_the_dealer_names_or_keeps_unless_the_option_is_off() -> None:
    state = dealt(seats=3, dealer=2, tour="three")
    assert set(RULES.legal(state)) == {*(NameTrump(suit) for suit in "cdhs"), KeepTrump()}  # type: ignore[arg-type]
    assert dealt(seats=3, dealer=2, tour="three", cayenne=False).asked == ""


def test_V10_tricks_above_four_are_odd_and_hearts_have_three_honours() -> None:
    tour = tour_of(WhistOptions(tour="three"), 0)
    holders = [(1, "Qh"), (1, "Kh"), (1, "Ah")]
    score = scoring.score_deal(tour, (4, 6, 3), (4, 6, 3), holders, scoring.honour_cards(tour, "h", "Qh"), doubled=True)
    assert (score.trick_points, score.honour_points) == ((0, 8, 0), (0, 2, 0))


def test_V11_every_deal_is_the_next_tour_of_the_order() -> None:
    options = WhistOptions(tour="mixed", order=("duck", "grand"))
    assert [tour_of(options, deal).name for deal in range(4)] == ["duck", "grand", "duck", "grand"]
    assert [tour_of(WhistOptions(tour="mixed"), deal).name for deal in range(9)] == [
        "base", "cayenne", "grand", "grand_null", "amor", "duck", "bismarck", "queen_of_spades", "base",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "tour"), [(3, "base"), (4, "three"), (3, "hussar"), (5, "base")])
def test_a_wrong_number_of_players_is_refused(seats: int, tour: str) -> None:
    with pytest.raises(ValueError, match="played by"):
        RULES.start(seats, WhistOptions(tour=tour))  # type: ignore[arg-type]


def test_the_last_trick_may_be_looked_at_until_the_next_card_is_played() -> None:
    state = dealt()
    while not state.past:
        state = after(state, RULES.legal(state)[0])
    assert RULES.view(state, 0).last_trick == state.past[-1]
    assert RULES.view(after(state, RULES.legal(state)[0]), 0).last_trick == ()


def test_N3_the_first_dealer_is_drawn() -> None:
    assert RULES.decide(RULES.start(4, WhistOptions()), DrawDealer(2)) == DealerDrawn(2)


def test_a_match_of_so_many_deals_goes_on_when_a_rubber_was_won_before() -> None:
    """Two games of ten points made a rubber after two deals, and the third board of a club's evening was not dealt."""
    for seed in range(30):
        state = msgspec.structs.replace(dealt(length=3), sheet=sheet((9, 9), (1, 1)))
        state = play_out(state, seed)
        if state.sheet.rubbers:
            break
    assert state.sheet.rubbers == 1
    assert RULES.match_result(state) is None
    assert RULES.to_act(state) == CHANCE
    for _ in range(2):
        state = play_out(perform(RULES, state, Shuffle(PACK))[-1][1], 1)
    assert RULES.match_result(state) is not None


@pytest.mark.parametrize("tour", [name for name, tour in TOURS.items() if tour.seats == 4])
def test_boards_are_compared_as_their_tour_counts(tour: str) -> None:
    """A board of greater worth never brings fewer points (W5-W8, V1-V9); null tricks count against a side (V3, V4)."""
    options, chance = RULES.options_for_boards(WhistOptions(tour=tour), 1), random.Random(tour)  # type: ignore[arg-type]
    table = Table(RULES, options, 4, 1, 0)
    table.draw()
    found = []
    for _ in range(4):
        state = table.state
        while not state.ended:
            state = perform(RULES, state, chance.choice(RULES.legal(state)))[-1][1]
        score, sides = state.last[0], range(state.tour.sides)
        points = [score.points[side] + score.slam_points[side] for side in sides]
        worth = [RULES.board_worth(state, seat) for seat in sides]
        found.append((worth, points) if state.tour.alone else ([worth[0] - worth[1]], [points[0] - points[1]]))
        if score.tricks != score.counted:
            assert worth != [*score.tricks], "as they count"
    for place in range(len(found[0][0])):
        order = sorted((worth[place], points[place]) for worth, points in found)
        assert [points for _, points in order] == sorted(points for _, points in order), order
