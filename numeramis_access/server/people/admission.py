"""Who may ask for what: the tables where a person sits, watches or is the host, and what is asked for too often."""

from __future__ import annotations

from math import ceil

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson


class Refuse(Exception):
    """A request cannot be done.

    :param code: why, as ``PROTOCOL.md`` lists. :param wait: seconds after which it can be, 0 where that is not known.
    """

    def __init__(self, code: str, wait: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.wait = wait


def check_limit(house: House, guest: Guest, name: str) -> None:
    """Let somebody do what is limited, whether or not it is counted then. :raises Refuse:"""
    _unless(house, name, house.allowance.wait(name, house.counted(guest)))


def shown_by(house: House, guest: Guest, proof: str) -> str:
    """Return by id whose passkey a browser has shown. :raises Refuse:"""
    check_limit(house, guest, "words")
    challenge, guest.challenge = guest.challenge, None
    try:
        return house.passkeys.check_shown(challenge, proof).person
    except Unproven as error:
        count_wrong(house, guest, "words")
        raise Refuse("unknown-passkey") from error


def take(house: House, guest: Guest, name: str, amount: int = 1) -> None:
    """Let somebody do what is limited, and count it. :raises Refuse:"""
    _unless(house, name, house.allowance.take(name, house.counted(guest), amount))


def _unless(house: House, name: str, wait: float) -> None:
    if wait:
        raise Refuse(house.allowance.limits[name].code, ceil(wait))


def count_wrong(house: House, guest: Guest, name: str) -> None:
    """Count a guess that was wrong."""
    house.allowance.use(name, house.counted(guest))


def need_room(house: House, name: str, scope: Scope, there: int, more: int = 1) -> None:
    """Let more be there, where a limit does. :param there: how many are there already. :raises Refuse:"""
    if not house.allowance.has_room(name, scope, there, more):
        raise Refuse(house.allowance.limits[name].code)


def own_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return a table where this person sits."""
    sitting = house.sittings.get(table)
    if sitting is None or sitting.place_of(person.id) is None:
        raise Refuse("no-such-table")
    return sitting


def seat_at(house: House, person: KnownPerson, table: str) -> tuple[Sitting, int]:
    """Return a table where this person sits, and the place."""
    sitting = own_sitting(house, person, table)
    at = sitting.place_of(person.id)
    assert at is not None
    return sitting, at


def sitting_of(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return a table where this person sits or watches."""
    sitting = house.sittings.get(table)
    return sitting if sitting is not None and person.id in sitting.onlookers else own_sitting(house, person, table)


def hosted_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return a table of which this person is the host, or an evening that they direct."""
    sitting = own_sitting(house, person, table)
    club = sitting.setting.club
    if sitting.setting.host != person.id and (club is None or person.id not in club.directors):
        raise Refuse("not-the-host")
    return sitting
