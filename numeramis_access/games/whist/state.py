"""The options of Whist, its state, and what one seat may know of it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

import msgspec

from numeramis_access.core.actions import Action, AmountRange, Claim, Concede, EndPlay
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.ruleset import CardOnTable, Options, Pile, State, View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.games.shared.pairs import Seating
from numeramis_access.games.shared.tricks import Play
from numeramis_access.games.whist.events import (
    DealQuestion,
    NameTrump,
    Packets,
    packets_seen,
)
from numeramis_access.games.whist.scoring import DealScore, Sheet, SidePoints
from numeramis_access.games.whist.tours import (
    THREE_AS_CAYENNE,
    TOURS,
    PairTour,
    Tour,
    TourName,
)

PlayedTrick = tuple[Play, ...]


class WhistOptions(Options, frozen=True):
    """The options of a match of Whist.

    :param tour: the variant (V1-V11). :param rubbers: number of rubbers in the match (W9).
    :param strike_out: whether the winner of a game or rubber strikes the points the others made in it (W10).
    :param cayenne: whether three players play Cayenne (V10). :param order: the tours of a mixed match, deal by deal
        (V11).
    :param partners: whether partners are agreed, or drawn (W1).
    :param length: deals in the match, as on a club evening; 0 to play the number of rubbers.
    """

    tour: TourName = "base"
    rubbers: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    strike_out: bool = False
    cayenne: bool = True
    order: Annotated[tuple[PairTour, ...], msgspec.Meta(min_length=1, max_length=99)] = (
        "base", "cayenne", "grand", "grand_null", "amor", "duck", "bismarck", "queen_of_spades",
    )  # fmt: skip
    partners: Literal["agreed", "draw"] = "agreed"
    length: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0

    def variant_key(self) -> str:
        return f"tour={self.tour}"

    def options_without_effect(self) -> frozenset[str]:
        of_tours = {"cayenne": "three", "order": "mixed"}
        idle = {name for name, tour in of_tours.items() if self.tour != tour} | {"rubbers" if self.length else "length"}
        return frozenset(idle | ({"partners"} if self.tour == "three" else set()))


class WhistState(State, frozen=True):
    """Everything about a match of Whist.

    :param tour: tour of this deal. :param sheet: the score sheet.
    :param seating: for each seat from 0 the number of its entrant; None before the partners are known. :param cuts: the
        cards drawn for partners.
    :param dealer: the dealer's seat, from 0; None before the first deal.
    :param turn: the seat to act, from 0, ``CHANCE``, or None when the match is over.
    :param asked: the choice that the seat to act has to make, empty for a card. :param deals: number of finished deals.
    :param hands: the hand of each seat from 0, sorted. :param packets: the packets as dealt (V7).
    :param owners: the seat, from 0, that got each packet; empty before they are given. :param turned: card turned up,
        None without one.
    :param trump: suit that is trumps now, None without trumps. :param doubled: whether the turned suit stood (V1).
    :param null: whether tricks count for the other side now (V3, V4).
    :param best: the highest play of the trick, None without plays.
    :param past: the tricks of this deal. :param tricks: tricks that each side took.
    :param counted: tricks of each side as they count. :param run: successive tricks of the side that took the last one.
    :param winner: the seat, from 0, that took the last trick; None before the first of the deal.
    :param ended_early: whether the rest was claimed or conceded.
    :param stage: the step between two deals: ``deal`` when the last deal is counted, ``game`` or ``rubber`` when it
        also won one; empty in a deal, after a tie at ten points, and at the ends of a match.
    :param ended: the sheet after the last deal, prizes included; None before that.
    :param last: the last deal's score and trumps, None before the end of the first.
    :param options: the options of the match. :param trick: the plays of the current trick.
    """

    options: WhistOptions
    tour: Tour
    sheet: Sheet
    seating: Seating | None = None
    cuts: tuple[Card, ...] = ()
    dealer: Seat | None = None
    turn: Seat | None = CHANCE
    asked: DealQuestion = ""
    deals: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    packets: Packets = ()
    owners: tuple[Seat, ...] = ()
    turned: Card | None = None
    trump: str | None = None
    doubled: bool = False
    null: bool = False
    trick: PlayedTrick = ()
    best: Play | None = None
    past: tuple[PlayedTrick, ...] = ()
    tricks: SidePoints = ()
    counted: SidePoints = ()
    run: int = 0
    winner: Seat | None = None
    ended_early: bool = False
    stage: Literal["", "deal", "game", "rubber"] = ""
    ended: Sheet | None = None
    last: tuple[DealScore, str | None] | None = None


class WhistView(View, frozen=True):
    """What one seat may know of a match of Whist.

    :param seating: for each seat from 0 the number of its entrant. :param tour: the tour of this deal. :param leader:
        the seat, from 0, that leads the current trick.
    :param hands: the hand of each seat from 0; other seats' hands are hidden.
    :param packets: the packets; cards this seat may not see are hidden (V7).
    :param owners: the seat, from 0, that got each packet; empty before they are given. :param turned: the card turned
        up for all to see, None without one.
    :param trump: the suit that is trumps now, None without trumps. :param doubled: whether the turned suit stood (V1).
    :param null: whether tricks count for the other side now (V3, V4). :param trick: the plays of the current trick.
    :param best: the highest of them, None without plays.
    :param last_trick: the last trick, only until the next card is played. The Whist document is silent; Quist's rule
        applies (Q14).
    :param past: all tricks of this deal; all players heard them. :param won: tricks that each side took.
    :param counted: tricks of each side as they count. :param run: successive tricks of the side of ``last_winner``.
    :param deal: the number of this deal, from 1. :param sheet: the score sheet.
    :param last: score and trumps of the last deal, None before the end of the first.
    :param asked: the choice of the seat to act, empty while cards are played.
    :param last_winner: the seat, from 0, that took the last trick; None before the first of the deal.
    :param options: the options of the match. :param seats: the number of players.
    """

    options: WhistOptions
    seats: int
    seating: tuple[int, ...]
    tour: Tour
    asked: DealQuestion
    deal: int
    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    packets: Packets
    owners: tuple[Seat, ...]
    turned: Card | None
    trump: str | None
    doubled: bool
    null: bool
    trick: PlayedTrick
    best: Play | None
    last_trick: PlayedTrick
    last_winner: Seat | None
    past: tuple[PlayedTrick, ...]
    won: SidePoints
    counted: SidePoints
    run: int
    sheet: Sheet
    last: tuple[DealScore, str | None] | None

    def public_view(self) -> Self:
        """Return the public part of the view: of the packets only the card turned up (V7)."""
        packets = packets_seen(self.packets, self.turned, None)
        return msgspec.structs.replace(super().public_view(), hands=self.public_hands(), packets=packets)

    def choices(self) -> tuple[Action | AmountRange, ...]:
        return tuple(
            action for action in self.legal if not (isinstance(action, NameTrump) and action.suit == self.trump)
        )

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the current trick (W4)."""
        return tuple(CardOnTable(seat, card, self.best == (seat, card)) for seat, card in self.trick)

    def first_player(self) -> Seat | None:
        return self.leader if any(self.hands) else None

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the last trick, until the next card is played (as in Quist, Q14)."""
        return tuple(CardOnTable(seat, card, seat == self.last_winner) for seat, card in self.last_trick)

    def begins_trick(self) -> bool:
        return len(self.trick) == 1

    def end_play_actions(self) -> tuple[EndPlay, ...]:
        """Return the ways to end play early on the seat's turn: a claim if it leads, a concession if pairs play."""
        if self.seat is None or self.to_act != self.seat or self.asked:
            return ()
        ends: tuple[EndPlay, ...] = () if self.trick else (Claim(),)
        return ends if self.tour.alone else (*ends, Concede())

    def piles(self) -> dict[Seat, Pile]:
        """Return the counted tricks of each seat if all play alone, else of both pairs, the viewer's first; empty
        before the first deal.
        """
        if not self.counted:
            return {}
        own, sides = self.seat or 0, len(self.counted)
        seats = range(self.seats) if self.tour.alone else (own, (own + 1) % self.seats)
        return {seat: Pile("tricks", self.counted[seat % sides]) for seat in seats}

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        return self.hands

    def past_tricks(self) -> tuple[PlayedTrick, ...]:
        return self.past

    def trump_suit(self) -> str | None:
        """Return the trump suit (W2, V1); None without trumps."""
        return self.trump

    def variant(self) -> str:
        """Return the name of the tour."""
        return self.tour.name


def beats(card: Card, best: Card, trump: str | None) -> bool:
    """Return whether a card takes the trick from the best one so far (W4).

    :param card: the card; its suit may differ from the suit led. :param best: the card that takes the trick so far.
    :param trump: letter of the suit of trumps, None without trumps.
    """
    suit = SUIT[card]
    if suit == SUIT[best]:
        return RANK[card] > RANK[best]
    return suit == trump


def tour_of(options: WhistOptions, deal: int) -> Tour:
    """Return the tour of a deal (V10, V11).

    It is the match's own tour, with its variant for three players; in a mixed match the next of the agreed order.

    :param options: the options of the match.
    :param deal: number of the deal in the match, from 0.
    """
    if options.tour == "mixed":
        return TOURS[options.order[deal % len(options.order)]]
    if options.tour == "three" and options.cayenne:
        return THREE_AS_CAYENNE
    return TOURS[options.tour]
