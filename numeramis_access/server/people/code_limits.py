"""Limits on the codes that the house sends by e-mail.

The store counts them, so that neither a restart nor a crowd of connections resets them. It knows people, networks and
mailboxes only by digests.
"""

from __future__ import annotations

from collections.abc import Mapping

from numeramis_access.server.people.allowance import CountedGuest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.mailboxes import mailbox_of
from numeramis_access.server.stores.calls import CountedAct


def count_code(house: House, who: CountedGuest) -> float:
    """Count a code for its person, its network and the house if all three limits allow it; return 0, else the seconds
    to wait.

    Newcomers share one allowance of the house and known people another, so that a crowd of newcomers uses up only its
    own.

    :param house: the house.
    :param who: the connection, person and address that ask for the code.
    :raises StoreFailed: if the store fails.
    """
    own: dict[Scope, str] = {"person": who.person, "address": who.address}
    shares = _shares(house, "mail-codes", own)
    shares += _shares(house, "house-codes", {"house": "known people" if who.known else "newcomers"})
    return house.store.take_shares(shares, house.date())


def count_code_for_mailbox(house: House, address: str) -> bool:
    """Count a code for a mailbox; return False if that mailbox has had too many.

    :param house: the house.
    :param address: the e-mail address.
    :raises StoreFailed: if the store fails.
    """
    shares = _shares(house, "mailbox-codes", {"address": mailbox_of(address)})
    return not house.store.take_shares(shares, house.date())


def _shares(house: House, name: str, whose: Mapping[Scope, str]) -> list[CountedAct]:
    """Return one act against a limit. :param name: the limit's name. :param whose: whose act it is, by scope."""
    rates = house.allowance.limits[name].rates
    counted = ((f"{name} {scope} {who}", rates[scope]) for scope, who in whose.items() if who and scope in rates)
    return [CountedAct(house.calls.digest(text), rate.seconds / rate.most, rate.seconds) for text, rate in counted]
