"""The values that stores keep and return, and their errors."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from numeramis_access.tables.request_fields import Stage
from numeramis_access.tables.seats import Gender

#: a table's name and the values of one of its rows
Row: TypeAlias = tuple[str, tuple[object, ...]]

#: days that a finished match is kept, by default and at least; its players need time to fetch it
KEEP_DAYS, MIN_KEEP_DAYS = 365, 30
#: most matches and people deleted at once, because all players wait meanwhile
MATCHES_PER_SWEEP, PEOPLE_PER_SWEEP = 20, 100

#: seconds of an owner's lease; then a silent owner loses its tables
LEASE_SECONDS = 3.0


class StoreFailed(Exception):
    """The store could not write or read; nothing of the failed call is stored."""


class UnreadableRecord(StoreFailed):
    """One record is unreadable; the others are not."""


class EntryNumberTaken(StoreFailed):
    """The record already has an entry with this number: another writer added it, or the answer to an earlier call was
    lost.
    """


class OwnershipLost(StoreFailed):
    """This process cannot write to the table: another process owns it, or the lease has ended."""


class KnownPerson(msgspec.Struct, frozen=True):
    """A person of the house.

    :param id: id of the person.
    :param name: the person's name.
    :param gender: grammatical gender for sentences about the person.
    :param language: code of the language that the person chose, empty for none.
    :param since: first visit in seconds since 1970; 0 if unknown, long ago.
    """

    id: str
    name: str
    gender: Gender = "masculine"
    language: str = ""
    since: int = 0


class PersonReport(msgspec.Struct, frozen=True):
    """A report to the owner about a person.

    :param at: seconds since 1970.
    :param by: id of its author.
    :param about: id of the reported person.
    :param table: id of the table.
    :param why: the author's reason.
    :param said: the last chat messages at the table, oldest first, each with the name of its author.
    :param number: number of the report, from 1; 0 until the store sets it.
    """

    at: float
    by: str
    about: str
    table: str
    why: str
    said: tuple[tuple[str, str], ...]
    number: int = 0


class Fault(msgspec.Struct, frozen=True):
    """An unexpected error of the program.

    :param kind: type of the exception.
    :param place: file, line and function.
    :param count: how often it happened.
    :param since: when it happened first, in seconds since 1970.
    :param at: when it happened last, in seconds since 1970.
    """

    kind: str
    place: str
    count: int
    since: float
    at: float


class HouseOrder(msgspec.Struct, frozen=True):
    """An order of the owner to every server of the house.

    :param kind: ``address``: ban the network ``what`` until ``value``, in seconds since 1970; ``director``: let the
        person with id ``what`` direct any evening in this house; ``newcomers``: admit no new people; ``close``: end the
        table with id ``what``; ``answer``: answer a report, with its author's id, a slash and its number in ``what``,
        and the reported person's name, a line feed and the text in ``value``.
    :param what: subject of the order, as explained for each kind.
    :param value: value of the order, as explained for each kind.
    """

    kind: Literal["address", "newcomers", "close", "answer", "director"]
    what: str = ""
    value: str = ""


class Passkey(msgspec.Struct, frozen=True):
    """A WebAuthn passkey.

    :param id: credential id, from the device.
    :param person: id of its person.
    :param host: host name of its pages.
    :param public_key: COSE key that verifies its signatures.
    :param signs: number of signatures counted by the device; 0 for a passkey that does not count.
    """

    id: bytes
    person: str
    host: str
    public_key: bytes
    signs: int = 0


class Wait(msgspec.Struct, frozen=True):
    """A person's wait for a new passphrase after losing the old one.

    :param device: digest of the key of the device that asked.
    :param since: start, in seconds since 1970.
    """

    device: bytes
    since: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table in the store.

    :param id: id of the table.
    :param code: words by which people enter it.
    :param stage: whether people gather, the match has begun, or it is over.
    :param setting: terms and places of the table as JSON.
    """

    id: str
    code: str
    stage: Stage
    setting: bytes
