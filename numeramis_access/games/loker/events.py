"""The actions and events of Loker."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from numeramis_access.core.actions import Action, ChooseCards, Event
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.ruleset import DealResult
from numeramis_access.core.seats import Seat

# Actions


class Exchange(ChooseCards, frozen=True, tag="exchange"):
    """Throw these cards away and draw the same number from the pack (L6); at poker stakes it may be none (L16)."""


class Close(Action, frozen=True, tag="close"):
    """Lay the figure down and close the game: "KONEC" (L6). The players after this one still have a last turn (L8)."""

    final = True


class Pass(Action, frozen=True, tag="pass"):
    """End the turn and stay in the game: "PAS" (L6)."""


class Lay(Action, frozen=True, tag="lay"):
    """Lay the hand down and so end the last turn, which each player has after another one closed (L8)."""

    final = True


class Check(Action, frozen=True, tag="check"):
    """Stake nothing; legal if there is no stake to match (L16)."""


class Call(Action, frozen=True, tag="call"):
    """Match the highest stake, or stake all remaining chips (L16)."""


class Fold(Action, frozen=True, tag="fold"):
    """Give up the hand (L16)."""

    final = True


class Bet(Action, frozen=True, tag="bet"):
    """Make the first stake of this interval (L16). :param to: the whole stake, in chips."""

    to: int


class Raise(Action, frozen=True, tag="raise"):
    """Stake more than the highest (L16). :param to: the seat's whole stake of this interval, in chips."""

    to: int


# Events


class AntesPaid(Event, frozen=True, tag="antes-paid"):
    """All players have paid the ante of a game (L13, L16).

    :param ante: the chips due from each player.
    :param paid: chips paid by each seat: fewer if it had fewer, 0 for a seat that does not play.
    :param bank: the chips in the bank, with those that had stayed in it.
    """

    braille_level: ClassVar[int] = 2
    ante: int
    paid: tuple[int, ...]
    bank: int


class RoundOpened(Event, frozen=True, tag="round-opened"):
    """A round of turns begins: the second of a game (L7), or an exchange at poker stakes (L16).

    :param round: number of the round, from 1. :param seat: the first seat to act, from 0.
    """

    braille_level: ClassVar[int] = 3
    round: int
    seat: Seat


class CardsExchanged(Event, frozen=True, tag="cards-exchanged"):
    """A player threw cards away face down and drew the same number from the pack (L6).

    :param seat: the player's seat, from 0.
    :param thrown: the cards thrown away.
    :param drawn: the cards drawn.
    :param owed: the number of cards the pack lacked, which are not in ``drawn``; they come when it is restocked (N4).
    """

    unforeseen: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    seat: Seat
    thrown: tuple[Card, ...]
    drawn: tuple[Card, ...]
    owed: int = 0

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.drawn if seat == self.seat else ()

    def seen_by(self, seat: Seat | None) -> Event:
        if seat in (None, self.seat):
            return self
        return msgspec.structs.replace(self, thrown=face_down_cards(self.thrown), drawn=face_down_cards(self.drawn))


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """The player got the owed cards from the new pack (N4).

    :param seat: the player's seat, from 0.
    :param cards: the cards drawn.
    """

    unforeseen: ClassVar[bool] = True
    braille_level: ClassVar[int] = 2
    seat: Seat
    cards: tuple[Card, ...]

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards if seat == self.seat else ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (None, self.seat) else msgspec.structs.replace(self, cards=face_down_cards(self.cards))


class TurnPassed(Event, frozen=True, tag="turn-passed"):
    """A player said "PAS" (L6). :param seat: the player's seat, from 0."""

    braille_level: ClassVar[int] = 2
    seat: Seat


class GameClosed(Event, frozen=True, tag="game-closed"):
    """A player laid a figure down and closed: "KONEC" (L6).

    :param seat: the player's seat, from 0.
    :param cards: the cards of the closing hand.
    :param last_turns: the number of other players who still have one last turn (L8).
    """

    seat: Seat
    cards: tuple[Card, ...]
    last_turns: int

    def opened_hand(self) -> tuple[Seat, tuple[Card, ...]]:
        return self.seat, self.cards


class HandLaid(Event, frozen=True, tag="hand-laid"):
    """A hand lies open (L8, L16). :param seat: the player's seat, from 0. :param cards: the cards of the hand."""

    unforeseen: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]

    def opened_hand(self) -> tuple[Seat, tuple[Card, ...]]:
        return self.seat, self.cards


class BettingOpened(Event, frozen=True, tag="betting-opened"):
    """A betting interval begins (L16).

    :param interval: number of the interval, 1 to 3.
    :param seat: the first seat to act, from 0.
    :param bank: chips in the bank.
    """

    braille_level: ClassVar[int] = 2
    interval: int
    seat: Seat
    bank: int


class CheckMade(Event, frozen=True, tag="checked"):
    """A player checked (L16). :param seat: the player's seat, from 0."""

    braille_level: ClassVar[int] = 2
    seat: Seat


class BetCalled(Event, frozen=True, tag="called"):
    """A player matched the highest stake, or staked all remaining chips (L16).

    :param seat: the player's seat, from 0.
    :param chips: the chips added.
    :param all_in: whether these were the last chips.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    chips: int
    all_in: bool


class HandFolded(Event, frozen=True, tag="folded"):
    """A player gave up the hand (L16). :param seat: the player's seat, from 0."""

    braille_level: ClassVar[int] = 2
    seat: Seat


class BetMade(Event, frozen=True, tag="bet-made"):
    """A player made the first bet of an interval (L16).

    :param seat: the player's seat, from 0.
    :param to: the chips staked, which are the player's whole stake of this interval.
    :param all_in: whether these were the last chips.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    to: int
    all_in: bool


class BetRaised(Event, frozen=True, tag="bet-raised"):
    """A player raised (L16).

    :param seat: the player's seat, from 0.
    :param to: the player's whole stake of this interval, in chips.
    :param chips: the chips added.
    :param all_in: whether these were the last chips.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    to: int
    chips: int
    all_in: bool


class BetReturned(Event, frozen=True, tag="bet-returned"):
    """A player gets back the chips that no other player called (L16).

    :param seat: the player's seat, from 0.
    :param chips: the chips returned.
    """

    seat: Seat
    chips: int


class PotWon(Event, frozen=True, tag="pot-won"):
    """The bank, or one of the pots at poker stakes, has its winners (L14, L16, L18).

    :param seats: the winners, nearest to the dealer's left first.
    :param shares: chips of each of them, in this order.
    :param side: 0 for the bank or main pot, 1 and up for side pots.
    :param left: chips that stay in the bank (L14).
    """

    is_result: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    shares: tuple[int, ...]
    side: int = 0
    left: int = 0


class GameScored(Event, frozen=True, tag="game-scored"):
    """A game has ended; each list has a value for each seat, from 0 (L10).

    :param figures: the name of the figure of each hand that was laid down, None for the others.
    :param places: the place of each seat from 1, None for a seat that did not play.
    :param points: the points of this game; at poker stakes 0, or the chips won if each seat has its own stock.
    :param totals: the points of the match so far.
    :param chips: the chips after the game.
    :param bank: chips left in the bank.
    """

    is_result: ClassVar[bool] = True
    figures: tuple[str | None, ...]
    places: tuple[int | None, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    chips: tuple[int, ...]
    bank: int


class GameVoid(Event, frozen=True, tag="game-void"):
    """Two rounds have passed without a close: no result, and the bank stays (L9).

    :param chips: the chips of each seat, from 0. :param bank: chips left in the bank.
    """

    is_result: ClassVar[bool] = True
    chips: tuple[int, ...]
    bank: int


class PlayerOut(Event, frozen=True, tag="player-out"):
    """A player has no chips left and is out of the match (L18). :param seat: the player's seat, from 0."""

    is_result: ClassVar[bool] = True
    seat: Seat


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """The match is over (L11, L15, L18); each list but ``broke`` has a value for each seat, from 0.

    :param winner: the winner's seat, None if several share the first place.
    :param by: ``points`` or ``chips``: what makes the places; the other one breaks a tie.
    :param broke: seats that could not pay for another game (L15, L18).
    :param places: the place of each seat, from 1.
    :param points: the points of each seat.
    :param chips: the chips of each seat.
    """

    is_result: ClassVar[bool] = True
    winner: Seat | None
    places: tuple[int, ...]
    by: str
    points: tuple[int, ...]
    chips: tuple[int, ...]
    broke: tuple[Seat, ...]


class LokerDealResult(DealResult, frozen=True):
    """The result of a game of Loker; each list has a value for each seat, from 0 (L9, L10).

    :param figures: the name of each seat's figure, None for a seat that showed none.
    :param places: the place of each seat from 1, None for a seat that did not play.
    :param points: the points of this game.
    :param chips: the chips of each seat after the game.
    :param bank: chips that stay in the bank.
    :param void: whether no player closed; then there are neither figures nor places, and no points.
    """

    figures: tuple[str | None, ...]
    places: tuple[int | None, ...]
    points: tuple[int, ...]
    chips: tuple[int, ...]
    bank: int
    void: bool


def result_of(event: GameScored | GameVoid | None) -> LokerDealResult | None:
    """Return the result of a finished game, None before the first one; a void game has no figures and places (L9).

    :param event: the event that ended the game, None before the first.
    """
    if event is None:
        return None
    if isinstance(event, GameVoid):
        seats = len(event.chips)
        return LokerDealResult((None,) * seats, (None,) * seats, (0,) * seats, event.chips, event.bank, void=True)
    return LokerDealResult(event.figures, event.places, event.points, event.chips, event.bank, void=False)
