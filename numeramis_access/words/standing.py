"""The standing between a listener and the others, which the practice table announces in every game."""

from __future__ import annotations

from numeramis_access.core.seats import Seat

#: the standing between the listener and the best of the others, as message values
LeadValues = dict[str, object]


def lead_values(own: int, others: dict[Seat, int]) -> LeadValues:
    """Return the standing of a listener against the best of the others, as message values.

    ``kind`` is ``ahead``, ``behind`` or ``level``, ``seat`` the best of the others, ``best`` its number, ``size`` the
    difference. Without others it is ``level``, with seat 0.

    :param own: the listener's number, for example of points.
    :param others: the number of each other player, under the player's seat.
    """
    best = max(others.values(), default=own)
    seat = next((other for other, number in others.items() if number == best), 0)
    kind = "ahead" if own > best else "behind" if own < best else "level"
    return {"kind": kind, "seat": seat, "size": abs(own - best), "best": best}
