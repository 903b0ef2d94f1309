"""The contract of every game: pure functions over frozen values.

The core refuses or decides an action, evolves the state by its event, then repeats ``follow`` until it returns None.
Chance is a player like the others: when ``to_act`` is ``CHANCE``, ``chance`` says which lot or shuffle is needed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
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
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.counts import GAME_COUNT, TRICK_COUNT, Count
from numeramis_access.core.hidden import AnyHiddenCards
from numeramis_access.core.seats import Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: fields with defaults, each a ``Literal`` of choices or a whole number with bounds."""

    def variant_key(self) -> str:
        """Return the option by which statistics are kept apart, as ``name=value``; empty if the game has no such
        option.
        """
        return ""

    def options_without_effect(self) -> frozenset[str]:
        """Return the names of the options that have no effect because other options have certain values."""
        return frozenset()

    def number_for_zero(self, name: str) -> int:
        """Return the number that an option's value 0 stands for; 0 if its 0 has no special meaning.

        Here it is always 0; games in which 0 means "the usual number" override this method.

        :param name: name of the option.
        """
        return 0


class CardOnTable(NamedTuple):
    """A played card on the table.

    :param seat: the seat, from 0, that played it.
    :param is_winning: whether it is winning the trick; equal highest numbers all are.
    :param card: the card.
    """

    seat: Seat
    card: Card
    is_winning: bool


class Pile(NamedTuple):
    """A pile of countable items in front of a player or in the middle.

    :param kind: what the items are. :param height: the number of items.
    :param goal: the number of items that every player aims at, 0 if there is no such number.
    """

    kind: Literal["tricks", "chips", "points"]
    height: int
    goal: int = 0


#: a finished trick: seats and their cards, in order
PastTrick: TypeAlias = tuple[tuple[Seat, Card], ...]


class View(msgspec.Struct, frozen=True):
    """All that one seat can know about a state, with its legal actions.

    :param seat: the seat, from 0; None in a view with all cards and in a public view.
    :param to_act: the seat to act, -1 for chance, None after the match.
    :param legal: the seat's legal actions, empty when another seat is to act.
    :param hand: the seat's cards.
    :param dealer: dealer of this deal, None before the first.
    """

    seat: Seat | None
    to_act: Seat | None
    legal: tuple[Action | AmountRange, ...]
    hand: tuple[Card, ...]
    dealer: Seat | None

    def choices(self) -> tuple[Action | AmountRange, ...]:
        """Return the legal actions to offer to people, by default all.

        If several legal actions have the same effect, a game returns only one of them.
        """
        return self.legal

    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the current trick in the order of play; empty in a game without tricks."""
        return ()

    def first_player(self) -> Seat | None:
        """Return the first player of the current trick, or of the round in a game without tricks; None if unknown."""
        lying = self.cards_on_table()
        return lying[0].seat if lying else None

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the finished trick until the next card is played.

        Empty during a trick and in a game without tricks.
        """
        return ()

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        """Return one hand for each seat, from seat 0; a card that this seat cannot see is ``HIDDEN_CARD``. Empty in a
        game without hands.
        """
        return ()

    def is_hand_open(self, seat: Seat) -> bool:
        """Return whether the rules have opened a seat's hand to everyone; False in games that never do."""
        return False

    def public_view(self) -> Self:
        """Return the view with public information only, equal for all seats.

        A game overrides this if its views have private fields besides the cards.
        """
        return msgspec.structs.replace(self, seat=None, legal=(), hand=())

    def public_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Return all hands as an onlooker sees them: face down unless the rules have opened them."""
        hands = enumerate(self.hands_by_seat())
        return tuple(hand if self.is_hand_open(seat) else face_down_cards(hand) for seat, hand in hands)

    def begins_trick(self) -> bool:
        """Return whether the last card played began a trick; False in games without tricks.

        From then on players can review earlier tricks only at a practice table.
        """
        return False

    def past_tricks(self) -> tuple[PastTrick, ...]:
        """Return the finished tricks of this deal, oldest first; empty in a game without tricks."""
        return ()

    def piles(self) -> dict[Seat, Pile]:
        """Return the pile of each seat that has one, under the number of the seat; empty by default. The tricks of a
        pair lie in front of one of the partners.
        """
        return {}

    def pile_in_middle(self) -> Pile | None:
        """Return the pile in the middle of the table, None in a game without one."""
        return None

    def laid_groups_by_seat(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """Return for each seat the groups of cards that it has laid openly in this deal, oldest first; empty in trick
        games.
        """
        return ()

    def seats_ahead(self) -> tuple[Seat, ...]:
        """Return the seats that are ahead now, several if they tie.

        By default these are the seats with the winning card of the trick.
        """
        return tuple(play.seat for play in self.cards_on_table() if play.is_winning)

    def seats_out_of_play(self) -> frozenset[Seat]:
        """Return the seats that no longer take part in this deal; none by default."""
        return frozenset()

    def trump_suit(self) -> str | None:
        """Return the current trump suit, one of ``SUITS``; None if the deal has no trumps or they are not known yet."""
        return None

    def variant(self) -> str:
        """Return the name of this deal's variant, such as a tour, by which the texts of its rules are named; empty in a
        game without texts for variants.
        """
        return ""

    def stakes_everything(self, action: Action) -> bool:
        """Return whether an action gives up all further options or stakes everything."""
        return action.final

    def end_play_actions(self) -> tuple[EndPlay, ...]:
        """Return the actions by which the seat to act can ask to end the deal early; the rules can still refuse them.
        By default there are none.
        """
        return ()

    def exchange_actions(self) -> tuple[ChooseCards, ...]:
        """Return the legal actions with several cards of the hand (``ChooseCards``), such as exchanges; empty if there
        are none.
        """
        return tuple(action for action in self.legal if isinstance(action, ChooseCards))


class DealResult(msgspec.Struct, frozen=True):
    """Base class for the result of a deal; each game adds its own fields, and the engine protocol sends them."""


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a match; a game can add fields. Each tuple has an item for each seat, or in a game of pairs for
    each side, from 0.

    :param winner: seat, or side in a game of pairs; None for a tie.
    :param places: places from 1; ties share a place.
    :param totals: the totals that decide the places.
    """

    winner: int | None
    places: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def score(self) -> tuple[int, ...]:
        """Return the final score to announce, for each seat or side, from 0; by default the totals."""
        return self.totals

    def totals_of(self, seating: Sequence[int]) -> tuple[int, ...]:
        """Return the totals of the entrants in the order of their numbers; in a game of pairs both partners have their
        side's.

        :param seating: for each seat of the table, the number of its entrant, from 0.
        """
        return tuple(self.totals[seating.index(entrant) % len(self.totals)] for entrant in range(len(seating)))


class State(msgspec.Struct, frozen=True):
    """Base class for the complete state of a match, hidden information included; each game adds its own fields."""


class ChanceNeeded(msgspec.Struct, frozen=True):
    """The lot or shuffle that a state needs: a dealer, or the given cards shuffled.

    :param kind: purpose of the lot: ``dealer`` chooses the first dealer, ``cut`` and ``deal`` bring a pack, ``restock``
        brings cards back into play (rule N4).
    :param cards: the cards to shuffle, in the order of a new pack; empty for a dealer.
    :param parts: number of equal consecutive parts, each shuffled separately, for packs that are not mixed.
    """

    kind: Literal["dealer", "cut", "deal", "restock"]
    cards: tuple[Card, ...] = ()
    parts: int = 1

    def shuffled_by(self, shuffle: Callable[[tuple[Card, ...], int], Iterable[Card]]) -> Shuffle:
        """Return the action that brings the cards in a new order.

        :param shuffle: called with each part and its number from 0; returns that part's cards in the new order.
        """
        return Shuffle(tuple(card for at, part in enumerate(self.split(self.cards)) for card in shuffle(part, at)))

    def split(self, cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        """Return cards divided into ``parts`` equal consecutive parts, in order.

        :param cards: as many cards as the lot needs.
        """
        size = len(self.cards) // self.parts
        return [cards[at * size : (at + 1) * size] for at in range(self.parts)]


class BoardMeasure(msgspec.Struct, frozen=True):
    """The unit in which results on a board are compared.

    :param unit: tricks or points.
    :param total: sum over both sides, or over all four seats; 0 if it varies.
    :param most: maximum of a side or a seat, 0 if there is none.
    """

    unit: Literal["tricks", "points"] = "points"
    total: int = 0
    most: int = 0


O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Ruleset(ABC, Generic[O, S, V]):
    """The rules of one game. All methods are pure; states, actions and events are frozen values."""

    def __eq__(self, other: object) -> bool:
        """Return whether the other value is the same ruleset: rulesets of one class are equal."""
        return type(self) is type(other)

    def __hash__(self) -> int:
        """Return the same hash for equal rulesets."""
        return hash(type(self))

    #: name of the game in the engine protocol, on the command line and in locale files
    name: ClassVar[str]
    #: minimum and maximum number of players
    seats: ClassVar[tuple[int, int]]
    #: class of the options
    options: ClassVar[type[Options]]
    #: well-known sets of options by name
    presets: ClassVar[dict[str, Options]] = {}
    #: options that a lot can decide before a match, with the possible values
    drawable: ClassVar[dict[str, tuple[str | int, ...]]] = {}
    #: options that are fixed in a match of boards
    settled: ClassVar[frozenset[str]] = frozenset()
    #: all actions of players, and all events, in this game
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    #: the events that deal the cards
    begins_deal: ClassVar[tuple[type[Event], ...]] = ()
    #: the events that end a trick
    ends_trick: ClassVar[tuple[type[Event], ...]] = ()
    #: the events that end a part of a deal, such as a trick; a delayed onlooker hears a part when the next one is over
    ends_part: ClassVar[tuple[type[Event], ...]] = ()
    #: the events after which ``deal_result`` is the result of the deal that has just ended
    ends_deal: ClassVar[tuple[type[Event], ...]]
    #: counts of its deals for statistics (``deal_counts``), in the order of telling
    counts: ClassVar[tuple[Count, ...]] = (GAME_COUNT,)
    #: whether fewer points are better, in a deal and in a match
    fewer_is_better: ClassVar[bool] = False
    #: whether all cards become public at the end of a deal; if not, they do at the end of the match
    opens_deals: ClassVar[bool] = True
    #: whether a player's cards help the others, so that people at one computer must hide them from each other
    hides_hands: ClassVar[bool] = True
    #: the hidden cards of a match with real cards, None for a game that cannot be called
    hidden_cards: ClassVar[AnyHiddenCards | None] = None

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """Return the state before the first event.

        :param seats: number of players.
        :param options: options of the match.
        :raises ValueError: for a number of players that these options do not allow.
        """

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """Return the seat to act, ``CHANCE`` if a lot or shuffle is needed, or None after the match."""

    @abstractmethod
    def chance(self, state: S) -> ChanceNeeded:
        """Return the lot or shuffle that is needed; call it only when ``to_act`` is ``CHANCE``."""

    @abstractmethod
    def legal(self, state: S) -> tuple[Action | AmountRange, ...]:
        """Return all legal actions of the seat to act, without duplicates and without ``EndPlay``; none for chance."""

    @abstractmethod
    def refuse(self, state: S, action: Action) -> Refusal | None:
        """Return the reason why the seat to act cannot perform an action, or None if it can.

        :param state: a state in which a seat is to act, not chance. :param action: an action of that seat.
        """

    @abstractmethod
    def decide(self, state: S, action: Action) -> Event:
        """Return the first event of an action.

        :param state: the state before the action. :param action: an action that ``refuse`` or ``refuse_chance`` allows.
        """

    @abstractmethod
    def follow(self, state: S) -> Event | None:
        """Return the next event that happens without an action, or None if a seat or chance has to act."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """Return the state after an event; ``event`` comes from ``decide`` or ``follow`` in this state."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return the view of a seat.

        :param state: the state of the match.
        :param seat: the seat, from 0; None for a view with all cards. For an onlooker take ``View.public_view`` of any
            view.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """

    @abstractmethod
    def deal_result(self, state: S) -> DealResult | None:
        """Return the result of the last finished deal; None before the first deal has ended."""

    @abstractmethod
    def match_result(self, state: S) -> MatchResult | None:
        """Return the result of the match, None before its end."""

    def deal_counts(self, state: S, seat: Seat) -> dict[Count, int]:
        """Return a seat's statistics of the last finished deal: the number for each count; some of ``counts`` can be
        missing.

        :param state: a state after at least one finished deal. :param seat: the seat, from 0.
        """
        return {GAME_COUNT: 1}

    def options_for_same_deal(self, state: S, options: O) -> O:
        """Return options for a match that begins by dealing the current deal again.

        They fix the choices that a lot made for that deal.

        :param state: a state of the deal. :param options: options of the current match.
        """
        return options

    def options_for_deals(self, options: O, deals: int) -> O | None:
        """Return the options changed to a match of some number of deals, None if the game has no such matches.

        :param options: the wished options. :param deals: the number of deals.
        """
        return None

    def options_for_boards(self, options: O, boards: int, first: int = 1) -> O | Refusal:
        """Return the options changed to a match of boards: deals that are compared with the same deals at other tables.

        If players' actions would change the cards that others get, comparing would be meaningless, and a refusal is
        returned.

        :param options: the wished options. :param boards: number of boards.
        :param first: number of the first board, from 1.
        """
        return Refusal("no-boards")

    def board_worth(self, state: S, seat: Seat) -> int:
        """Return a seat's result of the last finished deal, for comparison with other tables; by default its tricks.

        More is better in every game; a game in which fewer points are better changes the sign.

        :param state: a state after at least one finished deal.
        :param seat: the seat, from 0.
        """
        return self.deal_counts(state, seat).get(TRICK_COUNT, 0)

    def board_measure(self, options: O) -> BoardMeasure:
        """Return the unit of ``board_worth`` under these options."""
        return BoardMeasure()

    def stocks_by_seat(self, state: S) -> tuple[tuple[Card, ...], ...]:
        """Return the private stock of each seat at the start of a board, first card first; empty if there are none."""
        return ()

    def seating(self, state: S) -> tuple[int, ...]:
        """Return for each seat the number of its entrant, from 0; players change seats when partners are drawn.

        The tuple can be longer than the number of players. By default seat and entrant have the same number.
        """
        return tuple(range(self.seats[1]))

    def has_partners(self, state: S) -> bool:
        """Return whether opposite players are partners; False by default."""
        return False

    def refuse_chance(self, state: S, action: Action) -> Refusal | None:
        """Return the reason why chance cannot perform an action, or None if it can.

        A shuffle must bring exactly the needed cards, in a game of several parts each part its own.

        :param state: a state in which chance is to act.
        :param action: the action of chance.
        """
        needed = self.chance(state)
        if needed.kind == "dealer":
            return None if isinstance(action, DrawDealer) else Refusal("not-now", "N3")
        if isinstance(action, Shuffle) and len(action.cards) == len(needed.cards):
            parts = zip(needed.split(action.cards), needed.split(needed.cards), strict=True)
            if all(sorted(brought) == sorted(asked) for brought, asked in parts):
                return None
        return Refusal("not-the-pack", "N1")


#: the rules of any game
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]


def check_seat(seat: Seat | None) -> None:
    """Accept a seat, or None for all seats; refuse ``CHANCE`` and ``ONLOOKER``, which as indices would mean a player.

    :param seat: the number to check.
    :raises ValueError: for a negative number.
    """
    if seat is not None and seat < 0:
        raise ValueError(f"{seat} is no seat")


def perform(ruleset: AnyRuleset, state: S, action: Action) -> list[tuple[Event, S]]:
    """Perform an action and all events that follow from it.

    :param ruleset: the rules. :param state: the state before. :param action: an action that the rules do not refuse.
    :return: each event with the state after it, in order.
    """
    event: Event | None = ruleset.decide(state, action)
    done: list[tuple[Event, S]] = []
    while event is not None:
        state = ruleset.evolve(state, event)
        done.append((event, state))
        event = ruleset.follow(state)
    return done


def fitting_seats(rules: AnyRuleset, options: Options, wished: int | None = None) -> int:
    """Return the wished number of players if these options allow it, else the nearest number that they allow, the lower
    of two.

    :param rules: the game's rules. :param options: the options.
    :param wished: number of players; None for four, or for the game's number nearest to four.
    :raises ValueError: if the options allow no number of players.
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
