"""The rules of Augur: three to five players foretell their tricks and score for a correct forecast (A1-A6)."""

from __future__ import annotations

from typing import Annotated, Self

import msgspec

from numeramis_access.core.actions import Action, DealerDrawn, DrawDealer, Event, PlayCard, Refusal, Shuffle
from numeramis_access.core.cards import Card, face_down_cards, numeramis_pack
from numeramis_access.core.ruleset import (
    CardOnTable,
    ChanceNeeded,
    DealResult,
    MatchResult,
    Options,
    PastTrick,
    Pile,
    Ruleset,
    State,
    View,
    check_seat,
)
from numeramis_access.core.seats import CHANCE, Seat, left_of

SIZE, RIGHT = 5, 3
Trick = tuple[tuple[Seat, Card], ...]
Hands = tuple[tuple[Card, ...], ...]
change = msgspec.structs.replace


class AugurOptions(Options, frozen=True):
    """:param games: deals of a match (A6)."""

    games: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2


class Foretell(Action, frozen=True, tag="foretell"):
    """Foretell the number of the seat's tricks (A2)."""

    tricks: Annotated[int, msgspec.Meta(ge=0, le=SIZE)]


class AugurDealt(Event, frozen=True, tag="augur-dealt"):
    """The dealer has dealt five numbers to each seat (A1)."""

    dealer: Seat
    hands: Hands
    stock: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat is None else change(self, hands=_seen(self.hands, seat), stock=face_down_cards(self.stock))


class AugurForetold(Event, frozen=True, tag="augur-foretold"):
    """A seat foretold its number of tricks (A2)."""

    seat: Seat
    tricks: int


class AugurPlayed(Event, frozen=True, tag="augur-played"):
    """A number was played (A4)."""

    seat: Seat
    card: Card


class AugurTaken(Event, frozen=True, tag="augur-taken"):
    """The highest number took the trick; of equal ones the first (A4)."""

    seat: Seat


class AugurScored(Event, frozen=True, tag="augur-scored"):
    """A deal is over: each correct forecast scores three points and one more for each trick (A5)."""

    points: tuple[int, ...]


class AugurWon(Event, frozen=True, tag="augur-won"):
    """The match is over (A6)."""

    winner: Seat | None


class AugurResult(DealResult, frozen=True):
    """Points of a deal by seat."""

    points: tuple[int, ...]


class AugurState(State, frozen=True):
    """Everything about a match; ``foretold`` by seat, beginning with the dealer's left neighbour."""

    options: AugurOptions
    seats: int
    dealer: Seat | None = None
    hands: Hands = ()
    stock: tuple[Card, ...] = ()
    foretold: tuple[int, ...] = ()
    leader: Seat = 0
    trick: Trick = ()
    past: tuple[Trick, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    over: bool = False

    def taken(self) -> tuple[int, ...]:
        """Return the tricks of this deal by seat."""
        winners = [_best(trick) for trick in self.past]
        return tuple(winners.count(seat) for seat in range(self.seats))

    def totals(self) -> tuple[int, ...]:
        """Return the points of all deals by seat."""
        return tuple(sum(deal[seat] for deal in self.points) for seat in range(self.seats))


class AugurView(View, frozen=True):
    """One seat's view."""

    options: AugurOptions
    seats: int
    hands: Hands
    stock: tuple[Card, ...]
    foretold: tuple[int, ...]
    trick: Trick
    past: tuple[Trick, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]

    def said(self) -> list[tuple[Seat, int]]:
        """Return the seats and their forecasts, in the order of the forecasts."""
        first = left_of(self.dealer or 0, self.seats)
        return [((first + step) % self.seats, tricks) for step, tricks in enumerate(self.foretold)]

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        return _on_table(self.trick)

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        return _on_table(self.past[-1]) if self.past and not self.trick else ()

    def hands_by_seat(self) -> Hands:
        return self.hands

    def public_view(self) -> Self:
        return change(super().public_view(), hands=self.public_hands(), stock=face_down_cards(self.stock))

    def piles(self) -> dict[Seat, Pile]:
        return {seat: Pile("tricks", tricks) for seat, tricks in enumerate(self.taken)}

    def past_tricks(self) -> tuple[PastTrick, ...]:
        return self.past


class Augur(Ruleset[AugurOptions, AugurState, AugurView]):
    """The rules."""

    name = "augur"
    seats = (3, 5)
    options = AugurOptions
    action_types = (Foretell, PlayCard)
    event_types = (DealerDrawn, AugurDealt, AugurForetold, AugurPlayed, AugurTaken, AugurScored, AugurWon)
    begins_deal = (AugurDealt,)
    ends_trick = ends_part = (AugurTaken,)
    ends_deal = (AugurScored,)

    def start(self, seats: int, options: AugurOptions) -> AugurState:
        if not 3 <= seats <= 5:
            raise ValueError("Augur is played by three to five (A1)")
        return AugurState(options, seats)

    def to_act(self, state: AugurState) -> Seat | None:
        if state.over:
            return None
        if not any(state.hands) and not state.trick:
            return CHANCE
        first = state.leader if len(state.foretold) == state.seats else left_of(state.dealer or 0, state.seats)
        done = len(state.trick) if len(state.foretold) == state.seats else len(state.foretold)
        return (first + done) % state.seats

    def chance(self, state: AugurState) -> ChanceNeeded:
        return ChanceNeeded("dealer") if state.dealer is None else ChanceNeeded("deal", numeramis_pack())

    def legal(self, state: AugurState) -> tuple[Action, ...]:
        seat = self.to_act(state)
        if seat in (None, CHANCE):
            return ()
        if len(state.foretold) == state.seats:
            return tuple(map(PlayCard, dict.fromkeys(state.hands[seat or 0])))
        return tuple(Foretell(tricks) for tricks in range(SIZE + 1) if self.refuse(state, Foretell(tricks)) is None)

    def refuse(self, state: AugurState, action: Action) -> Refusal | None:
        foretelling = len(state.foretold) < state.seats
        if self.to_act(state) in (None, CHANCE) or not isinstance(action, Foretell if foretelling else PlayCard):
            return Refusal("not-now", "A2")
        if isinstance(action, Foretell):
            last = len(state.foretold) == state.seats - 1
            even = last and sum(state.foretold) + action.tricks == SIZE
            return Refusal("augur-would-be-even", "A3", {"tricks": action.tricks}) if even else None
        if isinstance(action, PlayCard) and action.card not in state.hands[self.to_act(state) or 0]:
            return Refusal("augur-not-held", "A4", {"card": action.card})
        return None

    def decide(self, state: AugurState, action: Action) -> Event:
        seat = self.to_act(state) or 0
        match action:
            case DrawDealer(dealer, board, chosen):
                return DealerDrawn(dealer, board, chosen)
            case Shuffle(cards):
                return _dealt(state, cards)
            case Foretell(tricks):
                return AugurForetold(seat, tricks)
            case PlayCard(card):
                return AugurPlayed(seat, card)
        raise ValueError(action)

    def follow(self, state: AugurState) -> Event | None:
        if len(state.trick) == state.seats:
            return AugurTaken(_best(state.trick))
        if len(state.past) == SIZE and len(state.foretold) == state.seats:
            first = left_of(state.dealer or 0, state.seats)
            right = {(first + step) % state.seats: tricks for step, tricks in enumerate(state.foretold)}
            return AugurScored(tuple(
                RIGHT + tricks if tricks == right[seat] else 0 for seat, tricks in enumerate(state.taken())
            ))
        if len(state.points) == state.options.games and not state.over:
            totals = state.totals()
            return AugurWon(totals.index(max(totals)) if totals.count(max(totals)) == 1 else None)
        return None

    def evolve(self, state: AugurState, event: Event) -> AugurState:
        match event:
            case DealerDrawn(seat):
                return change(state, dealer=seat)
            case AugurDealt(dealer, hands, stock):
                leader = left_of(dealer, state.seats)
                return change(state, dealer=dealer, hands=hands, stock=stock, leader=leader, past=())
            case AugurForetold(_, tricks):
                return change(state, foretold=(*state.foretold, tricks))
            case AugurPlayed(seat, card):
                hand = list(state.hands[seat])
                hand.remove(card)
                hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
                return change(state, hands=hands, trick=(*state.trick, (seat, card)))
            case AugurTaken(seat):
                return change(state, leader=seat, trick=(), past=(*state.past, state.trick))
            case AugurScored(points):
                return change(state, foretold=(), points=(*state.points, points))
        return change(state, over=True)

    def view(self, state: AugurState, seat: Seat | None) -> AugurView:
        check_seat(seat)
        to_act, whole = self.to_act(state), seat is None
        own = state.hands[seat] if state.hands and seat is not None else ()
        return AugurView(
            seat, to_act, self.legal(state) if seat == to_act else (), own, state.dealer, state.options, state.seats,
            state.hands if whole else _seen(state.hands, seat), state.stock if whole else face_down_cards(state.stock),
            state.foretold, state.trick, state.past, state.taken(), state.totals(),
        )  # fmt: skip

    def deal_result(self, state: AugurState) -> AugurResult | None:
        return AugurResult(state.points[-1]) if state.points else None

    def match_result(self, state: AugurState) -> MatchResult | None:
        if not state.over:
            return None
        totals = state.totals()
        places = tuple(1 + sum(other > own for other in totals) for own in totals)
        return MatchResult(places.index(1) if places.count(1) == 1 else None, places, totals)


def _dealt(state: AugurState, cards: tuple[Card, ...]) -> AugurDealt:
    """Return the deal of a pack, one number at a time from the dealer's left; the next dealer sits on the left."""
    dealer = state.dealer or 0
    if state.points:
        dealer = left_of(dealer, state.seats)
    first, count = left_of(dealer, state.seats), SIZE * state.seats
    dealt = (cards[(seat - first) % state.seats : count : state.seats] for seat in range(state.seats))
    hands = tuple(tuple(sorted(hand)) for hand in dealt)
    return AugurDealt(dealer, hands, cards[count:])


def _seen(hands: Hands, seat: Seat | None) -> Hands:
    return tuple(hand if owner == seat else face_down_cards(hand) for owner, hand in enumerate(hands))


def _best(trick: Trick) -> Seat:
    """Return the seat with the highest number; of equal numbers the first."""
    return max(trick, key=lambda play: play[1])[0]


def _on_table(trick: Trick) -> tuple[CardOnTable, ...]:
    return tuple(CardOnTable(seat, card, seat == _best(trick)) for seat, card in trick)
