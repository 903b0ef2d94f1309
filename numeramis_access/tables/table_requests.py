"""The requests at a table: seats, play, talk, onlookers.

``PROTOCOL.md`` specifies them; "the sender" is the person who sends a request.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from numeramis_access.players.policy import Level
from numeramis_access.tables import evening as evenings
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.request_fields import Access, AtTable, Days, Epoch, Id, Json, MayWatch, TableCode, Text


class TellCalls(AtTable, frozen=True, tag="tell-calls"):
    """Send the calls of a shown match from a number on; they replace the calls that the house has from there on.

    :param first: number of the first call, from 0.
    :param calls: the calls as the caller's journal has them.
    """

    first: Annotated[int, msgspec.Meta(ge=0)]
    calls: Annotated[tuple[Json, ...], msgspec.Meta(max_length=100)] = ()


class Enter(AtTable, frozen=True, tag="enter"):
    """Enter a table and receive its messages.

    :param table: the code; or the id, if the table is open or the person has a place or permission there.
    :param after: number of the last message that the client has of this table, 0 for none.
    :param follow: whether the client can move to the server that runs the table if that is another one.
    :param epoch: the epoch of ``after``.
    :param plays: whether the client knows evenings of whole plays; others cannot enter them.
    """

    table: TableCode
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    follow: bool = False
    epoch: Epoch = ""
    plays: bool = False


class Sit(AtTable, frozen=True, tag="sit"):
    """Sit down on a free place before the match begins.

    :param place: number of the place, from 0; it is also the player's entrant number.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]


class Leave(AtTable, frozen=True, tag="leave"):
    """Leave the table: before the match the place becomes free, during it a computer plays at once.

    :param aside: at a table by turns, true to stop its messages to this connection only: the person keeps the seat, and
        the table waits.
    """

    aside: bool = False


class Begin(AtTable, frozen=True, tag="begin"):
    """Begin the match; computers take the free places. Only the host can."""


class Act(AtTable, frozen=True, tag="act"):
    """Ask for an action in the match.

    :param offer: a ``messages.Offer`` as JSON, *Offer* in ``PROTOCOL.md``.
    """

    offer: Json


class NextDeal(AtTable, frozen=True, tag="ready"):
    """Declare the person ready for the next deal; at an evening that rests, for the next round."""


class TakeBack(AtTable, frozen=True, tag="take-back"):
    """Take the person's seat back from the computer that plays for the person."""


class After(AtTable, frozen=True, tag="after"):
    """Ask again for the messages to the person's seat that follow a number.

    :param number: number of the last message to leave out, 0 for none. :param epoch: the epoch of that number, empty
        from an older client.
    """

    number: Annotated[int, msgspec.Meta(ge=0)]
    epoch: Epoch = ""


class Say(AtTable, frozen=True, tag="say"):
    """Say something to the people at the table: a set phrase or typed text.

    :param phrase: one of the set phrases, or empty.
    :param text: the typed text, or empty.
    """

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class ReportPerson(AtTable, frozen=True, tag="report"):
    """Report a person to the owner of the house; the house adds the latest messages that people said at the table.

    :param person: id of the person.
    :param why: the reason.
    """

    person: Id
    why: Text


class Arrange(AtTable, frozen=True, tag="arrange"):
    """Change the terms of a table before the match begins; fields as in ``open``. Only the host can.

    :param days: as in ``open``; None, as from older programs, to leave it as it is.
    """

    access: Access
    level: Level
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)]
    talk: bool
    clock: ClockTerms | None = None
    watch: MayWatch = "friends"
    later: bool = False
    drawn: bool = False
    friends: bool = False
    days: Days | None = None


class Invite(AtTable, frozen=True, tag="invite"):
    """Invite a person who is in the house to the sender's table. :param person: id of the person."""

    person: Id


class Remove(AtTable, frozen=True, tag="remove"):
    """Remove a person from the table. Only the host can. :param person: id of the person."""

    person: Id


class HandOver(AtTable, frozen=True, tag="hand-over"):
    """Make another person at the table its host. Only the host can. :param person: id of the new host."""

    person: Id


class Mute(AtTable, frozen=True, tag="mute"):
    """Mute or unmute a person at the table: no one there hears a muted person. Only the host can.

    :param person: id of the person. :param on: true to mute.
    """

    person: Id
    on: bool


class Move(AtTable, frozen=True, tag="move"):
    """Exchange the people of two places before the match; one of the places can be free. Only the host can.

    :param place: a place, from 0.
    :param to: the other place, from 0.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]
    to: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]


class DrawSeats(AtTable, frozen=True, tag="draw-seats"):
    """Shuffle the people of a table onto its places before the match. Only the host can."""


class MoreTime(AtTable, frozen=True, tag="more-time"):
    """Take a minute more for the person's current decision, if the table has a clock and they have extra time left."""


class WishDouble(AtTable, frozen=True, tag="double"):
    """Turn double time on or off for the sender, at a table that allows it.

    :param on: true for double time.
    """

    on: bool


class WishWait(AtTable, frozen=True, tag="wait"):
    """Agree that the match waits for people who are still reading, or withdraw that; it waits while everyone agrees.

    :param on: true to agree.
    """

    on: bool


class WishOnlyCard(AtTable, frozen=True, tag="only-card"):
    """Let the house play the sender's only playable cards at a table by turns, even while the sender is away, or stop
    that.

    :param on: true to let it play them.
    """

    on: bool


class TellReading(AtTable, frozen=True, tag="reading"):
    """Tell the others that the sender is still reading the latest messages, or has finished.

    A program sends this only if its player wants it. After 30 seconds the house assumes that the sender has finished.

    :param on: true while the sender is reading.
    """

    on: bool


class WishPause(AtTable, frozen=True, tag="pause"):
    """Ask for a pause, or during a pause ask to resume; it takes effect when everyone present has asked."""


class WatchTable(AtTable, frozen=True, tag="watch"):
    """Watch a match.

    :param table: the id of an open table, otherwise the code.
    :param after: number of the last message that the client has of this table, 0 for none.
    :param epoch: epoch of ``after``.
    """

    table: TableCode
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    epoch: Epoch = ""


class LetWatch(AtTable, frozen=True, tag="let-watch"):
    """Let a person who has asked watch, as friends of a player can. Only players can.

    :param person: id of the person.
    """

    person: Id


class LetCome(AtTable, frozen=True, tag="let-come"):
    """Let a person find and enter a table for friends, or stop that. Only the host can.

    :param person: id of the person. :param on: true to let them enter, false to withdraw the permission.
    """

    person: Id
    on: bool = True


class AskHand(AtTable, frozen=True, tag="ask-hand"):
    """As an onlooker, ask a player to show their hand.

    :param place: the player's place, from 0.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=11)]


class ShowHand(AtTable, frozen=True, tag="show-hand"):
    """Show the sender's hand to an onlooker, or stop showing it.

    :param person: id of the onlooker.
    :param on: true to show it, false to stop.
    """

    person: Id
    on: bool


#: a request at a table
TableRequest: TypeAlias = (
    TellCalls | Enter | Sit | Leave | Begin | Act | NextDeal | TakeBack | After | Say | ReportPerson | Arrange
    | Invite | Remove | HandOver | Mute | Move | DrawSeats | MoreTime | WishDouble | WishWait | WishOnlyCard
    | TellReading | WishPause | WatchTable | LetWatch | LetCome | AskHand | ShowHand
)  # fmt: skip
