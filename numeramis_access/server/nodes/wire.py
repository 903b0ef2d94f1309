"""Messages between servers of one house. A gateway is the server of a connection, an owner the server of a table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Base class of messages between servers.

    :param node: name of the sender.
    """

    node: str


class Ask(ServerMessage, frozen=True, tag="ask"):
    """A request that a gateway forwards to the owner of a table.

    :param connection: the gateway's number of the client's connection.
    :param number: the gateway's number of this request; the owner acts on a repeated request only once.
    :param table: id of the table.
    :param person: the person of the connection.
    :param address: address of the client, for limits.
    :param language: code of the client's language.
    :param line: the client's line, unchanged.
    """

    connection: int
    number: int
    table: str
    person: KnownPerson
    address: str
    language: str
    line: bytes


class Tell(ServerMessage, frozen=True, tag="tell"):
    """A line from an owner for a connection.

    :param connection: the gateway's number of the client's connection.
    :param table: id of the table that the line is about; empty if it is about no table.
    :param line: the line for the client.
    :param re: number of the answered request, 0 for none.
    :param first: number of the first match message in the line, 0 if it has none.
    :param last: number of the last match message in the line, 0 if it has none.
    :param more: whether the owner sends further match messages only after a ``More``, which the gateway sends when the
        connection has taken this line.
    """

    connection: int
    table: str
    line: bytes
    re: int = 0
    first: int = 0
    last: int = 0
    more: bool = False


class More(ServerMessage, frozen=True, tag="more"):
    """A connection has sent all messages to its client and is ready for more.

    :param connection: the gateway's number of the connection.
    """

    connection: int


class NotMine(ServerMessage, frozen=True, tag="not-mine"):
    """The sender does not own the table of a request.

    :param connection: the gateway's number of the connection.
    :param table: id of the table.
    """

    connection: int
    table: str


class ConnectionEnded(ServerMessage, frozen=True, tag="away"):
    """A connection at the sender has ended.

    :param connection: the sender's number of the connection.
    """

    connection: int


class Dismiss(ServerMessage, frozen=True, tag="dismiss"):
    """A connection at the receiver must end.

    :param connection: the receiver's number of the connection.
    :param code: the reason in ``PROTOCOL.md``.
    """

    connection: int
    code: str


class Heartbeat(ServerMessage, frozen=True, tag="beat"):
    """The heartbeat to each other server, twice a second.

    :param connections: the sender's numbers of its connections that follow tables of the receiver.
    :param tables: the sender's tables that connections of the receiver follow, each with the number of its last
        message, which shows a gap.
    """

    connections: tuple[int, ...] = ()
    tables: dict[str, int] = {}


class Here(ServerMessage, frozen=True, tag="here"):
    """The people and unfinished tables of a server: the full lists, or the changes since the last message.

    :param people: new or renamed people.
    :param gone: ids of people who left.
    :param tables: new or changed tables.
    :param over: ids of tables that ended or moved to another server.
    :param whole: whether these are the full lists.
    """

    people: tuple[KnownPerson, ...] = ()
    gone: tuple[str, ...] = ()
    tables: tuple[Listing, ...] = ()
    over: tuple[str, ...] = ()
    whole: bool = False


class Leaving(ServerMessage, frozen=True, tag="leaving"):
    """The sender leaves the house; the others can take its tables."""


class Forgotten(ServerMessage, frozen=True, tag="forgotten"):
    """A person was deleted: all their connections end.

    :param person: id of the person.
    """

    person: str


class PassOn(ServerMessage, frozen=True, tag="pass-on"):
    """A line for all connections of a person, at all servers.

    :param person: id of the person.
    :param line: the line for the clients.
    """

    person: str
    line: bytes


class SignOut(ServerMessage, frozen=True, tag="sign-out"):
    """All connections of a person at other servers end.

    :param person: id of the person.
    """

    person: str


AnyServerMessage: TypeAlias = (
    Ask | Tell | More | NotMine | ConnectionEnded | Dismiss | Heartbeat | Here | Leaving | Forgotten | PassOn | SignOut
)

_decoder: msgspec.msgpack.Decoder[AnyServerMessage] = msgspec.msgpack.Decoder(AnyServerMessage)


def write_server_message(word: AnyServerMessage) -> bytes:
    """Return a message between servers as bytes."""
    return msgspec.msgpack.encode(word)


def read_server_message(body: bytes) -> AnyServerMessage:
    """Return the message between servers in these bytes.

    :raises msgspec.DecodeError: if it is unknown or malformed.
    """
    return _decoder.decode(body)
