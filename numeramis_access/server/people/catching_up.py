"""What each connection at a table is told of what it does not know yet: in portions, as fast as it takes them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables.codec import write
from numeramis_access.tables.pushes import Told

if TYPE_CHECKING:
    from numeramis_access.server.people.house import House

#: messages of a match that are formed at once: whoever has missed more gets more when those are taken
PORTION = 10


def spread(house: House, sitting: Sitting, changed: bool) -> None:
    """Tell everybody at a table what they do not know of it. :param changed: whether that is more than the match."""
    timed = (sitting.look() and sitting.setting.clock is not None) or changed
    there = ((guest.number, guest) for guest in list(house.connections.at(sitting.id)))
    if house.apart.each("connection", there, partial(_tell, house, sitting, changed, timed)):
        house.note_change(sitting)  # they are told later


def _tell(house: House, sitting: Sitting, changed: bool, timed: bool, guest: Guest) -> None:
    """Tell one connection at a table. :param timed: whether that is about time too."""
    if guest.person is None or sitting.id not in guest.told:
        return
    if changed:
        guest.say(sitting.seen_by(guest.person.id))
    catch_up(house, guest, guest.person.id, sitting)
    later = sitting.setting.later and guest.person.id in sitting.onlookers
    if timed and sitting.match is not None and not later:
        guest.say(sitting.times())


def catch_up(house: House, guest: Guest, person: str, sitting: Sitting) -> None:
    """Tell a connection what it does not know of a match."""
    guest.owed.discard(sitting.id)
    while sitting.number > (after := guest.told[sitting.id]):
        if not guest.has_room() or (sitting.number - after > PORTION and not house.may_catch_up(guest)):
            guest.owed.add(sitting.id)
            return
        if not (messages := sitting.messages_for(person, after, PORTION)):
            return
        guest.told[sitting.id] = messages[-1].number
        told = [write(message) for message in messages]
        guest.say(Told(table=sitting.id, messages=told))  # type: ignore[arg-type]
