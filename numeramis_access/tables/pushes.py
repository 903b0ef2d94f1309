"""What a house of tables sends: the answers to requests, and what comes by itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.evening import EveningNow
from numeramis_access.tables.requests import Access, HostDeed, Json, MayWatch, Stage
from numeramis_access.tables.seats import Gender


class HousePush(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """What a house sends."""


class Done(HousePush, frozen=True, tag="done"):
    """A request was done. :param re: its id. :param answer: what was asked for, by name."""

    re: str
    answer: Json = {}


class Denied(HousePush, frozen=True, tag="denied", omit_defaults=True):
    """A request was not done and nothing has changed. :param re: its id. :param code: why, as ``PROTOCOL.md`` lists.

    :param wait: seconds after which it may be done, 0 where that does not depend on time.
    """

    re: str
    code: str
    wait: int = 0


class OfTable(HousePush, frozen=True):
    """Something about a table that those are told who are there. :param table: its id."""

    table: str


class TablePlace(msgspec.Struct, frozen=True):
    """One place of a table.

    :param person: who has it, by id; empty for a computer's and a free one. :param level: of the computer there.
    :param here: whether that person is connected. :param sits_in: whether a computer plays for that person.
    :param gone: seconds for which that person has not been connected. :param double: whether they have twice the time.
    :param grace: seconds for which they are waited for from when they have gone, which get fewer within a deal.
    """

    name: str = ""
    gender: Gender = "masculine"
    person: str = ""
    level: str = ""
    here: bool = True
    sits_in: bool = False
    gone: float = 0.0
    double: bool = False
    grace: float = 0.0


class Present(msgspec.Struct, frozen=True):
    """Somebody who is in the house. :param person: by id."""

    person: str
    name: str
    gender: Gender = "masculine"


class TableNow(OfTable, frozen=True, tag="table"):
    """How a table stands as a gathering of people; sent whenever that changes.

    :param code: by which others come in; empty where the listener does not sit here. :param own: the listener's
        place, None for none. :param host: who opened it, by id. :param onlookers: who watches. :param shown_to: to
        whom of them the listener shows their hand, by id. :param muted: whom the host has muted there, by id.
    :param evening: of the gathering of a club's evening. :param of: of a table of its rounds, which gathering's.
    """

    code: str
    game: str
    options: Json
    players: int
    access: Access
    level: str
    grace: int
    rests: bool
    talk: bool
    stage: Stage
    host: str
    places: tuple[TablePlace, ...]
    own: int | None = None
    clock: ClockTerms | None = None
    watch: MayWatch = "nobody"
    later: bool = False
    onlookers: tuple[Present, ...] = ()
    shown_to: tuple[str, ...] = ()
    drawn: bool = False
    muted: tuple[str, ...] = ()
    friends: bool = False
    evening: EveningNow | None = None
    of: str = ""


class TimeNow(OfTable, frozen=True, tag="time"):
    """Who is waited for, and how much time there is; sent when that changes, not as time passes.

    :param entrant: who decides, None where nobody is waited for. :param waited: seconds since that began.
    :param runs: whether time passes for that one. :param left: seconds before the reserve is touched, None where there
        is no clock; ``reserves`` and ``more`` by entrant: seconds of it, and how often one may ask for more time.
    """

    entrant: int | None
    waited: float
    runs: bool
    left: float | None = None
    reserves: tuple[float, ...] = ()
    more: tuple[int, ...] = ()


class Told(OfTable, frozen=True, tag="told"):
    """What the own seat is told of the match. :param messages: in order, as in ``messages.Message``."""

    messages: list[Json]


class Joined(OfTable, frozen=True, tag="state"):
    """Everything about a match when one comes to it. :param state: as in ``messages.WholeState``."""

    state: Json


class Said(OfTable, frozen=True, tag="said"):
    """Somebody at the table said something; the last things are said again to whoever comes.

    :param number: running number of what is said there, from 1. :param phrase: to be put into words by the listener, or
        empty. :param again: whether it is repeated.
    """

    number: int
    person: str
    name: str
    phrase: str = ""
    text: str = ""
    again: bool = False


class Removed(OfTable, frozen=True, tag="removed", omit_defaults=True):
    """The listener is at this table no more. :param by: the host has had them leave, or the owner has closed it."""

    by: Literal["host", "owner"] = "host"


class HostDid(OfTable, frozen=True, tag="host-did"):
    """The host has done something about the people of a table; how it stands then comes right after.

    :param person: whom it concerns, by id; empty where seats were drawn.
    """

    what: HostDeed
    person: str = ""
    name: str = ""


class LogGrew(OfTable, frozen=True, tag="log-grew"):
    """The log of a club's evening has so many entries now, or who is known there has changed; for those who lead it."""

    count: int
    state: int


class EveningStopped(OfTable, frozen=True, tag="evening-stopped"):
    """The house cannot go on with a club's evening by itself: a director has to. Who leads it hears this on return."""


class TableClosed(OfTable, frozen=True, tag="closed"):
    """A table of which the listener was the host is no more: everybody had left it, and its match had not begun."""

    game: str


class Waiting(OfTable, frozen=True, tag="waiting"):
    """The table stands still. :param what: what it waits for: ``server``, ``bus`` or ``store``; empty: it goes on."""

    what: Literal["", "server", "bus", "store"]


class Invited(HousePush, frozen=True, tag="invited"):
    """Somebody wishes that the listener comes to a table. :param code: by which one enters it."""

    table: str
    code: str
    game: str
    person: str
    name: str


class Asks(OfTable, frozen=True, tag="asks"):
    """Somebody would like to watch, to come in, or to be shown the listener's hand.

    :param what: ``watch``, or to the host of a table for friends ``come`` of somebody who is in the house and ``knock``
        of somebody who waits: a program answers these by itself for a friend of its player. Or ``hand``.
    """

    person: str
    name: str
    what: Literal["watch", "come", "knock", "hand"]


class Admitted(OfTable, frozen=True, tag="admitted"):
    """Somebody at a table lets the listener watch or come in, who had asked.

    :param what: ``watch`` or ``enter``: which of them is done now.
    """

    what: Literal["watch", "enter"] = "watch"


class Answered(HousePush, frozen=True, tag="answered"):
    """What the owner of the house answers to a report of the listener's. :param name: of whom it was about."""

    name: str
    text: str


class Blocked(HousePush, frozen=True, tag="blocked"):
    """Whom the listener has blocked, as it is from now on."""

    people: tuple[Present, ...]


class WordsMade(HousePush, frozen=True, tag="words-made"):
    """New words of the listener's were made on another device, and the older ones are void.

    :param at: when, in seconds since 1970.
    """

    at: int


class WordsWait(HousePush, frozen=True, tag="words-wait"):
    """A device of the listener's has lost the words, and waits for new ones.

    :param left: for how many seconds, 0 where it may have them now; None where that was refused.
    :param own: whether it is the listener's own device.
    """

    left: int | None
    own: bool = False


#: people, and tables, of one page of the lobby
PAGE = 50


class LobbyNow(HousePush, frozen=True, tag="lobby"):
    """Who is here and which open tables there are. :param mine: tables where one sits."""

    people: tuple[Present, ...]
    tables: tuple[TableNow, ...]
    mine: tuple[TableNow, ...] = ()


class LobbyNews(HousePush, frozen=True, tag="lobby-news", omit_defaults=True):
    """What is new in the lobby, a page of it at most; an own table has ``own``.

    :param people: who has come or is called otherwise; ``gone`` by id. :param tables: which are new or stand otherwise;
        ``over`` by id: shown no more. :param more_people: whether there are more after the page that was asked
        for; ``more_tables`` the same. :param whole: whether all that was told before is void.
    """

    people: tuple[Present, ...] = ()
    gone: tuple[str, ...] = ()
    tables: tuple[TableNow, ...] = ()
    over: tuple[str, ...] = ()
    more_people: bool = False
    more_tables: bool = False
    whole: bool = False


class Bye(HousePush, frozen=True, tag="bye", omit_defaults=True):
    """The house closes this connection.

    :param code: why. :param detail: what could not be read, for whoever writes a client: no text for players.
    """

    code: str
    detail: str = ""


AnyPush: TypeAlias = (
    Done | Denied | TableNow | TimeNow | Told | Joined | Said | Removed | HostDid | Waiting | Invited | Asks | Admitted
    | LogGrew | EveningStopped | LobbyNow | LobbyNews | TableClosed | Blocked | Answered | WordsMade | WordsWait | Bye
)  # fmt: skip
