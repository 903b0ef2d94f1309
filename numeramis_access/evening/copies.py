"""Copies of an evening's log that come from other places: the longer copy of an append-only log is the valid one.

Two copies that contradict each other are a fork, which is an error. A director settles it by refusing one of the two
entries at which they differ; every copy with that entry stays refused. Therefore copies can come in any order, late or
twice, and give the same log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.evening.events import PersonId
from numeramis_access.evening.log import Log, read_entries

#: bytes of the digest of a refused entry
DIGEST_BYTES = 16
#: most entries and people of a copy
MAX_ENTRIES, MAX_PEOPLE = 20_000, 2_000

#: a short text of a file
ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]


class CopiedPerson(msgspec.Struct, frozen=True, array_like=True):
    """A person of a copied evening. Needs, such as a seat that never moves, are never copied.

    :param id: id of the person. :param name: name of the person.
    :param kept: whether the name may be kept after the evening. :param shown: whether public lists may name the person.
    """

    id: ShortText
    name: ShortText
    kept: bool = False
    shown: bool = False


class EveningCopy(msgspec.Struct, frozen=True):
    """The log of an evening with the names of its people, for the organiser of a contest in several places.

    :param format: name of this form of file. :param id: id of the evening.
    :param created: time at which the evening was created, ISO 8601. :param people: the people of the evening.
    :param lines: the entries of its log, each as JSON.
    """

    format: Literal["numeramis-evening"]
    id: ShortText
    created: ShortText
    people: Annotated[tuple[CopiedPerson, ...], msgspec.Meta(max_length=MAX_PEOPLE)]
    lines: Annotated[tuple[str, ...], msgspec.Meta(max_length=MAX_ENTRIES)]


class RefusedEntry(msgspec.Struct, frozen=True, order=True):
    """An entry of a log that a director has refused in a fork.

    :param evening: id of the evening. :param number: number of the entry, from 0.
    :param digest: digest of the entry in hexadecimal, which tells it from the other entry with this number.
    """

    evening: str
    number: int
    digest: str


class Fork(NamedTuple):
    """Two copies of one log that contradict each other.

    :param number: number of the first entry that differs, from 0.
    :param here: all entries of one copy as JSON. :param there: those of the other.
    """

    number: int
    here: Sequence[str]
    there: Sequence[str]


def write_copy(copy: EveningCopy) -> bytes:
    """Return a copy as the content of a file, in JSON."""
    return msgspec.json.encode(copy)


def read_copy(content: str) -> EveningCopy:
    """Return the copy in a file.

    :param content: the text of the file.
    :raises ValueError: if the text is not a copy, or if an entry of its log is impossible.
    """
    copy: EveningCopy = from_json(content, EveningCopy)
    Log(read_entries(copy.lines))
    return copy


def refusal_of(evening: str, number: int, line: str) -> RefusedEntry:
    """Return the record that refuses an entry.

    :param evening: id of the evening. :param number: number of the entry, from 0. :param line: the entry as JSON.
    """
    return RefusedEntry(evening, number, hashlib.blake2b(line.encode(), digest_size=DIGEST_BYTES).hexdigest())


def is_refused(evening: str, lines: Sequence[str], refused: Collection[RefusedEntry]) -> bool:
    """Return whether a copy has an entry that a director has refused.

    :param evening: id of the evening. :param lines: the entries of the copy as JSON. :param refused: the refused
        entries.
    """
    own = (entry for entry in refused if entry.evening == evening and entry.number < len(lines))
    return any(refusal_of(evening, entry.number, lines[entry.number]) == entry for entry in own)


def merge_copies(
    evening: str, here: Sequence[str], there: Sequence[str], refused: Collection[RefusedEntry] = ()
) -> Sequence[str] | Fork:
    """Return the valid copy of a log, or a fork if the two contradict each other.

    A copy with a refused entry loses; if both have one, ``here`` is returned. Otherwise the longer copy is valid.

    :param evening: id of the evening. :param here: the entries of one copy as JSON, empty if there is none.
    :param there: those of the other. :param refused: the entries that directors have refused.
    """
    if is_refused(evening, there, refused):
        return here
    if is_refused(evening, here, refused):
        return there
    both = zip(here, there, strict=False)
    parts = next((number for number, (entry, other) in enumerate(both) if entry != other), None)
    if parts is not None:
        return Fork(parts, here, there)
    return max(here, there, key=len)


def people_of(lines: Sequence[str]) -> set[PersonId]:
    """Return the ids of all entrants' people in an evening, with substitutes in place of the people they replaced.

    :param lines: the entries of its log, each as JSON.
    :raises ValueError: if a line is not an entry, or an entry is impossible.
    """
    evening = Log(read_entries(lines)).evening
    return {person for persons in evening.entrants for person in persons}
