"""The requests to a house (a server of tables), and the list of all requests of a client.

``PROTOCOL.md`` specifies them; "the sender" is the person who sends a request. ``pushes`` has the messages that the
house sends.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from numeramis_access.players.policy import Level
from numeramis_access.tables import evening as evenings
from numeramis_access.tables import request_fields as fields
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.evening_requests import EveningRequest
from numeramis_access.tables.person_requests import PersonRequest
from numeramis_access.tables.seats import Gender
from numeramis_access.tables.table_requests import TableRequest


class WatchLobby(fields.Request, frozen=True, tag="lobby"):
    """Start or stop the pushes about people and tables in the lobby.

    :param on: true to start, false to stop.
    :param tables_page: page of the tables, from 1, sent as ``lobby-news`` if the answer to ``hello`` has ``pages``; 0
        for the first page alone, sent as ``lobby``, as earlier programs ask.
    :param people_page: page of the people, from 1.
    """

    on: bool = True
    tables_page: Annotated[int, msgspec.Meta(ge=0, le=1000)] = msgspec.field(default=0, name="tables")
    people_page: Annotated[int, msgspec.Meta(ge=1, le=1000)] = msgspec.field(default=1, name="people")


class OpenTable(fields.Request, frozen=True, tag="open"):
    """Open a table and sit down on its first place.

    :param game: name of the game.
    :param players: number of places.
    :param options: options of the game.
    :param access: who can find the table: people who have its code, or everyone in the lobby.
    :param level: level of the computers that take free places and play for absent people.
    :param grace: seconds before a computer plays for a person whose connection was lost.
    :param rests: whether the next deal waits until everyone is ready.
    :param talk: whether partners can type messages during a deal.
    :param clock: time limits, None for no limit.
    :param watch: the people who can watch.
    :param later: whether onlookers hear a trick, or the game's equivalent, only after the next one is over.
    :param drawn: whether the match begins with a draw for seats.
    :param friends: whether only the host's friends find the table in the lobby and can enter; sent with ``access`` as
        ``code``, so older clients understand the table.
    :param evening: the id of a club's evening in a director's program; such a table has the director's chair first,
        then two places per pair, and ``play-round`` starts its rounds. Empty for an ordinary table.
    :param alone: whether the evening is individual, with a new partner in each round.
    :param teams: whether two pairs form a team of four.
    :param plays: whether it is an evening of whole plays, at tables of any size; ``alone`` is true then too.
    :param days: days for each decision at a table by turns, which waits for people who are away; 0 for a table that is
        played at once.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_PLACES)]
    options: fields.Json = {}
    access: fields.Access = "code"
    level: Level = "club"
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    rests: bool = True
    talk: bool = False
    clock: ClockTerms | None = None
    watch: fields.MayWatch = "friends"
    later: bool = False
    drawn: bool = False
    friends: bool = False
    evening: Annotated[str, msgspec.Meta(max_length=32)] = ""
    alone: bool = False
    teams: bool = False
    plays: bool = False
    days: fields.Days = 0


class ShowTable(fields.Request, frozen=True, tag="show"):
    """Show a match with real cards to onlookers; the caller's program sends its calls with ``tell-calls``.

    :param game: name of the game.
    :param options: options of the game.
    :param names: names of the players, one for each seat from 0.
    :param genders: their grammatical genders for sentences.
    :param dealer: seat of the first dealer.
    :param access: who can find and watch the table.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    names: Annotated[tuple[fields.Name, ...], msgspec.Meta(min_length=1, max_length=10)]
    genders: Annotated[tuple[Gender, ...], msgspec.Meta(min_length=1, max_length=10)]
    dealer: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    options: fields.Json = {}
    access: fields.Access = "code"


class MyMatches(fields.Request, frozen=True, tag="my-matches"):
    """Ask for the list of finished matches that the person played in this house."""


class Records(fields.AtTable, frozen=True, tag="record"):
    """Ask for the record of a finished match that the person played.

    :param after: number of entries that the client has; the answer has some of the next entries, and the total as
        ``count``. None for the whole record, if it is short enough.
    """

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ShareDeal(fields.Request, frozen=True, tag="share-deal"):
    """Publish how the person played the deal of a day; only the first time counts.

    :param deal: name of the deal: the game's name, a slash and the ISO date.
    :param moves: the actions of its players in the notation of ``core.notation``, separated by commas.
    :param friends: ids of the people who can see the play and the name from now on; everyone else who shared sees only
        the result, without a name.
    """

    deal: fields.DayDeal
    moves: Annotated[str, msgspec.Meta(min_length=1, max_length=5000)]
    friends: Annotated[tuple[fields.Id, ...], msgspec.Meta(max_length=100)] = ()


class DealField(fields.Request, frozen=True, tag="deal-field"):
    """Ask for the results of everyone who shared a day's deal; only people who shared it can.

    :param deal: name of the deal, as in ``ShareDeal``.
    """

    deal: fields.DayDeal


class DealPlayed(fields.Request, frozen=True, tag="deal-played"):
    """Ask how a friend played the deal of a day.

    :param deal: name of the deal, as in ``ShareDeal``.
    :param person: id of the friend.
    """

    deal: fields.DayDeal
    person: fields.Id


class ShareNoMore(fields.Request, frozen=True, tag="share-no-more"):
    """Delete all deals that the person has shared."""


AnyRequest: TypeAlias = (
    PersonRequest
    | WatchLobby | OpenTable | ShowTable | MyMatches | Records | ShareDeal | DealField | DealPlayed | ShareNoMore
    | TableRequest | EveningRequest
)  # fmt: skip
