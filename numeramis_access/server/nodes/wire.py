"""What servers of one house say to each other over the bus. A gateway has the connection, an owner the table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson


class Word(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """What one server says. :param node: who says it."""

    node: str


class Ask(Word, frozen=True, tag="ask"):
    """A gateway hands on what somebody asks for at a table.

    :param connection: the gateway's number for it. :param number: of this request at the gateway: asked again under the
        same number it has one effect. :param line: as the client sent it.
    """

    connection: int
    number: int
    table: str
    person: KnownPerson
    address: str
    language: str
    line: bytes


class Tell(Word, frozen=True, tag="tell"):
    """An owner tells a connection something.

    :param re: number of the request that this answers, 0 for none. :param first: number of the first and :param last:
        of the last message of the match in it, 0 where there are none. :param more: whether more waits until the
        connection has taken this.
    """

    connection: int
    table: str
    line: bytes
    re: int = 0
    first: int = 0
    last: int = 0
    more: bool = False


class More(Word, frozen=True, tag="more"):
    """A connection has taken what it was told of a table after which there was to be more."""

    connection: int


class NotMine(Word, frozen=True, tag="not-mine"):
    """The table of a request is another's by now."""

    connection: int
    table: str


class ConnectionEnded(Word, frozen=True, tag="away"):
    """A connection has ended."""

    connection: int


class Beat(Word, frozen=True, tag="beat"):
    """Sign of life to a server with which one has something in common, twice a second.

    :param connections: those that are told of tables there. :param tables: those of which connections there are told,
        each with the number of its last message: who has a lower one has missed something.
    """

    connections: tuple[int, ...] = ()
    tables: dict[str, int] = {}


class Here(Word, frozen=True, tag="here"):
    """Who is connected to a server, and its tables that are not over: all of them, or what is new since the last one.

    :param people: who has come or is called otherwise. :param gone: who has gone, by id. :param tables: those that are
        new or stand otherwise. :param over: those that are over or another's, by id. :param whole: whether that is all.
    """

    people: tuple[KnownPerson, ...] = ()
    gone: tuple[str, ...] = ()
    tables: tuple[Listing, ...] = ()
    over: tuple[str, ...] = ()
    whole: bool = False


class Leaving(Word, frozen=True, tag="leaving"):
    """A server ends in order: its tables are anybody's."""


class Forgotten(Word, frozen=True, tag="forgotten"):
    """Somebody is known no more: their connections end."""

    person: str


class PassOn(Word, frozen=True, tag="pass-on"):
    """Something for all connections of a person, wherever they are."""

    person: str
    line: bytes


class SignOut(Word, frozen=True, tag="sign-out"):
    """All connections of a person end: the one that asked for it is at the server that says so."""

    person: str


AnyWord: TypeAlias = (
    Ask | Tell | More | NotMine | ConnectionEnded | Beat | Here | Leaving | Forgotten | PassOn | SignOut
)

_decoder: msgspec.msgpack.Decoder[AnyWord] = msgspec.msgpack.Decoder(AnyWord)


def write(word: AnyWord) -> bytes:
    """Return a word as it goes over the bus."""
    return msgspec.msgpack.encode(word)


def read(body: bytes) -> AnyWord:
    """Return what another server said. :raises msgspec.DecodeError: for what no server of this version says."""
    return _decoder.decode(body)
