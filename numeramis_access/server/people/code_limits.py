"""Limits of the codes that the house sends by e-mail. The store counts them, so that no restart, and no crowd of
connections, begins them again. It knows people, networks and mailboxes only by digests.
"""

from __future__ import annotations

from collections.abc import Mapping

from numeramis_access.server.people.allowance import CountedGuest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.mailboxes import mailbox_of
from numeramis_access.server.stores.calls import Share


def code_wait(house: House, who: CountedGuest) -> float:
    """Count a code for its person, network and house if all allow it and return 0; otherwise return the seconds to
    wait. Newcomers share an allowance of the house, and known people another, so that a crowd of newcomers uses up only
    its own.

    :raises StoreFailed: if the store fails.
    """
    own: dict[Scope, str] = {"person": who.person, "address": who.address}
    shares = _shares(house, "mail-codes", own)
    shares += _shares(house, "house-codes", {"house": "known people" if who.known else "newcomers"})
    return house.store.take_shares(shares, house.date())


def may_write_to(house: House, address: str) -> bool:
    """Count a code for its mailbox; return whether the mailbox may get it. :raises StoreFailed: if the store fails."""
    shares = _shares(house, "mailbox-codes", {"address": mailbox_of(address)})
    return not house.store.take_shares(shares, house.date())


def _shares(house: House, name: str, whose: Mapping[Scope, str]) -> list[Share]:
    """Return one act against a limit. :param name: the limit's name. :param whose: whose act it is, by scope."""
    rates = house.allowance.limits[name].rates
    counted = ((f"{name} {scope} {who}", rates[scope]) for scope, who in whose.items() if who and scope in rates)
    return [Share(house.calls.digest(text), rate.seconds / rate.most, rate.seconds) for text, rate in counted]
