"""What a house needs of its store: everything is durable when a method returns."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal, Protocol, TypeAlias

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


class Taken(StoreFailed):
    """Another writer had the same number before."""


class Lost(StoreFailed):
    """A table belongs to another owner by now, or the own lease has run out: nothing can be written there."""


class Person(msgspec.Struct, frozen=True):
    """Somebody whom the house knows.

    :param language: code of the language that they wish. :param since: when they came first, in seconds since 1970; 0
        for long ago.
    """

    id: str
    name: str
    gender: Gender = "masculine"
    language: str = ""
    since: int = 0


class Report(msgspec.Struct, frozen=True):
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
        ``newcomers``: nobody new is let in; ``close``: a table, by id; ``answer``: to a report, ``what`` is whose, by
        id, and its number, ``value`` about whom it was, a line feed, and the text.
    :param what: whom or what it is about.
    """

    kind: Literal["address", "newcomers", "close", "answer"]
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


class Store(Protocol):
    """Keeps people and tables.

    A store belongs to one process, the owner of tables: it writes only to those that it has made or claimed, and only
    while it says often enough that it lives. In a store that one process has alone, all of that always holds.
    """

    @property
    def owner(self) -> str:
        """Return as whom this process owns tables."""

    def person(self, id: str) -> Person | None:
        """Return a person by their id."""

    def person_of(self, device: bytes) -> Person | None:
        """Return whose device this is. :param device: digest of its key."""

    def keep(self, person: Person, device: bytes | None = None) -> None:
        """Keep a person as they are now. :param device: digest of the key of a further device of theirs."""

    def notice(self, person: str, line: bytes) -> None:
        """Keep a line that somebody is to be told once they are here."""

    def take_notices(self, person: str) -> list[bytes]:
        """Return what somebody is to be told, in order, and keep it no more."""

    def note_seen(self, people: Collection[str], at: int) -> None:
        """Keep that people were here. :param people: by id. :param at: seconds since 1970; the latest time is kept."""

    def forget_strangers(self, before: int) -> int:
        """Forget people who were not here since a time and of whom nothing is kept but their name.

        That is: no match that is over, no place at a table, no passphrase, passkey or block of theirs, no ban. Returns
        how many were forgotten, ``FORGOTTEN`` at most. :param before: seconds since 1970.
        """

    def passphrase(self, person: str, digest: bytes, at: int) -> None:
        """Keep the digest of a person's passphrase in place of any other; nobody waits for words of theirs any more.

        :param at: when it was made, in seconds since 1970.
        """

    def has_passphrase(self, person: str) -> bool:
        """Return whether there is a passphrase of a person's."""

    def passphrase_made(self, person: str) -> int:
        """Return when a person's passphrase was made, in seconds since 1970; 0 where that is not known."""

    def wait_for_words(self, person: str, device: bytes, at: int) -> None:
        """Keep that a device of a person's waits for new words, and no other. :param at: seconds since 1970."""

    def waits_for_words(self, person: str) -> Wait | None:
        """Return whether a device of a person's waits for new words."""

    def wait_no_more(self, person: str) -> None:
        """Have no device of a person's wait for new words any more."""

    def recovered(self, digest: bytes) -> Person | None:
        """Return whose passphrase this is."""

    def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey as it is now."""

    def passkey(self, id: bytes) -> Passkey | None:
        """Return a passkey by its id."""

    def passkeys(self, person: str) -> list[Passkey]:
        """Return all passkeys of a person."""

    def forget_passkeys(self, person: str) -> None:
        """Delete all passkeys of a person."""

    def page(self, home: str) -> bytes | None:
        """Return the digest of the cookie that opens a home; empty where none does, None where that is not settled."""

    def keep_page(self, home: str, cookie: bytes) -> None:
        """Keep the digest of the cookie that opens a home, in place of any other."""

    def bind_page(self, home: str, device: bytes) -> None:
        """Keep by which device's key the page of a home is somebody. :param device: its digest."""

    def void_others(self, person: str, device: bytes) -> None:
        """Make all devices of a person but this one void for good, sign out their pages, and delete all passkeys.

        :param device: digest of its key.
        """

    def void(self) -> frozenset[bytes]:
        """Return the digests of the keys that are void; another process may have changed it."""

    def forget(self, person: str) -> None:
        """Delete all that is kept about a person, with matches that are over and that nobody else here has played.

        Their name stays in matches of others.
        """

    def people(self) -> list[Person]:
        """Return everybody whom the house knows, by name."""

    def ban(self, person: str, banned: bool = True) -> None:
        """Keep that somebody may not come in, or may again."""

    def banned(self) -> frozenset[str]:
        """Return who may not come in, by id; another process may have changed it."""

    def order(self, order: OwnerOrder) -> None:
        """Keep an order of the owner's in place of the one about the same."""

    def orders(self) -> list[OwnerOrder]:
        """Return all orders; another process may have changed them."""

    def drop_order(self, order: OwnerOrder) -> None:
        """Delete the order about the same: it is carried out, or withdrawn."""

    def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Keep that somebody has blocked another, or no more."""

    def blocks(self, after: int | None = None) -> tuple[int, dict[str, frozenset[str]]]:
        """Return the number of the last change, and by id whom those have blocked who have changed that after a number.

        :param after: None for all who have blocked somebody. Another process may have changed it.
        """

    def report(self, report: Report) -> None:
        """Keep a report for the owner."""

    def reports(self) -> list[Report]:
        """Return all reports that are kept, oldest first."""

    def dismiss(self, report: int) -> None:
        """Delete a report."""

    def count_fault(self, fault: Fault) -> None:
        """Keep that an error has happened so many times more."""

    def faults(self) -> list[Fault]:
        """Return the errors that have happened, the latest first."""

    def salt(self) -> bytes:
        """Return this store's own salt for digests of passphrases, made when it was made."""

    def table(self, table: KeptTable) -> None:
        """Keep a table as it is now; a new one belongs to this owner. :raises Lost:"""

    def finish(self, table: KeptTable, people: Collection[str], at: float) -> None:
        """Keep a table whose match is over now. :param people: who has played it, by id. :param at: s since 1970.

        :raises Lost:
        """

    def finished(self, person: str) -> list[str]:
        """Return the tables at which somebody has played a match that is over, the newest first."""

    def count_finished(self) -> tuple[int, float]:
        """Return how many matches that are over are kept, and since when the oldest, in seconds since 1970."""

    def sweep(self, before: float) -> int:
        """Delete matches that were over before a time, ``SWEPT`` of them at most; return how many."""

    def keep_days(self) -> int:
        """Return for how many days matches that are over are kept, 0 for good; another process may have changed it."""

    def set_keep_days(self, days: int) -> None:
        """Keep for how many days matches that are over are kept, 0 for good."""

    def tables(self) -> list[KeptTable]:
        """Return all tables that are not over."""

    def table_of(self, id: str) -> KeptTable | None:
        """Return one table, over or not."""

    def append(self, table: str, number: int, entry: bytes) -> None:
        """Add an entry to the record of a table. :param number: from 1, without a gap.

        :raises Taken: when there is an entry of that number. :raises Lost:
        """

    def entries(self, table: str) -> Iterator[bytes]:
        """Return the record of a table, in order."""

    def remove(self, table: str) -> None:
        """Delete a table with its record."""

    def check(self) -> None:
        """Keep something that says nothing. :raises StoreFailed: where nothing can be kept now."""

    def renew(self) -> None:
        """Say that this owner lives: for ``LEASE`` seconds from now its tables are nobody else's.

        :raises Lost: while another owner lives, unless both share the tables.
        """

    def release(self) -> None:
        """Own nothing any more: others may have all tables at once."""

    def owners(self) -> dict[str, str]:
        """Return all owners that live, by name, each with the address at which clients reach it, empty for none."""

    def where(self, named: str) -> tuple[str, str] | None:
        """Return the id of a table and its owner that lives, empty for none; None where there is no such table.

        :param named: its id or its code. A table whose match is over is none that anybody owns.
        """

    def owned(self) -> frozenset[str]:
        """Return all tables that are not over and whose owner this is, by id."""

    def orphans(self, most: int) -> list[KeptTable]:
        """Become the owner of tables that are not over and whose owner, if any, lives no more; return them.

        :param most: how many at once.
        """

    def claim(self, table: str) -> KeptTable | None:
        """Become the owner of a table; return it as it is now, None for no such one, or while another owner lives."""

    def rows(self) -> Iterator[Row]:
        """Return everything as it is at one instant, alike in every store (``rows``)."""

    def fill(self, source: Store) -> int:
        """Take over everything from another store into this empty one, compared row by row, all of it or nothing.

        Returns the number of rows. :raises Differs: where this store is not empty, or has not got what there was.
        """

    def close(self) -> None:
        """Close the store."""
