"""The cards that no player has shown yet, in a match with real cards that a person tells the program.

The program sees no card: the caller, a person at the table, names each play. The program plays the match in a guess: a
whole state that agrees with every call. ``HiddenCards`` describes one game: its hidden piles, the number of cards that
an action shows, and the hidden cards that the play so far has ruled out.
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
    """The hidden cards of one game, in a match with real cards. All methods are pure.

    In every method ``state`` is the guess: a whole state that agrees with every call so far.
    """

    #: whether cards that were never played count in the result of a deal, so that no one can give up the rest
    counts_unplayed: ClassVar[bool] = False
    #: whether a table can agree on a penalty for a player who did not follow suit
    has_penalties: ClassVar[bool] = False
    #: whether players exchange cards face down, so that the hands stay unknown
    has_exchanges: ClassVar[bool] = False

    def called_options(self, options: O) -> O:
        """Return options changed for real cards: people agree on partners themselves, and all play from one pack.

        By default they stay as they are.
        """
        return options

    @abstractmethod
    def piles(self, state: S) -> Piles:
        """Return the hidden cards, one tuple for each pile: in a game with hands first the hands by seat from 0, then
        its other piles. A hand that lies open is empty here.
        """

    @abstractmethod
    def with_piles(self, state: S, piles: Piles) -> S:
        """Return the state with its hidden piles replaced by other cards.

        :param piles: as many piles as ``piles`` returns, each with as many cards as before.
        :param state: the guess, which itself stays as it is.
        """

    @abstractmethod
    def pile_shown(self, state: S, action: Action) -> int:
        """Return the index, from 0, of the pile from which an action shows cards, for example the hand of the seat to
        act.
        """

    def cards_shown(self, state: S, action: Action, cards: Sequence[Card]) -> int:
        """Return how many cards an action makes public, by default 0.

        :param action: an action of the seat to act.
        :param cards: the cards called for the action so far; in a game that replaces some of them, the number depends
            on them.
        """
        return 0

    def callable_cards(self, state: S) -> tuple[Card, ...]:
        """Return the different cards that the caller can name now, sorted; empty if the caller names actions instead.
        """
        return tuple(sorted({card for pile in self.piles(state) for card in pile}))

    def action_of_card(self, state: S, card: Card) -> Action:
        """Return the action that a called card begins; by default the play of that card."""
        return PlayCard(card)

    def action_of_cards(self, state: S, cards: tuple[Card, ...]) -> Action | None:
        """Return the action that the cards called after the last action decide; None if no action waits for cards.

        :param cards: the cards called since the last action.
        """
        return None

    def choices(self, state: S, legal: Sequence[Action | AmountRange]) -> tuple[Action | AmountRange, ...]:
        """Return the actions that the caller chooses by name instead of by a card.

        :param legal: the legal actions of the seat to act in the guess.
        """
        return tuple(action for action in legal if not isinstance(action, PlayCard | ChooseCards))

    def impossible_cards(self, state: S, settled: Collection[tuple[Seat, Card]] = ()) -> tuple[frozenset[Card], ...]:
        """Return for each pile the cards that cannot lie in it according to the play so far; empty if nothing is
        excluded.

        :param settled: pairs of a seat that failed to follow suit and a card of that suit; these plays exclude nothing.
        """
        return ()

    def refuse_hand(self, state: S, seat: Seat, card: Card) -> Refusal:
        """Return the reason why a card cannot lie in a seat's hand.

        :param state: the guess. :param seat: the seat, from 0.
        :param card: a card that ``impossible_cards`` excludes from the hand.
        """
        return Refusal("call-impossible", "N1", {"card": card})

    def refuse_play(self, state: S, seat: Seat, card: Card) -> Refusal | None:
        """Return the reason why a seat cannot play a card, if all players know another card of its hand; else None.

        :param state: the guess before the play. :param seat: the seat, from 0. :param card: the card.
        """
        return None

    def dealt_piles(self, state: S, piles: Piles) -> Piles:
        """Return the piles as they were right after the deal.

        :param state: a later state of the deal.
        :param piles: its piles, with the played cards put back into the hands.
        """
        return piles

    def shows_hands(self, state: S) -> bool:
        """Return whether the complete play of a deal shows which seat held each card at every moment."""
        return not self.has_exchanges

    def earlier_view(self, view: Any, last: Any, seat: Seat) -> Any:
        """Return an earlier view of a seat in a game with exchanges, with the hand that the seat held then; None if the
        deal did not show it.

        :param view: the public view of the moment. :param last: the public view after the last action of the deal.
        :param seat: the seat, from 0, that the view is for.
        """
        return None

    def penalize(self, state: S, seat: Seat, tricks: int, points: int) -> tuple[Event, S] | None:
        """Return the event of an agreed penalty and the state after it, None in a game without penalties.

        :param seat: seat, from 0, of the player who did not follow suit.
        :param tricks: number of tricks that go to the other side.
        :param points: number of points that go to the other side.
        """
        return None

    def turns_up_last_card(self, state: S) -> bool:
        """Return whether the dealer turns up the last card of the pack in this deal."""
        return False


#: the hidden cards of any game
AnyHiddenCards = HiddenCards[Any, Any]
