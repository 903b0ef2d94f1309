"""Checks before a request is answered: limits, and whether a person sits at, watches or hosts a table."""

from __future__ import annotations

from math import ceil

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.passkeys import Unproven
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson


class RefuseRequest(Exception):
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
    """Check that a client's last number is one that this house has sent since the store was last restored from a copy.

    :param house: the house.
    :param epoch: the client's epoch, which each restored copy changes; empty from an older client.
    :param known: number of the last message or log entry that the client has, 0 for none.
    :param number: the last such number here.
    :raises RefuseRequest: ``no-such-table`` if the client's number is greater or comes from another epoch; then the
        connection ends, and the client starts again.
    """
    if known > number or (known and epoch not in ("", house.epoch)):
        raise RefuseRequest("no-such-table", bye="restored")


def check_limit(house: House, guest: Guest, name: str) -> None:
    """Check that a limit allows one more request now, without counting it.

    :param house: the house. :param guest: the connection. :param name: name of the limit.
    :raises RefuseRequest: with the limit's code and the seconds to wait if it does not.
    """
    _unless(house, name, house.allowance.wait_seconds(name, house.counted_guest(guest)))


def person_of_passkey(house: House, guest: Guest, proof: str) -> str:
    """Return the id of the person whose passkey a browser proves.

    This uses up the challenge of the connection; a wrong proof counts against the limit ``words``.

    :param house: the house.
    :param guest: the connection.
    :param proof: the browser's answer as JSON.
    :raises RefuseRequest: ``unknown-passkey`` if the proof is wrong; with the limit's code after too many wrong ones.
    :raises StoreFailed: if the store fails.
    """
    check_limit(house, guest, "words")
    challenge, guest.challenge = guest.challenge, None
    try:
        return house.passkeys.check_proof(challenge, proof).person
    except Unproven as error:
        count_wrong(house, guest, "words")
        raise RefuseRequest("unknown-passkey") from error


def count_request(house: House, guest: Guest, name: str, amount: int = 1) -> None:
    """Count a request against a limit if the limit allows it now.

    :param house: the house. :param guest: the connection. :param name: name of the limit.
    :param amount: the amount that the request costs.
    :raises RefuseRequest: with the limit's code and the seconds to wait if it does not; then nothing is counted.
    """
    _unless(house, name, house.allowance.try_charge(name, house.counted_guest(guest), amount))


def _unless(house: House, name: str, wait: float) -> None:
    if wait:
        raise RefuseRequest(house.allowance.limits[name].code, ceil(wait))


def count_wrong(house: House, guest: Guest, name: str) -> None:
    """Count a wrong guess against a limit, even if the limit is used up.

    :param house: the house. :param guest: the connection. :param name: name of the limit.
    """
    house.allowance.charge(name, house.counted_guest(guest))


def check_room(house: House, name: str, scope: Scope, there: int, more: int = 1) -> None:
    """Check that a limit allows more items.

    :param house: the house. :param name: name of the limit.
    :param scope: whose items are counted: those of a connection, a person, an address, a table or the whole house.
    :param there: the present number of items. :param more: number of items to add.
    :raises RefuseRequest: with the limit's code if the limit does not allow them.
    """
    if not house.allowance.has_room(name, scope, there, more):
        raise RefuseRequest(house.allowance.limits[name].code)


def own_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id at which a person sits.

    :param house: the house. :param person: the person. :param table: id of the table. :raises RefuseRequest:
        ``no-such-table`` if this person does not sit there.
    """
    sitting = house.sittings.get(table)
    if sitting is None or sitting.place_number_of(person.id) is None:
        raise RefuseRequest("no-such-table")
    return sitting


def own_sitting_and_place(house: House, person: KnownPerson, table: str) -> tuple[Sitting, int]:
    """Return the table with an id at which a person sits, and the number of the person's place, from 0.

    :param house: the house. :param person: the person. :param table: id of the table. :raises RefuseRequest:
        ``no-such-table`` if this person does not sit there.
    """
    sitting = own_sitting(house, person, table)
    at = sitting.place_number_of(person.id)
    assert at is not None
    return sitting, at


def sitting_of(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id at which a person sits or that the person watches.

    :param house: the house. :param person: the person. :param table: id of the table. :raises RefuseRequest:
        ``no-such-table`` if this person does neither.
    """
    sitting = house.sittings.get(table)
    return sitting if sitting is not None and person.id in sitting.onlookers else own_sitting(house, person, table)


def hosted_sitting(house: House, person: KnownPerson, table: str) -> Sitting:
    """Return the table with an id if a person sits there and hosts it, or directs the evening that gathers there.

    :param house: the house. :param person: the person. :param table: id of the table. :raises RefuseRequest:
        ``no-such-table`` if the person does not sit there; ``not-the-host`` if they have neither role.
    """
    sitting = own_sitting(house, person, table)
    club = sitting.setting.club
    if sitting.setting.host != person.id and (club is None or person.id not in club.directors):
        raise RefuseRequest("not-the-host")
    return sitting
