"""What goes into a store and comes out of it, and how it fails."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.tables.requests import Stage
from numeramis_access.tables.seats import Gender

#: a table's name and the values of one of its rows
Row: TypeAlias = tuple[str, tuple[object, ...]]

#: days for which the record of a match that is over is kept unless the owner of the house says otherwise, and at least,
#: so that everybody who played has had time to fetch it
KEEP_DAYS, LEAST_DAYS = 365, 30
#: matches that are deleted at once, and people who are forgotten at once: whoever plays waits for it
SWEPT, FORGOTTEN = 20, 100

#: seconds for which an owner that says nothing more keeps its tables
LEASE = 3.0


class StoreFailed(Exception):
    """Something could not be made durable or read; nothing has changed."""


class UnreadableRecord(StoreFailed):
    """One record in the store cannot be read; all others can."""


class Taken(StoreFailed):
    """Another writer had the same number before."""


class Lost(StoreFailed):
    """A table belongs to another owner by now, or the own lease has run out: nothing can be written there."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody whom the house knows.

    :param language: code of the language that they wish. :param since: when they came first, in seconds since 1970; 0
        for long ago.
    """

    id: str
    name: str
    gender: Gender = "masculine"
    language: str = ""
    since: int = 0


class PersonReport(msgspec.Struct, frozen=True):
    """What somebody told the owner of the house about somebody else.

    :param at: when, in seconds since 1970. :param by: who told, by id. :param about: of whom, by id. :param table: at
        which table, by id. :param why: in the words of whoever told. :param said: the last things that were said there,
        oldest first: name and words. :param number: given by the store.
    """

    at: float
    by: str
    about: str
    table: str
    why: str
    said: tuple[tuple[str, str], ...]
    number: int = 0


class Fault(msgspec.Struct, frozen=True):
    """An error that nobody foresaw, and how often it has happened.

    :param kind: its type. :param place: file, line and function. :param since: when it happened first, and :param at:
        last, in seconds since 1970.
    """

    kind: str
    place: str
    count: int
    since: float
    at: float


class OwnerOrder(msgspec.Struct, frozen=True):
    """What the owner has ordered, for every server of the house.

    :param kind: ``address``: a network from which nobody is let in, until the ``value`` in seconds since 1970;
        ``director``: a person, by id, who may lead any evening in this house;
        ``newcomers``: nobody new is let in; ``close``: a table, by id; ``answer``: to a report, ``what`` is whose, by
        id, and its number, ``value`` about whom it was, a line feed, and the text.
    :param what: whom or what it is about.
    """

    kind: Literal["address", "newcomers", "close", "answer", "director"]
    what: str = ""
    value: str = ""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of somebody's, as WebAuthn has it.

    :param id: as the device that made it calls it. :param person: whose it is, by id. :param host: name of the host for
        whose pages it was made. :param public_key: by which its signatures are checked, in COSE. :param signs: how
        often it had signed by its own count; 0 for one that does not count.
    """

    id: bytes
    person: str
    host: str
    public_key: bytes
    signs: int = 0


class Wait(msgspec.Struct, frozen=True):
    """Somebody has lost their words, and waits for new ones.

    :param device: digest of the key of the device that asked. :param since: seconds since 1970.
    """

    device: bytes
    since: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it is kept. :param setting: how it was opened and who sits there, as JSON."""

    id: str
    code: str
    stage: Stage
    setting: bytes
