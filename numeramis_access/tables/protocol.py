"""What a program and a house of tables say to each other, as lines of JSON; ``PROTOCOL.md`` tells it to other programs.

A client sends requests, each with an id of its own; every request gets one reply. What happens at the tables where the
client is comes by itself, numbered, and can be asked for again after any number.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import get_args

import msgspec

from numeramis_access.tables.pushes import AnyPush, Denied, HousePush, Present, TableNow
from numeramis_access.tables.requests import AnyRequest, Id, Request

#: version of this protocol; a house refuses another one with ``version``
VERSION = 1
#: where a house is found unless it says otherwise
PORT = 8765

#: what each request is called on the line
_ASKED = frozenset(str(one.__struct_config__.tag) for one in get_args(AnyRequest))
#: what each push is called on the line
_PUSHED = frozenset(str(one.__struct_config__.tag) for one in get_args(AnyPush))
#: what the lists of a lobby consist of
_LISTED: dict[str, type[msgspec.Struct]] = {"people": Present, "tables": TableNow, "mine": TableNow}


class _Named(msgspec.Struct):
    """What a line has to have to be a request at all, whichever it is."""

    id: Id
    do: str


class _AboutTable(msgspec.Struct, rename={"kind": "is"}):
    """What a line has that is about a table, whatever it says of it."""

    kind: str
    table: str


class Head(msgspec.Struct, rename={"kind": "is"}):
    """What a server has to know of a push that it hands on. :ivar answer: to a request that is done. :ivar code: why
    one is not.
    """

    kind: str
    answer: object = None
    code: str = ""

    @property
    def waits(self) -> bool:
        """Return whether it is an answer to somebody who has to be let in first."""
        return isinstance(self.answer, dict) and self.answer.get("waits") is True


_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
_pushes: msgspec.json.Decoder[AnyPush] = msgspec.json.Decoder(AnyPush)
_heads = msgspec.json.Decoder(Head)
_encoder = msgspec.json.Encoder()


def read_request(line: str | bytes) -> AnyRequest:
    """Return what a client asks for. :raises msgspec.DecodeError: for anything else."""
    return _requests.decode(line)


def why_unread(line: str | bytes) -> Denied | None:
    """Return why a request is denied that cannot be read, None for what is no request of any version."""
    try:
        named = msgspec.json.decode(line, type=_Named)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return Denied(re=named.id, code="unknown-value" if named.do in _ASKED else "unknown-request")


def read_push(line: str | bytes) -> AnyPush:
    """Return what a house says; a lobby without those in it of whom only another version can read.

    :raises msgspec.DecodeError: for anything else.
    """
    try:
        return _pushes.decode(line)
    except msgspec.ValidationError:
        said = msgspec.json.decode(line, type=dict[str, object])
        known = {name: [*_readable(said[name], kind)] for name, kind in _LISTED.items() if name in said}
        return _pushes.decode(_encoder.encode({**said, **known}))


def _readable(listed: object, kind: type[msgspec.Struct]) -> Iterator[object]:
    for one in listed if isinstance(listed, list) else ():
        with suppress(msgspec.ValidationError):
            msgspec.convert(one, kind)
            yield one


def head_of(line: bytes) -> Head:
    """Return what a push is, without reading all of it. :raises msgspec.DecodeError: for what is no push."""
    return _heads.decode(line)


def table_of(line: str | bytes) -> str:
    """Return about which table a push that cannot be read says what this version should know, "" for none."""
    try:
        said = msgspec.json.decode(line, type=_AboutTable)
    except msgspec.DecodeError:
        return ""
    return said.table if said.kind in _PUSHED else ""


def line_of(said: Request | HousePush) -> bytes:
    """Return a request or what a house says as one line of JSON."""
    return _encoder.encode(said)
