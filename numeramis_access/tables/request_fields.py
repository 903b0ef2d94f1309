"""The fields that requests share, and the two kinds of requests: to a house, and at a table.

The modules ``requests``, ``person_requests``, ``table_requests`` and ``evening_requests`` have the requests.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

#: set phrases that a person can say without typing; each listener hears them in their own language
SET_PHRASES = ("hello", "well-played", "thanks", "sorry", "one-moment", "good-game", "goodbye")

#: seconds after which a person who said that they read counts as having read
READING_SECONDS = 30.0

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=40, max_length=100)]
#: a ticket of a house, or a question to a house
Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Passphrase: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: the code or the id of a table
TableCode: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: fields that can be empty
OptionalKey: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern="^$|^.{40,}$")]
OptionalPassphrase: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
OptionalProof: TypeAlias = Annotated[str, msgspec.Meta(max_length=6000)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Json: TypeAlias = dict[str, Any]
#: the origin of a page as the browser reports it, and a browser's answer about a passkey as JSON
Origin: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Proof: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=6000)]

#: the epoch that a number belongs to, as in the answer to ``hello``; empty from clients that know no epochs
Epoch: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]

#: the deal of a day: a game and a date
DayDeal: TypeAlias = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z_]+/\d{4}-\d\d-\d\d$")]

#: days for each decision at a table by turns
Days: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]

#: an e-mail address: ASCII, without quotes and without a numeric host
MailAddress: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=254,
        pattern=r"^[a-zA-Z0-9_.!#$%&'*+/=?^`{|}~-]{1,64}@([a-zA-Z0-9-]{1,63}\.)+[a-zA-Z][a-zA-Z0-9-]+\Z",
    ),
]
#: a browser's subscription: its address at its push service, and its public key and its secret in base 64 for URLs
Endpoint: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
P256dh: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?\Z")]
PushSecret: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?\Z")]
#: an hour of the day
Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]

#: the number of a board
BoardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]

#: who can find a table: people who have its code, or everyone in the lobby
Access: TypeAlias = Literal["code", "open"]
#: who can watch a match: no one, friends of a player, or everyone who can find the table
MayWatch: TypeAlias = Literal["nobody", "friends", "all"]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
#: what a host did about a person; everyone at the table is told
HostDeed: TypeAlias = Literal["muted", "unmuted", "removed", "handed-over", "drawn"]


class Request(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    """A request of a client.

    Fields that have their default are left out, so that older servers accept the request; servers ignore unknown
    fields.

    :param id: id that the client chose for this request; the reply repeats it.
    """

    id: Id


class AtTable(Request, frozen=True):
    """A request about a table.

    :param table: id of the table.
    """

    table: Id
