"""The rules of Summit: two to four players with five numbers each; the highest number takes the trick (X1-X4)."""

from __future__ import annotations

from typing import Self

import msgspec

from numeramis_access.core.actions import Action, DealerDrawn, DrawDealer, Event, PlayCard, Refusal, Shuffle
from numeramis_access.core.cards import Card, face_down_cards, numeramis_pack
from numeramis_access.core.counts import GAME_COUNT, Count
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

SIZE = 5
SWEEPS, PEAKS = Count("sweeps", "success"), Count("peaks", "measure")
Trick = tuple[tuple[Seat, Card], ...]
Hands = tuple[tuple[Card, ...], ...]


class SummitOptions(Options, frozen=True):
    """Summit has no options."""


class SummitDealt(Event, frozen=True, tag="summit-dealt"):
    """The dealer has dealt five numbers to each seat (X1)."""

    dealer: Seat
    hands: Hands
    stock: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat is None else msgspec.structs.replace(
            self, hands=_seen(self.hands, seat), stock=face_down_cards(self.stock)
        )  # fmt: skip


class SummitPlayed(Event, frozen=True, tag="summit-played"):
    """A number was played (X2)."""

    seat: Seat
    card: Card


class SummitTaken(Event, frozen=True, tag="summit-taken"):
    """The highest number took the trick; of equal ones the first (X3)."""

    seat: Seat


class SummitWon(Event, frozen=True, tag="summit-won"):
    """All tricks have been taken (X4)."""

    points: tuple[int, ...]
    winner: Seat | None


class SummitResult(DealResult, frozen=True):
    """Tricks by seat."""

    points: tuple[int, ...]


class SummitState(State, frozen=True):
    """Everything about a match."""

    options: SummitOptions
    seats: int
    dealer: Seat | None = None
    hands: Hands = ()
    stock: tuple[Card, ...] = ()
    leader: Seat = 0
    trick: Trick = ()
    past: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    over: bool = False


class SummitView(View, frozen=True):
    """One seat's view."""

    options: SummitOptions
    hands: Hands
    stock: tuple[Card, ...]
    trick: Trick
    past: tuple[Trick, ...]
    taken: tuple[int, ...]

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        return _on_table(self.trick)

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        return _on_table(self.past[-1]) if self.past and not self.trick else ()

    def hands_by_seat(self) -> Hands:
        return self.hands

    def public_view(self) -> Self:
        return msgspec.structs.replace(
            super().public_view(), hands=self.public_hands(), stock=face_down_cards(self.stock)
        )

    def piles(self) -> dict[Seat, Pile]:
        return {seat: Pile("tricks", tricks) for seat, tricks in enumerate(self.taken)}

    def past_tricks(self) -> tuple[PastTrick, ...]:
        return self.past


class Summit(Ruleset[SummitOptions, SummitState, SummitView]):
    """The rules."""

    name = "summit"
    seats = (2, 4)
    options = SummitOptions
    action_types = (PlayCard,)
    event_types = (DealerDrawn, SummitDealt, SummitPlayed, SummitTaken, SummitWon)
    begins_deal = (SummitDealt,)
    ends_trick = ends_part = (SummitTaken,)
    ends_deal = (SummitWon,)
    counts = (GAME_COUNT, SWEEPS, PEAKS)

    def start(self, seats: int, options: SummitOptions) -> SummitState:
        if not 2 <= seats <= 4:
            raise ValueError("Summit is played by two to four (X1)")
        return SummitState(options, seats)

    def to_act(self, state: SummitState) -> Seat | None:
        if state.over:
            return None
        return (state.leader + len(state.trick)) % state.seats if state.hands else CHANCE

    def chance(self, state: SummitState) -> ChanceNeeded:
        return ChanceNeeded("dealer") if state.dealer is None else ChanceNeeded("deal", numeramis_pack())

    def legal(self, state: SummitState) -> tuple[Action, ...]:
        seat = self.to_act(state)
        return () if seat in (None, CHANCE) else tuple(map(PlayCard, dict.fromkeys(state.hands[seat or 0])))

    def refuse(self, state: SummitState, action: Action) -> Refusal | None:
        if not state.hands or not isinstance(action, PlayCard):
            return Refusal("not-now", "X2")
        if action not in self.legal(state):
            return Refusal("summit-not-held", "X2", {"card": action.card})
        return None

    def decide(self, state: SummitState, action: Action) -> Event:
        match action:
            case DrawDealer(seat, board, chosen):
                return DealerDrawn(seat, board, chosen)
            case Shuffle(cards):
                return _dealt(state.dealer or 0, state.seats, cards)
            case PlayCard(card):
                return SummitPlayed(self.to_act(state) or 0, card)
        raise ValueError(action)

    def follow(self, state: SummitState) -> Event | None:
        if len(state.trick) == state.seats:
            top = max(card for _, card in state.trick)
            return SummitTaken(next(seat for seat, card in state.trick if card == top))
        if state.hands and not any(state.hands) and not state.over:
            best = max(state.taken)
            first = [seat for seat, tricks in enumerate(state.taken) if tricks == best]
            return SummitWon(state.taken, first[0] if len(first) == 1 else None)
        return None

    def evolve(self, state: SummitState, event: Event) -> SummitState:
        change = msgspec.structs.replace
        match event:
            case DealerDrawn(seat):
                return change(state, dealer=seat)
            case SummitDealt(dealer, hands, stock):
                leader = left_of(dealer, state.seats)
                return change(state, hands=hands, stock=stock, leader=leader, taken=(0,) * state.seats)
            case SummitPlayed(seat, card):
                hand = list(state.hands[seat])
                hand.remove(card)
                hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
                return change(state, hands=hands, trick=(*state.trick, (seat, card)))
            case SummitTaken(seat):
                taken = tuple(tricks + (owner == seat) for owner, tricks in enumerate(state.taken))
                return change(state, leader=seat, trick=(), past=(*state.past, state.trick), taken=taken)
        return change(state, over=True)

    def view(self, state: SummitState, seat: Seat | None) -> SummitView:
        check_seat(seat)
        to_act = self.to_act(state)
        own = state.hands[seat] if state.hands and seat is not None else ()
        whole = seat is None
        return SummitView(
            seat, to_act, self.legal(state) if seat == to_act else (), own, state.dealer, state.options,
            state.hands if whole else _seen(state.hands, seat), state.stock if whole else face_down_cards(state.stock),
            state.trick, state.past, state.taken,
        )  # fmt: skip

    def deal_result(self, state: SummitState) -> SummitResult | None:
        return SummitResult(state.taken) if state.over else None

    def deal_counts(self, state: SummitState, seat: Seat) -> dict[Count, int]:
        return {GAME_COUNT: 1, SWEEPS: int(state.taken[seat] == SIZE), PEAKS: state.taken[seat]}

    def match_result(self, state: SummitState) -> MatchResult | None:
        if not state.over:
            return None
        places = tuple(1 + sum(other > own for other in state.taken) for own in state.taken)
        return MatchResult(places.index(1) if places.count(1) == 1 else None, places, state.taken)


def _dealt(dealer: Seat, seats: int, cards: tuple[Card, ...]) -> SummitDealt:
    """Return the deal of a pack, one number at a time from the dealer's left."""
    first, count = left_of(dealer, seats), SIZE * seats
    hands = tuple(tuple(sorted(cards[(seat - first) % seats : count : seats])) for seat in range(seats))
    return SummitDealt(dealer, hands, cards[count:])


def _seen(hands: Hands, seat: Seat | None) -> Hands:
    return tuple(hand if owner == seat else face_down_cards(hand) for owner, hand in enumerate(hands))


def _on_table(trick: Trick) -> tuple[CardOnTable, ...]:
    top = max((card for _, card in trick), default=None)
    first = next((seat for seat, card in trick if card == top), None)
    return tuple(CardOnTable(seat, card, seat == first) for seat, card in trick)
