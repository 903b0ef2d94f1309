"""Who may ask for what: the tables where a person sits, watches or is the host, and what is asked for too often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from numeramis_access.server.people.allowance import Allowance
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import Person
from numeramis_access.tables.protocol import Json

#: does what a request asks for; returns what is to be answered, None for nothing; raises Refuse, StoreFailed
Answer: TypeAlias = Callable[[House, Guest, Person, Any], Json | None]


class Refuse(Exception):
    """A request cannot be done. :param code: why, as ``PROTOCOL.md`` lists."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def may_guess(house: House, guest: Guest) -> None:
    """Let somebody name a code or a passphrase, where not too many were wrong. :raises Refuse:"""
    if house.guesses.used_up(guest.address):
        raise Refuse("too-many-guesses")


def shown_by(house: House, guest: Guest, proof: str) -> str:
    """Return by id whose passkey a browser has shown. :raises Refuse:"""
    may_guess(house, guest)
    challenge, guest.challenge = guest.challenge, None
    try:
        return house.passkeys.shown(challenge, proof).person
    except Unproven as error:
        house.guesses.use(guest.address)
        raise Refuse("unknown-passkey") from error


def use(allowance: Allowance, person: Person) -> None:
    """Let somebody do what may not be done too often. :raises Refuse:"""
    if allowance.used_up(person.id):
        raise Refuse("too-many-guesses")
    allowance.use(person.id)


def mine(house: House, person: Person, table: str) -> Sitting:
    """Return a table where this person sits."""
    sitting = house.sittings.get(table)
    if sitting is None or sitting.place_of(person.id) is None:
        raise Refuse("no-such-table")
    return sitting


def seated(house: House, person: Person, table: str) -> tuple[Sitting, int]:
    """Return a table where this person sits, and the place."""
    sitting = mine(house, person, table)
    at = sitting.place_of(person.id)
    assert at is not None
    return sitting, at


def there(house: House, person: Person, table: str) -> Sitting:
    """Return a table where this person sits or watches."""
    sitting = house.sittings.get(table)
    return sitting if sitting is not None and person.id in sitting.onlookers else mine(house, person, table)


def hosted(house: House, person: Person, table: str) -> Sitting:
    """Return a table of which this person is the host."""
    sitting = mine(house, person, table)
    if sitting.setting.host != person.id:
        raise Refuse("not-the-host")
    return sitting
