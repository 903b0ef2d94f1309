"""The events of Quist."""

from __future__ import annotations

from typing import ClassVar

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat


class PhaseTied(Event, frozen=True, tag="phase-tied"):
    """The highest number was played more than once: the cards stay, and another phase follows (Q8).

    :param card: the number that was played more than once. :param seat: the leader of the next phase, from 0.
    :param worth: the number of tricks at stake in it.
    """

    shows_trick: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    switchable: ClassVar[bool] = True
    card: Card
    seat: Seat
    worth: int


class TrickWon(Event, frozen=True, tag="trick-won"):
    """A side won a pile (Q7).

    :param seat: the seat, from 0, that was first with the highest card; its side wins.
    :param card: the highest card.
    :param tricks: the number of tricks it counts.
    :param by_tie: whether the last phase was tied and Q11 gave the pile to the seat.
    """

    is_result: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    switchable: ClassVar[bool] = True
    seat: Seat
    card: Card
    tricks: int
    by_tie: bool = False


class PileLeft(Event, frozen=True, tag="pile-left"):
    """The last phase was tied and the pile stays unclaimed (Q11, option).

    :param card: the number that tied. :param tricks: the number of tricks in the pile.
    """

    is_result: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    card: Card
    tricks: int


class DealScored(Event, frozen=True, tag="deal-scored"):
    """A game has ended (Q12).

    :param tricks: tricks of side 0 and of side 1 in this game. :param winner: the side with more tricks, None when
        level.
    :param games_won: games of the match won by each side. :param total: tricks of each side in the match.
    """

    is_result: ClassVar[bool] = True
    switchable: ClassVar[bool] = True
    tricks: tuple[int, int]
    winner: int | None
    games_won: tuple[int, int]
    total: tuple[int, int]


class ExtraGame(Event, frozen=True, tag="extra-game"):
    """Games and tricks are level after the last game: one more game is played (Q13).

    :param game: number of that game, from 1.
    """

    game: int


class MatchLevel(Event, frozen=True, tag="match-level"):
    """The match is over and stays level in games and tricks.

    :param games_won: games won by each side. :param total: tricks of each side in the match.
    """

    is_result: ClassVar[bool] = True
    games_won: tuple[int, int]
    total: tuple[int, int]


class MatchWon(Event, frozen=True, tag="match-won"):
    """A side won the match (Q13).

    :param winner: the side, 0 or 1. :param games_won: games won by each side. :param total: tricks of each side in the
        match.
    :param by_tricks: whether games were level, so that tricks decided.
    """

    is_result: ClassVar[bool] = True
    winner: int
    games_won: tuple[int, int]
    total: tuple[int, int]
    by_tricks: bool
