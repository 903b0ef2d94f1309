"""A called match: real matches called card by card give the same public events, views and results."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import (
    Action,
    AmountRange,
    ChooseCards,
    Claim,
    Concede,
    DrawDealer,
    Event,
    PlayCard,
    Refusal,
)
from numeramis_access.core.cards import HIDDEN_CARD, SUIT, french_pack
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions
from numeramis_access.games.shared.tricks import CardPlayed
from numeramis_access.games.sipky.events import CardsTaken, LayNumber, TakeCards
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions
from numeramis_access.games.whist.events import DealCounted, RevokePenalized
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.tables.called.match import CalledMatch, CardsNeeded, Penalty, TableCall, TurnedUp
from numeramis_access.tables.called.record import PublicRecord, whole_match
from numeramis_access.tables.recorded_match import RecordedMatch
from numeramis_access.tables.seats import Human, TableSeat
from tests.contract.walk import SETTINGS, concrete, name_of, table_of
from tests.examples import some

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
#: most actions of a walk
LONG = 1500


def real_table(setting: Any, seed: int) -> Table:
    """Return a real match under options that a real table has, whose people chose the dealer."""
    match = table_of(setting, seed)
    hidden = match.ruleset.hidden_cards
    assert hidden is not None
    match = Table(match.ruleset, hidden.called_options(match.options), match.seats, seed)
    lot = match.next_chance_action()
    assert isinstance(lot, DrawDealer)
    match.act(msgspec.structs.replace(lot, chosen=True))
    return match


def some_action(match: Table, chance: random.Random) -> Action:
    """Return a random legal action, in Quist now and then a concession."""
    if match.ruleset.name == "quist" and chance.random() < 0.01:
        return Concede()
    choice = chance.choice(match.ruleset.legal(match.state))
    return concrete(match.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice


def call_of(action: Action, moments: list[Moment]) -> TableCall:
    """Return the call of a real action and its moments."""
    taken = tuple(card for event, _ in moments if isinstance(event, CardsTaken) for card in event.cards)
    opened = [hand for event, _ in moments if (hand := event.opened_hand()) is not None]
    own = moments[0].event.opened_hand()
    hands = tuple(opened[own is not None :])
    if isinstance(action, ChooseCards):
        return TableCall(msgspec.structs.replace(action, cards=(HIDDEN_CARD,) * len(action.cards)), (), hands)
    return TableCall(action, taken or (own[1] if own else ()), hands)


def call_match(match: Table, chance: random.Random, called: list[CalledMatch]) -> None:
    """Play a real match to its end and call it to the called matches; compare everything public."""
    for _ in range(LONG):
        tell_turned(match, called)
        if match.is_over:
            return
        before = len(match.moments)
        action = some_action(match, chance)
        assert not isinstance(match.act(action), Refusal)
        while match.to_act == CHANCE and match.ruleset.chance(match.state).kind == "restock":
            match.act(match.next_chance_action())
        entry = call_of(action, match.moments[before:])
        for called_match in called:
            happened = called_match.call(entry)
            assert isinstance(happened, list), (happened, entry)
        compare_public(match, called)


def tell_turned(match: Table, called: list[CalledMatch]) -> None:
    """Let chance act in the real match; call the card that it turns up."""
    match.draw()
    turned = getattr(match.state, "turned", None)
    for called_match in called:
        if called_match.to_act == CHANCE:
            assert turned is not None
            assert isinstance(called_match.call(TurnedUp(turned)), list)


def compare_public(match: Table, called: list[CalledMatch]) -> None:
    """Compare the events and the view of an onlooker, as far as all tables have come."""
    rules = match.ruleset
    for called_match in called:
        count = min(len(match.moments), len(called_match.moments))
        assert abs(len(match.moments) - len(called_match.moments)) <= 8
        for real, public in zip(match.moments[count - 3 : count], called_match.moments[count - 3 : count], strict=True):
            assert public.event == real.event.seen_by(ONLOOKER)
            assert public.view == rules.view(real.state, 0).public_view()


def dealer_of(match: Table) -> int:
    """Return the first dealer of a match."""
    match.draw()
    return next((action.seat for action in match.record if isinstance(action, DrawDealer)), 0)


def test_every_game_of_the_society_can_be_called() -> None:
    assert [record.name for record in STANDARD if record.ruleset().hidden_cards is None] == []


@every_setting
@some(3)
@given(seed=st.integers(0, 2**32))
def test_called_cards_give_the_public_events_views_and_results_of_the_real_match(setting: Any, seed: int) -> None:
    match = real_table(setting, seed)
    dealer = dealer_of(match)
    called = [
        CalledMatch(match.ruleset, match.options, match.seats, dealer, guess) for guess in (seed + 1, seed + 77777)
    ]
    call_match(match, random.Random(seed), called)
    for called_match in called:
        assert [moment.event for moment in called_match.moments] == match.events(ONLOOKER)
        views = [match.ruleset.view(state, 0).public_view() for _, state in match.moments]
        assert [moment.view for moment in called_match.moments] == views


def quist_called(games: int = 1) -> CalledMatch:
    """Return a called match of Quist in which seat 0 leads."""
    return CalledMatch(Quist(), QuistOptions(games=games), 4, dealer=3)


def whist_called(turned: str = "7h", deals: int = 1) -> CalledMatch:
    """Return a called match of Whist in which seat 0 leads, with its card turned up. :param deals: number of deals."""
    called = CalledMatch(Whist(), WhistOptions(length=deals), 4, dealer=3)
    assert isinstance(called.call(TurnedUp(turned)), list)
    return called


def call_cards(called: CalledMatch, *cards: str) -> None:
    """Call cards that the rules do not refuse."""
    for card in cards:
        happened = called.call(TableCall(PlayCard(card)))
        assert isinstance(happened, list), happened


def test_N1_a_ninth_card_of_a_number_is_refused_and_changes_nothing() -> None:
    called = quist_called()
    call_cards(called, *"99999999")
    before = called.view
    refusal = called.call(TableCall(PlayCard("9")))
    assert refusal == Refusal("call-card-gone", "N1", {"card": "9"})
    assert called.view == before
    call_cards(called, "8")


@pytest.mark.parametrize("seed", range(3))
def test_a_call_without_the_hands_that_it_opens_changes_nothing(seed: int) -> None:
    match, lacking = real_table(("loker", 3, {}), seed), 0
    called = CalledMatch(match.ruleset, match.options, 3, dealer_of(match))
    chance = random.Random(seed)
    while not match.is_over and not lacking:
        tell_turned(match, [called])
        before, kept = len(match.moments), (called.state_before_last_call, len(called.moments), called.lots)
        action = some_action(match, chance)
        match.act(action)
        entry = call_of(action, match.moments[before:])
        if entry.hands:
            assert isinstance(called.call(msgspec.structs.replace(entry, hands=())), CardsNeeded)
            assert (called.state_before_last_call, len(called.moments), called.lots) == kept
            lacking += 1
        assert isinstance(called.call(entry), list)
    assert lacking


def test_a_call_is_taken_back_and_corrected() -> None:
    called, other = quist_called(), quist_called()
    call_cards(called, *"71236")
    assert called.take_back() == TableCall(PlayCard("6"))
    assert called.correct(0, TableCall(PlayCard("9"))) is None
    call_cards(other, *"9123")
    assert called.view == other.view
    assert [moment.event for moment in called.moments] == [moment.event for moment in other.moments]


def test_a_correction_that_later_calls_contradict_changes_nothing() -> None:
    called = quist_called()
    call_cards(called, *"99999999", *"8888")
    before = called.view
    assert called.correct(11, TableCall(PlayCard("9"))) == (11, Refusal("call-card-gone", "N1", {"card": "9"}))
    assert called.view == before
    assert len(called.calls) == 12


def test_W3_a_revoke_is_told_by_the_card_that_proves_it() -> None:
    called = whist_called()
    call_cards(called, "As", "2s", "3c", "4s")  # seat 2 has no spades
    call_cards(called, "Ks", "5s")
    assert called.call(TableCall(PlayCard("6s"))) == Refusal(
        "call-revoke", "W3", {"seat": 2, "card": "6s", "suit": "s", "trick": 1}
    )


def test_W2_the_turned_card_lies_with_the_dealer_until_it_is_played() -> None:
    called = whist_called("7h")
    assert called.call(TableCall(PlayCard("7h"))) == Refusal("call-turned-card", "W2", {"card": "7h", "seat": 3})
    call_cards(called, "Ah", "2h", "3h", "7h")


def test_W3_a_dealer_who_holds_the_turned_card_cannot_discard_on_its_suit() -> None:
    called = whist_called("7h")
    call_cards(called, "Ah", "2h", "3h")
    refusal = called.call(TableCall(PlayCard("4c")))
    assert refusal == Refusal("call-must-follow", "W3", {"seat": 3, "card": "7h"})
    call_cards(called, "4h")


def test_the_rest_is_not_given_up_where_cards_that_nobody_saw_would_count() -> None:
    called = whist_called()
    call_cards(called, "Ac", "2c", "3c", "4c")
    assert called.call(TableCall(Concede())) == Refusal("call-play-on")
    assert quist_called().call(TableCall(Claim())) == Refusal("call-play-on")


def test_S4_a_throw_of_zeros_needs_the_cards_that_replace_them() -> None:
    called = CalledMatch(Sipky(), SipkyOptions(games=1), 2, dealer=1)
    assert called.call(TableCall(TakeCards(2), ("0", "0"))) == CardsNeeded(0, 2)
    assert isinstance(called.call(TableCall(TakeCards(2), ("0", "0", "7", "3"))), list)
    assert isinstance(called.call(TableCall(LayNumber(73))), list)
    assert called.view.scores == (73, 0)  # type: ignore[attr-defined]


def planted_revoke(seed: int, plants: bool = True) -> tuple[CalledMatch, Refusal | None, int | None]:
    """Call a deal of Whist at random with one revoke; return the match, the refusal, and the seat that revoked.

    :param plants: whether to plant the revoke.
    """
    chance = random.Random(seed)
    match = Table(Whist(), WhistOptions(length=1), 4, seed)
    called = CalledMatch(Whist(), WhistOptions(length=1), 4, dealer_of(match), seed)
    called.call(TurnedUp(match.state.turned))  # type: ignore[attr-defined]
    hands = [list(hand) for hand in match.state.hands]  # type: ignore[attr-defined]
    revoked = None
    while (seat := called.to_act) not in (None, CHANCE):
        assert seat is not None
        trick = called.view.cards_on_table()
        follow = [card for card in hands[seat] if trick and SUIT[card] == SUIT[trick[0].card]]
        off = [card for card in hands[seat] if card not in follow]
        revokes = plants and revoked is None and bool(follow) and bool(off) and len(hands[seat]) < 12
        card = chance.choice(off if revokes else follow or hands[seat])
        revoked = seat if revokes else revoked
        happened = called.call(TableCall(PlayCard(card)))
        if isinstance(happened, Refusal):
            return called, happened, revoked
        hands[seat].remove(card)
    return called, None, revoked


@pytest.mark.parametrize("seed", range(30))
def test_every_revoke_is_told_before_the_deal_ends(seed: int) -> None:
    _, refusal, revoked = planted_revoke(seed)
    assert revoked is not None
    assert refusal is not None
    assert refusal.code in ("call-revoke", "call-must-follow", "call-impossible")
    assert {**refusal.values}.get("seat", revoked) == revoked


def test_every_card_of_the_pack_can_be_turned_up() -> None:
    assert [card for card in french_pack() if whist_called(card).view.turned != card] == []  # type: ignore[attr-defined]


@every_setting
@some(2)
@given(seed=st.integers(0, 2**32))
def test_a_finished_match_has_a_record_with_the_real_hands(setting: Any, seed: int) -> None:
    match = real_table(setting, seed)
    rules = match.ruleset
    called = CalledMatch(rules, match.options, match.seats, dealer_of(match), seed + 5)
    call_match(match, random.Random(seed), [called])
    whole = whole_match(called)
    if rules.name == "loker":
        assert whole is None  # nobody sees which cards are exchanged
        return
    assert whole is not None
    assert [moment.event.seen_by(ONLOOKER) for moment in whole.moments] == [moment.event for moment in called.moments]
    seats = [TableSeat(Human(str(seat))) for seat in range(match.seats)]
    record = RecordedMatch(whole, seats, own=None, called=True)
    for number, ((event, real), (_, told)) in enumerate(zip(match.moments, whole.moments, strict=True), 1):
        if isinstance(event, rules.begins_deal) and record.shows_hands(number):
            assert rules.view(real, None).hands_by_seat() == rules.view(told, None).hands_by_seat()


def called_deal(*cards: str, concede: bool = False) -> RecordedMatch:
    """Return the record of a called game of Quist. :param concede: whether the rest is given up after the cards."""
    called = quist_called()
    call_cards(called, *cards)
    if concede:
        assert isinstance(called.call(TableCall(Concede())), list)
    whole = whole_match(called)
    assert whole is not None
    return RecordedMatch(whole, [TableSeat(Human(name)) for name in "ABCD"], own=None, called=True)


def events_of(record: RecordedMatch) -> list[Event]:
    """Return the events of a record."""
    return [record.message(number).event for number in range(1, len(record) + 1)]


def test_Q2_the_hands_of_a_deal_are_known_when_its_last_card_has_fallen() -> None:
    record = called_deal(*"012345678" * 4)
    plays = [event for event in events_of(record) if isinstance(event, CardPlayed)]
    assert len(plays) == 36
    hands = [tuple(sorted(play.card for play in plays if play.seat == seat)) for seat in range(4)]
    assert list(record.hands(record.deal_starts[0])) == hands


def test_the_hands_of_a_deal_that_was_given_up_stay_unknown() -> None:
    record = called_deal(*"0123", concede=True)
    assert not record.shows_hands(record.deal_starts[0])
    assert record.hands(record.deal_starts[0]) == ()
    assert {card for hand in record.message(record.deal_starts[0]).position.view.hands_by_seat() for card in hand} == {
        HIDDEN_CARD
    }


def test_V7_the_hands_of_a_deal_with_packets_stay_unknown() -> None:
    match = real_table(("whist", 4, {"tour": "bismarck", "length": 1}), 3)
    called = CalledMatch(match.ruleset, match.options, 4, dealer_of(match))
    call_match(match, random.Random(3), [called])
    whole = whole_match(called)
    assert whole is not None
    record = RecordedMatch(whole, [TableSeat(Human(name)) for name in "ABCD"], own=None, called=True)
    assert not record.shows_hands(record.deal_starts[0])


def revoke_called(tricks: int, points: int) -> CalledMatch:
    """Return a deal of Whist in which seat 2 discards on spades though it holds one, and plays it to the next trick."""
    called = whist_called("7h")
    call_cards(called, "As", "2s", "3c", "4s", "Ks", "5s")
    assert isinstance(called.call(TableCall(PlayCard("6s"))), Refusal)
    assert called.call(Penalty(2, "6s", tricks, points)) == []
    call_cards(called, "6s", "8s")
    return called


def rest_of_deal(called: CalledMatch, chance: random.Random) -> None:
    """Call random cards that nobody refuses to the end of the deal."""
    while called.to_act not in (None, CHANCE):
        cards = list(called.callable_cards())
        chance.shuffle(cards)
        assert any(isinstance(called.call(TableCall(PlayCard(card))), list) for card in cards)


@pytest.mark.parametrize("seed", range(6))
def test_W3_a_revoke_settled_by_a_penalty_lets_play_go_on_and_counts_at_the_end_of_the_deal(seed: int) -> None:
    called = revoke_called(tricks=2, points=0)
    rest_of_deal(called, random.Random(seed))
    penalized = next(moment for moment in called.moments if isinstance(moment.event, RevokePenalized))
    counted = next(moment.event for moment in called.moments if isinstance(moment.event, DealCounted))
    taken = counted.score.tricks
    moved = min(2, taken[0])
    assert penalized.event == RevokePenalized(2, moved, 0)
    assert counted.score.counted == (taken[0] - moved, taken[1] + moved)


def test_points_of_a_penalty_go_to_the_account_of_the_other_side() -> None:
    with_points, without = revoke_called(0, 50), revoke_called(0, 0)
    for called in (with_points, without):
        rest_of_deal(called, random.Random(1))
    accounts = [called.view.sheet.account for called in (with_points, without)]  # type: ignore[attr-defined]
    assert accounts[0][1] - accounts[1][1] == 50
    assert accounts[0][0] == accounts[1][0]


def test_a_penalty_is_taken_back_and_no_game_without_suits_has_one() -> None:
    called = revoke_called(1, 0)
    for _ in range(3):
        called.take_back()
    assert isinstance(called.call(TableCall(PlayCard("6s"))), Refusal)
    assert isinstance(quist_called().call(Penalty(0, "7")), Refusal)


def test_a_match_with_a_settled_revoke_has_no_record_of_actions() -> None:
    assert whole_match(revoke_called(1, 0)) is None


def penalized_called(seed: int) -> CalledMatch:
    """Return a called match of three deals of Whist; in the second one, seat 2 revokes and pays."""
    called, chance = whist_called(deals=3), random.Random(seed)
    rest_of_deal(called, chance)
    called.call(TurnedUp("7h"))
    call_cards(called, "As", "3c", "2s", "4s", "Ks")  # seat 1 leads; seat 2 does not follow suit
    assert called.call(Penalty(2, "6s", 1, 0)) == []
    call_cards(called, "6s")
    rest_of_deal(called, chance)
    called.call(TurnedUp("2c"))
    rest_of_deal(called, chance)
    assert called.to_act is None
    return called


@pytest.mark.parametrize("seed", range(3))
def test_a_record_with_a_settled_revoke_has_the_hands_of_all_other_deals(seed: int) -> None:
    called = penalized_called(seed)
    record = PublicRecord(called, [TableSeat(Human(name)) for name in "ABCD"])
    ends = [*record.deal_starts[1:], len(record) + 1]
    for deal, (begin, end) in enumerate(zip(record.deal_starts, ends, strict=True)):
        clean = deal != 1
        assert [record.shows_hands(number) for number in (begin, begin + 20, end - 1)] == [clean] * 3
        assert record.is_penalized(begin) != clean
        assert (record.view_of(begin, 0) is not None) == clean
        events = [record.message(number).event for number in range(begin, end)]
        plays = [event for event in events if isinstance(event, CardPlayed)]
        hands = tuple(tuple(sorted(play.card for play in plays if play.seat == seat)) for seat in range(4))
        assert tuple(tuple(sorted(hand)) for hand in record.hands(begin)) == (hands if clean else ())
        if clean:
            again = record.match_at(begin + 20)
            assert [event.seen_by(ONLOOKER) for event, _ in again.moments[2:]] == events[1:21]
            over = record.deal_end(begin)
            assert over is not None
            counted = next(event for event in events if isinstance(event, DealCounted))
            assert over.counted == counted.score.counted  # type: ignore[attr-defined]
        else:
            assert record.deal_end(begin) is None
