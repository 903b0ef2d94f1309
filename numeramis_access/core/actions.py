"""Actions (a player's wish, named in the imperative), events (its effects, named in the past tense) and refusals.

All are frozen values with a JSON form; ``type`` names the kind. An action has no seat: it belongs to the seat to act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat

#: the variables of a message, by name
Values: TypeAlias = Mapping[str, object]
#: number of a board of a club's evening, from 1; 0 for none
BoardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Action(msgspec.Struct, frozen=True, tag_field="type"):
    """A wish of the seat to act, or of chance.

    :ivar final: whether it gives up all further options, such as closing, folding or ending; lists of choices show it
        last.
    :ivar lasting: whether it decides something for the whole deal, such as trumps or packets.
    :ivar chosen_in_steps: whether people first choose the value of its first field and then the action with that value.
    """

    final: ClassVar[bool] = False
    lasting: ClassVar[bool] = False
    chosen_in_steps: ClassVar[bool] = False

    @classmethod
    def name(cls) -> str:
        """Return the tag of the kind of action, for example ``play``."""
        return str(cls.__struct_config__.tag)


class PlayCard(Action, frozen=True, tag="play"):
    """Play one card of the hand. :param card: the card."""

    card: Card


class ChooseCards(Action, frozen=True):
    """Base class of actions with several cards of the hand, such as an exchange; the player marks the cards first.

    :param cards: the marked cards.
    """

    cards: tuple[Card, ...]


class EndPlay(Action, frozen=True):
    """Base class of actions that end the play of a deal before its last card.

    ``Ruleset.legal`` omits these actions, because computer players choose from it; ``View.end_play_actions`` returns
    them.
    """


class Claim(EndPlay, frozen=True, tag="claim"):
    """Claim all remaining tricks; the rules refuse it unless the claimer's view proves that the claimer takes them."""


class Concede(EndPlay, frozen=True, tag="concede"):
    """Concede all remaining tricks to the other side."""

    final: ClassVar[bool] = True


class DrawDealer(Action, frozen=True, tag="draw-dealer", omit_defaults=True):
    """Chance's action that makes a seat the first dealer (rule N3).

    :param seat: the dealer, from 0.
    :param board: number, from 1, of the evening's board that decides the dealer; 0 for a lot.
    :param chosen: whether the people at a real table named the dealer, so that the program drew no lot.
    """

    seat: Seat
    board: BoardNumber = 0
    chosen: bool = False


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance's action that brings a shuffled pack (rule N6).

    :param cards: the pack, the card dealt first at the start.
    """

    cards: tuple[Card, ...]


class AmountRange(msgspec.Struct, frozen=True):
    """Legal actions of one kind that differ by an amount: any whole number from ``min`` to ``max``.

    :param type: kind of the action, such as ``bet`` or ``raise``. :param min: least amount.
    :param max: greatest amount.
    """

    type: str
    min: int
    max: int


class FirstChoice(msgspec.Struct, frozen=True):
    """Legal actions of one kind that share the value of their first field; the player chooses the value, then an
    action.

    :param value: the shared value.
    :param actions: the legal actions with this value.
    """

    value: object
    actions: tuple[Action, ...]


#: what a player can choose besides a card
PlayersChoice: TypeAlias = Action | AmountRange | FirstChoice


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """A change of the match; only events change a state. An event's tag is also the id of its message in every
    language.

    :ivar is_result: whether it ends a trick, a deal or a match.
    :ivar shows_trick: whether it shows cards of a trick, which players can review until the next trick begins (Q14).
    :ivar unforeseen: whether it surprises the player it is about, for example by drawn cards or an opened hand.
    :ivar braille_level: the lowest setting for unrequested messages at which a braille line shows it: 1 (few); 2,
        because the next message repeats it; 3 (all), because the fields of the line already show it.
    :ivar switchable: whether the player can replace its sentence by a sound or keep it only in the history.
    """

    is_result: ClassVar[bool] = False
    shows_trick: ClassVar[bool] = False
    unforeseen: ClassVar[bool] = False
    braille_level: ClassVar[int] = 1
    switchable: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event without the parts that a seat cannot know; by default the whole event.

        :param seat: the seat, from 0; None returns everything, ``ONLOOKER`` public information only.
        """
        return self

    def subject(self) -> Seat | None:
        """Return the seat that the event is about, by default its field ``seat``; None if it is about several seats or
        none.
        """
        seat: Seat | None = msgspec.structs.asdict(self).get("seat")
        return seat

    def opened_hand(self) -> tuple[Seat, tuple[Card, ...]] | None:
        """Return the seat whose hand the event shows to everyone, and the cards of that hand; None if it opens no hand.
        """
        return None

    def cards_received_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that the event adds to the hand of ``seat``, in order; empty if it adds none."""
        return ()

    @classmethod
    def name(cls) -> str:
        """Return the tag of the kind of event, for example ``card-played``."""
        return str(cls.__struct_config__.tag)


class DealerDrawn(Event, frozen=True, tag="dealer-drawn", omit_defaults=True):
    """The first dealer is known (rule N3).

    :param seat: the dealer, from 0.
    :param board: number, from 1, of the evening's board that decides the dealer; 0 after a lot.
    :param chosen: whether the people at a real table named the dealer, so that the program drew no lot.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    board: BoardNumber = 0
    chosen: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an action is not possible now.

    :param code: the reason, also the id of its message.
    :param rule: number of the rule, for example ``Q5``; empty if no rule is concerned.
    :param values: the variables of the message.
    """

    code: str
    rule: str = ""
    values: Values = {}
