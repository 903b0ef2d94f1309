"""The contract of every game: pure functions over frozen values.

The core refuses or decides an action, evolves the state by the event, then follows until nothing follows.
Chance is a player like others: when ``to_act`` is ``CHANCE`` the ruleset says with ``chance`` what it needs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

import msgspec

from numeramis_access.core.actions import (
    Action,
    AmountRange,
    ChooseCards,
    DrawDealer,
    EndPlay,
    Event,
    Refusal,
    Shuffle,
)
from numeramis_access.core.cards import Card, hidden
from numeramis_access.core.counts import GAMES, TRICKS, Count
from numeramis_access.core.seats import Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: fields with defaults, ``Literal`` choices or bounded whole numbers."""

    def variant_key(self) -> str:
        """Return the option that makes a variant as ``name=value``, by which statistics are parted; or nothing."""
        return ""

    def idle(self) -> frozenset[str]:
        """Return the names of options that change nothing beside what the others are set to."""
        return frozenset()

    def usual(self, name: str) -> int:
        """Return the number that 0 stands for in an option, where it stands for one."""
        return 0


class CardOnTable(NamedTuple):
    """A card that was played and lies on the table.

    :param leads: whether it takes the trick as it lies; of equal highest numbers all lead.
    """

    seat: Seat
    card: Card
    leads: bool


class Pile(NamedTuple):
    """What a player has in front of them to be counted at a glance.

    :param kind: what is counted. :param height: how many.
    """

    kind: Literal["tricks", "chips", "points"]
    height: int


#: a trick that is over: who played which card, in order
PastTrick: TypeAlias = tuple[tuple[Seat, Card], ...]


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of the state, with its legal actions.

    :param seat: whose view; None where it is nobody's: of everything, or of what is public.
    :param to_act: the seat to act, or None. :param legal: the seat's legal actions, empty when another seat is to act.
    :param hand: the seat's own cards. :param dealer: of this deal, None before the first.
    """

    seat: Seat | None
    to_act: Seat | None
    legal: tuple[Action | AmountRange, ...]
    hand: tuple[Card, ...]
    dealer: Seat | None

    def choices(self) -> tuple[Action | AmountRange, ...]:
        """Return the legal actions as people choose among them: of two that do the same, one."""
        return self.legal

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the trick under way in the order in which they were played; none without tricks."""
        return ()

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the trick that has just ended, until the next card is played."""
        return ()

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        """Return everybody's cards, hidden where this seat may not see them; nothing in a game without hands."""
        return ()

    def lies_open(self, seat: Seat) -> bool:
        """Return whether the rules have laid a seat's hand open to everybody."""
        return False

    def public(self) -> Self:
        """Return what everybody may know, whoever watches too: the same of every seat's view of a state.

        A game whose views hold more of a seat's own than its cards hides that as well.
        """
        return msgspec.structs.replace(self, seat=None, legal=(), hand=())

    def public_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Return everybody's cards as whoever watches sees them: from behind, unless the rules have laid them open."""
        hands = enumerate(self.hands_by_seat())
        return tuple(hand if self.lies_open(seat) else hidden(hand) for seat, hand in hands)

    def begins_trick(self) -> bool:
        """Return whether the card played last is the first of its trick: nobody may look at earlier ones from then on.

        Only a practice table allows it.
        """
        return False

    def past_tricks(self) -> tuple[PastTrick, ...]:
        """Return every trick of this deal that is over, oldest first: who played which card, in order."""
        return ()

    def piles(self) -> dict[Seat, Pile]:
        """Return what lies before each seat to be counted; a pair's tricks lie before one of the two."""
        return {}

    def leading(self) -> tuple[Seat, ...]:
        """Return who is ahead now, all of them where several are: of the trick, unless a game says otherwise."""
        return tuple(play.seat for play in self.cards_on_table() if play.leads)

    def out_of_play(self) -> frozenset[Seat]:
        """Return the seats that take no more part in this deal."""
        return frozenset()

    def trump_suit(self) -> str | None:
        """Return the suit that is trumps now, None where there are none."""
        return None

    def variant(self) -> str:
        """Return the name of what this deal is played by, in a game that has several (tours); or nothing."""
        return ""

    def gives_all(self, action: Action) -> bool:
        """Return whether an action gives up what the player could still do, or stakes everything."""
        return action.final

    def ends_play(self) -> tuple[EndPlay, ...]:
        """Return by what the seat to act may now ask to end the play of the deal early; the rules may still refuse."""
        return ()

    def exchanges(self) -> tuple[ChooseCards, ...]:
        """Return the legal actions for which cards of the hand are marked."""
        return tuple(action for action in self.legal if isinstance(action, ChooseCards))


class DealResult(msgspec.Struct, frozen=True):
    """How a deal ended; each game has its own fields, which are those of the engine protocol."""


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended; a game may add fields.

    :param winner: seat, or side in a game of pairs; None where nobody is first alone. :param places: from 1, equal ones
        share a place. :param totals: what the places go by.
    """

    winner: int | None
    places: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def score(self) -> tuple[int, ...]:
        """Return what people say that it ended, by seat or side: what places go by, unless a game says otherwise."""
        return self.totals


class State(msgspec.Struct, frozen=True):
    """Everything about a match, what no seat may know included; each game has its own fields."""


class ChanceNeeded(msgspec.Struct, frozen=True):
    """What chance must bring: a dealer by lot, or the given cards shuffled for a purpose.

    :param parts: in how many equal parts, one behind the other, each shuffled by itself: packs that are not mixed.
    """

    kind: Literal["dealer", "cut", "deal", "restock"]
    cards: tuple[Card, ...] = ()
    parts: int = 1

    def shuffled_by(self, shuffle: Callable[[tuple[Card, ...], int], Iterable[Card]]) -> Shuffle:
        """Return the cards in a new order. :param shuffle: is given each part and its number, from 0."""
        return Shuffle(tuple(card for at, part in enumerate(self.split(self.cards)) for card in shuffle(part, at)))

    def split(self, cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        """Return as many cards as are needed in their parts."""
        size = len(self.cards) // self.parts
        return [cards[at * size : (at + 1) * size] for at in range(self.parts)]


class BoardMeasure(msgspec.Struct, frozen=True):
    """What boards are compared by.

    :param total: what both sides, or all four seats, have together; 0 where that is not always the same.
    :param most: the most that a side or a seat can have, 0 for no bound.
    """

    unit: Literal["tricks", "points"] = "points"
    total: int = 0
    most: int = 0


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Ruleset(ABC, Generic[O, S, V]):
    """One game. All methods are pure; states, actions and events are frozen values."""

    def __eq__(self, other: object) -> bool:
        """Return whether the other is the same ruleset: rules have no state of their own."""
        return type(self) is type(other)

    def __hash__(self) -> int:
        """Return the same number for equal rulesets."""
        return hash(type(self))

    #: the game's name in the engine protocol, on the command line and of its words
    name: ClassVar[str]
    #: fewest and most players
    seats: ClassVar[tuple[int, int]]
    #: options with their defaults
    options: ClassVar[type[Options]]
    #: well-known sets of options by name
    presets: ClassVar[dict[str, Options]] = {}
    #: options that may be left to the lot before a match, with what can be drawn
    drawable: ClassVar[dict[str, tuple[str | int, ...]]] = {}
    #: options that a match of boards settles by itself
    settled: ClassVar[frozenset[str]] = frozenset()
    #: every action a player can ask for, and every event that can happen, in this game
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    #: the events by which the cards of a deal are dealt
    begins_deal: ClassVar[tuple[type[Event], ...]] = ()
    #: the events by which a trick is over
    ends_trick: ClassVar[tuple[type[Event], ...]] = ()
    #: the events by which a part of a deal is over, after which whoever watches later is told the part before: a trick,
    #: unless a game says otherwise
    ends_part: ClassVar[tuple[type[Event], ...]] = ()
    #: the events after which ``deal_result`` is the result of the deal that has just ended
    ends_deal: ClassVar[tuple[type[Event], ...]]
    #: what statistics count of its deals (``deal_counts``), in the order in which it is told
    counts: ClassVar[tuple[Count, ...]] = (GAMES,)
    #: whether everybody may know all cards of a deal that is over; where not, when the match is over
    opens_deals: ClassVar[bool] = True

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """Return the state before anything has happened.

        :raises ValueError: for a number of players that these options do not allow.
        """

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act, ``CHANCE``, or None when the match is over."""

    @abstractmethod
    def chance(self, state: S) -> ChanceNeeded:
        """Return what chance must bring; only when ``to_act`` is ``CHANCE``."""

    @abstractmethod
    def legal(self, state: S) -> tuple[Action | AmountRange, ...]:
        """Return all legal actions of the seat to act (none for chance), without repetition and without ``EndPlay``."""

    @abstractmethod
    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Return why the seat to act may not do this, or None when it may."""

    @abstractmethod
    def decide(self, state: S, action: Action) -> Event:
        """Return what happens by an action that is not refused."""

    @abstractmethod
    def follow(self, state: S) -> Event | None:
        """Return what now happens by itself, or None."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """Return the state after the event."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what that seat may know (``None``: everything)."""

    @abstractmethod
    def deal_result(self, state: S) -> DealResult | None:
        """Return the result of the deal that ended last; None before one ended."""

    @abstractmethod
    def match_result(self, state: S) -> MatchResult | None:
        """Return the result of the match; None before it is over."""

    def deal_counts(self, state: S, seat: Seat) -> dict[Count, int]:
        """Return what statistics count of the deal that ended last, for a seat: numbers of some of its ``counts``."""
        return {GAMES: 1}

    def same_deal(self, state: S, options: O) -> O:
        """Return the options by which the deal under way would be dealt again: what a lot chose for it stays."""
        return options

    def of_deals(self, options: O, deals: int) -> O | None:
        """Return the options of a match that is over after so many deals; None where the game has no such matches."""
        return None

    def of_boards(self, options: O, boards: int, first: int = 1) -> O | Refusal:
        """Return the options of a match of so many boards, deals that are compared with the same ones at other tables.

        Refused where that would compare nothing: each seat needs cards that do not depend on what others take.

        :param first: number of the first board, from 1.
        """
        return Refusal("no-boards")

    def board_worth(self, state: S, seat: Seat) -> int:
        """Return by what the deal that ended last is compared with the same one elsewhere, for a seat: its tricks.

        More is better in every game: where few tricks or points are, the game turns them round.
        """
        return self.deal_counts(state, seat).get(TRICKS, 0)

    def board_measure(self, options: O) -> BoardMeasure:
        """Return what ``board_worth`` counts, by these options."""
        return BoardMeasure()

    def board_stocks(self, state: S) -> tuple[tuple[Card, ...], ...]:
        """Return what only one seat draws from when a board begins, first card first; nothing where all draw from one.
        """
        return ()

    def seating(self, state: S) -> tuple[int, ...]:
        """Return who sits on each seat: the entrants' numbers by seat (they change places when partners are drawn)."""
        return tuple(range(self.seats[1]))

    def pairs(self, state: S) -> bool:
        """Return whether the players opposite are partners."""
        return False

    def refuse_chance(self, state: S, action: Action) -> Refusal | None:
        """Return why chance may not bring this: the cards must be just those that were asked for."""
        needed = self.chance(state)
        if needed.kind == "dealer":
            return None if isinstance(action, DrawDealer) else Refusal("not-now", "N3")
        if isinstance(action, Shuffle) and len(action.cards) == len(needed.cards):
            parts = zip(needed.split(action.cards), needed.split(needed.cards), strict=True)
            if all(sorted(brought) == sorted(asked) for brought, asked in parts):
                return None
        return Refusal("not-the-pack", "N1")


#: the rules of some game
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]


def perform(ruleset: AnyRuleset, state: S, action: Action) -> list[tuple[Event, S]]:
    """Do an action that is not refused and all that follows from it.

    Returns each event with the state after it, in order.
    """
    event: Event | None = ruleset.decide(state, action)
    done: list[tuple[Event, S]] = []
    while event is not None:
        state = ruleset.evolve(state, event)
        done.append((event, state))
        event = ruleset.follow(state)
    return done


def fitting_seats(rules: AnyRuleset, options: Options, wished: int | None = None) -> int:
    """Return the wished number of players, or the nearest that these options allow (some need just three).

    :raises ValueError: when no number of players fits.
    """
    low, high = rules.seats
    wish = wished or min(max(4, low), high)
    for seats in sorted(range(low, high + 1), key=lambda seats: abs(seats - wish)):
        try:
            rules.start(seats, options)
        except ValueError:
            continue
        return seats
    raise ValueError(str(options))
