"""Send each connection at a table its missing messages, in portions, as fast as it receives them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.server.people.apart import Apart
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables.codec import write
from numeramis_access.tables.pushes import Told

#: messages sent at once; a connection that is further behind gets more when it has received them
PORTION = 10


def spread(
    connections: Connections, apart: Apart, sitting: Sitting, changed: bool, may_catch_up: Callable[[Guest], bool]
) -> bool:
    """Send all connections at a table its news; return whether none failed.

    :param changed: whether more than the match has changed. :param may_catch_up: whether a connection that is far
        behind can take more messages now.
    """
    timed = (sitting.look() and sitting.setting.clock is not None) or changed
    there = ((guest.number, guest) for guest in list(connections.at(sitting.id)))
    return not apart.each("connection", there, partial(_tell, sitting, changed, timed, may_catch_up))


def _tell(
    sitting: Sitting, changed: bool, timed: bool, may_catch_up: Callable[[Guest], bool], guest: Guest
) -> None:
    """Send one connection the news of a table.

    :param changed: whether more than the match has changed. :param timed: whether to send the clocks too.
    :param may_catch_up: whether a connection that is far behind can take more messages now.
    """
    if guest.person is None or sitting.id not in guest.told:
        return
    if changed:
        guest.say(sitting.seen_by(guest.person.id))
    catch_up(guest, guest.person.id, sitting, may_catch_up)
    later = sitting.setting.later and guest.person.id in sitting.onlookers
    if timed and sitting.match is not None and not later:
        guest.say(sitting.times())


def catch_up(guest: Guest, person: str, sitting: Sitting, may_catch_up: Callable[[Guest], bool]) -> None:
    """Send a connection the missing messages of a match, as many as it can take.

    :param may_catch_up: whether a connection that is far behind can take more messages now.
    """
    guest.owed.discard(sitting.id)
    while sitting.number > (after := guest.told[sitting.id]):
        if not guest.has_room() or (sitting.number - after > PORTION and not may_catch_up(guest)):
            guest.owed.add(sitting.id)
            return
        if not (messages := sitting.messages_for(person, after, PORTION)):
            return
        guest.told[sitting.id] = messages[-1].number
        told = [write(message) for message in messages]
        guest.say(Told(table=sitting.id, messages=told))  # type: ignore[arg-type]
