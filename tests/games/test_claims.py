"""Claiming and conceding the rest in trick games: each grant is checked against every way to play on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from numeramis_access.core.actions import Action, Claim, Concede, PlayCard, Refusal
from numeramis_access.core.cards import SUITS, Card, numeramis_pack
from numeramis_access.core.ruleset import perform
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions, QuistState
from numeramis_access.games.shared.pairs import ENTERED_SEATING
from numeramis_access.games.shared.tricks import Play, RestClaimed
from numeramis_access.games.whist.events import KeepTrump, TrickTaken
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistState
from numeramis_access.games.whist.tours import TOURS, pack_for
from tests.contract.walk import SETTINGS, name_of, some_action, table_of
from tests.examples import TIMES
from tests.standard import WITH_CLAIMS

QUIST, WHIST = Quist(), Whist()
TRICK_GAMES = [setting for setting in SETTINGS if setting[0] in WITH_CLAIMS]


# Quist: a seat that has shown no cards may hold any, so every seat may play any card that is out


def quist_position(chance: random.Random, left: int, last_pile: str) -> QuistState:
    """Return a game in which seat 0 leads and most high cards have been played. :param left: tricks still to play."""
    pack = sorted(numeramis_pack(), key=lambda card: chance.random() - int(card) * chance.random() * 0.3)
    played, rest = pack[: 36 - 4 * left], pack[36 - 4 * left :]
    rest.sort(key=lambda card: chance.random() - int(card) * 0.1)
    hands = tuple(tuple(sorted(rest[seat * left : (seat + 1) * left])) for seat in range(4))
    past_piles = tuple(
        (tuple(Play(seat, card) for seat, card in enumerate(played[at : at + 4])),) for at in range(0, len(played), 4)
    )
    options = QuistOptions(games=1, last_pile=last_pile)  # type: ignore[arg-type]
    return QuistState(
        options, ENTERED_SEATING, dealer=3, dealing=False, hands=hands, stock=tuple(rest[4 * left :]),
        past_piles=past_piles, cards_won=(len(played), 0),
    )  # fmt: skip


class QuistJudge:
    """Looks for one way to play on in which seat 0's side loses a trick (Q5-Q11), independently of the rules' room."""

    def __init__(self, last_pile: str) -> None:
        self._last_pile = last_pile
        self._known: dict[object, bool] = {}

    def loses(self, hand: tuple[Card, ...], out: tuple[int, ...], leader: int = 0) -> bool:
        """Return whether such a way exists. :param out: the number of unseen cards of each value."""
        key = hand, out, leader
        if key not in self._known:
            self._known[key] = any(
                self._after(hand, out, leader, phase) for phase in self._phases(hand, out, leader, ())
            )
        return self._known[key]

    def _phases(
        self, hand: tuple[Card, ...], out: tuple[int, ...], leader: int, phase: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        if len(phase) == 4:
            yield phase
            return
        own = (leader + len(phase)) % 4 == 0
        for number in sorted({int(card) for card in hand}) if own else [n for n in range(9, -1, -1) if out[n]]:
            more = out if own else (*out[:number], out[number] - 1, *out[number + 1 :])
            yield from self._phases(hand, more, leader, (*phase, number))

    def _after(self, hand: tuple[Card, ...], out: tuple[int, ...], leader: int, phase: tuple[int, ...]) -> bool:
        top = max(phase)
        first = (leader + phase.index(top)) % 4
        last, tied = len(hand) == 1, phase.count(top) > 1
        if last and tied and self._last_pile == "nobody":
            return True
        if (last or not tied) and first % 2:
            return True
        if last:
            return False
        own = phase[-leader % 4]
        gone = Counter(phase) - Counter([own])
        left = list(hand)
        left.remove(str(own))
        return self.loses(tuple(left), tuple(count - gone[n] for n, count in enumerate(out)), first)


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("last_pile", ["leader", "nobody"])
@pytest.mark.parametrize(("left", "positions"), [(1, 1000 * TIMES), (2, 25 * TIMES)])
def test_a_claim_in_quist_is_granted_just_where_no_way_of_playing_on_loses(
    left: int, positions: int, last_pile: str
) -> None:
    chance = random.Random(left)
    judge = QuistJudge(last_pile)
    granted = 0
    for _ in range(positions):
        state = quist_position(chance, left, last_pile)
        refusal = QUIST.refuse(state, Claim())
        unseen = Counter([*state.stock, *(card for hand in state.hands[1:] for card in hand)])
        out = tuple(unseen[str(number)] for number in range(10))
        assert (refusal is not None) == judge.loses(state.hands[0], out), (state.hands[0], out)
        granted += refusal is None
        if refusal is not None:
            assert refusal.code == "claim-uncertain"
            assert refusal.values["card"] in state.hands[0]
            assert unseen[str(refusal.values["by"])]
    assert 0 < granted < positions


# Whist: every layout of the unseen cards, every order of play


def whist_position(chance: random.Random, tour: str, left: int) -> WhistState:
    """Return a deal in which seat 0 leads, often with high cards. :param left: tricks still to play."""
    terms = TOURS[tour]
    seats = terms.seats
    start = WHIST.start(seats, WhistOptions(tour=tour, cayenne=False))  # type: ignore[arg-type]
    cards = list(pack_for(seats))
    chance.shuffle(cards)
    cards.sort(key=lambda card: "23456789TJQKA".index(card[0]) * chance.choice((0, 1)))
    cards = cards[:-left] if chance.random() < 0.5 else cards
    rest = [card for card in pack_for(seats) if card not in cards]
    own = rest or [cards.pop() for _ in range(left)]
    others = chance.sample(cards, (seats - 1) * left)
    played = [card for card in cards if card not in others]
    hands = (tuple(own), *(tuple(others[at * left : (at + 1) * left]) for at in range(seats - 1)))
    past = tuple(
        tuple(Play(seat, card) for seat, card in enumerate(played[at : at + seats]))
        for at in range(0, len(played), seats)
    )
    counts = (0,) * terms.sides
    trump = chance.choice(SUITS) if terms.has_trumps else None
    return msgspec.structs.replace(
        start, dealer=seats - 1, turn=0, hands=hands, past=past, trump=trump, tricks=counts, counted=counts, winner=0
    )


def layouts(state: WhistState) -> Iterator[WhistState]:
    """Yield the position with every layout of the unseen cards."""
    own, *others = state.hands
    cards = frozenset(card for hand in others for card in hand)

    def dealt(rest: frozenset[Card], seats: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
        if not seats:
            yield ()
            return
        for hand in combinations(sorted(rest), len(own)):
            for more in dealt(rest - set(hand), seats - 1):
                yield (hand, *more)

    for hands in dealt(cards, len(others)):
        yield msgspec.structs.replace(state, hands=(own, *hands))


def whist_loses(state: WhistState) -> bool:
    """Return whether some order of play by the rules takes a trick from seat 0's side. :param state: seat 0 knows."""
    if not any(state.hands):
        return False
    for action in WHIST.legal(state):
        for event, after in perform(WHIST, state, action):
            if isinstance(event, TrickTaken):
                if state.tour.side_of(event.seat) != state.tour.side_of(0):
                    return True
                if not any(after.hands):
                    break
        else:
            if whist_loses(after):
                return True
    return False


@pytest.mark.turns(4)
@pytest.mark.parametrize(("left", "positions"), [(1, 200 * TIMES), (2, 60 * TIMES)])
@pytest.mark.parametrize("tour", ["base", "grand", "amor", "duck", "bismarck", "hussar", "three"])
def test_a_claim_in_whist_is_never_granted_where_one_layout_or_order_loses(
    tour: str, left: int, positions: int
) -> None:
    chance = random.Random(f"{tour}/{left}")
    granted = 0
    for _ in range(positions):
        state = whist_position(chance, tour, left)
        refusal = WHIST.refuse(state, Claim())
        losable = any(whist_loses(layout) for layout in layouts(state))
        assert refusal is not None or not losable, (state.hands, state.trump)
        if left == 1:
            assert (refusal is not None) == losable, "with one card the claim is granted just where it is certain"
        granted += refusal is None
    assert 0 < granted < positions


class WhistJudge:
    """Looks for an order of play in which seat 0's side loses a trick (W3, W4), independently of the rules' room."""

    def __init__(self, trump: str | None, seats: int, alone: bool) -> None:
        self._trump, self._seats, self._alone = trump, seats, alone
        self._known: dict[object, bool] = {}

    def loses(self, hands: tuple[frozenset[Card], ...], leader: int = 0) -> bool:
        """Return whether there is such an order."""
        key = hands, leader
        if key not in self._known:
            self._known[key] = any(hands) and self._goes_on(hands, leader, ())
        return self._known[key]

    def _goes_on(self, hands: tuple[frozenset[Card], ...], leader: int, trick: tuple[Card, ...]) -> bool:
        if len(trick) == self._seats:
            winner = (leader + trick.index(max(trick, key=lambda card: self._height(card, trick[0])))) % self._seats
            ours = winner == 0 or (not self._alone and winner == 2)
            return not ours or self.loses(hands, winner)
        seat = (leader + len(trick)) % self._seats
        follow = [card for card in hands[seat] if trick and card[1] == trick[0][1]]
        for card in follow or hands[seat]:
            left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
            if self._goes_on(left, leader, (*trick, card)):
                return True
        return False

    def _height(self, card: Card, led: Card) -> tuple[bool, bool, int]:
        return card[1] == self._trump, card[1] == led[1], "23456789TJQKA".index(card[0])


@pytest.mark.slow
@pytest.mark.parametrize("tour", ["base", "grand", "hussar", "three"])
def test_a_claim_of_three_tricks_in_whist_holds_in_every_layout_and_order(tour: str) -> None:
    chance, granted, refused = random.Random(tour), 0, 0
    while min(granted, refused) < 2:
        state = whist_position(chance, tour, 3)
        refusal = WHIST.refuse(state, Claim())
        if (refusal is None and granted >= 2) or (refusal is not None and refused >= 2):
            continue
        judge = WhistJudge(state.trump, len(state.hands), state.tour.alone)
        losable = any(judge.loses(tuple(map(frozenset, layout.hands))) for layout in layouts(state))
        assert refusal is not None or not losable, (state.hands, state.trump)
        granted, refused = granted + (refusal is None), refused + (refusal is not None)


@pytest.mark.parametrize("tour", ["grand_null", "grand_null_queen", "queen_of_spades"])
def test_where_tricks_may_lose_nothing_can_be_claimed(tour: str) -> None:
    state = whist_position(random.Random(1), tour, 1)
    refusal = WHIST.refuse(state, Claim())
    assert refusal is not None
    assert refusal.code == "claim-not-in-tour"


def test_a_trump_that_is_out_is_named_beside_a_plain_card() -> None:
    state = whist_position(random.Random(1), "base", 2)
    cards = [card for card in pack_for(4) if card not in ("Ah", "Kh", "As", "2c", "3c", "4c", "5d", "6d")]
    past = tuple(tuple(Play(seat, card) for seat, card in enumerate(cards[at : at + 4])) for at in range(0, 44, 4))
    state = msgspec.structs.replace(
        state, hands=(("Ah", "Kh"), ("As", "2c"), ("3c", "4c"), ("5d", "6d")), past=past, trump="c"
    )
    refusal = WHIST.refuse(state, Claim())
    assert refusal is not None
    assert (refusal.values["card"], refusal.values["by"]) == ("Ah", "4c")
    assert WHIST.refuse(msgspec.structs.replace(state, trump="h"), Claim()) is None


# whole deals: a granted claim or concession has the result of playing on


def to_the_first_deal(setting: tuple[str, int, dict[str, object]], seed: int) -> Table:
    table = table_of(setting, seed)
    while not table.is_over and table.to_act == CHANCE:
        table.act(table.next_chance_action())
    return table


def played_out(table: Table, chance: random.Random) -> object:
    """Play the current deal on at random to its last trick, return its result, and undo all of it.

    A player who may change the trumps after a run of tricks keeps them, because a claimer would (V5).
    """
    before = len(table.record)
    while True:
        legal = [action for action in table.ruleset.legal(table.state) if isinstance(action, Action)]
        happened = table.act(KeepTrump() if KeepTrump() in legal else chance.choice(legal))
        assert not isinstance(happened, Refusal)
        ended = [state for event, state in happened if isinstance(event, table.ruleset.ends_deal)]
        if ended:
            break
    result = table.ruleset.deal_result(ended[0])
    while len(table.record) > before:
        table.undo()
    return result


@pytest.mark.parametrize("setting", TRICK_GAMES, ids=name_of)
def test_what_is_granted_counts_as_if_it_had_been_played(setting: tuple[str, int, dict[str, object]]) -> None:
    granted = 0
    rare = setting[2].get("last_pile") == "nobody"
    nothing = setting[2].get("tour") in ("grand_null", "grand_null_queen", "queen_of_spades")
    for seed in range(20 if nothing or rare else 2000):
        if granted == 5:
            break
        table, chance = to_the_first_deal(setting, seed), random.Random(seed)
        while table.to_act not in (CHANCE, None):
            if table.ruleset.refuse(table.state, Claim()) is None:
                expected = [played_out(table, chance) for _ in range(4)]
                happened = table.act(Claim())
                assert not isinstance(happened, Refusal)
                assert isinstance(happened[0].event, RestClaimed)
                ended = next(state for event, state in happened if isinstance(event, table.ruleset.ends_deal))
                assert [table.ruleset.deal_result(ended)] * 4 == expected
                granted += 1
                break
            table.act(some_play(table, chance))
    assert granted == (0 if nothing else 5) or rare


def some_play(table: Table, chance: random.Random) -> Action:
    """Return a legal action; seat 0 mostly plays its lowest card, so that it has high cards at the end."""
    legal = [action for action in table.ruleset.legal(table.state) if isinstance(action, Action)]
    cards = [action for action in legal if isinstance(action, PlayCard)]
    if cards and table.to_act == 0 and chance.random() < 0.9:
        return min(cards, key=lambda one: "0123456789TJQKA".index(one.card[0]))
    return chance.choice(legal)


@pytest.mark.parametrize("setting", TRICK_GAMES, ids=name_of)
def test_what_is_given_up_is_the_other_sides_and_honours_stay_with_those_to_whom_they_were_dealt(
    setting: tuple[str, int, dict[str, object]],
) -> None:
    conceded = 0
    for seed in range(12):
        table, chance = to_the_first_deal(setting, seed), random.Random(seed)
        for _ in range(seed * 4):
            if table.to_act not in (CHANCE, None):
                table.act(some_action(table, chance))
        if table.to_act in (CHANCE, None) or table.ruleset.refuse(table.state, Concede()) is not None:
            continue
        side, view = (table.to_act or 0) % 2, table.view(None)
        honours = getattr(played_out(table, chance), "honour_points", None)
        happened = table.act(Concede())
        assert not isinstance(happened, Refusal)
        ended = next(state for event, state in happened if isinstance(event, table.ruleset.ends_deal))
        result = table.ruleset.deal_result(ended)
        counted = getattr(result, "counted", None) or result.tricks  # type: ignore[union-attr]
        before = getattr(view, "counted", None) or view.won  # type: ignore[attr-defined]
        assert counted[side] == before[side], "nothing more comes to those who give up"
        assert sum(counted) == (9 if setting[0] == "quist" else 13)
        assert getattr(result, "honour_points", None) == honours
        conceded += 1
    assert conceded or setting[2].get("tour") in ("hussar", "three", "queen_of_spades")
