"""The actions and events of Šipky."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.seats import Seat


class TakeCards(Action, frozen=True, tag="take"):
    """Take two cards for a throw, or *only one card* (S6, S15).

    :param cards: the number of cards.
    """

    cards: Literal[1, 2]


class StopThrowing(Action, frozen=True, tag="end"):
    """Take no more cards and keep the score (S8)."""

    final = True


class LayNumber(Action, frozen=True, tag="compose"):
    """Lay the number composed from the cards taken (S2, S3, S16).

    :param number: the number, 0 to 99.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=99)]


class DiscardCard(Action, frozen=True, tag="miss"):
    """Throw the single card away (S16)."""

    final = True


class GameBegun(Event, frozen=True, tag="game-begun"):
    """A game begins with a shuffled pack.

    :param first: the seat of the first thrower, from 0: the dealer's left neighbour (S1).
    :param game: number of the game in the match, from 1. :param limit: limit of the game, in points.
    :param dealer: the seat that deals, from 0. :param pack: the shuffled pack.
    """

    braille_level: ClassVar[int] = 2
    dealer: Seat
    first: Seat
    game: int
    limit: int
    pack: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat is None else msgspec.structs.replace(self, pack=face_down_cards(self.pack))


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """A player announced a throw and took its cards, or took cards that the program still owed for it (S4, S6, S7, N4).

    :param seat: the player's seat, from 0.
    :param throw: the number of cards of the throw.
    :param cards: the cards taken now; fewer than ``throw`` if the pack runs out.
    :param more: whether the cards were owed, to replace zeros or because the pack had run out.
    """

    unforeseen: ClassVar[bool] = True
    braille_level: ClassVar[int] = 3
    seat: Seat
    throw: int
    cards: tuple[Card, ...]
    more: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (None, self.seat) else msgspec.structs.replace(self, cards=face_down_cards(self.cards))


class ZerosLaidAside(Event, frozen=True, tag="zeros-laid-aside"):
    """Both cards of a throw are 0: the player puts them away and will get two others (S4).

    :param seat: the player's seat, from 0.
    """

    unforeseen: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    seat: Seat


class ZeroMissed(Event, frozen=True, tag="zero-missed"):
    """The only card of a throw is 0: it counts as a miss, and the player will get another card (S7).

    :param seat: the player's seat, from 0.
    """

    unforeseen: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    seat: Seat


class NumberLaid(Event, frozen=True, tag="number-laid"):
    """A number is laid on the table and added to the score (S2, S5).

    :param seat: the player's seat, from 0. :param cards: the cards that make the number.
    :param number: the number laid. :param score: the player's new score.
    """

    braille_level: ClassVar[int] = 3
    switchable: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]
    number: int
    score: int


class CardMissed(Event, frozen=True, tag="card-missed"):
    """The single card was thrown away (S16).

    :param card: the card thrown away.
    :param score: the player's score, which stays.
    :param seat: the player's seat, from 0.
    """

    braille_level: ClassVar[int] = 3
    seat: Seat
    card: Card
    score: int


class LimitHit(Event, frozen=True, tag="limit-hit"):
    """A player's score is exactly the limit (S9).

    :param seat: the player's seat, from 0.
    :param score: the score, which equals the limit of this game.
    """

    is_result: ClassVar[bool] = True
    seat: Seat
    score: int


class LimitPassed(Event, frozen=True, tag="limit-passed"):
    """A player has passed the limit and is out (S10).

    :param seat: the player's seat, from 0.
    :param score: the player's points with the number that passed the limit.
    """

    is_result: ClassVar[bool] = True
    seat: Seat
    score: int


class PlayerEnded(Event, frozen=True, tag="player-ended"):
    """A player stops throwing and keeps the score (S7, S8).

    :param seat: the player's seat, from 0. :param score: the player's score.
    """

    seat: Seat
    score: int


class GameScored(Event, frozen=True, tag="game-scored"):
    """All players have finished, or one has hit in the exact game (S11, S12, S14). Each list has a value for each seat,
    from 0.

    :param game: number of the game, from 1.
    :param limit: its limit, in points.
    :param scores: the scores of this game.
    :param out: whether each seat passed the limit.
    :param places: the places, from 1.
    :param points: the points for the places.
    :param winner: the seat that hit in the exact game; None in the plain game, or if no player hit.
    :param totals: the totals of the match so far, with this game.
    """

    is_result: ClassVar[bool] = True
    game: int
    limit: int
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    winner: Seat | None
    totals: tuple[int, ...]


class MatchPlaced(Event, frozen=True, tag="match-placed"):
    """All games are played (S13, S18).

    :param winner: the seat that is first alone, None if several share the first place.
    :param places: the place of each seat, from 1.
    :param totals: the total of each seat in the match.
    """

    is_result: ClassVar[bool] = True
    winner: Seat | None
    places: tuple[int, ...]
    totals: tuple[int, ...]
