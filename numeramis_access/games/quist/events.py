"""What happens in Quist, as events."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card, hidden
from numeramis_access.core.seats import Seat


class HandsDealt(Event, frozen=True, tag="hands-dealt"):
    """Everybody has nine cards; the other 44 stay hidden (Q3).

    :param hands: by seat, in the order in which the cards came.
    """

    dealer: Seat
    leader: Seat
    game: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]

    def received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def seen_by(self, seat: Seat | None) -> Event:
        if seat is None:
            return self
        hands = tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands, stock=hidden(self.stock))


class PhaseTied(Event, frozen=True, tag="phase-tied"):
    """The highest number was played more than once: the cards lie, another phase follows (Q8).

    :param seat: who leads the next phase. :param worth: tricks that phase is played for.
    """

    of_trick: ClassVar[bool] = True
    card: Card
    seat: Seat
    worth: int


class TrickWon(Event, frozen=True, tag="trick-won"):
    """A pile has a winner (Q7).

    :param tricks: how many tricks it counts. :param by_tie: the last phase was tied and the pile went by Q11.
    """

    result: ClassVar[bool] = True
    seat: Seat
    card: Card
    tricks: int
    by_tie: bool = False


class PileLeft(Event, frozen=True, tag="pile-left"):
    """The last phase was tied and nobody gets the pile (Q11, option)."""

    result: ClassVar[bool] = True
    card: Card
    tricks: int


class DealScored(Event, frozen=True, tag="deal-scored"):
    """A game has ended (Q12).

    :param tricks: by side. :param winner: the side, or None when level. :param games_won: by side, in the match.
    """

    result: ClassVar[bool] = True
    tricks: tuple[int, int]
    winner: int | None
    games_won: tuple[int, int]
    total: tuple[int, int]


class ExtraGame(Event, frozen=True, tag="extra-game"):
    """Games and tricks are level: one more game is played (Q13)."""

    game: int


class MatchWon(Event, frozen=True, tag="match-won"):
    """The match is decided (Q13).

    :param by_tricks: games were level and tricks decided.
    """

    result: ClassVar[bool] = True
    winner: int
    games_won: tuple[int, int]
    total: tuple[int, int]
    by_tricks: bool
