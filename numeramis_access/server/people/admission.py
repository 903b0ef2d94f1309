"""Checks before a request is answered: limits, and whether a person sits at, watches or hosts a table."""

from __future__ import annotations

from math import ceil

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson


class Refuse(Exception):
    """A request is refused.

    :param code: the reason in ``PROTOCOL.md``.
    :param wait: seconds until a new attempt can succeed, 0 if unknown.
    :param bye: reason for which the connection ends after the answer, empty if it stays open.
    """

    def __init__(self, code: str, wait: int = 0, bye: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.wait = wait
        self.bye = bye


def check_epoch(house: House, epoch: str, known: int, number: int) -> None:
    """Check a message number of a client: this house must have sent it since the last restored copy.

    :param epoch: epoch of the number, empty from an older client.
    :param known: the client's number.
    :param number: the last number of the table here.
    :raises Refuse: otherwise; the connection ends, and the client starts again.
    """
    if known > number or (known and epoch not in ("", house.epoch)):
        raise Refuse("no-such-table", bye="restored")


def check_limit(house: House, guest: Guest, name: str) -> None:
    """Check a limit without counting.

    :param name: name of the limit.
    :raises Refuse: if it is reached.
    """
    _unless(house, name, house.allowance.wait(name, house.counted(guest)))


def shown_by(house: House, guest: Guest, proof: str) -> str:
    """Return the id of the person whose passkey a browser proves.

    :param proof: the browser's answer as JSON.
    :raises Refuse: if the proof is wrong, or after too many wrong ones.
    """
    check_limit(house, guest, "words")
    challenge, guest.challenge = guest.challenge, None
    try:
        return house.passkeys.check_shown(challenge, proof).person
    except Unproven as error:
        count_wrong(house, guest, "words")
        raise Refuse("unknown-passkey") from error


def take(house: House, guest: Guest, name: str, amount: int = 1) -> None:
    """Count a request against a limit.

    :param name: name of the limit.
    :param amount: the amount that the request costs.
    :raises Refuse: if the limit is reached.
    """
    _unless(house, name, house.allowance.take(name, house.counted(guest), amount))


def _unless(house: House, name: str, wait: float) -> None:
    if wait:
        raise Refuse(house.allowance.limits[name].code, ceil(wait))


def count_wrong(house: House, guest: Guest, name: str) -> None:
    """Count a wrong guess against a limit. :param name: name of the limit."""
    house.allowance.use(name, house.counted(guest))


def need_room(house: House, name: str, scope: Scope, there: int, more: int = 1) -> None:
    """Check that a limit allows more items.

    :param name: name of the limit.
    :param scope: whose items are counted: a connection's, a person's or an address's.
    :param there: the present number of items.
    :param more: number of items to add.
    :raises Refuse: with the limit's code if it does not.
    """
    if not house.allowance.has_room(name, scope, there, more):
        raise Refuse(house.allowance.limits[name].code)


def own_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id at which a person sits.

    :raises Refuse: ``no-such-table`` if this person does not sit there.
    """
    sitting = house.sittings.get(table)
    if sitting is None or sitting.place_of(person.id) is None:
        raise Refuse("no-such-table")
    return sitting


def seat_at(house: House, person: KnownPerson, table: str) -> tuple[Sitting, int]:
    """Return the table with an id at which a person sits, and the number of the person's place, from 0.

    :raises Refuse: ``no-such-table`` if this person does not sit there.
    """
    sitting = own_sitting(house, person, table)
    at = sitting.place_of(person.id)
    assert at is not None
    return sitting, at


def sitting_of(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id at which a person sits or that the person watches.

    :raises Refuse: ``no-such-table`` if this person does neither.
    """
    sitting = house.sittings.get(table)
    return sitting if sitting is not None and person.id in sitting.onlookers else own_sitting(house, person, table)


def hosted_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id if a person hosts it, or directs the evening that gathers there.

    :raises Refuse: ``no-such-table`` or ``not-the-host`` for other people.
    """
    sitting = own_sitting(house, person, table)
    club = sitting.setting.club
    if sitting.setting.host != person.id and (club is None or person.id not in club.directors):
        raise Refuse("not-the-host")
    return sitting
