"""Every limit of the server, as one table: who is counted, how much of what is granted, and how a refusal is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

#: by whom is counted: one connection, one person on all of theirs, one address, one table, the whole house.
#: A network of IPv6 is one address; a page's session has the address of its page.
Scope: TypeAlias = Literal["line", "person", "address", "table", "house"]


class Rate(NamedTuple):
    """How much is granted. :param most: at once. :param seconds: in which all of it is there again; 0 for what is
    counted as long as it is there, as connections are."""  # fmt: skip

    most: int
    seconds: float = 0.0


class Limit(NamedTuple):
    """One limit. :param code: by which it is refused, as ``PROTOCOL.md`` lists. :param rates: by whom is counted.

    :param strangers: whether an address is counted for those only who have been known for less than ``KNOWN``: who has
        been known for longer is counted as a person, so that nobody else behind the same router stands in their way.
    """

    code: str
    rates: Mapping[Scope, Rate]
    strangers: bool = False


Limits: TypeAlias = Mapping[str, Limit]

#: limits that are counted in bytes
IN_BYTES = ("bytes", "page-bytes", "act-bytes", "evening-bytes", "evening-notes", "host-bytes", "answers")
#: all limits, by name: in bytes, everything else in how often, or how many at once
LIMITS: Limits = {
    # connections
    "connections": Limit("no-room", {"address": Rate(400), "house": Rate(12_000)}),
    "lines": Limit(
        "too-fast", {"line": Rate(40, 1.0), "person": Rate(80, 1.0), "address": Rate(2000, 1.0)}, strangers=True
    ),
    "bytes": Limit(
        "too-fast", {"line": Rate(2**17, 10.0), "person": Rate(2**18, 10.0), "address": Rate(2**22, 10.0)},
        strangers=True,
    ),
    # pages, each with a session of its own
    "pages": Limit("no-room", {"address": Rate(60), "house": Rate(500)}),
    "new-pages": Limit("no-room", {"address": Rate(60, 60.0)}),
    "page-lines": Limit("too-fast", {"line": Rate(60, 1.0), "address": Rate(400, 1.0)}),
    "page-bytes": Limit("too-fast", {"line": Rate(3 * 2**23, 600.0), "address": Rate(3 * 2**24, 600.0)}),
    # who somebody is
    "newcomers": Limit("too-many-newcomers", {"address": Rate(240, 600.0)}),
    "words": Limit("too-many-guesses", {"person": Rate(10, 60.0), "address": Rate(60, 60.0)}, strangers=True),
    "renames": Limit("too-often", {"person": Rate(10, 60.0), "address": Rate(200, 60.0)}),
    "passkeys": Limit("too-many-passkeys", {"person": Rate(20)}),
    "blocks": Limit("too-many-blocked", {"person": Rate(500)}),
    # what takes the house long
    "dear": Limit("too-often", {"person": Rate(120, 120.0), "address": Rate(1200, 120.0)}, strangers=True),
    # tables
    "codes": Limit("too-many-guesses", {"person": Rate(10, 60.0), "address": Rate(60, 60.0)}, strangers=True),
    "openings": Limit("too-often", {"person": Rate(40, 600.0), "address": Rate(240, 600.0)}, strangers=True),
    "tables": Limit("too-many-tables", {"person": Rate(20)}),
    "onlookers": Limit("full", {"table": Rate(50)}),
    # what comes to others
    "deeds": Limit("too-often", {"person": Rate(30, 30.0), "address": Rate(100, 10.0)}, strangers=True),
    "acts": Limit("too-often", {"person": Rate(300, 60.0), "address": Rate(1500, 60.0)}, strangers=True),
    "act-count": Limit("too-often", {"person": Rate(5000, 600.0), "address": Rate(20_000, 600.0)}, strangers=True),
    "act-bytes": Limit("too-often", {"person": Rate(2**21, 600.0), "address": Rate(2**23, 600.0)}, strangers=True),
    # what is kept of evenings
    "evening-bytes": Limit("evening-full", {"table": Rate(2**21)}),
    "evening-notes": Limit("evening-full", {"table": Rate(2**16)}),
    "evening-people": Limit("evening-full", {"table": Rate(500)}),
    "host-bytes": Limit("too-much-kept", {"person": Rate(2**22)}),
    # what is answered
    "answers": Limit(
        "too-often", {"line": Rate(2**21, 30.0), "person": Rate(2**22, 30.0), "address": Rate(2**24, 30.0)},
        strangers=True,
    ),
    "invitations": Limit("too-often", {"person": Rate(10, 60.0), "address": Rate(200, 60.0)}),
    "phrases": Limit("too-much-said", {"person": Rate(1, 1.0), "address": Rate(100, 1.0)}, strangers=True),
    "talk": Limit("too-much-said", {"person": Rate(30, 60.0), "address": Rate(600, 60.0)}, strangers=True),
    "reports": Limit("too-often", {"person": Rate(10, 3600.0), "address": Rate(60, 3600.0)}, strangers=True),
}

#: largest line of a client and of a page, in bytes
LARGEST_LINE, LARGEST_OF_PAGE = 8192, 65536
#: lines and bytes that wait for a client that reads slowly, before it has to come again
WAITING, WAITING_BYTES = 2000, 2 * 1024 * 1024
#: requests of one connection that wait to be answered; whoever sends more is not read until then
UNANSWERED = 40
#: seconds in which a browser has to answer about a passkey: typing a PIN by braille takes its time
CHALLENGE = 300.0
#: seconds in which a connection says who is there, and in which a request of HTTP comes whole
HELLO, HALF = 30.0, 10.0
#: connections that may be newer than one that has not said who is there: so many who say nothing are all that is held
NEWER = 1000
#: seconds in which a file that a page gives has to come whole, so that nobody has the house hold hundreds of halves
FILE = 300.0
#: seconds for which the session of a page waits for it to come back, where its player has done nothing yet
UNUSED = 10.0
#: seconds for which a table whose match has not begun, and a match under way, stay when everybody has left
EMPTY, DESERTED = 600.0, 90 * 86_400.0
#: seconds after which such a match lies in the store alone, and takes no memory
IDLE = 600.0
#: seconds after which people are forgotten who were here and of whom nothing is kept but their name
PASSED = 30 * 86_400.0
#: seconds for which a deal of a day is kept that somebody has given to be compared by
DEALS = 31 * 86_400.0
#: seconds for which whoever has lost their words waits for new ones
LOST = 7 * 86_400
#: seconds since somebody was new here, after which they count as known
KNOWN = 86_400.0


def has_room(limits: Limits, name: str, scope: Scope, there: int, more: int = 1) -> bool:
    """Return whether more may be there. :param there: how many are there already."""
    rate = limits[name].rates.get(scope)
    return rate is None or there + more <= rate.most
