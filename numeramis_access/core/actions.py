"""Actions (imperative: what a player asks for), events (past tense: what happened) and refusals.

All are frozen values with a JSON form: ``type`` names the kind. Actions carry no seat: the seat to act acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from numeramis_access.core.cards import Card
from numeramis_access.core.seats import Seat

#: what a message needs to be told, by name
Values: TypeAlias = Mapping[str, object]
#: number of a board of a club's evening, from 1; 0 for none
BoardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Action(msgspec.Struct, frozen=True, tag_field="type"):
    """What a player, or chance, asks to be done.

    :ivar final: whether it gives up what the player could still do: closing, folding, ending. Where choices are listed
        such a one comes last. :ivar lasting: whether it decides something for the whole deal: trumps, packets.
    """

    final: ClassVar[bool] = False
    lasting: ClassVar[bool] = False

    @classmethod
    def name(cls) -> str:
        """Return the action's name, ``play``."""
        return str(cls.__struct_config__.tag)


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of the hand to the trick."""

    card: Card


class ChooseCards(Action, frozen=True):
    """Do something with several cards of the hand at once; the player marks them before."""

    cards: tuple[Card, ...]


class EndPlay(Action, frozen=True):
    """End the play of a deal before its last card.

    It may be possible beside the legal actions, which are those that players without a person choose from.
    """


class Claim(EndPlay, frozen=True, tag="claim"):
    """Claim all tricks that are left; what is not certain from the claimer's view is refused."""


class Concede(EndPlay, frozen=True, tag="concede"):
    """Give all tricks that are left to the other side."""

    final: ClassVar[bool] = True


class DrawDealer(Action, frozen=True, tag="draw-dealer", omit_defaults=True):
    """Chance: the lot for the first deal falls on a seat (rule N3).

    :param board: of a club's evening that gives the dealer; 0 where the lot does.
    """

    seat: Seat
    board: BoardNumber = 0


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance: the pack lies shuffled; the first card is the first to leave it."""

    cards: tuple[Card, ...]


class AmountRange(msgspec.Struct, frozen=True):
    """A legal action with an amount: any whole number from ``min`` to ``max``."""

    type: str
    min: int
    max: int


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened at the table; the only way a state changes.

    An event has the same name everywhere: its tag is also the id of its message in both languages.

    :ivar result: whether it tells how something ended: a trick, a deal, a match.
    :ivar of_trick: whether it shows cards of a trick, which may be looked at until the next trick begins (Q14).
    :ivar unforeseen: whether it brings the player whom it is about what was not chosen: cards drawn, a hand laid open.
    :ivar braille_level: how much must be wished on a braille line (1 to 3) for its message to come there by itself.
        What the line's own fields show anyway is 3, what is told by what follows 2.
    :ivar switchable: whether the player may have it as a sound or in the history alone.
    """

    result: ClassVar[bool] = False
    of_trick: ClassVar[bool] = False
    unforeseen: ClassVar[bool] = False
    braille_level: ClassVar[int] = 1
    switchable: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as that seat may know it (``None``: everything; ``ONLOOKER``: what everybody may know)."""
        return self

    def about(self) -> Seat | None:
        """Return the seat that the event is about, None where it is about nobody alone."""
        seat: Seat | None = msgspec.structs.asdict(self).get("seat")
        return seat

    def received_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that come into a seat's hand by the event, in the order in which they come."""
        return ()

    @classmethod
    def name(cls) -> str:
        """Return the event's name, ``card-played``."""
        return str(cls.__struct_config__.tag)


class DealerDrawn(Event, frozen=True, tag="dealer-drawn", omit_defaults=True):
    """The first dealer is known (rule N3).

    :param board: of a club's evening whose dealer it is; 0 where the lot fell so.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    board: BoardNumber = 0


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible now.

    :param code: what is wrong, also the id of its message. :param rule: the rule's number, for example ``Q5``.
    :param values: what the message needs.
    """

    code: str
    rule: str = ""
    values: Values = {}
