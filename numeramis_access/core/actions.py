"""Actions (imperative: the wish of a player), events (past tense: its effects) and refusals.

All are frozen values with a JSON form; ``type`` names the kind. Actions carry no seat: the seat to act acts.
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
    """An action that a player, or chance, asks for.

    :ivar final: whether it gives up all further options, such as closing, folding or ending; lists of choices show it
        last.
    :ivar lasting: whether it decides something for the whole deal, such as trumps or packets.
    :ivar in_turn: whether people choose its first value, and then the rest.
    """

    final: ClassVar[bool] = False
    lasting: ClassVar[bool] = False
    in_turn: ClassVar[bool] = False

    @classmethod
    def name(cls) -> str:
        """Return the action's name, for example ``play``."""
        return str(cls.__struct_config__.tag)


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card of the hand to the trick."""

    card: Card


class ChooseCards(Action, frozen=True):
    """Use several cards of the hand at once; the player marks them first."""

    cards: tuple[Card, ...]


class EndPlay(Action, frozen=True):
    """End the play of a deal before its last card.

    ``Ruleset.legal`` omits these actions, because computer players choose from it; ``View.ends_play`` has them.
    """


class Claim(EndPlay, frozen=True, tag="claim"):
    """Claim all remaining tricks; the rules refuse it unless the claimer's view makes them certain."""


class Concede(EndPlay, frozen=True, tag="concede"):
    """Concede all remaining tricks to the other side."""

    final: ClassVar[bool] = True


class DrawDealer(Action, frozen=True, tag="draw-dealer", omit_defaults=True):
    """Chance: a lot decides the first dealer (rule N3).

    :param seat: the dealer. :param board: number of the evening's board that decides the dealer, 0 for a lot.
    """

    seat: Seat
    board: BoardNumber = 0


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Chance: the shuffled pack; the first card is dealt first."""

    cards: tuple[Card, ...]


class AmountRange(msgspec.Struct, frozen=True):
    """A legal action with an amount: any whole number from ``min`` to ``max``.

    :param type: kind of the action, such as ``bet`` or ``raise``. :param min: least amount.
    :param max: greatest amount.
    """

    type: str
    min: int
    max: int


class FirstChoice(msgspec.Struct, frozen=True):
    """Legal actions of one kind with the same first value: the player chooses it, and then one of them.

    :param value: their first value.
    """

    value: object
    actions: tuple[Action, ...]


#: what a player can choose besides a card
PlayersChoice: TypeAlias = Action | AmountRange | FirstChoice


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """A change of the match; only events change a state.

    An event's tag is also the id of its message in every language.

    :ivar result: whether it ends a trick, a deal or a match.
    :ivar of_trick: whether it shows cards of a trick, which players can review until the next trick begins (Q14).
    :ivar unforeseen: whether it surprises the player it is about, for example by drawn cards or an opened hand.
    :ivar braille_level: the least setting, 1 to 3, at which its message appears on a braille line unasked. 3: already
        visible in the line's fields; 2: repeated by the next message.
    :ivar switchable: whether the player can reduce it to a sound or to the history.
    """

    result: ClassVar[bool] = False
    of_trick: ClassVar[bool] = False
    unforeseen: ClassVar[bool] = False
    braille_level: ClassVar[int] = 1
    switchable: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as a seat can know it (``None``: everything; ``ONLOOKER``: public information)."""
        return self

    def subject(self) -> Seat | None:
        """Return the seat that the event is about, None for no single seat."""
        seat: Seat | None = msgspec.structs.asdict(self).get("seat")
        return seat

    def opened(self) -> tuple[Seat, tuple[Card, ...]] | None:
        """Return the seat whose hand the event opens to all, and its cards; None for no hand."""
        return None

    def received_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that the event adds to a seat's hand, in order."""
        return ()

    @classmethod
    def name(cls) -> str:
        """Return the event's name, for example ``card-played``."""
        return str(cls.__struct_config__.tag)


class DealerDrawn(Event, frozen=True, tag="dealer-drawn", omit_defaults=True):
    """The first dealer is known (rule N3).

    :param seat: the dealer. :param board: number of the evening's board that decides the dealer, 0 after a lot.
    """

    braille_level: ClassVar[int] = 2
    seat: Seat
    board: BoardNumber = 0


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an action is not possible now.

    :param code: the reason, also the id of its message. :param rule: number of the rule, for example ``Q5``.
    :param values: the variables of the message.
    """

    code: str
    rule: str = ""
    values: Values = {}
