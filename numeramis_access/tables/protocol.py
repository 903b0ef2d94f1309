"""Read and write the JSON lines between a client and a house (a server of tables); ``PROTOCOL.md`` specifies them.

Every request has an id and gets one reply. The house also sends numbered messages from the client's tables, which the
client can request again from any number on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar, get_args

import msgspec

from numeramis_access.core.text import clean_tree, is_clean
from numeramis_access.tables.pushes import AnyPush, Denied, HousePush, Present, TableNow
from numeramis_access.tables.request_fields import Id, Request
from numeramis_access.tables.requests import AnyRequest

T = TypeVar("T")

#: version of this protocol; a house denies other versions with code ``version``
PROTOCOL_VERSION = 1
#: default port of a house
DEFAULT_PORT = 8765

#: tags of all requests
_ASKED = frozenset(str(request.__struct_config__.tag) for request in get_args(AnyRequest))
#: tags of all pushes
_PUSHED = frozenset(str(push.__struct_config__.tag) for push in get_args(AnyPush))
#: element types of the lists of a lobby
_LISTED: dict[str, type[msgspec.Struct]] = {"people": Present, "tables": TableNow, "mine": TableNow}


class _Named(msgspec.Struct):
    """The fields that every request has, known or unknown."""

    id: Id
    do: str


class _AboutTable(msgspec.Struct, rename={"kind": "is"}):
    """The fields that every push about a table has."""

    kind: str
    table: str


class Head(msgspec.Struct, rename={"kind": "is"}):
    """The fields of a push that a server needs when it forwards the push.

    :ivar kind: tag of the push.
    :ivar answer: answer to a request, None if the push has none.
    :ivar code: reason of a denial, empty if the push is not a denial.
    """

    kind: str
    answer: object = None
    code: str = ""

    @property
    def waits(self) -> bool:
        """Return whether this reply says that the person has to wait for permission to enter or watch."""
        return isinstance(self.answer, dict) and self.answer.get("waits") is True


_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_pushes: msgspec.json.Decoder[AnyPush] = msgspec.json.Decoder(AnyPush)
_heads = msgspec.json.Decoder(Head)
_encoder = msgspec.json.Encoder()


def read_request(line: str | bytes) -> AnyRequest:
    """Return the request in a line, with cleaned texts (``core.text``).

    :raises msgspec.DecodeError: for any other line.
    """
    with _one_error():
        return _requests.decode(clean_json(line))


@contextmanager
def _one_error() -> Iterator[None]:
    """Raise ``msgspec.DecodeError`` also for bytes that are not UTF-8 and for JSON that is nested too deeply."""
    try:
        yield
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error


def clean_json(line: str | bytes) -> str | bytes:
    """Return JSON with all its texts cleaned (``core.text``); a line without anything to clean is returned as it is.

    :raises msgspec.DecodeError: for a line that is not JSON; some lines raise UnicodeDecodeError or RecursionError
        instead.
    """
    text = line if isinstance(line, str) else line.decode()
    if "\\" not in text and is_clean(text):
        return line
    return _encoder.encode(clean_tree(msgspec.json.decode(text)))


def denial_of(line: str | bytes) -> Denied | None:
    """Return the denial of a line that ``read_request`` cannot read.

    Its code is ``unknown-value`` for a known request, otherwise ``unknown-request``. Return None if the line has no id
    or no name of a request.
    """
    try:
        named = msgspec.json.decode(line, type=_Named)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return Denied(re=named.id, code="unknown-value" if named.do in _ASKED else "unknown-request")


def read_push(line: str | bytes) -> AnyPush:
    """Return the push in a line, with cleaned texts (``core.text``).

    People and tables that this version cannot read are left out of the lists of a lobby.

    :raises msgspec.DecodeError: for any other line.
    """
    with _one_error():
        line = clean_json(line)
        try:
            return _pushes.decode(line)
        except msgspec.ValidationError:
            said = msgspec.json.decode(line, type=dict[str, object])
            known = {name: [*readable_members(said[name], kind)] for name, kind in _LISTED.items() if name in said}
            return _pushes.decode(_encoder.encode({**said, **known}))


def readable_members(listed: object, kind: type[T]) -> Iterator[T]:
    """Yield the members of a JSON list that this version can read; a newer house can send others.

    :param listed: a JSON value; anything but a list has no members.
    :param kind: type of the members.
    """
    for item in listed if isinstance(listed, list) else ():
        with suppress(msgspec.ValidationError):
            yield msgspec.convert(item, kind)


def head_of(line: bytes) -> Head:
    """Return the head of a push without decoding its other fields. :raises msgspec.DecodeError: for any other line."""
    return _heads.decode(line)


def table_id_of(line: str | bytes) -> str:
    """Return the id of the table in a push that ``read_push`` cannot read.

    Empty if the line is not such JSON or its tag is unknown.
    """
    try:
        said = msgspec.json.decode(line, type=_AboutTable)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return said.table if said.kind in _PUSHED else ""


def line_of(said: Request | HousePush) -> bytes:
    """Return a request or a push as JSON in bytes, without a line end."""
    return _encoder.encode(said)
