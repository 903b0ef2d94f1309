"""The options of Quist, its state, and the view of one seat.

A phase has one card from each seat. A phase with a tied highest number goes to the pile, and the next phase decides the
pile too (Q8): its single highest card wins all phases of the pile, each of which counts as a trick.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, Self

import msgspec

from numeramis_access.core.actions import Claim, Concede, EndPlay
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.ruleset import (
    CardOnTable,
    Options,
    Pile,
    State,
    View,
)
from numeramis_access.core.seats import Seat
from numeramis_access.games.shared.pairs import Seating
from numeramis_access.games.shared.tricks import Play

SEATS = 4
HAND_SIZE = 9
PHASE_SIZE = 4


class QuistOptions(Options, frozen=True):
    """The options of a match of Quist.

    :param games: number of games in the match (Q13).
    :param last_pile: whether the ``leader`` or ``nobody`` gets the pile when the last phase is tied (Q11).
    :param partners: whether partners are ``agreed``, or drawn by cutting (``draw``, Q2).
    :param tied: whether a match level in games and tricks gets an ``extra`` game (Q13) or ``stays`` level, as at the
        tables of a club evening.
    """

    games: Annotated[int, msgspec.Meta(ge=1, le=99)] = 10
    last_pile: Literal["leader", "nobody"] = "leader"
    partners: Literal["agreed", "draw"] = "agreed"
    tied: Literal["extra", "stays"] = "extra"

    def options_without_effect(self) -> frozenset[str]:
        return frozenset({"tied"} if self.tied == "extra" else ())


#: the plays of one phase in order, at most one for each seat
Phase = tuple[Play, ...]


class Highest(NamedTuple):
    """The highest number of a phase (Q7, Q8).

    :param card: the number.
    :param seat: the seat, from 0, that played it first.
    :param tied: whether it was played more than once.
    """

    card: Card
    seat: Seat
    tied: bool


class QuistState(State, frozen=True):
    """The whole state of a match of Quist. Side 0 has the seats 0 and 2, side 1 the others.

    :param options: the options of the match.
    :param seating: for each seat from 0 the number of its entrant; None before the partners are known.
    :param cuts: the card that each entrant drew for partners, in the order of their numbers; empty before the draw.
    :param dealer: the dealer of this game, or of the next one while a deal is due; None before the first is known.
    :param dealing: whether a deal is due, as before the first game and between games.
    :param hands: the hand of each seat from 0, sorted.
    :param stock: cards that are not dealt.
    :param leader: leader of the current phase.
    :param phase: the plays of the current phase.
    :param pile: earlier, tied phases of the current trick.
    :param past_piles: the finished piles of this deal, oldest first, with the one that no side got (Q11).
    :param last_winner: the seat that won the last finished pile of this deal; None before one, and if no side got it.
    :param cards_won: cards (not tricks) of this deal won by each side.
    :param scores: for every finished game the tricks of side 0 and of side 1.
    :param announced_extra: number of the extra game that was announced last, 0 before one.
    :param winner: side that won the match, None before and after a level match.
    :param is_level: whether the match ended level.
    """

    options: QuistOptions
    seating: Seating | None = None
    cuts: tuple[Card, ...] = ()
    dealer: Seat | None = None
    dealing: bool = True
    hands: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    stock: tuple[Card, ...] = ()
    leader: Seat = 0
    phase: Phase = ()
    pile: tuple[Phase, ...] = ()
    past_piles: tuple[tuple[Phase, ...], ...] = msgspec.field(name="past", default=())
    last_winner: Seat | None = None
    cards_won: tuple[int, int] = (0, 0)
    scores: tuple[tuple[int, int], ...] = ()
    announced_extra: int = 0
    winner: int | None = None
    is_level: bool = False

    @property
    def is_over(self) -> bool:
        """Return whether the match is decided or stays level."""
        return self.winner is not None or self.is_level


class QuistView(View, frozen=True):
    """What one seat may know of a match of Quist. A hidden card is ``HIDDEN_CARD`` instead of its number. Without a
    seat the view has all cards, and ``public_view`` hides them.

    :param options: the options of the match.
    :param seating: for each seat from 0 the number of its entrant.
    :param leader: leader of the current phase.
    :param hands: the hand of each seat from 0; other seats' hands are hidden.
    :param stock: cards that are not dealt, hidden.
    :param phase: the plays of the current phase.
    :param pile: earlier, tied phases of the current trick.
    :param highest: the highest number of the phase, None before its first card.
    :param worth: the number of tricks at stake in this phase.
    :param last_trick: the phases of the last finished pile, only until the next card is played (Q14); else empty.
    :param last_winner: seat that won the last finished pile, until the next card is played; else None.
    :param past_piles: all finished piles of this deal, oldest first; all players heard them.
    :param won: tricks (not cards) of side 0 and of side 1 in this deal.
    :param game: the number of games begun.
    :param scores: for every finished game the tricks of side 0 and of side 1.
    :param games_won: games won by each side.
    :param total: tricks of each side in all games.
    """

    options: QuistOptions
    seating: Seating
    leader: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    phase: Phase
    pile: tuple[Phase, ...]
    highest: Highest | None
    worth: int
    last_trick: tuple[Phase, ...]
    last_winner: Seat | None
    past_piles: tuple[tuple[Phase, ...], ...] = msgspec.field(name="past")
    won: tuple[int, int]
    game: int
    scores: tuple[tuple[int, int], ...]
    games_won: tuple[int, int]
    total: tuple[int, int]

    def public_view(self) -> Self:
        """Return the view without what only its seat knows: all hands and the stock are hidden (Q3)."""
        return msgspec.structs.replace(
            super().public_view(), hands=self.public_hands(), stock=face_down_cards(self.stock)
        )

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the current phase; all copies of the highest number count as leading (Q7, Q8)."""
        return _on_table(self.phase)

    def first_player(self) -> Seat | None:
        return self.leader if any(self.hands) else None

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the previous phase: a tied one, or the last one of a trick (Q8, Q14). No cards during a
        phase.
        """
        before = () if self.phase else self.pile or self.last_trick
        return _on_table(before[-1] if before else ())

    def begins_trick(self) -> bool:
        return len(self.phase) == 1 and not self.pile

    def end_play_actions(self) -> tuple[EndPlay, ...]:
        """Return the ways to end play early: on the seat's turn a concession, preceded by a claim if the seat leads;
        else none.
        """
        own = self.seat is not None and self.to_act == self.seat
        return (*(() if self.phase else (Claim(),)), Concede()) if own else ()

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        return self.hands

    def piles(self) -> dict[Seat, Pile]:
        """Return each side's tricks, shown at the viewer's seat and the next one (Q14); for a spectator at seats 0 and
        1.
        """
        own = self.seat or 0
        return {seat % 4: Pile("tricks", self.won[seat % 2]) for seat in (own, own + 1)}

    def past_tricks(self) -> tuple[tuple[Play, ...], ...]:
        """Return the plays of each finished pile of this deal, its phases joined in order."""
        return tuple(tuple(play for phase in pile for play in phase) for pile in self.past_piles)


def _on_table(phase: Phase) -> tuple[CardOnTable, ...]:
    top = max([card for _, card in phase], default=None)
    return tuple([CardOnTable(seat, card, card == top) for seat, card in phase])


def highest_of(phase: Phase) -> Highest | None:
    """Return the highest number of a phase (Q7-Q9).

    :param phase: the plays of the phase, in order; without any the result is None.
    """
    if not phase:
        return None
    top = max(play.card for play in phase)
    owners = [play.seat for play in phase if play.card == top]
    return Highest(top, owners[0], len(owners) > 1)
