"""All limits of the server in one table: the counted acts, per connection, person or address, their rates, and the
codes of refusals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

#: the unit that is counted: one connection, all connections of one person, one address, one table, the whole house.
#: An IPv6 network counts as one address; the session of a page has the address of the page.
Scope: TypeAlias = Literal["line", "person", "address", "table", "house"]


class Rate(NamedTuple):
    """The rate of a limit.

    :param most: the greatest amount that can be used at once.
    :param seconds: seconds in which the whole amount becomes available again; 0 for things that count while they exist,
        such as connections.
    """

    most: int
    seconds: float = 0.0


class Limit(NamedTuple):
    """One limit.

    :param code: the code of its refusal in ``PROTOCOL.md``.
    :param rates: the rate for each scope.
    :param only_strangers: whether the address counts only for people known for less than ``KNOWN_PERSON_SECONDS``
        seconds; known people count only as persons, so that strangers behind the same router do not lock them out.
    """

    code: str
    rates: Mapping[Scope, Rate]
    only_strangers: bool = False


Limits: TypeAlias = Mapping[str, Limit]

#: limits that are counted in bytes
IN_BYTES = ("bytes", "page-bytes", "act-bytes", "evening-bytes", "evening-notes", "host-bytes", "answers")
#: all limits by name; those of ``IN_BYTES`` count bytes, the others times or items
LIMITS: Limits = {
    # connections
    "connections": Limit("no-room", {"address": Rate(400), "house": Rate(12_000)}),
    "lines": Limit(
        "too-fast", {"line": Rate(40, 1.0), "person": Rate(80, 1.0), "address": Rate(2000, 1.0)}, only_strangers=True
    ),
    "bytes": Limit(
        "too-fast", {"line": Rate(2**17, 10.0), "person": Rate(2**18, 10.0), "address": Rate(2**22, 10.0)},
        only_strangers=True,
    ),
    # pages, each with a session of its own
    "pages": Limit("no-room", {"address": Rate(60), "house": Rate(500)}),
    "new-pages": Limit("no-room", {"address": Rate(60, 60.0)}),
    "page-lines": Limit("too-fast", {"line": Rate(60, 1.0), "address": Rate(400, 1.0)}),
    "page-bytes": Limit("too-fast", {"line": Rate(3 * 2**23, 600.0), "address": Rate(3 * 2**24, 600.0)}),
    # identity
    "newcomers": Limit("too-many-newcomers", {"address": Rate(240, 600.0)}),
    "words": Limit("too-many-guesses", {"person": Rate(10, 60.0), "address": Rate(60, 60.0)}, only_strangers=True),
    "renames": Limit("too-often", {"person": Rate(10, 60.0), "address": Rate(200, 60.0)}),
    "passkeys": Limit("too-many-passkeys", {"person": Rate(20)}),
    # calls to tables by turns; the store counts their codes, a mailbox as an address of its own; newcomers, and people
    # known for a day, each have one allowance of the house
    "mail-codes": Limit("too-often", {"person": Rate(4, 86_400.0), "address": Rate(20, 86_400.0)}),
    "house-codes": Limit("too-often", {"house": Rate(300, 86_400.0)}),
    "mailbox-codes": Limit("too-often", {"address": Rate(3, 86_400.0)}),
    "code-guesses": Limit("too-many-guesses", {"person": Rate(10, 3600.0), "address": Rate(60, 3600.0)}),
    "browsers": Limit("too-many-browsers", {"person": Rate(10)}),
    "blocks": Limit("too-many-blocked", {"person": Rate(500)}),
    # expensive requests
    "dear": Limit("too-often", {"person": Rate(120, 120.0), "address": Rate(1200, 120.0)}, only_strangers=True),
    # tables
    "codes": Limit("too-many-guesses", {"person": Rate(10, 60.0), "address": Rate(60, 60.0)}, only_strangers=True),
    "openings": Limit("too-often", {"person": Rate(40, 600.0), "address": Rate(240, 600.0)}, only_strangers=True),
    "tables": Limit("too-many-tables", {"person": Rate(20)}),
    "onlookers": Limit("full", {"table": Rate(50)}),
    # acts that other people are told
    "deeds": Limit("too-often", {"person": Rate(30, 30.0), "address": Rate(100, 10.0)}, only_strangers=True),
    "acts": Limit("too-often", {"person": Rate(300, 60.0), "address": Rate(1500, 60.0)}, only_strangers=True),
    "act-count": Limit("too-often", {"person": Rate(5000, 600.0), "address": Rate(20_000, 600.0)}, only_strangers=True),
    "act-bytes": Limit("too-often", {"person": Rate(2**21, 600.0), "address": Rate(2**23, 600.0)}, only_strangers=True),
    # stored data of evenings
    "evening-bytes": Limit("evening-full", {"table": Rate(2**21)}),
    "evening-notes": Limit("evening-full", {"table": Rate(2**16)}),
    "evening-people": Limit("evening-full", {"table": Rate(500)}),
    "host-bytes": Limit("too-much-kept", {"person": Rate(2**22)}),
    # answers and messages
    "answers": Limit(
        "too-often", {"line": Rate(2**21, 30.0), "person": Rate(2**22, 30.0), "address": Rate(2**24, 30.0)},
        only_strangers=True,
    ),
    "invitations": Limit("too-often", {"person": Rate(10, 60.0), "address": Rate(200, 60.0)}),
    "phrases": Limit("too-much-said", {"person": Rate(1, 1.0), "address": Rate(100, 1.0)}, only_strangers=True),
    "talk": Limit("too-much-said", {"person": Rate(30, 60.0), "address": Rate(600, 60.0)}, only_strangers=True),
    "reports": Limit("too-often", {"person": Rate(10, 3600.0), "address": Rate(60, 3600.0)}, only_strangers=True),
}

#: largest line of a client and of a page, in bytes
MAX_LINE_BYTES, MAX_PAGE_LINE_BYTES = 8192, 65536
#: lines and bytes that wait for a client that reads slowly, before it has to come again
MAX_WAITING_LINES, MAX_WAITING_BYTES = 2000, 2 * 1024 * 1024
#: most unanswered requests of one connection; the server reads no more lines until it has answered some
MAX_UNANSWERED_REQUESTS = 40
#: seconds for a browser to answer a passkey challenge: typing a PIN in braille takes time
CHALLENGE_SECONDS = 300.0
#: seconds for a connection to identify its person, and for an HTTP request to arrive complete
HELLO_SECONDS, HTTP_REQUEST_SECONDS = 30.0, 10.0
#: most newer connections before one that has not identified its person is closed; this bounds the silent ones
MAX_NEWER_CONNECTIONS = 1000
#: seconds for an upload of a page to arrive complete, so that incomplete files do not pile up
UPLOAD_SECONDS = 300.0
#: seconds for which the session of a page outlives its connection before the player has done anything
UNUSED_SESSION_SECONDS = 10.0
#: seconds for which an abandoned table is kept before its match has begun, and during the match
GATHERING_KEEP_SECONDS, MATCH_KEEP_SECONDS = 600.0, 90 * 86_400.0
#: seconds for which an abandoned table by turns is kept before its match has begun: people come on different days
BY_TURNS_KEEP_SECONDS = 14 * 86_400.0
#: seconds after which an abandoned match is unloaded from memory; it stays in the store
IDLE_SECONDS = 600.0
#: seconds since the last visit after which a person without other data than a name is deleted
VISITOR_KEEP_SECONDS = 30 * 86_400.0
#: seconds for which a shared deal of the day is kept
DEAL_KEEP_SECONDS = 31 * 86_400.0
#: seconds of waiting for a new passphrase after the old one is lost
RECOVERY_SECONDS = 7 * 86_400
#: seconds after the first visit from which a person counts as known
KNOWN_PERSON_SECONDS = 86_400.0


def has_room(limits: Limits, name: str, scope: Scope, there: int, more: int = 1) -> bool:
    """Return whether a limit allows more items; True if it sets nothing for this scope.

    :param limits: the table of limits.
    :param name: name of the limit.
    :param scope: whose items are counted: those of a connection, a person, an address, a table or the whole house.
    :param there: the present number.
    :param more: the number of items to add.
    """
    rate = limits[name].rates.get(scope)
    return rate is None or there + more <= rate.most
