"""The messages that a house (a server of tables) sends to a client: replies to requests, and messages of its own
accord.

``PROTOCOL.md`` specifies them; "the listener" is the person who receives a message.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.evening import EveningNow
from numeramis_access.tables.request_fields import Access, HostDeed, Json, MayWatch, Stage
from numeramis_access.tables.seats import Gender


class HousePush(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """Base class of messages from the house."""


class Done(HousePush, frozen=True, tag="done"):
    """The house performed a request.

    :param re: id of the request.
    :param answer: the data asked for, by name.
    """

    re: str
    answer: Json = {}


class Denied(HousePush, frozen=True, tag="denied", omit_defaults=True):
    """The house denied a request, and nothing has changed.

    :param re: id of the request.
    :param code: the reason, from the list in ``PROTOCOL.md``.
    :param wait: seconds until the request can succeed, 0 if the denial does not depend on time.
    """

    re: str
    code: str
    wait: int = 0


class OfTable(HousePush, frozen=True):
    """A message about a table, sent to the people there.

    :param table: id of the table.
    """

    table: str


class TablePlace(msgspec.Struct, frozen=True):
    """One place of a table.

    :param name: name of the person or computer; empty for a free place.
    :param gender: grammatical gender for sentences about them.
    :param person: id of the person; empty for a computer or a free place.
    :param level: level of the computer, empty for a person.
    :param here: whether the person is connected.
    :param sits_in: whether a computer plays for the person.
    :param gone: seconds since the person's connection was lost, 0 while it is not.
    :param double: whether the person has double time.
    :param grace: seconds, counted from the loss, before a computer plays for the person; shorter after each loss in a
        deal.
    :param waits: whether the person agrees that the match waits for people who are still reading.
    :param reading: whether the person is still reading the latest messages.
    :param only_card: whether the house plays the person's only playable cards at a table by turns.
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
    waits: bool = False
    reading: bool = False
    only_card: bool = False


class Present(msgspec.Struct, frozen=True):
    """A person in the house.

    :param person: id of the person.
    :param name: the person's name.
    :param gender: grammatical gender for sentences about the person.
    """

    person: str
    name: str
    gender: Gender = "masculine"


class TurnsNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time at a table by turns; all moments are seconds since 1970.

    :param days: days for each decision.
    :param awaited: place, from 0, of the person whose decision the table waits for; None for none.
    :param since: since when it waits for that person.
    :param ends: when that time ends; then the person is reminded, and after the second end a computer decides.
    :param reminded: whether the person has been reminded.
    :param holidays: for each place, the end of the person's latest holiday, 0 without one; empty if no one had one.
    """

    days: int
    awaited: int | None = None
    since: float = 0.0
    ends: float = 0.0
    reminded: bool = False
    holidays: tuple[float, ...] = ()


class TableNow(OfTable, frozen=True, tag="table"):
    """The people and terms of a table; sent after every change. Fields not explained here are those of ``open``.

    :param code: code for other people to enter by; empty if the listener does not sit at the table.
    :param stage: whether people gather, the match has begun, or it is over.
    :param places: the places in order.
    :param own: the listener's place, from 0; None for none.
    :param host: id of the host.
    :param onlookers: the people who watch.
    :param shown_to: ids of the onlookers who see the listener's hand.
    :param muted: ids of muted people.
    :param evening: state of the club's evening that gathers at this table, None for an ordinary table.
    :param of: id of the table where the evening gathers, for a table of the evening's round; empty for any other.
    :param called: whether the host's program shows a match with real cards here.
    :param turns: time at a table by turns, None at any other table.
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
    called: bool = False
    turns: TurnsNow | None = None


class TimeNow(OfTable, frozen=True, tag="time"):
    """The player to act and the remaining time; sent when they change, not every second.

    :param entrant: number of the player to act, from 0; None for none.
    :param waited: seconds since that decision began.
    :param runs: whether the clock runs for that player.
    :param left: seconds before the clock uses the reserve, None without a clock.
    :param reserves: remaining seconds of reserve of each entrant, in the order of their numbers from 0.
    :param more: for each entrant, the number of times that the player can still take extra time.
    """

    entrant: int | None
    waited: float
    runs: bool
    left: float | None = None
    reserves: tuple[float, ...] = ()
    more: tuple[int, ...] = ()


class Told(OfTable, frozen=True, tag="told"):
    """New messages of the match to the listener's seat.

    :param messages: the messages in order, see Messages of a match.
    """

    messages: list[Json]


class Joined(OfTable, frozen=True, tag="state"):
    """The complete state of a match, sent to a person who enters.

    :param state: the state of the table, as *WholeState*.
    """

    state: Json


class Said(OfTable, frozen=True, tag="said"):
    """A person at the table said something; the house repeats the latest of these messages to a person who enters.

    :param number: number of the message at this table; it grows, also when the house restarts.
    :param person: id of the speaker.
    :param name: name of the speaker.
    :param phrase: set phrase that the listener's program puts into words, or empty.
    :param text: typed text, or empty.
    :param again: whether this is a repetition.
    """

    number: int
    person: str
    name: str
    phrase: str = ""
    text: str = ""
    again: bool = False


class Removed(OfTable, frozen=True, tag="removed", omit_defaults=True):
    """The listener no longer belongs to this table.

    :param by: ``host`` if the host removed the listener, ``owner`` if the owner of the house closed the table.
    :param sent_away: whether a leader of a club's evening sent the listener away; False if the director closed the
        evening, and at any other table.
    """

    by: Literal["host", "owner"] = "host"
    sent_away: bool = False


class HostDid(OfTable, frozen=True, tag="host-did"):
    """The host did something about a person; the changed ``table`` follows immediately.

    :param what: the host's act.
    :param person: id of the person concerned; empty after a draw for seats.
    :param name: name of that person, empty as ``person``.
    """

    what: HostDeed
    person: str = ""
    name: str = ""


class LogGrew(OfTable, frozen=True, tag="log-grew"):
    """The log or the people of a club's evening have changed; sent to its leaders.

    :param count: number of log entries.
    :param state: version of the people's data.
    """

    count: int
    state: int


class EveningStopped(OfTable, frozen=True, tag="evening-stopped"):
    """The house cannot continue a club's evening without a director.

    Leaders who are not connected receive this when they return.
    """


class TableClosed(OfTable, frozen=True, tag="closed"):
    """A table that the listener hosted is closed: everyone had left before its match began.

    :param game: name of the game.
    """

    game: str


class Waiting(OfTable, frozen=True, tag="waiting"):
    """The table stands still because something does not respond, or it continues after that.

    :param what: the server, message bus or store that does not respond; empty when the table continues.
    """

    what: Literal["", "server", "bus", "store"]


class Invited(HousePush, frozen=True, tag="invited"):
    """A person invites the listener to a table.

    :param table: id of the table.
    :param code: code to enter by.
    :param game: name of the game.
    :param person: id of the person.
    :param name: the person's name.
    """

    table: str
    code: str
    game: str
    person: str
    name: str


class Asks(OfTable, frozen=True, tag="asks"):
    """A person asks to watch, to enter, or to see the listener's hand.

    Programs grant all but ``hand`` to friends of their player without a question.

    :param person: id of the person.
    :param name: the person's name.
    :param what: ``watch`` or ``hand``; to the host of a table for friends also ``come`` about a person in the house,
        and ``knock`` from a person who waits to enter.
    """

    person: str
    name: str
    what: Literal["watch", "come", "knock", "hand"]


class Admitted(OfTable, frozen=True, tag="admitted"):
    """The listener, who had asked, can now watch or enter the table.

    :param what: ``watch`` or ``enter``: the request to repeat now.
    """

    what: Literal["watch", "enter"] = "watch"


class Answered(HousePush, frozen=True, tag="answered"):
    """The owner of the house answers a report by the listener.

    :param name: the reported person.
    :param text: the answer.
    """

    name: str
    text: str


class Blocked(HousePush, frozen=True, tag="blocked"):
    """The complete list of people that the listener has blocked.

    :param people: the blocked people.
    """

    people: tuple[Present, ...]


class PassphraseMade(HousePush, frozen=True, tag="words-made"):
    """Another device of the listener made a new passphrase, and the older one is void.

    :param at: time in seconds since 1970.
    """

    at: int


class PassphraseWait(HousePush, frozen=True, tag="words-wait"):
    """A device of the listener waits for permission to replace a lost passphrase, or to delete the person or the
    passkeys.

    :param left: seconds until the wait is over; 0 when it is over, so that the device needs no proof; None if another
        device refused.
    :param own: whether the device that waits is the listener's own.
    """

    left: int | None
    own: bool = False


class PasskeysGone(HousePush, frozen=True, tag="passkeys-gone"):
    """Another device of the listener has deleted all their passkeys."""


class MailEnded(HousePush, frozen=True, tag="mail-ended"):
    """The mail server of the listener's confirmed e-mail address says that the address takes no e-mails: the house has
    deleted the address, and calls there no more.

    :param address: the e-mail address.
    """

    address: str


#: people, and tables, on one page of the lobby
LOBBY_PAGE_SIZE = 50


class LobbyNow(HousePush, frozen=True, tag="lobby"):
    """The people in the house and the open tables.

    :param people: the first page of the people.
    :param tables: the first page of the open tables.
    :param mine: the listener's own tables.
    """

    people: tuple[Present, ...]
    tables: tuple[TableNow, ...]
    mine: tuple[TableNow, ...] = ()


class LobbyNews(HousePush, frozen=True, tag="lobby-news", omit_defaults=True):
    """Changes in the lobby, at most one page at a time; the listener's own tables have ``own``.

    :param people: people who came or changed their name.
    :param gone: ids of people who left.
    :param tables: new and changed tables.
    :param over: ids of tables to remove.
    :param more_people: whether the lobby has people beyond the requested page.
    :param more_tables: whether the lobby has tables beyond the requested page.
    :param whole: whether this replaces all earlier news.
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

    :param code: the reason, from the list in ``PROTOCOL.md``.
    :param detail: the part that the house could not read, for authors of clients, not for players; empty for other
        reasons.
    """

    code: str
    detail: str = ""


AnyPush: TypeAlias = (
    Done | Denied | TableNow | TimeNow | Told | Joined | Said | Removed | HostDid | Waiting | Invited | Asks | Admitted
    | LogGrew | EveningStopped | LobbyNow | LobbyNews | TableClosed | Blocked | Answered | PassphraseMade
    | PassphraseWait | PasskeysGone | MailEnded | Bye
)  # fmt: skip
