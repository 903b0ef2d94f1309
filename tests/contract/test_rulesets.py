"""The demands on every ruleset: legal and refused agree, no card is lost, a record replays, a seat stays blind."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.core.actions import AmountRange, EndPlay, Refusal, Shuffle
from numeramis_access.core.cards import HIDDEN_CARD, NUMBERS, RANK
from numeramis_access.core.codec import read_action, to_json_value
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.core.table import Table
from tests.contract.walk import EVERY, name_of, some_action, table_of, walk
from tests.examples import some
from tests.fifth.record import WITH_FULL
from tests.standard import ruleset

every_setting = pytest.mark.parametrize("setting", EVERY, ids=name_of)
seeds = st.integers(0, 2**32)
few = some(3)


def cards_in(value: Any) -> Counter[str]:
    """Count the cards anywhere in plain JSON values of hands and packs."""
    if isinstance(value, str):
        return Counter([value]) if value in RANK or value in NUMBERS or value == HIDDEN_CARD else Counter()
    if isinstance(value, list | tuple):
        return sum((cards_in(part) for part in value), Counter())
    return Counter()


@pytest.mark.parametrize("game", WITH_FULL.names)
def test_every_game_declares_what_the_contract_asks(game: str) -> None:
    rules = ruleset(game)
    assert rules.name == game
    assert 1 <= rules.seats[0] <= rules.seats[1]
    assert set(rules.ends_deal) <= set(rules.event_types)
    names = [event.name() for event in rules.event_types]
    assert len(set(names)) == len(names)
    assert all(name == name.lower() and "_" not in name for name in names)
    for options in rules.presets.values():
        assert isinstance(options, rules.options)


@every_setting
def test_whoever_has_no_seat_gets_no_view_of_a_hand(setting: tuple[str, int, dict[str, Any]]) -> None:
    """As an index a negative number would mean a player at the end of the table."""
    table = table_of(setting, 3)
    for _ in walk(table, random.Random(3), 8):
        for nobody in (CHANCE, ONLOOKER):
            with pytest.raises(ValueError, match="is no seat"):
                table.view(nobody)


def test_the_first_place_has_the_points_that_the_game_calls_better() -> None:
    reached: set[str] = set()
    for setting in (setting for setting in EVERY if setting[1] > 1 and setting[0] not in reached):
        table = table_of(setting, 7)
        for _ in walk(table, random.Random(5), 2000):
            pass
        result = table.ruleset.match_result(table.state)
        if result is not None and len({*result.totals}) > 1:
            best = (min if table.ruleset.fewer_is_better else max)(result.totals)
            assert result.totals[result.places.index(1)] == best, setting
            reached.add(setting[0])
    assert reached == {*WITH_FULL.names}


@every_setting
@few
@given(seed=seeds)
def test_whatever_is_legal_is_not_refused_and_all_legal_actions_differ(setting: Any, seed: int) -> None:
    table = table_of(setting, seed)
    rules = table.ruleset
    for _ in walk(table, random.Random(seed), 120):
        if table.to_act == CHANCE:
            assert rules.legal(table.state) == ()
            continue
        legal = rules.legal(table.state)
        assert legal
        assert len(set(map(repr, legal))) == len(legal)
        assert not [action for action in legal if isinstance(action, EndPlay)], "no policy's choice"
        for action in legal:
            if isinstance(action, AmountRange):
                for amount in (action.min, action.max):
                    assert rules.refuse(table.state, read_action(rules, {"type": action.type, "to": amount})) is None
            else:
                assert rules.refuse(table.state, action) is None


@every_setting
@few
@given(seed=seeds)
def test_what_is_not_legal_is_refused_with_a_code_and_changes_nothing(setting: Any, seed: int) -> None:
    table = table_of(setting, seed)
    rules = table.ruleset
    seen: dict[str, Any] = {}
    refused = 0
    for action in walk(table, random.Random(seed), 120):
        if table.to_act != CHANCE:
            legal = rules.legal(table.state)
            illegal = [other for other in seen.values() if other not in legal and not _within(other, legal)]
            for other in (*illegal, *_outside(rules, legal)):
                before, events = table.state, len(table.moments)
                refusal = table.act(other)
                assert isinstance(refusal, Refusal), (other, legal)
                assert refusal.code
                assert table.state is before
                assert len(table.moments) == events
                refused += 1
            known = [one for one in legal if not isinstance(one, AmountRange)]
            seen |= {repr(one): one for one in known[:: 1 + len(known) // 4]}
            if not isinstance(action, EndPlay):
                seen[repr(action)] = action
    assert refused


def _outside(rules: Any, legal: Any) -> list[Any]:
    """Return actions with an amount just below or just above the legal range."""
    return [
        read_action(rules, {"type": one.type, "to": amount})
        for one in legal
        if isinstance(one, AmountRange)
        for amount in (one.min - 1, one.max + 1)
    ]


def _within(action: Any, legal: Any) -> bool:
    """Say whether an action with an amount lies in a legal range of its type."""
    kind = action.__struct_config__.tag
    amount = getattr(action, "to", None)
    return any(isinstance(one, AmountRange) and one.type == kind and one.min <= amount <= one.max for one in legal)


@every_setting
@few
@given(seed=seeds)
def test_the_record_replays_to_the_same_state_without_the_seed(setting: Any, seed: int) -> None:
    table = table_of(setting, seed)
    for _ in walk(table, random.Random(seed)):
        pass
    again = Table(table.ruleset, table.options, table.seats, seed=seed + 1)
    for action in table.record:
        restored = read_action(
            table.ruleset, msgspec.json.decode(msgspec.json.encode(to_json_value(action))), chance=True
        )
        assert not isinstance(again.act(restored), Refusal)
    assert again.state == table.state
    assert [event for event, _ in again.moments] == [event for event, _ in table.moments]


@every_setting
@few
@given(seed=seeds)
def test_undo_leads_back_to_the_state_before(setting: Any, seed: int) -> None:
    table = table_of(setting, seed)
    chance = random.Random(seed)
    states = [table.state]
    for _ in walk(table, chance, 60):
        states.append(table.state)
    for expected in reversed(states[1:]):
        table.undo()
        assert table.state == expected


@every_setting
@few
@given(seed=seeds)
def test_the_same_seed_gives_the_same_match(setting: Any, seed: int) -> None:
    one, other = table_of(setting, seed), table_of(setting, seed)
    for table in (one, other):
        for _ in walk(table, random.Random(1), 80):
            pass
    assert one.state == other.state


@pytest.mark.turns(2)
@every_setting
@few
@given(seed=seeds)
def test_a_view_shows_no_card_that_the_seat_may_not_see(setting: Any, seed: int) -> None:
    """Hidden hands and packs in a view hold only hidden cards, in their true number."""
    table = table_of(setting, seed)
    for _ in walk(table, random.Random(seed), 100):
        whole: Any = table.view(None)
        held = {field: cards_in(getattr(whole, field)) for field in ("hands", "stock", "pack") if hasattr(whole, field)}
        assert not any(HIDDEN_CARD in cards for cards in held.values())
        for seat in range(table.seats):
            view: Any = table.view(seat)
            for field, cards in held.items():
                assert cards_in(getattr(view, field)).total() == cards.total()


#: numbers of cards of a fresh deal that a seat may see: its hand and the card turned up, if any (V7: the packets);
#: five in the games of the tests
SEEN = {"quist": {9}, "sipky": {0}, "loker": {6}, "whist": {13, 14, 10, 11, 22}}


def next_deal(table: Table, chance: random.Random) -> Shuffle:
    """Play until cards are dealt, and return the pack that the table would deal."""
    while not table.is_over and not (table.to_act == CHANCE and table.ruleset.chance(table.state).kind == "deal"):
        table.act(some_action(table, chance))
    lot = table.next_chance_action()
    assert isinstance(lot, Shuffle)
    return lot


@every_setting
@few
@given(seed=seeds)
def test_blindness_a_seat_sees_its_own_cards_of_a_deal_and_no_others(setting: Any, seed: int) -> None:
    """Exchanging cards that a seat cannot see changes neither its view nor its messages."""
    table = table_of(setting, seed)
    chance = random.Random(seed)
    lot = next_deal(table, chance)
    seat = int(chance.random() * table.seats)
    own = seen_of_deal(table, lot.cards, seat)
    foreign = {card: next(other for other in lot.cards if other != card) for card in set(lot.cards)}
    unseen = []
    for place, card in enumerate(lot.cards):
        other = (*lot.cards[:place], foreign[card], *lot.cards[place + 1 :])
        if seen_of_deal(table, other, seat) == own:
            unseen.append(place)
    assert len(lot.cards) - len(unseen) in SEEN.get(setting[0], {5})
    shuffled = [lot.cards[place] for place in unseen]
    chance.shuffle(shuffled)
    cards = list(lot.cards)
    for place, card in zip(unseen, shuffled, strict=True):
        cards[place] = card
    assert seen_of_deal(table, tuple(cards), seat) == own


@pytest.mark.turns(2)
@every_setting
@few
@given(seed=seeds)
def test_blindness_whoever_watches_knows_only_what_every_seat_knows(setting: Any, seed: int) -> None:
    """Every seat's view gives the same public view, which shows no card that some seat cannot see."""
    table = table_of(setting, seed)
    seats, told = range(table.seats), 0
    for _ in walk(table, random.Random(seed), 150):
        views = [table.view(seat) for seat in seats]
        public = [to_json_value(view.public_view()) for view in views]
        assert all(one == public[0] for one in public)
        assert not public[0]["legal"]
        assert not public[0]["hand"]
        assert public[0]["seat"] is None
        for view in views:
            no_more_than(public[0], to_json_value(view))
        for event, _ in table.moments[told:]:
            for seat in seats:
                no_more_than(to_json_value(event.seen_by(ONLOOKER)), to_json_value(event.seen_by(seat)))
        told = len(table.moments)


def no_more_than(seen: Any, by_a_seat: Any) -> None:
    """Demand that plain values show no card that is hidden from a seat."""
    if isinstance(seen, dict):
        for name, value in seen.items():
            if name not in ("seat", "legal", "hand"):
                no_more_than(value, by_a_seat[name])
    elif isinstance(seen, list | tuple):
        assert len(seen) == len(by_a_seat)
        for one, other in zip(seen, by_a_seat, strict=True):
            no_more_than(one, other)
    elif by_a_seat == HIDDEN_CARD:
        assert seen == HIDDEN_CARD


@every_setting
@few
@given(seed=seeds)
def test_blindness_whoever_watches_is_told_nothing_of_a_deal_but_what_is_turned_up(setting: Any, seed: int) -> None:
    """Exchanging all cards of a deal but the one turned up changes nothing for an onlooker."""
    table = table_of(setting, seed)
    chance = random.Random(seed)
    lot = next_deal(table, chance)
    shown = seen_of_deal(table, lot.cards, ONLOOKER)
    rest = [card for card in lot.cards if card != shown[0].get("turned")]
    chance.shuffle(rest)
    cards = [rest.pop() if card != shown[0].get("turned") else card for card in lot.cards]
    assert seen_of_deal(table, tuple(cards), ONLOOKER) == shown


def seen_of_deal(table: Table, cards: tuple[str, ...], seat: int) -> Any:
    """Return the view and the messages of a seat after a deal of these cards."""
    moments = perform(table.ruleset, table.state, Shuffle(cards))
    state = moments[-1][1]
    told = [to_json_value(event.seen_by(seat)) for event, _ in moments]
    view = table.ruleset.view(state, 0 if seat == ONLOOKER else seat)
    return to_json_value(view.public_view() if seat == ONLOOKER else view), told
