"""The contract of every game: pure functions over frozen values.

The core refuses or decides an action, evolves the state by the event, then follows until nothing follows.
Chance is a player like others: when ``to_act`` is ``CHANCE`` the ruleset says with ``chance`` what it needs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from numeramis_access.core.actions import Action, AmountRange, DrawDealer, Event, Refusal, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: fields with defaults, ``Literal`` choices or bounded whole numbers."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may know of the state, with its legal actions.

    :param seat: whose view (``None``: everything). :param to_act: the seat to act, or None.
    :param legal: the seat's legal actions, empty when another seat is to act.
    """

    seat: Seat | None
    to_act: Seat | None
    legal: tuple[Action | AmountRange, ...]


class ChanceNeeded(msgspec.Struct, frozen=True):
    """What chance must bring: a dealer by lot, or the given cards shuffled for a purpose."""

    kind: Literal["dealer", "cut", "deal", "restock"]
    cards: tuple[Card, ...] = ()


O = TypeVar("O", bound=Options)
S = TypeVar("S")
V = TypeVar("V", bound=View)


class Ruleset(ABC, Generic[O, S, V]):
    """One game. All methods are pure; states, actions and events are frozen values."""

    #: the game's name in the engine protocol, on the command line and of its words
    name: ClassVar[str]
    #: fewest and most players
    seats: ClassVar[tuple[int, int]]
    #: options with their defaults
    options: ClassVar[type[Options]]
    #: well-known sets of options by name
    presets: ClassVar[dict[str, Options]] = {}
    #: options that may be left to the lot before a match, with what can be drawn
    drawable: ClassVar[dict[str, tuple[Any, ...]]] = {}
    #: every action a player can ask for, and every event that can happen, in this game
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    #: the events after which ``deal_result`` is the result of the deal that has just ended
    ends_deal: ClassVar[tuple[type[Event], ...]]

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
        """Return all legal actions of the seat to act (none for chance), without repetition."""

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
    def deal_result(self, state: S) -> dict[str, Any] | None:
        """Return the result of the deal that ended last, in the form of the engine protocol; None before one ended."""

    @abstractmethod
    def match_result(self, state: S) -> dict[str, Any] | None:
        """Return the result of the match, in the form of the engine protocol; None before it is over."""

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
        if isinstance(action, Shuffle) and sorted(action.cards) == sorted(needed.cards):
            return None
        return Refusal("not-the-pack", "N1")


def perform(ruleset: Ruleset[Any, S, Any], state: S, action: Action) -> list[tuple[Event, S]]:
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
