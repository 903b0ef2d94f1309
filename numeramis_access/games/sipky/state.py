"""The options of Šipky, its state, and what one seat may know of it."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, Self

import msgspec

from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.ruleset import Options, Pile, State, View
from numeramis_access.core.seats import Seat

ZERO_CARD: Card = "0"
#: the limits of a series, in order (S13)
SERIES_LIMITS = (101, 201, 301)

PlayerState = Literal["throwing", "ended", "hit", "out"]
#: the choice of the seat to act: cards to take, a number, or whether the single card counts; "" for none
ThrowQuestion = Literal["", "throw", "number", "card"]


class SipkyOptions(Options, frozen=True):
    """The options of a match of Šipky.

    :param limit: the limit of every game, or ``series``: 101, 201 and 301 in turn (S1, S13). :param variant: the plain
        game, or the exact one (S14-S18). :param games: number of games in the match; a plain series always has three.
    :param packs: one pack for all, or one for each seat, as at the tables of a club evening.
    """

    limit: Literal[101, 201, 301, "series"] = 101
    variant: Literal["plain", "exact"] = "plain"
    games: Annotated[int, msgspec.Meta(ge=1, le=99)] = 9
    packs: Literal["one", "each"] = "one"

    def variant_key(self) -> str:
        return f"variant={self.variant}"

    def options_without_effect(self) -> frozenset[str]:
        return frozenset(({"games"} if self.is_summed else set()) | ({"packs"} if self.packs == "one" else set()))

    @property
    def is_exact(self) -> bool:
        """Return whether only an exact result wins (S14)."""
        return self.variant == "exact"

    @property
    def is_summed(self) -> bool:
        """Return whether the scores of three games are summed (S13)."""
        return self.limit == "series" and not self.is_exact

    @property
    def length(self) -> int:
        """Return the number of games in the match (S13, S18)."""
        return len(SERIES_LIMITS) if self.is_summed else self.games

    def limit_of(self, game: int) -> int:
        """Return the limit of a game of the match, in points. :param game: number of the game, from 1."""
        return SERIES_LIMITS[(game - 1) % len(SERIES_LIMITS)] if self.limit == "series" else self.limit


class Throw(NamedTuple):
    """A throw as all players heard it; a card that missed has no number.

    :param number: the number made, None for a miss.
    :param seat: the thrower's seat, from 0. :param cards: the cards in the order of the call.
    """

    seat: Seat
    cards: tuple[Card, ...]
    number: int | None


class GameResult(NamedTuple):
    """The result of a game; each list has a value for each seat, from 0.

    :param limit: limit of the game. :param scores: scores at the end. :param out: whether a seat passed the limit.
    :param winner: the seat that hit in the exact game, None if none did.
    """

    limit: int
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    winner: Seat | None


class Stock(NamedTuple):
    """The cards from which a seat draws.

    :param pack: the remaining cards, in order.
    :param used_cards: the cards that left play since the pack was shuffled.
    """

    pack: tuple[Card, ...]
    used_cards: tuple[Card, ...] = ()


class SipkyState(State, frozen=True):
    """Everything about a match of Šipky.

    :param turn: the seat to throw. :param game: the game's number, 0 before the first.
    :param playing: whether a game is in progress. :param limit: limit of this game, in points.
    :param pack: the remaining cards, in order; those of the seat ``turn`` if each seat has its own pack.
    :param used_cards: the cards that left play since this pack was shuffled.
    :param scores: score of each seat in this game.
    :param standings: whether each seat is throwing, has ended, has hit the limit or is out.
    :param throws: throws of this game, oldest first. :param results: results of finished games.
    :param seat_stocks: the stock of each seat, if each has its own, else empty; that of the seat ``turn`` is outdated.
    :param hand: the cards of the current throw. :param owed: cards still to be taken for it.
    :param throw: the number of cards of that throw, 0 between throws.
    :param throw_counts: the number of throws that each seat has made.
    :param dealer: the seat that deals, None before the first game. :param over: whether the match has ended.
    :param options: the options of the match. :param seats: the number of players.
    """

    options: SipkyOptions
    seats: int
    dealer: Seat | None = None
    turn: Seat = 0
    game: int = 0
    playing: bool = False
    limit: int = 0
    pack: tuple[Card, ...] = ()
    used_cards: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    owed: int = 0
    throw: int = 0
    scores: tuple[int, ...] = ()
    standings: tuple[PlayerState, ...] = ()
    throw_counts: tuple[int, ...] = ()
    throws: tuple[Throw, ...] = ()
    results: tuple[GameResult, ...] = ()
    over: bool = False
    seat_stocks: tuple[Stock, ...] = ()

    def stock_of(self, seat: Seat) -> Stock:
        """Return the pack from which a seat throws, with its used cards."""
        is_shared = not self.seat_stocks
        return Stock(self.pack, self.used_cards) if is_shared or seat == self.turn else self.seat_stocks[seat]


class SipkyView(View, frozen=True):
    """What one seat may know of a match of Šipky.

    :param throw_question: the choice of the seat to act, empty for none; ``hand`` has the cards of the current throw.
    :param games: the number of games in the match.
    :param limit: limit of this game, in points.
    :param hand_size: the number of cards the thrower holds.
    :param throw: the number of cards of the current throw, 0 between throws.
    :param pack: the thrower's remaining cards, face down unless the view shows everything.
    :param used_cards: the cards that left play since that pack was shuffled, sorted.
    :param scores: score of each seat in this game.
    :param standings: whether each seat is throwing, has ended, has hit the limit or is out.
    :param throw_counts: the number of throws that each seat has made. :param throws: the throws of this game, oldest
        first.
    :param totals: total of each seat in the finished games.
    :param game: number of the game, 0 before the first. :param results: results of the finished games.
    :param options: the options of the match.
    """

    options: SipkyOptions
    throw_question: ThrowQuestion = msgspec.field(name="asked")
    game: int
    games: int
    limit: int
    hand_size: int = msgspec.field(name="holding")
    throw: int
    pack: tuple[Card, ...]
    used_cards: tuple[Card, ...] = msgspec.field(name="gone")
    scores: tuple[int, ...]
    standings: tuple[PlayerState, ...]
    throw_counts: tuple[int, ...] = msgspec.field(name="thrown")
    throws: tuple[Throw, ...]
    results: tuple[GameResult, ...]
    totals: tuple[int, ...]

    def public_view(self) -> Self:
        """Return the public part of the view: the number of cards the thrower holds, but not the cards (N5)."""
        return msgspec.structs.replace(super().public_view(), pack=face_down_cards(self.pack))

    def piles(self) -> dict[Seat, Pile]:
        """Return each player's score in this game as a pile of points with the limit as its goal."""
        return {seat: Pile("points", score, self.limit) for seat, score in enumerate(self.scores)}

    def laid_groups_by_seat(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """Return the cards of each player's throws in this game, oldest first (S3)."""
        thrown = self.throws
        return tuple(tuple(throw.cards for throw in thrown if throw.seat == seat) for seat in range(len(self.scores)))

    def first_player(self) -> Seat | None:
        return None if self.dealer is None or not self.scores else (self.dealer + 1) % len(self.scores)

    def seats_ahead(self) -> tuple[Seat, ...]:
        """Return the seats with the best score within the limit; none while all scores are 0."""
        within = [score for score in self.scores if 0 < score <= self.limit]
        return tuple(seat for seat, score in enumerate(self.scores) if within and score == max(within))

    def seats_out_of_play(self) -> frozenset[Seat]:
        """Return the seats whose score is final."""
        return frozenset(seat for seat, standing in enumerate(self.standings) if standing != "throwing")

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of the current throw at the thrower's seat, if the viewer sees them; the other seats have
        none (S3).
        """
        thrower = self.to_act if self.hand_size else None
        return tuple(self.hand if seat == thrower else () for seat in range(len(self.throw_counts)))
