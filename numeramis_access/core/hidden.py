"""The cards that the public cannot see, for a match with real cards that a caller tells one by one.

The program plays such a match in a guess: a whole state that agrees with every call. ``HiddenCards`` tells, for one
game, where cards lie hidden, which of them an action shows, and what the play so far has proved about them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from numeramis_access.core.actions import Action, AmountRange, ChooseCards, Event, PlayCard, Refusal
from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat

O = TypeVar("O")
S = TypeVar("S")

#: hidden cards: the hands by seat, then stocks and other piles; the next card of a stock comes first
Piles = tuple[tuple[Card, ...], ...]


class HiddenCards(ABC, Generic[O, S]):
    """The hidden cards of one game. All methods are pure."""

    #: whether cards that were never played count in the result of a deal, so that no one can give up the rest
    counts_unplayed: ClassVar[bool] = False
    #: whether a table can agree on a penalty for a player who did not follow suit
    penalties: ClassVar[bool] = False
    #: whether players exchange cards face down, so that the hands stay unknown
    exchanges: ClassVar[bool] = False

    def options_called(self, options: O) -> O:
        """Return the options at a real table: partners are agreed there, and all play from one pack."""
        return options

    @abstractmethod
    def piles(self, state: S) -> Piles:
        """Return the hidden cards; a hand that lies open is empty here."""

    @abstractmethod
    def with_piles(self, state: S, piles: Piles) -> S:
        """Return the state with other cards in its hidden piles; the sizes stay."""

    @abstractmethod
    def pile_shown(self, state: S, action: Action) -> int:
        """Return the pile from which an action shows cards, such as the hand of the seat to act."""

    def cards_shown(self, state: S, action: Action, cards: Sequence[Card]) -> int:
        """Return the number of cards that an action makes public, 0 for none.

        :param cards: the cards called for it so far; in a game that replaces some of them, the number depends on them.
        """
        return 0

    def callable_cards(self, state: S) -> tuple[Card, ...]:
        """Return the cards that can be called now, each number or card once; none if actions are called instead."""
        return tuple(sorted({card for pile in self.piles(state) for card in pile}))

    def begun_by(self, state: S, card: Card) -> Action:
        """Return the action that a called card begins: its play, unless a game overrides it."""
        return PlayCard(card)

    def followed_by(self, state: S, cards: tuple[Card, ...]) -> Action | None:
        """Return the action that called cards decide together with the one that took them, None for no action."""
        return None

    def choices(self, state: S, legal: Sequence[Action | AmountRange]) -> tuple[Action | AmountRange, ...]:
        """Return the actions without cards that the caller can choose.

        :param legal: the legal actions of the seat to act in the guess.
        """
        return tuple(action for action in legal if not isinstance(action, PlayCard | ChooseCards))

    def impossible(self, state: S, settled: Collection[tuple[Seat, Card]] = ()) -> tuple[frozenset[Card], ...]:
        """Return for each pile the cards that cannot lie there, as the play so far has proved.

        :param settled: seats that did not follow suit, each with a card of the suit; that proves nothing any more.
        """
        return ()

    def refuse_hand(self, state: S, seat: Seat, card: Card) -> Refusal:
        """Return why a card cannot lie in a hand, as ``impossible`` says."""
        return Refusal("call-impossible", "N1", {"card": card})

    def piles_dealt(self, state: S, piles: Piles) -> Piles:
        """Return the piles right after the deal.

        :param state: a later state of the deal. :param piles: its piles, with the played cards in the hands.
        """
        return piles

    def shows_hands(self, state: S) -> bool:
        """Return whether the plays of a whole deal show who held every card at every moment."""
        return not self.exchanges

    def penalize(self, state: S, seat: Seat, tricks: int, points: int) -> tuple[Event, S] | None:
        """Return the event of an agreed penalty and the state after it, None in a game without penalties.

        :param seat: the player who did not follow suit. :param tricks, points: go to the other side.
        """
        return None

    def turns_up(self, state: S) -> bool:
        """Return whether the last card of the pack that is dealt now is turned up for all to see."""
        return False


#: the hidden cards of any game
AnyHiddenCards = HiddenCards[Any, Any]
